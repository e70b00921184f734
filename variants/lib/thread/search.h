/* Binary searches in the offsets. */
#ifndef SEGTUNE_SEARCH_H
#define SEGTUNE_SEARCH_H

#include "dialect.h"

/* The first segment in [low, high) that ends after element x; high if none does. */
FN i64 first_ending_after(GLOBAL const OFF_T *offsets, i64 low, i64 high, i64 x)
{
	while (low < high) {
		const i64 middle = low + (high - low) / 2;
		if (READ_ONLY(offsets + middle + 1) <= x)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

#define PROBES 8 /* loads in flight: fewer dependent steps than a binary search */

/*
 * Merges the n elements with the segment ends, each end right after its segment's last element and as long as `weight`
 * elements: how many ends begin in the first d of the merged list? With weight 0, an end counts once its elements do.
 * (Merge path: Odeh et al. 2012; for CSR: Merrill and Garland 2016.) The first probes surround the position that equal
 * lengths would give.
 */
FN i64 ends_in_merged(GLOBAL const OFF_T *offsets, i64 n, i64 segments, i64 weight, i64 d)
{
	const i64 guess = (i64)((f32)d / (f32)(n + weight * segments) * (f32)segments),
		  most = weight ? (d + weight - 1) / weight : segments;
	i64 low = weight && d > n ? (d - n + weight - 1) / weight : 0, high = most < segments ? most : segments;
	for (i32 first = 1; low < high; first = 0) {
		const i64 from = low, to = high, step = (high - low + PROBES) / (PROBES + 1);
		i64 probe[PROBES];
		OFF_T end[PROBES];
#pragma unroll
		for (i32 i = 0; i < PROBES; i++) {
			const i32 side = i < PROBES / 2 ? i : PROBES - 1 - i; /* from the farthest to the nearest */
			const i64 away = segments >> 4 * (side + 1);
			const i64 around = i < PROBES / 2 ? guess - away : guess + away;
			const i64 at = first ? around : from + (i + 1) * step - 1;
			probe[i] = at < from ? from : at < to ? at : to - 1;
			end[i] = READ_ONLY(offsets + probe[i] + 1);
		}
#pragma unroll
		for (i32 i = 0; i < PROBES; i++) {
			if (end[i] + weight * probe[i] < d + !weight)
				low = low > probe[i] ? low : probe[i] + 1;
			else
				high = high < probe[i] ? high : probe[i];
		}
	}
	return low;
}

#endif

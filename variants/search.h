/* Binary searches in the offsets. */
#ifndef SEGTUNE_SEARCH_H
#define SEGTUNE_SEARCH_H

#include "dialect.h"

/* The first segment of [low, high) that ends after element x; high if none does. Ends never decrease. */
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

/*
 * Merge the n elements with the segments' ends, each end right behind the last element of its segment: how many ends
 * are among the first d of the merged list? (Merge path: Odeh et al. 2012; for CSR: Merrill and Garland 2016.)
 */
FN i64 ends_in_merged(GLOBAL const OFF_T *offsets, i64 n, i64 segments, i64 d)
{
	i64 low = d > n ? d - n : 0, high = d < segments ? d : segments;
	while (low < high) {
		const i64 middle = low + (high - low) / 2;
		if (READ_ONLY(offsets + middle + 1) + middle < d)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

#endif

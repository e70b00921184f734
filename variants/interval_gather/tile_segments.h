/*
 * Finds the segments of a tile's elements in local memory; a tile is a part of the merged list of elements and segment
 * ends, whatever the lengths. `ends` are the ends of its segments, relative to its first element. The including file
 * defines NT; NV, the most items per tile; VT, items per thread.
 */
#ifndef SEGTUNE_TILE_SEGMENTS_H
#define SEGTUNE_TILE_SEGMENTS_H

#include "dialect.h"

#ifndef SERIAL_MERGE
#define SERIAL_MERGE 1
#endif

/* The number of ends at or before element x, of count in ascending order. */
FN i32 end_behind(LOCAL_PTR const i32 *ends, i32 count, i32 x)
{
	i32 low = 0, high = count;
	while (low < high) {
		const i32 middle = (low + high) / 2;
		if (ends[middle] <= x)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

#if SERIAL_MERGE
/*
 * Stores for each element of the tile the number of ends before it; each thread merges VT items. End i comes after
 * ends[i] elements and i ends.
 */
FN void merge_items(LOCAL_PTR const i32 *ends, i32 count, i32 elements, LOCAL_PTR i32 *segment_of)
{
	const i32 from = thread_id() * VT;
	i32 low = 0, high = count;
	while (low < high) {
		const i32 middle = (low + high) / 2;
		if (ends[middle] + middle < from)
			low = middle + 1;
		else
			high = middle;
	}
	i32 next = low < count ? ends[low] + low : NV;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const i32 item = from + i;
		if (item == next) {
			low++;
			next = low < count ? ends[low] + low : NV;
		} else if (item < elements + count) {
			segment_of[item - low] = low;
		}
	}
}
#endif

#endif

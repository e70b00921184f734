/*
 * Segments of more than WARP_SEGMENT_MIN rows in the buffer (columns.h) are folded by a whole warp, as many rows at a
 * time as it has threads for: otherwise the warp would wait for the threads with the longest segment.
 */
#ifndef SEGTUNE_WARP_COLUMNS_H
#define SEGTUNE_WARP_COLUMNS_H

#include "column_folds.h"

#define WARP_ROWS (WARP / ROW_THREADS)

/* Folds a lane's share of rows from .. to - 1; column: the lane's first column, of row `first`, in the buffer. */
FN column_folds fold_lane_rows(LOCAL_PTR const V *column, OFF_T first, OFF_T from, OFF_T to, i32 lane)
{
	column_folds sum = no_folds();
#pragma unroll 2
	for (i32 k = (i32)(from - first) + lane / ROW_THREADS; k < (i32)(to - first); k += WARP_ROWS) {
		const column_values x = read_values(column + k * ROW_STRIDE);
		add_values(&sum, &x, (i64)first + k);
	}
	return sum;
}

/*
 * Adds to the sums of each long segment's threads what all lanes fold of it; from, to: the rows of the lane's own
 * segment.
 */
FN void fold_by_warps(LOCAL_PTR const V *column, OFF_T first, OFF_T from, OFF_T to, column_folds *sum)
{
	const i32 lane = thread_id() % WARP;
#pragma unroll 1
	for (u32 left = BALLOT(lane % ROW_THREADS == 0 && to - from > WARP_SEGMENT_MIN); left; left &= left - 1) {
		const i32 owner = LOWEST_BIT(left);
		column_folds part = fold_lane_rows(column, first, SHUFFLE(from, owner), SHUFFLE(to, owner), lane);
#pragma unroll
		for (i32 d = ROW_THREADS; d < WARP; d *= 2)
			part = combine_folds(part, SHUFFLE_DOWN(part, d, WARP));
		part = SHUFFLE(part, lane % ROW_THREADS);
		if (lane / ROW_THREADS == owner / ROW_THREADS)
			*sum = combine_folds(*sum, part);
	}
}

#endif

/*
 * Softmax within segments of any lengths in two passes: segreduce/flat folds the segments; then equal tiles of elements
 * are read again, and each element finds its segment among the tile's.
 */
#include "softmax.h"

#include "segreduce/flat.cl"

/* The tile's values are in flight while their segments are searched. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void segsoftmax_shares(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						     GLOBAL const i64 *RESTRICT limits, GLOBAL const T *RESTRICT folds,
						     GLOBAL share_t *RESTRICT result)
{
	const tile w = whole_tile(block_id(), n);
	const i64 first = limits[block_id()], last = limits[block_id() + 1];
	const OFF_T end = (OFF_T)(w.base + w.to);
	staged_vec x[LOADS];
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = (k * NT + thread_id()) * VEC;
		if (at < w.to)
			load_values(SOURCE, (OFF_T)(w.base + at), (OFF_T)n, &x[k]);
	}
#pragma unroll
	for (i32 k = 0; k < LOADS; k++) {
		const i32 at = (k * NT + thread_id()) * VEC;
		if (at < w.to) {
			const OFF_T place = (OFF_T)(w.base + at);
			i64 segment = first_ending_after(offsets, first, last, place);
			OFF_T ends = READ_ONLY(offsets + segment + 1);
			T factor = factor_of(folds[segment]);
			shares s;
#pragma unroll
			for (i32 i = 0; i < VEC; i++) {
				if (place + i >= ends && place + i < end) {
					do
						ends = READ_ONLY(offsets + ++segment + 1);
					while (place + i >= ends);
					factor = factor_of(folds[segment]);
				}
				s.e[i] = share_of(staged_element(x[k].v[i], place + i), factor);
			}
			store_shares(result, &s, place, (OFF_T)w.base, end);
		}
	}
}

/* The kernel in which several threads fold each segment. See buffer.h for what the including kernel defines. */
#ifndef SEGTUNE_PER_SEGMENT_KERNEL_H
#define SEGTUNE_PER_SEGMENT_KERNEL_H

#include "stream/segment_fold.h"

KERNEL BOUNDS(NT, MIN_BLOCKS) void STREAM_KERNEL(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
						 GLOBAL RESULT_T *RESTRICT result AND_SPLIT_PARAMS AND_FITTED_PARAM)
{
	LOCAL_DECL staged_vec buffer[BUFFER_VECS];
	ARRIVAL_DECL
	BOUNDS_DECL
	SCRATCH_DECL
	JUMP_DECL
	const i32 threads = FITTED_OR(THREADS_PER_SEGMENT), groups = over_threads(NT, threads);
	const i32 owned = groups * SEGMENTS_PER_THREAD, group = over_threads(thread_id(), threads),
		  lane = thread_id() & (threads - 1);
	const i64 first = block_id() * owned;
	const i32 count = own_segments(first, segments, owned);
	OFF_T own[BOUNDS_EACH];
	if (MANY_ROWS)
		load_bounds(OFFSETS first, count, own);
	/*
	 * Read by all threads, not broadcast, and before the other bounds: loads of elements can start without a
	 * barrier.
	 */
	const OFF_T begin = OFFSET(first), end = OFFSET(first + count);
	T sum[SEGMENTS_PER_THREAD];
	u32 split = 0; /* a bit for each of the thread's segments that is split */
	i32 pass = 0;

#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++)
		sum[k] = IDENTITY;
	SOURCE_AMONG(first, first + count);
	if (!MANY_ROWS)
		load_bounds(OFFSETS first, count, own);
	keep_bounds(own, count, owned, end, bounds);
	for (OFF_T base = begin / VEC * VEC, next; base < end; base = next, pass++) {
		fill(SOURCE, base, end, (OFF_T)n, buffer ARRIVAL);
		BARRIER();
		const buffer_parts parts = find_parts(base, bounds, threads);
		WAIT_FOR_BUFFER(pass);
		fold_parts((LOCAL_PTR const STAGED *)buffer, base, &parts, threads, scratch, sum);
		next = next_pass(base, end);
		if (next < end) { /* uniform in the block */
			RELEASE_BUFFER();
			next = skip_split(next, bounds, count, jump);
		}
	}
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 segment = k * groups + group;
		const T whole = lanes_fold(sum[k], lane, threads, scratch);
		if (lane == 0 && segment < count) {
			if (begin < end && is_split(&bounds[segment])) {
				split |= 1u << k;
				continue; /* PoCL 5 without its optimiser miscompiles an else */
			}
			result[first + segment] = RESULT_OF(whole);
		}
	}
	list_split(split, first, bounds, group, groups AND_SPLIT);
}

#endif

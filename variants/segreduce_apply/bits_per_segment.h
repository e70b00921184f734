/* The kernel in which several threads fold each segment, whose bounds they find from prepared bits (prepare.h). */
#ifndef SEGTUNE_BITS_PER_SEGMENT_H
#define SEGTUNE_BITS_PER_SEGMENT_H

#include "block/prefix_sum.h"
#include "stream/segment_fold.h"

/* The bits that a thread loads at a time. */
#if BITS_PER_LOAD == 32
#define BITS_T u32
#elif BITS_PER_LOAD == 16
#define BITS_T u16
#else
#define BITS_T u8
#endif

/*
 * Stores the bounds of the count segments that end in (begin, end], and `end` for those that the block lacks; called by
 * all threads. sums: SCAN_SIZE entries.
 */
FN void bounds_of_bits(GLOBAL const BITS_T *bits, OFF_T begin, OFF_T end, i32 count, LOCAL_PTR OFF_T *bounds,
		       LOCAL_PTR u32 *sums)
{
	const i32 place = thread_id() * BITS_PER_LOAD;
	u32 before = 0, total;
	for (OFF_T base = begin / BITS_PER_LOAD * BITS_PER_LOAD;; base += NT * BITS_PER_LOAD) {
		const OFF_T left = end - base - place;
		u32 mine = left > 0 ? READ_ONLY(bits + (base + place) / BITS_PER_LOAD) : 0;
		if (base < begin && place == 0)
			mine = mine >> (begin - base) << (begin - base);
		if (left > 0 && left < BITS_PER_LOAD)
			mine &= (1u << left) - 1;
		u32 rank = before + block_rank(BIT_COUNT(mine), sums, &total);
		for (; mine; mine &= mine - 1)
			bounds[++rank] = base + place + LOWEST_BIT(mine) + 1;
		before += total;
		if (end - base <= NT * BITS_PER_LOAD)
			break;
		BARRIER(); /* sums may be overwritten */
	}
	if (thread_id() == 0)
		bounds[0] = begin;
	for (i32 s = count + 1 + thread_id(); s <= SEGMENTS; s += NT)
		bounds[s] = end;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void STREAM_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT edges,
						 GLOBAL const u32 *RESTRICT bits, i64 empty,
						 GLOBAL const OFF_T *RESTRICT rows, i64 n, i64 segments,
						 GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL staged_vec buffer[BUFFER_VECS];
	ARRIVAL_DECL
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL u32 sums[SCAN_SIZE];
	SCRATCH_DECL
	const i32 group = thread_id() / THREADS_PER_SEGMENT, lane = thread_id() & (THREADS_PER_SEGMENT - 1);
	const i64 first = block_id() * SEGMENTS;
	const i32 count = own_segments(first, segments, SEGMENTS);
	const OFF_T begin = READ_ONLY(edges + block_id()), end = READ_ONLY(edges + block_id() + 1);
	T sum[SEGMENTS_PER_THREAD];
	i32 pass = 0;

#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++)
		sum[k] = IDENTITY;
	for (OFF_T base = begin / VEC * VEC, next; base < end; base = next, pass++) {
		fill(SOURCE, base, end, (OFF_T)n, buffer ARRIVAL);
		if (pass == 0) /* while the loads are in flight */
			bounds_of_bits((GLOBAL const BITS_T *)bits, begin, end, count, bounds, sums);
		BARRIER();
		const buffer_parts parts = find_parts(base, bounds, THREADS_PER_SEGMENT);
		WAIT_FOR_BUFFER(pass);
		fold_parts((LOCAL_PTR const STAGED *)buffer, base, &parts, THREADS_PER_SEGMENT, scratch, sum);
		next = next_pass(base, end);
		if (next < end) { /* uniform in the block */
			RELEASE_BUFFER();
			BARRIER();
		}
	}
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 segment = k * (NT / THREADS_PER_SEGMENT) + group;
		const T whole = lanes_fold(sum[k], lane, THREADS_PER_SEGMENT, scratch);
		if (lane == 0 && segment < count)
			result[empty ? (i64)rows[first + segment] : first + segment] = RESULT_OF(whole);
	}
}

#endif

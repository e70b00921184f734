/*
 * A block has SEGMENTS consecutive segments, whose contiguous rows pass through a buffer in local memory in one or more
 * passes. A thread folds COLUMNS adjacent columns of all rows of a segment, with a fraction of the instructions of one
 * thread per column (buffered.h). Results are collected in local memory for coalesced stores. The including file
 * defines COLUMNS_KERNEL, fill_buffer and what it needs, and NT, SEGMENTS, COLUMNS, BUFFER_ITEMS, UNROLL.
 */
#ifndef SEGTUNE_COLUMNS_H
#define SEGTUNE_COLUMNS_H

#include "column_folds.h"
#include "counted.h"

#define ROW_THREADS (WIDTH / COLUMNS) /* threads per segment, with all columns */
#define TURNS ((SEGMENTS * ROW_THREADS + NT - 1) / NT)
#define ROWS_AT_ONCE ((BUFFER_ITEMS - FILL_ALIGN + 1) / ROW_STRIDE) /* wherever the first one begins */

#if WARP_SEGMENT_MIN
#include "warp_columns.h"
#endif

/* Adds rows from .. to - 1; column: the thread's first column, of row `first`, in the buffer. */
FN void fold_columns(LOCAL_PTR const V *column, OFF_T first, OFF_T from, OFF_T to, column_folds *sum)
{
	const i32 end = (i32)(to - first);
	i32 k = (i32)(from - first);
#pragma unroll 1
	for (; k + UNROLL <= end; k += UNROLL) {
		column_values x[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			x[u] = read_values(column + (k + u) * ROW_STRIDE);
		add_values_together(sum, x, (i64)first + k);
	}
#pragma unroll 1
	for (; k < end; k++) {
		const column_values x = read_values(column + k * ROW_STRIDE);
		add_values(sum, &x, (i64)first + k);
	}
}

/*
 * The same for the rows of a thread's segment in the buffer, which has rows row .. end - 1. All threads call it, those
 * without a segment, too: fold_by_warps needs whole warps.
 */
FN void fold_in_buffer(LOCAL_PTR const V *column, LOCAL_PTR const OFF_T *bounds, i32 has_segment, OFF_T row, OFF_T end,
		       column_folds *sum)
{
	OFF_T from = row, to = row;
	if (has_segment) {
		const OFF_T begins = bounds[0], ends = bounds[1];
		from = begins > row ? begins : row;
		to = ends < end ? ends : end;
		if (!WARP_SEGMENT_MIN || to - from <= WARP_SEGMENT_MIN)
			fold_columns(column, row, from, to, sum);
	}
#if WARP_SEGMENT_MIN
	fold_by_warps(column, row, from, to, sum);
#endif
}

/* Stores the results of folds in local memory; an odd number of 16-bit results as words, except the first or last. */
#if RESULT_BYTES == 2 && COLUMNS > 1 && COLUMNS % 2 == 1
#define RESULT_WORDS (COLUMNS / 2)
FN void collect_results(LOCAL_PTR RESULT_T *to, const column_folds *x)
{
	const u32 odd = (u32)(size_t)to / RESULT_BYTES % 2;
	LOCAL_PTR u32 *words = (LOCAL_PTR u32 *)(to + odd);
	u32 pair[RESULT_WORDS + 1];
#pragma unroll
	for (i32 k = 0; k < RESULT_WORDS; k++)
		pair[k] = (u16)RESULT_OF(x->e[2 * k]) | (u32)(u16)RESULT_OF(x->e[2 * k + 1]) << 16;
	pair[RESULT_WORDS] = (u16)RESULT_OF(x->e[COLUMNS - 1]);
#pragma unroll
	for (i32 k = 0; k < RESULT_WORDS; k++)
		words[k] = (u32)(((u64)pair[k + 1] << 32 | pair[k]) >> odd * 16);
	to[odd ? 0 : COLUMNS - 1] = (RESULT_T)(odd ? pair[0] : pair[RESULT_WORDS]);
}
#else
#define collect_results(to, x) put_results_of(to, x)
#endif

/*
 * Stores the results of `count` segments, by all threads, as 16-byte vectors but for the last few; to: the block's
 * first result.
 */
FN void store_block(LOCAL_PTR const uint4 *from, i32 count, GLOBAL RESULT_T *RESTRICT to)
{
	const i32 whole = count * WIDTH * RESULT_BYTES / 16;
#pragma unroll 4
	for (i32 k = thread_id(); k < whole; k += NT)
		((GLOBAL uint4 *)to)[k] = from[k];
	for (i32 k = whole * 16 / RESULT_BYTES + thread_id(); k < count * WIDTH; k += NT)
		to[k] = ((LOCAL_PTR const RESULT_T *)from)[k];
}

KERNEL BOUNDS(NT, 0) void COLUMNS_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						  SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL values_vec buffer[BUFFER_ITEMS / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL uint4 results[(SEGMENTS * WIDTH * RESULT_BYTES + 15) / 16];
	FILL_DECL;
	SEGMENTS_HERE;
	i32 pass = 0;

	EACH_GROUP(group, (segments + SEGMENTS - 1) / SEGMENTS)
	{
		const i64 block = group * SEGMENTS, left = segments - block;
		const i32 count = left < SEGMENTS ? (i32)left : SEGMENTS;
		/* Read by all threads, before the other bounds: filling the buffer needs no barrier. */
		const OFF_T first = READ_ONLY(offsets + block), last = READ_ONLY(offsets + block + count);
		column_folds sum[TURNS];

#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++)
			sum[turn] = no_folds();
		for (OFF_T row = first, end; row < last; row = end) {
			end = last - row < ROWS_AT_ONCE ? last : row + ROWS_AT_ONCE;
			const i64 from = (i64)row * ROW_STRIDE, base = from / FILL_ALIGN * FILL_ALIGN;
			fill_buffer(values, base, (i64)end * ROW_STRIDE, n * ROW_STRIDE, buffer, FILL pass);
			if (row == first)
				for (i32 k = thread_id(); k <= count; k += NT)
					bounds[k] = READ_ONLY(offsets + block + k);
			WAIT_FOR_BUFFER(pass);
			BARRIER();
#pragma unroll
			for (i32 turn = 0; turn < TURNS; turn++) {
				const i32 place = turn * NT + thread_id(), segment = place / ROW_THREADS;
				fold_in_buffer((LOCAL_PTR const V *)buffer + (from - base) + place % ROW_THREADS * COLUMNS,
					       bounds + segment, segment < count, row, end, &sum[turn]);
			}
			if (end < last) {
				RELEASE_BUFFER();
				BARRIER();
			}
			pass++;
		}
#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++) {
			const i32 place = turn * NT + thread_id();
			if (place < count * ROW_THREADS)
				collect_results((LOCAL_PTR RESULT_T *)results + place * COLUMNS, &sum[turn]);
		}
		BARRIER();
		store_block(results, count, result + block * WIDTH);
		NEXT_GROUP();
	}
}

#endif

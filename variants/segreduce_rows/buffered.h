/*
 * A block has SEGMENTS consecutive segments, whose contiguous rows pass through a buffer in local memory as whole
 * vectors, whatever the rows' width, in one or more passes. For each segment and column ROWS adjacent threads fold
 * every ROWS-th row. The including file defines BUFFERED_KERNEL, fill_buffer and what it needs, and NT, SEGMENTS, ROWS,
 * BUFFER_ITEMS, MIN_BLOCKS.
 */
#ifndef SEGTUNE_BUFFERED_H
#define SEGTUNE_BUFFERED_H

#include "buffered_rows.h"
#include "counted.h"

KERNEL BOUNDS(NT, MIN_BLOCKS) void BUFFERED_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL values_vec buffer[BUFFER_ITEMS / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL T scratch[FOLD_SIZE];
	FILL_DECL;
	SEGMENTS_HERE;
	i32 pass = 0;

	EACH_GROUP(group, (segments + SEGMENTS - 1) / SEGMENTS)
	{
		const i64 block = group * SEGMENTS, left = segments - block;
		const i32 count = left < SEGMENTS ? (i32)left : SEGMENTS, row = thread_id() % ROWS;
		/* Read by all threads, before the other bounds: filling the buffer needs no barrier. */
		const OFF_T first = READ_ONLY(offsets + block), last = READ_ONLY(offsets + block + count);
		const i64 from = (i64)first * ROW_STRIDE / VEC * VEC, to = (i64)last * ROW_STRIDE;
		const i64 all = n * ROW_STRIDE;
		const i32 before = pass;
		T sum[TURNS];

#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++)
			sum[turn] = IDENTITY;
		for (i64 base = from; base < to; base += BUFFER_ITEMS) {
			const i64 end = to - base < BUFFER_ITEMS ? to : base + BUFFER_ITEMS;
			fill_buffer(values, base, end, all, buffer, FILL pass);
			if (pass == before)
				for (i32 k = thread_id(); k <= count; k += NT)
					bounds[k] = READ_ONLY(offsets + block + k);
			WAIT_FOR_BUFFER(pass);
			BARRIER();
#pragma unroll
			for (i32 turn = 0; turn < TURNS; turn++) {
				const i32 place = turn * FOLDERS + thread_id() / ROWS, segment = place / WIDTH;
				if (segment < count) {
					const buffered_rows r =
						to - from <= BUFFER_ITEMS
							? rows_at((i32)((i64)first * ROW_STRIDE - from), first,
								  bounds[segment], bounds[segment + 1], place % WIDTH)
							: rows_between(base, end, bounds[segment], bounds[segment + 1],
								       place % WIDTH);
					sum[turn] = fold_buffered((LOCAL_PTR const V *)buffer, &r, row, sum[turn]);
				}
			}
			if (end < to) {
				RELEASE_BUFFER();
				BARRIER();
			}
			pass++;
		}
#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++) {
			const i32 place = turn * FOLDERS + thread_id() / ROWS;
			const T whole = lanes_fold(sum[turn], row, ROWS, scratch);
			if (row == 0 && place < count * WIDTH)
				result[block * WIDTH + place] = RESULT_OF(whole);
		}
		NEXT_GROUP();
	}
}

#endif

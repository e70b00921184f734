/*
 * A block has SEGMENTS consecutive segments, whose rows lie one behind the other: they pass through a buffer in local
 * memory in whole vectors, whatever the rows' width, as often as it takes. Of each segment and column ROWS neighbouring
 * threads fold every ROWS-th row. The including file defines BUFFERED_KERNEL and, by fill_buffer, how the buffer is
 * filled, and NT, SEGMENTS, ROWS, BUFFER_ITEMS, MIN_BLOCKS.
 */
#ifndef SEGTUNE_BUFFERED_H
#define SEGTUNE_BUFFERED_H

#include "block/reduce.h"
#include "rows.h"

#define FOLDERS (NT / ROWS) /* segments and columns that are folded at a time */
#define TURNS ((SEGMENTS * WIDTH + FOLDERS - 1) / FOLDERS)

/* Adds to sum, of rows from .. to - 1, those whose column lies in the buffer: values from base to before end. */
FN T fold_buffered(LOCAL_PTR const V *buffer, i64 base, i64 end, i64 from, i64 to, i32 column, i32 row, T sum)
{
	if (from * ROW_STRIDE + column < base)
		from = (base - column + ROW_STRIDE - 1) / ROW_STRIDE;
	if ((to - 1) * ROW_STRIDE + column >= end)
		to = (end - column + ROW_STRIDE - 1) / ROW_STRIDE;
	const i32 count = to > from ? (i32)(to - from) : 0, first = (i32)(from * ROW_STRIDE + column - base);
#pragma unroll 4
	for (i32 k = row; k < count; k += ROWS)
		sum = combine(sum, lift(buffer[first + k * ROW_STRIDE], from + k));
	return sum;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void BUFFERED_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   i64 segments, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL values_vec buffer[BUFFER_ITEMS / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL T scratch[FOLD_SIZE];
	FILL_DECL;
	const i64 block = block_id() * SEGMENTS, left = segments - block;
	const i32 count = left < SEGMENTS ? (i32)left : SEGMENTS, row = thread_id() % ROWS;
	T sum[TURNS];

	for (i32 k = thread_id(); k <= count; k += NT)
		bounds[k] = READ_ONLY(offsets + block + k);
#pragma unroll
	for (i32 turn = 0; turn < TURNS; turn++)
		sum[turn] = IDENTITY;
	BARRIER();
	const i64 from = (i64)bounds[0] * ROW_STRIDE / VEC * VEC, to = (i64)bounds[count] * ROW_STRIDE;
	const i64 all = n * ROW_STRIDE;
	i32 pass = 0;
	for (i64 base = from; base < to; base += BUFFER_ITEMS) {
		const i64 end = to - base < BUFFER_ITEMS ? to : base + BUFFER_ITEMS;
		fill_buffer(values, base, end, all, buffer, FILL pass);
		WAIT_FOR_BUFFER(pass);
		BARRIER();
#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++) {
			const i32 place = turn * FOLDERS + thread_id() / ROWS, segment = place / WIDTH;
			if (segment < count)
				sum[turn] = fold_buffered((LOCAL_PTR const V *)buffer, base, end, bounds[segment],
							  bounds[segment + 1], place % WIDTH, row, sum[turn]);
		}
		RELEASE_BUFFER();
		BARRIER();
		pass++;
	}
#pragma unroll
	for (i32 turn = 0; turn < TURNS; turn++) {
		const i32 place = turn * FOLDERS + thread_id() / ROWS;
		const T whole = lanes_fold(sum[turn], row, ROWS, scratch);
		if (row == 0 && place < count * WIDTH)
			result[block * WIDTH + place] = RESULT_OF(whole);
	}
}

#endif

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

/* Rows of a segment in the buffer: the place of a column in the first, their number, the first one's index. */
typedef struct {
	i32 place, count;
	i64 first;
} buffered_rows;

/* Those of rows from .. to - 1 whose column lies in the buffer: values from base to before end. */
FN buffered_rows rows_between(i64 base, i64 end, i64 from, i64 to, i32 column)
{
	buffered_rows r;
	if (from * ROW_STRIDE + column < base)
		from = (base - column + ROW_STRIDE - 1) / ROW_STRIDE;
	if ((to - 1) * ROW_STRIDE + column >= end)
		to = (end - column + ROW_STRIDE - 1) / ROW_STRIDE;
	r.place = (i32)(from * ROW_STRIDE + column - base);
	r.count = to > from ? (i32)(to - from) : 0;
	r.first = from;
	return r;
}

/* The same where all of the block's rows do, which takes half the instructions: the first one at place lead. */
FN buffered_rows rows_at(i32 lead, OFF_T first, OFF_T from, OFF_T to, i32 column)
{
	buffered_rows r;
	r.place = (i32)(from - first) * ROW_STRIDE + lead + column;
	r.count = (i32)(to - from);
	r.first = from;
	return r;
}

#ifdef SEVERAL_BODY
/* Adds rows k, k + ROWS, ..., count of them, at most SEVERAL, to sum. */
FN T fold_some_buffered(LOCAL_PTR const V *buffer, const buffered_rows *r, i32 k, i32 count, T sum)
{
	T e[SEVERAL];
#pragma unroll
	for (i32 u = 0; u < count; u++)
		e[u] = lift(buffer[r->place + (k + u * ROWS) * ROW_STRIDE], r->first + k + u * ROWS);
	return fold_several(sum, e, count);
}
#endif

/* Adds every ROWS-th of them from number row on to sum. */
#ifdef SEVERAL_BODY
FN T fold_buffered(LOCAL_PTR const V *buffer, const buffered_rows *r, i32 row, T sum)
{
	i32 k = row;
#pragma unroll 1
	for (; k + (SEVERAL - 1) * ROWS < r->count; k += SEVERAL * ROWS)
		sum = fold_some_buffered(buffer, r, k, SEVERAL, sum);
	if (SEVERAL_HALVED && k + (SEVERAL / 2 - 1) * ROWS < r->count) {
		sum = fold_some_buffered(buffer, r, k, SEVERAL / 2, sum);
		k += SEVERAL / 2 * ROWS;
	}
#pragma unroll 1
	for (; k < r->count; k += ROWS)
		sum = combine(sum, lift(buffer[r->place + k * ROW_STRIDE], r->first + k));
	return sum;
}
#else
FN T fold_buffered(LOCAL_PTR const V *buffer, const buffered_rows *r, i32 row, T sum)
{
#pragma unroll 4
	for (i32 k = row; k < r->count; k += ROWS)
		sum = combine(sum, lift(buffer[r->place + k * ROW_STRIDE], r->first + k));
	return sum;
}
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void BUFFERED_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   i64 segments, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL values_vec buffer[BUFFER_ITEMS / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL T scratch[FOLD_SIZE];
	FILL_DECL;
	const i64 block = block_id() * SEGMENTS, left = segments - block;
	const i32 count = left < SEGMENTS ? (i32)left : SEGMENTS, row = thread_id() % ROWS;
	/* By all threads, before the other bounds: the buffer is filled without a barrier. */
	const OFF_T first = READ_ONLY(offsets + block), last = READ_ONLY(offsets + block + count);
	const i64 from = (i64)first * ROW_STRIDE / VEC * VEC, to = (i64)last * ROW_STRIDE;
	const i64 all = n * ROW_STRIDE;
	T sum[TURNS];
	i32 pass = 0;

#pragma unroll
	for (i32 turn = 0; turn < TURNS; turn++)
		sum[turn] = IDENTITY;
	for (i64 base = from; base < to; base += BUFFER_ITEMS) {
		const i64 end = to - base < BUFFER_ITEMS ? to : base + BUFFER_ITEMS;
		fill_buffer(values, base, end, all, buffer, FILL pass);
		if (pass == 0)
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
						? rows_at((i32)((i64)first * ROW_STRIDE - from), first, bounds[segment],
							  bounds[segment + 1], place % WIDTH)
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
}

#endif

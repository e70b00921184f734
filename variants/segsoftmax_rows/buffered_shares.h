/*
 * Softmax within a block's SEGMENTS consecutive segments, whose contiguous rows pass through a buffer in local memory
 * as whole vectors, whatever the rows' width: for each segment and column ROWS adjacent threads fold every ROWS-th row
 * and write its shares. If all rows fit into the buffer they are read once, otherwise they pass through it a second
 * time. The including file defines BUFFERED_KERNEL, NT, SEGMENTS, ROWS, BUFFER_ITEMS, MIN_BLOCKS, and includes
 * softmax.h and the header with fill_buffer.
 */
#ifndef SEGTUNE_BUFFERED_SHARES_H
#define SEGTUNE_BUFFERED_SHARES_H

#include "segreduce_rows/buffered_rows.h"

/* A block's rows as values from .. to - 1, where from is at the start of a vector. */
typedef struct {
	i64 from, to;
	OFF_T first; /* row */
} block_rows;

FN i64 end_of_filling(const block_rows *b, i64 base)
{
	return b->to - base < BUFFER_ITEMS ? b->to : base + BUFFER_ITEMS;
}

/* The rows of a segment with these bounds in the buffer, which holds values base .. end - 1. */
FN buffered_rows rows_of(const block_rows *b, i64 base, i64 end, LOCAL_PTR const OFF_T *bounds, i32 column)
{
	if (b->to - b->from <= BUFFER_ITEMS)
		return rows_at((i32)((i64)b->first * ROW_STRIDE - b->from), b->first, bounds[0], bounds[1], column);
	return rows_between(base, end, bounds[0], bounds[1], column);
}

/* Broadcasts lane 0's x to its ROWS lanes. */
#if ROWS == 1
FN T share_lanes(T x, i32 lane, LOCAL_PTR T *scratch)
{
	(void)lane;
	(void)scratch;
	return x;
}
#elif defined(HAS_SHUFFLE)
FN T share_lanes(T x, i32 lane, LOCAL_PTR T *scratch)
{
	(void)scratch;
	return SHUFFLE(x, thread_id() % WARP - lane);
}
#else
FN T share_lanes(T x, i32 lane, LOCAL_PTR T *scratch)
{
	BARRIER(); /* scratch may be overwritten */
	if (lane == 0)
		scratch[thread_id()] = x;
	BARRIER();
	return scratch[thread_id() - lane];
}
#endif

/* Writes the shares of every ROWS-th row from number `row` on. */
FN void write_buffered(LOCAL_PTR const V *buffer, const buffered_rows *r, i32 row, i32 column, T factor,
		       GLOBAL share_t *RESTRICT result)
{
	GLOBAL share_t *RESTRICT to = result + r->first * WIDTH + column;
#pragma unroll 4
	for (i32 k = row; k < r->count; k += ROWS)
		to[(i64)k * WIDTH] = share_of(lift(buffer[r->place + k * ROW_STRIDE], 0), factor);
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void BUFFERED_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   i64 segments, GLOBAL share_t *RESTRICT result)
{
	LOCAL_DECL values_vec buffer[BUFFER_ITEMS / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
	LOCAL_DECL T scratch[FOLD_SIZE];
	FILL_DECL;
	const i64 block = block_id() * SEGMENTS, left = segments - block;
	const i32 count = left < SEGMENTS ? (i32)left : SEGMENTS, row = thread_id() % ROWS;
	/* Read by all threads, before the other bounds: filling the buffer needs no barrier. */
	const OFF_T first = READ_ONLY(offsets + block), last = READ_ONLY(offsets + block + count);
	const block_rows b = {(i64)first * ROW_STRIDE / VEC * VEC, (i64)last * ROW_STRIDE, first};
	const i32 fills = (i32)((b.to - b.from + BUFFER_ITEMS - 1) / BUFFER_ITEMS);
	T sum[TURNS];

#pragma unroll
	for (i32 turn = 0; turn < TURNS; turn++)
		sum[turn] = IDENTITY;
	for (i32 pass = 0; pass < fills; pass++) {
		const i64 base = b.from + (i64)pass * BUFFER_ITEMS, end = end_of_filling(&b, base);
		fill_buffer(values, base, end, n * ROW_STRIDE, buffer, FILL pass);
		if (pass == 0)
			for (i32 k = thread_id(); k <= count; k += NT)
				bounds[k] = READ_ONLY(offsets + block + k);
		WAIT_FOR_BUFFER(pass);
		BARRIER();
#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++) {
			const i32 place = turn * FOLDERS + thread_id() / ROWS, segment = place / WIDTH;
			if (segment < count) {
				const buffered_rows r = rows_of(&b, base, end, bounds + segment, place % WIDTH);
				sum[turn] = fold_buffered((LOCAL_PTR const V *)buffer, &r, row, sum[turn]);
			}
		}
		if (fills > 1) {
			RELEASE_BUFFER();
			BARRIER();
		}
	}
#pragma unroll
	for (i32 turn = 0; turn < TURNS; turn++)
		sum[turn] = factor_of(share_lanes(lanes_fold(sum[turn], row, ROWS, scratch), row, scratch));
	/* The same rows again; if one filling holds all of them, they are still there. */
	for (i32 pass = 0; pass < fills; pass++) {
		const i64 base = b.from + (i64)pass * BUFFER_ITEMS, end = end_of_filling(&b, base);
		if (fills > 1) {
			fill_buffer(values, base, end, n * ROW_STRIDE, buffer, FILL fills + pass);
			WAIT_FOR_BUFFER(fills + pass);
			BARRIER();
		}
#pragma unroll
		for (i32 turn = 0; turn < TURNS; turn++) {
			const i32 place = turn * FOLDERS + thread_id() / ROWS, segment = place / WIDTH;
			if (segment < count) {
				const buffered_rows r = rows_of(&b, base, end, bounds + segment, place % WIDTH);
				write_buffered((LOCAL_PTR const V *)buffer, &r, row, place % WIDTH, sum[turn], result);
			}
		}
		if (pass < fills - 1) {
			RELEASE_BUFFER();
			BARRIER();
		}
	}
}

#endif

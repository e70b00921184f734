/*
 * The rows of a block's segments in a buffer in local memory: where a segment's rows are, and folds of them. The
 * including file defines NT, SEGMENTS, ROWS.
 */
#ifndef SEGTUNE_BUFFERED_ROWS_H
#define SEGTUNE_BUFFERED_ROWS_H

#include "block/reduce.h"
#include "rows.h"

#define FOLDERS (NT / ROWS) /* pairs of segment and column that are folded at a time */
#define TURNS ((SEGMENTS * WIDTH + FOLDERS - 1) / FOLDERS)

/* A segment's rows in the buffer: the position of a column in the first one, their number, the first one's index. */
typedef struct {
	i32 place, count;
	i64 first;
} buffered_rows;

/* The part of rows from .. to - 1 whose column is in the buffer, which holds values base .. end - 1. */
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

/*
 * The same if all of the block's rows are in the buffer, with half the instructions; lead: the position of the first
 * row.
 */
FN buffered_rows rows_at(i32 lead, OFF_T first, OFF_T from, OFF_T to, i32 column)
{
	buffered_rows r;
	r.place = (i32)(from - first) * ROW_STRIDE + lead + column;
	r.count = (i32)(to - from);
	r.first = from;
	return r;
}

#ifdef SEVERAL_BODY
/* Adds the count rows k, k + ROWS, ...; count is at most SEVERAL. */
FN T fold_some_buffered(LOCAL_PTR const V *buffer, const buffered_rows *r, i32 k, i32 count, T sum)
{
	T e[SEVERAL];
#pragma unroll
	for (i32 u = 0; u < count; u++)
		e[u] = lift(buffer[r->place + (k + u * ROWS) * ROW_STRIDE], r->first + k + u * ROWS);
	return fold_several(sum, e, count);
}
#endif

/* Adds every ROWS-th row from number `row` on. */
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

#endif

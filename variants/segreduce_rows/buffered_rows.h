/*
 * Rows of a block's segments in a buffer in local memory: where a segment's are, and folds of them. The including file
 * defines NT, SEGMENTS, ROWS.
 */
#ifndef SEGTUNE_BUFFERED_ROWS_H
#define SEGTUNE_BUFFERED_ROWS_H

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

#endif

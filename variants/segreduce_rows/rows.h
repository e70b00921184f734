/*
 * Rows: value c of row i is values[i * ROW_STRIDE + c]; those with c < WIDTH count. A lane is a thread with VEC
 * adjacent columns, one load per row. A row takes LANES lanes; if it is too wide for a block, it is split into
 * COLUMN_TILES tiles of about equally many columns, one per block. VEC divides ROW_STRIDE, so a row's last lane may
 * load past its WIDTH columns without leaving the row. row_place.h says where row i is.
 */
#ifndef SEGTUNE_ROWS_H
#define SEGTUNE_ROWS_H

#include "row_place.h"
#include "several.h"

#ifndef WIDTH
#define WIDTH 32 /* values per row */
#endif
#ifndef ROW_STRIDE
#define ROW_STRIDE WIDTH /* distance between the starts of rows, in values */
#endif
#ifndef UNROLL
#define UNROLL 4 /* rows that a thread loads at a time */
#endif

#define ROW_LANES ((WIDTH + VEC - 1) / VEC)
#define COLUMN_TILES ((ROW_LANES + NT - 1) / NT)
#define LANES ((ROW_LANES + COLUMN_TILES - 1) / COLUMN_TILES)

/* A lane's columns of a row. */
typedef struct {
	T e[VEC];
} columns;

FN columns identities(void)
{
	columns none;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		none.e[i] = IDENTITY;
	return none;
}

FN GLOBAL const RAW_VALUES *columns_at(GLOBAL const V *RESTRICT values, const place *at, i64 i, i32 column)
{
	return (GLOBAL const RAW_VALUES *)(values + ROW_OF(at, i) * ROW_STRIDE + column);
}

/*
 * A lane's columns of a row in flight: values as they are in memory, which take fewer registers than elements made of
 * them, and where the row was.
 */
typedef struct {
	values_vec x;
	place at;
} loaded_row;

FN void load_columns(GLOBAL const V *RESTRICT values, const place *at, i64 i, i32 column, loaded_row *to)
{
	to->x.raw = LOAD(columns_at(values, at, i, column));
	to->at = *at;
}

/* Adds a lane's columns of element i. */
FN void add_row(columns *sum, const loaded_row *row, i64 i)
{
	(void)i;
#pragma unroll
	for (i32 c = 0; c < VEC; c++)
		sum->e[c] = combine(sum->e[c], ELEMENT(row->x.v[c], &row->at, i));
}

/* Adds a lane's columns of the UNROLL elements i, i + step, ... */
#ifdef SEVERAL_BODY
FN void add_whole_step(columns *sum, const loaded_row *rows, i64 i, i32 step)
{
#pragma unroll
	for (i32 c = 0; c < VEC; c++) {
		T e[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			e[u] = ELEMENT(rows[u].x.v[c], &rows[u].at, i + u * step);
		sum->e[c] = fold_several(sum->e[c], e, UNROLL);
	}
}
#else
FN void add_whole_step(columns *sum, const loaded_row *rows, i64 i, i32 step)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		add_row(sum, &rows[u], i + u * step);
}
#endif

FN void add_columns(columns *sum, const columns *x)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sum->e[i] = combine(sum->e[i], x->e[i]);
}

/* Stores the columns from `column` on in row `segment` of results, or of another array of the same width. */
#if defined(FINISH_BODY) && WIDTH % VEC == 0 && VEC > 1
FN void store_columns(GLOBAL RESULT_T *RESTRICT to, i64 segment, i32 column, const columns *sum)
{
	elements e;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e.e[i] = sum->e[i];
	put_results(to + segment * WIDTH + column, &e);
}
#elif WIDTH % VEC == 0 && VEC > 1 && !defined(T_BODY)
FN void store_columns(GLOBAL T *RESTRICT to, i64 segment, i32 column, const columns *sum)
{
	GLOBAL ELEMENTS_RAW *at = (GLOBAL ELEMENTS_RAW *)(to + segment * WIDTH + column);
	elements stored;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		stored.e[i] = sum->e[i];
#pragma unroll
	for (i32 i = 0; i < ELEMENTS_PIECES; i++)
		at[i] = stored.raw[i];
}
#else
FN void store_columns(GLOBAL RESULT_T *RESTRICT to, i64 segment, i32 column, const columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (column + i < WIDTH)
			to[segment * WIDTH + column + i] = RESULT_OF(sum->e[i]);
}
#endif

/* Finds the places of up to UNROLL elements from, from + step, ... before end. */
FN void find_rows(SOURCE_PARAMS, OFF_T from, OFF_T end, i32 step, place *at)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (end - from > u * step)
			find_place(SOURCE, (i64)from + u * step, &at[u]);
}

/* Loads their rows. */
FN void load_rows(GLOBAL const V *RESTRICT values, const place *at, OFF_T from, OFF_T end, i32 step, i32 column,
		  loaded_row *rows)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (end - from > u * step)
			load_columns(values, &at[u], (i64)from + u * step, column, &rows[u]);
}

/* Adds what load_rows has loaded. */
FN void add_rows(columns *sum, OFF_T from, OFF_T end, i32 step, const loaded_row *rows)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (end - from > u * step)
			add_row(sum, &rows[u], (i64)from + u * step);
}

/* Adds rows from, from + step, ... before end; the next rows' places are found while these are in flight. */
FN void fold_rows(SOURCE_PARAMS, OFF_T from, OFF_T end, i32 step, i32 column, columns *sum)
{
	loaded_row rows[UNROLL];
	place at[UNROLL];
	find_rows(SOURCE, from, end, step, at);
#pragma unroll 1
	for (; end - from > (UNROLL - 1) * step; from += UNROLL * step) {
		place next[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			load_columns(values, &at[u], (i64)from + u * step, column, &rows[u]);
		find_rows(SOURCE, from + UNROLL * step, end, step, next);
		add_whole_step(sum, rows, (i64)from, step);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			at[u] = next[u];
	}
	if (from < end) {
		load_rows(values, at, from, end, step, column, rows);
		add_rows(sum, from, end, step, rows);
	}
}

#endif

/* COLUMNS adjacent columns of rows and of folds that a thread holds together; COLUMNS divides WIDTH. */
#ifndef SEGTUNE_COLUMN_FOLDS_H
#define SEGTUNE_COLUMN_FOLDS_H

#include "rows.h"

/*
 * The widest vectors in which a thread can read its columns of a row from local memory: their size must divide that of
 * COLUMNS values and of the stride, so that they are aligned.
 */
#define IN_PIECES_OF(bytes)                                                                                            \
	(V_BYTES < (bytes) && COLUMNS * V_BYTES % (bytes) == 0 && ROW_STRIDE * V_BYTES % (bytes) == 0)
#if IN_PIECES_OF(16)
#define COLUMNS_RAW RAW_16
#define COLUMNS_PIECES (COLUMNS * V_BYTES / 16)
#elif IN_PIECES_OF(8)
#define COLUMNS_RAW RAW_8
#define COLUMNS_PIECES (COLUMNS * V_BYTES / 8)
#elif IN_PIECES_OF(4)
#define COLUMNS_RAW RAW_4
#define COLUMNS_PIECES (COLUMNS * V_BYTES / 4)
#elif V_BYTES == 2 && COLUMNS > 1 && COLUMNS % 2 == 1
/* An odd number of 16-bit values lies in as many words wherever it begins, each of which holds at least one of them. */
#define COLUMNS_WORDS ((COLUMNS + 1) / 2)
#endif
/* The same for folds and for results. */
#if COLUMNS > 1 && COLUMNS * T_BYTES % 16 == 0
#define FOLDS_RAW RAW_16
#define FOLDS_PIECES (COLUMNS * T_BYTES / 16)
#elif COLUMNS > 1 && COLUMNS * T_BYTES == 8
#define FOLDS_RAW RAW_8
#define FOLDS_PIECES 1
#endif
#if COLUMNS > 1 && COLUMNS * RESULT_BYTES % 16 == 0
#define NARROWED_RAW RAW_16
#define NARROWED_PIECES (COLUMNS * RESULT_BYTES / 16)
#elif COLUMNS > 1 && COLUMNS * RESULT_BYTES % 8 == 0
#define NARROWED_RAW RAW_8
#define NARROWED_PIECES (COLUMNS * RESULT_BYTES / 8)
#elif COLUMNS > 1 && COLUMNS * RESULT_BYTES == 4
#define NARROWED_RAW RAW_4
#define NARROWED_PIECES 1
#endif

typedef union {
#ifdef COLUMNS_RAW
	COLUMNS_RAW raw[COLUMNS_PIECES];
#if V_BYTES == 2
	u32 pair[COLUMNS / 2];
#endif
#elif defined(COLUMNS_WORDS)
	u32 pair[COLUMNS_WORDS];
#endif
	V v[COLUMNS];
} column_values;

/*
 * Value k. 16-bit values are taken from pairs by a shift: otherwise compilers split pairs before they widen a value,
 * which costs an instruction more.
 */
#if V_BYTES == 2 && (defined(COLUMNS_RAW) || defined(COLUMNS_WORDS))
#define VALUE_OF(x, k) ((V)((x).pair[(k) / 2] >> (k) % 2 * 16))
#else
#define VALUE_OF(x, k) ((x).v[k])
#endif

typedef struct {
	T e[COLUMNS];
} column_folds;

FN column_values read_values(LOCAL_PTR const V *from)
{
	column_values x;
#ifdef COLUMNS_RAW
#pragma unroll
	for (i32 k = 0; k < COLUMNS_PIECES; k++)
		x.raw[k] = ((LOCAL_PTR const COLUMNS_RAW *)from)[k];
#elif defined(COLUMNS_WORDS)
	const u32 odd = (u32)(size_t)from / V_BYTES % 2;
	LOCAL_PTR const u32 *words = (LOCAL_PTR const u32 *)(from - odd);
	u32 word[COLUMNS_WORDS];
#pragma unroll
	for (i32 k = 0; k < COLUMNS_WORDS; k++)
		word[k] = words[k];
#pragma unroll
	for (i32 k = 0; k < COLUMNS_WORDS; k++)
		x.pair[k] = (u32)(((u64)word[k + 1 < COLUMNS_WORDS ? k + 1 : k] << 32 | word[k]) >> odd * 16);
#else
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		x.v[k] = from[k];
#endif
	return x;
}

FN column_folds no_folds(void)
{
	column_folds none;
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		none.e[k] = IDENTITY;
	return none;
}

FN column_folds combine_folds(column_folds a, column_folds b)
{
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		a.e[k] = combine(a.e[k], b.e[k]);
	return a;
}

FN column_folds read_folds(LOCAL_PTR const T *from)
{
	column_folds x;
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		x.e[k] = from[k];
	return x;
}

/* Folds as put_folds stores them, aligned to their size. */
typedef union {
#ifdef FOLDS_RAW
	FOLDS_RAW raw[FOLDS_PIECES];
#endif
	column_folds folds;
} raw_folds;

FN void put_folds(LOCAL_PTR T *to, const column_folds *x)
{
#ifdef FOLDS_RAW
	raw_folds whole;
	whole.folds = *x;
#pragma unroll
	for (i32 k = 0; k < FOLDS_PIECES; k++)
		((LOCAL_PTR FOLDS_RAW *)to)[k] = whole.raw[k];
#else
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		to[k] = x->e[k];
#endif
}

FN column_folds get_folds(LOCAL_PTR const T *from)
{
#ifdef FOLDS_RAW
	raw_folds whole;
#pragma unroll
	for (i32 k = 0; k < FOLDS_PIECES; k++)
		whole.raw[k] = ((LOCAL_PTR const FOLDS_RAW *)from)[k];
	return whole.folds;
#else
	return read_folds(from);
#endif
}

/* Stores the results of folds. */
FN void put_results_of(LOCAL_PTR RESULT_T *to, const column_folds *x)
{
#ifdef NARROWED_RAW
	union {
		NARROWED_RAW raw[NARROWED_PIECES];
		RESULT_T e[COLUMNS];
	} whole;
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		whole.e[k] = RESULT_OF(x->e[k]);
#pragma unroll
	for (i32 k = 0; k < NARROWED_PIECES; k++)
		((LOCAL_PTR NARROWED_RAW *)to)[k] = whole.raw[k];
#else
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		to[k] = RESULT_OF(x->e[k]);
#endif
}

/* Adds a row, number i. */
FN void add_values(column_folds *sum, const column_values *x, i64 i)
{
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		sum->e[k] = combine(sum->e[k], lift(VALUE_OF(*x, k), i));
}

/* Adds UNROLL consecutive rows from number i on. */
#ifdef SEVERAL_BODY
FN void add_values_together(column_folds *sum, const column_values *x, i64 i)
{
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++) {
		T e[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			e[u] = lift(VALUE_OF(x[u], k), i + u);
		sum->e[k] = fold_several(sum->e[k], e, UNROLL);
	}
}
#else
FN void add_values_together(column_folds *sum, const column_values *x, i64 i)
{
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		add_values(sum, &x[u], i + u);
}
#endif

#endif

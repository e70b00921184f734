/*
 * Whole rows of few bytes as elements: redefines V, T, RESULT_T and their functions for rows, so that kernels for
 * single values, included after this header, fold rows. A descriptor that uses it sets whole_rows.
 */
#ifndef SEGTUNE_WHOLE_ROWS_H
#define SEGTUNE_WHOLE_ROWS_H

#include "dialect.h"

#ifndef WIDTH
#define WIDTH 2 /* values per row, which are contiguous */
#endif

#if WIDTH > 1

/* It is written for single values: rows are folded one after the other. */
#undef SEVERAL_BODY

#define ROW_V_BYTES (WIDTH * V_BYTES)
#define ROW_T_BYTES (WIDTH * T_BYTES)
#define ROW_RESULT_BYTES (WIDTH * RESULT_BYTES)

typedef V column_value;
typedef T column_fold;
typedef RESULT_T column_result;

/* Aligned like vectors of their size, which keeps members in registers. */
typedef struct {
	column_value c[WIDTH];
} __attribute__((aligned(ROW_V_BYTES))) row_values;

#if defined(T_BODY) || defined(STAGE_VALUES)
typedef struct {
	column_fold c[WIDTH];
} __attribute__((aligned(ROW_T_BYTES < 16 ? ROW_T_BYTES : 16))) row_folds;
#else
typedef row_values row_folds;
#endif

#ifdef FINISH_BODY
typedef struct {
	column_result c[WIDTH];
} __attribute__((aligned(ROW_RESULT_BYTES < 16 ? ROW_RESULT_BYTES : 16))) row_results;

FN row_results results_of_row(row_folds x)
{
	row_results r;
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		r.c[i] = RESULT_OF(x.c[i]);
	return r;
}
#endif

FN row_folds combine_rows(row_folds a, row_folds b)
{
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		a.c[i] = combine(a.c[i], b.c[i]);
	return a;
}

FN row_folds lift_row(row_values x, i64 at)
{
	row_folds r;
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		r.c[i] = lift(x.c[i], at);
	return r;
}

FN row_folds identity_row(void)
{
	row_folds r;
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		r.c[i] = IDENTITY;
	return r;
}

FN row_folds start_row(row_folds x)
{
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		x.c[i] = start_fold(x.c[i]);
	return x;
}

FN row_folds extend_row(row_folds sum, row_folds x, u32 starts)
{
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		x.c[i] = extend_fold(sum.c[i], x.c[i], starts);
	return x;
}

FN row_folds join_rows(row_folds a, row_folds b, u32 starts)
{
#pragma unroll
	for (i32 i = 0; i < WIDTH; i++)
		a.c[i] = join_folds(a.c[i], b.c[i], starts);
	return a;
}

#ifndef __OPENCL_VERSION__
#if ROW_V_BYTES == 16
#define ROW_RAW uint4
#elif ROW_V_BYTES == 8
#define ROW_RAW uint2
#elif ROW_V_BYTES == 4
#define ROW_RAW u32
#else
#define ROW_RAW u16
#endif

/* CUDA's load intrinsics for a row. */
#define ROW_LOAD(name)                                                                                                 \
	FN row_values name(const row_values *p)                                                                        \
	{                                                                                                              \
		union {                                                                                                \
			ROW_RAW raw;                                                                                   \
			row_values row;                                                                                \
		} x;                                                                                                   \
		x.raw = name((const ROW_RAW *)p);                                                                      \
		return x.row;                                                                                          \
	}
ROW_LOAD(__ldg)
ROW_LOAD(__ldca)
ROW_LOAD(__ldcg)
ROW_LOAD(__ldcs)
ROW_LOAD(__ldcv)
#endif

#define combine combine_rows
#define lift lift_row
#define start_fold start_row
#define extend_fold extend_row
#define join_folds join_rows
#undef IDENTITY
#define IDENTITY identity_row()
#undef V
#define V row_values
#undef T
#define T row_folds
#ifndef T_BODY
#define T_BODY column_fold c[WIDTH]; /* marks T as a structure */
#endif
#undef RESULT_T
#undef RESULT_OF
#ifdef FINISH_BODY
#define RESULT_T row_results
#define RESULT_OF(x) results_of_row(x)
#else
#define RESULT_T T
#define RESULT_OF(x) x
#endif

/* Sizes must be literal numbers: #if uses them, and a macro cannot be redefined by its own value. */
#if ROW_V_BYTES == 2
#undef V_BYTES
#define V_BYTES 2
#elif ROW_V_BYTES == 4
#undef V_BYTES
#define V_BYTES 4
#elif ROW_V_BYTES == 8
#undef V_BYTES
#define V_BYTES 8
#else
#undef V_BYTES
#define V_BYTES 16
#endif
#if ROW_T_BYTES == 4
#undef T_BYTES
#define T_BYTES 4
#elif ROW_T_BYTES == 8
#undef T_BYTES
#define T_BYTES 8
#elif ROW_T_BYTES == 16
#undef T_BYTES
#define T_BYTES 16
#else
#undef T_BYTES
#define T_BYTES 32
#endif
#if ROW_RESULT_BYTES == 2
#undef RESULT_BYTES
#define RESULT_BYTES 2
#elif ROW_RESULT_BYTES == 4
#undef RESULT_BYTES
#define RESULT_BYTES 4
#elif ROW_RESULT_BYTES == 8
#undef RESULT_BYTES
#define RESULT_BYTES 8
#elif ROW_RESULT_BYTES == 16
#undef RESULT_BYTES
#define RESULT_BYTES 16
#else
#undef RESULT_BYTES
#define RESULT_BYTES 32
#endif

#endif

#endif

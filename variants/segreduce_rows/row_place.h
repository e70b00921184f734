/*
 * Where row i is: at i; or, with SOURCE_BAGS, at index[i] of a table, `values`, and multiplied by weights[i] with
 * SOURCE_WEIGHTS. Places are found ahead of the loads of rows, which depend on them.
 */
#ifndef SEGTUNE_ROW_PLACE_H
#define SEGTUNE_ROW_PLACE_H

#include "source.h"

#ifndef KEY_T
#define KEY_T i32 /* type of the index */
#endif

/* Narrow values are widened before they are multiplied. */
#ifdef STAGE_VALUES
#define WEIGHT_T T
#define WEIGHED(x, weight, i) (lift(x, i) * (weight))
#else
#define WEIGHT_T V
#define WEIGHED(x, weight, i) lift((x) * (weight), i)
#endif

#if defined(SOURCE_WEIGHTS)
#undef SOURCE_PARAMS
#undef SOURCE
#define SOURCE_PARAMS                                                                                                  \
	GLOBAL const V *RESTRICT values, GLOBAL const KEY_T *RESTRICT index, GLOBAL const WEIGHT_T *RESTRICT weights
#define SOURCE values, index, weights

typedef struct {
	KEY_T row;
	WEIGHT_T weight;
} place;

FN void find_place(SOURCE_PARAMS, i64 i, place *at)
{
	(void)values;
	at->row = READ_ONLY(index + i);
	at->weight = READ_ONLY(weights + i);
}

#define ROW_OF(at, i) ((i64)(at)->row)
#define ELEMENT(x, at, i) WEIGHED(x, (at)->weight, i)
#elif defined(SOURCE_BAGS)
#undef SOURCE_PARAMS
#undef SOURCE
#define SOURCE_PARAMS GLOBAL const V *RESTRICT values, GLOBAL const KEY_T *RESTRICT index
#define SOURCE values, index

typedef struct {
	KEY_T row;
} place;

FN void find_place(SOURCE_PARAMS, i64 i, place *at)
{
	(void)values;
	at->row = READ_ONLY(index + i);
}

#define ROW_OF(at, i) ((i64)(at)->row)
#define ELEMENT(x, at, i) lift(x, i)
#else
typedef struct {
	i32 nothing;
} place;

FN void find_place(SOURCE_PARAMS, i64 i, place *at)
{
	(void)values;
	(void)i;
	at->nothing = 0;
}

#define ROW_OF(at, i) (i)
#define ELEMENT(x, at, i) lift(x, i)
#endif

#endif

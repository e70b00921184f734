/*
 * Copies of segments, for all operations that only copy. Macros select the operation: INTERVAL_GATHER: segment s is
 * read from gather[s] on, else from its offset on; INTERVAL_SCATTER: it is written to scatter[s] on, else to its offset
 * on; INTERVAL_EXPAND: each element becomes values[s]; LOAD_BALANCE_SEARCH: each element becomes s. A kernel has
 * INTERVAL_PARAMS among its parameters and passes INTERVAL on as arguments.
 */
#ifndef SEGTUNE_INTERVAL_H
#define SEGTUNE_INTERVAL_H

#include "dialect.h"

#ifdef LOAD_BALANCE_SEARCH
#define R OFF_T /* what is stored */
#define R_BYTES OFF_BYTES
#define INTERVAL_PARAMS GLOBAL const OFF_T *RESTRICT offsets
#define INTERVAL offsets
#else
#define R T
#define R_BYTES T_BYTES
#if defined(INTERVAL_GATHER) && defined(INTERVAL_SCATTER)
#define INTERVAL_PARAMS                                                                                                \
	GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets, GLOBAL const OFF_T *RESTRICT gather,    \
		GLOBAL const OFF_T *RESTRICT scatter
#define INTERVAL values, offsets, gather, scatter
#elif defined(INTERVAL_SCATTER)
#define INTERVAL_PARAMS                                                                                                \
	GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets, GLOBAL const OFF_T *RESTRICT scatter
#define INTERVAL values, offsets, scatter
#elif defined(INTERVAL_EXPAND)
#define INTERVAL_PARAMS GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets
#define INTERVAL values, offsets
#else
#define INTERVAL_GATHER 1
#define INTERVAL_PARAMS                                                                                                \
	GLOBAL const T *RESTRICT values, GLOBAL const OFF_T *RESTRICT offsets, GLOBAL const OFF_T *RESTRICT gather
#define INTERVAL values, offsets, gather
#endif
#endif

#ifndef VEC
#define VEC (16 / R_BYTES) /* elements per store */
#endif

/* Built-in vectors: a struct of four words would be stored word by word. */
#if VEC * R_BYTES == 16
#define ROW_RAW uint4
#elif VEC * R_BYTES == 8
#define ROW_RAW uint2
#else
#define ROW_RAW u32
#endif

/* VEC elements in flight. */
typedef union {
	ROW_RAW raw;
	R e[VEC];
} row;

#if defined(INTERVAL_EXPAND) || defined(LOAD_BALANCE_SEARCH)
#define ONE_VALUE 1 /* per segment */
#endif

/* Source and destination of a segment's elements; i is the element's index by offsets. */
typedef struct {
#ifdef ONE_VALUE
	R value; /* of all its elements */
#endif
#ifdef INTERVAL_GATHER
	OFF_T from; /* element i is values[i + from] */
#endif
#ifdef INTERVAL_SCATTER
	OFF_T to; /* it becomes result[i + to] */
#endif
} route;

/* begin: the segment's offset; not used by operations with one value per segment. */
FN route route_at(INTERVAL_PARAMS, i64 segment, OFF_T begin)
{
	route r;
#ifdef LOAD_BALANCE_SEARCH
	r.value = (R)segment;
#elif defined(INTERVAL_EXPAND)
	r.value = READ_ONLY(values + segment);
#endif
#ifdef INTERVAL_GATHER
	r.from = READ_ONLY(gather + segment) - begin;
#endif
#ifdef INTERVAL_SCATTER
	r.to = READ_ONLY(scatter + segment) - begin;
#endif
	return r;
}

FN route route_of(INTERVAL_PARAMS, i64 segment)
{
	return route_at(INTERVAL, segment, READ_ONLY(offsets + segment));
}

#ifdef INTERVAL_GATHER
#define FROM(r) ((r).from)
#else
#define FROM(r) ((OFF_T)0)
#endif
#ifdef INTERVAL_SCATTER
#define TO(r) ((r).to)
#else
#define TO(r) ((OFF_T)0)
#endif

/* Element i of a segment with route r. */
#ifdef ONE_VALUE
#define ELEMENT(r, i) ((r).value)
#else
#define ELEMENT(r, i) READ_ONLY(values + (FROM(r) + (i)))
#endif

/* Loads the row of the result at `at`, a multiple of VEC; only elements low .. high - 1 belong to the segment. */
FN row load_row(INTERVAL_PARAMS, route r, OFF_T at, OFF_T low, OFF_T high)
{
	row v;
#ifndef ONE_VALUE
	/* Source and destination have the same alignment: the row is a vector of the values, too. */
	if ((FROM(r) - TO(r)) % VEC == 0 && at >= low && at + VEC <= high) {
		v.raw = READ_ONLY((GLOBAL const ROW_RAW *)(values + (at - TO(r) + FROM(r))));
		return v;
	}
#endif
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		v.e[i] = at + i >= low && at + i < high ? ELEMENT(r, at + i - TO(r)) : (R)0;
	return v;
}

FN void store_row(GLOBAL R *RESTRICT result, row v, OFF_T at, OFF_T low, OFF_T high)
{
	if (at >= low && at + VEC <= high) {
		*(GLOBAL ROW_RAW *)(result + at) = v.raw;
	} else {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (at + i >= low && at + i < high)
				result[at + i] = v.e[i];
	}
}

#endif

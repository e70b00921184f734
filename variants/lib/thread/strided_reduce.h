/* Folds one thread's share of a segment that several threads fold together. */
#ifndef SEGTUNE_STRIDED_REDUCE_H
#define SEGTUNE_STRIDED_REDUCE_H

#include "several.h"
#include "source.h"
#include "thread/halves.h"

#ifndef UNROLL
#define UNROLL 1 /* loads in flight per thread; 0: what the caller passes, at most MOST_LOADS */
#endif

#define MOST_LOADS (UNROLL ? UNROLL : 8)

/* Distance from one step of a lane, with this many loads, to its next, in elements. */
#define STRIDE(lanes, loads) ((lanes)*VEC * (loads))

/*
 * Whether load u begins a part of a lane's step that is skipped by a branch if the segment ends before it. Each load
 * has its own condition, too, but loads that are masked take as many instructions as others.
 */
#define SKIPPABLE(u, loads) ((loads) > 4 && ((u) == 2 || (u) == 4))

/* The lane's first vector. Vectors are aligned to VEC, wherever the segment begins. */
FN OFF_T strided_begin(OFF_T from, i32 lane)
{
	return from / VEC * VEC + lane * VEC;
}

/* The loads of a lane's step that starts at element row. Here and below, `loads` is a constant. */
FN void strided_load(SOURCE_PARAMS, OFF_T n, OFF_T row, OFF_T to, i32 lanes, i32 loads, loaded_vec *v)
{
#pragma unroll
	for (i32 u = 0; u < loads; u++) {
		const OFF_T at = row + u * lanes * VEC;
		if (SKIPPABLE(u, loads) && at >= to)
			break;
		if (at < to)
			load_vector(SOURCE, at, n, &v[u]);
	}
}

/* Adds the whole vector at `at`. */
#if LOADED_AS_VALUES
FN T add_whole_vector(T sum, OFF_T at, const loaded_vec *v)
{
	T e[VEC];
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		e[i] = loaded_element(v, i, at);
#ifdef SEVERAL_BODY
	return fold_several(sum, e, VEC);
#else
	return combine(sum, fold_by_halves(e, VEC));
#endif
}
#elif defined(SEVERAL_BODY)
FN T add_whole_vector(T sum, OFF_T at, const loaded_vec *v)
{
	(void)at;
	return fold_several(sum, v->e, VEC);
}
#endif

/* Adds those elements of the vector at `at` that lie at from .. to - 1. */
FN T add_vector(T sum, OFF_T from, OFF_T at, OFF_T to, const loaded_vec *v)
{
#ifdef SEVERAL_BODY
	if (at >= from && at + VEC <= to)
		return add_whole_vector(sum, at, v);
#endif
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (at + i >= from && at + i < to)
			sum = combine(sum, loaded_element(v, i, at));
	return sum;
}

/* Adds what was loaded if all of it belongs to the segment; returns 0, having done nothing, if not. */
#if defined(SEVERAL_BODY) && UNROLL != 1
FN i32 strided_add_whole(T *sum, OFF_T from, OFF_T row, OFF_T to, i32 lanes, i32 loads, const loaded_vec *v)
{
	T e[MOST_LOADS * VEC];
	if (row < from || row + ((loads - 1) * lanes + 1) * VEC > to)
		return 0;
#pragma unroll
	for (i32 k = 0; k < loads * VEC; k++)
		e[k] = loaded_element(&v[k / VEC], k % VEC, row + k / VEC * lanes * VEC);
	*sum = fold_several(*sum, e, loads * VEC);
	return 1;
}
#elif LOADED_AS_VALUES && !defined(SEVERAL_BODY)
FN i32 strided_add_whole(T *sum, OFF_T from, OFF_T row, OFF_T to, i32 lanes, i32 loads, const loaded_vec *v)
{
	if (row < from || row + ((loads - 1) * lanes + 1) * VEC > to)
		return 0;
#pragma unroll
	for (i32 u = 0; u < loads; u++)
		*sum = add_whole_vector(*sum, row + u * lanes * VEC, &v[u]);
	return 1;
}
#else
#define strided_add_whole(sum, from, row, to, lanes, loads, v) 0
#endif

/* Adds what was loaded. Elements of other segments, in the first and last vector, are masked. */
FN T strided_add(T sum, OFF_T from, OFF_T row, OFF_T to, i32 lanes, i32 loads, const loaded_vec *v)
{
	if (strided_add_whole(&sum, from, row, to, lanes, loads, v))
		return sum;
#pragma unroll
	for (i32 u = 0; u < loads; u++) {
		const OFF_T at = row + u * lanes * VEC;
		if (SKIPPABLE(u, loads) && at >= to)
			break;
		sum = add_vector(sum, from, at, to, &v[u]);
	}
	return sum;
}

/* Adds the lane's steps from row on. */
FN T strided_rest(SOURCE_PARAMS, T sum, OFF_T n, OFF_T from, OFF_T row, OFF_T to, i32 lanes, i32 loads)
{
	for (; row < to; row += STRIDE(lanes, loads)) {
		loaded_vec v[MOST_LOADS];
		strided_load(SOURCE, n, row, to, lanes, loads, v);
		sum = strided_add(sum, from, row, to, lanes, loads, v);
	}
	return sum;
}

/* Folds every lanes-th vector of elements from .. to - 1: loads coalesce, but the order of operands changes. */
FN T strided_fold(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, i32 lane, i32 lanes)
{
	return strided_rest(SOURCE, IDENTITY, n, from, strided_begin(from, lane), to, lanes, MOST_LOADS);
}

#endif

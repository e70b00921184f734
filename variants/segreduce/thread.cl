/*
 * Segmented reduction, one thread per segment, element by element. With VECTOR_UNIT_SEGMENTS a thread takes VEC
 * neighbouring segments; if each of them has one element, one vector load and one vector store handle them all.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 1 /* segments per thread, or groups of VEC segments */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight per thread */
#endif
#ifndef VECTOR_UNIT_SEGMENTS
#define VECTOR_UNIT_SEGMENTS 0 /* 1: VEC neighbouring segments per thread */
#endif

#include "offsets.h"
#include "source.h"

#if VECTOR_UNIT_SEGMENTS
#define GROUP VEC
#else
#define GROUP 1
#endif

FN T fold_segment(SOURCE_PARAMS, OFF_T at, OFF_T end)
{
	T sum = IDENTITY;
	for (; end - at >= UNROLL; at += UNROLL) {
		T e[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			e[u] = load_element(SOURCE, at + u);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			sum = combine(sum, e[u]);
	}
	for (; at < end; at++)
		sum = combine(sum, load_element(SOURCE, at));
	return sum;
}

#if VECTOR_UNIT_SEGMENTS
/*
 * If the GROUP segments with these bounds have one element each, which form an aligned vector, stores their results and
 * returns 1.
 */
FN i32 take_ones(SOURCE_PARAMS, const OFF_T *bounds, OFF_T n, GLOBAL RESULT_T *RESTRICT to)
{
	i32 ones = bounds[0] % VEC == 0;
	elements e;
#pragma unroll
	for (i32 i = 1; i <= GROUP; i++)
		ones = ones && bounds[i] - bounds[0] == i;
	if (ones) {
		load_elements(SOURCE, bounds[0], n, e.e);
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			e.e[i] = start_fold(e.e[i]);
#ifdef FINISH_BODY
		put_results(to, &e);
#else
#pragma unroll
		for (i32 i = 0; i < ELEMENTS_PIECES; i++)
			((GLOBAL ELEMENTS_RAW *)to)[i] = e.raw[i];
#endif
	}
	return ones;
}
#endif

KERNEL BOUNDS(NT, 0) void segreduce_thread(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					   GLOBAL RESULT_T *RESTRICT result)
{
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i64 first = ((block_id() * SEGMENTS_PER_THREAD + k) * NT + thread_id()) * GROUP;
		const i32 count = segments - first >= GROUP ? GROUP : segments > first ? (i32)(segments - first) : 0;
		OFF_T bounds[GROUP + 1];
#pragma unroll
		for (i32 i = 0; i <= GROUP; i++)
			bounds[i] = count && i <= count ? OFFSET(first + i) : 0;
#if VECTOR_UNIT_SEGMENTS
		SOURCE_AMONG(first, first + GROUP);
		if (count == GROUP && take_ones(SOURCE, bounds, (OFF_T)n, result + first))
			continue;
#endif
#pragma unroll
		for (i32 i = 0; i < GROUP; i++)
			if (i < count) {
				SOURCE_OF(first + i);
				result[first + i] = RESULT_OF(fold_segment(SOURCE, bounds[i], bounds[i + 1]));
			}
	}
}

/*
 * Segmented reduction for CPUs: the merged list of elements and segment ends is cut into equal chunks, one for each
 * work-item, so that neither one huge segment nor millions of empty ones unbalance the work. Inside its chunk a
 * work-item walks memory in order; carry.h mends the segments that cross from chunk to chunk.
 */
#ifndef LDG
#define LDG 1 /* a thread's elements are neighbours: it meets their cache lines again */
#endif

#include "dialect.h"
#include "search.h"
#include "source.h"

#ifndef NT
#define NT 1 /* work-items a group */
#endif
#ifndef ITEMS
#define ITEMS 16384 /* elements and segment ends a work-item */
#endif
#ifndef UNROLL
#define UNROLL 8 /* independent accumulators; more than 1 needs an operator that commutes */
#endif

#include "carry.h"

/*
 * The fold of elements at .. end - 1, of n in all. One accumulator would make each addition wait for the one
 * before; with UNROLL of them, u for elements at + u, at + u + UNROLL, ..., the compiler makes vectors. The last,
 * partial row is masked, not looped over: the length of a short segment is what a CPU's branches cannot predict.
 */
FN T fold(SOURCE_PARAMS, i64 n, i64 at, i64 end)
{
#if UNROLL > 1
	T part[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		part[u] = IDENTITY;
	for (; end - at >= UNROLL; at += UNROLL) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			part[u] = combine(part[u], load_element(SOURCE, at + u));
	}
	if (at + UNROLL <= n) {
		const i32 left = (i32)(end - at);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const T value = load_element(SOURCE, at + u);
			part[u] = combine(part[u], u < left ? value : IDENTITY);
		}
		at = end;
	}
#pragma unroll
	for (i32 width = UNROLL / 2; width > 0; width /= 2) {
#pragma unroll
		for (i32 u = 0; u < width; u++)
			part[u] = combine(part[u], part[u + width]);
	}
	T sum = part[0];
#else
	T sum = IDENTITY;
#endif
	for (; at < end; at++)
		sum = combine(sum, load_element(SOURCE, at));
	return sum;
}

KERNEL BOUNDS(NT, 0) void segreduce_chunk(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
					  GLOBAL T *RESTRICT result, GLOBAL i64 *RESTRICT carry_segment,
					  GLOBAL T *RESTRICT carry)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 all = n + segments;
	const i64 from = chunk * ITEMS < all ? chunk * ITEMS : all;
	const i64 to = from + ITEMS < all ? from + ITEMS : all;
	const i64 last = ends_in_merged(offsets, n, segments, to);
	i64 segment = ends_in_merged(offsets, n, segments, from);
	i64 at = from - segment;
	for (; segment < last; segment++) {
		const i64 end = offsets[segment + 1];
		result[segment] = fold(SOURCE, n, at, end);
		at = end;
	}
	carry_segment[chunk] = last;
	carry[chunk] = fold(SOURCE, n, at, to - last);
}

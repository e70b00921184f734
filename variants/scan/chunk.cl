/*
 * Scan for CPUs: each work-item has a chunk of consecutive elements and reads it in order twice: first to fold it, and,
 * when the spine has scanned the folds, to scan it.
 */
#include "dialect.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 16384 /* elements per work-item */
#endif
#ifndef UNROLL
#define UNROLL 8 /* elements per row: a power of two; only whole rows depend on one another */
#endif

#include "prefix.h"
#include "scan_spine.h"
#include "thread/search.h"

/* Folds elements at .. end - 1, in order. */
FN T fold(SOURCE_PARAMS, i64 at, i64 end)
{
	T sum = IDENTITY;
	for (; end - at >= UNROLL; at += UNROLL) {
		T row[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			row[u] = load_element(SOURCE, at + u);
#pragma unroll
		for (i32 d = 1; d < UNROLL; d *= 2) {
#pragma unroll
			for (i32 u = 0; u < UNROLL; u += 2 * d)
				row[u] = combine(row[u], row[u + d]);
		}
		sum = combine(sum, row[0]);
	}
	for (; at < end; at++)
		sum = combine(sum, load_element(SOURCE, at));
	return sum;
}

/* Scans elements at .. end - 1, starting from sum. */
FN T scan(SOURCE_PARAMS, i64 at, i64 end, T sum, GLOBAL T *RESTRICT result)
{
	for (; end - at >= UNROLL; at += UNROLL) {
		T row[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			row[u] = load_element(SOURCE, at + u);
#pragma unroll
		for (i32 d = 1; d < UNROLL; d *= 2) {
#pragma unroll
			for (i32 u = UNROLL - 1; u >= d; u--)
				row[u] = combine(row[u - d], row[u]);
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			row[u] = combine(sum, row[u]);
		if (EXCLUSIVE)
			result[at] = WITH_INITIAL(sum);
#pragma unroll
		for (i32 u = 0; u < UNROLL - EXCLUSIVE; u++)
			result[at + u + EXCLUSIVE] = WITH_INITIAL(row[u]);
		sum = row[UNROLL - 1];
	}
	return scan_serially(SOURCE, at, end, sum, result);
}

KERNEL BOUNDS(NT, 0) void scan_chunk_fold(SCANNED, i64 n, i64 segments, GLOBAL T *RESTRICT carry,
					  GLOBAL u32 *RESTRICT ended)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 from = chunk * CHUNK_ITEMS < n ? chunk * CHUNK_ITEMS : n,
		  to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	i64 start = -1; /* start of the segment that holds the last element */
#if SEGMENTED
	if (from < to)
		start = offsets[first_ending_after(offsets, 0, segments, to - 1)];
#endif
	ended[chunk] = start >= from;
	carry[chunk] = fold(SOURCE, start > from ? start : from, to);
}

KERNEL BOUNDS(NT, 0) void scan_chunk(SCANNED, i64 n, i64 segments, GLOBAL const T *RESTRICT carry,
				     GLOBAL T *RESTRICT result)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 from = chunk * CHUNK_ITEMS < n ? chunk * CHUNK_ITEMS : n,
		  to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	T sum = carry[chunk];
#if SEGMENTED
	i64 segment = from < to ? first_ending_after(offsets, 0, segments, from) : segments;
	for (i64 at = from; at < to; segment++) {
		const i64 end = offsets[segment + 1] < to ? offsets[segment + 1] : to;
		if (offsets[segment] >= from)
			sum = IDENTITY;
		sum = scan(SOURCE, at, end, sum, result);
		at = end;
	}
#else
	(void)scan(SOURCE, from, to, sum, result);
#endif
}

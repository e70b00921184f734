/*
 * Prepares the offsets once for segreduce_apply: a bit for each element at which a segment ends, limits between spans
 * of elements, and, if there are empty segments, lists of those and of the others. Files that need limits define
 * LIMIT_SPAN, the elements per span.
 */
#ifndef SEGTUNE_PREPARE_H
#define SEGTUNE_PREPARE_H

#include "block/prefix_sum.h"
#include "grid/thread_segments.h"

#define WORD 32 /* bits per word */

KERNEL BOUNDS(NT, 0) void apply_clear(i64 words, GLOBAL u32 *RESTRICT bits)
{
	for (i64 w = block_id() * NT + thread_id(); w < words; w += grid_size() * NT)
		bits[w] = 0;
}

FN u32 count_filled(GLOBAL const OFF_T *RESTRICT offsets, i64 from, i64 to)
{
	u32 count = 0;
	for (i64 s = from; s < to; s++)
		count += offsets[s] < offsets[s + 1];
	return count;
}

/* starts[b]: the number of block b's segments with elements. */
KERNEL BOUNDS(NT, 0) void apply_count(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, GLOBAL i64 *RESTRICT starts)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to;
	u32 total;
	thread_segments(segments, &from, &to);
	block_rank(count_filled(offsets, from, to), sums, &total);
	if (thread_id() == 0)
		starts[block_id()] = total;
}

/*
 * Turns counts into starts. One thread is enough: there is one count per NT * THREAD_SEGMENTS segments, and this is
 * done once.
 */
KERNEL BOUNDS(1, 0) void apply_starts(i64 blocks, GLOBAL i64 *RESTRICT starts)
{
	i64 sum = 0;
	if (thread_id() != 0)
		return;
	for (i64 b = 0; b < blocks; b++) {
		const i64 count = starts[b];
		starts[b] = sum;
		sum += count;
	}
}

/*
 * Sets the bits where segments end. If there are empty segments, rows[k] becomes the k-th segment with elements, and
 * empties[k] the k-th without.
 */
KERNEL BOUNDS(NT, 0) void apply_mark(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 empty,
				     GLOBAL const i64 *RESTRICT starts, GLOBAL u32 *RESTRICT bits,
				     GLOBAL OFF_T *RESTRICT rows, GLOBAL OFF_T *RESTRICT empties)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to, rank;
	u32 total;
	thread_segments(segments, &from, &to);
	rank = block_rank(count_filled(offsets, from, to), sums, &total);
	if (empty)
		rank += starts[block_id()];
	for (i64 s = from; s < to; s++) {
		const OFF_T start = offsets[s], end = offsets[s + 1];
		if (start < end)
			ATOMIC_OR(&bits[(end - 1) / WORD], 1u << (end - 1) % WORD);
		if (empty && start < end)
			rows[rank++] = (OFF_T)s;
		else if (empty)
			empties[s - rank] = (OFF_T)s;
	}
}

#ifdef LIMIT_SPAN
/* limits[k]: the number of filled segments that end before span k. */
KERNEL BOUNDS(NT, 0) void apply_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 filled, i64 empty, i64 spans,
				       GLOBAL const OFF_T *RESTRICT rows, GLOBAL i64 *RESTRICT limits)
{
	const i64 k = block_id() * NT + thread_id();
	i64 low = 0, high = filled;
	if (k > spans)
		return;
	while (low < high && k < spans) {
		const i64 middle = low + (high - low) / 2;
		if (offsets[(empty ? rows[middle] : middle) + 1] <= k * LIMIT_SPAN)
			low = middle + 1;
		else
			high = middle;
	}
	limits[k] = k < spans ? low : filled;
}
#endif

/* Empty segments have no bit: a separate launch stores their results in each call. */
KERNEL BOUNDS(NT, 0) void apply_empty(i64 empty, GLOBAL const OFF_T *RESTRICT empties, GLOBAL RESULT_T *RESTRICT result)
{
	for (i64 k = block_id() * NT + thread_id(); k < empty; k += grid_size() * NT)
		result[empties[k]] = RESULT_OF(IDENTITY);
}

#endif

/*
 * Segmented reduction with segments binned by length: they are sorted into four bins by the logarithm of their length,
 * and one launch per bin folds its segments with THREADS_PER_SEGMENT threads, a warp, a block or several blocks each.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 4 /* threads per segment of the first bin: a power of two */
#endif
#ifndef WARP_MIN_LOG2
#define WARP_MIN_LOG2 6 /* log2 of the length from which a segment gets a warp, a block, several blocks */
#endif
#ifndef BLOCK_MIN_LOG2
#define BLOCK_MIN_LOG2 12
#endif
#ifndef SPLIT_MIN_LOG2
#define SPLIT_MIN_LOG2 17
#endif

#define KINDS 4
#include "grid/split_parts.h"

FN i32 segment_kind(OFF_T length)
{
	return (length >> WARP_MIN_LOG2 > 0) + (length >> BLOCK_MIN_LOG2 > 0) + (length >> SPLIT_MIN_LOG2 > 0);
}

#include "grid/partition.h"

#define WARP_THREADS 32   /* threads per segment of the second bin */
#define SPLIT_ITEMS 16384 /* elements per part of a segment of the last bin */

/* Where the bin begins and ends in `order`. */
FN void take_bin(GLOBAL const u32 *starts, i64 blocks, i32 bin, i64 *from, i64 *to)
{
	*from = kind_start(starts, blocks, bin);
	*to = kind_start(starts, blocks, bin + 1);
}

/* Folds the bin's segments with `lanes` threads each. */
FN void fold_lanes(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, GLOBAL const u32 *RESTRICT order,
		   i64 from, i64 to, i32 lanes, LOCAL_PTR T *scratch, GLOBAL RESULT_T *RESTRICT result)
{
	const i32 lane = thread_id() % lanes;
	const i64 k = from + block_id() * (NT / lanes) + thread_id() / lanes;
	const i64 segment = k < to ? order[k] : 0;
	T sum = IDENTITY;
	SOURCE_OF(segment);
	if (k < to)
		sum = strided_fold(SOURCE, (OFF_T)n, READ_ONLY(offsets + segment), READ_ONLY(offsets + segment + 1),
				   lane, lanes);
	sum = lanes_fold(sum, lane, lanes, scratch);
	if (lane == 0 && k < to)
		result[segment] = RESULT_OF(sum);
}

KERNEL BOUNDS(NT, 0) void segreduce_binned_subwarp(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   i64 blocks, GLOBAL const u32 *RESTRICT starts,
						   GLOBAL const u32 *RESTRICT order, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	i64 from, to;
	take_bin(starts, blocks, 0, &from, &to);
	fold_lanes(SOURCE, offsets, n, order, from, to, THREADS_PER_SEGMENT, scratch, result);
}

KERNEL BOUNDS(NT, 0) void segreduce_binned_warp(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 blocks,
						GLOBAL const u32 *RESTRICT starts, GLOBAL const u32 *RESTRICT order,
						GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	i64 from, to;
	take_bin(starts, blocks, 1, &from, &to);
	fold_lanes(SOURCE, offsets, n, order, from, to, WARP_THREADS, scratch, result);
}

KERNEL BOUNDS(NT, 0) void segreduce_binned_block(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 blocks,
						 GLOBAL const u32 *RESTRICT starts, GLOBAL const u32 *RESTRICT order,
						 GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	i64 from, to;
	take_bin(starts, blocks, 2, &from, &to);
	for (i64 k = from + block_id(); k < to; k += grid_size()) {
		const i64 segment = order[k];
		SOURCE_OF(segment);
		const T part = strided_fold(SOURCE, (OFF_T)n, READ_ONLY(offsets + segment),
					    READ_ONLY(offsets + segment + 1), thread_id(), NT);
		const T sum = block_fold(part, scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}

/* The number of parts of a segment of the last bin, counted from the vector in which the segment begins. */
FN i64 count_parts(OFF_T from, OFF_T to)
{
	return (to - from / VEC * VEC + SPLIT_ITEMS - 1) / SPLIT_ITEMS;
}

/*
 * Deals the parts of all segments of the last bin to the blocks cyclically. These segments are few, so every block can
 * walk through all of them.
 */
KERNEL BOUNDS(NT, 0) void segreduce_binned_split(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 blocks,
						 GLOBAL const u32 *RESTRICT starts, GLOBAL const u32 *RESTRICT order,
						 GLOBAL T *RESTRICT partial)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	i64 from, to, next = block_id(), first = 0;
	take_bin(starts, blocks, 3, &from, &to);
	for (i64 k = from; k < to; k++) {
		const i64 segment = order[k];
		const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
		const i64 behind = first + count_parts(start, end);
		SOURCE_OF(segment);
		for (; next < behind; next += grid_size()) {
			const T sum = fold_part(SOURCE, (OFF_T)n, start, end, next - first, SPLIT_ITEMS, scratch);
			if (thread_id() == 0)
				partial[next] = sum;
		}
		first = behind;
	}
}

KERNEL BOUNDS(NT, 0) void segreduce_binned_join(GLOBAL const OFF_T *RESTRICT offsets, i64 blocks,
						GLOBAL const u32 *RESTRICT starts, GLOBAL const u32 *RESTRICT order,
						GLOBAL const T *RESTRICT partial, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	i64 from, to, k, first = 0;
	take_bin(starts, blocks, 3, &from, &to);
	k = from;
	for (i64 own = from + block_id(); own < to; own += grid_size()) {
		const i64 segment = order[own];
		const OFF_T start = READ_ONLY(offsets + segment), end = READ_ONLY(offsets + segment + 1);
		for (; k < own; k++) /* segments of other blocks */
			first += count_parts(READ_ONLY(offsets + order[k]), READ_ONLY(offsets + order[k] + 1));
		const T sum = fold_parts(partial + first, count_parts(start, end), scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}

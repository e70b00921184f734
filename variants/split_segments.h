/*
 * Segments of more than SPLIT_SEGMENT_MIN elements, which are more than a block should fold beside others: a launch puts them
 * aside, cut into parts, and the next one folds the parts, many blocks a segment.
 */
#ifndef SEGTUNE_SPLIT_SEGMENTS_H
#define SEGTUNE_SPLIT_SEGMENTS_H

#include "offsets.h"

#define FINISH 1 /* the last block of a segment's parts folds them */
#ifndef UNROLL
#define UNROLL 4
#endif

#include "partials.h"
#include "range_fold.h"

#ifndef SPLIT_SEGMENT_MIN
#define SPLIT_SEGMENT_MIN 0 /* 0: none is put aside */
#endif

#define SPLIT_PART_MIN 8192  /* elements of a part, */
#define SPLIT_PARTS_MAX 1024 /* but no more parts than that a segment */

/* The list: how many parts there are, of which segment each is, and where the first part of that stands. */
#define SPLIT_PARAMS GLOBAL u32 *parts, GLOBAL i64 *part_segment, GLOBAL u32 *part_first

FN i64 split_part_length(i64 length)
{
	return length <= (i64)SPLIT_PART_MIN * SPLIT_PARTS_MAX ? SPLIT_PART_MIN : (length + SPLIT_PARTS_MAX - 1) / SPLIT_PARTS_MAX;
}

/* By one thread. *parts: 0 before the launch. */
FN void list_parts(SPLIT_PARAMS, i64 segment, i64 length)
{
	const u32 count = (u32)((length + split_part_length(length) - 1) / split_part_length(length)),
		  first = ATOMIC_ADD(parts, count);
	for (u32 i = first; i < first + count; i++) {
		part_segment[i] = segment;
		part_first[i] = first;
	}
}

#if SPLIT_SEGMENT_MIN

/*
 * The last block of a segment's parts has its result. done: an entry a part, and finished: 0 before the first launch
 * and again after each; *parts is, too, for the next call.
 */
KERNEL BOUNDS(NT, 0) void segreduce_split_long(SOURCE_PARAMS, OFFSETS_PARAM i64 n, SPLIT_PARAMS, GLOBAL T *partial,
					  GLOBAL u32 *done, GLOBAL u32 *finished, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	LOCAL_DECL u32 ticket[2]; /* for either count */
	const i64 count = *parts;

	for (i64 i = block_id(); i < count; i += grid_size()) {
		const i64 segment = part_segment[i], first = part_first[i];
		const OFF_T begin = OFFSET(segment), end = OFFSET(segment + 1), part = (OFF_T)split_part_length(end - begin);
		const OFF_T from = begin + (OFF_T)(i - first) * part, to = end - from > part ? from + part : end;
		const i32 part_count = (i32)((end - begin + part - 1) / part);
		const T sum = block_fold_range(SOURCE, (OFF_T)n, from, to, scratch);
		if (thread_id() == 0)
			store_shared(partial + i, sum);
		if (is_last_block(done + first, part_count, ticket)) {
			const T whole = fold_partials(partial + first, part_count, scratch);
			if (thread_id() == 0)
				result[segment] = whole;
		}
		BARRIER(); /* whoever reads told is done */
	}
	if (count > 0) {                 /* the same in all blocks: it stays until the last of them is here */
		BARRIER_OF_ALL_MEMORY(); /* and in all threads: each has read it before its block is here */
		if (is_last_block(finished, grid_size(), ticket + 1) && thread_id() == 0)
			*parts = 0;
	}
}

#endif

#endif

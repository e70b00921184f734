/*
 * Segments of more than SPLIT_SEGMENT_MIN elements, too long to be one block's work among others: the main launch lists
 * their parts, a second launch folds them with many blocks per segment.
 */
#ifndef SEGTUNE_SPLIT_SEGMENTS_H
#define SEGTUNE_SPLIT_SEGMENTS_H

#include "offsets.h"

#define FINISH 1 /* the last block to finish a segment folds its partial results */
#ifndef UNROLL
#define UNROLL 4
#endif

#include "block/range_reduce.h"
#include "grid/partials.h"

#ifndef SPLIT_SEGMENT_MIN
#define SPLIT_SEGMENT_MIN 0 /* 0: no segment is split */
#endif

#define SPLIT_PART_MIN 8192  /* elements of a part, at least */
#define SPLIT_PARTS_MAX 1024 /* parts of a segment, at most */

/* The list of parts: their number, the segment of each, and the index of that segment's first part. */
#define SPLIT_PARAMS GLOBAL u32 *parts, GLOBAL i64 *part_segment, GLOBAL u32 *part_first

FN i64 split_part_length(i64 length)
{
	return length <= (i64)SPLIT_PART_MIN * SPLIT_PARTS_MAX ? SPLIT_PART_MIN
							       : (length + SPLIT_PARTS_MAX - 1) / SPLIT_PARTS_MAX;
}

/* Whether the segment with these bounds is left to the second launch. */
FN i32 is_split(LOCAL_PTR const OFF_T *bounds)
{
	return SPLIT_SEGMENT_MIN && bounds[1] - bounds[0] > SPLIT_SEGMENT_MIN;
}

#if SPLIT_SEGMENT_MIN

#define AND_SPLIT_PARAMS , SPLIT_PARAMS
#define AND_SPLIT , parts, part_segment, part_first
#define JUMP_DECL LOCAL_DECL OFF_T jump[1];

/*
 * Where the next pass begins, after one that ends at `next`: behind a split segment, if `next` is inside one. Ends with
 * a BARRIER.
 */
FN OFF_T skip_split(OFF_T next, LOCAL_PTR const OFF_T *bounds, i32 count, LOCAL_PTR OFF_T *jump)
{
	if (thread_id() == 0)
		jump[0] = next;
	BARRIER();
	for (i32 s = thread_id(); s < count; s += NT)
		if (is_split(bounds + s) && bounds[s] <= next && next < bounds[s + 1])
			jump[0] = bounds[s + 1] / VEC * VEC;
	BARRIER();
	return jump[0];
}

/* Called by one thread. *parts is 0 before the launch. */
FN void list_parts(SPLIT_PARAMS, i64 segment, i64 length)
{
	const u32 count = (u32)((length + split_part_length(length) - 1) / split_part_length(length)),
		  first = ATOMIC_ADD(parts, count);
	for (u32 i = first; i < first + count; i++) {
		part_segment[i] = segment;
		part_first[i] = first;
	}
}

/* For each bit k of split, lists the parts of the block's segment group + k * groups; each segment by one thread. */
FN void list_split(u32 split, i64 first, LOCAL_PTR const OFF_T *bounds, i32 group, i32 groups, SPLIT_PARAMS)
{
	for (; split; split &= split - 1) {
		const i32 segment = LOWEST_BIT(split) * groups + group;
		list_parts(parts, part_segment, part_first, first + segment, bounds[segment + 1] - bounds[segment]);
	}
}

/*
 * Folds the listed parts; the last block to finish a segment folds the segment's partial results. done (one entry per
 * part) and finished are 0 before the first launch and after each; *parts is reset for the next call.
 */
KERNEL BOUNDS(NT, 0) void segreduce_split_long(SOURCE_PARAMS, OFFSETS_PARAM i64 n, SPLIT_PARAMS, GLOBAL T *partial,
					       GLOBAL u32 *done, GLOBAL u32 *finished, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	LOCAL_DECL u32 ticket[2]; /* one entry per call of is_last_block */
	const i64 count = *parts;

	for (i64 i = block_id(); i < count; i += grid_size()) {
		const i64 segment = part_segment[i], first = part_first[i];
		const OFF_T begin = OFFSET(segment), end = OFFSET(segment + 1),
			    part = (OFF_T)split_part_length(end - begin);
		const OFF_T from = begin + (OFF_T)(i - first) * part, to = end - from > part ? from + part : end;
		const i32 part_count = (i32)((end - begin + part - 1) / part);
		SOURCE_OF(segment);
		const T sum = block_fold_range(SOURCE, (OFF_T)n, from, to, scratch);
		if (thread_id() == 0)
			store_shared(partial + i, sum);
		if (is_last_block(done + first, part_count, ticket)) {
			const T whole = fold_partials(partial + first, part_count, scratch);
			if (thread_id() == 0)
				result[segment] = RESULT_OF(whole);
		}
		BARRIER(); /* all have read ticket */
	}
	if (count > 0) {                 /* uniform over the grid: the last block alone resets it */
		BARRIER_OF_ALL_MEMORY(); /* over the block, too: all threads read it before the block arrives */
		if (is_last_block(finished, grid_size(), ticket + 1) && thread_id() == 0)
			*parts = 0;
	}
}

#else /* without split segments */

#define AND_SPLIT_PARAMS
#define AND_SPLIT
#define JUMP_DECL LOCAL_PTR OFF_T *jump = 0;

FN OFF_T skip_split(OFF_T next, LOCAL_PTR const OFF_T *bounds, i32 count, LOCAL_PTR OFF_T *jump)
{
	BARRIER();
	return next;
}

FN void list_split(u32 split, i64 first, LOCAL_PTR const OFF_T *bounds, i32 group, i32 groups)
{
}

#endif

#endif

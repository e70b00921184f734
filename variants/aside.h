/*
 * Segments of more than ASIDE elements, which are more than a block should fold beside others: a launch puts them
 * aside, cut into parts, and the next one folds the parts, many blocks a segment.
 */
#ifndef SEGTUNE_ASIDE_H
#define SEGTUNE_ASIDE_H

#include "offsets.h"

#define FINISH 1 /* the last block of a segment's parts folds them */
#ifndef UNROLL
#define UNROLL 4
#endif

#include "partials.h"
#include "stretch.h"

#ifndef ASIDE
#define ASIDE 0 /* 0: none is put aside */
#endif

#define ASIDE_PART 8192  /* elements of a part, */
#define ASIDE_PARTS 1024 /* but no more parts than that a segment */

/* The list: how many parts there are, of which segment each is, and where the first part of that stands. */
#define ASIDE_PARAMS GLOBAL u32 *parts, GLOBAL i64 *part_segment, GLOBAL u32 *part_first

FN i64 aside_part(i64 length)
{
	return length <= (i64)ASIDE_PART * ASIDE_PARTS ? ASIDE_PART : (length + ASIDE_PARTS - 1) / ASIDE_PARTS;
}

/* By one thread. *parts: 0 before the launch. */
FN void put_aside(ASIDE_PARAMS, i64 segment, i64 length)
{
	const u32 count = (u32)((length + aside_part(length) - 1) / aside_part(length)),
		  first = ATOMIC_ADD(parts, count);
	for (u32 i = first; i < first + count; i++) {
		part_segment[i] = segment;
		part_first[i] = first;
	}
}

#if ASIDE

/*
 * The last block of a segment's parts has its result. done: an entry a part, and finished: 0 before the first launch
 * and again after each; *parts is, too, for the next call.
 */
KERNEL BOUNDS(NT, 0) void segreduce_aside(SOURCE_PARAMS, OFFSETS_PARAM i64 n, ASIDE_PARAMS, GLOBAL T *left,
					  GLOBAL u32 *done, GLOBAL u32 *finished, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	LOCAL_DECL u32 told[2]; /* for either count */
	const i64 count = *parts;

	for (i64 i = block_id(); i < count; i += grid_size()) {
		const i64 segment = part_segment[i], first = part_first[i];
		const OFF_T begin = OFFSET(segment), end = OFFSET(segment + 1), part = (OFF_T)aside_part(end - begin);
		const OFF_T from = begin + (OFF_T)(i - first) * part, to = end - from > part ? from + part : end;
		const i32 pieces = (i32)((end - begin + part - 1) / part);
		const T sum = block_stretch(SOURCE, (OFF_T)n, from, to, scratch);
		if (thread_id() == 0)
			leave(left + i, sum);
		if (is_last_block(done + first, pieces, told)) {
			const T whole = fold_partials(left + first, pieces, scratch);
			if (thread_id() == 0)
				result[segment] = whole;
		}
		BARRIER(); /* whoever reads told is done */
	}
	if (count > 0) {                 /* the same in all blocks: it stays until the last of them is here */
		BARRIER_OF_ALL_MEMORY(); /* and in all threads: each has read it before its block is here */
		if (is_last_block(finished, grid_size(), told + 1) && thread_id() == 0)
			*parts = 0;
	}
}

#endif

#endif

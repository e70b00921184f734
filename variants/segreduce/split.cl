/*
 * Segmented reduction, several blocks a segment: each segment is cut into equally many parts, whose results are folded
 * by the segment's last block or a second launch.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif

#ifndef SPLIT_ITEMS
#define SPLIT_ITEMS 16384 /* elements a part, in a segment of mean length */
#endif

#ifndef FINISH
#define FINISH 0 /* who folds the partial results: 1: the segment's last block; 0: a second launch */
#endif

#include "grid/split_parts.h"
#include "offsets.h"

/* Parts of a segment; the descriptor computes the same. */
FN i64 parts_of(i64 n, i64 segments)
{
	const i64 mean = (n + segments - 1) / segments;
	return mean > SPLIT_ITEMS ? (mean + SPLIT_ITEMS - 1) / SPLIT_ITEMS : 1;
}

/* Block segment * parts + part. done[segment]: 0 before the first launch, and again after each. */
KERNEL BOUNDS(NT, 0) void segreduce_split(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments, GLOBAL T *partial,
					  GLOBAL u32 *RESTRICT done, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 parts = parts_of(n, segments);
	const i64 segment = block_id() / parts, part = block_id() % parts;
	const OFF_T from = SEGMENT_BEGIN(segment), to = SEGMENT_END(segment);
	const i64 vectors = ((i64)to - from / VEC * VEC + VEC - 1) / VEC, share = (vectors + parts - 1) / parts * VEC;
	SOURCE_OF(segment);
	const T sum = fold_part(SOURCE, (OFF_T)n, from, to, part, share, scratch);
	if (thread_id() == 0)
		store_shared(partial + block_id(), sum);
#if FINISH
	LOCAL_DECL u32 ticket[1];
	if (is_last_block(done + segment, parts, ticket)) {
		const T whole = fold_parts(partial + segment * parts, parts, scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(whole);
	}
#endif
}

KERNEL BOUNDS(NT, 0) void segreduce_split_join(GLOBAL const T *RESTRICT partial, i64 n, i64 segments,
					       GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 parts = parts_of(n, segments);
	const T sum = fold_parts(partial + block_id() * parts, parts, scratch);
	if (thread_id() == 0)
		result[block_id()] = RESULT_OF(sum);
}

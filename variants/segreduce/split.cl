/*
 * Segmented reduction, several blocks per segment: each segment is cut into the same number of parts, whose partial
 * results are folded by the segment's last block or by a second launch.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif

#ifndef SPLIT_ITEMS
#define SPLIT_ITEMS 16384 /* elements per part, in a segment of mean length */
#endif

#ifndef FINISH
#define FINISH 0 /* 1: the segment's last block folds the partial results; 0: a second launch does */
#endif

#include "grid/split_parts.h"
#include "offsets.h"

/* The number of parts per segment; the descriptor must compute the same. */
FN i64 parts_of(i64 n, i64 segments)
{
	const i64 mean = (n + segments - 1) / segments;
	return mean > SPLIT_ITEMS ? (mean + SPLIT_ITEMS - 1) / SPLIT_ITEMS : 1;
}

/* The block's number is segment * parts + part. done[segment]: 0 before the first launch, and again after each. */
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

/*
 * Segmented reduction with as many threads a segment as the launch says: a part of a warp, as subwarp has them, or a
 * block, as block has it. One build for all lengths that vary little.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block whose segments have a part of a warp each */
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

/* The lane's part of a segment, of `threads` lanes. */
FN T lane_part(SOURCE_PARAMS, OFFSETS_PARAM OFF_T n, i64 segment, i32 lane, i32 threads)
{
	const OFF_T shift = SOURCE_SHIFT(segment);
	SOURCE_OF(segment);
	return strided_fold(SOURCE, n, SEGMENT_BEGIN(segment) + shift, SEGMENT_END(segment) + shift, lane, threads);
}

#ifdef HAS_SHUFFLE
#define MOST 1024 /* threads a block */

/* A block a segment; there may be more segments than a grid has blocks. */
FN void fold_by_blocks(SOURCE_PARAMS, OFFSETS_PARAM OFF_T n, i64 segments, i32 threads, LOCAL_PTR T *scratch,
		       GLOBAL RESULT_T *RESTRICT result)
{
	for (i64 segment = block_id(); segment < segments; segment += grid_size()) {
		const T part = lane_part(SOURCE, OFFSETS n, segment, thread_id(), threads);
		const T sum = leaders_fold_of(lanes_fold(part, thread_id() % WARP, WARP, scratch), threads, scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}
#else
#define MOST NT
#endif

KERNEL BOUNDS(MOST, 0) void segreduce_threads_fitted(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
						     GLOBAL RESULT_T *RESTRICT result, i64 fitted)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i32 threads = (i32)fitted, shift = LOWEST_BIT((u32)threads), lane = thread_id() & (threads - 1);
	const i64 segment = block_id() * (NT >> shift) + (thread_id() >> shift);
	T sum = IDENTITY;
#ifdef HAS_SHUFFLE
	if (threads > WARP) {
		fold_by_blocks(SOURCE, OFFSETS (OFF_T)n, segments, threads, scratch, result);
		return;
	}
#endif
	if (segment < segments)
		sum = lane_part(SOURCE, OFFSETS (OFF_T)n, segment, lane, threads);
	sum = lanes_fold(sum, lane, threads, scratch);
	if (lane == 0 && segment < segments)
		result[segment] = RESULT_OF(sum);
}

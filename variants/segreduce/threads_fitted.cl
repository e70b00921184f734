/*
 * Segmented reduction in which the launch sets the number of threads per segment: a part of a warp, as in subwarp, or a
 * block, as in block. One build serves all lengths that vary little.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block, if segments have a part of a warp each */
#endif

#include "block/whole_segments.h"

#ifdef HAS_SHUFFLE
#define MOST 1024 /* threads per block */
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
		fold_whole_segments(SOURCE, OFFSETS (OFF_T)n, segments, threads, scratch, result);
		return;
	}
#endif
	if (segment < segments)
		sum = lane_part(SOURCE, OFFSETS (OFF_T)n, segments, segment, lane, threads);
	sum = lanes_fold(sum, lane, threads, scratch);
	if (lane == 0 && segment < segments)
		result[segment] = RESULT_OF(sum);
}

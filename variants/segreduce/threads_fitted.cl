/*
 * Segmented reduction in which the launch sets the number of threads per segment: a part of a warp, as in subwarp, or a
 * block, as in block, and the loads that a thread has in flight. One build serves all lengths that vary little.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block, if segments have a part of a warp each */
#endif
#ifndef UNROLL
#define UNROLL 0 /* loads in flight per thread; 0: the launch takes the kernel with 2 or, if few threads run, with 8 */
#endif

#include "block/whole_segments.h"

#ifdef HAS_SHUFFLE
#define MOST 1024 /* threads per block */
#else
#define MOST NT
#endif

/* loads: a constant. */
FN void fold_segments(SOURCE_PARAMS, OFFSETS_PARAM OFF_T n, i64 segments, i32 threads, i32 loads, LOCAL_PTR T *scratch,
		      GLOBAL RESULT_T *RESTRICT result)
{
	const i32 shift = LOWEST_BIT((u32)threads), lane = thread_id() & (threads - 1);
	const i64 segment = block_id() * (NT >> shift) + (thread_id() >> shift);
	T sum = IDENTITY;
#ifdef HAS_SHUFFLE
	if (threads > WARP) {
		fold_whole_segments(SOURCE, OFFSETS n, segments, threads, loads, scratch, result);
		return;
	}
#endif
	if (segment < segments)
		sum = lane_part(SOURCE, OFFSETS n, segments, segment, lane, threads, loads);
	sum = lanes_fold(sum, lane, threads, scratch);
	if (lane == 0 && segment < segments)
		result[segment] = RESULT_OF(sum);
}

KERNEL BOUNDS(MOST, 0) void segreduce_threads_fitted(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
						     GLOBAL RESULT_T *RESTRICT result, i64 fitted)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	fold_segments(SOURCE, OFFSETS (OFF_T)n, segments, (i32)fitted, UNROLL ? UNROLL : 2, scratch, result);
}

#if !UNROLL
KERNEL BOUNDS(MOST, 0) void segreduce_threads_fitted_8_loads(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
							     GLOBAL RESULT_T *RESTRICT result, i64 fitted)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	fold_segments(SOURCE, OFFSETS (OFF_T)n, segments, (i32)fitted, 8, scratch, result);
}
#endif

/* Segmented reduction, one block a segment. The launch may say of how many threads. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block; 0: as many as the launch says */
#endif
#if NT
#define AND_THREADS_PARAM
#define THREADS NT
#else
#undef NT
#define NT 1024 /* at most */
#define AND_THREADS_PARAM , i64 threads
#define THREADS ((i32)threads)
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

KERNEL BOUNDS(NT, 0) void segreduce_block(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					  GLOBAL RESULT_T *RESTRICT result AND_THREADS_PARAM)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	/* There may be more segments than a grid has blocks. */
	for (i64 segment = block_id(); segment < segments; segment += grid_size()) {
		const OFF_T shift = SOURCE_SHIFT(segment);
		SOURCE_OF(segment);
		const T part = strided_fold(SOURCE, (OFF_T)n, SEGMENT_BEGIN(segment) + shift,
					    SEGMENT_END(segment) + shift, thread_id(), THREADS);
		const T sum = leaders_fold_of(lanes_fold(part, thread_id() % FOLD_LANES, FOLD_LANES, scratch), THREADS,
					      scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}

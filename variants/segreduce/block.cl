/* Segmented reduction, one block a segment. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

KERNEL BOUNDS(NT, 0) void segreduce_block(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments, GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	/* There may be more segments than a grid has blocks. */
	for (i64 segment = block_id(); segment < segments; segment += grid_size()) {
		const OFF_T shift = SOURCE_SHIFT(segment);
		SOURCE_OF(segment);
		const T part = strided_fold(SOURCE, (OFF_T)n, SEGMENT_BEGIN(segment) + shift,
					    SEGMENT_END(segment) + shift, thread_id(), NT);
		const T sum = block_fold(part, scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}

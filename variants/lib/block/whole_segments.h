/* One block of `threads` per segment. */
#ifndef SEGTUNE_WHOLE_SEGMENTS_H
#define SEGTUNE_WHOLE_SEGMENTS_H

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

/* The fold of one lane's share of a segment, with `loads` (a constant) in flight. */
FN T lane_part(SOURCE_PARAMS, OFFSETS_PARAM OFF_T n, i64 segments, i64 segment, i32 lane, i32 lanes, i32 loads)
{
	const OFF_T shift = SOURCE_SHIFT(segment), from = SEGMENT_BEGIN(segment) + shift;
	(void)segments; /* used by SEGMENT_END of open offsets */
	SOURCE_OF(segment);
	return strided_rest(SOURCE, IDENTITY, n, from, strided_begin(from, lane), SEGMENT_END(segment) + shift, lanes,
			    loads);
}

/* Loops, as a grid may have fewer blocks than there are segments. scratch: FOLD_SIZE entries. */
FN void fold_whole_segments(SOURCE_PARAMS, OFFSETS_PARAM OFF_T n, i64 segments, i32 threads, i32 loads,
			    LOCAL_PTR T *scratch, GLOBAL RESULT_T *RESTRICT result)
{
	for (i64 segment = block_id(); segment < segments; segment += grid_size()) {
		const T part = lane_part(SOURCE, OFFSETS n, segments, segment, thread_id(), threads, loads);
		const T sum = leaders_fold_of(lanes_fold(part, thread_id() % FOLD_LANES, FOLD_LANES, scratch), threads,
					      scratch);
		if (thread_id() == 0)
			result[segment] = RESULT_OF(sum);
	}
}

#endif

/* Segmented reduction, LANES threads a segment: part of a warp to a whole one. */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif
#ifndef LANES
#define LANES 8 /* threads a segment: a power of two, at most 32 */
#endif

#include "fold.h"
#include "offsets.h"
#include "strided.h"

KERNEL BOUNDS(NT, 0) void segreduce_sub(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i32 lane = thread_id() & (LANES - 1);
	const i64 segment = block_id() * (NT / LANES) + thread_id() / LANES;
	T sum = IDENTITY;
	if (segment < segments) {
		const OFF_T shift = SOURCE_SHIFT(segment);
		sum = strided_fold(SOURCE, (OFF_T)n, OFFSET(segment) + shift, OFFSET(segment + 1) + shift, lane,
				   LANES);
	}
	sum = lanes_fold(sum, lane, LANES, scratch);
	if (lane == 0 && segment < segments)
		result[segment] = sum;
}

/* Segmented reduction, one thread a segment, for checking operators from scripts. */
#include "reference.h"

#include "offsets.h"

KERNEL BOUNDS(NT, 0) void segreduce_reference(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					      GLOBAL RESULT_T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		const i64 shift = SOURCE_SHIFT(segment);
		result[segment] = RESULT_OF(fold(SOURCE, n, SEGMENT_BEGIN(segment) + shift, SEGMENT_END(segment) + shift));
	}
}

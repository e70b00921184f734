/*
 * Segmented reduction with nothing to go wrong: one thread a segment, one accumulator, elements in order. What it writes
 * is what operators from scripts, which have no reference on the host, are checked against.
 */
#include "dialect.h"

#define UNROLL 1 /* of fold: no other order, whatever the operator says of itself */

#include "offsets.h"
#include "serial.h"
#include "source.h"

#ifndef NT
#define NT 64 /* threads a block */
#endif

KERNEL BOUNDS(NT, 0) void segreduce_reference(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					      GLOBAL T *RESTRICT result)
{
	const i64 segment = block_id() * NT + thread_id();
	if (segment < segments) {
		const i64 shift = SOURCE_SHIFT(segment);
		result[segment] = fold(SOURCE, n, OFFSET(segment) + shift, OFFSET(segment + 1) + shift);
	}
}

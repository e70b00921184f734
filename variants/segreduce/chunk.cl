/*
 * Segmented reduction for CPUs: the merged list of elements and segment ends is cut into equal chunks, one per
 * work-item, so that neither one huge segment nor millions of empty ones unbalance the work. A work-item reads its
 * chunk in order; carry_spine.h joins the segments that cross chunks.
 */
#ifndef LDG
#define LDG 1 /* a thread's elements are consecutive: it reuses their cache lines */
#endif

#include "dialect.h"
#include "offsets.h"
#include "source.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 16384 /* elements and segment ends per work-item */
#endif

#include "grid/carry_spine.h"
#include "thread/serial_reduce.h"

KERNEL BOUNDS(NT, 0) void segreduce_chunk(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments, GLOBAL T *RESTRICT result,
					  GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 all = n + segments;
	const i64 from = chunk * CHUNK_ITEMS < all ? chunk * CHUNK_ITEMS : all;
	const i64 to = from + CHUNK_ITEMS < all ? from + CHUNK_ITEMS : all;
	const i64 last = ENDS_BEFORE(n, segments, to);
	i64 segment = ENDS_BEFORE(n, segments, from);
	i64 at = from - segment, shift;
	for (; segment < last; segment++) {
		const i64 end = OFFSET(segment + 1);
		shift = SOURCE_SHIFT(segment);
		SOURCE_OF(segment);
		result[segment] = fold(SOURCE, n, at + shift, end + shift);
		at = end;
	}
	shift = last < segments ? SOURCE_SHIFT(last) : 0;
	SOURCE_OF(last);
	carry_segment[chunk] = last;
	carry[chunk] = fold(SOURCE, n, at + shift, to - last + shift);
}

/*
 * Copies segments on CPUs: the merged list of elements and segment ends is cut into equal chunks, one per work-item, so
 * that neither one huge segment nor millions of empty ones unbalance the work.
 */
#include "dialect.h"
#include "thread/search.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 16384 /* elements and segment ends per work-item */
#endif
#define VEC 1

#include "interval.h"

FN void copy_part(INTERVAL_PARAMS, i64 segment, i64 at, i64 end, GLOBAL R *RESTRICT result)
{
	const route r = route_of(INTERVAL, segment);
	for (i64 i = at; i < end; i++)
		result[i + TO(r)] = ELEMENT(r, i);
}

KERNEL BOUNDS(NT, 0) void interval_chunk(INTERVAL_PARAMS, i64 n, i64 segments, GLOBAL R *RESTRICT result)
{
	const i64 chunk = block_id() * NT + thread_id();
	const i64 all = n + segments;
	const i64 from = chunk * CHUNK_ITEMS < all ? chunk * CHUNK_ITEMS : all;
	const i64 to = from + CHUNK_ITEMS < all ? from + CHUNK_ITEMS : all;
	const i64 last = ends_in_merged(offsets, n, segments, 1, to);
	i64 segment = ends_in_merged(offsets, n, segments, 1, from);
	i64 at = from - segment;
	for (; segment < last; segment++) {
		const i64 end = offsets[segment + 1];
		if (at < end)
			copy_part(INTERVAL, segment, at, end, result);
		at = end;
	}
	if (at < to - last) /* the part of the segment that continues in the next chunk */
		copy_part(INTERVAL, last, at, to - last, result);
}

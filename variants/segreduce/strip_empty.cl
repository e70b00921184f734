/*
 * Segmented reduction that first removes empty segments and last inserts their identities, as Modern GPU 1.1 does with
 * supportEmpty (Baxter 2013): segments with elements are gathered, flat's tiles reduce them, and the results are
 * scattered to their places.
 */
#include "dialect.h"

#define KINDS 2
#define FILLED 0
#define EMPTY 1

FN i32 segment_kind(OFF_T length)
{
	return length > 0 ? FILLED : EMPTY;
}

#define SEGMENTS_RENUMBERED 1 /* the tiles' segment numbers are not those of the case */
#include "flat.cl"
#include "grid/partition.h"

/* filled[k]: the offset of the k-th segment with elements; n behind the last one. */
KERNEL BOUNDS(NT, 0) void segreduce_strip_empty(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 blocks,
						GLOBAL const u32 *RESTRICT starts, GLOBAL const u32 *RESTRICT order,
						GLOBAL OFF_T *RESTRICT filled, GLOBAL T *RESTRICT reduced)
{
	const i64 k = block_id() * NT + thread_id(), count = kind_start(starts, blocks, EMPTY);
	if (k < count)
		filled[k] = offsets[order[k]];
	if (k == count) {
		filled[k] = (OFF_T)n;
		reduced[k] = IDENTITY; /* takes the last tile's carry; never read */
	}
}

/* As flat's limits, but only the device knows the number of segments. */
KERNEL BOUNDS(NT, 0) void segreduce_strip_limits(GLOBAL const OFF_T *RESTRICT filled, i64 blocks,
						 GLOBAL const u32 *RESTRICT starts, i64 tiles,
						 GLOBAL i64 *RESTRICT limits)
{
	put_limit(filled, kind_start(starts, blocks, EMPTY), tiles, block_id() * NT + thread_id(), limits);
}

KERNEL BOUNDS(NT, 0) void segreduce_insert_empty(i64 segments, i64 blocks, GLOBAL const u32 *RESTRICT starts,
						 GLOBAL const u32 *RESTRICT order, GLOBAL const T *RESTRICT reduced,
						 GLOBAL T *RESTRICT result)
{
	const i64 k = block_id() * NT + thread_id();
	if (k < segments)
		result[order[k]] = k < kind_start(starts, blocks, EMPTY) ? reduced[k] : IDENTITY;
}

/*
 * Cuts the merged list of rows and segment ends into chunks of CHUNK_ITEMS, whatever the lengths (merge path, see
 * grid/merge_path.h). The including file defines NT and CHUNK_ITEMS, and END_ITEMS if an end counts as other than one
 * item.
 */
#ifndef SEGTUNE_CHUNKS_H
#define SEGTUNE_CHUNKS_H

#include "counted.h"
#include "thread/search.h"

#ifndef END_ITEMS
#define END_ITEMS 1
#endif
/*
 * What is stored of a chunk's beginning: the number of ends before it, and, if a chunk may begin within an end, the
 * number of rows before it, which then does not follow from the ends.
 */
#if END_ITEMS > 1
#define LIMIT_WORDS 2
#else
#define LIMIT_WORDS 1
#endif

/* Rows row .. end - 1, and the ends of segments first .. last - 1. */
typedef struct {
	OFF_T row, end;
	i64 first, last;
} chunk;

/* Finds where `count` chunks from the first one on begin, and the chunk behind them: LIMIT_WORDS entries each. */
#if END_ITEMS > 1
FN void find_chunks(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 first, i32 count,
		    LOCAL_PTR i64 *limits)
{
#pragma unroll 1
	for (i32 k = thread_id(); k <= count; k += NT) {
		const i64 at = (first + k) * CHUNK_ITEMS, all = n + END_ITEMS * segments;
		const i64 ends = at < all ? ends_in_merged(offsets, n, segments, END_ITEMS, at) : segments;
		const i64 ended = READ_ONLY(offsets + ends), rest = (at < all ? at : all) - END_ITEMS * ends;
		limits[2 * k] = ends;
		limits[2 * k + 1] = rest > ended ? rest : ended; /* the last end may be cut */
	}
}

/* Chunk `number`, whose limits are the first entry of limits and the next one. */
FN chunk chunk_of(i64 n, i64 segments, i64 number, LOCAL_PTR const i64 *limits)
{
	chunk c;
	c.first = limits[0];
	c.last = limits[2];
	c.row = (OFF_T)limits[1];
	c.end = (OFF_T)limits[3];
	return c;
}
#else
FN void find_chunks(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 first, i32 count,
		    LOCAL_PTR i64 *limits)
{
#pragma unroll 1
	for (i32 k = thread_id(); k <= count; k += NT) {
		const i64 at = (first + k) * CHUNK_ITEMS;
		limits[k] =
			at < n + END_ITEMS * segments ? ends_in_merged(offsets, n, segments, END_ITEMS, at) : segments;
	}
}

/* Chunk `number`, whose limits are the first entry of limits and the next one. */
FN chunk chunk_of(i64 n, i64 segments, i64 number, LOCAL_PTR const i64 *limits)
{
	const i64 from = number * CHUNK_ITEMS, to = from + CHUNK_ITEMS, all = n + END_ITEMS * segments;
	chunk c;
	c.first = limits[0];
	c.last = limits[1];
	c.row = (OFF_T)((from < all ? from : all) - END_ITEMS * c.first);
	c.end = (OFF_T)((to < all ? to : all) - END_ITEMS * c.last);
	return c;
}
#endif

#endif

/*
 * Segmented reduction in tiles with equal numbers of elements and segment ends together, so that millions of empty
 * segments are spread over blocks just as elements are. Tiles are cut on the merge path of elements and ends, each is
 * folded as in flat, and lookback.h joins the tiles. After Merrill and Garland's merge-based CSR SpMV (2016) and Modern
 * GPU 2's segreduce.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 15 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#define TILE_CLIPPED 1
#include "grid/lookback.h"
#include "thread/search.h"
#include "tile.h"

/* Elements and ends per tile: a vector less than it has room for, since its elements may begin inside a vector. */
#define MERGE_ITEMS (NV - VEC)

/* Tile t has elements starts[t] .. starts[t + 1] - 1, and ends segments limits[t] .. limits[t + 1] - 1. */
KERNEL BOUNDS(NT, 0) void segreduce_merge_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 tiles,
						 GLOBAL i64 *RESTRICT limits, GLOBAL i64 *RESTRICT starts,
						 GLOBAL u64 *RESTRICT words, GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();
	if (t <= tiles) {
		const i64 d = t < tiles ? t * MERGE_ITEMS : n + segments;
		i64 segment = ends_in_merged(offsets, n, segments, 1, d);
		const i64 start = d - segment;
		/*
		 * A cut between a segment's last element and its end moves behind the end: the result is kept at the
		 * last element, so both must be in one tile.
		 */
		if (segment < segments && offsets[segment] < start && offsets[segment + 1] == start)
			segment++;
		limits[t] = segment;
		starts[t] = start;
	}
	init_tile(words, ticket, t, tiles);
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_merge(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						   GLOBAL const i64 *RESTRICT limits, GLOBAL const i64 *RESTRICT starts,
						   GLOBAL RESULT_T *RESTRICT result, volatile GLOBAL u64 *words,
						   GLOBAL u32 *ticket)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[TILE_VECS];
	DECLARE_MARKS;
	const i64 t = claim_tile(ticket, claimed);
	const i64 start = starts[t], stop = starts[t + 1];
	tile w;
	w.base = start / VEC * VEC;
	w.from = (i32)(start - w.base);
	w.to = (i32)(stop - w.base);
	SOURCE_AMONG(limits[t], limits[t + 1] + 1);
	const run r = fold_tile(SOURCE, offsets, n, w, limits + t, buffer, mark_words, result);
	const i64 first = limits[t], last = limits[t + 1];
	const u32 open = READ_ONLY(offsets + first) < start;
	const T before = tile_carry(words, t, r.tail, r.ended, open, tails, ended_in);

	store_tile(r, before, offsets, w.base, first, last, buffer, result);
}

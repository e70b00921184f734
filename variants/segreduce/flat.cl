/*
 * Segmented reduction in tiles of NT * VT elements, whatever the segments: tile.h folds a tile, a segmented scan over
 * the block joins its threads, and carry_spine.h joins the tiles. A segment is stored by the tile in which it ends, an
 * empty one by the tile that holds its position. After Sean Baxter's SegReduceCsr (Modern GPU 1.1, 2013).
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 7 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#ifndef LOAD_ALGORITHM
#define LOAD_ALGORITHM 0 /* how a tile is loaded: tile_input.h */
#endif

#include "grid/carry_spine.h"
#include "tile.h"

#if LOAD_ALGORITHM
#include "tile_input.h"
#define FOLD_TILE fold_arranged
#else
#define FOLD_TILE fold_tile
#endif

/* limits[b]: the first segment of tile b, which ends segments limits[b] .. limits[b + 1] - 1. */
KERNEL BOUNDS(NT, 0) void segreduce_flat_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 tiles,
						GLOBAL i64 *RESTRICT limits)
{
	put_limit(offsets, segments, tiles, block_id() * NT + thread_id(), limits);
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_flat(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						  GLOBAL const i64 *RESTRICT limits, GLOBAL T *RESTRICT result,
						  GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[TILE_VECS];
	DECLARE_MARKS;
	const tile w = whole_tile(block_id(), n);
#ifndef SEGMENTS_RENUMBERED
	SOURCE_AMONG(limits[block_id()], limits[block_id() + 1] + 1);
#endif
	const run r = FOLD_TILE(SOURCE, offsets, n, w, limits + block_id(), buffer, mark_words, result);
	const i64 first = limits[block_id()], last = limits[block_id() + 1];
	T total;
	const T before = block_carry(r.tail, r.ended, tails, ended_in, &total);

	store_tile(r, before, offsets, w.base, first, last, buffer, result);
	if (thread_id() == 0) {
		carry_segment[block_id()] = last;
		carry[block_id()] = total;
	}
}

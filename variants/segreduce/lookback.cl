/*
 * Segmented reduction in flat's tiles, in a single pass: a tile finds the carry-in of its first segment by decoupled
 * look-back (lookback.h; Merrill and Garland 2016), so no carries are left for another launch.
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

#include "grid/lookback.h"
#include "tile.h"

/* The launch before: computes the tiles' limits, resets words and ticket. */
KERNEL BOUNDS(NT, 0) void segreduce_tile_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 tiles,
						GLOBAL i64 *RESTRICT limits, GLOBAL u64 *RESTRICT words,
						GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();
	put_limit(offsets, segments, tiles, t, limits);
	init_tile(words, ticket, t, tiles);
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void segreduce_lookback(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						      GLOBAL const i64 *RESTRICT limits, GLOBAL RESULT_T *RESTRICT result,
						      volatile GLOBAL u64 *words, GLOBAL u32 *ticket)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[TILE_VECS];
	DECLARE_MARKS;
	const i64 t = claim_tile(ticket, claimed);
	const tile w = whole_tile(t, n);
	SOURCE_AMONG(limits[t], limits[t + 1] + 1);
	const run r = fold_tile(SOURCE, offsets, n, w, limits + t, buffer, mark_words, result);
	const i64 first = limits[t], last = limits[t + 1];
	/*
	 * Tile 0 has no carry-in; every other tile has an element and thus a first segment, so offsets[first] exists.
	 */
	const u32 open = t > 0 && READ_ONLY(offsets + first) < w.base;
	const T before = tile_carry(words, t, r.tail, r.ended, open, tails, ended_in);

	store_tile(r, before, offsets, w.base, first, last, buffer, result);
}

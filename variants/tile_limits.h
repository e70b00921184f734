/* The launch before one that looks back over tiles of NV elements: computes their limits, resets words and ticket. */
#ifndef SEGTUNE_TILE_LIMITS_H
#define SEGTUNE_TILE_LIMITS_H

#include "lookback.h"
#include "tile.h"

KERNEL BOUNDS(NT, 0) void segreduce_tile_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 tiles,
						GLOBAL i64 *RESTRICT limits, GLOBAL u64 *RESTRICT words,
						GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();
	put_limit(offsets, segments, tiles, t, limits);
	init_tile(words, ticket, t, tiles);
}

#endif

/*
 * The pipeline of resident blocks that look back (lookback_resident.h). Asynchronous copies bring tiles into a ring in
 * shared memory, and warps have roles: consumers fold their parts of a tile and store them STORE_DELAY tiles later, a
 * publisher publishes the tile, a poller finds what precedes the tile. CUDA only.
 */
#ifndef SEGTUNE_LOOKBACK_PIPELINE_H
#define SEGTUNE_LOOKBACK_PIPELINE_H

/*
 * The includer defines CONSUMER_WARPS, the warps that have VT elements a lane of each tile; STAGES, the tiles in a
 * block's ring; and STORE_DELAY, the tiles that are folded before one is stored. Two warps more: a publisher and a
 * poller. Neither waits for the other: polling, which takes at least a round trip to memory, overlaps with folding, and
 * never delays publishing.
 */
#define PUBLISHER CONSUMER_WARPS /* its warp */
#define NT (WARP * (CONSUMER_WARPS + 2))
#define WARP_ITEMS (WARP * VT)                   /* elements of a warp, its part of a tile */
#define TILE_ITEMS (WARP_ITEMS * CONSUMER_WARPS) /* elements of a tile */
#define TILES_IN_FLIGHT (STAGES - STORE_DELAY)

/*
 * Warps exchange data of TURNS tiles in turn. The poller may finish a tile as soon as the one before is published, when
 * consumers may be STORE_DELAY + 1 tiles behind.
 */
#define TURNS (STORE_DELAY + 2)

#include "block/segmented_scan.h"
#include "cuda/async_copy.h"
#include "grid/lookback_resident.h"

/*
 * The calling thread's warp, which decides its role. By a shuffle, so that the compiler knows it to be the same in all
 * lanes: else it adds code for warps whose lanes diverge, which takes 2 to 8% of reduce-by-key's time on an H200.
 */
FN i32 role_warp(void)
{
	return __shfl_sync(0xffffffffu, thread_id() / WARP, 0);
}

/* Barriers 1 to TURNS: consumers arrive when their part is folded; the publisher waits for all of them. */
FN void warp_tile_folded(i32 turn)
{
	arrive_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

FN void wait_for_folds(i32 turn)
{
	wait_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

/* The next TURNS barriers: publisher and poller arrive when the tile's prefix is known; the consumers wait for both. */
FN void tile_prefix_known(i32 turn)
{
	arrive_at(1 + TURNS + turn, NT);
}

FN void wait_for_prefix(i32 turn)
{
	wait_at(1 + TURNS + turn, NT);
}

/* Publisher and poller wait for each other. */
FN void wait_for_producers(void)
{
	wait_at(1 + 2 * TURNS, 2 * WARP);
}

/*
 * By the poller: waits until the block's publisher has published `tiles` of the block's tiles. A tile in global memory
 * says nothing of that: another block may have published it in this block's place, and a poller that ran ahead of its
 * publisher would overwrite turns that are in use. published: in shared memory, 0 before wait_for_producers(), then by
 * store_release(): what consumers read before they arrived is read before the poller overwrites it.
 */
FN void wait_for_publisher(const i32 *published, i32 tiles)
{
	while (SHUFFLE(load_acquire(published), 0) < tiles)
		;
}

FN i32 turn_after(i32 turn)
{
	return turn + 1 < TURNS ? turn + 1 : 0;
}

FN i32 turn_before(i32 turn, i32 by)
{
	return turn >= by ? turn - by : turn - by + TURNS;
}

/* By a warp: starts the copies of the lane's vectors, `copies` of them, of whole rows of WARP vectors. */
template <i32 copies> FN void copy_rows(uint4 *to, const void *from, i32 lane)
{
	const uint4 *vectors = (const uint4 *)from + lane;
#pragma unroll
	for (i32 j = 0; j < copies; j++)
		copy_16(&to[j * WARP + lane], vectors + j * WARP, 16);
}

/*
 * The same from element x on where the array of n elements ends: copies of no bytes have the array's start as their
 * source.
 */
template <i32 copies, class X> FN void copy_last_rows(uint4 *to, const X *array, i64 x, i64 n, i32 lane)
{
#pragma unroll
	for (i32 j = 0; j < copies; j++) {
		const i64 at = x + (j * WARP + lane) * (16 / (i32)sizeof(X));
		copy_16(&to[j * WARP + lane], at < n ? array + at : array, bytes_left(at, n, sizeof(X)));
	}
}

/*
 * A consumer's way through the block's tiles. ring: the warp's STAGES stages.
 *   load(stage, x)                starts the copies of the warp's part, which begins with element x
 *   fold(stage, x, turn)          folds it for the publisher; returns what store needs
 *   store(stage, x, kept, turn)   after wait_for_prefix(turn); may be refilled afterwards
 */
template <class KEPT, class STAGE, class LOAD, class FOLD, class STORE>
FN void consume_tiles(i64 tiles, STAGE *ring, LOAD load, FOLD fold, STORE store)
{
	const i64 row = grid_size() * TILE_ITEMS; /* from a tile of the block to its next */
	KEPT kept[STORE_DELAY + 1];
	i32 slot = 0, turn = 0;
	i64 done = 0, x = block_id() * TILE_ITEMS + thread_id() / WARP * WARP_ITEMS;
#pragma unroll
	for (i32 a = 0; a < TILES_IN_FLIGHT; a++) {
		load(ring + a, x + a * row);
		copies_end();
	}
	for (i64 t = block_id(); t < tiles; t += grid_size(), x += row, done++) {
		COPIES_WAIT(TILES_IN_FLIGHT - 1);
		__syncwarp(); /* the copies of all lanes */
#pragma unroll
		for (i32 d = STORE_DELAY; d > 0; d--)
			kept[d] = kept[d - 1];
		kept[0] = fold(ring + slot, x, turn);
		warp_tile_folded(turn);
		/* The stage of the tile that is stored now is refilled next. */
		STAGE *const old = ring + (slot >= STORE_DELAY ? slot - STORE_DELAY : slot - STORE_DELAY + STAGES);
		if (done >= STORE_DELAY)
			store(old, x - STORE_DELAY * row, kept[STORE_DELAY], turn_before(turn, STORE_DELAY));
		load(old, x + TILES_IN_FLIGHT * row);
		copies_end();
		slot = slot + 1 < STAGES ? slot + 1 : 0;
		turn = turn_after(turn);
	}
#pragma unroll
	for (i32 d = STORE_DELAY; d > 0; d--)
		if (done >= d)
			store(ring + (slot >= d ? slot - d : slot - d + STAGES), x - d * row, kept[d - 1],
			      turn_before(turn, d));
}

#endif

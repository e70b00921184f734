/*
 * The pipeline of resident blocks that look back (lookback_resident.h), with warp specialization. Asynchronous copies
 * bring tiles into a ring in shared memory; consumer warps fold their parts of a tile and store them STORE_DELAY tiles
 * later, a publisher warp publishes the tile's aggregate, a poller warp finds the tile's carry-in. CUDA only.
 */
#ifndef SEGTUNE_LOOKBACK_PIPELINE_H
#define SEGTUNE_LOOKBACK_PIPELINE_H

/*
 * The including kernel defines CONSUMER_WARPS, each with VT elements per lane of each tile; STAGES, the tiles in a
 * block's ring; and STORE_DELAY, the number of further tiles that are folded before a tile is stored. Two more warps
 * are the publisher and the poller. Neither waits for the other: polling, at least a round trip to memory, overlaps
 * with folding and never delays publishing.
 */
#define PUBLISHER CONSUMER_WARPS /* warp number */
#define NT (WARP * (CONSUMER_WARPS + 2))
#define WARP_ITEMS (WARP * VT)                   /* elements per warp: its part of a tile */
#define TILE_ITEMS (WARP_ITEMS * CONSUMER_WARPS) /* elements per tile */
#define TILES_IN_FLIGHT (STAGES - STORE_DELAY)

/*
 * Buffers for data exchanged between warps; the block's tiles use them in turn. The poller may finish a tile as soon as
 * the one before it is published, when consumers may lag STORE_DELAY + 1 tiles behind.
 */
#define TURNS (STORE_DELAY + 2)

#include "block/segmented_scan.h"
#include "cuda/async_copy.h"
#include "grid/lookback_resident.h"

/*
 * The calling thread's warp, which decides its role. The shuffle tells the compiler that it is uniform in the warp:
 * without it, code for diverged lanes costs reduce-by-key 2 to 8% of its time on an H200.
 */
FN i32 role_warp(void)
{
	return __shfl_sync(0xffffffffu, thread_id() / WARP, 0);
}

/* Named barriers 1 .. TURNS: consumers arrive when their part is folded; the publisher waits for all of them. */
FN void warp_tile_folded(i32 turn)
{
	arrive_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

FN void wait_for_folds(i32 turn)
{
	wait_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

/* The next TURNS barriers: publisher and poller arrive when the tile's carry-in is known; consumers wait for both. */
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
 * Called by the poller: waits until the block's publisher has published `tiles` of the block's tiles. A published tile
 * in global memory is no proof: another block may have published it in this block's place, and a poller that runs ahead
 * of its own publisher would overwrite buffers in use. published: in shared memory, 0 before wait_for_producers(), then
 * written by store_release(), so that what consumers read before they arrived is read before the poller overwrites it.
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

/* Starts the lane's `copies` copies, one vector of each row of WARP vectors. */
template <i32 copies> FN void copy_rows(uint4 *to, const void *from, i32 lane)
{
	const uint4 *vectors = (const uint4 *)from + lane;
#pragma unroll
	for (i32 j = 0; j < copies; j++)
		copy_16(&to[j * WARP + lane], vectors + j * WARP, 16);
}

/*
 * The same near the end of the array of n elements, from element x on. Copies of zero bytes take the array's start as
 * their source.
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
 * The loop of a consumer warp over the block's tiles. ring: the warp's STAGES stages.
 * - load(stage, x): starts the copies of the warp's part, which begins with element x;
 * - fold(stage, x, turn): folds it for the publisher; returns what store needs;
 * - store(stage, x, kept, turn): after wait_for_prefix(turn); the stage may be refilled afterwards.
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
		__syncwarp(); /* other lanes' copies, too */
#pragma unroll
		for (i32 d = STORE_DELAY; d > 0; d--)
			kept[d] = kept[d - 1];
		kept[0] = fold(ring + slot, x, turn);
		warp_tile_folded(turn);
		/* The tile stored now frees its stage for the next load. */
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

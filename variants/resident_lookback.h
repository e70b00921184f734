/*
 * Blocks that are all on the device at the same time, G = grid_size() of them, of which block b takes tiles b, b + G,
 * b + 2 G, ...: what comes before a tile follows from what came before the block's last tile and from what the G tiles
 * since then have told. One wide read, no chain from tile to tile.
 *
 * A tile tells a T and 32 bits that are not 0, in words of 64 bits that are written and read whole: no fences. One warp
 * asks, of which lane l takes the tiles l, l + 32, l + 64, ... of the window: what lanes read together lies side by
 * side. CUDA only.
 */
#ifndef SEGTUNE_RESIDENT_LOOKBACK_H
#define SEGTUNE_RESIDENT_LOOKBACK_H

#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 1 /* blocks a multiprocessor: all are there at once */
#endif

/*
 * Whoever includes this says CONSUMER_WARPS, warps that have VT elements a lane of each tile, and of how many tiles a block
 * has STAGES in its ring and STORE_DELAY folded before one is stored. Two warps more: the first tells for them, the other
 * asks. Neither waits for the other: asking, which takes a round trip at least, goes on while a tile is folded, and no
 * tile is told late because another is asked for.
 */
#define PUBLISHER CONSUMER_WARPS /* its number */
#define NT (WARP * (CONSUMER_WARPS + 2))
#define WARP_ITEMS (WARP * VT)      /* elements of a warp */
#define TILE_ITEMS (WARP_ITEMS * CONSUMER_WARPS) /* elements of a tile */
#define TILES_IN_FLIGHT (STAGES - STORE_DELAY)

/*
 * What warps exchange for a tile has its turn. The asker may be done with a tile as soon as the one before it is told,
 * when workers may be STORE_DELAY + 1 tiles behind.
 */
#define TURNS (STORE_DELAY + 2)

#include "async.h"
#include "scan.h"

/* Barriers 1 to TURNS: a worker comes when its part is folded, the teller waits for all of them. */
FN void warp_tile_folded(i32 turn)
{
	arrive_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

FN void wait_for_folds(i32 turn)
{
	wait_at(1 + turn, WARP * (CONSUMER_WARPS + 1));
}

/* The next TURNS barriers: teller and asker come when they have what a tile needs, and the workers wait for both. */
FN void tile_prefix_known(i32 turn)
{
	arrive_at(1 + TURNS + turn, NT);
}

FN void wait_for_prefix(i32 turn)
{
	wait_at(1 + TURNS + turn, NT);
}

/* Teller and asker wait for each other. */
FN void wait_for_producers(void)
{
	wait_at(1 + 2 * TURNS, 2 * WARP);
}

FN i32 turn_after(i32 turn)
{
	return turn + 1 < TURNS ? turn + 1 : 0;
}

FN i32 turn_before(i32 turn, i32 by)
{
	return turn >= by ? turn - by : turn - by + TURNS;
}

#ifndef LOOKBACK_EPOCH
#define LOOKBACK_EPOCH 0 /* 1: the note is the number of the call: what earlier calls told counts for nothing */
#endif

#define WORDS (T_BYTES / 4) /* a tile tells */
#define POLLS (5 * BLOCKS_PER_SM)    /* tiles that a lane asks: G is at most WARP * POLLS */

/* What the lane's tiles have told. */
typedef struct {
	u64 word[POLLS][WORDS];
} polled;

typedef union {
	T value;
	u32 word[WORDS];
} published_value;

/* note: not 0. */
FN void publish_tile(volatile u64 *words, i64 tile, u32 note, T value)
{
	published_value v;
	v.value = value;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++)
		words[tile * WORDS + i] = (u64)note << 32 | v.word[i];
}

/* A lane's share of the G tiles before one. */
typedef struct {
	const volatile u64 *words; /* of its first tile */
	i32 from, to;              /* of tiles 0, 32, 64, ... behind that those that there are */
	u32 epoch;
} lookback_range;

/* epoch: number of the call, not 0; only for LOOKBACK_EPOCH 1. */
FN lookback_range range_before(const volatile u64 *words, i64 tile, i32 lane, u32 epoch)
{
	const i32 grid = (i32)grid_size();
	lookback_range w;
	w.words = words + (tile - grid + lane) * WORDS;
	w.from = tile < grid ? grid - (i32)tile - lane : 0;
	w.to = grid - lane;
	w.epoch = epoch;
	return w;
}

FN u32 is_in_range(const lookback_range *w, i32 q)
{
	return q * WARP >= w->from && q * WARP < w->to;
}

FN u32 has_published(const lookback_range *w, u64 word)
{
	return LOOKBACK_EPOCH ? (u32)(word >> 32) == w->epoch : word >> 32 != 0;
}

/*
 * All loads together: one after another they would cost a round trip each. again: only those that had not told. Places
 * of the window that are no tile's have the note 1, or the epoch.
 */
FN void poll_range(const lookback_range *w, u32 missing_only, polled *a)
{
#pragma unroll
	for (i32 q = 0; q < POLLS; q++) {
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			if (!missing_only || !has_published(w, a->word[q][i]))
				a->word[q][i] = is_in_range(w, q) ? w->words[q * WARP * WORDS + i]
							       : (u64)(LOOKBACK_EPOCH ? w->epoch : 1) << 32;
	}
}

/* Have all told? */
FN u32 range_published(const lookback_range *w, const polled *a)
{
	u32 told = 1;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++) {
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			told &= has_published(w, a->word[q][i]);
	}
	return __all_sync(0xffffffffu, told);
}

FN u32 published_note(const polled *a, i32 q)
{
	return (u32)(a->word[q][0] >> 32);
}

FN T published_by(const lookback_range *w, const polled *a, i32 q)
{
	published_value v;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++)
		v.word[i] = (u32)a->word[q][i];
	return is_in_range(w, q) ? v.value : IDENTITY;
}

#endif

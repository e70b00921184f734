/*
 * Look-back between resident blocks. There are G = grid_size() of them, as many as the device holds, and block b takes
 * tiles b, b + G, b + 2 G, ...: a tile's prefix follows from that of the block's previous tile and from what the G
 * tiles since then have published. One wide read replaces a chain from tile to tile.
 *
 * Other kernels may occupy multiprocessors, so that some blocks start only when others have ended: no block may depend
 * on them. A poller that has polled LOOKBACK_PATIENCE times in vain folds one of the missing tiles itself, from global
 * memory, and publishes it in the other block's place (decoupled fallback: Smith, Levien, Owens 2025). It uses the same
 * operations in the same order as that block: whoever publishes, and however often, the bits are the same.
 *
 * A tile publishes its aggregate, a T, and 32 nonzero bits (the note), in 64-bit words that are written and read whole,
 * so no fences are needed. One warp polls: lane l reads tiles l, l + 32, l + 64, ... of the range, so that loads
 * coalesce. CUDA only.
 */
#ifndef SEGTUNE_LOOKBACK_RESIDENT_H
#define SEGTUNE_LOOKBACK_RESIDENT_H

#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 1 /* blocks per multiprocessor, all resident */
#endif

#include "block/segmented_scan.h"

#ifndef LOOKBACK_EPOCH
#define LOOKBACK_EPOCH 0 /* 1: the note is the call's number: words of earlier calls do not count as published */
#endif

/* Polls before a poller considers a tile's block absent, a few milliseconds; fewer once it has met an absent one. */
#ifndef LOOKBACK_PATIENCE
#define LOOKBACK_PATIENCE 4096
#endif
#define LOOKBACK_IMPATIENCE (LOOKBACK_PATIENCE < 16 ? LOOKBACK_PATIENCE : 16)

#define WORDS (T_BYTES / 4)       /* words per tile */
#define POLLS (5 * BLOCKS_PER_SM) /* tiles per lane: G is at most WARP * POLLS */

/* The words of the lane's tiles. */
typedef struct {
	u64 word[POLLS][WORDS];
} polled;

typedef union {
	T value;
	u32 word[WORDS];
} published_value;

/* The note must not be 0. */
FN void publish_tile(volatile u64 *words, i64 tile, u32 note, T value)
{
	published_value v;
	v.value = value;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++)
		words[tile * WORDS + i] = (u64)note << 32 | v.word[i];
}

/* The lane's share of the G tiles before a tile. */
typedef struct {
	const volatile u64 *words; /* of its first tile */
	i32 from, to;              /* of tiles at distances 0, 32, 64, ..., those that exist */
	u32 epoch;
} lookback_range;

/* epoch: the call's number, not 0; used only with LOOKBACK_EPOCH 1. */
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
 * Keeps all loads in flight together: one after the other each would cost a round trip. missing_only: reloads only
 * words that were not published yet. Positions of the range without a tile count as published.
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

/* Whether the lane's tile q has been published. */
FN u32 tile_published(const lookback_range *w, const polled *a, i32 q)
{
	u32 all = 1;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++)
		all &= has_published(w, a->word[q][i]);
	return all;
}

/* Whether all tiles of the range have been published. */
FN u32 range_published(const lookback_range *w, const polled *a)
{
	u32 all = 1;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++)
		all &= tile_published(w, a, q);
	return __all_sync(0xffffffffu, all);
}

/*
 * A tile of another block in the range that has not been published, uniform in the warp, or -1. Which one depends on
 * the block, so that waiting blocks fold different tiles. The range begins with the block's own previous tile, which is
 * excluded: its publisher publishes it.
 */
FN i64 missing_tile(const lookback_range *w, const polled *a, i64 tile)
{
	const i32 turn = (i32)(block_id() % WARP);
	i32 found = 0;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++) {
		const u32 own = q == 0 ? 1 : 0, lanes = BALLOT(!tile_published(w, a, q)) & ~own;
		if (lanes)
			found = q * WARP + (LOWEST_BIT(__funnelshift_r(lanes, lanes, turn)) + turn) % WARP;
	}
	return found ? tile - grid_size() + found : -1;
}

/*
 * Waits until the range before a tile is published, and returns it. publish_missing(t): called by the whole warp, folds
 * and publishes tile t in its block's place. patience: LOOKBACK_PATIENCE before the warp's first call.
 */
template <class MISSING>
FN lookback_range wait_for_range(const volatile u64 *words, i64 tile, i32 lane, u32 epoch, i32 *patience, polled *a,
				 MISSING publish_missing)
{
	const lookback_range w = range_before(words, tile, lane, epoch);
	i32 left = *patience;
	poll_range(&w, 0, a);
	while (!range_published(&w, a)) {
		if (left-- > 0) {
			poll_range(&w, 1, a);
			continue;
		}
		const i64 missing = missing_tile(&w, a, tile);
		if (missing >= 0)
			publish_missing(missing);
		left = *patience = LOOKBACK_IMPATIENCE;
		poll_range(&w, 0, a);
	}
	return w;
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

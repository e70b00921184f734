/*
 * Look-back of resident blocks: all G = grid_size() of them are on the device at the same time, and block b takes tiles
 * b, b + G, b + 2 G, ...: the prefix of a tile follows from that of the block's last tile and from what the G tiles
 * since then have published. One wide read in place of a chain from tile to tile.
 *
 * A tile publishes its aggregate, a T, and 32 bits that are not 0 (the note), in words of 64 bits that are written and
 * read whole, so that no fences are needed. One warp polls: its lane l reads the tiles l, l + 32, l + 64, ... of the
 * range, so that the loads of the lanes coalesce. CUDA only.
 */
#ifndef SEGTUNE_LOOKBACK_RESIDENT_H
#define SEGTUNE_LOOKBACK_RESIDENT_H

#ifndef BLOCKS_PER_SM
#define BLOCKS_PER_SM 1 /* blocks a multiprocessor, all resident */
#endif

#include "block/segmented_scan.h"

#ifndef LOOKBACK_EPOCH
#define LOOKBACK_EPOCH 0 /* 1: the note is the number of the call: what earlier calls published does not count */
#endif

#define WORDS (T_BYTES / 4)       /* words that a tile publishes */
#define POLLS (5 * BLOCKS_PER_SM) /* tiles that a lane polls: G is at most WARP * POLLS */

/* What the lane's tiles have published. */
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

/* The lane's tiles of the G before one. */
typedef struct {
	const volatile u64 *words; /* of its first tile */
	i32 from, to;              /* of tiles 0, 32, 64, ... behind that, those that exist */
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
 * All loads are in flight together: one after another each would cost a round trip. missing_only: loads only what was
 * not published yet. Places of the range that are not tiles have the note 1, or the epoch.
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

/* Have all tiles published? */
FN u32 range_published(const lookback_range *w, const polled *a)
{
	u32 all = 1;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++) {
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			all &= has_published(w, a->word[q][i]);
	}
	return __all_sync(0xffffffffu, all);
}

/* Waits until the tiles of the range before a tile have published, and returns the range. */
FN lookback_range wait_for_range(const volatile u64 *words, i64 tile, i32 lane, u32 epoch, polled *a)
{
	const lookback_range w = range_before(words, tile, lane, epoch);
	poll_range(&w, 0, a);
	while (!range_published(&w, a))
		poll_range(&w, 1, a);
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

/*
 * Look-back of tiles that carry a fold and count runs: the words of lookback.h hold the folds, one more word per tile
 * the count. Counts add up over all tiles before, folds only back to the nearest tile in which a run ends.
 */
#ifndef SEGTUNE_LOOKBACK_RUNS_H
#define SEGTUNE_LOOKBACK_RUNS_H

#include "block/reduce.h"
#include "grid/lookback.h"

/* What a tile publishes; LOOKBACK_AGGREGATE: of its own elements; LOOKBACK_PREFIX: of all elements up to its last. */
typedef struct {
	T tail;    /* fold of what follows the last end */
	i64 count; /* of runs that end, below 2^62 */
	u32 status;
} run_prefix;

/* Called by one thread of the block. */
FN void publish_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile, T tail, i64 count, u32 status)
{
	publish(words, tile, tail, status);
	LOOKBACK_WRITE(counts + tile, (u64)status << 62 | (u64)count);
}

/* Spins until the tile has published something. There are no runs before tile 0. */
FN run_prefix poll_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile)
{
	run_prefix t;
	u64 count;
	t.tail = IDENTITY;
	t.count = 0;
	t.status = LOOKBACK_PREFIX;
	if (tile < 0)
		return t;
	do {
		t.status = poll(words, tile, &t.tail);
		count = LOOKBACK_READ(counts + tile);
	} while ((u32)(count >> 62) != t.status); /* the writer is between two words */
	t.count = (i64)(count & 0x3fffffffffffffff);
	return t;
}

#ifdef HAS_SHUFFLE
#define LOOKBACK_SCRATCH 1
#else
#define LOOKBACK_SCRATCH WINDOW
#endif

/* Local memory for a look-back. */
typedef struct {
	T tail[LOOKBACK_SCRATCH];
	i64 count[LOOKBACK_SCRATCH];
	u32 status[LOOKBACK_SCRATCH];
} lookback_scratch;

#ifdef HAS_SHUFFLE
/* Called by the first warp, each lane polling one tile at a time; lane 0 gets the result. */
FN run_prefix warp_look_back_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile)
{
	const i32 lane = thread_id();
	run_prefix sum;
	u32 ended = 0, totals;
	i64 from = tile;
	sum.tail = IDENTITY;
	sum.count = 0;
	sum.status = LOOKBACK_PREFIX;
	do {
		from -= WARP;
		const run_prefix t = poll_runs(words, counts, from + lane);
		totals = BALLOT(t.status == LOOKBACK_PREFIX);
		const u32 ends = BALLOT(t.status == LOOKBACK_PREFIX || t.count > 0);
		i64 count = totals >> lane > 1 ? 0 : t.count;
		if (!ended)
			sum.tail = combine(lanes_fold(ends >> lane > 1 ? IDENTITY : t.tail, lane, WARP, 0), sum.tail);
		ended |= ends;
#pragma unroll
		for (i32 d = 1; d < WARP; d *= 2)
			count += SHUFFLE_DOWN(count, d, WARP);
		sum.count += count;
	} while (!totals);
	return sum;
}
#endif

/*
 * The prefix of all tiles before this one, uniform in the block: the carry into its first run, and the number of runs
 * that end before it.
 */
FN run_prefix look_back_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile,
			     LOCAL_PTR lookback_scratch *scratch)
{
	const i32 tid = thread_id();
	run_prefix sum;
#ifdef HAS_SHUFFLE
	if (tid < WARP) {
		sum = warp_look_back_runs(words, counts, tile);
		if (tid == 0) {
			scratch->tail[0] = sum.tail;
			scratch->count[0] = sum.count;
		}
	}
	BARRIER();
	sum.tail = scratch->tail[0];
	sum.count = scratch->count[0];
#else
	u32 ended = 0, more = 1;
	sum.tail = IDENTITY;
	sum.count = 0;
	for (i64 from = tile - WINDOW; more; from -= WINDOW) {
		if (tid < WINDOW) {
			const run_prefix t = poll_runs(words, counts, from + tid);
			scratch->tail[tid] = t.tail;
			scratch->count[tid] = t.count;
			scratch->status[tid] = t.status;
		}
		BARRIER();
		for (i32 i = WINDOW - 1; i >= 0 && more; i--) {
			if (!ended)
				sum.tail = combine(scratch->tail[i], sum.tail);
			more = scratch->status[i] != LOOKBACK_PREFIX;
			ended |= !more || scratch->count[i] > 0;
			sum.count += scratch->count[i];
		}
		BARRIER();
	}
#endif
	sum.status = LOOKBACK_PREFIX;
	return sum;
}

#endif

/*
 * Look-back of tiles that carry a fold and count runs: lookback.h's words hold the folds, one word more a tile holds
 * the count. Counts add up over all tiles before; folds only up to the nearest tile in which a run ends.
 */
#ifndef SEGTUNE_LOOKBACK_RUNS_H
#define SEGTUNE_LOOKBACK_RUNS_H

#include "fold.h"
#include "lookback.h"

/* What a tile tells: LOOK_PART: of its own elements; LOOK_CARRY: of all elements up to its last. */
typedef struct {
	T tail;    /* fold of what is behind the last end */
	i64 count; /* of runs that end, below 2^62 */
	u32 status;
} runs_told;

/* By one thread of the block. */
FN void tell_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile, T tail, i64 count, u32 status)
{
	tell(words, tile, tail, status);
	LOOK_WRITE(counts + tile, (u64)status << 62 | (u64)count);
}

/* Wait until the tile has told something. There are no runs before tile 0. */
FN runs_told ask_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile)
{
	runs_told t;
	u64 count;
	t.tail = IDENTITY;
	t.count = 0;
	t.status = LOOK_CARRY;
	if (tile < 0)
		return t;
	do {
		t.status = ask(words, tile, &t.tail);
		count = LOOK_READ(counts + tile);
	} while ((u32)(count >> 62) != t.status); /* told anew meanwhile */
	t.count = (i64)(count & 0x3fffffffffffffff);
	return t;
}

#ifdef HAS_SHUFFLE
#define LOOK_ROOM 1
#else
#define LOOK_ROOM WINDOW
#endif

/* Local memory for a look-back. */
typedef struct {
	T tail[LOOK_ROOM];
	i64 count[LOOK_ROOM];
	u32 status[LOOK_ROOM];
} look_room;

#ifdef HAS_SHUFFLE
/* By the first warp, each lane asking one tile at a time; lane 0 has the answer. */
FN runs_told warp_look_back_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile)
{
	const i32 lane = thread_id();
	runs_told sum;
	u32 ended = 0, totals;
	i64 from = tile;
	sum.tail = IDENTITY;
	sum.count = 0;
	sum.status = LOOK_CARRY;
	do {
		from -= WARP;
		const runs_told t = ask_runs(words, counts, from + lane);
		totals = BALLOT(t.status == LOOK_CARRY);
		const u32 ends = BALLOT(t.status == LOOK_CARRY || t.count > 0);
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
 * All that the tiles before leave to this one, the same in all threads: the tail that is carried into its first run,
 * and how many runs end before it.
 */
FN runs_told look_back_runs(volatile GLOBAL u64 *words, volatile GLOBAL u64 *counts, i64 tile,
			    LOCAL_PTR look_room *room)
{
	const i32 tid = thread_id();
	runs_told sum;
#ifdef HAS_SHUFFLE
	if (tid < WARP) {
		sum = warp_look_back_runs(words, counts, tile);
		if (tid == 0) {
			room->tail[0] = sum.tail;
			room->count[0] = sum.count;
		}
	}
	BARRIER();
	sum.tail = room->tail[0];
	sum.count = room->count[0];
#else
	u32 ended = 0, more = 1;
	sum.tail = IDENTITY;
	sum.count = 0;
	for (i64 from = tile - WINDOW; more; from -= WINDOW) {
		if (tid < WINDOW) {
			const runs_told t = ask_runs(words, counts, from + tid);
			room->tail[tid] = t.tail;
			room->count[tid] = t.count;
			room->status[tid] = t.status;
		}
		BARRIER();
		for (i32 i = WINDOW - 1; i >= 0 && more; i--) {
			if (!ended)
				sum.tail = combine(room->tail[i], sum.tail);
			more = room->status[i] != LOOK_CARRY;
			ended |= !more || room->count[i] > 0;
			sum.count += room->count[i];
		}
		BARRIER();
	}
#endif
	sum.status = LOOK_CARRY;
	return sum;
}

#endif

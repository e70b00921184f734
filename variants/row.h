/*
 * Blocks that are all on the device at the same time, G = grid_size() of them, of which block b takes tiles b, b + G,
 * b + 2 G, ...: what comes before a tile follows from what came before the block's last tile and from what the G tiles
 * since then have told. One wide read, no chain from tile to tile.
 *
 * A tile tells a T and 32 bits that are not 0, in words of 64 bits that are written and read whole: no fences. One warp
 * asks, of which lane l takes the tiles l, l + 32, l + 64, ... of the window: what lanes read together lies side by
 * side. CUDA only.
 */
#ifndef SEGTUNE_ROW_H
#define SEGTUNE_ROW_H

#ifndef OCC
#define OCC 1 /* blocks a multiprocessor: all are there at once */
#endif

/*
 * Whoever includes this says WORKERS, warps that have VT elements a lane of each tile, and of how many tiles a block
 * has STAGES in its ring and DEFER folded before one is stored. Two warps more: the first tells for them, the other
 * asks. Neither waits for the other: asking, which takes a round trip at least, goes on while a tile is folded, and no
 * tile is told late because another is asked for.
 */
#define TELLER WORKERS /* its number */
#define NT (WARP * (WORKERS + 2))
#define PART (WARP * VT)      /* elements of a warp */
#define TILE (PART * WORKERS) /* elements of a tile */
#define AHEAD (STAGES - DEFER)

/*
 * What warps exchange for a tile has its turn. The asker may be done with a tile as soon as the one before it is told,
 * when workers may be DEFER + 1 tiles behind.
 */
#define TURNS (DEFER + 2)

#include "async.h"
#include "scan.h"

/* Barriers 1 to TURNS: a worker comes when its part is folded, the teller waits for all of them. */
FN void part_is_folded(i32 turn)
{
	arrive_at(1 + turn, WARP * (WORKERS + 1));
}

FN void wait_for_parts(i32 turn)
{
	wait_at(1 + turn, WARP * (WORKERS + 1));
}

/* The next TURNS barriers: teller and asker come when they have what a tile needs, and the workers wait for both. */
FN void tile_is_known(i32 turn)
{
	arrive_at(1 + TURNS + turn, NT);
}

FN void wait_for_tile(i32 turn)
{
	wait_at(1 + TURNS + turn, NT);
}

/* Teller and asker wait for each other. */
FN void wait_for_both(void)
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

#ifndef ROW_EPOCH
#define ROW_EPOCH 0 /* 1: the note is the number of the call: what earlier calls told counts for nothing */
#endif

#define WORDS (T_BYTES / 4) /* a tile tells */
#define ROUNDS (5 * OCC)    /* tiles that a lane asks: G is at most WARP * ROUNDS */

/* What the lane's tiles have told. */
typedef struct {
	u64 word[ROUNDS][WORDS];
} answers;

typedef union {
	T value;
	u32 word[WORDS];
} told_value;

/* note: not 0. */
FN void tell_tile(volatile u64 *words, i64 tile, u32 note, T value)
{
	told_value v;
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
} window;

/* epoch: number of the call, not 0; only for ROW_EPOCH 1. */
FN window window_before(const volatile u64 *words, i64 tile, i32 lane, u32 epoch)
{
	const i32 grid = (i32)grid_size();
	window w;
	w.words = words + (tile - grid + lane) * WORDS;
	w.from = tile < grid ? grid - (i32)tile - lane : 0;
	w.to = grid - lane;
	w.epoch = epoch;
	return w;
}

FN u32 is_asked(const window *w, i32 q)
{
	return q * WARP >= w->from && q * WARP < w->to;
}

FN u32 has_told(const window *w, u64 word)
{
	return ROW_EPOCH ? (u32)(word >> 32) == w->epoch : word >> 32 != 0;
}

/*
 * All loads together: one after another they would cost a round trip each. again: only those that had not told. Places
 * of the window that are no tile's have the note 1, or the epoch.
 */
FN void ask_window(const window *w, u32 again, answers *a)
{
#pragma unroll
	for (i32 q = 0; q < ROUNDS; q++) {
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			if (!again || !has_told(w, a->word[q][i]))
				a->word[q][i] = is_asked(w, q) ? w->words[q * WARP * WORDS + i]
							       : (u64)(ROW_EPOCH ? w->epoch : 1) << 32;
	}
}

/* Have all told? */
FN u32 window_told(const window *w, const answers *a)
{
	u32 told = 1;
#pragma unroll
	for (i32 q = 0; q < ROUNDS; q++) {
#pragma unroll
		for (i32 i = 0; i < WORDS; i++)
			told &= has_told(w, a->word[q][i]);
	}
	return __all_sync(0xffffffffu, told);
}

FN u32 told_note(const answers *a, i32 q)
{
	return (u32)(a->word[q][0] >> 32);
}

FN T told_by(const window *w, const answers *a, i32 q)
{
	told_value v;
#pragma unroll
	for (i32 i = 0; i < WORDS; i++)
		v.word[i] = (u32)a->word[q][i];
	return is_asked(w, q) ? v.value : IDENTITY;
}

#endif

/*
 * Scan in a single pass by blocks that are all on the device at the same time (row.h): a tile tells its fold. Values
 * come by asynchronous copies into a ring in shared memory. WORKERS warps fold: each lane has VT consecutive elements
 * of its warp's part of the tile, which are scanned, behind what is carried into them, and stored DEFER tiles later.
 */
#include "dialect.h"

#ifndef WORKERS
#define WORKERS 24 /* warps that fold, beside the two that look back */
#endif
#ifndef VT
#define VT 12 /* elements a lane */
#endif
#ifndef STAGES
#define STAGES 5 /* tiles in the ring */
#endif
#ifndef DEFER
#define DEFER 3 /* tiles that are folded before one is stored */
#endif

#define ROW_EPOCH 1

#include "prefix.h"
#include "row.h"

#define PIECE (16 / T_BYTES) /* elements that are copied at once */
#define PIECES (VT / PIECE)  /* of a lane */

/* A warp's part of a tile in the ring. */
typedef struct {
	uint4 pieces[WARP * PIECES];
} stage;

/* A lane's elements. */
typedef union {
	uint4 pieces[PIECES];
	T e[VT];
} own_elements;

/* What warps exchange of the tiles in work. */
typedef struct {
	T carry[TURNS];         /* into the tile: by the asker */
	T fold[TURNS][WORKERS]; /* of each part: by the workers; then by the teller, of the parts before */
} exchange;

/* Start the copies of the part that begins with element x; the array's start stands in for what lies behind its end. */
FN void load_part(const T *values, i64 x, i64 n, i32 lane, stage *s)
{
	if (x + PART <= n) {
		const uint4 *from = (const uint4 *)(values + x) + lane;
#pragma unroll
		for (i32 j = 0; j < PIECES; j++)
			copy_16(&s->pieces[j * WARP + lane], from + j * WARP, 16);
		return;
	}
#pragma unroll
	for (i32 j = 0; j < PIECES; j++) {
		const i64 at = x + (j * WARP + lane) * PIECE;
		copy_16(&s->pieces[j * WARP + lane], at < n ? values + at : values, bytes_left(at, n, T_BYTES));
	}
}

/* left: elements from the part's first on. */
FN void take_elements(const stage *s, i64 left, i32 lane, own_elements *own)
{
#pragma unroll
	for (i32 j = 0; j < PIECES; j++)
		own->pieces[j] = s->pieces[lane * PIECES + j];
	if (left < PART) { /* the array ends here */
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			if (lane * VT + i >= left)
				own->e[i] = IDENTITY;
	}
}

/* Fold the part and tell it. Returns what the lanes before carry into this one. */
FN T fold_part(const stage *s, i64 left, i32 lane, i32 warp, i32 turn, exchange *x)
{
	own_elements own;
	take_elements(s, left, lane, &own);
	T sum = own.e[0];
#pragma unroll
	for (i32 i = 1; i < VT; i++)
		sum = combine(sum, own.e[i]);
	sum = warp_tails(sum, 0, lane);
	if (lane == WARP - 1)
		x->fold[turn][warp] = sum;
	sum = SHUFFLE_UP(sum, 1);
	__syncwarp();
	return lane ? sum : IDENTITY;
}

/* Scan the part in place, and store it from element x on. before: what fold_part returned. */
FN void store_part(stage *s, i64 x, i64 n, T before, i32 lane, i32 warp, i32 turn, const exchange *told, T *result)
{
	own_elements own;
	take_elements(s, n - x, lane, &own);
	wait_for_tile(turn);
	T sum = combine(combine(told->carry[turn], told->fold[turn][warp]), before);
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const T next = combine(sum, own.e[i]);
		own.e[i] = EXCLUSIVE ? sum : next;
		sum = next;
	}
#pragma unroll
	for (i32 j = 0; j < PIECES; j++)
		s->pieces[lane * PIECES + j] = own.pieces[j];
	__syncwarp();
	if (x + PART <= n) {
#pragma unroll
		for (i32 j = 0; j < PIECES; j++)
			((uint4 *)(result + x))[j * WARP + lane] = s->pieces[j * WARP + lane];
	} else {
		for (i32 i = lane; i < n - x; i += WARP)
			result[x + i] = ((const T *)s->pieces)[i];
	}
	__syncwarp(); /* all lanes have read: the stage may be filled again */
}

FN void work(const T *values, i64 n, i64 tiles, stage *ring, exchange *x, T *result)
{
	const i32 lane = thread_id() % WARP, warp = thread_id() / WARP;
	const i64 row = grid_size() * TILE; /* from a tile of the block to its next */
	stage *const own = ring + warp * STAGES;
	T before[DEFER + 1];
	i32 slot = 0, turn = 0;
	i64 done = 0, from = block_id() * TILE + warp * PART;
#pragma unroll
	for (i32 a = 0; a < AHEAD; a++) {
		load_part(values, from + a * row, n, lane, own + a);
		copies_end();
	}
	for (i64 t = block_id(); t < tiles; t += grid_size(), from += row, done++) {
		COPIES_WAIT(AHEAD - 1);
		__syncwarp(); /* those of all lanes */
#pragma unroll
		for (i32 d = DEFER; d > 0; d--)
			before[d] = before[d - 1];
		before[0] = fold_part(own + slot, n - from, lane, warp, turn, x);
		part_is_folded(turn);
		/* The stage of the tile that is stored now is the one to fill next. */
		stage *const old = own + (slot >= DEFER ? slot - DEFER : slot - DEFER + STAGES);
		if (done >= DEFER)
			store_part(old, from - DEFER * row, n, before[DEFER], lane, warp, turn_before(turn, DEFER), x,
				   result);
		load_part(values, from + AHEAD * row, n, lane, old);
		copies_end();
		slot = slot + 1 < STAGES ? slot + 1 : 0;
		turn = turn_after(turn);
	}
#pragma unroll
	for (i32 d = DEFER; d > 0; d--)
		if (done >= d)
			store_part(own + (slot >= d ? slot - d : slot - d + STAGES), from - d * row, n, before[d - 1],
				   lane, warp, turn_before(turn, d), x, result);
}

/* In order, the fold of what the window before a tile has told. */
FN T fold_window(const window *w, const answers *a, i32 lane)
{
	T sum = IDENTITY;
#pragma unroll
	for (i32 q = 0; q < ROUNDS; q++)
		sum = combine(sum, SHUFFLE(warp_tails(told_by(w, a, q), 0, lane), WARP - 1));
	return sum;
}

/* What a call leaves for the next one; all 0 before the first. */
typedef struct {
	u32 calls; /* that have ended */
	u32 done;  /* blocks that are done with this one */
} row_state;

/* The number of the call. Both have it before either goes on: the asker may end the call before the teller is done. */
FN u32 this_call(const row_state *state)
{
	const u32 calls = state->calls;
	wait_for_both();
	return calls + 1 ? calls + 1 : 1;
}

/* By one thread of each block when it asks no more: the last of them ends the call. */
FN void end_call(row_state *state, u32 epoch)
{
	if (atomicAdd(&state->done, 1u) == (u32)grid_size() - 1) {
		state->done = 0;
		state->calls = epoch;
	}
}

/* By one warp: the fold of each of the block's tiles, and to the workers what is before their parts of it. */
FN void tell(i64 tiles, volatile u64 *words, const row_state *state, exchange *x)
{
	const i32 lane = thread_id() % WARP, warp = lane < WORKERS ? lane : 0;
	const u32 epoch = this_call(state);
	i32 turn = 0;
	for (i64 t = block_id(); t < tiles; t += grid_size()) {
		wait_for_parts(turn);
		const T through = warp_tails(lane < WORKERS ? x->fold[turn][warp] : IDENTITY, 0, lane);
		if (lane == WARP - 1)
			tell_tile(words, t, epoch, through);
		const T before = SHUFFLE_UP(through, 1);
		if (lane < WORKERS)
			x->fold[turn][warp] = lane ? before : IDENTITY;
		__syncwarp();
		tile_is_known(turn);
		turn = turn_after(turn);
	}
}

/* By one warp: what is carried into each of the block's tiles. */
FN void ask(i64 tiles, const volatile u64 *words, row_state *state, exchange *x)
{
	const i32 lane = thread_id() % WARP;
	const u32 epoch = this_call(state);
	T carry = IDENTITY; /* into the tile */
	i32 turn = 0;
	for (i64 t = block_id(); t < tiles; t += grid_size()) {
		const window w = window_before(words, t, lane, epoch);
		answers a;
		ask_window(&w, 0, &a);
		while (!window_told(&w, &a))
			ask_window(&w, 1, &a);
		carry = combine(carry, fold_window(&w, &a, lane));
		if (lane == 0)
			x->carry[turn] = carry;
		__syncwarp();
		tile_is_known(turn);
		turn = turn_after(turn);
	}
	if (lane == 0)
		end_call(state, epoch);
}

KERNEL BOUNDS(NT, OCC) void scan_row(const T *RESTRICT values, T *RESTRICT result, i64 n, i64 tiles,
				     volatile u64 *words, row_state *state)
{
	extern __shared__ uint4 ring[];
	__shared__ exchange x;
	const i32 warp = thread_id() / WARP;
	if (warp < WORKERS)
		work(values, n, tiles, (stage *)ring, &x, result);
	else if (warp == TELLER)
		tell(tiles, words, state, &x);
	else
		ask(tiles, words, state, &x);
}

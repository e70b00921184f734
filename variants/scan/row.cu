/*
 * Scan in a single pass by blocks that are all on the device at the same time (row.h): a tile tells its fold. Values
 * come by asynchronous copies into a ring in shared memory. WORKERS warps fold: each lane has VT consecutive elements
 * of its warp's part of the tile, which are scanned, behind what is carried into them, and stored DEFER tiles later.
 * They never wait for other blocks: one warp more tells and asks for all of them. They meet at named barriers, told
 * from asked (A) and asked from told (B), in turns of four.
 */
#include "dialect.h"

#ifndef WORKERS
#define WORKERS 20 /* warps that fold, beside the one that looks back */
#endif
#ifndef VT
#define VT 28 /* elements a lane */
#endif
#ifndef STAGES
#define STAGES 3 /* tiles in the ring */
#endif
#ifndef DEFER
#define DEFER 2 /* tiles that are folded before one is stored */
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

/* What warps tell the one that looks back, and what they get. */
typedef struct {
	T fold[TURNS][WORKERS];
	T carry[TURNS][WORKERS];
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
	wait_at(ASKED(turn));
	T sum = combine(told->carry[turn][warp], before);
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
		arrive_at(TOLD(turn));
		/* The stage of the tile that is stored now is the one to fill next. */
		stage *const old = own + (slot >= DEFER ? slot - DEFER : slot - DEFER + STAGES);
		if (done >= DEFER)
			store_part(old, from - DEFER * row, n, before[DEFER], lane, warp,
				   (turn + TURNS - DEFER) % TURNS, x, result);
		load_part(values, from + AHEAD * row, n, lane, old);
		copies_end();
		slot = slot + 1 < STAGES ? slot + 1 : 0;
		turn = (turn + 1) % TURNS;
	}
#pragma unroll
	for (i32 d = DEFER; d > 0; d--)
		if (done >= d)
			store_part(own + (slot >= d ? slot - d : slot - d + STAGES), from - d * row, n, before[d - 1],
				   lane, warp, (turn + TURNS - d) % TURNS, x, result);
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

/* By one thread of each block when it asks no more: the last of them ends the call. */
FN void end_call(row_state *state, u32 epoch)
{
	if (atomicAdd(&state->done, 1u) == (u32)grid_size() - 1) {
		state->done = 0;
		state->calls = epoch;
	}
}

/* By one warp. Never lets telling wait for asking: a tile is told before the one before it is finished. */
FN void look_back(i64 tiles, volatile u64 *words, row_state *state, exchange *x)
{
	const i32 lane = thread_id() % WARP, warp = lane < WORKERS ? lane : 0;
	const i64 grid = grid_size();
	T carry = IDENTITY; /* into the block's last tile */
	T inner = IDENTITY; /* in that tile, of the warps before the lane's */
	const u32 calls = state->calls, epoch = calls + 1 ? calls + 1 : 1;
	i32 turn = 0;
	for (i64 t = block_id(); t < tiles + grid; t += grid) {
		const i64 last = t - grid;
		const i32 last_turn = (turn + TURNS - 1) % TURNS;
		const window w = window_before(words, last, lane, epoch);
		answers a;
		T now = IDENTITY;
		if (last >= 0)
			ask_window(&w, 0, &a);
		if (t < tiles) {
			wait_at(TOLD(turn));
			now = warp_tails(lane < WORKERS ? x->fold[turn][warp] : IDENTITY, 0, lane);
			if (lane == WARP - 1)
				tell_tile(words, t, epoch, now);
			now = SHUFFLE_UP(now, 1);
			if (lane == 0)
				now = IDENTITY;
		}
		if (last >= 0) {
			while (!window_told(&w, &a))
				ask_window(&w, 1, &a);
			carry = combine(carry, fold_window(&w, &a, lane));
			if (lane < WORKERS)
				x->carry[last_turn][lane] = combine(carry, inner);
			__syncwarp();
			arrive_at(ASKED(last_turn));
		}
		inner = now;
		turn = (turn + 1) % TURNS;
	}
	if (lane == 0)
		end_call(state, epoch);
}

KERNEL BOUNDS(NT, OCC) void scan_row(const T *RESTRICT values, T *RESTRICT result, i64 n, i64 tiles,
				     volatile u64 *words, row_state *state)
{
	extern __shared__ uint4 ring[];
	__shared__ exchange x;
	if (thread_id() / WARP < WORKERS)
		work(values, n, tiles, (stage *)ring, &x, result);
	else
		look_back(tiles, words, state, &x);
}

/*
 * Reduce-by-key in a single pass by blocks that are all on the device at the same time (row.h). A tile tells its number
 * of run ends + 1, and the fold behind the last one: from that follows where its runs go, and what is carried into the
 * first.
 *
 * Keys and values come by asynchronous copies into a ring in shared memory. WORKERS warps fold: each lane has VT
 * consecutive elements of its warp's part of the tile; runs are put side by side in place, and stored DEFER tiles
 * later.
 */
#include "dialect.h"

#ifndef WORKERS
#define WORKERS 14 /* warps that fold, beside the two that look back */
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

#include "row.h"
#include "runs.h"

#define KEY_PIECES (VT * KEY_BYTES / 16) /* 16 bytes each, of a lane */
#define VALUE_PIECES (VT * V_BYTES / 16)

/* A warp's part of a tile in the ring. */
typedef struct {
	uint4 keys[WARP * KEY_PIECES];
	uint4 behind; /* the key after the part */
	uint4 values[WARP * VALUE_PIECES];
} stage;

/* What warps exchange of the tiles in work. */
typedef struct {
	i64 place[TURNS]; /* of the tile's first run: by the asker */
	T carry[TURNS];   /* into that run */
	u32 with[TURNS];  /* the parts in which a run ends: by the teller */
	/* By each worker of its part: run ends, and what is behind the last; then by the teller of those before. */
	u32 count[TURNS][WORKERS];
	T tail[TURNS][WORKERS];
} exchange;

/* Start the copies of a part that is there as a whole, and the key behind it too. */
FN void load_whole_part(const KEY_T *keys, const V *values, i32 lane, stage *s)
{
	const uint4 *from_keys = (const uint4 *)keys + lane, *from_values = (const uint4 *)values + lane;
#pragma unroll
	for (i32 j = 0; j < KEY_PIECES; j++)
		copy_16(&s->keys[j * WARP + lane], from_keys + j * WARP, 16);
#pragma unroll
	for (i32 j = 0; j < VALUE_PIECES; j++)
		copy_16(&s->values[j * WARP + lane], from_values + j * WARP, 16);
	if (lane == 0)
		copy_16(&s->behind, keys + PART, 16);
}

/* Start the copies of the part that begins with element x; the array's start stands in for what lies behind its end. */
FN void load_part(const KEY_T *keys, const V *values, i64 x, i64 n, i32 lane, stage *s)
{
	if (x + PART + 16 / KEY_BYTES <= n) {
		load_whole_part(keys + x, values + x, lane, s);
		return;
	}
#pragma unroll
	for (i32 j = 0; j < KEY_PIECES; j++) {
		const i64 at = x + (j * WARP + lane) * (16 / KEY_BYTES);
		copy_16(&s->keys[j * WARP + lane], at < n ? keys + at : keys, bytes_left(at, n, KEY_BYTES));
	}
#pragma unroll
	for (i32 j = 0; j < VALUE_PIECES; j++) {
		const i64 at = x + (j * WARP + lane) * (16 / V_BYTES);
		copy_16(&s->values[j * WARP + lane], at < n ? values + at : values, bytes_left(at, n, V_BYTES));
	}
	if (lane == 0)
		copy_16(&s->behind, x + PART < n ? keys + x + PART : keys,
			x + PART < n ? bytes_left(x + PART, n, KEY_BYTES) : 0);
}

/* The lane's keys, in which v[i] and a bit i for each element at which a run ends. n: elements from the part's on. */
FN u32 take_part(const stage *s, i64 left, i32 lane, KEY_T *k, T *v)
{
	union {
		uint4 pieces[KEY_PIECES];
		KEY_T e[VT];
	} own_keys;
	union {
		uint4 pieces[VALUE_PIECES];
		V e[VT];
	} own;
	u32 ends = 0;
	KEY_T next;
#pragma unroll
	for (i32 j = 0; j < KEY_PIECES; j++)
		own_keys.pieces[j] = s->keys[lane * KEY_PIECES + j];
#pragma unroll
	for (i32 j = 0; j < VALUE_PIECES; j++)
		own.pieces[j] = s->values[lane * VALUE_PIECES + j];
	next = SHUFFLE_DOWN(own_keys.e[0], 1, WARP);
	if (lane == WARP - 1)
		next = *(const KEY_T *)&s->behind;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		k[i] = own_keys.e[i];
		v[i] = own.e[i];
		if (k[i] != (i + 1 < VT ? own_keys.e[i + 1 < VT ? i + 1 : 0] : next))
			ends |= 1u << i;
	}
	if (left <= PART) { /* the array ends here */
		const i64 mine = left - lane * VT;
#pragma unroll
		for (i32 i = 0; i < VT; i++) {
			if (i >= mine)
				v[i] = IDENTITY;
			if (i >= mine - 1)
				ends = i == mine - 1 ? ends | 1u << i : ends & ~(1u << i);
		}
	}
	return ends;
}

/* Fold the part, put its runs side by side, and tell how many they are and what is left. Returns how many. */
FN u32 fold_part(stage *s, i64 left, i32 lane, i32 warp, i32 turn, exchange *x)
{
	KEY_T k[VT];
	T v[VT];
	const u32 ends = take_part(s, left, lane, k, v);
	const u32 lanes = BALLOT(ends != 0);
	const T through = warp_tails(fold_runs(v, ends), lanes, lane);
	T before = SHUFFLE_UP(through, 1);
	u32 rank = BIT_COUNT(ends), count = 0;
	const T tail = SHUFFLE(through, WARP - 1);
	if (lane == 0)
		before = IDENTITY;
	if (lanes) {
		rank = warp_ranks(rank, lane);
		count = SHUFFLE(rank, WARP - 1);
		rank -= BIT_COUNT(ends);
		__syncwarp(); /* all lanes have their elements */
		compact_runs(v, k, ends, rank, before, (T *)s->values, (KEY_T *)s->keys);
	}
	if (lane == 0) {
		x->count[turn][warp] = count;
		x->tail[turn][warp] = tail;
	}
	__syncwarp();
	return count;
}

FN void store_part(const stage *s, i32 count, i32 lane, i32 warp, i32 turn, const exchange *x, KEY_T *key_result,
		   T *result)
{
	wait_for_tile(turn);
	const i64 place = x->place[turn] + x->count[turn][warp];
	KEY_T *const keys_out = key_result + place;
	T *const values_out = result + place;
	const T tail = x->tail[turn][warp];
	const T carry = x->with[turn] & ((1u << warp) - 1) ? tail : combine(x->carry[turn], tail);
#pragma unroll 4
	for (i32 j = lane; j < count; j += WARP) {
		const KEY_T key = ((const KEY_T *)s->keys)[j];
		const T value = ((const T *)s->values)[j];
		keys_out[j] = key;
		values_out[j] = j == 0 ? combine(carry, value) : value;
	}
	__syncwarp(); /* all lanes have read: the stage may be filled again */
}

FN void work(const KEY_T *keys, const V *values, i64 n, i64 tiles, stage *ring, exchange *x, KEY_T *key_result,
	     T *result)
{
	const i32 lane = thread_id() % WARP, warp = thread_id() / WARP;
	const i64 grid = grid_size();
	stage *const own = ring + warp * STAGES;
	u32 counts[DEFER + 1];
	i32 slot = 0, turn = 0;
	i64 done = 0;
	i64 t = block_id();
#pragma unroll
	for (i32 a = 0; a < AHEAD; a++) {
		load_part(keys, values, (t + a * grid) * TILE + warp * PART, n, lane, own + a);
		copies_end();
	}
	for (; t < tiles; t += grid, done++) {
		const i64 from = t * TILE + warp * PART;
		COPIES_WAIT(AHEAD - 1);
		__syncwarp(); /* those of all lanes */
#pragma unroll
		for (i32 d = DEFER; d > 0; d--)
			counts[d] = counts[d - 1];
		counts[0] = fold_part(own + slot, n - from, lane, warp, turn, x);
		part_is_folded(turn);
		/* The stage of the tile that is stored now is the one to fill next. */
		const i32 old = slot >= DEFER ? slot - DEFER : slot - DEFER + STAGES;
		if (done >= DEFER)
			store_part(own + old, (i32)counts[DEFER], lane, warp, turn_before(turn, DEFER), x, key_result,
				   result);
		load_part(keys, values, from + AHEAD * grid * TILE, n, lane, own + old);
		copies_end();
		slot = slot + 1 < STAGES ? slot + 1 : 0;
		turn = turn_after(turn);
	}
#pragma unroll
	for (i32 d = DEFER; d > 0; d--)
		if (done >= d)
			store_part(own + (slot >= d ? slot - d : slot - d + STAGES), (i32)counts[d - 1], lane, warp,
				   turn_before(turn, d), x, key_result, result);
}

/* The prefix of a window: runs before, and what is carried on; moved over the tiles that were asked. */
FN void pass_window(const window *w, const answers *a, i32 lane, i64 *place, T *carry)
{
	u32 count = 0;
	T tail = *carry;
#pragma unroll
	for (i32 q = 0; q < ROUNDS; q++) {
		const u32 ends = told_note(a, q) - 1;
		const T told = told_by(w, a, q);
		count += ends;
		const u32 lanes = BALLOT(ends != 0);
		const T round = SHUFFLE(warp_tails(told, lanes, lane), WARP - 1);
		tail = lanes ? round : combine(tail, round);
	}
	*place += __reduce_add_sync(0xffffffffu, count);
	*carry = tail;
}

/* By one warp: what each of the block's tiles has, and to the workers what is before their parts of it. */
FN void tell(i64 tiles, volatile u64 *words, exchange *x)
{
	const i32 lane = thread_id() % WARP, warp = lane < WORKERS ? lane : 0;
	i32 turn = 0;
	for (i64 t = block_id(); t < tiles; t += grid_size()) {
		wait_for_parts(turn);
		const u32 own = lane < WORKERS ? x->count[turn][warp] : 0;
		const u32 with = BALLOT(own != 0);
		const T through = warp_tails(lane < WORKERS ? x->tail[turn][warp] : IDENTITY, with, lane);
		const u32 rank = warp_ranks(own, lane);
		if (lane == WARP - 1) {
			tell_tile(words, t, rank + 1, through);
			x->with[turn] = with;
		}
		const T before = SHUFFLE_UP(through, 1);
		if (lane < WORKERS) {
			x->count[turn][warp] = rank - own;
			x->tail[turn][warp] = lane ? before : IDENTITY;
		}
		__syncwarp();
		tile_is_known(turn);
		turn = turn_after(turn);
	}
}

/* By one warp: what is before each of the block's tiles; all runs are before the tile behind the last. */
FN void ask(i64 tiles, const volatile u64 *words, exchange *x, i64 *count)
{
	const i32 lane = thread_id() % WARP;
	i64 place = 0;      /* runs before the tile */
	T carry = IDENTITY; /* what goes on there */
	i32 turn = 0;
	for (i64 t = block_id(); t <= tiles; t += grid_size()) {
		const window w = window_before(words, t, lane, 0);
		answers a;
		ask_window(&w, 0, &a);
		while (!window_told(&w, &a))
			ask_window(&w, 1, &a);
		pass_window(&w, &a, lane, &place, &carry);
		if (t == tiles) {
			if (lane == 0)
				*count = place;
			break;
		}
		if (lane == 0) {
			x->place[turn] = place;
			x->carry[turn] = carry;
		}
		__syncwarp();
		tile_is_known(turn);
		turn = turn_after(turn);
	}
}

/* Words are 0 before. */
KERNEL BOUNDS(NT, OCC) void reduce_by_key_row(const KEY_T *RESTRICT keys, const V *RESTRICT values,
					      KEY_T *RESTRICT key_result, T *RESTRICT result, i64 *RESTRICT count,
					      i64 n, i64 tiles, volatile u64 *words)
{
	extern __shared__ uint4 ring[];
	__shared__ exchange x;
	const i32 warp = thread_id() / WARP;
	if (warp < WORKERS)
		work(keys, values, n, tiles, (stage *)ring, &x, key_result, result);
	else if (warp == TELLER)
		tell(tiles, words, &x);
	else
		ask(tiles, words, &x, count);
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_row_ready(i64 tiles, u64 *RESTRICT words, i64 *RESTRICT count)
{
	const i64 i = block_id() * NT + thread_id();
	if (i < tiles * WORDS)
		words[i] = 0;
	if (i == 0)
		*count = 0; /* which stays if there are no elements */
}

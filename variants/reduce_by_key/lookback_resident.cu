/*
 * Reduce-by-key in a single pass by resident blocks (lookback_pipeline.h). A tile publishes 1 + the number of run ends
 * in it, and the fold of what follows the last: these give the places of its runs and the carry into the first.
 *
 * Asynchronous copies bring keys and values into a ring in shared memory. CONSUMER_WARPS warps fold: each lane has VT
 * consecutive elements of its warp's part of the tile; runs are compacted in place and stored STORE_DELAY tiles later.
 */
#include "dialect.h"

#ifndef CONSUMER_WARPS
#define CONSUMER_WARPS 14 /* warps that fold, besides publisher and poller */
#endif
#ifndef VT
#define VT 12 /* elements per lane */
#endif
#ifndef STAGES
#define STAGES 5 /* tiles in the ring */
#endif
#ifndef STORE_DELAY
#define STORE_DELAY 3 /* tiles folded ahead of the one that is stored */
#endif

#include "grid/lookback_pipeline.h"
#include "tile_runs.h"

#define KEY_COPIES (VT * KEY_BYTES / 16) /* 16-byte copies per lane */
#define VALUE_COPIES (VT * V_BYTES / 16)

/* A warp's part of a tile in the ring. */
typedef struct {
	uint4 keys[WARP * KEY_COPIES];
	uint4 behind; /* the key after the part */
	uint4 values[WARP * VALUE_COPIES];
} stage;

/* Exchanged between warps for tiles in flight. */
typedef struct {
	i64 place[TURNS]; /* place of the tile's first run, by the poller */
	T carry[TURNS];   /* carry into that run */
	u32 with[TURNS];  /* bit per part: a run ends there; by the publisher */
	i32 published;    /* number of published tiles, by the publisher */
	/*
	 * Per part, by its consumer: the number of run ends, and the fold of what follows the last; then the same for
	 * the parts before, by the publisher.
	 */
	u32 count[TURNS][CONSUMER_WARPS];
	T tail[TURNS][CONSUMER_WARPS];
} exchange;

/* Starts the copies of the part that begins with element x, and of the key after it. */
FN void load_warp_tile(const KEY_T *keys, const V *values, i64 x, i64 n, i32 lane, stage *s)
{
	const i64 behind = x + WARP_ITEMS;
	if (behind + 16 / KEY_BYTES <= n) {
		copy_rows<KEY_COPIES>(s->keys, keys + x, lane);
		copy_rows<VALUE_COPIES>(s->values, values + x, lane);
		if (lane == 0)
			copy_16(&s->behind, keys + behind, 16);
	} else {
		copy_last_rows<KEY_COPIES>(s->keys, keys, x, n, lane);
		copy_last_rows<VALUE_COPIES>(s->values, values, x, n, lane);
		if (lane == 0)
			copy_16(&s->behind, behind < n ? keys + behind : keys, bytes_left(behind, n, KEY_BYTES));
	}
}

/*
 * A bit for each of the lane's elements at which a run ends; lifts raw values to v. behind: the key after the part, for
 * the last lane. left: the number of elements from the part's first to the array's end.
 */
FN u32 mark_runs(const KEY_T *k, const V *raw, KEY_T behind, i64 left, i32 lane, T *v)
{
	u32 ends = 0;
	KEY_T next = SHUFFLE_DOWN(k[0], 1, WARP);
	if (lane == WARP - 1)
		next = behind;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		v[i] = lift(raw[i], 0); /* plain operators only: no index */
		if (DIFFER(k[i], (i + 1 < VT ? k[i + 1 < VT ? i + 1 : 0] : next)))
			ends |= 1u << i;
	}
	if (left <= WARP_ITEMS) { /* the array ends here */
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

/* Loads the lane's keys and values from the ring; returns the same as mark_runs. */
FN u32 take_warp_tile(const stage *s, i64 left, i32 lane, KEY_T *k, T *v)
{
	union {
		uint4 vectors[KEY_COPIES];
		KEY_T e[VT];
	} own_keys;
	union {
		uint4 vectors[VALUE_COPIES];
		V e[VT];
	} own;
#pragma unroll
	for (i32 j = 0; j < KEY_COPIES; j++)
		own_keys.vectors[j] = s->keys[lane * KEY_COPIES + j];
#pragma unroll
	for (i32 j = 0; j < VALUE_COPIES; j++)
		own.vectors[j] = s->values[lane * VALUE_COPIES + j];
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		k[i] = own_keys.e[i];
	return mark_runs(k, own.e, *(const KEY_T *)&s->behind, left, lane, v);
}

#ifdef KEY_EQUAL
/* In place: k[i] becomes the key behind it. behind: the key after the part, for the last lane. */
FN void take_keys_behind(KEY_T *k, KEY_T behind, i32 lane)
{
	KEY_T next = SHUFFLE_DOWN(k[0], 1, WARP);
	if (lane == WARP - 1)
		next = behind;
#pragma unroll
	for (i32 i = 0; i + 1 < VT; i++)
		k[i] = k[i + 1];
	k[VT - 1] = next;
}

/* The number of runs of the part that begins with element x, without the array's last one, which no key follows. */
#define STORED_FROM x
#define BEHIND_PARAM , i32 behind
#define BEHIND_HERE , (i32)count - (count && n - x <= WARP_ITEMS)
#else
#define STORED_FROM
#define BEHIND_PARAM
#define BEHIND_HERE
#endif

/* Folds the part, compacts its runs, and passes their number and the tail to the publisher. Returns the number. */
FN u32 fold_warp_tile(stage *s, i64 left, i32 lane, i32 warp, i32 turn, exchange *x)
{
	KEY_T k[VT];
	T v[VT];
	const u32 ends = take_warp_tile(s, left, lane, k, v);
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
#ifdef KEY_EQUAL
		take_keys_behind(k, *(const KEY_T *)&s->behind, lane);
#endif
		__syncwarp(); /* all lanes have read their elements */
		compact_runs(v, k, ends, rank, before, (T *)s->values, (KEY_T *)s->keys);
	}
	if (lane == 0) {
		x->count[turn][warp] = count;
		x->tail[turn][warp] = tail;
	}
	__syncwarp();
	return count;
}

FN void store_warp_tile(const stage *s, i32 count, i32 lane, i32 warp, i32 turn, const exchange *x, KEY_T *key_result,
			T *result BEHIND_PARAM)
{
	wait_for_prefix(turn);
	const i64 place = x->place[turn] + x->count[turn][warp];
	KEY_T *const keys_out = key_result + place;
	T *const values_out = result + place;
	const T tail = x->tail[turn][warp];
	const T carry = x->with[turn] & ((1u << warp) - 1) ? tail : combine(x->carry[turn], tail);
#pragma unroll 4
	for (i32 j = lane; j < count; j += WARP) {
		const KEY_T key = ((const KEY_T *)s->keys)[j];
		const T value = ((const T *)s->values)[j];
#ifdef KEY_EQUAL
		if (j < behind)
			keys_out[j + 1] = key;
#else
		keys_out[j] = key;
#endif
		values_out[j] = j == 0 ? combine(carry, value) : value;
	}
	__syncwarp(); /* all lanes have read: the stage may be refilled */
}

FN void consume(const KEY_T *keys, const V *values, i64 n, i64 tiles, stage *ring, exchange *known, KEY_T *key_result,
		T *result)
{
	const i32 lane = thread_id() % WARP, warp = thread_id() / WARP;
#ifdef KEY_EQUAL
	if (block_id() == 0 && thread_id() == 0 && n > 0)
		key_result[0] = keys[0];
#endif
	consume_tiles<u32>(
		tiles, ring + warp * STAGES, [=](stage *s, i64 x) { load_warp_tile(keys, values, x, n, lane, s); },
		[=](stage *s, i64 x, i32 turn) { return fold_warp_tile(s, n - x, lane, warp, turn, known); },
		[=](stage *s, i64 STORED_FROM, u32 count, i32 turn) {
			store_warp_tile(s, (i32)count, lane, warp, turn, known, key_result, result BEHIND_HERE);
		});
}

/* Adds the polled range to the prefix: the number of runs before, and the carry. */
FN void pass_range(const lookback_range *w, const polled *a, i32 lane, i64 *place, T *carry)
{
	u32 count = 0;
	T tail = *carry;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++) {
		const u32 ends = published_note(a, q) - 1;
		const T value = published_by(w, a, q);
		count += ends;
		const u32 lanes = BALLOT(ends != 0);
		const T round = SHUFFLE(warp_tails(value, lanes, lane), WARP - 1);
		tail = lanes ? round : combine(tail, round);
	}
	*place += __reduce_add_sync(0xffffffffu, count);
	*carry = tail;
}

/* The publisher warp: publishes each of the block's tiles, and gives each consumer its part's prefix in the tile. */
FN void publish(i64 tiles, volatile u64 *words, exchange *x)
{
	const i32 lane = thread_id() % WARP, warp = lane < CONSUMER_WARPS ? lane : 0;
	i32 turn = 0, done = 0;
	if (lane == WARP - 1)
		x->published = 0;
	wait_for_producers();
	for (i64 t = block_id(); t < tiles; t += grid_size()) {
		wait_for_folds(turn);
		const u32 own = lane < CONSUMER_WARPS ? x->count[turn][warp] : 0;
		const u32 with = BALLOT(own != 0);
		const T through = warp_tails(lane < CONSUMER_WARPS ? x->tail[turn][warp] : IDENTITY, with, lane);
		const u32 rank = warp_ranks(own, lane);
		if (lane == WARP - 1) {
			publish_tile(words, t, rank + 1, through);
			x->with[turn] = with;
			store_release(&x->published, ++done);
		}
		const T before = SHUFFLE_UP(through, 1);
		if (lane < CONSUMER_WARPS) {
			x->count[turn][warp] = rank - own;
			x->tail[turn][warp] = lane ? before : IDENTITY;
		}
		__syncwarp();
		tile_prefix_known(turn);
		turn = turn_after(turn);
	}
}

/*
 * Called by a warp: publishes a tile whose block may not be running, with the same operations as consume and publish.
 */
FN void publish_missing(const KEY_T *keys, const V *values, i64 n, i64 tile, i32 lane, volatile u64 *words)
{
	u32 count = 0; /* in lane w: runs of the tile's part w */
	T tail = IDENTITY;
	for (i32 warp = 0; warp < CONSUMER_WARPS; warp++) {
		const i64 part = tile * TILE_ITEMS + warp * WARP_ITEMS, x = part + lane * VT;
		KEY_T k[VT];
		V raw[VT];
		T v[VT];
#pragma unroll
		for (i32 i = 0; i < VT; i++) {
			k[i] = x + i < n ? keys[x + i] : NO_KEY;
			raw[i] = x + i < n ? values[x + i] : 0;
		}
		const KEY_T behind = part + WARP_ITEMS < n ? keys[part + WARP_ITEMS] : NO_KEY;
		const u32 ends = mark_runs(k, raw, behind, n - part, lane, v);
		const T through = warp_tails(fold_runs(v, ends), BALLOT(ends != 0), lane);
		const u32 runs = __reduce_add_sync(0xffffffffu, BIT_COUNT(ends));
		const T last = SHUFFLE(through, WARP - 1);
		if (lane == warp) {
			count = runs;
			tail = last;
		}
	}
	tail = warp_tails(tail, BALLOT(count != 0), lane);
	count = warp_ranks(count, lane);
	if (lane == WARP - 1)
		publish_tile(words, tile, count + 1, tail);
}

/* The poller warp: finds the prefix of each of the block's tiles; that of the tile behind the last one has all runs. */
FN void poll(const KEY_T *keys, const V *values, i64 n, i64 tiles, volatile u64 *words, exchange *x, i64 *count)
{
	const i32 lane = thread_id() % WARP;
	i64 place = 0;      /* runs before the tile */
	T carry = IDENTITY; /* the tile's carry-in */
	i32 turn = 0, done = 0, patience = LOOKBACK_PATIENCE;
	wait_for_producers();
	for (i64 t = block_id(); t <= tiles; t += grid_size(), done++) {
		polled a;
		const lookback_range w = wait_for_range(words, t, lane, 0, &patience, &a, [=](i64 missing) {
			publish_missing(keys, values, n, missing, lane, words);
		});
		wait_for_publisher(&x->published, done);
		pass_range(&w, &a, lane, &place, &carry);
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
		tile_prefix_known(turn);
		turn = turn_after(turn);
	}
}

/* Words must be 0 before the launch. */
KERNEL BOUNDS(NT, BLOCKS_PER_SM) void reduce_by_key_lookback_resident(const KEY_T *RESTRICT keys,
								      const V *RESTRICT values,
								      KEY_T *RESTRICT key_result, T *RESTRICT result,
								      i64 *RESTRICT count, i64 n, i64 tiles,
								      volatile u64 *words)
{
	extern __shared__ uint4 ring[];
	__shared__ exchange x;
	const i32 warp = role_warp();
	if (warp < CONSUMER_WARPS)
		consume(keys, values, n, tiles, (stage *)ring, &x, key_result, result);
	else if (warp == PUBLISHER)
		publish(tiles, words, &x);
	else
		poll(keys, values, n, tiles, words, &x, count);
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_lookback_resident_init(i64 tiles, u64 *RESTRICT words, i64 *RESTRICT count)
{
	const i64 i = block_id() * NT + thread_id();
	if (i < tiles * WORDS)
		words[i] = 0;
	if (i == 0)
		*count = 0; /* stays 0 if there are no elements */
}

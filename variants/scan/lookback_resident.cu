/*
 * Scan in a single pass by resident blocks (lookback_pipeline.h); a tile publishes its fold. Asynchronous copies bring
 * values into a ring in shared memory. CONSUMER_WARPS warps fold: each lane has VT consecutive elements of its warp's
 * part of the tile, which are scanned with their prefix and stored STORE_DELAY tiles later.
 */
#include "dialect.h"

#ifndef CONSUMER_WARPS
#define CONSUMER_WARPS 24 /* warps that fold, besides publisher and poller */
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

#define LOOKBACK_EPOCH 1

#include "grid/lookback_pipeline.h"
#include "prefix.h"

#define COPY_ITEMS (16 / T_BYTES)     /* elements per copy of 16 bytes */
#define LANE_COPIES (VT / COPY_ITEMS) /* copies per lane */

/* A warp's part of a tile in the ring. */
typedef struct {
	uint4 vectors[WARP * LANE_COPIES];
} stage;

/* A lane's elements. */
typedef union {
	uint4 vectors[LANE_COPIES];
	T e[VT];
} own_elements;

/* Exchanged between warps for tiles in flight. */
typedef struct {
	T carry[TURNS];                /* the tile's carry-in, by the poller */
	T fold[TURNS][CONSUMER_WARPS]; /* per part: its fold, by its consumer; then its prefix, by the publisher */
	i32 published;                 /* number of published tiles, by the publisher */
} exchange;

/* Starts the copies of the part that begins with element x. */
FN void load_warp_tile(const T *values, i64 x, i64 n, i32 lane, stage *s)
{
	if (x + WARP_ITEMS <= n)
		copy_rows<LANE_COPIES>(s->vectors, values + x, lane);
	else
		copy_last_rows<LANE_COPIES>(s->vectors, values, x, n, lane);
}

/* Loads the lane's elements from the ring; left: the number of elements from the part's first to the array's end. */
FN void take_elements(const stage *s, i64 left, i32 lane, own_elements *own)
{
#pragma unroll
	for (i32 j = 0; j < LANE_COPIES; j++)
		own->vectors[j] = s->vectors[lane * LANE_COPIES + j];
#pragma unroll
	for (i32 i = 0; i < VT; i++) /* plain operators only: no index */
		own->e[i] = lift(own->e[i], 0);
	if (left < WARP_ITEMS) { /* the array ends here */
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			if (lane * VT + i >= left)
				own->e[i] = IDENTITY;
	}
}

/* Inclusive scan of the folds of the lanes' elements. */
FN T scan_lanes(const own_elements *own, i32 lane)
{
	T sum = start_fold(own->e[0]);
#pragma unroll
	for (i32 i = 1; i < VT; i++)
		sum = combine(sum, own->e[i]);
	return warp_tails(sum, 0, lane);
}

/* Folds the part for the publisher. Returns the lane's carry-in from the lanes before. */
FN T fold_warp_tile(const stage *s, i64 left, i32 lane, i32 warp, i32 turn, exchange *x)
{
	own_elements own;
	take_elements(s, left, lane, &own);
	T sum = scan_lanes(&own, lane);
	if (lane == WARP - 1)
		x->fold[turn][warp] = sum;
	sum = SHUFFLE_UP(sum, 1);
	__syncwarp();
	return lane ? sum : IDENTITY;
}

/* Scans the part in place and stores it from element x on. before: what fold_warp_tile returned. */
FN void store_warp_tile(stage *s, i64 x, i64 n, T before, i32 lane, i32 warp, i32 turn, const exchange *known,
			T *result)
{
	own_elements own;
	take_elements(s, n - x, lane, &own);
	wait_for_prefix(turn);
	T sum = combine(combine(known->carry[turn], known->fold[turn][warp]), before);
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const T next = combine(sum, own.e[i]);
		own.e[i] = WITH_INITIAL(EXCLUSIVE ? sum : next);
		sum = next;
	}
#pragma unroll
	for (i32 j = 0; j < LANE_COPIES; j++)
		s->vectors[lane * LANE_COPIES + j] = own.vectors[j];
	__syncwarp();
	if (x + WARP_ITEMS <= n) {
#pragma unroll
		for (i32 j = 0; j < LANE_COPIES; j++)
			((uint4 *)(result + x))[j * WARP + lane] = s->vectors[j * WARP + lane];
	} else {
		for (i32 i = lane; i < n - x; i += WARP)
			result[x + i] = ((const T *)s->vectors)[i];
	}
	__syncwarp(); /* all lanes have read: the stage may be refilled */
}

FN void consume(const T *values, i64 n, i64 tiles, stage *ring, exchange *known, T *result)
{
	const i32 lane = thread_id() % WARP, warp = thread_id() / WARP;
	consume_tiles<T>(
		tiles, ring + warp * STAGES, [=](stage *s, i64 x) { load_warp_tile(values, x, n, lane, s); },
		[=](stage *s, i64 x, i32 turn) { return fold_warp_tile(s, n - x, lane, warp, turn, known); },
		[=](stage *s, i64 x, T before, i32 turn) {
			store_warp_tile(s, x, n, before, lane, warp, turn, known, result);
		});
}

/* Folds, in order, what the range before a tile has published. */
FN T fold_range(const lookback_range *w, const polled *a, i32 lane)
{
	T sum = IDENTITY;
#pragma unroll
	for (i32 q = 0; q < POLLS; q++)
		sum = combine(sum, SHUFFLE(warp_tails(published_by(w, a, q), 0, lane), WARP - 1));
	return sum;
}

/*
 * State kept between calls, all 0 before the first. calls is volatile, and read and written whole by blocks that no
 * fence orders: a block polls by the number that it read before it counts itself as finished. Fences instead would cost
 * 0.6 of the 6.4 us for 2^16 elements on an H100.
 */
typedef struct {
	volatile u32 calls; /* calls that have ended */
	u32 done;           /* blocks that have finished this call */
} call_state;

/*
 * The number of this call. Publisher and poller both read it before either continues: the poller may end the call
 * before the publisher has finished.
 */
FN u32 this_call(const call_state *state)
{
	const u32 calls = state->calls;
	wait_for_producers();
	return calls + 1 ? calls + 1 : 1;
}

/* Called by one thread of each block after its last poll: the last block ends the call. */
FN void end_call(call_state *state, u32 epoch)
{
	if (atomicAdd(&state->done, 1u) == (u32)grid_size() - 1) {
		state->done = 0;
		state->calls = epoch;
	}
}

/*
 * The publisher warp: publishes the fold of each of the block's tiles, and gives each consumer its part's prefix in the
 * tile.
 */
FN void publish(i64 tiles, volatile u64 *words, const call_state *state, exchange *x)
{
	const i32 lane = thread_id() % WARP, warp = lane < CONSUMER_WARPS ? lane : 0;
	if (lane == WARP - 1)
		x->published = 0;
	const u32 epoch = this_call(state);
	i32 turn = 0, done = 0;
	for (i64 t = block_id(); t < tiles; t += grid_size()) {
		wait_for_folds(turn);
		const T through = warp_tails(lane < CONSUMER_WARPS ? x->fold[turn][warp] : IDENTITY, 0, lane);
		if (lane == WARP - 1) {
			publish_tile(words, t, epoch, through);
			store_release(&x->published, ++done);
		}
		const T before = SHUFFLE_UP(through, 1);
		if (lane < CONSUMER_WARPS)
			x->fold[turn][warp] = lane ? before : IDENTITY;
		__syncwarp();
		tile_prefix_known(turn);
		turn = turn_after(turn);
	}
}

/*
 * Called by a warp: publishes a tile whose block may not be running, with the same operations as consume and publish.
 */
FN void publish_missing(const T *values, i64 n, i64 tile, i32 lane, u32 epoch, volatile u64 *words)
{
	T fold = IDENTITY; /* in lane w: fold of the tile's part w */
	for (i32 warp = 0; warp < CONSUMER_WARPS; warp++) {
		const i64 x = tile * TILE_ITEMS + warp * WARP_ITEMS + lane * VT;
		own_elements own;
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			own.e[i] = x + i < n ? lift(values[x + i], 0) : IDENTITY;
		const T whole = SHUFFLE(scan_lanes(&own, lane), WARP - 1);
		if (lane == warp)
			fold = whole;
	}
	fold = warp_tails(fold, 0, lane);
	if (lane == WARP - 1)
		publish_tile(words, tile, epoch, fold);
}

/* The poller warp: finds the carry-in of each of the block's tiles. */
FN void poll(const T *values, i64 n, i64 tiles, volatile u64 *words, call_state *state, exchange *x)
{
	const i32 lane = thread_id() % WARP;
	const u32 epoch = this_call(state);
	T carry = IDENTITY; /* the tile's carry-in */
	i32 turn = 0, done = 0, patience = LOOKBACK_PATIENCE;
	for (i64 t = block_id(); t < tiles; t += grid_size(), done++) {
		polled a;
		const lookback_range w = wait_for_range(words, t, lane, epoch, &patience, &a, [=](i64 missing) {
			publish_missing(values, n, missing, lane, epoch, words);
		});
		wait_for_publisher(&x->published, done);
		carry = combine(carry, fold_range(&w, &a, lane));
		if (lane == 0)
			x->carry[turn] = carry;
		__syncwarp();
		tile_prefix_known(turn);
		turn = turn_after(turn);
	}
	if (lane == 0)
		end_call(state, epoch);
}

KERNEL BOUNDS(NT, BLOCKS_PER_SM) void scan_lookback_resident(const T *RESTRICT values, T *RESTRICT result, i64 n,
							     i64 tiles, volatile u64 *words, call_state *state)
{
	extern __shared__ uint4 ring[];
	__shared__ exchange x;
	const i32 warp = role_warp();
	if (warp < CONSUMER_WARPS)
		consume(values, n, tiles, (stage *)ring, &x, result);
	else if (warp == PUBLISHER)
		publish(tiles, words, state, &x);
	else
		poll(values, n, tiles, words, state, &x);
}

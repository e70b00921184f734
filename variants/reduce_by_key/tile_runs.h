/*
 * The runs of a tile: VT consecutive elements per thread as in tile.h, and the fold of each run that ends there. Runs'
 * keys and folds are compacted in local memory for coalesced stores. STORE 0: each thread stores its own runs directly;
 * 2: only in tiles with no more runs than threads, as CUB does.
 */
#ifndef SEGTUNE_TILE_RUNS_H
#define SEGTUNE_TILE_RUNS_H

#include "block/prefix_sum.h"
#include "keys.h"
#include "store.h"
#include "thread/run_ends.h"
#include "tile.h"

#define KEY_LOADS ((VT + KEY_VEC - 1) / KEY_VEC)
/* Vectors in local memory for a tile's keys and the one after it. */
#define KEY_VECS (NV / KEY_VEC + 1)

/* The tile's keys as coalesced vectors, and in thread 0 the key after the tile. */
typedef struct {
	key_vec v[KEY_LOADS];
	KEY_T behind;
} tile_keys;

FN void load_keys(GLOBAL const KEY_T *RESTRICT keys, tile w, i64 n, tile_keys *loaded)
{
#pragma unroll
	for (i32 k = 0; k < KEY_LOADS; k++) {
		const i32 at = (k * NT + thread_id()) * KEY_VEC;
		if (at < w.to)
			loaded->v[k] = load_key_vec(keys, w.base + at, n);
	}
	if (thread_id() == 0)
		loaded->behind = w.base + NV < n ? keys[w.base + NV] : NO_KEY;
}

/* Stores keys in local memory; a BARRIER must precede take_keys. buffer: KEY_VECS entries. */
FN void put_keys(const tile_keys *loaded, tile w, LOCAL_PTR key_vec *buffer)
{
#pragma unroll
	for (i32 k = 0; k < KEY_LOADS; k++) {
		const i32 at = (k * NT + thread_id()) * KEY_VEC;
		if (at < w.to)
			buffer[at / KEY_VEC] = loaded->v[k];
	}
	if (thread_id() == 0)
		((LOCAL_PTR KEY_T *)buffer)[NV] = loaded->behind;
}

/*
 * A bit for each of the thread's VT elements at which a run ends, and their keys; with KEY_EQUAL the keys behind them.
 */
FN u32 take_keys(LOCAL_PTR const key_vec *buffer, tile w, i64 n, KEY_T *k)
{
	LOCAL_PTR const KEY_T *own = (LOCAL_PTR const KEY_T *)buffer + thread_id() * VT;
	const i32 left = w.to - thread_id() * VT; /* the thread's elements in the array */
	u32 ends = 0;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		k[i] = i < left ? own[i] : NO_KEY;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		const KEY_T next = i + 1 < VT ? k[i + 1 < VT ? i + 1 : 0] : left >= VT ? own[VT] : NO_KEY;
		if (i < left && (DIFFER(k[i], next) || w.base + thread_id() * VT + i == n - 1))
			ends |= 1u << i;
#ifdef KEY_EQUAL
		k[i] = next;
#endif
	}
	return ends;
}

#ifdef KEY_BODY
#define PUT_PLAIN_KEY(place, key) place = key
#else
#define PUT_PLAIN_KEY(place, key) PUT(place, key)
#endif
/* Stores the key that take_keys gives for the end of run `run`; goes_on: whether another run follows. */
#ifdef KEY_EQUAL
#define PUT_KEY(run, key, goes_on)                                                                                     \
	if (goes_on) {                                                                                                 \
		PUT_PLAIN_KEY(key_result[(run) + 1], key);                                                             \
	}
/* The number of runs that end in the tile, without the array's last one. */
#define RUNS_BEHIND(runs, w, n) ((runs) - ((w).base + NV >= (n) && (runs)))
#else
#define PUT_KEY(run, key, goes_on) PUT_PLAIN_KEY(key_result[run], key)
#endif

/* As compact_values, and the runs' keys if they are stored. */
FN void compact_runs(const T *v, const KEY_T *k, u32 ends, u32 rank, T before, LOCAL_PTR T *compact,
		     LOCAL_PTR KEY_T *compact_keys)
{
	const u32 first = rank;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		if (ends >> i & 1) {
			compact[rank] = v[i];
#if KEYS_OUT
			compact_keys[rank] = k[i];
#endif
			rank++;
		}
	if (ends)
		compact[first] = combine(before, compact[first]);
}

#if STORE != 1
/* Whether each thread stores its own runs of a tile with that many runs; uniform. */
#define SCATTERS(runs) (STORE == 0 || (runs) <= NT)
/*
 * Whether they are compacted, after `scattered` runs were stored. PoCL 5.0 crashes if this is the other condition's
 * else.
 */
#ifdef __OPENCL_VERSION__
#define COMPACTS(runs, scattered) (!SCATTERS(runs))
#else
#define COMPACTS(runs, scattered) (!(scattered))
#endif

#ifdef KEY_EQUAL
#define RUN_RESULTS GLOBAL KEY_T *RESTRICT key_result, GLOBAL T *RESTRICT result, u32 behind
#define RUN_RESULTS_HERE key_result, result, RUNS_BEHIND(runs, w, n)
#elif KEYS_OUT
#define RUN_RESULTS GLOBAL KEY_T *RESTRICT key_result, GLOBAL T *RESTRICT result
#define RUN_RESULTS_HERE key_result, result
#else
#define RUN_RESULTS GLOBAL T *RESTRICT result
#define RUN_RESULTS_HERE result
#endif

/* Stores the thread's runs; before: the carry into the first one; at: where the tile's runs begin. */
FN void scatter_runs(const T *v, const KEY_T *k, u32 ends, u32 rank, T before, i64 at, RUN_RESULTS)
{
	u32 is_first = 1;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		if (ends >> i & 1) {
			const T sum = is_first ? combine(before, v[i]) : v[i];
#if KEYS_OUT
			PUT_KEY(at + rank, k[i], rank < behind);
#endif
			PUT(result[at + rank], sum);
			rank++;
			is_first = 0;
		}
}
#endif

#endif

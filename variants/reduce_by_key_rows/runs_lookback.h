/*
 * Finds runs by one launch that reads keys once: a block writes where the runs of its tile end and which keys they
 * have, once it knows by decoupled look-back how many end in the tiles before.
 */
#ifndef SEGTUNE_RUNS_LOOKBACK_H
#define SEGTUNE_RUNS_LOOKBACK_H

#include "block/prefix_sum.h"
#include "grid/count_lookback.h"
#include "keys.h"

#define RUN_VECS (NT <= 128 ? 8 : 4) /* vectors of keys per thread; the descriptor has the same numbers */
#define RUN_TILE (NT * RUN_VECS * KEY_VEC)

/* Threads that load adjacent vectors. */
#ifdef SCAN_WARPS
#define RUN_LANES WARP
#else
#define RUN_LANES 1
#endif

/* Position in the tile of the thread's vector j. */
#define VEC_PLACE(j)                                                                                                   \
	(((thread_id() / RUN_LANES * RUN_VECS + (j)) * RUN_LANES + thread_id() % RUN_LANES) * KEY_VEC)

/* A thread's keys of a tile. */
typedef struct {
	key_vec v[RUN_VECS];
	KEY_T behind[RUN_VECS]; /* each vector */
} own_keys;

/* keys: from the tile's first on; left: the number of keys from there to the end of the array. */
FN void load_own_keys(GLOBAL const KEY_T *RESTRICT keys, i64 left, own_keys *own)
{
	if (left > RUN_TILE)
#pragma unroll
		for (i32 j = 0; j < RUN_VECS; j++) {
			own->v[j].raw = LOAD((GLOBAL const uint4 *)(keys + VEC_PLACE(j)));
			own->behind[j] = keys[VEC_PLACE(j) + KEY_VEC];
		}
	else
#pragma unroll
		for (i32 j = 0; j < RUN_VECS; j++) {
			const i64 at = VEC_PLACE(j);
			own->v[j] = load_key_vec(keys, at, left);
			own->behind[j] = at + KEY_VEC < left ? keys[at + KEY_VEC] : NO_KEY;
		}
}

/* The key behind key i of vector j. */
#define KEY_BEHIND(own, j, i) ((i) + 1 < KEY_VEC ? (own)->v[j].e[((i) + 1) % KEY_VEC] : (own)->behind[j])

/* A bit for each key of vector j at which a run ends. left: the number of keys from the vector's first on. */
FN u32 vec_ends(const own_keys *own, i32 j, i64 left)
{
	u32 ends = 0;
#pragma unroll
	for (i32 i = 0; i < KEY_VEC; i++)
		if (i + 1 < left)
			ends |= (u32)(DIFFER(own->v[j].e[i], KEY_BEHIND(own, j, i))) << i;
		else if (i + 1 == left)
			ends |= 1u << i;
	return ends;
}

/* The same for all of a thread's vectors; left: as in load_own_keys. */
FN void own_ends(const own_keys *own, i64 left, u32 *ends)
{
	if (left > RUN_TILE)
#pragma unroll
		for (i32 j = 0; j < RUN_VECS; j++)
			ends[j] = vec_ends(own, j, KEY_VEC + 1);
	else
#pragma unroll
		for (i32 j = 0; j < RUN_VECS; j++)
			ends[j] = vec_ends(own, j, left - VEC_PLACE(j));
}

/* The number of runs that end in the warp before each vector; returns their number in the warp. */
FN u32 warp_vec_ranks(const u32 *ends, u32 *ranks)
{
	u32 found = 0;
#pragma unroll
	for (i32 first = 0; first < RUN_VECS; first += 4) { /* four counts of a byte each in a word */
		u32 counts = 0;
#pragma unroll
		for (i32 j = 0; j < 4; j++)
			counts |= BIT_COUNT(ends[first + j]) << 8 * j;
#ifdef SCAN_WARPS
		const u32 through = warp_ranks(counts, thread_id() % WARP), all = SHUFFLE(through, WARP - 1);
#else
		const u32 through = counts, all = counts;
#endif
#pragma unroll
		for (i32 j = 0; j < 4; j++) {
			ranks[first + j] = found + ((through - counts) >> 8 * j & 0xff);
			found += all >> 8 * j & 0xff;
		}
	}
	return found;
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_rows_init(i64 tiles, GLOBAL u64 *RESTRICT words, GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();

	if (t < tiles)
		words[t] = 0;
	if (t == 0)
		*ticket = 0;
}

/* Where a run ends, the next key begins a run and is its key. */
KERNEL BOUNDS(NT, 0) void reduce_by_key_rows_runs(GLOBAL const KEY_T *RESTRICT keys, i64 n, i64 tiles,
						  volatile GLOBAL u64 *words, GLOBAL u32 *RESTRICT ticket,
						  GLOBAL OFF_T *RESTRICT run_offsets, GLOBAL KEY_T *RESTRICT key_result,
						  GLOBAL i64 *RESTRICT count)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL u32 sums[SCAN_SIZE];
	LOCAL_DECL i64 before[1];
	LOCAL_DECL KEY_T behind[RUN_TILE];
	LOCAL_DECL u16 places[RUN_TILE]; /* positions of the tile's ends */
	const i64 t = claim_tile(ticket, claimed), base = t * RUN_TILE;
	own_keys own;
	u32 ends[RUN_VECS], ranks[RUN_VECS], total;

	load_own_keys(keys + base, n - base, &own);
	own_ends(&own, n - base, ends);
	const u32 ended = warp_vec_ranks(ends, ranks);
	if (thread_id() % RUN_LANES == 0)
		sums[thread_id() / RUN_LANES] = ended;
	BARRIER();
	const u32 before_warp = rank_end(0, sums, &total);
	if (thread_id() == 0)
		publish_count(words, t, total, t == 0 ? LOOKBACK_PREFIX : LOOKBACK_AGGREGATE);
#pragma unroll
	for (i32 j = 0; j < RUN_VECS; j++) {
		u32 rank = before_warp + ranks[j];
#pragma unroll
		for (i32 i = 0; i < KEY_VEC; i++)
			if (ends[j] >> i & 1) {
				places[rank] = (u16)(VEC_PLACE(j) + i);
				behind[rank] = KEY_BEHIND(&own, j, i);
				rank++;
			}
	}
	const i64 found = look_back_count(words, t);
	if (thread_id() == 0) {
		if (t > 0)
			publish_count(words, t, found + total, LOOKBACK_PREFIX);
		if (t == tiles - 1)
			*count = found + total;
		before[0] = found;
	}
	BARRIER();
	if (t == 0 && thread_id() == 0) {
		run_offsets[0] = 0;
		if (n > 0)
			key_result[0] = keys[0];
	}
	for (i32 k = thread_id(); k < (i32)total; k += NT) {
		const i64 run = before[0] + 1 + k, end = base + places[k] + 1;
		run_offsets[run] = (OFF_T)end;
		if (end < n)
			key_result[run] = behind[k];
	}
}

#endif

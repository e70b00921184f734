/*
 * Runs by one launch that reads keys once: a block writes where the runs of its tile end and which keys they have, as
 * soon as it knows from the tiles before how many there are.
 */
#ifndef SEGTUNE_RUNS_LOOKBACK_H
#define SEGTUNE_RUNS_LOOKBACK_H

#include "block/prefix_sum.h"
#include "grid/count_lookback.h"
#include "keys.h"

#define RUN_VECS 4 /* vectors of keys a thread; the descriptor has the same */
#define RUN_ITEMS (RUN_VECS * KEY_VEC)
#define RUN_TILE (NT * RUN_ITEMS)

/* A thread's neighbouring keys and the one behind. */
typedef struct {
	key_vec v[RUN_VECS];
	KEY_T behind;
} own_keys;

FN void load_own_keys(GLOBAL const KEY_T *RESTRICT keys, i64 at, i64 n, own_keys *own)
{
#pragma unroll
	for (i32 j = 0; j < RUN_VECS; j++)
		own->v[j] = load_key_vec(keys, at + j * KEY_VEC, n);
	own->behind = at + RUN_ITEMS < n ? keys[at + RUN_ITEMS] : NO_KEY;
}

/* The key behind number i. */
#define KEY_BEHIND(own, i)                                                                                             \
	((i) + 1 < RUN_ITEMS ? (own)->v[((i) + 1) / KEY_VEC % RUN_VECS].e[((i) + 1) % KEY_VEC] : (own)->behind)

/* A bit for each of them at which a run ends. left: how many keys there are from the first on. */
FN u32 own_ends(const own_keys *own, i64 left)
{
	u32 ends = 0;
#pragma unroll
	for (i32 i = 0; i < RUN_ITEMS; i++)
		if (i + 1 < left)
			ends |= (u32)(DIFFER(own->v[i / KEY_VEC].e[i % KEY_VEC], KEY_BEHIND(own, i))) << i;
		else if (i + 1 == left)
			ends |= 1u << i;
	return ends;
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_rows_init(i64 tiles, GLOBAL u64 *RESTRICT words, GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();

	if (t < tiles)
		words[t] = 0;
	if (t == 0)
		*ticket = 0;
}

/* Where a run ends, the next one's first key is its key. */
KERNEL BOUNDS(NT, 0) void reduce_by_key_rows_runs(GLOBAL const KEY_T *RESTRICT keys, i64 n, i64 tiles,
						  volatile GLOBAL u64 *words, GLOBAL u32 *RESTRICT ticket,
						  GLOBAL OFF_T *RESTRICT run_offsets, GLOBAL KEY_T *RESTRICT key_result,
						  GLOBAL i64 *RESTRICT count)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL u32 sums[SCAN_SIZE];
	LOCAL_DECL i64 before[1];
	LOCAL_DECL KEY_T behind[RUN_TILE];
	LOCAL_DECL u16 places[RUN_TILE]; /* of the tile's ends */
	const i64 t = claim_tile(ticket, claimed), base = t * RUN_TILE;
	const i32 first = thread_id() * RUN_ITEMS;
	own_keys own;
	u32 total;

	load_own_keys(keys, base + first, n, &own);
	const u32 ends = own_ends(&own, n - base - first);
	u32 rank = block_rank(BIT_COUNT(ends), sums, &total);
	if (thread_id() == 0)
		publish_count(words, t, total, t == 0 ? LOOKBACK_PREFIX : LOOKBACK_AGGREGATE);
#pragma unroll
	for (i32 i = 0; i < RUN_ITEMS; i++)
		if (ends >> i & 1) {
			places[rank] = (u16)(first + i);
			behind[rank] = KEY_BEHIND(&own, i);
			rank++;
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

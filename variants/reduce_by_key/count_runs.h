/*
 * Counts the runs that end in each block's portion of consecutive tiles of KEY_TILE keys; the including file defines
 * KEY_TILE, a multiple of KEY_VEC.
 */
#ifndef SEGTUNE_COUNT_RUNS_H
#define SEGTUNE_COUNT_RUNS_H

#include "block/prefix_sum.h"
#include "count_spine.h"
#include "grid/even_share.h"
#include "keys.h"

/* A bit for each key of the vector at which a run ends; at: the index of its first key, at < n. */
FN u32 vec_ends(key_vec v, GLOBAL const KEY_T *RESTRICT keys, i64 at, i64 n)
{
	u32 ends = 0;
#pragma unroll
	for (i32 i = 0; i + 1 < KEY_VEC; i++)
		ends |= (u32)(at + i + 1 < n ? DIFFER(v.e[i], v.e[i + 1]) : at + i + 1 == n) << i;
	return at + KEY_VEC <= n ? ends | run_ends_at(keys, at + KEY_VEC - 1, n) << (KEY_VEC - 1) : ends;
}

KERNEL BOUNDS(NT, 0) void reduce_by_key_flat_count(GLOBAL const KEY_T *RESTRICT keys, i64 n, i64 tiles,
						   i64 multiprocessors, GLOBAL i64 *RESTRICT counts)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	const portion own = own_portion(tiles, multiprocessors);
	const i64 to = own.to * KEY_TILE < n ? own.to * KEY_TILE : n;
	u32 count = 0, total;
	for (i64 at = own.from * KEY_TILE + thread_id() * KEY_VEC; at < to; at += NT * KEY_VEC)
		count += BIT_COUNT(vec_ends(load_key_vec(keys, at, n), keys, at, n));
	const u32 begun = rank_begin(count, sums);
	BARRIER();
	(void)rank_end(begun, sums, &total);
	if (thread_id() == 0)
		counts[block_id()] = total;
}

#endif

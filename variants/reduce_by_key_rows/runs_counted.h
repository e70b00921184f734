/*
 * Finds runs by three launches: the first counts the runs that end in each block's portion of the keys, one block scans
 * the counts, and here each block writes where its runs end and which keys they have.
 */
#ifndef SEGTUNE_RUNS_COUNTED_H
#define SEGTUNE_RUNS_COUNTED_H

#include "keys.h"

#define KEY_TILE (NT * KEY_VEC)

#include "reduce_by_key/count_runs.h"

/*
 * counts[b]: the number of runs that end before block b's portion. Where a run ends, the next key begins a run and is
 * its key.
 */
KERNEL BOUNDS(NT, 0) void reduce_by_key_rows_runs(GLOBAL const KEY_T *RESTRICT keys, i64 n, i64 tiles,
						  i64 multiprocessors, GLOBAL const i64 *RESTRICT counts,
						  GLOBAL OFF_T *RESTRICT run_offsets, GLOBAL KEY_T *RESTRICT key_result)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	const portion own = own_portion(tiles, multiprocessors);
	i64 place = counts[block_id()];

	if (block_id() == 0 && thread_id() == 0) {
		run_offsets[0] = 0;
		if (n > 0)
			key_result[0] = keys[0];
	}
#pragma unroll 1
	for (i64 t = own.from; t < own.to; t++) {
		const i64 at = t * KEY_TILE + thread_id() * KEY_VEC;
		const u32 ends = at < n ? vec_ends(load_key_vec(keys, at, n), keys, at, n) : 0;
		u32 total;
		i64 next = place + 1 + block_rank(BIT_COUNT(ends), sums, &total);
#pragma unroll
		for (i32 i = 0; i < KEY_VEC; i++)
			if (ends >> i & 1) {
				const i64 end = at + i + 1;
				run_offsets[next] = (OFF_T)end;
				if (end < n)
					key_result[next] = keys[end];
				next++;
			}
		place += total;
		BARRIER(); /* all have read the sums */
	}
}

#endif

/*
 * Reduce-by-key in a single pass by decoupled look-back (lookback_runs.h; Merrill and Garland 2016): a tile finds the
 * carry into its first run and the number of runs before it while its own runs are compacted in local memory.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 15 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "lookback_runs.h"
#include "tile_input.h"
#include "tile_runs.h"

KERNEL BOUNDS(NT, 0) void reduce_by_key_lookback_init(i64 tiles, GLOBAL u64 *RESTRICT words,
						      GLOBAL u64 *RESTRICT counts, GLOBAL u32 *RESTRICT ticket,
						      GLOBAL i64 *RESTRICT count)
{
	const i64 t = block_id() * NT + thread_id();
	init_tile(words, ticket, t, tiles);
	if (t < tiles)
		counts[t] = 0;
	if (t == 0)
		*count = 0; /* stays 0 if there are no elements */
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void reduce_by_key_lookback(KEYED, i64 n, i64 tiles, GLOBAL T *RESTRICT result,
							  GLOBAL i64 *RESTRICT count, volatile GLOBAL u64 *words,
							  volatile GLOBAL u64 *counts, GLOBAL u32 *ticket)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL u32 sums[SCAN_SIZE];
	LOCAL_DECL lookback_scratch scratch[1];
	LOCAL_DECL elements buffer[NV / VEC];
	LOCAL_DECL key_vec key_buffer[KEY_VECS];
	const i64 t = claim_tile(ticket, claimed);
	const tile w = whole_tile(t, n);
	T loaded[LOADS * VEC], v[VT], tail, before, total;
	KEY_T k[VT];
	tile_keys loaded_keys;
	u32 ends, begun, rank, runs;
	run_prefix left;

	load_keys(keys, w, n, &loaded_keys);
	load_tile(SOURCE, w, n, loaded);
	put_keys(&loaded_keys, w, key_buffer);
	arrange(loaded, buffer, v);
	ends = take_keys(key_buffer, w, n, k);
	tail = fold_runs(v, ends);
	begun = rank_begin(BIT_COUNT(ends), sums);
	before = block_carry(tail, ends != 0, tails, ended_in, &total);
	rank = rank_end(begun, sums, &runs);
	if (thread_id() == 0)
		publish_runs(words, counts, t, total, runs, t == 0 ? LOOKBACK_PREFIX : LOOKBACK_AGGREGATE);
#if STORE == 1
	compact_runs(v, k, ends, rank, before, (LOCAL_PTR T *)buffer, (LOCAL_PTR KEY_T *)key_buffer);
#else
	if (!SCATTERS(runs))
		compact_runs(v, k, ends, rank, before, (LOCAL_PTR T *)buffer, (LOCAL_PTR KEY_T *)key_buffer);
#endif
	left = look_back_runs(words, counts, t, scratch);
#ifdef KEY_EQUAL
	if (t == 0 && thread_id() == 0)
		key_result[0] = keys[0];
#endif
	if (thread_id() == 0) {
		if (t > 0)
			publish_runs(words, counts, t, runs ? total : combine(left.tail, total), left.count + runs,
				     LOOKBACK_PREFIX);
		if (runs)
			((LOCAL_PTR T *)buffer)[0] = combine(left.tail, ((LOCAL_PTR T *)buffer)[0]);
		if (t == tiles - 1)
			*count = left.count + runs;
	}
	BARRIER();
#if STORE != 1
	if (SCATTERS(runs)) {
		scatter_runs(v, k, ends, rank, rank ? before : combine(left.tail, before), left.count, RUN_RESULTS_HERE);
		runs = 0;
	}
#endif
	for (i32 j = thread_id(); j < (i32)runs; j += NT) {
#if KEYS_OUT
		PUT_KEY(left.count + j, ((LOCAL_PTR const KEY_T *)key_buffer)[j], j < (i32)RUNS_BEHIND(runs, w, n));
#endif
		PUT(result[left.count + j], ((LOCAL_PTR const T *)buffer)[j]);
	}
}

/*
 * Reduce-by-key in several launches, without waiting between blocks: every block counts the runs that end in its
 * portion of consecutive tiles; one block scans the counts; every block folds the runs of its portion and stores them;
 * carry_spine.h joins the runs that cross portions. The keys are read twice.
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

#ifndef PREPARED
#define PREPARED 0 /* 1: runs were prepared, see reduce_by_key_apply/bitmap.cl */
#endif

#include "grid/carry_spine.h"
#include "grid/even_share.h"
#include "tile_runs.h"

#define KEY_TILE NV
#include "count_runs.h"

#if PREPARED
/* Prepared data: a bit for each element at which a run ends, the keys of the runs, and the number of runs. */
#define PREPARED_PARAMS                                                                                                \
	, GLOBAL const u32 *RESTRICT bits, GLOBAL const KEY_T *RESTRICT run_keys, GLOBAL const i64 *RESTRICT total,    \
		GLOBAL i64 *RESTRICT count

/* A bit for each of the thread's VT elements at which a run ends. */
FN u32 prepared_ends(GLOBAL const u32 *RESTRICT bits, tile w, i64 n)
{
	const i32 first = thread_id() * VT, shift = first % 32;
	const i64 word = w.base / 32 + first / 32;
	u32 ends = word * 32 < n ? READ_ONLY(bits + word) >> shift : 0;
	if (shift + VT > 32 && (word + 1) * 32 < n)
		ends |= READ_ONLY(bits + word + 1) << (32 - shift);
	return ends & ((1u << VT) - 1);
}
#else
#define PREPARED_PARAMS
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void reduce_by_key_flat(KEYED, i64 n, i64 tiles, i64 multiprocessors,
						      GLOBAL const i64 *RESTRICT counts, GLOBAL T *RESTRICT result,
						      GLOBAL i64 *RESTRICT carry_segment,
						      GLOBAL T *RESTRICT carry PREPARED_PARAMS)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL u32 sums[SCAN_SIZE];
	LOCAL_DECL elements buffer[NV / VEC];
#if !PREPARED
	LOCAL_DECL key_vec key_buffer[KEY_VECS];
#endif
	const portion own = own_portion(tiles, multiprocessors);
	i64 place = counts[block_id()];
	T running = IDENTITY, loaded[LOADS * VEC];
	if (own.from < own.to)
		load_vectors(SOURCE, whole_tile(own.from, n), n, loaded);
#if !PREPARED
	tile_keys loaded_keys;
	if (own.from < own.to)
		load_keys(keys, whole_tile(own.from, n), n, &loaded_keys);
#endif
	for (i64 t = own.from; t < own.to; t++) {
		const tile w = whole_tile(t, n), next = whole_tile(t + 1, n);
		T v[VT], tail, before, open;
		u32 ends, begun, rank, runs;
#if PREPARED
		ends = prepared_ends(bits, w, n);
		transpose(loaded, buffer, v);
#else
		KEY_T k[VT];
		put_keys(&loaded_keys, w, key_buffer);
		transpose(loaded, buffer, v);
		if (t + 1 < own.to)
			load_keys(keys, next, n, &loaded_keys);
		ends = take_keys(key_buffer, w, n, k);
#endif
		if (t + 1 < own.to)
			load_vectors(SOURCE, next, n, loaded);
		tail = fold_runs(v, ends);
		if (thread_id() == 0 && !ends)
			tail = combine(running, tail);
		begun = rank_begin(BIT_COUNT(ends), sums);
		before = block_carry(tail, ends != 0, tails, ended_in, &open);
		rank = rank_end(begun, sums, &runs);
		if (thread_id() == 0)
			before = running;
#if PREPARED
		compact_values(v, ends, rank, before, (LOCAL_PTR T *)buffer);
#elif STORE == 1
		compact_runs(v, k, ends, rank, before, (LOCAL_PTR T *)buffer, (LOCAL_PTR KEY_T *)key_buffer);
#else
		const u32 scattered = SCATTERS(runs) ? runs : 0;
		if (scattered)
			scatter_runs(v, k, ends, rank, before, place, RUN_RESULTS_HERE);
		if (COMPACTS(runs, scattered))
			compact_runs(v, k, ends, rank, before, (LOCAL_PTR T *)buffer, (LOCAL_PTR KEY_T *)key_buffer);
		place += scattered;
		runs -= scattered;
#endif
		BARRIER();
		for (i32 j = thread_id(); j < (i32)runs; j += NT) {
#if PREPARED && KEYS_OUT
			key_result[place + j] = LOAD_KEY(run_keys + place + j);
#elif KEYS_OUT
			PUT_KEY(place + j, ((LOCAL_PTR const KEY_T *)key_buffer)[j], j < (i32)RUNS_BEHIND(runs, w, n));
#endif
			PUT(result[place + j], ((LOCAL_PTR const T *)buffer)[j]);
		}
		BARRIER(); /* all have read the buffers */
		place += runs;
		running = open;
	}
#if defined(KEY_EQUAL) && !PREPARED
	if (own.from == 0 && own.to > 0 && thread_id() == 0)
		key_result[0] = keys[0];
#endif
	if (thread_id() == 0) {
		/* Nothing continues after the last element. */
		carry_segment[block_id()] = own.to < tiles ? place : n;
		carry[block_id()] = running;
#if PREPARED
		if (own.to == tiles)
			*count = *total;
#endif
	}
}

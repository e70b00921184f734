/*
 * Reduce-by-key for keys that are used many times: a bit for each element at which a run ends, the number of runs
 * before each portion, and the runs' keys are prepared once. A call then reads values and bits, and copies the keys.
 */
#define PREPARED 1
#include "reduce_by_key/flat.cl"

/* 32 elements per thread: a word of bits. Later launches need only the keys of runs. */
KERNEL BOUNDS(NT, 0) void reduce_by_key_bitmap_bits(GLOBAL const KEY_T *RESTRICT keys, i64 n, GLOBAL u32 *RESTRICT bits)
{
	const i64 word = block_id() * NT + thread_id();
	u32 ends = 0;
	for (i32 i = 0; i < 32; i += KEY_VEC) {
		const i64 at = word * 32 + i;
		if (at < n)
			ends |= vec_ends(load_key_vec(keys, at, n), keys, at, n) << i;
	}
	if (word * 32 < n)
		bits[word] = ends;
}

/* The keys of the portion's runs, in order. */
KERNEL BOUNDS(NT, 0) void reduce_by_key_bitmap_keys(GLOBAL const KEY_T *RESTRICT keys, i64 n, i64 tiles,
						    i64 multiprocessors, GLOBAL const u32 *RESTRICT bits,
						    GLOBAL const i64 *RESTRICT counts, GLOBAL KEY_T *RESTRICT run_keys)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	const portion own = own_portion(tiles, multiprocessors);
	const i64 to = own.to * NV < n ? own.to * NV : n;
	i64 place = counts[block_id()];
#ifdef KEY_EQUAL
	if (own.from == 0 && own.to > 0 && thread_id() == 0)
		run_keys[0] = keys[0];
#endif
	for (i64 base = own.from * NV; base < to; base += NT * 32) {
		const i64 at = base + thread_id() * 32;
		u32 ends = at < to ? bits[at / 32] : 0, total;
		const u32 begun = rank_begin(BIT_COUNT(ends), sums);
		BARRIER();
		i64 next = place + rank_end(begun, sums, &total);
		for (i32 i = 0; i < 32; i++)
#ifdef KEY_EQUAL /* the key of the next run */
			if (ends >> i & 1 && at + i + 1 < n)
				run_keys[++next] = keys[at + i + 1];
#else
			if (ends >> i & 1)
				run_keys[next++] = keys[at + i];
#endif
		place += total;
		BARRIER(); /* all have read the sums */
	}
}

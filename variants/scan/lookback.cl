/*
 * Scan in a single pass by decoupled look-back (lookback.h; Merrill and Garland 2016): a tile finds its carry-in from
 * the tiles before it, while its values stay in registers. Every value is read once and every result written once.
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

#include "grid/lookback.h"
#include "prefix_tile.h"
#include "tile_input.h"

/* Resets the look-back, and computes the limits of the tiles if there are segments. */
KERNEL BOUNDS(NT, 0) void scan_lookback_init(SCANNED, i64 segments, i64 tiles, GLOBAL i64 *RESTRICT limits,
					     GLOBAL u64 *RESTRICT words, GLOBAL u32 *RESTRICT ticket)
{
	const i64 t = block_id() * NT + thread_id();
#if BY_OFFSETS
	put_limit(offsets, segments, tiles, t, limits);
#endif
	init_tile(words, ticket, t, tiles);
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void scan_lookback(SCANNED, i64 n, GLOBAL const i64 *RESTRICT limits,
						 GLOBAL T *RESTRICT result, volatile GLOBAL u64 *words,
						 GLOBAL u32 *ticket)
{
	LOCAL_DECL u32 claimed[1];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	LOCAL_DECL elements buffer[NV / VEC];
	LOCAL_DECL u32 marks[PREFIX_MARKS];
	T loaded[LOADS * VEC], v[VT], before;
	const i64 t = claim_tile(ticket, claimed);
	const tile w = whole_tile(t, n);
	u32 ends, open = t > 0;

	load_tile(SOURCE, w, n, loaded);
	clear_marks(marks);
	arrange(loaded, buffer, v);
	ends = ends_of(OFFSETS, w, limits + t, marks);
#if BY_OFFSETS
	open = t > 0 && READ_ONLY(offsets + limits[t]) < w.base;
#elif SEGMENTED
	open = w.base % SEGLEN != 0;
#endif
	before = tile_carry(words, t, fold_tail(v, ends), ends != 0, open, tails, ended_in);
	scan_values(v, ends, before);
	store_elements(v, w, buffer, result);
}

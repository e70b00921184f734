/*
 * Segmented reduction in tiles with prepared segments: a bit per element says whether a segment ends there
 * (THREAD_CODES 0), or a word per thread holds the bits of its elements and the rank of its first end in the tile
 * (THREAD_CODES 1). Empty segments are left out; if there are any, a list maps the others to their places, and a
 * separate launch stores identities. After Sean Baxter's SegReducePreprocess and SegReduceApply (Modern GPU 1.1, 2013),
 * whose words also hold the distance of the last end: here ballots find it.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block: a multiple of 32 */
#endif
#ifndef VT
#define VT 7 /* elements per thread; odd numbers avoid bank conflicts */
#endif
#ifndef THREAD_CODES
#define THREAD_CODES 0 /* 1: a word per thread; 0: a bit per element */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif
#define STORE 1
#define END_MARKS 0

#include "grid/carry_spine.h"
#include "tile.h"

#define LIMIT_SPAN NV
#include "prepare.h"
#include "thread/run_ends.h"

/* codes: for each thread of each tile its bits, and above them the rank of its first end in the tile. */
KERNEL BOUNDS(NT, 0) void apply_codes(GLOBAL const u32 *RESTRICT bits, GLOBAL u32 *RESTRICT codes)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	const u32 mine = take_bits(bits, block_id() * NV + thread_id() * VT);
	u32 total;
	const u32 rank = block_rank(BIT_COUNT(mine), sums, &total);
	codes[block_id() * NT + thread_id()] = mine | rank << VT;
}

/* As fold_segments of tile.h; results go to their ranks in the tile. */
FN run fold_by_bits(const T *v, u32 bits, u32 rank, LOCAL_PTR T *results)
{
	run r;
	T sum = start_fold(v[0]);
	r.head = IDENTITY;
	r.ended = 0;
	r.place = rank;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		if (i > 0)
			sum = extend_fold(sum, v[i], bits >> (i - 1) & 1);
		if (bits >> i & 1) {
			if (r.ended)
				results[rank] = sum;
			else
				r.head = sum;
			r.ended = 1;
			rank++;
		}
	}
	r.tail = bits >> (VT - 1) & 1 ? IDENTITY : sum;
	return r;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void apply_tiles(SOURCE_PARAMS, i64 n, GLOBAL const u32 *RESTRICT bits,
					       GLOBAL const u32 *RESTRICT codes, GLOBAL const i64 *RESTRICT limits,
					       i64 filled, i64 empty, i64 segments, GLOBAL const OFF_T *RESTRICT rows,
					       GLOBAL T *RESTRICT result, GLOBAL i64 *RESTRICT carry_segment,
					       GLOBAL T *RESTRICT carry)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
#if !THREAD_CODES
	LOCAL_DECL u32 sums[SCAN_SIZE];
#endif
	LOCAL_DECL elements buffer[TILE_VECS];
	const tile w = whole_tile(block_id(), n);
	LOCAL_PTR T *results = (LOCAL_PTR T *)buffer;
	T v[VT], loaded[LOADS * VEC], total;
	run r;
	u32 mine = 0, rank = 0;

	load_vectors(SOURCE, w, n, loaded);
#if THREAD_CODES
	mine = READ_ONLY(codes + block_id() * NT + thread_id());
	rank = mine >> VT;
	mine &= (1u << VT) - 1;
#else
	mine = take_bits(bits, w.base + thread_id() * VT);
#endif
	const i64 first = limits[block_id()], last = limits[block_id() + 1];
	transpose(loaded, buffer, v);
#if !THREAD_CODES
	{
		u32 ends;
		rank = block_rank(BIT_COUNT(mine), sums, &ends);
	}
#endif
	BARRIER(); /* the buffer may be overwritten */
	r = fold_by_bits(v, mine, rank, results);
	const T before = block_carry(r.tail, r.ended, tails, ended_in, &total);
	if (r.ended)
		results[r.place] = combine(before, r.head);
	BARRIER();
	for (i64 k = first + thread_id(); k < last; k += NT)
		result[empty ? (i64)rows[k] : k] = results[k - first];
	if (thread_id() == 0) {
		carry_segment[block_id()] = last == filled ? segments : empty ? (i64)rows[last] : last;
		carry[block_id()] = total;
	}
}

/*
 * Segmented reduction in tiles with everything about the segments prepared: a bit an element says whether a segment
 * ends there (CODE = 0), or a word a thread holds the bits of its elements and the rank of its first end in the tile
 * (CODE = 1). Segments without elements are left out of that; where there are any, a list brings the others back to
 * their places, and a launch of its own stores identities. After Sean Baxter's SegReducePreprocess and SegReduceApply
 * (Modern GPU 1.1, 2013), whose words also hold the distance of the last end: here ballots find it.
 */
#include "dialect.h"

#ifndef CODE
#define CODE 0 /* 1: a word a thread; 0: a bit an element */
#endif
#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif
#define STORE 1
#define SEARCH 0

#include "carry.h"
#include "rank.h"
#include "share.h"
#include "tile.h"

#define WORD 32 /* bits */

KERNEL BOUNDS(NT, 0) void apply_clear(i64 words, GLOBAL u32 *RESTRICT bits)
{
	for (i64 w = block_id() * NT + thread_id(); w < words; w += grid_size() * NT)
		bits[w] = 0;
}

FN u32 count_filled(GLOBAL const OFF_T *RESTRICT offsets, i64 from, i64 to)
{
	u32 count = 0;
	for (i64 s = from; s < to; s++)
		count += offsets[s] < offsets[s + 1];
	return count;
}

/* starts[b]: how many segments of block b's share have elements. */
KERNEL BOUNDS(NT, 0) void apply_count(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, GLOBAL i64 *RESTRICT starts)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to;
	u32 total;
	take_share(segments, &from, &to);
	block_rank(count_filled(offsets, from, to), sums, &total);
	if (thread_id() == 0)
		starts[block_id()] = total;
}

/* Counts become starts. One thread: there is one count for NT * SHARE segments, and this is done once. */
KERNEL void apply_starts(i64 blocks, GLOBAL i64 *RESTRICT starts)
{
	i64 sum = 0;
	if (thread_id() != 0)
		return;
	for (i64 b = 0; b < blocks; b++) {
		const i64 count = starts[b];
		starts[b] = sum;
		sum += count;
	}
}

/*
 * Set the bits where segments end. With empty ones among them, rows[k] becomes the k-th segment that has elements, and
 * hollow[k] the k-th that has none.
 */
KERNEL BOUNDS(NT, 0) void apply_mark(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 empty,
				     GLOBAL const i64 *RESTRICT starts, GLOBAL u32 *RESTRICT bits,
				     GLOBAL OFF_T *RESTRICT rows, GLOBAL OFF_T *RESTRICT hollow)
{
	LOCAL_DECL u32 sums[SCAN_SIZE];
	i64 from, to, rank;
	u32 total;
	take_share(segments, &from, &to);
	rank = block_rank(count_filled(offsets, from, to), sums, &total);
	if (empty)
		rank += starts[block_id()];
	for (i64 s = from; s < to; s++) {
		const OFF_T start = offsets[s], end = offsets[s + 1];
		if (start < end)
			ATOMIC_OR(&bits[(end - 1) / WORD], 1u << (end - 1) % WORD);
		if (empty && start < end)
			rows[rank++] = (OFF_T)s;
		else if (empty)
			hollow[s - rank] = (OFF_T)s;
	}
}

/* limits[t]: how many of the filled segments end before tile t. */
KERNEL BOUNDS(NT, 0) void apply_limits(GLOBAL const OFF_T *RESTRICT offsets, i64 filled, i64 empty, i64 tiles,
				       GLOBAL const OFF_T *RESTRICT rows, GLOBAL i64 *RESTRICT limits)
{
	const i64 tile = block_id() * NT + thread_id();
	i64 low = 0, high = filled;
	if (tile > tiles)
		return;
	while (low < high && tile < tiles) {
		const i64 middle = low + (high - low) / 2;
		if (offsets[(empty ? rows[middle] : middle) + 1] <= tile * NV)
			low = middle + 1;
		else
			high = middle;
	}
	limits[tile] = tile < tiles ? low : filled;
}

/* The bits of VT elements from `at` on. */
FN u32 take_bits(GLOBAL const u32 *RESTRICT bits, i64 at)
{
	const u32 shift = (u32)(at % WORD);
	u32 taken = READ_ONLY(bits + at / WORD) >> shift;
	if (shift + VT > WORD)
		taken |= READ_ONLY(bits + at / WORD + 1) << (WORD - shift);
	return taken & ((1u << VT) - 1);
}

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
	T sum = v[0];
	r.head = IDENTITY;
	r.ended = 0;
	r.place = rank;
#pragma unroll
	for (i32 i = 0; i < VT; i++) {
		if (i > 0)
			sum = bits >> (i - 1) & 1 ? v[i] : combine(sum, v[i]);
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

KERNEL BOUNDS(NT, OCC) void apply_tiles(SOURCE_PARAMS, i64 n, GLOBAL const u32 *RESTRICT bits,
					GLOBAL const u32 *RESTRICT codes, GLOBAL const i64 *RESTRICT limits, i64 filled,
					i64 empty, i64 segments, GLOBAL const OFF_T *RESTRICT rows,
					GLOBAL T *RESTRICT result, GLOBAL i64 *RESTRICT carry_segment,
					GLOBAL T *RESTRICT carry)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
#if !CODE
	LOCAL_DECL u32 sums[SCAN_SIZE];
#endif
	LOCAL_DECL elements buffer[TILE_VECS];
	const tile w = whole_tile(block_id(), n);
	LOCAL_PTR T *results = (LOCAL_PTR T *)buffer;
	T v[VT], loaded[LOADS * VEC], total;
	run r;
	u32 mine = 0, rank = 0;

	load_vectors(SOURCE, w, n, loaded);
#if CODE
	mine = READ_ONLY(codes + block_id() * NT + thread_id());
	rank = mine >> VT;
	mine &= (1u << VT) - 1;
#else
	mine = take_bits(bits, w.base + thread_id() * VT);
#endif
	const i64 first = limits[block_id()], last = limits[block_id() + 1];
	transpose(loaded, buffer, v);
#if !CODE
	{
		u32 ends;
		rank = block_rank(BIT_COUNT(mine), sums, &ends);
	}
#endif
	BARRIER(); /* the values have left the buffer */
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

KERNEL BOUNDS(NT, 0) void apply_hollow(i64 empty, GLOBAL const OFF_T *RESTRICT hollow, GLOBAL T *RESTRICT result)
{
	for (i64 k = block_id() * NT + thread_id(); k < empty; k += grid_size() * NT)
		result[hollow[k]] = IDENTITY;
}

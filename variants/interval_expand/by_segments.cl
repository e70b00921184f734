/*
 * Expands one value per segment, or its number, to its elements, with the same number of segments per block: nothing is
 * searched, and all that a block reads is loaded at once. As in head_bits, a bit per element marks where segments
 * begin, and the number of bits set up to an element gives its segment. Elements are stored in tiles, mostly a single
 * one.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 112 /* segments per block */
#endif
#ifndef VT
#define VT 32 /* elements per thread and tile, the bits of a word: 16 or 32 */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0
#endif
#ifndef LOAD_BALANCE_SEARCH
#define INTERVAL_EXPAND 1
#endif

#include "block/prefix_sum.h"
#include "interval_gather/interval.h"
#include "interval_gather/mark_bits.h"
#include "segment_batch.h"
#include "store.h"

#define TILE (NT * VT)
#define ROWS (VT / VEC)

/* The block's part of local memory. */
typedef struct {
	LOCAL_PTR uint4 *marks; /* byte per element of the tile: a segment begins there */
	LOCAL_PTR uint2 *words; /* per thread: its VT bits, and the number of bits set in the words before */
	LOCAL_PTR R *listed;    /* SEGMENTS + 1; from 1 on: by the number of segments begun up to an element */
	LOCAL_PTR u32 *sums;    /* NT */
} block_memory;

/* A tile of the block's elements, from element `base` on. */
typedef struct {
	OFF_T base;
	i32 seen;      /* segments that begin before it */
	i32 begun;     /* segments that begin before its end, including empty ones */
	u32 is_listed; /* there were empty ones, so that ranks refer to the list */
} batch_tile;

/* Marks where segments begin in the tile. Returns the number of this thread's segments that do. */
FN u32 mark_begins(block_memory m, const segment_batch *b, batch_tile t)
{
	u32 here = 0;
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		if (is_in_tile(b, t.base, TILE, b->begin[k])) {
			((LOCAL_PTR u8 *)m.marks)[b->begin[k] - t.base] = 1;
			here++;
		}
	}
	return here;
}

/* Lists the tile's segments again, without empty ones. */
FN void list_segments(block_memory m, INTERVAL_PARAMS, const segment_batch *b, batch_tile t)
{
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i64 i = b->first + k * NT + thread_id();
		const OFF_T begin = b->begin[k];
		if (is_in_tile(b, t.base, TILE, begin) && READ_ONLY(offsets + i + 1) > begin)
			m.listed[t.seen + bits_through(m.words, (i32)(begin - t.base))] =
				route_at(INTERVAL, i, 0).value;
	}
}

FN void store_tile(block_memory m, const segment_batch *b, batch_tile t, GLOBAL R *RESTRICT result)
{
	/* Uniform over the thread's rows, since a row of the block has whole words. */
	const u32 word_of_row = (u32)thread_id() * VEC / VT, bit = (u32)thread_id() * VEC % VT;
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = t.base + (k * NT + thread_id()) * VEC;
		if (at < b->high) {
			const uint2 word = m.words[k * (NT * VEC / VT) + word_of_row];
			const u32 bits = word.x >> bit;
			i32 rank = t.seen + (i32)(word.y + BIT_COUNT(word.x & ((2u << bit) - 1)));
			row v;
#pragma unroll
			for (i32 i = 0; i < VEC; i++) {
				if (i > 0)
					rank += (i32)(bits >> i & 1);
				v.e[i] = value_of(m.listed, b, t.is_listed, rank);
			}
			if (at >= b->low && at + VEC <= b->high)
				PUT_RAW(*(GLOBAL ROW_RAW *)(result + at), v.raw);
			else
				store_row(result, v, at, b->low, b->high);
		}
	}
}

/*
 * Stores a tile in which no segment begins, and all following whole rows of the same segment. Returns the element
 * behind them.
 */
FN OFF_T store_run(block_memory m, INTERVAL_PARAMS, const segment_batch *b, batch_tile t, GLOBAL R *RESTRICT result)
{
	const OFF_T end = READ_ONLY(offsets + b->first + t.begun) / VEC * VEC;
	store_same(m.listed, b, t.is_listed, t.seen, t.base, end, result);
	return end;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void interval_by_segments(INTERVAL_PARAMS, i64 segments, GLOBAL R *RESTRICT result)
{
	LOCAL_DECL uint4 marks[NT * MARK_VECS];
	LOCAL_DECL uint2 words[NT];
	LOCAL_DECL R listed[SEGMENTS + 1];
	LOCAL_DECL u32 sums[NT];
	block_memory m;
	m.marks = marks;
	m.words = words;
	m.listed = listed;
	m.sums = sums;

	segment_batch b = load_segments(INTERVAL, segments);
	list_values(m.listed, &b);
	batch_tile t;
	t.base = b.low / VEC * VEC;
	t.seen = t.begun = 0;
	t.is_listed = 0;
	while (t.base < b.high) {
		clear_marks(m.marks, thread_id());
		BARRIER();
		const u32 here = mark_begins(m, &b, t);
		BARRIER();
		uint2 word;
		u32 total; /* bits set in the tile and, from bit 16 on, its segments */
		word.x = word_of_marks(m.marks, thread_id());
		word.y = block_rank(BIT_COUNT(word.x) | here << 16, m.sums, &total) & 0xffff;
		m.words[thread_id()] = word;
		t.begun += (i32)(total >> 16);
		t.is_listed |= (total & 0xffff) != total >> 16;
		BARRIER();
		if (t.is_listed)
			list_segments(m, INTERVAL, &b, t);
		BARRIER();
		OFF_T end = t.base + TILE;
		if (total == 0 && end < b.high)
			end = store_run(m, INTERVAL, &b, t, result);
		else
			store_tile(m, &b, t, result);
		t.seen += (i32)(total & 0xffff);
		t.base = end;
	}
}

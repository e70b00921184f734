/*
 * by_segments with reads in bursts: a few reads among many stores cost far more than their bytes, since memory turns
 * from writing to reading and back for each. So one burst prefetches the segments of many blocks into the cache.
 * Segment beginnings are marked by atomics directly in words of bits, and a single warp counts the bits of all words.
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 112 /* segments per block */
#endif
#ifndef VT
#define VT 16 /* elements per thread and tile: 8, 16 or 32 */
#endif
#ifndef BURST
#define BURST 1024 /* blocks per burst of prefetches; 0: each block loads its own segments */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0
#endif
#ifndef LOAD_BALANCE_SEARCH
#define INTERVAL_EXPAND 1
#endif

#include "block/prefix_sum.h"
#include "interval_gather/interval.h"
#include "segment_batch.h"
#include "store.h"
#include "thread/search.h"

#define TILE (NT * VT)
#define ROWS (VT / VEC)
#define WORD 32 /* bits per word */
#define WORDS (TILE / WORD)
#define LINE (128 / R_BYTES)                                   /* elements per cache line: tiles begin at whole lines */
#define FETCHED (OFF_BYTES > R_BYTES ? 128 / OFF_BYTES : LINE) /* segments per cache line */
#define PIECE 32 /* blocks of a burst whose segments one block prefetches */

/* The block's part of local memory. */
typedef struct {
	LOCAL_PTR uint2 *words; /* bit per element: a segment begins there; number of bits set before */
	LOCAL_PTR u32 *empty;   /* the block has empty segments, so tiles need lists */
	LOCAL_PTR R *listed;    /* SEGMENTS + 1; from 1 on: by the number of segments begun up to an element */
#ifndef HAS_SHUFFLE
	LOCAL_PTR u32 *sums; /* NT */
#endif
} block_memory;

/* A tile of the block's elements, from element `base` on. */
typedef struct {
	OFF_T base;
	i32 seen; /* nonempty segments that begin before it */
	u32 is_listed;
} batch_tile;

/*
 * The first blocks of each burst prefetch the segments of the next burst; in the very first one, those of two bursts.
 */
FN void fetch_burst(INTERVAL_PARAMS, i64 segments)
{
#if BURST
	const i64 part = block_id() % BURST, next = block_id() < BURST ? 0 : block_id() - part + BURST;
	const i64 blocks = block_id() < BURST ? 2 * PIECE : PIECE;
	if (part * PIECE >= BURST)
		return;
	const i64 from = (next + part * blocks) * SEGMENTS;
	for (i64 i = from + thread_id() * FETCHED; i < from + blocks * SEGMENTS && i < segments; i += NT * FETCHED) {
		FETCH_AHEAD(offsets + i);
#ifdef INTERVAL_EXPAND
		FETCH_AHEAD(values + i);
#endif
	}
#endif
}

/* Whether one of this thread's segments is empty. */
FN u32 has_empty(INTERVAL_PARAMS, const segment_batch *b)
{
	u32 empty = 0;
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 i = k * NT + thread_id();
		if (i < b->count)
			empty |= READ_ONLY(offsets + b->first + i + 1) == b->begin[k];
	}
	return empty;
}

/* Marks where segments begin in the tile. */
FN void mark_begins(block_memory m, const segment_batch *b, batch_tile t)
{
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		if (is_in_tile(b, t.base, TILE, b->begin[k])) {
			const u32 at = (u32)(b->begin[k] - t.base);
			LOCAL_OR(&((LOCAL_PTR u32 *)m.words)[at / WORD * 2], 1u << at % WORD);
		}
	}
}

/* Counts the bits set before each word. */
#ifdef HAS_SHUFFLE
#define LANE_WORDS ((WORDS + WARP - 1) / WARP)
FN void rank_words(block_memory m)
{
	const i32 lane = thread_id();
	u32 count[LANE_WORDS], all = 0;
	if (lane >= WARP)
		return;
#pragma unroll
	for (i32 i = 0; i < LANE_WORDS; i++) {
		const i32 word = lane * LANE_WORDS + i;
		all += count[i] = word < WORDS ? BIT_COUNT(m.words[word].x) : 0;
	}
	u32 before = warp_ranks(all, lane) - all;
#pragma unroll
	for (i32 i = 0; i < LANE_WORDS; i++) {
		const i32 word = lane * LANE_WORDS + i;
		if (word < WORDS)
			m.words[word].y = before;
		before += count[i];
	}
}
#else
FN void rank_words(block_memory m)
{
	const i32 word = thread_id();
	u32 all;
	const u32 before = block_rank(word < WORDS ? BIT_COUNT(m.words[word].x) : 0, m.sums, &all);
	if (word < WORDS)
		m.words[word].y = before;
}
#endif

/* The number of segments that begin in the tile up to the word's bit. */
FN i32 begun_through(uint2 word, u32 bit)
{
	return (i32)(word.y + BIT_COUNT(word.x & ((2u << bit) - 1)));
}

/* Lists the tile's segments again, without empty ones. */
FN void list_segments(block_memory m, INTERVAL_PARAMS, const segment_batch *b, batch_tile t)
{
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i64 i = b->first + k * NT + thread_id();
		const OFF_T begin = b->begin[k];
		const u32 at = (u32)(begin - t.base);
		if (is_in_tile(b, t.base, TILE, begin) && READ_ONLY(offsets + i + 1) > begin)
			m.listed[t.seen + begun_through(m.words[at / WORD], at % WORD)] =
				route_at(INTERVAL, i, 0).value;
	}
}

FN void store_tile(block_memory m, const segment_batch *b, batch_tile t, GLOBAL R *RESTRICT result)
{
	/* Uniform over the thread's rows, since a row of the block has whole words. */
	const u32 word_of_row = (u32)thread_id() * VEC / WORD, bit = (u32)thread_id() * VEC % WORD;
#pragma unroll
	for (i32 k = 0; k < ROWS; k++) {
		const OFF_T at = t.base + (k * NT + thread_id()) * VEC;
		if (at < b->high) {
			const uint2 word = m.words[k * (NT * VEC / WORD) + word_of_row];
			const u32 bits = word.x >> bit;
			i32 rank = t.seen + begun_through(word, bit);
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
 * Stores a tile in which no segment begins, and all following whole lines of the same segment. Returns the element
 * behind them.
 */
FN OFF_T store_run(block_memory m, INTERVAL_PARAMS, const segment_batch *b, batch_tile t, GLOBAL R *RESTRICT result)
{
	const i64 seen = b->first + t.seen - 1,
		  open = t.is_listed ? first_ending_after(offsets, seen, b->first + b->count, t.base) : seen;
	const OFF_T end = READ_ONLY(offsets + open + 1) / LINE * LINE;
	store_same(m.listed, b, t.is_listed, t.seen, t.base, end, result);
	return end;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void interval_by_bursts(INTERVAL_PARAMS, i64 segments, GLOBAL R *RESTRICT result)
{
	LOCAL_DECL uint2 words[WORDS];
	LOCAL_DECL u32 empty[1];
	LOCAL_DECL R listed[SEGMENTS + 1];
	block_memory m;
	m.words = words;
	m.empty = empty;
	m.listed = listed;
#ifndef HAS_SHUFFLE
	LOCAL_DECL u32 sums[NT];
	m.sums = sums;
#endif

	fetch_burst(INTERVAL, segments);
	segment_batch b = load_segments(INTERVAL, segments);
	const u32 own_empty = has_empty(INTERVAL, &b);
	list_values(m.listed, &b);
	batch_tile t;
	t.base = b.low / LINE * LINE;
	t.seen = 0;
	if (thread_id() == 0)
		*m.empty = 0;
	while (t.base < b.high) {
		if (thread_id() < WORDS)
			m.words[thread_id()].x = 0;
		BARRIER();
		mark_begins(m, &b, t);
		if (own_empty)
			*m.empty = 1;
		BARRIER();
		rank_words(m);
		t.is_listed = *m.empty;
		BARRIER();
		if (t.is_listed) {
			list_segments(m, INTERVAL, &b, t);
			BARRIER();
		}
		const i32 here = begun_through(m.words[WORDS - 1], WORD - 1);
		OFF_T end = t.base + TILE;
		if (here == 0 && end < b.high)
			end = store_run(m, INTERVAL, &b, t, result);
		else
			store_tile(m, &b, t, result);
		t.seen += here;
		t.base = end;
		BARRIER();
	}
}

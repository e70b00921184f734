/*
 * Rows split evenly (even.h), through a buffer in local memory: for narrow rows, of which a team that walked through
 * its own in global memory would load only a part of each cache line at a time. A block processes TILES chunks of the
 * merged list, its tiles, one after the other. A tile's contiguous rows fill the front of the buffer as whole vectors.
 * They are cut into PARTS parts with equally many rows, at most VT, whatever the segments; a thread folds COLUMNS
 * columns of a part. The last row of each segment has a mark, which holds the segment's rank among the tile's results;
 * these are collected at the back of the buffer, in the order of global memory. A row and an end are an item each, so
 * both fit; if results take more space than rows, an end counts as END_ITEMS rows, which keeps the buffer smaller than
 * results for all items would be.
 *
 * The threads of adjacent parts read an odd number of rows apart: no bank conflicts for widths that are powers of two.
 * The including file defines EVEN_KERNEL, fill_buffer and what it needs, and NT, VT, COLUMNS, TILES, UNROLL,
 * MIN_BLOCKS.
 */
#ifndef SEGTUNE_EVENLY_BUFFERED_H
#define SEGTUNE_EVENLY_BUFFERED_H

#include "column_folds.h"

#define PART_THREADS (WIDTH / COLUMNS) /* threads per part, with all columns */
#define PARTS (NT / PART_THREADS)
#define CHUNK_ITEMS (PARTS * VT)

#define ROW_BYTES (ROW_STRIDE * V_BYTES)
#define ROW_RESULT_BYTES (WIDTH * RESULT_BYTES)
#if ROW_RESULT_BYTES > ROW_BYTES
#define END_ITEMS ((ROW_RESULT_BYTES + ROW_BYTES - 1) / ROW_BYTES)
#else
#define END_ITEMS 1
#endif
/*
 * The chunk's last end may be cut, so more rows. One more vector, as rows may end inside a vector; and room for what an
 * aligned fill brings before them.
 */
#define BUFFER_VECS (((CHUNK_ITEMS + END_ITEMS - 1) * ROW_BYTES + 15) / 16 + 1 + FILL_ALIGN / VEC)

#include "even.h"

#define MARK_VECS ((CHUNK_ITEMS * 2 + 15) / 16)
#define ENDS_AT_ONCE 2 /* segments whose bounds a thread loads together */

/* Tails are scanned by shuffles if warps hold whole parts, else in local memory with a BARRIER per step. */
#if defined(HAS_SHUFFLE) && PART_THREADS <= WARP && WARP % PART_THREADS == 0
#define SCAN_BY_WARPS 1
#define TAILS_SIZE (NT / WARP * WIDTH)
#define ENDED_SIZE (NT / WARP)
#else
#define SCAN_BY_WARPS 0
#define TAILS_SIZE (2 * NT * COLUMNS)
#define ENDED_SIZE (2 * PARTS)
#endif

/* A block's local memory, except the buffer. */
typedef struct {
	LOCAL_PTR u16 *marks;        /* per row: 1 + the rank of the segment whose last row it is, else 0 */
	LOCAL_PTR RESULT_T *results; /* of the segments that end in the tile */
	LOCAL_PTR T *running;        /* per column: the fold of the open segment's rows before the tile */
	LOCAL_PTR T *tails;          /* TAILS_SIZE */
	LOCAL_PTR u32 *ended;        /* ENDED_SIZE */
#ifdef FINISH_BODY
	LOCAL_PTR T *first; /* the thread's folds at its part's first end; incomplete, so not yet results */
	GLOBAL T *heads; /* where the fold of the tile's first segment goes, if it is the block's first, too; else 0 */
#endif
} tile_memory;

#ifdef FINISH_BODY
#define FIRSTS_DECL LOCAL_DECL uint4 firsts[(NT * COLUMNS * T_BYTES + 15) / 16]
#define PUT_HEAD(m, rank, c, x)                                                                                        \
	if ((m)->heads && (rank) == 0)                                                                                 \
	(m)->heads[c] = x
#else
#define FIRSTS_DECL
#define PUT_HEAD(m, rank, c, x)
#endif

FN void clear_marks(LOCAL_PTR uint4 *marks, i32 rows)
{
	uint4 none;
	none.x = none.y = none.z = none.w = 0;
	for (i32 k = thread_id(); k * 8 < rows; k += NT)
		marks[k] = none;
}

/* Stores the result of segment `rank`, which is empty. */
FN void put_empty(const tile_memory *m, i32 rank)
{
	const column_folds none = no_folds();
#pragma unroll 1
	for (i32 c = 0; c < WIDTH; c += COLUMNS)
		put_results_of(m->results + rank * WIDTH + c, &none);
}

/*
 * Stores the result of the tile's first segment if it has no row in the tile: the carry-in, or the identity if it is
 * empty.
 */
FN void put_carried(const tile_memory *m, i32 is_empty)
{
#pragma unroll 1
	for (i32 c = 0; c < WIDTH; c++) {
		const T fold = is_empty ? IDENTITY : m->running[c];
		m->results[c] = RESULT_OF(fold);
		PUT_HEAD(m, 0, c, fold);
		if (!is_empty)
			m->running[c] = IDENTITY;
	}
}

/*
 * Marks the end of segment `rank` of the tile, with rows from .. to - 1, counted from the tile's first row; or stores
 * its result if it has no row in the tile.
 */
FN void mark_end(const tile_memory *m, i32 rank, OFF_T from, OFF_T to)
{
	if (from < to && to > 0)
		m->marks[to - 1] = (u16)(rank + 1);
	else if (rank == 0)
		put_carried(m, from >= to);
	else
		put_empty(m, rank);
}

FN void mark_ends(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, const tile_memory *m)
{
	const i32 count = (i32)(c->last - c->first);
#pragma unroll 1
	for (i32 first = thread_id(); first < count; first += ENDS_AT_ONCE * NT) {
		OFF_T from[ENDS_AT_ONCE], to[ENDS_AT_ONCE];
#pragma unroll
		for (i32 k = 0; k < ENDS_AT_ONCE; k++)
			if (first + k * NT < count) {
				from[k] = READ_ONLY(offsets + c->first + first + k * NT);
				to[k] = READ_ONLY(offsets + c->first + first + k * NT + 1);
			}
#pragma unroll
		for (i32 k = 0; k < ENDS_AT_ONCE; k++)
			if (first + k * NT < count)
				mark_end(m, first + k * NT, from[k] - c->row, to[k] - c->row);
	}
}

/*
 * A thread's part: its first row, the number of rows, the folds behind its last end, the rank of its first end or -1.
 */
typedef struct {
	i32 row, count;
	column_folds tail;
	i32 head;
} part;

/* Adds UNROLL rows from `first` on, in which nothing ends; returns 0, having done nothing, if something does. */
#ifdef SEVERAL_BODY
FN i32 fold_whole_step(const column_values *x, const u32 *mark, i64 first, i32 count, part *p)
{
	u32 any = count < UNROLL;
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		any |= u < count ? mark[u] : 0;
	if (any)
		return 0;
	add_values_together(&p->tail, x, first);
	return 1;
}
#else
#define fold_whole_step(x, mark, first, count, p) 0
#endif

/*
 * Adds `count` rows of the part from i on, at most UNROLL. column: the thread's first column, of the tile's first row,
 * whose index is `first`; c: the column's number.
 */
FN void fold_step(LOCAL_PTR const V *column, const tile_memory *m, i64 first, i32 i, i32 count, i32 c, part *p)
{
	column_values x[UNROLL];
	u32 mark[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			x[u] = read_values(column + (i + u) * ROW_STRIDE);
			mark[u] = m->marks[i + u];
		}
	if (fold_whole_step(x, mark, first + i, count, p))
		return;
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			add_values(&p->tail, &x[u], first + i + u);
			if (mark[u]) {
				put_results_of(m->results + (i32)(mark[u] - 1) * WIDTH + c, &p->tail);
#ifdef FINISH_BODY
				if (p->head < 0)
					put_folds(m->first, &p->tail);
#endif
				p->head = p->head < 0 ? (i32)mark[u] - 1 : p->head;
				p->tail = no_folds();
			}
		}
}

/* Folds the part's rows. Afterwards all its results are complete except the first. */
FN void fold_part(LOCAL_PTR const V *column, const tile_memory *m, i64 first, i32 c, part *p)
{
	const i32 end = p->row + p->count;
	i32 i = p->row;
	p->tail = no_folds();
	p->head = -1;
#pragma unroll 1
	for (; i + UNROLL <= end; i += UNROLL)
		fold_step(column, m, first, i, UNROLL, c, p);
	if (i < end)
		fold_step(column, m, first, i, end - i, c, p);
}

/*
 * Inclusive segmented scan of the parts' tails, per column; called by all threads. Returns the carry-in of this part.
 * The last part's tail becomes the running sum, which must be stored only after a BARRIER.
 */
#if SCAN_BY_WARPS
FN column_folds carry_into(part *p, i32 number, i32 c, const tile_memory *m)
{
	const i32 lane = thread_id() % WARP, warp = thread_id() / WARP;
	column_folds sum = p->tail;
	u32 ended = p->head >= 0;
#pragma unroll
	for (i32 d = PART_THREADS; d < WARP; d *= 2) {
		const column_folds left = SHUFFLE_UP(sum, d);
		const u32 left_ended = SHUFFLE_UP(ended, d);
		if (lane >= d && !ended) {
			sum = combine_folds(left, sum);
			ended = left_ended;
		}
	}
	column_folds before = SHUFFLE_UP(sum, PART_THREADS);
	const u32 before_ended = SHUFFLE_UP(ended, PART_THREADS);
	if (lane >= WARP - PART_THREADS) {
#pragma unroll
		for (i32 k = 0; k < COLUMNS; k++)
			m->tails[warp * WIDTH + c + k] = sum.e[k];
		if (c == 0)
			m->ended[warp] = ended;
	}
	BARRIER();
	column_folds carried = read_folds(m->running + c);
#pragma unroll 1
	for (i32 w = 0; w < warp; w++) {
		const column_folds whole = read_folds(m->tails + w * WIDTH + c);
		carried = m->ended[w] ? whole : combine_folds(carried, whole);
	}
	if (lane < PART_THREADS)
		before = carried;
	else if (!before_ended)
		before = combine_folds(carried, before);
	if (number == PARTS - 1)
		p->tail = ended ? sum : combine_folds(carried, sum);
	return before;
}
#else
FN column_folds carry_into(part *p, i32 number, i32 c, const tile_memory *m)
{
	column_folds sum = p->tail, before = no_folds();
	u32 ended = p->head >= 0;
	i32 side = 0;
	if (number == 0) {
		before = read_folds(m->running + c);
		if (!ended)
			sum = combine_folds(before, sum);
	}
#pragma unroll
	for (i32 d = 1; d < 2 * PARTS; d *= 2) {
		LOCAL_PTR T *tails = m->tails + side * NT * COLUMNS;
		LOCAL_PTR u32 *flags = m->ended + side * PARTS;
		if (number < PARTS) {
#pragma unroll
			for (i32 k = 0; k < COLUMNS; k++)
				tails[number * WIDTH + c + k] = sum.e[k];
			if (c == 0)
				flags[number] = ended;
		}
		BARRIER();
		if (d < PARTS && number < PARTS && number >= d && !ended) {
			sum = combine_folds(read_folds(tails + (number - d) * WIDTH + c), sum);
			ended = flags[number - d];
		}
		if (d >= PARTS && number > 0 && number < PARTS)
			before = read_folds(tails + (number - 1) * WIDTH + c);
		side ^= 1;
	}
	if (number == PARTS - 1)
		p->tail = sum;
	return before;
}
#endif

/* Completes the result of the segment that ends first in the part with the carry-in `before`. */
FN void put_first(const part *p, i32 c, column_folds before, const tile_memory *m)
{
	if (p->head < 0)
		return;
#ifdef FINISH_BODY
	const column_folds first = get_folds(m->first);
#else
	const column_folds first = read_folds(m->results + p->head * WIDTH + c);
#endif
	const column_folds whole = combine_folds(before, first);
	put_results_of(m->results + p->head * WIDTH + c, &whole);
#pragma unroll
	for (i32 k = 0; k < COLUMNS; k++)
		PUT_HEAD(m, p->head, c + k, whole.e[k]);
}

#if WIDTH * RESULT_BYTES % 16 == 0
#define STORED RAW_16
#elif WIDTH * RESULT_BYTES % 8 == 0
#define STORED RAW_8
#elif WIDTH * RESULT_BYTES % 4 == 0
#define STORED RAW_4
#else
#define STORED RESULT_T
#endif

/* Stores the tile's results, by all threads; as the widest vectors that divide a row of results. */
FN void store_results(LOCAL_PTR const RESULT_T *from, i32 count, GLOBAL RESULT_T *RESTRICT to)
{
#pragma unroll 2
	for (i32 k = thread_id(); k < count * RESULT_BYTES / (i32)sizeof(STORED); k += NT)
		((GLOBAL STORED *)to)[k] = ((LOCAL_PTR const STORED *)from)[k];
}

/* carry[b]: the part of segment carry_segment[b] that block b has; the segment ends behind the block. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void EVEN_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
					       SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result,
					       GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry HEADS_PARAM)
{
	SEGMENTS_HERE;
	LOCAL_DECL values_vec buffer[BUFFER_VECS];
	LOCAL_DECL uint4 marks[MARK_VECS];
	LOCAL_DECL i64 limits[LIMIT_WORDS * (TILES + 1)];
	LOCAL_DECL T running[WIDTH];
	LOCAL_DECL T tails[TAILS_SIZE];
	LOCAL_DECL u32 ended[ENDED_SIZE];
	FIRSTS_DECL;
	FILL_DECL;
	const i32 c = thread_id() % PART_THREADS * COLUMNS, number = thread_id() / PART_THREADS;
	const i64 tile = block_id() * TILES, all = n + END_ITEMS * segments;
	const i64 left = (all + CHUNK_ITEMS - 1) / CHUNK_ITEMS - tile;
	const i32 tiles = left < 0 ? 0 : left < TILES ? (i32)left : TILES;
	tile_memory m;

	m.marks = (LOCAL_PTR u16 *)marks;
	m.running = running;
	m.tails = tails;
	m.ended = ended;
#ifdef FINISH_BODY
	m.first = (LOCAL_PTR T *)firsts + thread_id() * COLUMNS;
#endif
	find_chunks(offsets, n, segments, tile, tiles, limits);
	clear_marks(marks, CHUNK_ITEMS);
	for (i32 k = thread_id(); k < WIDTH; k += NT)
		running[k] = IDENTITY;
	BARRIER();
#pragma unroll 1
	for (i32 pass = 0; pass < tiles; pass++) {
		const chunk t = chunk_of(n, segments, tile + pass, limits + LIMIT_WORDS * pass);
		const i32 rows = (i32)(t.end - t.row), results = (i32)(t.last - t.first) * WIDTH;
		const i32 share = ((rows + PARTS - 1) / PARTS) | 1;
		const i64 from = (i64)t.row * ROW_STRIDE, base = from / FILL_ALIGN * FILL_ALIGN;
		part p;

		m.results = (LOCAL_PTR RESULT_T *)(buffer + BUFFER_VECS) - results;
#ifdef FINISH_BODY
		m.heads = t.first == limits[0] ? heads + block_id() * WIDTH : 0;
#endif
		fill_buffer(values, base, (i64)t.end * ROW_STRIDE, n * ROW_STRIDE, buffer, FILL pass);
		mark_ends(offsets, &t, &m);
		BARRIER();
		WAIT_FOR_BUFFER(pass);
		p.row = number * share < rows ? number * share : rows;
		p.count = number < PARTS ? rows - p.row < share ? rows - p.row : share : 0;
		fold_part((LOCAL_PTR const V *)buffer + (from - base) + c, &m, t.row, c, &p);
		const column_folds before = carry_into(&p, number, c, &m);
		put_first(&p, c, before, &m);
		clear_marks(marks, rows);
		BARRIER();
		if (number == PARTS - 1)
#pragma unroll
			for (i32 k = 0; k < COLUMNS; k++)
				running[c + k] = p.tail.e[k];
		store_results(m.results, results, result + t.first * WIDTH);
		RELEASE_BUFFER();
		BARRIER();
	}
	for (i32 k = thread_id(); k < WIDTH; k += NT)
		carry[block_id() * WIDTH + k] = running[k];
	if (thread_id() == 0)
		carry_segment[block_id()] = limits[LIMIT_WORDS * tiles];
}

#endif

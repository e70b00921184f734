/*
 * Rows split evenly (even.h), through a buffer in local memory: for narrow rows, of which a team that walked its own in
 * global memory would load a part of each line at a time. A block has TILES chunks of the merged list, its tiles, one
 * after the other. A tile's rows lie one behind the other and fill the front of the buffer in whole vectors. They are
 * cut into PARTS of VT rows, whatever the segments; a thread folds a part of one column. Where a segment ends is a mark
 * at its last row; its result takes that row's slot: the row's own place in the buffer, if results are as large as
 * values. The slots of results are listed behind the rows: as a row or an end is one item of the list, both fit.
 *
 * A part is folded without a loop, all its marks tested at constant places: what bounds the speed are the instructions
 * for each row. Threads of neighbouring parts read VT rows apart: an odd VT has no bank conflicts for widths that are
 * powers of two. The including file defines EVEN_KERNEL, fill_buffer and what belongs to it, and NT, VT, TILES, UNROLL,
 * MIN_BLOCKS.
 */
#ifndef SEGTUNE_EVENLY_BUFFERED_H
#define SEGTUNE_EVENLY_BUFFERED_H

#include "rows.h"

#define PARTS (NT / WIDTH)
#define CHUNK_ITEMS (PARTS * VT)

#include "even.h"

#define ROW_BYTES (ROW_STRIDE * V_BYTES)
#define ITEM_BYTES (ROW_BYTES > 2 ? ROW_BYTES : 2)
/* Of rows and ends: two more, as rows neither begin nor end at vectors. */
#define LIST_VECS ((CHUNK_ITEMS * ITEM_BYTES + 15) / 16 + 2)
/* Of a part: the end of the first segment that ends in it, or 0; then a byte a row. Odd: no bank conflicts. */
#define MARK_WORDS (((VT + 3) / 4 + 1) | 1)
#define MARK_VECS ((PARTS * MARK_WORDS + 3) / 4)
#define LEVELS 16      /* of a scan, at most */
#define ENDS_AT_ONCE 4 /* segments whose bounds a thread loads together */

/* row / VT, exact for the rows of a tile, in two instructions. */
#define PART_OF(row) ((row) * ((1u << 20) / VT + 1) >> 20)
#if NT * VT * VT >= 1 << 20
#error "tiles are too long"
#endif

#if UNROLL % 4
#error "UNROLL must be a multiple of 4: marks are read by words"
#endif

/* Slots are numbered as rows; those of no row, behind all of them, have the results of two kinds of segments. */
#define NO_ROWS FIRST_FREE         /* empty ones */
#define NO_ROWS_HERE (NO_ROWS + 1) /* the one whose last row is before the tile, but not its end */
#if T_BYTES == V_BYTES && !defined(T_BODY)
#define FIRST_FREE ((LIST_VECS * 16 + ROW_BYTES - 1) / ROW_BYTES)
#define BUFFER_VECS (LIST_VECS + (3 * ROW_BYTES + 31) / 16)
#define SLOT_STRIDE ROW_STRIDE
#define SLOTS_DECL
#define SLOTS(rows) ((LOCAL_PTR T *)(rows))
#else
#define FIRST_FREE CHUNK_ITEMS
#define BUFFER_VECS LIST_VECS
#define SLOT_STRIDE WIDTH
#define SLOTS_DECL LOCAL_DECL T own_slots[(CHUNK_ITEMS + 2) * WIDTH]
#define SLOTS(rows) own_slots
#endif

/* A block's local memory. Rows are counted from the tile's first, segments from the first that ends in the tile. */
typedef struct {
	LOCAL_PTR const V *rows;
	LOCAL_PTR T *slots;
	LOCAL_PTR u32 *marks;
	LOCAL_PTR u16 *ends;  /* of each segment: the slot of its result */
	i32 count;            /* of segments */
	LOCAL_PTR T *running; /* of each column: the fold of the open segment's rows before the tile */
	LOCAL_PTR T *tails;   /* 2 * NT */
	LOCAL_PTR u32 *ended; /* 2 * PARTS */
	LOCAL_PTR u32 *again; /* for each level of the scan: 1 if it has something to add */
} tile_memory;

FN void clear_marks(LOCAL_PTR uint4 *marks)
{
	uint4 none;
	none.x = none.y = none.z = none.w = 0;
#pragma unroll
	for (i32 first = 0; first < MARK_VECS; first += NT)
		if (first + thread_id() < MARK_VECS)
			marks[first + thread_id()] = none;
}

/* The first segment may begin so far before the tile that only a wide offset holds how far. */
#if OFF_BYTES == 4
#define row_in_tile(at, row) ((i32)((at) - (row)))
#else
#define row_in_tile(at, row) ((at) < (row) ? -1 : (i32)((at) - (row)))
#endif

/* Segment `rank` has the rows from `from` to before `to`. */
FN void mark_end(const tile_memory *m, i32 rank, i32 from, i32 to)
{
	const u32 is_empty = from >= to, is_here = !is_empty && to > 0, last = is_here ? (u32)to - 1 : 0;
	const u32 number = PART_OF(last), first = number * VT;
	LOCAL_PTR u32 *marks = m->marks + number * MARK_WORDS;
	m->ends[rank] = (u16)(is_empty ? NO_ROWS : is_here ? last : NO_ROWS_HERE);
	if (is_here)
		((LOCAL_PTR u8 *)(marks + 1))[last - first] = 1;
	if (is_here && from <= (i32)first)
		marks[0] = (u32)to;
}

FN void mark_ends(GLOBAL const OFF_T *RESTRICT bounds, OFF_T row, const tile_memory *m)
{
	bounds += thread_id();
#pragma unroll 1
	for (i32 rank = thread_id(); rank < m->count; rank += ENDS_AT_ONCE * NT) {
		i32 from[ENDS_AT_ONCE], to[ENDS_AT_ONCE];
#pragma unroll
		for (i32 k = 0; k < ENDS_AT_ONCE; k++)
			if (rank + k * NT < m->count) {
				from[k] = row_in_tile(READ_ONLY(bounds + k * NT), row);
				to[k] = (i32)(READ_ONLY(bounds + k * NT + 1) - row);
			}
#pragma unroll
		for (i32 k = 0; k < ENDS_AT_ONCE; k++)
			if (rank + k * NT < m->count)
				mark_end(m, rank + k * NT, from[k], to[k]);
		bounds += ENDS_AT_ONCE * NT;
	}
}

/* A thread's part of a column: how many rows, the fold behind its last end, the first end in it or 0. */
typedef struct {
	i32 count;
	T tail;
	i32 head;
} part;

/* Folds `count` rows of a column, UNROLL at most, of which the first is row i of all. */
FN void fold_step(LOCAL_PTR const V *rows, LOCAL_PTR const u32 *marks, LOCAL_PTR T *slots, i64 i, i32 count, T *tail)
{
	V x[UNROLL];
	u32 mark[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			x[u] = rows[u * ROW_STRIDE];
			mark[u] = marks[u / 4] & 0xffu << u % 4 * 8;
		}
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			*tail = combine(*tail, lift(x[u], i + u));
			if (mark[u]) {
				slots[u * SLOT_STRIDE] = *tail;
				*tail = IDENTITY;
			}
		}
}

/*
 * Folds part `number` of column c; i: index of the tile's first row. Results are complete but for the part's first.
 * Whole parts need no tests of the count; the others are one of each tile.
 */
FN void fold_part(const tile_memory *m, i64 i, i32 number, i32 c, part *p)
{
	LOCAL_PTR const V *rows = m->rows + number * VT * ROW_STRIDE + c;
	LOCAL_PTR const u32 *marks = m->marks + number * MARK_WORDS;
	LOCAL_PTR T *slots = m->slots + number * VT * SLOT_STRIDE + c;
	i += number * VT;
	p->tail = IDENTITY;
	p->head = p->count > 0 ? (i32)marks[0] : 0;
	marks++;
	if (p->count == VT) {
#pragma unroll
		for (i32 at = 0; at < VT; at += UNROLL)
			fold_step(rows + at * ROW_STRIDE, marks + at / 4, slots + at * SLOT_STRIDE, i + at,
				  VT - at < UNROLL ? VT - at : UNROLL, &p->tail);
	} else {
#pragma unroll 1
		for (i32 at = 0; at < p->count; at += UNROLL)
			fold_step(rows + at * ROW_STRIDE, marks + at / 4, slots + at * SLOT_STRIDE, i + at,
				  p->count - at, &p->tail);
	}
}

/* By the threads of the first part: the results of segments without rows in the tile; returns what is carried into it.
 */
FN T carry_into_tile(i32 c, const tile_memory *m)
{
	const T open = m->running[c];
	const u32 closes = m->count > 0 && m->ends[0] == NO_ROWS_HERE;
	m->slots[NO_ROWS * SLOT_STRIDE + c] = IDENTITY;
	m->slots[NO_ROWS_HERE * SLOT_STRIDE + c] = open;
	return closes ? IDENTITY : open;
}

/*
 * Inclusive segmented scan of the tails of each column's parts, by all threads, with as many levels as the longest
 * stretch of parts without ends takes; returns what the part before has, which is carried into this one. The running
 * sum becomes that of the next tile, after a BARRIER.
 */
FN T carry_into(const part *p, i32 number, i32 c, const tile_memory *m)
{
	T sum = p->tail, before = IDENTITY;
	u32 ended = p->head > 0, again = 1;
	if (number == 0) {
		before = carry_into_tile(c, m);
		if (!ended)
			sum = combine(before, sum);
	}
#pragma unroll 1
	for (i32 d = 1, level = 0; again; d *= 2, level++) {
		LOCAL_PTR T *tails = m->tails + level % 2 * NT;
		LOCAL_PTR u32 *flags = m->ended + level % 2 * PARTS;
		const i32 adds = number >= d && number < PARTS && !ended;
		if (number < PARTS) {
			tails[thread_id()] = sum;
			if (c == 0)
				flags[number] = ended;
		}
		if (adds)
			m->again[level] = 1;
		BARRIER();
		again = m->again[level];
		if (adds) {
			sum = combine(tails[thread_id() - d * WIDTH], sum);
			ended = flags[number - d];
		}
		if (!again && number > 0 && number < PARTS)
			before = tails[thread_id() - WIDTH];
	}
	if (number == PARTS - 1)
		m->running[c] = sum;
	return before;
}

FN T result_of_end(const tile_memory *m, u32 rank, u32 c)
{
	return m->slots[m->ends[rank] * SLOT_STRIDE + c];
}

/* What ends in the tile, side by side. */
FN void store_ends(GLOBAL RESULT_T *RESTRICT result, const tile_memory *m)
{
#pragma unroll 4
	for (u32 k = (u32)thread_id(); k < (u32)m->count * WIDTH; k += NT)
		result[k] = RESULT_OF(result_of_end(m, k / WIDTH, k % WIDTH));
}

/* Block b: carry[b] is what it has of segment carry_segment[b], which ends behind it. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void EVEN_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments,
					       GLOBAL RESULT_T *RESTRICT result, GLOBAL i64 *RESTRICT carry_segment,
					       GLOBAL T *RESTRICT carry HEADS_PARAM)
{
	LOCAL_DECL values_vec buffer[BUFFER_VECS];
	LOCAL_DECL uint4 marks[MARK_VECS];
	LOCAL_DECL i64 limits[TILES + 1];
	LOCAL_DECL T running[WIDTH];
	LOCAL_DECL T tails[2 * NT];
	LOCAL_DECL u32 ended[2 * PARTS];
	LOCAL_DECL u32 again[LEVELS];
	SLOTS_DECL;
	FILL_DECL;
	const i32 c = thread_id() % WIDTH, number = thread_id() / WIDTH;
	const i64 tile = block_id() * TILES, left = (n + segments + CHUNK_ITEMS - 1) / CHUNK_ITEMS - tile;
	const i32 tiles = left < TILES ? (i32)left : TILES;
	tile_memory m;

	m.marks = (LOCAL_PTR u32 *)marks;
	m.running = running;
	m.tails = tails;
	m.ended = ended;
	m.again = again;
	find_chunks(offsets, n, segments, tile, tiles, limits);
	clear_marks(marks);
	if (thread_id() < LEVELS)
		again[thread_id()] = 0;
	if (number == 0)
		running[c] = IDENTITY;
	BARRIER();
#pragma unroll 1
	for (i32 pass = 0; pass < tiles; pass++) {
		const chunk t = chunk_of(n, segments, tile + pass, limits + pass);
		const i32 rows = (i32)(t.end - t.row), left_rows = rows - number * VT;
		const i64 from = (i64)t.row * ROW_STRIDE, base = (i64)((u64)from / VEC * VEC);
		part p;

		m.count = (i32)(t.last - t.first);
		m.rows = (LOCAL_PTR const V *)buffer + (from - base);
		m.slots = SLOTS((LOCAL_PTR V *)buffer + (from - base));
		m.ends = (LOCAL_PTR u16 *)(buffer + LIST_VECS) - m.count;
		fill_buffer(values, base, (i64)t.end * ROW_STRIDE, n * ROW_STRIDE, buffer, FILL pass);
		mark_ends(offsets + t.first, t.row, &m);
		BARRIER();
		WAIT_FOR_BUFFER(pass);
		p.count = number < PARTS ? left_rows < VT ? left_rows : VT : 0;
		fold_part(&m, t.row, number, c, &p);
		const T before = carry_into(&p, number, c, &m);
		if (p.head > 0) {
			LOCAL_PTR T *slot = m.slots + (p.head - 1) * SLOT_STRIDE + c;
			*slot = combine(before, *slot);
		}
		clear_marks(marks);
		BARRIER();
		store_ends(result + t.first * WIDTH, &m);
#ifdef FINISH_BODY
		if (t.first == limits[0] && m.count > 0 && number == 0)
			heads[block_id() * WIDTH + c] = result_of_end(&m, 0, (u32)c);
#endif
		if (thread_id() < LEVELS)
			again[thread_id()] = 0;
		RELEASE_BUFFER();
		BARRIER();
	}
	if (number == 0)
		carry[block_id() * WIDTH + c] = running[c];
	if (thread_id() == 0)
		carry_segment[block_id()] = limits[tiles];
}

#endif

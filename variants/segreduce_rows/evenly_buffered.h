/*
 * Rows split evenly (even.h), through a buffer in local memory: for narrow rows, of which a team that walked its own in
 * global memory would load a part of each line at a time. A block has TILES chunks of the merged list, its tiles, one
 * after the other. A tile's rows lie one behind the other and fill the front of the buffer in whole vectors. They are
 * cut into PARTS of VT rows, whatever the segments; a thread folds a part of one column. Where a segment ends is a mark
 * at its last row: its rank among the tile's results, which are collected at the back of the buffer, behind each other
 * as in global memory. As a row or an end is one item of the list, both fit.
 *
 * Threads of neighbouring parts read VT rows apart: an odd VT has no bank conflicts for widths that are powers of two.
 * The including file defines EVEN_KERNEL, fill_buffer and what belongs to it, and NT, VT, TILES, UNROLL, MIN_BLOCKS.
 */
#ifndef SEGTUNE_EVENLY_BUFFERED_H
#define SEGTUNE_EVENLY_BUFFERED_H

#include "rows.h"

#define PARTS (NT / WIDTH)
#define CHUNK_ITEMS (PARTS * VT)

#include "even.h"

#define ROW_BYTES (ROW_STRIDE * V_BYTES)
#define ROW_RESULT_BYTES (WIDTH * T_BYTES)
#define ITEM_BYTES (ROW_BYTES > ROW_RESULT_BYTES ? ROW_BYTES : ROW_RESULT_BYTES)
/* Two more, as rows neither begin nor end at vectors. */
#define BUFFER_VECS ((CHUNK_ITEMS * ITEM_BYTES + 15) / 16 + 2)
#define MARK_VECS ((CHUNK_ITEMS * 2 + 15) / 16)
#define ENDS_AT_ONCE 4 /* segments whose bounds a thread loads together */

/* A block's local memory but for the buffer. */
typedef struct {
	LOCAL_PTR u16 *marks; /* of each row: 1 more than the rank of the segment whose last one it is; else 0 */
	LOCAL_PTR T *results; /* of the segments that end in the tile */
	LOCAL_PTR T *running; /* of each column: the fold of the open segment's rows before the tile */
	LOCAL_PTR T *tails;   /* 2 * NT */
	LOCAL_PTR u32 *ended; /* 2 * PARTS */
} tile_memory;

FN void clear_marks(LOCAL_PTR uint4 *marks, i32 rows)
{
	uint4 none;
	none.x = none.y = none.z = none.w = 0;
	for (i32 k = thread_id(); k * 8 < rows; k += NT)
		marks[k] = none;
}

/* Segment `rank` of the tile, with the rows from `from` to before `to`, counted from the tile's first. */
FN void mark_end(const tile_memory *m, i32 rank, OFF_T from, OFF_T to)
{
	if (from < to && to > 0) {
		m->marks[to - 1] = (u16)(rank + 1);
		return;
	}
	/* It is empty, or has ended before: then it is the first, and nothing that was carried goes on. */
#pragma unroll 1
	for (i32 c = 0; c < WIDTH; c++) {
		m->results[rank * WIDTH + c] = from < to ? m->running[c] : IDENTITY;
		if (from < to)
			m->running[c] = IDENTITY;
	}
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

/* A thread's part of a column: its first row, how many, the fold behind its last end, the rank of its first end or -1.
 */
typedef struct {
	i32 row, count;
	T tail;
	i32 head;
} part;

/* Adds the part's rows from i on, `count` of them that UNROLL bounds; first: index of the tile's first row. */
FN void fold_step(LOCAL_PTR const V *column, const tile_memory *m, i64 first, i32 i, i32 count, i32 c, part *p)
{
	V x[UNROLL];
	u32 mark[UNROLL];
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			x[u] = column[(i + u) * ROW_STRIDE];
			mark[u] = m->marks[i + u];
		}
#pragma unroll
	for (i32 u = 0; u < UNROLL; u++)
		if (u < count) {
			p->tail = combine(p->tail, lift(x[u], first + i + u));
			if (mark[u]) {
				m->results[(i32)(mark[u] - 1) * WIDTH + c] = p->tail;
				p->head = p->head < 0 ? (i32)mark[u] - 1 : p->head;
				p->tail = IDENTITY;
			}
		}
}

/* Folds the part's rows; column: of the tile's first row. Results are complete but for the first. */
FN void fold_part(LOCAL_PTR const V *column, const tile_memory *m, i64 first, i32 c, part *p)
{
	const i32 end = p->row + p->count;
	i32 i = p->row;
	p->tail = IDENTITY;
	p->head = -1;
#pragma unroll 1
	for (; i + UNROLL <= end; i += UNROLL)
		fold_step(column, m, first, i, UNROLL, c, p);
	if (i < end)
		fold_step(column, m, first, i, end - i, c, p);
}

/*
 * Inclusive segmented scan of the tails of each column's parts, by all threads; returns what the part before has, which
 * is carried into this one. The running sum becomes that of the next tile, after a BARRIER.
 */
FN T carry_into(const part *p, i32 number, i32 c, const tile_memory *m)
{
	T sum = p->tail, before = IDENTITY;
	u32 ended = p->head >= 0;
	i32 side = 0;
	if (number == 0) {
		before = m->running[c];
		if (!ended)
			sum = combine(before, sum);
	}
#pragma unroll
	for (i32 d = 1; d < 2 * PARTS; d *= 2) {
		LOCAL_PTR T *tails = m->tails + side * NT;
		LOCAL_PTR u32 *flags = m->ended + side * PARTS;
		if (number < PARTS) {
			tails[thread_id()] = sum;
			if (c == 0)
				flags[number] = ended;
		}
		BARRIER();
		if (d < PARTS && number < PARTS && number >= d && !ended) {
			sum = combine(tails[thread_id() - d * WIDTH], sum);
			ended = flags[number - d];
		}
		if (d >= PARTS && number > 0 && number < PARTS)
			before = tails[thread_id() - WIDTH];
		side ^= 1;
	}
	if (number == PARTS - 1)
		m->running[c] = sum;
	return before;
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
	FILL_DECL;
	const i32 c = thread_id() % WIDTH, number = thread_id() / WIDTH;
	const i64 tile = block_id() * TILES, left = (n + segments + CHUNK_ITEMS - 1) / CHUNK_ITEMS - tile;
	const i32 tiles = left < TILES ? (i32)left : TILES;
	tile_memory m;

	m.marks = (LOCAL_PTR u16 *)marks;
	m.running = running;
	m.tails = tails;
	m.ended = ended;
	find_chunks(offsets, n, segments, tile, tiles, limits);
	clear_marks(marks, CHUNK_ITEMS);
	if (number == 0)
		running[c] = IDENTITY;
	BARRIER();
#pragma unroll 1
	for (i32 pass = 0; pass < tiles; pass++) {
		const chunk t = chunk_of(n, segments, tile + pass, limits + pass);
		const i32 rows = (i32)(t.end - t.row), results = (i32)(t.last - t.first) * WIDTH;
		const i64 from = (i64)t.row * ROW_STRIDE, base = from / VEC * VEC;
		part p;

		m.results = (LOCAL_PTR T *)(buffer + BUFFER_VECS) - results;
		fill_buffer(values, base, (i64)t.end * ROW_STRIDE, n * ROW_STRIDE, buffer, FILL pass);
		mark_ends(offsets, &t, &m);
		BARRIER();
		WAIT_FOR_BUFFER(pass);
		p.row = number * VT < rows ? number * VT : rows;
		p.count = number < PARTS ? rows - p.row < VT ? rows - p.row : VT : 0;
		fold_part((LOCAL_PTR const V *)buffer + (from - base) + c, &m, t.row, c, &p);
		const T before = carry_into(&p, number, c, &m);
		if (p.head >= 0)
			m.results[p.head * WIDTH + c] = combine(before, m.results[p.head * WIDTH + c]);
		clear_marks(marks, rows);
		BARRIER();
		for (i32 k = thread_id(); k < results; k += NT)
			result[t.first * WIDTH + k] = RESULT_OF(m.results[k]);
#ifdef FINISH_BODY
		if (t.first == limits[0])
			for (i32 k = thread_id(); k < WIDTH && k < results; k += NT)
				heads[block_id() * WIDTH + k] = m.results[k];
#endif
		RELEASE_BUFFER();
		BARRIER();
	}
	if (number == 0)
		carry[block_id() * WIDTH + c] = running[c];
	if (thread_id() == 0)
		carry_segment[block_id()] = limits[tiles];
}

#endif

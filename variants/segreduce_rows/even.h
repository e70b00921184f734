/*
 * Segmented reduction of rows, the work split evenly: the merged list of rows and segment ends is cut into equally long
 * chunks, one a team of LANES threads, whatever the segments. A team stores the segments that end in its chunk. The
 * first of them may have begun in the chunks before: what these have of it, their tails, is added by the block, and by
 * a second launch between blocks. The order in which tails are added is fixed.
 *
 * The including file defines EVEN_KERNEL and NT, VEC, UNROLL, CHUNK_ITEMS, MIN_BLOCKS, and how a thread gets its columns
 * of a chunk's rows, UNROLL of them in each step: the state `fetch`, fetch_first, fetch_rows, and, for what they need
 * of local memory, FETCH_DECL, FETCH_PARAM, FETCH_ARGUMENT.
 */
#ifndef SEGTUNE_EVEN_H
#define SEGTUNE_EVEN_H

#include "rows.h"
#include "thread/search.h"

#define TEAMS (NT / LANES)

/* A team's chunk: rows from row to before end, ends of the segments from first to before last. */
typedef struct {
	OFF_T row, end;
	i64 first, last;
} chunk;

/* Where chunks begin: the ends before, by a thread for each of the block's teams, and for the one behind them. */
FN void find_chunks(GLOBAL const OFF_T *RESTRICT offsets, i64 n, i64 segments, i64 block,
		    LOCAL_PTR i64 *limits)
{
#pragma unroll 1
	for (i32 k = thread_id(); k <= TEAMS; k += NT) {
		const i64 at = (block * TEAMS + k) * CHUNK_ITEMS;
		limits[k] = at < n + segments ? ends_in_merged(offsets, n, segments, 1, at) : segments;
	}
}

FN chunk chunk_of(i64 n, i64 segments, i64 block, i32 team, LOCAL_PTR const i64 *limits)
{
	const i64 from = (block * TEAMS + team) * CHUNK_ITEMS, to = from + CHUNK_ITEMS, all = n + segments;
	chunk c;
	c.first = limits[team];
	c.last = limits[team + 1];
	c.row = (OFF_T)((from < all ? from : all) - c.first);
	c.end = (OFF_T)((to < all ? to : all) - c.last);
	return c;
}

/* Where a team is: the segment that its next row belongs to, unless that one ends there already. */
typedef struct {
	i64 segment;
	OFF_T end, next_end; /* of the segment, and of the one behind */
	columns sum, head;
} position;

/* Where the segment ends; the chunk, if the segment is behind its last one. */
FN OFF_T end_of(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i64 segment)
{
	return segment < c->last ? READ_ONLY(offsets + segment + 1) : c->end;
}

/*
 * The segment ends with the sum. The chunk's first one is kept, as its beginning may be in chunks before; others are
 * complete.
 */
FN void end_segment(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i32 column, GLOBAL T *RESTRICT result,
		    position *at)
{
	if (at->segment == c->first)
		at->head = at->sum;
	else
		store_columns(result, at->segment, column, &at->sum);
	at->sum = identities();
	at->segment++;
	at->end = at->next_end;
	at->next_end = end_of(offsets, c, at->segment + 1);
}

/* Adds rows of a step, which begins at row and has `count` of them, and ends segments between them. */
FN void add_step(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, OFF_T row, i32 count, i32 column,
		 const columns *rows, GLOBAL T *RESTRICT result, position *at)
{
	i32 done = 0;
	if (at->end - row >= UNROLL && count == UNROLL) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			add_columns(&at->sum, &rows[u]);
		return;
	}
#pragma unroll 1
	for (;;) {
		const i32 stop = at->end - row < count ? (i32)(at->end - row) : count;
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (u >= done && u < stop)
				add_columns(&at->sum, &rows[u]);
		if (stop == count)
			break;
		end_segment(offsets, c, column, result, at);
		done = stop;
	}
}

/* Folds the chunk's rows, and stores what ends in it but for the head; the sum that is left in the end is its tail. */
FN void fold_chunk(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i32 column,
		   GLOBAL T *RESTRICT result, FETCH_PARAM position *at)
{
	fetch f;
	at->segment = c->first;
	at->end = end_of(offsets, c, at->segment);
	at->next_end = end_of(offsets, c, at->segment + 1);
	fetch_first(SOURCE, c->row, c->end, column, FETCH_ARGUMENT &f);
#pragma unroll 1
	for (OFF_T row = c->row; row < c->end; row += UNROLL) {
		columns rows[UNROLL];
		fetch_rows(SOURCE, row, c->end, column, FETCH_ARGUMENT &f, rows);
		add_step(offsets, c, row, c->end - row < UNROLL ? (i32)(c->end - row) : UNROLL, column, rows, result,
			 at);
	}
#pragma unroll 1
	while (at->segment < c->last)
		end_segment(offsets, c, column, result, at);
}

/*
 * Adds to sum, in the order of teams, the tails before `team` back to the last one whose team ended a segment. To be
 * called in one place of a kernel: else LLVM has a function whose parameters are the addresses of local arrays, of
 * which PoCL has one copy for all blocks.
 */
FN void add_tails(columns *sum, i32 team, i32 lane, LOCAL_PTR const i64 *limits, LOCAL_PTR const T *tails)
{
	columns before = identities();
	i32 from = team;
	while (from > 0 && limits[from - 1] == limits[team])
		from--;
#pragma unroll 1
	for (i32 k = from > 0 ? from - 1 : 0; k < team; k++)
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			before.e[i] = combine(before.e[i], tails[i * NT + k * LANES + lane]);
	add_columns(&before, sum);
	*sum = before;
}

/* Block b of a tile of columns: carry[b] is what it has of segment carry_segment[b], which ends behind it. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void EVEN_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
					       i64 segments, GLOBAL T *RESTRICT result,
					       GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry)
{
	LOCAL_DECL i64 limits[TEAMS + 1];
	LOCAL_DECL T tails[VEC * NT];
	FETCH_DECL;
	const i32 lane = thread_id() % LANES, team = thread_id() / LANES;
	const i32 column = ((i32)(block_id() % COLUMN_TILES) * LANES + lane) * VEC;
	const i64 block = block_id() / COLUMN_TILES;
	const i32 is_busy = team < TEAMS && column < WIDTH;
	chunk c;
	position at;

	at.segment = at.end = at.next_end = 0;
	at.sum = at.head = identities();
	find_chunks(offsets, n, segments, block, limits);
	BARRIER();
	c = chunk_of(n, segments, block, team < TEAMS ? team : 0, limits);
	if (is_busy) {
		fold_chunk(SOURCE, offsets, &c, column, result, FETCH_ARGUMENT &at);
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			tails[i * NT + thread_id()] = at.sum.e[i];
	}
	BARRIER();
	/* Each team's head, and by team 0 what is left for the blocks behind. */
#pragma unroll 1
	for (i32 turn = 0; turn < 2; turn++)
		if (is_busy && (turn ? team == 0 : c.first < c.last)) {
			columns sum = turn ? identities() : at.head;
			add_tails(&sum, turn ? TEAMS : team, lane, limits, tails);
			store_columns(turn ? carry : result, turn ? block : c.first, column, &sum);
		}
	if (thread_id() == 0 && column == 0)
		carry_segment[block] = limits[TEAMS];
}

/* The first of the carries behind `from` that is of another segment than it. */
FN i64 end_of_carries(GLOBAL const i64 *RESTRICT carry_segment, i64 from, i64 count)
{
	const i64 segment = carry_segment[from];
	i64 low = from + 1, high = count;
	if (low < count && carry_segment[low] != segment)
		return low;
	while (low < high) {
		const i64 middle = low + (high - low) / 2;
		if (carry_segment[middle] == segment)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Adds carries from, from + step, ... before end to sum. */
FN void fold_carries(GLOBAL const T *RESTRICT carry, i64 from, i64 end, i32 step, i32 column, columns *sum)
{
#pragma unroll 4
	for (i64 k = from; k < end; k += step)
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			if (column + i < WIDTH)
				sum->e[i] = combine(sum->e[i], carry[k * WIDTH + column + i]);
}

FN void add_to_result(GLOBAL T *RESTRICT result, i64 segment, i32 column, const columns *sum)
{
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		if (column + i < WIDTH)
			result[segment * WIDTH + column + i] =
				combine(sum->e[i], result[segment * WIDTH + column + i]);
}

#define FEW 8 /* carries that a team adds by itself */

/*
 * Adds the carries of each segment to what the block in which it ended has stored. A team has those that begin with one
 * carry, unless they are many: then all teams of the block add some.
 */
KERNEL BOUNDS(NT, 0) void segreduce_rows_join(GLOBAL const i64 *RESTRICT carry_segment, GLOBAL const T *RESTRICT carry,
					      i64 count, i64 segments, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T sums[VEC * NT];
	LOCAL_DECL i64 ends[TEAMS];
	LOCAL_DECL i32 list[TEAMS];
	LOCAL_DECL u32 listed[1];
	const i32 lane = thread_id() % LANES, team = thread_id() / LANES;
	const i32 column = ((i32)(block_id() % COLUMN_TILES) * LANES + lane) * VEC;
	const i64 first = block_id() / COLUMN_TILES * TEAMS, from = first + team;
	const i64 segment = team < TEAMS && from < count ? carry_segment[from] : segments;
	const i32 begins = segment < segments && (from == 0 || carry_segment[from - 1] != segment);
	const i64 end = begins ? end_of_carries(carry_segment, from, count) : from;

	if (thread_id() == 0)
		listed[0] = 0;
	BARRIER();
	if (end - from > FEW && lane == 0) {
		ends[team] = end;
		list[ATOMIC_ADD(listed, 1u)] = team;
	}
	if (begins && end - from <= FEW && column < WIDTH) {
		columns sum = identities();
		fold_carries(carry, from, end, 1, column, &sum);
		add_to_result(result, segment, column, &sum);
	}
	BARRIER();
	const i32 many = (i32)listed[0];
	for (i32 k = 0; k < many; k++) {
		const i64 start = first + list[k];
		if (team < TEAMS && column < WIDTH) {
			columns part = identities();
			fold_carries(carry, start + team, ends[list[k]], TEAMS, column, &part);
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				sums[i * NT + thread_id()] = part.e[i];
		}
		BARRIER();
		if (team == 0 && column < WIDTH) {
			columns sum = identities();
#pragma unroll 1
			for (i32 t = 0; t < TEAMS; t++)
#pragma unroll
				for (i32 i = 0; i < VEC; i++)
					sum.e[i] = combine(sum.e[i], sums[i * NT + t * LANES + lane]);
			add_to_result(result, carry_segment[start], column, &sum);
		}
		BARRIER();
	}
}

#endif

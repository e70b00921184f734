/*
 * Segmented reduction of rows with the work split evenly (even.h): each team of LANES threads has one chunk, whatever
 * the segments. A team stores the segments that end in its chunk. The first of them may have begun in earlier chunks,
 * whose parts of it are their tails: the block adds those of its teams, a second launch those of other blocks. The
 * order in which tails are added is fixed.
 *
 * The including file defines EVEN_KERNEL and NT, VEC, UNROLL, CHUNK_ITEMS, MIN_BLOCKS, and how a thread gets its
 * columns of a chunk's rows, UNROLL of them in each step: the state `fetch`, fetch_first, fetch_rows, and, for the
 * local memory that these need, FETCH_DECL, FETCH_PARAM, FETCH_ARGUMENT.
 */
#ifndef SEGTUNE_EVEN_TEAMS_H
#define SEGTUNE_EVEN_TEAMS_H

#include "even.h"

/* Where a team is in its chunk: the segment of its next row, unless that segment has no more rows. */
typedef struct {
	i64 segment;
	OFF_T end, next_end; /* ends of this segment and of the next */
	columns sum, head;
} position;

/* Where the segment ends; behind the chunk's last one, where the chunk ends. */
FN OFF_T end_of(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i64 segment)
{
	return segment < c->last ? READ_ONLY(offsets + segment + 1) : c->end;
}

/*
 * Ends the segment with the current sum. The chunk's first one is kept, as it may begin in earlier chunks; others are
 * complete and stored.
 */
FN void end_segment(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i32 column, GLOBAL RESULT_T *RESTRICT result,
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

/* Adds the `count` rows of a step, from row on, and ends segments between them. */
FN void add_step(GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, OFF_T row, i32 count, i32 column,
		 const loaded_row *rows, GLOBAL RESULT_T *RESTRICT result, position *at)
{
	i32 done = 0;
	if (at->end - row >= UNROLL && count == UNROLL) {
		add_whole_step(&at->sum, rows, (i64)row, 1);
		return;
	}
	/* PoCL 5.0 crashes with i64 if the segment is ended in the loop's body. */
#pragma unroll 1
	for (;; end_segment(offsets, c, column, result, at)) {
		const i32 stop = at->end - row < count ? (i32)(at->end - row) : count;
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (u >= done && u < stop)
				add_row(&at->sum, &rows[u], (i64)row + u);
		if (stop == count)
			break;
		done = stop;
	}
}

/* Folds the chunk's rows and stores what ends in it, except the head; at->sum is its tail in the end. */
FN void fold_chunk(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, const chunk *c, i32 column,
		   GLOBAL RESULT_T *RESTRICT result, FETCH_PARAM position *at)
{
	fetch f;
	at->segment = c->first;
	at->end = end_of(offsets, c, at->segment);
	at->next_end = end_of(offsets, c, at->segment + 1);
	fetch_first(SOURCE, c->row, c->end, column, FETCH_ARGUMENT &f);
#pragma unroll 1
	for (OFF_T row = c->row; row < c->end; row += UNROLL) {
		loaded_row rows[UNROLL];
		fetch_rows(SOURCE, row, c->end, column, FETCH_ARGUMENT &f, rows);
		add_step(offsets, c, row, c->end - row < UNROLL ? (i32)(c->end - row) : UNROLL, column, rows, result,
			 at);
	}
#pragma unroll 1
	while (at->segment < c->last)
		end_segment(offsets, c, column, result, at);
}

/*
 * Prepends to sum, in team order, the tails of the teams before `team`, back to the last team in which a segment ended.
 * Call it in only one place of a kernel: otherwise LLVM keeps it as a function with the addresses of local arrays as
 * parameters, of which PoCL has one copy for all blocks.
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

/*
 * carry[b]: the part of segment carry_segment[b] that block b of a tile of columns has; the segment ends behind the
 * block.
 */
KERNEL BOUNDS(NT, MIN_BLOCKS) void EVEN_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
					       SEGMENTS_PARAM, GLOBAL RESULT_T *RESTRICT result,
					       GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry HEADS_PARAM)
{
	SEGMENTS_HERE;
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
	find_chunks(offsets, n, segments, block * TEAMS, TEAMS, limits);
	BARRIER();
	c = chunk_of(n, segments, block * TEAMS + team, limits + (team < TEAMS ? team : 0));
	if (is_busy) {
		fold_chunk(SOURCE, offsets, &c, column, result, FETCH_ARGUMENT &at);
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			tails[i * NT + thread_id()] = at.sum.e[i];
	}
	BARRIER();
	/* Each team's head; then, by team 0, the block's carry. One loop, so that add_tails is called in one place. */
#pragma unroll 1
	for (i32 turn = 0; turn < 2; turn++)
		if (is_busy && (turn ? team == 0 : c.first < c.last)) {
			columns sum = turn ? identities() : at.head;
			add_tails(&sum, turn ? TEAMS : team, lane, limits, tails);
#ifdef FINISH_BODY
			if (turn || c.first == limits[0])
				store_folds(turn ? carry : heads, block, column, &sum);
			if (!turn)
				store_columns(result, c.first, column, &sum);
#else
			store_columns(turn ? carry : result, turn ? block : c.first, column, &sum);
#endif
		}
	if (thread_id() == 0 && column == 0)
		carry_segment[block] = limits[TEAMS];
}

#endif

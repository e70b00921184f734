/*
 * A sparse matrix times a vector, in tiles of equally many entries, one per block. Blocks start in the order of the
 * entries, so those on the device at a time read from few places of the matrix; they use few registers, so that there
 * are many. A team (team.h) folds its stretch of the tile step by step. A bit per entry says where rows end: a row of
 * vectors in which none ends is only added up, a single end takes a fold over the team, several a scan. The teams of a
 * block share one search, one list of ends and one carry, which carry_join.h or carry_spine.h joins with those of other
 * blocks.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef UNROLL
#define UNROLL 4 /* vectors per thread that are loaded together, in a step */
#endif
#ifndef STEPS
#define STEPS 4 /* steps per tile */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif
#ifndef LIST_ROWS
#define LIST_ROWS 0 /* 1: in tiles with empty rows, the others are listed in local memory; 0: they are searched */
#endif
#ifndef FINISH
#define FINISH 1 /* 1: the last block of each row joins its carries; 0: later launches do */
#endif

#if !defined(SOURCE_SPMV) && !defined(SOURCE_SPMV_UNARY)
#define SOURCE_SPMV 1
#endif

#define SEGMENT_COST 0
#define JOIN_BATCH 1
#define WITHIN_LAUNCH FINISH
#include "grid/carry_join.h"
#include "grid/carry_spine.h"
#include "interval_gather/team_segment.h"
#include "source.h"

#define ROW (TEAM * VEC) /* entries in one vector per thread of a team */
#define STEP (ROW * UNROLL)
#define STRETCH (STEP * STEPS)
#define TILE (TEAMS * STRETCH)
#define WORDS (TILE / 32)  /* of a bit per entry */
#define LISTED (TILE / 64) /* most rows in the list; further ones are searched */

/* The block's tile: entries from `base` on; rows first .. last - 1 end there, some of which are empty. */
typedef struct {
	OFF_T base, first, last;
	u32 empty;
#if LIST_ROWS
	i32 listed; /* rows */
#endif
} block_tile;

/* Shared by the block's teams. */
typedef struct {
	LOCAL_PTR u32 *bits;   /* bit per entry: a row ends there */
	LOCAL_PTR u32 *counts; /* per team: the number of rows with entries that end in its stretch */
	LOCAL_PTR T *heads;    /* per team: its part of the first of these rows */
	LOCAL_PTR T *tails;    /* per team: the fold of what follows its last end */
	LOCAL_PTR OFF_T *head_rows;
#if LIST_ROWS
	LOCAL_PTR u16 *rows; /* relative to the tile's first */
#endif
} shared_ends;

/* A team's walk through its stretch. */
typedef struct {
	team t;
	i32 number; /* of the team */
	i32 rank;   /* rows with entries that end in earlier stretches */
	i32 ended;  /* and so far in this one */
	T open;     /* fold of the thread's entries since the last end */
} walk;

/*
 * Marks the ends of the rows that end in the tile, and stores the results of empty ones; by one team. The tile's
 * `first` is already set.
 */
FN void list_ends(team t, GLOBAL const OFF_T *RESTRICT offsets, OFF_T segments, LOCAL_PTR block_tile *b, shared_ends e,
		  GLOBAL T *RESTRICT result)
{
	const OFF_T base = b->base, stop = base + TILE;
	OFF_T s = b->first;
	i32 count, empty = 0;
	do {
		const OFF_T own = s + t.lane;
		const u32 exists = own < segments;
		const OFF_T start = exists ? READ_ONLY(offsets + own) : 0,
			    end = exists ? READ_ONLY(offsets + own + 1) : 0;
		const u32 ends = exists && end <= stop;
		if (ends && start < end) {
			const u32 at = (u32)(end - 1 - base);
			(void)LOCAL_OR(e.bits + at / 32, 1u << at % 32);
			(void)LOCAL_ADD(e.counts + at / STRETCH, 1u);
		} else if (ends) {
			result[own] = IDENTITY;
			empty = 1;
		}
		count = team_count(t, ends);
		s += count;
	} while (count == TEAM);
	empty = team_count(t, (u32)empty);
	if (t.lane == 0) {
		b->last = s;
		b->empty = empty != 0;
	}
}

#if LIST_ROWS
/* Lists the tile's rows with entries, if some rows are empty; by the same team. */
FN void list_rows(team t, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR block_tile *b, shared_ends e)
{
	team_sync();
	const OFF_T rows = b->empty ? b->last - b->first : 0, count = rows < 65536 ? rows : 65536;
	i32 listed = 0;
	for (OFF_T base = 0; base < count && listed < LISTED; base += TEAM) {
		const OFF_T own = base + t.lane, row = b->first + own;
		const u32 has_entries = own < count && READ_ONLY(offsets + row) < READ_ONLY(offsets + row + 1);
		u32 all;
		const i32 rank = listed + (i32)team_rank(t, has_entries, &all);
		if (has_entries && rank < LISTED)
			e.rows[rank] = (u16)own;
		listed += (i32)all;
	}
	if (t.lane == 0)
		b->listed = listed < LISTED ? listed : LISTED;
}
#endif

/* The row that ends at a position of the tile, before which `rank` rows with entries have ended. */
FN OFF_T row_ending(GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e, i32 rank,
		    i32 place)
{
	if (!b->empty)
		return b->first + rank;
#if LIST_ROWS
	if (rank < b->listed)
		return b->first + e.rows[rank];
#endif
	return (OFF_T)first_ending_after(offsets, b->first, b->last, b->base + place);
}

/*
 * Stores the fold of a row that ends at a position, `ended` ends after the first one of the stretch; the first is kept
 * as the head.
 */
FN void put_fold(const walk *w, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e,
		 i32 ended, i32 place, T fold, GLOBAL T *RESTRICT result)
{
	const OFF_T row = row_ending(offsets, b, e, w->rank + ended, place);
	if (ended == 0) {
		e.heads[w->number] = fold;
		e.head_rows[w->number] = row;
	} else {
		result[row] = fold;
	}
}

/* Adds a row of vectors in which several matrix rows end; ends: a bit for each of the thread's entries. */
FN void scan_row(walk *w, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e, i32 place,
		 u32 ends, const T *v, GLOBAL T *RESTRICT result)
{
	const T before = team_fold(w->t, w->open);
	u32 all, left = ends;
	const i32 rank = (i32)team_rank(w->t, BIT_COUNT(ends), &all);
	T sum = w->t.lane == 0 ? before : IDENTITY, head = IDENTITY, total;
	i32 ended = w->ended + rank;
#pragma unroll
	for (i32 i = 0; i < VEC; i++) {
		sum = combine(sum, v[i]);
		if (ends >> i & 1) {
			if (left == ends)
				head = sum;
			else
				put_fold(w, offsets, b, e, ended, place + i, sum, result);
			left &= left - 1;
			ended++;
			sum = IDENTITY;
		}
	}
	const T carry = team_carry(w->t, sum, ends, &total);
	if (ends)
		put_fold(w, offsets, b, e, w->ended + rank, place + LOWEST_BIT(ends),
			 w->t.lane ? combine(carry, head) : head, result);
	w->open = w->t.lane == 0 ? total : IDENTITY;
	w->ended += (i32)all;
}

#ifdef HAS_SHUFFLE
/* The same if a single one ends. */
FN void split_row(walk *w, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e,
		  i32 place, u32 ends, i32 owner, const T *v, GLOBAL T *RESTRICT result)
{
	T rest = IDENTITY;
#pragma unroll
	for (i32 i = 0; i < VEC; i++) {
		const u32 is_before = w->t.lane < owner || (w->t.lane == owner && ends >> i);
		w->open = combine(w->open, is_before ? v[i] : IDENTITY);
		rest = combine(rest, is_before ? IDENTITY : v[i]);
	}
	const T fold = SHUFFLE(team_fold(w->t, w->open), 0);
	if (w->t.lane == owner)
		put_fold(w, offsets, b, e, w->ended, place + LOWEST_BIT(ends), fold, result);
	w->open = rest;
	w->ended++;
}

/* Adds a row of vectors to the walk. place: the position of the thread's vector in the tile. */
FN void add_row(walk *w, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e, i32 place,
		u32 ends, const T *v, GLOBAL T *RESTRICT result)
{
	const u32 lanes = BALLOT(ends);
	if (lanes == 0) {
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			w->open = combine(w->open, v[i]);
	} else if ((lanes & (lanes - 1)) == 0 && BALLOT(ends & (ends - 1)) == 0) {
		split_row(w, offsets, b, e, place, ends, LOWEST_BIT(lanes), v, result);
	} else {
		scan_row(w, offsets, b, e, place, ends, v, result);
	}
}
#else
/* One way for all cases: PoCL miscompiles barriers in branches. */
FN void add_row(walk *w, GLOBAL const OFF_T *RESTRICT offsets, LOCAL_PTR const block_tile *b, shared_ends e, i32 place,
		u32 ends, const T *v, GLOBAL T *RESTRICT result)
{
	scan_row(w, offsets, b, e, place, ends, v, result);
}
#endif

/* Issues a step's loads of columns and values, from the thread's entry `at` on, if the tile is whole. */
FN void fetch_step(SOURCE_PARAMS, OFF_T at, u32 whole, fetched *f)
{
	if (whole) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			fetch_whole(SOURCE, at + u * ROW, &f[u]);
	}
}

/* Computes the step's products. Nothing was fetched ahead if the entries end inside the tile. */
FN void take_step(SOURCE_PARAMS, OFF_T at, OFF_T n, u32 whole, const fetched *f, elements *v)
{
	if (whole) {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			take_fetched(SOURCE, at + u * ROW, &f[u], v[u].e);
	} else {
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			load_elements(SOURCE, at + u * ROW, n, v[u].e);
	}
}

/* What earlier teams have of the row in which a team's stretch begins; for team TEAMS, the tile's carry. */
FN T join_teams(shared_ends e, i32 number)
{
	i32 from = number;
	T before = IDENTITY;
	while (from > 0 && (from == number || e.counts[from] == 0))
		from--;
	for (; from < number; from++)
		before = combine(before, e.tails[from]);
	return before;
}

/* Passes on the block's part of the row that continues in the next tile; by the first team. */
#if FINISH
FN void pass_carry(team t, i64 n, GLOBAL const OFF_T *RESTRICT offsets, i64 segments, LOCAL_PTR const block_tile *b,
		   T fold, LOCAL_PTR work_split *d, LOCAL_PTR done_chunk *done, GLOBAL u32 *RESTRICT arrived,
		   GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry, GLOBAL T *RESTRICT result)
{
	(void)carry_segment;
	if (t.lane == 0) {
		const work_split equal = {n, grid_size(), TILE, TILE};
		const done_chunk c = {block_id(), b->first, b->last - b->first};
		d[0] = equal;
		done[0] = c;
		store_shared(carry + block_id(), fold);
	}
	join_carries(t, d, offsets, 0, segments, done, 1, arrived, carry, result);
}
#else
FN void pass_carry(team t, i64 n, GLOBAL const OFF_T *RESTRICT offsets, i64 segments, LOCAL_PTR const block_tile *b,
		   T fold, LOCAL_PTR work_split *d, LOCAL_PTR done_chunk *done, GLOBAL u32 *RESTRICT arrived,
		   GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry, GLOBAL T *RESTRICT result)
{
	if (t.lane == 0) {
		carry_segment[block_id()] = b->last;
		carry[block_id()] = fold;
	}
}
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void spmv_in_order(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT offsets, i64 n,
						 i64 segments, GLOBAL u32 *RESTRICT arrived,
						 GLOBAL i64 *RESTRICT carry_segment, GLOBAL T *RESTRICT carry,
						 GLOBAL T *RESTRICT result)
{
	LOCAL_DECL u32 bits[WORDS];
	LOCAL_DECL u32 counts[TEAMS];
	LOCAL_DECL T heads[TEAMS];
	LOCAL_DECL T tails[TEAMS];
	LOCAL_DECL OFF_T head_rows[TEAMS];
#if LIST_ROWS
	LOCAL_DECL u16 rows[LISTED];
#endif
	LOCAL_DECL T scratch[TEAM_SCRATCH];
	LOCAL_DECL u32 words[TEAM_SCRATCH];
	LOCAL_DECL block_tile b[1];
	LOCAL_DECL work_split d[1];
	LOCAL_DECL done_chunk done[1];
#if LIST_ROWS
	const shared_ends e = {bits, counts, heads, tails, head_rows, rows};
#else
	const shared_ends e = {bits, counts, heads, tails, head_rows};
#endif
	const OFF_T base = (OFF_T)(block_id() * TILE);
	walk w;
	fetched f[UNROLL];
	elements v[UNROLL];

	w.number = thread_id() / TEAM;
	w.t.lane = thread_id() % TEAM;
	w.t.values = scratch;
	w.t.words = words;
	w.rank = w.ended = 0;
	w.open = IDENTITY;
	const i32 place = w.number * STRETCH + w.t.lane * VEC; /* position of the thread's first vector */
	const u32 whole = base + TILE <= (OFF_T)n;
	fetch_step(SOURCE, base + place, whole, f);
	if (TEAMS == 1 || w.number == 0) {
		for (i32 i = w.t.lane; i < WORDS; i += TEAM)
			bits[i] = 0;
		for (i32 i = w.t.lane; i < TEAMS; i += TEAM)
			counts[i] = 0;
		const OFF_T first = base > 0 ? team_segment(w.t, offsets, (OFF_T)n, (OFF_T)segments, base) : 0;
		if (w.t.lane == 0) {
			b->base = base;
			b->first = first;
		}
		team_sync();
		list_ends(w.t, offsets, (OFF_T)segments, b, e, result);
#if LIST_ROWS
		list_rows(w.t, offsets, b, e);
#endif
	} else {
		take_step(SOURCE, base + place, (OFF_T)n, whole, f, v);
	}
	BARRIER();
	if (TEAMS == 1 || w.number == 0) /* only here, so that the search does not wait for columns */
		take_step(SOURCE, base + place, (OFF_T)n, whole, f, v);
	for (i32 i = 0; i < w.number; i++)
		w.rank += (i32)counts[i];
	const u32 has_ends = counts[w.number] > 0;
#pragma unroll 1
	for (i32 s = 0; s < STEPS; s++) {
		if (s > 0) {
			fetch_step(SOURCE, base + place + s * STEP, whole, f);
			take_step(SOURCE, base + place + s * STEP, (OFF_T)n, whole, f, v);
		}
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++) {
			const i32 at = place + s * STEP + u * ROW;
			const u32 ends = has_ends ? bits[at / 32] >> at % 32 & ((1u << VEC) - 1) : 0;
			add_row(&w, offsets, b, e, at, ends, v[u].e, result);
		}
	}
	w.open = team_fold(w.t, w.open);
	if (w.t.lane == 0)
		tails[w.number] = w.open;
	BARRIER();
	if (thread_id() < TEAMS && counts[thread_id()])
		result[head_rows[thread_id()]] = combine(join_teams(e, thread_id()), heads[thread_id()]);
	if (TEAMS == 1 || w.number == 0)
		pass_carry(w.t, n, offsets, segments, b, join_teams(e, TEAMS), d, done, arrived, carry_segment, carry,
			   result);
}

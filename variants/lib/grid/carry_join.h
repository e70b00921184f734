/*
 * Joins the carries between chunks in the same launch. Each chunk stores the segments that end in it (of the first one,
 * only the chunk's own part) and a carry, the fold of what follows its last end. Whichever team finishes the last chunk
 * of a segment that crosses chunks folds the carries in order and prepends them to the result. No team waits.
 */
#ifndef SEGTUNE_CARRY_JOIN_H
#define SEGTUNE_CARRY_JOIN_H

#include "grid/inter_block.h"
#include "grid/merge_path.h"

#ifndef JOIN_BATCH
#define JOIN_BATCH 8 /* chunks that a team finishes before it joins carries, two sides each; at most 16 */
#endif

/* A finished chunk, in which `count` segments from `first` on end. */
typedef struct {
	i64 k, first, count;
} done_chunk;

/* A join: the carries of chunks from .. to - 1, and the result that chunk `to` has stored. */
typedef struct {
	i64 segment, from, to; /* from == to: nothing, or not yet */
} crossing;

/*
 * The segment that crosses into a finished chunk (side 0) or out of it (side 1), if there is one and this is the last
 * of its chunks to finish. rows: the segments' numbers, NULL if they are not renumbered. arrived[k]: the number of
 * finished chunks of the segment that crosses into chunk k and ends there; 0 before the launch and reset to 0.
 */
FN crossing crossing_at(LOCAL_PTR const work_split *d, GLOBAL const OFF_T *RESTRICT offsets, GLOBAL const OFF_T *rows,
			i64 segments, done_chunk c, i32 side, GLOBAL u32 *RESTRICT arrived)
{
	const i64 at = c.first + side * c.count;
	crossing s = {0, 0, 0};
	if (at < segments && (side || c.count > 0)) {
		s.segment = rows ? rows[at] : at;
		const i64 start = READ_ONLY(offsets + s.segment) + SEGMENT_COST * s.segment;
		const i64 end = READ_ONLY(offsets + s.segment + 1) + (SEGMENT_COST ? SEGMENT_COST * s.segment : -1);
		if (start < chunk_start(d, c.k + side)) {
			const i64 from = chunk_with(d, start), to = side ? chunk_with(d, end) : c.k;
			GLOBAL_FENCE(); /* release: our stores are visible before the count */
			if (COUNT_UP(arrived + to, 1u) == (u32)(to - from)) {
				(void)ATOMIC_ADD(arrived + to, 0u - (u32)(to - from + 1));
				s.from = from;
				s.to = to;
			}
			GLOBAL_FENCE(); /* acquire: no load moves before the count */
		}
	}
	return s;
}

/*
 * Prepends the carries' fold to the part of chunk `to`, where the segment ends: this part is in the result, or, if
 * results are made of folds (FINISH_BODY), in heads[to].
 */
#ifdef FINISH_BODY
#define HEADS_PARAM , GLOBAL T *heads
#define HEADS , heads

FN void prepend(T sum, i64 segment, i64 to, GLOBAL RESULT_T *result HEADS_PARAM)
{
	result[segment] = RESULT_OF(combine(sum, load_shared(heads + to)));
}

FN void put_head(i64 k, T fold HEADS_PARAM)
{
	store_shared(heads + k, fold);
}
#else
#define HEADS_PARAM
#define HEADS

FN void prepend(T sum, i64 segment, i64 to, GLOBAL T *result)
{
	(void)to;
	result[segment] = combine(sum, load_shared(result + segment));
}

FN void put_head(i64 k, T fold)
{
	(void)k;
	(void)fold;
}
#endif

/*
 * Joins the complete crossings of a team's threads, one per thread; the whole team folds those of a segment that
 * crosses many chunks. Uses up *s.
 */
FN void join_crossings(team t, crossing *s, GLOBAL const T *carries, GLOBAL RESULT_T *result HEADS_PARAM)
{
#ifdef HAS_SHUFFLE
	for (u32 many = BALLOT(s->to - s->from > TEAM); many; many &= many - 1) {
		const i32 lane = LOWEST_BIT(many);
		WARP_SYNC(); /* ballots and shuffles do not order memory, and only one lane saw the count */
		const i64 from = SHUFFLE(s->from, lane), to = SHUFFLE(s->to, lane),
			  share = (to - from + TEAM - 1) / TEAM;
		const i64 own = from + t.lane * share < to ? from + t.lane * share : to;
		T sum = fold_shared(carries, own, own + share < to ? own + share : to);
		sum = SHUFFLE(team_fold(t, sum), 0);
		if (t.lane == lane) {
			prepend(sum, s->segment, s->to, result HEADS);
			s->to = s->from;
		}
	}
#endif
	if (s->from < s->to)
		prepend(fold_shared(carries, s->from, s->to), s->segment, s->to, result HEADS);
}

/*
 * Called when the carries of `count` chunks, at most JOIN_BATCH, are stored: joins those that are complete, with one
 * thread per side of a chunk; the whole team folds those of a segment that crosses many chunks.
 */
FN void join_carries(team t, LOCAL_PTR const work_split *d, GLOBAL const OFF_T *RESTRICT offsets,
		     GLOBAL const OFF_T *rows, i64 segments, LOCAL_PTR const done_chunk *log, i32 count,
		     GLOBAL u32 *RESTRICT arrived, GLOBAL const T *carries, GLOBAL RESULT_T *result HEADS_PARAM)
{
	crossing s = {0, 0, 0};
	team_sync_all();
	if (t.lane < 2 * count)
		s = crossing_at(d, offsets, rows, segments, log[t.lane / 2], t.lane % 2, arrived);
	join_crossings(t, &s, carries, result HEADS);
	team_sync(); /* the log may be reused */
}

#endif

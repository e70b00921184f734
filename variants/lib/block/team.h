/*
 * A team works together without waiting for the rest of its block: a warp where there are shuffles, else the whole
 * block. All threads of the team must call each of these functions.
 */
#ifndef SEGTUNE_TEAM_H
#define SEGTUNE_TEAM_H

#include "block/prefix_sum.h"
#include "block/reduce.h"
#include "block/segmented_scan.h"
#include "dialect.h"
#include "grid/inter_block.h"

#ifdef HAS_SHUFFLE
#define TEAM WARP
#define TEAM_SCRATCH 1
#else
#define TEAM NT
#define TEAM_SCRATCH NT
#endif
#define TEAMS (NT / TEAM) /* per block */

typedef struct {
	i32 lane;             /* of the thread in its team */
	LOCAL_PTR T *values;  /* TEAM_SCRATCH entries for the functions below */
	LOCAL_PTR u32 *words; /* TEAM_SCRATCH entries, too */
} team;

/* Makes local memory that the team wrote before visible to all of it. */
FN void team_sync(void)
{
#ifdef HAS_SHUFFLE
	WARP_SYNC();
#else
	BARRIER();
#endif
}

/* The same for global memory. */
FN void team_sync_all(void)
{
#ifdef HAS_SHUFFLE
	WARP_SYNC();
#else
	BARRIER_OF_ALL_MEMORY();
#endif
}

/* Lane 0's x. */
FN u32 team_first(team t, u32 x)
{
#ifdef HAS_SHUFFLE
	return SHUFFLE(x, 0);
#else
	BARRIER(); /* the words are free */
	if (t.lane == 0)
		t.words[0] = x;
	BARRIER();
	return t.words[0];
#endif
}

/* The number of threads with a nonzero x. */
FN i32 team_count(team t, u32 x)
{
#ifdef HAS_SHUFFLE
	return (i32)BIT_COUNT(BALLOT(x));
#else
	BARRIER(); /* the words are free */
	if (t.lane == 0)
		t.words[0] = 0;
	BARRIER();
	if (x)
		LOCAL_ADD(t.words, 1u);
	BARRIER();
	return (i32)t.words[0];
#endif
}

/* Exclusive prefix sum of the threads' counts, each at most 63; *total becomes the team's sum. */
FN u32 team_rank(team t, u32 count, u32 *total)
{
#ifdef HAS_SHUFFLE
	const u32 below = (1u << t.lane) - 1;
	u32 rank = 0;
#pragma unroll
	for (i32 b = 0; b < 6; b++) /* bit by bit: ballots are independent, steps of a shuffle scan are not */
		rank += BIT_COUNT(BALLOT(count >> b & 1) & below) << b;
	*total = SHUFFLE(rank + count, WARP - 1);
	return rank;
#else
	BARRIER(); /* the words are free */
	return block_rank(count, t.words, total);
#endif
}

/* Folds x in thread order; lane 0 gets the result. */
FN T team_fold(team t, T x)
{
	return lanes_fold(x, t.lane, TEAM, t.values);
}

/* As block_carry in segmented_scan.h, but lane 0's result is undefined. */
FN T team_carry(team t, T tail, u32 ended, T *total)
{
#ifdef HAS_SHUFFLE
	const T through = warp_tails(tail, BALLOT(ended), t.lane);
	*total = SHUFFLE(through, WARP - 1);
	return SHUFFLE_UP(through, 1);
#else
	BARRIER(); /* the words are free */
	return block_carry(tail, ended, t.values, t.words, total);
#endif
}

#endif

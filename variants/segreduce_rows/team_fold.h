/*
 * Folds over the ROWS rows that a team of TEAM threads holds at a time. The threads of row 0 get the result; team_share
 * gives it to all. By shuffles if a warp holds whole teams, else through local memory.
 */
#ifndef SEGTUNE_TEAM_FOLD_H
#define SEGTUNE_TEAM_FOLD_H

#include "rows.h"

#define TEAM (LANES * ROWS)
#define TEAMS (NT / TEAM) /* per block; threads behind the last team are idle */

#if ROWS == 1
#define TEAM_FOLD_DECL
#define TEAM_FOLD 0

FN void team_fold(columns *sum, i32 member, i32 unused)
{
	(void)sum;
	(void)member;
	(void)unused;
}

FN void team_share(columns *sum, i32 member, i32 unused)
{
	(void)sum;
	(void)member;
	(void)unused;
}

#elif defined(HAS_SHUFFLE) && TEAM <= WARP && WARP % TEAM == 0
#define TEAM_FOLD_DECL
#define TEAM_FOLD 0

FN void team_fold(columns *sum, i32 member, i32 unused)
{
	(void)member;
	(void)unused;
#pragma unroll
	for (i32 d = LANES; d < TEAM; d *= 2)
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			sum->e[i] = combine(sum->e[i], SHUFFLE_DOWN(sum->e[i], d, TEAM));
}

FN void team_share(columns *sum, i32 member, i32 unused)
{
	(void)unused;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sum->e[i] = SHUFFLE(sum->e[i], thread_id() % WARP - member / LANES * LANES);
}

#else
#define TEAM_FOLD_DECL LOCAL_DECL T team_sums[VEC * NT]
#define TEAM_FOLD team_sums

FN void team_fold(columns *sum, i32 member, LOCAL_PTR T *sums)
{
	const i32 tid = thread_id();
	BARRIER(); /* sums may be overwritten */
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sums[i * NT + tid] = sum->e[i];
	for (i32 d = ROWS / 2; d > 0; d /= 2) {
		BARRIER();
		if (member < d * LANES && tid + d * LANES < NT)
#pragma unroll
			for (i32 i = 0; i < VEC; i++)
				sums[i * NT + tid] = combine(sums[i * NT + tid], sums[i * NT + tid + d * LANES]);
	}
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sum->e[i] = sums[i * NT + tid];
}

/* Called after team_fold. */
FN void team_share(columns *sum, i32 member, LOCAL_PTR const T *sums)
{
	BARRIER(); /* the last sums are stored */
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		sum->e[i] = sums[i * NT + thread_id() - member / LANES * LANES];
}
#endif

#endif

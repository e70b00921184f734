/* Folds over the lanes that share a segment and over a block, in thread order. */
#ifndef SEGTUNE_REDUCE_H
#define SEGTUNE_REDUCE_H

#include "dialect.h"

/* Entries of local memory for folds; without shuffles, one per thread. */
#ifdef HAS_SHUFFLE
#define FOLD_SIZE WARP
#else
#define FOLD_SIZE NT
#endif

/*
 * Folds x over each group of `lanes` neighbouring threads; lane 0 of the group gets the result. All threads of the
 * block must call it. lanes: with shuffles a power of two up to 32, else any divisor of NT.
 */
FN T lanes_fold(T x, i32 lane, i32 lanes, LOCAL_PTR T *scratch)
{
#ifdef HAS_SHUFFLE
#pragma unroll
	for (i32 d = 1; d < lanes; d *= 2)
		x = combine(x, SHUFFLE_DOWN(x, d, lanes));
#else
	const i32 tid = thread_id();
	if (lanes == 1)
		return x;
	BARRIER(); /* scratch is free */
	scratch[tid] = x;
	for (i32 d = 1; d < lanes; d *= 2) {
		BARRIER();
		if (lane % (2 * d) == 0 && lane + d < lanes)
			scratch[tid] = combine(scratch[tid], scratch[tid + d]);
	}
	x = scratch[tid];
#endif
	return x;
}

/* Threads that lanes_fold folds at once: a warp, which needs no barrier, or the block. */
#ifdef HAS_SHUFFLE
#define FOLD_LANES WARP
#else
#define FOLD_LANES NT
#endif

/* Folds the x of the lanes 0 of all groups of FOLD_LANES, in a block of `threads`; thread 0 gets the result. */
FN T leaders_fold_of(T x, i32 threads, LOCAL_PTR T *scratch)
{
#ifdef HAS_SHUFFLE
	const i32 lane = thread_id() % WARP;
	BARRIER(); /* scratch is free */
	if (lane == 0)
		scratch[thread_id() / WARP] = x;
	BARRIER();
	x = lanes_fold(lane < threads / WARP ? scratch[lane] : IDENTITY, lane, WARP, scratch);
#endif
	return x;
}

FN T leaders_fold(T x, LOCAL_PTR T *scratch)
{
	return leaders_fold_of(x, NT, scratch);
}

/* Folds x over the block; thread 0 gets the result. */
FN T block_fold(T x, LOCAL_PTR T *scratch)
{
	return leaders_fold(lanes_fold(x, thread_id() % FOLD_LANES, FOLD_LANES, scratch), scratch);
}

#endif

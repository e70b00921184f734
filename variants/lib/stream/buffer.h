/*
 * Strategies whose blocks own consecutive segments, (NT / THREADS_PER_SEGMENT) * SEGMENTS_PER_THREAD each, whose
 * elements pass through a buffer of BUFFER_ITEMS in local memory: loads are coalesced whatever the lengths. A kernel
 * goes through its elements in passes, one buffer each. With FITTED the launch says how many threads a segment has, or,
 * with balanced folds, how many segments a block.
 *
 * The includer defines parameters, the kernel's name STREAM_KERNEL, PLACE and
 *   fill(SOURCE, base, end, n, buffer ARRIVAL)   brings the elements from base, the start of a vector, to before
 *                                                end, at most BUFFER_ITEMS, to their places in the buffer
 *   WAIT_FOR_BUFFER(pass)     waits for them, after a barrier
 *   RELEASE_BUFFER()          before the barrier after which the buffer is refilled
 *   ARRIVAL_DECL, ARRIVAL     what these need: declarations in local memory, and further arguments
 */
#ifndef SEGTUNE_BUFFER_H
#define SEGTUNE_BUFFER_H

#include "offsets.h"
#include "source.h"

#ifndef FITTED
#define FITTED 0
#endif
#if FITTED
#define AND_FITTED_PARAM , i64 fitted
#define FITTED_OR(value) ((i32)fitted)
#define SEGMENTS (NT * SEGMENTS_PER_THREAD) /* at most */
#define BOUNDS_DECL extern LOCAL_DECL OFF_T bounds[]; /* as many as the launch asks for: blocks that own few are small */
#else
#define AND_FITTED_PARAM
#define FITTED_OR(value) (value)
#define SEGMENTS (NT / THREADS_PER_SEGMENT * SEGMENTS_PER_THREAD)
#define BOUNDS_DECL LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
#endif
#define MANY_ROWS (FITTED && SEGMENTS_PER_THREAD > 3)
#define ROWS_AT_ONCE (FITTED ? 2 : 1) /* rows of segments between two looks at whether the block owns more */
#define BOUNDS_EACH ((SEGMENTS + NT - 1) / NT)
#define BUFFER_VECS (PLACE(BUFFER_ITEMS) / VEC)

/* The number of the block's segments, from `first` on: `owned`, but for the last blocks. */
FN i32 own_segments(i64 first, i64 segments, i32 owned)
{
	return segments - first < owned ? (i32)(segments - first) : owned;
}

/* Where the pass after that from base begins; base + BUFFER_ITEMS might overflow OFF_T. */
FN OFF_T next_pass(OFF_T base, OFF_T end)
{
	return end - base > BUFFER_ITEMS ? base + BUFFER_ITEMS : end;
}

/*
 * The bounds of the block's segments that the thread keeps for all: BOUNDS_EACH rows of NT. With MANY_ROWS the block may
 * own few of them, and a branch waits for all loads before it: then these come before the block's own bounds.
 */
FN void load_bounds(OFFSETS_PARAM i64 first, i32 count, OFF_T *own)
{
#pragma unroll
	for (i32 k = 0; k < BOUNDS_EACH; k++) {
		const i32 s = k * NT + thread_id();
		if (MANY_ROWS && k * NT >= count)
			break;
		if (MANY_ROWS)
			own[k] = OFFSET(first + (s < count ? s : count));
		else if (s < count)
			own[k] = OFFSET(first + s);
	}
}

/* These for all threads, and `end` for those of `owned` that the block lacks. */
FN void keep_bounds(const OFF_T *own, i32 count, i32 owned, OFF_T end, LOCAL_PTR OFF_T *bounds)
{
#pragma unroll
	for (i32 k = 0; k < BOUNDS_EACH && k * NT < owned; k++)
		/* Initialised to `end` own would make the loads wait for it. */
		if (k * NT + thread_id() < owned)
			bounds[k * NT + thread_id()] = k * NT + thread_id() < count ? own[k] : end;
	if (thread_id() == 0)
		bounds[owned] = end;
}

#endif

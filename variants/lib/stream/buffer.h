/*
 * Strategies whose blocks own consecutive segments, (NT / THREADS_PER_SEGMENT) * SEGMENTS_PER_THREAD each. The elements
 * pass through a buffer of BUFFER_ITEMS in local memory, so that loads coalesce whatever the lengths: a block makes
 * passes over its elements, one buffer each. With FITTED the launch sets the number of threads per segment or, with
 * balanced folds, of segments per block.
 *
 * The including kernel defines its parameters, its name STREAM_KERNEL, PLACE and
 * - fill(SOURCE, base, end, n, buffer ARRIVAL): brings elements base .. end - 1, at most BUFFER_ITEMS, to their
 *   positions in the buffer; base is the start of a vector;
 * - WAIT_FOR_BUFFER(pass): waits for them, after a barrier;
 * - RELEASE_BUFFER(): called before the barrier after which the buffer is refilled;
 * - ARRIVAL_DECL, ARRIVAL: local memory and further arguments that these need.
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
#define SEGMENTS (NT * SEGMENTS_PER_THREAD)           /* at most */
#define BOUNDS_DECL extern LOCAL_DECL OFF_T bounds[]; /* sized by the launch: blocks with few segments need little */
#else
#define AND_FITTED_PARAM
#define FITTED_OR(value) (value)
#define SEGMENTS (NT / THREADS_PER_SEGMENT * SEGMENTS_PER_THREAD)
#define BOUNDS_DECL LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
#endif
#define MANY_ROWS (FITTED && SEGMENTS_PER_THREAD > 6) /* up to 6, registers hold all bounds */
#define ROWS_AT_ONCE (FITTED ? 2 : 1) /* rows of segments between two checks whether the block owns more */
#define BOUNDS_EACH ((SEGMENTS + NT - 1) / NT)
#define BUFFER_VECS (PLACE(BUFFER_ITEMS) / VEC)

/* The number of the block's segments, from `first` on: `owned`, except in the last blocks. */
FN i32 own_segments(i64 first, i64 segments, i32 owned)
{
	return segments - first < owned ? (i32)(segments - first) : owned;
}

/* Where the next pass begins. Written so that base + BUFFER_ITEMS cannot overflow OFF_T. */
FN OFF_T next_pass(OFF_T base, OFF_T end)
{
	return end - base > BUFFER_ITEMS ? base + BUFFER_ITEMS : end;
}

/*
 * Loads the bounds that this thread contributes to the block's, in BOUNDS_EACH rows of NT. With MANY_ROWS the block may
 * own few of them, so there are branches, and a branch waits for all loads before it: then this must come before the
 * loads of the block's own bounds.
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

/* Shares the bounds with all threads; those of segments that the block lacks, up to `owned`, become `end`. */
FN void keep_bounds(const OFF_T *own, i32 count, i32 owned, OFF_T end, LOCAL_PTR OFF_T *bounds)
{
#pragma unroll
	for (i32 k = 0; k < BOUNDS_EACH && k * NT < owned; k++)
		/* Not by initialising own with `end`: the loads would then wait for `end`. */
		if (k * NT + thread_id() < owned)
			bounds[k * NT + thread_id()] = k * NT + thread_id() < count ? own[k] : end;
	if (thread_id() == 0)
		bounds[owned] = end;
}

#endif

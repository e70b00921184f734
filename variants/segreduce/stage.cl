/*
 * Segmented reduction through a buffer in local memory: a block owns (NT / LANES) * SPT consecutive segments, streams
 * their elements through the buffer with coalesced 16-byte loads, and LANES threads fold each segment from there. Loads
 * are perfect whatever the lengths; the folds are only as balanced as the lengths are.
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SPT
#define SPT 4 /* segments a thread (or LANES threads) */
#endif
#ifndef NV
#define NV 2048 /* elements in the buffer: a multiple of NT vectors */
#endif
#ifndef PAD
#define PAD                                                                                                            \
	0 /* 1: a hole of one vector behind every 128 bytes, so that strides of whole lines spread over the banks      \
	   */
#endif
#ifndef LANES
#define LANES 1 /* threads a segment: a power of two, at most 32 */
#endif

#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#include "fold.h"
#include "offsets.h"
#include "source.h"

#define GROUPS (NT / LANES)
#define SEGMENTS (GROUPS * SPT)
#define LOADS (NV / (NT * VEC))
#if PAD
#define PLACE(j) ((j) + (j) / (128 / STAGED_BYTES) * VEC)
#else
#define PLACE(j) (j)
#endif

/* The place in the buffer, which starts at element base, of element x, or the end of it that is nearer to x. */
FN i32 window(OFF_T x, OFF_T base)
{
	return x <= base ? 0 : x - base < NV ? (i32)(x - base) : NV;
}

/* The thread's vectors of the buffer that starts at element base; none from end on. */
FN void load_buffer(SOURCE_PARAMS, OFF_T base, OFF_T end, OFF_T n, staged_vec *v)
{
	const OFF_T own = base + thread_id() * VEC;
	if (n - base >= NV) { /* no vector is cut: loads without branches, all in flight together */
#pragma unroll
		for (i32 k = 0; k < LOADS; k++)
			if (own + k * NT * VEC < end)
				load_staged_whole(SOURCE, own + k * NT * VEC, &v[k]);
	} else {
#pragma unroll
		for (i32 k = 0; k < LOADS; k++)
			if (own + k * NT * VEC < end)
				load_staged(SOURCE, own + k * NT * VEC, n, &v[k]);
	}
}

/*
 * sum, and what the lane has of the elements at places from to before to: every LANES-th, or where the order counts as
 * many neighbours as the other lanes have.
 */
FN T fold_window(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 lane, T sum)
{
#if OP_COMMUTATIVE
	for (i32 j = from + lane; j < to; j += LANES)
		sum = combine(sum, staged_element(buffered[PLACE(j)], base + j));
#else
	const i32 share = (to - from + LANES - 1) / LANES, own = from + lane * share;
	const i32 end = own + share < to ? own + share : to;
	for (i32 j = own; j < end; j++)
		sum = combine(sum, staged_element(buffered[PLACE(j)], base + j));
#endif
	return sum;
}

KERNEL BOUNDS(NT, OCC) void segreduce_stage(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL staged_vec buffer[PLACE(NV) / VEC];
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
#if LANES > 1
	LOCAL_DECL T scratch[FOLD_SIZE];
#else
	LOCAL_PTR T *scratch = 0;
#endif
	LOCAL_PTR const STAGED *buffered = (LOCAL_PTR const STAGED *)buffer;
	const i32 tid = thread_id(), group = tid / LANES, lane = tid & (LANES - 1);
	const i64 first = block_id() * SEGMENTS;
	const i32 count = segments - first < SEGMENTS ? (i32)(segments - first) : SEGMENTS;
	T sum[SPT];

#pragma unroll
	for (i32 k = 0; k < SPT; k++)
		sum[k] = IDENTITY;
	for (i32 i = tid; i <= count; i += NT)
		bounds[i] = OFFSET(first + i);
	BARRIER();

	const OFF_T end = bounds[count];
	for (OFF_T base = bounds[0] / VEC * VEC; base < end; base += NV) {
		staged_vec v[LOADS];
		load_buffer(SOURCE, base, end, (OFF_T)n, v);
#pragma unroll
		for (i32 k = 0; k < LOADS; k++) {
			const i32 place = (k * NT + tid) * VEC;
			if (base + place < end)
				put_staged(&buffer[PLACE(place) / VEC], &v[k]);
		}
		BARRIER();
#pragma unroll
		for (i32 k = 0; k < SPT; k++) {
			const i32 segment = k * GROUPS + group;
			if (segment < count)
				sum[k] = fold_window(buffered, base, window(bounds[segment], base),
						     window(bounds[segment + 1], base), lane, sum[k]);
#if LANES > 1 && !OP_COMMUTATIVE
			sum[k] = lanes_fold(sum[k], lane, LANES, scratch);
			if (lane > 0)
				sum[k] = IDENTITY;
#endif
		}
		/* The same in all threads: both come from local memory. */
		if (base + NV < end)
			BARRIER();
	}

#pragma unroll
	for (i32 k = 0; k < SPT; k++) {
		const i32 segment = k * GROUPS + group;
		const T whole = lanes_fold(sum[k], lane, LANES, scratch);
		if (lane == 0 && segment < count)
			result[first + segment] = whole;
	}
}

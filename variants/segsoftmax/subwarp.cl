/*
 * Softmax within segments, THREADS_PER_SEGMENT threads per segment, from one to a whole block: they fold its values,
 * and each writes the shares of the values that it has read. A thread's first KEEP vectors stay in registers; others
 * are read again, from cache if the segment fits there.
 */
#include "softmax.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 32 /* a power of two, at most 32, or NT */
#endif
#ifndef KEEP
#define KEEP 2 /* vectors per thread that stay in registers */
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "thread/strided_reduce.h"

/* A whole block shares a fold through a single entry. */
#if THREADS_PER_SEGMENT > 32 && FOLD_LANES < NT
#define BY_BLOCK 1
#else
#define BY_BLOCK 0
#endif

/* Folds x over the threads of a segment; all of them get the result. */
FN T fold_team(T x, i32 lane, LOCAL_PTR T *scratch)
{
#if BY_BLOCK
	x = block_fold(x, scratch);
#else
	x = lanes_fold(x, lane, THREADS_PER_SEGMENT, scratch);
#endif
#if !BY_BLOCK && defined(HAS_SHUFFLE)
	x = SHUFFLE(x, thread_id() % WARP - lane);
#elif THREADS_PER_SEGMENT > 1
	const i32 place = BY_BLOCK ? 0 : thread_id() - lane;
	BARRIER(); /* scratch may be overwritten */
	if (lane == 0)
		scratch[place] = x;
	BARRIER();
	x = scratch[place];
#endif
	return x;
}

/*
 * Folds the kept elements, from `first` on, that lie at from .. to - 1; identities add nothing to a fold of logsumexp.
 */
FN T fold_kept(const staged_vec *kept, OFF_T first, OFF_T from, OFF_T to)
{
	T e[KEEP * VEC];
#pragma unroll
	for (i32 k = 0; k < KEEP * VEC; k++) {
		const OFF_T at = first + k / VEC * (THREADS_PER_SEGMENT * VEC) + k % VEC;
		e[k] = at >= from && at < to ? staged_element(kept[k / VEC].v[k % VEC], at) : IDENTITY;
	}
	return fold_several(IDENTITY, e, KEEP * VEC);
}

/* Writes the shares of the vector at element `at`, with values x. */
FN void write_shares(const staged_vec *x, OFF_T at, OFF_T from, OFF_T to, T factor, GLOBAL share_t *RESTRICT result)
{
	shares s;
#pragma unroll
	for (i32 i = 0; i < VEC; i++)
		s.e[i] = share_of(staged_element(x->v[i], at + i), factor);
	store_shares(result, &s, at, from, to);
}

KERNEL BOUNDS(NT, 0) void segsoftmax_subwarp(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
					     GLOBAL share_t *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i32 lane = thread_id() % THREADS_PER_SEGMENT, step = THREADS_PER_SEGMENT * VEC;
	const i64 segment = block_id() * (NT / THREADS_PER_SEGMENT) + thread_id() / THREADS_PER_SEGMENT;
	OFF_T from = 0, to = 0;
	staged_vec kept[KEEP];
	T sum, factor;

	if (segment < segments) {
		from = SEGMENT_BEGIN(segment);
		to = SEGMENT_END(segment);
	}
	const OFF_T first = strided_begin(from, lane);
#pragma unroll
	for (i32 k = 0; k < KEEP; k++)
		if (to - first > k * step)
			load_values(SOURCE, first + k * step, (OFF_T)n, &kept[k]);
	sum = strided_rest(SOURCE, fold_kept(kept, first, from, to), (OFF_T)n, from, first + KEEP * step, to, THREADS_PER_SEGMENT,
			   UNROLL);
	factor = factor_of(fold_team(sum, lane, scratch));
#pragma unroll
	for (i32 k = 0; k < KEEP; k++)
		if (to - first > k * step)
			write_shares(&kept[k], first + k * step, from, to, factor, result);
	for (OFF_T row = first + KEEP * step; row < to; row += STRIDE(THREADS_PER_SEGMENT, UNROLL)) {
		staged_vec x[UNROLL];
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (to - row > u * step)
				load_values(SOURCE, row + u * step, (OFF_T)n, &x[u]);
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (to - row > u * step)
				write_shares(&x[u], row + u * step, from, to, factor, result);
	}
}

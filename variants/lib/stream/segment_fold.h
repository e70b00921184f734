/*
 * The plain fold: THREADS_PER_SEGMENT threads fold each segment from the buffer. The load is only as balanced as the
 * lengths are, unless WARP_SEGMENT_MIN helps.
 */
#ifndef SEGTUNE_SEGMENT_FOLD_H
#define SEGTUNE_SEGMENT_FOLD_H

#ifndef WARP_SEGMENT_MIN
#define WARP_SEGMENT_MIN 0 /* segments with more elements in the buffer are folded by whole warps; 0: none */
#endif

#include "block/reduce.h"
#include "several.h"
#include "stream/buffer.h"
#include "stream/split_segments.h"

/*
 * Whether a warp whose segments all begin and end with whole vectors, as padded ones do, folds vectors: if lanes read
 * single elements of segments that begin at multiples of 16, they meet in the same banks of shared memory. Only with
 * FITTED: other kernels would take up to 12% longer, for the registers.
 */
#if FITTED && OP_COMMUTATIVE && !defined(SEVERAL_BODY) && VEC * STAGED_BYTES == 16 && defined(HAS_SHUFFLE) &&          \
	NT % WARP == 0 && !WARP_SEGMENT_MIN
#define FOLDS_VECTORS 1
#else
#define FOLDS_VECTORS 0
#endif

/* Local memory for folds across the threads of a segment. */
#if THREADS_PER_SEGMENT > 1
#define SCRATCH_DECL LOCAL_DECL T scratch[FOLD_SIZE];
#else
#define SCRATCH_DECL LOCAL_PTR T *scratch = 0;
#endif

/* The position of element x in the buffer, which starts at element base; clamped to the buffer. */
FN i32 buffer_place(OFF_T x, OFF_T base)
{
	const OFF_T place = x - base < BUFFER_ITEMS ? x - base : BUFFER_ITEMS;
	return (i32)(place > 0 ? place : 0);
}

#if OP_COMMUTATIVE && defined(SEVERAL_BODY)
/* Adds the count elements at positions j, j + lanes, ...; count is at most SEVERAL. */
FN T fold_some_places(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 j, i32 lanes, i32 count, T sum)
{
	T e[SEVERAL];
#pragma unroll
	for (i32 k = 0; k < count; k++)
		e[k] = staged_element(buffered[PLACE(j + k * lanes)], base + j + k * lanes);
	return fold_several(sum, e, count);
}
#endif

/*
 * Adds the lane's share of the elements at positions from .. to - 1: every lanes-th or, if the order matters, a
 * contiguous range.
 */
#if OP_COMMUTATIVE && defined(SEVERAL_BODY)
FN T fold_places(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 lane, i32 lanes, T sum)
{
	i32 j = from + lane;
#pragma unroll 1
	for (; j + (SEVERAL - 1) * lanes < to; j += SEVERAL * lanes)
		sum = fold_some_places(buffered, base, j, lanes, SEVERAL, sum);
	if (SEVERAL_HALVED && j + (SEVERAL / 2 - 1) * lanes < to) {
		sum = fold_some_places(buffered, base, j, lanes, SEVERAL / 2, sum);
		j += SEVERAL / 2 * lanes;
	}
#pragma unroll 1
	for (; j < to; j += lanes)
		sum = combine(sum, staged_element(buffered[PLACE(j)], base + j));
	return sum;
}
#elif OP_COMMUTATIVE && defined(STAGE_VALUES) && STAGED_BYTES < 4
/*
 * Reads words: lanes whose segments begin anywhere have bank conflicts, and reading narrow values one by one would
 * multiply these accesses.
 */
#define WORD_ITEMS (4 / STAGED_BYTES)
#define WORDS_AT_ONCE 4

FN u32 word_at(LOCAL_PTR const STAGED *buffered, i32 j)
{
	return *(LOCAL_PTR const u32 *)(buffered + PLACE(j));
}

/* Adds the segment's values of the word at position j. Only its first word may begin with another segment's values. */
FN T add_word(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 j, T sum)
{
	const u32 word = word_at(buffered, j);
#pragma unroll
	for (i32 k = 0; k < WORD_ITEMS; k++)
		if ((k == WORD_ITEMS - 1 || j + k >= from) && (k == 0 || j + k < to))
			sum = combine(sum, staged_element(value_of_word(word, k), base + j + k));
	return sum;
}

/* Adds WORDS_AT_ONCE whole words, at positions j, j + step, ... */
FN T add_words(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 j, i32 step, T sum)
{
	u32 words[WORDS_AT_ONCE];
#pragma unroll
	for (i32 w = 0; w < WORDS_AT_ONCE; w++)
		words[w] = word_at(buffered, j + w * step);
#pragma unroll
	for (i32 w = 0; w < WORDS_AT_ONCE; w++) {
		const OFF_T at = base + j + w * step;
		T part = staged_element(value_of_word(words[w], 0), at);
#pragma unroll
		for (i32 k = 1; k < WORD_ITEMS; k++)
			part = combine(part, staged_element(value_of_word(words[w], k), at + k));
		sum = combine(sum, part);
	}
	return sum;
}

FN T fold_places(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 lane, i32 lanes, T sum)
{
	const i32 step = lanes * WORD_ITEMS;
	i32 j = (from / WORD_ITEMS + lane) * WORD_ITEMS;
	if (j < to)
		sum = add_word(buffered, base, from, to, j, sum);
	j += step;
#pragma unroll 1
	for (; j + (WORDS_AT_ONCE - 1) * step + WORD_ITEMS <= to; j += WORDS_AT_ONCE * step)
		sum = add_words(buffered, base, j, step, sum);
#pragma unroll 1
	for (; j < to; j += step)
		sum = add_word(buffered, base, j, to, j, sum);
	return sum;
}
#else
FN T fold_places(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 lane, i32 lanes, T sum)
{
#if OP_COMMUTATIVE
#pragma unroll 4
	for (i32 j = from + lane; j < to; j += lanes)
		sum = combine(sum, staged_element(buffered[PLACE(j)], base + j));
#else
	const i32 share = (to - from + lanes - 1) / lanes, own = from + lane * share;
	const i32 end = own + share < to ? own + share : to;
	for (i32 j = own; j < end; j++)
		sum = combine(sum, staged_element(buffered[PLACE(j)], base + j));
#endif
	return sum;
}
#endif

#if FOLDS_VECTORS
/* Adds the lane's share of the elements at positions from .. to - 1, multiples of VEC. */
FN T fold_vectors(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, i32 lane, i32 lanes, T sum)
{
#pragma unroll 2
	for (i32 j = from + lane * VEC; j < to; j += lanes * VEC) {
		staged_vec v;
		put_staged(&v, (LOCAL_PTR const staged_vec *)(buffered + PLACE(j)));
#pragma unroll
		for (i32 i = 0; i < VEC; i++)
			sum = combine(sum, staged_element(STAGED_AT(v, i), base + j + i));
	}
	return sum;
}
#endif

#if WARP_SEGMENT_MIN
/* The warp together folds each lane's segment that is long; its lane adds the result to sum. */
FN T fold_by_warps(LOCAL_PTR const STAGED *buffered, OFF_T base, i32 from, i32 to, T sum)
{
	const i32 lane = thread_id() % WARP;
	for (u32 left = BALLOT(to - from > WARP_SEGMENT_MIN); left; left &= left - 1) {
		const i32 owner = LOWEST_BIT(left);
		const T part =
			fold_places(buffered, base, SHUFFLE(from, owner), SHUFFLE(to, owner), lane, WARP, IDENTITY);
		const T whole = SHUFFLE(lanes_fold(part, lane, WARP, 0), 0);
		if (lane == owner)
			sum = combine(sum, whole);
	}
	return sum;
}
#endif

/*
 * What the buffer holds of the thread's segments. They are found while the elements arrive, since reading bounds
 * afterwards would add to the time of each block.
 */
typedef struct {
	i32 from[SEGMENTS_PER_THREAD], to[SEGMENTS_PER_THREAD]; /* positions of the first element and behind the last */
	u32 whole; /* a bit for each: all of the warp's are whole vectors */
} buffer_parts;

/* x / threads. With FITTED, threads is a power of two that only the launch knows: then a shift. */
FN i32 over_threads(i32 x, i32 threads)
{
	return FITTED ? x >> LOWEST_BIT(threads) : x / threads;
}

/* Called by all threads, `threads` per segment; bounds: of the block's segments. */
FN buffer_parts find_parts(OFF_T base, LOCAL_PTR const OFF_T *bounds, i32 threads)
{
	const i32 groups = over_threads(NT, threads);
	LOCAL_PTR const OFF_T *own = bounds + over_threads(thread_id(), threads);
	buffer_parts p;
	p.whole = 0;
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++, own += groups) {
		p.from[k] = p.to[k] = 0;
		if (!is_split(own)) {
			p.from[k] = buffer_place(own[0], base);
			p.to[k] = buffer_place(own[1], base);
		}
#if FOLDS_VECTORS
		if (!BALLOT(((p.from[k] | p.to[k]) & (VEC - 1)) != 0))
			p.whole |= 1u << k;
#endif
	}
	return p;
}

/* Adds segment k of the parts. */
FN T fold_part(LOCAL_PTR const STAGED *buffered, OFF_T base, const buffer_parts *p, i32 k, i32 lane, i32 threads, T sum)
{
	const i32 from = p->from[k], to = p->to[k];
#if WARP_SEGMENT_MIN
	if (to - from <= WARP_SEGMENT_MIN)
		sum = fold_places(buffered, base, from, to, lane, threads, sum);
	return fold_by_warps(buffered, base, from, to, sum);
#else
#if FOLDS_VECTORS
	if (p->whole >> k & 1)
		return fold_vectors(buffered, base, from, to, lane, threads, sum);
#endif
	return fold_places(buffered, base, from, to, lane, threads, sum);
#endif
}

/* Adds all parts, `threads` threads per segment; sum has one entry per segment of the thread. */
FN void fold_parts(LOCAL_PTR const STAGED *buffered, OFF_T base, const buffer_parts *p, i32 threads,
		   LOCAL_PTR T *scratch, T *sum)
{
	const i32 lane = thread_id() & (threads - 1);
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		sum[k] = fold_part(buffered, base, p, k, lane, threads, sum[k]);
#if THREADS_PER_SEGMENT > 1 && !OP_COMMUTATIVE
		sum[k] = lanes_fold(sum[k], lane, threads, scratch);
		if (lane > 0)
			sum[k] = IDENTITY;
#endif
	}
}

#endif

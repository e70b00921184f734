/*
 * Segmented reduction through a buffer in local memory: a block owns (NT / THREADS_PER_SEGMENT) * SEGMENTS_PER_THREAD
 * consecutive segments, whose elements pass through a buffer of BUFFER_ITEMS, and THREADS_PER_SEGMENT threads fold each
 * segment from there. Loads are coalesced whatever the lengths; folds are only as balanced as the lengths, unless
 * WARP_SEGMENT_MIN, SPLIT_SEGMENT_MIN or BALANCED help.
 *
 * The includer defines parameters, STAGED_KERNEL, PLACE and
 *   fill(SOURCE, base, end, n, buffer ARRIVAL)   brings the elements from base, the start of a vector, to before
 *                                                end, at most BUFFER_ITEMS, to their places in the buffer
 *   WAIT_FOR_BUFFER(pass)     waits for them, after a barrier
 *   RELEASE_BUFFER()          before the barrier after which the buffer is refilled
 *   ARRIVAL_DECL, ARRIVAL     what these need: declarations in local memory, and further arguments
 * STAGED_BITS: the segments are prepared: where those of each block begin, and a bit for each element that ends one;
 * the includer includes prepare.h before.
 */
#ifndef SEGTUNE_STAGED_H
#define SEGTUNE_STAGED_H

#ifndef WARP_SEGMENT_MIN
#define WARP_SEGMENT_MIN 0 /* segments of more elements than that in the buffer are folded by warps; 0: none */
#endif

#ifndef BALANCED
#define BALANCED 0 /* 1: each thread folds equally many neighbouring elements of the buffer (scans) */
#endif

#include "block/reduce.h"
#include "offsets.h"
#include "source.h"
#include "stream/split_segments.h"

#define GROUPS (NT / THREADS_PER_SEGMENT)
#define SEGMENTS (GROUPS * SEGMENTS_PER_THREAD)
#define BOUNDS_EACH ((SEGMENTS + NT - 1) / NT)

/* The place of element x in the buffer, which starts at element base; clamped to the buffer. */
FN i32 buffer_place(OFF_T x, OFF_T base)
{
	const OFF_T place = x - base < BUFFER_ITEMS ? x - base : BUFFER_ITEMS;
	return (i32)(place > 0 ? place : 0);
}

/*
 * Adds to sum what one of `lanes` lanes has of the elements at places from .. to - 1: every lanes-th, or, if the order
 * matters, a contiguous range.
 */
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

#if WARP_SEGMENT_MIN
/* Adds to each lane's sum what the warp together folds of the lane's segment, if that is long. */
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

/* Is the segment with these bounds left to the next launch? */
FN i32 is_split(LOCAL_PTR const OFF_T *bounds)
{
	return SPLIT_SEGMENT_MIN && bounds[1] - bounds[0] > SPLIT_SEGMENT_MIN;
}

/* Adds to sum what the buffer holds of the segment with these bounds. */
FN T fold_segment(LOCAL_PTR const STAGED *buffered, OFF_T base, LOCAL_PTR const OFF_T *bounds, i32 lane, T sum)
{
	i32 from = 0, to = 0;
	if (!is_split(bounds)) {
		from = buffer_place(bounds[0], base);
		to = buffer_place(bounds[1], base);
	}
#if WARP_SEGMENT_MIN
	if (to - from <= WARP_SEGMENT_MIN)
		sum = fold_places(buffered, base, from, to, lane, THREADS_PER_SEGMENT, sum);
	return fold_by_warps(buffered, base, from, to, sum);
#else
	return fold_places(buffered, base, from, to, lane, THREADS_PER_SEGMENT, sum);
#endif
}

#if SPLIT_SEGMENT_MIN
/* Where the next pass begins, after one that ends at `next`: behind a split segment, if it is inside one. */
FN OFF_T skip_split(OFF_T next, LOCAL_PTR const OFF_T *bounds, i32 count, LOCAL_PTR OFF_T *jump)
{
	if (thread_id() == 0)
		jump[0] = next;
	BARRIER();
	for (i32 s = thread_id(); s < count; s += NT)
		if (is_split(bounds + s) && bounds[s] <= next && next < bounds[s + 1])
			jump[0] = bounds[s + 1] / VEC * VEC;
	BARRIER();
	return jump[0];
}
#endif

#ifdef STAGED_BITS
/* The bits that a thread reads at a time. */
#if BITS_PER_LOAD == 32
#define BITS_T u32
#elif BITS_PER_LOAD == 16
#define BITS_T u16
#else
#define BITS_T u8
#endif

/*
 * The bounds of the count segments that end in (begin, end], and `end` for those that the block lacks, by all threads.
 * sums: SCAN_SIZE entries.
 */
FN void bounds_of_bits(GLOBAL const BITS_T *bits, OFF_T begin, OFF_T end, i32 count, LOCAL_PTR OFF_T *bounds,
		       LOCAL_PTR u32 *sums)
{
	const i32 place = thread_id() * BITS_PER_LOAD;
	u32 before = 0, total;
	for (OFF_T base = begin / BITS_PER_LOAD * BITS_PER_LOAD;; base += NT * BITS_PER_LOAD) {
		const OFF_T left = end - base - place;
		u32 mine = left > 0 ? READ_ONLY(bits + (base + place) / BITS_PER_LOAD) : 0;
		if (base < begin && place == 0)
			mine = mine >> (begin - base) << (begin - base);
		if (left > 0 && left < BITS_PER_LOAD)
			mine &= (1u << left) - 1;
		u32 rank = before + block_rank(BIT_COUNT(mine), sums, &total);
		for (; mine; mine &= mine - 1)
			bounds[++rank] = base + place + LOWEST_BIT(mine) + 1;
		before += total;
		if (end - base <= NT * BITS_PER_LOAD)
			break;
		BARRIER(); /* sums are free */
	}
	if (thread_id() == 0)
		bounds[0] = begin;
	for (i32 s = count + 1 + thread_id(); s <= SEGMENTS; s += NT)
		bounds[s] = end;
}

#define SEGMENTS_PARAM                                                                                                 \
	GLOBAL const OFF_T *RESTRICT edges, GLOBAL const u32 *RESTRICT bits, i64 empty,                                \
		GLOBAL const OFF_T *RESTRICT rows,
#define BLOCK_EDGE(k) READ_ONLY(edges + block_id() + (k))
#define RESULT_OF(s) result[empty ? (i64)rows[s] : (s)]
#else
/* The bounds of the block's segments, and `end` for those that it lacks, by all threads. */
FN void load_bounds(OFFSETS_PARAM i64 first, i32 count, OFF_T end, LOCAL_PTR OFF_T *bounds)
{
	OFF_T own[BOUNDS_EACH];
#pragma unroll
	for (i32 k = 0; k < BOUNDS_EACH; k++)
		if (k * NT + thread_id() < count)
			own[k] = OFFSET(first + k * NT + thread_id());
#pragma unroll
	for (i32 k = 0; k < BOUNDS_EACH; k++) /* initialised to `end` own would make the loads wait for it */
		if (k * NT + thread_id() < SEGMENTS)
			bounds[k * NT + thread_id()] = k * NT + thread_id() < count ? own[k] : end;
	if (thread_id() == 0)
		bounds[SEGMENTS] = end;
}

#define SEGMENTS_PARAM OFFSETS_PARAM
#define BLOCK_EDGE(k) OFFSET(first + (k)*count)
#define RESULT_OF(s) result[s]
#endif

#if SPLIT_SEGMENT_MIN
#define AND_SPLIT_PARAMS , SPLIT_PARAMS
#else
#define AND_SPLIT_PARAMS
#endif

#if BALANCED
#include "stream/balanced.h"
#define ELEMENTS_HERE (end - base < BUFFER_ITEMS ? (i32)(end - base) : BUFFER_ITEMS)
#endif

KERNEL BOUNDS(NT, MIN_BLOCKS) void STAGED_KERNEL(SOURCE_PARAMS, SEGMENTS_PARAM i64 n, i64 segments,
						 GLOBAL T *RESTRICT result AND_SPLIT_PARAMS)
{
	LOCAL_DECL staged_vec buffer[PLACE(BUFFER_ITEMS) / VEC];
	ARRIVAL_DECL
#if !BALANCED || !defined STAGED_BITS
	LOCAL_DECL OFF_T bounds[SEGMENTS + 1];
#endif
#ifdef STAGED_BITS
	LOCAL_DECL u32 sums[SCAN_SIZE];
#endif
#if BALANCED && !defined STAGED_BITS
	LOCAL_DECL u32 marks[MARK_WORDS];
#endif
#if BALANCED
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
#elif THREADS_PER_SEGMENT > 1
	LOCAL_DECL T scratch[FOLD_SIZE];
#else
	LOCAL_PTR T *scratch = 0;
#endif
#if SPLIT_SEGMENT_MIN
	LOCAL_DECL OFF_T jump[1];
#endif
	const i32 tid = thread_id(), group = tid / THREADS_PER_SEGMENT, lane = tid & (THREADS_PER_SEGMENT - 1);
	const i64 first = block_id() * SEGMENTS;
	const i32 count = segments - first < SEGMENTS ? (i32)(segments - first) : SEGMENTS;
	/* By all threads, before the other bounds: loads of elements start without a barrier. */
	const OFF_T begin = BLOCK_EDGE(0), end = BLOCK_EDGE(1);
#if BALANCED
	LOCAL_PTR T *buffered = (LOCAL_PTR T *)buffer;
	T running = IDENTITY; /* carried from pass to pass */
#else
	LOCAL_PTR const STAGED *buffered = (LOCAL_PTR const STAGED *)buffer;
	T sum[SEGMENTS_PER_THREAD];
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++)
		sum[k] = IDENTITY;
#endif
#ifndef STAGED_BITS
	load_bounds(OFFSETS first, count, end, bounds);
#endif

	u32 split = 0; /* a bit for each of the thread's segments that is split */
	i64 stored = first;
	i32 pass = 0;
	for (OFF_T base = begin / VEC * VEC, next; base < end; base = next, pass++) {
		fill(SOURCE, base, end, (OFF_T)n, buffer ARRIVAL);
		/* While the loads are in flight: */
#if BALANCED && defined STAGED_BITS
		const thread_ends ends = ends_of_bits(bits, base + tid * VT, begin, end);
#elif BALANCED
		clear_marks(marks);
#elif defined STAGED_BITS
		if (pass == 0)
			bounds_of_bits((GLOBAL const BITS_T *)bits, begin, end, count, bounds, sums);
#endif
		BARRIER();
#if BALANCED && defined STAGED_BITS
		u32 folded;
		WAIT_FOR_BUFFER(pass);
		fold_to_front(buffered, ELEMENTS_HERE, ends, sums, tails, ended_in, &running, &folded);
		BARRIER();
		store_front(buffered, (i32)folded, stored, empty, rows, result);
		stored += folded;
#elif BALANCED
		mark_ends(bounds, base, marks);
		BARRIER();
		WAIT_FOR_BUFFER(pass);
		fold_marked(buffered, marks, ELEMENTS_HERE, tails, ended_in, &running);
		BARRIER();
		split |= store_ended(buffered, bounds, base, pass, count, result + stored);
#else
		WAIT_FOR_BUFFER(pass);
#pragma unroll
		for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
			const i32 segment = k * GROUPS + group;
			sum[k] = fold_segment(buffered, base, &bounds[segment], lane, sum[k]);
#if THREADS_PER_SEGMENT > 1 && !OP_COMMUTATIVE
			sum[k] = lanes_fold(sum[k], lane, THREADS_PER_SEGMENT, scratch);
			if (lane > 0)
				sum[k] = IDENTITY;
#endif
		}
#endif
		next = end - base > BUFFER_ITEMS ? base + BUFFER_ITEMS
						 : end; /* base + BUFFER_ITEMS might overflow OFF_T */
		if (next < end) {                       /* uniform in the block */
			RELEASE_BUFFER();
#if SPLIT_SEGMENT_MIN
			const OFF_T behind = skip_split(next, bounds, count, jump);
#if BALANCED
			if (behind != next)
				running = IDENTITY;
#endif
			next = behind;
#else
			BARRIER();
#endif
		}
	}

#if BALANCED
	if (pass == 0) { /* the block has no element */
#pragma unroll 1
		for (i32 segment = tid; segment < count; segment += NT)
			RESULT_OF(stored + segment) = IDENTITY;
	}
#else
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 segment = k * GROUPS + group;
		const T whole = lanes_fold(sum[k], lane, THREADS_PER_SEGMENT, scratch);
		if (lane == 0 && segment < count) {
#if SPLIT_SEGMENT_MIN
			if (begin < end && is_split(&bounds[segment])) {
				split |= 1u << k;
				continue; /* PoCL 5 without its optimiser miscompiles an else */
			}
#endif
			RESULT_OF(stored + segment) = whole;
		}
	}
#endif
#if SPLIT_SEGMENT_MIN
	for (; split; split &= split - 1) {
		const i32 segment = LOWEST_BIT(split) * GROUPS + group;
		list_parts(parts, part_segment, part_first, first + segment, bounds[segment + 1] - bounds[segment]);
	}
#endif
}

#endif

/*
 * Balanced folds of a block's segments, whatever their lengths: the buffer that they pass through (staged.h) is cut
 * into NT parts of VT neighbouring elements, one a thread, and a segmented scan joins the threads. Segment ends are
 * marks in local memory, each set by the segment's thread, which later finds its result there; or prepared bits, and
 * results are compacted.
 */
#ifndef SEGTUNE_BALANCED_H
#define SEGTUNE_BALANCED_H

#define VT (BUFFER_ITEMS / NT)

#include "block/prefix_sum.h"
#include "block/segmented_scan.h"
#include "thread/run_ends.h"

#define MARK_WORDS (BUFFER_ITEMS / 4) /* a byte for each element */

/* The thread's elements; running: what is carried into the block's first element. */
FN void take_elements(LOCAL_PTR const T *buffered, T running, T *v)
{
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		v[i] = buffered[thread_id() * VT + i];
	if (thread_id() == 0)
		v[0] = combine(running, v[0]);
}

#ifdef STAGED_BITS
/* A bit for each of the thread's elements at which a segment ends: any segment, and those of the block. */
typedef struct {
	u32 any, own;
} thread_ends;

/* at: the thread's first element; begin, end: of the block's. */
FN thread_ends ends_of_bits(GLOBAL const u32 *bits, OFF_T at, OFF_T begin, OFF_T end)
{
	const OFF_T left = end - at;
	thread_ends e = {0, 0};
	if (left > 0)
		e.any = take_bits(bits, at);
	if (left > 0 && left < VT)
		e.any &= (1u << left) - 1;
	e.own = at < begin ? e.any >> (begin - at) << (begin - at) : e.any;
	return e;
}

/*
 * Folds `here` elements of the buffer and writes the results of the *count segments that end among them to its front.
 * running: as in fold_marked. sums, tails, ended_in: SCAN_SIZE entries. Needs a BARRIER afterwards.
 */
FN void fold_to_front(LOCAL_PTR T *buffered, i32 here, thread_ends ends, LOCAL_PTR u32 *sums, LOCAL_PTR T *tails,
		      LOCAL_PTR u32 *ended_in, T *running, u32 *count)
{
	T v[VT], tail = IDENTITY;
	if (thread_id() * VT < here) {
		take_elements(buffered, *running, v);
		tail = fold_runs(v, ends.any);
	}
	const u32 begun = rank_begin(BIT_COUNT(ends.own), sums);
	const T before = block_carry(tail, ends.any != 0, tails, ended_in, running);
	compact_values(v, ends.own, rank_end(begun, sums, count), before, buffered);
}

/* Stores `count` results from segment `first` on; rows maps segments if there are empty ones (prepare.h). */
FN void store_front(LOCAL_PTR const T *folded, i32 count, i64 first, i64 empty, GLOBAL const OFF_T *RESTRICT rows,
		    GLOBAL T *RESTRICT result)
{
	for (i32 s = thread_id(); s < count; s += NT)
		RESULT_OF(first + s) = folded[s];
}
#else
/* Clears the thread's own marks; a BARRIER must follow before mark_ends. */
FN void clear_marks(LOCAL_PTR u32 *marks)
{
#pragma unroll
	for (i32 i = 0; i < VT / 4; i++)
		marks[thread_id() * (VT / 4) + i] = 0;
}

/*
 * The place of the last element before `end` in the buffer, which starts at element base; BUFFER_ITEMS or more if
 * outside.
 */
FN u32 place_before(OFF_T end, OFF_T base)
{
	const OFF_T place = end - base - 1;
	return place >= 0 && place < BUFFER_ITEMS ? (u32)place : BUFFER_ITEMS;
}

/* By all threads; bounds: of the block's SEGMENTS segments. A BARRIER must precede fold_marked. */
FN void mark_ends(LOCAL_PTR const OFF_T *bounds, OFF_T base, LOCAL_PTR u32 *marks)
{
#pragma unroll
	for (i32 k = 0; k <= SEGMENTS_PER_THREAD; k++) {
		const i32 s = k * NT + thread_id();
		const u32 place = s <= SEGMENTS ? place_before(bounds[s], base) : BUFFER_ITEMS;
		if (place < BUFFER_ITEMS)
			((LOCAL_PTR u8 *)marks)[place] = 1;
	}
}

/* A bit for each of the thread's marks. */
FN u32 marked_ends(LOCAL_PTR const u32 *marks)
{
	u32 ends = 0;
#pragma unroll
	for (i32 i = 0; i < VT / 4; i++)
		ends |= marks[thread_id() * (VT / 4) + i] * 0x10204080u >> 28 << 4 * i; /* bytes of 0 or 1 */
	return ends;
}

/*
 * In place: each marked element of `here` becomes the fold from after the mark before it up to itself. running: carried
 * in by the block's first thread; becomes the carry-out in all threads. tails, ended_in: SCAN_SIZE entries. Needs a
 * BARRIER afterwards.
 */
FN void fold_marked(LOCAL_PTR T *buffered, LOCAL_PTR const u32 *marks, i32 here, LOCAL_PTR T *tails,
		    LOCAL_PTR u32 *ended_in, T *running)
{
	LOCAL_PTR T *const own = buffered + thread_id() * VT;
	T tail = IDENTITY;
	u32 ends = 0;
	if (thread_id() * VT < here) {
		T v[VT];
		ends = marked_ends(marks);
		take_elements(buffered, *running, v);
		tail = fold_runs(v, ends);
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			own[i] = v[i];
	}
	const T before = block_carry(tail, ends != 0, tails, ended_in, running);
	if (ends) {
		const i32 head = LOWEST_BIT(ends);
		own[head] = combine(before, own[head]);
	}
}

/*
 * Stores those of the block's count segments that end in the buffer, and in the first pass the empty ones. result: of
 * the first segment. Returns a bit for each of the thread's segments that is split.
 */
FN u32 store_ended(LOCAL_PTR const T *folded, LOCAL_PTR const OFF_T *bounds, OFF_T base, i32 pass, i32 count,
		   GLOBAL T *RESTRICT result)
{
	u32 split = 0;
#pragma unroll
	for (i32 k = 0; k < SEGMENTS_PER_THREAD; k++) {
		const i32 s = k * NT + thread_id();
		const OFF_T from = bounds[s], to = bounds[s + 1];
		const u32 place = place_before(to, base);
		const i32 ended = from < to ? place < BUFFER_ITEMS : pass == 0;
		if (is_split(bounds + s))
			split |= 1u << k;
		else if (ended && s < count)
			result[s] = from < to ? folded[place] : IDENTITY;
	}
	return split;
}
#endif

#endif

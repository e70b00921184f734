/*
 * The kernel with balanced folds. Segment ends are marked in local memory by the thread that owns the segment, which
 * later reads the result from the same position. See buffer.h for what the including kernel defines.
 */
#ifndef SEGTUNE_BALANCED_KERNEL_H
#define SEGTUNE_BALANCED_KERNEL_H

#include "stream/balanced_fold.h"
#include "stream/split_segments.h"

#define MARK_WORDS (BUFFER_ITEMS / 4) /* a byte for each element */

/* Clears the thread's own marks; a BARRIER must follow before mark_ends. */
FN void clear_marks(LOCAL_PTR u32 *marks)
{
#pragma unroll
	for (i32 i = 0; i < VT / 4; i++)
		marks[thread_id() * (VT / 4) + i] = 0;
}

/*
 * The position in the buffer, which starts at element base, of the last element before `end`; BUFFER_ITEMS if outside.
 */
FN u32 place_before(OFF_T end, OFF_T base)
{
	const OFF_T place = end - base - 1;
	return place >= 0 && place < BUFFER_ITEMS ? (u32)place : BUFFER_ITEMS;
}

/* Called by all threads; bounds: of the block's `owned` segments. A BARRIER must precede fold_marked. */
FN void mark_ends(LOCAL_PTR const OFF_T *bounds, i32 owned, OFF_T base, LOCAL_PTR u32 *marks)
{
#pragma unroll
	for (i32 row = 0; row <= SEGMENTS_PER_THREAD && row * NT <= owned; row += ROWS_AT_ONCE) {
		u32 place[ROWS_AT_ONCE];
#pragma unroll
		for (i32 k = 0; k < ROWS_AT_ONCE; k++) {
			const i32 s = (row + k) * NT + thread_id();
			place[k] = s <= owned ? place_before(bounds[s], base) : BUFFER_ITEMS;
		}
#pragma unroll
		for (i32 k = 0; k < ROWS_AT_ONCE; k++)
			if (place[k] < BUFFER_ITEMS)
				((LOCAL_PTR u8 *)marks)[place[k]] = 1;
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
 * In place: each element at which a segment ends becomes the fold from behind the end before it up to itself. ends: a
 * bit for each of the thread's; here: the number of elements. *running: the carry-in, then the carry-out, in all
 * threads. tails, ended_in: SCAN_SIZE entries. Needs a BARRIER afterwards.
 */
FN void fold_marked(LOCAL_PTR T *buffered, u32 ends, i32 here, LOCAL_PTR T *tails, LOCAL_PTR u32 *ended_in, T *running)
{
	LOCAL_PTR T *const own = buffered + thread_id() * VT;
	T tail = IDENTITY;
	if (thread_id() * VT < here) {
		T v[VT];
		take_elements(buffered, *running, v);
		tail = fold_runs(v, ends);
#pragma unroll
		for (i32 i = 0; i < VT; i++)
			own[i] = v[i];
	}
	const T before = block_carry_by(tail, ends != 0, tails, ended_in, running, SCAN_SIZE);
	if (ends) {
		const i32 head = LOWEST_BIT(ends);
		own[head] = combine(before, own[head]);
	}
}

/*
 * Stores those of the block's count segments that end in the buffer, and in the first pass the empty ones. result: of
 * the block's first segment. Returns a bit for each of the thread's segments that is split.
 */
FN u32 store_ended(LOCAL_PTR const T *folded, LOCAL_PTR const OFF_T *bounds, OFF_T base, i32 pass, i32 count, i32 owned,
		   GLOBAL RESULT_T *RESTRICT result)
{
	u32 split = 0;
#pragma unroll
	for (i32 row = 0; row < SEGMENTS_PER_THREAD && row * NT < owned; row += ROWS_AT_ONCE) {
#pragma unroll
		for (i32 k = row; k < row + ROWS_AT_ONCE && k < SEGMENTS_PER_THREAD; k++) {
			const i32 s = k * NT + thread_id();
			/* With FITTED, bounds of rows that the block does not own are not allocated. */
			const i32 has_bounds = !FITTED || s < count;
			const OFF_T from = has_bounds ? bounds[s] : 0, to = has_bounds ? bounds[s + 1] : 0;
			const u32 place = place_before(to, base);
			const i32 ended = from < to ? place < BUFFER_ITEMS : pass == 0;
			if (has_bounds && is_split(bounds + s))
				split |= 1u << k;
			else if (ended && s < count)
				result[s] = RESULT_OF(from < to ? folded[place] : IDENTITY);
		}
	}
	return split;
}

KERNEL BOUNDS(NT, MIN_BLOCKS) void STREAM_KERNEL(SOURCE_PARAMS, OFFSETS_PARAM i64 n, i64 segments,
						 GLOBAL RESULT_T *RESTRICT result AND_SPLIT_PARAMS AND_FITTED_PARAM)
{
	LOCAL_DECL staged_vec buffer[BUFFER_VECS];
	ARRIVAL_DECL
	BOUNDS_DECL
	LOCAL_DECL u32 marks[MARK_WORDS];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	JUMP_DECL
	const i32 owned = FITTED_OR(SEGMENTS);
	const i64 first = block_id() * owned;
	const i32 count = own_segments(first, segments, owned);
	OFF_T own[BOUNDS_EACH];
	if (MANY_ROWS)
		load_bounds(OFFSETS first, count, own);
	/*
	 * Read by all threads, not broadcast, and before the other bounds: loads of elements can start without a
	 * barrier.
	 */
	const OFF_T begin = OFFSET(first), end = OFFSET(first + count);
	LOCAL_PTR T *buffered = (LOCAL_PTR T *)buffer;
	T running = IDENTITY; /* the carry between passes */
	u32 split = 0;        /* a bit for each of the thread's segments that is split */
	i32 pass = 0;

	SOURCE_AMONG(first, first + count);
	if (!MANY_ROWS)
		load_bounds(OFFSETS first, count, own);
	for (OFF_T base = begin / VEC * VEC, next; base < end; base = next, pass++) {
		fill(SOURCE, base, end, (OFF_T)n, buffer ARRIVAL);
		if (pass == 0) /* after the copy: a thread that first stored 8 bounds would issue the copy too late */
			keep_bounds(own, count, owned, end, bounds);
		clear_marks(marks); /* while the loads are in flight */
		BARRIER();
		mark_ends(bounds, owned, base, marks);
		BARRIER();
		const u32 ends = marked_ends(marks); /* while the elements arrive */
		WAIT_FOR_BUFFER(pass);
		fold_marked(buffered, ends, pass_items(base, end), tails, ended_in, &running);
		BARRIER();
		split |= store_ended(buffered, bounds, base, pass, count, owned, result + first);
		next = next_pass(base, end);
		if (next < end) { /* uniform in the block */
			RELEASE_BUFFER();
			const OFF_T behind = skip_split(next, bounds, count, jump);
			if (behind != next)
				running = IDENTITY;
			next = behind;
		}
	}
	if (pass == 0) { /* the block has no element */
#pragma unroll 1
		for (i32 segment = thread_id(); segment < count; segment += NT)
			result[first + segment] = RESULT_OF(IDENTITY);
	}
	list_split(split, first, bounds, thread_id(), NT AND_SPLIT);
}

#endif

/*
 * The kernel with balanced folds (stream/balanced_fold.h) of segments whose ends are prepared bits (prepare.h); results
 * are compacted.
 */
#ifndef SEGTUNE_BITS_BALANCED_H
#define SEGTUNE_BITS_BALANCED_H

#include "block/prefix_sum.h"
#include "stream/balanced_fold.h"

/* A bit for each of the thread's elements at which a segment ends: any segment, or one of the block's. */
typedef struct {
	u32 any, own;
} thread_ends;

/* at: the thread's first element; begin, end: the block's elements. */
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
 * Folds `here` elements of the buffer and compacts the results of the *count segments that end among them at its front.
 * *running: the carry-in, then the carry-out, in all threads. sums, tails, ended_in: SCAN_SIZE entries. Needs a BARRIER
 * afterwards.
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
		    GLOBAL RESULT_T *RESTRICT result)
{
	for (i32 s = thread_id(); s < count; s += NT)
		result[empty ? (i64)rows[first + s] : first + s] = RESULT_OF(folded[s]);
}

/* Here every segment has elements. */
KERNEL BOUNDS(NT, MIN_BLOCKS) void STREAM_KERNEL(SOURCE_PARAMS, GLOBAL const OFF_T *RESTRICT edges,
						 GLOBAL const u32 *RESTRICT bits, i64 empty,
						 GLOBAL const OFF_T *RESTRICT rows, i64 n, i64 segments,
						 GLOBAL RESULT_T *RESTRICT result)
{
	LOCAL_DECL staged_vec buffer[BUFFER_VECS];
	ARRIVAL_DECL
	LOCAL_DECL u32 sums[SCAN_SIZE];
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	const OFF_T begin = READ_ONLY(edges + block_id()), end = READ_ONLY(edges + block_id() + 1);
	LOCAL_PTR T *buffered = (LOCAL_PTR T *)buffer;
	T running = IDENTITY; /* the carry between passes */
	i64 stored = block_id() * SEGMENTS;
	i32 pass = 0;

	for (OFF_T base = begin / VEC * VEC, next; base < end; base = next, pass++) {
		fill(SOURCE, base, end, (OFF_T)n, buffer ARRIVAL);
		/* while the loads are in flight */
		const thread_ends ends = ends_of_bits(bits, base + thread_id() * VT, begin, end);
		u32 folded;
		BARRIER();
		WAIT_FOR_BUFFER(pass);
		fold_to_front(buffered, pass_items(base, end), ends, sums, tails, ended_in, &running, &folded);
		BARRIER();
		store_front(buffered, (i32)folded, stored, empty, rows, result);
		stored += folded;
		next = next_pass(base, end);
		if (next < end) { /* uniform in the block */
			RELEASE_BUFFER();
			BARRIER();
		}
	}
}

#endif

/* Finds roughly where an element's segment is. The whole block searches, so that few loads depend on each other. */
#ifndef SEGTUNE_NEAR_SEGMENT_H
#define SEGTUNE_NEAR_SEGMENT_H

#include "dialect.h"
#include "thread/search.h"

#define SEARCHERS 64                         /* threads, each of which probes a segment */
#define SEARCHERS_AN_OCTAVE (SEARCHERS / 32) /* per side; distances halve from octave to octave */
#define FOUND_SIZE (2 * SEARCHERS / 32)

/*
 * The searcher's first probe. Probes are in ascending order, and denser near the position that equal lengths would
 * give.
 */
FN OFF_T first_probe(i32 searcher, OFF_T guess, OFF_T segments)
{
	const i32 side = searcher - SEARCHERS / 2, nearer = SEARCHERS / 2 - (side < 0 ? -side : side + 1);
	const OFF_T octave = segments >> nearer / SEARCHERS_AN_OCTAVE;
	const OFF_T away = octave - (octave >> 1) * (nearer % SEARCHERS_AN_OCTAVE) / SEARCHERS_AN_OCTAVE;
	if (side < 0)
		return guess > away ? guess - away : 0;
	return segments - 1 - guess > away ? guess + away : segments - 1;
}

#ifdef HAS_SHUFFLE
/*
 * The number of probed segments that end at or before x; probes ascend. Turns alternate between the halves of found,
 * which saves a barrier.
 */
FN i32 ended_before(GLOBAL const OFF_T *RESTRICT offsets, OFF_T segments, OFF_T probe, OFF_T x, i32 turn,
		    LOCAL_PTR u32 *found)
{
	LOCAL_PTR u32 *half = found + turn % 2 * (SEARCHERS / WARP);
	if (thread_id() < SEARCHERS) {
		const u32 ended = BALLOT(probe < segments && READ_ONLY(offsets + probe + 1) <= x);
		if (thread_id() % WARP == 0)
			half[thread_id() / WARP] = BIT_COUNT(ended);
	}
	BARRIER();
	i32 count = 0;
#pragma unroll
	for (i32 i = 0; i < SEARCHERS / WARP; i++)
		count += (i32)half[i];
	return count;
}

/*
 * A segment at or before the first one that ends after element x, by at most `slack`. Has at least one barrier. found:
 * FOUND_SIZE words.
 */
FN OFF_T near_segment(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T x, OFF_T slack,
		      LOCAL_PTR u32 *found)
{
	const OFF_T place = (OFF_T)((f32)x / (f32)n * (f32)(segments - 1)), guess = place < 0 ? 0 : place;
	const i32 count =
		ended_before(offsets, segments, first_probe(thread_id() % SEARCHERS, guess, segments), x, 0, found);
	OFF_T low = count > 0 ? first_probe(count - 1, guess, segments) + 1 : 0;
	OFF_T width = (count < SEARCHERS ? first_probe(count, guess, segments) : segments) - low;
	for (i32 turn = 1; width > slack; turn++) {
		const OFF_T step = width / (SEARCHERS + 1) + 1;
		low += step *
		       ended_before(offsets, segments, low + (thread_id() % SEARCHERS + 1) * step - 1, x, turn, found);
		width = step - 1;
	}
	return low;
}
#else
FN OFF_T near_segment(GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T x, OFF_T slack,
		      LOCAL_PTR u32 *found)
{
	BARRIER();
	return (OFF_T)first_ending_after(offsets, 0, segments, x);
}
#endif

#endif

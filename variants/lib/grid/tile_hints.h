/*
 * Hints where tiles' segments are, for grids of more tiles than blocks are resident at once: the first blocks sample
 * where segments start, and leave for each later tile a segment shortly before its own, so that its block need not
 * search. A hint may come late, be of other offsets or whatever was in memory before: a block that takes one checks it,
 * and otherwise searches. TILE: elements per tile.
 */
#ifndef SEGTUNE_TILE_HINTS_H
#define SEGTUNE_TILE_HINTS_H

#include "dialect.h"

/* A sample: segments `first` .. first + every - 1, which start at `start`; those behind them start at `end`. */
typedef struct {
	i64 first;
	OFF_T start, end;
} segment_sample;

/* Segments first .. first + every - 1; empty if there is none. */
FN segment_sample sample_segments(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 first, i64 every)
{
	segment_sample s = {first, 0, 0};
	if (first < segments) {
		s.start = READ_ONLY(offsets + first);
		s.end = READ_ONLY(offsets + (segments - first > every ? first + every : segments));
	}
	return s;
}

/* Volatile: the tile's block may read or reset it at any time. */
FN void set_hint(GLOBAL OFF_T *hints, i64 tile, OFF_T hint)
{
	((volatile GLOBAL OFF_T *)hints)[tile] = hint;
}

/* Stores a hint for tiles from .. to. All SAMPLERS together call it, since a long segment has many tiles. */
#ifdef HAS_SHUFFLE
#define SAMPLERS WARP
FN void put_hints(GLOBAL OFF_T *RESTRICT hints, OFF_T from, OFF_T to, OFF_T hint)
{
	const i32 few = 4;
	u32 lanes = BALLOT(to - from >= few);
	if (to - from < few)
#pragma unroll 1
		for (OFF_T k = from; k <= to; k++)
			set_hint(hints, k, hint);
	for (; lanes; lanes &= lanes - 1) {
		const i32 lane = LOWEST_BIT(lanes);
		const OFF_T first = SHUFFLE(from, lane), last = SHUFFLE(to, lane), own = SHUFFLE(hint, lane);
#pragma unroll 1
		for (OFF_T k = first + thread_id() % WARP; k <= last; k += WARP)
			set_hint(hints, k, own);
	}
}
#else
#define SAMPLERS 1
FN void put_hints(GLOBAL OFF_T *RESTRICT hints, OFF_T from, OFF_T to, OFF_T hint)
{
	for (OFF_T k = from; k <= to; k++)
		set_hint(hints, k, hint);
}
#endif

/*
 * Leaves hints for tiles held .. grid_size() - 1, of which the element before the first lies in the sample. A hint is
 * the segment's index plus 1.
 */
FN void hint_tiles(GLOBAL OFF_T *RESTRICT hints, i64 held, segment_sample s)
{
	const OFF_T from = s.start / TILE + 1, to = s.end / TILE, last = (OFF_T)grid_size() - 1;
	put_hints(hints, from < held ? (OFF_T)held : from, to < last ? to : last, (OFF_T)s.first + 1);
}

/* Called by all threads of the first `held` blocks, each with its first sample. */
FN void leave_hints(GLOBAL const OFF_T *RESTRICT offsets, i64 segments, i64 held, i64 every, segment_sample s,
		    GLOBAL OFF_T *RESTRICT hints)
{
	while (s.first - thread_id() % SAMPLERS * every < segments) {
		hint_tiles(hints, held, s);
		s = sample_segments(offsets, segments, s.first + held * NT * every, every);
	}
}

/* The hint for a tile, or 0. Called by one thread of its block, as a second read may find another. */
FN OFF_T take_hint(GLOBAL const OFF_T *hints, i64 tile)
{
	return ((volatile GLOBAL const OFF_T *)hints)[tile];
}

#endif

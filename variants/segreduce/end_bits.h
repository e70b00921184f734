/*
 * Segment ends in a tile as a bit for each of a thread's elements, with the number of ends before the thread's first:
 * like the byte marks of chunk_ends.h, but with fewer instructions for teams that need the ranks of ends.
 */
#ifndef SEGTUNE_END_BITS_H
#define SEGTUNE_END_BITS_H

#include "chunk_ends.h"

/*
 * A thread's ends: which of its elements have one, and, if all segments have elements, how many ends of the tile come
 * before.
 */
typedef struct {
	u32 bits, before;
} thread_ends;

/* Numbers of segments that end in the tile: all of them, and those with elements in the chunk. */
typedef struct {
	i32 segments, marked;
} end_count;

/* As mark_row, one segment per thread; the first of them is the tile's segment `number`. */
FN end_count mark_bits(team t, const chunk *c, const offset_ring *w, i32 from, i32 number, i32 tile, i32 stop,
		       LOCAL_PTR thread_ends *marks, i32 ringed)
{
	LOCAL_PTR const i32 *near = w->ring + ((w->shift + from + t.lane) & (RING_ITEMS - 1));
	GLOBAL const OFF_T *far = w->offsets + w->shift + from + t.lane;
	const u32 exists = from + t.lane < c->count;
	i32 start = 0, end = 0;
	if (ringed || exists) {
		start = ringed ? near[0] : place_of(READ_ONLY(far), c->base);
		end = ringed ? near[1] : place_of(READ_ONLY(far + 1), c->base);
	}
	const u32 ends = exists && end <= stop, marked = ends && end > start && end > c->from;
	if (marked) {
		const i32 at = end - 1 - tile, owner = (i32)((u32)at / VT);
		LOCAL_OR(&marks[owner].bits, 1u << (at - owner * VT));
		/* The end before belongs to another thread or chunk: this is the thread's first one. */
		if (start - tile <= owner * VT || start <= c->from)
			marks[owner].before = (u32)(number + t.lane);
	}
	const end_count n = {team_count(t, ends), team_count(t, marked)};
	return n;
}

#ifdef HAS_SHUFFLE
/* As mark_next. */
FN end_count mark_next_bits(team t, const chunk *c, const offset_ring *w, i32 from, i32 number, i32 tile, i32 stop,
			    LOCAL_PTR thread_ends *marks, i32 ringed)
{
	if (ringed)
		return mark_bits(t, c, w, from, number, tile, stop, marks, 1);
	return mark_bits(t, c, w, from, number, tile, stop, marks, 0);
}
#else
FN end_count mark_next_bits(team t, const chunk *c, const offset_ring *w, i32 from, i32 number, i32 tile, i32 stop,
			    LOCAL_PTR thread_ends *marks, i32 ringed)
{
	return mark_bits(t, c, w, from, number, tile, stop, marks, ringed);
}
#endif

/* As mark_tile. */
FN end_count mark_tile_bits(team t, const chunk *c, offset_ring *w, i32 done, i32 tile, i32 stop,
			    LOCAL_PTR thread_ends *marks, GLOBAL RESULT_T *RESTRICT result, gap *hole)
{
	end_count count = {0, 0}, some;
	hole->from = hole->to = done;
	do {
		const u32 ringed = ring_reaches(t, c, w, done, done + count.segments + TEAM);
		if (!ringed && hole->to == hole->from) {
			*hole = skip_empty(t, c, w, done + count.segments, result);
			count.segments += hole->to - hole->from;
		}
		some = mark_next_bits(t, c, w, done + count.segments, count.segments, tile, stop, marks, (i32)ringed);
		count.segments += some.segments;
		count.marked += some.marked;
	} while (some.segments == TEAM);
	return count;
}

#endif

/* The segment of an element, searched by the whole team (team.h). */
#ifndef SEGTUNE_TEAM_SEGMENT_H
#define SEGTUNE_TEAM_SEGMENT_H

#include "block/team.h"
#include "dialect.h"
#include "thread/search.h"

/*
 * The first segment that ends after element x. Numbers of segments and elements have the offsets' type, in which even
 * 65536 more fit: there is no overflow below.
 */
FN OFF_T team_segment(team t, GLOBAL const OFF_T *RESTRICT offsets, OFF_T n, OFF_T segments, OFF_T x)
{
#ifdef HAS_SHUFFLE
	/*
	 * The first probes are at growing distances from the position that equal lengths would give, the next ones
	 * evenly spaced.
	 */
	const i32 side = t.lane - WARP / 2, shift = 2 * (WARP / 2 - (side < 0 ? -side : side + 1));
	const OFF_T away = shift < OFF_BYTES * 8 - 1 ? segments >> shift : 0;
	const i64 guess = (i64)((f32)x / (f32)n * (f32)segments) + (side < 0 ? -away : away);
	const OFF_T probe = guess < 0 ? 0 : guess < segments ? (OFF_T)guess : segments - 1;
	const i32 before = (i32)BIT_COUNT(BALLOT(READ_ONLY(offsets + probe + 1) <= x));
	const OFF_T last = SHUFFLE(probe, before > 0 ? before - 1 : 0);
	const OFF_T next = SHUFFLE(probe, before < WARP ? before : 0);
	OFF_T low = before > 0 ? last + 1 : 0; /* the result is in low .. low + width */
	for (OFF_T width = (before < WARP ? next : segments) - low; width > 0;) {
		const OFF_T step = width / (WARP + 1) + 1, at = low + (t.lane + 1) * step - 1;
		low += step * (OFF_T)BIT_COUNT(BALLOT(at < segments && READ_ONLY(offsets + at + 1) <= x));
		width = step - 1;
	}
	return low;
#else
	return (OFF_T)first_ending_after(offsets, 0, segments, x);
#endif
}

#endif

/*
 * Joins carry-outs in further launches. A kernel that cuts the elements into parts stores each segment in the part in
 * which it ends, and for every part the fold of what follows its last end: the carry into the segment that continues in
 * the next part. Here the carries of one segment are folded in order and prepended to its result: Sean Baxter's
 * two-level spine (Modern GPU 1.1).
 */
#ifndef SEGTUNE_CARRY_SPINE_H
#define SEGTUNE_CARRY_SPINE_H

#include "block/segmented_scan.h"
#include "dialect.h"

/*
 * carry[h], h < count: what part h carries into segment carry_segment[h] (>= segments: nothing); segments never
 * decrease. Each block joins `span` carries and leaves its own carry-out in outer[block]; a second launch of a single
 * block joins these.
 */
KERNEL BOUNDS(NT, 0) void segreduce_carry(GLOBAL const i64 *RESTRICT carry_segment, GLOBAL const T *RESTRICT carry,
					  i64 count, i64 span, i64 segments, GLOBAL T *RESTRICT result,
					  GLOBAL i64 *RESTRICT outer_segment, GLOBAL T *RESTRICT outer)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	const i64 from = block_id() * span, to = from + span < count ? from + span : count;
	T running = IDENTITY;
	for (i64 base = from; base < to; base += NT) {
		const i64 h = base + thread_id();
		i64 segment = segments;
		T value = IDENTITY, before;
		u32 ended = 0;
		if (h < to) {
			segment = carry_segment[h];
			value = carry[h];
			/* If the segment's carries continue in the next block's span, that block ends them. */
			ended = h + 1 == count || carry_segment[h + 1] != segment;
		}
		if (thread_id() == 0)
			value = combine(running, value);
		before = block_carry(ended ? IDENTITY : value, ended, tails, ended_in, &running);
		if (ended && segment < segments)
			result[segment] = combine(combine(before, value), result[segment]);
		BARRIER();
	}
	if (thread_id() == 0) {
		outer_segment[block_id()] = carry_segment[to - 1];
		outer[block_id()] = running;
	}
}

#endif

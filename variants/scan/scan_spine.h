/* The spine of a reduce-then-scan: scans the folds of an array's parts, so that each part gets its carry-in. */
#ifndef SEGTUNE_SCAN_SPINE_H
#define SEGTUNE_SCAN_SPINE_H

#include "block/segmented_scan.h"
#include "dialect.h"

/*
 * Run by one block. carry[h], h < count: the fold of part h, or of what follows its last end; becomes the part's
 * carry-in.
 */
KERNEL BOUNDS(NT, 0) void scan_spine(GLOBAL T *RESTRICT carry, GLOBAL const u32 *RESTRICT ended, i64 count)
{
	LOCAL_DECL T tails[SCAN_SIZE];
	LOCAL_DECL u32 ended_in[SCAN_SIZE];
	T running = IDENTITY;
	for (i64 base = 0; base < count; base += NT) {
		const i64 h = base + thread_id();
		T value = IDENTITY, before, total;
		u32 end = 0;
		if (h < count) {
			value = carry[h];
			end = ended[h];
		}
		if (thread_id() == 0 && !end)
			value = combine(running, value);
		before = block_carry(value, end, tails, ended_in, &total);
		if (h < count)
			carry[h] = thread_id() == 0 ? running : before;
		running = total;
		BARRIER();
	}
}

#endif

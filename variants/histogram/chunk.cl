/* Histogram of bytes for CPUs: private counts for each work-item's contiguous bytes, added to the result at the end. */
#include "bins.h"

#ifndef NT
#define NT 1 /* work-items a group */
#endif
#ifndef ITEMS
#define ITEMS 262144 /* bytes a work-item */
#endif
#ifndef WAYS
#define WAYS 4 /* histograms that take turns, so that an addition need not wait for the one before */
#endif

KERNEL BOUNDS(NT, 0) void histogram_chunk(GLOBAL const u8 *RESTRICT bytes, i64 n, GLOBAL u32 *RESTRICT result)
{
	const i64 from = (block_id() * NT + thread_id()) * ITEMS;
	const i64 to = from + ITEMS < n ? from + ITEMS : n;
	i64 at = from;
	u32 counts[WAYS][BINS];
	for (i32 bin = 0; bin < BINS; bin++)
		for (i32 way = 0; way < WAYS; way++)
			counts[way][bin] = 0;
	for (; at + WAYS <= to; at += WAYS)
		for (i32 way = 0; way < WAYS; way++)
			counts[way][bytes[at + way]]++;
	for (; at < to; at++)
		counts[0][bytes[at]]++;
	for (i32 bin = 0; bin < BINS; bin++) {
		u32 sum = 0;
		for (i32 way = 0; way < WAYS; way++)
			sum += counts[way][bin];
		if (sum)
			ATOMIC_ADD(result + bin, sum);
	}
}

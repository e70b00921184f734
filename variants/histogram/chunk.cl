/*
 * Histogram of bytes for CPUs: each work-item counts contiguous bytes privately and adds its counts to the result at
 * the end.
 */
#include "bins.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 262144 /* bytes per work-item */
#endif
#ifndef COPIES
#define COPIES 4 /* histograms used in turn, so that an addition does not wait for the one before */
#endif

KERNEL BOUNDS(NT, 0) void histogram_chunk(GLOBAL const u8 *RESTRICT bytes, i64 n, GLOBAL u32 *RESTRICT result)
{
	const i64 from = (block_id() * NT + thread_id()) * CHUNK_ITEMS;
	const i64 to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	i64 at = from;
	u32 counts[COPIES][BINS];
	for (i32 bin = 0; bin < BINS; bin++)
		for (i32 copy = 0; copy < COPIES; copy++)
			counts[copy][bin] = 0;
	for (; at + COPIES <= to; at += COPIES)
		for (i32 copy = 0; copy < COPIES; copy++)
			counts[copy][bytes[at + copy]]++;
	for (; at < to; at++)
		counts[0][bytes[at]]++;
	for (i32 bin = 0; bin < BINS; bin++) {
		u32 sum = 0;
		for (i32 copy = 0; copy < COPIES; copy++)
			sum += counts[copy][bin];
		if (sum)
			ATOMIC_ADD(result + bin, sum);
	}
}

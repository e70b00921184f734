/* Counts over the threads of a block, in thread order. */
#ifndef SEGTUNE_RANK_H
#define SEGTUNE_RANK_H

#include "dialect.h"
#include "scan.h"

/*
 * How many the threads before this one have, when each has count; *total becomes the block's. sums: SCAN_SIZE entries
 * of local memory, free again after the caller's next BARRIER.
 */
FN u32 block_rank(u32 count, LOCAL_PTR u32 *sums, u32 *total)
{
	const i32 tid = thread_id();
	u32 through = count;
#ifdef SCAN_WARPS
	const i32 lane = tid % WARP, warp = tid / WARP;
	u32 all, before = 0;
#pragma unroll
	for (i32 d = 1; d < WARP; d *= 2) {
		const u32 left = SHUFFLE_UP(through, d);
		if (lane >= d)
			through += left;
	}
	if (lane == WARP - 1)
		sums[warp] = through;
	BARRIER();
	/* Every warp adds up all of them: cheaper than a second barrier. */
	all = 0;
	for (i32 w = 0; w < SCAN_SIZE; w++) {
		const u32 sum = sums[w];
		before += w < warp ? sum : 0;
		all += sum;
	}
	*total = all;
	return before + through - count;
#else
	sums[tid] = through;
	BARRIER();
	for (i32 d = 1; d < NT; d *= 2) {
		const u32 left = tid >= d ? sums[tid - d] : 0;
		BARRIER();
		through += left;
		sums[tid] = through;
		BARRIER();
	}
	*total = sums[NT - 1];
	return through - count;
#endif
}

#endif

/* Block-wide exclusive prefix sums of counts, in thread order. */
#ifndef SEGTUNE_PREFIX_SUM_H
#define SEGTUNE_PREFIX_SUM_H

#include "block/segmented_scan.h"
#include "dialect.h"

#ifdef HAS_SHUFFLE
/* Inclusive prefix sum over a warp's lanes. */
FN u32 warp_ranks(u32 count, i32 lane)
{
#pragma unroll
	for (i32 d = 1; d < WARP; d *= 2) {
		const u32 left = SHUFFLE_UP(count, d);
		if (lane >= d)
			count += left;
	}
	return count;
}
#endif

/*
 * First half of block_rank, for kernels that have a BARRIER in between anyway: leaves sums in local memory and returns
 * the argument of the second half. sums: SCAN_SIZE entries of local memory.
 */
FN u32 rank_begin(u32 count, LOCAL_PTR u32 *sums)
{
	const i32 tid = thread_id();
#ifdef SCAN_WARPS
	const i32 lane = tid % WARP;
	const u32 through = warp_ranks(count, lane);
	if (lane == WARP - 1)
		sums[tid / WARP] = through;
	return through - count;
#else
	sums[tid] = count;
	return 0;
#endif
}

/* Second half: every thread adds up the sums of the warps (or threads), which is cheaper than more barriers. */
FN u32 rank_end(u32 begun, LOCAL_PTR const u32 *sums, u32 *total)
{
	const i32 own = thread_id() / (NT / SCAN_SIZE);
	u32 all = 0, before = 0;
	for (i32 i = 0; i < SCAN_SIZE; i++) {
		const u32 sum = sums[i];
		before += i < own ? sum : 0;
		all += sum;
	}
	*total = all;
	return before + begun;
}

/*
 * Exclusive prefix sum of the threads' counts; *total becomes the block's sum. sums: SCAN_SIZE entries of local memory,
 * free again after the caller's next BARRIER.
 */
FN u32 block_rank(u32 count, LOCAL_PTR u32 *sums, u32 *total)
{
	const u32 begun = rank_begin(count, sums);
	BARRIER();
	return rank_end(begun, sums, total);
}

#endif

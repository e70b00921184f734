/* Segmented scan over the threads of a block, in thread order: also valid for operators that do not commute. */
#ifndef SEGTUNE_SEGMENTED_SCAN_H
#define SEGTUNE_SEGMENTED_SCAN_H

#include "dialect.h"

#ifndef SCAN
#define SCAN 1 /* with shuffles: 1: warps scan, then their sums are scanned; 0: one warp scans for all (raking) */
#endif

#if defined(HAS_SHUFFLE) && NT % WARP == 0 && SCAN
#define SCAN_WARPS 1
#define SCAN_SIZE (NT / WARP)
#define SCAN_LANES WARP
#else
#define SCAN_SIZE NT
#define SCAN_LANES NT
#endif

#ifdef HAS_SHUFFLE
/*
 * Inclusive segmented scan of the tails in the first `lanes` lanes of a warp. ends: bit l is set if something ends in
 * lane l. A lane adds nothing from beyond the nearest end at or below it; knowing its distance saves shuffling flags.
 */
FN T lanes_tails(T tail, u32 ends, i32 lane, i32 lanes)
{
	const u32 below = ends & (0xffffffffu >> (WARP - 1 - lane));
	const i32 reach = below ? lane - (WARP - 1 - __clz((i32)below)) : lane;
#pragma unroll
	for (i32 d = 1; d < lanes; d *= 2) {
		const T left = SHUFFLE_UP(tail, d);
		tail = join_folds(left, tail, d > reach);
	}
	return tail;
}

FN T warp_tails(T tail, u32 ends, i32 lane)
{
	return lanes_tails(tail, ends, lane, WARP);
}
#endif

#ifndef SCAN_WARPS
/*
 * Inclusive scan of all threads' tails and flags, in place. The caller has a BARRIER before; all threads may read the
 * result right after.
 */
#if defined(HAS_SHUFFLE) && NT % WARP == 0
/*
 * Raking: each lane of the first warp folds NT / WARP neighbours; the warp scans the lanes' folds, and each lane scans
 * its neighbours with the carry-in.
 */
FN void scan_tails(LOCAL_PTR T *tails, LOCAL_PTR u32 *ended_in)
{
	const i32 lane = thread_id(), from = lane * (NT / WARP);
	if (lane < WARP) {
		T sum = tails[from];
		u32 ended = ended_in[from];
#pragma unroll
		for (i32 i = 1; i < NT / WARP; i++) {
			sum = ended_in[from + i] ? tails[from + i] : combine(sum, tails[from + i]);
			ended |= ended_in[from + i];
		}
		const u32 ends = BALLOT(ended);
		sum = SHUFFLE_UP(warp_tails(sum, ends, lane), 1);
		if (lane == 0)
			sum = IDENTITY;
		ended = ends & ((1u << lane) - 1);
#pragma unroll
		for (i32 i = 0; i < NT / WARP; i++) {
			sum = ended_in[from + i] ? tails[from + i] : combine(sum, tails[from + i]);
			ended |= ended_in[from + i];
			tails[from + i] = sum;
			ended_in[from + i] = ended;
		}
	}
	BARRIER();
}
#else
FN void scan_tails(LOCAL_PTR T *tails, LOCAL_PTR u32 *ended_in)
{
	const i32 tid = thread_id();
	T tail = tails[tid];
	u32 ended = ended_in[tid];
	for (i32 d = 1; d < NT; d *= 2) {
		if (tid >= d && !ended) {
			tail = combine(tails[tid - d], tail);
			ended = ended_in[tid - d];
		}
		BARRIER();
		tails[tid] = tail;
		ended_in[tid] = ended;
		BARRIER();
	}
}
#endif
#endif

/*
 * Each thread has consecutive elements; tail is the fold of those after its last segment end (of all if nothing ends
 * there, the identity if its last element is an end); ended tells whether a segment ends in it. Returns the carry-in of
 * this thread; *total becomes the block's carry-out. tails, ended_in: SCAN_SIZE entries of local memory, free again
 * after the caller's next BARRIER. lanes: how many scan the tails of warps, SCAN_SIZE to SCAN_LANES.
 */
FN T block_carry_by(T tail, u32 ended, LOCAL_PTR T *tails, LOCAL_PTR u32 *ended_in, T *total, i32 lanes)
{
	const i32 tid = thread_id();
#ifdef SCAN_WARPS
	const i32 lane = tid % WARP, warp = tid / WARP;
	const u32 ends = BALLOT(ended);
	const T through = warp_tails(tail, ends, lane);
	T carry = SHUFFLE_UP(through, 1), outer = IDENTITY;
	if (lane == 0)
		carry = IDENTITY;
	if (lane == WARP - 1) {
		tails[warp] = through;
		ended_in[warp] = ends;
	}
	BARRIER();
	{
		/* Every warp scans all warps' tails redundantly: cheaper than a second barrier. */
		const i32 other = lane < SCAN_SIZE ? lane : SCAN_SIZE - 1;
		const T all = lanes_tails(tails[other], BALLOT(ended_in[other] != 0), lane, lanes);
		const T before = SHUFFLE(all, warp ? warp - 1 : 0);
		if (warp)
			outer = before;
		*total = SHUFFLE(all, SCAN_SIZE - 1);
	}
	return ends & ((1u << lane) - 1) ? carry : combine(outer, carry);
#else
	tails[tid] = tail;
	ended_in[tid] = ended;
	BARRIER();
	scan_tails(tails, ended_in);
	*total = tails[NT - 1];
	return tid ? tails[tid - 1] : IDENTITY;
#endif
}

/* As many lanes as possible: fewer save shuffles, but cost registers in some kernels. */
FN T block_carry(T tail, u32 ended, LOCAL_PTR T *tails, LOCAL_PTR u32 *ended_in, T *total)
{
	return block_carry_by(tail, ended, tails, ended_in, total, SCAN_LANES);
}

/* After block_carry and before the next BARRIER: whether anything ends in the threads before tid (NT: in the block). */
FN u32 block_ended(LOCAL_PTR const u32 *ended_in, i32 tid)
{
#ifdef SCAN_WARPS
	u32 any = tid % WARP ? ended_in[tid / WARP] & ((1u << tid % WARP) - 1) : 0;
#pragma unroll
	for (i32 warp = 0; warp < SCAN_SIZE; warp++)
		if (warp < tid / WARP)
			any |= ended_in[warp];
	return any != 0;
#else
	return tid ? ended_in[tid - 1] : 0;
#endif
}

#endif

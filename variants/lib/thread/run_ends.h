/* A thread's VT consecutive elements, with a bit for each at which a run of keys or a segment ends. */
#ifndef SEGTUNE_RUN_ENDS_H
#define SEGTUNE_RUN_ENDS_H

#include "dialect.h"

/* The bits of the VT elements from `at` on; the bitmap has one spare word at its end. */
FN u32 take_bits(GLOBAL const u32 *RESTRICT bits, i64 at)
{
	const u32 shift = (u32)(at % 32);
	u32 taken = READ_ONLY(bits + at / 32) >> shift;
	if (shift + VT > 32)
		taken |= READ_ONLY(bits + at / 32 + 1) << (32 - shift);
	return taken & (0xffffffffu >> (32 - VT));
}

/* In place: v[i] becomes the fold from behind the last end before i up to i. Returns the tail. */
FN T fold_runs(T *v, u32 ends)
{
	v[0] = start_fold(v[0]);
#pragma unroll
	for (i32 i = 1; i < VT; i++)
		v[i] = extend_fold(v[i - 1], v[i], ends >> (i - 1) & 1);
	return ends >> (VT - 1) & 1 ? IDENTITY : v[VT - 1];
}

/* Compacts the folds of the thread's runs to compact[rank] and following; before: the carry-in of this thread. */
FN void compact_values(const T *v, u32 ends, u32 rank, T before, LOCAL_PTR T *compact)
{
	const u32 first = rank;
#pragma unroll
	for (i32 i = 0; i < VT; i++)
		if (ends >> i & 1)
			compact[rank++] = v[i];
	if (ends)
		compact[first] = combine(before, compact[first]);
}

#endif

/* Data exchanged between the blocks of a launch; readers already know that it is there, through a count or a flag. */
#ifndef SEGTUNE_INTER_BLOCK_H
#define SEGTUNE_INTER_BLOCK_H

#include "dialect.h"

#ifndef WITHIN_LAUNCH
#define WITHIN_LAUNCH 1 /* 0: only a later launch reads it, which needs nothing special */
#endif

#ifdef __OPENCL_VERSION__
#define BARRIER_OF_ALL_MEMORY() barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#else
#define BARRIER_OF_ALL_MEMORY() BARRIER() /* CUDA barriers order global memory, too */
#endif

#if WITHIN_LAUNCH && defined(__OPENCL_VERSION__) && !defined(DEVICE_ORDER)
/*
 * OpenCL 1.2 does not guarantee that plain loads see other blocks' stores: caches may lie in between. Atomics act on
 * one memory for all blocks.
 */
FN void store_shared(GLOBAL T *to, T x)
{
	const u32 *words = (const u32 *)&x;
	for (i32 i = 0; i < T_BYTES / 4; i++)
		(void)atomic_xchg((volatile GLOBAL u32 *)to + i, words[i]);
}

FN T load_shared(GLOBAL const T *from)
{
	T x;
	u32 *words = (u32 *)&x;
	for (i32 i = 0; i < T_BYTES / 4; i++)
		words[i] = atomic_or((volatile GLOBAL u32 *)from + i, 0u);
	return x;
}
#else
FN void store_shared(GLOBAL T *to, T x)
{
	*to = x;
}

FN T load_shared(GLOBAL const T *from)
{
	return *from;
}
#endif

#define SHARED_LOADS 4 /* loads in flight */

/* Fold of left[from] .. left[to - 1], in order. */
FN T fold_shared(GLOBAL const T *left, i64 from, i64 to)
{
	T sum = IDENTITY;
	for (i64 base = from; base < to; base += SHARED_LOADS) {
		T some[SHARED_LOADS];
#pragma unroll
		for (i32 i = 0; i < SHARED_LOADS; i++)
			some[i] = base + i < to ? load_shared(left + base + i) : IDENTITY;
#pragma unroll
		for (i32 i = 0; i < SHARED_LOADS; i++)
			sum = combine(sum, some[i]);
	}
	return sum;
}

#endif

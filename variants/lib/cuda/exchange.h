/* CUDA from sm_90 on: two blocks that have a part of a fold each, of 4 or 8 bytes; no one waits, the later one has
 * both. */
#ifndef SEGTUNE_EXCHANGE_H
#define SEGTUNE_EXCHANGE_H

#include "dialect.h"

#define EXCHANGE_WORDS                                                                                                 \
	(T_BYTES / 4) /* of 64 bits, for a part and a bit that it is there; 0 before and after the launch */

typedef union {
	T fold;
#if T_BYTES == 4
	u32 bits;
#else
	u64 bits;
#endif
} exchanged_part;

/* By one thread of each block: is the other part there? Else it finds this one. */
FN u32 exchange_part(GLOBAL u64 *words, T own, T *other)
{
	exchanged_part p;
	p.fold = own;
#if T_BYTES == 4
	const u64 before = atomicExch(words, (u64)1 << 32 | p.bits);
	const u32 there = (u32)(before >> 32);
	p.bits = (u32)before;
#else
	u64 there;
	asm volatile("{ .reg .b128 x; mov.b128 x, {%2, %3}; atom.relaxed.gpu.global.exch.b128 x, [%4], x;"
		     "  mov.b128 {%0, %1}, x; }"
		     : "=l"(p.bits), "=l"(there)
		     : "l"(p.bits), "l"((u64)1), "l"(words)
		     : "memory");
#endif
	*other = p.fold;
	return (u32)there;
}

/* By the thread that found the other part. */
FN void end_exchange(GLOBAL u64 *words)
{
	((volatile GLOBAL u64 *)words)[EXCHANGE_WORDS - 1] = 0;
}

#endif

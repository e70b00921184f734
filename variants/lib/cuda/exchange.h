/*
 * CUDA from sm_90 on: blocks that have a part of a fold each, of 4 or 8 bytes. Two exchange theirs: no one waits, the
 * later one has both. Of more parts the last block, by a count, takes those of all; a part and the bit that it is there
 * are one word, so that stores and count need no fence.
 */
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

/* For the block that takes the part. */
FN void put_part(GLOBAL u64 *words, T own)
{
	exchanged_part p;
	p.fold = own;
#if T_BYTES == 4
	*(volatile GLOBAL u64 *)words = (u64)1 << 32 | p.bits;
#else
	asm volatile("{ .reg .b128 x; mov.b128 x, {%0, %1}; st.relaxed.gpu.global.b128 [%2], x; }" ::"l"(p.bits),
		     "l"((u64)1), "l"(words)
		     : "memory");
#endif
}

/* The part, which another block has put or is about to: 0 afterwards. */
FN T take_part(GLOBAL u64 *words)
{
	exchanged_part p;
	u64 there;
	do {
#if T_BYTES == 4
		const u64 word = *(volatile GLOBAL u64 *)words;
		there = word >> 32;
		p.bits = (u32)word;
#else
		asm volatile("{ .reg .b128 x; ld.relaxed.gpu.global.b128 x, [%2]; mov.b128 {%0, %1}, x; }"
			     : "=l"(p.bits), "=l"(there)
			     : "l"(words)
			     : "memory");
#endif
	} while (!there);
	((volatile GLOBAL u64 *)words)[EXCHANGE_WORDS - 1] = 0;
	return p.fold;
}

/* By the thread that found the other part. */
FN void end_exchange(GLOBAL u64 *words)
{
	((volatile GLOBAL u64 *)words)[EXCHANGE_WORDS - 1] = 0;
}

#endif

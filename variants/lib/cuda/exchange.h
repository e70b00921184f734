/*
 * CUDA from sm_90 on: blocks that each have a part of a fold, of 4 or 8 bytes, join them. Two blocks swap theirs
 * atomically: neither waits, and the later one has both parts. With more parts, the block that a count finds to be last
 * takes all of them. A part and its valid bit are one word, so stores and count need no fence between them.
 */
#ifndef SEGTUNE_EXCHANGE_H
#define SEGTUNE_EXCHANGE_H

#include "dialect.h"

#define EXCHANGE_WORDS                                                                                                 \
	(T_BYTES / 4) /* 64-bit words for a part and its valid bit; 0 before and after the launch */
#define PARTS_AT_ONCE 4 /* whose loads are in flight together */

typedef union {
	T fold;
#if T_BYTES == 4
	u32 bits;
#else
	u64 bits;
#endif
} exchanged_part;

/* What a word held: the other block's part and its valid bit, or 0. */
#if T_BYTES == 4
typedef u64 found_part;
#else
typedef struct {
	u64 bits, there;
} found_part;
#endif

/*
 * Called by one thread of each block: puts its part in the word and returns what was there. That takes as long as a
 * load from memory: look at it, with part_of, after other work.
 */
FN found_part exchange_part(GLOBAL u64 *words, T own)
{
	exchanged_part p;
	p.fold = own;
#if T_BYTES == 4
	return atomicExch(words, (u64)1 << 32 | p.bits);
#else
	found_part before;
	asm volatile("{ .reg .b128 x; mov.b128 x, {%2, %3}; atom.relaxed.gpu.global.exch.b128 x, [%4], x;"
		     "  mov.b128 {%0, %1}, x; }"
		     : "=l"(before.bits), "=l"(before.there)
		     : "l"(p.bits), "l"((u64)1), "l"(words)
		     : "memory");
	return before;
#endif
}

/* Returns 0 if there is no part. */
FN u32 part_of(found_part found, T *part)
{
	exchanged_part p;
#if T_BYTES == 4
	p.bits = (u32)found;
	*part = p.fold;
	return (u32)(found >> 32);
#else
	p.bits = found.bits;
	*part = p.fold;
	return (u32)found.there;
#endif
}

/* Leaves a part for the block that takes it. */
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

/* Loads a part; returns 0 if it is not there. */
FN u32 peek_part(GLOBAL u64 *words, T *part)
{
	found_part found;
#if T_BYTES == 4
	found = *(volatile GLOBAL u64 *)words;
#else
	asm volatile("{ .reg .b128 x; ld.relaxed.gpu.global.b128 x, [%2]; mov.b128 {%0, %1}, x; }"
		     : "=l"(found.bits), "=l"(found.there)
		     : "l"(words)
		     : "memory");
#endif
	return part_of(found, part);
}

/* Resets the word; called by the thread that has both parts. */
FN void end_exchange(GLOBAL u64 *words)
{
	((volatile GLOBAL u64 *)words)[EXCHANGE_WORDS - 1] = 0;
}

/* Spins until the other block has put its part, and resets the word. */
FN T take_part(GLOBAL u64 *words)
{
	T part;
	while (!peek_part(words, &part)) {
	}
	end_exchange(words);
	return part;
}

/*
 * Folds `count` parts, at most PARTS_AT_ONCE, `stride` words apart, in order; takes them as take_part does, but none
 * waits for the load of another.
 */
FN T take_parts(GLOBAL u64 *words, i32 stride, i32 count)
{
	T part[PARTS_AT_ONCE], sum = IDENTITY;
	u32 there = 0;
#pragma unroll
	for (i32 k = 0; k < PARTS_AT_ONCE; k++)
		if (k < count)
			there |= peek_part(words + k * stride, &part[k]) << k;
#pragma unroll
	for (i32 k = 0; k < PARTS_AT_ONCE; k++) {
		if (k < count) {
			if (there >> k & 1)
				end_exchange(words + k * stride);
			else
				part[k] = take_part(words + k * stride);
			sum = combine(sum, part[k]);
		}
	}
	return sum;
}

#endif

/*
 * Where segments begin in a tile: byte marks, one per element, are packed into words of VT bits, one per thread, each
 * with the number of bits set in the words before it. The number of bits set up to an element is the number of segments
 * that begin up to it.
 */
#ifndef SEGTUNE_MARK_BITS_H
#define SEGTUNE_MARK_BITS_H

#include "dialect.h"

#define MARK_VECS (VT / 16) /* vectors of marks per thread */

/* Clears the marks of thread `own`. */
FN void clear_marks(LOCAL_PTR uint4 *marks, i32 own)
{
	const uint4 none = {0, 0, 0, 0};
#pragma unroll
	for (i32 i = 0; i < MARK_VECS; i++)
		marks[own * MARK_VECS + i] = none;
}

/*
 * Packs 16 marks into bits: a multiplication gathers the marks of eight bytes, four of them in upper halves, into one
 * byte.
 */
FN u32 bits_of(uint4 marks)
{
	const u32 low = (marks.x | marks.y << 4) * 0x01020408u >> 24;
	const u32 high = (marks.z | marks.w << 4) * 0x01020408u >> 24;
	return low | high << 8;
}

FN u32 word_of_marks(LOCAL_PTR const uint4 *marks, i32 own)
{
	u32 word = 0;
#pragma unroll
	for (i32 i = 0; i < MARK_VECS; i++)
		word |= bits_of(marks[own * MARK_VECS + i]) << 16 * i;
	return word;
}

/* The number of bits set up to and including the tile's element `at`. */
FN u32 bits_through(LOCAL_PTR const uint2 *words, i32 at)
{
	const uint2 word = words[(u32)at / VT];
	return word.y + BIT_COUNT(word.x & ((2u << (u32)at % VT) - 1));
}

#endif

/*
 * Where segments begin in a tile: marks, a byte an element, made into words of VT bits, one a thread, each with how many
 * bits are set in those before. The bits up to an element, counted, say how many segments begin up to it.
 */
#ifndef SEGTUNE_MARK_BITS_H
#define SEGTUNE_MARK_BITS_H

#include "dialect.h"

#define MARK_VECS (VT / 16) /* of a thread's marks */

/* Of thread number `own`. */
FN void clear_marks(LOCAL_PTR uint4 *marks, i32 own)
{
	const uint4 none = {0, 0, 0, 0};
#pragma unroll
	for (i32 i = 0; i < MARK_VECS; i++)
		marks[own * MARK_VECS + i] = none;
}

/* Bits of 16 marks: a product brings the marks of four bytes, and of four in their upper halves, into one byte. */
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

/* How many bits are set up to the tile's element number `at`. */
FN u32 bits_through(LOCAL_PTR const uint2 *words, i32 at)
{
	const uint2 word = words[(u32)at / VT];
	return word.y + BIT_COUNT(word.x & ((2u << (u32)at % VT) - 1));
}

#endif

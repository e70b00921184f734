/*
 * The CUDA Handbook's reductions (Wilt 2013, chapter 12): BLOCKS blocks stride over the values and leave a partial
 * result each; one block folds these in a second launch. The three listings differ in block_tree, which folds the
 * threads' values and which the including kernel defines. The order of operands changes.
 */
#ifndef SEGTUNE_HANDBOOK_H
#define SEGTUNE_HANDBOOK_H

#ifndef BLOCKS
#define BLOCKS 1024 /* blocks of the first launch */
#endif

#define VEC 1
#include "source.h"

KERNEL BOUNDS(NT, 0) void reduce_blocks(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT partial)
{
	LOCAL_DECL T partials[NT];
	T sum = IDENTITY;
	for (i64 i = block_id() * NT + thread_id(); i < n; i += (i64)BLOCKS * NT)
		sum = combine(sum, load_element(SOURCE, i));
	partials[thread_id()] = sum;
	BARRIER();
	block_tree(partials);
	if (thread_id() == 0)
		partial[block_id()] = partials[0];
}

KERNEL BOUNDS(NT, 0) void reduce_partials(GLOBAL const T *RESTRICT partial, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T partials[NT];
	T sum = IDENTITY;
	for (i32 i = thread_id(); i < BLOCKS; i += NT)
		sum = combine(sum, partial[i]);
	partials[thread_id()] = sum;
	BARRIER();
	block_tree(partials);
	if (thread_id() == 0)
		result[0] = partials[0];
}

#endif

/* Long segments, cut into equal parts with one block per part; the partial results are folded afterwards. */
#ifndef SEGTUNE_SPLIT_PARTS_H
#define SEGTUNE_SPLIT_PARTS_H

#include "block/reduce.h"
#include "grid/last_block.h"
#include "thread/strided_reduce.h"

/*
 * Folds part number `part` of a segment over the block; thread 0 gets the result. Parts have `share` elements, a
 * multiple of VEC, counted from the vector in which the segment begins.
 */
FN T fold_part(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, i64 part, i64 share, LOCAL_PTR T *scratch)
{
	const i64 low = from / VEC * VEC + part * share, high = low + share;
	T sum = IDENTITY;
	if (low < to)
		sum = strided_fold(SOURCE, n, low > from ? (OFF_T)low : from, high < to ? (OFF_T)high : to, thread_id(),
				   NT);
	return block_fold(sum, scratch);
}

/* Folds the results of count parts over the block; thread 0 gets the result. */
FN T fold_parts(GLOBAL const T *partial, i64 count, LOCAL_PTR T *scratch)
{
	T sum = IDENTITY;
	for (i64 i = thread_id(); i < count; i += NT)
		sum = combine(sum, load_shared(partial + i));
	return block_fold(sum, scratch);
}

#endif

/* Partial results of blocks, in order, and their fold. */
#ifndef SEGTUNE_PARTIAL_H
#define SEGTUNE_PARTIAL_H

#include "dialect.h"
#include "fold.h"

/* Fold partial[0] .. partial[count - 1] over the block, a stretch a thread; thread 0 gets it. */
FN T fold_partials(GLOBAL const T *partial, i64 count, LOCAL_PTR T *scratch)
{
	const i64 share = (count + NT - 1) / NT, from = thread_id() * share;
	const i64 to = from + share < count ? from + share : count;
	T sum = IDENTITY;
	for (i64 i = from; i < to; i++)
		sum = combine(sum, partial[i]);
	return block_fold(sum, scratch);
}

/* The second launch: one block. */
KERNEL BOUNDS(NT, 0) void reduce_finish(GLOBAL const T *RESTRICT partial, i64 count, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const T whole = fold_partials(partial, count, scratch);
	if (thread_id() == 0)
		result[0] = whole;
}

#endif

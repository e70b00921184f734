/* The second launch of reductions of an array: folds the blocks' partial results, in order. */
#ifndef SEGTUNE_FINISH_H
#define SEGTUNE_FINISH_H

#include "grid/partials.h"

/* Run by one block. */
KERNEL BOUNDS(NT, 0) void reduce_finish(GLOBAL const T *RESTRICT partial, i64 count, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const T whole = fold_partials(partial, count, scratch);
	if (thread_id() == 0)
		result[0] = whole;
}

#endif

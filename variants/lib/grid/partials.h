/* Partial results of blocks, folded by one block. */
#ifndef SEGTUNE_PARTIALS_H
#define SEGTUNE_PARTIALS_H

#include "block/reduce.h"
#include "dialect.h"
#include "grid/last_block.h"

/* Folds partial[0] .. partial[count - 1], a contiguous range per thread; thread 0 gets the result. */
FN T fold_partials(GLOBAL const T *partial, i64 count, LOCAL_PTR T *scratch)
{
	const i64 each = (count + NT - 1) / NT, from = thread_id() * each;
	const i64 to = from + each < count ? from + each : count;
	return block_fold(fold_shared(partial, from, to), scratch);
}

#endif

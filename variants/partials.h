/* Partial results that blocks leave, folded by one. */
#ifndef SEGTUNE_PARTIALS_H
#define SEGTUNE_PARTIALS_H

#include "dialect.h"
#include "fold.h"
#include "last_block.h"

/* Fold partial[0] .. partial[count - 1] over the block, a stretch a thread; thread 0 gets it. */
FN T fold_partials(GLOBAL const T *partial, i64 count, LOCAL_PTR T *scratch)
{
	const i64 share = (count + NT - 1) / NT, from = thread_id() * share;
	const i64 to = from + share < count ? from + share : count;
	return block_fold(fold_shared(partial, from, to), scratch);
}

#endif

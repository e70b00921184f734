/* First launch of the references for whole arrays: folds each chunk. */
#ifndef SEGTUNE_REFERENCE_FOLDS_H
#define SEGTUNE_REFERENCE_FOLDS_H

#include "reference.h"

KERNEL BOUNDS(NT, 0) void reference_fold_chunks(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT folds)
{
	const thread_chunk own = own_chunk(n);
	if (own.from < own.to)
		folds[own.index] = fold(SOURCE, n, own.from, own.to);
}

#endif

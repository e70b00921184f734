/* What a block folds of a stretch of elements that is its own. */
#ifndef SEGTUNE_STRETCH_H
#define SEGTUNE_STRETCH_H

#include "dialect.h"
#include "fold.h"
#include "strided.h"

/* Fold elements from .. to - 1, of n, over the block; thread 0 gets it. scratch: FOLD_SIZE entries. */
#if OP_COMMUTATIVE
FN T block_stretch(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, LOCAL_PTR T *scratch)
{
	return block_fold(strided_fold(SOURCE, n, from, to, thread_id(), NT), scratch);
}
#else
/* In order: the block goes through NT runs of consecutive vectors at a time, a run a thread. */
FN T block_stretch(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, LOCAL_PTR T *scratch)
{
	T whole = IDENTITY;
	for (OFF_T base = from / VEC * VEC; base < to; base += NT * UNROLL * VEC) {
		const OFF_T start = base + thread_id() * (UNROLL * VEC);
		elements v[UNROLL];
		T sum = IDENTITY;
#pragma unroll
		for (i32 u = 0; u < UNROLL; u++)
			if (start + u * VEC < to)
				load_elements(SOURCE, start + u * VEC, n, v[u].e);
#pragma unroll
		for (i32 i = 0; i < UNROLL * VEC; i++)
			if (start + i >= from && start + i < to)
				sum = combine(sum, v[i / VEC].e[i % VEC]);
		sum = block_fold(sum, scratch);
		whole = combine(whole, sum); /* of use in thread 0 only */
	}
	return whole;
}
#endif

#endif

/* Folds a block's own range of elements. */
#ifndef SEGTUNE_RANGE_REDUCE_H
#define SEGTUNE_RANGE_REDUCE_H

#include "block/reduce.h"
#include "dialect.h"
#include "thread/strided_reduce.h"

/*
 * Folds elements from .. to - 1 over the block; n is the size of the array. Thread 0 gets the result. scratch:
 * FOLD_SIZE entries.
 */
#if OP_COMMUTATIVE
FN T block_fold_range(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, LOCAL_PTR T *scratch)
{
	return block_fold(strided_fold(SOURCE, n, from, to, thread_id(), NT), scratch);
}
#else
/*
 * In order: each group of FOLD_LANES threads takes a contiguous part of the range and folds it row by row; in a row
 * each lane has UNROLL consecutive vectors.
 */
FN T block_fold_range(SOURCE_PARAMS, OFF_T n, OFF_T from, OFF_T to, LOCAL_PTR T *scratch)
{
	const i32 lane = thread_id() % FOLD_LANES, row = FOLD_LANES * UNROLL * VEC;
	const OFF_T begin = from / VEC * VEC, part = (to - begin + NT * UNROLL * VEC - 1) / (NT * UNROLL * VEC) * row;
	const OFF_T first = begin + thread_id() / FOLD_LANES * part, end = first + part < to ? first + part : to;
	T whole = IDENTITY; /* valid in lane 0 only */
	for (OFF_T base = first; base < end; base += row) {
		const OFF_T start = base + lane * (UNROLL * VEC);
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
		whole = combine(whole, lanes_fold(sum, lane, FOLD_LANES, scratch));
	}
	return leaders_fold(whole, scratch);
}
#endif

#endif

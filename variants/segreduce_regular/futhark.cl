/*
 * The three kernels of Larsen and Henriksen (Futhark, 2017), among which the descriptor chooses by their rule. GROUPS:
 * long rows are split over that many blocks in all, as in the paper, instead of ITEMS_PER_THREAD elements per thread.
 */
#include "large.cl"
#include "sequential.cl"
#include "small.cl"

#ifndef GROUPS
#define GROUPS 0
#endif

#if GROUPS
/* parts: blocks per row, each with `items` of its elements; to: the results if parts is 1, else one entry per block. */
KERNEL BOUNDS(NT, 0) void regular_groups(SOURCE_PARAMS, i64 n, i64 parts, i64 items, GLOBAL T *RESTRICT to)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 begin = block_id() / parts * SEGLEN, end = begin + SEGLEN;
	const i64 from = begin + block_id() % parts * items;
	const T sum = block_fold_range(SOURCE, (OFF_T)n, (OFF_T)(from < end ? from : end),
				       (OFF_T)(from + items < end ? from + items : end), scratch);
	if (thread_id() == 0)
		to[block_id()] = sum;
}

KERNEL BOUNDS(NT, 0) void regular_groups_join(GLOBAL const T *RESTRICT partial, i64 parts, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const T sum = fold_partials(partial + block_id() * parts, parts, scratch);
	if (thread_id() == 0)
		result[block_id()] = sum;
}
#endif

/*
 * Whole reduction for CPUs: a contiguous chunk for each work-item, in private accumulators. Operands keep their order.
 */
#ifndef LDG
#define LDG 1 /* a thread's elements are neighbours: it meets their cache lines again */
#endif

#include "dialect.h"

#ifndef NT
#define NT 1 /* work-items a group */
#endif
#ifndef ITEMS
#define ITEMS 65536 /* elements a work-item */
#endif

#include "finish.h"
#include "serial.h"

KERNEL BOUNDS(NT, 0) void reduce_chunk(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT partial)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 chunk = (block_id() * NT + thread_id()) * ITEMS;
	const i64 from = chunk < n ? chunk : n, to = from + ITEMS < n ? from + ITEMS : n;
	const T whole = block_fold(fold(SOURCE, n, from, to), scratch);
	if (thread_id() == 0)
		partial[block_id()] = whole;
}

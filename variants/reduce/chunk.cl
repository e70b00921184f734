/*
 * Reduction of an array for CPUs: one contiguous chunk per work-item, in private accumulators. Operands keep their
 * order.
 */
#ifndef LDG
#define LDG 1 /* a thread's elements are consecutive: it reuses their cache lines */
#endif

#include "dialect.h"

#ifndef NT
#define NT 1 /* work-items per group */
#endif
#ifndef CHUNK_ITEMS
#define CHUNK_ITEMS 65536 /* elements per work-item */
#endif

#include "finish.h"
#include "thread/serial_reduce.h"

KERNEL BOUNDS(NT, 0) void reduce_chunk(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT partial)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 chunk = (block_id() * NT + thread_id()) * CHUNK_ITEMS;
	const i64 from = chunk < n ? chunk : n, to = from + CHUNK_ITEMS < n ? from + CHUNK_ITEMS : n;
	const T whole = block_fold(fold(SOURCE, n, from, to), scratch);
	if (thread_id() == 0)
		partial[block_id()] = whole;
}

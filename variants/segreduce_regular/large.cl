/*
 * Rows of SEGLEN elements, one or several blocks per row: threads fold ITEMS_PER_THREAD elements each, the block folds
 * its threads, and a second launch folds the partial results of rows with several blocks. After the large segments of
 * Larsen and Henriksen (Futhark, 2017).
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif
#ifndef ITEMS_PER_THREAD
#define ITEMS_PER_THREAD 16 /* elements per thread */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight per thread */
#endif
#ifndef SEGLEN
#define SEGLEN 4096
#endif

#include "block/range_reduce.h"
#include "grid/partials.h"

#define BLOCK_ITEMS (NT * ITEMS_PER_THREAD)                            /* elements per block */
#define BLOCKS_PER_ROW (((i64)SEGLEN + BLOCK_ITEMS - 1) / BLOCK_ITEMS) /* blocks per row */

/* to: the results if a row has one block, else one entry per block. */
KERNEL BOUNDS(NT, 0) void regular_large(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT to)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 row = block_id() / BLOCKS_PER_ROW, part = block_id() % BLOCKS_PER_ROW;
	const i64 from = row * SEGLEN + part * BLOCK_ITEMS, end = (row + 1) * SEGLEN;
	const T sum = block_fold_range(SOURCE, (OFF_T)n, (OFF_T)from,
				       (OFF_T)(from + BLOCK_ITEMS < end ? from + BLOCK_ITEMS : end), scratch);
	if (thread_id() == 0)
		to[block_id()] = sum;
}

KERNEL BOUNDS(NT, 0) void regular_large_join(GLOBAL const T *RESTRICT partial, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const T sum = fold_partials(partial + block_id() * BLOCKS_PER_ROW, BLOCKS_PER_ROW, scratch);
	if (thread_id() == 0)
		result[block_id()] = sum;
}

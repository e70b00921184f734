/*
 * Rows of SEGLEN elements, one block or several a row: threads fold CHUNK elements each, the block folds its threads,
 * and where a row has several blocks a second launch folds what these leave. After the large segments of Larsen and
 * Henriksen (Futhark, 2017).
 */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif
#ifndef CHUNK
#define CHUNK 16 /* elements a thread */
#endif
#ifndef UNROLL
#define UNROLL 4 /* loads in flight a thread */
#endif
#ifndef SEGLEN
#define SEGLEN 4096
#endif

#include "stretch.h"
#include "partials.h"

#define SHARE (NT * CHUNK)                      /* elements a block */
#define PARTS (((i64)SEGLEN + SHARE - 1) / SHARE) /* blocks a row */

/* to: the results if a row has one block, else one place for each block. */
KERNEL BOUNDS(NT, 0) void regular_large(SOURCE_PARAMS, i64 n, GLOBAL T *RESTRICT to)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const i64 row = block_id() / PARTS, part = block_id() % PARTS;
	const i64 from = row * SEGLEN + part * SHARE, end = (row + 1) * SEGLEN;
	const T sum = block_stretch(SOURCE, (OFF_T)n, (OFF_T)from, (OFF_T)(from + SHARE < end ? from + SHARE : end),
				 scratch);
	if (thread_id() == 0)
		to[block_id()] = sum;
}

KERNEL BOUNDS(NT, 0) void regular_large_join(GLOBAL const T *RESTRICT partial, GLOBAL T *RESTRICT result)
{
	LOCAL_DECL T scratch[FOLD_SIZE];
	const T sum = fold_partials(partial + block_id() * PARTS, PARTS, scratch);
	if (thread_id() == 0)
		result[block_id()] = sum;
}

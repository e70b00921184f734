/*
 * Segmented reduction through a buffer that bulk copies fill: staged_bulk.h with everything about the segments prepared,
 * where those of each block begin and a bit an element (prepare.h).
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SPT
#define SPT 4 /* segments a thread (or LANES threads) */
#endif
#ifndef NV
#define NV 3072 /* elements in the buffer: whole vectors */
#endif
#ifndef LANES
#define LANES 1 /* threads a segment: a power of two, at most 32 */
#endif
#ifndef PIECE
#define PIECE 16 /* bits a thread at a time: 8, 16 or 32 */
#endif
#ifndef OCC
#define OCC 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#define STAGED_BITS 1
#include "prepare.h"

/* edges[b]: the element at which the segments of block b begin, and behind the last of them where they end. */
KERNEL BOUNDS(NT, 0) void apply_edges(GLOBAL const OFF_T *RESTRICT offsets, i64 filled, i64 empty,
				      GLOBAL const OFF_T *RESTRICT rows, i64 blocks, GLOBAL OFF_T *RESTRICT edges)
{
	const i64 owned = NT / LANES * SPT, b = block_id() * NT + thread_id();
	if (b > blocks)
		return;
	const i64 s = b < blocks ? b * owned : filled - 1, row = empty ? (i64)rows[s] : s;
	edges[b] = offsets[b < blocks ? row : row + 1];
}

#define STAGED_KERNEL apply_bulk
#include "staged_bulk.h"

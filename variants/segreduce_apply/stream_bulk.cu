/*
 * Segmented reduction through a buffer in local memory (stream/buffer.h) that bulk copies (TMA) fill, with prepared
 * segments: where those of each block begin, and a bit per element (prepare.h).
 */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 4 /* segments per thread (or per THREADS_PER_SEGMENT threads) */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 3072 /* elements in the buffer: whole vectors */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 1 /* threads per segment: a power of two, at most 32 */
#endif
#ifndef BITS_PER_LOAD
#define BITS_PER_LOAD 16 /* bits that a thread loads at a time: 8, 16 or 32 */
#endif
#ifndef BALANCED
#define BALANCED 0 /* 1: each thread folds equally many consecutive elements of the buffer; a scan joins them */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "prepare.h"

/* edges[b]: the element at which the segments of block b begin; behind the last block, where they end. */
KERNEL BOUNDS(NT, 0) void apply_edges(GLOBAL const OFF_T *RESTRICT offsets, i64 filled, i64 empty,
				      GLOBAL const OFF_T *RESTRICT rows, i64 blocks, GLOBAL OFF_T *RESTRICT edges)
{
	const i64 owned = NT / THREADS_PER_SEGMENT * SEGMENTS_PER_THREAD, b = block_id() * NT + thread_id();
	if (b > blocks)
		return;
	const i64 s = b < blocks ? b * owned : filled - 1, row = empty ? (i64)rows[s] : s;
	edges[b] = offsets[b < blocks ? row : row + 1];
}

#define STREAM_KERNEL apply_stream_bulk
#include "stream/bulk_fill.h"
#if BALANCED
#include "bits_balanced.h"
#else
#include "bits_per_segment.h"
#endif

/*
 * stream_bulk with sizes set by the launch (stream/buffer.h): a block owns as many segments as fit the buffer and leave
 * multiprocessors enough blocks, and segments have as many threads as their lengths call for.
 */
#include "dialect.h"

#define FITTED 1

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 1 /* segments per thread, or per group of threads; balanced: at most */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 2304 /* elements in the buffer: whole vectors */
#endif
#ifndef BALANCED
#define BALANCED 0 /* above 0: each thread folds equally many consecutive elements of the buffer; a scan joins them */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif
#define THREADS_PER_SEGMENT (BALANCED ? 1 : 32) /* at most */

#define STREAM_KERNEL segreduce_stream_fitted
#include "stream/bulk_fill.h"
#include "stream/split_segments.h"
#if BALANCED
#include "stream/balanced_kernel.h"
#else
#include "stream/per_segment_kernel.h"
#endif

/* Segmented reduction through a buffer in local memory (stream/buffer.h) that bulk copies (TMA) fill. */
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
#ifndef BALANCED
#define BALANCED 0 /* 1: each thread folds equally many consecutive elements of the buffer; a scan joins them */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#define STREAM_KERNEL segreduce_stream_bulk
#include "stream/bulk_fill.h"
#include "stream/split_segments.h"
#if BALANCED
#include "stream/balanced_kernel.h"
#else
#include "stream/per_segment_kernel.h"
#endif

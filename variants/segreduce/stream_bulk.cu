/* Segmented reduction through a buffer that bulk copies fill: staged_bulk.h by offsets. */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif
#ifndef SEGMENTS_PER_THREAD
#define SEGMENTS_PER_THREAD 4 /* segments a thread (or THREADS_PER_SEGMENT threads) */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 3072 /* elements in the buffer: whole vectors */
#endif
#ifndef THREADS_PER_SEGMENT
#define THREADS_PER_SEGMENT 1 /* threads a segment: a power of two, at most 32 */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: as the compiler likes */
#endif

#define STAGED_KERNEL segreduce_stream_bulk
#include "stream/staged_bulk.h"

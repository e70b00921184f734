/* Softmax within segments of rows through a buffer in local memory (buffered_shares.h), filled by the threads. */
#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 8 /* segments per block */
#endif
#ifndef ROWS
#define ROWS 1 /* threads that share a segment's column: a power of two, at most 32 */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 4096 /* values in the buffer: whole vectors */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "segsoftmax/softmax.h"

#include "segreduce_rows/fill_loads.h"

#define BUFFERED_KERNEL segsoftmax_rows_buffer
#include "buffered_shares.h"

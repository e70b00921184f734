/* Segmented reduction of rows through a buffer in local memory (buffered.h) that bulk copies fill. */
#include "dialect.h"

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

#include "fill_bulk.h"

#define BUFFERED_KERNEL segreduce_rows_buffer_bulk
#include "buffered.h"

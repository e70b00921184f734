/* Segmented reduction of rows, split evenly, through a buffer (evenly_buffered.h) that the block's threads fill. */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif
#ifndef VT
#define VT 15 /* rows per thread; odd: no bank conflicts */
#endif
#ifndef COLUMNS
#define COLUMNS 1 /* adjacent columns that a thread folds: a divisor of WIDTH */
#endif
#ifndef TILES
#define TILES 8 /* tiles per block */
#endif
#ifndef UNROLL
#define UNROLL 4 /* rows that a thread reads at a time */
#endif
#ifndef MIN_BLOCKS
#define MIN_BLOCKS 0 /* blocks that a multiprocessor should hold; 0: the compiler decides */
#endif

#include "fill_loads.h"

#define EVEN_KERNEL segreduce_rows_even_buffer
#include "evenly_buffered.h"

/*
 * Segmented reduction of rows through a buffer that bulk copies fill; a thread folds COLUMNS columns of a segment
 * (columns.h).
 */
#include "dialect.h"

#ifndef NT
#define NT 64 /* threads per block */
#endif
#ifndef SEGMENTS
#define SEGMENTS 64 /* segments per block: a multiple of 16, so that their results are whole vectors */
#endif
#ifndef COLUMNS
#define COLUMNS 1 /* adjacent columns that a thread folds: a divisor of WIDTH */
#endif
#ifndef BUFFER_ITEMS
#define BUFFER_ITEMS 2048 /* values in the buffer: whole vectors */
#endif
#ifndef UNROLL
#define UNROLL 4 /* rows that a thread reads at a time */
#endif
#ifndef WARP_SEGMENT_MIN
#define WARP_SEGMENT_MIN 0 /* segments with more rows in the buffer are folded by whole warps; 0: none */
#endif

#include "fill_bulk.h"

#define COLUMNS_KERNEL segreduce_rows_columns_bulk
#include "columns.h"

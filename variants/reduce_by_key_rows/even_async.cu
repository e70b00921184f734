/* segreduce_rows/even_async for runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif

#ifndef SEGMENT_COST
#define SEGMENT_COST 1 /* cost of a run's end, in rows; with 0 no block is idle, as each run has a row */
#endif

#include "runs.h"

#define END_ITEMS SEGMENT_COST

#include "segreduce_rows/even_async.cu"

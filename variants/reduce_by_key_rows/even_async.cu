/* segreduce_rows/even_async of the runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif

#ifndef SEGMENT_COST
#define SEGMENT_COST 1 /* rows that a run's end counts as; with 0 no block is in vain, as runs have a row at least */
#endif

#include "runs.h"

#define END_ITEMS SEGMENT_COST

#include "segreduce_rows/even_async.cu"

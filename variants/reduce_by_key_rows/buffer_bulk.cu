/* segreduce_rows/buffer_bulk of the runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads a block */
#endif

#include "runs.h"

#include "segreduce_rows/buffer_bulk.cu"

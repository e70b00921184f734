/* segreduce_rows/columns_bulk of the runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 64 /* threads a block */
#endif

#include "runs.h"

#include "segreduce_rows/columns_bulk.cu"

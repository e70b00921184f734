/* segreduce_rows/columns_bulk for runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 64 /* threads per block */
#endif

#include "runs.h"

#include "segreduce_rows/columns_bulk.cu"

/* segreduce_rows/lanes for runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads per block */
#endif

#include "runs.h"

#include "segreduce_rows/lanes.cl"

/* segreduce_rows/lanes of the runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 256 /* threads a block */
#endif

#include "runs.h"

#include "segreduce_rows/lanes.cl"

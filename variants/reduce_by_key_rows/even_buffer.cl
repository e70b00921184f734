/* segreduce_rows/even_buffer for runs of equal keys (runs.h). */
#include "dialect.h"

#ifndef NT
#define NT 128 /* threads per block */
#endif

#include "runs.h"

#include "segreduce_rows/even_buffer.cl"

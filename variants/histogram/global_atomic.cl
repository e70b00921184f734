/* Histogram of bytes: one atomic addition per byte, to the result in global memory. */
#define LOCAL_BINS 0
#define RUNS 0
#include "histogram.h"

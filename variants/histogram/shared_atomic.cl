/* Histogram of bytes in local memory: one atomic addition per byte. */
#define LOCAL_BINS 1
#define RUNS 0
#include "histogram.h"

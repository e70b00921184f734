/* Histogram of bytes in local memory that runs of equal bytes do not slow down: a thread adds a whole run at once. */
#define LOCAL_BINS 1
#define RUNS 1
#include "histogram.h"

/* Histogram of bytes, one atomic addition to the result a byte. */
#define LOCAL_BINS 0
#define RUNS 0
#include "histogram.h"

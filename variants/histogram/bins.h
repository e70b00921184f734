/* The counts of all byte histograms. */
#ifndef SEGTUNE_BINS_H
#define SEGTUNE_BINS_H

#include "dialect.h"

#define BINS 256

/* Blocks add to the counts in any order, so they must be 0 before the first of them. */
KERNEL BOUNDS(BINS, 0) void histogram_zero(GLOBAL u32 *RESTRICT result)
{
	result[thread_id()] = 0;
}

#endif

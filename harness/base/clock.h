/* Seconds on the monotonic clock. */
#ifndef SEGTUNE_CLOCK_H
#define SEGTUNE_CLOCK_H

#include <time.h>

static inline double clock_now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#endif

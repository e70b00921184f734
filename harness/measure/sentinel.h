/*
 * A fixed kernel, timed again and again beside what is measured: a copy between buffers much larger than the cache.
 * What it takes longer than at the beginning, the device has become slower.
 */
#ifndef SEGTUNE_SENTINEL_H
#define SEGTUNE_SENTINEL_H

#include "harness/measure/bench.h"

#define SENTINEL_SAMPLES 9
#define SENTINEL_PERIOD 1.0 /* seconds between two readings */

/* Zero-initialised: there is none, and no drift is known. */
struct sentinel {
	struct bench *bench;
	struct gpu_mem *from, *to;
	double first[SENTINEL_SAMPLES], last[SENTINEL_SAMPLES]; /* seconds of a copy */
	double when;                                            /* of the last reading, as clock_now */
};

/*
 * Make the buffers and the first reading. Without memory for them, and on a CPU, whose speed other programs change from
 * one moment to the next, there is no sentinel, which is no error.
 */
int sentinel_open(struct sentinel *s, struct bench *bench, struct err *e);
void sentinel_close(struct sentinel *s);

/* A reading, if the last one is SENTINEL_PERIOD old or now is set. */
int sentinel_watch(struct sentinel *s, int now, struct err *e);

/*
 * Times as slow as at the beginning: the ratio of the medians of last and first reading; 1 where their 95% intervals
 * overlap. 0: not known.
 */
double sentinel_drift(const struct sentinel *s);

#endif

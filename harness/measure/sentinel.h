/* Detects a device that slows down during a run: times a fixed kernel, which copies between buffers much larger than
 * the cache, at intervals between the measurements. */
#ifndef SEGTUNE_SENTINEL_H
#define SEGTUNE_SENTINEL_H

#include "harness/measure/bench.h"

#define SENTINEL_SAMPLES 9
#define SENTINEL_PERIOD 1.0 /* seconds between two readings */

/* Zero-initialized: no sentinel; drift is unknown. */
struct sentinel {
	struct bench *bench;
	struct gpu_mem *from, *to;
	double first[SENTINEL_SAMPLES], last[SENTINEL_SAMPLES]; /* seconds per copy */
	double read_at;                                         /* clock_now() of the last reading */
};

/* Allocates the buffers and takes the first reading. There is no sentinel, and no error, if memory is short, or on a
 * CPU, whose speed changes with every other program. */
int sentinel_open(struct sentinel *s, struct bench *bench, struct err *e);
void sentinel_close(struct sentinel *s);

/* Takes a reading if the last one is SENTINEL_PERIOD old, or if `now` is set. */
int sentinel_read(struct sentinel *s, int now, struct err *e);

/* The slowdown: ratio of the last reading's median to the first one's; 1 if their 95% intervals overlap. 0: unknown. */
double sentinel_drift(const struct sentinel *s);

#endif

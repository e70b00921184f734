/* Stored histograms, and the shape of geometries that were stored before their shares were. */
#ifndef SEGTUNE_SHARES_H
#define SEGTUNE_SHARES_H

#include <stdint.h>

#define HISTOGRAM_BUCKETS 64

/* The numbers of a stored histogram, a JSON array. Returns how many, 0 where it is none. */
int histogram_read(const char *text, double counts[HISTOGRAM_BUCKETS]);

/*
 * About which share of n elements lies in segments of at least `length` (a power of two), 0 to 1. histogram: JSON,
 * [k] segments with lengths in [2^(k-1), 2^k); longest: the longest segment. The lengths of a bucket count as their
 * geometric mean, one of the last as the longest, and all are scaled so that they add up to n. 0 for what cannot be
 * read.
 */
double share_estimate(const char *histogram, int64_t n, int64_t longest, int64_t length);

#endif

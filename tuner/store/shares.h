/* Stored histograms, and estimates of the shares that are not stored. */
#ifndef SEGTUNE_SHARES_H
#define SEGTUNE_SHARES_H

#include <stdint.h>

#define HISTOGRAM_BUCKETS 64

/* The numbers of a stored histogram, a JSON array. Returns their count, 0 if the text is invalid. */
int histogram_read(const char *text, double counts[HISTOGRAM_BUCKETS]);

/*
 * An estimate, from 0 to 1, of the fraction of n elements that lie in segments of at least `length` (a power of two).
 * histogram: JSON; entry k counts the segments with lengths in [2^(k-1), 2^k). longest: length of the longest segment.
 * Lengths in a bucket count as its geometric mean, one in the last bucket as the longest, and all are scaled to sum to
 * n. 0 if the text is invalid.
 */
double share_estimate(const char *histogram, int64_t n, int64_t longest, int64_t length);

/* An estimate of the longest segment that a probe sees that looks at the segments of GEOMETRY_SAMPLES evenly
 * spaced elements. Arguments as above; 0 if the text is invalid. */
double seen_estimate(const char *histogram, int64_t n, int64_t longest);

#endif

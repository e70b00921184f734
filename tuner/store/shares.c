/* Estimates shares of elements in long segments from a histogram of lengths. */
#include "tuner/store/shares.h"

#include <math.h>
#include <stdlib.h>

#include "harness/data/geometry.h"

int histogram_read(const char *text, double counts[HISTOGRAM_BUCKETS])
{
	int count = 0;

	if (*text++ != '[')
		return 0;
	while (count < HISTOGRAM_BUCKETS) {
		char *end;

		counts[count] = strtod(text, &end);
		if (end == text || !(counts[count] >= 0))
			return 0;
		count++;
		if (*end == ']')
			return count;
		if (*end != ',')
			return 0;
		text = end + 1;
	}
	return 0;
}

/* What a length in bucket k counts as; in the last one, at most the longest. */
static double length_of(int k, int is_last, double longest)
{
	const double low = ldexp(1, k - 1);

	return sqrt(low * (is_last ? longest : ldexp(1, k) - 1));
}

/* The elements in bucket k; in the last one, one segment is the longest. */
static double elements_of(double segments, int k, int is_last, double longest)
{
	const double each = k > 0 ? length_of(k, is_last, longest) : 0;

	if (k == 0 || segments < 1)
		return 0;
	return is_last ? longest + (segments - 1) * each : segments * each;
}

double share_estimate(const char *histogram, int64_t n, int64_t longest, int64_t length)
{
	double counts[HISTOGRAM_BUCKETS], all = 0, above = 0;
	const int buckets = histogram_read(histogram, counts);

	for (int k = 0; k < buckets && n > 0; k++) {
		const double elements = elements_of(counts[k], k, k == buckets - 1, (double)longest);

		all += elements;
		if (k > 0 && ldexp(1, k - 1) >= (double)length)
			above += elements;
	}
	return all > 0 ? above / all : 0;
}

/* The bucket down to which there is one sample, on average. */
double seen_estimate(const char *histogram, int64_t n, int64_t longest)
{
	double counts[HISTOGRAM_BUCKETS], above = 0;
	const int buckets = histogram_read(histogram, counts);
	const double apart = n < GEOMETRY_SAMPLES ? 1 : (double)n / GEOMETRY_SAMPLES;

	for (int k = buckets - 1; k > 0; k--) {
		const int is_last = k == buckets - 1;

		above += elements_of(counts[k], k, is_last, (double)longest);
		if (above >= apart)
			return is_last ? (double)longest : length_of(k, 0, (double)longest);
	}
	return buckets > 0 ? (double)longest : 0;
}

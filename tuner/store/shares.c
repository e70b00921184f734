/* Estimates shares of elements in long segments from a histogram of lengths. */
#include "tuner/store/shares.h"

#include <math.h>
#include <stdlib.h>

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

/* The elements in bucket k; in the last one, one segment is the longest. */
static double elements_of(double segments, int k, int is_last, double longest)
{
	const double low = ldexp(1, k - 1);
	const double high = is_last ? longest : ldexp(1, k) - 1;

	if (k == 0 || segments < 1)
		return 0;
	return is_last ? longest + (segments - 1) * sqrt(low * high) : segments * sqrt(low * high);
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

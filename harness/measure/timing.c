/* Summaries of samples by order statistics: no assumption about the distribution, whose tail is long. */
#include <math.h>
#include <stdlib.h>

#include "harness/measure/bench.h"

/* The sample with `rank` smaller ones before it. Quadratic, but samples are few and it needs no memory. */
static double ranked(const struct timing *t, int rank)
{
	for (int i = 0; i < t->count; i++) {
		int before = 0;

		for (int j = 0; j < t->count; j++)
			before += t->samples[j] < t->samples[i] || (j < i && t->samples[j] <= t->samples[i]);
		if (before == rank)
			return t->samples[i];
	}
	return NAN; /* a sample is NaN */
}

/*
 * The k for which [x(k), x(n-1-k)] is the narrowest interval between order statistics (from 0) that covers the median
 * with at least 95%: the number of samples below the median is binomial(n, 1/2), so it misses with 2 P(B <= k). (David
 * and Nagaraja, "Order Statistics", 7.1.) -1 below TIMING_MIN samples, where there is none.
 */
static int interval_rank(int n)
{
	double logarithm = -n * log(2), below = exp(logarithm);
	int k = -1;

	while (2 * below <= 0.05) {
		k++;
		logarithm += log((double)(n - k) / (k + 1));
		below += exp(logarithm);
	}
	return k;
}

void timing_summarise(struct timing *t)
{
	int k = interval_rank(t->count);
	double sum = 0;

	k = k > 0 ? k : 0;
	t->median = (ranked(t, (t->count - 1) / 2) + ranked(t, t->count / 2)) / 2;
	t->low = ranked(t, k);
	t->high = ranked(t, t->count - 1 - k);
	t->min = ranked(t, 0);
	for (int i = 0; i < t->count; i++)
		sum += t->samples[i];
	t->mean = sum / t->count;
}

struct timing timing_of(const double *samples, int count)
{
	struct timing t = {.samples = (double *)samples, .count = count};

	timing_summarise(&t);
	t.samples = NULL;
	return t;
}

void timing_release(struct timing *t)
{
	free(t->samples);
	t->samples = NULL;
	t->count = 0;
}

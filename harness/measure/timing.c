/* Summarizes samples by order statistics, which assume nothing about the distribution; it has a long tail. */
#include <math.h>
#include <stdlib.h>

#include "harness/measure/bench.h"

/* Counts of samples below and equal to a value, and the closest samples on both sides. */
struct parted {
	int below, equal;
	double before, behind;
};

static struct parted part(const struct timing *t, double at)
{
	struct parted p = {.before = -INFINITY, .behind = INFINITY};

	for (int i = 0; i < t->count; i++) {
		const double x = t->samples[i];

		p.below += x < at;
		p.equal += x == at;
		if (x < at && x > p.before)
			p.before = x;
		if (x > at && x < p.behind)
			p.behind = x;
	}
	return p;
}

/* The sample of rank `rank` (from 0), by bisection on the values: about ten passes over the samples, and no memory (T.
 * Mogensen's method, in N. Devillard, "Fast median search: an ANSI C implementation", 1998). */
static double ranked(const struct timing *t, int rank)
{
	const struct parted all = part(t, INFINITY), none = part(t, -INFINITY);
	double low = none.behind, high = all.before;

	if (all.below != t->count) /* a sample is NaN or infinite */
		return NAN;
	while (low < high) {
		const double at = low + (high - low) / 2;
		const struct parted p = part(t, at);

		if (rank < p.below)
			high = p.before;
		else if (rank < p.below + p.equal)
			return at;
		else
			low = p.behind;
	}
	return low;
}

/*
 * The k for which [x(k), x(n-1-k)] is the narrowest interval of order statistics (from 0) that covers the median with
 * at least 95% probability: the number of samples below the median is binomial(n, 1/2), so the interval misses it with
 * probability 2 P(B <= k). (David and Nagaraja, "Order Statistics", 7.1.) -1 for fewer than TIMING_MIN samples, which
 * have no such interval.
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

/* Summaries of samples: known order statistics, and the coverage of the interval, by simulation. */
#include "../test.h"

#include <math.h>
#include <stdlib.h>

#include "harness/measure/bench.h"

static struct timing summary(double *samples, int count)
{
	struct timing t = {0};

	t.samples = samples;
	t.count = count;
	timing_summarise(&t);
	return t;
}

static int same(double a, double b)
{
	return fabs(a - b) < 1e-12;
}

/* Ranks of the median's 95% interval, from 1, as in tables of the sign test. */
static void known_ranks(struct test_counts *t)
{
	static const struct {
		int count, low, high;
	} table[] = {{1, 1, 1},   {3, 1, 3},   {5, 1, 5},   {6, 1, 6},    {8, 1, 8},    {9, 2, 8},    {11, 2, 10},
		     {15, 4, 12}, {20, 6, 15}, {25, 8, 18}, {30, 10, 21}, {50, 18, 33}, {100, 40, 61}};
	double samples[2000];

	for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
		int n = table[k].count;
		struct timing s;

		for (int i = 0; i < n; i++) /* 1..n in a scattered order: 17 and n are coprime */
			samples[i] = n % 17 ? (double)(i * 17 % n + 1) : (double)(i + 1);
		s = summary(samples, n);
		test_ok(t,
			same(s.low, table[k].low) && same(s.high, table[k].high) && same(s.median, (n + 1) / 2.0) &&
				same(s.min, 1) && same(s.mean, (n + 1) / 2.0),
			"%d samples: interval from rank %g to %g, median %g", n, s.low, s.high, s.median);
	}
	for (int i = 0; i < 2000; i++)
		samples[i] = i + 1;
	test_ok(t, same(summary(samples, 2000).low, 956), "2000 samples: no underflow, rank %g", samples[955]);
}

static void ties(struct test_counts *t)
{
	double samples[] = {3, 1, 3, 3, 2, 3, 3, 9, 3, 3};
	struct timing s = summary(samples, 10);

	test_ok(t, same(s.median, 3) && same(s.low, 2) && same(s.high, 3) && same(s.min, 1) && same(s.mean, 3.3),
		"equal samples are ranked by place");
	test_ok(t, same(samples[0], 3) && same(samples[7], 9), "samples stay in the order taken");
}

/* Uniform in (0, 1): SplitMix64. */
static double uniform(uint64_t *state)
{
	uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return ((double)((z ^ (z >> 31)) >> 11) + 0.5) * 0x1p-53;
}

/* Samples with a long tail, like those of devices: the true median must lie in 95% of the intervals, or a few more. */
static void coverage(struct test_counts *t)
{
	static const int counts[] = {6, 11, 21, 51};
	enum { TRIALS = 4000 };
	double samples[64];
	uint64_t state = 5;

	for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
		int inside = 0;

		for (int trial = 0; trial < TRIALS; trial++) {
			struct timing s;

			for (int i = 0; i < counts[k]; i++)
				samples[i] = 1 - log(uniform(&state)); /* median 1 + ln 2 */
			s = summary(samples, counts[k]);
			inside += s.low <= 1 + log(2) && 1 + log(2) <= s.high;
		}
		test_ok(t, inside >= 0.94 * TRIALS && inside <= 0.995 * TRIALS, "%d samples: %.1f%% coverage",
			counts[k], 100.0 * inside / TRIALS);
	}
}

int main(void)
{
	struct test_counts t = {0, 0, 0};
	struct timing empty = {0};

	known_ranks(&t);
	ties(&t);
	coverage(&t);
	timing_release(&empty);
	test_ok(&t, empty.samples == NULL, "releasing an empty timing is harmless");
	return test_end(&t);
}

/* Estimates the loss of each box on a problem from all measured cases, by kriging. Takes about 3 us on one core. */
#include <string.h>

#include "tuner/library/runtime/internal.h"

#define MOST_TOGETHER 16 /* boxes evaluated in one pass over the cases */

/* log2(x), interpolated linearly between powers of two: the bits of a double, read as an integer, are just that. */
static double octaves(double x, double least)
{
	uint64_t bits;
	double log;

	memcpy(&bits, &x, sizeof bits);
	log = x > 0 ? (double)bits / 4503599627370496.0 - 1023 : least;
	return log > least ? log : least;
}

static int in_units(double x)
{
	return (int)floor(CASE_UNIT * x + 0.5);
}

/* Unknown: guessed from the mean length in octaves, as no elements up to 4 and all from 64 on. */
static double share_16_of(const struct segred_problem *p, double mean)
{
	return fmin(fmax(p->share_16 >= 0 ? p->share_16 : (mean - 2) / 4, 0), 1);
}

/* The position of a problem among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or
 * span at 16, by the share of segments of 1024 at 64. */
static void place_problem(const struct segred_problem *p, int place[CASE_AXES])
{
	const double n = octaves((double)p->n, 0), span = octaves((double)p->span, 0);
	const double mean = octaves(p->segments ? (double)p->n / (double)p->segments : (double)p->n, -10);
	const double even = mean + 7 < n ? mean + 7 : n; /* elements in 128 segments of the mean length */

	place[0] = in_units(n / 32);
	place[1] = in_units(mean / 16);
	place[2] = in_units(octaves(p->share_1k, -12) / 64);
	place[3] = in_units(octaves(p->share_4k, -12) / 32);
	place[4] = in_units((span - even) / 16);
	place[5] = in_units((span - n) / 16);
	place[6] = in_units(share_16_of(p, mean) / 4);
	place[7] = in_units((octaves((double)p->longest, 0) - n) / 32);
}

/* The expected losses of `count` boxes at that position, as log(1 + regret) with regret capped at 1. axes: how many
 * axes to use; weights: column of the first box. */
static void expect(const struct table *t, const int *place, int axes, int weights, int count, double *sums)
{
	const int *row = t->cases;
	int i, axis, b;

	for (b = 0; b < count; b++)
		sums[b] = row[weights + b];
	for (i = 0; i < t->ncases; i++) {
		int64_t squares = 0;
		double alike;

		row += CASE_AXES + 2 * t->nmeasured;
		for (axis = 0; axis < axes; axis++) {
			const int64_t apart = place[axis] - row[axis];

			squares += apart * apart;
		}
		alike = CASE_UNIT / (CASE_UNIT + sqrt((double)squares));
		for (b = 0; b < count; b++)
			sums[b] += alike * row[weights + b];
	}
}

LOCAL int is_estimated(const struct table *t, const struct segred_problem *p)
{
	return t->ncases > 0 && p->share_1k >= 0 && p->share_4k >= 0 && p->span > 0;
}

LOCAL int next_expected(const struct table *t, const struct segred_problem *p, int box, double *loss)
{
	const int axes = p->longest > 0 ? CASE_AXES : CASE_AXES - 1;
	const int weights = CASE_AXES + (p->longest > 0 ? t->nmeasured : 0);
	const double over = box < 0 ? -HUGE_VAL : *loss;
	double sums[MOST_TOGETHER];
	int place[CASE_AXES], from, i, next = -1;

	place_problem(p, place);
	for (from = 0; from < t->nmeasured; from += MOST_TOGETHER) {
		const int count = t->nmeasured - from < MOST_TOGETHER ? t->nmeasured - from : MOST_TOGETHER;

		expect(t, place, axes, weights + from, count, sums);
		for (i = 0; i < count; i++) {
			const int is_behind = sums[i] > over || (sums[i] >= over && from + i > box);

			if (is_behind && (next < 0 || sums[i] < *loss)) {
				next = from + i;
				*loss = sums[i];
			}
		}
	}
	return next;
}

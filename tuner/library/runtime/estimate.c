/* Estimates the loss of each box on a problem from all measured cases, by kriging. */
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

static float in_units(double x)
{
	return (float)floor(CASE_UNIT * x + 0.5);
}

/* Unknown: guessed from the mean length in octaves, as no elements up to 4 and all from 64 on. */
static double share_16_of(const struct segred_problem *p, double mean)
{
	return fmin(fmax(p->share_16 >= 0 ? p->share_16 : (mean - 2) / 4, 0), 1);
}

LOCAL int64_t longest_of(const struct segred_problem *p)
{
	return p->longest > 0 ? p->longest : p->longest_seen;
}

/* The position of a problem among the cases. Two cases correlate by half at 32 octaves of distance, by mean length or
 * span at 16, by the share of segments of 1024 at 64. */
static void place_problem(const struct segred_problem *p, float place[CASE_AXES])
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
	place[7] = in_units((octaves((double)longest_of(p), 0) - n) / 32);
}

/* The square root of x to five digits: Newton's method from half the exponent. sqrtf may set errno, for which compilers
 * give up vector instructions. */
static float root(float x)
{
	const float half = 0.5f * x;
	float inverse;
	uint32_t bits;
	int step;

	memcpy(&bits, &x, sizeof bits);
	bits = 0x5f375a86u - (bits >> 1);
	memcpy(&inverse, &bits, sizeof inverse);
	for (step = 0; step < 2; step++)
		inverse *= 1.5f - half * inverse * inverse;
	return x * inverse;
}

/* The similarity of a position to each of CASE_LANES cases. */
static void find_similarity(const float *cases, const float *place, int axes, float alike[CASE_LANES])
{
	float squares[CASE_LANES] = {0};
	int axis, i;

	for (axis = 0; axis < axes; axis++)
		for (i = 0; i < CASE_LANES; i++) {
			const float apart = place[axis] - cases[axis * CASE_LANES + i];

			squares[i] += apart * apart;
		}
	for (i = 0; i < CASE_LANES; i++)
		alike[i] = CASE_UNIT / (CASE_UNIT + root(squares[i]));
}

/* The expected losses of `count` boxes at that position, as log(1 + regret) with regret capped at 1. axes: how many
 * axes to use; first: number of the first weight. */
static void expect(const struct table *t, const float *place, int axes, int first, int count, double *sums)
{
	const float *cases = t->cases + (ptrdiff_t)2 * t->nmeasured;
	float by_lane[MOST_TOGETHER * CASE_LANES] = {0};
	int i, b, k;

	for (i = 0; i < t->ncases; i += CASE_LANES) {
		const float *weights = cases + (ptrdiff_t)(CASE_AXES + first) * CASE_LANES;
		float alike[CASE_LANES];

		find_similarity(cases, place, axes, alike);
		for (b = 0; b < count; b++)
			for (k = 0; k < CASE_LANES; k++)
				by_lane[b * CASE_LANES + k] += alike[k] * weights[b * CASE_LANES + k];
		cases += (ptrdiff_t)(CASE_AXES + 2 * t->nmeasured) * CASE_LANES;
	}
	for (b = 0; b < count; b++) {
		sums[b] = (double)t->cases[first + b];
		for (k = 0; k < CASE_LANES; k++)
			sums[b] += (double)by_lane[b * CASE_LANES + k];
	}
}

LOCAL int is_estimated(const struct table *t, const struct segred_problem *p)
{
	return t->ncases > 0 && p->share_1k >= 0 && p->share_4k >= 0 && p->span > 0;
}

LOCAL int next_expected(const struct table *t, const struct segred_problem *p, int box, double *loss)
{
	const int axes = longest_of(p) > 0 ? CASE_AXES : CASE_AXES - 1;
	const int weights = longest_of(p) > 0 ? t->nmeasured : 0;
	const double over = box < 0 ? -HUGE_VAL : *loss;
	double sums[MOST_TOGETHER];
	float place[CASE_AXES];
	int from, i, next = -1;

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

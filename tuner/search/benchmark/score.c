/* Scores runs relative to random search, whose expected course is in the baseline. */
#include "tuner/search/benchmark/score.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the space ---- */

static int worst_first(const void *left, const void *right)
{
	const double *a = left, *b = right;

	return (*a < *b) - (*a > *b);
}

static int best_first(const void *left, const void *right)
{
	return worst_first(right, left);
}

static double median_of_sorted(const double *values, int count)
{
	return (values[count / 2] + values[(count - 1) / 2]) / 2;
}

/* Mean and median cost of a configuration; failed ones cost their build. */
static int sum_costs(const struct recording *r, struct baseline *b, double *median, struct err *e)
{
	int count = r->space.nconfigs;
	double *costs = malloc((size_t)count * sizeof *costs), sum = 0;

	if (!costs)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the baseline");
	for (int i = 0; i < count; i++) {
		(void)recording_try(r, i, 1, 0, &costs[i]);
		sum += costs[i];
	}
	qsort(costs, (size_t)count, sizeof *costs, best_first);
	*median = median_of_sorted(costs, count);
	b->evaluation = sum / count;
	free(costs);
	if (*median > 0 && b->evaluation > 0)
		return 0;
	return err_set(e, "'%s' has no costs of its configurations", r->name);
}

static double target(const struct baseline *b, double cutoff)
{
	return b->optimum + (b->median - b->optimum) * (1 - cutoff);
}

int baseline_evaluations(const struct baseline *b, double cutoff)
{
	int i = 0;

	while (i < b->count - 1 && b->values[i] > target(b, cutoff))
		i++;
	return (int)ceil((double)i / (b->count + 1 - i));
}

/* ---- random search ---- */

/* The expected best after an integral number of evaluations. Halves round to the even index, as in the authors'
 * program. */
static double expected(const struct baseline *b, int evaluations)
{
	double m = evaluations;
	long index = lrint(m * (b->count + 1) / (m + 1));

	return b->values[index < b->count - 1 ? index : b->count - 1];
}

/* Slopes of the monotone cubic through the expected values (Fritsch, Butland 1984), which are one evaluation apart. */
static void set_slopes(struct baseline *b)
{
	for (int k = 1; k <= b->nslopes; k++) {
		double before = k > 1 ? expected(b, k) - expected(b, k - 1) : 0;
		double after = expected(b, k + 1) - expected(b, k);

		/* Zero at local extremes and ends; else the harmonic mean. */
		b->slopes[k - 1] = before * after > 0 ? 2 * before * after / (before + after) : 0;
	}
	/* One-sided at the first point, by the end rule of the same method: through the first three points. */
	if (b->nslopes > 2) {
		double first = expected(b, 2) - expected(b, 1), second = expected(b, 3) - expected(b, 2);
		double slope = (3 * first - second) / 2;

		b->slopes[0] = slope * first <= 0 ? 0 : fabs(slope) > 3 * fabs(first) ? 3 * first : slope;
	}
}

double baseline_value(const struct baseline *b, double evaluations)
{
	int k = (int)floor(evaluations);
	double t = evaluations - k, low, high;

	if (evaluations < 1)
		return expected(b, 1);
	if (k >= b->nslopes)
		return expected(b, k);
	low = expected(b, k);
	high = expected(b, k + 1);
	return low * (1 + 2 * t) * (1 - t) * (1 - t) + b->slopes[k - 1] * t * (1 - t) * (1 - t) +
	       high * t * t * (3 - 2 * t) + b->slopes[k] * t * t * (t - 1);
}

static int take_values(const struct recording *r, struct baseline *b, struct err *e)
{
	b->values = malloc((size_t)r->space.nconfigs * sizeof *b->values);
	if (!b->values)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the baseline");
	for (int i = 0; i < r->space.nconfigs; i++)
		if (isfinite(r->outcomes[i].seconds))
			b->values[b->count++] = r->outcomes[i].seconds;
	qsort(b->values, (size_t)b->count, sizeof *b->values, worst_first);
	b->optimum = b->values[b->count - 1];
	b->median = median_of_sorted(b->values, b->count);
	return 0;
}

int baseline_make(const struct recording *r, double cutoff, struct baseline *b, struct err *e)
{
	double cost = 0;

	memset(b, 0, sizeof *b);
	if (take_values(r, b, e) || sum_costs(r, b, &cost, e)) {
		baseline_release(b);
		return -1;
	}
	b->target = target(b, cutoff);
	b->evaluations = baseline_evaluations(b, cutoff);
	b->start = baseline_evaluations(b, SCORE_START) * cost;
	b->end = b->evaluations * cost;
	b->nslopes = (int)ceil(b->end / b->evaluation) + 2;
	b->slopes = calloc((size_t)b->nslopes, sizeof *b->slopes);
	if (!b->slopes) {
		baseline_release(b);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the baseline");
	}
	set_slopes(b);
	return 0;
}

void baseline_release(struct baseline *b)
{
	free(b->values);
	free(b->slopes);
	memset(b, 0, sizeof *b);
}

/* ---- runs ---- */

/* The last point at or before a moment; -1: none. */
static int point_at(const struct run_point *points, int count, double at)
{
	int low = -1, high = count;

	while (high - low > 1) {
		int middle = low + (high - low) / 2;

		if (points[middle].at <= at)
			low = middle;
		else
			high = middle;
	}
	return low;
}

double score_at(const struct baseline *b, const struct run_point *points, int count, double at)
{
	double random = baseline_value(b, at / b->evaluation);
	int i = point_at(points, count, at);

	if (!(random > b->target))
		return NAN;
	return i < 0 || !isfinite(points[i].seconds) ? 0 : (random - points[i].seconds) / (random - b->optimum);
}

double score_run(const struct baseline *b, const struct run_point *points, int count, double *curve, int steps)
{
	double sum = 0;
	int counted = 0;

	for (int i = 0; i < SCORE_STEPS; i++) {
		double p = score_at(b, points, count, b->start + (b->end - b->start) * i / (SCORE_STEPS - 1));

		if (!isnan(p)) {
			sum += p;
			counted++;
		}
	}
	for (int i = 0; curve && i < steps; i++)
		curve[i] = score_at(b, points, count, b->start + (b->end - b->start) * i / (steps - 1));
	return counted ? sum / counted : NAN;
}

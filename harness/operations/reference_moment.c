/*
 * Mean and variance, and logsumexp, in long double, with bounds for the results of kernels in any order.
 *
 * u = 2^-24 (f32) or 2^-53 (f64), L is the length of a segment, a = 4 + ln(results) / 3.7 the number of standard
 * deviations, as in reference.h. Kernels may use division, exponential and logarithm functions with errors of 4 u; for
 * the logarithm of a number below 2 the error is absolute, and within the r below.
 *
 * Variance: elements are merged in a tree. The mean m of a node of k elements has an error of at most u (|m| + 6 |m -
 * m'|) from the merge that made it, with m' the mean of its left part, and passes k/L of it on. As k m^2 <= sum x^2
 * over the node, and an element is in at most L nodes, independent errors add up to a standard deviation below u
 * sqrt(Q), Q = sum x^2, for every order and every node. Accepted: e = a u sqrt(Q). Serial order reaches about 0.3
 * instead of a.
 *
 * For k <= 32 elements at once the mean is a sum of quotients: k roundings of sums below u sqrt(Q' / k), where Q' is
 * the Q of these elements, and k of quotients, together 1.5 u sqrt(Q'), of which k/L is passed on: less than for k
 * merges. If the roundings are all alike they add up to k/2 u m, which is below e because k/2 < 4 sqrt(k). Squared
 * distances from a mean with error e' are too large by k e'^2, in total below L e^2, and their k + 2 roundings are
 * those of S.
 *
 * For a run of sequential elements (elem.c) distances are taken from its first element, and after eight elements from
 * the mean so far. Eight squared distances from one of the elements are at most 8 S', where S' is the sum around their
 * mean; their rounding, a u 8 S' / sqrt(8) at worst, is below what is accepted for S below. The mean gets one rounding
 * per eight elements, and one of the sum of distances; these are below u sqrt(Q'), too.
 *
 * To the sum of squares S a merge of means at distance d adds d^2 w, w = k k' / (k + k'), with an error of 2 d w (e +
 * e') + w (e + e')^2, and roundings of 10 u d^2 w and u S'. The sum of all d^2 w is S, and each w is below half of L
 * log2(2 L). The signs of d are independent of earlier roundings, except for runs of 16 alike values in DATA_SPECIAL,
 * so the first terms add up as the root of their squares. Accepted: 8 a sqrt(S log2(2 L)) e + L e^2 + (a sqrt(L) + 10)
 * u S, divided by L, and 4 u of the variance. The textbook sums of x and x^2 have an error of u sqrt(L) Q and more,
 * which the values of dataset.c make larger than this bound.
 *
 * Logsumexp: all terms are positive. A sum of L of them has the relative error a u sqrt(L) of prices in reference.h.
 * The exponential of a term, of -d, has an error of (4 + 3 d) u, which is below 4 u of the largest term where it
 * matters; it occurs once when the term is added and once in each later merge with a larger maximum: in total 2 log2(2
 * L) in trees and in random order. Several elements at once have one error each, and save as many merges. Accepted: r =
 * u (a sqrt(L) + 8 log2(2 L)); for the logarithm r, plus 4 u of it, plus u of the result.
 *
 * Softmax: an element's exponential, of -d, has an error of (4 + 4 d) u including the rounding of d, the sum r as
 * above, division and product together 8 u: the error of the share is these times the share. What is flushed to zero on
 * the way is below the smallest normal number, because the sum is at least 1, or the share is 0.
 *
 * Both assume that the roundings of a sum are independent. 16-bit values, and DATA_SMALL, have so few distinct values
 * that they are not: while the sum stays within an octave, equal values are rounded by the same amount every time.
 * There L replaces a sqrt(L), the worst case in any order.
 */
#include <math.h>
#include <stddef.h>

#include "harness/operations/reference_cell.h"

static double unit_of(const struct accuracy *a)
{
	return a->narrow ? 0x1p-24 : 0x1p-53;
}

/* What a device may flush to zero in a computation on L elements; f64 is not flushed, but rounded to denormals. */
static double flushed(const struct accuracy *a)
{
	return (a->narrow ? 0x1p-126 : 4 * 0x1p-1074) * (double)a->length;
}

static double levels(const struct accuracy *a)
{
	return a->length > 0 ? log2(2 * (double)a->length) : 1;
}

/* The error, in units of u, of a sum of positive terms to which the segment's elements are added in any order. */
static double summed(const struct accuracy *a)
{
	return a->alike ? (double)a->length : a->unlikely * sqrt((double)a->length);
}

static void no_cell(const struct elem_type *t, struct cell *a)
{
	(void)t;
	*a = (struct cell){.real = 0};
}

/* Variance: whole[0] counts elements, whole[1] those that are not finite; precise holds mean and sum of squares. */

static void variance_lift(int64_t whole, double real, int64_t i, struct cell *a)
{
	(void)whole;
	(void)i;
	*a = (struct cell){.whole = {1, !isfinite(real)}, .precise = {real, 0}, .sum_of_squares = real * real};
}

static void variance_combine(struct cell *a, const struct cell *b)
{
	const long double count = (long double)(a->whole[0] + b->whole[0]), apart = b->precise[0] - a->precise[0];
	const long double share = count > 0 ? (long double)b->whole[0] / count : 0;

	a->precise[0] += apart * share;
	a->precise[1] += b->precise[1] + apart * apart * share * (long double)a->whole[0];
	a->whole[0] += b->whole[0];
	a->whole[1] += b->whole[1];
	a->sum_of_squares += b->sum_of_squares;
}

static void variance_measure(const struct cell *a, const struct accuracy *accuracy, struct moments *m)
{
	const double n = (double)a->whole[0], u = unit_of(accuracy), squares = (double)a->precise[1];
	const double e = accuracy->unlikely * u * sqrt(a->sum_of_squares) + flushed(accuracy);
	const double merged = 8 * accuracy->unlikely * sqrt(squares * levels(accuracy)) * e + n * e * e;
	const double added = (summed(accuracy) + 10) * u * squares;

	m->count = 2;
	if (a->whole[0] == 0 || a->whole[1] > 0) {
		m->value[0] = m->value[1] = NAN;
		return;
	}
	m->value[0] = a->precise[0];
	m->error[0] = e;
	m->value[1] = a->precise[1] / (long double)a->whole[0];
	m->error[1] = (merged + added) / n + 4 * u * (double)m->value[1] + flushed(accuracy);
}

/* Logsumexp: whole[0] counts finite values, whole[1] infinite ones, whole[2] NaN; precise holds largest value and
 * sum. */

static void logsumexp_lift(int64_t whole, double real, int64_t i, struct cell *a)
{
	(void)whole;
	(void)i;
	*a = (struct cell){.whole = {isfinite(real), isinf(real) && real > 0, isnan(real)}};
	if (isfinite(real)) {
		a->precise[0] = real;
		a->precise[1] = 1;
	}
}

static void logsumexp_combine(struct cell *a, const struct cell *b)
{
	const long double apart = b->precise[0] - a->precise[0];

	if (a->whole[0] == 0) {
		a->precise[0] = b->precise[0];
		a->precise[1] = b->precise[1];
	} else if (b->whole[0] > 0 && apart > 0) {
		a->precise[1] = a->precise[1] * expl(-apart) + b->precise[1];
		a->precise[0] = b->precise[0];
	} else if (b->whole[0] > 0) {
		a->precise[1] += b->precise[1] * expl(apart);
	}
	for (int k = 0; k < 3; k++)
		a->whole[k] += b->whole[k];
}

static void logsumexp_measure(const struct cell *a, const struct accuracy *accuracy, struct moments *m)
{
	const double u = unit_of(accuracy);
	const long double sum = logl(a->precise[1]);

	m->count = 1;
	if (a->whole[0] == 0 || a->whole[1] > 0 || a->whole[2] > 0) {
		m->value[0] = a->whole[2] > 0 ? (long double)NAN : a->whole[1] > 0 ? INFINITY : -INFINITY;
		return;
	}
	m->value[0] = a->precise[0] + sum;
	m->error[0] = u * (summed(accuracy) + 8 * levels(accuracy)) + 4 * u * (double)fabsl(sum) +
		      u * (double)fabsl(m->value[0]) + flushed(accuracy);
}

/* Uses double if that is far more precise than the checked result: it takes a tenth of the time. */
static long double decay(long double apart, int narrow)
{
	return narrow ? (long double)exp(-(double)apart) : expl(-apart);
}

struct share_errors softmax_errors(const struct accuracy *a)
{
	return (struct share_errors){summed(a) + 8 * levels(a) + 12, flushed(a),
				     a->narrow ? 4 * 0x1p-126 : 4 * 0x1p-1074, unit_of(a), a->narrow};
}

long double softmax_share(const struct cell *a, double value, const struct share_errors *of, double *error)
{
	const long double apart = a->precise[0] - (long double)value, share = decay(apart, of->narrow) / a->precise[1];

	*error = 0;
	if (a->whole[0] == 0 || a->whole[1] > 0 || a->whole[2] > 0)
		return NAN;
	if (isinf(value))
		return 0;
	*error = (double)share * (of->units + 4 * (double)apart) * of->unit;
	*error += (double)share * of->flushed + of->smallest;
	return share;
}

const struct cell_rule moment_rules[] = {
	{"variance", no_cell, variance_lift, variance_combine, NULL, variance_measure},
	{"logsumexp", no_cell, logsumexp_lift, logsumexp_combine, NULL, logsumexp_measure},
	{NULL, NULL, NULL, NULL, NULL, NULL},
};

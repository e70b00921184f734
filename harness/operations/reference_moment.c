/*
 * Mean and variance, and logsumexp, in long double, with the bounds of what kernels make of them in any order.
 *
 * u = 2^-24 (f32) or 2^-53 (f64), L the length of a segment, a = 4 + ln(results) / 3.7 standard deviations, as in
 * reference.h. Kernels may take division, exponential and logarithm from functions that err by 4 u; the
 * logarithm of what is below 2 absolutely, within r below.
 *
 * Variance: elements are merged in a tree. The mean m of a node of k elements errs by at most u (|m| + 6 |m - m'|) in
 * the merge that made it, m' that of its left part, and passes k/L of that on. As k m^2 <= sum x^2 over the node, and
 * an element is in at most L nodes, errors that are independent add up to a standard deviation below u sqrt(Q), Q = sum
 * x^2, for every order and every node. Accepted: e = a u sqrt(Q). Serial order has about 0.3 in place of a.
 *
 * Of k <= 32 elements at once the mean is a sum of quotients: k roundings of sums below u sqrt(Q' / k), Q' that of
 * these elements, and k of quotients, together u 1.5 sqrt(Q'), and k/L of that is passed on: less than k merges have.
 * Where roundings are alike they add up to k/2 u m, below e, as k/2 < 4 sqrt(k). Squares of distances from a mean that
 * errs by e' are k e'^2 too large, all together below L e^2, and their k + 2 roundings are those of S.
 *
 * Of a run of elements one after the other (elem.c) distances are from its first element, after eight from the mean
 * so far. Eight squares of distances from one of their elements are at most 8 S', S' those from their mean, so that
 * what is rounded, a u 8 S' / sqrt(8) at worst, is below what is accepted of S below. The mean has a rounding each
 * eight elements, and one of the sum of distances, which are below u sqrt(Q'), too.
 *
 * To the sum of squares S a merge adds d^2 w, w = k k' / (k + k'), of means that are apart by d, with an error of 2 d w
 * (e + e') + w (e + e')^2, and roundings of 10 u d^2 w and u S'. All d^2 w together are S, and w are below half of L
 * log2(2 L). Signs of d are independent of what was rounded before, but for runs of 16 values of a kind in
 * DATA_SPECIAL, so that first terms add up as the root of their squares. Accepted: 8 a sqrt(S log2(2 L)) e + L e^2 + (a
 * sqrt(L) + 10) u S, divided by L, and 4 u of the variance. Textbook sums of x and x^2 err by u sqrt(L) Q and more,
 * which the values of dataset.c make larger than that.
 *
 * Logsumexp: all terms are positive. The sum of L of them has the relative error a u sqrt(L) of prices in reference.h;
 * a term's exponential, of -d, errs by (4 + 3 d) u, which is below 4 u of the largest term where it counts, once where
 * it is added and once in each merge above that has a larger maximum: 2 log2(2 L) in trees and in random order
 * together; several at once have one each, and as many merges less. Accepted: r = u (a sqrt(L) + 8 log2(2 L)), in the
 * logarithm r, and 4 u of it and u of the result.
 *
 * Softmax: an element's exponential, of -d, errs by (4 + 4 d) u with the rounding of d, the sum by r as above, division
 * and product by 8 u together: the share by these times the share. What is flushed to zero on the way is below the
 * smallest normal number, as the sum is at least 1 or the share nothing.
 *
 * Both take roundings of a sum for independent. Values of 16 bits, or of DATA_SMALL, are of so few kinds that they are
 * not: while the sum stays within an octave each kind is rounded by the same amount every time. There L stands in place
 * of a sqrt(L), as in any order at worst.
 */
#include <math.h>
#include <stddef.h>

#include "harness/operations/reference_cell.h"

static double unit_of(const struct accuracy *a)
{
	return a->narrow ? 0x1p-24 : 0x1p-53;
}

/* What a device may flush to zero on the way, of L elements; f64 is not flushed, but rounded to whole denormals. */
static double flushed(const struct accuracy *a)
{
	return (a->narrow ? 0x1p-126 : 4 * 0x1p-1074) * (double)a->length;
}

static double levels(const struct accuracy *a)
{
	return a->length > 0 ? log2(2 * (double)a->length) : 1;
}

/* In units, of a sum of positive terms to which the segment's elements are added in any order. */
static double summed(const struct accuracy *a)
{
	return a->alike ? (double)a->length : a->unlikely * sqrt((double)a->length);
}

static void no_cell(const struct elem_type *t, struct cell *a)
{
	(void)t;
	*a = (struct cell){.real = 0};
}

/* Variance: whole[0] counts elements, whole[1] those that are not finite; precise are mean and sum of squares. */

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

/* Logsumexp: whole[0] counts finite values, whole[1] infinite ones, whole[2] NaN; precise are largest value and sum. */

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

/* In double where that is far more precise than what is checked: it takes a tenth of the time. */
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

/* How much one long segment, or a heavy run of adjacent segments, delays a box, and the box that a lookup uses
 * instead. */
#include "tuner/selection/pace.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/selection/kriging/estimate.h"

/* A case reveals the cost of a segment or span if this part has at least this fraction of the elements, ... */
#define SHOWN_SHARE (1.0 / 128)
/* ... if the call took this many times as long as the box takes at best for as many elements, ... */
#define HELD_UP 2
/* ... and if there are this many such cases: a single one may be slow for another reason. */
#define LEAST_CASES 3

/* Minimum seconds over all measured calls: in total, and per element. INFINITY if there are none. */
struct best {
	double call, element;
};

/* NAN: not measured, or left out. */
static double seconds_of(const struct matrix *m, int c, int variant, const struct left_out *out)
{
	return matrix_left_out(m, c, out) ? NAN : m->cases[c].best->seconds * (1 + matrix_regret(m, c, variant));
}

static struct best find_best(const struct matrix *m, int variant, const struct left_out *out)
{
	struct best b = {INFINITY, INFINITY};

	for (int c = 0; c < m->ncases; c++) {
		const double seconds = seconds_of(m, c, variant, out), n = m->cases[c].features[FEATURE_N];

		b.call = fmin(b.call, seconds);
		b.element = n > 0 ? fmin(b.element, seconds / n) : b.element;
	}
	return b;
}

/* Inserts x into the LEAST_CASES lowest values, in ascending order. */
static void keep_lowest(double *lowest, double x)
{
	for (int i = 0; i < LEAST_CASES; i++) {
		const double other = lowest[i];

		lowest[i] = fmin(other, x);
		x = fmax(other, x);
	}
}

/* The elements of a case that may be left to one thread or to few blocks. */
typedef double elements_of(const struct matrix_case *k);

static double longest_of(const struct matrix_case *k)
{
	return k->features[FEATURE_LONGEST];
}

static double span_of(const struct matrix_case *k)
{
	return (double)k->best->span;
}

/* Seconds per element of that part; 0: unknown. Apart from one or two odd ones, no call is faster than that implies, so
 * this is almost the minimum over all cases, including those that were not delayed; it is nothing for boxes that divide
 * the elements evenly. */
static double part_element(elements_of *of, const struct matrix *m, int variant, const struct left_out *out,
			   const struct best *best)
{
	double lowest[LEAST_CASES];
	int cases = 0;

	for (int i = 0; i < LEAST_CASES; i++)
		lowest[i] = INFINITY;
	for (int c = 0; c < m->ncases; c++) {
		const double n = m->cases[c].features[FEATURE_N], elements = of(&m->cases[c]);
		const double seconds = seconds_of(m, c, variant, out);

		if (!(elements > 0) || elements < SHOWN_SHARE * n || isnan(seconds))
			continue;
		keep_lowest(lowest, seconds / elements);
		cases += seconds >= HELD_UP * (best->call + best->element * n);
	}
	return cases >= LEAST_CASES ? lowest[LEAST_CASES - 1] : 0;
}

/* Rounds, so that tables from two sweeps give the same text. */
static int64_t round_to_power(double x)
{
	return x >= 1 && x < 0x1p62 ? INT64_C(1) << lround(log2(x)) : 0;
}

/* The same with halfway steps. 0 if it delays no call, not even one that consists of one such part. */
static int64_t round_to_half_power(double x)
{
	const int64_t power = x > HELD_UP && x < 0x1p62 ? INT64_C(1) << (int)floor(log2(x)) : 0;
	const double ratio = power ? x / (double)power : 0;

	return ratio < sqrt(1.5) ? power : ratio < sqrt(3) ? power / 2 * 3 : 2 * power;
}

struct selection_pace pace_of(const struct matrix *m, int variant, const struct left_out *out)
{
	const struct best best = find_best(m, variant, out);
	const double longest = part_element(longest_of, m, variant, out, &best);
	const double span = part_element(span_of, m, variant, out, &best);

	return (struct selection_pace){.longest = round_to_half_power(longest / best.element),
				       .call = round_to_power(best.call / best.element),
				       .span = round_to_half_power(span / best.element)};
}

/* ---- lookups: same rules as in headers and libraries ---- */

static double delay_of(const struct selection_pace *p, double longest, double span)
{
	return fmax(longest * (double)p->longest, span * (double)p->span);
}

int pace_holds_up(const struct selection_pace *p, double n, double longest, double span)
{
	return delay_of(p, longest, span) > 2 * ((double)p->call + n);
}

int pace_least_held_up(const struct selection_box *boxes, int nboxes, double n, double longest, double span)
{
	int least = 0;

	for (int i = 0; i < nboxes; i++) {
		if (!pace_holds_up(&boxes[i].pace, n, longest, span))
			return i;
		if (delay_of(&boxes[i].pace, longest, span) < delay_of(&boxes[least].pace, longest, span))
			least = i;
	}
	return least;
}

int pace_expected(const struct selection_estimate *s, const struct selection_box *boxes,
		  const double features[SELECTION_FEATURES], double span)
{
	const int picked = estimate_pick(s, features, span);
	const double longest = features[FEATURE_LONGEST];
	double less[SELECTION_FEATURES];

	if (!(longest > 0) || !pace_holds_up(&boxes[picked].pace, features[FEATURE_N], longest, span))
		return picked;
	memcpy(less, features, sizeof less);
	less[FEATURE_LONGEST] = less[FEATURE_LONGEST_SEEN] = 0;
	return estimate_pick(s, less, span);
}

/* ---- the boxes of a fit with some cases left out ---- */

static double cost_alone(const struct matrix *m, const struct left_out *out, int variant)
{
	double sum = 0;

	for (int c = 0; c < m->ncases; c++) {
		const double regret = matrix_regret(m, c, variant);

		if (!matrix_left_out(m, c, out))
			sum += m->cases[c].weight * (isnan(regret) ? REGRET_MOST : regret);
	}
	return sum;
}

void spare_sort(const struct matrix *m, const struct left_out *out, int *variants, int count)
{
	for (int i = 1; i < count; i++)
		for (int k = i; k > 0; k--) {
			const int a = variants[k - 1], b = variants[k];
			const double x = cost_alone(m, out, a), y = cost_alone(m, out, b);

			if (x < y || (x <= y && a < b))
				break;
			variants[k - 1] = b;
			variants[k] = a;
		}
}

int spare_init(struct spare *s, const struct matrix *m, const struct left_out *out, const int *variants, int count,
	       struct err *e)
{
	*s = (struct spare){.matrix = m, .count = count};
	s->variants = malloc(((size_t)count + 1) * sizeof *s->variants);
	s->boxes = calloc((size_t)count + 1, sizeof *s->boxes);
	if (!s->variants || !s->boxes) {
		spare_release(s);
		return err_set(e, "no memory for %d boxes", count);
	}
	memcpy(s->variants, variants, (size_t)count * sizeof *variants);
	spare_sort(m, out, s->variants, count);
	for (int i = 0; i < count; i++)
		s->boxes[i].pace = pace_of(m, s->variants[i], out);
	return 0;
}

void spare_release(struct spare *s)
{
	free(s->variants);
	free(s->boxes);
	*s = (struct spare){0};
}

/* Trees with few leaves may use a variant that is not a box: returns s->count then. */
static int index_of(const struct spare *s, int variant)
{
	int i = 0;

	while (i < s->count && s->variants[i] != variant)
		i++;
	return i;
}

int spare_variant(const struct spare *s, int c, int variant, enum known known)
{
	const struct matrix_case *k = &s->matrix->cases[c];
	const double n = k->features[FEATURE_N], longest = known == KNOWN_ALL ? k->features[FEATURE_LONGEST] : 0;
	const double span = known == KNOWN_TREE ? 0 : (double)k->best->span;

	const int at = index_of(s, variant);

	if (at == s->count || !pace_holds_up(&s->boxes[at].pace, n, longest, span))
		return variant;
	return s->variants[pace_least_held_up(s->boxes, s->count, n, longest, span)];
}

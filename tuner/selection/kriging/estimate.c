/*
 * The expected loss of boxes between cases: kriging, as in smooth.c, but evaluated directly instead of outlined by a
 * tree, and with the heaviest span as two more axes and the longest segment as one. A tree's threshold on a span
 * extends to infinity where no case lies beyond it: on 22 profiles that an H100's table had not seen, such trees lost
 * 13% to 21%, this 6%.
 *
 * The similarity falls off as 1 / (1 + distance), which is an average over exponentials of the distance (as the
 * rational quadratic is one over Gaussians: Rasmussen, Williams 2006, chapter 4.2): losses of boxes have kinks, and no
 * exponential is computed.
 */
#include "tuner/selection/kriging/estimate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/selection/kriging/krige.h"

/* Octaves at which similarity drops to half: for n, the share of 4K and the longest segment; for the share of 1K; and
 * for the mean and the heaviest span. */
#define LONG_SCALE 32.0
#define SHARE_1K_SCALE 64.0
#define SHORT_SCALE 16.0
#define SHARE_LEAST (-12.0) /* octaves; less counts as none, because a probe of 1024 samples usually misses it */
#define MEAN_LEAST (-10.0)
#define SHARE_16_SCALE 4.0 /* linear */
#define NOISE 0.03         /* variance, relative to the field's */

/* ---- the position of a call: same as in headers and libraries ---- */

/* log2(x), interpolated linearly between powers of two: the bits of a double, read as an integer, are just that. So
 * headers do not need <math.h>. */
static double octaves(double x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof bits);
	return x > 0 ? (double)bits * 0x1p-52 - 1023 : -1023;
}

static int in_units(double x)
{
	return (int)floor(ESTIMATE_UNIT * x + 0.5);
}

/* Unknown: guessed from the mean length in octaves, as none up to 4 and all from 64 on. */
static double share_16_of(double known, double mean)
{
	return fmin(fmax(known >= 0 ? known : (mean - 2) / 4, 0), 1);
}

/* A sample sees the longest segments, unless they are very few; 0: unknown. */
static double longest_of(const double features[SELECTION_FEATURES])
{
	return features[FEATURE_LONGEST] > 0 ? features[FEATURE_LONGEST] : features[FEATURE_LONGEST_SEEN];
}

static void place_call(const double features[SELECTION_FEATURES], double span, int place[ESTIMATE_AXES])
{
	const double n = octaves(fmax(features[FEATURE_N], 1)),
		     mean = fmax(octaves(features[FEATURE_MEAN]), MEAN_LEAST);
	const double even = fmin(mean + octaves(GEOMETRY_SPAN), n), heaviest = octaves(fmax(span, 1));

	place[0] = in_units(n / LONG_SCALE);
	place[1] = in_units(mean / SHORT_SCALE);
	place[2] = in_units(fmax(octaves(features[FEATURE_SHARE_1K]), SHARE_LEAST) / SHARE_1K_SCALE);
	place[3] = in_units(fmax(octaves(features[FEATURE_SHARE_4K]), SHARE_LEAST) / LONG_SCALE);
	place[4] = in_units((heaviest - even) / SHORT_SCALE); /* relative to segments of equal length */
	place[5] = in_units((heaviest - n) / SHORT_SCALE);
	place[6] = in_units(share_16_of(features[FEATURE_SHARE_16], mean) / SHARE_16_SCALE);
	place[7] = in_units((octaves(fmax(longest_of(features), 1)) - n) / LONG_SCALE);
}

/* The similarity of two positions on this many axes. */
static double likeness(const int *a, const int *b, int axes)
{
	int64_t squares = 0;

	for (int i = 0; i < axes; i++) {
		const int64_t apart = a[i] - b[i];

		squares += apart * apart;
	}
	return ESTIMATE_UNIT / (ESTIMATE_UNIT + sqrt((double)squares));
}

/* Numbers per row. */
static size_t width_of(int nboxes)
{
	return ESTIMATE_AXES + 2 * (size_t)nboxes;
}

static int *row_of(const struct selection_estimate *s, int i)
{
	return s->rows + (size_t)(i + 1) * width_of(s->nboxes);
}

/* All numbers are zero. */
static int make_rows(struct selection_estimate *s, int ncases, int nboxes, struct err *e)
{
	*s = (struct selection_estimate){.ncases = ncases, .nboxes = nboxes};
	s->rows = calloc(((size_t)ncases + 1) * width_of(nboxes), sizeof *s->rows);
	return s->rows ? 0 : err_set(e, "no memory for %d boxes on %d cases", nboxes, ncases);
}

/* The parts of the rows that a call uses: axes, and the column where the boxes' weights begin. */
struct known {
	int axes, weights;
};

static struct known known_with(const struct selection_estimate *s, int longest)
{
	return longest ? (struct known){ESTIMATE_AXES, ESTIMATE_AXES + s->nboxes}
		       : (struct known){ESTIMATE_AXES - 1, ESTIMATE_AXES};
}

/* Number of boxes evaluated in one pass over the cases. */
#define TOGETHER 16

/* The sums for `count` boxes, with the first one's weights in that column, in units of 1 / ESTIMATE_UNIT. */
static void expect(const struct selection_estimate *s, const int *place, struct known known, int count, double *sums)
{
	for (int b = 0; b < count; b++)
		sums[b] = row_of(s, -1)[known.weights + b];
	for (int i = 0; i < s->ncases; i++) {
		const int *row = row_of(s, i);
		const double alike = likeness(place, row, known.axes);

		for (int b = 0; b < count; b++)
			sums[b] += alike * row[known.weights + b];
	}
}

int estimate_pick(const struct selection_estimate *s, const double features[SELECTION_FEATURES], double span)
{
	struct known known = known_with(s, longest_of(features) > 0);
	double least = INFINITY;
	int place[ESTIMATE_AXES], best = 0;

	place_call(features, span, place);
	for (int from = 0; from < s->nboxes; from += TOGETHER) {
		const int count = s->nboxes - from < TOGETHER ? s->nboxes - from : TOGETHER;
		double sums[TOGETHER];

		expect(s, place, known, count, sums);
		known.weights += count;
		for (int b = 0; b < count; b++)
			if (sums[b] < least) {
				least = sums[b];
				best = from + b;
			}
	}
	return best;
}

/* ---- weights ---- */

static void fill_known(const struct selection_estimate *s, int axes, struct krige *k)
{
	for (int i = 0; i < k->count; i++)
		for (int j = 0; j <= i; j++)
			k->factor[(size_t)i * (size_t)k->count + (size_t)j] =
				likeness(row_of(s, i), row_of(s, j), axes) + (i == j ? NOISE : 0);
}

/* Rows of weights as krige_solve leaves them, their means last. */
static void take_weights(struct selection_estimate *s, int column, const double *weights)
{
	for (int v = 0; v < s->nboxes; v++) {
		row_of(s, -1)[column + v] = in_units(weights[(size_t)s->ncases * (size_t)s->nboxes + (size_t)v]);
		for (int i = 0; i < s->ncases; i++)
			row_of(s, i)[column + v] = in_units(weights[(size_t)i * (size_t)s->nboxes + (size_t)v]);
	}
}

int estimate_init(struct selection_estimate *s, const struct estimate_case *cases, int ncases, const double *losses,
		  int nboxes, struct err *e)
{
	const size_t known = (size_t)ncases * (size_t)nboxes;
	double *weights = malloc((known + (size_t)nboxes + 1) * sizeof *weights);
	struct krige k = {.count = 0};
	int status = make_rows(s, ncases, nboxes, e);

	if (status == 0 && (!weights || krige_open(&k, ncases))) {
		status = err_set(e, "no memory for %d boxes on %d cases", nboxes, ncases);
	} else if (status == 0) {
		for (int i = 0; i < ncases; i++)
			place_call(cases[i].features, cases[i].span, row_of(s, i));
		for (int longest = 0; longest < 2; longest++) {
			const struct known with = known_with(s, longest);

			fill_known(s, with.axes, &k);
			krige_factorize(&k);
			memcpy(weights, losses, known * sizeof *losses);
			krige_solve(&k, nboxes, weights);
			take_weights(s, with.weights, weights);
		}
	}
	krige_close(&k);
	free(weights);
	return status;
}

int estimate_copy(struct selection_estimate *to, const struct selection_estimate *from, struct err *e)
{
	if (make_rows(to, from->ncases, from->nboxes, e))
		return -1;
	if (from->rows)
		memcpy(to->rows, from->rows, ((size_t)from->ncases + 1) * width_of(from->nboxes) * sizeof *to->rows);
	return 0;
}

int estimate_part(struct selection_estimate *to, const struct selection_estimate *from, int first, int count,
		  struct err *e)
{
	if (make_rows(to, from->ncases, count, e))
		return -1;
	for (int i = -1; i < from->ncases; i++) {
		const int *all = row_of(from, i);
		int *row = row_of(to, i);

		memcpy(row, all, ESTIMATE_AXES * sizeof *row);
		for (int longest = 0; longest < 2; longest++)
			memcpy(row + known_with(to, longest).weights, all + known_with(from, longest).weights + first,
			       (size_t)count * sizeof *row);
	}
	return 0;
}

void estimate_release(struct selection_estimate *s)
{
	free(s->rows);
	*s = (struct selection_estimate){0};
}

/* ---- the order in headers and libraries ---- */

size_t estimate_lanes_size(int ncases, int nboxes)
{
	const size_t groups = ((size_t)ncases + ESTIMATE_LANES - 1) / ESTIMATE_LANES;

	return 2 * (size_t)nboxes + groups * ESTIMATE_LANES * width_of(nboxes);
}

/* The number at position `at` of that order; NULL: it fills up the last cases. */
static int *lane(const struct selection_estimate *s, size_t at)
{
	const size_t means = 2 * (size_t)s->nboxes, group = ESTIMATE_LANES * width_of(s->nboxes);
	size_t i, column;

	if (at < means)
		return row_of(s, -1) + ESTIMATE_AXES + at;
	i = (at - means) / group * ESTIMATE_LANES + (at - means) % ESTIMATE_LANES;
	column = (at - means) % group / ESTIMATE_LANES;
	return i < (size_t)s->ncases ? row_of(s, (int)i) + column : NULL;
}

void estimate_write_lanes(FILE *out, const struct selection_estimate *s)
{
	const size_t size = estimate_lanes_size(s->ncases, s->nboxes), means = 2 * (size_t)s->nboxes;
	const size_t line = 3 * ESTIMATE_LANES;

	for (size_t at = 0; at < size; at++) {
		const int *number = lane(s, at);
		const int begins = at == 0 || (at >= means && (at - means) % line == 0);
		const int ends = at + 1 == size || (at + 1 >= means && (at + 1 - means) % line == 0);

		(void)fprintf(out, "%s%d,%s", begins ? "\t" : "", number ? *number : 0, ends ? "\n" : "");
	}
}

int estimate_from_lanes(struct selection_estimate *s, int ncases, int nboxes, const int *lanes, struct err *e)
{
	const size_t size = estimate_lanes_size(ncases, nboxes);

	if (make_rows(s, ncases, nboxes, e))
		return -1;
	for (size_t at = 0; at < size; at++) {
		int *number = lane(s, at);

		if (number)
			*number = lanes[at];
	}
	return 0;
}

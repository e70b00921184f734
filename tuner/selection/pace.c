/* How a box is held up by one long segment, and by a heavy run of neighbours. */
#include "tuner/selection/pace.h"

#include <math.h>

/* A case shows what a segment or a span takes if it has at least this share of the elements, ... */
#define SHOWN_SHARE (1.0 / 128)
/* ... the call took so many times as long as the box takes for as many elements at best, ... */
#define HELD_UP 2
/* ... and so many cases do: one alone may be slow for another reason. */
#define LEAST_CASES 3

/* Seconds that no measured call took less than: in all, and an element. INFINITY without any. */
struct best {
	double call, element;
};

static double seconds_of(const struct matrix *m, int c, int variant)
{
	return m->cases[c].best->seconds * (1 + matrix_regret(m, c, variant)); /* NAN: not measured */
}

static struct best find_best(const struct matrix *m, int variant)
{
	struct best b = {INFINITY, INFINITY};

	for (int c = 0; c < m->ncases; c++) {
		const double seconds = seconds_of(m, c, variant), n = m->cases[c].features[FEATURE_N];

		b.call = fmin(b.call, seconds);
		b.element = n > 0 ? fmin(b.element, seconds / n) : b.element;
	}
	return b;
}

/* Seconds an element of the longest segment; 0: not known. */
static double longest_element(const struct matrix *m, int variant, const struct best *best)
{
	double least = INFINITY;
	int cases = 0;

	for (int c = 0; c < m->ncases; c++) {
		const double n = m->cases[c].features[FEATURE_N], longest = m->cases[c].features[FEATURE_LONGEST];
		const double seconds = seconds_of(m, c, variant);

		if (longest > 0 && longest >= SHOWN_SHARE * n &&
		    seconds >= HELD_UP * (best->call + best->element * n)) {
			least = fmin(least, seconds / longest);
			cases++;
		}
	}
	return cases >= LEAST_CASES ? least : 0;
}

/* Put x among the LEAST_CASES lowest, which ascend. */
static void keep_lowest(double *lowest, double x)
{
	for (int i = 0; i < LEAST_CASES; i++) {
		const double other = lowest[i];

		lowest[i] = fmin(other, x);
		x = fmax(other, x);
	}
}

/*
 * Seconds an element of the heaviest span; 0: not known. No call is faster than that, but for one or two that are odd:
 * so nearly the least of all cases, also of those that it did not hold up, where it is nothing for boxes that divide
 * the elements evenly.
 */
static double span_element(const struct matrix *m, int variant, const struct best *best)
{
	double lowest[LEAST_CASES];
	int cases = 0;

	for (int i = 0; i < LEAST_CASES; i++)
		lowest[i] = INFINITY;
	for (int c = 0; c < m->ncases; c++) {
		const double n = m->cases[c].features[FEATURE_N], span = (double)m->cases[c].best->span;
		const double seconds = seconds_of(m, c, variant);

		if (!(span > 0) || span < SHOWN_SHARE * n || isnan(seconds))
			continue;
		keep_lowest(lowest, seconds / span);
		cases += seconds >= HELD_UP * (best->call + best->element * n);
	}
	return cases >= LEAST_CASES ? lowest[LEAST_CASES - 1] : 0;
}

/* Tables of two sweeps are to be the same text. */
static int64_t round_to_power(double x)
{
	return x >= 1 && x < 0x1p62 ? INT64_C(1) << lround(log2(x)) : 0;
}

/* The same with those half way between. What holds up no call, even one that is all one span, is 0. */
static int64_t round_to_half_power(double x)
{
	const int64_t power = x > HELD_UP && x < 0x1p62 ? INT64_C(1) << (int)floor(log2(x)) : 0;
	const double part = power ? x / (double)power : 0;

	return part < sqrt(1.5) ? power : part < sqrt(3) ? power / 2 * 3 : 2 * power;
}

struct selection_pace pace_of(const struct matrix *m, int variant)
{
	const struct best best = find_best(m, variant);

	return (struct selection_pace){.longest = round_to_power(longest_element(m, variant, &best) / best.element),
				       .call = round_to_power(best.call / best.element),
				       .span = round_to_half_power(span_element(m, variant, &best) / best.element)};
}

/* The expected loss of a box by the rows of an estimate, implemented a second time to test headers and libraries. */
#ifndef SEGTUNE_TESTS_ESTIMATE_BY_HAND_H
#define SEGTUNE_TESTS_ESTIMATE_BY_HAND_H

#include <math.h>

#include "compile.h"

#define BY_HAND_AXES 8

struct call {
	double n, mean, longest, share_1k, share_4k, span, share_16, longest_seen; /* negative: unknown */
};

/* Makes ncases + 1 rows: means without a position, then random cases, within and beyond the range of calls. */
static inline void random_rows(int *rows, int ncases, int nboxes, uint64_t *random)
{
	const int width = BY_HAND_AXES + 2 * nboxes;

	for (int i = 0; i < (ncases + 1) * width; i++)
		rows[i] = i < BY_HAND_AXES
				  ? 0
				  : (int)((i % width < BY_HAND_AXES ? 5 : 2) * 4096 * (next_random(random) - 0.5));
}

/* The numbers of headers and libraries: mean losses, then the columns of eight cases at a time. */
#define LANES_SIZE(ncases, nboxes) (2 * (nboxes) + ((ncases) + 7) / 8 * 8 * (BY_HAND_AXES + 2 * (nboxes)))
static inline void rows_to_lanes(const int *rows, int ncases, int nboxes, float *lanes)
{
	const int width = BY_HAND_AXES + 2 * nboxes;

	memset(lanes, 0, (size_t)LANES_SIZE(ncases, nboxes) * sizeof *lanes);
	for (int k = 0; k < 2 * nboxes; k++)
		lanes[k] = (float)rows[BY_HAND_AXES + k];
	for (int i = 0; i < ncases; i++)
		for (int k = 0; k < width; k++)
			lanes[2 * nboxes + (i / 8 * width + k) * 8 + i % 8] = (float)rows[(i + 1) * width + k];
}

/* What rounding to floats and a square root of five digits may change of the sum of the absolute terms of a loss. */
#define ROUNDED 0x1p-16

/* log2(x), interpolated linearly between powers of two. */
static inline double octaves_by_hand(double x, double least)
{
	int exponent;
	const double m = frexp(x, &exponent);

	return x > 0 ? fmax(2 * m - 1 + exponent - 1, least) : least;
}

/* log(1 + regret), for regrets up to 1; *absolute (or NULL): the sum of the absolute terms. */
static inline double loss_by_hand(const int *rows, int ncases, int nboxes, const struct call *c, int box,
				  double *absolute)
{
	const double n = octaves_by_hand(c->n, 0), mean = octaves_by_hand(c->mean, -10);
	const double span = octaves_by_hand(c->span, 0), longest = c->longest > 0 ? c->longest : c->longest_seen;
	const double place[BY_HAND_AXES] = {n / 32,
					    mean / 16,
					    octaves_by_hand(c->share_1k, -12) / 64,
					    octaves_by_hand(c->share_4k, -12) / 32,
					    (span - fmin(mean + 7, n)) / 16,
					    (span - n) / 16,
					    fmin(fmax(c->share_16 >= 0 ? c->share_16 : mean / 4 - 0.5, 0), 1) / 4,
					    (octaves_by_hand(longest, 0) - n) / 32};
	const int width = BY_HAND_AXES + 2 * nboxes, axes = BY_HAND_AXES - !(longest > 0);
	const int weights = BY_HAND_AXES + (longest > 0 ? nboxes : 0);
	double sum = rows[weights + box] / 4096.0, all = fabs(sum);

	for (int i = 1; i <= ncases; i++) {
		const int *row = &rows[i * width];
		double squares = 0;

		for (int a = 0; a < axes; a++)
			squares += pow(floor(4096 * place[a] + 0.5) / 4096 - row[a] / 4096.0, 2);
		sum += row[weights + box] / 4096.0 / (1 + sqrt(squares));
		all += fabs(row[weights + box] / 4096.0) / (1 + sqrt(squares));
	}
	if (absolute)
		*absolute = all;
	return sum;
}

#endif

/* Selection against all possible tables, and the rules for gaps, points, bands and cuts. */
#include "tuner/report/select.h"
#include "tuner/request/request.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"

/* A small generator of its own, so that a failure can be repeated: xorshift64 (Marsaglia 2003). */
static uint64_t next_random(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

static struct store_row row_of(int64_t n, int64_t segments, const char *geometry, const char *params, double seconds)
{
	struct store_row r = {.device = "d",
			      .backend = "fake",
			      .arch = "a_1",
			      .operation = "segreduce",
			      .type = "f32",
			      .oper = "plus",
			      .offset_type = "i32",
			      .kind = "fixed",
			      .strategy = "flat",
			      .n = n,
			      .segments = segments,
			      .mean = segments > 0 ? (double)n / (double)segments : 0,
			      .seconds = seconds,
			      .bytes = 1,
			      .cold = 1};

	(void)snprintf(r.geometry, sizeof r.geometry, "%s", geometry);
	(void)snprintf(r.params, sizeof r.params, "%s", params);
	return r;
}

/* ---- brute force ---- */

#define CASES 6
#define VARIANTS 4

struct instance {
	int cases, variants;
	double seconds[CASES][VARIANTS]; /* 0: gap */
	double regret[CASES][VARIANTS];
	struct store_row rows[CASES * VARIANTS];
	int nrows;
};

static void make_instance(struct instance *in, uint64_t *state)
{
	in->cases = 1 + (int)(next_random(state) % CASES);
	in->variants = 1 + (int)(next_random(state) % VARIANTS);
	in->nrows = 0;
	for (int c = 0; c < in->cases; c++) {
		double best = INFINITY;
		int sure = (int)(next_random(state) % (uint64_t)in->variants); /* each case has one time at least */

		for (int v = 0; v < in->variants; v++) {
			int gap = v != sure && next_random(state) % 8 == 0;

			in->seconds[c][v] = gap ? 0 : 1 + (double)(next_random(state) % 16);
			if (!gap)
				best = fmin(best, in->seconds[c][v]);
		}
		for (int v = 0; v < in->variants; v++) {
			char geometry[16], params[16];

			in->regret[c][v] = in->seconds[c][v] > 0 ? in->seconds[c][v] / best - 1 : 1e6;
			(void)snprintf(geometry, sizeof geometry, "g%d", c);
			(void)snprintf(params, sizeof params, "NT=%d", v);
			if (in->seconds[c][v] > 0)
				in->rows[in->nrows++] = row_of(4096, 4096 >> c, geometry, params, in->seconds[c][v]);
		}
	}
}

/* Worst and sum of regrets of the best table with at most max boxes: every division, every choice of variants. */
static void brute(const struct instance *in, int first, int max, double worst, double sum, double *best_worst,
		  double *best_sum)
{
	if (first == in->cases) {
		if (worst < *best_worst || (worst <= *best_worst && sum < *best_sum)) {
			*best_worst = worst;
			*best_sum = sum;
		}
		return;
	}
	for (int v = 0; v < in->variants && max > 0; v++) {
		double w = worst, s = sum;

		for (int last = first; last < in->cases; last++) {
			w = fmax(w, in->regret[last][v]);
			s += in->regret[last][v];
			brute(in, last + 1, max - 1, w, s, best_worst, best_sum);
		}
	}
}

/* The same of a table, with 1e6 for a gap. */
static void judge(const struct instance *in, const struct table *t, double *worst, double *sum)
{
	*worst = *sum = 0;
	for (int c = 0; c < in->cases; c++) {
		const struct box *b = table_pick(t, 4096, 4096 >> c);
		double regret = b ? in->regret[c][b->params[3] - '0'] : INFINITY;

		*worst = fmax(*worst, regret);
		*sum += regret;
	}
}

/* Least sum of regrets of a table with at most max boxes and no regret above limit; negative: there is none. */
static double brute_sum(const struct instance *in, int first, int max, double limit)
{
	double least = first == in->cases ? 0 : -1;

	for (int v = 0; v < in->variants && max > 0; v++) {
		double sum = 0;

		for (int last = first; last < in->cases && in->regret[last][v] <= limit; last++) {
			double rest = brute_sum(in, last + 1, max - 1, limit);

			sum += in->regret[last][v];
			if (rest >= 0 && (least < 0 || sum + rest < least))
				least = sum + rest;
		}
	}
	return least;
}

/*
 * Boxes that pay for themselves: cost and tolerance for each at their least, first for the worst regret, then, within
 * that, for the sum. *worst: the limit so found.
 */
static int brute_boxes(const struct instance *in, int max, double tolerance, double *worst, double *sum)
{
	double least = INFINITY;
	int boxes = 0;

	for (int k = 1; k <= max; k++) {
		double worst_k = INFINITY, sum_k = INFINITY;

		brute(in, 0, k, 0, 0, &worst_k, &sum_k);
		if (worst_k + tolerance * k < least - 1e-9) {
			least = worst_k + tolerance * k;
			*worst = worst_k;
		}
	}
	least = INFINITY;
	for (int k = 1; k <= max; k++) {
		double sum_k = brute_sum(in, 0, k, *worst);

		if (sum_k >= 0 && sum_k + tolerance * in->cases * k < least - 1e-9) {
			least = sum_k + tolerance * in->cases * k;
			*sum = sum_k;
			boxes = k;
		}
	}
	return boxes;
}

static void test_tolerance(struct test_counts *t)
{
	uint64_t state = 20240608;
	int wrong = 0, fewer = 0, rounds = 1000;

	for (int i = 0; i < rounds; i++) {
		static const double tolerances[] = {0.013, 0.137, 0.71};
		struct instance in;
		struct table *tables = NULL, *strict = NULL;
		struct err e = {0};
		double tolerance = tolerances[i % 3], worst = 0, sum = 0, got_worst = INFINITY, got_sum = INFINITY;
		int count = 0, all = 0, max = 1 + (int)(next_random(&state) % 4), boxes;

		make_instance(&in, &state);
		boxes = brute_boxes(&in, max, tolerance, &worst, &sum);
		if (select_tables(in.rows, in.nrows, &(struct select_limits){max, tolerance, NULL}, &tables, &count,
				  &e) == 0 &&
		    count == 1)
			judge(&in, &tables[0], &got_worst, &got_sum);
		wrong += got_worst > worst + 1e-9 || fabs(sum - got_sum) > 1e-6 || tables[0].bands[0].nboxes != boxes;
		if (select_tables(in.rows, in.nrows, &(struct select_limits){max, 0, NULL}, &strict, &all, &e) == 0 &&
		    count == 1)
			fewer += tables[0].bands[0].nboxes < strict[0].bands[0].nboxes;
		tables_free(strict, all);
		tables_free(tables, count);
	}
	test_ok(t, wrong == 0, "%d of %d tables have boxes that do not pay or lack some that would", wrong, rounds);
	test_ok(t, fewer > 0, "%d have fewer boxes for the tolerance", fewer);
}

/* A second box for 0.8 % is not worth it at 1 %, one for 1.2 % is. */
static void test_worth(struct test_counts *t)
{
	for (int gain = 8; gain <= 12; gain += 4) {
		const struct store_row rows[] = {
			row_of(4096, 1024, "f4", "A", 1000),
			row_of(4096, 1024, "f4", "B", 1000 + gain),
			row_of(4096, 64, "f64", "A", 1000 + gain),
			row_of(4096, 64, "f64", "B", 1000),
		};
		struct table *tables = NULL;
		struct err e = {0};
		int count, boxes = gain > 10 ? 2 : 1;

		if (select_tables(rows, 4, &(struct select_limits){4, REQUEST_TOLERANCE, NULL}, &tables, &count, &e) ||
		    count != 1)
			test_ok(t, 0, "a table %s", e.text);
		else
			test_ok(t, tables[0].bands[0].nboxes == boxes && (boxes == 2 || tables[0].regret > 0.007),
				"%d where a second saves %d thousandths", boxes, gain);
		tables_free(tables, count);
	}
}

static void test_brute_force(struct test_counts *t)
{
	uint64_t state = 20240607;
	int wrong = 0, gaps = 0, several = 0, rounds = 3000;

	for (int i = 0; i < rounds; i++) {
		struct instance in;
		struct table *tables = NULL;
		struct err e = {0};
		double worst = INFINITY, sum = INFINITY, got_worst = INFINITY, got_sum = INFINITY;
		int count = 0, max = 1 + (int)(next_random(&state) % 4);

		make_instance(&in, &state);
		brute(&in, 0, max, 0, 0, &worst, &sum);
		if (select_tables(in.rows, in.nrows, &(struct select_limits){max, 0, NULL}, &tables, &count, &e) == 0 &&
		    count == 1)
			judge(&in, &tables[0], &got_worst, &got_sum);
		wrong +=
			fabs(worst - got_worst) > 1e-9 || fabs(sum - got_sum) > 1e-6 || tables[0].bands[0].nboxes > max;
		gaps += count == 1 && tables[0].gaps > 0;
		several += count == 1 && tables[0].bands[0].nboxes > 1;
		tables_free(tables, count);
	}
	test_ok(t, wrong == 0, "%d of %d random tables are not the best possible", wrong, rounds);
	test_ok(t, gaps > 0 && several > 0, "among them %d with gaps and %d with several boxes", gaps, several);
}

/* ---- rules ---- */

/* Tables of rows; exits where there are none, since nothing after it makes sense then. */
static struct table *tables_of(const struct store_row *rows, int nrows, int max, int *count)
{
	struct table *tables = NULL;
	struct err e = {0};

	if (select_tables(rows, nrows, &(struct select_limits){max, 0, NULL}, &tables, count, &e) != 0 || *count == 0) {
		(void)printf("FAIL no tables: %s\n", e.text);
		exit(1);
	}
	return tables;
}

static void test_cuts(struct test_counts *t)
{
	/* short segments: A, long segments: B; the two kinds of mean 16 are one point */
	const struct store_row rows[] = {
		row_of(4096, 1024, "f4", "A", 1), row_of(4096, 1024, "f4", "B", 2), row_of(4096, 256, "f16", "A", 1),
		row_of(4096, 256, "f16", "B", 2), row_of(4096, 260, "p16", "A", 2), row_of(4096, 260, "p16", "B", 1),
		row_of(4096, 64, "f64", "A", 3),  row_of(4096, 64, "f64", "B", 1),
	};
	int count;
	struct table *tables = tables_of(rows, 8, 2, &count);
	const struct band *band = &tables[0].bands[0];

	test_ok(t, count == 1 && tables[0].nbands == 1 && band->nboxes == 2 && tables[0].ncases == 4, "two boxes");
	test_ok(t,
		band->boxes[0].mean_from == 0 && isinf(band->boxes[1].mean_to) &&
			band->boxes[0].mean_to == band->boxes[1].mean_from,
		"the ranges are whole and touch");
	test_ok(t, fabs(band->boxes[0].mean_to - sqrt(4 * 4096.0 / 260)) < 1e-9,
		"cut at the geometric mean of the neighbours: %g", band->boxes[0].mean_to);
	test_ok(t, tables[0].regret == 1 && fabs(tables[0].mean_regret - 0.25) < 1e-12,
		"a range is judged by all its cases: worst regret %g, mean %g", tables[0].regret,
		tables[0].mean_regret);
	test_ok(t,
		strcmp(table_pick(&tables[0], 4096, 2048)->params, "A") == 0 &&
			strcmp(table_pick(&tables[0], 4096, 1)->params, "B") == 0 &&
			strcmp(table_pick(&tables[0], 4096, 0)->params, "B") == 0,
		"picks outside the measured means take the nearest box");
	tables_free(tables, count);
	tables = tables_of(rows, 8, 100, &count);
	test_ok(t, tables[0].bands[0].nboxes == 2, "no more boxes than help");
	tables_free(tables, count);
}

static void test_bands(struct test_counts *t)
{
	const struct store_row rows[] = {
		row_of(0, 0, "none", "A", 1),     row_of(1000, 10, "s", "A", 1),
		row_of(1024, 10, "s", "A", 1),    row_of(1 << 20, 16, "l", "B", 1),
		row_of(1 << 20, 16, "l", "A", 2), row_of((1 << 20) + 9, 16, "l", "B", 1),
	};
	int count;
	struct table *tables = tables_of(rows, 6, 4, &count);

	test_ok(t, tables[0].nbands == 3, "bands: nothing, a thousand, a million; found %d", tables[0].nbands);
	test_ok(t,
		tables[0].bands[0].n_from == 0 && tables[0].bands[0].n_to >= 1 &&
			tables[0].bands[1].n_to == tables[0].bands[2].n_from && tables[0].bands[2].n_to == INT64_MAX,
		"bands are whole and touch");
	test_ok(t, tables[0].bands[1].n_to == 32768, "cut at the geometric mean: %lld",
		(long long)tables[0].bands[1].n_to);
	test_ok(t,
		strcmp(table_pick(&tables[0], 32767, 16)->params, "A") == 0 &&
			strcmp(table_pick(&tables[0], 32768, 16)->params, "B") == 0 &&
			table_pick(&tables[0], INT64_MAX, 1) != NULL && table_pick(&tables[0], 0, 5) != NULL,
		"each n finds its band");
	tables_free(tables, count);
}

static void test_gaps(struct test_counts *t)
{
	/* B is best by far where it was measured, but it was not everywhere */
	const struct store_row rows[] = {
		row_of(4096, 1024, "f4", "A", 5), row_of(4096, 1024, "f4", "B", 1), row_of(4096, 256, "f16", "A", 1),
		row_of(4096, 64, "f64", "A", 5),  row_of(4096, 64, "f64", "B", 1),
	};
	const struct store_row torn[] = {row_of(4096, 1024, "f4", "A", 1), row_of(4096, 256, "f16", "B", 1),
					 row_of(4096, 64, "f64", "B", 1)};
	int count;
	struct table *tables = tables_of(rows, 5, 1, &count);

	test_ok(t, strcmp(tables[0].bands[0].boxes[0].params, "A") == 0 && tables[0].gaps == 0 && tables[0].regret == 4,
		"a slow variant measured everywhere comes before a fast one with a gap");
	tables_free(tables, count);
	tables = tables_of(torn, 3, 1, &count);
	test_ok(t, strcmp(tables[0].bands[0].boxes[0].params, "B") == 0 && tables[0].gaps == 1 && tables[0].regret == 0,
		"where gaps cannot be avoided the fewest are taken, and told");
	tables_free(tables, count);
	tables = tables_of(torn, 3, 2, &count);
	test_ok(t, tables[0].gaps == 0 && tables[0].bands[0].nboxes == 2, "and a cut that avoids them is made");
	tables_free(tables, count);
}

static void test_tables(struct test_counts *t)
{
	struct store_row rows[4] = {row_of(4096, 64, "f64", "A", 1), row_of(4096, 64, "f64", "A", 1),
				    row_of(4096, 64, "f64", "A", 3), row_of(4096, 64, "f64", "B", 2)};
	struct table *tables = NULL;
	struct err e = {0};
	struct regret r;
	int count;

	(void)snprintf(rows[0].device, sizeof rows[0].device, "other");
	(void)snprintf(rows[1].type, sizeof rows[1].type, "f64");
	(void)snprintf(rows[3].strategy, sizeof rows[3].strategy, "block");
	tables = tables_of(rows, 4, 4, &count);
	test_ok(t, count == 3 && strcmp(tables[0].type, "f32") == 0 && strcmp(tables[2].device, "other") == 0,
		"a table for each device and type");
	test_ok(t, strcmp(tables[0].bands[0].boxes[0].strategy, "block") == 0, "the faster strategy");
	r = table_regret(&tables[2], rows, 4, "d", "fake");
	test_ok(t, r.cases == 1 && r.worst == 0.5 && r.mean == 0.5 && r.gaps == 0,
		"another device's table costs %g here", r.worst);
	r = table_regret(&tables[0], rows, 4, "other", "fake");
	test_ok(t, r.cases == 1 && r.gaps == 1, "or is not measured there");
	tables_free(tables, count);
	test_ok(t,
		select_tables(rows, 4, &(struct select_limits){4, 0, "flat"}, &tables, &count, &e) == 0 && count == 3 &&
			strcmp(tables[0].bands[0].boxes[0].strategy, "flat") == 0 && tables[0].regret == 0,
		"of one strategy only");
	tables_free(tables, count);
	test_ok(t,
		select_tables(rows, 4, &(struct select_limits){4, 0, "none"}, &tables, &count, &e) == 0 && count == 0,
		"of one that is not there");
	tables_free(tables, count);
	test_ok(t, select_tables(rows, 0, &(struct select_limits){4, 0, NULL}, &tables, &count, &e) == 0 && count == 0,
		"of nothing");
	tables_free(tables, count);
	test_ok(t, select_tables(rows, 4, &(struct select_limits){0, 0, NULL}, &tables, &count, &e) != 0,
		"no boxes at all: %s", e.text);
	test_ok(t, select_tables(rows, 4, &(struct select_limits){4, -1, NULL}, &tables, &count, &e) != 0,
		"less than nothing: %s", e.text);
}

int main(void)
{
	struct test_counts t = {0};

	test_brute_force(&t);
	test_tolerance(&t);
	test_worth(&t);
	test_cuts(&t);
	test_bands(&t);
	test_gaps(&t);
	test_tables(&t);
	return test_end(&t);
}

/* The loss that is expected of boxes where the heaviest span is known: between measured cases, left out, kept. */
#include "tuner/selection/kriging/estimate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../compile.h"
#include "../table_row.h"
#include "../test.h"
#include "tuner/selection/fit.h"

#define CASES 160 /* with two variants each; every case is a family of its own */
#define ROWS (2 * CASES)

static const struct selection_options options = {.max_boxes = 2, .tolerance = 0.01, .with_curve = 1};

/* Draws lengths that put up to 64 times the mean share of elements into one span. */
static void set_lengths(struct store_row *r, uint64_t *random)
{
	const double n = 14 + 10 * next_random(random), mean = 6 * next_random(random);

	r->n = (int64_t)exp2(n);
	r->segments = (int64_t)exp2(n - mean);
	r->mean = (double)r->n / (double)r->segments;
	r->longest = (int64_t)exp2(mean + 4);
	r->span = (int64_t)fmin(exp2(7 + mean + 6 * next_random(random)), (double)r->n);
}

/* Variant 0 is slow where spans are heavy and segments are many, so that no single one delays the call; variant 1 is
 * slow elsewhere. So the best one depends on ratios. */
static double seconds_of(const struct store_row *r, int variant)
{
	const double heavy = log2((double)r->span / (128 * r->mean)) / 6, many = log2((double)r->segments) / 12 - 1;

	return 1e-12 * (double)r->n * (variant == 0 ? 1 + heavy + 0.3 * many : 2.2 - heavy - 0.3 * many);
}

/* How the lengths of cases and calls are drawn, and how long the variants take on them. */
struct model {
	void (*set)(struct store_row *r, uint64_t *random);
	double (*seconds)(const struct store_row *r, int variant);
};

static const struct model spans = {set_lengths, seconds_of};

static void make_rows(struct store_row *rows, const struct model *model, uint64_t seed)
{
	for (int c = 0; c < CASES; c++) {
		struct store_row r = table_row;

		(void)snprintf(r.geometry, sizeof r.geometry, "g%d", c);
		model->set(&r, &seed);
		for (int v = 0; v < 2; v++) {
			rows[2 * c + v] = r;
			rows[2 * c + v].seconds = model->seconds(&r, v);
			(void)snprintf(rows[2 * c + v].params, sizeof r.params, "NT=%d", v);
		}
	}
}

static int variant_of(const struct selection_table *t, int box)
{
	return box >= 0 && strcmp(t->boxes[box].params, "NT=1") == 0;
}

/* Calls unlike any case. For up to a tenth of them both variants may be equally good. */
static void test_between(struct test_counts *t, const struct selection_table *table)
{
	uint64_t random = 424242;
	int right = 0, by_tree = 0;

	for (int i = 0; i < 1000; i++) {
		double features[SELECTION_FEATURES];
		struct store_row r = {.n = 0};
		int best;

		set_lengths(&r, &random);
		selection_features(&r, features);
		best = seconds_of(&r, 1) < seconds_of(&r, 0);
		right += variant_of(table, selection_lookup(table, LEVEL_SHARES, features, 0, (double)r.span)) == best;
		by_tree += variant_of(table, selection_lookup(table, LEVEL_SHARES, features, 0, 0)) == best;
	}
	test_ok(t, right >= 930 && by_tree < 800, "%d of 1000 calls between cases have the right box, by trees %d",
		right, by_tree);
}

/* The same computed directly: each tenth of the families is estimated from the others. */
static double left_out_by_hand(const struct store_row *rows)
{
	static const int variants[] = {0, 1};
	struct matrix m;
	struct err e = {0};
	double sum = 0;

	if (matrix_init(&m, rows, ROWS, &options, &e) != 0)
		return NAN;
	for (int group = 0; group < MATRIX_GROUPS; group++) {
		struct selection_estimate s;
		const int status =
			fit_estimate(&s, &m, &(struct left_out){.family = -1, .group = group}, variants, 2, &e);

		for (int c = 0; c < m.ncases && status == 0; c++)
			if (matrix_group(&m, c) == group)
				sum += matrix_regret(
					&m, c, estimate_pick(&s, m.cases[c].features, (double)m.cases[c].best->span));
		estimate_release(&s);
	}
	matrix_release(&m);
	return sum / CASES;
}

static void test_kept(struct test_counts *t, const struct selection_table *old)
{
	static struct store_row rows[ROWS];
	const struct selection_name names[] = {{"flat", "NT=0"}, {"flat", "NT=1"}};
	struct selection_options o = options;
	struct selection_table *tables;
	struct err e = {0};
	int count, status;

	make_rows(rows, &spans, 88172645463325252u);
	for (int i = 0; i < ROWS; i++) /* another sweep over the same corpus */
		rows[i].seconds *= 1 + 0.001 * (i % 7);
	o.keep = names;
	o.nkeep = 2;
	o.keep_tables = old;
	o.nkeep_tables = 1;
	status = selection_tables(rows, ROWS, &o, &tables, &count, &e);
	test_ok(t, status == 0 && count == 1, "a table once more: %s", e.text);
	test_ok(t,
		count == 1 && tables[0].kept == 2 && tables[0].estimate.ncases == CASES &&
			memcmp(tables[0].estimate.rows, old->estimate.rows,
			       (CASES + 1) * (ESTIMATE_AXES + 4) * sizeof *old->estimate.rows) == 0,
		"cases whose weights tie stay as they are");
	selection_free(tables, count);
}

/* One case with an odd time, far off when it is left out, would decide the result by itself. */
static void test_odd(struct test_counts *t, struct store_row *rows)
{
	const struct store_row fastest = rows[seconds_of(rows, 1) < seconds_of(rows, 0)];
	struct store_row *odd = &rows[strcmp(fastest.params, "NT=1") == 0];
	struct selection_table *tables;
	struct err e = {0};
	int count = 0, status;

	odd->seconds *= 60;
	status = selection_tables(rows, ROWS, &options, &tables, &count, &e);
	test_ok(t, status == 0 && count == 1 && tables[0].estimate.ncases == CASES, "one odd time does not forbid it");
	selection_free(tables, count);
	*odd = fastest;
}

/* Cases and calls that differ in n, their mean length and the share of elements in segments of at least 16 alone; which
 * variant is the fastest depends on that share. */
static void set_short(struct store_row *r, uint64_t *random)
{
	set_lengths(r, random);
	r->longest = 64;
	r->span = (int64_t)(128 * r->mean);
	r->share_16 = next_random(random);
}

static double short_seconds(const struct store_row *r, int variant)
{
	return 1e-12 * (double)r->n * (variant == 0 ? 1 + r->share_16 : 2 - r->share_16);
}

static const struct model shorts = {set_short, short_seconds};

/* The numbers of 1000 calls that get the right box, with that share and without. */
static void count_short(const struct selection_table *table, int *right, int *guessed)
{
	uint64_t random = 777;

	*right = *guessed = 0;
	for (int i = 0; i < 1000; i++) {
		double features[SELECTION_FEATURES];
		struct store_row r = {.n = 0};
		int best;

		set_short(&r, &random);
		selection_features(&r, features);
		best = short_seconds(&r, 1) < short_seconds(&r, 0);
		*right += variant_of(table, selection_lookup(table, LEVEL_SHARES, features, 0, (double)r.span)) == best;
		features[FEATURE_SHARE_16] = -1;
		*guessed +=
			variant_of(table, selection_lookup(table, LEVEL_SHARES, features, 0, (double)r.span)) == best;
	}
}

/* Only the share of 16 says which box is right; where it is unknown, a guess from the mean length serves. */
static void test_share_16(struct test_counts *t)
{
	static struct store_row rows[ROWS];
	struct selection_table *tables;
	struct err e = {0};
	int count, right = 0, guessed = 0;

	make_rows(rows, &shorts, 1234567);
	if (!test_ok(t,
		     selection_tables(rows, ROWS, &options, &tables, &count, &e) == 0 &&
			     tables[0].estimate.ncases == CASES,
		     "a table of short segments: %s", e.text))
		return;
	count_short(&tables[0], &right, &guessed);
	test_ok(t, right >= 930 && guessed < 700,
		"with the share of 16, %d of 1000 calls have the right box, without %d", right, guessed);
	selection_free(tables, count);
}

/* What boxes serve is what lookups in the finished table pick. */
static void test_served(struct test_counts *t, const struct store_row *rows, const struct selection_table *table)
{
	int served[2] = {0};

	for (int c = 0; c < CASES; c++)
		served[selection_stated_box(table, &rows[2 * c])]++;
	test_ok(t,
		table->nboxes == 2 && served[0] == table->boxes[0].nserved && served[1] == table->boxes[1].nserved &&
			served[0] > 0 && served[1] > 0,
		"boxes serve %d and %d cases, not %d and %d", table->boxes[0].nserved, table->boxes[1].nserved,
		served[0], served[1]);
}

/* Regrets by number of boxes change nothing else. */
static void test_no_curve(struct test_counts *t, const struct store_row *rows, const struct selection_table *with)
{
	struct selection_options o = options;
	struct selection_table *tables;
	struct err e = {0};
	int count;

	o.with_curve = 0;
	test_ok(t, selection_tables(rows, ROWS, &o, &tables, &count, &e) == 0 && count == 1, "without a curve: %s",
		e.text);
	test_ok(t,
		tables[0].ncurve == 0 && tables[0].nboxes == with->nboxes && tables[0].nkinds == with->nkinds &&
			tables[0].estimate.ncases == with->estimate.ncases &&
			tables[0].lookups[LOOKUP_PROBED].left_out_mean == with->lookups[LOOKUP_PROBED].left_out_mean,
		"the same table");
	selection_free(tables, count);
}

int main(void)
{
	static struct store_row rows[ROWS];
	struct test_counts t = {0};
	struct selection_table *tables;
	struct err e = {0};
	int count;

	make_rows(rows, &spans, 88172645463325252u);
	test_ok(&t, selection_tables(rows, ROWS, &options, &tables, &count, &e) == 0 && count == 1, "a table: %s",
		e.text);
	test_ok(&t, tables[0].estimate.ncases == CASES && tables[0].estimate.nboxes == tables[0].nboxes,
		"it has all %d cases", tables[0].estimate.ncases);
	test_between(&t, &tables[0]);
	test_ok(&t,
		fabs(tables[0].lookups[LOOKUP_PROBED].left_out_mean - left_out_by_hand(rows)) < 1e-12 &&
			tables[0].lookups[LOOKUP_PROBED].left_out_mean < 0.01 &&
			tables[0].trees[LEVEL_SHARES].regret.left_out_mean > 0.02,
		"left out, it loses %.4f, by hand %.4f, trees %.4f", tables[0].lookups[LOOKUP_PROBED].left_out_mean,
		left_out_by_hand(rows), tables[0].trees[LEVEL_SHARES].regret.left_out_mean);
	test_ok(&t, tables[0].ncurve == 2 && tables[0].curve[1].probed.mean == tables[0].lookups[LOOKUP_PROBED].mean,
		"the curve ends with the table");
	test_kept(&t, &tables[0]);
	test_served(&t, rows, &tables[0]);
	test_no_curve(&t, rows, &tables[0]);
	selection_free(tables, count);
	test_odd(&t, rows);
	test_share_16(&t);
	rows[7].span = rows[6].span = 0; /* as in databases of older versions */
	test_ok(&t,
		selection_tables(rows, ROWS, &options, &tables, &count, &e) == 0 && tables[0].estimate.ncases == 0 &&
			isnan(tables[0].curve[0].probed.mean),
		"none where a span is not known: %s", e.text);
	selection_free(tables, count);
	return test_end(&t);
}

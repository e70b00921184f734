/* Compares a table with measurements that took no part in it: a line for each geometry, then the regret that the table
 * states next to the one found. */
#include "tuner/report/check_table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tuner/base/wrap.h"

static int is_of(const struct store_row *r, const struct selection_table *t, const char *geometry)
{
	return strcmp(r->geometry, geometry) == 0 && strcmp(r->device, t->device) == 0 &&
	       strcmp(r->backend, t->backend) == 0 && strcmp(r->operation, t->operation) == 0 &&
	       strcmp(r->type, t->type) == 0 && strcmp(r->oper, t->oper) == 0 && strcmp(r->key_type, t->key_type) == 0;
}

/* The rows of one geometry. */
struct measured {
	const struct store_row *fastest; /* NULL: there is none */
	int count;
	double boxes[CHECK_COLUMNS]; /* seconds of the box that each column picks, NAN: not measured */
};

static void find_fastest(const struct selection_table *t, const struct store_row *rows, int nrows, const char *geometry,
			 struct measured *m)
{
	*m = (struct measured){.boxes = {NAN, NAN, NAN, NAN, NAN}};
	for (int i = 0; i < nrows; i++) {
		if (!is_of(&rows[i], t, geometry))
			continue;
		m->count++;
		if (!m->fastest || rows[i].seconds < m->fastest->seconds)
			m->fastest = &rows[i];
	}
}

/* The box for a call of which this much is known. A span of 0 means unknown. */
static int pick(const struct selection_table *t, int column, const struct store_row *row)
{
	double features[SELECTION_FEATURES];

	selection_features(row, features);
	if (column < SELECTION_LEVELS)
		return selection_pick(t, (enum selection_level)column, features);
	if (column == CHECK_PROBED)
		return selection_lookup_probed(t, features, (double)row->span);
	return selection_lookup(t, selection_level_of_all(t), features, features[FEATURE_LONGEST], (double)row->span);
}

static void find_picks(const struct selection_table *t, const struct store_row *rows, int nrows, const char *geometry,
		       struct measured *m)
{
	for (int l = 0; l < CHECK_COLUMNS; l++) {
		const int picked = pick(t, l, m->fastest);
		const struct selection_box *b = picked >= 0 ? &t->boxes[picked] : NULL;

		for (int i = 0; i < nrows && b; i++)
			if (is_of(&rows[i], t, geometry) && strcmp(rows[i].strategy, b->strategy) == 0 &&
			    strcmp(rows[i].params, b->params) == 0)
				m->boxes[l] = rows[i].seconds;
	}
}

static void print_percent(double value)
{
	if (isfinite(value))
		(void)printf(" %8.1f%%", 100 * value);
	else
		(void)printf(" %9s", "-");
}

static void add_case(struct check_result *result, const struct measured *m, const char *geometry)
{
	result->cases++;
	for (int l = 0; l < CHECK_COLUMNS; l++) {
		struct check_level *level = &result->levels[l];
		const double regret = m->boxes[l] / m->fastest->seconds - 1;

		print_percent(regret);
		level->cases++;
		level->failed += !isfinite(regret);
		if (!isfinite(regret))
			continue;
		level->worst = isnan(level->worst) ? regret : fmax(level->worst, regret);
		level->mean = isnan(level->mean) ? regret : level->mean + regret; /* the sum, until all are added */
	}
	wrap_last(stdout, geometry, 10 * CHECK_COLUMNS + printf(" %6d  %-15s ", m->count, m->fastest->strategy));
}

static void print_line(const struct selection_table *t, const struct check_result *result, const char *what,
		       double (*value)(const struct selection_regret *stated, const struct check_level *found))
{
	for (int l = 0; l < CHECK_COLUMNS; l++)
		print_percent(value(l < SELECTION_LEVELS ? &t->trees[l].regret : &t->lookups[l - SELECTION_LEVELS],
				    &result->levels[l]));
	(void)printf("  %s\n", what);
}

static double worst(const struct selection_regret *stated, const struct check_level *found)
{
	(void)stated;
	return found->worst;
}

static double mean(const struct selection_regret *stated, const struct check_level *found)
{
	(void)stated;
	return found->mean;
}

static double stated_worst(const struct selection_regret *stated, const struct check_level *found)
{
	(void)found;
	return stated->left_out_worst;
}

static double stated_mean(const struct selection_regret *stated, const struct check_level *found)
{
	(void)found;
	return stated->left_out_mean;
}

/* Prints for how many geometries the box that each column picks has no valid time. */
static void print_failed(const struct check_result *result)
{
	int failed = 0;

	for (int l = 0; l < CHECK_COLUMNS; l++)
		failed += result->levels[l].failed;
	for (int l = 0; l < CHECK_COLUMNS && failed; l++)
		(void)printf(" %9d", result->levels[l].failed);
	if (failed)
		(void)printf("  without a valid time, of %d\n", result->cases);
}

static void print_totals(const struct selection_table *t, const struct check_result *result)
{
	print_line(t, result, "worst", worst);
	print_line(t, result, "mean", mean);
	print_line(t, result, "worst stated, left out", stated_worst);
	print_line(t, result, "mean", stated_mean);
	print_failed(result);
}

void check_table(const struct selection_table *t, const struct store_row *rows, int nrows,
		 const struct strings *geometries, struct check_result *result)
{
	struct measured m;
	int most = 0;

	*result = (struct check_result){0};
	for (int l = 0; l < CHECK_COLUMNS; l++)
		result->levels[l].worst = result->levels[l].mean = NAN;
	wrap_printf(stdout, 0, 4, "%s %s %s%s%s on %s: %d box%s;", t->operation, t->type, t->oper,
		    t->key_type[0] ? " keys=" : "", t->key_type, t->device, t->nboxes, t->nboxes == 1 ? "" : "es");
	(void)printf("  regrets by what is known besides n and the mean\n");
	(void)printf("%10s%10s%10s%10s%10s  tried  fastest         geometry\n", "nothing", "longest", "shares",
		     "probed", "all");
	for (int i = 0; i < geometries->count; i++) {
		find_fastest(t, rows, nrows, geometries->items[i], &m);
		if (!m.fastest) {
			(void)printf("%50s %6d  nothing valid   %s\n", "", 0, geometries->items[i]);
			continue;
		}
		find_picks(t, rows, nrows, geometries->items[i], &m);
		add_case(result, &m, geometries->items[i]);
		most = m.count > most ? m.count : most;
	}
	for (int l = 0; l < CHECK_COLUMNS; l++)
		result->levels[l].mean /= result->levels[l].cases - result->levels[l].failed;
	print_totals(t, result);
	if (most == 1)
		wrap_printf(stdout, 2, 4,
			    "only one variant was tried, so nothing is compared: --search auto tries others");
}

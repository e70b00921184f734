/* The summary of a run: selected launch boxes with the throughput that was measured. */
#include "tuner/report/summary.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/base/wrap.h"

#define BOX_COLUMN 43 /* where a launch box begins */

/* Throughput of a box over the cases in its range. */
struct reach {
	double low_rate, high_rate, low_fraction, high_fraction;
	int cases;
};

static int same_table(const struct table *t, const struct store_row *r)
{
	return strcmp(t->device, r->device) == 0 && strcmp(t->operation, r->operation) == 0 &&
	       strcmp(t->type, r->type) == 0 && strcmp(t->oper, r->oper) == 0 && strcmp(t->key_type, r->key_type) == 0;
}

static int in_box(const struct band *band, const struct box *b, const struct store_row *r)
{
	return r->n >= band->n_from && (r->n < band->n_to || band->n_to == INT64_MAX) && r->mean >= b->mean_from &&
	       (r->mean < b->mean_to || isinf(b->mean_to)) && strcmp(r->strategy, b->strategy) == 0 &&
	       strcmp(r->params, b->params) == 0;
}

static struct reach reach_of(const struct table *t, const struct band *band, const struct box *b,
			     const struct store_row *rows, int nrows)
{
	struct reach reach = {INFINITY, 0, INFINITY, 0, 0};

	for (int i = 0; i < nrows; i++) {
		const struct store_row *r = &rows[i];
		double rate = r->bytes / r->seconds * 1e-9;

		if (!same_table(t, r) || !in_box(band, b, r))
			continue;
		reach.low_rate = fmin(reach.low_rate, rate);
		reach.high_rate = fmax(reach.high_rate, rate);
		reach.low_fraction = fmin(reach.low_fraction, r->fraction);
		reach.high_fraction = fmax(reach.high_fraction, r->fraction);
		reach.cases++;
	}
	return reach;
}

static void print_box(const struct table *t, const struct band *band, const struct box *b, const struct store_row *rows,
		      int nrows)
{
	struct reach reach = reach_of(t, band, b, rows, nrows);
	char from[24], to[24], low[24], high[24], rates[52] = "-", fractions[32] = "-";

	size_text(b->mean_from, from, sizeof from);
	size_text(b->mean_to, to, sizeof to);
	if (reach.cases) {
		(void)snprintf(rates, sizeof rates, "%s-%s", rate_text(reach.low_rate, low, sizeof low),
			       rate_text(reach.high_rate, high, sizeof high));
		(void)snprintf(fractions, sizeof fractions, "%.2f-%.2f", reach.low_fraction, reach.high_fraction);
	}
	wrap_printf(stdout, 2, BOX_COLUMN + 2, "%4s .. %-4s %9s %9s %5.1f%%  %s %s", from, to, rates, fractions,
		    100 * b->regret, b->strategy, b->params);
}

/* Which n a band is for; empty if there is no other. */
static void band_text(const struct band *band, char *out, size_t size)
{
	char from[24], to[24];

	size_text((double)band->n_from, from, sizeof from);
	size_text((double)band->n_to, to, sizeof to);
	out[0] = '\0';
	if (band->n_from > 0 && band->n_to < INT64_MAX)
		(void)snprintf(out, size, " for n from %s to %s", from, to);
	else if (band->n_from > 0)
		(void)snprintf(out, size, " for n from %s up", from);
	else if (band->n_to < INT64_MAX)
		(void)snprintf(out, size, " for n below %s", to);
}

static void print_table(const struct table *t, const struct store_row *rows, int nrows)
{
	char name[REQUEST_TABLE_NAME];

	request_table_name(t->operation, t->type, t->oper, t->key_type, name);
	(void)printf("%s on %s\n", name, t->device);
	for (int i = 0; i < t->nbands; i++) {
		const struct band *band = &t->bands[i];
		char where[64];

		band_text(band, where, sizeof where);
		(void)printf("  %-12s %9s %9s %6s  launch box%s\n", "mean length", "GB/s", "fraction", "regret", where);
		for (int k = 0; k < band->nboxes; k++)
			print_box(t, band, &band->boxes[k], rows, nrows);
	}
	wrap_printf(stdout, 2, 4, "worst regret %.1f%%, mean %.1f%% over %d cases; fraction is of the copy bandwidth",
		    100 * t->regret, 100 * t->mean_regret, t->ncases);
}

static int is_wanted(const struct table *t, const struct strings *only)
{
	char name[REQUEST_TABLE_NAME];

	request_table_name(t->operation, t->type, t->oper, t->key_type, name);
	return !only || strings_have(only, name);
}

int summary_print(struct store *store, const char *device, const struct strings *only,
		  const struct select_limits *limits, struct err *e)
{
	struct store_filter filter = {.device = device, .cold = -1};
	struct store_row *rows = NULL;
	struct table *tables = NULL;
	int nrows = 0, ntables = 0, printed = 0, status = -1;

	if (store_rows(store, &filter, &rows, &nrows, e) || select_tables(rows, nrows, limits, &tables, &ntables, e))
		goto done;
	for (int i = 0; i < ntables; i++)
		if (is_wanted(&tables[i], only)) {
			print_table(&tables[i], rows, nrows);
			printed++;
		}
	if (printed == 0)
		(void)printf("nothing valid was measured on %s\n", device);
	status = 0;
done:
	tables_free(tables, ntables);
	free(rows);
	return status;
}

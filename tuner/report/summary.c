/* The summary of a run: the launch boxes selected, with the throughput measured. */
#include "tuner/report/summary.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/input.h"
#include "tuner/base/figures.h"
#include "tuner/base/wrap.h"

#define BOX_COLUMN 43 /* column where a launch box begins */
/* In narrower terminals there is no room for the longest parameters behind that column. */
#define NARROW_COLUMNS 72
#define NARROW_REST 6

/* What a box achieves on the cases that it serves. */
struct reach {
	int box;
	double low_n, high_n, low_mean, high_mean, low_rate, high_rate, low_fraction, high_fraction;
	int cases;
};

static int compare_reaches(const void *left, const void *right)
{
	const struct reach *a = left, *b = right;

	if (a->low_mean < b->low_mean || a->low_mean > b->low_mean)
		return a->low_mean < b->low_mean ? -1 : 1;
	return a->box - b->box;
}

static int same_table(const struct selection_table *t, const struct store_row *r)
{
	const struct row_shape row = geometry_row(r->geometry);

	return row.width == t->row.width && row.stride == t->row.stride && strcmp(t->device, r->device) == 0 &&
	       strcmp(t->backend, r->backend) == 0 && strcmp(t->driver, r->driver) == 0 &&
	       strcmp(t->operation, r->operation) == 0 && strcmp(t->type, r->type) == 0 &&
	       strcmp(t->oper, r->oper) == 0 && strcmp(t->key_type, r->key_type) == 0;
}

/* Whether the row is a time of box i on a case that the box serves. */
static int in_box(const struct selection_table *t, int i, const struct store_row *r)
{
	return strcmp(r->strategy, t->boxes[i].strategy) == 0 && strcmp(r->params, t->boxes[i].params) == 0 &&
	       selection_stated_box(t, r) == i;
}

static struct reach reach_of(const struct selection_table *t, int i, const struct store_row *rows, int nrows)
{
	struct reach reach = {i, INFINITY, 0, INFINITY, 0, INFINITY, 0, INFINITY, 0, 0};

	for (int k = 0; k < nrows; k++) {
		const struct store_row *r = &rows[k];
		double rate = r->bytes / r->seconds * 1e-9;

		if (!same_table(t, r) || !in_box(t, i, r))
			continue;
		reach.low_n = fmin(reach.low_n, (double)r->n);
		reach.high_n = fmax(reach.high_n, (double)r->n);
		reach.low_mean = fmin(reach.low_mean, r->mean);
		reach.high_mean = fmax(reach.high_mean, r->mean);
		reach.low_rate = fmin(reach.low_rate, rate);
		reach.high_rate = fmax(reach.high_rate, rate);
		reach.low_fraction = fmin(reach.low_fraction, r->fraction);
		reach.high_fraction = fmax(reach.high_fraction, r->fraction);
		reach.cases++;
	}
	return reach;
}

/* Writes both ends of a range, or one if they look the same. */
static const char *range_text(const char *low, const char *between, const char *high, char *out, size_t size)
{
	const int is_one = strcmp(low, high) == 0;

	(void)snprintf(out, size, "%s%s%s", low, is_one ? "" : between, is_one ? "" : high);
	return out;
}

/* show_n: print the sizes that the box serves, too. */
static void print_box(const struct selection_box *b, const struct reach *r, int show_n)
{
	char low[24], high[24], means[56] = "other", sizes[64] = "", range[52], rates[52] = "-", fractions[52] = "-";

	if (r->cases) {
		size_text(r->low_mean, low, sizeof low);
		size_text(r->high_mean, high, sizeof high);
		if (strcmp(low, high) == 0)
			(void)snprintf(means, sizeof means, "%4s", low);
		else
			(void)snprintf(means, sizeof means, "%4s .. %-4s", low, high);
		size_text(r->low_n, low, sizeof low);
		size_text(r->high_n, high, sizeof high);
		if (show_n)
			(void)snprintf(sizes, sizeof sizes, " (n = %s)",
				       range_text(low, "..", high, range, sizeof range));
		range_text(rate_text(r->low_rate, low, sizeof low), "-", rate_text(r->high_rate, high, sizeof high),
			   rates, sizeof rates);
		(void)snprintf(low, sizeof low, "%.*f", decimals_of(r->low_fraction, 2), r->low_fraction);
		(void)snprintf(high, sizeof high, "%.*f", decimals_of(r->high_fraction, 2), r->high_fraction);
		range_text(low, "-", high, fractions, sizeof fractions);
	}
	wrap_printf(stdout, 2, terminal_columns(stdout) < NARROW_COLUMNS ? NARROW_REST : BOX_COLUMN + 2,
		    "%-12s %9s %9s %5.1f%%  %s %s%s", means, rates, fractions, 100 * b->regret, b->strategy, b->params,
		    sizes);
}

static void print_regret(const struct selection_table *t)
{
	const struct selection_regret *r = selection_stated_regret(t), *u = &t->trees[LEVEL_UNKNOWN].regret;
	char left_out[96] = "";

	if (isfinite(r->left_out_worst))
		(void)snprintf(left_out, sizeof left_out, "; left out %.1f%% and %.1f%%", 100 * r->left_out_worst,
			       100 * r->left_out_mean);
	wrap_printf(stdout, 2, 4,
		    "worst regret %.1f%%, mean %.1f%% over %d case%s%s%s; if only n and the mean length are known "
		    "%.1f%% and %.1f%%; fraction is of copy bandwidth",
		    100 * r->worst, 100 * r->mean, t->ncases, t->ncases == 1 ? "" : "s",
		    selection_is_estimated(t) ? ", as probed" : "", left_out, 100 * u->worst, 100 * u->mean);
}

/* Prints the boxes in the order of the mean lengths that they serve. */
static int print_boxes(const struct selection_table *t, const struct store_row *rows, int nrows, struct err *e)
{
	struct reach *reaches = calloc((size_t)t->nboxes + 1, sizeof *reaches);
	double low = INFINITY, high = 0;

	if (!reaches)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the summary");
	for (int i = 0; i < t->nboxes; i++) {
		reaches[i] = reach_of(t, i, rows, nrows);
		low = fmin(low, reaches[i].low_n);
		high = fmax(high, reaches[i].high_n);
	}
	if (t->nboxes)
		qsort(reaches, (size_t)t->nboxes, sizeof *reaches, compare_reaches);
	for (int i = 0; i < t->nboxes; i++)
		print_box(&t->boxes[reaches[i].box], &reaches[i], low < high);
	free(reaches);
	return 0;
}

static int print_table(const struct selection_table *t, const char *input, const struct store_row *rows, int nrows,
		       struct err *e)
{
	char name[REQUEST_TABLE_NAME], width[40] = "", stride[40] = "";

	request_table_name(t->operation, t->type, t->oper, t->key_type, name);
	if (t->row.width > 1)
		(void)snprintf(width, sizeof width, " of width %lld", (long long)t->row.width);
	if (t->row.stride > t->row.width)
		(void)snprintf(stride, sizeof stride, ", stride %lld,", (long long)t->row.stride);
	wrap_printf(stdout, 0, 4, "%s%s%s%s%s on %s", name, width, stride, input_is_array(input) ? "" : " of ",
		    input_is_array(input) ? "" : input, t->device);
	(void)printf("  %-12s %9s %9s %6s  launch box\n", "mean length", "GB/s", "fraction", "regret");
	if (print_boxes(t, rows, nrows, e))
		return -1;
	print_regret(t);
	return 0;
}

static int is_wanted(const struct selection_table *t, const struct strings *only)
{
	char name[REQUEST_TABLE_NAME];

	request_table_name(t->operation, t->type, t->oper, t->key_type, name);
	return !only || strings_have(only, name);
}

/* Adds the number of tables printed to *printed. */
static int print_input(struct store *store, const struct store_filter *filter, const struct strings *only,
		       const struct selection_options *limits, int *printed, struct err *e)
{
	struct store_row *rows = NULL;
	struct selection_table *tables = NULL;
	int nrows = 0, ntables = 0, status;

	status = store_rows(store, filter, &rows, &nrows, e) ||
				 selection_tables(rows, nrows, limits, &tables, &ntables, e)
			 ? -1
			 : 0;
	for (int i = 0; i < ntables && status == 0; i++)
		if (is_wanted(&tables[i], only)) {
			status = print_table(&tables[i], filter->input, rows, nrows, e);
			(*printed)++;
		}
	selection_free(tables, ntables);
	free(rows);
	return status;
}

int summary_print(struct store *store, const char *device, const struct strings *inputs, const struct strings *only,
		  const struct selection_options *limits, struct err *e)
{
	struct store_filter filter = {.device = device, .cold = -1, .driver = STORE_EVERY_DRIVER, .input = INPUT_ARRAY};
	int printed = 0;

	for (int i = 0; i < (inputs ? inputs->count : 1); i++) {
		filter.input = inputs ? inputs->items[i] : INPUT_ARRAY;
		if (print_input(store, &filter, only, limits, &printed, e))
			return -1;
	}
	if (printed == 0)
		wrap_printf(stdout, 0, 4, "nothing valid was measured on %s", device);
	return 0;
}

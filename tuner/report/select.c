/* Tables of launch boxes: rows sorted into tables and bands, boxes looked up, regret elsewhere. */
#include "tuner/report/select.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/report/select_impl.h"

/* Power of two that n rounds to; -1 for 0. */
static int octave(int64_t n)
{
	return n > 0 ? (int)lround(log2((double)n)) : -1;
}

static int64_t middle_n(int64_t low, int64_t high)
{
	int64_t cut = (int64_t)ceil(sqrt((double)low) * sqrt((double)high));

	return cut <= low ? low + 1 : cut > high ? high : cut;
}

static void sum_up(struct table *t)
{
	double sum = 0;
	int timed = 0;

	for (int i = 0; i < t->nbands; i++)
		for (int k = 0; k < t->bands[i].nboxes; k++) {
			const struct box *b = &t->bands[i].boxes[k];

			t->ncases += b->ncases;
			t->gaps += b->gaps;
			t->regret = fmax(t->regret, b->regret);
			sum += b->mean_regret * (b->ncases - b->gaps);
			timed += b->ncases - b->gaps;
		}
	t->mean_regret = timed ? sum / timed : 0;
}

static void copy_names(struct table *t, const struct store_row *row)
{
#define COPY(field) (void)snprintf(t->field, sizeof t->field, "%s", row->field)
	COPY(device);
	COPY(backend);
	COPY(arch);
	COPY(driver);
	COPY(compiler);
	COPY(operation);
	COPY(type);
	COPY(oper);
	COPY(key_type);
#undef COPY
}

/* Entries of one table, by n first. */
static int fill_table(struct entry *entries, int count, const struct select_limits *limits, struct table *t,
		      struct err *e)
{
	int bands = 1;

	copy_names(t, entries[0].row);
	for (int i = 1; i < count; i++)
		bands += octave(entries[i].row->n) != octave(entries[i - 1].row->n);
	t->bands = calloc((size_t)bands, sizeof *t->bands);
	if (!t->bands)
		return err_set(e, "no memory for %d bands", bands);
	for (int first = 0, end; first < count; first = end) {
		struct band *band = &t->bands[t->nbands++];
		int64_t largest;

		for (end = first + 1; end < count && octave(entries[end].row->n) == octave(entries[first].row->n);)
			end++;
		largest = entries[end - 1].row->n; /* before select_band sorts them otherwise */
		band->n_from = t->nbands == 1 ? 0 : band[-1].n_to;
		band->n_to = end == count ? INT64_MAX : middle_n(largest, entries[end].row->n);
		if (select_band(entries + first, end - first, limits, band, e) != 0)
			return -1;
	}
	sum_up(t);
	return 0;
}

/* The rows that count, sorted. */
static struct entry *entries_of(const struct store_row *rows, int nrows, const char *only, int *count)
{
	struct entry *entries = malloc(((size_t)nrows + 1) * sizeof *entries);

	*count = 0;
	if (!entries)
		return NULL;
	for (int i = 0; i < nrows; i++)
		if (!only || strcmp(rows[i].strategy, only) == 0)
			entries[(*count)++] = (struct entry){.row = &rows[i]};
	qsort(entries, (size_t)*count, sizeof *entries, entry_by_case);
	return entries;
}

/* How many entries from the first on are of its table. */
static int table_length(const struct entry *entries, int count)
{
	int length = 1;

	while (length < count && compare_table(entries[0].row, entries[length].row) == 0)
		length++;
	return length;
}

static int fill_tables(struct entry *entries, int total, const struct select_limits *limits, struct table **tables,
		       int *count, struct err *e)
{
	int wanted = 0;

	for (int i = 0; i < total; i += table_length(entries + i, total - i))
		wanted++;
	*tables = calloc((size_t)wanted + 1, sizeof **tables);
	if (!*tables)
		return err_set(e, "no memory for %d tables", wanted);
	for (int i = 0, length; i < total; i += length) {
		length = table_length(entries + i, total - i);
		if (fill_table(entries + i, length, limits, &(*tables)[(*count)++], e) != 0)
			return -1;
	}
	return 0;
}

int select_tables(const struct store_row *rows, int nrows, const struct select_limits *limits, struct table **tables,
		  int *count, struct err *e)
{
	struct entry *entries;
	int total, status;

	*tables = NULL;
	*count = 0;
	if (limits->max_boxes < 1)
		return err_as(e, ERR_USAGE, "a table needs at least one launch box, not %d", limits->max_boxes);
	if (!(limits->tolerance >= 0))
		return err_as(e, ERR_USAGE, "a tolerance of regret cannot be %g", limits->tolerance);
	entries = entries_of(rows, nrows, limits->only, &total);
	if (!entries)
		return err_set(e, "no memory to choose from %d results", nrows);
	status = fill_tables(entries, total, limits, tables, count, e);
	if (status) {
		tables_free(*tables, *count);
		*tables = NULL;
		*count = 0;
	}
	free(entries);
	return status;
}

void tables_free(struct table *tables, int count)
{
	for (int i = 0; i < count; i++) {
		for (int k = 0; k < tables[i].nbands; k++)
			free(tables[i].bands[k].boxes);
		free(tables[i].bands);
	}
	free(tables);
}

/* ---- use ---- */

const struct box *table_pick(const struct table *t, int64_t n, int64_t segments)
{
	double mean = segments > 0 ? (double)n / (double)segments : (double)n;

	for (int i = 0; i < t->nbands; i++) {
		const struct band *band = &t->bands[i];

		if (n >= band->n_to && i + 1 < t->nbands)
			continue;
		for (int k = 0; k < band->nboxes; k++)
			if (mean < band->boxes[k].mean_to || k + 1 == band->nboxes)
				return &band->boxes[k];
	}
	return NULL;
}

static int concerns(const struct table *t, const struct store_row *r, const char *device, const char *backend)
{
	return strcmp(r->device, device) == 0 && strcmp(r->backend, backend) == 0 &&
	       strcmp(r->operation, t->operation) == 0 && strcmp(r->type, t->type) == 0 &&
	       strcmp(r->oper, t->oper) == 0 && strcmp(r->key_type, t->key_type) == 0;
}

static int is_of_box(const struct box *b, const struct store_row *r)
{
	return b && strcmp(b->strategy, r->strategy) == 0 && strcmp(b->params, r->params) == 0;
}

struct regret table_regret(const struct table *t, const struct store_row *rows, int nrows, const char *device,
			   const char *backend)
{
	int count;
	struct entry *entries = entries_of(rows, nrows, NULL, &count);
	struct regret all = {0};
	double sum = 0;

	for (int i = 0, end; entries && i < count; i = end) {
		const struct store_row *best = entries[i].row;
		const struct box *b = table_pick(t, best->n, best->segments);
		double regret = GAP;

		for (end = i; end < count && compare_table(best, entries[end].row) == 0 &&
			      compare_case(best, entries[end].row) == 0;
		     end++)
			if (regret >= GAP && is_of_box(b, entries[end].row))
				regret = entries[end].row->seconds / best->seconds - 1;
		if (!concerns(t, best, device, backend))
			continue;
		all.cases++;
		all.gaps += regret >= GAP;
		all.worst = fmax(all.worst, regret >= GAP ? 0 : regret);
		sum += regret >= GAP ? 0 : regret;
	}
	all.mean = all.cases > all.gaps ? sum / (all.cases - all.gaps) : 0;
	free(entries);
	return all;
}

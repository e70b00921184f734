/* Converts the rows of one table to a matrix of regrets: its cases, variants and families of cases. */
#include "tuner/selection/matrix.h"

#include <fnmatch.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- features ---- */

/* Lengths below this are replaced by it, because a mean of 0 has no logarithm. */
#define LEAST_LENGTH (1.0 / 1024)

static int is_share(enum selection_feature f)
{
	return f == FEATURE_SHARE_1K || f == FEATURE_SHARE_4K || f == FEATURE_SHARE_16;
}

double feature_to_axis(enum selection_feature f, double value)
{
	return is_share(f) ? value : log2(fmax(value, LEAST_LENGTH));
}

double feature_from_axis(enum selection_feature f, double x)
{
	return is_share(f) ? x : exp2(x);
}

double feature_between(enum selection_feature f, double low, double high)
{
	return feature_from_axis(f, (feature_to_axis(f, low) + feature_to_axis(f, high)) / 2);
}

double round_to_digits(double threshold)
{
	const double unit = pow(10, floor(log10(fmax(threshold, 1e-9))) - 2);

	return round(threshold / unit) * unit;
}

static int by_place(const void *a, const void *b)
{
	const struct placed *p = a, *q = b;
	const int order = (p->x > q->x) - (p->x < q->x);

	return order ? order : p->at - q->at;
}

void placed_sort(struct placed *list, int count)
{
	qsort(list, (size_t)count, sizeof *list, by_place);
}

void selection_features(const struct store_row *row, double features[SELECTION_FEATURES])
{
	features[FEATURE_N] = (double)row->n;
	features[FEATURE_MEAN] = row->segments > 0 ? (double)row->n / (double)row->segments : (double)row->n;
	features[FEATURE_LONGEST] = (double)row->longest;
	features[FEATURE_SHARE_1K] = row->share_1k;
	features[FEATURE_SHARE_4K] = row->share_4k;
	features[FEATURE_SHARE_16] = row->share_16;
	features[FEATURE_LONGEST_SEEN] = row->longest_seen;
}

/* ---- regrets ---- */

#define FILLED_LEAST 0.3
#define FILLED_MOST 3.0
#define GAP_MOST 2.0

/* A sweep measured winners across its cases if the fastest variant of a case ran on this fraction of them, on average:
 * 0.6 to 0.8 where tables were measured, 0.2 to 0.4 where each case was searched separately. Then coverage is judged by
 * CROSSED variants, those that a table may use as boxes. */
#define CROSSED_SHARE 0.5
#define CROSSED 8

double matrix_gap(const struct matrix *m, int v, double least)
{
	return least + (GAP_MOST - least) * m->coverage[v];
}

double matrix_filled(const struct matrix *m, int c, int v)
{
	const double regret = matrix_regret(m, c, v);

	return isnan(regret) ? matrix_gap(m, v, FILLED_LEAST) : fmin(regret, FILLED_MOST);
}

static double share_run(const struct matrix *m, int v)
{
	int ran = 0;

	for (int c = 0; c < m->ncases; c++)
		ran += !isnan(matrix_regret(m, c, v));
	return (double)ran / m->ncases;
}

/* The mean over the cases of the fraction of cases on which the case's fastest variant ran. */
static double winners_share(const struct matrix *m)
{
	double sum = 0;

	for (int c = 0; c < m->ncases; c++) {
		double least = INFINITY, share = 0;

		for (int v = 0; v < m->nvariants; v++)
			if (matrix_regret(m, c, v) < least) {
				least = matrix_regret(m, c, v);
				share = m->coverage[v];
			}
		sum += share;
	}
	return sum / m->ncases;
}

/* The fraction of the cases on which each of the CROSSED variants that ran on most cases ran. */
static double crossed_share(const struct matrix *m)
{
	double most[CROSSED] = {0}; /* in descending order */

	for (int v = 0; v < m->nvariants; v++) {
		double share = m->coverage[v];

		for (int i = 0; i < CROSSED; i++) {
			const double other = most[i];

			most[i] = fmax(share, other);
			share = fmin(share, other);
		}
	}
	return most[CROSSED - 1];
}

static int measure_coverage(struct matrix *m, struct err *e)
{
	double crossed;

	m->coverage = calloc((size_t)m->nvariants + 1, sizeof *m->coverage);
	if (!m->coverage)
		return err_set(e, "no memory for the coverage of %d variants", m->nvariants);
	for (int v = 0; v < m->nvariants; v++)
		m->coverage[v] = share_run(m, v);
	crossed = winners_share(m) < CROSSED_SHARE ? 0 : crossed_share(m);
	for (int v = 0; v < m->nvariants; v++)
		m->coverage[v] = fmax(m->coverage[v], crossed);
	return 0;
}

double regret_cost(double regret)
{
	const double r = fmin(regret, REGRET_MOST);

	return r + RISK * r * r;
}

/* ---- orders ---- */

static int compare_int(int64_t a, int64_t b)
{
	return (a > b) - (a < b);
}

static int compare_real(double a, double b)
{
	return (a > b) - (a < b);
}

static int compare_case(const struct store_row *a, const struct store_row *b)
{
	int c = compare_int(a->n, b->n);

	c = c ? c : compare_real(a->mean, b->mean);
	c = c ? c : strcmp(a->geometry, b->geometry);
	c = c ? c : compare_int(a->segments, b->segments);
	c = c ? c : compare_int(a->longest, b->longest);
	c = c ? c : strcmp(a->offset_type, b->offset_type);
	return c ? c : compare_real(a->bytes, b->bytes);
}

static int compare_variant(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->strategy, b->strategy);

	return c ? c : strcmp(a->params, b->params);
}

static int by_case(const void *a, const void *b)
{
	const struct store_row *x = *(const struct store_row *const *)a, *y = *(const struct store_row *const *)b;
	int c = compare_case(x, y);

	c = c ? c : compare_real(x->seconds, y->seconds);
	return c ? c : compare_variant(x, y);
}

static int by_variant(const void *a, const void *b)
{
	return compare_variant(*(const struct store_row *const *)a, *(const struct store_row *const *)b);
}

/* ---- families ---- */

#define FAMILY_TEXT 256

/* A file name without its folder and repetition: "lp1.rowlen" of "data/lp1.rowlen@64M". */
static void file_family(const char *path, char text[FAMILY_TEXT])
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, *at = strrchr(name, '@');

	(void)snprintf(text, FAMILY_TEXT, "%.*s", (int)(at ? (size_t)(at - name) : strlen(name)), name);
}

/* The geometry without size, seed and repetition: "uniform:mean=16". */
static void family_text(const struct store_row *row, char text[FAMILY_TEXT])
{
	static const char *const size[] = {"n=", "seed=", "segments=", "copies=", NULL};
	char spec[sizeof row->geometry], *save = NULL;
	const char *colon = strchr(row->geometry, ':');
	size_t used;

	if (!colon || strchr(row->geometry, '/') || !strchr(colon, '=')) {
		file_family(row->geometry, text);
		return;
	}
	(void)snprintf(text, FAMILY_TEXT, "%s", row->geometry);
	used = (size_t)(colon - row->geometry);
	(void)snprintf(spec, sizeof spec, "%s", colon + 1);
	text[used] = '\0';
	for (char *part = strtok_r(spec, ",", &save); part; part = strtok_r(NULL, ",", &save)) {
		const char *const *skip = size;

		while (*skip && strncmp(part, *skip, strlen(*skip)) != 0)
			skip++;
		if (!*skip && used < FAMILY_TEXT)
			used += (size_t)snprintf(text + used, FAMILY_TEXT - used, ":%s", part);
	}
}

static int number_families(struct matrix *m, struct err *e)
{
	char(*texts)[FAMILY_TEXT] = calloc((size_t)m->ncases + 1, sizeof *texts);

	if (!texts)
		return err_set(e, "no memory for %d cases", m->ncases);
	for (int c = 0; c < m->ncases; c++) {
		int f = 0;

		family_text(m->cases[c].best, texts[m->nfamilies]);
		while (strcmp(texts[f], texts[m->nfamilies]) != 0)
			f++;
		m->cases[c].family = f;
		m->nfamilies += f == m->nfamilies;
	}
	free(texts);
	return 0;
}

/* ---- the matrix ---- */

static double weight_of(const struct selection_options *o, const char *geometry)
{
	for (int i = 0; i < o->nweights; i++)
		if (fnmatch(o->weights[i].pattern, geometry, 0) == 0)
			return o->weights[i].weight;
	return 1;
}

static void add_case(struct matrix *m, const struct store_row *best)
{
	struct matrix_case *c = &m->cases[m->ncases++];

	*c = (struct matrix_case){.best = best, .weight = 1};
	selection_features(best, c->features);
	for (int f = 0; f < SELECTION_FEATURES; f++)
		c->x[f] = feature_to_axis((enum selection_feature)f, c->features[f]);
}

static int variant_of(const struct matrix *m, const struct store_row *row)
{
	const struct store_row *const *at =
		bsearch(&row, m->variants, (size_t)m->nvariants, sizeof *m->variants, by_variant);

	return (int)(at - (const struct store_row *const *)m->variants);
}

/* Lists each variant once. */
static void list_variants(struct matrix *m, const struct store_row *const *sorted, int nrows)
{
	memcpy(m->variants, sorted, (size_t)nrows * sizeof *m->variants);
	qsort(m->variants, (size_t)nrows, sizeof *m->variants, by_variant);
	for (int i = 0; i < nrows; i++)
		if (i == 0 || compare_variant(m->variants[m->nvariants - 1], m->variants[i]) != 0)
			m->variants[m->nvariants++] = m->variants[i];
}

static int fill(struct matrix *m, const struct store_row **sorted, int nrows, struct err *e)
{
	size_t cells;

	for (int i = 0; i < nrows; i++)
		if (i == 0 || compare_case(sorted[i - 1], sorted[i]) != 0)
			add_case(m, sorted[i]);
	list_variants(m, sorted, nrows);
	cells = (size_t)m->ncases * (size_t)m->nvariants;
	m->regret = calloc(cells + 1, sizeof *m->regret);
	if (!m->regret)
		return err_set(e, "no memory for %d variants on %d cases", m->nvariants, m->ncases);
	for (size_t i = 0; i < cells; i++)
		m->regret[i] = NAN;
	for (int i = 0, c = -1; i < nrows; i++) {
		double *cell;

		c += i == 0 || compare_case(sorted[i - 1], sorted[i]) != 0;
		cell = &m->regret[(size_t)c * (size_t)m->nvariants + (size_t)variant_of(m, sorted[i])];
		if (isnan(*cell)) /* of several rows of a variant, the fastest */
			*cell = sorted[i]->seconds / m->cases[c].best->seconds - 1;
	}
	return measure_coverage(m, e) || number_families(m, e) ? -1 : 0;
}

int matrix_init(struct matrix *m, const struct store_row *rows, int nrows, const struct selection_options *o,
		struct err *e)
{
	const struct store_row **sorted = malloc(((size_t)nrows + 1) * sizeof *sorted);
	int status;

	*m = (struct matrix){.cases = calloc((size_t)nrows + 1, sizeof *m->cases),
			     .variants = calloc((size_t)nrows + 1, sizeof *m->variants)};
	if (!sorted || !m->cases || !m->variants) {
		status = err_set(e, "no memory to choose from %d results", nrows);
	} else {
		for (int i = 0; i < nrows; i++)
			sorted[i] = &rows[i];
		qsort(sorted, (size_t)nrows, sizeof *sorted, by_case);
		status = fill(m, sorted, nrows, e);
		for (int c = 0; c < m->ncases && status == 0; c++)
			m->cases[c].weight = weight_of(o, m->cases[c].best->geometry);
	}
	free(sorted);
	if (status)
		matrix_release(m);
	return status;
}

void matrix_release(struct matrix *m)
{
	free(m->cases);
	free(m->variants);
	free(m->regret);
	free(m->coverage);
	*m = (struct matrix){0};
}

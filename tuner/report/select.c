#include "tuner/report/select.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Regret of a variant on a case that it has no valid time on. */
#define GAP 1e6

/* Means within this factor of each other are one point. */
#define SAME_MEAN 1.1

/* Sums of regrets that differ by less are equal: the order of additions must not add a box. */
#define SUM_NOISE 1e-9

/* ---- order ---- */

/* A row with the numbers it gets within its band. */
struct entry {
	const struct store_row *row;
	int case_index, variant;
};

static int compare_real(double a, double b)
{
	return (a > b) - (a < b);
}

static int compare_int(int64_t a, int64_t b)
{
	return (a > b) - (a < b);
}

static int compare_table(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->device, b->device);

	c = c ? c : strcmp(a->backend, b->backend);
	c = c ? c : strcmp(a->operation, b->operation);
	c = c ? c : strcmp(a->key_type, b->key_type);
	c = c ? c : strcmp(a->type, b->type);
	return c ? c : strcmp(a->oper, b->oper);
}

static int compare_case(const struct store_row *a, const struct store_row *b)
{
	int c = compare_int(a->n, b->n);

	c = c ? c : compare_real(a->mean, b->mean);
	c = c ? c : strcmp(a->geometry, b->geometry);
	c = c ? c : compare_int(a->segments, b->segments);
	c = c ? c : compare_int(a->cold, b->cold);
	c = c ? c : strcmp(a->offset_type, b->offset_type);
	return c ? c : compare_real(a->bytes, b->bytes);
}

static int compare_variant(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->strategy, b->strategy);

	return c ? c : strcmp(a->params, b->params);
}

/* By table, case and time. */
static int by_case(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_table(x, y);

	c = c ? c : compare_case(x, y);
	return c ? c : compare_real(x->seconds, y->seconds);
}

static int by_variant(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_variant(x, y);

	return c ? c : by_case(a, b);
}

/* ---- one band ---- */

/* Cases with neighbouring means. */
struct point {
	int first, end; /* cases */
	double low, high;
};

struct work {
	int ncases, nvariants, npoints;
	const struct store_row **cases;    /* fastest row of each case, by mean */
	const struct store_row **variants; /* some row of each */
	double *regret;                    /* [case][variant] */
	struct point *points;
	/* The programme: [first point][last point] of a range, and [boxes][last point] of a division */
	double *cost, *best, *worst, *sum;
	int *pick, *from;
};

static void work_release(struct work *w)
{
	free(w->cases);
	free(w->variants);
	free(w->regret);
	free(w->points);
	free(w->cost);
	free(w->best);
	free(w->worst);
	free(w->sum);
	free(w->pick);
	free(w->from);
}

/* Number the variants: sorts entries by variant. */
static void number_variants(struct work *w, struct entry *entries, int count)
{
	qsort(entries, (size_t)count, sizeof *entries, by_variant);
	for (int i = 0; i < count; i++) {
		if (i == 0 || compare_variant(entries[i - 1].row, entries[i].row) != 0)
			w->variants[w->nvariants++] = entries[i].row;
		entries[i].variant = w->nvariants - 1;
	}
}

/* By mean, and then as it came: the sort of a band goes by n first. */
static int by_mean(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_real(x->mean, y->mean);

	return c ? c : by_case(a, b);
}

static void number_cases(struct work *w, struct entry *entries, int count)
{
	qsort(entries, (size_t)count, sizeof *entries, by_mean);
	for (int i = 0; i < count; i++) {
		if (i == 0 || compare_case(entries[i - 1].row, entries[i].row) != 0)
			w->cases[w->ncases++] = entries[i].row; /* the fastest comes first */
		entries[i].case_index = w->ncases - 1;
	}
}

static void find_points(struct work *w)
{
	int p = -1;

	for (int c = 0; c < w->ncases; c++) {
		double mean = w->cases[c]->mean;

		if (p < 0 || mean > w->points[p].low * SAME_MEAN)
			w->points[++p] = (struct point){.first = c, .low = mean};
		w->points[p].end = c + 1;
		w->points[p].high = mean;
	}
	w->npoints = p + 1;
}

static void fill_regrets(struct work *w, const struct entry *entries, int count)
{
	for (size_t i = 0; i < (size_t)w->ncases * (size_t)w->nvariants; i++)
		w->regret[i] = GAP;
	for (int i = 0; i < count; i++) {
		const struct entry *x = &entries[i];
		double *r = &w->regret[(size_t)x->case_index * (size_t)w->nvariants + (size_t)x->variant];
		double regret = x->row->seconds / w->cases[x->case_index]->seconds - 1;

		if (regret < *r)
			*r = regret;
	}
}

static int work_init(struct work *w, struct entry *entries, int count, int max_boxes, struct err *e)
{
	size_t n = (size_t)count, points;

	memset(w, 0, sizeof *w);
	w->cases = malloc(n * sizeof *w->cases);
	w->variants = malloc(n * sizeof *w->variants);
	if (!w->cases || !w->variants)
		goto fail;
	number_variants(w, entries, count);
	number_cases(w, entries, count);
	w->regret = calloc((size_t)w->ncases * (size_t)w->nvariants, sizeof *w->regret);
	w->points = malloc((size_t)w->ncases * sizeof *w->points);
	w->worst = malloc((size_t)w->nvariants * sizeof *w->worst);
	w->sum = malloc((size_t)w->nvariants * sizeof *w->sum);
	if (!w->regret || !w->points || !w->worst || !w->sum)
		goto fail;
	fill_regrets(w, entries, count);
	find_points(w);
	points = (size_t)w->npoints;
	w->cost = malloc(points * points * sizeof *w->cost);
	w->pick = malloc(points * points * sizeof *w->pick);
	w->best = malloc(((size_t)max_boxes + 1) * points * sizeof *w->best);
	w->from = malloc(((size_t)max_boxes + 1) * points * sizeof *w->from);
	if (w->cost && w->pick && w->best && w->from)
		return 0;
fail:
	work_release(w);
	(void)err_set(e, "no memory to choose from %d results", count);
	return -1;
}

/* Add the cases of a point to each variant's worst and sum. */
static void add_point(struct work *w, int point)
{
	for (int c = w->points[point].first; c < w->points[point].end; c++) {
		const double *regret = &w->regret[(size_t)c * (size_t)w->nvariants];

		for (int v = 0; v < w->nvariants; v++) {
			w->worst[v] = fmax(w->worst[v], regret[v]);
			w->sum[v] += regret[v];
		}
	}
}

/* limit < 0: the variant of the smallest worst regret. Else that of the smallest sum whose worst is within limit. */
static int pick_variant(const struct work *w, double limit)
{
	const double *objective = limit < 0 ? w->worst : w->sum;
	int pick = -1;

	for (int v = 0; v < w->nvariants; v++)
		if ((limit < 0 || w->worst[v] <= limit) && (pick < 0 || objective[v] < objective[pick]))
			pick = v;
	return pick;
}

static void cost_of_ranges(struct work *w, double limit)
{
	for (int first = 0; first < w->npoints; first++) {
		memset(w->worst, 0, (size_t)w->nvariants * sizeof *w->worst);
		memset(w->sum, 0, (size_t)w->nvariants * sizeof *w->sum);
		for (int last = first; last < w->npoints; last++) {
			size_t at = (size_t)first * (size_t)w->npoints + (size_t)last;
			int pick;

			add_point(w, last);
			pick = pick_variant(w, limit);
			w->pick[at] = pick;
			w->cost[at] = pick < 0 ? INFINITY : limit < 0 ? w->worst[pick] : w->sum[pick];
		}
	}
}

/*
 * best[k][last]: least cost of points 0..last in k boxes, from[k][last]: first point of its last box. Costs of boxes
 * are combined by their maximum (limit < 0) or sum. Returns the number of boxes, each further one of which lowers the
 * cost by more than `worth`, and their cost in *least.
 */
static int divide(struct work *w, int max_boxes, double limit, double worth, double *least)
{
	int points = w->npoints, boxes = 1;

	cost_of_ranges(w, limit);
	for (int k = 1; k <= max_boxes; k++)
		for (int last = 0; last < points; last++) {
			double *best = &w->best[(size_t)k * (size_t)points + (size_t)last];
			int *from = &w->from[(size_t)k * (size_t)points + (size_t)last];

			*best = k == 1 ? w->cost[last] : INFINITY;
			*from = 0;
			for (int first = 1; k > 1 && first <= last; first++) {
				double before = w->best[(size_t)(k - 1) * (size_t)points + (size_t)first - 1];
				double here = w->cost[(size_t)first * (size_t)points + (size_t)last];
				double both = limit < 0 ? fmax(before, here) : before + here;

				if (both < *best) {
					*best = both;
					*from = first;
				}
			}
		}
	*least = INFINITY;
	for (int k = 1; k <= max_boxes; k++) {
		double cost = w->best[(size_t)k * (size_t)points + (size_t)points - 1];

		if (cost < *least - (k - boxes) * worth - SUM_NOISE) {
			*least = cost;
			boxes = k;
		}
	}
	return boxes;
}

static double middle(double low, double high)
{
	return low > 0 ? sqrt(low * high) : high / 2;
}

/* Box for the points first..last with variant v: range, regrets, gaps. */
static void fill_box(const struct work *w, int first, int last, int v, struct box *b)
{
	double sum = 0;

	*b = (struct box){.mean_from = first == 0 ? 0 : middle(w->points[first - 1].high, w->points[first].low),
			  .mean_to = last == w->npoints - 1 ? INFINITY
							    : middle(w->points[last].high, w->points[last + 1].low)};
	memcpy(b->strategy, w->variants[v]->strategy, sizeof b->strategy);
	memcpy(b->params, w->variants[v]->params, sizeof b->params);
	for (int c = w->points[first].first; c < w->points[last].end; c++) {
		double regret = w->regret[(size_t)c * (size_t)w->nvariants + (size_t)v];

		b->ncases++;
		if (regret >= GAP) {
			b->gaps++;
			continue;
		}
		b->regret = fmax(b->regret, regret);
		sum += regret;
	}
	if (b->ncases > b->gaps)
		b->mean_regret = sum / (b->ncases - b->gaps);
}

/* Two passes: the least possible worst regret that is worth its boxes, then the least sum that keeps to it. */
static int fill_band(struct entry *entries, int count, int max_boxes, double tolerance, struct band *band,
		     struct err *e)
{
	struct work w;
	double worst, sum;
	int last;

	if (max_boxes > count)
		max_boxes = count; /* a range holds at least one case */
	if (work_init(&w, entries, count, max_boxes, e) != 0)
		return -1;
	(void)divide(&w, max_boxes, -1, tolerance, &worst);
	band->nboxes = divide(&w, max_boxes, worst, tolerance * w.ncases, &sum);
	band->boxes = calloc((size_t)band->nboxes, sizeof *band->boxes);
	if (!band->boxes) {
		work_release(&w);
		return err_set(e, "no memory for %d launch boxes", band->nboxes);
	}
	last = w.npoints - 1;
	for (int k = band->nboxes; k >= 1; k--) {
		int first = w.from[(size_t)k * (size_t)w.npoints + (size_t)last];

		fill_box(&w, first, last, w.pick[(size_t)first * (size_t)w.npoints + (size_t)last],
			 &band->boxes[k - 1]);
		last = first - 1;
	}
	work_release(&w);
	return 0;
}

/* ---- tables ---- */

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

/* Entries of one table, by n first. */
static int fill_table(struct entry *entries, int count, int max_boxes, double tolerance, struct table *t, struct err *e)
{
	const struct store_row *row = entries[0].row;
	int bands = 1;

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
		largest = entries[end - 1].row->n; /* before fill_band sorts them otherwise */
		band->n_from = t->nbands == 1 ? 0 : band[-1].n_to;
		band->n_to = end == count ? INT64_MAX : middle_n(largest, entries[end].row->n);
		if (fill_band(entries + first, end - first, max_boxes, tolerance, band, e) != 0)
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
	qsort(entries, (size_t)*count, sizeof *entries, by_case);
	return entries;
}

int select_tables(const struct store_row *rows, int nrows, int max_boxes, double tolerance, const char *only,
		  struct table **tables, int *count, struct err *e)
{
	int total, wanted = 0;
	struct entry *entries;

	*tables = NULL;
	*count = 0;
	if (max_boxes < 1)
		return err_as(e, ERR_USAGE, "a table needs at least one launch box, not %d", max_boxes);
	if (!(tolerance >= 0))
		return err_as(e, ERR_USAGE, "a tolerance of regret cannot be %g", tolerance);
	entries = entries_of(rows, nrows, only, &total);
	if (!entries)
		return err_set(e, "no memory to choose from %d results", nrows);
	for (int i = 0; i < total; i++)
		wanted += i == 0 || compare_table(entries[i - 1].row, entries[i].row) != 0;
	*tables = calloc((size_t)wanted + 1, sizeof **tables);
	if (!*tables) {
		free(entries);
		return err_set(e, "no memory for %d tables", wanted);
	}
	for (int first = 0, end; first < total; first = end) {
		for (end = first + 1; end < total && compare_table(entries[first].row, entries[end].row) == 0;)
			end++;
		if (fill_table(entries + first, end - first, max_boxes, tolerance, &(*tables)[(*count)++], e) != 0) {
			tables_free(*tables, *count);
			*tables = NULL;
			*count = 0;
			free(entries);
			return -1;
		}
	}
	free(entries);
	return 0;
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

int table_regret(const struct table *t, const struct store_row *rows, int nrows, const char *device,
		 const char *backend, double *worst, double *mean, int *gaps)
{
	int count, cases = 0;
	struct entry *entries = entries_of(rows, nrows, NULL, &count);
	double sum = 0;

	*worst = 0;
	*gaps = 0;
	for (int i = 0, end; entries && i < count; i = end) {
		const struct store_row *best = entries[i].row;
		const struct box *b = table_pick(t, best->n, best->segments);
		double regret = GAP;

		for (end = i; end < count && compare_table(best, entries[end].row) == 0 &&
			      compare_case(best, entries[end].row) == 0;
		     end++)
			if (regret >= GAP && b && strcmp(b->strategy, entries[end].row->strategy) == 0 &&
			    strcmp(b->params, entries[end].row->params) == 0)
				regret = entries[end].row->seconds / best->seconds - 1;
		if (!concerns(t, best, device, backend))
			continue;
		cases++;
		*gaps += regret >= GAP;
		*worst = fmax(*worst, regret >= GAP ? 0 : regret);
		sum += regret >= GAP ? 0 : regret;
	}
	*mean = cases > *gaps ? sum / (cases - *gaps) : 0;
	free(entries);
	return cases;
}

/*
 * The launch boxes of one band: cases of neighbouring means become points, and a dynamic programme divides the points
 * into few ranges, each with the variant that costs least there.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/report/select_impl.h"

/* Means within this factor of each other are one point. */
#define SAME_MEAN 1.1

/* Sums of regrets that differ by less are equal: the order of additions must not add a box. */
#define SUM_NOISE 1e-9

static int by_variant(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_variant(x, y);

	return c ? c : entry_by_case(a, b);
}

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
	/* Of the dynamic programme: [first point][last point] of a range, [boxes][last point] of a division */
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

/* By mean, then as before: cases are in the order of n first. */
static int by_mean(const void *a, const void *b)
{
	const struct store_row *x = ((const struct entry *)a)->row, *y = ((const struct entry *)b)->row;
	int c = compare_real(x->mean, y->mean);

	return c ? c : entry_by_case(a, b);
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
	w->cases = calloc(n, sizeof *w->cases);
	w->variants = calloc(n, sizeof *w->variants);
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
	if (w->npoints == 0) /* without results */
		goto fail;
	points = (size_t)w->npoints;
	w->cost = calloc(points * points, sizeof *w->cost);
	w->pick = calloc(points * points, sizeof *w->pick);
	w->best = calloc(((size_t)max_boxes + 1) * points, sizeof *w->best);
	w->from = calloc(((size_t)max_boxes + 1) * points, sizeof *w->from);
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
	const struct store_row *variant = w->variants[v];
	double sum = 0;

	*b = (struct box){.mean_from = first == 0 ? 0 : middle(w->points[first - 1].high, w->points[first].low),
			  .mean_to = last == w->npoints - 1 ? INFINITY
							    : middle(w->points[last].high, w->points[last + 1].low)};
	(void)snprintf(b->strategy, sizeof b->strategy, "%s", variant->strategy);
	(void)snprintf(b->params, sizeof b->params, "%s", variant->params);
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
int select_band(struct entry *entries, int count, const struct select_limits *limits, struct band *band, struct err *e)
{
	const int max_boxes = limits->max_boxes < count ? limits->max_boxes : count; /* a range has at least one case */
	struct work w;
	double worst, sum;
	int last;

	if (max_boxes < 1)
		return err_set(e, "no launch box to choose from %d results", count);
	if (work_init(&w, entries, count, max_boxes, e) != 0)
		return -1;
	(void)divide(&w, max_boxes, -1, limits->tolerance, &worst);
	band->nboxes = divide(&w, max_boxes, worst, limits->tolerance * w.ncases, &sum);
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

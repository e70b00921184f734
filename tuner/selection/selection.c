/* Makes tables from rows: groups the rows, and converts fitted boxes and trees to the form used. */
#include "tuner/selection/selection.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/selection/describe.h"
#include "tuner/selection/fit.h"
#include "tuner/selection/keep.h"
#include "tuner/selection/kriging/estimate.h"
#include "tuner/selection/median.h"
#include "tuner/selection/pace.h"

/* ---- rows of a table ---- */

/* Parses only if there is something to find, because rows are compared often. */
static struct row_shape row_of(const struct store_row *row)
{
	return strstr(row->geometry, "width=") || strstr(row->geometry, "stride=") ? geometry_row(row->geometry)
										   : (struct row_shape){1, 1};
}

static int compare_shape(const struct store_row *a, const struct store_row *b)
{
	const struct row_shape x = row_of(a), y = row_of(b);

	if (x.width != y.width)
		return x.width < y.width ? -1 : 1;
	return (x.stride > y.stride) - (x.stride < y.stride);
}

static int compare_table(const struct store_row *a, const struct store_row *b)
{
	int c = strcmp(a->device, b->device);

	c = c ? c : strcmp(a->backend, b->backend);
	c = c ? c : strcmp(a->operation, b->operation);
	c = c ? c : strcmp(a->key_type, b->key_type);
	c = c ? c : strcmp(a->type, b->type);
	c = c ? c : strcmp(a->oper, b->oper);
	return c ? c : compare_shape(a, b);
}

static int by_table(const void *a, const void *b)
{
	return compare_table(a, b);
}

static int table_length(const struct store_row *rows, int count)
{
	int length = 1;

	while (length < count && compare_table(&rows[0], &rows[length]) == 0)
		length++;
	return length;
}

/* Keeps the rows of one driver, the newest or the requested one, and cold rows if there are any. Returns the number
 * kept. */
static int keep_comparable(struct store_row *rows, int count, const char *driver)
{
	const struct store_row *newest = rows;
	char keep[sizeof newest->driver];
	int cold = 0, kept = 0;

	for (int i = 1; i < count; i++)
		if (rows[i].taken > newest->taken)
			newest = &rows[i];
	(void)snprintf(keep, sizeof keep, "%s", driver ? driver : newest->driver);
	for (int i = 0; i < count; i++)
		if (strcmp(rows[i].driver, keep) == 0) {
			cold |= rows[i].cold;
			rows[kept++] = rows[i];
		}
	count = kept;
	kept = 0;
	for (int i = 0; i < count; i++)
		if (rows[i].cold == cold)
			rows[kept++] = rows[i];
	return kept;
}

static void copy_names(struct selection_table *t, const struct store_row *row)
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
	t->row = row_of(row);
}

/* ---- trees ---- */

static int box_of(const struct fit *f, int variant)
{
	int i = 0;

	while (f->boxes[i] != variant)
		i++;
	return i;
}

/* Copies node `from` of a grown tree and everything below it. Returns its index. */
static int copy_node(const struct fit *f, const struct grown *t, int leaves, int from, struct selection_tree *to)
{
	const struct grown_node *node = &t->nodes[from];
	const int at = to->nnodes++;

	if (!node->low || node->split >= leaves - 1) {
		to->nodes[at] = (struct selection_node){.box = box_of(f, node->variant)};
	} else {
		const int low = copy_node(f, t, leaves, node->low, to);
		const int high = copy_node(f, t, leaves, node->high, to);

		to->nodes[at] = (struct selection_node){node->feature, node->below, low, high, -1};
		if (low + 1 == high && to->nodes[low].box >= 0 && to->nodes[low].box == to->nodes[high].box) {
			to->nodes[at] = to->nodes[low]; /* both sides have the same box */
			to->nnodes = at + 1;
		}
	}
	return at;
}

static int copy_tree(const struct fit *f, enum selection_level level, struct selection_tree *to, struct err *e)
{
	const struct grown *t = &f->levels[level].tree;

	to->nodes = calloc((size_t)t->nnodes, sizeof *to->nodes);
	if (!to->nodes)
		return err_set(e, "no memory for a tree of %d nodes", t->nnodes);
	(void)copy_node(f, t, f->levels[level].leaves, 0, to);
	return 0;
}

enum selection_level selection_level_of_all(const struct selection_table *t)
{
	if (t->level_of_all != LEVEL_UNKNOWN)
		return t->level_of_all;
	return t->trees[LEVEL_LONGEST].regret.left_out_mean < t->trees[LEVEL_SHARES].regret.left_out_mean
		       ? LEVEL_LONGEST
		       : LEVEL_SHARES;
}

int selection_leaf(const struct selection_tree *tree, const double features[SELECTION_FEATURES])
{
	int at = 0;

	while (tree->nodes[at].box < 0)
		at = features[tree->nodes[at].feature] < tree->nodes[at].below ? tree->nodes[at].low
									       : tree->nodes[at].high;
	return at;
}

int selection_pick(const struct selection_table *t, enum selection_level level,
		   const double features[SELECTION_FEATURES])
{
	const struct selection_tree *tree = &t->trees[level];

	return tree->nnodes ? tree->nodes[selection_leaf(tree, features)].box : -1;
}

static int pick_expected(const struct selection_table *t, const double features[SELECTION_FEATURES], double longest,
			 double span)
{
	double known[SELECTION_FEATURES];

	memcpy(known, features, sizeof known);
	known[FEATURE_LONGEST] = longest;
	return pace_expected(&t->estimate, t->boxes, known, span);
}

int selection_lookup(const struct selection_table *t, enum selection_level level,
		     const double features[SELECTION_FEATURES], double longest, double span)
{
	const double n = features[FEATURE_N];
	int picked;

	if (t->estimate.ncases > 0 && features[FEATURE_SHARE_1K] >= 0 && features[FEATURE_SHARE_4K] >= 0 && span > 0)
		return pick_expected(t, features, longest, span);
	picked = selection_pick(t, level, features);

	if (picked < 0 || !pace_holds_up(&t->boxes[picked].pace, n, longest, span))
		return picked;
	picked = longest > 0 ? selection_pick(t, LEVEL_LONGEST, features) : -1;
	if (picked >= 0 && !pace_holds_up(&t->boxes[picked].pace, n, longest, span))
		return picked;
	return pace_least_held_up(t->boxes, t->nboxes, n, longest, span);
}

int selection_probe_sees_all(const double features[SELECTION_FEATURES])
{
	const double n = features[FEATURE_N], mean = features[FEATURE_MEAN], segments = mean > 0 ? round(n / mean) : 0;

	return geometry_is_scanned((int64_t)n, (int64_t)segments, 4);
}

int selection_lookup_probed(const struct selection_table *t, const double features[SELECTION_FEATURES], double span)
{
	return selection_probe_sees_all(features)
		       ? selection_lookup(t, selection_level_of_all(t), features, features[FEATURE_LONGEST], span)
		       : selection_lookup(t, LEVEL_SHARES, features, 0, span);
}

int selection_stated_box(const struct selection_table *t, const struct store_row *row)
{
	double features[SELECTION_FEATURES];

	selection_features(row, features);
	return selection_is_estimated(t) ? selection_lookup_probed(t, features, (double)row->span)
					 : selection_pick(t, LEVEL_SHARES, features);
}

const struct selection_regret *selection_stated_regret(const struct selection_table *t)
{
	return selection_is_estimated(t) ? &t->lookups[LOOKUP_PROBED] : &t->trees[LEVEL_SHARES].regret;
}

/* ---- tables ---- */

static int take_boxes(struct selection_table *t, const struct fit *f, struct err *e)
{
	t->ncases = f->matrix->ncases;
	t->boxes = calloc((size_t)f->nboxes, sizeof *t->boxes);
	if (!t->boxes)
		return err_set(e, "no memory for %d boxes", f->nboxes);
	t->nboxes = f->nboxes;
	return 0;
}

static int take_over(struct selection_table *t, struct fit *f, struct err *e)
{
	spare_sort(f->matrix, &NONE_LEFT_OUT, f->boxes, f->nboxes);
	if (take_boxes(t, f, e))
		return -1;
	for (int level = 0; level < SELECTION_LEVELS; level++)
		if (copy_tree(f, (enum selection_level)level, &t->trees[level], e))
			return -1;
	return describe_estimate(t, f, e) || describe_table(t, f, e) ? -1 : 0;
}

/* Takes the old table's boxes, in its order, and its trees. */
static int take_old(struct selection_table *t, struct fit *f, const struct selection_table *old, const int *variants,
		    struct err *e)
{
	f->nboxes = old->nboxes;
	memcpy(f->boxes, variants, (size_t)old->nboxes * sizeof *f->boxes);
	t->kept = 2;
	if (take_boxes(t, f, e))
		return -1;
	for (int level = 0; level < SELECTION_LEVELS; level++) {
		const struct selection_tree *from = &old->trees[level];
		struct selection_tree *to = &t->trees[level];

		to->nodes = calloc((size_t)from->nnodes + 1, sizeof *to->nodes);
		if (!to->nodes)
			return err_set(e, "no memory for a tree of %d nodes", from->nnodes);
		memcpy(to->nodes, from->nodes, (size_t)from->nnodes * sizeof *to->nodes);
		to->nnodes = from->nnodes;
	}
	if (old->estimate.ncases > 0 && estimate_copy(&t->estimate, &old->estimate, e))
		return -1;
	return describe_table(t, f, e);
}

/* Keeps a table in use unchanged if the fit is no better than a tie. */
static int take_better(struct selection_table *t, struct fit *f, const struct selection_options *o, struct err *e)
{
	int *variants = malloc(((size_t)o->max_boxes + 1) * sizeof *variants), status;
	const struct selection_table *old;

	if (!variants)
		return err_set(e, "no memory for %d boxes", o->max_boxes);
	old = keep_table(t, f, o, variants);
	status = old ? take_old(t, f, old, variants, e) : take_over(t, f, e);
	if (status == 0 && o->with_curve)
		status = describe_curve(t, f, e);
	free(variants);
	return status;
}

/* Takes a fit with fewer boxes that loses less in sample, and no more left out: with few families all leaves are used,
 * and further ones may move thresholds for the worse. A table of 11 cases lost 5.7% with 12 boxes, 1.1% with 8. */
static int take_fewer(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e)
{
	struct fit_options fewer = *o;

	if (!fit_is_few(m))
		return 0;
	for (fewer.max_boxes = f->nboxes - 1; fewer.max_boxes > 0; fewer.max_boxes--) {
		struct fit less;

		const int status = fit_matrix(&less, m, &fewer, e) || fit_guard(&less, e) ? -1 : 0;

		if (status == 0 && fit_loses_less(&less, f)) {
			const struct fit more = *f;

			*f = less;
			f->options = o;
			less = more;
		}
		fit_release(&less);
		if (status)
			return -1;
	}
	return 0;
}

/* Fits freely; then, if the boxes to keep were measured, with these only: they are kept if they lose no more than a
 * tie. */
static int fit_table(struct fit *f, const struct matrix *m, const struct fit_options *o,
		     const struct selection_options *wanted, int *kept, struct err *e)
{
	struct fit_options old = *o;
	struct fit again;
	int status;

	*kept = 0;
	if (fit_matrix(f, m, o, e))
		return -1;
	status = keep_find(m, wanted, &old, e);
	if (status <= 0)
		return status;
	status = fit_matrix(&again, m, &old, e);
	if (status == 0 && keep_is_tie(f, &again)) {
		fit_release(f);
		*f = again;
		f->options = o;
		*kept = 1;
	} else if (status == 0) {
		fit_release(&again);
	} else {
		fit_release(f);
	}
	free(old.kept);
	return status;
}

static int fill_table(struct selection_table *t, const struct store_row *rows, int nrows,
		      const struct selection_options *o, struct err *e)
{
	const struct fit_options options = {.max_boxes = o->max_boxes,
					    .max_leaves =
						    o->max_boxes > SELECTION_BOXES ? o->max_boxes : SELECTION_BOXES,
					    .tolerance = o->tolerance};
	struct matrix m;
	struct fit f;
	int status;

	copy_names(t, &rows[0]);
	if (matrix_init(&m, rows, nrows, o, e))
		return -1;
	status = fit_table(&f, &m, &options, o, &t->kept, e);
	if (status == 0) {
		status = fit_guard(&f, e) || (!t->kept && take_fewer(&f, &m, &options, e)) ||
					 take_better(t, &f, o, e) || median_bound(&m, o->max_boxes, &t->median, e)
				 ? -1
				 : 0;
		fit_release(&f);
	}
	matrix_release(&m);
	return status ? status : describe_coverage(t, rows[0].cold, o, e);
}

static int fill_tables(struct store_row *rows, int nrows, const struct selection_options *o,
		       struct selection_table **tables, int *count, struct err *e)
{
	int wanted = 0;

	for (int i = 0; i < nrows; i += table_length(rows + i, nrows - i))
		wanted++;
	*tables = calloc((size_t)wanted + 1, sizeof **tables);
	if (!*tables)
		return err_set(e, "no memory for %d tables", wanted);
	for (int i = 0, length; i < nrows; i += length) {
		int kept;

		length = table_length(rows + i, nrows - i);
		kept = keep_comparable(rows + i, length, o->driver);
		if (kept && fill_table(&(*tables)[(*count)++], rows + i, kept, o, e))
			return -1;
	}
	return 0;
}

int selection_tables(const struct store_row *rows, int nrows, const struct selection_options *o,
		     struct selection_table **tables, int *count, struct err *e)
{
	struct store_row *copy;
	int status;

	*tables = NULL;
	*count = 0;
	if (o->max_boxes < 1)
		return err_as(e, ERR_USAGE, "a table needs at least one launch box, not %d", o->max_boxes);
	if (!(o->tolerance >= 0))
		return err_as(e, ERR_USAGE, "a tolerance of regret cannot be %g", o->tolerance);
	copy = malloc(((size_t)nrows + 1) * sizeof *copy);
	if (!copy)
		return err_set(e, "no memory to choose from %d results", nrows);
	if (nrows)
		memcpy(copy, rows, (size_t)nrows * sizeof *copy);
	qsort(copy, (size_t)nrows, sizeof *copy, by_table);
	status = fill_tables(copy, nrows, o, tables, count, e);
	if (status) {
		selection_free(*tables, *count);
		*tables = NULL;
		*count = 0;
	}
	free(copy);
	return status;
}

void selection_free(struct selection_table *tables, int count)
{
	for (int i = 0; i < count; i++) {
		for (int level = 0; level < SELECTION_LEVELS; level++)
			free(tables[i].trees[level].nodes);
		estimate_release(&tables[i].estimate);
		free(tables[i].boxes);
		free(tables[i].curve);
		free(tables[i].kinds);
		free(tables[i].coverage.cases);
	}
	free(tables);
}

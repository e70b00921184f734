/* Exported headers and libraries: the tables that they are made from, and the header of format c. */
#include "tuner/report/export.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/atomic_file.h"
#include "tuner/report/export_impl.h"
#include "tuner/report/export_select.h"

/* Every name of a list must have been measured: a table left out silently would only be noticed in production. field:
 * the offset of the name in a row. */
static int check_measured(const struct strings *list, const char *what, size_t field, const struct store_row *rows,
			  int nrows, struct err *e)
{
	for (int k = 0; k < list->count; k++) {
		int found = 0;

		for (int i = 0; i < nrows && !found; i++)
			found = strcmp(list->items[k], (const char *)&rows[i] + field) == 0;
		if (!found)
			return err_set(e, "nothing valid was measured with %s '%s'", what, list->items[k]);
	}
	return 0;
}

static int read_rows(struct store *store, const struct export_request *r, struct store_row **rows, int *nrows,
		     struct err *e)
{
	struct store_filter filter = {.operation = r->operation,
				      .device = r->device,
				      .cold = 1,
				      .input = r->input,
				      .driver = r->driver[0] ? r->driver : STORE_EVERY_DRIVER};

	if (store_rows(store, &filter, rows, nrows, e) != 0 || *nrows > 0)
		return *nrows > 0 ? 0 : -1;
	free(*rows);
	filter.cold = 0; /* only where nothing was measured cold: warm and cold times cannot be compared */
	if (store_rows(store, &filter, rows, nrows, e) != 0)
		return -1;
	filter.cold = -1;
	if (*nrows == 0 && store_has_computed(store, &filter))
		return err_set(e, "operation '%s' was measured over computed values only (--input)", r->operation);
	return 0;
}

static int fail_empty(const struct export_request *r, struct err *e)
{
	return err_set(e, "nothing valid was measured of operation '%s'%s%s%s%s%s%s%s%s", r->operation,
		       r->input[0] ? " over " : "", r->input, r->device[0] ? " on device '" : "", r->device,
		       r->device[0] ? "'" : "", r->driver[0] ? " with driver '" : "", r->driver,
		       r->driver[0] ? "'" : "");
}

/* Whether the strategy gives the same bits in each run. Nothing is known of one that is not in the catalogue. */
static int is_reproducible(const struct catalogue *cat, const struct store_row *row)
{
	const struct family *family = catalogue_find(cat, row->operation, row->strategy);
	const struct elem_type *type = elem_find(row->type);

	return family && type && !family_varies(family, type);
}

/* Keeps the variants that give the same bits in each run, if the request asks for that. */
static int filter_reproducible(const struct export_content *x, struct store_row *rows, int *nrows, struct err *e)
{
	int kept = 0;

	if (!x->request->reproducible)
		return 0;
	for (int i = 0; i < *nrows; i++)
		if (is_reproducible(x->catalogue, &rows[i]))
			rows[kept++] = rows[i];
	*nrows = kept;
	return kept > 0 ? 0 : err_set(e, "no measured strategy has the same bits in each run");
}

/* A library's rows may have any width, so strategies whose elements are whole rows are left out: they are built for one
 * width. */
static int filter_whole_rows(const struct export_content *x, struct store_row *rows, int *nrows, struct err *e)
{
	int kept = 0;

	if (strcmp(x->request->format, "library") != 0)
		return 0;
	for (int i = 0; i < *nrows; i++) {
		const struct family *family = catalogue_find(x->catalogue, rows[i].operation, rows[i].strategy);

		if (!family || !family->whole_rows)
			rows[kept++] = rows[i];
	}
	*nrows = kept;
	return kept > 0 ? 0 : err_set(e, "no strategy that was measured takes rows of any width, as libraries do");
}

/* Keeps the rows that the request selects. */
static int filter_rows(const struct export_request *r, struct store_row *rows, int *nrows, struct err *e)
{
	int kept = 0;

	if (check_measured(&r->types, "type", offsetof(struct store_row, type), rows, *nrows, e) != 0 ||
	    check_measured(&r->opers, "operator", offsetof(struct store_row, oper), rows, *nrows, e) != 0 ||
	    check_measured(&r->key_types, "key type", offsetof(struct store_row, key_type), rows, *nrows, e) != 0)
		return -1;
	for (int i = 0; i < *nrows; i++)
		if (strings_allow(&r->types, rows[i].type) && strings_allow(&r->opers, rows[i].oper) &&
		    strings_allow(&r->key_types, rows[i].key_type))
			rows[kept++] = rows[i];
	*nrows = kept;
	return kept > 0 ? 0 : fail_empty(r, e);
}

/* Variants are built for one row shape, and so is a table. Without --width all results of a header must have the same
 * shape. */
static int filter_shapes(const struct export_request *r, struct store_row *rows, int *nrows, struct err *e)
{
	const int is_library = strcmp(r->format, "library") == 0; /* it has a table for each shape */
	struct row_shape first = {0, 0};
	int kept = 0;

	for (int i = 0; i < *nrows; i++) {
		const struct row_shape row = geometry_row(rows[i].geometry);

		if (r->width && row.width != r->width)
			continue;
		if (kept == 0)
			first = row;
		if (!is_library && (row.width != first.width || row.stride != first.stride))
			return err_as(
				e, ERR_USAGE,
				"%s was measured on rows of width %lld, stride %lld and width %lld, stride %lld: a "
				"header is for one of them (--width)",
				r->operation, (long long)first.width, (long long)first.stride, (long long)row.width,
				(long long)row.stride);
		rows[kept++] = rows[i];
	}
	*nrows = kept;
	return kept > 0 ? 0 : err_set(e, "%s was not measured on rows of width %lld", r->operation, r->width);
}

static int is_of_row(const struct store_row *row, struct row_shape shape)
{
	const struct row_shape own = geometry_row(row->geometry);

	return own.width == shape.width && own.stride == shape.stride;
}

static int same_case(const struct store_row *a, const struct store_row *b)
{
	return strcmp(a->device, b->device) == 0 && strcmp(a->backend, b->backend) == 0 &&
	       strcmp(a->key_type, b->key_type) == 0 && strcmp(a->type, b->type) == 0 &&
	       strcmp(a->oper, b->oper) == 0 && strcmp(a->geometry, b->geometry) == 0 && a->n == b->n &&
	       a->segments == b->segments;
}

static int is_of_table(const struct store_row *row, const struct selection_table *t)
{
	return strcmp(row->device, t->device) == 0 && strcmp(row->backend, t->backend) == 0 &&
	       strcmp(row->driver, t->driver) == 0 && strcmp(row->type, t->type) == 0 &&
	       strcmp(row->oper, t->oper) == 0 && strcmp(row->key_type, t->key_type) == 0 && is_of_row(row, t->row);
}

/* Keeps the rows that tables were made from: each table is of one driver. */
static void filter_selected(struct export_content *x, struct store_row *rows)
{
	int kept = 0;

	for (int i = 0; i < x->nrows; i++) {
		int found = 0;

		for (int k = 0; k < x->nselected && !found; k++)
			found = is_of_table(&rows[i], &x->selected[k]);
		if (found)
			rows[kept++] = rows[i];
	}
	x->nrows = kept;
}

/* What t costs over all devices: the sum of its regrets, an unmeasured pick counting as twice the time. The rows of a
 * case are adjacent, the fastest first. */
static double general_cost(const struct export_content *x, const struct selection_table *t)
{
	double cost = 0;

	for (int i = 0, end; i < x->nrows; i = end) {
		const struct store_row *best = &x->rows[i];
		double features[SELECTION_FEATURES], regret = -1;
		const struct selection_box *box;

		selection_features(best, features);
		box = &t->boxes[selection_pick(t, LEVEL_SHARES, features)];
		for (end = i; end < x->nrows && same_case(best, &x->rows[end]); end++)
			if (regret < 0 && strcmp(x->rows[end].strategy, box->strategy) == 0 &&
			    strcmp(x->rows[end].params, box->params) == 0)
				regret = x->rows[end].seconds / best->seconds - 1;
		if (strcmp(best->type, t->type) == 0 && strcmp(best->oper, t->oper) == 0 &&
		    strcmp(best->key_type, t->key_type) == 0 && is_of_row(best, t->row))
			cost += regret < 0 ? 1 : regret;
	}
	return cost;
}

struct ranked {
	struct selection_table table;
	double cost;
};

static int by_generality(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	int c = strcmp(x->table.key_type, y->table.key_type);

	c = c ? c : strcmp(x->table.type, y->table.type);
	c = c ? c : strcmp(x->table.oper, y->table.oper);
	c = c ? c : (x->cost > y->cost) - (x->cost < y->cost);
	return c ? c : strcmp(x->table.device, y->table.device);
}

static int sort_tables(struct export_content *x, struct err *e)
{
	struct ranked *ranked = malloc(((size_t)x->nselected + 1) * sizeof *ranked);

	if (!ranked)
		return err_set(e, "no memory for %d tables", x->nselected);
	for (int i = 0; i < x->nselected; i++)
		ranked[i] = (struct ranked){x->selected[i], general_cost(x, &x->selected[i])};
	qsort(ranked, (size_t)x->nselected, sizeof *ranked, by_generality);
	for (int i = 0; i < x->nselected; i++)
		x->selected[i] = ranked[i].table;
	free(ranked);
	return 0;
}

/* The include guard is made from the file's name, so that several headers can go into one program. */
static void make_names(struct export_content *x)
{
	const char *path = x->request->out;
	const char *name = strcmp(path, "-") == 0 ? "segtune_launch_boxes.h" : path_name(path);
	size_t used = 0;

	if (!isalpha((unsigned char)*name))
		used = (size_t)snprintf(x->guard, sizeof x->guard, "SEGTUNE_");
	export_identifier(x->guard + used, sizeof x->guard - used, name, 1);
	export_identifier(x->name, sizeof x->name, x->request->operation, 0);
}

static int write_file(const struct export_content *x, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, x->request->out, e) != 0)
		return -1;
	return atomic_finish(&file, export_c(file.stream, x, e), e);
}

static void release_content(struct export_content *x, struct store_row *rows)
{
	selection_free(x->selected, x->nselected);
	free(rows);
}

/* Fills *x, whose member request is set. The caller releases *rows along with x, after a failure too. */
static int make_content(struct store *store, struct export_content *x, struct store_row **rows, FILE *summary,
			struct err *e)
{
	const struct export_request *r = x->request;

	if (read_rows(store, r, rows, &x->nrows, e) != 0 || filter_rows(r, *rows, &x->nrows, e) != 0 ||
	    filter_shapes(r, *rows, &x->nrows, e) != 0 || filter_reproducible(x, *rows, &x->nrows, e) != 0 ||
	    filter_whole_rows(x, *rows, &x->nrows, e) != 0)
		return -1;
	x->rows = *rows;
	if (store_digest(store, &x->digest, e) != 0 ||
	    export_select(store, r, &(struct export_rows){*rows, x->nrows, summary != NULL}, &x->selected,
			  &x->nselected, e) != 0)
		return -1;
	filter_selected(x, *rows);
	if (sort_tables(x, e) != 0)
		return -1;
	if (summary)
		export_summary(summary, x->selected, x->nselected);
	return r->force ? 0 : export_check_coverage(x->selected, x->nselected, e);
}

int export_header(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  struct err *e)
{
	struct export_content x = {.request = r, .catalogue = cat};
	struct store_row *rows = NULL;
	int status;

	if (strcmp(r->format, "library") == 0)
		return err_as(e, ERR_USAGE, "format 'library' is written by segtune export, not by scripts");
	if (strcmp(r->format, "c") != 0)
		return err_as(e, ERR_USAGE, "unknown format '%s' (segtune help formats lists them)", r->format);
	status = make_content(store, &x, &rows, summary, e);
	if (status == 0) {
		make_names(&x);
		status = write_file(&x, e);
	}
	release_content(&x, rows);
	return status;
}

int export_tables(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  const struct export_sink *sink, struct err *e)
{
	struct export_content x = {.request = r, .catalogue = cat};
	struct store_row *rows = NULL;
	int status = make_content(store, &x, &rows, summary, e);

	if (status == 0)
		status = sink->take(sink->context, x.selected, x.nselected, e);
	release_content(&x, rows);
	return status;
}

/* Sparse matrix times vector: matrix rows are the segments of a geometry. Entries come from the geometry's file if it
 * has any; otherwise columns are generated here, and the matrix holds the dataset's values. */
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

#define STREAM_COLUMNS 4
#define X_SHIFT 977 /* offset of x into the values, so that entries on the diagonal are not squared */
#define PER_COLUMN 16

/* The geometry's number of columns; else a square matrix, or one column per PER_COLUMN entries if that is more. */
static int64_t columns_for(const struct geometry *g)
{
	int64_t columns = g->segments > g->n / PER_COLUMN ? g->segments : g->n / PER_COLUMN;

	if (g->columns > 0)
		columns = g->columns;
	return columns > 0 ? columns : 1;
}

/* Consecutive columns starting at the diagonal; cyclic, so that long rows find enough of them. */
static void band(const struct geometry *g, int64_t columns, int32_t *to)
{
	for (int64_t s = 0; s < g->segments; s++) {
		int64_t c = (int64_t)((double)s * (double)columns / (double)g->segments);

		for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++) {
			to[i] = (int32_t)(c % columns);
			c = c % columns + 1;
		}
	}
}

static void scatter(const struct geometry *g, int64_t columns, int32_t *to)
{
	for (int64_t i = 0; i < g->n; i++)
		to[i] = (int32_t)(rng_bits(1, STREAM_COLUMNS, (uint64_t)i) % (uint64_t)columns);
}

/* Converts a number of a file to the case's type. Too large numbers, infinities and NaN are clamped, so that sums of
 * any number of products with the vector, whose elements are below 2^9, stay finite. Tiny numbers become 0, as devices
 * may flush them. */
static void put_value(const struct elem_type *type, double value, void *to, int64_t i)
{
	const double most = type->bytes == 4 ? 0x1p80 : 0x1p980;
	const double cut = isnan(value) ? 0 : fmax(-most, fmin(value, most));

	if (type->kind != 'f' && type->bytes == 4)
		((int32_t *)to)[i] = (int32_t)fmax(-0x1p30, fmin(cut, 0x1p30));
	else if (type->kind != 'f')
		((int64_t *)to)[i] = (int64_t)fmax(-0x1p62, fmin(cut, 0x1p62));
	else if (type->bytes == 4)
		((float *)to)[i] = fabs(cut) < (double)FLT_MIN ? 0 : (float)cut;
	else
		((double *)to)[i] = cut;
}

int problem_read_matrix(const struct problem *p, const struct elem_type *type, int32_t *columns, void *values,
			struct err *e)
{
	const struct geometry *g = p->geometry;
	struct matrix_entries m;

	if (geometry_read_matrix(g, &m, e))
		return -1;
	if (columns)
		memcpy(columns, m.columns, (size_t)g->n * sizeof *columns);
	for (int64_t i = 0; values && i < g->n; i++)
		put_value(type, m.values[i], values, i);
	matrix_entries_release(&m);
	return 0;
}

/* Entries in row order: their values go to *entries->values, which p owns, and their columns to columns. */
static int read_file(struct problem *p, int32_t *columns, struct dataset *entries, struct err *e)
{
	const struct geometry *g = p->geometry;

	entries->values = problem_own(p, g->n, (size_t)p->dataset->type->bytes, e);
	if (!entries->values || problem_read_matrix(p, p->dataset->type, columns, entries->values, e))
		return -1;
	/* Signs of products with DATA_SIGNED are as random as its own; nothing is known about other data. */
	if (entries->kind != DATA_SIGNED)
		entries->kind = DATA_COMPUTED;
	entries->n = entries->count = g->n;
	return 0;
}

/* How columns are generated if no file has them. */
enum layout { BAND, RANDOM, ALWAYS_RANDOM /* in place of a file's, too */ };

/* Whether the dataset's values already are products, which an input has computed from the entries in place. */
static int is_multiplied(const struct problem *p)
{
	return p->dataset->kind == DATA_COMPUTED;
}

static int has_entries(const struct problem *p, enum layout layout)
{
	return layout != ALWAYS_RANDOM && geometry_is_matrix(p->geometry) && !is_multiplied(p);
}

/* Returns the columns, which p owns; *entries: the dataset with the matrix's values. */
static int32_t *make_entries(struct problem *p, enum layout layout, struct dataset *entries, struct err *e)
{
	int32_t *columns = problem_own(p, p->geometry->n, sizeof *columns, e);

	*entries = *p->dataset;
	if (!columns)
		return NULL;
	if (has_entries(p, layout))
		return read_file(p, columns, entries, e) ? NULL : columns;
	if (layout == BAND)
		band(p->geometry, p->columns, columns);
	else
		scatter(p->geometry, p->columns, columns);
	return columns;
}

/* Adds "columns", and "matrix" unless all entries are ones. */
static void add_entries(struct problem *p, int unary, const int32_t *columns, const void *values)
{
	const int64_t n = p->geometry->n;

	(void)problem_add(p, "columns", ARRAY_IN, elem_find("i32"), n, columns);
	if (!unary)
		(void)problem_add(p, "matrix", ARRAY_IN, p->dataset->type, n, values);
}

static void *add_x(struct problem *p, struct err *e)
{
	const struct dataset *d = p->dataset;
	size_t bytes = (size_t)d->type->bytes;
	/* Not read if the products are already computed. */
	const enum dataset_kind kind = d->kind == DATA_COMPUTED ? DATA_SIGNED : d->kind;
	struct dataset longer;
	void *x = problem_own(p, p->columns, bytes, e);

	if (!x || dataset_make(d->type, d->oper, kind, p->columns + X_SHIFT, &longer, e))
		return NULL;
	memcpy(x, (const char *)longer.values + X_SHIFT * bytes, (size_t)p->columns * bytes);
	dataset_release(&longer);
	(void)problem_add(p, "x", ARRAY_IN, d->type, p->columns, x);
	return x;
}

static int count_columns(struct problem *p, struct err *e)
{
	p->columns = columns_for(p->geometry);
	if (p->columns > INT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "'%s' has more than 2^31 columns", p->geometry->name);
	return 0;
}

static int make_any(struct problem *p, enum layout layout, int unary, struct err *e)
{
	const struct geometry *g = p->geometry;
	struct factors f = {.ones = unary, .adds = strcmp(p->dataset->oper->name, "plus") != 0};
	struct dataset entries;
	double *tolerance;
	void *result;

	if (count_columns(p, e) || !(f.columns = make_entries(p, layout, &entries, e)))
		return -1;
	add_entries(p, unary, f.columns, entries.values);
	f.x = add_x(p, e);
	if (!f.x || problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_spmv(&entries, is_multiplied(p) ? NULL : &f, g->offsets, g->segments,
			      (struct expected){result, tolerance, 0}, e);
}

static int make_spmv(struct problem *p, struct err *e)
{
	return make_any(p, BAND, 0, e);
}

static int make_spmv_random(struct problem *p, struct err *e)
{
	return make_any(p, ALWAYS_RANDOM, 0, e);
}

static int make_spmv_unary(struct problem *p, struct err *e)
{
	return make_any(p, BAND, 1, e);
}

/* Copies rows between their places (row s at sources[s]) and row order. */
static void move_rows(const struct geometry *g, const int64_t *sources, int gather, const void *from, void *to,
		      size_t bytes)
{
	for (int64_t s = 0; s < g->segments; s++) {
		const size_t lying = (size_t)sources[s] * bytes, ordered = (size_t)g->offsets[s] * bytes;

		memcpy((char *)to + (gather ? ordered : lying), (const char *)from + (gather ? lying : ordered),
		       (size_t)(g->offsets[s + 1] - g->offsets[s]) * bytes);
	}
}

/* Entries in one of the two orders. */
struct ordered {
	int32_t *columns;
	void *values;
};

static void move_entries(const struct problem *p, const int64_t *sources, int gather, const struct ordered *from,
			 const struct ordered *to)
{
	move_rows(p->geometry, sources, gather, from->columns, to->columns, sizeof *to->columns);
	move_rows(p->geometry, sources, gather, from->values, to->values, (size_t)p->dataset->type->bytes);
}

/* lying: the entries as kernels get them; entries and the columns of f: the same in row order. */
static int make_rows(struct problem *p, const int64_t *sources, const struct ordered *lying,
		     const struct dataset *entries, struct factors *f, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	add_entries(p, f->ones, lying->columns, lying->values);
	f->adds = strcmp(p->dataset->oper->name, "plus") != 0;
	f->x = add_x(p, e);
	if (!f->x || problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_offsets(p, "sources", sources, g->segments, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_spmv(entries, is_multiplied(p) ? NULL : f, g->offsets, g->segments,
			      (struct expected){result, tolerance, 0}, e);
}

/* Moves a file's rows to their places. */
static int make_file_rows(struct problem *p, const int64_t *sources, int unary, struct err *e)
{
	struct dataset entries;
	int32_t *columns = make_entries(p, RANDOM, &entries, e);
	struct ordered lying = {problem_own(p, p->geometry->n, sizeof *columns, e),
				problem_own(p, p->geometry->n, (size_t)p->dataset->type->bytes, e)};

	if (!columns || !lying.columns || !lying.values)
		return -1;
	move_entries(p, sources, 0, &(struct ordered){columns, entries.values}, &lying);
	return make_rows(p, sources, &lying, &entries, &(struct factors){.columns = columns, .ones = unary}, e);
}

/* Generated rows are made in place, with random columns: those of a band would not be close to each other. */
static int make_own_rows(struct problem *p, const int64_t *sources, int unary, struct err *e)
{
	struct dataset entries;
	struct ordered lying = {make_entries(p, RANDOM, &entries, e), p->dataset->values};
	struct ordered together = {malloc((size_t)p->geometry->n * sizeof *together.columns + 1),
				   malloc((size_t)p->geometry->n * (size_t)p->dataset->type->bytes + 1)};
	int status = -1;

	entries.n = entries.count = p->geometry->n;
	entries.values = together.values;
	if (!together.columns || !together.values) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for %lld elements", (long long)p->geometry->n);
	} else if (lying.columns) {
		move_entries(p, sources, 1, &lying, &together);
		status = make_rows(p, sources, &lying, &entries,
				   &(struct factors){.columns = together.columns, .ones = unary}, e);
	}
	free(together.columns);
	free(together.values);
	return status;
}

static int make_any_indirect(struct problem *p, int unary, struct err *e)
{
	int64_t *sources = problem_scatter_segments(p->geometry, 1, e);
	int status = -1;

	if (sources && count_columns(p, e) == 0)
		status = has_entries(p, RANDOM) ? make_file_rows(p, sources, unary, e)
						: make_own_rows(p, sources, unary, e);
	free(sources);
	return status;
}

static int make_spmv_indirect(struct problem *p, struct err *e)
{
	return make_any_indirect(p, 0, e);
}

static int make_spmv_indirect_unary(struct problem *p, struct err *e)
{
	return make_any_indirect(p, 1, e);
}

/* For minimum and maximum, entries and factors are added: one step of a shortest-path algorithm. */
#define SPMV                                                                                                           \
	.types = "f32 f64", .more_types = "i32 u32 i64", .opers = "plus minimum maximum", .combines = 1,               \
	.multiplies = 1, .scattered = 1, .large = 2

const struct operation spmv_operations[] = {
	/* The columns of a row are adjacent, as in a band, or as in the file. */
	{.name = "spmv", .arrays = {"columns", "matrix", "x", "offsets", "result", NULL}, .make = make_spmv, SPMV},
	{.name = "spmv_random",
	 .arrays = {"columns", "matrix", "x", "offsets", "result", NULL},
	 .make = make_spmv_random,
	 SPMV},
	/* All entries are ones, so there is no array for them. */
	{.name = "spmv_unary", .arrays = {"columns", "x", "offsets", "result", NULL}, .make = make_spmv_unary, SPMV},
	/* Random columns, or those of a file; row s begins at sources[s]. */
	{.name = "spmv_indirect",
	 .arrays = {"columns", "matrix", "x", "offsets", "sources", "result", NULL},
	 .make = make_spmv_indirect,
	 SPMV},
	{.name = "spmv_indirect_unary",
	 .arrays = {"columns", "x", "offsets", "sources", "result", NULL},
	 .make = make_spmv_indirect_unary,
	 SPMV},
	{.name = NULL},
};

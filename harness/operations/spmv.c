/* Sparse matrices times vectors: rows are the segments of a geometry. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

#define STREAM_COLUMNS 4
#define X_SHIFT 977 /* x begins so far inside the values: diagonal elements are no squares */
#define PER_COLUMN 16

/* As many columns as the geometry says; else a square matrix, or PER_COLUMN entries a column if that is more. */
static int64_t columns_for(const struct geometry *g)
{
	int64_t columns = g->segments > g->n / PER_COLUMN ? g->segments : g->n / PER_COLUMN;

	if (g->columns > 0)
		columns = g->columns;
	return columns > 0 ? columns : 1;
}

/* Consecutive columns from the diagonal on; cyclic, so that long rows find enough of them. */
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

static int32_t *add_columns(struct problem *p, int random, struct err *e)
{
	int32_t *columns = problem_own(p, p->geometry->n, sizeof *columns, e);

	if (!columns)
		return NULL;
	if (random)
		scatter(p->geometry, p->columns, columns);
	else
		band(p->geometry, p->columns, columns);
	(void)problem_add(p, "columns", ARRAY_IN, elem_find("i32"), p->geometry->n, columns);
	return columns;
}

static void *add_x(struct problem *p, struct err *e)
{
	const struct dataset *d = p->dataset;
	size_t bytes = (size_t)d->type->bytes;
	struct dataset longer;
	void *x = problem_own(p, p->columns, bytes, e);

	if (!x || dataset_make(d->type, d->oper, d->kind, p->columns + X_SHIFT, &longer, e))
		return NULL;
	memcpy(x, (const char *)longer.values + X_SHIFT * bytes, (size_t)p->columns * bytes);
	dataset_release(&longer);
	(void)problem_add(p, "x", ARRAY_IN, d->type, p->columns, x);
	return x;
}

static int make_any(struct problem *p, int random, int unary, struct err *e)
{
	const struct geometry *g = p->geometry;
	struct factors f = {.ones = unary, .adds = strcmp(p->dataset->oper->name, "plus") != 0};
	double *tolerance;
	void *result;

	p->columns = columns_for(g);
	if (p->columns > INT32_MAX)
		return err_as(e, ERR_TOO_LARGE, "'%s' has more than 2^31 columns", g->name);
	f.columns = add_columns(p, random, e);
	if (!f.columns)
		return -1;
	if (!unary)
		problem_add_values(p, "matrix");
	f.x = add_x(p, e);
	if (!f.x || problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_spmv(p->dataset, &f, g->offsets, g->segments, (struct expected){result, tolerance}, e);
}

static int make_spmv(struct problem *p, struct err *e)
{
	return make_any(p, 0, 0, e);
}

static int make_spmv_random(struct problem *p, struct err *e)
{
	return make_any(p, 1, 0, e);
}

static int make_spmv_unary(struct problem *p, struct err *e)
{
	return make_any(p, 0, 1, e);
}

/* Rows in the order of their numbers, for the reference: *columns and the values of *together are malloc'd. */
static int put_together(const struct problem *p, const int64_t *sources, const int32_t *lying, int32_t **columns,
			struct dataset *together, struct err *e)
{
	const struct geometry *g = p->geometry;
	size_t bytes = (size_t)p->dataset->type->bytes;

	*together = *p->dataset;
	together->n = together->count = g->n;
	together->values = malloc((size_t)g->n * bytes + 1);
	*columns = malloc((size_t)g->n * sizeof **columns + 1);
	if (!together->values || !*columns)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld elements", (long long)g->n);
	for (int64_t s = 0; s < g->segments; s++) {
		size_t length = (size_t)(g->offsets[s + 1] - g->offsets[s]);

		memcpy(*columns + g->offsets[s], lying + sources[s], length * sizeof **columns);
		memcpy((char *)together->values + (size_t)g->offsets[s] * bytes,
		       (const char *)p->dataset->values + (size_t)sources[s] * bytes, length * bytes);
	}
	return 0;
}

/* Random columns: with scattered rows those of a band would not be close to each other. */
static int make_any_indirect(struct problem *p, int unary, struct err *e)
{
	const struct geometry *g = p->geometry;
	struct factors f = {.ones = unary, .adds = strcmp(p->dataset->oper->name, "plus") != 0};
	int64_t *sources = problem_scatter_segments(g, 1, e);
	struct dataset together = {.values = NULL};
	int32_t *lying, *columns = NULL;
	double *tolerance;
	void *result;
	int status = -1;

	p->columns = columns_for(g);
	if (p->columns > INT32_MAX) {
		(void)err_as(e, ERR_TOO_LARGE, "'%s' has more than 2^31 columns", g->name);
		goto done;
	}
	if (!sources || !(lying = add_columns(p, 1, e)))
		goto done;
	if (!unary)
		problem_add_values(p, "matrix");
	f.x = add_x(p, e);
	if (!f.x || problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_offsets(p, "sources", sources, g->segments, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e) ||
	    put_together(p, sources, lying, &columns, &together, e))
		goto done;
	f.columns = columns;
	status = reference_spmv(&together, &f, g->offsets, g->segments, (struct expected){result, tolerance}, e);
done:
	free(columns);
	free(together.values);
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

/* With minimum and maximum entries are added to their factors: the shortest step of many paths. */
#define SPMV                                                                                                           \
	.types = "f32 f64", .opers = "plus minimum maximum", .combines = 1, .multiplies = 1, .scattered = 1, .large = 2

const struct operation spmv_operations[] = {
	/* The columns of a row lie side by side, as in a band. */
	{.name = "spmv", .arrays = {"columns", "matrix", "x", "offsets", "result", NULL}, .make = make_spmv, SPMV},
	{.name = "spmv_random",
	 .arrays = {"columns", "matrix", "x", "offsets", "result", NULL},
	 .make = make_spmv_random,
	 SPMV},
	/* The matrix holds ones, and is not there. */
	{.name = "spmv_unary", .arrays = {"columns", "x", "offsets", "result", NULL}, .make = make_spmv_unary, SPMV},
	/* Random columns, row s lying from sources[s] on. */
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

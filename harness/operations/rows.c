/* Segmented reductions of rows: elements are rows of values, and each column is reduced separately. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

/* One column at a time is gathered, reduced like single values, and its results are scattered. */
struct column {
	const struct problem *p;
	const struct row_segments *of;
	const struct problem_array *index; /* element i is row index[i]; NULL: row i */
	struct factors weights;            /* per row; x NULL: none */
	int64_t number;
	struct dataset values;  /* one per row */
	int64_t results;        /* results per column: one per segment or, for shares, one per row */
	struct expected column; /* of that column */
	struct expected all;    /* of all columns, by rows */
};

static int64_t row_of(const struct column *c, int64_t i)
{
	if (!c->index)
		return i;
	return c->index->type->bytes == 4 ? ((const int32_t *)c->index->host)[i] : ((const int64_t *)c->index->host)[i];
}

static void gather_range(void *context, int64_t first, int64_t end)
{
	const struct column *c = context;
	const size_t bytes = (size_t)c->values.type->bytes, stride = (size_t)c->p->row.stride * bytes;
	const char *from = (const char *)c->p->dataset->values + (size_t)c->number * bytes;

	for (int64_t i = first; i < end; i++)
		memcpy((char *)c->values.values + (size_t)i * bytes, from + (size_t)row_of(c, i) * stride, bytes);
}

static void scatter_range(void *context, int64_t first, int64_t end)
{
	const struct column *c = context;
	const struct elem_type *part;
	const size_t bytes = (size_t)oper_stored(c->values.oper, c->values.type)->bytes;
	const int parts = elem_parts(oper_stored(c->values.oper, c->values.type), &part);

	for (int64_t s = first; s < end; s++) {
		const int64_t to = s * c->p->row.width + c->number;

		memcpy((char *)c->all.values + (size_t)to * bytes, (char *)c->column.values + (size_t)s * bytes, bytes);
		for (int k = 0; c->all.tolerance && k < parts; k++)
			c->all.tolerance[to * parts + k] = c->column.tolerance[s * parts + k];
	}
}

static int reduce_column(struct column *c, struct err *e)
{
	const struct row_segments *of = c->of;

	if (c->p->operation->shares)
		return reference_segsoftmax(&c->values, of->offsets, of->count, c->column, e);
	return reference_spmv(&c->values, c->weights.x ? &c->weights : NULL, of->offsets, of->count, c->column, e);
}

static int reduce_columns(struct column *c, struct err *e)
{
	for (c->number = 0; c->number < c->p->row.width; c->number++) {
		parallel_ranges(c->p->geometry->n, gather_range, c);
		if (reduce_column(c, e))
			return -1;
		parallel_ranges(c->results, scatter_range, c);
	}
	return 0;
}

/* Adds "result". The caller has set segments, values, results, index and weights. */
static int add_columns(struct problem *p, struct column *c, struct err *e)
{
	const int64_t n = p->geometry->n;
	const struct dataset *d = p->dataset;
	const struct elem_type *stored = oper_stored(d->oper, d->type), *part;
	const size_t bytes = (size_t)stored->bytes, parts = (size_t)elem_parts(stored, &part);
	int status = -1;

	if (problem_add_result(p, c->results * p->row.width, &c->all.values, &c->all.tolerance, e))
		return -1;
	c->column.among = c->results * p->row.width;
	c->values.n = c->values.count = n;
	c->values.values = malloc((size_t)n * (size_t)d->type->bytes + 1);
	c->column.values = malloc((size_t)c->results * bytes + 1);
	c->column.tolerance = c->all.tolerance ? malloc((size_t)c->results * parts * sizeof(double) + 1) : NULL;
	if (c->values.values && c->column.values && (c->column.tolerance || !c->all.tolerance))
		status = reduce_columns(c, e);
	else
		(void)err_as(e, ERR_TOO_LARGE, "no memory for a column of %lld values", (long long)n);
	free(c->values.values);
	free(c->column.values);
	free(c->column.tolerance);
	return status;
}

/* Whether a segment contains a table row several times. Their rounding errors are alike and add up, so the
 * probabilistic bounds do not hold (reference.h). */
static int meets_again(const struct problem *p)
{
	return p->geometry->table.skew > 0 || problem_table(p->operation, p->geometry) < p->geometry->stats.max;
}

int problem_add_row_folds(struct problem *p, const struct row_segments *of, const struct problem_array *index,
			  const struct problem_array *weights, struct err *e)
{
	struct column c = {.p = p,
			   .of = of,
			   .index = index,
			   .weights = {.x = weights ? weights->host : NULL},
			   .values = *p->dataset,
			   .results = of->count};

	if (index && meets_again(p))
		c.values.kind = DATA_COMPUTED;
	return add_columns(p, &c, e);
}

int problem_add_row_shares(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	const struct row_segments of = {g->offsets, g->segments};
	struct column c = {.p = p, .of = &of, .values = *p->dataset, .results = g->n};

	return problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) || add_columns(p, &c, e) ? -1 : 0;
}

int problem_add_segment_folds(struct problem *p, const struct problem_array *index, const struct problem_array *weights,
			      struct err *e)
{
	const struct geometry *g = p->geometry;

	return problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
			       problem_add_row_folds(p, &(struct row_segments){g->offsets, g->segments}, index, weights,
						     e)
		       ? -1
		       : 0;
}

static int make_rows(struct problem *p, struct err *e)
{
	problem_add_values(p, "values");
	return problem_add_segment_folds(p, NULL, NULL, e);
}

const struct operation row_operations[] = {
	/* Values [n, stride], of which the first width columns are used; results [segments, width]. */
	{.name = "segreduce_rows",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_rows,
	 .opers = "plus multiplies minimum maximum bit_and bit_or bit_xor index_of_maximum index_of_minimum mean "
		  "variance logsumexp arg_maximum arg_minimum",
	 .combines = 1,
	 .rows = 1,
	 .finishes = 1},
	{.name = NULL},
};

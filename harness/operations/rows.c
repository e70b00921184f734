/* Segmented reductions of rows: elements are rows of values, and each column is reduced separately. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

#define ADJACENT 16 /* maximum columns of a block; f32 values of so many share a cache line */
/* With so many rows, every column keeps all processors busy; with fewer, several blocks are handled at a time. */
#define MANY_ROWS ((int64_t)1 << 18)

/* Blocks of adjacent columns are gathered, each column is reduced like single values, and its results are scattered. */
struct columns {
	const struct problem *p;
	const struct row_segments *of;
	const struct problem_array *index; /* element i is row index[i]; NULL: row i */
	struct factors weights;            /* per row; x NULL: none */
	struct dataset values;             /* of one column, but for the values themselves */
	int64_t results;                   /* per column: one per segment or, for shares, one per row */
	struct expected all;               /* by rows */
	int together;                      /* columns of a block */
};

struct block {
	const struct columns *c;
	int64_t first; /* column */
	int count;     /* of columns */
	/* Column after column, malloc'd; tolerances are NULL if results are exact. */
	char *values, *results;
	double *tolerances;
};

static size_t stored_bytes(const struct columns *c)
{
	return (size_t)oper_stored(c->values.oper, c->values.type)->bytes;
}

/* Numbers per result that have a tolerance. */
static int64_t stored_parts(const struct columns *c)
{
	const struct elem_type *part;

	return elem_parts(oper_stored(c->values.oper, c->values.type), &part);
}

static int64_t row_of(const struct columns *c, int64_t i)
{
	if (!c->index)
		return i;
	return c->index->type->bytes == 4 ? ((const int32_t *)c->index->host)[i] : ((const int64_t *)c->index->host)[i];
}

static void gather_range(void *block, int64_t from, int64_t to)
{
	const struct block *b = block;
	const struct columns *c = b->c;
	const int64_t n = c->p->geometry->n;
	const size_t bytes = (size_t)c->values.type->bytes, stride = (size_t)c->p->row.stride * bytes;
	const char *first = (const char *)c->p->dataset->values + (size_t)b->first * bytes;

	for (int64_t i = from; i < to; i++)
		for (int k = 0; k < b->count; k++)
			memcpy(b->values + (size_t)(k * n + i) * bytes,
			       first + (size_t)row_of(c, i) * stride + (size_t)k * bytes, bytes);
}

static void scatter_range(void *block, int64_t from, int64_t to)
{
	const struct block *b = block;
	const struct columns *c = b->c;
	const size_t bytes = stored_bytes(c);
	const int64_t parts = stored_parts(c);

	for (int64_t s = from; s < to; s++)
		for (int k = 0; k < b->count; k++) {
			const int64_t result = k * c->results + s, at = s * c->p->row.width + b->first + k;

			memcpy((char *)c->all.values + (size_t)at * bytes, b->results + (size_t)result * bytes, bytes);
			for (int64_t i = 0; b->tolerances && i < parts; i++)
				c->all.tolerance[at * parts + i] = b->tolerances[result * parts + i];
		}
}

static int reduce_column(const struct block *b, int k, struct err *e)
{
	const struct columns *c = b->c;
	const struct row_segments *of = c->of;
	const struct expected out = {
		.values = b->results + (size_t)(k * c->results) * stored_bytes(c),
		.tolerance = b->tolerances ? b->tolerances + k * c->results * stored_parts(c) : NULL,
		.among = c->results * c->p->row.width,
	};
	struct dataset values = c->values;

	values.values = b->values + (size_t)(k * values.n) * (size_t)values.type->bytes;
	if (c->p->operation->shares)
		return reference_segsoftmax(&values, of->offsets, of->count, out, e);
	return reference_spmv(&values, c->weights.x ? &c->weights : NULL, of->offsets, of->count, out, e);
}

static int fill_block(struct block *b, struct err *e)
{
	const struct columns *c = b->c;

	parallel_ranges(c->values.n, gather_range, b);
	for (int k = 0; k < b->count; k++)
		if (reduce_column(b, k, e))
			return -1;
	parallel_ranges(c->results, scatter_range, b);
	return 0;
}

static int reduce_block(void *columns, int64_t i, struct err *e)
{
	const struct columns *c = columns;
	const int64_t first = i * c->together, left = c->p->row.width - first;
	struct block b = {.c = c, .first = first, .count = left < c->together ? (int)left : c->together};
	const size_t results = (size_t)(b.count * c->results);
	int status = -1;

	b.values = malloc((size_t)(b.count * c->values.n) * (size_t)c->values.type->bytes + 1);
	b.results = malloc(results * stored_bytes(c) + 1);
	b.tolerances = c->all.tolerance ? malloc(results * (size_t)stored_parts(c) * sizeof(double) + 1) : NULL;
	if (b.values && b.results && (b.tolerances || !c->all.tolerance))
		status = fill_block(&b, e);
	else
		(void)err_as(e, ERR_TOO_LARGE, "no memory for columns of %lld values", (long long)c->values.n);
	free(b.values);
	free(b.results);
	free(b.tolerances);
	return status;
}

/* One column of many rows, to save memory; else as many as leave a block for each processor. */
static int columns_of_block(const struct problem *p)
{
	const int64_t each = p->row.width / parallel_processors();

	if (p->geometry->n >= MANY_ROWS || each < 1)
		return 1;
	return each < ADJACENT ? (int)each : ADJACENT;
}

/* Adds "result". The caller has set p, of, values, results, index and weights. */
static int add_columns(struct problem *p, struct columns *c, struct err *e)
{
	const int64_t width = p->row.width;
	int64_t blocks;

	if (problem_add_result(p, c->results * width, &c->all.values, &c->all.tolerance, e))
		return -1;
	c->values.n = c->values.count = p->geometry->n;
	c->together = columns_of_block(p);
	blocks = (width + c->together - 1) / c->together;
	if (p->geometry->n < MANY_ROWS)
		return parallel_try(blocks, reduce_block, c, e);
	for (int64_t i = 0; i < blocks; i++)
		if (reduce_block(c, i, e))
			return -1;
	return 0;
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
	struct columns c = {.p = p,
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
	struct columns c = {.p = p, .of = &of, .values = *p->dataset, .results = g->n};

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

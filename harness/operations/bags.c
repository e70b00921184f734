/* Bags: segments of table rows that an index selects; a row may be in many of them. Each column is reduced separately.
 * The table holds the dataset's values. For a matrix the columns are the index, and its values the weights. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/base/rng.h"
#include "harness/operations/problem_impl.h"

enum { STREAM_ROWS = 6, STREAM_ORDER }; /* stream numbers for rng_bits */

#define WEIGHTS_SHIFT 977 /* offset into the values, so that weights differ from the values they multiply */
#define NEAR_ONE 0x1p-20  /* a skew this close to 1 counts as 1: 1 / (skew - 1) would have no digits left */

/* How rows are chosen. */
struct choosing {
	int64_t rows, n;
	double skew, span; /* span: (rows + 1)^(1 - skew) - 1, or log(rows + 1) for a skew of 1 */
	struct rng_order order;
	int wide; /* 1: 64-bit index */
	void *index;
};

/* A number from 0 to rows - 1, with 0 the most frequent: the integer part of a real x in [1, rows + 1) with density
 * x^-skew, less 1. */
static int64_t skewed_rank(const struct choosing *c, int64_t i)
{
	const double u = rng_uniform(1, STREAM_ROWS, (uint64_t)i);
	const double x =
		fabs(c->skew - 1) < NEAR_ONE ? rng_exp(u * c->span) : rng_exp(rng_log(1 + u * c->span) / (1 - c->skew));

	return x < (double)c->rows ? (int64_t)x - 1 : c->rows - 1;
}

/* The first element is always the last row of the table, and the last element the first row. */
static int64_t choose_row(const struct choosing *c, int64_t i)
{
	if (i == 0 || i == c->n - 1)
		return i ? 0 : c->rows - 1;
	if (c->skew > 0)
		return (int64_t)rng_order_place(&c->order, (uint64_t)skewed_rank(c, i));
	return (int64_t)(rng_bits(1, STREAM_ROWS, (uint64_t)i) % (uint64_t)c->rows);
}

static void choose_range(void *context, int64_t from, int64_t to)
{
	const struct choosing *c = context;

	for (int64_t i = from; i < to; i++)
		if (c->wide)
			((int64_t *)c->index)[i] = choose_row(c, i);
		else
			((int32_t *)c->index)[i] = (int32_t)choose_row(c, i);
}

static double span_of(double skew, int64_t rows)
{
	const double most = rng_log((double)rows + 1);

	return fabs(skew - 1) < NEAR_ONE ? most : rng_exp((1 - skew) * most) - 1;
}

/* Takes the columns of a file, each of which must be a row of the table. */
static int take_columns(const struct problem *p, const struct choosing *c, struct err *e)
{
	int32_t *columns = malloc((size_t)c->n * sizeof *columns + 1);
	int status = -1;

	if (!columns)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld indices", (long long)c->n);
	if (problem_read_matrix(p, NULL, columns, NULL, e))
		goto done;
	for (int64_t i = 0; i < c->n; i++) {
		if (columns[i] >= c->rows) {
			(void)err_as(e, ERR_USAGE, "index %d at %lld of '%s' is not in its table of %lld rows",
				     columns[i], (long long)i, p->geometry->name, (long long)c->rows);
			goto done;
		}
		if (c->wide)
			((int64_t *)c->index)[i] = columns[i];
		else
			((int32_t *)c->index)[i] = columns[i];
	}
	status = 0;
done:
	free(columns);
	return status;
}

const struct problem_array *problem_add_index(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	const struct elem_type *type = operation_key(p->operation);
	struct choosing c = {
		.rows = problem_table(p->operation, g), .n = g->n, .skew = g->table.skew, .wide = type->bytes == 8};

	if (!c.wide && c.rows > INT32_MAX) {
		(void)err_as(e, ERR_USAGE, "'%s' has a table of %lld rows: indices of 32 bits allow %lld", g->name,
			     (long long)c.rows, (long long)INT32_MAX);
		return NULL;
	}
	c.index = problem_own(p, g->n, (size_t)type->bytes, e);
	if (!c.index)
		return NULL;
	if (geometry_is_matrix(g))
		return take_columns(p, &c, e) ? NULL : problem_add(p, "index", ARRAY_IN, type, g->n, c.index);
	rng_order_init(&c.order, 1, STREAM_ORDER, (uint64_t)c.rows);
	c.span = span_of(c.skew, c.rows);
	parallel_ranges(g->n, choose_range, &c);
	return problem_add(p, "index", ARRAY_IN, type, g->n, c.index);
}

/* Never special values: if a device flushes a denormal weight to zero, infinity times it is NaN. */
const struct problem_array *problem_add_weights(struct problem *p, struct err *e)
{
	const struct dataset *d = p->dataset;
	const struct elem_type *type = d->type->wide ? elem_find(d->type->wide) : d->type;
	const enum dataset_kind kind = d->kind == DATA_SIGNED ? DATA_SIGNED : DATA_SMALL;
	const size_t bytes = (size_t)type->bytes;
	struct dataset longer;
	void *weights = problem_own(p, p->geometry->n, bytes, e);

	if (weights && geometry_is_matrix(p->geometry))
		return problem_read_matrix(p, type, NULL, weights, e)
			       ? NULL
			       : problem_add(p, "weights", ARRAY_IN, type, p->geometry->n, weights);
	if (!weights || dataset_make(type, d->oper, kind, p->geometry->n + WEIGHTS_SHIFT, &longer, e))
		return NULL;
	memcpy(weights, (const char *)longer.values + WEIGHTS_SHIFT * bytes, (size_t)p->geometry->n * bytes);
	dataset_release(&longer);
	return problem_add(p, "weights", ARRAY_IN, type, p->geometry->n, weights);
}

static int make_bags(struct problem *p, struct err *e)
{
	const struct problem_array *index;

	problem_add_values(p, "values");
	index = problem_add_index(p, e);
	return index ? problem_add_segment_folds(p, index, NULL, e) : -1;
}

static int make_bags_weighted(struct problem *p, struct err *e)
{
	const struct problem_array *index, *weights;

	problem_add_values(p, "values");
	index = problem_add_index(p, e);
	weights = index ? problem_add_weights(p, e) : NULL;
	return weights ? problem_add_segment_folds(p, index, weights, e) : -1;
}

/* The key type is that of the index. */
#define BAGS(type)                                                                                                     \
	{                                                                                                              \
		.name = "bags", .key_type = (type), .arrays = {"values", "index", "offsets", "result", NULL},          \
		.make = make_bags,                                                                                     \
		.opers = "plus minimum maximum index_of_minimum index_of_maximum mean variance logsumexp "             \
			 "arg_maximum arg_minimum",                                                                    \
		.combines = 1, .rows = 1, .finishes = 1, .large = 1                                                    \
	}
#define BAGS_WEIGHTED(type)                                                                                            \
	{                                                                                                              \
		.name = "bags_weighted", .key_type = (type),                                                           \
		.arrays = {"values", "index", "weights", "offsets", "result", NULL}, .make = make_bags_weighted,       \
		.types = "f32 f64 f16:f32 bf16:f32", .opers = "plus", .combines = 1, .rows = 1, .scattered = 1,        \
		.large = 2                                                                                             \
	}

const struct operation bag_operations[] = {
	/* Values [table rows, stride]; results [segments, width]. */
	BAGS(KEY_TYPE_DEFAULT), BAGS("i64"), BAGS_WEIGHTED(KEY_TYPE_DEFAULT), BAGS_WEIGHTED("i64"), {.name = NULL},
};

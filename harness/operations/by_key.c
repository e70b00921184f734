/* Reduce-by-key: the runs of equal keys are the non-empty segments. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/parallel.h"
#include "harness/base/poison.h"
#include "harness/base/rng.h"
#include "harness/keys/user_key.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

#define STREAM_KEYS 2 /* stream number for rng_bits */

/* Offsets of the non-empty segments: the runs of equal keys. */
struct runs {
	const int64_t *offsets; /* count + 1 entries */
	int64_t *own;           /* the same array if it must be freed; NULL: it is the geometry's */
	int64_t count;
};

static int runs_of(const struct geometry *g, struct runs *runs, struct err *e)
{
	*runs = (struct runs){g->offsets, NULL, g->segments};
	if (g->stats.empty == 0)
		return 0;
	runs->own = malloc((size_t)(g->segments + 1) * sizeof *runs->own);
	if (!runs->own)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld runs", (long long)g->segments);
	runs->offsets = runs->own;
	runs->count = 0;
	runs->own[0] = 0;
	for (int64_t s = 0; s < g->segments; s++)
		if (g->offsets[s + 1] > g->offsets[s])
			runs->own[++runs->count] = g->offsets[s + 1];
	return 0;
}

/* The key of run k; narrower types take the low bits. Adjacent keys differ, sometimes in a single bit. They include the
 * harness's poison patterns and two alternating keys: equal keys that are not adjacent form separate runs. */
static uint64_t key_bits(int64_t k)
{
	uint64_t r = rng_bits(1, STREAM_KEYS, (uint64_t)k);

	switch (k / 8 % 4) {
	case 0:
		return poison_patterns[k % 2 == 0];
	case 1:
		return (uint64_t)k;
	case 2: /* only the upper half differs, in 64-bit types */
		return ((uint64_t)k << 32 | 5) ^ (uint64_t)(k % 2);
	default:
		return r / 2 * 2 + (uint64_t)(k % 2);
	}
}

/* Whether the keys of this run are zeros of alternating sign. Keys of adjacent runs end in 1/2. */
static int is_zero(int64_t k)
{
	return k % 32 == 20;
}

/* Whether the key of this run may be NaN, which does not equal its neighbours. */
static int may_be_nan(int64_t k)
{
	return k % 32 == 27;
}

/* Integers and half-integers below 2^23: equal only if the numbers are. */
static float key_float(int64_t k)
{
	if (is_zero(k))
		return 0;
	return (float)(int32_t)(key_bits(k) >> 3 & 0x3fffff) + (k % 2 ? 0.5F : 0.0F);
}

/* The same below 2^51; some differ only in the lower half of their bits. */
static double key_double(int64_t k)
{
	if (is_zero(k))
		return 0;
	return (double)(int64_t)(key_bits(k) >> 13) + (k % 2 ? 0.5 : 0);
}

/* Writes floating-point key i of run k, which has `length` keys. */
static void put_real(const struct elem_type *type, int64_t k, int64_t length, int64_t i, void *keys)
{
	const double sign = is_zero(k) && i % 2 ? -1 : may_be_nan(k) && length == 1 ? NAN : 1;

	if (type->bytes == 8)
		((double *)keys)[i] = key_double(k) * sign;
	else
		((float *)keys)[i] = key_float(k) * (float)sign;
}

static void put_keys(const struct elem_type *type, const int64_t *runs, int64_t k, void *keys)
{
	const uint64_t bits = key_bits(k);

	for (int64_t i = runs[k]; i < runs[k + 1]; i++)
		if (type->kind == 'f')
			put_real(type, k, runs[k + 1] - runs[k], i, keys);
		else if (type->bytes == 4)
			((uint32_t *)keys)[i] = (uint32_t)bits;
		else
			((uint64_t *)keys)[i] = bits;
}

struct keying {
	const struct elem_type *type;
	const int64_t *runs;
	char *keys;
	char *result; /* receives the first key of each run; NULL: not needed */
	size_t bytes;
	int made; /* 1: the keys already exist */
};

static void key_range(void *context, int64_t from, int64_t to)
{
	const struct keying *c = context;

	for (int64_t k = from; k < to; k++) {
		if (!c->made)
			put_keys(c->type, c->runs, k, c->keys);
		if (c->result)
			memcpy(c->result + (size_t)k * c->bytes, c->keys + (size_t)c->runs[k] * c->bytes, c->bytes);
	}
}

/* Adds input "keys"; key_result receives the first key of each run. */
static int add_keys(struct problem *p, const int64_t *runs, int64_t count, void *key_result, struct err *e)
{
	const struct elem_type *type = operation_key(p->operation);
	const int made = p->operation->user_key != NULL;
	size_t bytes = (size_t)type->bytes;
	void *keys = problem_own(p, p->geometry->n, bytes, e);

	if (!keys)
		return -1;
	if (made && user_key_fill(p->operation->user_key, runs, count, keys, e))
		return -1;
	parallel_ranges(count, key_range, &(struct keying){type, runs, keys, key_result, bytes, made});
	(void)problem_add(p, "keys", ARRAY_IN, type, p->geometry->n, keys);
	return 0;
}

/* The rows that runs consist of: rows of the values, or table rows selected by an index, with weights. */
struct rows_by_key {
	const struct problem_array *index, *weights; /* may be NULL */
};

static int add_rows(struct problem *p, struct rows_by_key *rows, struct err *e)
{
	if (!operation_has_table(p->operation))
		return 0;
	rows->index = problem_add_index(p, e);
	if (!rows->index)
		return -1;
	if (!operation_has_weights(p->operation))
		return 0;
	rows->weights = problem_add_weights(p, e);
	return rows->weights ? 0 : -1;
}

/* Adds output "result" with one row per run. */
static int add_folds(struct problem *p, const int64_t *runs, int64_t count, const struct rows_by_key *rows,
		     struct err *e)
{
	double *tolerance;
	void *result;

	if (p->operation->rows)
		return problem_add_row_folds(p, &(struct row_segments){runs, count}, rows->index, rows->weights, e);
	return problem_add_result(p, count, &result, &tolerance, e) ||
			       reference_segreduce(p->dataset, runs, count, (struct expected){result, tolerance, 0}, e)
		       ? -1
		       : 0;
}

static int by_key(struct problem *p, const int64_t *runs, int64_t count, struct err *e)
{
	const struct elem_type *key = operation_key(p->operation), *wide = elem_find("i64");
	const int with_keys = operation_writes_keys(p->operation);
	void *key_result = with_keys ? problem_own(p, count, (size_t)key->bytes, e) : NULL;
	int64_t *found = problem_own(p, 1, sizeof *found, e);
	struct rows_by_key rows = {NULL, NULL};

	if (!found || (with_keys && !key_result) || add_keys(p, runs, count, key_result, e))
		return -1;
	problem_add_values(p, "values");
	if (add_rows(p, &rows, e))
		return -1;
	if (with_keys)
		(void)problem_add(p, "key_result", ARRAY_OUT, key, count, key_result);
	if (add_folds(p, runs, count, &rows, e))
		return -1;
	*found = count;
	(void)problem_add(p, "count", ARRAY_OUT, wide, 1, found);
	return 0;
}

static int make_reduce_by_key(struct problem *p, struct err *e)
{
	struct runs runs;
	int status = runs_of(p->geometry, &runs, e) ? -1 : by_key(p, runs.offsets, runs.count, e);

	free(runs.own);
	return status;
}

#define REDUCE_BY_KEY(type, ...)                                                                                       \
	{                                                                                                              \
		.name = "reduce_by_key", .key_type = (type), .arrays = {__VA_ARGS__, NULL},                            \
		.make = make_reduce_by_key, .combines = 1, .narrows = 1, .large = 1                                    \
	}
#define ROWS_BY_KEY(text, type, ...)                                                                                   \
	{                                                                                                              \
		.name = (text), .key_type = (type), .arrays = {"keys", "values", __VA_ARGS__, NULL},                   \
		.make = make_reduce_by_key, .combines = 1, .rows = 1, .narrows = 1
/* Values [n, stride], of which the first width columns are used; results [runs, width]. */
#define REDUCE_BY_KEY_ROWS(type)                                                                                       \
	ROWS_BY_KEY("reduce_by_key_rows", type, "key_result", "result", "count"),                                      \
		.large = 1,                                                                                            \
		.opers = "plus multiplies minimum maximum bit_and bit_or bit_xor index_of_maximum index_of_minimum"    \
	}
/* Row index[i] of the table [rows, stride], multiplied by weights[i] if there are weights; index and keys have the same
 * type. */
#define REDUCE_BY_KEY_BAGS(type)                                                                                       \
	ROWS_BY_KEY("reduce_by_key_bags", type, "index", "key_result", "result", "count"),                             \
		.large = 2, .opers = "plus minimum maximum index_of_maximum index_of_minimum"                          \
	}
#define REDUCE_BY_KEY_BAGS_WEIGHTED(type)                                                                              \
	ROWS_BY_KEY("reduce_by_key_bags_weighted", type, "index", "weights", "key_result", "result", "count"),         \
		.large = 3, .types = "f32 f64 f16:f32 bf16:f32", .opers = "plus", .scattered = 1                       \
	}
#define WITH_KEYS(type) REDUCE_BY_KEY(type, "keys", "values", "key_result", "result", "count")

const struct operation by_key_operations[] = {
	WITH_KEYS(KEY_TYPE_DEFAULT),
	WITH_KEYS("i64"),
	WITH_KEYS("u64"),
	WITH_KEYS("f32"),
	WITH_KEYS("u32"),
	WITH_KEYS("f64"),
	REDUCE_BY_KEY(KEY_TYPE_NONE, "keys", "values", "result", "count"),
	REDUCE_BY_KEY_ROWS(KEY_TYPE_DEFAULT),
	REDUCE_BY_KEY_ROWS("i64"),
	REDUCE_BY_KEY_BAGS(KEY_TYPE_DEFAULT),
	REDUCE_BY_KEY_BAGS("i64"),
	REDUCE_BY_KEY_BAGS_WEIGHTED(KEY_TYPE_DEFAULT),
	REDUCE_BY_KEY_BAGS_WEIGHTED("i64"),
	{.name = NULL},
};

/* The operations that combine elements: segmented and whole reductions, reduce-by-key, scans; and the table of all. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/poison.h"
#include "harness/base/rng.h"
#include "harness/device/gpu.h"
#include "harness/operations/problem_impl.h"
#include "harness/operations/reference.h"

/* Streams of rng_bits. */
enum { STREAM_SOURCES = 1, STREAM_KEYS };

int make_segreduce(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) ||
	    problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, g->offsets, g->segments, result, tolerance, e);
}

/* The dataset with segments put together from where they lie: what an ordinary reduction has to make of it. */
static int reduce_from(const struct problem *p, const int64_t *sources, void *result, double *tolerance, struct err *e)
{
	const struct geometry *g = p->geometry;
	size_t bytes = (size_t)p->dataset->type->bytes;
	struct dataset together = *p->dataset;
	int status;

	together.n = together.count = g->n;
	together.values = malloc((size_t)g->n * bytes + 1);
	if (!together.values)
		return err_as(e, ERR_TOO_LARGE, "no memory for %lld elements", (long long)g->n);
	for (int64_t s = 0; s < g->segments; s++)
		memcpy((char *)together.values + (size_t)g->offsets[s] * bytes,
		       (const char *)p->dataset->values + (size_t)sources[s] * bytes,
		       (size_t)(g->offsets[s + 1] - g->offsets[s]) * bytes);
	status = reference_segreduce(&together, g->offsets, g->segments, result, tolerance, e);
	free(together.values);
	return status;
}

int64_t *problem_scatter_segments(const struct geometry *g, uint64_t seed, struct err *e)
{
	/* Zeroed: analysers do not see that the order is one of all segments. */
	int64_t *starts = calloc((size_t)g->segments + 1, sizeof *starts), at = 0;
	struct rng_order order;

	if (!starts) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for the places of %lld segments", (long long)g->segments);
		return NULL;
	}
	rng_order_init(&order, seed, STREAM_SOURCES, (uint64_t)g->segments);
	for (int64_t k = 0; k < g->segments; k++) {
		int64_t s = (int64_t)rng_order_place(&order, (uint64_t)k);

		starts[s] = at;
		at += g->offsets[s + 1] - g->offsets[s];
	}
	return starts;
}

int make_indirect(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	int64_t *sources = problem_scatter_segments(g, 1, e);
	double *tolerance;
	void *result;
	int status = -1;

	if (!sources)
		return -1;
	problem_add_values(p, "values");
	if (problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e) == 0 &&
	    problem_add_offsets(p, "sources", sources, g->segments, e) == 0 &&
	    problem_add_result(p, g->segments, &result, &tolerance, e) == 0)
		status = reduce_from(p, sources, result, tolerance, e);
	free(sources);
	return status;
}

int make_regular(struct problem *p, struct err *e)
{
	const struct geometry *g = p->geometry;
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_result(p, g->segments, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, g->offsets, g->segments, result, tolerance, e);
}

int make_reduce(struct problem *p, struct err *e)
{
	const int64_t all[2] = {0, p->geometry->n};
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if (problem_add_result(p, 1, &result, &tolerance, e))
		return -1;
	return reference_segreduce(p->dataset, all, 1, result, tolerance, e);
}

/* Offsets of the segments that are not empty: the runs of equal keys. *count of them, count + 1 offsets. */
static int64_t *runs_of(const struct geometry *g, int64_t *count, struct err *e)
{
	int64_t *runs = malloc((size_t)(g->segments + 1) * sizeof *runs), k = 0;

	if (!runs) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for %lld runs", (long long)g->segments);
		return NULL;
	}
	runs[0] = 0;
	for (int64_t s = 0; s < g->segments; s++)
		if (g->offsets[s + 1] > g->offsets[s])
			runs[++k] = g->offsets[s + 1];
	*count = k;
	return runs;
}

/*
 * Key of run k, as 64 bits of which a type takes what it has room for. Neighbours differ, sometimes in one bit alone.
 * Among them are the harness's poisons and stretches of two keys that take turns: equal keys that are not neighbours
 * are separate runs.
 */
static uint64_t key_bits(int64_t k)
{
	uint64_t r = rng_bits(1, STREAM_KEYS, (uint64_t)k);

	switch (k / 8 % 4) {
	case 0:
		return poison_patterns[k % 2 == 0];
	case 1:
		return (uint64_t)k;
	case 2: /* only the upper half differs, where there is one */
		return ((uint64_t)k << 32 | 5) ^ (uint64_t)(k % 2);
	default:
		return r / 2 * 2 + (uint64_t)(k % 2);
	}
}

/* Whole numbers below 2^23 and halves: no NaN, no -0.0, and equal only where the numbers are. */
static float key_float(int64_t k)
{
	return (float)(int32_t)(key_bits(k) >> 3 & 0x3fffff) + (k % 2 ? 0.5F : 0.0F);
}

static void put_keys(const struct elem_type *type, const int64_t *runs, int64_t k, void *keys)
{
	for (int64_t i = runs[k]; i < runs[k + 1]; i++)
		if (type->kind == 'f')
			((float *)keys)[i] = key_float(k);
		else if (type->bytes == 4)
			((uint32_t *)keys)[i] = (uint32_t)key_bits(k);
		else
			((uint64_t *)keys)[i] = key_bits(k);
}

/* Input "keys"; the key of each run to key_result. */
static int add_keys(struct problem *p, const int64_t *runs, int64_t count, void *key_result, struct err *e)
{
	const struct elem_type *type = operation_key(p->operation);
	size_t bytes = (size_t)type->bytes;
	void *keys = problem_own(p, p->geometry->n, bytes, e);

	if (!keys)
		return -1;
	for (int64_t k = 0; k < count; k++) {
		put_keys(type, runs, k, keys);
		if (key_result)
			memcpy((char *)key_result + (size_t)k * bytes, (const char *)keys + (size_t)runs[k] * bytes,
			       bytes);
	}
	(void)problem_add(p, "keys", ARRAY_IN, type, p->geometry->n, keys);
	return 0;
}

static int by_key(struct problem *p, int with_keys, const int64_t *runs, int64_t count, struct err *e)
{
	const struct elem_type *key = operation_key(p->operation), *wide = elem_find("i64");
	void *key_result = with_keys ? problem_own(p, count, (size_t)key->bytes, e) : NULL, *result;
	int64_t *found = problem_own(p, 1, sizeof *found, e);
	double *tolerance;

	if (!found || (with_keys && !key_result) || add_keys(p, runs, count, key_result, e))
		return -1;
	problem_add_values(p, "values");
	if (with_keys)
		(void)problem_add(p, "key_result", ARRAY_OUT, key, count, key_result);
	if (problem_add_result(p, count, &result, &tolerance, e))
		return -1;
	*found = count;
	(void)problem_add(p, "count", ARRAY_OUT, wide, 1, found);
	return reference_segreduce(p->dataset, runs, count, result, tolerance, e);
}

static int make_by_key(struct problem *p, int with_keys, struct err *e)
{
	int64_t count = 0, *runs = runs_of(p->geometry, &count, e);
	int status = runs ? by_key(p, with_keys, runs, count, e) : -1;

	free(runs);
	return status;
}

int make_reduce_by_key(struct problem *p, struct err *e)
{
	return make_by_key(p, 1, e);
}

int make_values_by_key(struct problem *p, struct err *e)
{
	return make_by_key(p, 0, e);
}

static int make_any_scan(struct problem *p, int segmented, int exclusive, struct err *e)
{
	const struct geometry *g = p->geometry;
	const int64_t all[2] = {0, g->n};
	double *tolerance;
	void *result;

	problem_add_values(p, "values");
	if ((segmented && problem_add_offsets(p, "offsets", g->offsets, g->segments + 1, e)) ||
	    problem_add_result(p, g->n, &result, &tolerance, e))
		return -1;
	return reference_segscan(p->dataset, segmented ? g->offsets : all, segmented ? g->segments : 1, exclusive,
				 result, tolerance, e);
}

int make_scan(struct problem *p, struct err *e)
{
	return make_any_scan(p, 0, 0, e);
}

int make_scan_exclusive(struct problem *p, struct err *e)
{
	return make_any_scan(p, 0, 1, e);
}

int make_segscan(struct problem *p, struct err *e)
{
	return make_any_scan(p, 1, 0, e);
}

int make_segscan_exclusive(struct problem *p, struct err *e)
{
	return make_any_scan(p, 1, 1, e);
}

#define MATRIX                                                                                                         \
	{                                                                                                              \
		"columns", "matrix", "x", "offsets", "result", NULL                                                    \
	}
/* With minimum and maximum entries are added to their factors: the shortest step of many paths. */
#define SPMV                                                                                                           \
	.types = "f32 f64", .opers = "plus minimum maximum", .combines = 1, .multiplies = 1, .scattered = 1, .large = 2
#define KEYED                                                                                                          \
	{                                                                                                              \
		"keys", "values", "key_result", "result", "count", NULL                                                \
	}

const struct operation operations[] = {
	{.name = "segreduce",
	 .about = "reduce each segment of an array; segments by offsets, empty ones give the identity",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segreduce,
	 .combines = 1},
	{.name = "segreduce_indirect",
	 .about = "the same, segment s lying from sources[s] on",
	 .arrays = {"values", "offsets", "sources", "result", NULL},
	 .make = make_indirect,
	 .combines = 1,
	 .scattered = 1},
	{.name = "segreduce_apply",
	 .about = "segreduce for offsets that are used many times: they are prepared once, apart from what is timed",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segreduce,
	 .combines = 1},
	{.name = "segreduce_regular",
	 .about = "reduce each row of a matrix: segments of one length, which is compiled in",
	 .arrays = {"values", "result", NULL},
	 .make = make_regular,
	 .combines = 1,
	 .regular = 1},
	{.name = "reduce",
	 .about = "reduce a whole array",
	 .arrays = {"values", "result", NULL},
	 .make = make_reduce,
	 .combines = 1},
	{.name = "reduce_by_key",
	 .about = "reduce each run of equal i32 keys; one key and one result a run, and how many there are",
	 .arrays = KEYED,
	 .make = make_reduce_by_key,
	 .key = "i32",
	 .combines = 1,
	 .large = 1},
	{.name = "reduce_by_key_i64",
	 .about = "reduce_by_key with i64 keys",
	 .arrays = KEYED,
	 .make = make_reduce_by_key,
	 .key = "i64",
	 .combines = 1,
	 .large = 1},
	{.name = "reduce_by_key_f32",
	 .about = "reduce_by_key with f32 keys",
	 .arrays = KEYED,
	 .make = make_reduce_by_key,
	 .key = "f32",
	 .combines = 1,
	 .large = 1},
	{.name = "reduce_by_key_host",
	 .about = "reduce_by_key, the number of runs read back to the host",
	 .arrays = KEYED,
	 .make = make_reduce_by_key,
	 .key = "i32",
	 .combines = 1,
	 .large = 1},
	{.name = "reduce_by_key_values",
	 .about = "reduce_by_key that leaves the keys of the runs out",
	 .arrays = {"keys", "values", "result", "count", NULL},
	 .make = make_values_by_key,
	 .key = "i32",
	 .combines = 1,
	 .large = 1},
	{.name = "reduce_by_key_apply",
	 .about = "reduce_by_key for keys that are used many times: the runs are found once, apart from what is timed",
	 .arrays = KEYED,
	 .make = make_reduce_by_key,
	 .key = "i32",
	 .combines = 1,
	 .large = 1},
	{.name = "spmv",
	 .about = "sparse matrix times vector; the columns of a row lie side by side, as in a band",
	 .arrays = MATRIX,
	 .make = make_spmv,
	 SPMV},
	{.name = "spmv_random",
	 .about = "sparse matrix times vector, random columns",
	 .arrays = MATRIX,
	 .make = make_spmv_random,
	 SPMV},
	{.name = "spmv_unary",
	 .about = "sum of x[columns[i]] over each row: a matrix of ones, as in a band",
	 .arrays = {"columns", "x", "offsets", "result", NULL},
	 .make = make_spmv_unary,
	 SPMV},
	{.name = "spmv_indirect",
	 .about = "sparse matrix times vector, random columns, row s lying from sources[s] on",
	 .arrays = {"columns", "matrix", "x", "offsets", "sources", "result", NULL},
	 .make = make_spmv_indirect,
	 SPMV},
	{.name = "spmv_apply",
	 .about = "spmv for rows that are used many times: they are prepared once, apart from what is timed",
	 .arrays = MATRIX,
	 .make = make_spmv,
	 SPMV},
	{.name = "scan",
	 .about = "prefix reductions of a whole array",
	 .arrays = {"values", "result", NULL},
	 .make = make_scan,
	 .combines = 1,
	 .large = 1},
	{.name = "scan_exclusive",
	 .about = "the same, each without its own element",
	 .arrays = {"values", "result", NULL},
	 .make = make_scan_exclusive,
	 .combines = 1,
	 .large = 1},
	{.name = "segscan",
	 .about = "prefix reductions within each segment",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segscan,
	 .combines = 1,
	 .large = 1},
	{.name = "segscan_exclusive",
	 .about = "the same, each without its own element",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_segscan_exclusive,
	 .combines = 1,
	 .large = 1},
	{.name = "interval_expand",
	 .about = "result[i] = values[s] for every i of segment s",
	 .arrays = {"values", "offsets", "result", NULL},
	 .make = make_expand,
	 .large = 1},
	{.name = "interval_gather",
	 .about = "segments collected from scattered places: segment s lies from gather[s] on",
	 .arrays = {"values", "offsets", "gather", "result", NULL},
	 .make = make_gather,
	 .large = 1},
	{.name = "interval_scatter",
	 .about = "segments sent to scattered places: segment s goes to scatter[s]",
	 .arrays = {"values", "offsets", "scatter", "result", NULL},
	 .make = make_scatter,
	 .large = 1},
	{.name = "interval_move",
	 .about = "segments moved from gather[s] to scatter[s]",
	 .arrays = {"values", "offsets", "gather", "scatter", "result", NULL},
	 .make = make_move,
	 .large = 1},
	{.name = "load_balance_search",
	 .about = "the segment of every element",
	 .arrays = {"offsets", "result", NULL},
	 .make = make_load_balance_search,
	 .types = "i32",
	 .large = 1},
	{.name = "histogram",
	 .about = "how often each of 256 bytes occurs; each segment of the geometry is a run of one byte",
	 .arrays = {"bytes", "result", NULL},
	 .make = make_histogram,
	 .types = "u32",
	 .large = 1},
	{.name = NULL},
};

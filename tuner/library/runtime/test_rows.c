/*
 * Runs every launch box of a library of rows on several widths, and compares with the host: folds of segments and of
 * runs of equal keys, also of rows that an index takes from a table, weighted or not; softmax, of single values, too;
 * and rows of segments that are copied to their elements. Of f32, f64, i32, u32, i64, u64 and of values that are
 * widened, with plus, minimum, maximum, mean or logsumexp. Then plans of each way, and what must be refused. Usage:
 * test [DEVICE [WIDTH[/STRIDE]...]]; the device as segred_open takes it.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"
#include "tuner/library/runtime/test.h"

enum { TABLE_ROWS = 50 };

/* ---- data ---- */

struct data {
	struct segred_problem problem;
	char value_type[8], fold_type[8], result_type[8]; /* "bf16", "f32", "bf16" of "bf16:f32:bf16" */
	struct { /* numbers of arrays; -1: there is none. From `outputs` on they are results. */
		int keys, index, weights, outputs, key_result, result, count;
	} at;
	int is_rows, is_softmax, is_expanded; /* is_rows: 0: of single values, as rows of one */
	int64_t stride, rows, nresults; /* rows: of the values, which are a table for bags; nresults: rows of them */
	int64_t *offsets;
	void *device[ARRAYS], *result;
	size_t bytes[ARRAYS], result_bytes; /* of the arrays on the device */
};

/* Is there a result for each element? */
static int is_per_element(const struct data *d)
{
	return d->is_softmax || d->is_expanded;
}

/* The kinds of value k: whole numbers, so that sums are exact; what is between rows would show in any fold. */
static double value_of(const struct data *d, int64_t row, int64_t column)
{
	const uint64_t k = (uint64_t)(row * d->stride + column);

	if (column >= d->problem.width)
		return row % 2 ? 9 : 0;
	return (double)(1 + k * 2654435761u % 8);
}

static int64_t index_of(const struct data *d, int64_t k)
{
	return d->at.index >= 0 ? (int64_t)((uint64_t)k * 2654435761u % TABLE_ROWS) : k;
}

static double weight_of(const struct data *d, int64_t k)
{
	return d->at.weights >= 0 ? (double)(1 + k % 3) : 1;
}

/* Lengths grow with the square of the segment's number, every third is empty. */
static void make_offsets(struct data *d)
{
	const double s = (double)d->problem.segments;
	int64_t i;

	for (i = 0; i < d->problem.segments; i++) {
		const double at = (double)(i - (i % 3 == 2)) / s;

		d->offsets[i] = (int64_t)((double)d->problem.n * at * at);
	}
	d->offsets[d->problem.segments] = d->problem.n;
}

/* Numbers of that type, malloc'd. */
static void *allocate(int64_t count, const char *type, size_t *bytes)
{
	void *array = malloc((size_t)count * bytes_of(type) + 1);

	if (!array)
		exit(2);
	*bytes = (size_t)count * bytes_of(type);
	return array;
}

static void *make_values(const struct data *d, size_t *bytes)
{
	void *array = allocate(d->rows * d->stride, d->value_type, bytes);
	int64_t r, c;

	for (r = 0; r < d->rows; r++)
		for (c = 0; c < d->stride; c++)
			store(d->value_type, array, r * d->stride + c, value_of(d, r, c));
	return array;
}

/* Elements of a run have the number of its segment as key. */
static void *make_keys(const struct data *d, size_t *bytes)
{
	const char *type = d->problem.key_type;
	void *array = allocate(d->problem.n, type, bytes);
	int64_t s, i;

	for (s = 0; s < d->problem.segments; s++)
		for (i = d->offsets[s]; i < d->offsets[s + 1]; i++)
			store(type, array, i, (double)s);
	return array;
}

/* The host's copy of an input by its name, malloc'd. */
static void *make_array(const struct data *d, const char *name, size_t *bytes)
{
	const struct segred_problem *p = &d->problem;
	const int is_offsets = strcmp(name, "offsets") == 0, is_index = strcmp(name, "index") == 0;
	const char *type = is_offsets ? p->offset_bytes == 4 ? "i32" : "i64" : is_index ? p->key_type : d->fold_type;
	const int64_t count = is_offsets ? p->segments + 1 : p->n;
	void *array;
	int64_t i;

	if (strcmp(name, "values") == 0)
		return make_values(d, bytes);
	if (strcmp(name, "keys") == 0)
		return make_keys(d, bytes);
	array = allocate(count, type, bytes);
	for (i = 0; i < count; i++)
		store(type, array, i,
		      is_offsets ? (double)d->offsets[i]
		      : is_index ? (double)index_of(d, i)
				 : weight_of(d, i));
	return array;
}

/* Array k on the device; of a result, with what must be overwritten. */
static int make_memory(segred_context *c, struct data *d, int k)
{
	const int is_result = k >= d->at.outputs;
	void *host =
		is_result ? malloc(d->bytes[k] + 1) : make_array(d, segred_array_name(&d->problem, k), &d->bytes[k]);
	int status;

	if (!host)
		exit(2);
	if (is_result)
		memset(host, 0x77, d->bytes[k]);
	status = segred_memory_make(c, d->bytes[k], host, &d->device[k]);
	free(host);
	return status;
}

static void find_arrays(struct data *d)
{
	const struct segred_problem *p = &d->problem;

	d->at.keys = place_of(p, "keys");
	d->at.index = place_of(p, "index");
	d->at.weights = place_of(p, "weights");
	d->at.key_result = place_of(p, "key_result");
	d->at.result = place_of(p, "result");
	d->at.count = place_of(p, "count");
	d->at.outputs = d->at.key_result >= 0 ? d->at.key_result : d->at.result;
}

static void make(segred_context *c, struct data *d)
{
	struct segred_problem *p = &d->problem;
	const int64_t width = p->width;
	int k;

	d->stride = p->stride ? p->stride : width;
	d->rows = d->at.index >= 0 ? TABLE_ROWS : d->is_expanded ? p->segments : p->n;
	d->nresults = is_per_element(d) ? p->n : p->segments;
	d->offsets = (int64_t *)malloc(((size_t)p->segments + 1) * sizeof *d->offsets);
	d->result = allocate(d->nresults * width, d->result_type, &d->result_bytes);
	if (!d->offsets)
		exit(2);
	make_offsets(d);
	d->bytes[d->at.result] = d->result_bytes;
	if (d->at.key_result >= 0) {
		d->bytes[d->at.key_result] = (size_t)p->segments * bytes_of(p->key_type);
		d->bytes[d->at.count] = sizeof(int64_t);
	}
	for (k = 0; segred_array_name(p, k); k++)
		is(make_memory(c, d, k), SEGRED_OK, segred_array_name(p, k));
	k = place_of(p, "offsets");
	p->offsets = k >= 0 ? d->device[k] : NULL;
}

static void release(segred_context *c, struct data *d)
{
	int i;

	for (i = 0; i < ARRAYS; i++)
		segred_memory_free(c, d->device[i]);
	free(d->offsets);
	free(d->result);
}

/* ---- checks ---- */

static double fold_of(const struct data *d, int64_t segment, int64_t column)
{
	const char *oper = d->problem.oper;
	const int is_exponential = strcmp(oper, "logsumexp") == 0;
	const int64_t from = d->offsets[segment], to = d->offsets[segment + 1];
	double fold = 0;
	int64_t i;

	for (i = from; i < to; i++) {
		const double value = value_of(d, index_of(d, i), column) * weight_of(d, i);
		const double x = is_exponential ? exp(value) : value;

		if (i == from)
			fold = x;
		else if (strcmp(oper, "minimum") == 0)
			fold = x < fold ? x : fold;
		else if (strcmp(oper, "maximum") == 0)
			fold = x > fold ? x : fold;
		else
			fold += x;
	}
	return strcmp(oper, "mean") == 0 && to > from ? fold / (double)(to - from) : fold;
}

/* How far a result may be from that number: exponentials are rounded, sums of whole numbers are not. */
static double tolerance_of(const struct data *d, double expected)
{
	const char *oper = d->problem.oper ? d->problem.oper : "";
	const int is_double = strcmp(d->fold_type, "f64") == 0;
	double relative = strcmp(oper, "logsumexp") == 0 ? is_double ? 1e-13 : 1e-5
			  : strcmp(oper, "mean") == 0    ? 1e-6
							 : 0;

	if (d->is_expanded)
		return 0;
	if (strcmp(d->result_type, "bf16") == 0)
		relative += 0x1p-8;
	if (strcmp(d->result_type, "f16") == 0) /* and the smallest ones have fewer bits */
		return (relative + 0x1p-11) * expected + (d->is_softmax ? 0x1p-24 : 0);
	return relative * expected;
}

/* Row r of the results, at that column. Written so that a NaN counts. */
static int is_wrong(const struct data *d, int64_t r, int64_t column, double expected)
{
	const double found = load(d->result_type, d->result, r * d->problem.width + column);

	return !(fabs(found - expected) <= tolerance_of(d, expected));
}

/* Results of the elements of a segment. */
static int64_t count_wrong_elements(const struct data *d, int64_t s, int64_t column)
{
	const double all = d->is_softmax ? fold_of(d, s, column) : value_of(d, s, column);
	int64_t wrong = 0, i;

	for (i = d->offsets[s]; i < d->offsets[s + 1]; i++)
		wrong += is_wrong(d, i, column, d->is_softmax ? exp(value_of(d, i, column)) / all : all);
	return wrong;
}

/* Results of segments or runs; runs are segments with elements, r: how many there were before. Of empty segments they
 * are identities, which only plus has as 0. */
static int64_t count_wrong_folds(const struct data *d, int64_t s, int64_t r, int64_t column)
{
	const int is_empty = d->offsets[s] == d->offsets[s + 1];
	const double fold = is_empty && strcmp(d->problem.oper, "plus") != 0 ? 0 : fold_of(d, s, column);

	if (is_empty && (d->at.keys >= 0 || strcmp(d->problem.oper, "plus") != 0))
		return 0;
	return is_wrong(d, d->at.keys >= 0 ? r : s, column,
			strcmp(d->problem.oper, "logsumexp") == 0 ? log(fold) : fold);
}

/* The keys of runs and their number; runs: how many there are. */
static int64_t count_wrong_keys(segred_context *c, const struct data *d, int64_t runs)
{
	const char *type = d->problem.key_type;
	const size_t bytes = d->bytes[d->at.key_result];
	void *keys = calloc(bytes + 1, 1);
	int64_t count = -1, wrong = 0, r = 0, s;

	if (!keys)
		exit(2);
	if (segred_memory_read(c, d->device[d->at.count], sizeof count, &count) != SEGRED_OK ||
	    (bytes && segred_memory_read(c, d->device[d->at.key_result], bytes, keys) != SEGRED_OK))
		wrong++;
	for (s = 0; s < d->problem.segments; s++)
		if (d->offsets[s] < d->offsets[s + 1])
			wrong += (int64_t)load(type, keys, r++) != s;
	free(keys);
	return wrong + (count != runs);
}

static int64_t count_wrong(segred_context *c, struct data *d)
{
	const struct segred_problem *p = &d->problem;
	int64_t wrong = 0, runs = 0, s, column;

	if (d->result_bytes && segred_memory_read(c, d->device[d->at.result], d->result_bytes, d->result) != SEGRED_OK)
		return -1;
	for (s = 0; s < p->segments; s++) {
		for (column = 0; column < p->width; column++)
			wrong += is_per_element(d) ? count_wrong_elements(d, s, column)
						   : count_wrong_folds(d, s, runs, column);
		runs += d->offsets[s] < d->offsets[s + 1];
	}
	return d->at.keys >= 0 ? wrong + count_wrong_keys(c, d, runs) : wrong;
}

/* What is not written must show. */
static int clear(segred_context *c, struct data *d)
{
	int k, status = SEGRED_OK;

	for (k = d->at.outputs; segred_array_name(&d->problem, k) && status == SEGRED_OK; k++) {
		segred_memory_free(c, d->device[k]);
		d->device[k] = NULL;
		status = make_memory(c, d, k);
	}
	return status;
}

/* Two calls of a plan: what the first leaves in its temporaries must serve the next. The plan ends. */
static void run_plan(segred_context *c, struct data *d, segred_plan *plan, const char *how)
{
	const struct segred_problem *p = &d->problem;
	char what[384];
	int i;

	(void)snprintf(what, sizeof what,
		       "%s: %s on %" PRId64 " rows of width %" PRId64 ", stride %" PRId64 ", %" PRId64
		       " segments, %s %s %s, offsets of %d bytes",
		       how, segred_plan_name(plan), p->n, p->width, d->stride, p->segments, p->operation, p->type,
		       p->oper ? p->oper : "without an operator", p->offset_bytes);
	for (i = 0; i < 2; i++) {
		is(clear(c, d), SEGRED_OK, what);
		is(segred_execute_arrays(plan, d->device, NULL), SEGRED_OK, what);
		check(count_wrong(c, d) == 0, "wrong results", what);
	}
	check((segred_plan_width(plan) > 0) == d->is_rows, "no width, or one of single values", what);
	check(!segred_plan_exact(plan) || !d->is_rows || segred_plan_width(plan) == p->width,
	      "exact, but of another width", what);
	segred_plan_free(plan);
}

static int run_boxes(segred_context *c, struct data *d)
{
	const int count = segred_box_count(c, &d->problem);
	int i, ran = 0;

	for (i = 0; i < count; i++) {
		segred_plan *plan;
		const int status = segred_plan_box(c, &d->problem, i, &plan);

		if (status == SEGRED_NO_BOX)
			continue;
		is(status, SEGRED_OK, "plan of a box");
		if (status == SEGRED_OK)
			run_plan(c, d, plan, "box");
		ran++;
	}
	return ran;
}

/* Where each element has a result and there are none, results need no memory. */
static void run_without_results(segred_context *c, const struct data *d)
{
	void *arrays[ARRAYS];

	memcpy(arrays, d->device, sizeof arrays);
	arrays[d->at.result] = NULL;
	is(segred_run(c, &d->problem, arrays, NULL), SEGRED_OK, "no elements, no memory for results");
}

static void run_plans(segred_context *c, struct data *d)
{
	struct segred_problem p = d->problem;
	segred_plan *plan;
	void *memory = NULL;
	int i, status = segred_plan_probed(c, &p, NULL, &plan);

	is(status, SEGRED_OK, "probed plan");
	if (status == SEGRED_OK) {
		is(segred_memory_make(c, segred_plan_bytes(plan), NULL, &memory), SEGRED_OK, "memory");
		is(segred_plan_memory(plan, memory), SEGRED_OK, "memory for temporaries");
		run_plan(c, d, plan, "probed");
		segred_memory_free(c, memory);
	}
	status = segred_plan_measured(c, &p, d->device, NULL, &plan);
	is(status, SEGRED_OK, "measured plan");
	if (status == SEGRED_OK)
		run_plan(c, d, plan, "measured");
	p.unaligned = 1;
	status = segred_plan_shape(c, &p, &plan);
	check(status == SEGRED_OK || (status == SEGRED_ALIGNMENT && (d->at.keys >= 0 || !d->is_rows)),
	      segred_status_text(status), "a plan for arrays that begin at any element");
	if (status == SEGRED_OK)
		run_plan(c, d, plan, "unaligned");
	for (i = 0; i < 3; i++) {
		is(clear(c, d), SEGRED_OK, "memory");
		is(segred_run(c, &d->problem, d->device, NULL), SEGRED_OK, "a call without a plan");
		check(count_wrong(c, d) == 0, "wrong results", "a call without a plan");
	}
}

/* ---- refusals ---- */

static void refuse_widths(segred_context *c, const struct data *d)
{
	static const int64_t rows[][2] = {{0, 0}, {-1, 0}, {4097, 0}, {0, 8}, {8, 7}, {8, -1}, {8, 65537}};
	struct segred_problem p = d->problem;
	segred_plan *plan;
	size_t i;

	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		p.width = rows[i][0];
		p.stride = rows[i][1];
		is(segred_plan_shape(c, &p, &plan), SEGRED_WIDTH, "a plan for no rows");
		check(!plan, "there is one", "a plan for no rows");
		is(segred_plan_box(c, &p, 0, &plan), SEGRED_WIDTH, "a box for no rows");
		is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_WIDTH, "a probed plan for no rows");
		is(segred_plan_measured(c, &p, d->device, NULL, &plan), SEGRED_WIDTH, "a measured plan for no rows");
		is(segred_run(c, &p, d->device, NULL), SEGRED_WIDTH, "a call for no rows");
		is(segred_look(c, &p, NULL), SEGRED_WIDTH, "a look at no rows");
	}
}

static void refuse_arrays(segred_context *c, const struct data *d)
{
	void *arrays[ARRAYS];
	segred_plan *plan;
	int k;

	is(segred_plan_shape(c, &d->problem, &plan), SEGRED_OK, "a plan");
	for (k = 0; segred_array_name(&d->problem, k); k++) {
		memcpy(arrays, d->device, sizeof arrays);
		arrays[k] = NULL;
		is(segred_execute_arrays(plan, arrays, NULL), SEGRED_NULL_POINTER, "an array is missing");
	}
	segred_plan_free(plan);
}

/* Elements of no segment; offsets that do not end with n. */
static void refuse_sizes(segred_context *c, const struct data *d)
{
	struct segred_problem p = d->problem;
	segred_plan *plan;

	p.segments = 0;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "elements without segments");
	p = d->problem;
	p.n = -1;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "-1 elements");
	if (!p.offsets)
		return;
	p.n = d->problem.n + 1;
	is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_OFFSETS, "offsets that do not end with n");
	is(segred_look(c, &p, NULL), SEGRED_OFFSETS, "offsets that do not end with n");
	p = d->problem;
	p.oper = p.oper ? NULL : "plus";
	is(segred_plan_shape(c, &p, &plan), SEGRED_NOT_INCLUDED, "an operator that there is not");
}

/* An entry that is none of the table's rows, by its place. */
static void refuse_index(segred_context *c, const struct data *d)
{
	static const int64_t bad[] = {-1, TABLE_ROWS, INT32_MAX};
	struct segred_problem p = d->problem;
	int64_t at = 0, place = p.n / 2;
	size_t i, bytes;
	void *index = make_array(d, "index", &bytes), *memory;

	p.table_rows = TABLE_ROWS;
	is(segred_look_index(c, &p, d->device[d->at.index], NULL, &at), SEGRED_OK, "a look at the index");
	check(at == -1, "a place", "a look at the index");
	for (i = 0; i < sizeof bad / sizeof *bad; i++, place += p.n / 8) {
		store(p.key_type, index, place, (double)bad[i]);
		store(p.key_type, index, p.n - 1, (double)bad[i]);
		is(segred_memory_make(c, bytes, index, &memory), SEGRED_OK, "memory");
		is(segred_look_index(c, &p, memory, NULL, &at), SEGRED_INDEX, "an index that is no row's");
		check(at == place, "not the first place", "an index that is no row's");
		segred_memory_free(c, memory);
		store(p.key_type, index, place, 0);
	}
	free(index);
	p.table_rows = -1;
	is(segred_look_index(c, &p, d->device[d->at.index], NULL, &at), SEGRED_SIZES, "a table of -1 rows");
	p.table_rows = 0;
	is(segred_look_index(c, &p, d->device[d->at.index], NULL, &at), SEGRED_INDEX, "a table of no rows");
	is(segred_look_index(c, &p, NULL, NULL, &at), SEGRED_NULL_POINTER, "no index");
	is(segred_look_index(c, &p, d->device[d->at.index], NULL, NULL), SEGRED_NULL_POINTER, "nowhere to say it");
}

/* ---- all ---- */

static int run_size(segred_context *c, const struct data *like, int64_t n, int64_t segments)
{
	struct data d = *like;
	int ran;

	d.problem.n = n;
	d.problem.segments = segments;
	make(c, &d);
	ran = run_boxes(c, &d);
	check(ran > 0, "no box can run", "rows");
	run_plans(c, &d);
	if (n == 0 && is_per_element(&d))
		run_without_results(c, &d);
	if (n == 1000) {
		if (d.is_rows)
			refuse_widths(c, &d);
		refuse_arrays(c, &d);
		refuse_sizes(c, &d);
		if (d.at.index >= 0)
			refuse_index(c, &d);
		else
			is(segred_look_index(c, &d.problem, d.device[0], NULL, &n), SEGRED_NOT_INCLUDED,
			   "no index to look at");
	}
	release(c, &d);
	return ran;
}

/* The part of a type's name between its colons, from number 0 on; the last of those that there are. */
static void type_part(const char *type, int part, char *name)
{
	const char *colon;

	for (; part > 0 && (colon = strchr(type, ':')) != NULL; part--)
		type = colon + 1;
	(void)snprintf(name, 8, "%.*s", (int)strcspn(type, ":"), type);
}

static int has_rows(const struct segred_problem *p)
{
	return strcmp(p->operation, "segsoftmax") != 0 && strcmp(p->operation, "interval_expand") != 0;
}

static int run_width(segred_context *c, const struct segred_problem *p, const char *row)
{
	static const int64_t sizes[][2] = {{0, 0}, {0, 5}, {1, 1}, {3000, 1}, {1000, 300}, {500, 2000}};
	struct data d;
	size_t i;
	int ran = 0;

	memset(&d, 0, sizeof d);
	d.problem = *p;
	d.problem.width = strtol(row, NULL, 10);
	d.problem.stride = strchr(row, '/') ? strtol(strchr(row, '/') + 1, NULL, 10) : 0;
	d.is_rows = has_rows(p);
	d.is_softmax = strncmp(p->operation, "segsoftmax", 10) == 0;
	d.is_expanded = strncmp(p->operation, "interval_expand", 15) == 0;
	find_arrays(&d);
	type_part(p->type, 0, d.value_type);
	type_part(p->type, 1, d.fold_type);
	type_part(p->type, 2, d.result_type);
	for (i = 0; i < sizeof sizes / sizeof *sizes; i++)
		ran += run_size(c, &d, sizes[i][0], sizes[i][1]);
	return ran;
}

static int is_known(const struct segred_problem *p)
{
	static const char operations[] =
		"segreduce_rows bags bags_weighted segsoftmax segsoftmax_rows interval_expand interval_expand_rows "
		"reduce_by_key_rows reduce_by_key_bags reduce_by_key_bags_weighted";
	static const char types[] =
		"f32 f64 i32 u32 i64 u64 bf16:f32 f16:f32 f32:f64 i32:i64 f16:f32:f16 bf16:f32:bf16";

	return is_one_of(p->operation, operations) && is_one_of(p->type, types) &&
	       (!p->oper || is_one_of(p->oper, "plus minimum maximum mean logsumexp")) &&
	       (!p->key_type || is_one_of(p->key_type, "i32 i64"));
}

int main(int argc, char **argv)
{
	static const char *const usual[] = {"1", "2", "3/4", "7", "16", "32", "33/40", "100", "300"};
	const int nrows = argc > 2 ? argc - 2 : (int)(sizeof usual / sizeof *usual);
	struct segred_problem p;
	segred_context *c;
	int k, i, ran = 0, skipped = 0, status = segred_open(argc > 1 ? argv[1] : NULL, &c);

	if (status != SEGRED_OK) {
		(void)printf("no device: %s\n", segred_status_text(status));
		return 77;
	}
	for (k = 0; segred_included(k, &p); k++) {
		const int known = is_known(&p) && segred_box_count(c, &p) > 0;

		for (i = 0; i < (has_rows(&p) ? nrows : 1) && known; i++)
			ran += run_width(c, &p, !has_rows(&p) ? "1" : argc > 2 ? argv[2 + i] : usual[i]);
		skipped += !known;
	}
	(void)printf("%s: %d boxes run, %d checks, %d failed, %d problems without a reference or box here\n",
		     segred_device_name(c), ran, checks, failures, skipped);
	segred_close(c);
	return failures || !ran;
}

/*
 * Runs every launch box of a library of rows at several widths, and compares with the host: reductions of segments and
 * of runs of equal keys, also of rows that an index takes from a table, weighted or not; softmax, also of single
 * values; and rows of segments copied to their elements. Types: f32, f64, i32, u32, i64, u64 and widened values;
 * operators: those in is_known. Then tests every kind of plan, and invalid arguments. Usage: test [DEVICE
 * [WIDTH[/STRIDE]...]]; DEVICE as for segred_open.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"
#include "tuner/library/runtime/test.h"
#include "tuner/library/runtime/test_rows_impl.h"

/* ---- checks ---- */

static int is_oper(const struct data *d, const char *name)
{
	return d->problem.oper && strcmp(d->problem.oper, name) == 0;
}

/* Adds element i of a segment that begins at `from` to its reduction. *kept: the best value so far, whose position
 * arg_maximum and arg_minimum return; among equal ones the first. */
static double join(const struct data *d, int64_t from, int64_t i, double fold, double x, double *kept)
{
	const int is_place = is_oper(d, "arg_maximum") || is_oper(d, "arg_minimum");

	if (is_place && (i == from || (is_oper(d, "arg_maximum") ? x > *kept : x < *kept))) {
		*kept = x;
		return (double)i;
	}
	if (is_place || (is_oper(d, "minimum") && fold < x) || (is_oper(d, "maximum") && fold > x))
		return i == from ? x : fold;
	return i == from || is_oper(d, "minimum") || is_oper(d, "maximum") ? x : fold + x;
}

static double element_of(const struct data *d, int64_t i, int64_t column)
{
	const double x = value_of(d, index_of(d, i), column) * weight_of(d, i);

	return is_oper(d, "logsumexp") ? exp(x) : x;
}

/* For logsumexp: the sum of exponentials, without the logarithm. */
static double fold_of(const struct data *d, int64_t segment, int64_t column)
{
	const int64_t from = d->offsets[segment], to = d->offsets[segment + 1];
	double fold = 0, kept = 0;
	int64_t i;

	for (i = from; i < to; i++)
		fold = join(d, from, i, fold, element_of(d, i, column), &kept);
	return (is_oper(d, "mean") || is_oper(d, "variance")) && to > from ? fold / (double)(to - from) : fold;
}

/* The mean squared distance from that mean. */
static double spread_of(const struct data *d, int64_t segment, int64_t column, double mean)
{
	const int64_t from = d->offsets[segment], to = d->offsets[segment + 1];
	double sum = 0;
	int64_t i;

	for (i = from; i < to; i++)
		sum += (element_of(d, i, column) - mean) * (element_of(d, i, column) - mean);
	return sum / (double)(to - from);
}

/* The allowed error: exponentials and quotients are rounded, sums of integers are exact. */
static double tolerance_of(const struct data *d, double expected)
{
	const double rounded = strcmp(d->fold_type, "f64") == 0 ? 1e-13 : 1e-5;
	double relative = is_oper(d, "logsumexp") || is_oper(d, "variance") ? rounded : is_oper(d, "mean") ? 1e-6 : 0;

	if (d->is_expanded)
		return 0;
	if (strcmp(d->result_type, "bf16") == 0)
		relative += 0x1p-8;
	if (strcmp(d->result_type, "f16") == 0) /* f16 subnormals have fewer bits */
		return (relative + 0x1p-11) * expected + (d->is_softmax ? 0x1p-24 : 0);
	return relative * expected + (is_oper(d, "variance") ? rounded : 0);
}

/* Whether a number in row r of the results is wrong. Written so that NaN counts as wrong. */
static int is_wrong(const struct data *d, int64_t r, int64_t number, double expected)
{
	const double found = load(d->result_type, d->result, r * d->problem.width * d->parts + number);

	return !(fabs(found - expected) <= tolerance_of(d, expected));
}

/* Counts wrong results among the elements of a segment. */
static int64_t count_wrong_elements(const struct data *d, int64_t s, int64_t column)
{
	const double all = d->is_softmax ? fold_of(d, s, column) : value_of(d, s, column);
	int64_t wrong = 0, i;

	for (i = d->offsets[s]; i < d->offsets[s + 1]; i++)
		wrong += is_wrong(d, i, column, d->is_softmax ? exp(value_of(d, i, column)) / all : all);
	return wrong;
}

/* Counts wrong results of a segment or run. r: the number of runs before it, where runs are the segments that are not
 * empty. An empty segment must give the identity, which is checked only for plus, where it is 0. */
static int64_t count_wrong_folds(const struct data *d, int64_t s, int64_t r, int64_t column)
{
	const int is_empty = d->offsets[s] == d->offsets[s + 1];
	const int64_t at = d->at.keys >= 0 ? r : s;
	double fold;

	if (is_empty && (d->at.keys >= 0 || !is_oper(d, "plus")))
		return 0;
	fold = fold_of(d, s, column);
	if (is_oper(d, "logsumexp"))
		fold = log(fold);
	return is_wrong(d, at, column * d->parts, fold) +
	       (d->parts > 1 && is_wrong(d, at, column * d->parts + 1, spread_of(d, s, column, fold)));
}

/* Checks the number of runs and their keys; runs: the expected number. */
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

/* Calls a plan twice: temporaries left by the first call must be valid for the second. Frees the plan. */
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

/* If there is one result per element and no elements, the result arrays may be NULL. */
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

/* Elements that belong to no segment; offsets that do not end with n. */
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

/* Index entries outside the table must be reported with their position. */
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

/* Part number `part` of a type name, between colons, counted from 0; the last part if there are fewer. */
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
	if (is_oper(&d, "arg_maximum") || is_oper(&d, "arg_minimum")) /* integers as wide as the values */
		(void)snprintf(d.result_type, sizeof d.result_type, bytes_of(d.fold_type) == 8 ? "i64" : "i32");
	d.parts = 1 + is_oper(&d, "variance");
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
	       (!p->oper ||
		is_one_of(p->oper, "plus minimum maximum mean logsumexp variance arg_maximum arg_minimum")) &&
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

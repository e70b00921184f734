/*
 * Runs every launch box of the library on small and larger problems with empty and long segments, and compares the
 * results with sequential reductions on the host, for the operations in is_known, types f32, f64, i32, u32 and i64, and
 * operators plus, minimum and maximum. Then tests every kind of plan, and invalid arguments. Usage: test [DEVICE], as
 * for segred_open.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"
#include "tuner/library/runtime/test.h"

enum { COLUMNS = 7 };

/* The arrays of a problem: on the host as doubles, and on the device. */
struct data {
	struct segred_problem problem;
	int64_t *offsets, nresults;
	double *values; /* the values to be combined */
	void *device[ARRAYS];
	int is_cuda;   /* handles are device addresses */
	int result_at; /* index of the result array */
	void *result;  /* on the host, result_bytes long */
	size_t result_bytes;
};

static int is_of(const struct segred_problem *p, const char *family)
{
	return strncmp(p->operation, family, strlen(family)) == 0;
}

/* Otherwise all elements form one segment. */
static int has_segments(const struct segred_problem *p)
{
	return !is_of(p, "scan") && strcmp(p->operation, "reduce") != 0;
}

static int has_offsets(const struct segred_problem *p)
{
	return place_of(p, "offsets") >= 0;
}

static int is_regular(const struct segred_problem *p)
{
	return strcmp(p->operation, "segreduce_regular") == 0;
}

/* Lengths grow with the square of the segment number and every third segment is empty; or all lengths are equal. */
static void make_offsets(struct data *d)
{
	const double s = (double)d->problem.segments;
	int64_t i;

	for (i = 0; i < d->problem.segments; i++) {
		/* 0 1 1 3 4 4: every third begins where its predecessor does */
		const double at = (double)(i - (i % 3 == 2));

		d->offsets[i] = is_regular(&d->problem) ? i * (d->problem.n / d->problem.segments)
							: (int64_t)((double)d->problem.n * (at / s) * (at / s));
	}
	d->offsets[d->problem.segments] = d->problem.n;
}

/* The key of an element is the number of its segment. */
static void store_keys(const struct data *d, void *array)
{
	int64_t s, i;

	for (s = 0; s < d->problem.segments; s++)
		for (i = d->offsets[s]; i < d->offsets[s + 1]; i++)
			store(d->problem.key_type, array, i, (double)s);
}

/* The host copy of an array by name, malloc'd. Values are integers from 1 to 9, so f32 sums are exact up to 2^24 / 9
 * elements. The product with x becomes a sum if the operator is not plus. */
static void *make_array(const struct data *d, const char *name, size_t *bytes)
{
	const struct segred_problem *p = &d->problem;
	const int is_offsets = strcmp(name, "offsets") == 0, is_columns = strcmp(name, "columns") == 0;
	const int is_x = strcmp(name, "x") == 0, is_keys = strcmp(name, "keys") == 0;
	const int64_t count = is_offsets ? p->segments + 1 : is_x ? COLUMNS : p->n;
	const size_t width = is_offsets   ? (size_t)p->offset_bytes
			     : is_columns ? 4
					  : bytes_of(is_keys ? p->key_type : p->type);
	void *array = malloc((size_t)count * width + 1);
	int64_t i;

	if (!array)
		exit(1);
	*bytes = (size_t)count * width;
	if (is_keys)
		store_keys(d, array);
	for (i = 0; i < count && !is_keys; i++)
		if (is_offsets)
			store(width == 4 ? "i32" : "i64", array, i, (double)d->offsets[i]);
		else if (is_columns)
			store("i32", array, i, (double)(i % COLUMNS));
		else
			store(p->type, array, i,
			      is_x ? (double)(1 + i % 3) : (double)(1 + (uint64_t)i * 2654435761u % 9));
	return array;
}

static int make_device(segred_context *c, struct data *d)
{
	const char *name;
	int k, status = SEGRED_OK;

	for (k = 0; status == SEGRED_OK && (name = segred_array_name(&d->problem, k)) != NULL; k++) {
		size_t bytes = d->result_bytes;
		const int is_result = strcmp(name, "result") == 0, is_count = strcmp(name, "count") == 0;
		const int is_keys = strcmp(name, "key_result") == 0;
		void *host = is_result || is_keys || is_count ? NULL : make_array(d, name, &bytes);

		if (is_result)
			d->result_at = k;
		else if (is_keys)
			bytes = (size_t)d->nresults * bytes_of(d->problem.key_type);
		else if (is_count)
			bytes = sizeof(int64_t);
		status = segred_memory_make(c, bytes, is_result ? d->result : host, &d->device[k]);
		if (strcmp(name, "offsets") == 0)
			d->problem.offsets = d->device[k];
		free(host);
	}
	return status;
}

static int make(segred_context *c, struct data *d, int64_t n, int64_t segments)
{
	const int is_spmv = is_of(&d->problem, "spmv"), adds = strcmp(d->problem.oper, "plus") != 0;
	int64_t i;

	if (!has_segments(&d->problem))
		segments = 1;
	if (is_regular(&d->problem) && segments)
		n -= n % segments;
	d->problem.n = n;
	d->problem.segments = segments;
	d->problem.columns = is_spmv ? COLUMNS : 0;
	d->nresults = is_of(&d->problem, "scan") ? n : segments;
	d->offsets = (int64_t *)malloc(((size_t)segments + 1) * sizeof *d->offsets);
	d->values = (double *)malloc((size_t)n * sizeof *d->values + 1);
	d->result_bytes = (size_t)d->nresults * bytes_of(d->problem.type);
	d->result = malloc(d->result_bytes + 1);
	if (!d->offsets || !d->values || !d->result)
		exit(1);
	make_offsets(d);
	for (i = 0; i < n; i++) {
		const double value = (double)(1 + (uint64_t)i * 2654435761u % 9), x = (double)(1 + i % COLUMNS % 3);

		d->values[i] = !is_spmv ? value : adds ? value + x : value * x;
	}
	memset(d->result, 0x77, d->result_bytes);
	return make_device(c, d);
}

static void release(segred_context *c, struct data *d)
{
	int i;

	for (i = 0; i < ARRAYS; i++)
		segred_memory_free(c, d->device[i]);
	free(d->offsets);
	free(d->values);
	free(d->result);
}

static double combine(const char *oper, double a, double b)
{
	if (strcmp(oper, "plus") == 0)
		return a + b;
	return strcmp(oper, "minimum") == 0 ? (a < b ? a : b) : (a > b ? a : b);
}

/* Written so that NaN counts as wrong. */
static int is_wrong(const struct data *d, int64_t at, double expected, int64_t length)
{
	return !(fabs(load(d->problem.type, d->result, at) - expected) <= expected * (length > 600000 ? 1e-4 : 0));
}

/* Prefix reductions. An exclusive scan begins with the identity, which is 0 only for plus. */
static int64_t count_wrong_prefixes(const struct data *d)
{
	const int exclusive = is_of(&d->problem, "scan_exclusive"), plus = strcmp(d->problem.oper, "plus") == 0;
	double before = 0, fold;
	int64_t wrong = 0, i;

	for (i = 0; i < d->problem.n; i++) {
		fold = i ? combine(d->problem.oper, before, d->values[i]) : d->values[i];
		if (!exclusive || i > 0 || plus)
			wrong += is_wrong(d, i, exclusive ? before : fold, i);
		before = fold;
	}
	return wrong;
}

static double fold_of(const struct data *d, int64_t from, int64_t to)
{
	double fold = from < to ? d->values[from] : 0;
	int64_t i;

	for (i = from + 1; i < to; i++)
		fold = combine(d->problem.oper, fold, d->values[i]);
	return fold;
}

/* The number of runs, their keys and their reductions; empty segments form no run. */
static int64_t count_wrong_runs(segred_context *c, const struct data *d)
{
	const struct segred_problem *p = &d->problem;
	const size_t bytes = (size_t)d->nresults * bytes_of(p->key_type);
	void *keys = calloc(bytes + 1, 1);
	int64_t count = -1, run = 0, wrong = 0, s;

	if (!keys)
		exit(1);
	if (segred_memory_read(c, d->device[place_of(p, "count")], sizeof count, &count) != SEGRED_OK ||
	    (bytes && segred_memory_read(c, d->device[place_of(p, "key_result")], bytes, keys) != SEGRED_OK))
		wrong++;
	for (s = 0; s < p->segments; s++) {
		const int64_t from = d->offsets[s], to = d->offsets[s + 1];

		if (from == to)
			continue;
		wrong += load(p->key_type, keys, run) < (double)s || load(p->key_type, keys, run) > (double)s;
		wrong += is_wrong(d, run++, fold_of(d, from, to), to - from);
	}
	free(keys);
	return wrong + (count != run);
}

/* Counts results that differ from the reduction of their segment. Empty segments are checked for plus only, whose
 * identity is 0. */
static int64_t count_wrong(segred_context *c, struct data *d)
{
	const struct segred_problem *p = &d->problem;
	int64_t wrong = 0, s;

	if (d->result_bytes && segred_memory_read(c, d->device[d->result_at], d->result_bytes, d->result) != SEGRED_OK)
		return -1;
	if (is_of(p, "scan"))
		return count_wrong_prefixes(d);
	if (p->key_type)
		return count_wrong_runs(c, d);
	for (s = 0; s < p->segments; s++) {
		const int64_t from = d->offsets[s], to = d->offsets[s + 1];
		if (from != to || strcmp(p->oper, "plus") == 0)
			wrong += is_wrong(d, s, fold_of(d, from, to), to - from);
	}
	return wrong;
}

/* Poisons the result so that a missing write is found. */
static int clear(segred_context *c, struct data *d)
{
	void **result = &d->device[d->result_at];

	segred_memory_free(c, *result);
	*result = NULL;
	memset(d->result, 0x77, d->result_bytes);
	return segred_memory_make(c, d->result_bytes, d->result, result);
}

static int execute(struct data *d, segred_plan *plan)
{
	if (is_of(&d->problem, "segreduce") && !d->problem.key_type)
		return segred_execute(plan, d->device[0], d->device[d->result_at], NULL);
	return segred_execute_arrays(plan, d->device, NULL);
}

/* Calls a plan three times: temporaries left by one call must be valid for the next. */
static void run_plan(segred_context *c, struct data *d, segred_plan *plan, const char *what)
{
	int i;

	for (i = 0; i < 3; i++) {
		const int cleared = clear(c, d);
		const int status = cleared == SEGRED_OK ? execute(d, plan) : cleared;

		check(status == SEGRED_OK, segred_status_text(status), what);
		check(count_wrong(c, d) == 0, "wrong results", what);
	}
}

static int run_boxes(segred_context *c, struct data *d)
{
	const int count = segred_box_count(c, &d->problem);
	int i, ran = 0;

	for (i = 0; i < count; i++) {
		char what[256];
		segred_plan *plan;
		const int status = segred_plan_box(c, &d->problem, i, &plan);

		if (status == SEGRED_NO_BOX)
			continue;
		check(status == SEGRED_OK, segred_status_text(status), "plan of a box");
		if (status != SEGRED_OK)
			continue;
		(void)snprintf(what, sizeof what, "%s on %lld elements, %lld segments, %s %s, offsets of %d bytes",
			       segred_plan_name(plan), (long long)d->problem.n, (long long)d->problem.segments,
			       d->problem.type, d->problem.oper, d->problem.offset_bytes);
		run_plan(c, d, plan, what);
		segred_plan_free(plan);
		ran++;
	}
	return ran;
}

/* Temporaries in caller memory. */
static void run_with_memory(segred_context *c, struct data *d, segred_plan *plan)
{
	const size_t bytes = segred_plan_bytes(plan);
	void *memory = NULL;

	if (bytes && segred_memory_make(c, bytes, NULL, &memory) != SEGRED_OK)
		return;
	if (bytes)
		check(segred_plan_memory(plan, memory) == SEGRED_OK, "memory for temporaries", "plan");
	run_plan(c, d, plan, "plan with the caller's memory");
	segred_plan_free(plan);
	segred_memory_free(c, memory);
}

/* The second call meets cached state of the first; the third, with the state released, must not. */
static void run_without_plan(segred_context *c, struct data *d, const struct segred_problem *p)
{
	int i;

	for (i = 0; i < 3; i++) {
		check(clear(c, d) == SEGRED_OK && segred_run(c, p, d->device, NULL) == SEGRED_OK &&
			      count_wrong(c, d) == 0,
		      "wrong", "call without a plan");
		if (i == 1)
			segred_release_stream(c, NULL);
	}
}

/* A second copy of an array, beginning one element after an aligned address. */
static void *move(segred_context *c, const struct data *d, const char *name, void **memory)
{
	const int is_offsets = strcmp(name, "offsets") == 0;
	const size_t width = is_offsets ? (size_t)d->problem.offset_bytes : bytes_of(d->problem.type);
	size_t bytes;
	char *array = (char *)make_array(d, strcmp(name, "result") == 0 ? "values" : name, &bytes);
	char *host = (char *)calloc(bytes + d->result_bytes + width, 1);

	if (!host)
		exit(1);
	memcpy(host + width, array, bytes);
	check(segred_memory_make(c, bytes + d->result_bytes + width, host, memory) == SEGRED_OK, "memory", name);
	free(host);
	free(array);
	return (char *)*memory + width;
}

/* Arrays that begin at any element: declared in the problem, and on CUDA also detected from the arrays of a call. */
static void run_unaligned(segred_context *c, const struct data *aligned)
{
	struct data d = *aligned;
	void *memory[ARRAYS] = {NULL};
	const char *name;
	segred_plan *plan;
	int k, status;

	d.problem.unaligned = 1;
	status = segred_plan_shape(c, &d.problem, &plan);
	check(status == SEGRED_ALIGNMENT ||
		      (status == SEGRED_OK && execute(&d, plan) == SEGRED_OK && count_wrong(c, &d) == 0),
	      "wrong", "any element");
	segred_plan_free(plan);
	if (!d.is_cuda || !is_of(&d.problem, "segreduce"))
		return;
	d.problem.unaligned = 0;
	for (k = 0; (name = segred_array_name(&d.problem, k)) != NULL; k++)
		d.device[k] = move(c, &d, name, &memory[k]);
	check(segred_run(c, &d.problem, d.device, NULL) == status, "not as planned", "any element");
	check(status != SEGRED_OK || count_wrong(c, &d) == 0, "wrong", "any element, without a plan");
	d.device[0] = (char *)d.device[0] + 1;
	is(segred_run(c, &d.problem, d.device, NULL), SEGRED_ALIGNMENT, "a byte further");
	for (k = 0; k < ARRAYS; k++)
		segred_memory_free(c, memory[k]);
}

/* Whether segred_look found what the host computes from its own offsets. */
static int is_as_looked(const struct data *d, const struct segred_problem *looked)
{
	const int64_t segments = d->problem.segments, n = d->problem.n;
	int64_t s, empty = 0, longest = 0, in_16 = 0, in_1k = 0, in_4k = 0, span = 0;

	for (s = 0; s < segments; s++) {
		const int64_t length = d->offsets[s + 1] - d->offsets[s], to = s + 128 < segments ? s + 128 : segments;

		empty += length == 0;
		longest = length > longest ? length : longest;
		in_16 += length >= 16 ? length : 0;
		in_1k += length >= 1024 ? length : 0;
		in_4k += length >= 4096 ? length : 0;
		span = d->offsets[to] - d->offsets[s] > span ? d->offsets[to] - d->offsets[s] : span;
	}
	return looked->empty == empty && looked->longest == longest && looked->span == span &&
	       looked->share_16 * (double)n < (double)in_16 + 0.5 &&
	       looked->share_16 * (double)n > (double)in_16 - 0.5 &&
	       looked->share_1k * (double)n < (double)in_1k + 0.5 &&
	       looked->share_1k * (double)n > (double)in_1k - 0.5 &&
	       looked->share_4k * (double)n < (double)in_4k + 0.5 && looked->share_4k * (double)n > (double)in_4k - 0.5;
}

static void run_plans(segred_context *c, struct data *d)
{
	struct segred_problem looked = d->problem;
	segred_plan *plan;
	int status = segred_plan_probed(c, &d->problem, NULL, &plan);

	check(status == SEGRED_OK, segred_status_text(status), "probed plan");
	if (status == SEGRED_OK)
		run_with_memory(c, d, plan);
	status = segred_plan_measured(c, &d->problem, d->device, NULL, &plan);
	check(status == SEGRED_OK, segred_status_text(status), "measured plan");
	if (status == SEGRED_OK)
		run_plan(c, d, plan, "measured plan");
	segred_plan_free(status == SEGRED_OK ? plan : NULL);
	status = segred_look(c, &looked, NULL);
	check(status == SEGRED_OK && (!has_offsets(&looked) || is_as_looked(d, &looked)), "a look", "offsets");
	run_without_plan(c, d, &looked);
	if (d->problem.n > 0)
		run_unaligned(c, d);
}

/* Invalid sizes, types and pointers, and offsets that do not end with n. */
static void refuse(segred_context *c, struct data *d)
{
	struct segred_problem p = d->problem;
	segred_plan *plan;

	is(segred_plan_shape(NULL, &p, &plan), SEGRED_NULL_POINTER, "no context");
	is(segred_plan_shape(c, NULL, &plan), SEGRED_NULL_POINTER, "no problem");
	is(segred_execute(NULL, NULL, NULL, NULL), SEGRED_NULL_POINTER, "no plan");
	p.n = -1;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "negative n");
	p.n = INT64_MAX;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "large n");
	p = d->problem;
	p.segments = 0;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "elements without segments");
	p = d->problem;
	p.type = "f16";
	is(segred_plan_shape(c, &p, &plan), SEGRED_NOT_INCLUDED, "unknown type");
	p.type = NULL;
	is(segred_plan_shape(c, &p, &plan), SEGRED_NOT_INCLUDED, "no type");
	p.type = d->problem.type;
	p.offset_bytes = 2;
	is(segred_plan_shape(c, &p, &plan), SEGRED_NOT_INCLUDED, "offsets of 2 bytes");
	p = d->problem;
	p.offsets = NULL;
	is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_NULL_POINTER, "no offsets");
	is(segred_plan_box(c, &d->problem, -1, &plan), SEGRED_NO_BOX, "box -1");
	is(segred_plan_probed(c, &d->problem, NULL, &plan), SEGRED_OK, "a plan");
	is(segred_execute(plan, d->device[0], NULL, NULL), SEGRED_NULL_POINTER, "no result");
	segred_plan_free(plan);
	p = d->problem;
	p.n++;
	check(segred_plan_probed(c, &p, NULL, &plan) == SEGRED_OFFSETS && !plan, "n + 1 elements", "refused");
	is(segred_look(c, &p, NULL), SEGRED_OFFSETS, "n + 1 elements");
}

static int is_known(const struct segred_problem *p)
{
	static const char operations[] = "segreduce segreduce_apply segreduce_regular spmv spmv_apply scan "
					 "scan_exclusive reduce reduce_by_key";
	static const char types[] = "f32 f64 i32 u32 i64";

	return p->oper && (!p->key_type || is_one_of(p->key_type, types)) && is_one_of(p->operation, operations) &&
	       is_one_of(p->type, types) && is_one_of(p->oper, "plus minimum maximum");
}

/* Regular segments with n not a multiple of segments, and with no elements. */
static void refuse_irregular(segred_context *c, const struct data *d)
{
	struct segred_problem p = d->problem;
	segred_plan *plan;

	p.n++;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "n + 1 elements");
	p.n = 0;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "rows without elements");
}

/* Sizes that no box can run. */
static void refuse_all(segred_context *c, const struct data *d)
{
	segred_plan *plan;

	check(segred_plan_shape(c, &d->problem, &plan) == SEGRED_NO_BOX && !plan, "sizes without a box", "refused");
	is(segred_run(c, &d->problem, d->device, NULL), SEGRED_NO_BOX, "sizes without a box");
}

static int run_problem(segred_context *c, const struct segred_problem *problem, int is_cuda)
{
	static const int64_t sizes[][2] = {{0, 0},        {0, 5},           {1, 1},
					   {1000, 1},     {1000, 1000},     {100000, 30000},
					   {1000000, 90}, {300000, 300000}, {50000, 200000}};
	const int is_apply = strstr(problem->operation, "_apply") != NULL && has_offsets(problem);
	size_t i;
	int ran = 0;

	for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct data d;
		int status;

		memset(&d, 0, sizeof d);
		d.problem = *problem;
		d.is_cuda = is_cuda;
		if (is_regular(problem) && sizes[i][0] < sizes[i][1])
			continue; /* regular segments without elements are refused */
		status = make(c, &d, sizes[i][0], sizes[i][1]);
		check(status == SEGRED_OK, segred_status_text(status), "arrays");
		if (status == SEGRED_OK && is_apply)
			check(segred_look(c, &d.problem, NULL) == SEGRED_OK, "offsets", "look");
		if (status == SEGRED_OK) {
			const int boxes = run_boxes(c, &d);

			ran += boxes;
			if (boxes)
				run_plans(c, &d);
			else
				refuse_all(c, &d);
			if (sizes[i][0] == 100000 && is_of(problem, "segreduce") && has_offsets(problem))
				refuse(c, &d);
			if (sizes[i][0] == 100000 && is_regular(problem))
				refuse_irregular(c, &d);
		}
		release(c, &d);
	}
	return ran;
}

int main(int argc, char **argv)
{
	struct segred_problem p;
	segred_context *c;
	int k, ran = 0, skipped = 0, unknown = 0, status = segred_open(argc > 1 ? argv[1] : NULL, &c);

	if (status != SEGRED_OK) {
		(void)printf("no device: %s\n", segred_status_text(status));
		return 77;
	}
	for (k = 0; segred_included(k, &p); k++) {
		const int known = is_known(&p), runs = known && segred_box_count(c, &p) > 0;

		ran += runs ? run_problem(c, &p, argc > 1 && strncmp(argv[1], "cuda", 4) == 0) : 0;
		skipped += !runs;
		unknown += !known;
	}
	(void)printf("%s: %d boxes run, %d checks, %d failed, %d problems without a reference or box here\n",
		     segred_device_name(c), ran, checks, failures, skipped);
	segred_close(c);
	if (k > 0 && unknown == k) {
		(void)printf("this test has no reference for the operations of the library: nothing was checked\n");
		return 0;
	}
	return failures || !ran;
}

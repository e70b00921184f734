/*
 * Runs every launch box of a library of segments of rows, also of rows that an index takes from a table, weighted or
 * not, on several widths, and compares with folds on the host: of f32, f64, i32, u32, i64 and of values that are
 * widened, with plus, minimum, maximum or mean. Then plans of each way, and what must be refused. Usage: test [DEVICE
 * [WIDTH[/STRIDE]...]]; the device as segred_open takes it.
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/segred.h"

static int failures, checks;

static void check(int condition, const char *what, const char *of)
{
	checks++;
	if (condition)
		return;
	failures++;
	(void)printf("FAIL %s: %s\n", of, what);
}

static void is(int status, int expected, const char *what)
{
	check(status == expected, segred_status_text(status), what);
}

enum { ARRAYS = 8, TABLE_ROWS = 50 };

/* ---- numbers ---- */

static size_t bytes_of(const char *type)
{
	if (strcmp(type, "bf16") == 0 || strcmp(type, "f16") == 0)
		return 2;
	return strcmp(type, "f64") == 0 || strcmp(type, "i64") == 0 ? 8 : 4;
}

/* A whole number from 0 to 9. */
static uint16_t half_of(double x)
{
	static const uint16_t halves[] = {0, 0x3c00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600, 0x4700, 0x4800, 0x4880};

	return halves[(int)x];
}

static uint16_t bfloat_of(double x)
{
	const float value = (float)x;
	uint32_t bits;

	memcpy(&bits, &value, sizeof bits);
	return (uint16_t)(bits >> 16);
}

static void store(const char *type, void *array, int64_t i, double x)
{
	if (strcmp(type, "f32") == 0)
		((float *)array)[i] = (float)x;
	else if (strcmp(type, "f64") == 0)
		((double *)array)[i] = x;
	else if (strcmp(type, "i64") == 0)
		((int64_t *)array)[i] = (int64_t)x;
	else if (strcmp(type, "f16") == 0)
		((uint16_t *)array)[i] = half_of(x);
	else if (strcmp(type, "bf16") == 0)
		((uint16_t *)array)[i] = bfloat_of(x);
	else
		((int32_t *)array)[i] = (int32_t)x;
}

static double load_half(uint16_t bits)
{
	const int exponent = bits >> 10 & 31, fraction = bits & 1023;
	const double size = exponent == 31  ? HUGE_VAL
			    : exponent == 0 ? ldexp(fraction, -24)
					    : ldexp(1024 + fraction, exponent - 25);

	return bits >> 15 ? -size : size;
}

static double load_bfloat(uint16_t half)
{
	const uint32_t bits = (uint32_t)half << 16;
	float value;

	memcpy(&value, &bits, sizeof value);
	return (double)value;
}

static double load(const char *type, const void *array, int64_t i)
{
	if (strcmp(type, "f16") == 0)
		return load_half(((const uint16_t *)array)[i]);
	if (strcmp(type, "bf16") == 0)
		return load_bfloat(((const uint16_t *)array)[i]);
	if (strcmp(type, "f32") == 0)
		return (double)((const float *)array)[i];
	if (strcmp(type, "f64") == 0)
		return ((const double *)array)[i];
	if (strcmp(type, "i64") == 0)
		return (double)((const int64_t *)array)[i];
	return strcmp(type, "u32") == 0 ? (double)((const uint32_t *)array)[i] : (double)((const int32_t *)array)[i];
}

/* ---- data ---- */

struct data {
	struct segred_problem problem;
	char value_type[8], fold_type[8], result_type[8]; /* "bf16", "f32", "bf16" of "bf16:f32:bf16" */
	int is_bags, is_weighted;
	int64_t stride, rows; /* of the values, which are a table for bags */
	int64_t *offsets;
	void *device[ARRAYS], *result;
	size_t result_bytes;
	int result_at, index_at;
};

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
	return d->is_bags ? (int64_t)((uint64_t)k * 2654435761u % TABLE_ROWS) : k;
}

static double weight_of(const struct data *d, int64_t k)
{
	return d->is_weighted ? (double)(1 + k % 3) : 1;
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

/* The host's copy of an array by its name, malloc'd. */
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
	array = allocate(count, type, bytes);
	for (i = 0; i < count; i++)
		store(type, array, i,
		      is_offsets ? (double)d->offsets[i]
		      : is_index ? (double)index_of(d, i)
				 : weight_of(d, i));
	return array;
}

static void make(segred_context *c, struct data *d)
{
	const struct segred_problem *p = &d->problem;
	const char *name;
	int k;

	d->stride = p->stride ? p->stride : p->width;
	d->rows = d->is_bags ? TABLE_ROWS : p->n;
	d->offsets = (int64_t *)malloc(((size_t)p->segments + 1) * sizeof *d->offsets);
	d->result = allocate(p->segments * p->width, d->result_type, &d->result_bytes);
	if (!d->offsets)
		exit(2);
	make_offsets(d);
	for (k = 0; (name = segred_array_name(p, k)) != NULL; k++) {
		size_t bytes = d->result_bytes;
		void *host = strcmp(name, "result") == 0 ? NULL : make_array(d, name, &bytes);

		is(segred_memory_make(c, bytes, host ? host : d->result, &d->device[k]), SEGRED_OK, name);
		if (!host)
			d->result_at = k;
		if (strcmp(name, "offsets") == 0)
			d->problem.offsets = d->device[k];
		if (strcmp(name, "index") == 0)
			d->index_at = k;
		free(host);
	}
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
	const int64_t from = d->offsets[segment], to = d->offsets[segment + 1];
	double fold = 0;
	int64_t i;

	for (i = from; i < to; i++) {
		const double x = value_of(d, index_of(d, i), column) * weight_of(d, i);

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

/* Results that are not the folds of their columns; those of empty segments are identities. Written so that a NaN
 * counts.
 */
static int64_t count_wrong(segred_context *c, struct data *d)
{
	const struct segred_problem *p = &d->problem;
	const double rounding = strcmp(d->result_type, "bf16") == 0  ? 0x1p-8
				: strcmp(d->result_type, "f16") == 0 ? 0x1p-11
				: strcmp(p->oper, "mean") == 0       ? 1e-6
								     : 0;
	int64_t wrong = 0, s, column;

	if (d->result_bytes && segred_memory_read(c, d->device[d->result_at], d->result_bytes, d->result) != SEGRED_OK)
		return -1;
	for (s = 0; s < p->segments; s++) {
		if (d->offsets[s] == d->offsets[s + 1] && strcmp(p->oper, "plus") != 0)
			continue;
		for (column = 0; column < p->width; column++) {
			const double expected = fold_of(d, s, column);
			const double found = load(d->result_type, d->result, s * p->width + column);

			wrong += !(fabs(found - expected) <= rounding * expected);
		}
	}
	return wrong;
}

/* What is not written must show. */
static int clear(segred_context *c, struct data *d)
{
	void **result = &d->device[d->result_at];

	segred_memory_free(c, *result);
	*result = NULL;
	memset(d->result, 0x77, d->result_bytes);
	return segred_memory_make(c, d->result_bytes, d->result, result);
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
		       p->oper, p->offset_bytes);
	for (i = 0; i < 2; i++) {
		is(clear(c, d), SEGRED_OK, what);
		is(segred_execute_arrays(plan, d->device, NULL), SEGRED_OK, what);
		check(count_wrong(c, d) == 0, "wrong results", what);
	}
	check(segred_plan_width(plan) > 0, "no width", what);
	check(!segred_plan_exact(plan) || segred_plan_width(plan) == p->width, "exact, but of another width", what);
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
	is(status, SEGRED_OK, "a plan for arrays that begin at any element");
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

/* An entry that is none of the table's rows, by its place. */
static void refuse_index(segred_context *c, const struct data *d)
{
	static const int64_t bad[] = {-1, TABLE_ROWS, INT32_MAX};
	struct segred_problem p = d->problem;
	int64_t at = 0, place = p.n / 2;
	size_t i, bytes;
	void *index = make_array(d, "index", &bytes), *memory;

	p.table_rows = TABLE_ROWS;
	is(segred_look_index(c, &p, d->device[d->index_at], NULL, &at), SEGRED_OK, "a look at the index");
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
	is(segred_look_index(c, &p, d->device[d->index_at], NULL, &at), SEGRED_SIZES, "a table of -1 rows");
	p.table_rows = 0;
	is(segred_look_index(c, &p, d->device[d->index_at], NULL, &at), SEGRED_INDEX, "a table of no rows");
	is(segred_look_index(c, &p, NULL, NULL, &at), SEGRED_NULL_POINTER, "no index");
	is(segred_look_index(c, &p, d->device[d->index_at], NULL, NULL), SEGRED_NULL_POINTER, "nowhere to say it");
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
	if (n == 1000) {
		refuse_widths(c, &d);
		refuse_arrays(c, &d);
		if (d.is_bags)
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
	d.is_bags = strncmp(p->operation, "bags", 4) == 0;
	d.is_weighted = strcmp(p->operation, "bags_weighted") == 0;
	type_part(p->type, 0, d.value_type);
	type_part(p->type, 1, d.fold_type);
	type_part(p->type, 2, d.result_type);
	for (i = 0; i < sizeof sizes / sizeof *sizes; i++)
		ran += run_size(c, &d, sizes[i][0], sizes[i][1]);
	return ran;
}

static int is_one_of(const char *word, const char *const *list)
{
	for (; *list; list++)
		if (strcmp(*list, word) == 0)
			return 1;
	return 0;
}

static int is_known(const struct segred_problem *p)
{
	static const char *const types[] = {"f32",     "f64",     "i32",     "u32",         "i64",           "bf16:f32",
					    "f16:f32", "f32:f64", "i32:i64", "f16:f32:f16", "bf16:f32:bf16", NULL};
	static const char *const opers[] = {"plus", "minimum", "maximum", "mean", NULL};
	static const char *const operations[] = {"segreduce_rows", "bags", "bags_weighted", NULL};

	return is_one_of(p->operation, operations) && is_one_of(p->type, types) && is_one_of(p->oper, opers);
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

		for (i = 0; i < nrows && known; i++)
			ran += run_width(c, &p, argc > 2 ? argv[2 + i] : usual[i]);
		skipped += !known;
	}
	(void)printf("%s: %d boxes run, %d checks, %d failed, %d problems without a reference or box here\n",
		     segred_device_name(c), ran, checks, failures, skipped);
	segred_close(c);
	return failures || !ran;
}

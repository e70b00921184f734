/* Softmax within segments: the reference compared with a naive loop, its bounds with f32 arithmetic and with wrong
 * formulas. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/operations/half.h"
#include "harness/operations/problem.h"

struct work {
	struct geometry g;
	struct dataset d;
	struct problem p;
	struct err e;
};

static int open_work(struct work *w, const char *type, const char *spec, enum dataset_kind kind)
{
	memset(w, 0, sizeof *w);
	return geometry_make(spec, &w->g, &w->e) ||
			       dataset_make(elem_find(type), oper_find("logsumexp"), kind, w->g.n, &w->d, &w->e) ||
			       problem_make(&w->p, operation_find("segsoftmax"), &w->d, &w->g, &w->e)
		       ? -1
		       : 0;
}

static void close_work(struct work *w)
{
	problem_release(&w->p);
	dataset_release(&w->d);
	geometry_release(&w->g);
}

static double number(const struct elem_type *t, const void *array, int64_t i)
{
	if (t->bytes == 2)
		return half_value(t->fraction_bits, ((const uint16_t *)array)[i]);
	return t->bytes == 4 ? (double)((const float *)array)[i] : ((const double *)array)[i];
}

/* The sum of exponentials of a segment, by loops, and its largest value; NaN where the shares must be NaN. */
static long double sum_of(const struct work *w, int64_t s, double *largest)
{
	long double sum = 0;
	int wrong = 0;

	*largest = -INFINITY;
	for (int64_t i = w->g.offsets[s]; i < w->g.offsets[s + 1]; i++) {
		const double x = number(w->d.type, w->d.values, i);

		wrong |= isnan(x) || (isinf(x) && x > 0);
		*largest = fmax(*largest, x);
	}
	if (wrong || isinf(*largest))
		return NAN;
	for (int64_t i = w->g.offsets[s]; i < w->g.offsets[s + 1]; i++)
		sum += expl(number(w->d.type, w->d.values, i) - (long double)*largest);
	return sum;
}

/* Error of rounding to results of 16 bits, which tolerances leave out. */
static long double rounding(const struct elem_type *t, long double x)
{
	return t->bytes == 2 ? fabsl(x) * 0x1p-11L + 0x1p-25L : 0;
}

/* seen: counts of finite shares, and of NaN. */
static int is_right(const struct work *w, int64_t seen[2])
{
	const struct problem_array *r = &w->p.arrays[2];
	int good = r->count == w->g.n && r->tolerance;

	for (int64_t s = 0; s < w->g.segments && good; s++) {
		double largest;
		const long double sum = sum_of(w, s, &largest);

		for (int64_t i = w->g.offsets[s]; i < w->g.offsets[s + 1] && good; i++) {
			const double got = number(r->type, r->host, i);
			const long double want = expl(number(w->d.type, w->d.values, i) - (long double)largest) / sum;

			seen[isnan(sum)]++;
			good = isnan(sum) ? isnan(got) && r->tolerance[i] <= 0
					  : fabsl(got - want) <= (long double)r->tolerance[i] + rounding(r->type, want);
		}
	}
	return good;
}

/* Whether f32 arithmetic in serial order is within the tolerances. wrong: 1: the largest value is not subtracted, 2:
 * the last element of a segment is lost. */
static int float_passes(const struct work *w, int wrong)
{
	const struct problem_array *r = &w->p.arrays[2];

	for (int64_t s = 0; s < w->g.segments; s++) {
		const int64_t from = w->g.offsets[s], to = w->g.offsets[s + 1];
		const float *x = w->d.values;
		float largest = -INFINITY, sum = 0;

		for (int64_t i = from; i < to; i++)
			largest = wrong == 1 ? 0 : fmaxf(largest, x[i]);
		for (int64_t i = from; i < to - (wrong == 2 && to - from > 1); i++)
			sum += expf(x[i] - largest);
		for (int64_t i = from; i < to; i++) {
			const float share = expf(x[i] - largest) / sum;

			if (!(fabs((double)share - number(r->type, r->host, i)) <= r->tolerance[i]))
				return 0;
		}
	}
	return 1;
}

static void definitions(struct test_counts *t)
{
	static const char *const types[] = {"f32", "f64", "bf16:f32", "f16:f32:f16"};
	static const char *const specs[] = {"uniform:n=20K,mean=9,empty=0.2", "fixed:n=200K,mean=100K",
					    "fixed:n=300,mean=1"};

	for (size_t k = 0; k < sizeof types / sizeof *types; k++) {
		int64_t seen[2] = {0, 0};
		int good = 1;

		for (size_t s = 0; s < sizeof specs / sizeof *specs; s++)
			for (int kind = DATA_SIGNED; kind <= DATA_SPECIAL; kind++) {
				struct work w;

				good &= open_work(&w, types[k], specs[s], (enum dataset_kind)kind) == 0 &&
					is_right(&w, seen);
				close_work(&w);
			}
		test_ok(t, good && seen[0] > 10000 && seen[1] > 1000, "%s: every share is that of a naive loop",
			types[k]);
	}
}

/* Whether the result is the share of a row's column, computed by loops. */
static int is_share(const struct work *w, int64_t s, int64_t i, int64_t column)
{
	const struct problem_array *r = &w->p.arrays[2];
	const int64_t stride = w->g.row.stride, at = i * w->g.row.width + column;
	long double sum = 0, want;
	double largest = -INFINITY;

	for (int64_t k = w->g.offsets[s]; k < w->g.offsets[s + 1]; k++)
		largest = fmax(largest, number(w->d.type, w->d.values, k * stride + column));
	for (int64_t k = w->g.offsets[s]; k < w->g.offsets[s + 1]; k++)
		sum += expl(number(w->d.type, w->d.values, k * stride + column) - (long double)largest);
	want = expl(number(w->d.type, w->d.values, i * stride + column) - (long double)largest) / sum;
	return fabsl(number(r->type, r->host, at) - want) <= (long double)r->tolerance[at] + rounding(r->type, want);
}

static void rows(struct test_counts *t)
{
	static const char *const specs[] = {"uniform:n=4K,mean=9,width=7,stride=9,empty=0.2",
					    "fixed:n=4K,mean=60,width=1", "fixed:n=4K,mean=5,width=33"};
	const struct operation *o = operation_find("segsoftmax_rows");

	for (size_t k = 0; k < 2 * sizeof specs / sizeof *specs; k++) {
		struct work w = {0};
		int good = geometry_make(specs[k / 2], &w.g, &w.e) == 0 &&
			   dataset_make(elem_find(k % 2 ? "f16:f32:f16" : "f32"), oper_find("logsumexp"), DATA_SIGNED,
					problem_values(o, &w.g), &w.d, &w.e) == 0 &&
			   problem_make(&w.p, o, &w.d, &w.g, &w.e) == 0 && w.p.arrays[2].count == w.g.n * w.g.row.width;

		for (int64_t s = 0; good && s < w.g.segments; s++)
			for (int64_t i = w.g.offsets[s]; i < w.g.offsets[s + 1]; i++)
				for (int64_t column = 0; column < w.g.row.width; column++)
					good &= is_share(&w, s, i, column);
		test_ok(t, good, "%s: every share of a column is that of a naive loop %s", specs[k / 2], w.e.text);
		close_work(&w);
	}
}

static void bounds(struct test_counts *t)
{
	static const char *const specs[] = {"uniform:n=100K,mean=30", "fixed:n=100K,mean=50K"};
	static const enum dataset_kind kinds[] = {DATA_SIGNED, DATA_SMALL};

	for (size_t s = 0; s < 4; s++) {
		struct work w;

		test_ok(t,
			open_work(&w, "f32", specs[s / 2], kinds[s % 2]) == 0 && float_passes(&w, 0) &&
				(s % 2 || !float_passes(&w, 1)) && (s / 2 || !float_passes(&w, 2)),
			"%s: f32 arithmetic is within the bounds, wrong formulas are not", specs[s / 2]);
		close_work(&w);
	}
}

static void entry(struct test_counts *t)
{
	const struct operation *o = operation_find("segsoftmax");
	struct oper own = *oper_find("plus");
	const struct oper_user user = {.tolerance = 1e-6};

	own.user = &user;
	test_ok(t,
		operation_default_oper(o) == oper_find("logsumexp") &&
			operation_default_oper(operation_find("segreduce")) == oper_find("plus") &&
			operation_default_oper(operation_find("bags")) == oper_find("plus") &&
			operation_default_oper(operation_find("interval_expand")) == &oper_none,
		"its operator is logsumexp where none is named, others' is plus, or none");
	test_ok(t,
		operation_takes(o, elem_find("f64"), oper_find("logsumexp")) &&
			!operation_takes(o, elem_find("f32"), oper_find("plus")) &&
			!operation_takes(o, elem_find("f32"), &own) &&
			!operation_takes(o, elem_find("i32"), oper_find("logsumexp")),
		"it takes no other operator, and no user's");
}

int main(void)
{
	struct test_counts t = {0};

	definitions(&t);
	rows(&t);
	bounds(&t);
	entry(&t);
	return test_end(&t);
}

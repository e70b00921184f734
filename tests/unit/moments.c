/* Operators that finish, and results of 16 bits: references compared with naive loops, bounds with kernels' arithmetic
 * in several orders and with wrong formulas, conversions of all bits. */
#include <float.h>
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

static int open_work(struct work *w, const char *type, const char *oper, const char *spec, enum dataset_kind kind)
{
	memset(w, 0, sizeof *w);
	return geometry_make(spec, &w->g, &w->e) ||
			       dataset_make(elem_find(type), oper_find(oper), kind, w->g.n, &w->d, &w->e) ||
			       problem_make(&w->p, operation_find("segreduce"), &w->d, &w->g, &w->e)
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

static double value(const struct work *w, int64_t i)
{
	return number(w->d.type, w->d.values, i);
}

/* Result k of segment s, by loops over the segment. */
static long double naive(const struct work *w, int64_t s, int k)
{
	const int64_t from = w->g.offsets[s], to = w->g.offsets[s + 1], n = to - from;
	long double sum = 0, mean, squares = 0, largest = -INFINITY, terms = 0;

	for (int64_t i = from; i < to; i++) {
		sum += value(w, i);
		largest = fmaxl(largest, value(w, i));
	}
	mean = sum / n;
	for (int64_t i = from; i < to; i++) {
		squares += (value(w, i) - mean) * (value(w, i) - mean);
		terms += expl(value(w, i) - largest);
	}
	if (strcmp(w->d.oper->name, "logsumexp") == 0)
		return n ? largest + logl(terms) : -INFINITY;
	return k ? squares / n : mean;
}

/* Whether every result equals the naive one to a fraction of its tolerance, or to the last digit. */
static int is_right(const struct work *w)
{
	const struct problem_array *r = &w->p.arrays[2];
	int good = r->tolerance && r->count == r->parts * w->g.segments;

	for (int64_t i = 0; i < r->count && good; i++) {
		const double got = number(r->type, r->host, i);
		const long double want = naive(w, i / r->parts, (int)(i % r->parts));

		good = isnan(want)   ? isnan(got)
		       : isinf(want) ? got < 0 && isinf(got)
				     : fabsl(got - want) <=
					       0.3L * r->tolerance[i] + ldexpl(fabsl(want), -r->type->fraction_bits);
	}
	return good;
}

static void references(struct test_counts *t)
{
	static const char *const types[] = {"f32", "f64", "f32:f64", "f16:f32", "bf16:f32"};
	static const char *const names[] = {"mean", "variance", "logsumexp"};
	static const char *const specs[] = {"uniform:n=20000,mean=9,empty=0.3", "fixed:n=60000,mean=30000",
					    "fixed:n=500,mean=1", "uniform:n=30000,mean=1000"};

	for (size_t k = 0; k < sizeof types / sizeof *types; k++)
		for (size_t o = 0; o < sizeof names / sizeof *names; o++) {
			struct work w;
			int good = 1;

			for (size_t s = 0; s < 2 * sizeof specs / sizeof *specs; s++) {
				good &= open_work(&w, types[k], names[o], specs[s / 2],
						  s % 2 ? DATA_SMALL : DATA_SIGNED) == 0 &&
					is_right(&w);
				close_work(&w);
			}
			test_ok(t, good, "%s %s: the reference is that of loops over each segment %s", types[k],
				names[o], w.e.text);
		}
}

/* ---- bounds ---- */

struct fold {
	float mean, squares, largest, sum;
	struct {
		float largest, sum;
	} fast; /* where exponentials are fast */
	int64_t count;
};

static struct fold fold_of(float x)
{
	return (struct fold){x, 0, x, 1, {x, 1}, 1};
}

/* What a kernel's exp2 gives: no denormals, an error of four units in the last place. */
static float fast_exp(float x)
{
	const float e = exp2f(x * 1.442695041F) * (1 + 4 * 0x1p-24F);

	return e < 0x1p-126F ? 0 : x == 0 ? 1 : e;
}

/* The same with an exponential for each operand. */
static void merge_fast(const struct fold *a, const struct fold *b, struct fold *to)
{
	const float largest = fminf(fmaxf(fmaxf(a->fast.largest, b->fast.largest), -FLT_MAX), FLT_MAX);

	to->fast.largest = largest;
	to->fast.sum =
		a->fast.sum * fast_exp(a->fast.largest - largest) + b->fast.sum * fast_exp(b->fast.largest - largest);
}

/* Merges as kernels do (elem.c). */
static struct fold merge(struct fold a, struct fold b)
{
	const int64_t count = a.count + b.count;
	const float share = a.count ? (float)b.count / (float)count : 1, apart = b.mean - a.mean;
	const float further = b.largest - a.largest, scale = expf(-fabsf(further));
	struct fold r = {a.mean + apart * share,
			 a.squares + b.squares + apart * ((float)a.count * share) * apart,
			 fmaxf(a.largest, b.largest),
			 0,
			 {0, 0},
			 count};

	merge_fast(&a, &b, &r);
	r.sum = further > 0 ? a.sum * scale + b.sum : a.sum + b.sum * scale;
	return r;
}

/* Adds the exponentials of several values to the sum so far, as kernels do (elem.c). */
static void add_exponentials(struct fold *a, const float *x, int count, int fast)
{
	float *largest = fast ? &a->fast.largest : &a->largest, *sum = fast ? &a->fast.sum : &a->sum;
	const float before = *largest;

	for (int k = 0; k < count; k++)
		*largest = fmaxf(*largest, x[k]);
	*largest = fminf(fmaxf(*largest, -FLT_MAX), FLT_MAX);
	*sum *= fast ? fast_exp(before - *largest) : expf(before - *largest);
	for (int k = 0; k < count; k++)
		*sum += fast ? fast_exp(x[k] - *largest) : expf(x[k] - *largest);
}

/* Combines a and several values as kernels do. */
static struct fold add_several(struct fold a, const float *x, int count)
{
	struct fold all = {0, 0, a.largest, 0, {-FLT_MAX, 0}, count}, r;

	for (int k = 0; k < count; k++)
		all.mean = fmaf(x[k], 1 / (float)count, all.mean);
	for (int k = 0; k < count; k++)
		all.squares = fmaf(x[k] - all.mean, x[k] - all.mean, all.squares);
	r = merge(a, all);
	r.largest = a.largest;
	r.sum = a.sum;
	r.fast.largest = a.fast.largest;
	r.fast.sum = a.fast.sum;
	add_exponentials(&r, x, count, 0);
	add_exponentials(&r, x, count, 1);
	return r;
}

/* Moves the mean by the sum of distances from it. */
static void settle(struct fold *a, float *rest)
{
	const float moved = *rest / (float)a->count;

	a->mean += moved;
	a->squares -= moved * *rest;
	*rest = 0;
}

/* A run of values, one after the other (elem.c); its exponentials are added like those of several values. */
static struct fold fold_run(const struct work *w, int64_t from, int64_t to)
{
	struct fold a = fold_of((float)value(w, from));
	float rest = 0;

	for (int64_t i = from + 1; i < to; i++) {
		const float x = (float)value(w, i);

		if ((i - from) % 8 == 0)
			settle(&a, &rest);
		a.squares = fmaf(x - a.mean, x - a.mean, a.squares);
		rest += x - a.mean;
		a.count++;
		add_exponentials(&a, &x, 1, 0);
		add_exponentials(&a, &x, 1, 1);
	}
	settle(&a, &rest);
	return a;
}

#define SEVERAL 32 /* at most */
#define RUN 0      /* instead of several: as a run */

/* several: how many values are combined together; the remaining ones follow one by one. */
static struct fold fold_serially(const struct work *w, int64_t from, int64_t to, int several)
{
	struct fold a = {0, 0, -3e38F, 0, {-FLT_MAX, 0}, 0};
	int64_t i = from;

	if (several == RUN)
		return fold_run(w, from, to);
	for (; several > 1 && i + several <= to; i += several) {
		float x[SEVERAL];

		for (int k = 0; k < several; k++)
			x[k] = (float)value(w, i + k);
		a = add_several(a, x, several);
	}
	for (; i < to; i++)
		a = merge(a, fold_of((float)value(w, i)));
	return a;
}

/* How a segment is reduced: in parts of `length` elements, merged from the left or as a tree. */
struct order {
	int64_t length;
	int tree, several;
};

static struct fold fold_parts(const struct work *w, int64_t from, int64_t to, const struct order *o)
{
	struct fold a;

	if (to - from <= o->length)
		return fold_serially(w, from, to, o->several);
	if (o->tree) {
		const int64_t middle = from + (to - from) / 2;

		return merge(fold_parts(w, from, middle, o), fold_parts(w, middle, to, o));
	}
	a = fold_serially(w, from, from + o->length, o->several);
	for (int64_t i = from + o->length; i < to; i += o->length)
		a = merge(a, fold_serially(w, i, i + o->length < to ? i + o->length : to, o->several));
	return a;
}

/* The largest error of any result, in units of its tolerance. */
static double worst_error(const struct work *w, const struct order *o)
{
	const struct problem_array *r = &w->p.arrays[2];
	double worst = 0;

	for (int64_t s = 0; s < w->g.segments; s++) {
		const int64_t n = w->g.offsets[s + 1] - w->g.offsets[s];
		const struct fold a = fold_parts(w, w->g.offsets[s], w->g.offsets[s + 1], o);
		const double got[2] = {r->parts == 2 ? (double)a.mean : (double)(logf(a.sum) + a.largest),
				       (double)(a.squares / (float)a.count)};

		for (int k = 0; k < r->parts && n > 0; k++)
			worst = fmax(worst, fabs(got[k] - number(r->type, r->host, s * r->parts + k)) /
						    r->tolerance[s * r->parts + k]);
		if (r->parts == 1 && n > 0)
			worst = fmax(worst,
				     fabs((double)(logf(a.fast.sum) + a.fast.largest) - number(r->type, r->host, s)) /
					     r->tolerance[s]);
	}
	return worst;
}

/* Infinities and NaN give what `segtune help operators` says, in either order and together with a number. */
static void special_values(struct test_counts *t)
{
	static const struct {
		float a, b, sum;
	} cases[] = {
		{INFINITY, 1, INFINITY},
		{INFINITY, INFINITY, INFINITY},
		{INFINITY, -INFINITY, INFINITY},
		{NAN, 1, NAN},
		{NAN, INFINITY, NAN},
		{NAN, -INFINITY, NAN},
		{-INFINITY, 2, 2},
		{-INFINITY, -INFINITY, -INFINITY},
		{FLT_MAX, 1, FLT_MAX},
		{FLT_MAX, INFINITY, INFINITY},
		{-FLT_MAX, -INFINITY, -FLT_MAX},
	};
	const struct fold none = {.fast = {-FLT_MAX, 0}};
	int good = 1;

	for (size_t k = 0; k < 4 * (sizeof cases / sizeof *cases); k++) {
		const struct fold a = fold_of(k % 2 ? cases[k / 4].b : cases[k / 4].a);
		const struct fold b = fold_of(k % 2 ? cases[k / 4].a : cases[k / 4].b);
		const struct fold both = k % 4 < 2 ? merge(a, b) : merge(none, merge(merge(none, a), merge(b, none)));
		const float x[2] = {k % 2 ? cases[k / 4].b : cases[k / 4].a, k % 2 ? cases[k / 4].a : cases[k / 4].b};
		const struct fold several = k % 4 < 2 ? add_several(none, x, 2) : add_several(b, x, 1);
		const float got[2] = {logf(both.fast.sum) + both.fast.largest,
				      logf(several.fast.sum) + several.fast.largest};
		const float expected = cases[k / 4].sum;

		for (int j = 0; j < 2; j++)
			good &= isnan(expected) ? isnan(got[j]) : got[j] == expected;
	}
	test_ok(t, good, "logsumexp by two exponentials: infinities, NaN and the largest numbers");
}

static void right_orders(struct test_counts *t, const char *type, const char *oper, const char *spec,
			 enum dataset_kind kind)
{
	static const struct order orders[] = {{INT64_MAX, 0, 1}, {1, 1, 1},    {7, 0, 1},    {128, 1, 1},
					      {INT64_MAX, 0, 8}, {128, 1, 4},  {280, 0, 28}, {INT64_MAX, 0, SEVERAL},
					      {28, 0, RUN},      {28, 1, RUN}, {5, 1, RUN}};
	struct work w;
	double worst = 9;

	if (open_work(&w, type, oper, spec, kind) == 0) {
		worst = 0;
		for (size_t k = 0; k < sizeof orders / sizeof *orders; k++)
			worst = fmax(worst, worst_error(&w, &orders[k]));
	}
	test_ok(t, worst <= 0.85, "%s %s of %s: in any order within %.2f of the bound", oper, type, spec, worst);
	close_work(&w);
}

/* The share of segments whose result is refused: with the textbook's variance, from sums of x and x * x in f32; or
 * without one of the elements, for the mean and the sum of exponentials. */
static double refused(const struct work *w, int textbook)
{
	const struct problem_array *r = &w->p.arrays[2];
	int64_t wrong = 0, all = 0;

	for (int64_t s = 0; s < w->g.segments; s++) {
		const int64_t from = w->g.offsets[s], to = w->g.offsets[s + 1], k = s * r->parts + textbook;
		const struct fold a = fold_serially(w, from, to - 1, 1);
		double got = r->parts == 2 ? (double)a.mean : (double)(logf(a.sum) + a.largest);
		float sum = 0, squares = 0;

		if (to - from < 8)
			continue;
		for (int64_t i = from; i < to; i++) {
			sum += (float)value(w, i);
			squares += (float)value(w, i) * (float)value(w, i);
		}
		if (textbook)
			got = (double)((squares - sum * sum / (float)(to - from)) / (float)(to - from));
		wrong += !(fabs(got - number(r->type, r->host, k)) <= r->tolerance[k]);
		all++;
	}
	return (double)wrong / (double)all;
}

static void bounds(struct test_counts *t)
{
	static const char *const specs[] = {"uniform:n=40000,mean=5", "fixed:n=200000,mean=100000",
					    "fixed:n=9000,mean=300"};
	struct work w;

	for (size_t s = 0; s < sizeof specs / sizeof *specs; s++)
		for (int k = 0; k < 4; k++)
			right_orders(t, k / 2 ? "bf16:f32" : "f32", k % 2 ? "variance" : "logsumexp", specs[s],
				     s == 1 ? DATA_SMALL : DATA_SIGNED);
	/* With few different values rounding errors repeat, and add up to more than independent ones would. */
	right_orders(t, "bf16:f32", "variance", "fixed:n=512K,mean=512K", DATA_SIGNED);
	(void)open_work(&w, "f32", "variance", "uniform:n=100K,mean=300", DATA_SIGNED);
	test_ok(t, refused(&w, 1) > 0.7, "the textbook's variance is refused in %.2f of segments", refused(&w, 1));
	test_ok(t, refused(&w, 0) > 0.4, "a lost element shows in %.2f of the means", refused(&w, 0));
	close_work(&w);
	(void)open_work(&w, "f32", "logsumexp", "uniform:n=100K,mean=300", DATA_SIGNED);
	test_ok(t, refused(&w, 0) > 0.6, "a lost element shows in %.2f of the logarithms", refused(&w, 0));
	close_work(&w);
}

/* ---- results ---- */

static void indices(struct test_counts *t)
{
	struct work whole, index;
	int same = 1, none = 0;

	(void)open_work(&whole, "f32", "index_of_minimum", "uniform:n=20000,mean=9,empty=0.3", DATA_SPECIAL);
	(void)open_work(&index, "f32", "arg_minimum", "uniform:n=20000,mean=9,empty=0.3", DATA_SPECIAL);
	for (int64_t s = 0; s < whole.g.segments; s++) {
		const int32_t want = ((const int32_t *)whole.p.arrays[2].host)[2 * s + 1];
		const int32_t got = ((const int32_t *)index.p.arrays[2].host)[s];

		none += got == -1;
		same &= got == (want == INT32_MAX ? -1 : want);
	}
	test_ok(t, same && none > 300 && index.p.arrays[2].type == elem_find("i32") && !index.p.arrays[2].tolerance,
		"arg_minimum: the index of index_of_minimum, -1 of %d segments", none);
	close_work(&whole);
	close_work(&index);
}

static void special(struct test_counts *t)
{
	static const char *const names[] = {"mean", "variance", "logsumexp"};

	for (size_t o = 0; o < sizeof names / sizeof *names; o++) {
		int64_t nan = 0, infinite = 0, finite = 0;
		struct work w;
		int good = open_work(&w, "f32", names[o], "uniform:n=20000,mean=9,empty=0.3", DATA_SPECIAL) == 0;

		for (int64_t s = 0; s < w.g.segments; s++) {
			const struct problem_array *r = &w.p.arrays[2];
			const double got = number(r->type, r->host, s * r->parts);
			int has_nan = 0;

			for (int64_t i = w.g.offsets[s]; i < w.g.offsets[s + 1]; i++)
				has_nan |= isnan(value(&w, i));
			good &= !has_nan || isnan(got);
			good &= isfinite(got) || r->tolerance[s * r->parts] == 0;
			nan += isnan(got) != 0;
			infinite += isinf(got) != 0;
			finite += isfinite(got) != 0;
		}
		test_ok(t, good && nan > 0 && finite > 0 && (infinite > 0) == (o != 1),
			"%s: %lld NaN, %lld infinite, %lld finite %s", names[o], (long long)nan, (long long)infinite,
			(long long)finite, w.e.text);
		close_work(&w);
	}
}

static void types(struct test_counts *t)
{
	const struct elem_type *narrow = elem_find("bf16:f32:bf16");

	test_ok(t,
		narrow && oper_stored(oper_find("plus"), narrow) == &elem_bf16 &&
			oper_result(oper_find("plus"), narrow) == elem_find("f32") &&
			oper_stored(oper_find("logsumexp"), elem_find("f16:f32:f16")) == &elem_f16 &&
			!oper_stored(oper_find("variance"), narrow) && !oper_stored(oper_find("arg_maximum"), narrow) &&
			!oper_stored(oper_find("multiplies"), narrow),
		"results of 16 bits: of what gives one floating point number");
	test_ok(t,
		!operation_takes(operation_find("segscan"), elem_find("f32"), oper_find("mean")) &&
			!operation_takes(operation_find("scan"), narrow, oper_find("mean")) &&
			operation_takes(operation_find("scan"), narrow, oper_find("plus")) &&
			!operation_takes(operation_find("reduce_by_key"), elem_find("f32"), oper_find("variance")) &&
			operation_takes(operation_find("segreduce_rows"), elem_find("bf16:f32"), oper_find("variance")),
		"only reductions of segments finish, but scans narrow, too");
}

/* ---- 16 bits ---- */

static void conversions(struct test_counts *t, const struct elem_type *type)
{
	int same = 1, ties = 1, within = 1;

	for (unsigned bits = 0; bits < 65536; bits++) {
		const double x = half_value(type->fraction_bits, (uint16_t)bits),
			     next = half_value(type->fraction_bits, (uint16_t)(bits + 1));
		const uint16_t back = half_round(type->fraction_bits, x), even = (uint16_t)(bits & 1 ? bits + 1 : bits);
		uint16_t nearest;

		same &= isnan(x) ? isnan(half_value(type->fraction_bits, back)) : back == bits;
		if (isnan(x) || isinf(x) || isinf(next) || (bits & 0x7fff) == 0x7fff)
			continue;
		ties &= half_round(type->fraction_bits, (x + next) / 2) == even;
		ties &= half_round(type->fraction_bits, x + (next - x) * 0.499) == bits;
		within &= half_round_within(type->fraction_bits, x, fabs(next - x) * 0.2, &nearest) == 0 &&
			  nearest == bits;
		within &= half_round_within(type->fraction_bits, x, fabs(next - x) * 0.6, &nearest) >= fabs(next - x);
	}
	test_ok(t, same, "%s: all bits are what their value is rounded to", type->name);
	test_ok(t, ties, "%s: rounded to nearest, halfway to even", type->name);
	test_ok(t, within, "%s: what lies within an error", type->name);
	test_ok(t,
		isinf(half_value(type->fraction_bits, half_round(type->fraction_bits, 1e39))) &&
			half_round(type->fraction_bits, -0.0) == 0x8000,
		"%s: too large is infinity, and zero has its sign", type->name);
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	types(&t);
	references(&t);
	bounds(&t);
	indices(&t);
	special(&t);
	special_values(&t);
	conversions(&t, &elem_f16);
	conversions(&t, &elem_bf16);
	return test_end(&t);
}

/* Element tables, datasets and references, compared with naive loops in wider arithmetic; tolerances compared with
 * actual sums. */
#include "../test.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/elem.h"
#include "harness/operations/problem.h"
#include "harness/operations/reference.h"

__extension__ typedef __float128 quad;

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

static struct geometry geometry_of(const char *name, const int64_t *lengths, int64_t segments)
{
	struct geometry g = {0};

	g.name = strdup(name);
	g.segments = segments;
	g.offsets = calloc((size_t)segments + 1, sizeof *g.offsets);
	for (int64_t s = 0; s < segments; s++)
		g.offsets[s + 1] = g.offsets[s] + lengths[s];
	g.n = g.offsets[segments];
	return g;
}

static void geometry_end(struct geometry *g)
{
	free(g->name);
	free(g->offsets);
}

static double real_at(const struct elem_type *t, const void *from, int64_t i)
{
	return t->bytes == 4 ? (double)((const float *)from)[i] : ((const double *)from)[i];
}

static void elements(struct test_counts *t)
{
	const struct elem_type *f32 = elem_find("f32"), *i64 = elem_find("i64");
	int all = 1;

	for (const struct oper *o = opers; o->name; o++) {
		int count = 0;

		for (const struct elem_type *type = elem_types; type->name; type++) {
			const struct elem_type *result = oper_result(o, type);

			count += result != NULL;
			all &= !result == !oper_expression(o, type) && !result == !oper_identity(o, type);
			all &= !result || (result->kind == 's') == (o->structure != NULL);
		}
		all &= oper_find(o->name) == o && count > 0 && o->about;
		if (oper_is_plain(o))
			all &= oper_result(o, i64) == i64 && oper_result(o, elem_find("u32")) &&
			       !oper_result(o, f32) == (strncmp(o->name, "bit_", 4) == 0);
	}
	test_ok(t, all, "every operator is found; plain ones exist for all integers, all but bit_* for floats");
	for (const struct elem_type *s = elem_structures; s->name; s++) {
		int bytes = 0;

		for (const struct elem_member *m = s->members; m->name; m++)
			bytes += elem_find(m->type)->bytes;
		test_ok(t, bytes == s->bytes && bytes <= ELEM_BYTES, "structure %s has %d bytes", s->name, bytes);
	}
	test_ok(t,
		oper_max_elements(oper_find("index_of_maximum"), f32) == INT32_MAX &&
			oper_max_elements(oper_find("index_of_maximum"), i64) == INT64_MAX &&
			oper_max_elements(oper_find("plus"), f32) == INT64_MAX,
		"indices in 32 bits end there");
	for (const struct elem_type *w = elem_widened; w->name; w++) {
		const struct oper *plus = oper_find("plus"), *product = oper_find("multiplies");

		test_ok(t,
			elem_find(w->name) == w && oper_result(plus, w) == elem_find(w->wide) &&
				!oper_result(product, w) == (w->bytes == 2 && w->kind == 'f') &&
				!oper_result(oper_find("index_of_maximum"), w) && !oper_result(&oper_none, w),
			"%s: sums, products unless of 16 bits, nothing else's elements", w->name);
	}
	test_ok(t, !elem_find("f16") && !oper_find("minus") && !elem_find(""), "unknown names are not found");
}

static void datasets(struct test_counts *t)
{
	struct dataset a, b;
	struct err e;
	int denormal = 0, negative = 0, whole = 1, near = 1;
	float *x;

	(void)dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, 200000, &a, &e);
	(void)dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, 70001, &b, &e);
	test_ok(t, memcmp(a.values, b.values, 70001 * 4) == 0, "a longer dataset begins with the shorter one");
	x = a.values;
	for (int i = 0; i < 200000; i++) {
		denormal += fpclassify(x[i]) == FP_SUBNORMAL;
		negative += x[i] < 0;
		whole &= isfinite(x[i]) && fabsf(x[i]) < 512;
	}
	test_ok(t, denormal > 2500 && denormal < 4000 && abs(negative - 100000) < 1500 && whole,
		"signed floats: %d of 200000 denormal, %d negative, all finite and below 512", denormal, negative);
	dataset_release(&a);
	dataset_release(&b);

	(void)dataset_make(elem_find("f32"), oper_find("multiplies"), DATA_SIGNED, 200000, &a, &e);
	x = a.values;
	for (int i = 0; i < 200000; i++)
		near &= fabsf(fabsf(x[i]) - 1) <= 0x1p-9F;
	test_ok(t, near, "factors are within 2^-9 of +-1");
	test_ok(t,
		dataset_make(elem_find("f32"), oper_find("bit_or"), DATA_SMALL, 1, &b, &e) == -1 && e.kind == ERR_USAGE,
		"no dataset for an operator that the type lacks: %s", e.text);
	dataset_release(&a);
}

/* For integers: the operator's definition, element by element. */
static uint64_t step(const struct oper *o, const struct elem_type *type, uint64_t a, uint64_t b)
{
	int less = type->kind == 'u' ? b < a : (int64_t)b < (int64_t)a;

	switch (o - opers) {
	case 0:
		return a + b;
	case 1:
		return a * b;
	case 2:
		return less ? b : a;
	case 3:
		return less ? a : b;
	case 4:
		return a & b;
	case 5:
		return a | b;
	default:
		return a ^ b;
	}
}

static uint64_t word_at(const struct elem_type *t, const void *from, int64_t i)
{
	if (t->bytes == 8)
		return ((const uint64_t *)from)[i];
	if (t->bytes == 2)
		return t->kind == 'u' ? ((const uint16_t *)from)[i] : (uint64_t)(int64_t)((const int16_t *)from)[i];
	if (t->bytes == 1)
		return t->kind == 'u' ? ((const uint8_t *)from)[i] : (uint64_t)(int64_t)((const int8_t *)from)[i];
	return t->kind == 'u' ? ((const uint32_t *)from)[i] : (uint64_t)(int64_t)((const int32_t *)from)[i];
}

static int integers_agree(const struct problem *p)
{
	const struct elem_type *type = p->dataset->type;
	const struct problem_array *r = &p->arrays[2];
	uint64_t mask = UINT64_MAX >> (64 - 8 * r->type->bytes);
	uint64_t top = type->kind == 'u' ? mask : mask >> 1, identities[] = {0, 1, top, ~top & mask, mask, 0, 0};

	for (int64_t s = 0; s < r->count; s++) {
		const int64_t *o = p->geometry->offsets;
		uint64_t a = identities[p->dataset->oper - opers];

		for (int64_t i = o[s]; i < o[s + 1]; i++)
			a = i == o[s] ? word_at(type, p->dataset->values, i)
				      : step(p->dataset->oper, type, a, word_at(type, p->dataset->values, i));
		if (((a ^ word_at(r->type, r->host, s)) & mask) != 0)
			return 0;
	}
	return r->tolerance == NULL;
}

/* In quad precision: the reference must be the same rounded, except for the last place of a tie. */
static int reals_agree(const struct problem *p)
{
	const struct elem_type *type = p->dataset->type;
	const struct problem_array *r = &p->arrays[2];
	long rule = p->dataset->oper - opers;
	double u = type->bytes == 4 ? 0x1p-24 : 0x1p-53;

	for (int64_t s = 0; s < r->count; s++) {
		const int64_t *o = p->geometry->offsets;
		quad a = rule == 1 ? 1 : rule == 2 ? (quad)INFINITY : rule == 3 ? -(quad)INFINITY : 0;
		double got = real_at(type, r->host, s), difference;

		for (int64_t i = o[s]; i < o[s + 1]; i++) {
			quad x = real_at(type, p->dataset->values, i);

			a = rule == 0 ? a + x : rule == 1 ? a * x : (rule == 2) == (x < a) ? x : a;
		}
		difference = fabs((double)((quad)got - a));
		if (rule > 1 || o[s] == o[s + 1] ? got != (double)a : difference > 1.0001 * u * fabs(got) + 0x1p-149)
			return 0;
	}
	return 1;
}

/* The largest sum of adjacent elements (Kadane's algorithm). */
static int64_t kadane(const struct elem_type *type, const void *values, int64_t from, int64_t to)
{
	int64_t here = 0, best = 0;

	for (int64_t i = from; i < to; i++) {
		here += (int64_t)word_at(type, values, i);
		here = here < 0 ? 0 : here;
		best = best < here ? here : best;
	}
	return best;
}

static int subarrays_agree(const struct problem *p)
{
	const struct elem_type *type = p->dataset->type;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		const int64_t *o = p->geometry->offsets;
		uint64_t total = 0;

		for (int64_t i = o[s]; i < o[s + 1]; i++)
			total += word_at(type, p->dataset->values, i);
		if (word_at(type, p->arrays[2].host, 4 * s) != total ||
		    (int64_t)word_at(type, p->arrays[2].host, 4 * s + 3) !=
			    kadane(type, p->dataset->values, o[s], o[s + 1]))
			return 0;
	}
	return 1;
}

/* Applying the maps of a segment to x one after the other must give the same as the segment's result. */
static int affine_agrees(const struct problem *p, uint32_t x)
{
	const uint32_t *values = p->dataset->values, *result = p->arrays[2].host;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		uint32_t y = x;

		for (int64_t i = p->geometry->offsets[s]; i < p->geometry->offsets[s + 1]; i++)
			y = (values[i] | 1) * y + (values[i] * 0x9e3779b9U + 0x7f4a7c15U);
		if (y != result[2 * s] * x + result[2 * s + 1])
			return 0;
	}
	return 1;
}

/* Whether value i of the array precedes that at `best` in the order of real numbers, the first of equal ones
 * winning. */
static int is_better(const struct elem_type *type, const void *values, int64_t i, int64_t best, int maximum)
{
	if (type->kind == 'f') {
		double x = real_at(type, values, i), y = real_at(type, values, best);

		return maximum ? x > y : x < y;
	}
	/* As signed numbers; flipping the top bit keeps the order of u64. */
	const uint64_t top = type->kind == 'u' && type->bytes == 8 ? UINT64_C(1) << 63 : 0;
	const int64_t x = (int64_t)(word_at(type, values, i) ^ top), y = (int64_t)(word_at(type, values, best) ^ top);

	return x != y && (x > y) == maximum;
}

static int64_t index_at(const struct problem *p, int64_t s)
{
	int bytes = p->dataset->type->bytes;
	const char *at = (const char *)p->arrays[2].host + (2 * s + 1) * bytes;

	return bytes == 4 ? *(const int32_t *)(const void *)at : *(const int64_t *)(const void *)at;
}

static int indices_agree(const struct problem *p)
{
	const struct elem_type *type = p->dataset->type;
	int maximum = strcmp(p->dataset->oper->name, "index_of_maximum") == 0, ties = 0;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		int64_t from = p->geometry->offsets[s], to = p->geometry->offsets[s + 1], best = from;
		const char *value = (const char *)p->arrays[2].host + 2 * s * type->bytes;

		for (int64_t i = from; i < to; i++)
			best = is_better(type, p->dataset->values, i, best, maximum) ? i : best;
		for (int64_t i = best + 1; i < to; i++)
			ties += !is_better(type, p->dataset->values, best, i, maximum);
		if (from == to)
			best = type->bytes == 4 ? INT32_MAX : INT64_MAX;
		else if (memcmp(value, (const char *)p->dataset->values + best * type->bytes, (size_t)type->bytes) != 0)
			return 0;
		if (index_at(p, s) != best)
			return 0;
	}
	return ties > 0 || strcmp(p->geometry->name, "short") != 0; /* with few segments there may be no ties */
}

/* The textbook's formula; the program's normal distribution has an error of 7.5e-8. */
static double option(int64_t i)
{
	double s = 50 + (double)(i % 1024) / 32, t = 0.25 + (double)(i / 1024 % 1024) / 512, v = 0.3 * sqrt(t);
	double d1 = (log(s / 65) + (0.08 + 0.045) * t) / v;

	return s * erfc(-d1 / sqrt(2)) / 2 - 65 * exp(-0.08 * t) * erfc(-(d1 - v) / sqrt(2)) / 2;
}

static int prices_agree(const struct problem *p)
{
	const struct elem_type *type = p->dataset->type;
	double u = type->bytes == 4 ? 0x1p-24 : 0x1p-53;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		int64_t from = p->geometry->offsets[s], to = p->geometry->offsets[s + 1];
		double sum = 0, got = real_at(type, p->arrays[2].host, s), l = (double)(to - from);

		for (int64_t i = from; i < to; i++)
			sum += option(i);
		/* Two terms, each below 82. */
		if (!(fabs(got - sum) <= 2e-5 * l + u * sum * 4) ||
		    !(p->arrays[2].tolerance[s] <= (l + 300) * u * 164 * l))
			return 0;
	}
	return p->arrays[0].count == 0;
}

static int structures_agree(const struct problem *p)
{
	const struct oper *o = p->dataset->oper;

	if (o->index_only)
		return prices_agree(p);
	if (p->arrays[2].tolerance)
		return 0;
	if (strcmp(o->name, "max_subarray") == 0)
		return subarrays_agree(p);
	if (strcmp(o->name, "affine") == 0)
		return affine_agrees(p, 0) && affine_agrees(p, 1) && affine_agrees(p, 0xdeadbeef);
	return indices_agree(p);
}

/* Lengths that put segment ends before, at and after the borders of the chunks in which the reference is computed. */
static struct geometry shape(int which)
{
	int64_t segments = which == 0 ? 50000 : which == 1 ? 3 : which == 2 ? 40000 : 0, *lengths;
	struct geometry g;

	lengths = calloc((size_t)segments + 1, sizeof *lengths);
	for (int64_t s = 0; s < segments; s++)
		lengths[s] = which == 0 ? s % 7 : which == 1 ? 16384 + 30000 * s : s == 20000 ? 70000 : s % 997 == 0;
	g = geometry_of(which == 0   ? "short"
			: which == 1 ? "long"
			: which == 2 ? "mostly empty"
				     : "nothing",
			lengths, segments);
	free(lengths);
	return g;
}

static void references_of(struct test_counts *t, const struct elem_type *types)
{
	for (const struct elem_type *type = types; type->name; type++)
		for (const struct oper *o = opers; o->name; o++) {
			int good = 1;

			/* moments.c tests these; widened integers are tested here. */
			if (!oper_expression(o, type) || o->finish || (type->wide && type->kind == 'f'))
				continue;
			for (int k = 0; k < 8; k++) {
				struct geometry g = shape(k / 2);
				struct dataset d;
				struct problem p;
				struct err e;

				good &= dataset_make(type, o, k % 2 ? DATA_SMALL : DATA_SIGNED, g.n + 5, &d, &e) == 0;
				good &= problem_make(&p, operation_find("segreduce"), &d, &g, &e) == 0;
				good &= !oper_is_plain(o)   ? structures_agree(&p)
					: type->kind == 'f' ? reals_agree(&p)
							    : integers_agree(&p);
				good &= p.narrays == 3 && p.arrays[1].type == elem_find("i32") &&
					((const int32_t *)p.arrays[1].host)[g.segments] == g.n;
				problem_release(&p);
				dataset_release(&d);
				geometry_end(&g);
			}
			test_ok(t, good, "%s %s: reference equals a naive loop in wider arithmetic", type->name,
				o->name);
		}
}

static void references(struct test_counts *t)
{
	references_of(t, elem_types);
	references_of(t, elem_widened);
}

/* The smallest value that is not NaN, or infinity. */
static double smallest(const struct problem *p, int64_t s)
{
	const struct dataset *d = p->dataset;
	double least = INFINITY;

	for (int64_t i = p->geometry->offsets[s]; i < p->geometry->offsets[s + 1]; i++)
		if (real_at(d->type, d->values, i) < least)
			least = real_at(d->type, d->values, i);
	return least;
}

/* NaN and infinities must give what a loop gives, without a tolerance where that is not finite. seen: counts each kind,
 * as all must occur. */
static int specials_agree(const struct problem *p, int seen[4])
{
	const int sums = p->dataset->oper->check == CHECK_SUM;
	const struct problem_array *result = &p->arrays[2];
	int good = 1;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		const double got = real_at(result->type, result->host, s);
		double want = sums ? 0 : smallest(p, s);

		for (int64_t i = p->geometry->offsets[s]; i < p->geometry->offsets[s + 1] && sums; i++)
			want += real_at(result->type, p->dataset->values, i);
		seen[isnan(want) ? 0 : isinf(want) ? 1 : fabs(want) < 1e-30 ? 2 : 3]++;
		if (isfinite(want))
			good &= fabs(got - want) <= (sums ? 1e-4 * (1 + fabs(want)) : 0) &&
				(!sums || isfinite(result->tolerance[s]));
		else
			good &= (isnan(want) ? isnan(got) != 0 : got == want) && (!sums || result->tolerance[s] == 0);
	}
	return good;
}

static void specials(struct test_counts *t)
{
	for (const struct elem_type *type = elem_find("f32"); type->name; type++)
		for (int sums = 0; sums < 2; sums++) {
			const struct oper *o = oper_find(sums ? "plus" : "minimum");
			struct geometry g = shape(0);
			struct dataset d;
			struct problem p = {0};
			struct err e;
			int seen[4] = {0}, made;

			made = dataset_make(type, o, DATA_SPECIAL, g.n, &d, &e) == 0 &&
			       problem_make(&p, operation_find("segreduce"), &d, &g, &e) == 0;
			if (test_ok(t, made, "%s %s of special values", type->name, o->name) && p.dataset) {
				test_ok(t, specials_agree(&p, seen), "are what a loop gives");
				test_ok(t,
					(sums ? seen[0] > 99 : seen[0] == 0) && seen[1] > 99 && seen[2] > 99 &&
						seen[3] > 99,
					"NaN, infinities, (near) zeros, numbers: %d, %d, %d, %d", seen[0], seen[1],
					seen[2], seen[3]);
			}
			problem_release(&p);
			dataset_release(&d);
			geometry_end(&g);
		}
}

/* A sum in f32 with `lanes` partial sums, the least accurate orders that kernels use; element `without` is left out. */
static float float_sum(const float *x, int64_t n, int64_t lanes, int64_t without)
{
	float total = 0;

	for (int64_t l = 0; l < lanes; l++) {
		float part = 0;

		for (int64_t i = l; i < n; i += lanes)
			part += i == without ? 0 : x[i];
		total += part;
	}
	return total;
}

/* One segment of n f32 elements: its reference and the tolerance. */
struct single {
	struct geometry g;
	struct dataset d;
	struct problem p;
	double expected, tolerance;
};

static void single_open(struct single *x, const char *oper, enum dataset_kind kind, int64_t n)
{
	struct err e;

	x->g = geometry_of("one", &n, 1);
	(void)dataset_make(elem_find("f32"), oper_find(oper), kind, n, &x->d, &e);
	(void)problem_make(&x->p, operation_find("segreduce"), &x->d, &x->g, &e);
	x->expected = (double)*(const float *)x->p.arrays[2].host;
	x->tolerance = x->p.arrays[2].tolerance[0];
}

static void single_close(struct single *x)
{
	problem_release(&x->p);
	dataset_release(&x->d);
	geometry_end(&x->g);
}

/* The tolerance must accept every order of summation, but expose one missing element in most positions. */
static void tolerances(struct test_counts *t)
{
	static const int64_t sizes[] = {2, 5, 33, 1000, 65536, 1000000, 10000000}, lanes[] = {1, 7, 32, 1024};

	for (int k = 0; k < COUNT(sizes); k++) {
		const int64_t n = sizes[k];
		double worst = 0;
		int found = 0, tried = 0;
		struct single x;

		single_open(&x, "plus", DATA_SIGNED, n);
		for (int l = 0; l < COUNT(lanes); l++)
			worst = fmax(worst, fabs((double)float_sum(x.d.values, n, lanes[l], -1) - x.expected));
		for (int64_t i = 0; i < n && n <= 100000 && tried < 100; i += n / 100 + 1, tried++)
			found += fabs((double)float_sum(x.d.values, n, 32, i) - x.expected) > x.tolerance;
		test_ok(t, worst <= x.tolerance && (n > 100000 || 2 * found > tried),
			"f32 plus over %lld: largest error %.2g of the tolerance; %d of %d lost elements found",
			(long long)n, worst / x.tolerance, found, tried);
		single_close(&x);
	}
}

/* Many segments of every length up to 200, each summed serially: none may exceed its tolerance. */
static void short_tolerances(struct test_counts *t)
{
	int64_t *lengths = calloc(20000, sizeof *lengths);
	struct geometry g;
	struct dataset d;
	struct problem p;
	double worst = 0;
	struct err e;

	for (int s = 0; s < 20000; s++)
		lengths[s] = s % 201;
	g = geometry_of("short", lengths, 20000);
	(void)dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, g.n, &d, &e);
	(void)problem_make(&p, operation_find("segreduce"), &d, &g, &e);
	for (int s = 0; s < 20000; s++) {
		double sum = (double)float_sum((const float *)d.values + g.offsets[s], lengths[s], 1, -1);
		double error = fabs(sum - (double)((const float *)p.arrays[2].host)[s]);

		if (error > 0)
			worst = fmax(worst, error / p.arrays[2].tolerance[s]);
	}
	test_ok(t, worst <= 1, "f32 plus over 20000 short segments: largest error %.2g of its tolerance", worst);
	problem_release(&p);
	dataset_release(&d);
	geometry_end(&g);
	free(lengths);
}

/* Rows of a sparse matrix whose entries are denormal or nearly so: products round, and their squares vanish. */
static void smallest_tolerance(struct test_counts *t)
{
	const int64_t offsets[] = {0, 2, 4};
	double entries[] = {0x1.8p-1023, 0x1.23456789abcdep-1021, 0x3p-1074, 0x5p-1074};
	const double x[] = {0x1.f23456789abcdp2, 0x1.3456789abcdefp3, 0.5, 0.3};
	double results[2], tolerance[2] = {0, 0};
	const struct dataset d = {.type = elem_find("f64"),
				  .oper = oper_find("plus"),
				  .kind = DATA_SIGNED,
				  .n = 4,
				  .count = 4,
				  .values = entries};
	const struct factors f = {.x = x};
	struct err e = {.text = ""};
	int made = reference_spmv(&d, &f, offsets, 2, (struct expected){results, tolerance, 0}, &e) == 0;

	for (int s = 0; s < 2 && made; s++) {
		const double *a = entries + 2 * s, *b = x + 2 * s;
		const double fused = fma(a[1], b[1], a[0] * b[0]), other = fma(a[0], b[0], a[1] * b[1]);

		test_ok(t, fabs(fused - results[s]) <= tolerance[s] && fabs(other - results[s]) <= tolerance[s],
			"f64 products near denormals: errors %g and %g, tolerance %g", fused - results[s],
			other - results[s], tolerance[s]);
		test_ok(t, tolerance[s] < 1e-14 * fabs(results[s]) + 8 * 0x1p-1074, "... which is narrow");
	}
	test_ok(t, made, "a reference of such rows %s", e.text);
}

/* The product of n factors: of `chain` adjacent ones in turn, then of those products in a tree. */
static float float_product(const float *x, int64_t n, int64_t chain)
{
	float *part = calloc((size_t)(n / chain + 1), sizeof *part), whole;
	int64_t count = 0;

	for (int64_t i = 0; i < n; i += chain, count++) {
		part[count] = 1;
		for (int64_t k = i; k < i + chain && k < n; k++)
			part[count] *= x[k];
	}
	for (; count > 1; count = (count + 1) / 2)
		for (int64_t i = 0; i < count; i += 2)
			part[i / 2] = i + 1 < count ? part[i] * part[i + 1] : part[i];
	whole = part[0];
	free(part);
	return whole;
}

static void product_tolerance(struct test_counts *t)
{
	static const int64_t chains[] = {1, 16, 256, 4000000};
	const int64_t n = 4000000;
	double worst = 0;
	struct single x;

	single_open(&x, "multiplies", DATA_SIGNED, n);
	for (int k = 0; k < COUNT(chains); k++)
		worst = fmax(worst, fabs((double)float_product(x.d.values, n, chains[k]) - x.expected));
	test_ok(t, worst <= x.tolerance && x.tolerance < 1e-3 * fabs(x.expected),
		"f32 multiplies over %lld in four orders: largest error %.2g of the tolerance, which is %.2g of %.3g",
		(long long)n, worst / x.tolerance, x.tolerance / fabs(x.expected), x.expected);
	single_close(&x);
}

/* Prices are positive: the tolerance grows only with the square root of their number, as does the error of a sum. */
static void price_tolerance(struct test_counts *t)
{
	const int64_t n = 1 << 20;
	float serial = 0;
	struct single x;

	single_open(&x, "black_scholes", DATA_SIGNED, n);
	for (int64_t i = 0; i < n; i++)
		serial += (float)option(i);
	test_ok(t, fabs((double)serial - x.expected) <= x.tolerance && x.tolerance < 5e-3 * x.expected,
		"f32 prices over %lld: error %.2g of the tolerance, which is %.2g of %.3g", (long long)n,
		fabs((double)serial - x.expected) / x.tolerance, x.tolerance / x.expected, x.expected);
	single_close(&x);
}

/* Where no bound holds for every order, the tolerance that chance allows is still far from accepting everything. */
static void longest_tolerance(struct test_counts *t)
{
	const int64_t n = (1 << 24) + 2;
	struct single x;
	double error;

	single_open(&x, "plus", DATA_SMALL, n);
	error = fabs((double)float_sum(x.d.values, n, 1024, -1) - x.expected);
	test_ok(t, x.tolerance < 2e-3 * x.expected && error <= x.tolerance,
		"f32 plus over %lld small numbers: tolerance %.2g of %.3g", (long long)n, x.tolerance / x.expected,
		x.expected);
	single_close(&x);
}

/* Once the flag is raised nothing more is computed. */
static void stopped(struct test_counts *t)
{
	volatile sig_atomic_t flag = 0;
	int64_t n = 100000;
	struct geometry g = geometry_of("one", &n, 1);
	struct dataset d;
	struct problem p;
	struct err e = {0};
	float result;

	test_ok(t,
		dataset_make_until(&flag, elem_find("f32"), oper_find("plus"), n, &d, &e) == 0 &&
			problem_make(&p, operation_find("segreduce"), &d, &g, &e) == 0,
		"a flag that is not raised %s", e.text);
	problem_release(&p);
	flag = 1;
	test_ok(t, problem_make(&p, operation_find("segreduce"), &d, &g, &e) == -1 && e.kind == ERR_STOPPED,
		"no problem: %s", e.text);
	e = (struct err){0};
	test_ok(t,
		reference_segreduce(&d, g.offsets, 1, (struct expected){&result, NULL, 0}, &e) == -1 &&
			e.kind == ERR_STOPPED &&
			reference_segscan(&d, g.offsets, 1, 0, (struct expected){&result, NULL, 0}, &e) == -1,
		"no reference: %s", e.text);
	dataset_release(&d);
	e = (struct err){0};
	test_ok(t,
		dataset_make_until(&flag, elem_find("f32"), oper_find("plus"), n, &d, &e) == -1 &&
			e.kind == ERR_STOPPED && !d.values,
		"no dataset: %s", e.text);
	geometry_end(&g);
}

static void small_is_exact(struct test_counts *t)
{
	int64_t lengths[] = {3000000, 0, 5000000, 1};
	struct geometry g = geometry_of("four", lengths, 4);
	const double *tolerance;
	struct dataset d;
	struct problem p;
	struct err e;

	(void)dataset_make(elem_find("f32"), oper_find("plus"), DATA_SMALL, g.n, &d, &e);
	(void)problem_make(&p, operation_find("segreduce"), &d, &g, &e);
	tolerance = p.arrays[2].tolerance;
	test_ok(t, !(tolerance[0] > 0) && !(tolerance[1] > 0) && tolerance[2] > 0 && !(tolerance[3] > 0),
		"sums of small numbers: no tolerance below 2^24, some above");
	problem_release(&p);
	test_ok(t, !operation_find("sort"), "unknown operation");
	d.n--;
	test_ok(t, problem_make(&p, operation_find("segreduce"), &d, &g, &e) == -1, "short dataset: %s", e.text);
	dataset_release(&d);
	geometry_end(&g);
}

/* Sizes beyond 32 bits; neither values nor offsets are read. */
static void sizes(struct test_counts *t)
{
	const int64_t narrow = ((int64_t)1 << 31) - 65536;
	const struct elem_type *i32 = elem_find("i32"), *i64 = elem_find("i64");
	char name[] = "large";
	struct geometry g = {.name = name, .n = narrow - 1, .segments = narrow - 1};
	struct dataset d = {.type = i32, .oper = oper_find("plus"), .n = INT64_MAX};
	struct problem p;
	struct err e = {0};

	test_ok(t, problem_offset_type(&g) == i32, "offsets of 32 bits below 2^31 - 2^16");
	g.n++;
	test_ok(t, problem_offset_type(&g) == i64, "of 64 bits for as many elements");
	test_ok(t, problem_make_as(&p, operation_find("segreduce"), i32, &d, &g, &e) == -1 && e.kind == ERR_USAGE,
		"offsets that are too narrow are refused: %s", e.text);
	g = (struct geometry){.name = name, .n = 1, .segments = narrow};
	test_ok(t, problem_offset_type(&g) == i64, "and for as many segments");
	g = (struct geometry){.name = name, .n = (int64_t)1 << 32, .segments = 1};
	d = (struct dataset){.type = elem_find("u32"), .oper = &oper_none, .n = INT64_MAX};
	test_ok(t, problem_make(&p, operation_find("histogram"), &d, &g, &e) == -1 && e.kind == ERR_USAGE,
		"counts of 32 bits end there: %s", e.text);
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	elements(&t);
	datasets(&t);
	references(&t);
	specials(&t);
	tolerances(&t);
	short_tolerances(&t);
	smallest_tolerance(&t);
	product_tolerance(&t);
	price_tolerance(&t);
	stopped(&t);
	longest_tolerance(&t);
	small_is_exact(&t);
	sizes(&t);
	return test_end(&t);
}

/* Compares recipes with the plans that the descriptor's Lua functions make. */
#include "tuner/library/recipe_check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"
#include "tuner/request/stub_devices.h"

#define RANDOM_CASES 200
#define FEW_CASES 20
#define MOST_ELEMENTS (INT64_C(1) << 38)

static const int64_t edges[] = {0, 1, 2, 3, 31, 32, 33, 127, 128, 129, 1023, 1024, 1025, 65535, 1000003};
#define EDGES ((int)(sizeof edges / sizeof *edges))

struct checking {
	struct catalogue *cat;
	const struct recipe_request *request;
	const struct recipe *recipe;
	union expr_value *values;
	int compared;
};

/* Whether the recipe's node has the value that the plan has there. */
static int agrees(const struct checking *c, int64_t node, int64_t expected)
{
	const union expr_value *v = &c->values[node];

	if (c->recipe->exprs.list[node].is_real)
		return !(v->real < (double)expected) && !((double)expected < v->real);
	return v->whole == expected;
}

static int args_agree(const struct checking *c, const struct plan_launch *a, const struct plan_launch *b)
{
	int same = a->nargs == b->nargs;

	for (int i = 0; i < b->nargs && same; i++)
		same = a->args[i].buffer == b->args[i].buffer &&
		       (b->args[i].buffer >= 0 || agrees(c, a->args[i].scalar, b->args[i].scalar));
	return same;
}

/* What differs, as static text; NULL if nothing does. */
static const char *difference(const struct checking *c, const struct plan *plan)
{
	const struct plan *p = &c->recipe->plan;

	if (p->nlaunches != plan->nlaunches || p->ntemps != plan->ntemps || p->fetch != plan->fetch)
		return "the number of launches or temporaries";
	for (int i = 0; i < plan->ntemps; i++)
		if (!agrees(c, (int64_t)p->temps[i].bytes, (int64_t)plan->temps[i].bytes) ||
		    p->temps[i].zeroed != plan->temps[i].zeroed)
			return "the bytes of a temporary";
	for (int i = 0; i < plan->nlaunches; i++) {
		const struct plan_launch *a = &p->launches[i], *b = &plan->launches[i];

		if (strcmp(a->kernel, b->kernel) != 0 || a->once != b->once)
			return "a kernel";
		if (!agrees(c, a->grid, b->grid) || !agrees(c, a->block, b->block))
			return "a grid or block";
		if ((a->local_bytes || b->local_bytes) && !agrees(c, a->local_bytes, b->local_bytes))
			return "the local memory of a launch";
		if (!args_agree(c, a, b))
			return "the arguments of a launch";
	}
	return NULL;
}

static int check_case(struct checking *c, const struct gpu_info *device, const int64_t *sizes, struct err *e)
{
	const struct recipe_request *r = c->request;
	int64_t whole[RECIPE_INPUTS];
	double real[RECIPE_INPUTS];
	struct recipe_case made;
	struct case_shape shape;
	struct plan plan;
	struct plan_batch batch = {
		.problems = &made.problem, .plans = &plan, .count = 1, .offset_type = r->offset_type};
	const char *what;
	int possible;

	recipe_case_make(r, sizes, &made);
	case_shape_of(&shape, &made.problem);
	shape.offset_type = r->offset_type;
	recipe_inputs(&made, device, whole, real);
	exprs_evaluate(&c->recipe->exprs, whole, real, c->values);
	if (catalogue_possible(c->cat, r->variant, device, &shape, &possible, e))
		return -1;
	if (!agrees(c, c->recipe->possible, possible)) {
		what = "whether it is possible";
	} else if (!possible) {
		return 0;
	} else {
		if (catalogue_plans(c->cat, r->variant, device, &batch, e))
			return -1;
		c->compared++;
		what = difference(c, &plan);
	}
	if (!what)
		return 0;
	return err_set(
		e,
		"the recipe of %s %s differs from its descriptor in %s: n = %lld, segments = %lld, width = %lld, "
		"stride = %lld on %s",
		r->variant->family->name, r->variant->params, what, (long long)sizes[INPUT_N],
		(long long)sizes[INPUT_SEGMENTS], (long long)sizes[INPUT_WIDTH], (long long)sizes[INPUT_STRIDE],
		device->name);
}

/* Widths around those of vectors and of a block, and above. */
static const int64_t widths[] = {1, 2, 3, 4, 7, 8, 16, 33, 64, 100, 255, 256, 257, 1024, 4096};
#define WIDTHS (sizeof widths / sizeof *widths)

static void make_row(uint64_t random, int64_t *sizes)
{
	static const int64_t gaps[] = {0, 0, 1, 28};

	sizes[INPUT_WIDTH] = widths[random % WIDTHS];
	sizes[INPUT_STRIDE] = sizes[INPUT_WIDTH] + gaps[random / WIDTHS % (sizeof gaps / sizeof *gaps)];
}

/* Fills in sizes that a call can have: a matrix of equal rows where lengths are compiled in, otherwise any segments. */
static void make_sizes(const struct operation *o, int64_t n, int64_t segments, uint64_t random, int64_t *sizes)
{
	memset(sizes, 0, RECIPE_INPUTS * sizeof *sizes);
	sizes[INPUT_SEGMENTS] = segments;
	sizes[INPUT_LENGTH] = o->regular ? (segments ? n / segments : 0) : 0;
	sizes[INPUT_N] = o->regular ? sizes[INPUT_LENGTH] * segments : segments ? n : 0;
	sizes[INPUT_COLUMNS] = 1 + n / 3;
	sizes[INPUT_EMPTY] = sizes[INPUT_N] ? (int64_t)(random % (uint64_t)segments) : segments;
	sizes[INPUT_LONGEST] = (int64_t)(random / 3 % ((uint64_t)sizes[INPUT_N] + 1));
	sizes[INPUT_SPAN] = (int64_t)(random % ((uint64_t)sizes[INPUT_N] + 1));
	if (o->rows)
		make_row(random, sizes);
}

/* Random number `counter`: of any order of magnitude, below MOST_ELEMENTS. */
static int64_t draw(uint64_t counter)
{
	const uint64_t bits = rng_bits(26, 0, counter) % 38;

	return (int64_t)(rng_bits(26, 1, counter) & ((UINT64_C(2) << bits) - 1)) % MOST_ELEMENTS;
}

static int check_sizes(struct checking *c, const struct gpu_info *device, int64_t n, int64_t segments, uint64_t counter,
		       struct err *e)
{
	int64_t sizes[RECIPE_INPUTS];

	make_sizes(c->request->operation, n, segments, rng_bits(26, 2, counter), sizes);
	return check_case(c, device, sizes, e);
}

/* Checks random sizes, and if full all pairs of edges, too (done for one device of each backend). */
static int check_device(struct checking *c, const struct gpu_info *device, int full, struct err *e)
{
	for (int i = 0; full && i < EDGES * EDGES; i++)
		if (check_sizes(c, device, edges[i / EDGES], edges[i % EDGES], (uint64_t)i, e))
			return -1;
	for (uint64_t i = 0; i < (full ? RANDOM_CASES : FEW_CASES); i++) {
		const int64_t n = draw(3 * i), other = draw(3 * i + 1);
		const int64_t segments = i % 2 ? other : n / (1 + other % 4096);

		if (check_sizes(c, device, n, segments % (INT64_C(1) << 31), EDGES * EDGES + i, e))
			return -1;
	}
	return 0;
}

int recipe_check(struct catalogue *cat, const struct recipe_request *r, const struct recipe *recipe, int *compared,
		 struct err *e)
{
	struct checking c = {.cat = cat, .request = r, .recipe = recipe};
	int status = 0, full = 1;

	c.values = calloc((size_t)recipe->exprs.count + 1, sizeof *c.values);
	if (!c.values)
		return err_set(e, "out of memory for the values of a recipe");
	for (const struct stub_device *d = stub_devices; d->name && status == 0; d++)
		if (strcmp(d->info.backend, r->device->backend) == 0) {
			struct gpu_info device = d->info;

			/* The device that the recipe is made for, with the limits of another one. */
			(void)snprintf(device.arch, sizeof device.arch, "%s", r->device->arch);
			device.warp = r->device->warp;
			device.has_shuffle = r->device->has_shuffle;
			device.has_f64 = r->device->has_f64;
			device.has = r->device->has;
			status = check_device(&c, &device, full, e);
			full = 0;
		}
	*compared = c.compared;
	free(c.values);
	return status;
}

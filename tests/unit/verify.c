/* The adversarial geometries have the properties that they are named after, and faults that depend on these are
 * found. */
#include "../dialect.h"
#include "../test.h"

#include <stdlib.h>
#include <string.h>

#include "harness/data/adversarial.h"
#include "harness/data/prelude.h"
#include "harness/measure/verify.h"
#include "tuner/base/assets.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

/* The property that a geometry must have; p: its parameter. */
struct asked {
	const char *name;
	int (*has)(const struct geometry *g, int64_t tile, int64_t p);
	int64_t p;
};

/* The adversarial problems of a segmented reduction, with any number of elements. */
static struct verify_spec segreduce_spec(const struct elem_type *type, const struct oper *oper, int64_t tile)
{
	return (struct verify_spec){.operation = operation_find("segreduce"),
				    .type = type,
				    .oper = oper,
				    .tile = tile,
				    .max_elements = INT64_MAX};
}

static int open_set(struct bench *bench, struct verify_spec spec, const struct verify_reference *reference,
		    struct verify_set **set, struct err *e)
{
	if (verify_make(&spec, set, e))
		return -1;
	if (verify_load(*set, bench, reference, e) == 0)
		return 0;
	verify_close(*set);
	*set = NULL;
	return -1;
}

static int run_on(struct verify_set *set, verify_planner planner, void *context, struct gpu_program *program,
		  struct verdict *v, struct err *e)
{
	const struct verify_request request = {planner, context, program, 0, NULL};

	return verify_run(set, &request, v, e);
}

static int64_t length(const struct geometry *g, int64_t s)
{
	return g->offsets[s + 1] - g->offsets[s];
}

static int has_size(const struct geometry *g, int64_t tile, int64_t n)
{
	(void)tile;
	return g->n == n && g->segments <= 1;
}

static int all_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)p;
	return g->n == 0 && g->segments > (tile < 20000 ? tile : 20000);
}

static int all_of_length(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)tile;
	return g->segments > 1 && g->stats.min == p && g->stats.max == p;
}

static int all_of_tile(const struct geometry *g, int64_t tile, int64_t p)
{
	return all_of_length(g, tile, tile + p);
}

static int all_of_two_tiles(const struct geometry *g, int64_t tile, int64_t p)
{
	return all_of_length(g, tile, p * tile);
}

static int one_of_tiles(const struct geometry *g, int64_t tile, int64_t p)
{
	return g->segments == 1 && g->n > p * tile;
}

/* The longest segment, longer than p tiles, comes first (p < 0: last, with -p tiles), and all others have one
 * element. */
static int huge_at_end(const struct geometry *g, int64_t tile, int64_t p)
{
	int64_t at = p > 0 ? 0 : g->segments - 1;

	return length(g, at) > (p > 0 ? p : -p) * tile && g->n - length(g, at) == g->segments - 1 && g->stats.min == 1;
}

static int huge_inside(const struct geometry *g, int64_t tile, int64_t p)
{
	return g->stats.max > p * tile && g->n - g->stats.max == g->segments - 1 && length(g, 0) == 1 &&
	       length(g, g->segments - 1) == 1;
}

static int first_is_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)p;
	return length(g, 0) == 0 && g->n > tile;
}

static int last_is_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)p;
	return length(g, g->segments - 1) == 0 && g->n > tile;
}

static int64_t empties(const struct geometry *g, int64_t from, int64_t step)
{
	int64_t run = 0;

	for (int64_t s = from; s >= 0 && s < g->segments && length(g, s) == 0; s += step)
		run++;
	return run;
}

static int both_ends_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	int64_t run = tile < 20000 ? tile : 20000;

	(void)p;
	return empties(g, 0, 1) > run && empties(g, g->segments - 1, -1) > run && g->n > 0;
}

/* A run of empty segments longer than a tile, starting p past a multiple of the tile, with elements on both sides. */
static int inner_run(const struct geometry *g, int64_t tile, int64_t p)
{
	for (int64_t s = 1; s < g->segments; s++)
		if (length(g, s - 1) > 0 && length(g, s) == 0 && g->offsets[s] % tile == p % tile &&
		    empties(g, s, 1) > (tile < 20000 ? tile : 20000) && g->offsets[s] < g->n)
			return 1;
	return 0;
}

static int inner_run_in_tile(const struct geometry *g, int64_t tile, int64_t p)
{
	return inner_run(g, tile, tile / 2 + p);
}

static int one_not_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)p;
	return g->stats.empty == g->segments - 1 && g->n > tile && length(g, 0) == 0 && length(g, g->segments - 1) == 0;
}

static int alternates(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)tile;
	for (int64_t s = 0; s < g->segments; s++)
		if (length(g, s) != s % 2)
			return 0;
	return g->segments > p;
}

/* Whether every tile boundary has a segment boundary p elements after it. */
static int edge_near_tiles(const struct geometry *g, int64_t tile, int64_t p)
{
	int64_t s = 0;

	for (int64_t k = 1; k * tile + p < g->n; k++) {
		while (s < g->segments && g->offsets[s] < k * tile + p)
			s++;
		if (g->offsets[s] != k * tile + p)
			return 0;
	}
	return g->n >= 5 * tile && g->segments > 5;
}

static int crosses_tiles(const struct geometry *g, int64_t tile, int64_t p)
{
	for (int64_t s = 0; s < g->segments; s++)
		if (length(g, s) > p * tile && g->offsets[s] > 0 && g->offsets[s + 1] < g->n &&
		    (tile < 3 || g->offsets[s] % tile != 0))
			return 1;
	return 0;
}

static int total_of(const struct geometry *g, int64_t tile, int64_t p)
{
	return g->n == 5 * tile + p && (tile < 8 || g->stats.max > g->stats.min);
}

static int has_lengths(const struct geometry *g, int64_t tile, int64_t p)
{
	int found = 0;

	(void)tile;
	for (int64_t s = 0; s < g->segments; s++)
		found |= (length(g, s) == p - 1) | (length(g, s) == p) << 1 | (length(g, s) == p + 1) << 2;
	return found == 7;
}

static int skewed(const struct geometry *g, int64_t tile, int64_t p)
{
	return g->stats.cv > (double)p && g->stats.max > tile && g->segments > 100;
}

static int sorted(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)tile;
	for (int64_t s = 1; s < g->segments; s++)
		if ((length(g, s) - length(g, s - 1)) * p < 0)
			return 0;
	return g->stats.min < g->stats.max;
}

static int partly_empty(const struct geometry *g, int64_t tile, int64_t p)
{
	(void)tile;
	return g->stats.empty > 0 && g->stats.empty < g->segments && g->segments >= p;
}

static const struct asked asked[] = {
	{"no segments", has_size, 0},
	{"one empty segment", has_size, 0},
	{"one element", has_size, 1},
	{"all empty", all_empty, 0},
	{"all length 1", all_of_length, 1},
	{"all length 2", all_of_length, 2},
	{"one huge", one_of_tiles, 8},
	{"huge before ones", huge_at_end, 5},
	{"huge after ones", huge_at_end, -5},
	{"huge among ones", huge_inside, 3},
	{"first empty", first_is_empty, 0},
	{"last empty", last_is_empty, 0},
	{"empty at both ends", both_ends_empty, 0},
	{"runs of empties", inner_run, 0},
	{"runs of empties", inner_run_in_tile, 1},
	{"all empty but one", one_not_empty, 0},
	{"alternating 0 and 1", alternates, 3},
	{"lengths tile - 1", all_of_tile, -1},
	{"lengths tile", all_of_tile, 0},
	{"lengths tile + 1", all_of_tile, 1},
	{"lengths 2 tile", all_of_two_tiles, 2},
	{"edges on tiles", edge_near_tiles, 0},
	{"edges one after tiles", edge_near_tiles, 1},
	{"edges one before tiles", edge_near_tiles, -1},
	{"lone elements at tile edges", edge_near_tiles, 0},
	{"over many tiles", crosses_tiles, 7},
	{"n = 5 tile - 1", total_of, -1},
	{"n = 5 tile", total_of, 0},
	{"n = 5 tile + 1", total_of, 1},
	{"around warp sizes", has_lengths, 32},
	{"around warp sizes", has_lengths, 256},
	{"power law", skewed, 3},
	{"ascending", sorted, 1},
	{"descending", sorted, -1},
	{"short and empty mixed", partly_empty, 4},
	{"more than 65535 segments", partly_empty, 65536},
};

static const struct adversarial *find(const char *name)
{
	for (const struct adversarial *a = adversarials; a->name; a++)
		if (strcmp(a->name, name) == 0)
			return a;
	return NULL;
}

static void properties(struct test_counts *t, int64_t tile)
{
	int64_t most = 0, total = 0;

	for (int k = 0; k < COUNT(asked); k++) {
		struct geometry g;
		struct err e;

		if (adversarial_make(find(asked[k].name), tile, &g, &e)) {
			test_ok(t, 0, "%s: %s", asked[k].name, e.text);
			continue;
		}
		if (!asked[k].has(&g, tile, asked[k].p))
			test_ok(t, 0, "tile %lld: '%s' is not what it is called", (long long)tile, asked[k].name);
		most = g.n > most ? g.n : most;
		total += g.n;
		geometry_release(&g);
	}
	test_ok(t, most <= 66000 + 10 * tile, "tile %lld: %d properties; %lld elements at most, %lld in all",
		(long long)tile, COUNT(asked), (long long)most, (long long)total);
}

/* A tile-wise reduction with faults that only some geometries expose. Each thread takes one segment; `mode` says which
 * segments are not written. */
static const char kernel_text[] =
	"KERNEL void seg(GLOBAL const i32 *values, GLOBAL const i32 *offsets, GLOBAL i32 *result, i64 segments,\n"
	"                i64 n, i64 tile, i64 mode)\n"
	"{\n"
	"        i64 s = block_id() * block_size() + thread_id();\n"
	"        i32 sum = 0;\n"
	"        i64 i;\n"
	"        if (s >= segments)\n"
	"                return;\n"
	"        for (i = offsets[s]; i < offsets[s + 1]; i++)\n"
	"                sum += values[i];\n"
	"        if (mode == 1 && offsets[s] == offsets[s + 1])\n" /* empty segments are not written */
	"                return;\n"
	"        if (mode == 2 && s == 0 && offsets[1] == 0)\n" /* only the first one */
	"                return;\n"
	"        if (mode == 3 && s == segments - 1 && offsets[s] == n)\n" /* only the last one */
	"                return;\n"
	"        if (mode == 4 && offsets[s + 1] % tile == 1 && s > 0)\n" /* an end just after a tile */
	"                sum -= values[offsets[s + 1] - 1];\n"
	"        if (mode == 5 && offsets[s + 1] / tile > offsets[s] / tile + 2)\n" /* over more than two tiles */
	"                sum++;\n"
	"        if (mode == 6 && s >= 65536)\n"
	"                return;\n"
	"        result[s] = sum;\n"
	"}\n";

struct context {
	int64_t tile, mode;
	int planned;
};

static void plan_one(struct context *c, const struct problem *p, struct plan *plan)
{
	struct plan_launch *l = &plan->launches[0];

	c->planned++;
	plan->nlaunches = 1;
	(void)strcpy(l->kernel, "seg");
	l->block = 16;
	l->grid = (p->geometry->segments + 15) / 16;
	l->nargs = 7;
	for (int k = 0; k < 3; k++)
		l->args[k].buffer = k;
	l->args[3] = (struct plan_arg){-1, p->geometry->segments};
	l->args[4] = (struct plan_arg){-1, p->geometry->n};
	l->args[5] = (struct plan_arg){-1, c->tile};
	l->args[6] = (struct plan_arg){-1, c->mode};
}

static int plan_segments(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
			 struct err *e)
{
	(void)e;
	for (*at = 0; *at < count; ++*at)
		plan_one(context, &problems[*at], &plans[*at]);
	return 0;
}

static int refuse(void *context, const struct problem *problems, int count, struct plan *plans, int *at, struct err *e)
{
	(void)context;
	(void)plans;
	*at = count - 1;
	return err_set(e, "no plan for %lld elements", (long long)problems[*at].geometry->n);
}

static void runs(struct test_counts *t, struct bench *bench, struct gpu_program *program, int64_t tile)
{
	struct verify_spec spec = segreduce_spec(elem_find("i32"), oper_find("plus"), tile);
	struct context c = {tile, 0, 0};
	struct verify_set *set;
	struct verdict v;
	struct err e = {ERR_FAILED, ""};
	int status;

	if (!test_ok(t, open_set(bench, spec, NULL, &set, &e) == 0, "tile %lld: the set is uploaded %s",
		     (long long)tile, e.text))
		return;
	status = run_on(set, plan_segments, &c, program, &v, &e);
	test_ok(t, status == 0 && !v.wrong && c.planned == verify_count(set) && c.planned > COUNT(asked) - 2,
		"a right kernel passes on %d problems %s", c.planned, v.reason);
	for (c.mode = 1; c.mode <= 6; c.mode++) {
		status = run_on(set, plan_segments, &c, program, &v, &e);
		test_ok(t, status == 0 && v.wrong && v.index >= 0, "fault %lld found on '%s', segment %lld: %s for %s",
			(long long)c.mode, v.geometry, (long long)v.index, v.actual, v.expected);
	}
	c.mode = 0;
	status = run_on(set, plan_segments, &c, program, &v, &e);
	test_ok(t, status == 0 && !v.wrong, "the right kernel passes again %s", v.reason);
	status = run_on(set, refuse, &c, program, &v, &e);
	test_ok(t,
		status == -1 && strstr(e.text, "no plan") &&
			strstr(e.text, verify_problem(set, verify_count(set) - 1)->geometry->name),
		"an error of the planner comes through, with its geometry: %s", e.text);
	test_ok(t, verify_problem(set, 0)->narrays == 3, "problems can be looked at");
	verify_close(set);
	spec = segreduce_spec(elem_find("f32"), &oper_none, tile);
	spec.operation = operation_find("histogram");
	status = open_set(bench, spec, NULL, &set, &e);
	test_ok(t, status == -1 && !set, "a type that the operation does not take: %s", e.text);
}

/* Every operator and identity of elem.c in the simplest correct kernel, compared with the references. */
static const char plain_text[] =
	"KERNEL void seg(GLOBAL const V *values, GLOBAL const OFF_T *offsets, GLOBAL RESULT_T *result, i64 segments,\n"
	"                i64 n, i64 tile, i64 mode)\n"
	"{\n"
	"        i64 s = block_id() * block_size() + thread_id();\n"
	"        i64 i;\n"
	"        T a = IDENTITY;\n"
	"        if (s >= segments)\n"
	"                return;\n"
	"        for (i = offsets[s]; i < offsets[s + 1]; i++)\n"
	"                a = combine(a, ELEMENT);\n"
	"        result[s] = RESULT_OF(a);\n"
	"}\n";

/* The kernel with the lines that the tuner puts before it; malloc'd. */
static char *plain_source(const struct elem_type *type, const struct oper *o)
{
	char *kernel = with_dialect(plain_text), *all = NULL;
	size_t size;
	FILE *out = open_memstream(&all, &size);

	if (!out)
		abort();
	prelude_write(out, type, o, elem_find("i32"));
	(void)fprintf(out, "#define ELEMENT %s\n%s", o->index_only ? "lift(0, i)" : "lift(values[i], i)", kernel);
	if (fclose(out) != 0)
		abort();
	free(kernel);
	return all;
}

static void operators(struct test_counts *t, struct bench *bench, struct gpu *gpu)
{
	struct context c = {64, 0, 0};

	for (const struct elem_type *type = elem_types; type->name; type++)
		for (const struct oper *o = opers; o->name; o++) {
			struct gpu_program *program = NULL;
			struct verify_set *set = NULL;
			struct verdict v = {0};
			struct err e = {ERR_FAILED, ""};
			int status;
			char *text;

			if (!oper_expression(o, type))
				continue;
			text = plain_source(type, o);
			status = open_set(bench, segreduce_spec(type, o, c.tile), NULL, &set, &e) ||
				 gpu->ops->build(gpu, "plain", text, &program, &e) ||
				 run_on(set, plan_segments, &c, program, &v, &e);
			if (!test_ok(t, status == 0 && !v.wrong, "%s %s: the plainest kernel passes", type->name,
				     o->name))
				(void)printf("# %s%s: %s [%lld] %s for %s\n", e.text, v.geometry, v.reason,
					     (long long)v.index, v.actual, v.expected);
			if (program)
				gpu->ops->unbuild(program);
			verify_close(set);
			free(text);
		}
}

static void nothing_left(struct test_counts *t, struct bench *bench)
{
	struct verify_set *set = NULL;
	struct verify_spec spec = segreduce_spec(elem_find("i32"), oper_find("plus"), 64);
	struct err e = {ERR_FAILED, ""};

	spec.max_elements = -1;
	test_ok(t, open_set(bench, spec, NULL, &set, &e) == -1 && !set && e.kind == ERR_USAGE,
		"no geometry has so few elements: %s", e.text);
}

/* A reduction that starts with the first value, or START of it, instead of the identity. */
#define FROM(START)                                                                                                    \
	"#undef IDENTITY\n#define IDENTITY (offsets[s] < offsets[s + 1] ? " START                                      \
	"(values[offsets[s]]) : (T)(OP_IDENTITY))\n"
#define AT_AS_LOADED                                                                                                   \
	"FN T raw(V x, i64 i) { T e; e.value = x; e.index = i; return e; }\n#define lift(x, at) raw(x, at)\n"

/* Kernels that combine elements in another order, or treat NaN and infinities in another way: only operators for which
 * that matters may show it. */
static void reorderings(struct test_counts *t, struct bench *bench, struct gpu *gpu)
{
	static const struct {
		const char *type, *oper, *change;
		int wrong;
	} cases[] = {
		{"u32", "affine", "#define combine(a, b) combine(b, a)\n", 1},
		{"i32", "max_subarray", "#define combine(a, b) combine(b, a)\n", 1},
		{"u32", "affine", "#define lift(x, at) lift(values[offsets[s] + offsets[s + 1] - 1 - (at)], at)\n", 1},
		{"i32", "index_of_maximum", "#define combine(a, b) combine(b, a)\n", 0},
		{"i32", "index_of_maximum", "#define lift(x, at) lift(x, -(at))\n", 1},
		{"f32", "index_of_minimum", "#define lift(x, at) lift(x, (at) & ~1)\n", 1},
		{"f32", "plus", "#define combine(a, b) combine(b, a)\n", 0},
		{"f64", "black_scholes", "#define lift(x, at) lift(x, (at) ^ 64)\n", 1},
		{"f32", "minimum", FROM(""), 1},
		{"f32", "minimum", FROM("start_fold"), 0},
		{"f64", "maximum", FROM(""), 1},
		{"f64", "maximum", FROM("start_fold"), 0},
		{"f64", "maximum", "#define combine(a, b) ((b) < (a) ? (a) : (b))\n", 1},
		{"f32", "maximum", "#define lift(x, at) lift((x) < V_INF ? (x) : V_MAX, at)\n", 1},
		{"f32", "index_of_minimum", AT_AS_LOADED, 1},
		{"f32", "plus", "#define lift(x, at) ((x) == (x) ? (x) : 0)\n", 1},
		{"f64", "multiplies", "#define lift(x, at) (fabs(x) < V_INF ? (x) : 1)\n", 1},
	};
	struct context c = {64, 0, 0};

	for (int k = 0; k < COUNT(cases); k++) {
		const struct elem_type *type = elem_find(cases[k].type);
		const struct oper *o = oper_find(cases[k].oper);
		struct gpu_program *program = NULL;
		struct verify_set *set = NULL;
		struct verdict v = {0};
		struct err e = {ERR_FAILED, ""};
		char *text = plain_source(type, o);
		/* Inserted after the dialect, which defines both functions. */
		char *kernel = strstr(text, "KERNEL void seg"), *all = NULL;
		int status = asprintf(&all, "%.*s%s%s", (int)(kernel - text), text, cases[k].change, kernel);

		status = status < 0 || open_set(bench, segreduce_spec(type, o, c.tile), NULL, &set, &e) ||
			 gpu->ops->build(gpu, "reordered", all, &program, &e) ||
			 run_on(set, plan_segments, &c, program, &v, &e);
		test_ok(t, status == 0 && v.wrong == cases[k].wrong, "%s %s with %.*s: %s %s for %s %s", type->name,
			o->name, (int)strcspn(cases[k].change, "\n"), cases[k].change, v.wrong ? v.reason : "passes",
			v.actual, v.expected, e.text);
		if (program)
			gpu->ops->unbuild(program);
		verify_close(set);
		free(all);
		free(text);
	}
}

#define REVERSE "#define lift(x, at) lift(values[offsets[s] + offsets[s + 1] - 1 - (at)], at)\n"

/* Operators without a reference on the host: the changed kernel is compared with a plain one. */
static const struct {
	const char *about, *type, *expression;
	double tolerance;
	const char *change, *error;
	int wrong;
} users[] = {
	{"the same kernel", "i32", "(a != 0 ? a : b)", 0, "", NULL, 0},
	{"operands swapped", "i32", "(a != 0 ? a : b)", 0, "#define combine(a, b) combine(b, a)\n", NULL, 1},
	{"an element changed", "i64", "(a ^ b)", 0, "#define lift(x, at) lift((x) + ((at) == 40), at)\n", NULL, 1},
	{"another order, exact", "f32", "(fabs(a) + fabs(b))", 0, REVERSE, NULL, 1},
	{"another order, within a tolerance", "f32", "(fabs(a) + fabs(b))", 1e-3, REVERSE, NULL, 0},
	{"another order, beyond a tolerance", "f64", "(fabs(a) + fabs(b))", 1e-18, REVERSE, NULL, 1},
	{"a large fault, with a tolerance", "f64", "(fabs(a) + fabs(b))", 1e-3,
	 "#define lift(x, at) ((at) == 40 ? (T)1e6 : lift(x, at))\n", NULL, 1},
	{"no numbers", "f32", "((a - a) / (b - b))", 0, "", "operator 'mine' gives NaN for segment", 0},
};

static void user_operators(struct test_counts *t, struct bench *bench, struct gpu *gpu)
{
	struct context c = {64, 0, 0};

	for (int k = 0; k < COUNT(users); k++) {
		const char *text = users[k].expression;
		const struct oper_user user = {.tolerance = users[k].tolerance, .where = "x.lua:1"};
		const struct oper o = {.name = "mine",
				       .integer = text,
				       .floating = text,
				       .identity_int = "0",
				       .identity_float = "0",
				       .user = &user};
		const struct elem_type *type = elem_find(users[k].type);
		struct gpu_program *program = NULL;
		struct verify_reference reference = {plan_segments, &c, NULL};
		struct verify_set *set = NULL;
		struct verdict v = {0};
		struct err e = {ERR_FAILED, ""};
		char *plain = plain_source(type, &o), *kernel = strstr(plain, "KERNEL void seg"), *all = NULL;
		int status = asprintf(&all, "%.*s%s%s", (int)(kernel - plain), plain, users[k].change, kernel);

		status = status < 0 || gpu->ops->build(gpu, "plain", plain, &reference.program, &e) ||
			 gpu->ops->build(gpu, "changed", all, &program, &e) ||
			 open_set(bench, segreduce_spec(type, &o, c.tile), &reference, &set, &e) ||
			 run_on(set, plan_segments, &c, program, &v, &e);
		if (users[k].error)
			test_ok(t, status && !set && strstr(e.text, users[k].error), "user's operator, %s: %s",
				users[k].about, e.text);
		else
			test_ok(t, status == 0 && v.wrong == users[k].wrong, "user's operator, %s: %s %s for %s %s",
				users[k].about, v.wrong ? v.reason : "passes", v.actual, v.expected, e.text);
		verify_close(set);
		if (k == 0)
			test_ok(t,
				open_set(bench, segreduce_spec(type, &o, c.tile), NULL, &set, &e) &&
					e.kind == ERR_USAGE,
				"user's operator without a reference: %s", e.text);
		if (program)
			gpu->ops->unbuild(program);
		if (reference.program)
			gpu->ops->unbuild(reference.program);
		free(all);
		free(plain);
	}
}

/* Slow problems come together, after the simple ones. */
static void order(struct test_counts *t, struct bench *bench)
{
	struct verify_set *set = NULL;
	struct err e;
	int sorted = 1;

	if (!test_ok(t, open_set(bench, segreduce_spec(elem_find("f32"), oper_find("plus"), 1024), NULL, &set, &e) == 0,
		     "a set"))
		return;
	for (int k = 1; k < verify_count(set); k++)
		sorted &=
			verify_problem(set, k - 1)->geometry->stats.max <= verify_problem(set, k)->geometry->stats.max;
	test_ok(t, sorted, "problems are in the order of their longest segments");
	verify_close(set);
}

static void on_device(struct test_counts *t, const char *name)
{
	char *tools = with_dialect(asset_find("variants/tools.cl")->text), *text = with_dialect(kernel_text);
	struct gpu *gpu = NULL;
	struct bench *bench = NULL;
	struct gpu_program *program = NULL;
	struct err e;

	if (gpu_open(name, &gpu, &e)) {
		test_skip(t, name, e.text);
	} else {
		if (test_ok(t,
			    bench_open(gpu, tools, &bench, &e) == 0 &&
				    gpu->ops->build(gpu, "test", text, &program, &e) == 0,
			    "kernels for %s are built", gpu->info.name)) {
			order(t, bench);
			runs(t, bench, program, 1024);
			runs(t, bench, program, 7);
			operators(t, bench, gpu);
			reorderings(t, bench, gpu);
			nothing_left(t, bench);
			user_operators(t, bench, gpu);
			gpu->ops->unbuild(program);
		}
		bench_close(bench);
		gpu->ops->close(gpu);
	}
	free(tools);
	free(text);
}

int main(void)
{
	static const int64_t tiles[] = {1, 2, 7, 64, 1000, 1408, 12345, 100000};
	struct test_counts t = {0, 0, 0};

	for (int k = 0; k < COUNT(tiles); k++)
		properties(&t, tiles[k]);
	on_device(&t, "opencl");
	return test_end(&t);
}

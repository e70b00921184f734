/* Expressions and recipes: values compared with C's own, C text compiled and run, every family's recipe compared with
 * its Lua functions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/catalogue/recipe.h"
#include "tuner/library/emit.h"
#include "tuner/library/recipe_check.h"
#include "tuner/lua/expr.h"
#include "tuner/request/stub_devices.h"

static struct test_counts t;

/* ---- expressions ---- */

static int64_t whole_value(const struct exprs *x, int node, const int64_t *inputs)
{
	static union expr_value values[EXPR_NODES];

	exprs_evaluate(x, inputs, NULL, values);
	return values[node].whole;
}

static void test_expressions(void)
{
	static const struct {
		enum expr_op op;
		int64_t a, b, expected;
	} rows[] = {
		{EXPR_ADD, INT64_MAX, 1, INT64_MIN},
		{EXPR_SUB, 3, 5, -2},
		{EXPR_MUL, -4, 6, -24},
		{EXPR_FLOOR_DIV, 7, 2, 3},
		{EXPR_FLOOR_DIV, -7, 2, -4},
		{EXPR_FLOOR_DIV, 7, 0, 0},
		{EXPR_MOD, 7, 3, 1},
		{EXPR_MOD, -7, 3, 2},
		{EXPR_CEIL_DIV, 7, 2, 4},
		{EXPR_CEIL_DIV, 0, 2, 0},
		{EXPR_CEIL_DIV, 8, 2, 4},
		{EXPR_SHIFT_RIGHT, 100, 3, 12},
		{EXPR_SHIFT_LEFT, 3, 4, 48},
		{EXPR_MIN, -1, 2, -1},
		{EXPR_MAX, -1, 2, 2},
		{EXPR_LESS, 1, 2, 1},
		{EXPR_LESS, 2, 2, 0},
		{EXPR_LESS_EQUAL, 2, 2, 1},
		{EXPR_EQUAL, 2, 2, 1},
		{EXPR_EQUAL, 2, 3, 0},
	};
	int folded_right = 1, right = 1;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const int64_t inputs[] = {rows[i].a, rows[i].b};
		struct exprs x = {0};
		double folded;
		int node = expr_make(&x, rows[i].op, expr_input(&x, 0, 0), expr_input(&x, 1, 0), -1);

		right &= whole_value(&x, node, inputs) == rows[i].expected;
		node = expr_make(&x, rows[i].op, expr_whole(&x, rows[i].a), expr_whole(&x, rows[i].b), -1);
		folded_right &= expr_constant(&x, node, &folded) && x.list[node].whole == rows[i].expected;
		exprs_release(&x);
	}
	(void)test_ok(&t, right, "operators on inputs");
	(void)test_ok(&t, folded_right, "operators on constants are folded");
}

static void test_nodes(void)
{
	struct exprs x = {0};
	const int a = expr_input(&x, 0, 0), b = expr_input(&x, 1, 0);
	const int less = expr_make(&x, EXPR_LESS, a, b, -1);

	(void)test_ok(&t, less == expr_make(&x, EXPR_LESS, a, b, -1), "equal nodes are one");
	(void)test_ok(&t, expr_make(&x, EXPR_CHOICE, less, a, a) == a, "a choice of equals is none");
	(void)test_ok(&t, expr_make(&x, EXPR_CHOICE, expr_whole(&x, 0), a, b) == b, "a choice by a constant is none");
	for (int i = 0; i < EXPR_NODES + 2; i++)
		(void)expr_whole(&x, i);
	(void)test_ok(&t, x.is_full, "too many nodes are reported");
	exprs_release(&x);
}

/* ---- recipes ---- */

/* The types that a family is traced for: its operation's default, and a structure if it takes one. */
static const struct elem_type *first_type(const struct operation *o)
{
	return elem_find(operation_default_type(o));
}

/* Makes recipes for the first variants of the family on the device and compares each with its plans. Returns how
 * many. */
static int test_family(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
		       const char *offsets)
{
	const struct operation *o = catalogue_operation(cat, f->operation, "");
	struct recipe_request r = {.device = device, .operation = o, .offset_type = elem_find(offsets)};
	struct geometry g = {.n = 1 << 20, .segments = 1 << 15, .columns = 1000};
	struct variant *list;
	struct case_shape shape;
	struct err e = {0};
	int count, made = 0;

	if (!o)
		o = r.operation = catalogue_operation_at(cat, f->operation, 0);
	g.row = family_sample_row(f, o);
	r.type = first_type(o);
	r.oper = operation_default_oper(o);
	g.stats = (struct geometry_stats){.n = g.n, .segments = g.segments, .max = 32, .mean = 32};
	case_shape_make(&shape, o, r.type, r.oper, &g);
	shape.offset_type = r.offset_type;
	if (catalogue_variants(
		    cat, f,
		    &(struct variant_query){.device = device, .shape = &shape, .space = SPACE_POSSIBLE, .most = 1},
		    &list, &count, &e)) {
		(void)test_ok(&t, 0, "%s: %s", f->name, e.text);
		return 0;
	}
	for (int i = 0; i < count; i++) {
		struct recipe recipe;
		int compared = 0, status;

		r.variant = &list[i];
		status = recipe_make(cat, &r, &recipe, &e);
		if (status == 0) {
			status = recipe_check(cat, &r, &recipe, &compared, &e);
			recipe_release(&recipe);
		}
		if (status || !compared)
			(void)test_ok(&t, 0, "%s %s on %s: %s", f->name, list[i].params, device->name, e.text);
		else
			made++;
	}
	free(list);
	return made;
}

static void test_families(struct catalogue *cat)
{
	static const char *const devices[] = {"sm_90", "amd", "cpu"};
	const struct family *families;
	const int count = catalogue_families(cat, &families);
	int made = 0, failed = t.failed;

	for (int i = 0; i < count; i++)
		for (size_t d = 0; d < sizeof devices / sizeof *devices; d++)
			/* Whole rows are built for one width and have no recipes. */
			if (!families[i].peer && !families[i].whole_rows)
				made += test_family(cat, &families[i], stub_device_find(devices[d]),
						    i % 2 ? "i64" : "i32");
	(void)test_ok(&t, t.failed == failed && made > 100, "%d recipes are as their descriptors", made);
}

/* ---- C text ---- */

#define SIZES 64

/* n and segments of problem i, of all orders of magnitude. */
static void sizes_of(int i, int64_t *sizes)
{
	memset(sizes, 0, RECIPE_INPUTS * sizeof *sizes);
	sizes[INPUT_N] = i % 3 ? (INT64_C(1) << i % 31) * 5 / 3 : i;
	sizes[INPUT_SEGMENTS] = sizes[INPUT_N] ? 1 + sizes[INPUT_N] / (1 + i) : i;
	sizes[INPUT_EMPTY] = sizes[INPUT_SEGMENTS] / 3;
	sizes[INPUT_LONGEST] = i % 5 ? sizes[INPUT_N] / (1 + i % 7) : 0;
	sizes[INPUT_SPAN] = i % 4 ? sizes[INPUT_N] / (1 + i % 3) : 0;
}

/* Writes a program that prints the first number of each problem, and each launch's grid. */
static int write_program(FILE *out, const struct recipe *recipe, const struct gpu_info *device, struct err *e)
{
	(void)fputs("#define LOCAL static\n#include <stdio.h>\n#include \"tuner/library/runtime/internal.h\"\n", out);
	if (emit_recipe(out, "x", recipe, 3, e))
		return -1;
	(void)fputs("int main(void)\n{\n\tint64_t numbers[MOST_NUMBERS];\n", out);
	for (int i = 0; i < SIZES; i++) {
		int64_t sizes[RECIPE_INPUTS];

		sizes_of(i, sizes);
		(void)fprintf(out,
			      "\t{ struct inputs in = {%lld, %lld, %lld, %lld, %lld, 0, 0, %.17g, %d, %d, %d, %lld, "
			      "%lld, %lld, "
			      "%lld, %lld, 0, 0};\n"
			      "\t\trecipe_x(&in, numbers);\n\t\tprintf(\"%%lld\", (long long)numbers[0]);\n"
			      "\t\tfor (int k = 0; k < (int)(sizeof launches_x / sizeof *launches_x); k++)\n"
			      "\t\t\tprintf(\" %%lld\", (long long)numbers[launches_x[k].grid]);\n"
			      "\t\tprintf(\"\\n\"); }\n",
			      (long long)sizes[INPUT_N], (long long)sizes[INPUT_SEGMENTS],
			      (long long)sizes[INPUT_EMPTY], (long long)sizes[INPUT_LONGEST],
			      (long long)sizes[INPUT_SPAN],
			      (double)sizes[INPUT_N] / (double)(sizes[INPUT_SEGMENTS] ? sizes[INPUT_SEGMENTS] : 1),
			      device->is_cpu, device->compute_units, device->max_block, (long long)device->local_bytes,
			      (long long)device->local_bytes_sm, (long long)device->sm.threads,
			      (long long)device->sm.blocks, (long long)device->sm.registers);
	}
	(void)fputs("\treturn 0;\n}\n", out);
	return 0;
}

/* The recipe's numbers for a problem: values[EXPR_NODES]. */
static void evaluate(const struct recipe_request *r, const struct recipe *recipe, const int64_t *sizes,
		     union expr_value *values)
{
	int64_t whole[RECIPE_INPUTS];
	double real[RECIPE_INPUTS];
	struct recipe_case c;

	recipe_case_make(r, sizes, &c);
	recipe_inputs(&c, r->device, whole, real);
	exprs_evaluate(&recipe->exprs, whole, real, values);
}

/* Writes the same lines by evaluating the recipe here. */
static void write_expected(FILE *out, const struct recipe_request *r, const struct recipe *recipe)
{
	static union expr_value values[EXPR_NODES];

	for (int i = 0; i < SIZES; i++) {
		int64_t sizes[RECIPE_INPUTS];

		sizes_of(i, sizes);
		evaluate(r, recipe, sizes, values);
		(void)fprintf(out, "%lld", (long long)values[recipe->possible].whole);
		for (int k = 0; k < recipe->plan.nlaunches; k++) {
			const int grid = (int)recipe->plan.launches[k].grid;

			(void)fprintf(out, " %lld",
				      recipe->exprs.list[grid].is_real ? (long long)values[grid].real
								       : (long long)values[grid].whole);
		}
		(void)fputc('\n', out);
	}
}

/* 1: the compiled recipe prints what its evaluation gives; the folder holds both texts. */
static int runs_alike(const char *folder, const struct recipe_request *r, const struct recipe *recipe, struct err *e)
{
	char path[128], command[512];
	FILE *out;
	int status;

	(void)snprintf(path, sizeof path, "%s/x.c", folder);
	out = fopen(path, "w");
	if (!out)
		return 0;
	status = write_program(out, recipe, r->device, e);
	status |= fclose(out);
	(void)snprintf(path, sizeof path, "%s/expected", folder);
	out = fopen(path, "w");
	if (!out || status)
		return 0;
	write_expected(out, r, recipe);
	if (fclose(out) != 0)
		return 0;
	(void)snprintf(command, sizeof command,
		       "cd %s && gcc -std=c99 -D_POSIX_C_SOURCE=200809L -I '" TESTS_DIR
		       "/..' -Wall -Wextra -Wno-unused "
		       "-Wconversion -Werror -o x x.c -lm && ./x | cmp - expected",
		       folder);
	return system(command) == 0;
}

/* Recipes written as C. In the last six, n, segments and the number of multiprocessors decide what each block and
 * thread gets. */
static const struct {
	const char *strategy, *params, *device;
} written[] = {
	{"flat", "", "cpu"},
	{"flat", "", "amd"},
	{"binned", "", "cpu"},
	{"binned", "", "amd"},
	{"stream", "", "cpu"},
	{"stream", "", "amd"},
	{"split", "", "cpu"},
	{"split", "", "amd"},
	{"subwarp", "THREADS_PER_SEGMENT=0", "amd"},
	{"block", "NT=0", "sm_90"},
	{"flat_persistent", "STATIC_SHARE=16", "sm_90"},
	{"stream_fitted", "BALANCED=0", "sm_90"},
	{"stream_fitted", "BALANCED=1 BUFFER_ITEMS=3584", "sm_90"},
	{"threads_fitted", "UNROLL=0", "sm_90"},
	{"threads_fitted", "UNROLL=4", "sm_90"},
};

/* The recipe of segreduce for sums of f32. r has the device and is completed here; it keeps pointing to v. */
static int recipe_of(struct catalogue *cat, const char *strategy, const char *params, struct recipe_request *r,
		     struct variant *v, struct recipe *recipe, struct err *e)
{
	r->variant = v;
	r->operation = catalogue_operation(cat, "segreduce", "");
	r->type = elem_find("f32");
	r->offset_type = elem_find("i32");
	r->oper = oper_find("plus");
	return variant_parse(catalogue_find(cat, "segreduce", strategy), params, v, e) || recipe_make(cat, r, recipe, e)
		       ? -1
		       : 0;
}

static void test_text(struct catalogue *cat)
{
	char folder[] = "/tmp/segtune-recipe-XXXXXX", command[64];

	if (!mkdtemp(folder)) {
		(void)test_ok(&t, 0, "a folder");
		return;
	}
	for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
		const struct gpu_info *device = stub_device_find(written[i].device);
		struct recipe_request r = {.device = device};
		struct recipe recipe;
		struct variant v;
		struct err e = {0};
		int alike = 0, compared = 0;

		if (recipe_of(cat, written[i].strategy, written[i].params, &r, &v, &recipe, &e) == 0) {
			alike = recipe_check(cat, &r, &recipe, &compared, &e) == 0 && compared > 0 &&
				runs_alike(folder, &r, &recipe, &e);
			recipe_release(&recipe);
		}
		(void)test_ok(&t, alike, "C text of segreduce/%s %s on %s %s", written[i].strategy, written[i].params,
			      device->name, e.text);
	}
	(void)snprintf(command, sizeof command, "rm -rf %s", folder);
	(void)test_ok(&t, system(command) == 0, "the folder is removed");
}

/* ---- what a launch decides ---- */

/* Blocks of stream_fitted with balanced reductions on an H200; -1 if there is no recipe. */
static int64_t blocks_of(struct catalogue *cat, const char *params, int64_t n, int64_t segments)
{
	static union expr_value values[EXPR_NODES];
	struct recipe_request r = {.device = stub_device_find("sm_90")};
	const int64_t sizes[RECIPE_INPUTS] = {[INPUT_N] = n, [INPUT_SEGMENTS] = segments};
	int64_t blocks;
	struct recipe recipe;
	struct variant v;
	struct err e = {0};

	if (recipe_of(cat, "stream_fitted", params, &r, &v, &recipe, &e))
		return -1;
	evaluate(&r, &recipe, sizes, values);
	blocks = values[recipe.plan.launches[0].grid].whole;
	recipe_release(&recipe);
	return blocks;
}

static void test_blocks(struct catalogue *cat)
{
#define FITTED " BUFFER_ITEMS=3584 MIN_BLOCKS=12 NT=128 SEGMENTS_PER_THREAD=8"
	const int64_t small = INT64_C(2242380), segments = 700000, large = INT64_C(1) << 26;

	(void)test_ok(&t, blocks_of(cat, "BALANCED=1" FITTED, small, segments) == 1094,
		      "blocks of 5 whole rows where all are held at once, 8 a multiprocessor");
	(void)test_ok(&t, blocks_of(cat, "BALANCED=1" FITTED, large, large / 4) == 21846, "else full ones, of 6 rows");
	(void)test_ok(&t, blocks_of(cat, "BALANCED=1" FITTED, large, large / 16) == 21400, "or of less than two");
#undef FITTED
}

/* ---- what cannot be traced ---- */

static void put(const char *folder, const char *name, const char *text)
{
	char path[256];
	FILE *f;

	(void)snprintf(path, sizeof path, "%s/%s", folder, name);
	f = fopen(path, "w");
	if (!f || fputs(text, f) < 0 || fclose(f) != 0)
		(void)test_ok(&t, 0, "write %s", name);
}

/* Descriptors with a grid for which no recipe may be made. */
static const struct {
	const char *grid, *message;
} untraceable[] = {
	{"function(p, case) return case.min end", "'case' has no field 'min'"},
	{"function(p, case, dev) return #dev.name end", "'dev' has no field 'name'"},
	{"function(p, case) return case.n & 7 end", "attempt to perform bitwise operation"},
	{"function(p, case) return case.n == 0 and 0 or 1 end", "differs from its descriptor in a grid"},
	{"function(p, case) local i = 0 while i < case.n do i = i + 1 end return i end", "more than 24 comparisons"},
	{"function(p, case) return ('x'):rep(case.n) end", "number expected"},
	{"function(p, case) return tostring(case.n) end", "a number or an expression in sizes was expected"},
};

static void test_untraceable(void)
{
	for (size_t i = 0; i < sizeof untraceable / sizeof *untraceable; i++) {
		char folder[] = "/tmp/segtune-recipe-XXXXXX", sub[64], text[512], command[96];
		struct recipe_request r = {.device = stub_device_find("cpu"),
					   .type = elem_find("f32"),
					   .offset_type = elem_find("i32"),
					   .oper = oper_find("plus")};
		struct catalogue *cat = NULL;
		struct recipe recipe;
		struct variant v;
		struct err e = {0};
		int compared, status;

		(void)snprintf(
			text, sizeof text,
			"return strategy { about = 'x', source = 'x.cl', launches = {{ kernel = 'x', block = 1,\n"
			"grid = %s,\nargs = { 'values' } }} }",
			untraceable[i].grid);
		if (!mkdtemp(folder))
			return;
		(void)snprintf(sub, sizeof sub, "%s/segreduce", folder);
		(void)snprintf(command, sizeof command, "mkdir %s", sub);
		(void)!system(command);
		put(sub, "x.lua", text);
		put(sub, "x.cl", "KERNEL void x() {}\n");
		status = catalogue_open(folder, &cat, &e);
		if (status == 0) {
			r.operation = catalogue_operation(cat, "segreduce", "");
			r.variant = &v;
			status = variant_parse(catalogue_find(cat, "segreduce", "x"), "", &v, &e);
		}
		if (status == 0)
			status = recipe_make(cat, &r, &recipe, &e);
		if (status == 0) {
			status = recipe_check(cat, &r, &recipe, &compared, &e);
			recipe_release(&recipe);
		}
		(void)test_ok(&t, status == -1 && strstr(e.text, untraceable[i].message), "refused: %s (%s)",
			      untraceable[i].grid, e.text);
		/* The catalogue still works: its functions get numbers again. */
		if (cat)
			(void)test_ok(&t,
				      test_family(cat, catalogue_find(cat, "segreduce", "flat"), r.device, "i32") == 1,
				      "the catalogue is as before");
		catalogue_close(cat);
		(void)snprintf(command, sizeof command, "rm -rf %s", folder);
		(void)!system(command);
	}
}

int main(void)
{
	struct catalogue *cat;
	struct err e = {0};

	test_expressions();
	test_nodes();
	if (catalogue_open(NULL, &cat, &e)) {
		(void)test_ok(&t, 0, "catalogue: %s", e.text);
		return test_end(&t);
	}
	test_families(cat);
	test_text(cat);
	test_blocks(cat);
	catalogue_close(cat);
	test_untraceable();
	return test_end(&t);
}

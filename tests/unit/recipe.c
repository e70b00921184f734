/* Expressions and recipes: values against C's own, C text compiled and run, every family's recipe against its Lua. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "tuner/lua/expr.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/catalogue/recipe.h"
#include "tuner/base/stub_devices.h"
#include "tuner/library/recipe_check.h"

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
	(void)test_ok(&t, x.is_full, "too many nodes are told");
	exprs_release(&x);
}

/* ---- recipes ---- */

/* What a family is traced for: its operation's own type, and a structure where it has one. */
static const struct elem_type *first_type(const struct operation *o)
{
	return elem_find(operation_default_type(o));
}

/* The first variants of the family on the device: a recipe for each, compared with its plans. Returns those made. */
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
	r.type = first_type(o);
	r.oper = o->combines ? oper_find("plus") : &oper_none;
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
			if (!families[i].library)
				made += test_family(cat, &families[i], stub_device_find(devices[d]),
						    i % 2 ? "i64" : "i32");
	(void)test_ok(&t, t.failed == failed && made > 100, "%d recipes are as their descriptors", made);
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
	catalogue_close(cat);
	return test_end(&t);
}

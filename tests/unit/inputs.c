/* Inputs: how their texts are parsed, what they read and use, and operators over them. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/data/input.h"
#include "harness/data/prelude.h"
#include "harness/operations/operation.h"
#include "tuner/catalogue/catalogue.h"

static int parses(const char *text, const char *canonical, const char *expression)
{
	struct input in;
	struct err e;

	return input_parse(text, &in, &e) == 0 && strcmp(in.text, canonical) == 0 &&
	       strcmp(in.expression, expression) == 0;
}

static int uses(const char *text, int reads, int index, int segment)
{
	struct input in;
	struct err e;

	return input_parse(text, &in, &e) == 0 && in.reads == reads && in.uses_index == index &&
	       in.uses_segment == segment;
}

#define CHECK(condition) test_ok(t, condition, "%s", #condition)

static void test_texts(struct test_counts *t)
{
	CHECK(parses("counting", "counting", "i"));
	CHECK(parses("constant:0.50", "constant:0.5", "0.5"));
	CHECK(parses("transform:  x *\t x ", "transform:x * x", "x * x"));
	CHECK(input_is_array(NULL) && input_is_array("") && input_is_array("array") && !input_is_array("counting"));
	CHECK(uses("counting", 0, 1, 0));
	CHECK(uses("constant:1", 0, 0, 0));
	CHECK(uses("transform:fmax(x, 1)", 1, 0, 0));
	CHECK(uses("transform:max_i + xi", 0, 0, 0)); /* only whole names count */
	CHECK(uses("transform:(V)rank", 0, 0, 1));
	CHECK(uses("transform:x*segment+i", 1, 1, 1));
	CHECK(parses("gather", "gather", "x") && parses("gather:x*x", "gather:x*x", "x*x"));
	CHECK(uses("gather", 1, 0, 0));
	CHECK(parses("multiply:minus", "multiply:minus", "minus") && parses("multiply:a*a", "multiply:a*a", "a*a"));
	CHECK(uses("multiply:a - i", 1, 0, 0)); /* the matrix is read, but has no positions */
}

static int has_options(const char *text, const char *canonical, const char *initial, int in_place, int is_array)
{
	struct input in;
	struct err e;

	return input_parse(text, &in, &e) == 0 && strcmp(in.text, canonical) == 0 && strcmp(in.initial, initial) == 0 &&
	       in.in_place == in_place && in.is_array == is_array && in.reads;
}

/* The initial value as a number of that type. what: an integer (1), a real (2), or refused (0). */
static int is_initial(const char *number, const char *type, int what, double wanted)
{
	struct input in;
	struct err e = {0};
	int64_t whole;
	double real;
	char text[64];

	(void)snprintf(text, sizeof text, "initial:%s", number);
	if (input_parse(text, &in, &e))
		return 0;
	if (input_initial(&in, elem_find(type), &whole, &real, &e))
		return what == 0 && e.kind == ERR_USAGE;
	return what && fabs((what == 1 ? (double)whole : real) - wanted) < 1e-9 * fabs(wanted) + 1e-300;
}

static void test_options(struct test_counts *t)
{
	CHECK(has_options("initial:5", "initial:5", "5", 0, 1));
	CHECK(has_options(" in_place ", "in_place", "", 1, 1));
	CHECK(has_options("array;in_place;  initial:0.50", "initial:0.5; in_place", "0.5", 1, 1));
	CHECK(has_options("transform: x  * x ;initial:-1", "transform:x * x; initial:-1", "-1", 0, 0));
	CHECK(has_options("gather; in_place", "gather; in_place", "", 1, 0));
	CHECK(is_initial("5", "i32", 1, 5) && is_initial("-1", "i64", 1, -1) && is_initial("0.1", "f64", 2, 0.1));
	CHECK(is_initial("4294967295", "u32", 1, 4294967295.0) && is_initial("4294967296", "u32", 0, 0));
	CHECK(is_initial("-1", "u32", 0, 0) && is_initial("0.5", "i32", 0, 0) && is_initial("2147483648", "i32", 0, 0));
	CHECK(is_initial("1e300", "f32", 0, 0) && is_initial("1e19", "i64", 0, 0));
	CHECK(is_initial("0.1", "f32", 2, (double)0.1F));
}

static int is_refused(const char *text, const char *why)
{
	struct input in;
	struct err e = {0};

	return input_parse(text, &in, &e) != 0 && e.kind == ERR_USAGE && strstr(e.text, why) != NULL;
}

static void test_errors(struct test_counts *t)
{
	char longest[2 * INPUT_TEXT] = "transform:";

	CHECK(is_refused("array", "unknown input"));
	CHECK(is_refused("count", "unknown input 'count'"));
	CHECK(is_refused("constant:", "needs a number"));
	CHECK(is_refused("constant:1x", "'1x'"));
	CHECK(is_refused("initial:", "needs a number") && is_refused("initial:1;initial:2", "second initial"));
	CHECK(is_refused("transform:x; y", "no option 'y'") && is_refused("in_place;", "no option ''"));
	CHECK(is_refused("in_place; counting", "no option 'counting'"));
	CHECK(is_refused("constant:nan", "needs a number"));
	CHECK(is_refused("transform: ", "'transform:' has no expression"));
	CHECK(is_refused("gather:i", "expression of x"));
	CHECK(is_refused("gather:x + rank", "expression of x"));
	CHECK(is_refused("multiply:", "has no expression"));
	CHECK(is_refused("gathering", "unknown input"));
	CHECK(is_refused("transform:x\n#define", "single line"));
	CHECK(is_refused("transform:x // y", "comments"));
	CHECK(is_refused("transform:x /* y", "comments"));
	CHECK(is_refused("transform:x \\", "backslash"));
	memset(longest + strlen(longest), 'x', INPUT_TEXT);
	CHECK(is_refused(longest, "characters"));
}

/* The #define lines of an operator over an input. */
static char *lines_of(const char *oper, const char *type, const char *input)
{
	struct input_oper over;
	struct err e;
	char *text = NULL;
	size_t size;
	FILE *out;

	if (input_apply(&over, oper_find(oper), input, &e))
		return NULL;
	out = open_memstream(&text, &size);
	prelude_write(out, elem_find(type), &over.oper, elem_find("i32"));
	(void)fclose(out);
	return text;
}

static void test_preludes(struct test_counts *t)
{
	char *text = lines_of("plus", "f32", "transform:x * x");

	CHECK(text && strstr(text, "#define INPUT_VALUE ((V)(x * x))\n"));
	CHECK(text && strstr(text, "#define LIFT_BODY x = INPUT_VALUE; return x;\n"));
	CHECK(text && !strstr(text, "SOURCE_INDEX") && !strstr(text, "INPUT_SEGMENTED"));
	free(text);
	text = lines_of("minimum", "f32", "counting");
	CHECK(text && strstr(text, "LIFT_BODY x = INPUT_VALUE; return x;\n"));
	CHECK(text && strstr(text, "#define SOURCE_INDEX 1\n"));
	free(text);
	text = lines_of("index_of_maximum", "f64", "constant:1");
	CHECK(text && strstr(text, "LIFT_BODY x = INPUT_VALUE; T e; e.value = x == x ?"));
	free(text);
	text = lines_of("plus", "i32", "transform:x + rank");
	CHECK(text && strstr(text, "#define INPUT_SEGMENTED 1\n") && !strstr(text, "LIFT_BODY"));
	free(text);
	CHECK(lines_of("black_scholes", "f32", "counting") == NULL);
	text = lines_of("plus", "f32", "gather");
	CHECK(text && strstr(text, "#define SOURCE_SPMV_UNARY 1\n"));
	free(text);
	text = lines_of("plus", "i32", "multiply:modulus");
	CHECK(text && strstr(text, "#define MULTIPLY(a, b) ((V)((a) % (b)))\n") && !strstr(text, "INPUT_VALUE"));
	free(text);
	text = lines_of("plus", "f32", "multiply:a > b");
	CHECK(text && strstr(text, "#define MULTIPLY(a, b) ((V)(a > b))\n") && !strstr(text, "SOURCE_INDEX"));
	free(text);
	text = lines_of("plus", "f32", "initial:2; in_place");
	CHECK(text && strstr(text, "#define INITIAL ((T)(2))\n#define IN_PLACE 1\n"));
	CHECK(text && !strstr(text, "INPUT_VALUE") && !strstr(text, "LIFT_BODY"));
	free(text);
}

static int takes(const char *operation, const char *oper, const char *input)
{
	struct input_oper over;
	struct err e;

	return input_apply(&over, oper_find(oper), input, &e) == 0 &&
	       operation_takes(operation_find(operation), elem_find("i32"), &over.oper);
}

static void test_operations(struct test_counts *t)
{
	CHECK(takes("segreduce", "plus", "transform:x + rank"));
	CHECK(takes("segreduce_regular", "plus", "transform:segment"));
	CHECK(takes("reduce", "plus", "counting"));
	CHECK(takes("segscan", "plus", "transform:x + rank"));
	CHECK(takes("reduce_by_key", "plus", "counting"));
	CHECK(!takes("reduce_by_key", "plus", "transform:rank"));
	CHECK(takes("segreduce_indirect", "plus", "constant:1"));
	CHECK(takes("segreduce_indirect", "plus", "transform:x * x"));
	CHECK(!takes("segreduce_indirect", "plus", "counting"));
	CHECK(!takes("segreduce_indirect", "plus", "gather"));
	CHECK(takes("reduce_by_key", "plus", "gather:x * x"));
	CHECK(takes("spmv_indirect", "plus", "multiply:minus"));
	CHECK(!takes("spmv_unary", "plus", "multiply:minus") && !takes("spmv", "plus", "transform:x"));
	CHECK(!takes("segreduce", "plus", "multiply:minus"));
	CHECK(!takes("segreduce_indirect", "index_of_maximum", "transform:x * x"));
	CHECK(!takes("spmv", "plus", "constant:1"));
	CHECK(!takes("interval_move", "plus", "constant:1"));
	CHECK(takes("segreduce_ranges", "plus", "initial:1") && takes("reduce", "plus", "counting; initial:1"));
	CHECK(takes("scan", "plus", "in_place") && takes("segscan_exclusive", "minimum", "initial:3; in_place"));
	CHECK(!takes("segreduce", "plus", "in_place") && !takes("reduce_by_key", "plus", "initial:1"));
	CHECK(!takes("spmv", "plus", "multiply:minus; initial:1"));
	CHECK(!takes("scan", "index_of_maximum", "initial:1") && !takes("scan", "index_of_maximum", "in_place"));
}

/* Bytes of a case of 1000 elements in 10 segments. */
static double bytes_of(const char *operation, const char *input)
{
	struct input_oper over;
	struct case_shape shape = {.type = elem_find("f32"),
				   .offset_type = elem_find("i32"),
				   .oper = oper_find("plus"),
				   .n = 1000,
				   .segments = 10,
				   .mean = 100};
	struct catalogue *cat;
	struct err e;
	double bytes = -1;

	if (input && input_apply(&over, shape.oper, input, &e) == 0)
		shape.oper = &over.oper;
	if (catalogue_open(NULL, &cat, &e) == 0) {
		if (catalogue_bytes(cat, operation, &shape, &bytes, &e))
			bytes = -1;
		catalogue_close(cat);
	}
	return bytes;
}

static void test_bytes(struct test_counts *t)
{
	CHECK(fabs(bytes_of("segreduce", NULL) - (4000 + 44 + 40)) < 0.5);
	CHECK(fabs(bytes_of("segreduce", "transform:x * x") - (4000 + 44 + 40)) < 0.5);
	CHECK(fabs(bytes_of("segreduce", "gather") - (4000 + 4000 + 44 + 40)) < 0.5);
	CHECK(fabs(bytes_of("segreduce", "counting") - (44 + 40)) < 0.5);
	CHECK(fabs(bytes_of("scan", "constant:1") - 4000) < 0.5);
	CHECK(fabs(bytes_of("reduce", "constant:1") - 4) < 0.5);
	CHECK(fabs(bytes_of("scan", "initial:1; in_place") - 8000) < 0.5);
}

int main(void)
{
	struct test_counts t = {0};

	test_texts(&t);
	test_options(&t);
	test_errors(&t);
	test_preludes(&t);
	test_operations(&t);
	test_bytes(&t);
	return test_end(&t);
}

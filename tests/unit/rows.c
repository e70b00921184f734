/* Rows: their part of a spec, problems of segreduce_rows compared with its definition, and operations that take no
 * rows. */
#include <math.h>
#include <string.h>

#include "../row_case.h"

static void specs(struct test_counts *t)
{
	static const struct {
		const char *text, *canonical;
		int64_t n, width, stride;
	} right[] = {
		{"fixed:n=1K,mean=8,width=16", "fixed:n=1K,mean=8,width=16", 64, 16, 16},
		{"fixed:n=1000,mean=8,width=7", "fixed:n=1000,mean=8,width=7", 142, 7, 7},
		{"fixed:n=1K,mean=8,width=7,stride=8", "fixed:n=1K,mean=8,width=7,stride=8", 146, 7, 8},
		{"fixed:n=1K,mean=8,width=8,stride=8", "fixed:n=1K,mean=8,width=8", 128, 8, 8},
		{"fixed:n=1K,mean=8,width=1", "fixed:n=1K,mean=8", 1024, 1, 1},
		{"fixed:segments=10,mean=8,width=4K", "fixed:segments=10,mean=8,width=4K", 80, 4096, 4096},
		{"empty:segments=5,width=3", "empty:segments=5,width=3", 0, 3, 3},
	};
	char canonical[256];

	for (int k = 0; k < COUNT(right); k++) {
		struct geometry g = {0};
		struct err e = {0};
		const int made = geometry_make(right[k].text, &g, &e) == 0 &&
				 geometry_canonical(right[k].text, canonical, sizeof canonical, &e) == 0;
		const struct row_shape row = geometry_row(right[k].text);

		test_ok(t,
			made && strcmp(g.name, right[k].canonical) == 0 && strcmp(canonical, g.name) == 0 &&
				g.n == right[k].n && g.offsets[g.segments] == g.n && g.row.width == right[k].width &&
				g.row.stride == right[k].stride && row.width == g.row.width &&
				row.stride == g.row.stride &&
				problem_values(operation_find("segreduce_rows"), &g) == g.n * g.row.stride,
			"%s: %lld rows %s", right[k].text, (long long)g.n, e.text);
		geometry_release(&g);
	}
	test_ok(t,
		geometry_estimate_segments("fixed:n=1K,mean=8,width=16") ==
			geometry_estimate_segments("fixed:n=64,mean=8"),
		"an estimate counts rows");
}

static void wrong_specs(struct test_counts *t)
{
	static const struct wrong_spec wrong[] = {
		{"fixed:n=1K,width=0", "'width' must be from 1 to 4096"},
		{"fixed:n=1K,width=4097", "'width' must be from 1 to 4096"},
		{"fixed:n=1K,width=8,stride=7", "do not fit into a 'stride' of 7"},
		{"fixed:n=1K,width=8,stride=0", "'stride' must be from 1"},
		{"fixed:n=7,mean=1,width=8", "at least one row of 8 values"},
		{"surrogate:n=100,segments=10,low=1,high=10,width=20", "no 10 lengths from 1 to 10 have the sum 5"},
	};

	refuse_specs(t, wrong, COUNT(wrong));
}

/* By how much a result differs, from widened values of an i64 or f64 array; sums of i64 are exact modulo 2^64. */
static double wrong_by(const struct cell *c, int64_t segment, int64_t column)
{
	const struct geometry *g = &c->g;
	const struct problem_array *values = &c->p.arrays[0], *result = &c->p.arrays[2];
	const int64_t at = segment * g->row.width + column;
	uint64_t whole = 0;
	float real = 0;

	for (int64_t i = g->offsets[segment]; i < g->offsets[segment + 1]; i++) {
		const int64_t from = i * g->row.stride + column;

		if (values->type->kind == 'f')
			real += ((const float *)values->host)[from];
		else
			whole += (uint64_t)((const int64_t *)values->host)[from];
	}
	if (values->type->kind == 'f')
		return fabs((double)(((const float *)result->host)[at] - real)) - result->tolerance[at];
	return (uint64_t)((const int64_t *)result->host)[at] != whole;
}

static void definition(struct test_counts *t)
{
	static const char *const shapes[] = {
		"uniform:n=1000,mean=5",
		"uniform:n=3000,mean=5,width=2",
		"uniform:n=3000,mean=5,width=3,stride=5",
		"uniform:n=70000,mean=9,width=33,empty=0.3",
		"uniform:n=800000,mean=9,width=3", /* more rows than are reduced in blocks of columns */
		"fixed:n=80000,mean=20000,width=4",
		"empty:segments=6,width=7",
	};
	static const char *const types[] = {"i64", "f32"};

	for (int k = 0; k < COUNT(shapes) * COUNT(types); k++) {
		const char *shape = shapes[k / COUNT(types)], *type = types[k % COUNT(types)];
		int64_t wrong = 0;
		struct cell c;
		int open = !open_cell(&c, operation_find("segreduce_rows"), type, "plus", shape);

		for (int64_t s = 0; open && s < c.g.segments; s++)
			for (int64_t column = 0; column < c.g.row.width; column++)
				wrong += wrong_by(&c, s, column) > 0;
		test_ok(t,
			open && wrong == 0 && c.p.arrays[0].count == c.g.n * c.g.row.stride &&
				c.p.arrays[2].count == c.g.segments * c.g.row.width && c.p.row.width == c.g.row.width &&
				c.p.row.stride == c.g.row.stride,
			"%s of %s: %lld wrong %s", type, shape, (long long)wrong, c.e.text);
		close_cell(&c);
	}
}

/* Whether element `at` of the array `result` differs from the sum of the segment's i64 values in the array `values`. */
static int wrong_sum(const struct cell *c, int values, int result, int64_t segment, int64_t at, int64_t column)
{
	const struct row_shape row = c->g.row;
	const uint64_t *from = c->p.arrays[values].host, *to = c->p.arrays[result].host;
	uint64_t sum = 0;

	for (int64_t i = c->g.offsets[segment]; i < c->g.offsets[segment + 1]; i++)
		sum += from[i * row.stride + column];
	return to[at * row.width + column] != sum;
}

/* Counts the columns in the row of element i, of segment s, that differ from the segment's row. */
static int64_t wrong_columns(const struct cell *c, int64_t s, int64_t i)
{
	const struct row_shape row = c->g.row;
	const int64_t *values = c->p.arrays[0].host, *result = c->p.arrays[2].host;
	int64_t wrong = 0;

	for (int64_t column = 0; column < row.width; column++)
		wrong += result[i * row.width + column] != values[s * row.stride + column];
	return wrong;
}

/* Also with more segments than elements, where the dataset has too few values. */
static void expansion(struct test_counts *t)
{
	static const char *const shapes[] = {
		"uniform:n=1000,mean=5",
		"uniform:n=3000,mean=5,width=3,stride=5",
		"uniform:n=7000,mean=1,width=7,empty=0.9",
		"empty:segments=6,width=7",
	};

	for (int k = 0; k < COUNT(shapes); k++) {
		int64_t wrong = 0;
		struct cell c;
		int open = !open_cell(&c, operation_find("interval_expand_rows"), "i64", "none", shapes[k]);

		for (int64_t s = 0; open && s < c.g.segments; s++)
			for (int64_t i = c.g.offsets[s]; i < c.g.offsets[s + 1]; i++)
				wrong += wrong_columns(&c, s, i);
		test_ok(t,
			open && wrong == 0 && c.p.arrays[0].count == c.g.segments * c.g.row.stride &&
				c.p.arrays[2].count == c.g.n * c.g.row.width,
			"expanded %s: %lld wrong %s", shapes[k], (long long)wrong, c.e.text);
		close_cell(&c);
	}
}

/* The runs are the segments that are not empty: keys at their heads, sums of their rows, and their number. */
static void by_key(struct test_counts *t)
{
	static const char *const shapes[] = {
		"uniform:n=3000,mean=5,width=3,stride=5",
		"uniform:n=7000,mean=3,width=7,empty=0.4",
		"empty:segments=6,width=7",
	};

	for (int k = 0; k < COUNT(shapes); k++) {
		int64_t wrong = 0, runs = 0;
		struct cell c;
		int open = !open_cell(&c, operation_find("reduce_by_key_rows"), "i64", "plus", shapes[k]);
		const int32_t *keys = c.p.arrays[0].host, *run_keys = c.p.arrays[2].host;

		for (int64_t s = 0; open && s < c.g.segments; s++) {
			if (c.g.offsets[s] == c.g.offsets[s + 1])
				continue;
			wrong += run_keys[runs] != keys[c.g.offsets[s]];
			for (int64_t column = 0; column < c.g.row.width; column++)
				wrong += wrong_sum(&c, 1, 3, s, runs, column);
			runs++;
		}
		test_ok(t,
			open && wrong == 0 && c.p.arrays[1].count == c.g.n * c.g.row.stride &&
				c.p.arrays[3].count == runs * c.g.row.width &&
				*(const int64_t *)c.p.arrays[4].host == runs,
			"by key, %s: %lld wrong %s", shapes[k], (long long)wrong, c.e.text);
		close_cell(&c);
	}
}

static void refusals(struct test_counts *t)
{
	struct cell c;

	test_ok(t,
		open_cell(&c, operation_find("segreduce"), "f32", "plus", "fixed:n=1K,width=4") == -1 &&
			c.e.kind == ERR_USAGE && strstr(c.e.text, "takes single values") != NULL,
		"segreduce takes no rows: %s", c.e.text);
	close_cell(&c);
	memset(&c, 0, sizeof c);
	test_ok(t,
		geometry_make("fixed:n=1K,width=4", &c.g, &c.e) == 0 &&
			dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, 1023, &c.d, &c.e) == 0 &&
			problem_make(&c.p, operation_find("segreduce_rows"), &c.d, &c.g, &c.e) == -1 &&
			strstr(c.e.text, "1024 values, its dataset only 1023") != NULL,
		"too few values: %s", c.e.text);
	close_cell(&c);
	test_ok(t, !operation_takes(operation_find("segreduce_rows"), elem_find("i32"), oper_find("max_subarray")),
		"no operator that keeps the order");
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	specs(&t);
	wrong_specs(&t);
	definition(&t);
	expansion(&t);
	by_key(&t);
	refusals(&t);
	return test_end(&t);
}

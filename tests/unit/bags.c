/* Bags: tables in specs, which rows are drawn, problems of bags compared with their definition, and errors of
 * operations without a table. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../row_case.h"

static const struct operation *operation_with(const char *name, const char *key_type)
{
	const struct operation *o = NULL;

	for (int k = 0; (o = operation_at(k)); k++)
		if (strcmp(o->name, name) == 0 && strcmp(operation_key_type(o), key_type) == 0)
			break;
	return o;
}

static const struct problem_array *find(const struct cell *c, const char *name)
{
	for (int k = 0; k < c->p.narrays; k++)
		if (strcmp(c->p.arrays[k].name, name) == 0)
			return &c->p.arrays[k];
	return NULL;
}

static int64_t row_of(const struct cell *c, int64_t i)
{
	const struct problem_array *index = find(c, "index");

	return index->type->bytes == 8 ? ((const int64_t *)index->host)[i] : ((const int32_t *)index->host)[i];
}

static void specs(struct test_counts *t)
{
	static const struct {
		const char *text, *canonical;
		int64_t rows, values;
		double skew;
	} right[] = {
		{"fixed:n=1K,mean=8,width=16,table=1M", "fixed:n=1K,mean=8,width=16,table=1M", 1 << 20, 1 << 24, 0},
		{"fixed:n=1K,mean=8,skew=1.5,table=3", "fixed:n=1K,mean=8,table=3,skew=1.5", 3, 3, 1.5},
		{"fixed:n=1K,mean=8,skew=0", "fixed:n=1K,mean=8", 0, 1024, 0},
		{"fixed:n=1K,mean=8,width=3,stride=4,table=5", "fixed:n=1K,mean=8,width=3,stride=4,table=5", 5, 20, 0},
	};
	static const struct wrong_spec wrong[] = {
		{"fixed:n=1K,table=0", "'table' must be from 1"},
		{"fixed:n=1K,table=1.5", "'table' must be a whole number"},
		{"fixed:n=1K,skew=5", "'skew' must be from 0 to 4"},
		{"fixed:n=1K,width=0,table=9", "'width' must be from 1"},
	};

	for (int k = 0; k < COUNT(right); k++) {
		struct geometry g = {0};
		struct err e = {0};

		test_ok(t,
			geometry_make(right[k].text, &g, &e) == 0 && strcmp(g.name, right[k].canonical) == 0 &&
				g.table.rows == right[k].rows && fabs(g.table.skew - right[k].skew) < 1e-9 &&
				problem_values(operation_with("bags", "i32"), &g) == right[k].values,
			"%s is %s %s", right[k].text, right[k].canonical, e.text);
		geometry_release(&g);
	}
	refuse_specs(t, wrong, COUNT(wrong));
}

/* By how much an element of result row `row`, of that segment, exceeds its tolerance, computed from f32 values. */
static double wrong_by(const struct cell *c, int64_t segment, int64_t row, int64_t column)
{
	const struct geometry *g = &c->g;
	const struct problem_array *result = find(c, "result"), *weights = find(c, "weights");
	const float *values = find(c, "values")->host;
	const int64_t at = row * g->row.width + column;
	double sum = 0;

	for (int64_t i = g->offsets[segment]; i < g->offsets[segment + 1]; i++)
		sum += (double)values[row_of(c, i) * g->row.stride + column] *
		       (weights ? (double)((const float *)weights->host)[i] : 1);
	return fabs((double)((const float *)result->host)[at] - sum) - result->tolerance[at];
}

static void definition(struct test_counts *t)
{
	static const char *const shapes[] = {
		"uniform:n=1000,mean=5",
		"uniform:n=3000,mean=5,width=3,stride=5,table=7",
		"uniform:n=70000,mean=9,width=33,empty=0.3,table=900,skew=1.1",
		"fixed:n=80000,mean=20000,width=4,table=1M",
		"fixed:n=7,mean=7,width=7",
		"empty:segments=6,width=7,table=2",
	};
	static const char *const operations[][2] = {{"bags", "i32"}, {"bags_weighted", "i64"}};

	for (int k = 0; k < COUNT(shapes) * COUNT(operations); k++) {
		const char *shape = shapes[k / COUNT(operations)], *const *o = operations[k % COUNT(operations)];
		int64_t wrong = 0;
		struct cell c;
		int open = !open_cell(&c, operation_with(o[0], o[1]), "f32", "plus", shape);

		for (int64_t s = 0; open && s < c.g.segments; s++)
			for (int64_t column = 0; column < c.g.row.width; column++)
				wrong += wrong_by(&c, s, s, column) > 0;
		test_ok(t, open && wrong == 0 && strcmp(find(&c, "index")->type->name, o[1]) == 0,
			"%s of %s rows %s: %lld wrong %s", o[0], o[1], shape, (long long)wrong, c.e.text);
		close_cell(&c);
	}
}

/* The runs are the segments that are not empty. */
static void by_key(struct test_counts *t)
{
	static const char *const operations[][2] = {{"reduce_by_key_bags", "i64"},
						    {"reduce_by_key_bags_weighted", "i32"}};

	for (int k = 0; k < COUNT(operations); k++) {
		int64_t wrong = 0, runs = 0;
		struct cell c;
		int open = !open_cell(&c, operation_with(operations[k][0], operations[k][1]), "f32", "plus",
				      "uniform:n=9000,mean=3,width=3,stride=4,table=70,empty=0.3");

		for (int64_t s = 0; open && s < c.g.segments; s++) {
			for (int64_t column = 0; column < c.g.row.width; column++)
				wrong += c.g.offsets[s] < c.g.offsets[s + 1] && wrong_by(&c, s, runs, column) > 0;
			runs += c.g.offsets[s] < c.g.offsets[s + 1];
		}
		test_ok(t, open && wrong == 0 && runs > 0 && *(const int64_t *)find(&c, "count")->host == runs,
			"%s: %lld wrong %s", operations[k][0], (long long)wrong, c.e.text);
		close_cell(&c);
	}
	test_ok(t,
		operation_takes_user_keys(operation_with("reduce_by_key_rows", "i32")) &&
			!operation_takes_user_keys(operation_with("reduce_by_key_bags", "i32")),
		"a script's keys are for rows, not for those that an index of their type takes");
}

/* The result is the entry with the largest value, the first among equal ones. Values are integers, so ties are
 * frequent. */
static void index_of_maximum(struct test_counts *t)
{
	struct cell c;
	const int open = !open_cell(&c, operation_with("bags", "i32"), "i32", "index_of_maximum",
				    "uniform:n=4000,mean=9,width=5,table=50");
	int64_t wrong = 0;

	for (int64_t s = 0; open && s < c.g.segments; s++)
		for (int column = 0; column < 5; column++) {
			const int32_t *values = find(&c, "values")->host;
			const int32_t *result = (const int32_t *)find(&c, "result")->host + 2 * (s * 5 + column);
			int64_t best = c.g.offsets[s];

			for (int64_t i = best; i < c.g.offsets[s + 1]; i++)
				if (values[row_of(&c, i) * 5 + column] > values[row_of(&c, best) * 5 + column])
					best = i;
			wrong += result[0] != values[row_of(&c, best) * 5 + column] || result[1] != best;
		}
	test_ok(t, open && wrong == 0, "index of the maximum is the entry's: %lld wrong %s", (long long)wrong,
		c.e.text);
	close_cell(&c);
}

static int descending(const void *a, const void *b)
{
	const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return (x < y) - (x > y);
}

/* Share of the elements that belong to the `rows` most frequent rows; -1 if an element is no row of the table. */
static double share_of(const struct cell *c, int64_t table, int rows)
{
	int64_t *met = calloc((size_t)table, sizeof *met), most = 0;
	int inside = met != NULL;

	for (int64_t i = 0; inside && i < c->g.n; i++) {
		inside = row_of(c, i) >= 0 && row_of(c, i) < table;
		if (inside)
			met[row_of(c, i)]++;
	}
	if (inside)
		qsort(met, (size_t)table, sizeof *met, descending);
	for (int k = 0; inside && k < rows; k++)
		most += met[k];
	free(met);
	return inside ? (double)most / (double)c->g.n : -1;
}

static void choices(struct test_counts *t)
{
	static const struct {
		const char *spec;
		double least, most; /* limits of the share of the ten most frequent of 1000 rows */
	} list[] = {
		{"fixed:n=100000,mean=10,table=1000", 0.010, 0.016},
		{"fixed:n=100000,mean=10,table=1000,skew=0.5", 0.07, 0.10},
		{"fixed:n=100000,mean=10,table=1000,skew=1", 0.32, 0.38},
		{"fixed:n=100000,mean=10,table=1000,skew=2", 0.88, 0.93},
	};
	static const char *const ends[] = {"fixed:n=100,mean=10,table=1M", "fixed:n=100,mean=10,table=1M,skew=3"};

	for (int k = 0; k < COUNT(list); k++) {
		struct cell c;
		const int open = !open_cell(&c, operation_with("bags", "i32"), "i32", "plus", list[k].spec);
		const double share = open ? share_of(&c, 1000, 10) : -1;

		test_ok(t, share >= list[k].least && share <= list[k].most, "%s: ten rows have %.3f of all %s",
			list[k].spec, share, c.e.text);
		close_cell(&c);
	}
	for (int k = 0; k < COUNT(ends); k++) {
		struct cell c;
		const int open = !open_cell(&c, operation_with("bags", "i64"), "i32", "plus", ends[k]);

		test_ok(t, open && row_of(&c, 0) == (1 << 20) - 1 && row_of(&c, 99) == 0, "%s: the table's ends %s",
			ends[k], c.e.text);
		close_cell(&c);
	}
}

/* The matrix's column indices are the index and its values the weights. The error for a table that is too small names
 * the place. */
static void matrix(struct test_counts *t)
{
	static const char path[] = TESTS_DIR "/data/west0067.mtx.gz";
	char text[sizeof path + 40];
	struct matrix_entries m = {NULL, NULL};
	struct cell c;
	int64_t wrong = 0;
	int open;

	(void)snprintf(text, sizeof text, "%s:width=3", path);
	open = !open_cell(&c, operation_with("bags_weighted", "i64"), "f32", "plus", text) &&
	       geometry_read_matrix(&c.g, &m, &c.e) == 0;
	for (int64_t i = 0; open && i < c.g.n; i++)
		wrong += row_of(&c, i) != m.columns[i] ||
			 fabs((double)((const float *)find(&c, "weights")->host)[i] - m.values[i]) > 1e-6;
	for (int64_t s = 0; open && s < c.g.segments; s++)
		for (int column = 0; column < 3; column++)
			wrong += wrong_by(&c, s, s, column) > 0;
	test_ok(t, open && wrong == 0 && find(&c, "values")->count == 67 * 3, "bags of a matrix: %lld wrong %s",
		(long long)wrong, c.e.text);
	matrix_entries_release(&m);
	close_cell(&c);
	(void)snprintf(text, sizeof text, "%s:table=60", path);
	test_ok(t,
		open_cell(&c, operation_with("bags", "i32"), "f32", "plus", text) == -1 && c.e.kind == ERR_USAGE &&
			strstr(c.e.text, "index 60 at 159 of") && strstr(c.e.text, "not in its table of 60 rows"),
		"an index out of the table: %s", c.e.text);
	close_cell(&c);
}

static void files(struct test_counts *t)
{
	static const struct {
		const char *text, *canonical; /* NULL: invalid */
		int64_t width;
	} list[] = {
		{"a.mtx:width=4,stride=4", "a.mtx:width=4", 4},
		{"a.mtx@64K:table=1024,width=4", "a.mtx@64K:width=4,table=1K", 4},
		{"x/a:b@c.rowlen:width=2", "x/a:b@c.rowlen:width=2", 2},
		{"a.mtx:width=1", "a.mtx", 1},
		{"a.mtx:mean=4", NULL, 1},
		{"a.mtx:width=4,stride=3", NULL, 1},
		{"a.mtx:width=4@64K", NULL, 1},
	};
	char canonical[64];

	for (int k = 0; k < COUNT(list); k++) {
		struct err e = {0};
		const int status = geometry_canonical(list[k].text, canonical, sizeof canonical, &e);

		test_ok(t,
			list[k].canonical ? status == 0 && strcmp(canonical, list[k].canonical) == 0 &&
						    geometry_row(list[k].text).width == list[k].width
					  : status == -1 && e.kind == ERR_USAGE,
			"%s %s", list[k].text, e.text);
	}
}

static void refusals(struct test_counts *t)
{
	struct cell c;

	test_ok(t,
		open_cell(&c, operation_with("segreduce_rows", ""), "f32", "plus", "fixed:n=1K,width=4,table=9") ==
				-1 &&
			c.e.kind == ERR_USAGE && strstr(c.e.text, "takes no rows of a table") != NULL,
		"segreduce_rows takes no table: %s", c.e.text);
	close_cell(&c);
	test_ok(t,
		open_cell(&c, operation_with("segreduce", ""), "f32", "plus", "fixed:n=1K,skew=1") == -1 &&
			strstr(c.e.text, "takes no rows of a table") != NULL,
		"segreduce takes no skew: %s", c.e.text);
	close_cell(&c);
	memset(&c, 0, sizeof c);
	test_ok(t,
		geometry_make("fixed:n=1K,width=4,table=1K", &c.g, &c.e) == 0 &&
			dataset_make(elem_find("f32"), oper_find("plus"), DATA_SIGNED, 4095, &c.d, &c.e) == 0 &&
			problem_make(&c.p, operation_with("bags", "i32"), &c.d, &c.g, &c.e) == -1 &&
			strstr(c.e.text, "4096 values, its dataset only 4095") != NULL,
		"a dataset smaller than the table: %s", c.e.text);
	close_cell(&c);
	memset(&c, 0, sizeof c);
	c.g.table.rows = INT64_C(1) << 31;
	c.g.name = strdup("many rows");
	c.g.row.width = c.g.row.stride = 1;
	c.d = (struct dataset){.type = elem_find("i32"), .oper = oper_find("plus"), .n = INT64_MAX};
	test_ok(t,
		problem_make(&c.p, operation_with("bags", "i32"), &c.d, &c.g, &c.e) == -1 &&
			strstr(c.e.text, "indices of 32 bits allow 2147483647") != NULL,
		"rows that no index of 32 bits reaches: %s", c.e.text);
	close_cell(&c);
	test_ok(t,
		!operation_takes(operation_with("bags_weighted", "i32"), elem_find("i32"), oper_find("plus")) &&
			!operation_takes(operation_with("bags_weighted", "i32"), elem_find("f32"),
					 oper_find("maximum")),
		"weights are for sums of floating point values");
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	specs(&t);
	definition(&t);
	by_key(&t);
	index_of_maximum(&t);
	choices(&t);
	matrix(&t);
	files(&t);
	refusals(&t);
	return test_end(&t);
}

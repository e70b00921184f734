/* Problems of every operation compared with their definitions, computed here element by element. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../test.h"
#include "harness/operations/problem.h"

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

struct cell {
	struct geometry g;
	struct dataset d;
	struct problem p;
};

static const struct problem_array *find(const struct problem *p, const char *name)
{
	for (int k = 0; k < p->narrays; k++)
		if (strcmp(p->arrays[k].name, name) == 0)
			return &p->arrays[k];
	return NULL;
}

static int64_t number(const struct problem *p, const char *array, int64_t i)
{
	const struct problem_array *a = find(p, array);

	return a->type->bytes == 8 ? ((const int64_t *)a->host)[i] : ((const int32_t *)a->host)[i];
}

static int32_t value(const struct problem *p, int64_t i)
{
	return ((const int32_t *)find(p, "values")->host)[i];
}

static int32_t sum(const struct problem *p, int64_t from, int64_t to)
{
	uint32_t s = 0;

	for (int64_t i = from; i < to; i++)
		s += (uint32_t)value(p, i);
	return (int32_t)s;
}

/* Counts wrong entries of "result" by the operation's definition. */
typedef int64_t (*definition)(const struct problem *p, int64_t s, int64_t i);

static int64_t whole_sum(const struct problem *p, int64_t s, int64_t i)
{
	(void)s;
	(void)i;
	return sum(p, 0, p->geometry->n);
}

static int64_t segment_sum(const struct problem *p, int64_t s, int64_t i)
{
	(void)i;
	return sum(p, p->geometry->offsets[s], p->geometry->offsets[s + 1]);
}

static int64_t indirect_sum(const struct problem *p, int64_t s, int64_t i)
{
	int64_t from = number(p, "sources", s);

	(void)i;
	return sum(p, from, from + p->geometry->offsets[s + 1] - p->geometry->offsets[s]);
}

static int64_t range_sum(const struct problem *p, int64_t s, int64_t i)
{
	(void)i;
	return sum(p, number(p, "begins", s), number(p, "ends", s));
}

/* For as many offsets as there are segments. */
static int64_t started_sum(const struct problem *p, int64_t s, int64_t i)
{
	const int64_t count = find(p, "offsets")->count,
		      end = s + 1 < count ? number(p, "offsets", s + 1) : p->geometry->n;

	(void)i;
	return count == p->geometry->segments ? sum(p, number(p, "offsets", s), end) : -1;
}

static int64_t prefix(const struct problem *p, int64_t s, int64_t i)
{
	(void)s;
	return sum(p, 0, i + 1);
}

static int64_t prefix_before(const struct problem *p, int64_t s, int64_t i)
{
	(void)s;
	return sum(p, 0, i);
}

static int64_t segment_prefix(const struct problem *p, int64_t s, int64_t i)
{
	return sum(p, p->geometry->offsets[s], i + 1);
}

static int64_t segment_prefix_before(const struct problem *p, int64_t s, int64_t i)
{
	return sum(p, p->geometry->offsets[s], i);
}

static int64_t expanded(const struct problem *p, int64_t s, int64_t i)
{
	(void)i;
	return value(p, s);
}

static int64_t gathered(const struct problem *p, int64_t s, int64_t i)
{
	return value(p, number(p, "gather", s) + i - p->geometry->offsets[s]);
}

static int64_t owner(const struct problem *p, int64_t s, int64_t i)
{
	(void)p;
	(void)i;
	return s;
}

static const struct {
	const char *operation;
	char each; /* a result for: 's' each segment, 'i' each element, '1' the whole array */
	definition define;
} defined[] = {
	{"segreduce", 's', segment_sum},
	{"segreduce_indirect", 's', indirect_sum},
	{"segreduce_ranges", 's', range_sum},
	{"segreduce_starts", 's', started_sum},
	{"reduce", '1', whole_sum},
	{"scan", 'i', prefix},
	{"scan_exclusive", 'i', prefix_before},
	{"segscan", 'i', segment_prefix},
	{"segscan_exclusive", 'i', segment_prefix_before},
	{"interval_expand", 'i', expanded},
	{"interval_expand_rows", 'i', expanded},
	{"interval_gather", 'i', gathered},
	{"load_balance_search", 'i', owner},
};

static int open_entry(struct cell *c, const struct operation *operation, const char *type, const char *oper,
		      const int64_t *lengths, int64_t count)
{
	struct err e = {ERR_FAILED, ""};

	memset(c, 0, sizeof *c);
	return geometry_from_lengths("test", lengths, count, &c->g, &e) ||
	       dataset_make(elem_find(type), oper_find(oper), DATA_SIGNED, c->g.n, &c->d, &e) ||
	       problem_make(&c->p, operation, &c->d, &c->g, &e);
}

static int open_cell(struct cell *c, const char *operation, const char *type, const char *oper, const int64_t *lengths,
		     int64_t count)
{
	return open_entry(c, operation_find(operation), type, oper, lengths, count);
}

static void close_cell(struct cell *c)
{
	problem_release(&c->p);
	dataset_release(&c->d);
	geometry_release(&c->g);
}

static int64_t count_wrong(const struct problem *p, char each, definition define)
{
	const struct geometry *g = p->geometry;
	int64_t wrong = 0, seen = 0;

	if (each == '1')
		return number(p, "result", 0) != define(p, 0, 0) || find(p, "result")->count != 1;
	for (int64_t s = 0; s < g->segments; s++)
		if (each == 's')
			wrong += number(p, "result", seen++) != define(p, s, 0);
		else
			for (int64_t i = g->offsets[s]; i < g->offsets[s + 1]; i++)
				wrong += number(p, "result", seen++) != define(p, s, i);
	return wrong + (find(p, "result")->count != seen);
}

static const int64_t some[] = {0, 3, 0, 0, 1, 700, 2, 0, 1, 1, 1, 40, 0}, empty[] = {0, 0, 0}, one[] = {1},
		     two[] = {5, 5};
static const struct {
	const char *name;
	const int64_t *lengths;
	int64_t count;
} shapes[] = {{"some", some, COUNT(some)}, {"empty", empty, 3}, {"none", empty, 0}, {"one", one, 1}, {"two", two, 2}};

static void definitions(struct test_counts *t)
{
	for (int k = 0; k < COUNT(defined); k++)
		for (int h = 0; h < COUNT(shapes); h++) {
			const struct operation *o = operation_find(defined[k].operation);
			struct cell c;
			int open = !open_cell(&c, o->name, "i32", o->combines ? "plus" : "none", shapes[h].lengths,
					      shapes[h].count);

			test_ok(t, open && count_wrong(&c.p, defined[k].each, defined[k].define) == 0, "%s on '%s'",
				o->name, shapes[h].name);
			close_cell(&c);
		}
}

/* Where segment s starts by the array of that name, or by its offset if there is none. */
static int64_t place(const struct cell *c, const char *name, int64_t s)
{
	return find(&c->p, name) ? number(&c->p, name, s) : c->g.offsets[s];
}

/* Every segment of the result must be where "scatter" says, and come from where "gather" says, or from the segment
 * itself. */
static void moves(struct test_counts *t)
{
	static const char *const names[] = {"interval_scatter", "interval_move", "interval_gather_ordered",
					    "interval_scatter_ordered", "interval_move_ordered"};

	for (int k = 0; k < COUNT(names); k++) {
		int64_t wrong = 0, moved = 0;
		struct cell c;

		if (!test_ok(t, !open_cell(&c, names[k], "i64", "none", some, COUNT(some)), "%s is made", names[k]))
			continue;
		for (int64_t s = 0; s < c.g.segments; s++)
			for (int64_t i = 0; i < some[s]; i++) {
				int64_t from = place(&c, "gather", s), to = place(&c, "scatter", s);

				wrong += number(&c.p, "result", to + i) != number(&c.p, "values", from + i);
				moved += from != c.g.offsets[s] || to != c.g.offsets[s];
			}
		test_ok(t, wrong == 0 && moved > 0, "%s moves", names[k]);
		close_cell(&c);
	}
}

static int same_bits(const struct elem_type *type, const void *keys, int64_t i, const void *others, int64_t j)
{
	return memcmp((const char *)keys + i * type->bytes, (const char *)others + j * type->bytes,
		      (size_t)type->bytes) == 0;
}

/* Compares by ==. */
static int equal_keys(const struct elem_type *type, const void *keys, int64_t i, int64_t j)
{
	if (type->kind != 'f')
		return same_bits(type, keys, i, keys, j);
	return type->bytes == 4 ? ((const float *)keys)[i] == ((const float *)keys)[j]
				: ((const double *)keys)[i] == ((const double *)keys)[j];
}

/* Keys change exactly where segments do; empty segments make no run. */
static void keys(struct test_counts *t, const struct operation *operation)
{
	const struct elem_type *type = operation_key(operation);
	int64_t lengths[400], runs = 0, wrong = 0, at = 0;
	struct cell c;

	for (int s = 0; s < 400; s++)
		lengths[s] = s % 7;
	if (!test_ok(t, !open_entry(&c, operation, "i32", "plus", lengths, 400), "%s %s is made", operation->name,
		     operation->key_type))
		return;
	for (int s = 0; s < 400; s++) {
		const void *key = find(&c.p, "keys")->host;

		for (int64_t i = 1; i < lengths[s]; i++)
			wrong += !equal_keys(type, key, at, at + i);
		if (lengths[s] == 0)
			continue;
		wrong += at > 0 && equal_keys(type, key, at, at - 1);
		if (find(&c.p, "key_result"))
			wrong += !same_bits(type, key, at, find(&c.p, "key_result")->host, runs);
		wrong += number(&c.p, "result", runs++) != sum(&c.p, at, at + lengths[s]);
		at += lengths[s];
	}
	test_ok(t,
		wrong == 0 && find(&c.p, "count")->type->bytes == 8 && number(&c.p, "count", 0) == runs &&
			find(&c.p, "result")->count == runs &&
			(find(&c.p, "key_result") != NULL) == operation_writes_keys(operation),
		"%s %s: %lld runs, %lld mistakes", operation->name, operation->key_type, (long long)runs,
		(long long)wrong);
	close_cell(&c);
}

/* Every key type, the default first. */
static void key_types(struct test_counts *t)
{
	static const struct {
		const char *name;
		int bytes;
		char kind;
	} types[] = {{"i32", 4, 'i'}, {"i64", 8, 'i'}, {"u64", 8, 'u'}, {"f32", 4, 'f'},
		     {"u32", 4, 'u'}, {"f64", 8, 'f'}, {"none", 4, 'i'}};
	const struct operation *o;
	int k = 0;

	for (int i = 0; (o = operation_at(i)); i++) {
		if (strcmp(o->name, "reduce_by_key") != 0)
			continue;
		test_ok(t,
			k < COUNT(types) && strcmp(operation_key_type(o), types[k].name) == 0 &&
				operation_key(o)->bytes == types[k].bytes && operation_key(o)->kind == types[k].kind &&
				key_type_find(types[k].name),
			"key type %s", operation_key_type(o));
		keys(t, o);
		k++;
	}
	test_ok(t, k == COUNT(types), "%d key types", k);
	test_ok(t, strcmp(operation_find("reduce_by_key")->key_type, KEY_TYPE_DEFAULT) == 0, "the default key type");
	test_ok(t, !key_type_find("f16") && !*operation_key_type(operation_find("scan")), "and none elsewhere");
}

/* Names are found, and operations of one name are adjacent. */
static void registry(struct test_counts *t)
{
	const struct operation *o;

	for (int i = 0; (o = operation_at(i)); i++) {
		const struct operation *before = i ? operation_at(i - 1) : NULL, *first = operation_find(o->name);

		test_ok(t, first && (first == o) == !(before && strcmp(before->name, o->name) == 0), "%s is found",
			o->name);
	}
}

static void bins(struct test_counts *t)
{
	uint32_t counts[256] = {0};
	struct cell c;

	if (!test_ok(t, !open_cell(&c, "histogram", "u32", "none", some, COUNT(some)), "histogram is made"))
		return;
	for (int64_t i = 0; i < c.g.n; i++)
		counts[((const unsigned char *)find(&c.p, "bytes")->host)[i]]++;
	test_ok(t,
		memcmp(counts, find(&c.p, "result")->host, sizeof counts) == 0 && find(&c.p, "bytes")->count == c.g.n,
		"histogram counts bytes");
	close_cell(&c);
}

static uint32_t sample(const struct problem_array *a, int64_t i)
{
	if (a->type->bytes == 1)
		return ((const uint8_t *)a->host)[i];
	return a->type->bytes == 2 ? ((const uint16_t *)a->host)[i] : ((const uint32_t *)a->host)[i];
}

/* Whether bin b holds x. Two levels mean 256 bins of equal width. */
static int holds(const uint32_t *level, int64_t levels, int b, uint32_t x)
{
	if (levels > 2)
		return level[b] <= x && x < level[b + 1];
	return x >= level[0] && x < level[1] && (uint64_t)(x - level[0]) * 256 / (level[1] - level[0]) == (uint64_t)b;
}

/* Counts each bin of each channel separately; some samples are in no bin, and there are several colours. */
static void image(struct test_counts *t, const struct operation *o, int stored, int counted)
{
	const struct problem_array *pixels, *levels, *result;
	int64_t lengths[300], wrong = 0, all = 0;
	struct cell c;

	for (int s = 0; s < 300; s++)
		lengths[s] = s % 4;
	if (!test_ok(t, !open_entry(&c, o, "u32", "none", lengths, 300), "%s %s is made", o->name, o->key_type))
		return;
	pixels = find(&c.p, "pixels");
	levels = find(&c.p, "levels");
	result = find(&c.p, "result");
	for (int k = 0; k < counted * 256; k++) {
		uint32_t count = 0;

		for (int64_t i = 0; i < c.g.n; i++)
			count += (uint32_t)holds(levels->host, levels->count, k % 256,
						 sample(pixels, i * stored + k / 256));
		wrong += count != ((const uint32_t *)result->host)[k];
		all += count;
	}
	test_ok(t,
		wrong == 0 && pixels->count == c.g.n * stored && result->count == 256 * counted && all > 0 &&
			all < c.g.n * counted && memcmp(pixels->host, (const char *)pixels->host + stored, 4) != 0,
		"%s %s: %lld counts are wrong", o->name, o->key_type, (long long)wrong);
	close_cell(&c);
}

static void images(struct test_counts *t)
{
	const struct operation *o;
	int found = 0;

	for (int k = 0; (o = operation_at(k)); k++) {
		const int rgb = strstr(o->name, "_rgb") != NULL;

		if (strncmp(o->name, "histogram_", strlen("histogram_")) == 0) {
			image(t, o, rgb ? 4 : 1, rgb ? 3 : 1);
			found++;
		}
	}
	test_ok(t, found == 12, "%d histograms of images", found);
}

/* A long f32 scan, serial here: within the tolerances, which grow along the scan. */
static void float_scans(struct test_counts *t)
{
	int64_t lengths[] = {50000, 3, 0, 40000};
	float running = 0, worst = 0;
	int64_t s = 0;
	struct cell c;

	if (!test_ok(t, !open_cell(&c, "segscan", "f32", "plus", lengths, 4), "f32 segscan is made"))
		return;
	for (int64_t i = 0; i < c.g.n; i++) {
		const struct problem_array *r = find(&c.p, "result");
		float expected = ((const float *)r->host)[i];

		for (; c.g.offsets[s + 1] <= i; s++)
			running = 0;
		running += ((const float *)c.d.values)[i];
		if (fabs((double)(running - expected)) > 0)
			worst = fmaxf(worst, (float)(fabs((double)(running - expected)) / r->tolerance[i]));
	}
	test_ok(t, worst > 0 && worst <= 1, "f32 segscan: largest error %.2g of its tolerance", (double)worst);
	close_cell(&c);
}

static double real(const struct problem *p, const char *array, int64_t i)
{
	const struct problem_array *a = find(p, array);

	return a->type->bytes == 8 ? ((const double *)a->host)[i] : (double)((const float *)a->host)[i];
}

/* Counts wrong rows of a sparse matrix, computed one after another here. *used grows by the columns that differ from
 * the one before. */
static int64_t wrong_rows(const struct problem *p, int least, int64_t *used)
{
	int64_t wrong = 0;

	for (int64_t s = 0; s < p->geometry->segments; s++) {
		int64_t from = find(p, "sources") ? number(p, "sources", s) : p->geometry->offsets[s];
		int64_t to = from + p->geometry->offsets[s + 1] - p->geometry->offsets[s];
		double y = least ? (double)INFINITY : 0;

		for (int64_t i = from; i < to; i++) {
			int64_t c = number(p, "columns", i);
			double x = c >= 0 && c < p->columns ? real(p, "x", c) : (double)NAN;
			double entry = find(p, "matrix") ? real(p, "matrix", i) : 1;

			*used += c != (i ? number(p, "columns", i - 1) : -1);
			y = least ? fmin(y, (double)((float)entry + (float)x)) : y + entry * x;
		}
		wrong += least ? y < real(p, "result", s) || y > real(p, "result", s)
			       : !(fabs(y - real(p, "result", s)) <= find(p, "result")->tolerance[s]);
	}
	return wrong;
}

static void matrices(struct test_counts *t)
{
	static const struct {
		const char *operation, *type, *oper;
	} list[] = {{"spmv", "f32", "plus"},          {"spmv", "f64", "plus"},
		    {"spmv", "f32", "minimum"},       {"spmv_random", "f64", "plus"},
		    {"spmv_indirect", "f32", "plus"}, {"spmv_indirect", "f32", "minimum"},
		    {"spmv_unary", "f32", "plus"},    {"spmv_indirect_unary", "f64", "plus"}};

	for (int k = 0; k < COUNT(list); k++)
		for (int h = 0; h < COUNT(shapes); h++) {
			struct cell c;
			int open = !open_cell(&c, list[k].operation, list[k].type, list[k].oper, shapes[h].lengths,
					      shapes[h].count);
			int64_t used = 0,
				wrong = open ? wrong_rows(&c.p, strcmp(list[k].oper, "plus") != 0, &used) : -1;

			test_ok(t, wrong == 0 && used * 4 >= c.g.n, "%s %s %s on '%s': %lld wrong rows",
				list[k].operation, list[k].type, list[k].oper, shapes[h].name, (long long)wrong);
			close_cell(&c);
		}
}

/* What a reader must find: entry k of row s of a Matrix Market file. */
static const struct {
	const char *file;
	int64_t row, entry, column;
	double value;
} entries[] = {
	{"tests/data/west0067.mtx.gz", 0, 1, 12, 1.265823}, /* a general matrix keeps the columns' order of its file */
	{"tests/data/karate.mtx", 33, 0, 8, 1},
	{"tests/data/karate.mtx", 0, 0, 1, 1}, /* mirrored */
	{"tests/data/karate.mtx@400", 34, 0, 1, 1},
	{"tests/data/full_symmetric.mtx", 0, 1, 1, 18.18952178955078},
	{"tests/data/full_symmetric.mtx", 2, 1, 1, 18.75064468383789},
	{"tests/data/hermitian.mtx", 3, 0, 0, 0.5},
	{"tests/data/hermitian.mtx", 2, 0, 1, -1.25}, /* 4D-01 is the imaginary part */
};

static void files(struct test_counts *t)
{
	static const char *const operations[] = {"spmv", "spmv_indirect", "spmv_unary", "spmv_indirect_unary"};

	for (int k = 0; k < COUNT(entries); k++)
		for (int o = 0; o < COUNT(operations); o++) {
			struct cell c;
			struct err e = {ERR_FAILED, ""};
			int64_t used = 0, at, wrong;

			memset(&c, 0, sizeof c);
			if (!test_ok(t,
				     geometry_make(entries[k].file, &c.g, &e) == 0 &&
					     dataset_make(elem_find("f64"), oper_find("plus"), DATA_SIGNED, c.g.n, &c.d,
							  &e) == 0 &&
					     problem_make(&c.p, operation_find(operations[o]), &c.d, &c.g, &e) == 0,
				     "%s of %s: %s", operations[o], entries[k].file, e.text))
				continue;
			at = entries[k].entry +
			     (o % 2 ? number(&c.p, "sources", entries[k].row) : c.g.offsets[entries[k].row]);
			wrong = wrong_rows(&c.p, 0, &used);
			test_ok(t,
				wrong == 0 && number(&c.p, "columns", at) == entries[k].column &&
					(o > 1 || fabs(real(&c.p, "matrix", at) - entries[k].value) <= 0),
				"%s of %s: %lld wrong rows; column %lld, value %.17g", operations[o], entries[k].file,
				(long long)wrong, (long long)number(&c.p, "columns", at),
				o > 1 ? 1.0 : real(&c.p, "matrix", at));
			close_cell(&c);
		}
}

static void refusals(struct test_counts *t)
{
	static const int64_t equal[] = {4, 4, 4};
	const struct operation *regular = operation_find("segreduce_regular");
	struct cell c;

	test_ok(t, open_cell(&c, "segreduce_regular", "i32", "plus", some, COUNT(some)), "rows of different lengths");
	close_cell(&c);
	test_ok(t,
		!open_cell(&c, "segreduce_regular", "i32", "plus", equal, 3) && c.p.length == 4 && c.p.narrays == 2 &&
			count_wrong(&c.p, 's', segment_sum) == 0,
		"rows of one length");
	close_cell(&c);
	test_ok(t, open_cell(&c, "histogram", "f32", "none", equal, 3), "histogram of f32");
	close_cell(&c);
	test_ok(t, open_cell(&c, "segreduce", "f32", "none", equal, 3), "segreduce without an operator");
	close_cell(&c);
	test_ok(t, open_cell(&c, "interval_expand", "f32", "plus", equal, 3), "interval_expand with an operator");
	close_cell(&c);
	test_ok(t,
		operation_takes(regular, elem_find("f64"), oper_find("plus")) &&
			!operation_takes(regular, elem_find("f64"), oper_find("bit_and")) &&
			strcmp(operation_default_type(operation_find("histogram")), "u32") == 0,
		"what operations take");
}

static void rests(struct test_counts *t)
{
	int64_t lengths[] = {7, 7, 7, 3};
	struct geometry g;
	struct err e;

	(void)geometry_from_lengths("cut", lengths, 4, &g, &e);
	geometry_drop_remainder(&g);
	test_ok(t, g.segments == 3 && g.n == 21 && g.stats.min == 7 && g.stats.n == 21, "a rest is left out");
	geometry_drop_remainder(&g);
	test_ok(t, g.segments == 3, "only a rest is");
	geometry_release(&g);
}

int main(void)
{
	struct test_counts t = {0, 0, 0};

	definitions(&t);
	moves(&t);
	key_types(&t);
	registry(&t);
	bins(&t);
	images(&t);
	float_scans(&t);
	matrices(&t);
	files(&t);
	refusals(&t);
	rests(&t);
	return test_end(&t);
}

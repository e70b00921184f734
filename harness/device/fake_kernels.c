/* Programs of the fake device: lookup of #define lines, and kernels in C: the harness's tools (variants/tools.cl) and a
 * segmented reduction that processes one element at a time. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/elem.h"
#include "harness/device/fake.h"

#define MAX_INDIRECTIONS 8 /* macros that expand to the name of another */

/* The rest of the line "#define NAME" in text; NULL if there is none. */
static const char *find_define(const char *text, const char *name)
{
	static const char directive[] = "#define ";
	size_t length = strlen(name);

	for (const char *line = text; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (strncmp(line, directive, sizeof directive - 1) != 0)
			continue;
		line += sizeof directive - 1;
		if (strncmp(line, name, length) == 0 && isspace((unsigned char)line[length]))
			return line + length;
	}
	return NULL;
}

int fake_define(const char *text, const char *name, char *value, size_t size)
{
	char key[64];
	const char *at = find_define(text, name);

	if (!at)
		return -1;
	for (int i = 0; at && i < MAX_INDIRECTIONS; i++) {
		at += strspn(at, " \t");
		(void)snprintf(value, size, "%.*s", (int)strcspn(at, " \t\r\n"), at);
		(void)snprintf(key, sizeof key, "%.*s", (int)sizeof key - 1, value);
		at = key[0] ? find_define(text, key) : NULL;
	}
	return 0;
}

double fake_number(const char *text, const char *name, double otherwise)
{
	char value[64], *end;
	double number;

	if (fake_define(text, name, value, sizeof value))
		return otherwise;
	number = strtod(value, &end);
	return end == value || *end ? otherwise : number;
}

/* A widened element: `whole` for integers, `real` for floats. */
struct wide {
	int64_t whole;
	double real;
};

static struct wide load(const struct elem_type *t, const void *array, int64_t index)
{
	const char *at = (const char *)array + index * t->bytes;
	struct wide w = {0};
	int32_t narrow = 0;
	float single = 0;

	if (t->kind == 'f' && t->bytes == 8) {
		memcpy(&w.real, at, sizeof w.real);
	} else if (t->kind == 'f') {
		memcpy(&single, at, sizeof single);
		w.real = (double)single;
	} else if (t->bytes == 8) {
		memcpy(&w.whole, at, sizeof w.whole);
	} else if (t->bytes < 4) {
		memcpy(&narrow, at, (size_t)t->bytes); /* no sign extension: only equality matters */
		w.whole = narrow;
	} else {
		memcpy(&narrow, at, sizeof narrow);
		w.whole = t->kind == 'u' ? (int64_t)(uint32_t)narrow : narrow;
	}
	return w;
}

static void store(const struct elem_type *t, void *array, int64_t index, struct wide w)
{
	char *at = (char *)array + index * t->bytes;
	float single = (float)w.real;
	uint32_t narrow = (uint32_t)w.whole;

	if (t->kind == 'f' && t->bytes == 8)
		memcpy(at, &w.real, sizeof w.real);
	else if (t->kind == 'f')
		memcpy(at, &single, sizeof single);
	else if (t->bytes == 8)
		memcpy(at, &w.whole, sizeof w.whole);
	else
		memcpy(at, &narrow, sizeof narrow);
}

/* -1 with e filled unless argument k is an array of at least `count` entries. */
static int check_array(const struct fake_call *c, int k, int64_t count, int bytes, struct err *e)
{
	return count < 0 || (uint64_t)count > c->args[k].bytes / (size_t)bytes
		       ? err_as(e, ERR_LAUNCH, "access beyond an array")
		       : 0;
}

/* tolerance: may be NULL. */
static void compare_elements(const struct elem_type *t, const void *actual, const void *expected,
			     const float *tolerance, int64_t count, uint32_t *verdict)
{
	int64_t lowest = -1;

	if (count > 0 && memcmp(actual, expected, (size_t)(count * t->bytes)) == 0)
		return; /* equal bits are correct, even of a NaN */
	for (int64_t i = 0; i < count; i++) {
		struct wide a = load(t, actual, i), b = load(t, expected, i);
		int right = a.whole == b.whole && a.real == b.real;

		if (t->kind == 'f' && !right)
			right = (tolerance && fabs(a.real - b.real) <= (double)tolerance[i]) ||
				(isnan(a.real) && isnan(b.real));
		if (right)
			continue;
		verdict[0]++;
		lowest = lowest < 0 ? i : lowest;
	}
	if (lowest >= 0) {
		verdict[1] = (uint32_t)lowest < verdict[1] ? (uint32_t)lowest : verdict[1];
		verdict[2] = (uint32_t)(lowest >> 32) < verdict[2] ? (uint32_t)(lowest >> 32) : verdict[2];
	}
}

/* tool_compare_TYPE(actual, expected, tolerance, count, has_tolerance, verdict, place) */
static int compare(struct fake_call *c, struct err *e)
{
	const struct elem_type *t = elem_find(c->kernel + strlen("tool_compare_"));
	int64_t count = c->args[3].scalar, place = c->args[6].scalar;
	int has_tolerance = c->args[4].scalar != 0;

	if (!t || check_array(c, 0, count, t->bytes, e) || check_array(c, 1, count, t->bytes, e) ||
	    (has_tolerance && check_array(c, 2, count, 4, e)) || check_array(c, 5, place + 3, 4, e))
		return -1;
	compare_elements(t, c->args[0].data, c->args[1].data, has_tolerance ? c->args[2].data : NULL, count,
			 (uint32_t *)c->args[5].data + place);
	return 0;
}

static uint64_t sum_of(const uint32_t *words, int64_t count)
{
	uint64_t sum = 0;

	for (int64_t i = 0; i < count; i++) {
		uint64_t x = ((uint64_t)words[i] ^ (uint64_t)i << 32) * 0x9e3779b97f4a7c15u;

		sum += x ^ x >> 29;
	}
	return sum;
}

/* tool_hash(words, count, sums, place): the first block gets the whole sum. */
static int hash(struct fake_call *c, struct err *e)
{
	int64_t count = c->args[1].scalar, place = c->args[3].scalar;
	uint64_t *sums = c->args[2].data;

	if (check_array(c, 0, count, 4, e) || check_array(c, 2, place + c->grid, 8, e))
		return -1;
	memset(sums + place, 0, (size_t)c->grid * sizeof *sums);
	sums[place] = sum_of(c->args[0].data, count);
	return 0;
}

/* tool_fold(partial, count, sums, place) */
static int fold(struct fake_call *c, struct err *e)
{
	const uint64_t *partial = c->args[0].data;
	int64_t count = c->args[1].scalar, place = c->args[3].scalar;
	uint64_t *sums = c->args[2].data, sum = 0;

	if (check_array(c, 0, count, 8, e) || check_array(c, 2, place + 1, 8, e))
		return -1;
	for (int64_t i = 0; i < count; i++)
		sum += partial[i];
	sums[place] = sum;
	return 0;
}

/* Kernels that process many arrays get a table as first argument, one row per array. Calls `run` for each row. */
static int each_row(struct fake_call *c, int width,
		    int (*run)(struct fake_call *c, int64_t k, const uint64_t *row, struct err *e), struct err *e)
{
	for (int64_t k = 0; k < c->args[1].scalar; k++)
		if (check_array(c, 0, (k + 1) * width, 8, e) ||
		    run(c, k, (const uint64_t *)c->args[0].data + k * width, e))
			return -1;
	return 0;
}

static void *pointer(uint64_t address)
{
	return (void *)(uintptr_t)address;
}

static int fill_row(struct fake_call *c, int64_t k, const uint64_t *row, struct err *e)
{
	uint32_t *words = pointer(row[0]);

	(void)c;
	(void)k;
	(void)e;
	for (uint64_t i = 0; i < row[1]; i++)
		words[i] = (uint32_t)row[2];
	return 0;
}

/* tool_fill_rows(table, rows) */
static int fill_rows(struct fake_call *c, struct err *e)
{
	return each_row(c, 3, fill_row, e);
}

static int compare_row(struct fake_call *c, int64_t k, const uint64_t *row, struct err *e)
{
	static const struct {
		/* 4-byte words per element; negative: fraction bits of a float, or bytes of a small integer */
		int64_t words;
		const char *type;
	} types[] = {{-52, "f64"}, {-23, "f32"}, {1, "i32"}, {2, "i64"}, {-1, "u8"}, {-2, "u16"}};
	const int64_t words = (int64_t)row[5];
	const char *type = NULL;

	for (size_t i = 0; i < sizeof types / sizeof *types; i++)
		if (types[i].words == words)
			type = types[i].type;
	if (!type)
		return err_as(e, ERR_LAUNCH, "row %lld is invalid", (long long)k);
	if (check_array(c, 2, (int64_t)row[4] + 3, 4, e))
		return -1;
	compare_elements(elem_find(type), pointer(row[0]), pointer(row[1]), pointer(row[2]), (int64_t)row[3],
			 (uint32_t *)c->args[2].data + row[4]);
	return 0;
}

/* tool_compare_rows(table, rows, verdicts) */
static int compare_rows(struct fake_call *c, struct err *e)
{
	return each_row(c, 6, compare_row, e);
}

static int hash_row(struct fake_call *c, int64_t k, const uint64_t *row, struct err *e)
{
	(void)k;
	if (check_array(c, 2, (int64_t)row[2] + 1, 8, e))
		return -1;
	((uint64_t *)c->args[2].data)[row[2]] = sum_of(pointer(row[0]), (int64_t)row[1]);
	return 0;
}

/* tool_hash_rows(table, rows, sums) */
static int hash_rows(struct fake_call *c, struct err *e)
{
	return each_row(c, 3, hash_row, e);
}

static int check_guard(struct fake_call *c, int64_t k, const uint64_t *row, struct err *e)
{
	const uint32_t *words = pointer(row[0]);
	uint32_t *spoilt = c->args[4].data;

	if (check_array(c, 4, k + 1, 4, e))
		return -1;
	spoilt[k] = 0;
	for (int64_t i = 0; i < c->args[2].scalar; i++)
		spoilt[k] |= words[i] != (uint32_t)c->args[3].scalar;
	return 0;
}

/* tool_guards(table, count, words, pattern, spoilt) */
static int guards(struct fake_call *c, struct err *e)
{
	return each_row(c, 1, check_guard, e);
}

/* tool_flush(words, count, sink): does nothing, because there is no cache. */
static int flush(struct fake_call *c, struct err *e)
{
	return check_array(c, 0, c->args[1].scalar, 4, e);
}

/* tool_copy(from, to, count) */
static int copy(struct fake_call *c, struct err *e)
{
	int64_t count = c->args[2].scalar;

	if (check_array(c, 0, count, 4, e) || check_array(c, 1, count, 4, e))
		return -1;
	if (count > 0)
		memmove(c->args[1].data, c->args[0].data, (size_t)count * 4);
	return 0;
}

static struct wide plus(struct wide a, struct wide b)
{
	return (struct wide){(int64_t)((uint64_t)a.whole + (uint64_t)b.whole), a.real + b.real};
}

static struct wide multiplies(struct wide a, struct wide b)
{
	return (struct wide){(int64_t)((uint64_t)a.whole * (uint64_t)b.whole), a.real * b.real};
}

static struct wide minimum(struct wide a, struct wide b)
{
	return (struct wide){b.whole < a.whole ? b.whole : a.whole, b.real < a.real ? b.real : a.real};
}

static struct wide maximum(struct wide a, struct wide b)
{
	return (struct wide){a.whole < b.whole ? b.whole : a.whole, a.real < b.real ? b.real : a.real};
}

/* For unsigned 64-bit integers. */
static struct wide minimum_u64(struct wide a, struct wide b)
{
	return (uint64_t)b.whole < (uint64_t)a.whole ? b : a;
}

static struct wide maximum_u64(struct wide a, struct wide b)
{
	return (uint64_t)a.whole < (uint64_t)b.whole ? b : a;
}

static struct wide bit_and(struct wide a, struct wide b)
{
	return (struct wide){a.whole & b.whole, 0};
}

static struct wide bit_or(struct wide a, struct wide b)
{
	return (struct wide){a.whole | b.whole, 0};
}

static struct wide bit_xor(struct wide a, struct wide b)
{
	return (struct wide){a.whole ^ b.whole, 0};
}

/* Operators, named as in `opers`; identities for i32, u32, i64, u64 (0 to 3) and for floats. */
static const struct fold {
	const char *name, *type; /* type: the only type of this entry, where names occur twice */
	struct wide (*combine)(struct wide a, struct wide b);
	int64_t whole[4];
	double real;
} folds[] = {
	{"plus", NULL, plus, {0, 0, 0, 0}, 0},
	{"multiplies", NULL, multiplies, {1, 1, 1, 1}, 1},
	{"minimum", "u64", minimum_u64, {0, 0, 0, -1}, 0},
	{"minimum", NULL, minimum, {INT32_MAX, UINT32_MAX, INT64_MAX, 0}, INFINITY},
	{"maximum", "u64", maximum_u64, {0, 0, 0, 0}, 0},
	{"maximum", NULL, maximum, {INT32_MIN, 0, INT64_MIN, 0}, -INFINITY},
	{"bit_and", NULL, bit_and, {-1, -1, -1, -1}, 0},
	{"bit_or", NULL, bit_or, {0, 0, 0, 0}, 0},
	{"bit_xor", NULL, bit_xor, {0, 0, 0, 0}, 0},
};

static struct wide identity(const struct fold *f, const struct elem_type *t)
{
	return (struct wide){f->whole[2 * (t->bytes == 8) + (t->kind == 'u')], f->real};
}

/* The arguments of fake_segreduce(values, offsets, segments, result). */
struct reduction {
	const struct elem_type *type, *offset_type;
	const struct fold *fold;
	const void *offsets;
	void *values, *result;
	int64_t segments, n;
};

static int64_t offset(const struct reduction *r, int64_t index)
{
	if (r->offset_type->kind == 'i' && r->offset_type->bytes == 4) /* the most frequent case */
		return ((const int32_t *)r->offsets)[index];
	return load(r->offset_type, r->offsets, index).whole;
}

static const struct elem_type *defined_type(const struct fake_call *c, const char *name)
{
	char value[32];

	return fake_define(c->text, name, value, sizeof value) ? NULL : elem_find(value);
}

static const struct fold *defined_fold(const struct fake_call *c, const struct elem_type *t)
{
	char value[32];

	if (t && fake_define(c->text, "OPER_NAME", value, sizeof value) == 0)
		for (size_t i = 0; i < sizeof folds / sizeof *folds; i++)
			if (strcmp(folds[i].name, value) == 0 &&
			    (!folds[i].type || strcmp(folds[i].type, t->name) == 0))
				return &folds[i];
	return NULL;
}

/* Checks array sizes against the offsets: on a GPU a wrong plan would read out of bounds. */
static int prepare(const struct fake_call *c, struct reduction *r, struct err *e)
{
	*r = (struct reduction){.type = defined_type(c, "T"),
				.offset_type = defined_type(c, "OFF_T"),
				.offsets = c->args[1].data,
				.values = c->args[0].data,
				.result = c->args[3].data,
				.segments = c->args[2].scalar};
	r->fold = defined_fold(c, r->type);
	if (!r->type || !r->offset_type || !r->fold) {
		(void)err_as(e, ERR_LAUNCH, "the program defines no known T, OFF_T or OPER_NAME");
		return -1;
	}
	if (r->segments == INT64_MAX || check_array(c, 1, r->segments + 1, r->offset_type->bytes, e) ||
	    check_array(c, 3, r->segments, r->type->bytes, e))
		return -1;
	r->n = offset(r, r->segments);
	if (check_array(c, 0, r->n, r->type->bytes, e))
		return -1;
	return 0;
}

/* The most significant byte of an element. */
static unsigned char *top_byte(const struct elem_type *t, void *array, int64_t index)
{
	return (unsigned char *)array + index * t->bytes + t->bytes - 1;
}

/* The fault must persist: a second run must not undo it, or the result would look correct again. */
static void inject(const struct fake_call *c, const struct reduction *r)
{
	if (c->fault == FAULT_WRONG && r->segments > 0)
		*top_byte(r->type, r->result, r->segments / 2) ^= 0x20;
	if (c->fault == FAULT_NAN && r->segments > 0)
		memset((char *)r->result + r->segments / 2 * r->type->bytes, 0xff, (size_t)r->type->bytes);
	if (c->fault == FAULT_GUARD)
		((char *)r->result)[c->args[3].bytes] = 0;
	if (c->fault == FAULT_BEFORE)
		((char *)r->result)[-1] = 0;
	if (c->fault == FAULT_INPUT && r->n > 0)
		*top_byte(r->type, r->values, r->n - 1) = 0x5b;
}

/* Whether the problem meets the conditions of the fault (FAKE_FAULT_LONGEST, FAKE_FAULT_EMPTY). */
static int meets_fault(const struct fake_call *c, const struct reduction *r)
{
	const double longest = fake_number(c->text, "FAKE_FAULT_LONGEST", 0);
	const double empty = fake_number(c->text, "FAKE_FAULT_EMPTY", 0);
	int64_t most = 0, none = 0;

	for (int64_t s = 0; s < r->segments && (longest > 0 || empty > 0); s++) {
		const int64_t length = offset(r, s + 1) - offset(r, s);

		most = length > most ? length : most;
		none += length == 0;
	}
	return (double)most >= longest && (double)none >= empty;
}

/* Writes the result of segment s, or what the fault makes of it. */
static void store_result(const struct fake_call *c, const struct reduction *r, int64_t s, struct wide all)
{
	if (c->fault == FAULT_ADDED)
		all = r->fold->combine(load(r->type, r->result, s), all);
	if (c->fault != FAULT_UNWRITTEN || s != r->segments / 2)
		store(r->type, r->result, s, all);
}

/* Reduces values from .. to - 1. */
static struct wide fold_range(const struct reduction *r, int64_t from, int64_t to)
{
	struct wide all = identity(r->fold, r->type);

	for (; from < to; from++)
		all = r->fold->combine(all, load(r->type, r->values, from));
	return all;
}

static int fold_segments(const struct fake_call *c, const struct reduction *r, struct err *e)
{
	for (int64_t s = 0, from = offset(r, 0), to; s < r->segments; s++, from = to) {
		to = offset(r, s + 1);
		if (from < 0 || to > r->n)
			return err_as(e, ERR_LAUNCH, "access beyond an array");
		store_result(c, r, s, fold_range(r, from, to));
	}
	return 0;
}

/* Four independent sums, so that additions overlap. */
static void sum_singles(const void *values, int64_t from, int64_t to, void *result)
{
	const float *v = values;
	double sums[4] = {0};

	for (; from + 4 <= to; from += 4)
		for (int k = 0; k < 4; k++)
			sums[k] += (double)v[from + k];
	for (; from < to; from++)
		sums[0] += (double)v[from];
	*(float *)result = (float)(sums[0] + sums[1] + (sums[2] + sums[3]));
}

static void sum_words(const void *values, int64_t from, int64_t to, void *result)
{
	uint32_t all = 0;

	for (; from < to; from++)
		all += ((const uint32_t *)values)[from];
	*(uint32_t *)result = all;
}

static void xor_words(const void *values, int64_t from, int64_t to, void *result)
{
	uint32_t all = 0;

	for (; from < to; from++)
		all ^= ((const uint32_t *)values)[from];
	*(uint32_t *)result = all;
}

typedef void quick_fold(const void *values, int64_t from, int64_t to, void *result);

/* Specialized loops for the cases of nearly all tests, which spend half their time here; NULL: none applies. */
static quick_fold *find_quick(const struct fake_call *c, const struct reduction *r)
{
	if (c->fault != FAULT_NONE || r->type->bytes != 4 || r->offset_type->kind != 'i' || r->offset_type->bytes != 4)
		return NULL;
	if (r->type->kind == 'i')
		return r->fold->combine == plus ? sum_words : r->fold->combine == bit_xor ? xor_words : NULL;
	return r->type->kind == 'f' && r->fold->combine == plus ? sum_singles : NULL;
}

static int fold_quickly(const struct reduction *r, quick_fold *quick, struct err *e)
{
	const int32_t *offsets = r->offsets;

	for (int64_t s = 0; s < r->segments; s++) {
		if (offsets[s] < 0 || offsets[s + 1] > r->n)
			return err_as(e, ERR_LAUNCH, "access beyond an array");
		quick(r->values, offsets[s], offsets[s + 1], (char *)r->result + 4 * s);
	}
	return 0;
}

static int segreduce(struct fake_call *c, struct err *e)
{
	quick_fold *quick;
	struct reduction r;
	double cost, segment_cost;

	if (prepare(c, &r, e))
		return -1;
	if (c->fault != FAULT_NONE && !meets_fault(c, &r))
		c->fault = FAULT_NONE;
	quick = find_quick(c, &r);
	if (quick ? fold_quickly(&r, quick, e) : fold_segments(c, &r, e))
		return -1;
	inject(c, &r);
	cost = fake_number(c->text, "FAKE_COST", -1);
	segment_cost = fake_number(c->text, "FAKE_SEGMENT_COST", 0);
	if (cost >= 0 && segment_cost >= 0)
		c->nanoseconds = cost * (double)r.n + segment_cost * (double)r.segments;
	return 0;
}

const struct fake_kernel fake_kernels[] = {
	{"fake_segreduce", "aasa", segreduce},
	{"tool_compare_i32", "aaassas", compare},
	{"tool_compare_i64", "aaassas", compare},
	{"tool_compare_f32", "aaassas", compare},
	{"tool_compare_f64", "aaassas", compare},
	{"tool_hash", "asas", hash},
	{"tool_fold", "asas", fold},
	{"tool_fill_rows", "as", fill_rows},
	{"tool_compare_rows", "asa", compare_rows},
	{"tool_hash_rows", "asa", hash_rows},
	{"tool_guards", "asssa", guards},
	{"tool_flush", "asa", flush},
	{"tool_copy", "aas", copy},
	{NULL, NULL, NULL},
};

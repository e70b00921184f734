/* Verdicts: the first wrong element, or memory that a run must not have touched. */
#include <stdio.h>
#include <string.h>

#include "harness/measure/bench_impl.h"
#include "harness/operations/half.h"

static void print_plain(const struct elem_type *t, const void *bits, char *text, size_t size)
{
	union {
		float f;
		double d;
		uint8_t byte;
		uint16_t half;
		uint32_t word;
		uint64_t all;
	} v = {.all = 0};
	uint64_t whole;
	const int unused = 64 - 8 * t->bytes;

	memcpy(&v, bits, (size_t)t->bytes);
	whole = t->bytes == 1 ? v.byte : t->bytes == 2 ? v.half : t->bytes == 4 ? v.word : v.all;
	if (t->kind == 'f' && t->bytes == 2)
		(void)snprintf(text, size, "%.17g", half_value(t->fraction_bits, v.half));
	else if (t->kind == 'f')
		(void)snprintf(text, size, "%.17g", t->bytes == 4 ? (double)v.f : v.d);
	else if (t->kind == 'u')
		(void)snprintf(text, size, "%llu", (unsigned long long)whole);
	else /* sign-extended */
		(void)snprintf(text, size, "%lld", (long long)((int64_t)(whole << unused) >> unused));
}

/* Prints "3", or "value 3, index 17" for a structure. */
static void print_element(const struct elem_type *t, const void *bits, char *text, size_t size)
{
	size_t used = 0;

	if (t->kind != 's')
		print_plain(t, bits, text, size);
	for (const struct elem_member *m = t->members; m->name && used < size; m++) {
		const struct elem_type *type = elem_find(m->type);
		char value[32];

		print_plain(type, (const char *)bits + (m - t->members) * type->bytes, value, sizeof value);
		used += (size_t)snprintf(text + used, size - used, "%s%s %s", used ? ", " : "", m->name, value);
	}
}

/* Describes the first wrong element of output k that the last run left in that set. */
static int describe(struct device_problem *p, int set, int k, struct verdict *v, struct err *e)
{
	const struct problem_array *a = &p->problem->arrays[k];
	const struct gpu_ops *ops = p->bench->gpu->ops;
	char actual[ELEM_BYTES] = {0}, expected[ELEM_BYTES] = {0};
	size_t bytes = (size_t)a->type->bytes;
	ptrdiff_t offset = (ptrdiff_t)v->index * a->type->bytes;

	if (ops->read(p->output[set][k], offset, actual, bytes, e) ||
	    ops->read(p->expected[k].mem, offset, expected, bytes, e))
		return -1;
	v->wrong = 1;
	(void)snprintf(v->reason, sizeof v->reason, "wrong result");
	(void)snprintf(v->array, sizeof v->array, "%s", a->name);
	if (memcmp(actual, expected, bytes) == 0)
		(void)snprintf(v->actual, sizeof v->actual, "right after a later call only");
	else
		print_element(a->type, actual, v->actual, sizeof v->actual);
	print_element(a->type, expected, v->expected, sizeof v->expected);
	v->index /= a->parts;
	return 0;
}

int verdict_results(struct device_problem *p, int set, const struct findings *f, struct verdict *v, struct err *e)
{
	for (int k = 0; k < p->problem->narrays; k++) {
		if (p->problem->arrays[k].role == ARRAY_IN)
			continue;
		v->bad = findings_mismatches(f, k, &v->index);
		if (v->bad)
			return describe(p, set, k, v, e);
	}
	return 0;
}

/* Replaces "wrong result", because it explains it. */
static void blame(struct verdict *v, const char *format, const char *name)
{
	v->wrong = v->corrupted = 1;
	(void)snprintf(v->reason, sizeof v->reason, format, name);
	if (!v->array[0])
		(void)snprintf(v->array, sizeof v->array, "%s", name);
}

void verdict_guard(struct verdict *v, const char *name)
{
	blame(v, "guard of '%s' overwritten", name);
}

void verdict_inputs(struct device_problem *p, const struct findings *f, struct verdict *v)
{
	for (int k = 0; k < p->problem->narrays; k++) {
		const struct problem_array *a = &p->problem->arrays[k];

		if (a->role == ARRAY_IN && f->hash[k] != device_problem_input(p, k)->hash)
			blame(v, "input '%s' changed", a->name);
	}
}

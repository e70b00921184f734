/* What a verdict tells: the first bad element, or what was touched that must not be. */
#include <stdio.h>
#include <string.h>

#include "harness/measure/bench_impl.h"

static void print_plain(const struct elem_type *t, const void *bits, char *text, size_t size)
{
	float f;
	double d = 0;
	int32_t i;
	uint32_t u;
	int64_t l = 0;

	memcpy(&f, bits, sizeof f);
	if (t->bytes == 8) {
		memcpy(&d, bits, sizeof d);
		memcpy(&l, bits, sizeof l);
	}
	memcpy(&i, bits, sizeof i);
	memcpy(&u, bits, sizeof u);
	if (t->kind == 'f')
		(void)snprintf(text, size, "%.17g", t->bytes == 4 ? (double)f : d);
	else if (t->kind == 'u')
		(void)snprintf(text, size, "%llu", t->bytes == 4 ? (unsigned long long)u : (unsigned long long)l);
	else
		(void)snprintf(text, size, "%lld", t->bytes == 4 ? (long long)i : (long long)l);
}

/* "3" or "value 3, index 17". */
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

/* Fill the verdict for the first bad element of output k, of which there is what the side's last run left. */
static int describe(struct load *l, int side, int k, int64_t bad, int64_t index, struct verdict *v, struct err *e)
{
	const struct problem_array *a = &l->problem->arrays[k];
	const struct gpu_ops *ops = l->bench->gpu->ops;
	char actual[ELEM_BYTES] = {0}, expected[ELEM_BYTES] = {0};
	size_t bytes = (size_t)a->type->bytes;
	ptrdiff_t offset = (ptrdiff_t)index * a->type->bytes;

	if (ops->read(load_array(l, side, k), offset, actual, bytes, e) ||
	    ops->read(l->expected[k].mem, offset, expected, bytes, e))
		return -1;
	v->wrong = 1;
	v->bad = bad;
	v->index = index;
	(void)snprintf(v->reason, sizeof v->reason, "wrong result");
	(void)snprintf(v->array, sizeof v->array, "%s", a->name);
	if (memcmp(actual, expected, bytes) == 0)
		(void)snprintf(v->actual, sizeof v->actual, "right after a later call only");
	else
		print_element(a->type, actual, v->actual, sizeof v->actual);
	print_element(a->type, expected, v->expected, sizeof v->expected);
	return 0;
}

int verdict_results(struct load *l, int side, const struct findings *f, struct verdict *v, struct err *e)
{
	for (int k = 0; k < l->problem->narrays && !v->wrong; k++) {
		int64_t index, bad = findings_wrong(f, k, &index);

		if (l->problem->arrays[k].role == ARRAY_OUT && bad && describe(l, side, k, bad, index, v, e))
			return -1;
	}
	return 0;
}

/* The reason that explains a wrong result stands in its place. */
static void blame(struct verdict *v, const char *format, const char *name)
{
	v->wrong = v->stray = 1;
	(void)snprintf(v->reason, sizeof v->reason, format, name);
	if (!v->array[0])
		(void)snprintf(v->array, sizeof v->array, "%s", name);
}

void verdict_guard(struct verdict *v, const char *name)
{
	blame(v, "guard of '%s' overwritten", name);
}

void verdict_inputs(const struct load *l, const struct findings *f, struct verdict *v)
{
	for (int k = 0; k < l->problem->narrays; k++) {
		const struct problem_array *a = &l->problem->arrays[k];

		if (a->role == ARRAY_IN && f->hash[k] != (l->values[k] ? l->values[k]->hash : l->hash[k]))
			blame(v, "input '%s' changed", a->name);
	}
}

/* Operators on structures: index of an extreme, maximum subarray, affine maps. */
#include "harness/operations/reference_cell.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

/* Stores the low bytes of `count` members contiguously. */
static void store_whole(const int64_t *members, int count, int bytes, void *to)
{
	for (int k = 0; k < count; k++) {
		uint32_t narrow = (uint32_t)members[k];

		memcpy((char *)to + k * bytes, bytes == 4 ? (const void *)&narrow : (const void *)&members[k],
		       (size_t)bytes);
	}
}

/* Index of maximum and minimum: whole[0] or real is the value, whole[1] its index. */

int64_t whole_in_order(const struct elem_type *type, int64_t whole)
{
	return type->kind == 'u' && type->bytes == 8 ? (int64_t)((uint64_t)whole ^ UINT64_C(1) << 63) : whole;
}

static int64_t highest(const struct elem_type *t)
{
	return t->kind == 'u' && t->bytes == 4 ? UINT32_MAX : t->bytes == 4 ? INT32_MAX : INT64_MAX;
}

static int64_t lowest(const struct elem_type *t)
{
	return t->kind == 'u' && t->bytes == 4 ? 0 : t->bytes == 4 ? INT32_MIN : INT64_MIN;
}

/* The value that loses against every other, with the last index; `real` for floating-point types. */
static struct cell nowhere(const struct elem_type *t, int64_t whole, double real)
{
	int64_t last = t->bytes == 4 ? INT32_MAX : INT64_MAX;

	return t->kind == 'f' ? (struct cell){.whole = {0, last}, .real = real} : (struct cell){.whole = {whole, last}};
}

static void at_maximum_none(const struct elem_type *t, struct cell *a)
{
	*a = nowhere(t, lowest(t), -INFINITY);
}

static void at_minimum_none(const struct elem_type *t, struct cell *a)
{
	*a = nowhere(t, highest(t), INFINITY);
}

static void at_lift(int64_t whole, double real, int64_t i, struct cell *a)
{
	*a = (struct cell){.whole = {whole, i}, .real = real};
}

static int is_first_of_equals(const struct cell *a, const struct cell *b)
{
	return a->whole[0] == b->whole[0] && !(a->real < b->real || b->real < a->real) && b->whole[1] < a->whole[1];
}

static void at_maximum(struct cell *a, const struct cell *b)
{
	if (a->whole[0] < b->whole[0] || a->real < b->real || is_first_of_equals(a, b))
		*a = *b;
}

static void at_minimum(struct cell *a, const struct cell *b)
{
	if (b->whole[0] < a->whole[0] || b->real < a->real || is_first_of_equals(a, b))
		*a = *b;
}

static void at_store(const struct elem_type *t, const struct cell *a, void *to)
{
	const int64_t members[2] = {whole_in_order(t, a->whole[0]), a->whole[1]};
	float narrow = (float)a->real;

	store_whole(members, 2, t->bytes, to);
	if (t->kind == 'f')
		memcpy(to, t->bytes == 4 ? (const void *)&narrow : (const void *)&a->real, (size_t)t->bytes);
}

static void at_store_index(const struct elem_type *t, const struct cell *a, void *to)
{
	const int64_t index = a->whole[1] == (t->bytes == 4 ? INT32_MAX : INT64_MAX) ? -1 : a->whole[1];

	store_whole(&index, 1, t->bytes, to);
}

/* Maximum subarray: total, prefix, suffix, best (Bentley, "Programming pearls", 1984, by divide and conquer). */

static int64_t add(int64_t a, int64_t b)
{
	return (int64_t)((uint64_t)a + (uint64_t)b);
}

static int64_t larger(int64_t a, int64_t b)
{
	return a < b ? b : a;
}

static void subarray_none(const struct elem_type *t, struct cell *a)
{
	(void)t;
	*a = (struct cell){.real = 0};
}

static void subarray_lift(int64_t whole, double real, int64_t i, struct cell *a)
{
	int64_t sum = larger(whole, 0);

	(void)real;
	(void)i;
	*a = (struct cell){.whole = {whole, sum, sum, sum}};
}

static void subarray_combine(struct cell *a, const struct cell *b)
{
	int64_t across = add(a->whole[2], b->whole[1]);

	a->whole[1] = larger(a->whole[1], add(a->whole[0], b->whole[1]));
	a->whole[2] = larger(b->whole[2], add(a->whole[2], b->whole[0]));
	a->whole[3] = larger(across, larger(a->whole[3], b->whole[3]));
	a->whole[0] = add(a->whole[0], b->whole[0]);
}

static void subarray_store(const struct elem_type *t, const struct cell *a, void *to)
{
	store_whole(a->whole, 4, t->bytes, to);
}

/* Affine maps modulo 2^32: factor, term; higher bits are ignored. */

static void affine_none(const struct elem_type *t, struct cell *a)
{
	(void)t;
	*a = (struct cell){.whole = {1, 0}};
}

static void affine_lift(int64_t whole, double real, int64_t i, struct cell *a)
{
	uint32_t x = (uint32_t)whole;

	(void)real;
	(void)i;
	*a = (struct cell){.whole = {x | 1, x * 0x9e3779b9U + 0x7f4a7c15U}};
}

static void affine_combine(struct cell *a, const struct cell *b)
{
	uint32_t factor = (uint32_t)b->whole[0], term = (uint32_t)b->whole[1];

	a->whole[0] = (uint32_t)a->whole[0] * factor;
	a->whole[1] = (uint32_t)a->whole[1] * factor + term;
}

static void affine_store(const struct elem_type *t, const struct cell *a, void *to)
{
	store_whole(a->whole, 2, t->bytes, to);
}

static const struct cell_rule rules[] = {
	{"index_of_maximum", at_maximum_none, at_lift, at_maximum, at_store, NULL},
	{"index_of_minimum", at_minimum_none, at_lift, at_minimum, at_store, NULL},
	{"arg_maximum", at_maximum_none, at_lift, at_maximum, at_store_index, NULL},
	{"arg_minimum", at_minimum_none, at_lift, at_minimum, at_store_index, NULL},
	{"max_subarray", subarray_none, subarray_lift, subarray_combine, subarray_store, NULL},
	{"affine", affine_none, affine_lift, affine_combine, affine_store, NULL},
	{NULL, NULL, NULL, NULL, NULL, NULL},
};

const struct cell_rule *cell_rule_of(const struct oper *o)
{
	const struct cell_rule *r = o->check == CHECK_MOMENT ? moment_rules : rules;

	while (r->oper && strcmp(r->oper, o->name) != 0)
		r++;
	return r->oper ? r : NULL;
}

#include "elem.h"

#include <stddef.h>
#include <string.h>

const struct elem_type elem_types[] = {
	{"i32", "i32", "u32", 4, 'i'}, {"u32", "u32", "u32", 4, 'u'}, {"i64", "i64", "u64", 8, 'i'},
	{"f32", "f32", "u32", 4, 'f'}, {"f64", "f64", "u64", 8, 'f'}, {NULL, NULL, NULL, 0, 0},
};

/* Signed overflow is undefined in C, so integer sums and products go through the unsigned type, where they wrap. */
const struct oper opers[] = {
	{"plus", "((T)((UT)(a) + (UT)(b)))", "((a) + (b))", "0", "0", 1, CHECK_SUM},
	{"multiplies", "((T)((UT)(a) * (UT)(b)))", "((a) * (b))", "1", "1", 1, CHECK_PRODUCT},
	{"minimum", "((b) < (a) ? (b) : (a))", "((b) < (a) ? (b) : (a))", "T_MAX", "T_INF", 1, CHECK_EXACT},
	{"maximum", "((a) < (b) ? (b) : (a))", "((a) < (b) ? (b) : (a))", "T_MIN", "(-T_INF)", 1, CHECK_EXACT},
	{"bit_and", "((T)((a) & (b)))", NULL, "((T)~(UT)0)", NULL, 1, CHECK_EXACT},
	{"bit_or", "((T)((a) | (b)))", NULL, "0", NULL, 1, CHECK_EXACT},
	{"bit_xor", "((T)((a) ^ (b)))", NULL, "0", NULL, 1, CHECK_EXACT},
	{NULL, NULL, NULL, NULL, NULL, 0, CHECK_EXACT},
};

const struct oper oper_none = {"none", "(a)", "(a)", "0", "0", 1, CHECK_EXACT};

const struct elem_type elem_byte = {"u8", "u8", "u8", 1, 'u'};

const struct elem_type *elem_find(const char *name)
{
	for (const struct elem_type *t = elem_types; t->name; t++)
		if (strcmp(t->name, name) == 0)
			return t;
	return NULL;
}

const struct oper *oper_find(const char *name)
{
	for (const struct oper *o = opers; o->name; o++)
		if (strcmp(o->name, name) == 0)
			return o;
	return strcmp(oper_none.name, name) == 0 ? &oper_none : NULL;
}

const char *oper_expression(const struct oper *o, const struct elem_type *t)
{
	return t->kind == 'f' ? o->floating : o->integer;
}

const char *oper_identity(const struct oper *o, const struct elem_type *t)
{
	return t->kind == 'f' ? o->identity_float : o->identity_int;
}

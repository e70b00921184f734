/* Properties derived from an operation's entry. */
#include "harness/operations/operation.h"

#include <string.h>

#include "harness/keys/user_key.h"

/* Whether word is in the blank-separated list. */
static int has_word(const char *list, const char *word)
{
	size_t length = strlen(word);

	for (const char *at = list; *at; at += strspn(at, " ")) {
		if (strncmp(at, word, length) == 0 && (at[length] == ' ' || at[length] == '\0'))
			return 1;
		at += strcspn(at, " ");
	}
	return 0;
}

/* Whether the operation's list of operators allows it. A user's operator brings its own multiplication. */
static int takes_oper(const struct operation *o, const struct oper *oper)
{
	return (oper->user && !o->shares) || !o->opers || has_word(o->opers, oper->name);
}

static int has_array(const struct operation *o, const char *name)
{
	for (int k = 0; o->arrays[k]; k++)
		if (strcmp(o->arrays[k], name) == 0)
			return 1;
	return 0;
}

int operation_has_offsets(const struct operation *o)
{
	return has_array(o, "offsets");
}

int operation_has_table(const struct operation *o)
{
	return has_array(o, "index");
}

int operation_has_weights(const struct operation *o)
{
	return has_array(o, "weights");
}

int operation_takes_input(const struct operation *o, const struct input *input)
{
	if ((*input->initial && !o->begins) || (input->in_place && !o->in_place) || o->shares)
		return 0;
	if (input->multiplies)
		return o->combines && has_array(o, "matrix");
	return o->combines && has_array(o, "values") && !o->rows && !(input->uses_segment && o->key_type) &&
	       !(o->scattered && (input->uses_index || input->uses_segment || input->gathers));
}

/* An initial value must be a number; in-place results need the type of the values. */
static int takes_options(const struct elem_type *type, const struct oper *oper)
{
	return !(*oper->input->initial && (oper->structure || oper_finishes(oper, type))) &&
	       !(oper->input->in_place && oper_result(oper, type) != type);
}

static int takes_type(const struct operation *o, const struct elem_type *type, const struct oper *oper)
{
	if (type->wide && !has_array(o, "values"))
		return 0;
	return !o->types || has_word(o->types, type->name) ||
	       (o->more_types && oper->input && has_word(o->more_types, type->name));
}

/* Whether the operation supports the results that the operator makes of this type. */
static int takes_results(const struct operation *o, const struct elem_type *type, const struct oper *oper)
{
	return o->finishes || !oper_finishes(oper, type) || (o->narrows && !oper->finish);
}

int operation_takes(const struct operation *o, const struct elem_type *type, const struct oper *oper)
{
	return (oper == &oper_none) == !o->combines && takes_type(o, type, oper) && takes_oper(o, oper) &&
	       oper_expression(oper, type) != NULL && !(o->scattered && oper_uses_index(oper)) &&
	       takes_results(o, type, oper) &&
	       (!oper->input || (operation_takes_input(o, oper->input) && takes_options(type, oper)));
}

const char *operation_default_type(const struct operation *o)
{
	for (const struct elem_type *t = elem_types; o->types && t->name; t++)
		if (strncmp(o->types, t->name, strlen(t->name)) == 0)
			return t->name;
	return "f32";
}

const struct oper *operation_default_oper(const struct operation *o)
{
	if (!o->combines)
		return &oper_none;
	return oper_find(!o->opers || has_word(o->opers, "plus") ? "plus" : o->opers);
}

const char *operation_key_type(const struct operation *o)
{
	return o->key_type ? o->key_type : "";
}

const struct elem_type *operation_key(const struct operation *o)
{
	if (o->user_key)
		return &o->user_key->type;
	return o->key_type ? key_type_find(o->key_type) : NULL;
}

int operation_writes_keys(const struct operation *o)
{
	return o->key_type && strcmp(o->key_type, KEY_TYPE_NONE) != 0;
}

int operation_takes_user_keys(const struct operation *o)
{
	return has_array(o, "key_result") && !has_array(o, "index"); /* an index would need the type of the keys */
}

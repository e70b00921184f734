/* Parses the structures of scripts' operators. */
#include "tuner/request/user_structure.h"

#include <stdio.h>
#include <string.h>

#include "tuner/base/strings.h"

_Static_assert(ELEM_MEMBERS == 4, "structures of two or four members");

static const struct elem_type *type_of(const char *word, const struct elem_type *value)
{
	if (strcmp(word, "V") == 0)
		return value;
	if (strcmp(word, "I") == 0)
		return elem_find(value->bytes == 4 ? "i32" : "i64");
	for (const struct elem_type *t = elem_types; t->name; t++)
		if (strcmp(t->name, word) == 0)
			return t;
	return NULL;
}

/* From the declarations split into words. */
static void make_for(struct user_structure *s, int k, const struct elem_member *members, int count)
{
	const struct elem_type *value = &elem_types[k];
	struct elem_type *t = &s->types[k];

	*t = (struct elem_type){.name = s->names[k], .kernel = s->names[k], .kind = 's'};
	for (int i = 0; i < count; i++) {
		const struct elem_type *member = type_of(members[i].type, value);

		if (member->bytes != type_of(members[0].type, value)->bytes)
			return;
		t->members[i] = (struct elem_member){members[i].name, member->name};
	}
	t->bytes = count * type_of(members[0].type, value)->bytes;
}

/* "TYPE NAME" at `declaration`, which is split into its words. */
static int read_member(char *declaration, struct elem_member *member, struct err *e)
{
	char *rest = NULL, *first = strtok_r(declaration, " \t", &rest), *second = strtok_r(NULL, " \t", &rest);

	if (!first || !second || strtok_r(NULL, " \t", &rest))
		return err_as(e, ERR_USAGE, "structure needs members 'TYPE NAME', separated by semicolons");
	*member = (struct elem_member){second, first};
	return 0;
}

static int check_member(const struct elem_member *members, int k, int (*is_type)(const char *name), const char *types,
			struct err *e)
{
	if (!is_type(members[k].type))
		return err_as(e, ERR_USAGE, "structure has no type '%s': %s", members[k].type, types);
	if (!is_name(members[k].name, 31))
		return err_as(e, ERR_USAGE, "structure cannot have a member '%s'", members[k].name);
	for (int i = 0; i < k; i++)
		if (strcmp(members[i].name, members[k].name) == 0)
			return err_as(e, ERR_USAGE, "structure has two members '%s'", members[i].name);
	return 0;
}

int user_structure_members(char *text, int (*is_type)(const char *name), const char *types,
			   struct elem_member members[ELEM_MEMBERS + 1], int *count, struct err *e)
{
	char *rest = NULL;

	*count = 0;
	for (char *d = strtok_r(text, ";", &rest); d; d = strtok_r(NULL, ";", &rest)) {
		if (d[strspn(d, " \t")] == '\0')
			continue;
		if (*count == ELEM_MEMBERS)
			return err_as(e, ERR_USAGE, "structure has more than %d members", ELEM_MEMBERS);
		members[*count] = (struct elem_member){"", ""};
		if (read_member(d, &members[*count], e) || check_member(members, *count, is_type, types, e))
			return -1;
		++*count;
	}
	members[*count] = (struct elem_member){NULL, NULL};
	return 0;
}

static int is_type(const char *name)
{
	return type_of(name, elem_types) != NULL;
}

int user_structure_parse(const char *text, const char *name, struct user_structure *s, struct err *e)
{
	struct elem_member members[ELEM_MEMBERS + 1];
	int count, found = 0;

	(void)snprintf(s->text, sizeof s->text, "%s", text);
	if (user_structure_members(s->text, is_type, "V, I, i32, u32, i64, u64, f32, f64", members, &count, e))
		return -1;
	if (count != 2 && count != 4)
		return err_as(e, ERR_USAGE, "structure has %d members, not two or four", count);
	for (int k = 0; k < USER_STRUCTURE_TYPES && elem_types[k].name; k++) {
		(void)snprintf(s->names[k], sizeof s->names[k], "%s_%s", name, elem_types[k].name);
		make_for(s, k, members, count);
		found |= s->types[k].bytes > 0;
	}
	return found ? 0 : err_as(e, ERR_USAGE, "structure has members of different sizes");
}

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

/* Of the declarations cut into words. */
static void make_for(struct user_structure *s, int k, const char *const types[], const char *const names[], int count)
{
	const struct elem_type *value = &elem_types[k];
	struct elem_type *t = &s->types[k];

	*t = (struct elem_type){.name = s->names[k], .kernel = s->names[k], .kind = 's'};
	for (int i = 0; i < count; i++) {
		const struct elem_type *member = type_of(types[i], value);

		if (member->bytes != type_of(types[0], value)->bytes)
			return;
		t->members[i] = (struct elem_member){names[i], member->name};
	}
	t->bytes = count * type_of(types[0], value)->bytes;
}

/* "TYPE NAME" at `declaration`, which is cut into its words. */
static int read_member(char *declaration, const char **type, const char **name, struct err *e)
{
	char *rest = NULL, *first = strtok_r(declaration, " \t", &rest), *second = strtok_r(NULL, " \t", &rest);

	if (!first || !second || strtok_r(NULL, " \t", &rest))
		return err_as(e, ERR_USAGE, "structure wants members 'TYPE NAME', with semicolons between them");
	if (!type_of(first, elem_types))
		return err_as(e, ERR_USAGE, "structure has no type '%s': V, I, i32, u32, i64, u64, f32, f64", first);
	if (!is_name(second, 31))
		return err_as(e, ERR_USAGE, "structure cannot have a member '%s'", second);
	*type = first;
	*name = second;
	return 0;
}

int user_structure_parse(const char *text, const char *name, struct user_structure *s, struct err *e)
{
	const char *types[ELEM_MEMBERS] = {"", "", "", ""}, *names[ELEM_MEMBERS] = {"", "", "", ""};
	char *rest = NULL;
	int count = 0, found = 0;

	(void)snprintf(s->text, sizeof s->text, "%s", text);
	for (char *d = strtok_r(s->text, ";", &rest); d; d = strtok_r(NULL, ";", &rest)) {
		if (d[strspn(d, " \t")] == '\0')
			continue;
		if (count == ELEM_MEMBERS)
			return err_as(e, ERR_USAGE, "structure has more than %d members", ELEM_MEMBERS);
		if (read_member(d, &types[count], &names[count], e))
			return -1;
		for (int i = 0; i < count; i++)
			if (strcmp(names[i], names[count]) == 0)
				return err_as(e, ERR_USAGE, "structure has two members '%s'", names[i]);
		count++;
	}
	if (count != 2 && count != 4)
		return err_as(e, ERR_USAGE, "structure has %d members, not two or four", count);
	for (int k = 0; k < USER_STRUCTURE_TYPES && elem_types[k].name; k++) {
		(void)snprintf(s->names[k], sizeof s->names[k], "%s_%s", name, elem_types[k].name);
		make_for(s, k, types, names, count);
		found |= s->types[k].bytes > 0;
	}
	return found ? 0 : err_as(e, ERR_USAGE, "structure has members of different sizes");
}

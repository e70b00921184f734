/* Checks and collects key types defined by a script. */
#include "tuner/request/key_list.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/input.h"
#include "harness/keys/key_type.h"
#include "tuner/base/strings.h"

#define KEY_BYTES 16 /* limit: whole keys are loaded 16 bytes at a time */

/* Types of numeric keys, and of structure members. */
static const char *const key_numbers[] = {"i32", "u32", "i64", "u64", "f32", "f64", NULL};
static const char *const member_numbers[] = {"u8", "u16", "i32", "u32", "i64", "u64", "f32", "f64", NULL};

/* A list element with what its key type points to. key must be first, because the list consists of keys. */
struct entry {
	struct user_key key;
	char name[USER_KEY_NAME], where[512];
	char equal[KEY_LIST_TEXT];
	char structure[USER_STRUCTURE_TEXT];
};

static int is_one_of(const char *const *names, const char *name)
{
	while (*names && strcmp(*names, name) != 0)
		names++;
	return *names != NULL;
}

static int is_member_number(const char *name)
{
	return is_one_of(member_numbers, name);
}

static int check_name(const struct user_key *list, const char *name, struct err *e)
{
	if (!name[0])
		return err_as(e, ERR_USAGE, "key type has no name");
	if (!is_name(name, USER_KEY_NAME - 1))
		return err_as(e, ERR_USAGE, "name must be letters, digits and '_': '%s'", name);
	if (key_type_find(name))
		return err_as(e, ERR_USAGE, "key type '%s' is built in", name);
	if (key_list_find(list, name))
		return err_as(e, ERR_USAGE, "key type '%s' is defined already", name);
	return 0;
}

/* Checks `equal` without regard to the members that it uses. */
static int check_equal(const struct key_request *r, struct err *e)
{
	if (!r->equal[0])
		return r->structure[0] ? 0
				       : err_as(e, ERR_USAGE,
						"key type of numbers takes no equal: use the key type '%s'", r->type);
	if (strspn(r->equal, " \t") == strlen(r->equal))
		return err_as(e, ERR_USAGE, "equal is empty");
	return input_check_line("equal", r->equal, e);
}

static int check(const struct user_key *list, const struct key_request *r, struct err *e)
{
	if (check_name(list, r->name, e))
		return -1;
	if (!r->type[0] == !r->structure[0])
		return err_as(e, ERR_USAGE, "key type '%s' needs either a type or a structure", r->name);
	if (r->type[0] && !is_one_of(key_numbers, r->type))
		return err_as(e, ERR_USAGE, "keys cannot be of type '%s': i32, u32, i64, u64, f32, f64", r->type);
	return check_equal(r, e);
}

/* Determines the size of a structure, whose members must leave no padding. */
static int take_size(struct elem_type *type, struct err *e)
{
	int largest = 1;

	type->bytes = 0;
	for (const struct elem_member *m = type->members; m->name; m++) {
		const int bytes = key_type_plain(m->type)->bytes;

		if (type->bytes % bytes)
			return err_as(e, ERR_USAGE, "structure has padding before its member '%s'", m->name);
		type->bytes += bytes;
		largest = bytes > largest ? bytes : largest;
	}
	if (type->bytes % largest)
		return err_as(e, ERR_USAGE, "structure has padding at its end");
	if (type->bytes != 4 && type->bytes != 8 && type->bytes != KEY_BYTES)
		return err_as(e, ERR_USAGE, "structure has %d bytes: keys have 4, 8 or %d", type->bytes, KEY_BYTES);
	return 0;
}

/* A member must follow each "a." and "b.". */
static int check_members(const struct elem_type *type, const char *equal, struct err *e)
{
	for (const char *at = equal; (at = strchr(at, '.')); at++) {
		const char *name = at + 1 + strspn(at + 1, " \t");
		const struct elem_member *m = type->members;
		size_t length = 0;
		int is_key = at > equal && (at[-1] == 'a' || at[-1] == 'b') &&
			     (at == equal + 1 || !(isalnum((unsigned char)at[-2]) || at[-2] == '_'));

		while (isalnum((unsigned char)name[length]) || name[length] == '_')
			length++;
		while (m->name && !(strlen(m->name) == length && strncmp(m->name, name, length) == 0))
			m++;
		if (is_key && !m->name)
			return err_as(e, ERR_USAGE, "equal names '%.*s', which is no member of a key", (int)length,
				      name);
	}
	return 0;
}

/* Writes the comparison of all members. */
static void write_equal(const struct elem_type *type, char *to, size_t size)
{
	size_t used = 0;

	for (const struct elem_member *m = type->members; m->name && used < size; m++)
		used += (size_t)snprintf(to + used, size - used, "%sa.%s == b.%s", m == type->members ? "" : " && ",
					 m->name, m->name);
}

static int make_structure(struct entry *new, const struct key_request *r, struct err *e)
{
	struct elem_type *type = &new->key.type;
	int count;

	*type = (struct elem_type){.name = new->name, .kernel = "own_key", .kind = 's', .equal = new->equal};
	(void)snprintf(new->structure, sizeof new->structure, "%s", r->structure);
	if (user_structure_members(new->structure, is_member_number, "u8, u16, i32, u32, i64, u64, f32, f64",
				   type->members, &count, e))
		return -1;
	if (count < 2)
		return err_as(e, ERR_USAGE, "structure has %d members, not two to %d", count, ELEM_MEMBERS);
	if (take_size(type, e) || check_members(type, r->equal, e))
		return -1;
	if (!r->equal[0])
		write_equal(type, new->equal, sizeof new->equal);
	return 0;
}

int key_list_add(struct user_key **list, const struct key_request *r, const char *where, struct err *e)
{
	struct entry *new;

	if (check(*list, r, e))
		return -1;
	new = calloc(1, sizeof *new);
	if (!new)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a key type");
	(void)snprintf(new->name, sizeof new->name, "%s", r->name);
	(void)snprintf(new->where, sizeof new->where, "%s", where);
	(void)snprintf(new->equal, sizeof new->equal, "%s", r->equal);
	new->key.where = new->where;
	new->key.by_members = !r->equal[0];
	if (r->structure[0]) {
		if (make_structure(new, r, e))
			goto fail;
	} else {
		new->key.type = *key_type_plain(r->type);
		new->key.type.name = new->name;
		new->key.type.equal = new->equal;
	}
	if (user_key_init(&new->key, e))
		goto fail;
	while (*list)
		list = &(*list)->next;
	*list = &new->key;
	return 0;
fail:
	free(new);
	return -1;
}

void key_list_release(struct user_key **list)
{
	while (*list) {
		struct entry *first = (struct entry *)*list;

		*list = first->key.next;
		user_key_release(&first->key);
		free(first);
	}
}

const struct user_key *key_list_find(const struct user_key *list, const char *name)
{
	while (list && strcmp(list->type.name, name) != 0)
		list = list->next;
	return list;
}

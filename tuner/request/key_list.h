/* Key types that a tuning script defines: numbers or structures, and when two of them are equal. */
#ifndef SEGTUNE_KEY_LIST_H
#define SEGTUNE_KEY_LIST_H

#include "harness/base/err.h"
#include "harness/keys/user_key.h"
#include "tuner/request/user_structure.h"

#define KEY_LIST_TEXT 2048

/* The fields of key_type{ ... }. */
struct key_request {
	char name[USER_KEY_NAME];
	char type[USER_KEY_NAME];            /* of keys that are numbers */
	char structure[USER_STRUCTURE_TEXT]; /* of others their members: "i32 row; i32 column" */
	char equal[KEY_LIST_TEXT]; /* expression in a key a and the one behind it b; empty: all members are equal */
};

/*
 * Add the key type at the end of *list, which key_list_release frees. where: as in struct user_key. ERR_USAGE (its text
 * without where) for a name that is no identifier, too long or taken; for neither type nor structure, or both; for a
 * number without `equal`; for an `equal` that is no expression of one line, or names a member that there is not; for a
 * structure with padding, or of another size than 4, 8 or 16 bytes.
 */
int key_list_add(struct user_key **list, const struct key_request *r, const char *where, struct err *e);
void key_list_release(struct user_key **list);

/* The key type of that name; NULL if there is none. */
const struct user_key *key_list_find(const struct user_key *list, const char *name);

#endif

/* Key types defined by a tuning script: numbers or structures, and when two of them are equal. */
#ifndef SEGTUNE_KEY_LIST_H
#define SEGTUNE_KEY_LIST_H

#include "harness/base/err.h"
#include "harness/keys/user_key.h"
#include "tuner/request/user_structure.h"

#define KEY_LIST_TEXT 2048

/* The fields of key_type{ ... }. */
struct key_request {
	char name[USER_KEY_NAME];
	char type[USER_KEY_NAME];            /* for keys that are numbers */
	char structure[USER_STRUCTURE_TEXT]; /* otherwise the members: "i32 row; i32 column" */
	/* Expression in a key a and the following key b; empty: all members must be equal. */
	char equal[KEY_LIST_TEXT];
};

/*
 * Adds the key type at the end of *list, which the caller frees with key_list_release. where: as in struct user_key.
 * ERR_USAGE (the text does not contain where) if the name is not an identifier, too long or taken; if both or neither
 * of type and structure are given; if a number has no `equal`; if `equal` is not a one-line expression or uses an
 * unknown member; if a structure has padding or a size other than 4, 8 or 16 bytes.
 */
int key_list_add(struct user_key **list, const struct key_request *r, const char *where, struct err *e);
void key_list_release(struct user_key **list);

/* The key type with this name; NULL if there is none. */
const struct user_key *key_list_find(const struct user_key *list, const char *name);

#endif

/* Operators defined by a tuning script: one C expression for values of every type. */
#ifndef SEGTUNE_USER_OPER_H
#define SEGTUNE_USER_OPER_H

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "tuner/request/user_structure.h"

#define USER_OPER_NAME 32
#define USER_OPER_TEXT 2048

/* The fields of operator{ ... }. */
struct user_oper_request {
	char name[USER_OPER_NAME];
	char expression[USER_OPER_TEXT]; /* in a and b, of type T */
	char identity[USER_OPER_TEXT];
	char multiply[USER_OPER_TEXT]; /* in a and b; empty: a * b */
	/* Members of the structure to be combined, as for user_structure_parse; empty: values. With a structure,
	 * expression, identity and lift are statements that return a T. */
	char structure[USER_STRUCTURE_TEXT];
	char lift[USER_OPER_TEXT]; /* in the value x and its index i; empty: x */
	int commutative;
	double tolerance;
};

struct user_oper {
	struct user_oper_request text;
	char where[512]; /* "tune.lua:3" */
	struct user_structure structure;
	struct oper_user user;
	struct oper oper; /* points to the fields above, so a user_oper must not move */
	struct user_oper *next;
};

/* Adds the operator to *list, which the caller frees with user_opers_release. where: as in struct oper_user. ERR_USAGE
 * (the text does not contain where) if the name is not an identifier or is taken, if expression or identity is missing,
 * or if a text has more than one line. */
int user_oper_add(struct user_oper **list, const struct user_oper_request *r, const char *where, struct err *e);
void user_opers_release(struct user_oper **list);

/* The operator with this name: a user's, else a built-in one; NULL if there is none. */
const struct oper *user_oper_find(const struct user_oper *list, const char *name);

#endif

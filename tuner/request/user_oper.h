/* Operators that a tuning script defines: one C expression for values of every type. */
#ifndef SEGTUNE_USER_OPER_H
#define SEGTUNE_USER_OPER_H

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define USER_OPER_NAME 32
#define USER_OPER_TEXT 2048

/* What operator{ ... } says. */
struct user_oper_request {
	char name[USER_OPER_NAME];
	char expression[USER_OPER_TEXT]; /* in a and b, of type T */
	char identity[USER_OPER_TEXT];
	char multiply[USER_OPER_TEXT]; /* in a and b; empty: the product */
	int commutative;
	double tolerance;
};

struct user_oper {
	struct user_oper_request text;
	char where[512]; /* "tune.lua:3" */
	struct oper_user user;
	struct oper oper; /* points into the rest, so that none of it may move */
	struct user_oper *next;
};

/*
 * Add what r defines to *list, which user_opers_release ends. where: as in struct oper_user. ERR_USAGE, without where
 * in it, for a name that is no identifier, is taken, or is one of the program's own operators, for an expression or an
 * identity that is missing, and for text that is no single line.
 */
int user_oper_add(struct user_oper **list, const struct user_oper_request *r, const char *where, struct err *e);
void user_opers_release(struct user_oper **list);

/* The operator named: a user's, else one of the program's own; NULL where there is neither. */
const struct oper *user_oper_find(const struct user_oper *list, const char *name);

#endif

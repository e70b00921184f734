/* Structures that a script's operator combines: "V low; V high". */
#ifndef SEGTUNE_USER_STRUCTURE_H
#define SEGTUNE_USER_STRUCTURE_H

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define USER_STRUCTURE_TEXT 256
#define USER_STRUCTURE_TYPES 6 /* types of values: those of elem_types */

/* A structure for each type of values. It points into itself: it must not move. */
struct user_structure {
	char text[USER_STRUCTURE_TEXT]; /* of which the names of members are parts */
	char names[USER_STRUCTURE_TYPES][48];
	struct elem_type
		types[USER_STRUCTURE_TYPES]; /* in the order of elem_types; bytes 0: not for values of that type */
};

/*
 * Cut `text`, declarations "TYPE NAME" with semicolons between them, into *count members, which become parts of it, and
 * one behind them whose name is NULL. is_type: may a member be of that type? types: those that may, for the message.
 * ERR_USAGE for anything else, for more than ELEM_MEMBERS, and for two of one name.
 */
int user_structure_members(char *text, int (*is_type)(const char *name), const char *types,
			   struct elem_member members[ELEM_MEMBERS + 1], int *count, struct err *e);

/*
 * Parse declarations of two or four members, "TYPE NAME" each: V is the type of the values, I the signed integer of its
 * size, i32, u32, i64, u64, f32 and f64 are themselves. Members of one structure have one size, or there is none for
 * values of that type. name: the operator's. ERR_USAGE for anything else.
 */
int user_structure_parse(const char *text, const char *name, struct user_structure *s, struct err *e);

#endif

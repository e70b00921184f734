/* Structures that a script's operator combines: "V low; V high". */
#ifndef SEGTUNE_USER_STRUCTURE_H
#define SEGTUNE_USER_STRUCTURE_H

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define USER_STRUCTURE_TEXT 256
#define USER_STRUCTURE_TYPES 6 /* number of value types in elem_types */

/* A structure for each value type. Contains pointers to itself: it must not move. */
struct user_structure {
	char text[USER_STRUCTURE_TEXT]; /* the names of members point into this */
	char names[USER_STRUCTURE_TYPES][48];
	struct elem_type
		/* In the order of elem_types; bytes 0: not defined for values of that type. */
		types[USER_STRUCTURE_TYPES];
};

/* Splits `text`, declarations "TYPE NAME" separated by semicolons, into *count members, which point into it, and a
 * terminating one with a NULL name. is_type: whether a member may have that type; types: lists these, for the message.
 * ERR_USAGE for anything else, for more than ELEM_MEMBERS members, and for duplicate names. */
int user_structure_members(char *text, int (*is_type)(const char *name), const char *types,
			   struct elem_member members[ELEM_MEMBERS + 1], int *count, struct err *e);

/* Parses declarations of two or four members, "TYPE NAME" each: V is the type of the values, I the signed integer of
 * the same size, i32, u32, i64, u64, f32 and f64 are themselves. The structure is defined only for value types that
 * make all members equally large. name: the operator's. ERR_USAGE for anything else. */
int user_structure_parse(const char *text, const char *name, struct user_structure *s, struct err *e);

#endif

/* Operations: what is computed of which arrays. */
#ifndef SEGTUNE_OPERATION_H
#define SEGTUNE_OPERATION_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "harness/data/input.h"
#include "harness/keys/key_type.h"

#define OPERATION_ARRAYS 8

struct problem;
struct user_key;

/* An operation with keys has an entry for each key type, all of one name; the first is the default. */
struct operation {
	const char *name;
	const char *key_type;                          /* "i32", ..., KEY_TYPE_NONE; NULL without keys */
	struct user_key *user_key;                     /* a script's key type, borrowed; NULL: one of the program's */
	const char *arrays[OPERATION_ARRAYS + 1];      /* in the order in which make adds them */
	int (*make)(struct problem *p, struct err *e); /* adds arrays and expected results to p */
	const char *types;      /* element types it is defined for, separated by blanks; the first is the default. NULL:
				   every type that the operator is defined for, f32 by default */
	const char *opers;      /* operators it is defined for, separated by blanks; NULL: every one */
	const char *more_types; /* types beside these where an input says how they are multiplied; NULL: none */
	int64_t most;           /* elements at most; 0: no limit of its own */
	int combines;           /* 1: an operator combines elements; 0: the case's operator is oper_none */
	int regular;            /* 1: all segments must have one length, which is compiled in */
	int rows;               /* 1: elements are rows, of a width that is compiled in */
	int apart;              /* 1: both bounds of each segment are among the arrays: "offsets" stands for nothing */
	int multiplies;         /* 1: elements are products (MULTIPLY); with other operators than plus: sums */
	int scattered;          /* 1: elements are not at their indices: no operators that make them from these */
	int begins;             /* 1: folds may begin with an initial value */
	int in_place;           /* 1: results may take the place of the values, one an element */
	struct {                /* results that are not folds of the elements as they are */
		int finishes;   /* 1: they may be other than folds */
		int narrows;    /* 1: of those others only folds rounded, or cut, to what values have in memory */
		int shares; /* 1: they are what each element is in its segment's fold: no users' operators, no inputs */
	};
	int large; /* arrays of as many entries as there are elements, beside the values */
};

/* Entry k of all that the harness knows, those of one name side by side; NULL behind the last (registry.c). */
const struct operation *operation_at(int k);

/* The operation named, with its default key type; NULL if there is none. */
const struct operation *operation_find(const char *name);

/* Is the operation defined for this type and operator? */
int operation_takes(const struct operation *o, const struct elem_type *type, const struct oper *oper);

/*
 * Does it take that input of values? An initial value and results in place of values, only where `begins` and
 * `in_place` say so. What multiplies, only where there is a matrix. Others only where elements are combined and lie in
 * an array "values"; what uses the segment, only where segments are known beforehand; what uses places, only where
 * elements lie at theirs.
 */
int operation_takes_input(const struct operation *o, const struct input *input);

/* Has it offsets of segments among its arrays? */
int operation_has_offsets(const struct operation *o);

/* Are its elements rows of a table, as an index among its arrays says? */
int operation_has_table(const struct operation *o);

/* Are the rows of the table multiplied by weights? */
int operation_has_weights(const struct operation *o);

/* Its element type where none is named. */
const char *operation_default_type(const struct operation *o);

/* Its operator where none is named: plus, else the only one. */
const struct oper *operation_default_oper(const struct operation *o);

/* The key type as users write it and as it is stored: empty without keys. */
const char *operation_key_type(const struct operation *o);

/* Type of the keys that are read; NULL without. */
const struct elem_type *operation_key(const struct operation *o);

/* Is the key of each run a result? */
int operation_writes_keys(const struct operation *o);

/* Can scripts define key types for it? */
int operation_takes_user_keys(const struct operation *o);

#endif

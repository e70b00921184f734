/* Operations: what is computed, from which arrays. */
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

/* An operation. Those with keys have one entry per key type, all with the same name, the default first. */
struct operation {
	const char *name;
	const char *key_type;                     /* "i32", ..., or KEY_TYPE_NONE; NULL: no keys */
	struct user_key *user_key;                /* key type defined by a script, borrowed; NULL: a built-in one */
	const char *arrays[OPERATION_ARRAYS + 1]; /* names, in the order in which `make` adds the arrays */
	/* Adds arrays and expected results to p; returns -1 with e filled on failure. */
	int (*make)(struct problem *p, struct err *e);
	/* Supported element types, separated by blanks, the default first. NULL: every type that the operator supports,
	 * f32 by default. */
	const char *types;
	const char *opers;      /* supported operators, separated by blanks; NULL: all */
	const char *more_types; /* further types, allowed if an input redefines the product; NULL: none */
	int64_t most;           /* maximum number of elements; 0: no limit of its own */
	int combines;           /* 1: an operator combines elements; 0: the operator is always oper_none */
	int regular;            /* 1: all segments have the same length, a compile-time constant */
	int rows;               /* 1: elements are rows, of a width that is a compile-time constant */
	int apart;              /* 1: two arrays hold the begins and ends of segments, instead of one array "offsets" */
	int multiplies;         /* 1: elements are products (MULTIPLY) or, for operators other than plus, sums */
	int scattered;          /* 1: elements are not stored in order, so operators that use the index are excluded */
	int begins;             /* 1: reductions may start from an initial value */
	int in_place;           /* 1: results may overwrite the values, one per element */
	struct {                /* for results that are not plain reductions of the elements */
		int finishes;   /* 1: operators with `finish` and narrowing types are allowed */
		int narrows;    /* 1: of these, only rounding or truncation to the type of values in memory */
		/* 1: a result is an element's share of its segment's reduction; excludes user-defined operators and
		 * inputs. */
		int shares;
	};
	int large; /* number of arrays with one entry per element, besides the values */
};

/* Entry k of all operations; entries with the same name are adjacent. NULL past the last (registry.c). */
const struct operation *operation_at(int k);

/* The operation with this name and its default key type; NULL if unknown. */
const struct operation *operation_find(const char *name);

/* Whether the operation supports this type and operator. */
int operation_takes(const struct operation *o, const struct elem_type *type, const struct oper *oper);

/* Whether the operation supports this input. Initial values need `begins`, in-place results `in_place`, and a redefined
 * product needs a matrix. Other inputs need elements that are combined and stored in an array "values"; if they use the
 * segment, segments must be known in advance, and if they use the index, elements must be stored in order. */
int operation_takes_input(const struct operation *o, const struct input *input);

/* Whether "offsets" is one of its arrays. */
int operation_has_offsets(const struct operation *o);

/* Whether elements are rows of a table, selected by an array "index". */
int operation_has_table(const struct operation *o);

/* Whether the table rows are multiplied by weights. */
int operation_has_weights(const struct operation *o);

/* Its default element type. */
const char *operation_default_type(const struct operation *o);

/* Its default operator: plus, else the only one. */
const struct oper *operation_default_oper(const struct operation *o);

/* The key type as users write it and databases store it; "" without keys. */
const char *operation_key_type(const struct operation *o);

/* The type of the keys that are read; NULL without keys. */
const struct elem_type *operation_key(const struct operation *o);

/* Whether the key of each run is a result. */
int operation_writes_keys(const struct operation *o);

/* Whether scripts can define key types for it. */
int operation_takes_user_keys(const struct operation *o);

#endif

/*
 * Operations: inputs, expected outputs and tolerances of one case, on the host.
 *
 * What each operation computes stands in the table in operations.c; arrays are named there, in the order in which
 * problem_make makes them.
 */
#ifndef SEGTUNE_PROBLEM_H
#define SEGTUNE_PROBLEM_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/dataset.h"
#include "harness/data/elem.h"
#include "harness/data/geometry.h"

#define PROBLEM_ARRAYS 8

enum array_role { ARRAY_IN, ARRAY_OUT };

struct problem_array {
	char name[24];
	enum array_role role;
	const struct elem_type *type; /* of the array: T for values, i32 or i64 for offsets */
	int64_t count;
	const void *host;  /* inputs: what is uploaded; outputs: what is expected. Of a user's operator nobody knows
			      that before load_expect; until then zeros */
	double *tolerance; /* outputs: largest |result - expected| for each element; NULL: must be equal */
};

struct problem {
	const struct operation *operation;
	const struct dataset *dataset;       /* borrowed */
	const struct geometry *geometry;     /* borrowed */
	const struct elem_type *offset_type; /* i32 where n < 2^31 - 2^16, else i64 */
	int64_t length;                      /* of every segment, where the operation wants them equal; else 0 */
	int64_t columns;                     /* of a matrix, else 0 */
	int narrays;
	struct problem_array arrays[PROBLEM_ARRAYS];
	void *owned[2 * PROBLEM_ARRAYS]; /* host memory that problem_release frees */
};

struct operation {
	const char *name;
	const char *about;
	const char *arrays[PROBLEM_ARRAYS + 1];
	int (*make)(struct problem *p, struct err *e);
	const char *types; /* element types it is defined for, separated by blanks; the first is the default. NULL:
			      every type that the operator is defined for, f32 by default */
	const char *opers; /* operators it is defined for, separated by blanks; NULL: every one */
	const char *key;   /* type of keys, NULL without */
	int combines;      /* 1: an operator combines elements; 0: the case's operator is oper_none */
	int regular;       /* 1: all segments must have one length, which is compiled in */
	int multiplies;    /* 1: elements are products (MULTIPLY); with other operators than plus: sums */
	int scattered;     /* 1: elements are not at their indices: no operators that make them from these */
	int large;         /* arrays of as many entries as there are elements, beside the values */
};

/* name NULL at the end. */
extern const struct operation operations[];

/* The operation named, or NULL. */
const struct operation *operation_find(const char *name);

/* Is the operation defined for this type and operator? The second: its element type when nobody says which. */
int operation_takes(const struct operation *o, const struct elem_type *type, const struct oper *oper);
const char *operation_default_type(const struct operation *o);

/* Type of the operation's keys, NULL without. */
const struct elem_type *operation_key(const struct operation *o);

/*
 * Inputs and reference of `operation` on this data and geometry (dataset->n >= geometry->n). Both must outlive p.
 * ERR_USAGE for an unknown operation, a type or operator that it is not defined for, and for segments of different
 * lengths where it wants equal ones; ERR_TOO_LARGE without memory.
 */
int problem_make(struct problem *p, const char *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e);

/* What offset_type and length of such a problem are. */
const struct elem_type *problem_offset_type(const struct geometry *g);
int64_t problem_length(const struct operation *o, const struct geometry *g);
void problem_release(struct problem *p);

#endif

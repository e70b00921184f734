/* Problems: inputs, expected outputs and tolerances of one case, on the host. */
#ifndef SEGTUNE_PROBLEM_H
#define SEGTUNE_PROBLEM_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/dataset.h"
#include "harness/data/elem.h"
#include "harness/data/geometry.h"
#include "harness/operations/operation.h"

#define PROBLEM_ARRAYS OPERATION_ARRAYS

enum array_role { ARRAY_IN, ARRAY_OUT };

struct problem_array {
	char name[24];
	enum array_role role;
	const struct elem_type *type; /* of the array: T for values, i32 or i64 for offsets */
	int64_t count;
	const void *host;  /* inputs: what is uploaded; outputs: what is expected; zeros until
			      device_problem_expect where the operator needs the device */
	double *tolerance; /* outputs: largest |result - expected| for each element; NULL: must be equal */
	int in_place;      /* outputs: 1 + the input whose values lie in it when a call begins; 0: none */
	int parts;         /* numbers of this type that make a result, aligned together: more than 1 where results are
			      structures that need not be equal */
};

struct problem {
	const struct operation *operation;
	const struct dataset *dataset;       /* borrowed */
	const struct geometry *geometry;     /* borrowed */
	const struct elem_type *offset_type; /* i32, for fewer than 2^31 - 2^16 elements and segments, or i64 */
	int64_t length;                      /* of every segment, where the operation wants them equal; else 0 */
	int64_t columns;                     /* of a matrix, else 0 */
	struct row_shape row;                /* where the operation has rows; else 0, 0 */
	int shifted; /* 1: on a device each array begins one element behind an aligned address; set after it is made */
	int narrays;
	struct problem_array arrays[PROBLEM_ARRAYS];
	void *owned[2 * PROBLEM_ARRAYS]; /* host memory that problem_release frees */
};

/*
 * Inputs and expected results of the operation on this data and geometry (dataset->n >= problem_values of both). All
 * three must outlive p. ERR_USAGE for a type or operator that it is not defined for, for segments of different lengths
 * where it wants equal ones, and for rows where it wants single values; ERR_TOO_LARGE without memory.
 */
int problem_make(struct problem *p, const struct operation *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e);

/* The same with offsets of this type, in place of the narrowest. ERR_USAGE where they are too narrow. */
int problem_make_as(struct problem *p, const struct operation *operation, const struct elem_type *offset_type,
		    const struct dataset *dataset, const struct geometry *geometry, struct err *e);

/* Values in memory: rows of row.stride, as many as there are elements, or of the table that these are taken from. */
int64_t problem_values(const struct operation *o, const struct geometry *g);

/* Rows of that table; 0: the operation has none. */
int64_t problem_table(const struct operation *o, const struct geometry *g);

/* What offset_type and length of such a problem are. */
const struct elem_type *problem_offset_type(const struct geometry *g);
int64_t problem_length(const struct operation *o, const struct geometry *g);
struct row_shape problem_row(const struct operation *o, const struct geometry *g);

/* A row to ask descriptors about where there is no case. */
struct row_shape operation_sample_row(const struct operation *o);

void problem_release(struct problem *p);

#endif

/* A problem: inputs, expected outputs and tolerances of one case, on the host. */
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
	const struct elem_type *type; /* of the array's elements: T for values, i32 or i64 for offsets */
	int64_t count;
	/* Inputs: the contents to upload; outputs: the expected contents; zeros until device_problem_expect if the
	 * operator needs the device. */
	const void *host;
	double *tolerance; /* outputs: largest |result - expected| per element; NULL: must be equal */
	int in_place;      /* outputs: 1 + index of the input whose values it holds when a call begins; 0: none */
	/* Numbers of this type that form one result and are aligned together; more than 1 if results are structures
	 * compared with a tolerance. */
	int parts;
};

struct problem {
	const struct operation *operation;
	const struct dataset *dataset;       /* borrowed */
	const struct geometry *geometry;     /* borrowed */
	const struct elem_type *offset_type; /* i32 for fewer than 2^31 - 2^16 elements and segments, else i64 */
	int64_t length;                      /* of every segment, if the operation needs equal lengths; else 0 */
	int64_t columns;                     /* of a matrix, else 0 */
	struct row_shape row;                /* if elements are rows; else 0, 0 */
	/* 1: on the device, each array begins one element after an aligned address. Set by the caller of
	 * problem_make. */
	int shifted;
	int narrays;
	struct problem_array arrays[PROBLEM_ARRAYS];
	void *owned[2 * PROBLEM_ARRAYS]; /* host memory, freed by problem_release */
};

/*
 * Makes the inputs and expected results of the operation on these data and geometry (dataset->n >= problem_values of
 * both). operation, dataset and geometry must outlive *p; the caller releases it with problem_release. ERR_USAGE if the
 * operation does not support the type or operator, needs segments of equal length, or needs single values instead of
 * rows; ERR_TOO_LARGE if out of memory.
 */
int problem_make(struct problem *p, const struct operation *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e);

/* The same with this offset type instead of the narrowest. ERR_USAGE if it is too narrow. */
int problem_make_as(struct problem *p, const struct operation *operation, const struct elem_type *offset_type,
		    const struct dataset *dataset, const struct geometry *geometry, struct err *e);

/* The number of values in memory: elements, or rows of the table they are taken from, times row.stride. */
int64_t problem_values(const struct operation *o, const struct geometry *g);

/* The rows of that table; 0: the operation has none. */
int64_t problem_table(const struct operation *o, const struct geometry *g);

/* The offset_type, length and row that such a problem will have. */
const struct elem_type *problem_offset_type(const struct geometry *g);
int64_t problem_length(const struct operation *o, const struct geometry *g);
struct row_shape problem_row(const struct operation *o, const struct geometry *g);

/* A row shape for queries to descriptors without a case. */
struct row_shape operation_sample_row(const struct operation *o);

void problem_release(struct problem *p);

#endif

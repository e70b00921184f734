/* Shared by the files that make problems; nobody else includes it. */
#ifndef SEGTUNE_PROBLEM_IMPL_H
#define SEGTUNE_PROBLEM_IMPL_H

#include "harness/operations/problem.h"

/* count * bytes of host memory that problem_release frees; NULL with e filled. */
void *problem_own(struct problem *p, int64_t count, size_t bytes, struct err *e);

/* The next array. host as in struct problem_array. */
struct problem_array *problem_add(struct problem *p, const char *name, enum array_role role,
				  const struct elem_type *type, int64_t count, const void *host);

/* An input `name` of the case's offset type with these count numbers. */
int problem_add_offsets(struct problem *p, const char *name, const int64_t *numbers, int64_t count, struct err *e);

/* The dataset's first n values as input `name`. */
void problem_add_values(struct problem *p, const char *name);

/*
 * Room for count expected results of the dataset's type and operator as output "result", with tolerances, one for each
 * number of a structure, unless results are exact. Filled by the caller through *result and *tolerance (NULL: exact).
 */
int problem_add_result(struct problem *p, int64_t count, void **result, double **tolerance, struct err *e);

/* Columns, and values as numbers of the type, of the geometry's matrix, in the order of rows; either may be NULL. */
int problem_read_matrix(const struct problem *p, const struct elem_type *type, int32_t *columns, void *values,
			struct err *e);

/*
 * Where each segment begins when all of them are laid out in a random order: segments numbers, malloc'd. NULL with e
 * filled.
 */
int64_t *problem_scatter_segments(const struct geometry *g, uint64_t seed, struct err *e);

/* Of bags: input "index", rows of the table; NULL with e filled. */
const struct problem_array *problem_add_index(struct problem *p, struct err *e);

/* Input "weights", of the type that values are widened to; NULL with e filled. */
const struct problem_array *problem_add_weights(struct problem *p, struct err *e);

/* Segments by their offsets, count + 1 of them. */
struct row_segments {
	const int64_t *offsets;
	int64_t count;
};

/*
 * "result": of each segment and column the fold of rows of the dataset's values, element i being row i, or row
 * index[i], times weights[i] (both may be NULL).
 */
int problem_add_row_folds(struct problem *p, const struct row_segments *of, const struct problem_array *index,
			  const struct problem_array *weights, struct err *e);

/* The same of the geometry's segments, behind their "offsets". */
int problem_add_segment_folds(struct problem *p, const struct problem_array *index, const struct problem_array *weights,
			      struct err *e);

/* The same with what each value is in its segment and column, as a softmax, in place of folds: as many as values. */
int problem_add_row_shares(struct problem *p, struct err *e);

/* Operations by what they compute, each table where their makers are; name NULL at the end. For registry.c. */
extern const struct operation reduce_operations[], by_key_operations[], scan_operations[], spmv_operations[],
	image_operations[], row_operations[], bag_operations[], softmax_operations[], move_operations[];

#endif

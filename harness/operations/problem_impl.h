/* Shared by the files that make problems; included by them only. */
#ifndef SEGTUNE_PROBLEM_IMPL_H
#define SEGTUNE_PROBLEM_IMPL_H

#include "harness/operations/problem.h"

/* Allocates count * bytes of host memory, freed by problem_release; NULL with e filled on failure. */
void *problem_own(struct problem *p, int64_t count, size_t bytes, struct err *e);

/* Adds an array. host: as in struct problem_array. */
struct problem_array *problem_add(struct problem *p, const char *name, enum array_role role,
				  const struct elem_type *type, int64_t count, const void *host);

/* Adds an input `name` of the problem's offset type with these `count` numbers. */
int problem_add_offsets(struct problem *p, const char *name, const int64_t *numbers, int64_t count, struct err *e);

/* Adds the dataset's first n values as input `name`. */
void problem_add_values(struct problem *p, const char *name);

/* Adds output "result": `count` expected results of the dataset's type and operator, with a tolerance for each (for
 * each number of a structure) unless results are exact. The caller fills *result and *tolerance (NULL: exact). */
int problem_add_result(struct problem *p, int64_t count, void **result, double **tolerance, struct err *e);

/* Columns, and values converted to the type, of the geometry's matrix, by rows; columns or values may be NULL. */
int problem_read_matrix(const struct problem *p, const struct elem_type *type, int32_t *columns, void *values,
			struct err *e);

/* Lays out all segments in random order. Returns where each begins: one number per segment, malloc'd; NULL with e
 * filled on failure. */
int64_t *problem_scatter_segments(const struct geometry *g, uint64_t seed, struct err *e);

/* For bags: adds input "index", the table row of each element; NULL with e filled on failure. */
const struct problem_array *problem_add_index(struct problem *p, struct err *e);

/* Adds input "weights", of the accumulation type; NULL with e filled on failure. */
const struct problem_array *problem_add_weights(struct problem *p, struct err *e);

/* Segments: count + 1 offsets. */
struct row_segments {
	const int64_t *offsets;
	int64_t count;
};

/* Adds output "result": for each segment and column the reduction of rows of the dataset. Element i is row i, or row
 * index[i], times weights[i]; index and weights may be NULL. */
int problem_add_row_folds(struct problem *p, const struct row_segments *of, const struct problem_array *index,
			  const struct problem_array *weights, struct err *e);

/* The same for the geometry's segments; also adds their "offsets". */
int problem_add_segment_folds(struct problem *p, const struct problem_array *index, const struct problem_array *weights,
			      struct err *e);

/* The same, but results are each value's share of its segment and column, as in a softmax: one per value. */
int problem_add_row_shares(struct problem *p, struct err *e);

/* Tables of operations by what they compute, next to their makers; terminated by a NULL name. For registry.c. */
extern const struct operation reduce_operations[], by_key_operations[], scan_operations[], spmv_operations[],
	image_operations[], row_operations[], bag_operations[], softmax_operations[], move_operations[];

#endif

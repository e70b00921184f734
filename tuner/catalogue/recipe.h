/* Recipes: the launches of a variant as expressions in the sizes of a call, for programs that run without segtune. */
#ifndef SEGTUNE_RECIPE_H
#define SEGTUNE_RECIPE_H

#include "harness/measure/plan.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/expr.h"

/* The inputs of expressions. All are integers except the mean. */
enum recipe_input {
	/* Of the call. */
	INPUT_N,
	INPUT_SEGMENTS,
	INPUT_EMPTY,   /* number of empty segments */
	INPUT_LONGEST, /* elements of the longest segment, or of the longest one sampled; 0: unknown */
	INPUT_SPAN,    /* elements of the heaviest GEOMETRY_SPAN consecutive segments; 0: unknown */
	INPUT_COLUMNS, /* of a matrix */
	INPUT_LENGTH,  /* of every segment, if it is compiled in */
	INPUT_MEAN,    /* elements / segments; 0 without segments */
	INPUT_WIDTH,   /* row width in values */
	INPUT_STRIDE,  /* row stride in values */
	/* Of the device; 0 if unknown. */
	INPUT_IS_CPU,
	INPUT_COMPUTE_UNITS,
	INPUT_MAX_BLOCK,
	INPUT_LOCAL_BYTES,
	INPUT_LOCAL_BYTES_SM,
	INPUT_THREADS_SM,
	INPUT_BLOCKS_SM,
	INPUT_REGISTERS_SM,
	RECIPE_INPUTS
};

/* A variant for one operation, type, operator and offset type, on devices of one backend and, for CUDA, one
 * architecture (because `possible` may ask for it). */
struct recipe {
	/* Grid, block, local_bytes, bytes of temporaries and scalars are nodes of exprs. Node 0 is the constant 0.
	 * Arrays are numbered as in the operation. */
	struct plan plan;
	int possible; /* node: 1 or 0 */
	struct exprs exprs;
};

/* What a recipe is made for. */
struct recipe_request {
	const struct variant *variant;
	const struct gpu_info *device; /* only backend, arch, warp, has_shuffle and has_f64 are used */
	const struct operation *operation;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
};

/* Fails if the descriptor's functions use more than the inputs, or use them in ways that expressions do not support.
 * The caller frees *recipe with recipe_release. */
int recipe_make(struct catalogue *cat, const struct recipe_request *r, struct recipe *recipe, struct err *e);
void recipe_release(struct recipe *recipe);

/* Whether any of its expressions depends on the input. */
int recipe_asks(const struct recipe *recipe, enum recipe_input input);

/* A case without data from which plans can be made; its row shape is a sample if the inputs have none. The problem
 * borrows the other fields and r. */
struct recipe_case {
	struct geometry geometry;
	struct dataset dataset;
	struct problem problem;
};
void recipe_case_make(const struct recipe_request *r, const int64_t *inputs, struct recipe_case *c);

/* The inputs for this case and device; whole and real have RECIPE_INPUTS entries. */
void recipe_inputs(const struct recipe_case *c, const struct gpu_info *device, int64_t *whole, double *real);

#endif

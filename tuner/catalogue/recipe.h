/* Recipes: the launches of a variant as expressions, for calls whose sizes are known only where segtune is not. */
#ifndef SEGTUNE_RECIPE_H
#define SEGTUNE_RECIPE_H

#include "harness/measure/plan.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/expr.h"

/* What expressions may ask for. All are whole numbers but the mean. */
enum recipe_input {
	/* Of the call. */
	INPUT_N,
	INPUT_SEGMENTS,
	INPUT_EMPTY,   /* segments without elements */
	INPUT_COLUMNS, /* of a matrix */
	INPUT_LENGTH,  /* of every segment, where that is compiled in */
	INPUT_MEAN,    /* elements / segments, 0 without segments */
	INPUT_WIDTH,   /* of rows: values that count */
	INPUT_STRIDE,  /* of rows: values from one to the next */
	/* Of the device; 0 where unknown. */
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

/*
 * A variant for one operation, type, operator and offset type, on devices of one backend and, of CUDA, one architecture
 * (which `possible` may ask for).
 */
struct recipe {
	struct plan plan; /* grid, block, local_bytes, bytes of temporaries and scalars are nodes of exprs. Node 0 is
			     the constant 0. Arrays count as in the operation */
	int possible;     /* node: 1 or 0 */
	struct exprs exprs;
};

/* What a recipe is for. */
struct recipe_request {
	const struct variant *variant;
	const struct gpu_info *device; /* backend, arch, warp, has_shuffle and has_f64 count */
	const struct operation *operation;
	const struct elem_type *type, *offset_type;
	const struct oper *oper;
};

/* An error where the descriptor's functions ask for more than the inputs, or do with them what expressions cannot. The
 * caller ends it with recipe_release. */
int recipe_make(struct catalogue *cat, const struct recipe_request *r, struct recipe *recipe, struct err *e);
void recipe_release(struct recipe *recipe);

/* Does any of its expressions depend on the input? */
int recipe_asks(const struct recipe *recipe, enum recipe_input input);

/* A case without data: what plans are made from, its rows a sample's where the inputs have none. The problem borrows
 * the others and r. */
struct recipe_case {
	struct geometry geometry;
	struct dataset dataset;
	struct problem problem;
};
void recipe_case_make(const struct recipe_request *r, const int64_t *inputs, struct recipe_case *c);

/* The inputs of this case and device; whole and real have RECIPE_INPUTS entries. */
void recipe_inputs(const struct recipe_case *c, const struct gpu_info *device, int64_t *whole, double *real);

#endif

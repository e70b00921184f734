/*
 * The catalogue: families (operation/strategy) read from Lua descriptors, embedded ones and a user's own folder. The
 * only part that evaluates descriptors; gives out plain C data.
 */
#ifndef SEGTUNE_CATALOGUE_H
#define SEGTUNE_CATALOGUE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "harness/device/gpu.h"
#include "harness/measure/plan.h"
#include "harness/operations/problem.h"
#include "tuner/request/param_filter.h"

#define FAMILY_PARAMS 16

struct family_param {
	char name[32];
	int nvalues;
	int64_t *values; /* in the descriptor's order; the first is the default */
	char *meaning;   /* one line, or NULL */
	int rare;        /* 1: sensible variants have the default */
};

struct family {
	char operation[32];   /* "segreduce" */
	char strategy[32];    /* "flat" */
	char name[72];        /* "segreduce/flat" */
	char *about, *origin; /* one line; the descriptor's file */
	int line;             /* of strategy{...} in it */
	char *when, *idea;    /* for the catalogue's page; NULL where the descriptor says nothing */
	char *on_request;     /* why sweeps take it by its name or with all variants only; or NULL */
	char *kernels;        /* names of the launches, in order, separated by spaces */
	char *temporaries;    /* names of the temporaries, sorted, separated by spaces; empty: none */
	char *source;         /* name of the kernel file: "variants/segreduce/flat.cl" or DIR/segreduce/flat.cl */
	int library;          /* 1: source is a shared library (harness/device/library.h), a peer to compare with */
	char backend[16];     /* "" any; "cuda" for .cu sources; or "opencl", "fake" */
	int takes_source;     /* elements come from variants/source.h: all operators, all sources */
	int takes_values;     /* a launch names the array "values": not for operations without */
	int ordered;          /* 0: it may change the order of operands, and no operator that minds is given to it */
	int nparams;
	struct family_param params[FAMILY_PARAMS]; /* sorted by name */
	int lent;                                  /* 1: another operation's, which this one is like */
	int descriptor;                            /* private: reference to the Lua table */
};

/* What a descriptor's functions see of a case. */
struct case_shape {
	const struct elem_type *type, *offset_type;
	const struct elem_type *key; /* of the keys that are read; NULL without */
	int writes_keys;             /* 1: the key of each run is a result */
	const struct oper *oper;
	int64_t n, segments, min, max, empty;
	int64_t length, columns; /* as in struct problem */
	double mean, cv;
};

struct variant {
	const struct family *family;
	int64_t values[FAMILY_PARAMS]; /* in the order of family->params */
	char params[256]; /* canonical text: "HALF_CAPACITY=0 LDG=1 NT=128 VT=7"; empty without parameters */
	int sensible;     /* 0: possible, but not in the default space */
};

struct catalogue;

/* dir: a user's folder of OPERATION/NAME.lua to add, or NULL. A mistake names file, line and what is wrong. */
int catalogue_open(const char *dir, struct catalogue **cat, struct err *e);
void catalogue_close(struct catalogue *cat);

/*
 * Another catalogue of the same, for another thread: family i of the one is family i of the other. -1 where it cannot
 * be had, or the user's folder has other families by now.
 */
int catalogue_again(const struct catalogue *cat, struct catalogue **again, struct err *e);

/* All families, sorted by name. Owned by the catalogue. */
int catalogue_families(const struct catalogue *cat, const struct family **families);
const struct family *catalogue_find(const struct catalogue *cat, const char *operation, const char *strategy);

/* Name of operation i in a fixed order; NULL behind the last. */
const char *catalogue_operation_name(const struct catalogue *cat, int i);

/* One line on an operation, or NULL if there is none of that name. */
const char *catalogue_operation_about(const struct catalogue *cat, const char *operation);

/*
 * What an operation computes: the harness's entry for that key type ("" for the default one), under the operation's own
 * name. NULL if there is none of that name or key type. Owned by the catalogue.
 */
const struct operation *catalogue_operation(const struct catalogue *cat, const char *operation, const char *key_type);

/* The same for its key types one after the other; NULL behind the last. An operation without keys has one entry. */
const struct operation *catalogue_operation_at(const struct catalogue *cat, const char *operation, int k);

void case_shape_of(struct case_shape *shape, const struct problem *problem);

/* The same before there is a problem. */
void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g);

/* The number of the family's parameter of that name, -1 if it has none. */
int family_param_find(const struct family *family, const char *name);

/* Why no variant of the family can do this operator on this type: static text; NULL where some may. */
const char *catalogue_obstacle(const struct family *family, const struct elem_type *type, const struct oper *oper);

/*
 * Variants of a family that are possible on this device and case, in a fixed order; sensible ones only unless `all`.
 * No more than the first `most`, if that is not 0: a space may have 10^5. only: NULL, or what parameters are restricted
 * to; one that is named there may also have values that sensible variants rarely have.
 * Only an ordered family has any for an operator that does not commute.
 * *list is one malloc'd block that the caller frees. None is a normal answer (count 0).
 */
int catalogue_variants(struct catalogue *cat, const struct family *family, const struct gpu_info *device,
		       const struct case_shape *shape, int all, int most, const struct param_filter *only,
		       struct variant **list, int *count, struct err *e);

/* The variant with these parameters ("NT=128 VT=7", missing ones default). ERR_USAGE for unknown names or values. */
int catalogue_variant(struct catalogue *cat, const struct family *family, const char *params, struct variant *v,
		      struct err *e);

/*
 * Full source: #define lines of the shape's types, operator and length, of the operation and of parameters, then the
 * kernel file with its #include "..." lines replaced by text from the catalogue (#line kept, so that compile errors
 * name the real file). malloc'd into *text. Where the family is a library there is no kernel file: the text only tells
 * variants apart.
 */
int catalogue_source(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, char **text,
		     struct err *e);

/*
 * Hash of the tokens of text, which catalogue_source made for f: neither comments nor layout nor names of files change
 * it. The kernel file's tokens are found once, not for each variant.
 */
int catalogue_source_hash(struct catalogue *cat, const struct family *f, const char *text, uint64_t *hash,
			  struct err *e);

/* Text of variants/tools.cl, includes resolved, malloc'd into *text: for bench_open. */
int catalogue_tools(struct catalogue *cat, char **text, struct err *e);

/* Grid, block, arguments and temporaries of v on this problem. */
int catalogue_plan(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct problem *problem, struct plan *plan, struct err *e);

/* The same for count problems of one operation. *at: the number of the one that it fails on. */
int catalogue_plans(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		    const struct problem *problems, int count, struct plan *plans, int *at, struct err *e);

/* Elements that a block of v handles at a time (descriptor's `tile`, else 1024): where the adversarial edges lie. */
int catalogue_tile(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct case_shape *shape, int64_t *tile, struct err *e);

/* Bytes that the operation must move on this case at least. */
int catalogue_bytes(struct catalogue *cat, const char *operation, const struct case_shape *shape, double *bytes,
		    struct err *e);

#endif

/*
 * The catalogue: families (operation/strategy) read from Lua descriptors, the embedded ones and a user's folder of
 * them. Descriptors are evaluated here alone; callers get plain C data.
 */
#ifndef SEGTUNE_CATALOGUE_H
#define SEGTUNE_CATALOGUE_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/device/gpu.h"
#include "harness/keys/user_key.h"
#include "harness/measure/plan.h"
#include "harness/operations/problem.h"
#include "tuner/base/case_shape.h"
#include "tuner/base/strings.h"
#include "tuner/catalogue/variant.h"
#include "tuner/request/param_filter.h"

struct catalogue;

/* dir: a user's folder of OPERATION/NAME.lua to add, or NULL. Errors in descriptors name file and line. */
int catalogue_open(const char *dir, struct catalogue **cat, struct err *e);

/* The same again, for another thread: one catalogue is for one at a time. Without keys of scripts. */
int catalogue_read_again(const struct catalogue *cat, struct catalogue **again, struct err *e);
void catalogue_close(struct catalogue *cat);

/* All families, sorted by name. Owned by the catalogue. */
int catalogue_families(const struct catalogue *cat, const struct family **families);
const struct family *catalogue_find(const struct catalogue *cat, const char *operation, const char *strategy);

/* -1: "unknown strategy 'blok': did you mean block?", and the same of an operation. */
int catalogue_unknown_strategy(const struct catalogue *cat, const char *operation, const char *strategy, struct err *e);
int catalogue_unknown_operation(const struct catalogue *cat, const char *operation, struct err *e);

/* Is the family a user's that takes the place of a shipped one? */
int catalogue_hides_shipped(const struct catalogue *cat, const struct family *f);

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

/*
 * From now on operations that reduce by key have the key types of the list, which outlives the catalogue's use, too:
 * behind the others. Those that they have already stay.
 */
int catalogue_add_keys(struct catalogue *cat, struct user_key *list, struct err *e);

/* Which variants of a family are wanted. */
struct variant_query {
	const struct gpu_info *device;
	const struct case_shape *shape;
	enum variant_space space;
	int most;                          /* the first so many; 0: all (a space may have 10^5) */
	const struct param_filter *filter; /* NULL: none; a parameter in it may also have rare values */
};

/*
 * The variants of a family that are possible on that device and case, in a fixed order. None is a normal result:
 * families that are not ordered have none for an operator that does not commute. *list is one malloc'd block.
 */
int catalogue_variants(struct catalogue *cat, const struct family *family, const struct variant_query *query,
		       struct variant **list, int *count, struct err *e);

/* What the default space is on the device; other spaces stay. */
int catalogue_space(struct catalogue *cat, const struct gpu_info *device, enum variant_space *space, struct err *e);

/* Why a search of the hinted space takes the family only by its name: its own reason, or the prior's; NULL: it takes
 * it. The text lives as long as the catalogue. */
int catalogue_left_out(struct catalogue *cat, const struct family *f, const struct gpu_info *device, const char **why,
		       struct err *e);

/*
 * Add to *list the parameters of the variants of f that the device's prior names in its portfolio: few that together
 * are near the fastest everywhere. None without a prior.
 */
int catalogue_portfolio(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
			struct strings *list, struct err *e);

/*
 * Full source: #define lines of the shape's types, operator and length, of the operation and of parameters, then the
 * kernel file with its #include "..." lines replaced by text from the catalogue (#line kept, so that compile errors
 * name the real file). malloc'd into *text. A library has no kernel file: its text just distinguishes
 * variants.
 */
int catalogue_source(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, char **text,
		     struct err *e);

/*
 * Hash of the tokens of text, which catalogue_source made for f: comments, layout and file names do not change it. The
 * kernel file is scanned once, not for each variant.
 */
int catalogue_source_hash(struct catalogue *cat, const struct family *f, const char *text, uint64_t *hash,
			  struct err *e);

/* Source of the kernel that computes the values of the shape's input alone (variants/input.cl), malloc'd into *text. */
int catalogue_input_source(struct catalogue *cat, const struct case_shape *shape, char **text, struct err *e);

/* Source of the kernel that tells which of a key type's keys are equal, malloc'd into *text. */
#define KEY_POOL_SOURCE "variants/key_pool.cl"
int catalogue_key_source(struct catalogue *cat, const struct elem_type *key, char **text, struct err *e);

/* Text of variants/tools.cl, includes resolved, malloc'd into *text: for bench_open. */
int catalogue_tools(struct catalogue *cat, char **text, struct err *e);

/* The same of the file at path ("variants/probe.cl"). */
int catalogue_kernels(struct catalogue *cat, const char *path, char **text, struct err *e);

/* Grid, block, arguments and temporaries of v on this problem. */
int catalogue_plan(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct problem *problem, struct plan *plan, struct err *e);

/* Plans of a variant for several problems of one operation. */
struct plan_batch {
	const struct problem *problems;
	struct plan *plans;
	int count;
	const struct elem_type *offset_type; /* NULL: the problems' own */
	int at;                              /* set: the index of the problem that failed */
};
int catalogue_plans(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		    struct plan_batch *batch, struct err *e);

/* May v run on this device and case at all? *possible becomes 1 or 0. */
int catalogue_possible(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		       const struct case_shape *shape, int *possible, struct err *e);

/* Elements that a block of v handles at a time (the descriptor's `tile`, else 1024): adversarial cases end there. */
int catalogue_tile(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct case_shape *shape, int64_t *tile, struct err *e);

/* Does v take arrays that begin at any multiple of their elements' alignment? Else at multiples of 16 bytes. */
int catalogue_unaligned(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, int *unaligned,
			struct err *e);

/* Bytes that the operation must move on this case at least. */
int catalogue_bytes(struct catalogue *cat, const char *operation, const struct case_shape *shape, double *bytes,
		    struct err *e);

#endif

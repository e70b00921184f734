/* The catalogue: families (operation/strategy) read from Lua descriptors, embedded or in a user's folder. Only the
 * catalogue evaluates descriptors; callers get plain C data. */
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

/* Opens the catalogue. dir: a user's folder with OPERATION/NAME.lua files to add, or NULL. Error messages in
 * descriptors name file and line. The caller closes *cat. */
int catalogue_open(const char *dir, struct catalogue **cat, struct err *e);

/* Reads the catalogue again for use in another thread, because a catalogue is not thread-safe. Omits key types of
 * scripts. */
int catalogue_read_again(const struct catalogue *cat, struct catalogue **again, struct err *e);
void catalogue_close(struct catalogue *cat);

/* All families, sorted by name; owned by the catalogue. */
int catalogue_families(const struct catalogue *cat, const struct family **families);
const struct family *catalogue_find(const struct catalogue *cat, const char *operation, const char *strategy);

/* Return -1 with e set to "unknown strategy 'blok': did you mean block?", and the same for an operation. */
int catalogue_unknown_strategy(const struct catalogue *cat, const char *operation, const char *strategy, struct err *e);
int catalogue_unknown_operation(const struct catalogue *cat, const char *operation, struct err *e);

/* Whether this is a user's family that replaces a shipped one. */
int catalogue_hides_shipped(const struct catalogue *cat, const struct family *f);

/* The name of operation i, in a fixed order; NULL past the last. */
const char *catalogue_operation_name(const struct catalogue *cat, int i);

/* One line about an operation; NULL if it is unknown. */
const char *catalogue_operation_about(const struct catalogue *cat, const char *operation);

/* What an operation computes: the harness's entry for this key type ("": the default), under the operation's own name.
 * NULL if operation or key type is unknown. Owned by the catalogue. */
const struct operation *catalogue_operation(const struct catalogue *cat, const char *operation, const char *key_type);

/* The same by index of its key types; NULL past the last. An operation without keys has one entry. */
const struct operation *catalogue_operation_at(const struct catalogue *cat, const char *operation, int k);

/* Adds the key types of the list to operations that reduce by key, after their other ones; existing ones stay. The list
 * must outlive the use of the catalogue. */
int catalogue_add_keys(struct catalogue *cat, struct user_key *list, struct err *e);

/* Selects variants of a family. */
struct variant_query {
	const struct gpu_info *device;
	const struct case_shape *shape;
	enum variant_space space;
	int most;                          /* return the first so many; 0: all (a space may have 10^5) */
	const struct param_filter *filter; /* NULL: none; parameters in it may also take rare values */
};

/* The variants of a family that are possible for this device and case, in a fixed order. An empty list is a normal
 * result: for example, families that are not `ordered` have no variants for a non-commutative operator. *list is a
 * single malloc'd block. */
int catalogue_variants(struct catalogue *cat, const struct family *family, const struct variant_query *query,
		       struct variant **list, int *count, struct err *e);

/* Replaces SPACE_DEFAULT in *space by what it means on the device; other spaces stay. */
int catalogue_space(struct catalogue *cat, const struct gpu_info *device, enum variant_space *space, struct err *e);

/* *why: why searches of the hinted space include the family only if it is named, from the family or from the prior;
 * NULL: they include it. The text lives as long as the catalogue. */
int catalogue_left_out(struct catalogue *cat, const struct family *f, const struct gpu_info *device, const char **why,
		       struct err *e);

/* Adds to *list the parameters of f's variants in the portfolio of the device's prior: a few variants of which one is
 * near the fastest everywhere. Adds nothing without a prior. */
int catalogue_portfolio(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
			struct strings *list, struct err *e);

/* The complete source, malloc'd into *text: #define lines for the shape's types, operator and length, for the operation
 * and the parameters; then the kernel file with #include "..." replaced by text from the catalogue (with #line, so that
 * compiler errors name the real file). A library has no kernel file; its text only distinguishes variants. */
int catalogue_source(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, char **text,
		     struct err *e);

/* Hash of the tokens of text from catalogue_source for f, so independent of comments, layout and file names. The kernel
 * file is scanned once, not once per variant. */
int catalogue_source_hash(struct catalogue *cat, const struct family *f, const char *text, uint64_t *hash,
			  struct err *e);

/* The source of a kernel that only computes the values of the shape's input (variants/input.cl), malloc'd into
 * *text. */
int catalogue_input_source(struct catalogue *cat, const struct case_shape *shape, char **text, struct err *e);

/* The source of a kernel that compares the keys of a key type's pool, malloc'd into *text. */
#define KEY_POOL_SOURCE "variants/key_pool.cl"
int catalogue_key_source(struct catalogue *cat, const struct elem_type *key, char **text, struct err *e);

/* The text of variants/tools.cl with includes resolved, malloc'd into *text, for bench_open. */
int catalogue_tools(struct catalogue *cat, char **text, struct err *e);

/* The same for another file, such as "variants/probe.cl". */
int catalogue_kernels(struct catalogue *cat, const char *path, char **text, struct err *e);

/* Grid, block, arguments and temporaries of v for this problem. */
int catalogue_plan(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct problem *problem, struct plan *plan, struct err *e);

/* Plans of a variant for several problems of one operation. */
struct plan_batch {
	const struct problem *problems;
	struct plan *plans;
	int count;
	const struct elem_type *offset_type; /* NULL: the problems' own */
	int at;                              /* out: index of the problem that failed */
};
int catalogue_plans(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		    struct plan_batch *batch, struct err *e);

/* *possible: whether v can run on this device and case at all. */
int catalogue_possible(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		       const struct case_shape *shape, int *possible, struct err *e);

/* *tile: elements that a block of v processes at a time (the descriptor's `tile`, else 1024). Adversarial geometries
 * put segment boundaries there. */
int catalogue_tile(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct case_shape *shape, int64_t *tile, struct err *e);

/* *unaligned: 1: v accepts arrays aligned to their elements only; 0: they must be aligned to 16 bytes. */
int catalogue_unaligned(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, int *unaligned,
			struct err *e);

/* *bytes: the minimum number of bytes that the operation must move in this case. */
int catalogue_bytes(struct catalogue *cat, const char *operation, const struct case_shape *shape, double *bytes,
		    struct err *e);

#endif

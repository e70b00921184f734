/* An operation's inputs, expected outputs and tolerances for one case, on the host. */
#ifndef SEGTUNE_PROBLEM_H
#define SEGTUNE_PROBLEM_H

#include <stddef.h>
#include <stdint.h>

#include "elem.h"
#include "err.h"
#include "geometry.h"

#define PROBLEM_ARRAYS 8

enum dataset_kind {
	DATA_SIGNED, /* floats of both signs and mixed magnitudes; integers over their whole range; see dataset.c */
	DATA_SMALL,  /* whole numbers 1..9: float sums are exact up to 2^24 / 9 elements; +-1 for float products */
};

/* Element values, the same for every geometry of the same n: made once and shared. */
struct dataset {
	const struct elem_type *type;
	const struct oper *oper;
	enum dataset_kind kind;
	int64_t n;
	void *values; /* n elements of type */
};

/* Values from a counter-based hash: element i depends only on (type, operator class, kind, i). ERR_TOO_LARGE without
 * memory. */
int dataset_make(const struct elem_type *type, const struct oper *oper, enum dataset_kind kind, int64_t n,
		 struct dataset *d, struct err *e);
void dataset_release(struct dataset *d);

/* Do a and b hold the same value at every index that both have? Decided from what they were made of. */
int dataset_alike(const struct dataset *a, const struct dataset *b);

enum array_role { ARRAY_IN, ARRAY_OUT };

struct problem_array {
	char name[24];
	enum array_role role;
	const struct elem_type *type; /* of the array: T for values, i32 or i64 for offsets */
	int64_t count;
	const void *host;  /* inputs: what is uploaded; outputs: what is expected */
	double *tolerance; /* outputs: largest |result - expected| for each element; NULL: must be equal */
};

struct problem {
	const char *operation;               /* name in the table of operations */
	const struct dataset *dataset;       /* borrowed */
	const struct geometry *geometry;     /* borrowed */
	const struct elem_type *offset_type; /* i32 where n < 2^31 - 2^16, else i64 */
	int narrays;
	struct problem_array arrays[PROBLEM_ARRAYS];
	void *owned[2 * PROBLEM_ARRAYS]; /* host memory that problem_release frees */
};

/* Operations the harness can make inputs and references for; name NULL at the end. arrays lists what problem_make
 * makes, in order. */
struct operation {
	const char *name;
	const char *about;
	const char *arrays[PROBLEM_ARRAYS + 1];
	int (*make)(struct problem *p, struct err *e);
};
extern const struct operation operations[];

/*
 * Inputs and reference of `operation` on this data and geometry (dataset->n >= geometry->n). Both must outlive p.
 * ERR_USAGE for an unknown operation, ERR_TOO_LARGE without memory.
 * segreduce: values (n T), offsets (segments + 1), result (segments T; an empty segment gives the identity).
 */
int problem_make(struct problem *p, const char *operation, const struct dataset *dataset,
		 const struct geometry *geometry, struct err *e);
void problem_release(struct problem *p);

#endif

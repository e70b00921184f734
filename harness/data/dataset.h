/* Deterministic element values for problems: element i is the same for every geometry. */
#ifndef SEGTUNE_DATASET_H
#define SEGTUNE_DATASET_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"

enum dataset_kind {
	DATA_SIGNED,   /* floats of both signs and varied magnitudes; integers over their whole range; see dataset.c */
	DATA_SMALL,    /* integers 1..9, so that float sums are exact up to 2^24 / 9 elements; +-1 for float products */
	DATA_SPECIAL,  /* DATA_SIGNED mixed with NaN, infinities, signed zeros and denormals; floats only */
	DATA_COMPUTED, /* computed by the device from an input, arbitrary; not made by dataset_make */
};

/* Element values, made once and shared by problems. */
struct dataset {
	const struct elem_type *type;
	const struct oper *oper;
	enum dataset_kind kind;
	int64_t n;     /* elements */
	int64_t count; /* number of values: n, or 0 if elements are computed from their index */
	void *values;  /* `count` values of `type`, owned */
	/* Of DATA_COMPUTED: the input that produced the values, whose initial value reductions start from; else
	 * NULL. */
	const struct input *over;
	const volatile sig_atomic_t *stopped; /* once it is set, making problems from these data stops; may be NULL */
};

/* Fills *d; element i depends only on type, operator, kind and i. Returns -1 with ERR_TOO_LARGE if out of memory. The
 * caller releases *d. */
int dataset_make(const struct elem_type *type, const struct oper *oper, enum dataset_kind kind, int64_t n,
		 struct dataset *d, struct err *e);
/* The same for DATA_SIGNED. ERR_STOPPED once *stopped is set (may be NULL); problems made from *d heed it as well. */
int dataset_make_until(const volatile sig_atomic_t *stopped, const struct elem_type *type, const struct oper *oper,
		       int64_t n, struct dataset *d, struct err *e);
void dataset_release(struct dataset *d);

/* Whether a and b hold the same value at every index that both have; decided from type, operator and kind. */
int dataset_alike(const struct dataset *a, const struct dataset *b);

#endif

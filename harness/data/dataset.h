/* Element values for problems: deterministic, the same for every geometry of the same n. */
#ifndef SEGTUNE_DATASET_H
#define SEGTUNE_DATASET_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"

enum dataset_kind {
	DATA_SIGNED,   /* floats of both signs and mixed magnitudes; integers over their whole range; see dataset.c */
	DATA_SMALL,    /* whole numbers 1..9: float sums are exact up to 2^24 / 9 elements; +-1 for float products */
	DATA_SPECIAL,  /* DATA_SIGNED with NaN, infinities, zeros of both signs and denormals among it; floats only */
	DATA_COMPUTED, /* made by the device from an input: anything; never by dataset_make */
};

/* Made once and shared by problems. */
struct dataset {
	const struct elem_type *type;
	const struct oper *oper;
	enum dataset_kind kind;
	int64_t n;                /* elements */
	int64_t count;            /* of values: n, or 0 where elements are computed from their index */
	void *values;             /* count of type */
	const struct input *over; /* of DATA_COMPUTED: the input that made it, whose initial value counts; else NULL */
	const volatile sig_atomic_t *stopped; /* set: making problems of it is broken off; NULL: never */
};

/* Element i depends only on type, operator, kind and i. ERR_TOO_LARGE without memory. */
int dataset_make(const struct elem_type *type, const struct oper *oper, enum dataset_kind kind, int64_t n,
		 struct dataset *d, struct err *e);
/* The same for DATA_SIGNED; ERR_STOPPED once *stopped is set (NULL: never), which problems made of it heed too. */
int dataset_make_until(const volatile sig_atomic_t *stopped, const struct elem_type *type, const struct oper *oper,
		       int64_t n, struct dataset *d, struct err *e);
void dataset_release(struct dataset *d);

/* Do a and b hold the same value at every index that both have? Decided from type, operator and kind. */
int dataset_alike(const struct dataset *a, const struct dataset *b);

#endif

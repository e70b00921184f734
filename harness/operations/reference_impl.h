/* Shared by the files of the reference; included by them only. */
#ifndef SEGTUNE_REFERENCE_IMPL_H
#define SEGTUNE_REFERENCE_IMPL_H

#include "harness/operations/reference.h"
#include "harness/operations/reference_cell.h"

/* How an operator is computed; same order as the names in `opers`. */
enum rule { PLUS, MULTIPLIES, MINIMUM, MAXIMUM, BIT_AND, BIT_OR, BIT_XOR, UNKNOWN };

/* The partial result of a piece of a segment: high + low for floats, `whole` for integers, `cell` for structures. */
struct sum {
	int64_t whole;
	double high, low;
	double magnitude, squares; /* sums of |x| and of x * x */
	int fractions;             /* of DATA_COMPUTED: 1: some values are not integers */
	struct cell cell;
};

struct job {
	const struct dataset *d;
	const struct elem_type *type;   /* accumulation type */
	const struct elem_type *stored; /* result type */
	enum rule rule;
	const struct cell_rule *cells; /* for structures; else NULL */
	const struct factors *factors; /* NULL: none */
	const int64_t *offsets;
	int64_t segments, n;
	struct sum initial; /* initial value of each reduction, if `begins` is set */
	int begins;
	/* Number of standard deviations that no segment's error exceeds; grows with the number of segments. */
	double unlikely;
	/* Writes the result of `length` elements; NULL: reference_write, one result per segment. */
	void (*write)(const struct job *j, int64_t s, const struct sum *a, int64_t length);
	char *result; /* NULL: only `pieces` are needed */
	double *tolerance;
	/* Per chunk: the first segment that ends in it (-1: none) and the part of it inside the chunk; the part of the
	 * segment that continues after the chunk. */
	struct piece {
		int64_t segment;
		struct sum head, tail;
	} * pieces;
};

/* Writes the shares of the `length` elements of segment s, as in a softmax, with their tolerances. */
void reference_write_shares(const struct job *j, int64_t s, const struct sum *a, int64_t length);

/* Writes result[s], the reduction of `length` elements, and its tolerance. */
void reference_write(const struct job *j, int64_t s, const struct sum *a, int64_t length);

#endif

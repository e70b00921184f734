/* Shared by the files of the reference; nobody else includes it. */
#ifndef SEGTUNE_REFERENCE_IMPL_H
#define SEGTUNE_REFERENCE_IMPL_H

#include "harness/operations/reference.h"
#include "harness/operations/reference_cell.h"

/* How the operators are computed; the order of the names in `opers`. */
enum rule { PLUS, MULTIPLIES, MINIMUM, MAXIMUM, BIT_AND, BIT_OR, BIT_XOR, UNKNOWN };

/* What is known of a piece of a segment. Floats: high + low; integers: whole; structures: cell. */
struct sum {
	int64_t whole;
	double high, low;
	double magnitude, squares; /* sums of |x| and x * x */
	int fractions;             /* of DATA_COMPUTED: not all are whole numbers */
	struct cell cell;
};

struct job {
	const struct dataset *d;
	const struct elem_type *type;   /* that values have in arithmetic */
	const struct elem_type *stored; /* of results */
	enum rule rule;
	const struct cell_rule *cells; /* where elements are structures */
	const struct factors *factors; /* NULL: none */
	const int64_t *offsets;
	int64_t segments, n;
	struct sum initial; /* what each fold begins with, if it does */
	int begins;
	double unlikely; /* standard deviations that no segment's error reaches: the more there are, the more */
	/* Where a fold of `length` elements is written; NULL: reference_write, a result a segment */
	void (*write)(const struct job *j, int64_t s, const struct sum *a, int64_t length);
	char *result; /* NULL: only the pieces are wanted */
	double *tolerance;
	/* Of each chunk: its first segment that ends in it (-1: none) with the part inside the chunk, and the part of
	 * the segment that goes on behind it. */
	struct piece {
		int64_t segment;
		struct sum head, tail;
	} * pieces;
};

/* Write what each of the `length` elements of segment s is in its fold, as a softmax, with tolerances. */
void reference_write_shares(const struct job *j, int64_t s, const struct sum *a, int64_t length);

/* Write result[s], which `length` elements make up, and its tolerance. */
void reference_write(const struct job *j, int64_t s, const struct sum *a, int64_t length);

#endif

/* Reference for operators whose elements are structures, one element at a time: exact, or with an error bound per
 * result. */
#ifndef SEGTUNE_REFERENCE_CELL_H
#define SEGTUNE_REFERENCE_CELL_H

#include <stdint.h>

#include "harness/data/elem.h"

/* A structure, with widened members. */
struct cell {
	int64_t whole[ELEM_MEMBERS]; /* whole[0] in the order of whole_in_order */
	double real;                 /* replaces whole[0] for floating-point values */
	long double precise[2];      /* for reference_moment.c */
	double sum_of_squares;
};

/* Maps unsigned 64-bit numbers to signed ones in the same order, and back; other types stay unchanged. */
int64_t whole_in_order(const struct elem_type *type, int64_t whole);

/* The precision of a kernel's computation. */
struct accuracy {
	int narrow;      /* 1: f32, 0: f64 */
	double unlikely; /* number of standard deviations of rounding error that no result exceeds */
	int64_t length;  /* segment length */
	int alike;       /* 1: few distinct values, each repeated often, so rounding errors correlate and add up */
};

/* Results, and how far those of a kernel may be from them before rounding to the result type. */
struct moments {
	int count;
	long double value[2];
	double error[2];
};

struct cell_rule {
	const char *oper;
	void (*identity)(const struct elem_type *type, struct cell *a);
	/* Lifts the value at index i; `whole` or `real` depending on its type. */
	void (*lift)(int64_t whole, double real, int64_t i, struct cell *a);
	/* a = a op b */
	void (*combine)(struct cell *a, const struct cell *b);
	/* Converts to the memory layout of kernels. type: of the values. */
	void (*store)(const struct elem_type *type, const struct cell *a, void *to);
	/* Instead of store, for results with a tolerance. If a value is NaN, so is the result. */
	void (*measure)(const struct cell *a, const struct accuracy *accuracy, struct moments *m);
};

/* Rules with tolerances; terminated by a NULL oper (reference_moment.c). */
extern const struct cell_rule moment_rules[];

/* The error terms of a softmax that all elements of a segment share. */
struct share_errors {
	double units;    /* for an element equal to the largest */
	double flushed;  /* multiplied by the share */
	double smallest; /* minimum error of any share */
	double unit;
	int narrow;
};

struct share_errors softmax_errors(const struct accuracy *a);

/* The share of a value in its segment's sum of exponentials, a: the reduction by logsumexp. *error: bound on a kernel's
 * error (reference_moment.c), 0 if the share is NaN. */
long double softmax_share(const struct cell *a, double value, const struct share_errors *of, double *error);

/* The rule by which o combines structures; NULL if o is not such an operator. */
const struct cell_rule *cell_rule_of(const struct oper *o);

#endif

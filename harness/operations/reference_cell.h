/*
 * Reference of operators whose elements are structures, one element at a time: exact, or to the accuracy that is said
 * beside each result.
 */
#ifndef SEGTUNE_REFERENCE_CELL_H
#define SEGTUNE_REFERENCE_CELL_H

#include <stdint.h>

#include "harness/data/elem.h"

/* A structure, its members widened. */
struct cell {
	int64_t whole[ELEM_MEMBERS]; /* whole[0] in order */
	double real;                 /* in place of whole[0] where values are floating point numbers */
	long double precise[2];      /* of reference_moment.c */
	double sum_of_squares;
};

/* Numbers of 64 bits without sign, and back: in the order of those with a sign. Others as they are. */
int64_t whole_in_order(const struct elem_type *type, int64_t whole);

/* In what a kernel computes. */
struct accuracy {
	int narrow;      /* 1: in f32, 0: in f64 */
	double unlikely; /* standard deviations of rounding errors that no result reaches */
	int64_t length;  /* of the segment */
	int alike;       /* 1: values are of few kinds, each many times: their rounding errors are alike, and add up */
};

/* Results, and how far from them those of a kernel may lie before they are rounded. */
struct moments {
	int count;
	long double value[2];
	double error[2];
};

struct cell_rule {
	const char *oper;
	void (*identity)(const struct elem_type *type, struct cell *a);
	/* Of the value at index i, whole or real by its type. */
	void (*lift)(int64_t whole, double real, int64_t i, struct cell *a);
	/* a = a op b */
	void (*combine)(struct cell *a, const struct cell *b);
	/* To memory as kernels have it. type: of the values. */
	void (*store)(const struct elem_type *type, const struct cell *a, void *to);
	/* In place of store: results that need not be equal. A NaN among the values is one of them. */
	void (*measure)(const struct cell *a, const struct accuracy *accuracy, struct moments *m);
};

/* Rules whose results need not be equal; oper NULL at the end (reference_moment.c). */
extern const struct cell_rule moment_rules[];

/* Of what errors of softmax are made up that elements of a segment have in common. */
struct share_errors {
	double units;    /* of an element that is as large as the largest */
	double flushed;  /* times the share */
	double smallest; /* of any share */
	double unit;
	int narrow;
};

struct share_errors softmax_errors(const struct accuracy *a);

/*
 * Of logsumexp's a: what a value has of its segment's sum of exponentials, with the bound on the error of a kernel's
 * (reference_moment.c), 0 where it is NaN.
 */
long double softmax_share(const struct cell *a, double value, const struct share_errors *of, double *error);

/* How o combines structures; NULL if it does not. */
const struct cell_rule *cell_rule_of(const struct oper *o);

#endif

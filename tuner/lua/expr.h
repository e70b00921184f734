/*
 * Expressions in inputs that are not known yet: a list of nodes, each after its operands, equal ones once. Whole
 * numbers are 64 bits wide and divide as in Lua; others are doubles.
 */
#ifndef SEGTUNE_EXPR_H
#define SEGTUNE_EXPR_H

#include <stdint.h>
#include <stdio.h>

enum expr_op {
	EXPR_WHOLE, /* a constant */
	EXPR_REAL,  /* a constant */
	EXPR_INPUT, /* a: its number */
	EXPR_ADD,
	EXPR_SUB,
	EXPR_MUL,
	EXPR_DIV,       /* of doubles */
	EXPR_FLOOR_DIV, /* rounded down */
	EXPR_MOD,       /* of whole numbers, of the divisor's sign */
	EXPR_CEIL_DIV,  /* rounded up; the divisor is positive */
	EXPR_SHIFT_LEFT,
	EXPR_SHIFT_RIGHT,
	EXPR_MIN,
	EXPR_MAX,
	EXPR_CEIL,  /* whole */
	EXPR_FLOOR, /* whole */
	EXPR_SQRT,
	EXPR_LESS, /* 1 or 0 */
	EXPR_LESS_EQUAL,
	EXPR_EQUAL,
	EXPR_CHOICE, /* a ? b : c; both are evaluated */
	EXPR_OPS
};

struct expr {
	enum expr_op op;
	int is_real;
	int operands[3]; /* indices of nodes before this one; -1: none */
	union {
		int64_t whole;
		double real;
	};
};

struct exprs {
	struct expr *list; /* malloc'd */
	int count, room;
	int is_full; /* 1: a node was lost for want of memory or past EXPR_NODES; all that was made is invalid */
};
#define EXPR_NODES 4096

void exprs_release(struct exprs *x);

/* Each returns the index of a node, which may have been there before; constants are folded. */
int expr_whole(struct exprs *x, int64_t value);
int expr_real(struct exprs *x, double value);
int expr_input(struct exprs *x, int number, int is_real);
int expr_make(struct exprs *x, enum expr_op op, int a, int b, int c);

/* 1: the node is a constant, and *value is set. */
int expr_constant(const struct exprs *x, int node, double *value);

/* Numbers of operands. */
int expr_arity(enum expr_op op);

union expr_value {
	int64_t whole;
	double real;
};

/* Evaluate all nodes; values has room for x->count. whole, real: the inputs by number. A division by 0 gives 0. */
void exprs_evaluate(const struct exprs *x, const int64_t *whole, const double *real, union expr_value *values);

/*
 * C text: `const int64_t e7 = e3 + e5;` for each node that the nodes in roots need, with inputs[k] as the text of input
 * k. It uses the macros FLOOR_DIV, FLOOR_MOD, CEIL_DIV, SHIFT_LEFT, LESSER, GREATER and WHOLE_OF.
 */
void exprs_write(FILE *out, const struct exprs *x, const int *roots, int nroots, const char *const *inputs);

#endif

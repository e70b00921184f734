/* Expressions in unknown inputs: a list of nodes, each after its operands, without duplicates. Integers have 64 bits
 * and divide as in Lua; other values are doubles. */
#ifndef SEGTUNE_EXPR_H
#define SEGTUNE_EXPR_H

#include <stdint.h>
#include <stdio.h>

enum expr_op {
	EXPR_WHOLE, /* a constant */
	EXPR_REAL,  /* a constant */
	EXPR_INPUT, /* a: number of the input */
	EXPR_ADD,
	EXPR_SUB,
	EXPR_MUL,
	EXPR_DIV,       /* division of doubles */
	EXPR_FLOOR_DIV, /* rounds down */
	EXPR_MOD,       /* of integers; has the sign of the divisor */
	EXPR_CEIL_DIV,  /* rounds up; the divisor is positive */
	EXPR_SHIFT_LEFT,
	EXPR_SHIFT_RIGHT,
	EXPR_MIN,
	EXPR_MAX,
	EXPR_CEIL,  /* an integer */
	EXPR_FLOOR, /* an integer */
	EXPR_SQRT,
	EXPR_LESS, /* 1 or 0 */
	EXPR_LESS_EQUAL,
	EXPR_EQUAL,
	EXPR_CHOICE, /* a ? b : c; both b and c are evaluated */
	EXPR_OPS
};

struct expr {
	enum expr_op op;
	int is_real;
	int operands[3]; /* indices of earlier nodes; -1: none */
	union {
		int64_t whole;
		double real;
	};
};

struct exprs {
	struct expr *list; /* malloc'd */
	int count, room;
	/* 1: a node was lost, because memory ran out or there are EXPR_NODES; then all expressions are invalid */
	int is_full;
};
#define EXPR_NODES 4096

void exprs_release(struct exprs *x);

/* These return the index of a node, perhaps an existing one; constants are folded. */
int expr_whole(struct exprs *x, int64_t value);
int expr_real(struct exprs *x, double value);
int expr_input(struct exprs *x, int number, int is_real);
int expr_make(struct exprs *x, enum expr_op op, int a, int b, int c);

/* Returns 1 and sets *value if the node is a constant. */
int expr_constant(const struct exprs *x, int node, double *value);

/* Number of operands. */
int expr_arity(enum expr_op op);

union expr_value {
	int64_t whole;
	double real;
};

/* Evaluates all nodes into values, which has room for x->count. whole, real: inputs by number. Division by 0 gives
 * 0. */
void exprs_evaluate(const struct exprs *x, const int64_t *whole, const double *real, union expr_value *values);

/* Writes C: `const int64_t e7 = e3 + e5;` for each node that roots depend on, with inputs[k] as the text of input k.
 * The text uses the macros FLOOR_DIV, FLOOR_MOD, CEIL_DIV, SHIFT_LEFT, LESSER, GREATER and WHOLE_OF. */
void exprs_write(FILE *out, const struct exprs *x, const int *roots, int nroots, const char *const *inputs);

#endif

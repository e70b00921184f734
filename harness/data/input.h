/*
 * Inputs: what elements are made of before an operator lifts them, what folds of them begin with, and where results go.
 * By default elements are read from an array; an input computes them by an expression of the value x, the index i, the
 * segment and the rank within the segment. An operator over an input is an operator of its own (struct oper), so that
 * whoever has one knows both.
 */
#ifndef SEGTUNE_INPUT_H
#define SEGTUNE_INPUT_H

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define INPUT_TEXT 200
#define INPUT_ARRAY "array" /* values as they are: no input */

struct input {
	char text[INPUT_TEXT];       /* canonical: "constant:1", "counting", "transform:x * x": what is stored */
	char expression[INPUT_TEXT]; /* the value, in x, i, segment and rank */
	int reads;                   /* 1: x occurs: there is an array of values */
	int uses_index;              /* 1: i occurs */
	int uses_segment;            /* 1: segment or rank occurs */
	int gathers;                 /* 1: x is the value at a place that an array of indices names */
	int multiplies;              /* 1: of matrices: what takes the product's place, in entry a and factor b */
	int is_array;                /* 1: values are as they lie in memory */
	int in_place;                /* 1: results take the place of the values */
	char initial[32];            /* the number that every fold begins with; "": none */
	const struct oper *base;     /* the operator that is applied to it; NULL before input_apply */
};

/*
 * Parse "array", "constant:NUMBER", "counting", "transform:EXPRESSION", "gather", "gather:EXPRESSION",
 * "multiply:minus", "multiply:modulus" or "multiply:EXPRESSION", and behind it, or alone, "initial:NUMBER" and
 * "in_place", with a ";" before each but the first. ERR_USAGE for anything else, "array" alone too, and for an
 * expression that is empty, too long, or does not stay on its line.
 */
int input_parse(const char *text, struct input *in, struct err *e);

/*
 * The initial value as a number of that type, whole or real by its kind; kept in `whole` as results of the type are,
 * widened. ERR_USAGE where the type has no such number.
 */
int input_initial(const struct input *in, const struct elem_type *type, int64_t *whole, double *real, struct err *e);

/* Does text ask for values as they are? NULL and "" do, too. */
int input_is_array(const char *text);

/* What is stored of the case of an operator: the text of its input, INPUT_ARRAY without one. */
const char *input_text(const struct oper *oper);

/* An operator over an input. It points into itself: it must not move. */
struct input_oper {
	struct input input;
	char lift[2200], lift_float[1024]; /* what a script's operator may have, with the input before it */
	struct oper oper;
};

/* `base` over the input `text`. ERR_USAGE as input_parse, and for an operator that makes its own elements. */
int input_apply(struct input_oper *to, const struct oper *base, const char *text, struct err *e);

/*
 * ERR_USAGE where text cannot be the rest of a #define: more than a line, a comment; or where it is more than an
 * expression, or than statements, of a kernel. what: for the message.
 */
int input_check_line(const char *what, const char *text, struct err *e);
int input_check_statements(const char *what, const char *text, struct err *e);

#endif

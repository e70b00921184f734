/*
 * Inputs: what elements are made of before an operator lifts them. By default they are read from an array; an input
 * computes them by an expression of the value x, the index i, the segment and the rank within the segment. An operator
 * over an input is an operator of its own (struct oper), so that whoever has one knows both.
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
	const struct oper *base;     /* the operator that is applied to it; NULL before input_apply */
};

/*
 * Parse "constant:NUMBER", "counting", "transform:EXPRESSION", "gather", "gather:EXPRESSION", "multiply:minus",
 * "multiply:modulus" or "multiply:EXPRESSION". ERR_USAGE for anything else, "array" too, and for an expression that is
 * empty, too long, or does not stay on its line.
 */
int input_parse(const char *text, struct input *in, struct err *e);

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

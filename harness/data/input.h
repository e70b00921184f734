/*
 * Inputs: where element values come from before an operator lifts them, what reductions start from, and where results
 * go. By default values are read from an array; an input computes them by an expression of the array value x, the index
 * i, the segment and the rank within the segment. An operator applied to an input is a new struct oper, so that code
 * that has the operator has the input as well.
 */
#ifndef SEGTUNE_INPUT_H
#define SEGTUNE_INPUT_H

#include "harness/base/err.h"
#include "harness/data/elem.h"

#define INPUT_TEXT 200
#define INPUT_ARRAY "array" /* values are read as they are: no input */

struct input {
	char text[INPUT_TEXT];       /* canonical, as stored: "constant:1", "counting", "transform:x * x" */
	char expression[INPUT_TEXT]; /* computes the value from x, i, segment and rank */
	int reads;                   /* 1: x occurs, so there is an array of values */
	int uses_index;              /* 1: i occurs */
	int uses_segment;            /* 1: segment or rank occurs */
	int gathers;                 /* 1: x is gathered through an array of indices */
	int multiplies;              /* 1: for matrices: replaces the product of entry a and factor b */
	int is_array;                /* 1: values are read as they are */
	int in_place;                /* 1: results overwrite the values */
	char initial[32];            /* the number that every reduction starts from; "": none */
	const struct oper *base;     /* the operator applied to it; NULL before input_apply */
};

/*
 * Parses "array", "constant:NUMBER", "counting", "transform:EXPRESSION", "gather", "gather:EXPRESSION",
 * "multiply:minus", "multiply:modulus" or "multiply:EXPRESSION", optionally followed by "initial:NUMBER" and
 * "in_place", separated by ";"; these two may also stand alone. ERR_USAGE for anything else, for "array" alone, and for
 * an expression that is empty, too long, or longer than a line.
 */
int input_parse(const char *text, struct input *in, struct err *e);

/* The initial value as a number of that type, in *whole or *real depending on its kind; *whole holds it widened, like
 * results of the type. ERR_USAGE if the type cannot represent it. */
int input_initial(const struct input *in, const struct elem_type *type, int64_t *whole, double *real, struct err *e);

/* Whether text asks for plain values from memory, as do NULL and "". */
int input_is_array(const char *text);

/* The text under which an operator's input is stored; INPUT_ARRAY if it has none. */
const char *input_text(const struct oper *oper);

/* An operator over an input. Contains pointers into itself: it must not be moved. */
struct input_oper {
	struct input input;
	char lift[2200], lift_float[1024]; /* the maximum length of a script's operator, with the input before it */
	struct oper oper;
};

/* Makes `to` the operator `base` over the input `text`. ERR_USAGE as for input_parse, and if base makes its own
 * elements. */
int input_apply(struct input_oper *to, const struct oper *base, const char *text, struct err *e);

/* ERR_USAGE unless text can be the rest of a #define (one line, no comment), and is no more than an expression, or
 * statements, of a kernel. what: names it in the message. */
int input_check_line(const char *what, const char *text, struct err *e);
int input_check_statements(const char *what, const char *text, struct err *e);

#endif

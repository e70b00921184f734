/*
 * Element types and operators, as tables.
 *
 * Rules for every kernel, reference and comparison:
 * - Integer sums and products wrap; they are computed in the unsigned type UV of the same size.
 * - Each floating-point operator states what it does with NaN and infinities (`special`); DATA_SPECIAL contains them.
 *   NaN means quiet NaN; which of several NaN payloads a result carries does not matter.
 * - -0.0 and +0.0 are equal: minimum and maximum may return either, and comparison accepts either.
 * - A device may flush f32 denormals to zero, as OpenCL 1.2 permits; f64 denormals are preserved.
 *
 * There is no minus operator: a - b is not associative and has no identity. "The first element minus the rest" is a
 * reduction of pairs (first, sum of the rest): plus, and one subtraction per segment at the end.
 */
#ifndef SEGTUNE_ELEM_H
#define SEGTUNE_ELEM_H

#include <stdint.h>

struct input;

#define ELEM_MEMBERS 4
#define ELEM_BYTES 32 /* size of the largest structure */

/* A member of a structure. It has a plain type, and all members of a structure have the same size. */
struct elem_member {
	const char *name, *type;
};

struct elem_type {
	const char *name;     /* as users write it and databases store it: "f32", "at_f32" */
	const char *kernel;   /* its name in the kernel dialect: "f32" */
	const char *wrapping; /* the unsigned type of the same size, for wrapping sums: "u32"; NULL for structures */
	int bytes;
	/* Of floating-point types: mantissa bits without the implicit one. The other bits are the sign and the
	 * exponent. */
	int fraction_bits;
	char kind;                                    /* 'i' signed, 'u' unsigned, 'f' floating-point, 's' structure */
	struct elem_member members[ELEM_MEMBERS + 1]; /* of structures; terminated by a NULL name */
	const char *wide; /* accumulation type that values are widened to when loaded: "f32" of "f16:f32"; NULL: none */
	/* Type that results are rounded or truncated to: f16 of "f16:f32:f16"; NULL: none. */
	const struct elem_type *narrow;
	/* Of keys: expression that tells whether key b continues the run of the preceding key a; NULL: a == b. */
	const char *equal;
};

/* Plain value types: i32, u32, i64, u64, f32, f64; terminated by a NULL name. */
extern const struct elem_type elem_types[];

/*
 * Widened value types: values are converted when loaded, then accumulated and stored in the wider type: i8:i32, u8:u32,
 * i16:i32, u16:u32, i32:i64, u32:u64, f32:f64, f16:f32, bf16:f32. f16:f32:f16 and bf16:f32:bf16 round results back to
 * the value type, to nearest even. f16 and bf16 are read by kernels as u16. They work with operators that combine plain
 * values or that finish their result; but not with products, for which 16-bit floats have too little precision.
 *
 * i8, u8, i16 and u16, with results of the same type, accumulate in 32 bits as well and are truncated when stored: the
 * low bits of sums and products do not depend on the high ones. Identities are those of the narrow type. Terminated by
 * a NULL name.
 */
extern const struct elem_type elem_widened[];

/* Structures that operators build from values. Terminated by a NULL name. */
extern const struct elem_type elem_structures[];

/* Looks up a plain or widened value type by name; NULL if unknown. */
const struct elem_type *elem_find(const char *name);

/* How a result is compared with its reference (reference.h). */
enum oper_check {
	CHECK_EXACT,   /* equal, with -0.0 == 0.0; structures word by word */
	CHECK_SUM,     /* bound on |result - reference| from machine epsilon and the segment; exact for integers */
	CHECK_PRODUCT, /* the same, relative to |reference|; exact for integers */
	CHECK_MEAN,    /* as CHECK_SUM, divided by the number of elements */
	CHECK_MOMENT,  /* the bounds of reference_moment.c */
};

/* The part of an operator that only user-defined ones have. The host has no reference for these. */
struct oper_user {
	double tolerance;     /* largest relative error of floating-point results; 0: they must be equal */
	const char *multiply; /* for operations that multiply: expression in a and b; NULL: a * b */
	const char *where;    /* where it is defined, for messages: "tune.lua:3" */
	const struct elem_type
		/* What it combines, for each type of elem_types (bytes 0: undefined); NULL: it combines plain
		 * values. */
		*structures;
	int uses_index; /* 1: its lift depends on the index */
};

/* An operator: how a value x at index i is lifted to an element, and how two elements a and b are combined. Kernel text
 * uses V, the type of values, and T, the type of elements and carries: V, or the structure "STRUCTURE_V". Results are
 * of type T; but if the operator has `finish`, of type RESULT_T, which is computed from the reduced T. */
struct oper {
	const char *name;    /* "plus" */
	const char *integer; /* for integers: expression in a and b; NULL: undefined for them */
	/* The same for floating-point values. With structures: statements that return the result. */
	const char *floating;
	const char *identity_int;   /* expression, such as "T_MAX"; with structures, statements that return it */
	const char *identity_float; /* the same for floating-point values */
	int commutative;
	enum oper_check check;
	const char *structure;  /* "at": T is the structure at_V; NULL: T is V */
	const char *lift;       /* statements in x and i that return a T; NULL: x itself */
	const char *lift_float; /* the same for floating-point values; NULL: as lift */
	/* Floating-point reductions start from the identity, because combine yields NaN only if both sides are NaN. */
	int from_identity;
	int index_only;               /* elements depend on their index only, or are constant: values are not read */
	const char *about;            /* one line of description */
	const char *special;          /* how NaN, infinities and zeros are treated; NULL: no floating-point values */
	const struct oper_user *user; /* NULL: a built-in operator */
	const struct input *input;    /* where its values come from (input.h); NULL: from memory */
	/* Expression in the reduced T x (for structures statements) that computes the result; NULL: the result is x. */
	const char *finish;
	const char *finished; /* type of that result: FINISHED_V, a structure, FINISHED_VALUE or FINISHED_INDEX */
	/* Floating-point: statements that return sum combined with one-value elements e[0] .. e[count - 1], if that is
	 * cheaper than combining one after the other; NULL: it is not. */
	const char *several;
};

/* Sequential accumulation: adds elements one at a time to a partial result that started as an element. Used if this is
 * cheaper than combining two partial results. Statements that return a T. */
struct oper_run {
	const char *append; /* `sum` with element e appended, which follows the elements of sum */
	const char *settle; /* normalizes a partial result x, now and then and before any other use; NULL: not needed */
};

/* NULL: no sequential form; elements are combined. */
const struct oper_run *oper_run_of(const struct oper *oper);

#define FINISHED_VALUE "value" /* V */
#define FINISHED_INDEX "index" /* the integer type that "at" structures contain */

/* All built-in operators; terminated by a NULL name. */
extern const struct oper opers[];

/* For operations that combine nothing: returns its left operand. Not in `opers`, because users cannot choose it. */
extern const struct oper oper_none;

/* Types of results and of auxiliary arrays. Not in elem_types, because no kernel accumulates in them. */
extern const struct elem_type elem_f16, elem_bf16, elem_u8, elem_u16;

/* The operator with this name, or NULL. */
const struct oper *oper_find(const char *name);

/* The element type T of operator o on values of type t: t, its widened type, or a structure. NULL if o is undefined for
 * t. */
const struct elem_type *oper_result(const struct oper *o, const struct elem_type *t);

/* The type that t is widened to; t itself if it is not widened. */
const struct elem_type *elem_working(const struct elem_type *t);

/* The type whose smallest and largest numbers are the identities of maximum and minimum on values of type t. */
const struct elem_type *elem_limits(const struct elem_type *t);

/* How many numbers of type *part make up a t: the members of a structure of one floating-point type; otherwise 1, of t
 * itself. */
int elem_parts(const struct elem_type *t, const struct elem_type **part);

/* The type of the results of o on values of type t; NULL if o is undefined for t. */
const struct elem_type *oper_stored(const struct oper *o, const struct elem_type *t);

/* Whether results differ from the reduced T, because of the operator or the type. */
int oper_finishes(const struct oper *o, const struct elem_type *t);

/* Kernel text of o and of its identity for values of type t; NULL if o is undefined for t. */
const char *oper_expression(const struct oper *o, const struct elem_type *t);
const char *oper_identity(const struct oper *o, const struct elem_type *t);

/* Kernel text of o's lift for values of type t; NULL: elements are the values. */
const char *oper_lift(const struct oper *o, const struct elem_type *t);

/* Whether elements are the values themselves. */
int oper_is_plain(const struct oper *o);

/* Whether elements depend on their index. */
int oper_uses_index(const struct oper *o);

/* Whether the host cannot compute results of o: a user-defined operator, or one over an input. */
int oper_needs_device(const struct oper *o);

/* The largest supported number of elements: some operators keep 32-bit indices. */
int64_t oper_max_elements(const struct oper *o, const struct elem_type *t);

#endif

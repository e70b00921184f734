/*
 * Element types and operators: tables of data.
 *
 * Rules that every kernel, reference and comparison keeps:
 * - Integer sums and products wrap (computed in the unsigned type UV of the same size).
 * - Each operator on floating point numbers says what it does with NaN and infinities (`special`); DATA_SPECIAL has
 *   them. NaN means quiet ones; of which of several a result is made does not matter.
 * - -0.0 and +0.0 are equal: minimum and maximum may return either, and comparison takes one for the other.
 * - A device may flush denormal f32 to zero (OpenCL 1.2 leaves that to it); f64 denormals are kept.
 *
 * There is no minus: a - b is not associative and has no identity. "The first element minus the rest" is a fold of
 * pairs (first, sum of the rest), that is, plus and one more subtraction for each segment.
 */
#ifndef SEGTUNE_ELEM_H
#define SEGTUNE_ELEM_H

#include <stdint.h>

struct input;

#define ELEM_MEMBERS 4
#define ELEM_BYTES 32 /* of the largest structure */

/* A member of a structure: of a plain type; all members of one structure have the same size. */
struct elem_member {
	const char *name, *type;
};

struct elem_type {
	const char *name;     /* "f32": what users write and what is stored; "at_f32" */
	const char *kernel;   /* "f32" as the kernel dialect spells it */
	const char *wrapping; /* "u32": the unsigned type of the same size, for sums that wrap; NULL for structures */
	int bytes;
	int fraction_bits; /* of floating point types, without the leading one; the exponent has the rest, the sign one
			    */
	char kind;         /* 'i' signed, 'u' unsigned, 'f' floating point, 's' structure */
	struct elem_member members[ELEM_MEMBERS + 1]; /* of a structure; ends with a name that is NULL */
	const char *wide; /* "f32" of "f16:f32": what values are widened to as they are loaded; NULL: nothing */
	const struct elem_type *narrow; /* f16 of "f16:f32:f16": what results are rounded, or cut, to; NULL: nothing */
	const char *equal; /* of keys: when key b is of the run of the key a before it, an expression; NULL: a == b */
};

/* Types of values: i32, u32, i64, u64, f32, f64; ends with a row whose name is NULL. */
extern const struct elem_type elem_types[];

/*
 * Types of values that are widened as they are loaded, folded and stored as the wider type: i8:i32, u8:u32, i16:i32,
 * u16:u32, i32:i64, u32:u64, f32:f64, f16:f32, bf16:f32; and with results rounded to the values' type again, to nearest
 * even: f16:f32:f16, bf16:f32:bf16. f16 and bf16 are 16 bits each, which kernels read as u16. Operators that combine
 * values as they are take them, and those that finish; floats of 16 bits have too few for products.
 * i8, u8, i16 and u16, whose results are of the same type, are folded in 32 bits, too, and cut off as they are stored:
 * the low bits of sums and products do not depend on the others, and the identities are those of the few bits. Ends
 * with a row whose name is NULL.
 */
extern const struct elem_type elem_widened[];

/* Structures that operators make of values of a type. */
extern const struct elem_type elem_structures[];

/* The type of values named, of either table, or NULL. */
const struct elem_type *elem_find(const char *name);

/* How the result of an operator is compared with its reference (reference.h). */
enum oper_check {
	CHECK_EXACT,   /* equal, -0.0 == 0.0; structures word by word */
	CHECK_SUM,     /* bound on |r - ref| by eps and the segment; exact for integers */
	CHECK_PRODUCT, /* the same, relative to |ref|; exact for integers */
	CHECK_MEAN,    /* as a sum, divided by the number of elements */
	CHECK_MOMENT,  /* bounds of reference_moment.c */
};

/* An operator that a user has defined, for which the host has no reference. */
struct oper_user {
	double tolerance;     /* largest difference of floating point results, relative to the reference; 0: equal */
	const char *multiply; /* expression in a and b for operations that multiply; NULL: the product */
	const char *where;    /* "tune.lua:3": where it was defined, for messages */
	const struct elem_type
		*structures; /* what it combines, for each of elem_types (bytes 0: nothing); NULL: values */
	int uses_index;      /* 1: its lift does */
};

/*
 * An operator: how values x at index i are lifted to elements, and how two elements a and b are combined. All kernel
 * text is in terms of V, the type of the values, and T, that of the elements and carries: V itself, or the structure
 * "STRUCTURE_V". Results are of type T, too, unless the operator finishes: then RESULT_T is what it makes of a fold.
 */
struct oper {
	const char *name;           /* "plus" */
	const char *integer;        /* integer values: expression in a and b, NULL where it has no meaning. */
	const char *floating;       /* the same for floating point values. For structures: statements that return */
	const char *identity_int;   /* expression ("T_MAX"), for structures statements that return */
	const char *identity_float; /* the same */
	int commutative;
	enum oper_check check;
	const char *structure;  /* "at": T is structure at_V; NULL: T is V */
	const char *lift;       /* statements in x and i that return a T; NULL: x */
	const char *lift_float; /* the same for floating point values; NULL: as lift */
	int from_identity;      /* floating point folds begin with the identity: combine makes NaN of two NaN */
	int index_only;         /* elements are made from their index alone, or are constant: no values are read */
	const char *about;      /* one line */
	const char *special;    /* what NaN, infinities and zeros give; NULL: takes no floating point values */
	const struct oper_user *user; /* NULL: a built-in operator */
	const struct input *input;    /* what its values are (input.h); NULL: those in memory */
	const char *finish;   /* expression in the fold x, for a structure statements that return it; NULL: the fold */
	const char *finished; /* of what type that is: FINISHED_V, a structure, FINISHED_VALUE or FINISHED_INDEX */
	const char *several;  /* floating: statements that return the fold of sum and e[0] to e[count - 1], elements of
			       * a value each, where that takes less than one after the other; NULL: it does not */
};

/*
 * How elements are added to a fold one after the other, beginning with an element, where that takes less than to
 * combine folds: statements that return a T.
 */
struct oper_run {
	const char *append; /* the fold of sum and an element e, which is behind those of sum */
	const char *settle; /* a fold x, now and then, and before anything else is made of it; NULL: there is no need */
};

/* NULL: elements are combined. */
const struct oper_run *oper_run_of(const struct oper *oper);

#define FINISHED_VALUE "value" /* V */
#define FINISHED_INDEX "index" /* the integer that structures "at" have */

/* All built-in operators; ends with a row whose name is NULL. */
extern const struct oper opers[];

/* For operations that combine nothing: yields its left operand. Not in the table, since users cannot choose it. */
extern const struct oper oper_none;

/* Of results, and of what some operations read. Not in the table of types, since no kernel combines them. */
extern const struct elem_type elem_f16, elem_bf16, elem_u8, elem_u16;

/* The operator named, or NULL. */
const struct oper *oper_find(const char *name);

/* Type of the elements of o on values of type t: t, what it is widened to, or a structure. NULL where o is not defined
 * for t. */
const struct elem_type *oper_result(const struct oper *o, const struct elem_type *t);

/* What t is widened to; t itself where it is not. */
const struct elem_type *elem_working(const struct elem_type *t);

/* Whose least and largest numbers are the identities of maximum and minimum on values of type t. */
const struct elem_type *elem_limits(const struct elem_type *t);

/* Of how many numbers of *part a t consists: a structure of members of one floating point type, else 1 of t. */
int elem_parts(const struct elem_type *t, const struct elem_type **part);

/* Type of the results of o on values of type t; NULL where oper_result is. */
const struct elem_type *oper_stored(const struct oper *o, const struct elem_type *t);

/* Are results something else than folds, by the operator or the type? */
int oper_finishes(const struct oper *o, const struct elem_type *t);

/* Kernel text of o and of its identity for values of type t; NULL where o is not defined for t. */
const char *oper_expression(const struct oper *o, const struct elem_type *t);
const char *oper_identity(const struct oper *o, const struct elem_type *t);

/* Kernel text of o's lift for values of type t; NULL: elements are the values. */
const char *oper_lift(const struct oper *o, const struct elem_type *t);

/* Are elements the values themselves? */
int oper_is_plain(const struct oper *o);

/* Do elements depend on their indices? */
int oper_uses_index(const struct oper *o);

/* Can the host not compute what o gives: a user's operator, or one over an input? */
int oper_needs_device(const struct oper *o);

/* The largest number of elements: some operators keep indices in 32 bits. */
int64_t oper_max_elements(const struct oper *o, const struct elem_type *t);

#endif

/*
 * Element types and operators: tables of data.
 *
 * Rules that every kernel, reference and comparison keeps:
 * - Integer sums and products wrap (computed in the unsigned type UT of the same size).
 * - NaN never occurs in data, so minimum and maximum need no rule for it; a NaN in a result is always wrong.
 * - -0.0 and +0.0 are equal: minimum and maximum may return either, and comparison takes one for the other.
 * - A device may flush denormal f32 to zero (OpenCL 1.2 leaves that to it); f64 denormals are kept.
 */
#ifndef SEGTUNE_ELEM_H
#define SEGTUNE_ELEM_H

struct elem_type {
	const char *name;     /* "f32": what users write and what is stored */
	const char *kernel;   /* "f32" as the kernel dialect spells it (T) */
	const char *wrapping; /* "u32": the unsigned type of the same size, for sums that wrap (UT) */
	int bytes;
	char kind; /* 'i' signed, 'u' unsigned, 'f' floating point */
};

/* i32, u32, i64, f32, f64; ends with a row whose name is NULL. */
extern const struct elem_type elem_types[];

/* The type named, or NULL. */
const struct elem_type *elem_find(const char *name);

/* How the result of an operator is compared with its reference (KERNELS: bounds). */
enum oper_check {
	CHECK_EXACT,   /* equal, -0.0 == 0.0 */
	CHECK_SUM,     /* bound on |r - ref| by eps and the segment (reference.h); exact for integers */
	CHECK_PRODUCT, /* the same, relative to |ref|; exact for integers */
};

struct oper {
	const char *name;           /* "plus" */
	const char *integer;        /* kernel expression in a and b of type T, NULL where it has no meaning */
	const char *floating;       /* the same for floating point types */
	const char *identity_int;   /* kernel text of the identity, e.g. "T_MAX" */
	const char *identity_float; /* e.g. "T_INF" */
	int commutative;
	enum oper_check check;
};

/* plus, multiplies, minimum, maximum, bit_and, bit_or, bit_xor; ends with a row whose name is NULL. */
extern const struct oper opers[];

/* For operations that combine nothing: yields its left operand. Not in the table, for nobody can ask for it. */
extern const struct oper oper_none;

/* Bytes, which some operations read; not in the table of types, for no kernel combines them. */
extern const struct elem_type elem_byte;

/* The operator named, or NULL. */
const struct oper *oper_find(const char *name);

/* Kernel expression and identity of o for type t; NULL where the operator does not exist for that type. */
const char *oper_expression(const struct oper *o, const struct elem_type *t);
const char *oper_identity(const struct oper *o, const struct elem_type *t);

#endif

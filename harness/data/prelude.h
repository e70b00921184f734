/* The #define lines that say what a kernel works on: what variants/dialect.h expects in front of it. */
#ifndef SEGTUNE_PRELUDE_H
#define SEGTUNE_PRELUDE_H

#include <stdio.h>

#include "harness/data/elem.h"

/*
 * Types of values, elements and offsets, and the operator, which must exist for values of this type. Errors of writing
 * are left to the caller's ferror.
 */
void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type);

#endif

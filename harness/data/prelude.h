/* The #define lines of types and operator that variants/lib/dialect.h expects in front of a kernel. */
#ifndef SEGTUNE_PRELUDE_H
#define SEGTUNE_PRELUDE_H

#include <stdio.h>

#include "harness/data/elem.h"

/* The operator must be defined for values of this type. The caller checks ferror(out). */
void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type);

/* The same of the type of keys, which variants/lib/keys.h expects. */
void prelude_write_key(FILE *out, const struct elem_type *key);

#endif

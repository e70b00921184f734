/* Writes the #define lines of types and operator that variants/lib/dialect.h expects before a kernel. */
#ifndef SEGTUNE_PRELUDE_H
#define SEGTUNE_PRELUDE_H

#include <stdio.h>

#include "harness/data/elem.h"

/* The operator must be defined for this type. Errors stay in the stream: the caller checks ferror(out). */
void prelude_write(FILE *out, const struct elem_type *type, const struct oper *oper,
		   const struct elem_type *offset_type);

/* The same for the type of keys, as variants/lib/keys.h expects. */
void prelude_write_key(FILE *out, const struct elem_type *key);

#endif

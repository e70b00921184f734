/* Built-in key types. */
#ifndef SEGTUNE_KEY_TYPE_H
#define SEGTUNE_KEY_TYPE_H

#include "harness/data/elem.h"

#define KEY_TYPE_DEFAULT "i32"
#define KEY_TYPE_NONE "none" /* keys are i32, and the keys of the runs are not written */

/* The element type of a key type; NULL if unknown. */
const struct elem_type *key_type_find(const char *name);

/* A plain type that keys, or members of structure keys, may have; NULL if there is none with this name. */
const struct elem_type *key_type_plain(const char *name);

#endif

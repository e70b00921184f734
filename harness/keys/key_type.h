/* Key types of the program. */
#ifndef SEGTUNE_KEY_TYPE_H
#define SEGTUNE_KEY_TYPE_H

#include "harness/data/elem.h"

#define KEY_TYPE_DEFAULT "i32"
#define KEY_TYPE_NONE "none" /* keys are i32, and those of the runs are not written */

/* Of what type the keys of a key type are; NULL if there is none of that name. */
const struct elem_type *key_type_find(const char *name);

/* The plain type of that name that keys, or members of keys that are structures, may have; NULL if there is none. */
const struct elem_type *key_type_plain(const char *name);

#endif

/* Scripts that are built into the program. */
#ifndef SEGTUNE_SCRIPT_EMBEDDED_H
#define SEGTUNE_SCRIPT_EMBEDDED_H

#include "tuner/base/assets.h"

/* The embedded script of that path or name ("scripts/quick.lua", "quick"), or NULL. */
const struct asset *script_embedded(const char *name);

#endif

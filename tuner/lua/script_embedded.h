/* Scripts embedded in the program. */
#ifndef SEGTUNE_SCRIPT_EMBEDDED_H
#define SEGTUNE_SCRIPT_EMBEDDED_H

#include "tuner/base/assets.h"

/* The embedded script with this path or name ("scripts/quick.lua", "quick"); NULL if there is none. */
const struct asset *script_embedded(const char *name);

#endif

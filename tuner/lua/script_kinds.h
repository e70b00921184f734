/* uniform{ n = 2^26, mean = 8 } and the other kinds of geometry in tuning scripts. */
#ifndef SEGTUNE_SCRIPT_KINDS_H
#define SEGTUNE_SCRIPT_KINDS_H

#include <lua.h>

/* Make a function of each kind global. Within a body. */
void script_kinds_add(lua_State *L);

#endif

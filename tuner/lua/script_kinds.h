/* The geometry constructors of tuning scripts: uniform{ n = 2^26, mean = 8 } and so on. */
#ifndef SEGTUNE_SCRIPT_KINDS_H
#define SEGTUNE_SCRIPT_KINDS_H

#include <lua.h>

/* Inside a body: makes a global function for each kind. */
void script_kinds_add(lua_State *L);

#endif

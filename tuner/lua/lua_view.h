/* What Lua code sees of a device and of a case: read-only tables. */
#ifndef SEGTUNE_LUA_VIEW_H
#define SEGTUNE_LUA_VIEW_H

#include <lua.h>

#include "harness/device/gpu.h"
#include "tuner/base/case_shape.h"

/* Push the device, called `what` in messages: backend, name, arch, is_cpu, has_f64, has_shuffle, warp, compute_units,
 * max_block, local_bytes, local_bytes_sm, memory_bytes, l2_bytes, and what it guarantees. */
void lua_push_device(lua_State *L, const struct gpu_info *device, const char *what);

/*
 * Push the case: n, segments, mean, min, max, empty, cv, length, columns, element_bytes; type, value, offset and key
 * (of operations with keys), each {name, bytes, kind}; operator {name, commutative, reads, lifts_late}. like: NULL, or
 * the shape of the case whose view lies at the stack index `view`: if types and operator are the same they are copied
 * from there, which is faster.
 */
void lua_push_case(lua_State *L, const struct case_shape *shape, const struct case_shape *like, int view);

/* Hash of what can be read of the case's types and operator: the same for cases that differ in figures alone. */
uint64_t lua_case_parts_hash(const struct case_shape *shape);

#endif

/* Read-only Lua tables that show a device and a case. */
#ifndef SEGTUNE_LUA_VIEW_H
#define SEGTUNE_LUA_VIEW_H

#include <lua.h>

#include "harness/device/gpu.h"
#include "tuner/base/case_shape.h"

/* Pushes the device, called `what` in messages: backend, name, arch, is_cpu, has_f64, has_shuffle, warp, compute_units,
 * max_block, local_bytes, local_bytes_sm, memory_bytes, l2_bytes, and its guarantees. */
void lua_push_device(lua_State *L, const struct gpu_info *device, const char *what);

/*
 * Pushes the case: n, segments, mean, min, max, empty, span, cv, length, columns, element_bytes; type, value, offset
 * and key (for operations with keys), each {name, bytes, kind}; operator {name, commutative, reads, lifts_late}. like:
 * NULL, or the shape of the case whose view is at stack index `view`: types and operator are copied from there if they
 * are the same, which is faster.
 */
void lua_push_case(lua_State *L, const struct case_shape *shape, const struct case_shape *like, int view);

/* Hash of the readable fields of the case's types and operator: equal for cases that differ in numbers only. */
uint64_t lua_case_parts_hash(const struct case_shape *shape);

#endif

/* Pushes devices and cases as read-only tables. */
#include "tuner/lua/lua_view.h"

#include <string.h>

#include "harness/base/hash.h"
#include "harness/data/input.h"
#include "tuner/lua/lua_host.h"

#define INDEX_BYTES 4 /* bytes per element of the index of a gathering input */

static void set_integer(lua_State *L, const char *name, int64_t value)
{
	lua_pushinteger(L, value);
	lua_setfield(L, -2, name);
}

static void set_number(lua_State *L, const char *name, double value)
{
	lua_pushnumber(L, value);
	lua_setfield(L, -2, name);
}

static void set_boolean(lua_State *L, const char *name, int value)
{
	lua_pushboolean(L, value);
	lua_setfield(L, -2, name);
}

static void set_text(lua_State *L, const char *name, const char *value)
{
	lua_pushstring(L, value);
	lua_setfield(L, -2, name);
}

static void set_guarantees(lua_State *L, const struct gpu_guarantees *has)
{
	set_boolean(L, "cooperative_launch", has->cooperative_launch);
	set_boolean(L, "forward_progress", has->forward_progress);
	set_boolean(L, "device_order", has->device_order);
	set_boolean(L, "atomics_64", has->atomics_64);
	set_boolean(L, "sub_groups", has->sub_groups);
}

void lua_push_device(lua_State *L, const struct gpu_info *device, const char *what)
{
	lua_createtable(L, 0, 24);
	set_text(L, "backend", device->backend);
	set_text(L, "name", device->name);
	set_text(L, "arch", device->arch);
	set_boolean(L, "is_cpu", device->is_cpu);
	set_boolean(L, "has_f64", device->has_f64);
	set_boolean(L, "has_shuffle", device->has_shuffle);
	set_integer(L, "warp", device->warp);
	set_integer(L, "compute_units", device->compute_units);
	set_integer(L, "max_block", device->max_block);
	set_integer(L, "local_bytes", device->local_bytes);
	set_integer(L, "local_bytes_sm", device->local_bytes_sm);
	set_integer(L, "threads_sm", device->sm.threads);
	set_integer(L, "blocks_sm", device->sm.blocks);
	set_integer(L, "registers_sm", device->sm.registers);
	set_guarantees(L, &device->has);
	set_integer(L, "memory_bytes", device->memory_bytes);
	set_integer(L, "l2_bytes", device->l2_bytes);
	lua_host_view(L, what);
}

/* count: number of values that form an element. */
static void push_type(lua_State *L, const struct elem_type *type, int64_t count)
{
	const char kind[2] = {type->kind, '\0'};

	lua_createtable(L, 0, 4);
	set_text(L, "name", type->name);
	set_integer(L, "bytes", count * type->bytes);
	set_text(L, "kind", kind);
}

static void set_type(lua_State *L, const char *name, const char *shown, const struct elem_type *type, int64_t count)
{
	push_type(L, type, count);
	lua_host_view(L, shown);
	lua_setfield(L, -2, name);
}

static void set_key(lua_State *L, const struct case_shape *shape)
{
	push_type(L, shape->key, 1);
	set_boolean(L, "written", shape->writes_keys);
	lua_host_view(L, "case.key");
	lua_setfield(L, -2, "key");
}

/* Whether local memory can hold values until they are combined. Not if elements depend on more than a value and its
 * index. */
static int lifts_late(const struct oper *oper)
{
	return !oper->index_only && !(oper->input && (oper->input->gathers || oper->input->uses_segment));
}

/* type, value and result are T, V and RESULT_T of the kernels: what is combined, read and stored. */
static void set_parts(lua_State *L, const struct case_shape *shape)
{
	const int64_t count = shape->whole_rows ? shape->row.width : 1;

	set_type(L, "type", "case.type", oper_result(shape->oper, shape->type), count);
	set_type(L, "result", "case.result", oper_stored(shape->oper, shape->type), count);
	set_type(L, "value", "case.value", shape->type, count);
	set_type(L, "offset", "case.offset", shape->offset_type, 1);
	if (shape->key)
		set_key(L, shape);
	lua_createtable(L, 0, 4);
	set_text(L, "name", shape->oper->name);
	set_boolean(L, "commutative", shape->oper->commutative);
	set_boolean(L, "reads", !shape->oper->index_only);
	set_boolean(L, "lifts_late", lifts_late(shape->oper));
	lua_host_view(L, "case.operator");
	lua_setfield(L, -2, "operator");
}

static uint64_t hash_type(uint64_t h, const struct elem_type *type, int64_t count)
{
	const int64_t bytes = count * type->bytes;

	h = hash_bytes(h, type->name, strlen(type->name) + 1);
	h = hash_bytes(h, &bytes, sizeof bytes);
	return hash_bytes(h, &type->kind, sizeof type->kind);
}

uint64_t lua_case_parts_hash(const struct case_shape *shape)
{
	const struct oper *o = shape->oper;
	const int64_t count = shape->whole_rows ? shape->row.width : 1;
	const int flags[] = {shape->key != NULL, shape->writes_keys, o->commutative, o->index_only, lifts_late(o)};
	uint64_t h = hash_type(HASH_START, oper_result(o, shape->type), count);

	h = hash_type(h, oper_stored(o, shape->type), count);
	h = hash_type(h, shape->type, count);
	h = hash_type(h, shape->offset_type, 1);
	if (shape->key)
		h = hash_type(h, shape->key, 1);
	h = hash_bytes(h, o->name, strlen(o->name) + 1);
	return hash_bytes(h, flags, sizeof flags);
}

/* Copies them from the view of a case with the same parts, at stack index `view`. */
static void copy_parts(lua_State *L, const struct case_shape *shape, int view)
{
	static const char *const names[] = {"type", "result", "value", "offset", "operator", "key"};
	const size_t count = sizeof names / sizeof *names - !shape->key;

	for (size_t i = 0; i < count; i++) {
		lua_getfield(L, view, names[i]);
		lua_setfield(L, -2, names[i]);
	}
}

static int64_t bytes_of_element(const struct case_shape *shape)
{
	const struct input *input = shape->oper->input;

	return shape->oper->index_only ? 0 : shape->type->bytes + (input && input->gathers ? INDEX_BYTES : 0);
}

void lua_push_case(lua_State *L, const struct case_shape *shape, const struct case_shape *like, int view)
{
	lua_createtable(L, 0, 19);
	set_integer(L, "n", shape->n);
	set_integer(L, "segments", shape->segments);
	set_integer(L, "min", shape->min);
	set_integer(L, "max", shape->max);
	set_integer(L, "empty", shape->empty);
	set_integer(L, "longest", shape->longest);
	set_integer(L, "span", shape->span);
	set_integer(L, "length", shape->length);
	set_integer(L, "columns", shape->columns);
	set_integer(L, "width", shape->row.width);
	set_integer(L, "stride", shape->row.stride);
	set_integer(L, "element_bytes", bytes_of_element(shape));
	set_number(L, "mean", shape->mean);
	set_number(L, "cv", shape->cv);
	if (like && like->type == shape->type && like->offset_type == shape->offset_type && like->key == shape->key &&
	    like->writes_keys == shape->writes_keys && like->oper == shape->oper &&
	    like->whole_rows == shape->whole_rows && like->row.width == shape->row.width)
		copy_parts(L, shape, view);
	else
		set_parts(L, shape);
	lua_host_view(L, "case");
}

/* Reads the temporaries and launches of a strategy. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/descriptor_impl.h"

static const char launch_keys[] = "after args block disabled_by enabled_by grid kernel local_bytes once";
static const char buffer_keys[] = "bytes zeroed";
static const char scalars[] = "n segments type operator";

/* A temporary: its name at -2, its size function or table at -1. */
static void check_buffer(lua_State *L, struct reader *r)
{
	const char *name = desc_key(L, r, -2, "'buffers'");
	int entry = lua_gettop(L);

	if (!is_name(name, sizeof((struct plan_temp *)0)->name - 1) || words_have(scalars, name) ||
	    strcmp(name, SOURCE) == 0 || name_list_has(&r->operation->arrays, name))
		desc_error(L, r, name, "'%s' cannot be the name of a temporary", name);
	if (lua_istable(L, entry)) {
		char where[64];

		(void)snprintf(where, sizeof where, "buffer '%s'", name);
		desc_check_keys(L, r, entry, buffer_keys, where);
		desc_function(L, r, entry, "bytes", 1);
		(void)desc_get(L, r, entry, "zeroed", LUA_TBOOLEAN, "true or false");
		lua_settop(L, entry);
	} else if (!lua_isfunction(L, entry)) {
		desc_error(L, r, name, "buffer '%s' must be a function or {bytes = function, zeroed = true}, not a %s",
			   name, luaL_typename(L, entry));
	}
}

void read_buffers(lua_State *L, struct reader *r, int table)
{
	const char *names[PLAN_TEMPS] = {NULL};
	char list[PLAN_TEMPS * 25] = "";
	int buffers = lua_gettop(L) + 1, count = 0;

	if (desc_get(L, r, table, "buffers", LUA_TTABLE, "a table")) {
		lua_pushnil(L);
		while (lua_next(L, buffers)) {
			check_buffer(L, r);
			if (count == PLAN_TEMPS)
				desc_error(L, r, "buffers", "more than %d temporaries", PLAN_TEMPS);
			names[count++] = lua_tostring(L, -2); /* lives as long as it is in the table */
			lua_pop(L, 1);
		}
	}
	qsort(names, (size_t)count, sizeof *names, by_text);
	for (int i = 0; i < count; i++)
		(void)snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? " " : "", names[i]);
	r->family->temporaries = desc_copy(L, list);
	lua_settop(L, buffers - 1);
}

/* grid or block: a number, the name of a parameter, or a function. */
static void check_extent(lua_State *L, struct reader *r, int launch, const char *key)
{
	int type = lua_getfield(L, launch, key);

	if (type == LUA_TSTRING && family_param_find(r->family, lua_tostring(L, -1)) < 0)
		desc_error(L, r, key, "'%s' names '%s', which is no parameter", key, lua_tostring(L, -1));
	if (type == LUA_TNIL)
		desc_error(L, r, "launches", "a launch has no '%s'", key);
	if (type != LUA_TSTRING && type != LUA_TFUNCTION && !(type == LUA_TNUMBER && lua_isinteger(L, -1)))
		desc_error(L, r, key, "'%s' must be an integer, a function or the name of a parameter, not a %s", key,
			   type == LUA_TNUMBER ? "fraction" : lua_typename(L, type));
	lua_pop(L, 1);
}

static int is_argument(struct reader *r, const char *name)
{
	return words_have(scalars, name) || catalogue_omits_argument(r->operation->entries, name) ||
	       (strcmp(name, SOURCE) == 0 && r->operation->sources.count) ||
	       name_list_has(&r->operation->arrays, name) ||
	       (is_name(name, 23) && find_word(r->family->temporaries, name));
}

static void check_args(lua_State *L, struct reader *r, int launch)
{
	int list, count;

	desc_need(L, r, launch, "args", LUA_TTABLE, "a list");
	list = lua_gettop(L);
	count = desc_list(L, r, list, "args", PLAN_ARGS);
	for (int i = 1; i <= count; i++) {
		int type = lua_rawgeti(L, list, i);

		if (type == LUA_TSTRING && !is_argument(r, lua_tostring(L, -1)))
			desc_error(
				L, r, lua_tostring(L, -1),
				"argument '%s' is no array, temporary, 'source', 'n', 'segments', 'type' or 'operator'",
				lua_tostring(L, -1));
		if (type != LUA_TSTRING && type != LUA_TFUNCTION)
			desc_error(L, r, "args", "argument %d must be a name or a function, not a %s", i,
				   lua_typename(L, type));
		if (type == LUA_TSTRING && strcmp(lua_tostring(L, -1), SOURCE) == 0)
			r->family->takes_source = 1;
		if (type == LUA_TSTRING && strcmp(lua_tostring(L, -1), "values") == 0)
			r->family->takes_values = 1;
		lua_pop(L, 1);
	}
	lua_pop(L, 1);
}

/* Users' descriptors may still use "only", the old name of enabled_by. */
static void rename_old_key(lua_State *L, int launch)
{
	if (lua_getfield(L, launch, "only") != LUA_TNIL) {
		lua_setfield(L, launch, ENABLED_BY);
		lua_pushnil(L);
		lua_setfield(L, launch, "only");
	} else {
		lua_pop(L, 1);
	}
}

/* The parameter that disables the launch: ENABLED_BY or DISABLED_BY. */
static void check_switch(lua_State *L, struct reader *r, int launch, const char *key)
{
	if (desc_get(L, r, launch, key, LUA_TSTRING, "the name of a parameter") &&
	    family_param_find(r->family, lua_tostring(L, -1)) < 0)
		desc_error(L, r, lua_tostring(L, -1), "'%s' names '%s', which is no parameter", key,
			   lua_tostring(L, -1));
	lua_pop(L, 1);
}

/* `after` launches follow the calls of a library and come last. r->after: one was read. */
static void check_after(lua_State *L, struct reader *r, int launch)
{
	const int after = desc_get(L, r, launch, "after", LUA_TBOOLEAN, "true or false") && lua_toboolean(L, -1);

	lua_pop(L, 1);
	if (after && !r->family->library)
		desc_error(L, r, "after", "'after' is for libraries: what kernels do is timed");
	if (r->after && !after)
		desc_error(L, r, "after", "a launch with 'after' is followed by one without");
	r->after = after;
}

/* Checks the launch on top of the stack. */
static void check_launch(lua_State *L, struct reader *r, int number)
{
	int launch = lua_gettop(L);
	const char *kernel;
	char where[32];

	(void)snprintf(where, sizeof where, "launch %d", number);
	if (!lua_istable(L, launch))
		desc_error(L, r, "launches", "%s must be a table, not a %s", where, luaL_typename(L, launch));
	rename_old_key(L, launch);
	desc_check_keys(L, r, launch, launch_keys, where);
	if (lua_getfield(L, launch, "kernel") != LUA_TSTRING)
		desc_error(L, r, "launches", "%s has no 'kernel' name", where);
	kernel = lua_tostring(L, -1);
	if (!is_name(kernel, sizeof((struct plan_launch *)0)->kernel - 1))
		desc_error(L, r, "kernel", "'%s' cannot be the name of a kernel", kernel);
	if (!r->family->library && !find_word(r->source, kernel))
		desc_error(L, r, kernel, "'%s' has no kernel '%s'", r->family->source, kernel);
	check_extent(L, r, launch, "grid");
	check_extent(L, r, launch, "block");
	desc_function(L, r, launch, "local_bytes", 0);
	(void)desc_get(L, r, launch, "once", LUA_TBOOLEAN, "true or false");
	lua_pop(L, 1);
	check_after(L, r, launch);
	check_switch(L, r, launch, ENABLED_BY);
	check_switch(L, r, launch, DISABLED_BY);
	check_args(L, r, launch);
	lua_settop(L, launch);
}

void read_launches(lua_State *L, struct reader *r, int table)
{
	char kernels[PLAN_LAUNCHES * 65] = "";
	int list, count;

	desc_need(L, r, table, "launches", LUA_TTABLE, "a list");
	list = lua_gettop(L);
	count = desc_list(L, r, list, "launches", PLAN_LAUNCHES);
	if (count == 0)
		desc_error(L, r, "launches", "'launches' is empty");
	for (int i = 1; i <= count; i++) {
		lua_rawgeti(L, list, i);
		check_launch(L, r, i);
		lua_getfield(L, -1, "kernel");
		if (!find_word(kernels, lua_tostring(L, -1)))
			(void)snprintf(kernels + strlen(kernels), sizeof kernels - strlen(kernels), "%s%s",
				       i > 1 ? " " : "", lua_tostring(L, -1));
		lua_settop(L, list);
	}
	r->family->kernels = desc_copy(L, kernels);
	lua_pop(L, 1);
}

/* Views: read-only tables in which missing fields are errors and reads can be recorded. */
#include <lauxlib.h>

#include "tuner/lua/lua_host.h"

/* For the values of a view. The field is at index 2. */
static int refuse_missing(lua_State *L)
{
	return luaL_error(L, "'%s' has no field '%s'", lua_tostring(L, lua_upvalueindex(1)),
			  luaL_tolstring(L, 2, NULL));
}

/* Upvalues: the name of the view, the table behind it, and where to record that a number or text was read. */
static int read_noted(lua_State *L)
{
	int type;

	lua_pushvalue(L, 2);
	type = lua_rawget(L, lua_upvalueindex(2));
	if (type != LUA_TTABLE)
		*(int *)lua_touserdata(L, lua_upvalueindex(3)) = 1;
	return type == LUA_TNIL ? refuse_missing(L) : 1;
}

static int refuse_change(lua_State *L)
{
	return luaL_error(L, "'%s' cannot be changed", lua_tostring(L, lua_upvalueindex(1)));
}

/* Pushes what views of that name share: the metatable of their values, which also holds the function that refuses
 * changes. */
static void push_refusals(lua_State *L, const char *what)
{
	if (!luaL_newmetatable(L, what))
		return;
	lua_pushstring(L, what);
	lua_pushcclosure(L, refuse_missing, 1);
	lua_setfield(L, -2, "__index");
	lua_pushstring(L, what);
	lua_pushcclosure(L, refuse_change, 1);
	lua_setfield(L, -2, "change");
}

void lua_host_view(lua_State *L, const char *what)
{
	lua_newtable(L); /* the view is empty, so that every access goes through its metatable */
	lua_insert(L, -2);
	lua_createtable(L, 0, 2);
	lua_insert(L, -2);
	push_refusals(L, what);
	lua_getfield(L, -1, "change");
	lua_setfield(L, -4, "__newindex");
	lua_setmetatable(L, -2); /* of the values */
	lua_setfield(L, -2, "__index");
	lua_setmetatable(L, -2);
}

void lua_host_push_viewed(lua_State *L, int view)
{
	if (!lua_getmetatable(L, view))
		luaL_error(L, "a view has no table behind it");
	lua_getfield(L, -1, "__index");
	lua_remove(L, -2);
}

void lua_host_note_reads(lua_State *L, int view, int *noted)
{
	(void)lua_getmetatable(L, view);
	lua_host_push_viewed(L, view);
	(void)lua_getmetatable(L, -1);
	(void)lua_getfield(L, -1, "__index");
	(void)lua_getupvalue(L, -1, 1); /* upvalue of refuse_missing: the name of the view */
	lua_pushvalue(L, -4);
	lua_pushlightuserdata(L, noted);
	lua_pushcclosure(L, read_noted, 3);
	lua_setfield(L, -5, "__index");
	lua_pop(L, 4);
}

/* Upvalues: what the view is called, the index of each number by its name, the numbers. */
static int read_number(lua_State *L)
{
	struct lua_numbers *numbers = lua_touserdata(L, lua_upvalueindex(3));
	lua_Integer i;

	lua_pushvalue(L, 2);
	if (lua_rawget(L, lua_upvalueindex(2)) == LUA_TNIL)
		return refuse_missing(L);
	i = lua_tointeger(L, -1);
	numbers->read |= 1u << i;
	lua_pushinteger(L, numbers->values[i]);
	return 1;
}

void lua_host_view_numbers(lua_State *L, const char *what, struct lua_numbers *numbers)
{
	lua_pushstring(L, what);
	lua_insert(L, -2);
	lua_pushlightuserdata(L, numbers);
	lua_pushcclosure(L, read_number, 3);
	lua_newtable(L); /* the view */
	lua_createtable(L, 0, 2);
	lua_rotate(L, -3, -1);
	lua_setfield(L, -2, "__index");
	push_refusals(L, what);
	lua_getfield(L, -1, "change");
	lua_setfield(L, -3, "__newindex");
	lua_pop(L, 1);
	lua_setmetatable(L, -2);
}

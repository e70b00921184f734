/* The geometry constructors of scripts: convert tables of parameters to spec texts. */
#include "tuner/lua/script_kinds.h"

#include <lauxlib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "harness/data/geometry.h"

/* Keys of a geometry's table, in spec order. */
static const char *const spec_names[] = {
	"n",   "segments", "mean",     "alpha",  "sigma",  "share", "length", "low",    "high",  "std",  "columns",
	"run", "empty",    "multiple", "sorted", "copies", "seed",  "width",  "stride", "table", "skew", NULL};

static int is_spec_name(const char *name)
{
	for (const char *const *s = spec_names; *s; s++)
		if (strcmp(*s, name) == 0)
			return 1;
	return 0;
}

/* Pushes the value on top as text; integers without a decimal point, even floats such as 2^26. */
static void push_value(lua_State *L, const char *name)
{
	char text[48];
	lua_Number value;

	if (lua_type(L, -1) == LUA_TSTRING) {
		lua_pushvalue(L, -1);
		return;
	}
	if (lua_type(L, -1) != LUA_TNUMBER)
		luaL_error(L, "%s must be a number, a string or a list of them", name);
	value = lua_tonumber(L, -1);
	if (!isfinite(value))
		luaL_error(L, "%s is not finite", name);
	(void)snprintf(text, sizeof text, value == floor(value) && fabs(value) < 1e15 ? "%.0f" : "%.15g", value);
	lua_pushstring(L, text);
}

/* Appends to the list at `to` each text of the list at `from` followed by ",name=value". The value is on top. */
static void extend_by_value(lua_State *L, int from, int to, const char *name)
{
	push_value(L, name);
	for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, from); i++) {
		const char *spec;

		lua_rawgeti(L, from, i);
		spec = lua_tostring(L, -1);
		lua_pushfstring(L, "%s%s%s=%s", spec, spec[strlen(spec) - 1] == ':' ? "" : ",", name,
				lua_tostring(L, -2));
		lua_rawseti(L, to, (lua_Integer)lua_rawlen(L, to) + 1);
		lua_pop(L, 1);
	}
	lua_pop(L, 1);
}

/* Replaces the list on top by its product with the value, or list of values, in field `name` of the argument. */
static void extend_specs(lua_State *L, const char *name)
{
	int from = lua_gettop(L), to = from + 1;

	if (lua_getfield(L, 1, name) == LUA_TNIL) {
		lua_pop(L, 1);
		return;
	}
	lua_newtable(L);
	lua_insert(L, to);
	if (lua_istable(L, -1)) {
		for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, to + 1); i++) {
			lua_rawgeti(L, to + 1, i);
			extend_by_value(L, from, to, name);
			lua_pop(L, 1);
		}
	} else {
		extend_by_value(L, from, to, name);
	}
	lua_pop(L, 1);
	lua_remove(L, from);
}

/* uniform{ n = 2^26, mean = powers(2, 0, 20) }: a list of specs, one per combination. The same for each kind. */
static int call_kind(lua_State *L)
{
	const char *kind = lua_tostring(L, lua_upvalueindex(1));

	if (lua_gettop(L) != 1 || !lua_istable(L, 1))
		return luaL_error(L, "%s takes one table: %s{ ... }", kind, kind);
	for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1))
		if (lua_type(L, -2) != LUA_TSTRING || !is_spec_name(lua_tostring(L, -2)))
			return luaL_error(L, "%s has no parameter '%s'", kind, luaL_tolstring(L, -2, NULL));
	lua_newtable(L);
	lua_pushfstring(L, "%s:", kind);
	lua_rawseti(L, -2, 1);
	for (const char *const *name = spec_names; *name; name++)
		extend_specs(L, *name);
	return 1;
}

/* The kinds are the first words of the lines of the geometry help. */
void script_kinds_add(lua_State *L)
{
	for (const char *const *line = geometry_kinds_help; *line && **line; line++) {
		size_t length = strcspn(*line, ":");

		lua_pushlstring(L, *line, length);
		lua_pushvalue(L, -1);
		lua_pushcclosure(L, call_kind, 1);
		lua_setglobal(L, lua_tostring(L, -2));
		lua_pop(L, 1);
	}
}

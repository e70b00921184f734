/* Calls descriptor functions, each with its own budget; checks results, and reports errors with their location. */
#include <lauxlib.h>
#include <stdio.h>

#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/lua/lua_view.h"

void catalogue_find_location(lua_State *L, struct catalogue_call *c)
{
	lua_Debug ar;

	if (!lua_getinfo(L, ">S", &ar))
		return;
	if (ar.source[0] == '@')
		(void)snprintf(c->location, sizeof c->location, "%s:%d", ar.source + 1, ar.linedefined);
	else if (c->variant)
		(void)snprintf(c->location, sizeof c->location, "%s:%d", c->variant->family->origin,
			       c->variant->family->line);
	else
		(void)snprintf(c->location, sizeof c->location, "%s:%d", ar.short_src, ar.linedefined);
}

void catalogue_call_known(lua_State *L, const struct catalogue_call *c, int nargs)
{
	lua_host_set_error_location(L, c->location);
	lua_host_refill(L);
	lua_call(L, nargs, 1);
}

void catalogue_call(lua_State *L, struct catalogue_call *c, int nargs)
{
	lua_pushvalue(L, -nargs - 1);
	catalogue_find_location(L, c);
	catalogue_call_known(L, c, nargs);
}

static void wrong_result(lua_State *L, const struct catalogue_call *c, const char *wanted)
{
	const char *got = luaL_tolstring(L, -1, NULL);
	struct variant v;

	if (lua_type(L, -2) == LUA_TSTRING)
		got = lua_pushfstring(L, "'%s'", got);

	if (c->variant && c->variant->family->nparams) {
		v = *c->variant; /* its text may not be written yet */
		variant_write_params(&v);
		luaL_error(L, "%s: %s returned %s, not %s, for %s", c->location, c->what, got, wanted, v.params);
	} else {
		luaL_error(L, "%s: %s returned %s, not %s", c->location, c->what, got, wanted);
	}
}

int catalogue_take_boolean(lua_State *L, const struct catalogue_call *c)
{
	int result = lua_toboolean(L, -1);

	if (!lua_isboolean(L, -1))
		wrong_result(L, c, "true or false");
	lua_pop(L, 1);
	return result;
}

int64_t catalogue_take_integer(lua_State *L, const struct catalogue_call *c, int64_t low, int64_t high)
{
	int whole = 0;
	int64_t result = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &whole) : 0;
	char wanted[96];

	(void)snprintf(wanted, sizeof wanted, "an integer from %lld to %lld", (long long)low, (long long)high);
	if (!whole || result < low || result > high)
		wrong_result(L, c, wanted);
	lua_pop(L, 1);
	return result;
}

double catalogue_take_number(lua_State *L, const struct catalogue_call *c)
{
	double result = lua_tonumber(L, -1);

	if (lua_type(L, -1) != LUA_TNUMBER || !(result >= 0 && result < 1e300))
		wrong_result(L, c, "a number from 0 up");
	lua_pop(L, 1);
	return result;
}

void catalogue_push_params(lua_State *L, const struct variant *v)
{
	lua_createtable(L, 0, v->family->nparams);
	for (int i = 0; i < v->family->nparams; i++) {
		lua_pushinteger(L, v->values[i]);
		lua_setfield(L, -2, v->family->params[i].name);
	}
	lua_host_view(L, "p");
}

void catalogue_push_walked(lua_State *L, const struct family *f, struct lua_numbers *numbers)
{
	lua_createtable(L, 0, f->nparams);
	for (int i = 0; i < f->nparams; i++) {
		lua_pushinteger(L, i);
		lua_setfield(L, -2, f->params[i].name);
	}
	lua_host_view_numbers(L, "p", numbers);
}

void catalogue_push_case(lua_State *L, const struct family *f, const struct case_shape *shape)
{
	struct case_shape seen = *shape;

	seen.whole_rows = f->whole_rows;
	lua_push_case(L, &seen, NULL, 0);
}

/* Reads the parameters of a strategy: values, meanings, and which of them sensible variants rarely change. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/descriptor_impl.h"

#define PARAM_VALUES 4096    /* maximum values of one parameter */
#define COMBINATIONS 4000000 /* maximum combinations of all values */

/* The values of a parameter, from the list on top of the stack. */
static void read_values(lua_State *L, struct reader *r, struct family_param *p)
{
	int list = lua_gettop(L), count;

	if (!lua_istable(L, list))
		desc_error(L, r, p->name, "parameter '%s' must be a list of integers, not a %s", p->name,
			   luaL_typename(L, list));
	count = desc_list(L, r, list, p->name, PARAM_VALUES);
	if (count == 0)
		desc_error(L, r, p->name, "parameter '%s' has no values", p->name);
	p->values = calloc((size_t)count, sizeof *p->values);
	if (!p->values)
		desc_error(L, r, p->name, "out of memory");
	for (int i = 0; i < count; i++) {
		int whole;

		lua_rawgeti(L, list, i + 1);
		p->values[i] = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &whole) : (whole = 0);
		if (!whole)
			desc_error(L, r, p->name, "value %d of parameter '%s' is not an integer", i + 1, p->name);
		for (int k = 0; k < i; k++)
			if (p->values[k] == p->values[i])
				desc_error(L, r, p->name, "parameter '%s' has the value %lld twice", p->name,
					   (long long)p->values[i]);
		lua_pop(L, 1);
	}
	p->nvalues = count;
}

static int by_param_name(const void *a, const void *b)
{
	return strcmp(((const struct family_param *)a)->name, ((const struct family_param *)b)->name);
}

/* The canonical text of every variant must fit, and the space must be small enough to enumerate. */
static void check_space(lua_State *L, struct reader *r)
{
	struct family *f = r->family;
	size_t length = 1;
	int64_t combinations = 1;

	for (int i = 0; i < f->nparams; i++) {
		const struct family_param *p = &f->params[i];
		size_t longest = 0;

		for (int k = 0; k < p->nvalues; k++) {
			size_t digits = (size_t)snprintf(NULL, 0, "%lld", (long long)p->values[k]);

			longest = digits > longest ? digits : longest;
		}
		length += strlen(p->name) + longest + 2;
		combinations *= p->nvalues;
		if (combinations > COMBINATIONS)
			desc_error(L, r, "params", "more than %d combinations of parameters", COMBINATIONS);
	}
	if (length > sizeof((struct variant *)0)->params)
		desc_error(L, r, "params", "names and values of all parameters together are too long");
}

static void read_values_of_all(lua_State *L, struct reader *r, int table)
{
	struct family *f = r->family;
	int params = lua_gettop(L) + 1;

	if (desc_get(L, r, table, "params", LUA_TTABLE, "a table of lists")) {
		lua_pushnil(L);
		while (lua_next(L, params)) {
			const char *name = desc_key(L, r, -2, "'params'");

			if (!is_name(name, sizeof f->params[0].name - 1) || is_reserved(name))
				desc_error(L, r, name, "'%s' cannot be the name of a parameter", name);
			if (f->nparams == FAMILY_PARAMS)
				desc_error(L, r, "params", "more than %d parameters", FAMILY_PARAMS);
			(void)snprintf(f->params[f->nparams].name, sizeof f->params[0].name, "%s", name);
			read_values(L, r, &f->params[f->nparams++]);
			lua_settop(L, params + 1);
		}
		qsort(f->params, (size_t)f->nparams, sizeof *f->params, by_param_name);
		check_space(L, r);
	}
	lua_settop(L, params - 1);
}

static struct family_param *find_param(struct family *f, const char *name)
{
	const int i = family_param_find(f, name);

	return i < 0 ? NULL : &f->params[i];
}

/* Meanings that the descriptor omits come from the table of all parameters. */
static void read_common_meanings(lua_State *L, struct reader *r)
{
	int table = lua_gettop(L) + 1;

	lua_getfield(L, LUA_REGISTRYINDEX, DESCRIPTOR_PARAMETERS);
	for (int i = 0; i < r->family->nparams; i++) {
		struct family_param *p = &r->family->params[i];

		if (!p->meaning)
			desc_line(L, r, table, p->name, 0, &p->meaning);
	}
	lua_settop(L, table - 1);
}

static void read_meaning(lua_State *L, struct reader *r, int table)
{
	int meaning = lua_gettop(L) + 1;

	if (desc_get(L, r, table, "meaning", LUA_TTABLE, "a table of strings")) {
		lua_pushnil(L);
		while (lua_next(L, meaning)) {
			const char *name = desc_key(L, r, -2, "'meaning'");
			struct family_param *p = find_param(r->family, name);

			if (!p)
				desc_error(L, r, "meaning", "'meaning' names '%s', which is no parameter", name);
			desc_line(L, r, meaning, name, 1, &p->meaning);
			lua_pop(L, 1);
		}
	}
	lua_settop(L, meaning - 1);
}

/* rarely: parameters for which sensible variants use the default. */
static void read_rarely(lua_State *L, struct reader *r, int table)
{
	int list = lua_gettop(L) + 1, count = 0;

	if (desc_get(L, r, table, "rarely", LUA_TTABLE, "a list of names"))
		count = desc_list(L, r, list, "rarely", FAMILY_PARAMS);
	for (int i = 1; i <= count; i++) {
		const char *name = lua_rawgeti(L, list, i) == LUA_TSTRING ? lua_tostring(L, -1) : "";
		struct family_param *p = find_param(r->family, name);

		if (!p)
			desc_error(L, r, "rarely", "'rarely' names '%s', which is no parameter", name);
		p->rare = 1;
		lua_pop(L, 1);
	}
	lua_settop(L, list - 1);
}

void read_params(lua_State *L, struct reader *r, int table)
{
	read_values_of_all(L, r, table);
	read_meaning(L, r, table);
	read_common_meanings(L, r);
	read_rarely(L, r, table);
}

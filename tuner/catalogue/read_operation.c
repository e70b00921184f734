/* Reads the descriptors of operations. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/catalogue/descriptor_impl.h"

#define MOST_LIKE 8 /* maximum operations in a chain of `like` */

static const char operation_keys[] = "about bytes computes defines fetch inputs like outputs source strategies";

/* The arrays that "source" stands for; default: "values". */
static void read_operation_source(lua_State *L, struct reader *r, int table)
{
	struct catalogue_operation *o = r->operation;

	if (desc_has(L, table, "source"))
		desc_names(L, r, table, "source", PROBLEM_ARRAYS, &o->sources);
	else if (name_list_has(&o->arrays, "values"))
		(void)snprintf(o->sources.names[o->sources.count++], sizeof o->sources.names[0], "values");
	for (int i = 0; i < o->sources.count; i++)
		if (!name_list_has(&o->arrays, o->sources.names[i]))
			desc_error(L, r, "source", "'source' names '%s', which is no array", o->sources.names[i]);
}

/* What it computes, unless already known: `computes` in the table, else the harness operation with that name. */
static void note_computes(lua_State *L, struct reader *r, int table, const char *name)
{
	struct catalogue_operation *o = r->operation;

	if (o->computes[0])
		return;
	if (desc_get(L, r, table, "computes", LUA_TSTRING, "the name of an operation"))
		name = lua_tostring(L, -1);
	if (operation_find(name))
		(void)snprintf(o->computes, sizeof o->computes, "%s", name);
	else if (!lua_isnil(L, -1))
		desc_error(L, r, "computes", "'computes' names '%s', which the harness does not have", name);
	lua_pop(L, 1);
}

/* Copies the harness's entries for what it computes, with its own name, which is stored after them, because operations
 * are moved. */
static void make_entries(lua_State *L, struct reader *r)
{
	struct catalogue_operation *o = r->operation;
	const struct operation *known;
	char *name;

	if (!o->computes[0])
		desc_error(L, r, NULL, "the harness has no operation '%s', and neither 'computes' nor 'like' names one",
			   o->name);
	for (int k = 0; (known = operation_at(k)); k++)
		o->nentries += strcmp(known->name, o->computes) == 0;
	o->entries = calloc(1, (size_t)o->nentries * sizeof *o->entries + sizeof o->name);
	if (!o->entries)
		desc_error(L, r, NULL, "out of memory");
	name = memcpy(o->entries + o->nentries, o->name, sizeof o->name);
	for (int k = 0, i = 0; (known = operation_at(k)); k++)
		if (strcmp(known->name, o->computes) == 0) {
			o->entries[i] = *known;
			o->entries[i++].name = name;
		}
}

/* Arrays must be those of the harness, which fills them and passes them to kernels by name. */
static void check_arrays(lua_State *L, struct reader *r)
{
	const struct operation *known = r->operation->entries;
	const struct name_list *arrays = &r->operation->arrays;

	for (int i = 0; i < arrays->count; i++) {
		int k = 0;

		while (known->arrays[k] && strcmp(known->arrays[k], arrays->names[i]) != 0)
			k++;
		if (!known->arrays[k])
			desc_error(L, r, arrays->names[i], "operation '%s' has no array '%s'", r->operation->name,
				   arrays->names[i]);
	}
}

static void read_fetch(lua_State *L, struct reader *r, int table)
{
	struct catalogue_operation *o = r->operation;

	if (desc_get(L, r, table, "fetch", LUA_TSTRING, "the name of an array")) {
		if (!name_list_has(&o->arrays, lua_tostring(L, -1)))
			desc_error(L, r, "fetch", "'fetch' names '%s', which is no array", lua_tostring(L, -1));
		(void)snprintf(o->fetch, sizeof o->fetch, "%s", lua_tostring(L, -1));
	}
	lua_pop(L, 1);
}

/* like and strategies: the operation from which missing fields are inherited, and which strategies are. */
static void read_like(lua_State *L, struct reader *r, int table)
{
	struct catalogue_operation *o = r->operation;

	if (desc_get(L, r, table, "like", LUA_TSTRING, "the name of an operation"))
		(void)snprintf(o->like, sizeof o->like, "%s", lua_tostring(L, -1));
	lua_pop(L, 1);
	if (!desc_has(L, table, "strategies"))
		return;
	if (!o->like[0])
		desc_error(L, r, "strategies", "'strategies' is for operations that are 'like' another");
	desc_names(L, r, table, "strategies", NAME_LIST, &o->strategies);
}

/* defines: NAME = integer or text; written as #define lines in name order, so that the source is reproducible. */
static void read_defines(lua_State *L, struct reader *r, int table)
{
	const char *names[FAMILY_PARAMS] = {NULL};
	int defines = lua_gettop(L) + 1, count = 0;
	char text[1024] = "";

	if (desc_get(L, r, table, "defines", LUA_TTABLE, "a table")) {
		lua_pushnil(L);
		while (lua_next(L, defines)) {
			const char *name = desc_key(L, r, -2, "'defines'");

			if (!is_name(name, 31) || is_reserved(name))
				desc_error(L, r, name, "'%s' cannot be the name of a macro", name);
			if (count == FAMILY_PARAMS)
				desc_error(L, r, "defines", "more than %d macros", FAMILY_PARAMS);
			if (!lua_isinteger(L, -1) && lua_type(L, -1) != LUA_TSTRING)
				desc_error(L, r, name, "macro '%s' must be an integer or a string", name);
			names[count++] = name;
			lua_pop(L, 1);
		}
	}
	qsort(names, (size_t)count, sizeof *names, by_text);
	for (int i = 0; i < count; i++) {
		size_t used = strlen(text);

		lua_getfield(L, defines, names[i]);
		(void)snprintf(text + used, sizeof text - used, "#define %s %s\n", names[i],
			       luaL_tolstring(L, -1, NULL));
		if (strlen(text) == sizeof text - 1)
			desc_error(L, r, "defines", "'defines' is too long");
		lua_pop(L, 2);
	}
	r->operation->defines = desc_copy(L, text);
	lua_settop(L, defines - 1);
}

/* The text of operation `name`'s descriptor, and its path; a user's has precedence. NULL if there is none. */
static const char *operation_text(struct catalogue *cat, const char *name, char *path, size_t size)
{
	const char *text = NULL;

	if (cat->dir) {
		(void)snprintf(path, size, "%s/%s/operation.lua", cat->dir, name);
		text = catalogue_text(cat, path);
	}
	if (!text) {
		(void)snprintf(path, size, "variants/%s/operation.lua", name);
		text = catalogue_text(cat, path);
	}
	return text;
}

/* Missing fields are inherited from the operation that this one is like, and so on; except `strategies`. */
static void inherit_operation(lua_State *L, struct reader *r, int table)
{
	char path[4400], name[sizeof r->operation->like], like[sizeof name];
	struct reader other = *r;

	(void)snprintf(name, sizeof name, "%s", r->operation->like);
	for (int depth = 0; name[0]; depth++) {
		int from;

		other.origin = path;
		other.text = operation_text(r->cat, name, path, sizeof path);
		if (!other.text || depth == MOST_LIKE)
			desc_error(L, r, "like", "'like' names '%s', which is %s", name,
				   other.text ? "like this one itself" : "no operation");
		from = desc_run(L, &other, "operation");
		(void)snprintf(like, sizeof like, "%s", name);
		name[0] = '\0';
		if (desc_get(L, &other, from, "like", LUA_TSTRING, "the name of an operation"))
			(void)snprintf(name, sizeof name, "%s", lua_tostring(L, -1));
		note_computes(L, &other, from, like);
		lua_pushnil(L);
		lua_setfield(L, from, "strategies");
		desc_inherit(L, table, from);
		lua_settop(L, table);
	}
}

static int read_operation(lua_State *L)
{
	struct reader *r = lua_touserdata(L, 1);
	int table = desc_run(L, r, "operation");

	desc_check_keys(L, r, table, operation_keys, "operation");
	read_like(L, r, table);
	note_computes(L, r, table, r->operation->name);
	inherit_operation(L, r, table);
	desc_line(L, r, table, "about", 1, &r->operation->about);
	desc_names(L, r, table, "inputs", PROBLEM_ARRAYS, &r->operation->arrays);
	desc_names(L, r, table, "outputs", PROBLEM_ARRAYS, &r->operation->arrays);
	desc_function(L, r, table, "bytes", 1);
	make_entries(L, r);
	check_arrays(L, r);
	read_operation_source(L, r, table);
	read_fetch(L, r, table);
	read_defines(L, r, table);
	r->operation->descriptor = luaL_ref(L, LUA_REGISTRYINDEX);
	return 0;
}

int catalogue_read_operation(struct catalogue *cat, struct catalogue_operation *o, const char *origin, const char *text,
			     struct err *e)
{
	struct reader r = {.cat = cat, .origin = origin, .text = text, .operation = o};

	o->origin = strdup(origin);
	if (!o->origin)
		return err_set(e, "out of memory");
	return lua_host_run(cat->lua, read_operation, &r, e);
}

/* Reads the descriptors of strategies; a strategy of an operation is a family of variants. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/peers.h"
#include "tuner/catalogue/descriptor_impl.h"

static const char strategy_keys[] = "about backend begins buffers copies_values finishes idea in_place launches like "
				    "meaning ordered on_request params "
				    "possible rarely reproducible source sensible tile unaligned when whole_rows";
static const char backends[] = "cuda opencl fake";

/* The library is searched for when it is used: the descriptor is valid without it. */
static void read_library(lua_State *L, struct reader *r, const char *name)
{
	r->family->library = 1;
	r->family->source = desc_copy(L, name);
	if (!is_peer(r->family->strategy))
		desc_error(L, r, "source",
			   "a library is something to compare with: its strategy must be called '%s...'", PEER_PREFIX);
}

/* The path of the kernel file next to the descriptor, else of an embedded one; malloc'd, NULL if out of memory. */
static char *source_path(const struct reader *r, const char *origin, const char *name)
{
	const char *slash = strrchr(origin, '/');
	struct reader there = *r;
	char *path;

	there.origin = origin;
	if (asprintf(&path, "%.*s/%s", (int)(slash ? slash - origin : 0), origin, name) < 0)
		return NULL;
	if (catalogue_text(r->cat, path))
		return path;
	free(path);
	return desc_embedded_path(&there, name);
}

/* The same; an inherited source may be next to the descriptor that it comes from. */
static char *find_source(const struct reader *r, const char *name)
{
	char *path = source_path(r, r->origin, name);

	if (!path || !r->source_origin[0] || catalogue_text(r->cat, path))
		return path;
	free(path);
	return source_path(r, r->source_origin, name);
}

/* A kernel file in the descriptor's folder, an embedded one of the same operation, or the name of a library. */
static void read_source(lua_State *L, struct reader *r, int table)
{
	struct family *f = r->family;
	const char *name, *dot;
	struct err e;

	desc_need(L, r, table, "source", LUA_TSTRING, "a file name");
	name = lua_tostring(L, -1);
	dot = strrchr(name, '.');
	if (strchr(name, '/') || !dot ||
	    (strcmp(dot, ".cl") != 0 && strcmp(dot, ".cu") != 0 && strcmp(dot, ".so") != 0))
		desc_error(
			L, r, "source",
			"source '%s' must be the name of a .cl or .cu file beside the descriptor, or of a .so library",
			name);
	if (strcmp(dot, ".so") == 0) {
		read_library(L, r, name);
		lua_pop(L, 1);
		return;
	}
	if (is_peer(f->strategy) && !desc_has(L, table, "like"))
		desc_error(L, r, "source", "strategy '%s' is for libraries: kernels would never be chosen there",
			   f->strategy);
	f->source = find_source(r, name);
	if (!f->source)
		luaL_error(L, "out of memory");
	if (!catalogue_text(r->cat, f->source))
		desc_error(L, r, "source", "no kernel file '%s' beside the descriptor", name);
	r->source = catalogue_assembled(r->cat, f->source, &e);
	if (!r->source)
		lua_host_raise(L, &e);
	if (strcmp(dot, ".cu") == 0)
		(void)snprintf(f->backend, sizeof f->backend, "cuda");
	lua_pop(L, 1);
}

static void read_backend(lua_State *L, struct reader *r, int table)
{
	struct family *f = r->family;

	if (desc_get(L, r, table, "backend", LUA_TSTRING, "a string")) {
		const char *name = lua_tostring(L, -1);

		if (!words_have(backends, name) || (f->backend[0] && strcmp(f->backend, name) != 0))
			desc_error(L, r, "backend", "backend '%s' is unknown, or not the one of this source", name);
		(void)snprintf(f->backend, sizeof f->backend, "%s", name);
	}
	lua_pop(L, 1);
}

static int read_boolean(lua_State *L, struct reader *r, int table, const char *key, int otherwise)
{
	const int given = desc_get(L, r, table, key, LUA_TBOOLEAN, "true or false");
	const int value = given ? lua_toboolean(L, -1) : otherwise;

	lua_pop(L, 1);
	return value;
}

/* The path of the descriptor that `like` names: in the same folder, or OPERATION/STRATEGY. */
static void like_path(const struct reader *r, const char *name, char *path, size_t size)
{
	const char *slash = strrchr(r->origin, '/');
	int folder = (int)(slash ? slash - r->origin : 0);

	if (strchr(name, '/'))
		while (folder > 0 && r->origin[--folder] != '/')
			;
	(void)snprintf(path, size, "%.*s/%s.lua", folder, r->origin, name);
}

/* The same for an embedded descriptor, which a user's may refer to; "" if out of memory. */
static void embedded_like_path(const struct reader *r, const char *name, char *path, size_t size)
{
	char *folder = desc_embedded_path(r, "");
	struct reader embedded = *r;

	path[0] = '\0';
	embedded.origin = folder;
	if (folder)
		like_path(&embedded, name, path, size);
	free(folder);
}

/* like: the strategy (STRATEGY, or OPERATION/STRATEGY) from which missing keys are inherited. */
static void inherit(lua_State *L, struct reader *r, int table)
{
	struct reader other = *r;
	char path[4400];
	int from;

	if (desc_get(L, r, table, "like", LUA_TSTRING, "the name of a strategy")) {
		like_path(r, lua_tostring(L, -1), path, sizeof path);
		other.origin = path;
		other.text = catalogue_text(r->cat, path);
		if (!other.text) {
			embedded_like_path(r, lua_tostring(L, -1), path, sizeof path);
			other.text = catalogue_text(r->cat, path);
		}
		if (!other.text || strcmp(path, r->origin) == 0)
			desc_error(L, r, "like", "'like' names '%s', of which there is no descriptor",
				   lua_tostring(L, -1));
		from = desc_run(L, &other, "strategy");
		if (desc_has(L, from, "like"))
			desc_error(L, r, "like", "'like' names '%s', which is like another itself",
				   lua_tostring(L, table + 1));
		if (!desc_has(L, table, "source"))
			(void)snprintf(r->source_origin, sizeof r->source_origin, "%s", path);
		desc_inherit(L, table, from);
	}
	lua_settop(L, table);
}

/* true, false, or a function of parameters and case. */
static void read_unaligned(lua_State *L, struct reader *r, int table)
{
	const int type = lua_getfield(L, table, "unaligned");

	if (type == LUA_TFUNCTION)
		desc_function(L, r, table, "unaligned", 0);
	else if (type != LUA_TNIL && type != LUA_TBOOLEAN)
		desc_error(L, r, "unaligned", "'unaligned' must be true, false or a function, not a %s",
			   lua_typename(L, type));
	lua_pop(L, 1);
}

static int read_family(lua_State *L)
{
	struct reader *r = lua_touserdata(L, 1);
	int table = desc_run(L, r, "strategy");

	r->family->peer = is_peer(r->family->strategy);
	inherit(L, r, table);
	desc_check_keys(L, r, table, strategy_keys, "strategy");
	desc_line(L, r, table, "about", 1, &r->family->about);
	desc_line(L, r, table, "when", 0, &r->family->when);
	desc_line(L, r, table, "idea", 0, &r->family->idea);
	desc_line(L, r, table, "on_request", 0, &r->family->on_request);
	read_source(L, r, table);
	read_backend(L, r, table);
	r->family->ordered = read_boolean(L, r, table, "ordered", 0);
	r->family->copies_values = read_boolean(L, r, table, "copies_values", 0);
	r->family->begins = read_boolean(L, r, table, "begins", 0);
	r->family->finishes = read_boolean(L, r, table, "finishes", 0);
	r->family->in_place = read_boolean(L, r, table, "in_place", 0);
	r->family->whole_rows = read_boolean(L, r, table, "whole_rows", 0);
	r->family->reproducible = read_boolean(L, r, table, "reproducible", 1);
	read_params(L, r, table);
	desc_function(L, r, table, "possible", 0);
	desc_function(L, r, table, "sensible", 0);
	desc_function(L, r, table, "tile", 0);
	read_unaligned(L, r, table);
	read_buffers(L, r, table);
	read_launches(L, r, table);
	r->family->line = r->line;
	r->family->descriptor = luaL_ref(L, LUA_REGISTRYINDEX);
	return 0;
}

int catalogue_read_family(struct catalogue *cat, struct family *f, const char *origin, const char *text, struct err *e)
{
	struct reader r = {.cat = cat, .origin = origin, .text = text, .family = f};

	r.operation = catalogue_operation_find(cat, f->operation);
	f->origin = strdup(origin);
	if (!f->origin)
		return err_set(e, "out of memory");
	return lua_host_run(cat->lua, read_family, &r, e);
}

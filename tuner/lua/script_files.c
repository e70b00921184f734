/* File lookup of tuning scripts: files that match a pattern, and geometries in the folder given by --data. */
#include "tuner/lua/script_files.h"

#include <dirent.h>
#include <errno.h>
#include <lauxlib.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/geometry.h"
#include "tuner/base/strings.h"

#define FILES_PATTERNS 3

static struct script_files *files_of(lua_State *L)
{
	return lua_touserdata(L, lua_upvalueindex(1));
}

/* files "tests/data/" followed by a pattern: the matching paths, sorted. */
static int call_files(lua_State *L)
{
	struct script_files *s = files_of(L);
	const char *pattern = luaL_checkstring(L, 1);

	if (!path_pattern_is_small(pattern, FILES_PATTERNS))
		return luaL_error(
			L,
			"files '%s' could take too long: at most %d folders of a path may be patterns, with no "
			"'..' behind them",
			pattern, FILES_PATTERNS);
	if (s->is_globbed)
		globfree(&s->found);
	s->is_globbed = 1;
	memset(&s->found, 0, sizeof s->found);
	if (glob(pattern, 0, NULL, &s->found) != 0)
		return luaL_error(L, "no file matches '%s'", pattern);
	lua_newtable(L);
	for (size_t i = 0; i < s->found.gl_pathc; i++) {
		lua_pushstring(L, s->found.gl_pathv[i]);
		lua_rawseti(L, -2, (lua_Integer)i + 1);
	}
	return 1;
}

/* find "cant": the path of cant.mtx or cant.rowlen, optionally .gz, in the data folder; nil if there is none. */
static int call_find(lua_State *L)
{
	static const char *const endings[] = {".mtx", ".mtx.gz", ".rowlen", ".rowlen.gz"};
	const char *name = luaL_checkstring(L, 1), *data = files_of(L)->data, *folder = data ? data : ".";

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		const char *path = lua_pushfstring(L, "%s/%s%s", folder, name, endings[i]);

		if (access(path, R_OK) == 0)
			return 1;
		lua_pop(L, 1);
	}
	return 0;
}

static int is_geometry_file(const struct dirent *entry)
{
	char canonical[NAME_MAX + 1];
	struct err ignored;

	return entry->d_name[0] != '.' && geometry_canonical(entry->d_name, canonical, sizeof canonical, &ignored) == 0;
}

/* profiles([folder]): the paths of all geometry files in a folder, sorted; none if it does not exist. Default: the
 * folder given by --data; none without that. */
static int call_profiles(lua_State *L)
{
	const char *named = luaL_optstring(L, 1, NULL), *folder = named ? named : files_of(L)->data;
	struct dirent **entries;
	int count = folder ? scandir(folder, &entries, is_geometry_file, alphasort) : 0;

	if (count < 0 && named && errno == ENOENT) {
		lua_newtable(L);
		return 1;
	}
	if (count < 0)
		return luaL_error(L, "cannot read the folder '%s': %s", folder, strerror(errno));
	lua_newtable(L);
	for (int i = 0; i < count; i++) {
		lua_pushfstring(L, "%s/%s", folder, entries[i]->d_name);
		lua_rawseti(L, -2, i + 1);
		free(entries[i]);
	}
	if (folder)
		free(entries);
	return 1;
}

void script_files_add(lua_State *L, struct script_files *f)
{
	static const luaL_Reg functions[] = {
		{"files", call_files}, {"find", call_find}, {"profiles", call_profiles}, {NULL, NULL}};

	for (const luaL_Reg *r = functions; r->name; r++) {
		lua_pushlightuserdata(L, f);
		lua_pushcclosure(L, r->func, 1);
		lua_setglobal(L, r->name);
	}
}

void script_files_release(struct script_files *f)
{
	if (f->is_globbed)
		globfree(&f->found);
}

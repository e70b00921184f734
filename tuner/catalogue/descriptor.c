/* Descriptors as Lua code: runs them, checks what they return, locates errors. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/strings.h"
#include "tuner/catalogue/descriptor_impl.h"

int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The macros that are defined before every source. */
static const char macros[] =
	"V V_BYTES UV T T_BYTES UT T_BODY OFF_T OFF_BYTES OPER_NAME OP_COMMUTATIVE OP_BODY "
	"OP_IDENTITY IDENTITY_BODY LIFT_BODY FOLD_FROM_IDENTITY SOURCE_INDEX INPUT_VALUE INPUT_SEGMENTED INPUT_WHOLE "
	"MULTIPLY SEGLEN KEY_T KEY_BYTES KEY_BODY KEY_EQUAL KEYS_OUT RESULT_T RESULT_BYTES RESULT_BODY RESULT_OF "
	"FINISH_BODY NARROW_BODY SEVERAL_BODY APPEND_BODY SETTLE_BODY";

int is_reserved(const char *name)
{
	return words_have(macros, name);
}

/* Tables have no line numbers, so the line of an error is searched in the text: the first occurrence of the word
 * concerned within the call, outside comments; else the line of the call. */
static int line_of(const struct reader *r, const char *word)
{
	const char *text = r->text;

	for (int line = 1; *text; line++) {
		size_t length = strcspn(text, "\n");
		const char *at = word && line >= r->line ? find_word(text, word) : NULL, *comment = strstr(text, "--");

		if (at && at < text + length && (!comment || comment > at))
			return line;
		text += length + (text[length] == '\n');
	}
	return r->line;
}

void desc_error(lua_State *L, struct reader *r, const char *word, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	(void)vsnprintf(r->problem, sizeof r->problem, format, args);
	va_end(args);
	luaL_error(L, "%s:%d: %s", r->origin, line_of(r, word), r->problem);
	abort(); /* not reached: luaL_error does not return, but is not declared so */
}

const char *desc_key(lua_State *L, struct reader *r, int index, const char *where)
{
	if (lua_type(L, index) != LUA_TSTRING)
		desc_error(L, r, NULL, "%s has an entry without a name", where);
	return lua_tostring(L, index);
}

void desc_check_keys(lua_State *L, struct reader *r, int table, const char *keys, const char *where)
{
	luaL_checkstack(L, 4, NULL);
	lua_pushnil(L);
	while (lua_next(L, table)) {
		const char *key = desc_key(L, r, -2, where);

		if (!words_have(keys, key))
			desc_error(L, r, key, "unknown key '%s' in %s; its keys: %s", key, where, keys);
		lua_pop(L, 1);
	}
}

int desc_get(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what)
{
	int got = lua_getfield(L, table, key);

	if (got != LUA_TNIL && got != type)
		desc_error(L, r, key, "'%s' must be %s, not a %s", key, what, lua_typename(L, got));
	return got != LUA_TNIL;
}

void desc_need(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what)
{
	if (!desc_get(L, r, table, key, type, what))
		desc_error(L, r, NULL, "'%s' is missing", key);
}

char *desc_copy(lua_State *L, const char *text)
{
	char *made = strdup(text);

	if (!made)
		luaL_error(L, "out of memory");
	return made;
}

void desc_line(lua_State *L, struct reader *r, int table, const char *key, int required, char **line)
{
	if (required && !desc_has(L, table, key))
		desc_error(L, r, NULL, "'%s' is missing", key);
	if (desc_get(L, r, table, key, LUA_TSTRING, "a string")) {
		const char *text = lua_tostring(L, -1);

		if (strchr(text, '\n') || strlen(text) != lua_rawlen(L, -1) || (required && !*text))
			desc_error(L, r, key, "'%s' must be one line", key);
		*line = desc_copy(L, text);
	}
	lua_pop(L, 1);
}

void desc_function(lua_State *L, struct reader *r, int table, const char *key, int required)
{
	if (required)
		desc_need(L, r, table, key, LUA_TFUNCTION, "a function");
	else
		(void)desc_get(L, r, table, key, LUA_TFUNCTION, "a function");
	lua_pop(L, 1);
}

int desc_list(lua_State *L, struct reader *r, int table, const char *what, int most)
{
	lua_Unsigned length = lua_rawlen(L, table), entries = 0;

	lua_pushnil(L);
	while (lua_next(L, table)) {
		entries++;
		lua_pop(L, 1);
	}
	if (length != entries)
		desc_error(L, r, what, "'%s' must be a list without gaps or names", what);
	if (length > (lua_Unsigned)most)
		desc_error(L, r, what, "'%s' has %d entries, at most %d are possible", what, (int)length, most);
	return (int)length;
}

void desc_names(lua_State *L, struct reader *r, int table, const char *key, int most, struct name_list *names)
{
	const size_t size = sizeof names->names[0];
	int list, length;

	desc_need(L, r, table, key, LUA_TTABLE, "a list of names");
	list = lua_gettop(L);
	length = desc_list(L, r, list, key, most - names->count);
	if (length == 0)
		desc_error(L, r, key, "'%s' is empty", key);
	for (int i = 1; i <= length; i++) {
		const char *name = lua_rawgeti(L, list, i) == LUA_TSTRING ? lua_tostring(L, -1) : "";

		if (!is_name(name, size - 1))
			desc_error(L, r, key, "'%s' must be a list of names", key);
		(void)snprintf(names->names[names->count++], size, "%s", name);
		lua_pop(L, 1);
	}
	lua_pop(L, 1);
}

int desc_has(lua_State *L, int table, const char *key)
{
	int type = lua_getfield(L, table, key);

	lua_pop(L, 1);
	return type != LUA_TNIL;
}

/* The call strategy{...}: records in its upvalue which table it was given, of what kind, and on which line. */
static int note_call(lua_State *L)
{
	lua_Debug ar;

	luaL_checktype(L, 1, LUA_TTABLE);
	lua_settop(L, 1);
	lua_pushvalue(L, 1);
	lua_setfield(L, lua_upvalueindex(1), "table");
	lua_pushvalue(L, lua_upvalueindex(2));
	lua_setfield(L, lua_upvalueindex(1), "kind");
	lua_pushinteger(L, lua_getstack(L, 1, &ar) && lua_getinfo(L, "l", &ar) ? ar.currentline : 1);
	lua_setfield(L, lua_upvalueindex(1), "line");
	return 1;
}

/* Pushes the globals of a chunk: strategy, operation, its own names, then those of the sandbox. */
static void push_globals(lua_State *L, int marks)
{
	static const char *const kinds[] = {"operation", "strategy"};

	lua_newtable(L);
	for (int i = 0; i < 2; i++) {
		lua_pushvalue(L, marks);
		lua_pushstring(L, kinds[i]);
		lua_pushcclosure(L, note_call, 2);
		lua_setfield(L, -2, kinds[i]);
	}
	lua_createtable(L, 0, 1);
	lua_pushglobaltable(L);
	lua_setfield(L, -2, "__index");
	lua_setmetatable(L, -2);
}

int desc_run(lua_State *L, struct reader *r, const char *kind)
{
	int marks, table;

	lua_newtable(L);
	marks = lua_gettop(L);
	lua_host_load(L, r->origin, r->text, strlen(r->text));
	push_globals(L, marks);
	(void)lua_setupvalue(L, -2, 1);
	lua_call(L, 0, 1);
	table = lua_gettop(L);

	r->line = 1;
	lua_getfield(L, marks, "line");
	if (lua_isinteger(L, -1))
		r->line = (int)lua_tointeger(L, -1);
	lua_getfield(L, marks, "table");
	lua_getfield(L, marks, "kind");
	if (!lua_istable(L, table) || !lua_rawequal(L, table, table + 2) || strcmp(lua_tostring(L, -1), kind) != 0)
		desc_error(L, r, NULL, "must end with 'return %s { ... }'", kind);
	lua_settop(L, table);
	return table;
}

void desc_inherit(lua_State *L, int table, int from)
{
	static const char by_entry[] = "params meaning buffers";

	luaL_checkstack(L, 6, NULL);
	lua_pushnil(L);
	while (lua_next(L, from)) {
		int value = lua_gettop(L), type;

		lua_pushvalue(L, value - 1);
		type = lua_gettable(L, table);
		/* lua_tostring would convert a numeric key to a string, which confuses lua_next. */
		if (type == LUA_TTABLE && lua_istable(L, value) && lua_type(L, value - 1) == LUA_TSTRING &&
		    words_have(by_entry, lua_tostring(L, value - 1)))
			desc_inherit(L, value + 1, value);
		lua_settop(L, value);
		if (type == LUA_TNIL) {
			lua_pushvalue(L, value - 1);
			lua_insert(L, value);
			lua_settable(L, table);
		} else {
			lua_pop(L, 1);
		}
	}
}

char *desc_embedded_path(const struct reader *r, const char *name)
{
	const char *slash = strrchr(r->origin, '/'), *folder = slash;
	char *path;

	while (folder && folder > r->origin && folder[-1] != '/')
		folder--;
	return asprintf(&path, "variants/%.*s/%s", (int)(slash - folder), folder, name) < 0 ? NULL : path;
}

/* Pushes the table that the embedded file returns. */
static void run_shared(lua_State *L, struct catalogue *cat, const char *path)
{
	const char *text = catalogue_text(cat, path);

	if (!text) {
		luaL_error(L, "no '%s'", path);
		return; /* not reached; lua.h does not declare that the call does not return */
	}
	lua_host_load_shared(L, path, text, strlen(text));
	lua_call(L, 0, 1);
	if (!lua_istable(L, -1))
		luaL_error(L, "%s: must return a table", path);
}

static int read_shared(lua_State *L)
{
	struct catalogue *cat = lua_touserdata(L, 1);

	run_shared(L, cat, "variants/lib/common.lua");
	lua_host_view(L, "pieces");
	lua_setglobal(L, "pieces");
	run_shared(L, cat, DESCRIPTOR_PARAMETERS);
	lua_setfield(L, LUA_REGISTRYINDEX, DESCRIPTOR_PARAMETERS);
	return 0;
}

int catalogue_read_shared(struct catalogue *cat, struct err *e)
{
	return lua_host_run(cat->lua, read_shared, cat, e);
}

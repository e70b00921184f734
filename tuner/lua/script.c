/* The functions of tuning scripts: sweep, plot, export, operator, key_type, files, find, profiles, print and the
 * geometry constructors. */
#include "tuner/lua/script.h"

#include <lauxlib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tuner/base/assets.h"
#include "tuner/base/file.h"
#include "tuner/lua/lua_host.h"
#include "tuner/lua/lua_view.h"
#include "tuner/lua/script_embedded.h"
#include "tuner/lua/script_files.h"
#include "tuner/lua/script_kinds.h"

#define SCRIPT_MEMORY ((size_t)512 << 20)
#define SCRIPT_INSTRUCTIONS 200000000
#define SCRIPT_LIMIT ((size_t)16 << 20)
#define MAX_NESTING 16

/* State of the calls. Owns all malloc'd memory, because errors longjmp out of the functions below. */
struct script {
	const struct script_host *host;
	const char *path;
	char *text;
	size_t size;
	struct defined defined; /* collected so far */
	struct sweep_request sweep;
	struct plot_request plot;
	struct export_request export;
	struct script_files files;
};

static struct script *script_of(lua_State *L)
{
	return lua_touserdata(L, lua_upvalueindex(1));
}

/* A key of a call's table: how it is read and into which field of the request. A NULL name ends a list. */
struct field {
	const char *name;
	/* Stores the value on top of the stack, which stays there, in to; raises an error if it is invalid. */
	void (*read)(lua_State *L, const char *name, void *to, size_t size);
	size_t offset, size;
};

static void read_text(lua_State *L, const char *name, void *to, size_t size)
{
	const char *text;

	if (lua_type(L, -1) != LUA_TSTRING)
		luaL_error(L, "%s must be a string", name);
	text = lua_tostring(L, -1);
	if (strlen(text) >= size)
		luaL_error(L, "%s is too long: '%s'", name, text);
	memcpy(to, text, strlen(text) + 1);
}

static void read_flag(lua_State *L, const char *name, void *to, size_t size)
{
	(void)size;
	if (!lua_isboolean(L, -1))
		luaL_error(L, "%s must be true or false", name);
	*(int *)to = lua_toboolean(L, -1);
}

static void read_count(lua_State *L, const char *name, void *to, size_t size)
{
	int whole;
	lua_Integer value = lua_tointegerx(L, -1, &whole);

	if (!whole || lua_type(L, -1) != LUA_TNUMBER || value < 1 || (size == sizeof(int) && value > INT32_MAX))
		luaL_error(L, "%s must be a whole number above 0", name);
	if (size == sizeof(int))
		*(int *)to = (int)value;
	else
		*(int64_t *)to = value;
}

static void read_duration(lua_State *L, const char *name, void *to, size_t size)
{
	(void)size;
	if (lua_type(L, -1) == LUA_TNUMBER)
		*(double *)to = lua_tonumber(L, -1);
	else if (lua_type(L, -1) != LUA_TSTRING || duration_read(lua_tostring(L, -1), to))
		*(double *)to = 0;
	if (!(*(double *)to > 0))
		luaL_error(L, "%s must be seconds, above 0, or a text like \"60s\"", name);
}

/* Reads a number >= 0. */
static void read_ratio(lua_State *L, const char *name, void *to, size_t size)
{
	(void)size;
	if (lua_type(L, -1) != LUA_TNUMBER || !(lua_tonumber(L, -1) >= 0))
		luaL_error(L, "%s must be a number, 0 or more", name);
	*(double *)to = lua_tonumber(L, -1);
}

/* Reads a number > 0. */
static void read_positive(lua_State *L, const char *name, void *to, size_t size)
{
	(void)size;
	if (lua_type(L, -1) != LUA_TNUMBER || !(lua_tonumber(L, -1) > 0))
		luaL_error(L, "%s must be a number above 0", name);
	*(double *)to = lua_tonumber(L, -1);
}

/* Adds the string on top of the stack, or all strings in (nested) lists there, in order. */
static void add_strings(lua_State *L, const char *name, struct strings *list, int depth)
{
	struct err e = {0};

	if (lua_type(L, -1) == LUA_TSTRING) {
		if (strings_add(list, lua_tostring(L, -1), &e))
			lua_host_raise(L, &e);
		return;
	}
	if (!lua_istable(L, -1) || depth > MAX_NESTING)
		luaL_error(L, "%s must be a string or a list of strings", name);
	luaL_checkstack(L, 4, name);
	if (lua_rawlen(L, -1) == 0 && (lua_pushnil(L), lua_next(L, -2)))
		luaL_error(L, "%s must be a list, not a table with keys", name);
	for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, -1); i++) {
		lua_rawgeti(L, -1, i);
		add_strings(L, name, list, depth + 1);
		lua_pop(L, 1);
	}
}

static void read_strings(lua_State *L, const char *name, void *to, size_t size)
{
	(void)size;
	add_strings(L, name, to, 0);
}

/* "NT=64,128 VT=1" */
static void read_filter(lua_State *L, const char *name, void *to, size_t size)
{
	char text[1024];
	struct err e;

	(void)size;
	read_text(L, name, text, sizeof text);
	if (param_filter_parse(to, text, &e))
		luaL_error(L, "%s: %s", name, e.text);
}

/* all = true: the same as space = "possible". */
static void read_all(lua_State *L, const char *name, void *to, size_t size)
{
	int all;

	read_flag(L, name, &all, sizeof all);
	if (all)
		(void)snprintf(to, size, "possible");
}

static void read_fields(lua_State *L, const char *what, const struct field *fields, void *to);

/* search = "random" or { "random", budget = "60s", evaluations = 100, seed = 1 }. */
static void read_search(lua_State *L, const char *name, void *to, size_t size)
{
	static const struct field fields[] = {
		{"budget", read_duration, offsetof(struct sweep_request, budget), sizeof(double)},
		{"evaluations", read_count, offsetof(struct sweep_request, evaluations), sizeof(int64_t)},
		{"seed", read_count, offsetof(struct sweep_request, seed), sizeof(int64_t)},
		{NULL, NULL, 0, 0},
	};
	struct sweep_request *r = to;

	(void)size;
	if (lua_istable(L, -1)) {
		read_fields(L, name, fields, r);
		lua_rawgeti(L, -1, 1);
		if (!lua_isnil(L, -1))
			read_text(L, name, r->search, sizeof r->search);
		lua_pop(L, 1);
	} else {
		read_text(L, name, r->search, sizeof r->search);
	}
}

/* Raises an error about a key, with the known keys. */
_Noreturn static void refuse_key(lua_State *L, const char *what, const struct field *fields)
{
	const char *key = lua_tostring(L, -2);
	struct nearest near = nearest_to(key);
	luaL_Buffer keys;

	for (const struct field *f = fields; f->name; f++)
		nearest_offer(&near, f->name);
	luaL_buffinit(L, &keys);
	for (const struct field *f = fields; f->name; f++) {
		luaL_addchar(&keys, ' ');
		luaL_addstring(&keys, f->name);
	}
	luaL_pushresult(&keys);
	if (near.best)
		luaL_error(L, "%s has no key '%s': did you mean %s? its keys:%s", what, key, near.best,
			   lua_tostring(L, -1));
	luaL_error(L, "%s has no key '%s'; its keys:%s", what, key, lua_tostring(L, -1));
	abort(); /* luaL_error does not return, but is not declared so */
}

/* Synonyms: singular for plural, as on the command line, and old names. */
static const char *const same_names[][2] = {{"type", "types"},   {"operator", "operators"},  {"key_type", "key_types"},
					    {"input", "inputs"}, {"strategy", "strategies"}, {"geometry", "geometries"},
					    {"params", "only"}};

static const struct field *find_exactly(const struct field *fields, const char *key)
{
	while (fields->name && strcmp(fields->name, key) != 0)
		fields++;
	return fields->name ? fields : NULL;
}

static const struct field *find_field(const struct field *fields, const char *key)
{
	const struct field *f = find_exactly(fields, key);

	for (size_t i = 0; i < sizeof same_names / sizeof *same_names && !f; i++)
		for (int k = 0; k < 2 && !f; k++)
			if (strcmp(key, same_names[i][k]) == 0)
				f = find_exactly(fields, same_names[i][1 - k]);
	return f;
}

/* Every key of the table on top of the stack must be a field, except for [1] of a search, which its reader handles. */
static void read_fields(lua_State *L, const char *what, const struct field *fields, void *to)
{
	uint64_t seen = 0;

	for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
		const struct field *f;

		if (lua_isinteger(L, -2) && lua_tointeger(L, -2) == 1 && strcmp(what, "search") == 0)
			continue;
		if (lua_type(L, -2) != LUA_TSTRING)
			luaL_error(L, "%s takes names, not a list", what);
		f = find_field(fields, lua_tostring(L, -2));
		if (!f)
			refuse_key(L, what, fields);
		if (seen & UINT64_C(1) << (f - fields))
			luaL_error(L, "%s has '%s' twice, under two names", what, f->name);
		seen |= UINT64_C(1) << (f - fields);
		f->read(L, f->name, (char *)to + f->offset, f->size);
	}
}

/* Checks that the argument is a single table, and leaves it on top of the stack. */
static void check_table(lua_State *L, const char *what)
{
	if (lua_gettop(L) != 1 || !lua_istable(L, 1))
		luaL_error(L, "%s takes one table: %s{ ... }", what, what);
}

/* Raises e if status is set. The instruction count restarts after each host call. */
static int after_call(lua_State *L, int status, const struct err *e)
{
	lua_host_refill(L);
	return status ? lua_host_raise(L, e) : 0;
}

#define FIELD(type, member) offsetof(type, member), sizeof(((type *)0)->member)

static int call_sweep(lua_State *L)
{
	static const struct field fields[] = {
		{"operation", read_text, FIELD(struct sweep_request, operation)},
		{"types", read_strings, FIELD(struct sweep_request, types)},
		{"operators", read_strings, FIELD(struct sweep_request, opers)},
		{"key_types", read_strings, FIELD(struct sweep_request, key_types)},
		{"inputs", read_strings, FIELD(struct sweep_request, inputs.texts)},
		{"strategies", read_strings, FIELD(struct sweep_request, strategies)},
		{"params", read_filter, FIELD(struct sweep_request, filter)},
		{"geometries", read_strings, FIELD(struct sweep_request, geometries)},
		{"search", read_search, 0, sizeof(struct sweep_request)},
		{"warm", read_flag, FIELD(struct sweep_request, sampling.warm)},
		{"reproducible", read_flag, FIELD(struct sweep_request, filter.reproducible)},
		{"space", read_text, FIELD(struct sweep_request, space)},
		{"all", read_all, FIELD(struct sweep_request, space)},
		{"peers", read_flag, FIELD(struct sweep_request, peers)},
		{"priors", read_strings, FIELD(struct sweep_request, priors)},
		{"cross", read_count, FIELD(struct sweep_request, cross)},
		{"target", read_positive, FIELD(struct sweep_request, sampling.target)},
		{"samples", read_count, FIELD(struct sweep_request, sampling.max_samples)},
		{"min_samples", read_count, FIELD(struct sweep_request, sampling.min_samples)},
		{"time_cap", read_duration, FIELD(struct sweep_request, sampling.time_cap)},
		{"no_finals", read_flag, FIELD(struct sweep_request, sampling.no_finals)},
		{"screen", read_positive, FIELD(struct sweep_request, screen)},
		{NULL, NULL, 0, 0},
	};
	struct script *s = script_of(L);
	struct err e = {0};

	check_table(L, "sweep");
	sweep_request_release(&s->sweep);
	sweep_request_init(&s->sweep);
	s->sweep.defined = s->defined;
	read_fields(L, "sweep", fields, &s->sweep);
	if (sweep_request_apply_inputs(&s->sweep, &e))
		return lua_host_raise(L, &e);
	return after_call(L, s->host->sweep ? s->host->sweep(s->host->context, &s->sweep, &e) : 0, &e);
}

/* Pushes the location of the call: "tune.lua:3". */
static const char *push_place(lua_State *L)
{
	const char *where;

	luaL_where(L, 1); /* "tune.lua:3: " */
	where = lua_tostring(L, -1);
	return lua_pushlstring(L, where, strlen(where) - 2);
}

/* operator{ name = "absmax", expression = "(fabs(a) < fabs(b) ? b : a)", identity = "0" }: for the sweeps after it. */
static int call_operator(lua_State *L)
{
	static const struct field fields[] = {
		{"name", read_text, FIELD(struct user_oper_request, name)},
		{"expression", read_text, FIELD(struct user_oper_request, expression)},
		{"identity", read_text, FIELD(struct user_oper_request, identity)},
		{"multiply", read_text, FIELD(struct user_oper_request, multiply)},
		{"structure", read_text, FIELD(struct user_oper_request, structure)},
		{"lift", read_text, FIELD(struct user_oper_request, lift)},
		{"commutative", read_flag, FIELD(struct user_oper_request, commutative)},
		{"tolerance", read_ratio, FIELD(struct user_oper_request, tolerance)},
		{NULL, NULL, 0, 0},
	};
	struct script *s = script_of(L);
	struct user_oper_request request = {0};
	struct err e = {0};

	check_table(L, "operator");
	read_fields(L, "operator", fields, &request);
	if (user_oper_add(&s->defined.opers, &request, push_place(L), &e))
		return lua_host_raise(L, &e);
	return 0;
}

/* key_type{ name = "page", type = "u32", equal = "(a >> 8) == (b >> 8)" }: for the sweeps after it. */
static int call_key_type(lua_State *L)
{
	static const struct field fields[] = {
		{"name", read_text, FIELD(struct key_request, name)},
		{"type", read_text, FIELD(struct key_request, type)},
		{"structure", read_text, FIELD(struct key_request, structure)},
		{"equal", read_text, FIELD(struct key_request, equal)},
		{NULL, NULL, 0, 0},
	};
	struct script *s = script_of(L);
	struct key_request request = {0};
	struct err e = {0};

	check_table(L, "key_type");
	read_fields(L, "key_type", fields, &request);
	if (key_list_add(&s->defined.keys, &request, push_place(L), &e))
		return lua_host_raise(L, &e);
	return 0;
}

static int call_plot(lua_State *L)
{
	static const struct field fields[] = {
		{"operation", read_text, FIELD(struct plot_request, operation)},
		{"key_type", read_text, FIELD(struct plot_request, key_type)},
		{"type", read_text, FIELD(struct plot_request, type)},
		{"operator", read_text, FIELD(struct plot_request, oper)},
		{"x", read_text, FIELD(struct plot_request, x)},
		{"y", read_text, FIELD(struct plot_request, y)},
		{"device", read_text, FIELD(struct plot_request, device)},
		{"driver", read_text, FIELD(struct plot_request, driver)},
		{"kind", read_text, FIELD(struct plot_request, kind)},
		{"geometry", read_text, FIELD(struct plot_request, geometry)},
		{"strategy", read_text, FIELD(struct plot_request, strategy)},
		{"before", read_text, FIELD(struct plot_request, before)},
		{"beside", read_text, FIELD(struct plot_request, beside)},
		{"input", read_text, FIELD(struct plot_request, input)},
		{"peers", read_flag, FIELD(struct plot_request, peers)},
		{"out", read_text, FIELD(struct plot_request, out)},
		{NULL, NULL, 0, 0},
	};
	struct script *s = script_of(L);
	struct err e = {0};

	check_table(L, "plot");
	plot_request_init(&s->plot);
	read_fields(L, "plot", fields, &s->plot);
	return after_call(L, s->host->plot ? s->host->plot(s->host->context, &s->plot, &e) : 0, &e);
}

static int call_export(lua_State *L)
{
	static const struct field fields[] = {
		{"format", read_text, FIELD(struct export_request, format)},
		{"operation", read_text, FIELD(struct export_request, operation)},
		{"types", read_strings, FIELD(struct export_request, types)},
		{"operators", read_strings, FIELD(struct export_request, opers)},
		{"key_types", read_strings, FIELD(struct export_request, key_types)},
		{"device", read_text, FIELD(struct export_request, device)},
		{"max_boxes", read_count, FIELD(struct export_request, max_boxes)},
		{"tolerance", read_ratio, FIELD(struct export_request, tolerance)},
		{"weights", read_strings, FIELD(struct export_request, weights)},
		{"guess_for", read_strings, FIELD(struct export_request, guess_for)},
		{"keep", read_text, FIELD(struct export_request, keep)},
		{"driver", read_text, FIELD(struct export_request, driver)},
		{"input", read_text, FIELD(struct export_request, input)},
		{"reproducible", read_flag, FIELD(struct export_request, reproducible)},
		{"out", read_text, FIELD(struct export_request, out)},
		{NULL, NULL, 0, 0},
	};
	struct script *s = script_of(L);
	struct err e = {0};

	check_table(L, "export");
	export_request_release(&s->export);
	export_request_init(&s->export);
	read_fields(L, "export", fields, &s->export);
	return after_call(L, s->host->export ? s->host->export(s->host->context, &s->export, &e) : 0, &e);
}

static int call_print(lua_State *L)
{
	int n = lua_gettop(L);

	for (int i = 1; i <= n; i++) {
		(void)fputs(i > 1 ? "\t" : "", stdout);
		(void)fputs(luaL_tolstring(L, i, NULL), stdout);
		lua_pop(L, 1);
	}
	(void)putchar('\n');
	return 0;
}

static int body(lua_State *L)
{
	static const luaL_Reg functions[] = {
		{"sweep", call_sweep},
		{"plot", call_plot},
		{"export", call_export},
		{"operator", call_operator},
		{"key_type", call_key_type},
		{"print", call_print},
		{NULL, NULL},
	};
	struct script *s = lua_touserdata(L, 1);

	for (const luaL_Reg *f = functions; f->name; f++) {
		lua_pushlightuserdata(L, s);
		lua_pushcclosure(L, f->func, 1);
		lua_setglobal(L, f->name);
	}
	script_files_add(L, &s->files);
	script_kinds_add(L);
	lua_push_device(L, s->host->device, "device");
	lua_setglobal(L, "device");
	lua_host_load(L, s->path, s->text, s->size);
	lua_call(L, 0, 0);
	return 0;
}

static int read_script(struct script *s, struct err *e)
{
	const struct asset *a = access(s->path, F_OK) == 0 ? NULL : script_embedded(s->path);

	if (!a)
		return file_read(s->path, SCRIPT_LIMIT, &s->text, &s->size, e);
	s->text = strdup(a->text);
	s->size = a->size;
	return s->text ? 0 : err_set(e, "out of memory");
}

/* *defined: what the script defined, even if it fails. */
static int run_script(const char *path, const struct script_host *host, struct defined *defined, struct err *e)
{
	struct script s = {.host = host, .path = path, .files = {.data = host->data}};
	struct lua_host *lua = NULL;
	int status = -1;

	if (read_script(&s, e) == 0 && lua_host_open(SCRIPT_MEMORY, SCRIPT_INSTRUCTIONS, &lua, e) == 0)
		status = lua_host_run(lua, body, &s, e);
	lua_host_close(lua);
	sweep_request_release(&s.sweep);
	export_request_release(&s.export);
	script_files_release(&s.files);
	free(s.text);
	*defined = s.defined;
	return status;
}

int script_run(const char *path, const struct script_host *host, struct err *e)
{
	struct defined defined;
	int status = run_script(path, host, &defined, e);

	defined_release(&defined);
	return status;
}

int script_definitions(const char *path, const struct gpu_info *device, struct defined *defined, struct err *e)
{
	const struct script_host host = {.device = device};

	return run_script(path, &host, defined, e);
}

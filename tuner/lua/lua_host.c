/* The sandbox: what scripts may call, limits on memory and instructions, errors with their location. */
#include "tuner/lua/lua_host.h"

#include <ctype.h>
#include <lauxlib.h>
#include <lualib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"

/* The hook runs once per HOOK_STEP instructions; and after every instruction once a value of LARGE bytes exists, which
 * a single instruction may copy or compare. */
#define HOOK_STEP 1000
#define LARGE ((size_t)1 << 20)

/* Stack slots available to a body; Lua guarantees only 20. */
#define BODY_STACK 100

/* Maximum number of elements that range and powers make. */
#define LIST_MAX 1000000

/* Maximum steps of one call of a C function, about a second, for which Ctrl-C has to wait. */
#define COST_MAX 5e8

/* Maximum seconds between two refills: C functions count for few instructions. */
#define SECONDS_MAX 30

struct lua_host {
	lua_State *L;
	/* Runs bodies. After an error it keeps its call stack, so that the line is known even if no message handler was
	 * called (out of memory). */
	lua_State *thread;
	size_t memory, used;
	int starved; /* 1: the system ran out of memory */
	int step;    /* instructions between two calls of the hook */
	int64_t instructions, left;
	double deadline;    /* as from clock_now() */
	enum err_kind kind; /* of the error being raised */
	char location[512]; /* lua_host_set_error_location */
};

static struct lua_host *host_of(lua_State *L)
{
	return *(struct lua_host **)lua_getextraspace(L);
}

static void count_instructions(lua_State *L, lua_Debug *ar);

/* Lua allows changing the hook at any time. */
static void set_step(struct lua_host *host, int step)
{
	if (host->step == step || !host->thread)
		return;
	host->step = step;
	lua_sethook(host->thread, count_instructions, LUA_MASKCOUNT, step);
}

static void *allocate(void *context, void *old, size_t old_size, size_t size)
{
	struct lua_host *host = context;
	void *new;

	if (!old)
		old_size = 0; /* Lua passes the object type here */
	if (size == 0) {
		free(old);
		host->used -= old_size;
		return NULL;
	}
	if (size > old_size && size - old_size > host->memory - host->used)
		return NULL;
	new = realloc(old, size);
	host->starved |= !new;
	if (new)
		host->used += size - old_size;
	if (size >= LARGE)
		set_step(host, 1);
	return new;
}

/* Counts instructions; also ends a script if the user or the clock says so. */
static void spend(lua_State *L, double instructions)
{
	struct lua_host *host = host_of(L);
	struct err e;

	if (stop_requested(&e))
		lua_host_raise(L, &e);
	if (clock_now() > host->deadline)
		luaL_error(L, "endless loop: more than %d seconds", SECONDS_MAX);
	host->left -= (int64_t)fmin(instructions, (double)host->instructions + 1);
	if (host->left < 0)
		luaL_error(L, "endless loop: more than %d million instructions", (int)(host->instructions / 1000000));
}

static void count_instructions(lua_State *L, lua_Debug *ar)
{
	(void)ar;
	spend(L, host_of(L)->step);
}

/* Calls the guarded function (first upvalue) with the guard's arguments. */
static int call_guarded(lua_State *L)
{
	spend(L, 0);
	lua_pushvalue(L, lua_upvalueindex(1));
	lua_insert(L, 1);
	lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
	return lua_gettop(L);
}

/* Backtracking makes pattern matching exponential in the number of repetitions, and the instruction hook does not run
 * in C code: refuses matches that could take more than a few seconds. */
static int match_guarded(lua_State *L)
{
	size_t subject, length;
	const char *pattern;
	double cost;

	(void)luaL_checklstring(L, 1, &subject);
	pattern = luaL_checklstring(L, 2, &length);
	/* A plain find compares at every position; in a pattern, too, each position can cost as much as the pattern is
	 * long. */
	if (lua_toboolean(L, 4) || !strpbrk(pattern, "^$*+?.([%-"))
		cost = fmin((double)length, (double)subject);
	else
		cost = 1;
	cost *= length && pattern[0] == '^' ? 1 : (double)subject + 1;
	for (size_t i = 0; i < length; i++)
		/* %b scans for the closing end of its match, %1 compares a whole capture. */
		if (pattern[i] == '*' || pattern[i] == '+' || pattern[i] == '-' ||
		    (pattern[i] == '%' && (pattern[i + 1] == 'b' || isdigit((unsigned char)pattern[i + 1]))))
			cost *= (double)subject + 1;
		else if (pattern[i] == '?')
			cost *= 2;
	if (cost > COST_MAX)
		return luaL_error(L, "pattern '%s' could take too long on a text of this length", pattern);
	return call_guarded(L);
}

/* The memory limit ends all copies, except those of "". */
static int rep_guarded(lua_State *L)
{
	size_t length, between;

	(void)luaL_checklstring(L, 1, &length);
	(void)luaL_optlstring(L, 3, "", &between);
	if (length + between == 0 && (double)luaL_checkinteger(L, 2) > COST_MAX)
		return luaL_error(L, "rep of this many copies could take too long");
	return call_guarded(L);
}

/* The elements after the position (second argument) are moved in C, each as slowly as two instructions. */
static int call_moving(lua_State *L)
{
	if (lua_istable(L, 1) && lua_type(L, 2) == LUA_TNUMBER)
		spend(L, fmax((double)lua_rawlen(L, 1) - lua_tonumber(L, 2), 0) * 2);
	return call_guarded(L);
}

/* Sorting also runs in C, unless the script provides a comparison. */
static int sort_guarded(lua_State *L)
{
	if (lua_istable(L, 1) && lua_rawlen(L, 1) > LIST_MAX)
		return luaL_error(L, "sort of more than %d elements could take too long", LIST_MAX);
	return call_guarded(L);
}

/* insert(list, value) moves nothing, insert(list, position, value) does. */
static int insert_guarded(lua_State *L)
{
	return lua_gettop(L) == 3 ? call_moving(L) : call_guarded(L);
}

/* Sets element i of the list on top of the stack; as an integer if it is whole. */
static void set_element(lua_State *L, lua_Integer i, lua_Number value)
{
	lua_Integer whole;

	if (lua_numbertointeger(value, &whole) && (lua_Number)whole == value)
		lua_pushinteger(L, whole);
	else
		lua_pushnumber(L, value);
	lua_rawseti(L, -2, i);
}

/* range(low, high [, step]): a list, both ends included. */
static int range(lua_State *L)
{
	lua_Number low = luaL_checknumber(L, 1), high = luaL_checknumber(L, 2), step = luaL_optnumber(L, 3, 1);
	lua_Number count = floor((high - low) / step * (1 + 1e-12)) + 1;

	/* Written so that NaN is refused as well. */
	if (!(step > 0 || step < 0) || !(count <= LIST_MAX))
		return luaL_error(L, "range has a step of zero or more than %d elements", LIST_MAX);
	lua_newtable(L);
	for (int i = 0; i < (int)count; i++)
		set_element(L, i + 1, low + i * step);
	return 1;
}

/* powers(base, low, high): the list base^low, ..., base^high. */
static int powers(lua_State *L)
{
	lua_Number base = luaL_checknumber(L, 1);
	lua_Integer low = luaL_checkinteger(L, 2), high = luaL_checkinteger(L, 3);

	luaL_argcheck(L, low > -LIST_MAX && low < LIST_MAX, 2, "exponent out of range");
	luaL_argcheck(L, high > -LIST_MAX && high < LIST_MAX, 3, "exponent out of range");
	lua_newtable(L);
	for (lua_Integer k = low; k <= high; k++)
		set_element(L, k - low + 1, pow(base, (double)k));
	return 1;
}

static lua_Integer quotient_rounded_up(lua_State *L)
{
	lua_Integer a = luaL_checkinteger(L, 1), b = luaL_checkinteger(L, 2);

	luaL_argcheck(L, b > 0, 2, "divisor must be positive");
	return a / b + (a % b > 0);
}

static int ceil_div(lua_State *L)
{
	lua_pushinteger(L, quotient_rounded_up(L));
	return 1;
}

static int round_up(lua_State *L)
{
	lua_Integer rounded;

	if (__builtin_mul_overflow(quotient_rounded_up(L), luaL_checkinteger(L, 2), &rounded))
		return luaL_error(L, "round_up overflows");
	lua_pushinteger(L, rounded);
	return 1;
}

static const luaL_Reg helpers[] = {
	{"range", range}, {"powers", powers}, {"ceil_div", ceil_div}, {"round_up", round_up}, {NULL, NULL},
};

/* What scripts may use. Omitted on purpose: pcall and xpcall (an interrupt must end a script), setmetatable (__gc runs
 * without hooks, so a loop in it would hang), table.move (may loop in C forever). */
static const char *const base_names[] = {"assert", "error",    "ipairs",   "next", "pairs",
					 "select", "tonumber", "tostring", "type", NULL};
static const char *const table_names[] = {"concat", "insert", "pack", "remove", "sort", "unpack", NULL};
static const luaL_Reg table_guards[] = {
	{"insert", insert_guarded}, {"remove", call_moving}, {"sort", sort_guarded}, {NULL, NULL}};
static const luaL_Reg guards[] = {
	{"find", match_guarded},  {"gmatch", match_guarded}, {"gsub", match_guarded},
	{"match", match_guarded}, {"rep", rep_guarded},      {NULL, NULL},
};

/* Copies the named fields from the table on top of the stack to the one below it, and pops it. */
static void keep_fields(lua_State *L, const char *const *names)
{
	for (; *names; names++) {
		lua_getfield(L, -1, *names);
		lua_setfield(L, -3, *names);
	}
	lua_pop(L, 1);
}

/* Wraps these functions of the table on top of the stack in guards. */
static void guard_functions(lua_State *L, const luaL_Reg *guard)
{
	for (; guard->name; guard++) {
		lua_getfield(L, -1, guard->name);
		lua_pushcclosure(L, guard->func, 1);
		lua_setfield(L, -2, guard->name);
	}
}

/* In place, because the metatable of strings refers to this table. */
static void guard_strings(lua_State *L)
{
	lua_pushnil(L);
	lua_setfield(L, -2, "dump");
	guard_functions(L, guards);
}

/* A new thread after every error: an error raised in the hook leaves the thread's hooks disabled. */
static int new_thread(lua_State *L)
{
	struct lua_host *host = lua_touserdata(L, 1);

	host->thread = NULL;
	host->thread = lua_newthread(L);
	host->step = 0;
	set_step(host, HOOK_STEP);
	lua_rawsetp(L, LUA_REGISTRYINDEX, host); /* keeps it alive, and releases the previous one */
	return 0;
}

static int set_up(lua_State *L)
{
	lua_newtable(L); /* the new globals */
	luaL_requiref(L, "_G", luaopen_base, 0);
	keep_fields(L, base_names);
	luaL_requiref(L, "math", luaopen_math, 0);
	lua_getfield(L, -1, "randomseed");
	lua_pushinteger(L, 1); /* a script must request the same cases in every run, so that a sweep can be resumed */
	lua_call(L, 1, 0);
	lua_setfield(L, -2, "math");
	luaL_requiref(L, "string", luaopen_string, 0);
	guard_strings(L);
	lua_setfield(L, -2, "string");
	lua_newtable(L);
	luaL_requiref(L, "table", luaopen_table, 0);
	keep_fields(L, table_names);
	guard_functions(L, table_guards);
	lua_setfield(L, -2, "table");
	luaL_setfuncs(L, helpers, 0);
	lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
	return new_thread(L);
}

int lua_host_open(size_t memory, int64_t instructions, struct lua_host **out, struct err *e)
{
	struct lua_host *host = calloc(1, sizeof *host);

	if (!host)
		return err_set(e, "no memory for a Lua state");
	host->memory = memory;
	host->instructions = instructions;
	host->L = lua_newstate(allocate, host);
	if (host->L) {
		*(struct lua_host **)lua_getextraspace(host->L) = host;
		lua_pushcfunction(host->L, set_up);
		lua_pushlightuserdata(host->L, host);
		if (lua_pcall(host->L, 1, 0, 0) == LUA_OK) {
			*out = host;
			return 0;
		}
	}
	lua_host_close(host);
	return err_set(e, "no memory for a Lua state");
}

void lua_host_close(struct lua_host *host)
{
	if (!host)
		return;
	if (host->L)
		lua_close(host->L);
	free(host);
}

void lua_host_refill(lua_State *L)
{
	struct lua_host *host = host_of(L);

	host->left = host->instructions;
	host->deadline = clock_now() + SECONDS_MAX;
}

/* The text after the file name, if it begins with a location in that file; else NULL. Lua shortens long names to their
 * end: "...ths/x.lua:3: text". */
static const char *skip_name(const char *text, const char *name)
{
	size_t length = strlen(name), most = LUA_IDSIZE - 1;

	if (length > most && strncmp(text, "...", 3) == 0) {
		text += 3;
		name += length - (most - 3);
		length = most - 3;
	}
	if (strncmp(text, name, length) != 0 || text[length] != ':' || !isdigit((unsigned char)text[length + 1]))
		return NULL;
	return text + length;
}

/* Names of shared chunks begin with '=', of others with '@'. */
static int is_shared(const char *source)
{
	return source[0] == '=';
}

/* File and line of the innermost active Lua function that is (not) shared. */
static int find_location(lua_State *L, int shared, lua_Debug *ar)
{
	for (int level = 0; lua_getstack(L, level, ar); level++)
		if (lua_getinfo(L, "Sl", ar) && ar->currentline > 0 && is_shared(ar->source) == shared)
			return 1;
	return 0;
}

/* Runs outside of protected mode: must not call anything that allocates in Lua. */
static void describe(struct lua_host *host, int status, struct err *e)
{
	lua_State *L = host->thread;
	char text[sizeof e->text / 2];
	int own, shared;
	lua_Debug ar;

	if (status == LUA_ERRMEM && host->starved) { /* the script is not at fault */
		(void)err_set(e, "out of memory");
		return;
	}
	if (status == LUA_ERRMEM)
		(void)snprintf(text, sizeof text, "not enough memory: the limit is %zu MB", host->memory >> 20);
	else if (lua_type(L, -1) == LUA_TSTRING)
		(void)snprintf(text, sizeof text, "%s", lua_tostring(L, -1));
	else
		(void)snprintf(text, sizeof text, "error raised with a %s value", luaL_typename(L, -1));
	for (char *c = text; *c; c++)
		if (*c == '\n')
			*c = ' ';
	own = find_location(L, 0, &ar);
	shared = !own && find_location(L, 1, &ar);
	if (shared && host->location[0]) {
		(void)err_as(e, host->kind, "%s: %s", host->location, text);
	} else if (own || shared) {
		const char *name = ar.source[0] == '@' ? ar.source + 1 : ar.short_src;
		const char *rest = skip_name(text, name);

		if (rest)
			(void)err_as(e, host->kind, "%s%s", name, rest);
		else
			(void)err_as(e, host->kind, "%s:%d: %s", name, ar.currentline, text);
	} else {
		(void)err_as(e, host->kind, "%s", text);
	}
}

struct entry {
	lua_CFunction body;
	void *context;
};

static int enter(lua_State *L)
{
	struct entry *entry = lua_touserdata(L, 1);

	luaL_checkstack(L, BODY_STACK, NULL);
	lua_pushlightuserdata(L, entry->context);
	lua_replace(L, 1);
	return entry->body(L);
}

int lua_host_run(struct lua_host *host, lua_CFunction body, void *context, struct err *e)
{
	struct entry entry = {body, context};
	lua_State *L = host->thread;
	int nresults, status;

	if (!L)
		return err_set(e, "no memory to go on after an error");
	host->left = host->instructions;
	host->deadline = clock_now() + SECONDS_MAX;
	host->kind = ERR_FAILED;
	host->starved = 0;
	set_step(host, HOOK_STEP);
	host->location[0] = '\0';
	lua_pushcfunction(L, enter);
	lua_pushlightuserdata(L, &entry);
	status = lua_resume(L, host->L, 1, &nresults);
	if (status == LUA_OK) {
		lua_settop(L, 0);
		return 0;
	}
	describe(host, status, e);
	lua_pushcfunction(host->L, new_thread);
	lua_pushlightuserdata(host->L, host);
	if (lua_pcall(host->L, 1, 0, 0) != LUA_OK)
		lua_settop(host->L, 0);
	return -1;
}

/* The text of a syntax error begins with its location; this inserts the whole file name. */
static void raise_syntax(lua_State *L, const char *name)
{
	const char *text = lua_tostring(L, -1), *rest = skip_name(text, name);

	if (rest)
		lua_pushfstring(L, "%s%s", name, rest);
	else
		lua_pushfstring(L, "%s: %s", name, text);
	lua_error(L);
}

void lua_host_set_error_location(lua_State *L, const char *location)
{
	struct lua_host *host = host_of(L);
	const size_t length = strnlen(location, sizeof host->location - 1);

	memcpy(host->location, location, length); /* done for every call: faster than formatting */
	host->location[length] = '\0';
}

/* mark: '=' for shared code, else '@'. */
static void load(lua_State *L, char mark, const char *name, const char *text, size_t size)
{
	const char *chunk = lua_pushfstring(L, "%c%s", mark, name);

	if (size > 0 && text[0] == '#') { /* skips a "#!" line, keeping its end for line numbers */
		const char *end = memchr(text, '\n', size);
		size_t skipped = end ? (size_t)(end - text) : size;

		text += skipped;
		size -= skipped;
	}
	if (luaL_loadbufferx(L, text, size, chunk, "t") != LUA_OK)
		raise_syntax(L, name);
	lua_remove(L, -2);
}

void lua_host_load(lua_State *L, const char *name, const char *text, size_t size)
{
	load(L, '@', name, text, size);
}

void lua_host_load_shared(lua_State *L, const char *name, const char *text, size_t size)
{
	load(L, '=', name, text, size);
}

int lua_host_raise(lua_State *L, const struct err *e)
{
	host_of(L)->kind = e->kind;
	return luaL_error(L, "%s", e->text);
}

/* Reads descriptors: runs the chunk, checks the structure of what it returns, keeps the table for later calls. */
#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/peers.h"
#include "tuner/catalogue/catalogue_impl.h"

#define PARAM_VALUES 4096 /* of one parameter at most */
#define MOST_LIKE 8       /* operations that are like one another, in a chain */

/* One descriptor on its way; what must be freed after an error hangs here or on the family. */
struct reading {
	struct catalogue *cat;
	const char *origin, *text;
	struct catalogue_operation *operation; /* of the family, or the one read */
	struct family *family;                 /* NULL: an operation is read */
	int line;                              /* of the call strategy{...} or operation{...} */
	const char *source;                    /* the kernel file with its includes; the catalogue's */
	char problem[512];                     /* what is wrong, while it is being said */
};

static const char *const operation_keys[] = {"about", "bytes",   "computes", "defines",    "fetch", "inputs",
					     "like",  "outputs", "source",   "strategies", NULL};
static const char *const strategy_keys[] = {"about",   "backend",  "buffers",    "idea",   "launches", "like",
					    "meaning", "ordered",  "on_request", "params", "possible", "rarely",
					    "source",  "sensible", "tile",       "when",   NULL};
static const char *const launch_keys[] = {"args", "block", "grid", "kernel", "local_bytes", "once", "only", NULL};
static const char *const buffer_keys[] = {"bytes", "zeroed", NULL};
static const char *const backends[] = {"cuda", "opencl", "fake", NULL};
static const char *const scalars[] = {"n", "segments", "type", "operator", NULL};
/* The macros that go before every source. */
static const char *const reserved[] = {"V",
				       "V_BYTES",
				       "UV",
				       "T",
				       "T_BYTES",
				       "UT",
				       "T_BODY",
				       "OFF_T",
				       "OFF_BYTES",
				       "OPER_NAME",
				       "OP_COMMUTATIVE",
				       "OP_BODY",
				       "OP_IDENTITY",
				       "IDENTITY_BODY",
				       "LIFT_BODY",
				       "SOURCE_INDEX",
				       "MULTIPLY",
				       "SEGLEN",
				       "KEY_T",
				       "KEY_BYTES",
				       "KEYS_OUT",
				       NULL};

static int in_list(const char *const *list, const char *text)
{
	for (; *list; list++)
		if (strcmp(*list, text) == 0)
			return 1;
	return 0;
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* The next place in text where word stands alone. */
static const char *find_word(const char *text, const char *word)
{
	size_t length = strlen(word);
	const char *start = text;

	for (const char *at = text; length && (at = strstr(at, word)); at++)
		if ((at == start || !is_word(at[-1])) && !is_word(at[length]))
			return at;
	return NULL;
}

/*
 * Tables know no lines, so the line of a mistake is looked up in the text: where the word in question first stands
 * within the call, comments aside; else the call's own line.
 */
static int line_of(const struct reading *r, const char *word)
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

/* Raise "origin:line: problem", the line by the word that the problem is about. */
__attribute__((format(printf, 4, 5))) static _Noreturn void mistake(lua_State *L, struct reading *r, const char *word,
								    const char *format, ...)
{
	va_list args;

	va_start(args, format);
	(void)vsnprintf(r->problem, sizeof r->problem, format, args);
	va_end(args);
	luaL_error(L, "%s:%d: %s", r->origin, line_of(r, word), r->problem);
	abort(); /* not reached: luaL_error never returns, which its declaration does not say */
}

/* A key of the table being iterated; only names are keys here. */
static const char *name_key(lua_State *L, struct reading *r, int index, const char *where)
{
	if (lua_type(L, index) != LUA_TSTRING)
		mistake(L, r, NULL, "%s has an entry without a name", where);
	return lua_tostring(L, index);
}

/* A mistake in a key, and which keys there are. */
static void refuse_key(lua_State *L, struct reading *r, const char *key, const char *const *keys, const char *where)
{
	char list[256] = "";

	for (int i = 0; keys[i]; i++)
		(void)snprintf(list + strlen(list), sizeof list - strlen(list), " %s", keys[i]);
	mistake(L, r, key, "unknown key '%s' in %s; its keys:%s", key, where, list);
}

static void check_keys(lua_State *L, struct reading *r, int table, const char *const *keys, const char *where)
{
	luaL_checkstack(L, 4, NULL);
	lua_pushnil(L);
	while (lua_next(L, table)) {
		const char *key = name_key(L, r, -2, where);

		if (!in_list(keys, key))
			refuse_key(L, r, key, keys, where);
		lua_pop(L, 1);
	}
}

/* Push table[key] and check its type: type is a LUA_T..., what its name in the message. Returns 0 if it is nil. */
static int get(lua_State *L, struct reading *r, int table, const char *key, int type, const char *what, int required)
{
	int got = lua_getfield(L, table, key);

	if (got == LUA_TNIL && required)
		mistake(L, r, NULL, "'%s' is missing", key);
	if (got != LUA_TNIL && got != type)
		mistake(L, r, key, "'%s' must be %s, not a %s", key, what, lua_typename(L, got));
	return got != LUA_TNIL;
}

static char *copy(lua_State *L, const char *text)
{
	char *made = strdup(text);

	if (!made)
		luaL_error(L, "out of memory");
	return made;
}

/* table[key] as a malloc'd line, or NULL. */
static void get_line(lua_State *L, struct reading *r, int table, const char *key, int required, char **line)
{
	if (get(L, r, table, key, LUA_TSTRING, "a string", required)) {
		const char *text = lua_tostring(L, -1);

		if (strchr(text, '\n') || strlen(text) != lua_rawlen(L, -1) || (required && !*text))
			mistake(L, r, key, "'%s' must be one line", key);
		*line = copy(L, text);
	}
	lua_pop(L, 1);
}

static void check_function(lua_State *L, struct reading *r, int table, const char *key, int required)
{
	(void)get(L, r, table, key, LUA_TFUNCTION, "a function", required);
	lua_pop(L, 1);
}

/* Length of the list at the table index; entries with names, or gaps, are mistakes. */
static int list_length(lua_State *L, struct reading *r, int table, const char *what, int most)
{
	lua_Unsigned length = lua_rawlen(L, table), entries = 0;

	lua_pushnil(L);
	while (lua_next(L, table)) {
		entries++;
		lua_pop(L, 1);
	}
	if (length != entries)
		mistake(L, r, what, "'%s' must be a list without gaps or names", what);
	if (length > (lua_Unsigned)most)
		mistake(L, r, what, "'%s' has %d entries, at most %d are possible", what, (int)length, most);
	return (int)length;
}

static int is_identifier(const char *name, size_t most)
{
	if (!*name || isdigit((unsigned char)*name) || strlen(name) > most)
		return 0;
	for (const char *c = name; *c; c++)
		if (!is_word(*c))
			return 0;
	return 1;
}

/* The call strategy{...}: remembers in its upvalue which table it was, of what kind, and where. */
static int remember(lua_State *L)
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

/* Push a table of globals for one chunk: its own names, the sandbox's behind them, and strategy and operation. */
static void push_globals(lua_State *L, int marks)
{
	static const char *const kinds[] = {"operation", "strategy"};

	lua_newtable(L);
	for (int i = 0; i < 2; i++) {
		lua_pushvalue(L, marks);
		lua_pushstring(L, kinds[i]);
		lua_pushcclosure(L, remember, 2);
		lua_setfield(L, -2, kinds[i]);
	}
	lua_createtable(L, 0, 1);
	lua_pushglobaltable(L);
	lua_setfield(L, -2, "__index");
	lua_setmetatable(L, -2);
}

/* Run the chunk; leaves the descriptor's table on the stack and returns its index. */
static int run_chunk(lua_State *L, struct reading *r, const char *kind)
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
		mistake(L, r, NULL, "must end with 'return %s { ... }'", kind);
	lua_settop(L, table);
	return table;
}

/* table[key], a list of names, behind the *count that names has, which has room for `most`. */
static void read_names(lua_State *L, struct reading *r, int table, const char *key, int most, char (*names)[24],
		       int *count)
{
	int list, length;

	(void)get(L, r, table, key, LUA_TTABLE, "a list of names", 1);
	list = lua_gettop(L);
	length = list_length(L, r, list, key, most - *count);
	if (length == 0)
		mistake(L, r, key, "'%s' is empty", key);
	for (int i = 1; i <= length; i++) {
		const char *name = lua_rawgeti(L, list, i) == LUA_TSTRING ? lua_tostring(L, -1) : "";

		if (!is_identifier(name, sizeof names[0] - 1))
			mistake(L, r, key, "'%s' must be a list of names", key);
		(void)snprintf(names[(*count)++], sizeof names[0], "%s", name);
		lua_pop(L, 1);
	}
	lua_pop(L, 1);
}

static int has_key(lua_State *L, int table, const char *key)
{
	int type = lua_getfield(L, table, key);

	lua_pop(L, 1);
	return type != LUA_TNIL;
}

static int has_array(const struct catalogue_operation *o, const char *name)
{
	for (int i = 0; i < o->narrays; i++)
		if (strcmp(o->arrays[i], name) == 0)
			return 1;
	return 0;
}

/* What kernels read their elements from: "values" unless the descriptor says otherwise. */
static void read_operation_source(lua_State *L, struct reading *r, int table)
{
	struct catalogue_operation *o = r->operation;

	if (has_key(L, table, "source"))
		read_names(L, r, table, "source", PROBLEM_ARRAYS, o->sources, &o->nsources);
	else if (has_array(o, "values"))
		(void)snprintf(o->sources[o->nsources++], sizeof o->sources[0], "values");
	for (int i = 0; i < o->nsources; i++)
		if (!has_array(o, o->sources[i]))
			mistake(L, r, "source", "'source' names '%s', which is no array", o->sources[i]);
}

/*
 * What it computes, unless that is known already: what the descriptor at index `table` says, else the harness's
 * operation of the descriptor's name, if there is one.
 */
static void note_computes(lua_State *L, struct reading *r, int table, const char *name)
{
	struct catalogue_operation *o = r->operation;

	if (o->computes[0])
		return;
	if (get(L, r, table, "computes", LUA_TSTRING, "the name of an operation", 0))
		name = lua_tostring(L, -1);
	if (operation_find(name))
		(void)snprintf(o->computes, sizeof o->computes, "%s", name);
	else if (!lua_isnil(L, -1))
		mistake(L, r, "computes", "'computes' names '%s', which the harness does not have", name);
	lua_pop(L, 1);
}

/* The harness's entries for what it computes, under its own name, which lies behind them: operations move. */
static void make_entries(lua_State *L, struct reading *r)
{
	struct catalogue_operation *o = r->operation;
	const struct operation *known;
	char *name;

	if (!o->computes[0])
		mistake(L, r, NULL, "the harness has no operation '%s', and neither 'computes' nor 'like' names one",
			o->name);
	for (int k = 0; (known = operation_at(k)); k++)
		o->nentries += strcmp(known->name, o->computes) == 0;
	o->entries = calloc(1, (size_t)o->nentries * sizeof *o->entries + sizeof o->name);
	if (!o->entries)
		mistake(L, r, NULL, "out of memory");
	name = memcpy(o->entries + o->nentries, o->name, sizeof o->name);
	for (int k = 0, i = 0; (known = operation_at(k)); k++)
		if (strcmp(known->name, o->computes) == 0) {
			o->entries[i] = *known;
			o->entries[i++].name = name;
		}
}

/* Arrays must be the harness's: kernels get them by name, but what is in them is its doing. */
static void check_arrays(lua_State *L, struct reading *r)
{
	const struct operation *known = r->operation->entries;

	for (int i = 0; i < r->operation->narrays; i++) {
		int k = 0;

		while (known->arrays[k] && strcmp(known->arrays[k], r->operation->arrays[i]) != 0)
			k++;
		if (!known->arrays[k])
			mistake(L, r, r->operation->arrays[i], "operation '%s' has no array '%s'", r->operation->name,
				r->operation->arrays[i]);
	}
}

static void read_fetch(lua_State *L, struct reading *r, int table)
{
	struct catalogue_operation *o = r->operation;

	if (get(L, r, table, "fetch", LUA_TSTRING, "the name of an array", 0)) {
		if (!has_array(o, lua_tostring(L, -1)))
			mistake(L, r, "fetch", "'fetch' names '%s', which is no array", lua_tostring(L, -1));
		(void)snprintf(o->fetch, sizeof o->fetch, "%s", lua_tostring(L, -1));
	}
	lua_pop(L, 1);
}

/* like and strategies: the operation from which this one takes over what it does not have, and which strategies. */
static void read_like(lua_State *L, struct reading *r, int table)
{
	struct catalogue_operation *o = r->operation;
	enum { MOST = 16 };
	char names[MOST][24], list[MOST * 25 + 2] = " ";
	int count = 0;

	if (get(L, r, table, "like", LUA_TSTRING, "the name of an operation", 0))
		(void)snprintf(o->like, sizeof o->like, "%s", lua_tostring(L, -1));
	lua_pop(L, 1);
	if (!has_key(L, table, "strategies"))
		return;
	if (!o->like[0])
		mistake(L, r, "strategies", "'strategies' is for operations that are 'like' another");
	read_names(L, r, table, "strategies", MOST, names, &count);
	for (int i = 0; i < count; i++) {
		size_t used = strlen(list);

		(void)snprintf(list + used, sizeof list - used, "%s ", names[i]);
	}
	o->strategies = copy(L, list);
}

/* defines: NAME = integer or text; #define lines in the order of names, so that a source is always the same. */
static void read_defines(lua_State *L, struct reading *r, int table)
{
	const char *names[FAMILY_PARAMS] = {NULL};
	int defines = lua_gettop(L) + 1, count = 0;
	char text[1024] = "";

	if (get(L, r, table, "defines", LUA_TTABLE, "a table", 0)) {
		lua_pushnil(L);
		while (lua_next(L, defines)) {
			const char *name = name_key(L, r, -2, "'defines'");

			if (!is_identifier(name, 31) || in_list(reserved, name))
				mistake(L, r, name, "'%s' cannot be the name of a macro", name);
			if (count == FAMILY_PARAMS)
				mistake(L, r, "defines", "more than %d macros", FAMILY_PARAMS);
			if (!lua_isinteger(L, -1) && lua_type(L, -1) != LUA_TSTRING)
				mistake(L, r, name, "macro '%s' must be an integer or a string", name);
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
			mistake(L, r, "defines", "'defines' is too long");
		lua_pop(L, 2);
	}
	r->operation->defines = copy(L, text);
	lua_settop(L, defines - 1);
}

/* What the table at index `table` does not have it takes from the one at `from`; of what has names, name by name. */
static void take_missing(lua_State *L, int table, int from)
{
	static const char *const by_entry[] = {"params", "meaning", "buffers", NULL};

	luaL_checkstack(L, 6, NULL);
	lua_pushnil(L);
	while (lua_next(L, from)) {
		int value = lua_gettop(L), type;

		lua_pushvalue(L, value - 1);
		type = lua_gettable(L, table);
		/* No lua_tostring of a number that is a key: lua_next would lose its way. */
		if (type == LUA_TTABLE && lua_istable(L, value) && lua_type(L, value - 1) == LUA_TSTRING &&
		    in_list(by_entry, lua_tostring(L, value - 1)))
			take_missing(L, value + 1, value);
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

/* Text of the descriptor of operation `name`, and its path: a user's own comes first. NULL if there is none. */
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

/*
 * From the operation that this one is like comes everything that is not given here, and so on from the one that that
 * one is like; but for strategies, which are lent.
 */
static void inherit_operation(lua_State *L, struct reading *r, int table)
{
	char path[4400], name[sizeof r->operation->like], like[sizeof name];
	struct reading other = *r;

	(void)snprintf(name, sizeof name, "%s", r->operation->like);
	for (int depth = 0; name[0]; depth++) {
		int from;

		other.origin = path;
		other.text = operation_text(r->cat, name, path, sizeof path);
		if (!other.text || depth == MOST_LIKE)
			mistake(L, r, "like", "'like' names '%s', which is %s", name,
				other.text ? "like this one itself" : "no operation");
		from = run_chunk(L, &other, "operation");
		(void)snprintf(like, sizeof like, "%s", name);
		name[0] = '\0';
		if (get(L, &other, from, "like", LUA_TSTRING, "the name of an operation", 0))
			(void)snprintf(name, sizeof name, "%s", lua_tostring(L, -1));
		note_computes(L, &other, from, like);
		lua_pushnil(L);
		lua_setfield(L, from, "strategies");
		take_missing(L, table, from);
		lua_settop(L, table);
	}
}

static int read_operation(lua_State *L)
{
	struct reading *r = lua_touserdata(L, 1);
	int table = run_chunk(L, r, "operation");

	check_keys(L, r, table, operation_keys, "operation");
	read_like(L, r, table);
	note_computes(L, r, table, r->operation->name);
	inherit_operation(L, r, table);
	get_line(L, r, table, "about", 1, &r->operation->about);
	read_names(L, r, table, "inputs", PROBLEM_ARRAYS, r->operation->arrays, &r->operation->narrays);
	read_names(L, r, table, "outputs", PROBLEM_ARRAYS, r->operation->arrays, &r->operation->narrays);
	check_function(L, r, table, "bytes", 1);
	make_entries(L, r);
	check_arrays(L, r);
	read_operation_source(L, r, table);
	read_fetch(L, r, table);
	read_defines(L, r, table);
	r->operation->descriptor = luaL_ref(L, LUA_REGISTRYINDEX);
	return 0;
}

/* The values of one parameter, a list on top of the stack. */
static void read_values(lua_State *L, struct reading *r, struct family_param *p)
{
	int list = lua_gettop(L), count;

	if (!lua_istable(L, list))
		mistake(L, r, p->name, "parameter '%s' must be a list of integers, not a %s", p->name,
			luaL_typename(L, list));
	count = list_length(L, r, list, p->name, PARAM_VALUES);
	if (count == 0)
		mistake(L, r, p->name, "parameter '%s' has no values", p->name);
	p->values = calloc((size_t)count, sizeof *p->values);
	if (!p->values)
		mistake(L, r, p->name, "out of memory");
	for (int i = 0; i < count; i++) {
		int whole;

		lua_rawgeti(L, list, i + 1);
		p->values[i] = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &whole) : (whole = 0);
		if (!whole)
			mistake(L, r, p->name, "value %d of parameter '%s' is not an integer", i + 1, p->name);
		for (int k = 0; k < i; k++)
			if (p->values[k] == p->values[i])
				mistake(L, r, p->name, "parameter '%s' has the value %lld twice", p->name,
					(long long)p->values[i]);
		lua_pop(L, 1);
	}
	p->nvalues = count;
}

static int by_param_name(const void *a, const void *b)
{
	return strcmp(((const struct family_param *)a)->name, ((const struct family_param *)b)->name);
}

/* Every variant's canonical text must fit, and the space must be small enough to walk through. */
static void check_space(lua_State *L, struct reading *r)
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
		if (combinations > CATALOGUE_COMBINATIONS)
			mistake(L, r, "params", "more than %d combinations of parameters", CATALOGUE_COMBINATIONS);
	}
	if (length > sizeof((struct variant *)0)->params)
		mistake(L, r, "params", "names and values of all parameters together are too long");
}

static void read_params(lua_State *L, struct reading *r, int table)
{
	struct family *f = r->family;
	int params = lua_gettop(L) + 1;

	if (get(L, r, table, "params", LUA_TTABLE, "a table of lists", 0)) {
		lua_pushnil(L);
		while (lua_next(L, params)) {
			const char *name = name_key(L, r, -2, "'params'");

			if (!is_identifier(name, sizeof f->params[0].name - 1) || in_list(reserved, name))
				mistake(L, r, name, "'%s' cannot be the name of a parameter", name);
			if (f->nparams == FAMILY_PARAMS)
				mistake(L, r, "params", "more than %d parameters", FAMILY_PARAMS);
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

/* What the descriptor does not say of its parameters the table of all of them does. */
static void take_meanings(lua_State *L, struct reading *r)
{
	int table = lua_gettop(L) + 1;

	lua_getfield(L, LUA_REGISTRYINDEX, CATALOGUE_PARAMETERS);
	for (int i = 0; i < r->family->nparams; i++) {
		struct family_param *p = &r->family->params[i];

		if (!p->meaning)
			get_line(L, r, table, p->name, 0, &p->meaning);
	}
	lua_settop(L, table - 1);
}

static void read_meaning(lua_State *L, struct reading *r, int table)
{
	int meaning = lua_gettop(L) + 1;

	if (get(L, r, table, "meaning", LUA_TTABLE, "a table of strings", 0)) {
		lua_pushnil(L);
		while (lua_next(L, meaning)) {
			const char *name = name_key(L, r, -2, "'meaning'");
			struct family_param *p = find_param(r->family, name);

			if (!p)
				mistake(L, r, "meaning", "'meaning' names '%s', which is no parameter", name);
			get_line(L, r, meaning, name, 1, &p->meaning);
			lua_pop(L, 1);
		}
	}
	lua_settop(L, meaning - 1);
	take_meanings(L, r);
}

/* rarely: parameters of which sensible variants have the default. */
static void read_rarely(lua_State *L, struct reading *r, int table)
{
	int list = lua_gettop(L) + 1, count = 0;

	if (get(L, r, table, "rarely", LUA_TTABLE, "a list of names", 0))
		count = list_length(L, r, list, "rarely", FAMILY_PARAMS);
	for (int i = 1; i <= count; i++) {
		const char *name = lua_rawgeti(L, list, i) == LUA_TSTRING ? lua_tostring(L, -1) : "";
		struct family_param *p = find_param(r->family, name);

		if (!p)
			mistake(L, r, "rarely", "'rarely' names '%s', which is no parameter", name);
		p->rare = 1;
		lua_pop(L, 1);
	}
	lua_settop(L, list - 1);
}

/* Embedded file `name` of the operation in whose folder the descriptor lies, which may have lent it. malloc'd. */
static char *embedded_path(const struct reading *r, const char *name)
{
	const char *slash = strrchr(r->origin, '/'), *folder = slash;
	char *path;

	while (folder && folder > r->origin && folder[-1] != '/')
		folder--;
	return asprintf(&path, "variants/%.*s/%s", (int)(slash - folder), folder, name) < 0 ? NULL : path;
}

/* A library is looked for when it is used: a descriptor is no mistake because there is none here. */
static void read_library(lua_State *L, struct reading *r, const char *name)
{
	r->family->library = 1;
	r->family->source = copy(L, name);
	if (!is_peer(r->family->strategy))
		mistake(L, r, "source", "a library is something to compare with: its strategy must be called '%s...'",
			PEER_PREFIX);
}

/* The kernel file: in the descriptor's folder, or the embedded one of the same operation. Or a library's name. */
static void read_source(lua_State *L, struct reading *r, int table)
{
	struct family *f = r->family;
	const char *name, *dot, *slash = strrchr(r->origin, '/');
	struct err e;

	(void)get(L, r, table, "source", LUA_TSTRING, "a file name", 1);
	name = lua_tostring(L, -1);
	dot = strrchr(name, '.');
	if (strchr(name, '/') || !dot ||
	    (strcmp(dot, ".cl") != 0 && strcmp(dot, ".cu") != 0 && strcmp(dot, ".so") != 0))
		mistake(L, r, "source",
			"source '%s' must be the name of a .cl or .cu file beside the descriptor, or of a .so library",
			name);
	if (strcmp(dot, ".so") == 0) {
		read_library(L, r, name);
		lua_pop(L, 1);
		return;
	}
	if (is_peer(f->strategy))
		mistake(L, r, "source", "strategy '%s' is for libraries: kernels would never be chosen there",
			f->strategy);
	if (asprintf(&f->source, "%.*s/%s", (int)(slash ? slash - r->origin : 0), r->origin, name) < 0)
		f->source = NULL;
	if (f->source && !catalogue_text(r->cat, f->source)) {
		free(f->source);
		f->source = embedded_path(r, name);
	}
	if (!f->source)
		luaL_error(L, "out of memory");
	if (!catalogue_text(r->cat, f->source))
		mistake(L, r, "source", "no kernel file '%s' beside the descriptor", name);
	r->source = catalogue_assembled(r->cat, f->source, &e);
	if (!r->source)
		lua_host_raise(L, &e);
	if (strcmp(dot, ".cu") == 0)
		(void)snprintf(f->backend, sizeof f->backend, "cuda");
	lua_pop(L, 1);
}

static void read_backend(lua_State *L, struct reading *r, int table)
{
	struct family *f = r->family;

	if (get(L, r, table, "backend", LUA_TSTRING, "a string", 0)) {
		const char *name = lua_tostring(L, -1);

		if (!in_list(backends, name) || (f->backend[0] && strcmp(f->backend, name) != 0))
			mistake(L, r, "backend", "backend '%s' is unknown, or not the one of this source", name);
		(void)snprintf(f->backend, sizeof f->backend, "%s", name);
	}
	lua_pop(L, 1);
}

/* One temporary: its name at -2, its size function or table at -1. */
static void check_buffer(lua_State *L, struct reading *r)
{
	const char *name = name_key(L, r, -2, "'buffers'");
	int entry = lua_gettop(L);

	if (!is_identifier(name, sizeof((struct plan_temp *)0)->name - 1) || in_list(scalars, name) ||
	    strcmp(name, SOURCE) == 0 || has_array(r->operation, name))
		mistake(L, r, name, "'%s' cannot be the name of a temporary", name);
	if (lua_istable(L, entry)) {
		char where[64];

		(void)snprintf(where, sizeof where, "buffer '%s'", name);
		check_keys(L, r, entry, buffer_keys, where);
		check_function(L, r, entry, "bytes", 1);
		(void)get(L, r, entry, "zeroed", LUA_TBOOLEAN, "true or false", 0);
		lua_settop(L, entry);
	} else if (!lua_isfunction(L, entry)) {
		mistake(L, r, name, "buffer '%s' must be a function or {bytes = function, zeroed = true}, not a %s",
			name, luaL_typename(L, entry));
	}
}

static void read_buffers(lua_State *L, struct reading *r, int table)
{
	const char *names[PLAN_TEMPS] = {NULL};
	char list[PLAN_TEMPS * 25] = "";
	int buffers = lua_gettop(L) + 1, count = 0;

	if (get(L, r, table, "buffers", LUA_TTABLE, "a table", 0)) {
		lua_pushnil(L);
		while (lua_next(L, buffers)) {
			check_buffer(L, r);
			if (count == PLAN_TEMPS)
				mistake(L, r, "buffers", "more than %d temporaries", PLAN_TEMPS);
			names[count++] = lua_tostring(L, -2); /* lives as long as the table has it */
			lua_pop(L, 1);
		}
	}
	qsort(names, (size_t)count, sizeof *names, by_text);
	for (int i = 0; i < count; i++)
		(void)snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? " " : "", names[i]);
	r->family->temporaries = copy(L, list);
	lua_settop(L, buffers - 1);
}

/* grid or block: a number, the name of a parameter, or a function. */
static void check_extent(lua_State *L, struct reading *r, int launch, const char *key)
{
	int type = lua_getfield(L, launch, key);

	if (type == LUA_TSTRING && !find_param(r->family, lua_tostring(L, -1)))
		mistake(L, r, key, "'%s' names '%s', which is no parameter", key, lua_tostring(L, -1));
	if (type == LUA_TNIL)
		mistake(L, r, "launches", "a launch has no '%s'", key);
	if (type != LUA_TSTRING && type != LUA_TFUNCTION && !(type == LUA_TNUMBER && lua_isinteger(L, -1)))
		mistake(L, r, key, "'%s' must be an integer, a function or the name of a parameter, not a %s", key,
			type == LUA_TNUMBER ? "fraction" : lua_typename(L, type));
	lua_pop(L, 1);
}

static int is_argument(struct reading *r, const char *name)
{
	return in_list(scalars, name) || catalogue_leaves_out(r->operation->entries, name) ||
	       (strcmp(name, SOURCE) == 0 && r->operation->nsources) || has_array(r->operation, name) ||
	       (is_identifier(name, 23) && find_word(r->family->temporaries, name));
}

static void check_args(lua_State *L, struct reading *r, int launch)
{
	int list, count;

	(void)get(L, r, launch, "args", LUA_TTABLE, "a list", 1);
	list = lua_gettop(L);
	count = list_length(L, r, list, "args", PLAN_ARGS);
	for (int i = 1; i <= count; i++) {
		int type = lua_rawgeti(L, list, i);

		if (type == LUA_TSTRING && !is_argument(r, lua_tostring(L, -1)))
			mistake(L, r, lua_tostring(L, -1),
				"argument '%s' is no array, temporary, 'source', 'n', 'segments', 'type' or 'operator'",
				lua_tostring(L, -1));
		if (type != LUA_TSTRING && type != LUA_TFUNCTION)
			mistake(L, r, "args", "argument %d must be a name or a function, not a %s", i,
				lua_typename(L, type));
		if (type == LUA_TSTRING && strcmp(lua_tostring(L, -1), SOURCE) == 0)
			r->family->takes_source = 1;
		if (type == LUA_TSTRING && strcmp(lua_tostring(L, -1), "values") == 0)
			r->family->takes_values = 1;
		lua_pop(L, 1);
	}
	lua_pop(L, 1);
}

/* A parameter without which the launch is left out. */
static void check_only(lua_State *L, struct reading *r, int launch)
{
	if (get(L, r, launch, "only", LUA_TSTRING, "the name of a parameter", 0) &&
	    !find_param(r->family, lua_tostring(L, -1)))
		mistake(L, r, lua_tostring(L, -1), "'only' names '%s', which is no parameter", lua_tostring(L, -1));
	lua_pop(L, 1);
}

/* One launch, on top of the stack. */
static void check_launch(lua_State *L, struct reading *r, int number)
{
	int launch = lua_gettop(L);
	const char *kernel;
	char where[32];

	(void)snprintf(where, sizeof where, "launch %d", number);
	if (!lua_istable(L, launch))
		mistake(L, r, "launches", "%s must be a table, not a %s", where, luaL_typename(L, launch));
	check_keys(L, r, launch, launch_keys, where);
	if (lua_getfield(L, launch, "kernel") != LUA_TSTRING)
		mistake(L, r, "launches", "%s has no 'kernel' name", where);
	kernel = lua_tostring(L, -1);
	if (!is_identifier(kernel, sizeof((struct plan_launch *)0)->kernel - 1))
		mistake(L, r, "kernel", "'%s' cannot be the name of a kernel", kernel);
	if (!r->family->library && !find_word(r->source, kernel))
		mistake(L, r, kernel, "'%s' has no kernel '%s'", r->family->source, kernel);
	check_extent(L, r, launch, "grid");
	check_extent(L, r, launch, "block");
	check_function(L, r, launch, "local_bytes", 0);
	(void)get(L, r, launch, "once", LUA_TBOOLEAN, "true or false", 0);
	lua_pop(L, 1);
	check_only(L, r, launch);
	check_args(L, r, launch);
	lua_settop(L, launch);
}

static void read_launches(lua_State *L, struct reading *r, int table)
{
	char kernels[PLAN_LAUNCHES * 65] = "";
	int list, count;

	(void)get(L, r, table, "launches", LUA_TTABLE, "a list", 1);
	list = lua_gettop(L);
	count = list_length(L, r, list, "launches", PLAN_LAUNCHES);
	if (count == 0)
		mistake(L, r, "launches", "'launches' is empty");
	for (int i = 1; i <= count; i++) {
		lua_rawgeti(L, list, i);
		check_launch(L, r, i);
		lua_getfield(L, -1, "kernel");
		if (!find_word(kernels, lua_tostring(L, -1)))
			(void)snprintf(kernels + strlen(kernels), sizeof kernels - strlen(kernels), "%s%s",
				       i > 1 ? " " : "", lua_tostring(L, -1));
		lua_settop(L, list);
	}
	r->family->kernels = copy(L, kernels);
	lua_pop(L, 1);
}

/* Path of the descriptor that 'like' names: of the same folder, or OPERATION/STRATEGY. */
static void like_path(const struct reading *r, const char *name, char *path, size_t size)
{
	const char *slash = strrchr(r->origin, '/');
	int folder = (int)(slash ? slash - r->origin : 0);

	if (strchr(name, '/'))
		while (folder > 0 && r->origin[--folder] != '/')
			;
	(void)snprintf(path, size, "%.*s/%s.lua", folder, r->origin, name);
}

/* like: a strategy of the same folder (or OPERATION/STRATEGY), from which everything comes that is not given here;
 * params and meaning by name.
 */
static void inherit(lua_State *L, struct reading *r, int table)
{
	struct reading other = *r;
	char path[4400];
	int from;

	if (get(L, r, table, "like", LUA_TSTRING, "the name of a strategy", 0)) {
		like_path(r, lua_tostring(L, -1), path, sizeof path);
		other.origin = path;
		other.text = catalogue_text(r->cat, path);
		if (!other.text) { /* a user's strategy may be like one of ours */
			char *embedded = embedded_path(r, lua_pushfstring(L, "%s.lua", lua_tostring(L, -1)));

			(void)snprintf(path, sizeof path, "%s", embedded ? embedded : "");
			free(embedded);
			lua_pop(L, 1);
			other.text = catalogue_text(r->cat, path);
		}
		if (!other.text || strcmp(path, r->origin) == 0)
			mistake(L, r, "like", "'like' names '%s', of which there is no descriptor",
				lua_tostring(L, -1));
		from = run_chunk(L, &other, "strategy");
		if (has_key(L, from, "like"))
			mistake(L, r, "like", "'like' names '%s', which is like another itself",
				lua_tostring(L, table + 1));
		take_missing(L, table, from);
	}
	lua_settop(L, table);
}

static int read_family(lua_State *L)
{
	struct reading *r = lua_touserdata(L, 1);
	int table = run_chunk(L, r, "strategy");

	inherit(L, r, table);
	check_keys(L, r, table, strategy_keys, "strategy");
	get_line(L, r, table, "about", 1, &r->family->about);
	get_line(L, r, table, "when", 0, &r->family->when);
	get_line(L, r, table, "idea", 0, &r->family->idea);
	get_line(L, r, table, "on_request", 0, &r->family->on_request);
	read_source(L, r, table);
	read_backend(L, r, table);
	(void)get(L, r, table, "ordered", LUA_TBOOLEAN, "true or false", 0);
	r->family->ordered = lua_toboolean(L, -1);
	lua_pop(L, 1);
	read_params(L, r, table);
	read_meaning(L, r, table);
	read_rarely(L, r, table);
	check_function(L, r, table, "possible", 0);
	check_function(L, r, table, "sensible", 0);
	check_function(L, r, table, "tile", 0);
	read_buffers(L, r, table);
	read_launches(L, r, table);
	r->family->line = r->line;
	r->family->descriptor = luaL_ref(L, LUA_REGISTRYINDEX);
	return 0;
}

/* Push the table that the embedded file returns. */
static void run_shared(lua_State *L, struct catalogue *cat, const char *path)
{
	const char *text = catalogue_text(cat, path);

	if (!text)
		luaL_error(L, "no '%s'", path);
	lua_host_load_shared(L, path, text, strlen(text));
	lua_call(L, 0, 1);
	if (!lua_istable(L, -1))
		luaL_error(L, "%s: must return a table", path);
}

static int read_shared(lua_State *L)
{
	struct catalogue *cat = lua_touserdata(L, 1);

	run_shared(L, cat, CATALOGUE_PIECES);
	lua_host_view(L, "pieces");
	lua_setglobal(L, "pieces");
	run_shared(L, cat, CATALOGUE_PARAMETERS);
	lua_setfield(L, LUA_REGISTRYINDEX, CATALOGUE_PARAMETERS);
	return 0;
}

int catalogue_read_shared(struct catalogue *cat, struct err *e)
{
	return lua_host_run(cat->lua, read_shared, cat, e);
}

int catalogue_read_operation(struct catalogue *cat, struct catalogue_operation *o, const char *origin, const char *text,
			     struct err *e)
{
	struct reading r = {.cat = cat, .origin = origin, .text = text, .operation = o};

	o->origin = strdup(origin);
	if (!o->origin)
		return err_set(e, "out of memory");
	return lua_host_run(cat->lua, read_operation, &r, e);
}

int catalogue_read_family(struct catalogue *cat, struct family *f, const char *origin, const char *text, struct err *e)
{
	struct reading r = {.cat = cat, .origin = origin, .text = text, .family = f};
	int status;

	r.operation = catalogue_operation_find(cat, f->operation);
	f->origin = strdup(origin);
	if (!f->origin)
		return err_set(e, "out of memory");
	status = lua_host_run(cat->lua, read_family, &r, e);
	return status;
}

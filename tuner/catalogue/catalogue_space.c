/* Spaces of variants: every combination of parameter values, filtered by the descriptor's predicates. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/lua/lua_view.h"

static void write_params(struct variant *v)
{
	size_t used = 0;

	v->params[0] = '\0';
	for (int i = 0; i < v->family->nparams; i++) /* fits: checked when the descriptor was read */
		used += (size_t)snprintf(v->params + used, sizeof v->params - used, "%s%s=%lld", i ? " " : "",
					 v->family->params[i].name, (long long)v->values[i]);
}

/* Where the function on top of the stack, which is popped, is written; of a piece: where the descriptor is. */
static void find_place(lua_State *L, struct catalogue_call *c)
{
	lua_Debug ar;

	if (!lua_getinfo(L, ">S", &ar))
		return;
	if (ar.source[0] == '@')
		(void)snprintf(c->place, sizeof c->place, "%s:%d", ar.source + 1, ar.linedefined);
	else if (c->variant)
		(void)snprintf(c->place, sizeof c->place, "%s:%d", c->variant->family->origin,
			       c->variant->family->line);
	else
		(void)snprintf(c->place, sizeof c->place, "%s:%d", ar.short_src, ar.linedefined);
}

/* c has the place already. */
static void call_from(lua_State *L, const struct catalogue_call *c, int nargs)
{
	lua_host_set_error_location(L, c->place);
	lua_host_refill(L);
	lua_call(L, nargs, 1);
}

void catalogue_call(lua_State *L, struct catalogue_call *c, int nargs)
{
	lua_pushvalue(L, -nargs - 1);
	find_place(L, c);
	call_from(L, c, nargs);
}

static void refuse(lua_State *L, const struct catalogue_call *c, const char *wanted)
{
	const char *got = luaL_tolstring(L, -1, NULL);
	struct variant v;

	if (lua_type(L, -2) == LUA_TSTRING)
		got = lua_pushfstring(L, "'%s'", got);

	if (c->variant && c->variant->family->nparams) {
		v = *c->variant; /* within a walk its text is not written yet */
		write_params(&v);
		luaL_error(L, "%s: %s returned %s, not %s, for %s", c->place, c->what, got, wanted, v.params);
	} else {
		luaL_error(L, "%s: %s returned %s, not %s", c->place, c->what, got, wanted);
	}
}

int catalogue_take_boolean(lua_State *L, const struct catalogue_call *c)
{
	int result = lua_toboolean(L, -1);

	if (!lua_isboolean(L, -1))
		refuse(L, c, "true or false");
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
		refuse(L, c, wanted);
	lua_pop(L, 1);
	return result;
}

double catalogue_take_number(lua_State *L, const struct catalogue_call *c)
{
	double result = lua_tonumber(L, -1);

	if (lua_type(L, -1) != LUA_TNUMBER || !(result >= 0 && result < 1e300))
		refuse(L, c, "a number from 0 up");
	lua_pop(L, 1);
	return result;
}

void catalogue_push_params(lua_State *L, const struct variant *v, int values)
{
	lua_createtable(L, 0, v->family->nparams);
	for (int i = 0; i < v->family->nparams; i++) {
		lua_pushinteger(L, v->values[i]);
		lua_setfield(L, -2, v->family->params[i].name);
	}
	if (values)
		lua_pushvalue(L, -1);
	lua_host_view(L, "p");
}

/* Walk through a space. */
struct walk {
	const struct family *family;
	const struct gpu_info *device;
	const struct case_shape *shape;
	int all, most;
	struct chosen {
		const int64_t *values; /* of the parameter, in the descriptor's order */
		int count, named;      /* named: the caller did so */
		int64_t kept[FILTER_VALUES];
	} chosen[FAMILY_PARAMS];
	struct variant current, *list; /* the text of current's parameters is written when it is kept */
	int count, room;
	int64_t tile;
};

/* A predicate of the descriptor. */
struct predicate {
	struct catalogue_call call;
	int function; /* stack index of it, or of nil */
};

/* Push the predicate. Its place is looked up once: a space may have 10^5 variants. */
static void push_predicate(lua_State *L, const struct walk *w, const char *name, const char *what, struct predicate *p)
{
	p->call = (struct catalogue_call){.what = what, .variant = &w->current};
	if (lua_getfield(L, 2, name) == LUA_TFUNCTION) {
		lua_pushvalue(L, -1);
		find_place(L, &p->call);
	}
	p->function = lua_gettop(L);
}

/* Ask about the current variant; a predicate that the descriptor does not have says yes. Stack: p, dev and case from
 * index `first` on. */
static int ask(lua_State *L, const struct predicate *p, int first)
{
	if (lua_isnil(L, p->function))
		return 1;
	lua_pushvalue(L, p->function);
	for (int i = 0; i < 3; i++)
		lua_pushvalue(L, first + i);
	call_from(L, &p->call, 3);
	return catalogue_take_boolean(L, &p->call);
}

static void keep(lua_State *L, struct walk *w)
{
	struct variant *grown = list_grow(w->list, w->count, &w->room, sizeof *grown);

	write_params(&w->current);
	if (!grown) {
		luaL_error(L, "no memory for the variants of '%s'", w->family->name);
		return; /* not reached */
	}
	w->list = grown;
	w->list[w->count++] = w->current;
}

/* The next combination, the last parameter fastest; only what changes is written to the table. 0 after the last. */
static int advance(lua_State *L, struct walk *w, int *digits, int values)
{
	for (int i = w->family->nparams - 1; i >= 0; i--) {
		const struct chosen *c = &w->chosen[i];
		int carry = ++digits[i] == c->count;

		if (carry)
			digits[i] = 0;
		w->current.values[i] = c->values[digits[i]];
		lua_pushinteger(L, c->values[digits[i]]);
		lua_setfield(L, values, w->family->params[i].name);
		if (!carry)
			return 1;
	}
	return 0;
}

/* Have all parameters that are to have it their default? */
static int is_common(const struct walk *w)
{
	for (int i = 0; i < w->family->nparams; i++)
		if (w->family->params[i].rare && !w->chosen[i].named &&
		    w->current.values[i] != w->family->params[i].values[0])
			return 0;
	return 1;
}

/* Sensible ones are far fewer, and mostly told with less: where others are not wanted that is asked first. */
static int is_wanted(lua_State *L, struct walk *w, const struct predicate *possible, const struct predicate *sensible,
		     int first)
{
	if (w->all && !ask(L, possible, first))
		return 0;
	w->current.sensible = is_common(w) && ask(L, sensible, first);
	return w->all || (w->current.sensible && ask(L, possible, first));
}

static int walk_space(lua_State *L)
{
	struct walk *w = lua_touserdata(L, 1);
	int digits[FAMILY_PARAMS] = {0}, values = 5, p = 6;
	struct predicate possible, sensible;

	lua_rawgeti(L, LUA_REGISTRYINDEX, w->family->descriptor); /* index 2 */
	push_predicate(L, w, "possible", "'possible'", &possible);
	push_predicate(L, w, "sensible", "'sensible'", &sensible);
	catalogue_push_params(L, &w->current, 1);
	lua_push_device(L, w->device, "dev");
	lua_push_case(L, w->shape, NULL, 0);
	do {
		if (is_wanted(L, w, &possible, &sensible, p))
			keep(L, w);
	} while ((!w->most || w->count < w->most) && advance(L, w, digits, values));
	return 0;
}

static void set_defaults(struct variant *v, const struct family *family)
{
	*v = (struct variant){.family = family, .sensible = 1};
	for (int i = 0; i < family->nparams; i++)
		v->values[i] = family->params[i].values[0];
}

int family_param_find(const struct family *family, const char *name)
{
	for (int i = 0; i < family->nparams; i++)
		if (strcmp(family->params[i].name, name) == 0)
			return i;
	return -1;
}

const char *catalogue_obstacle(const struct family *family, const struct elem_type *type, const struct oper *oper)
{
	if (!oper_result(oper, type))
		return "no such operator for that type";
	if (!oper_is_plain(oper) && !family->takes_source)
		return "it takes plain values only";
	if (!oper->commutative && !family->ordered)
		return "it may reorder";
	return NULL;
}

/* The values to go through. Returns 0 where a parameter has none of those that are wanted. */
static int choose_values(struct walk *w, const struct param_filter *list)
{
	for (int i = 0; i < w->family->nparams; i++) {
		const struct family_param *p = &w->family->params[i];
		const struct param_values *only = list ? param_filter_find(list, p->name) : NULL;
		struct chosen *c = &w->chosen[i];

		c->named = only != NULL;
		c->values = only ? c->kept : p->values;
		c->count = only ? 0 : p->rare && !w->all ? 1 : p->nvalues;
		for (int k = 0; only && k < p->nvalues && c->count < FILTER_VALUES; k++)
			if (param_values_have(only, p->values[k]))
				c->kept[c->count++] = p->values[k];
		if (c->count == 0)
			return 0;
		w->current.values[i] = c->values[0];
	}
	return 1;
}

int catalogue_variants(struct catalogue *cat, const struct family *family, const struct gpu_info *device,
		       const struct case_shape *shape, int all, int most, const struct param_filter *only,
		       struct variant **list, int *count, struct err *e)
{
	struct walk w = {.family = family, .device = device, .shape = shape, .all = all, .most = most};

	*list = NULL;
	*count = 0;
	if ((family->backend[0] && strcmp(family->backend, device->backend) != 0) ||
	    catalogue_obstacle(family, shape->type, shape->oper))
		return 0;
	set_defaults(&w.current, family);
	if (!choose_values(&w, only))
		return 0;
	if (lua_host_run(cat->lua, walk_space, &w, e)) {
		free(w.list);
		return -1;
	}
	*list = w.list;
	*count = w.count;
	return 0;
}

static int take_value(struct variant *v, int param, const char *text, struct err *e)
{
	const struct family_param *p = &v->family->params[param];
	char *end;
	long long value = strtoll(text, &end, 10);

	if (end == text || *end)
		return err_as(e, ERR_USAGE, "'%s' is no value for %s of '%s'", text, p->name, v->family->name);
	for (int i = 0; i < p->nvalues; i++)
		if (p->values[i] == value) {
			v->values[param] = value;
			return 0;
		}
	return err_as(e, ERR_USAGE, "'%s' of '%s' has no value %s", p->name, v->family->name, text);
}

static int take_setting(struct variant *v, char *setting, int *seen, struct err *e)
{
	char *equals = strchr(setting, '=');
	int i;

	if (!equals)
		return err_as(e, ERR_USAGE, "parameter '%s' has no value: NAME=VALUE", setting);
	*equals = '\0';
	i = family_param_find(v->family, setting);
	if (i < 0)
		return err_as(e, ERR_USAGE, "'%s' has no parameter '%s'", v->family->name, setting);
	if (seen[i]++)
		return err_as(e, ERR_USAGE, "parameter '%s' is given twice", setting);
	return take_value(v, i, equals + 1, e);
}

int catalogue_variant(struct catalogue *cat, const struct family *family, const char *params, struct variant *v,
		      struct err *e)
{
	static const char separators[] = " ,\t\n";
	int seen[FAMILY_PARAMS] = {0}, status = 0;
	char *text = strdup(params), *rest = NULL;

	(void)cat;
	if (!text)
		return err_set(e, "out of memory");
	set_defaults(v, family);
	for (char *s = strtok_r(text, separators, &rest); s && status == 0; s = strtok_r(NULL, separators, &rest))
		status = take_setting(v, s, seen, e);
	free(text);
	write_params(v);
	return status;
}

static int ask_tile(lua_State *L)
{
	struct walk *w = lua_touserdata(L, 1);
	struct catalogue_call call = {.what = "'tile'", .variant = &w->current};

	lua_rawgeti(L, LUA_REGISTRYINDEX, w->family->descriptor);
	if (lua_getfield(L, -1, "tile") == LUA_TNIL)
		return 0;
	catalogue_push_params(L, &w->current, 0);
	lua_push_device(L, w->device, "dev");
	lua_push_case(L, w->shape, NULL, 0);
	catalogue_call(L, &call, 3);
	w->tile = catalogue_take_integer(L, &call, 1, INT32_MAX);
	return 0;
}

int catalogue_tile(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct case_shape *shape, int64_t *tile, struct err *e)
{
	struct walk w = {.family = v->family, .device = device, .shape = shape, .current = *v, .tile = 1024};

	if (lua_host_run(cat->lua, ask_tile, &w, e))
		return -1;
	*tile = w.tile;
	return 0;
}

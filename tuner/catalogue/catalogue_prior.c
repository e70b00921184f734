/* Priors: which variants were fast on a device; read on demand from variants/priors or the user's folder. */
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/assets.h"
#include "tuner/catalogue/catalogue_impl.h"

/* A prior's file being read. */
struct reading_prior {
	struct catalogue *cat;
	const char *path, *text;
	int table; /* out: reference to the table that it returns */
};

static const char *prior_text(struct catalogue *cat, const char *name, char *path, size_t size)
{
	const char *text;

	if (cat->dir) {
		(void)snprintf(path, size, "%s/" CATALOGUE_PRIORS "/%s.lua", cat->dir, name);
		text = catalogue_text(cat, path);
		if (text)
			return text;
	}
	(void)snprintf(path, size, "variants/" CATALOGUE_PRIORS "/%s.lua", name);
	return catalogue_text(cat, path);
}

/* The family with this key; NULL: there is none. */
static const struct family *family_of_key(const struct catalogue *cat, const char *key)
{
	for (int i = 0; i < cat->nfamilies; i++)
		if (strcmp(cat->families[i].name, key) == 0)
			return &cat->families[i];
	return NULL;
}

/* An embedded prior does not apply to a user's strategy with the name of a shipped one, which has other parameters. */
static int is_for(const char *path, const struct family *f)
{
	static const char folder[] = "variants/";
	const size_t length = sizeof folder - 1;

	return strncmp(path, folder, length) != 0 || strncmp(f->origin, folder, length) == 0;
}

/* Checks the table in `field`: family names with values of that type. Leaves it on the stack. */
static void check_entries(lua_State *L, const struct reading_prior *r, const char *field, int type)
{
	if (lua_getfield(L, -1, field) != LUA_TTABLE)
		luaL_error(L, "%s: '%s' must be a table with names of strategies as keys", r->path, field);
	for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
		const char *key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";

		if (!family_of_key(r->cat, key))
			luaL_error(L, "%s: '%s' has an entry '%s', which is not a strategy", r->path, field, key);
		if (lua_type(L, -1) != type)
			luaL_error(L, "%s: '%s' of '%s' must be a %s", r->path, key, field, lua_typename(L, type));
	}
}

/* Checks the portfolio on top: for each family, parameters that it has. */
static void check_portfolio(lua_State *L, const struct reading_prior *r)
{
	for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
		const char *key = lua_tostring(L, -2);
		const struct family *f = family_of_key(r->cat, key);

		for (lua_Integer i = 1; lua_geti(L, -1, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
			struct variant v;
			struct err e = {0};

			if (lua_type(L, -1) != LUA_TSTRING)
				luaL_error(L, "%s: 'portfolio' of '%s' must be a list of texts", r->path, key);
			if (is_for(r->path, f) && variant_parse(f, lua_tostring(L, -1), &v, &e) != 0)
				luaL_error(L, "%s: 'portfolio' of '%s': %s", r->path, key, e.text);
		}
		lua_pop(L, 1);
	}
}

static int read_prior(lua_State *L)
{
	struct reading_prior *r = lua_touserdata(L, 1);

	lua_host_load(L, r->path, r->text, strlen(r->text));
	lua_call(L, 0, 1);
	if (!lua_istable(L, -1))
		luaL_error(L, "%s: must return a table", r->path);
	check_entries(L, r, "hints", LUA_TFUNCTION);
	lua_pop(L, 1);
	check_entries(L, r, "left_out", LUA_TSTRING);
	lua_pop(L, 1);
	if (lua_getfield(L, -1, "portfolio") != LUA_TNIL) {
		lua_pop(L, 1);
		check_entries(L, r, "portfolio", LUA_TTABLE);
		check_portfolio(L, r);
	}
	lua_pop(L, 1);
	r->table = luaL_ref(L, LUA_REGISTRYINDEX);
	return 0;
}

static const struct catalogue_prior *known_prior(const struct catalogue *cat, const char *name)
{
	for (int i = 0; i < cat->npriors; i++)
		if (strcmp(cat->priors[i].name, name) == 0)
			return &cat->priors[i];
	return NULL;
}

/* *prior: the prior with this name; NULL: there is none. */
static int find_named(struct catalogue *cat, const char *name, const struct catalogue_prior **prior, struct err *e)
{
	struct reading_prior r = {.cat = cat};
	struct catalogue_prior *grown;
	char path[4400];

	*prior = known_prior(cat, name);
	if (*prior)
		return 0;
	r.path = path;
	r.text = prior_text(cat, name, path, sizeof path);
	if (!r.text)
		return 0;
	if (lua_host_run(cat->lua, read_prior, &r, e))
		return -1;
	grown = realloc(cat->priors, (size_t)(cat->npriors + 1) * sizeof *grown);
	if (!grown)
		return err_set(e, "out of memory");
	cat->priors = grown;
	(void)snprintf(grown[cat->npriors].name, sizeof grown->name, "%s", name);
	grown[cat->npriors].table = r.table;
	grown[cat->npriors].embedded = asset_find(path) != NULL;
	*prior = &grown[cat->npriors++];
	return 0;
}

/* The prior of the newest architecture that is not newer than the device's. */
static int find_nearest(struct catalogue *cat, int capability, const struct catalogue_prior **prior, struct err *e)
{
	char name[32];

	*prior = NULL;
	for (int older = capability; older >= 10 && !*prior; older--) {
		(void)snprintf(name, sizeof name, "sm_%d", older);
		if (find_named(cat, name, prior, e))
			return -1;
	}
	return 0;
}

static int find_for(struct catalogue *cat, const struct gpu_info *device, const struct catalogue_prior **prior,
		    struct err *e)
{
	const long capability = strncmp(device->arch, "sm_", 3) == 0 ? strtol(device->arch + 3, NULL, 10) : 0;

	if (device->is_cpu)
		return find_named(cat, "cpu", prior, e);
	if (strcmp(device->backend, "cuda") == 0 && capability > 0 && capability < 1000)
		return find_nearest(cat, (int)capability, prior, e);
	*prior = NULL;
	return is_name(device->arch, sizeof cat->priors->name - 1) ? find_named(cat, device->arch, prior, e) : 0;
}

int catalogue_find_prior(struct catalogue *cat, const struct gpu_info *device, const struct catalogue_prior **prior,
			 struct err *e)
{
	char key[sizeof cat->last_device.key];

	(void)snprintf(key, sizeof key, "%s%s %s", device->backend, device->is_cpu ? " cpu" : "", device->arch);
	if (strcmp(key, cat->last_device.key) != 0) {
		if (find_for(cat, device, prior, e))
			return -1;
		memcpy(cat->last_device.key, key, sizeof key);
		cat->last_device.prior = *prior ? (int)(*prior - cat->priors) : -1;
	}
	*prior = cat->last_device.prior < 0 ? NULL : &cat->priors[cat->last_device.prior];
	return 0;
}

static int is_own(const struct catalogue_prior *prior, const struct gpu_info *device)
{
	return prior && (device->is_cpu || strcmp(prior->name, device->arch) == 0);
}

int catalogue_space(struct catalogue *cat, const struct gpu_info *device, enum variant_space *space, struct err *e)
{
	const struct catalogue_prior *prior;

	if (*space != SPACE_DEFAULT)
		return 0;
	if (catalogue_find_prior(cat, device, &prior, e))
		return -1;
	*space = is_own(prior, device) ? SPACE_HINTED : SPACE_SENSIBLE;
	return 0;
}

int catalogue_push_hint(lua_State *L, const struct catalogue_prior *prior, const struct family *f, const char *table)
{
	static const char folder[] = "variants/";
	const int length = (int)strcspn(f->origin, "."), skip = (int)sizeof folder - 1;

	/* A user's strategy with the same name has other parameters. */
	if (!prior || (prior->embedded && strncmp(f->origin, folder, sizeof folder - 1) != 0)) {
		lua_pushnil(L);
		return LUA_TNIL;
	}
	lua_rawgeti(L, LUA_REGISTRYINDEX, prior->table);
	lua_getfield(L, -1, table);
	lua_getfield(L, -1, f->name);
	/* Use the entry of the operation that it is inherited from. */
	if (lua_isnil(L, -1) && f->inherited && length > skip) {
		lua_pop(L, 1);
		lua_pushlstring(L, f->origin + skip, (size_t)(length - skip));
		lua_gettable(L, -2);
	}
	lua_replace(L, -3);
	lua_pop(L, 1);
	return lua_type(L, -1);
}

/* Why a prior omits a family. */
struct leaving {
	const struct catalogue_prior *prior;
	const struct family *family;
	const char *why;
};

static int find_reason(lua_State *L)
{
	struct leaving *l = lua_touserdata(L, 1);

	if (catalogue_push_hint(L, l->prior, l->family, "left_out") == LUA_TSTRING)
		l->why = lua_tostring(L, -1); /* kept alive by the prior's table */
	return 0;
}

int catalogue_left_out(struct catalogue *cat, const struct family *f, const struct gpu_info *device, const char **why,
		       struct err *e)
{
	struct leaving l = {.family = f, .why = f->on_request};

	*why = NULL;
	if (!l.why &&
	    (catalogue_find_prior(cat, device, &l.prior, e) || (l.prior && lua_host_run(cat->lua, find_reason, &l, e))))
		return -1;
	*why = l.why;
	return 0;
}

/* The portfolio of a family. */
struct naming {
	const struct catalogue_prior *prior;
	const struct family *family;
	struct strings *list;
	struct err *e;
	int status;
};

static int list_portfolio(lua_State *L)
{
	struct naming *n = lua_touserdata(L, 1);

	lua_rawgeti(L, LUA_REGISTRYINDEX, n->prior->table);
	if (lua_getfield(L, -1, "portfolio") == LUA_TNIL ||
	    catalogue_push_hint(L, n->prior, n->family, "portfolio") != LUA_TTABLE)
		return 0;
	for (lua_Integer i = 1; n->status == 0 && lua_geti(L, -1, i) == LUA_TSTRING; i++, lua_pop(L, 1))
		n->status = strings_add(n->list, lua_tostring(L, -1), n->e);
	return 0;
}

int catalogue_portfolio(struct catalogue *cat, const struct family *f, const struct gpu_info *device,
			struct strings *list, struct err *e)
{
	struct naming n = {.family = f, .list = list, .e = e};

	if (catalogue_find_prior(cat, device, &n.prior, e))
		return -1;
	if (!n.prior)
		return 0;
	return lua_host_run(cat->lua, list_portfolio, &n, e) || n.status ? -1 : 0;
}

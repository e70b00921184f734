/* Plans: the launches of a variant for one problem; its tile; the bytes that an operation moves. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "harness/device/library.h"
#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/lua/lua_view.h"

#define TEMP_BYTES ((int64_t)1 << 50) /* limit for one temporary: more indicates an error in a formula */
#define BLOCK_THREADS 65536
#define DEFAULT_TILE 1024
#define RESULT "result"

/* Evaluates the function on top of the stack with p, case and dev; pl->what is its name in messages. */
static int64_t evaluate(lua_State *L, struct planning *pl, int64_t low, int64_t high)
{
	struct catalogue_call call = {.what = pl->what, .variant = pl->variant};

	for (int i = 0; i < 3; i++)
		lua_pushvalue(L, pl->views + i);
	if (pl->tracing)
		return catalogue_trace(L, pl->tracing, &call, 3);
	catalogue_call(L, &call, 3);
	return catalogue_take_integer(L, &call, low, high);
}

static void plan_temp(lua_State *L, struct planning *pl, int buffers, const char *name, int length)
{
	struct plan_temp *t = &pl->plan->temps[pl->plan->ntemps++];

	(void)snprintf(t->name, sizeof t->name, "%.*s", length, name);
	(void)snprintf(pl->what, sizeof pl->what, "'%s' of 'buffers'", t->name);
	if (lua_getfield(L, buffers, t->name) == LUA_TTABLE) {
		lua_getfield(L, -1, "zeroed");
		t->zeroed = lua_toboolean(L, -1);
		lua_pop(L, 1);
		lua_getfield(L, -1, "bytes");
		lua_remove(L, -2);
	}
	t->bytes = (size_t)evaluate(L, pl, 0, TEMP_BYTES);
}

/* Name of the temporary for reduced elements, if results are something else. */
#define HEADS "heads"

static int leaves_heads_out(const struct planning *pl, const char *name, int length)
{
	return length == (int)strlen(HEADS) && strncmp(name, HEADS, strlen(HEADS)) == 0 &&
	       !oper_finishes(pl->problem->dataset->oper, pl->problem->dataset->type);
}

/* In name order, like family->temporaries. */
static void plan_temps(lua_State *L, struct planning *pl, int descriptor)
{
	const char *name = pl->variant->family->temporaries;
	int buffers;

	lua_getfield(L, descriptor, "buffers");
	buffers = lua_gettop(L);
	while (*name) {
		int length = (int)strcspn(name, " ");

		if (!leaves_heads_out(pl, name, length))
			plan_temp(L, pl, buffers, name, length);
		name += length + (name[length] == ' ');
	}
	lua_pop(L, 1);
}

/* The variant's value of a parameter; NULL if it does not have it. */
static const int64_t *find_value(const struct variant *v, const char *name)
{
	const int i = family_param_find(v->family, name);

	return i < 0 ? NULL : &v->values[i];
}

/* grid or block of the launch at this stack index: a number, a parameter or a function. */
static int64_t extent(lua_State *L, struct planning *pl, int launch, const char *key, int64_t low, int64_t high)
{
	const struct variant *v = pl->variant;
	int type = lua_getfield(L, launch, key);
	struct catalogue_call constant = {.what = pl->what, .variant = v};

	(void)snprintf(pl->what, sizeof pl->what, "'%s' of launch %d", key, pl->launch);
	if (type == LUA_TFUNCTION)
		return evaluate(L, pl, low, high);
	if (type == LUA_TSTRING && find_value(v, lua_tostring(L, -1))) {
		lua_pushinteger(L, *find_value(v, lua_tostring(L, -1)));
		lua_remove(L, -2);
	}
	(void)snprintf(constant.location, sizeof constant.location, "%s", v->family->origin);
	low = catalogue_take_integer(L, &constant, low, high);
	return pl->tracing ? catalogue_trace_constant(pl->tracing, low) : low;
}

static int find_buffer(const struct planning *pl, const char *name)
{
	const struct problem *p = pl->problem;

	if (pl->folds && strcmp(name, RESULT) == 0)
		return pl->folds;
	for (int i = 0; i < p->narrays; i++)
		if (strcmp(p->arrays[i].name, name) == 0)
			return i;
	for (int i = 0; i < pl->plan->ntemps; i++)
		if (strcmp(pl->plan->temps[i].name, name) == 0)
			return p->narrays + i;
	return -1;
}

/* *value: the scalar with this name. Returns 0 if there is none. */
static int named_scalar(const struct problem *p, const char *name, int64_t *value)
{
	const struct elem_type *type = oper_result(p->dataset->oper, p->dataset->type);
	const struct {
		const char *name;
		int64_t value;
	} scalars[] = {
		{"n", p->geometry->stats.n},
		{"segments", p->geometry->stats.segments},
		{"type", library_name(type->name)},
		{"operator", library_name(p->dataset->oper->name)},
	};

	for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++)
		if (strcmp(scalars[i].name, name) == 0) {
			*value = scalars[i].value;
			return 1;
		}
	return 0;
}

/* The argument on top of the stack: a name or a function. */
static struct plan_arg plan_arg(lua_State *L, struct planning *pl, int number)
{
	struct plan_arg arg = {.buffer = -1};
	const char *name;

	if (lua_isfunction(L, -1)) {
		(void)snprintf(pl->what, sizeof pl->what, "argument %d of launch %d", number, pl->launch);
		arg.scalar = evaluate(L, pl, INT64_MIN, INT64_MAX);
		return arg;
	}
	name = luaL_checkstring(L, -1);
	if (pl->tracing ? catalogue_trace_scalar(pl->tracing, name, &arg.scalar)
			: named_scalar(pl->problem, name, &arg.scalar)) {
		lua_pop(L, 1);
		return arg;
	}
	arg.buffer = find_buffer(pl, name);
	if (arg.buffer < 0)
		luaL_error(L, "%s: operation '%s' has no array '%s'", pl->variant->family->origin,
			   pl->problem->operation->name, name);
	lua_pop(L, 1);
	return arg;
}

/* Checks the length again: the list was checked when it was read, but functions of the descriptor may have changed
 * it. */
static int length(lua_State *L, int list, int most)
{
	lua_Unsigned count = lua_rawlen(L, list);

	if (count > (lua_Unsigned)most)
		return luaL_error(L, "a list of launches or arguments grew after it was read");
	return (int)count;
}

static struct plan_arg *next_arg(lua_State *L, struct plan_launch *l)
{
	if (l->nargs == PLAN_ARGS)
		luaL_error(L, "kernel '%s' has more than %d arguments", l->kernel, PLAN_ARGS);
	return &l->args[l->nargs++];
}

/* Whether the segments of elements are searched where these are loaded (INPUT_SEGMENTED in variants/lib/source.h). */
static int searches_segments(const struct problem *p)
{
	const struct input *input = p->dataset->oper->input;

	return input && input->uses_segment && !p->length && operation_has_offsets(p->operation);
}

/* The arrays that SOURCE stands for: an index before values that are gathered, then the offsets to search. */
static void plan_sources(lua_State *L, struct planning *pl, struct plan_launch *l)
{
	const struct name_list *sources = &pl->operation->sources;
	const struct input *input = pl->problem->dataset->oper->input;

	for (int i = 0; i < sources->count; i++) {
		const int is_values = strcmp(sources->names[i], "values") == 0;

		if (catalogue_omits_argument(pl->problem->operation, sources->names[i]))
			continue;
		if (is_values && input && input->gathers)
			*next_arg(L, l) = (struct plan_arg){.buffer = find_buffer(pl, "index")};
		*next_arg(L, l) = (struct plan_arg){.buffer = find_buffer(pl, sources->names[i])};
		if (is_values && searches_segments(pl->problem)) {
			*next_arg(L, l) = (struct plan_arg){.buffer = find_buffer(pl, "offsets")};
			*next_arg(L, l) = (struct plan_arg){.buffer = -1, .scalar = 0};
			*next_arg(L, l) = (struct plan_arg){.buffer = -1, .scalar = pl->problem->geometry->segments};
		}
	}
}

/* The value of the parameter that the launch on top of the stack names as `key`; NULL if none. */
static const int64_t *find_switch(lua_State *L, const struct variant *v, const char *key)
{
	const int64_t *value = lua_getfield(L, -1, key) == LUA_TSTRING ? find_value(v, lua_tostring(L, -1)) : NULL;

	lua_pop(L, 1);
	return value;
}

/* Whether a parameter disables the launch on top of the stack for this variant. */
static int is_disabled(lua_State *L, const struct variant *v)
{
	const int64_t *enabled = find_switch(L, v, ENABLED_BY), *disabled = find_switch(L, v, DISABLED_BY);

	return (enabled && *enabled == 0) || (disabled && *disabled != 0);
}

/* Makes launch `number` of the descriptor, on top of the stack, the next launch of the plan. */
static void plan_launch(lua_State *L, struct planning *pl, int number)
{
	struct plan_launch *l = &pl->plan->launches[pl->plan->nlaunches++];
	int launch = lua_gettop(L), args, count;

	pl->launch = number;
	lua_getfield(L, launch, "kernel");
	(void)snprintf(l->kernel, sizeof l->kernel, "%s", luaL_checkstring(L, -1));
	l->grid = extent(L, pl, launch, "grid", 0, INT32_MAX);
	l->block = (int)extent(L, pl, launch, "block", 1, BLOCK_THREADS);
	if (lua_getfield(L, launch, "local_bytes") == LUA_TFUNCTION) {
		(void)snprintf(pl->what, sizeof pl->what, "'local_bytes' of launch %d", number);
		l->local_bytes = evaluate(L, pl, 0, INT32_MAX);
	}
	lua_settop(L, launch);
	lua_getfield(L, launch, "once");
	l->once = lua_toboolean(L, -1);
	lua_getfield(L, launch, "after");
	l->after = lua_toboolean(L, -1);
	lua_getfield(L, launch, "args");
	args = lua_gettop(L);
	count = length(L, args, PLAN_ARGS);
	for (int i = 1; i <= count; i++) {
		const char *name = lua_rawgeti(L, args, i) == LUA_TSTRING ? lua_tostring(L, -1) : "";

		if (strcmp(name, SOURCE) == 0)
			plan_sources(L, pl, l);
		else if (!leaves_heads_out(pl, name, (int)strlen(name)) &&
			 !catalogue_omits_argument(pl->problem->operation, name))
			*next_arg(L, l) = plan_arg(L, pl, i);
		lua_settop(L, args);
	}
	lua_settop(L, launch);
}

/* Adds the launch that applies the initial value. */
static void plan_initial(lua_State *L, struct planning *pl)
{
	const int result = find_buffer(pl, RESULT);
	const int64_t count = pl->problem->arrays[result].count;

	if (pl->plan->nlaunches == PLAN_LAUNCHES)
		luaL_error(L, "%s: no launch is left for an initial value", pl->variant->family->origin);
	pl->plan->launches[pl->plan->nlaunches++] = (struct plan_launch){.kernel = "fold_initial",
									 .grid = (count + INITIAL_NT - 1) / INITIAL_NT,
									 .block = INITIAL_NT,
									 .nargs = 2,
									 .args = {{-1, count}, {result, 0}}};
}

/* Adds the temporary that launches write instead of the results. */
static void plan_folds(lua_State *L, struct planning *pl)
{
	const struct dataset *d = pl->problem->dataset;
	const struct problem_array *result = &pl->problem->arrays[find_buffer(pl, RESULT)];
	struct plan_temp *t = &pl->plan->temps[pl->plan->ntemps];

	if (pl->plan->ntemps == PLAN_TEMPS)
		luaL_error(L, "%s: no buffer is left for what results are made of", pl->variant->family->origin);
	(void)snprintf(t->name, sizeof t->name, "folds");
	t->bytes = (size_t)(result->count / result->parts) * (size_t)oper_result(d->oper, d->type)->bytes;
	pl->folds = pl->problem->narrays + pl->plan->ntemps++;
}

/* Adds the launch that computes the results. */
static void plan_finish(lua_State *L, struct planning *pl)
{
	const int folds = pl->folds;
	int result;
	int64_t count;

	pl->folds = 0;
	result = find_buffer(pl, RESULT);
	count = pl->problem->arrays[result].count / pl->problem->arrays[result].parts;
	if (pl->plan->nlaunches == PLAN_LAUNCHES)
		luaL_error(L, "%s: no launch is left for what results are made of", pl->variant->family->origin);
	pl->plan->launches[pl->plan->nlaunches++] =
		(struct plan_launch){.kernel = "finish_results",
				     .grid = (count + FINISH_NT - 1) / FINISH_NT,
				     .block = FINISH_NT,
				     .nargs = 3,
				     .args = {{-1, count}, {folds, 0}, {result, 0}}};
}

void catalogue_make_plan(lua_State *L, struct planning *pl)
{
	const struct dataset *d = pl->problem->dataset;
	const int top = lua_gettop(L);
	int launches, count;

	*pl->plan = (struct plan){0};
	pl->folds = 0;
	plan_temps(L, pl, 2);
	if (!pl->tracing && catalogue_finishes_behind(pl->variant->family, d->type, d->oper))
		plan_folds(L, pl);
	lua_getfield(L, 2, "launches");
	launches = lua_gettop(L);
	count = length(L, launches, PLAN_LAUNCHES);
	for (int i = 1; i <= count; i++) {
		lua_rawgeti(L, launches, i);
		if (!is_disabled(L, pl->variant))
			plan_launch(L, pl, i);
		lua_pop(L, 1);
	}
	if (catalogue_folds_initial(pl->variant->family, pl->problem->dataset->oper))
		plan_initial(L, pl);
	if (pl->folds)
		plan_finish(L, pl);
	if (pl->operation->fetch[0])
		pl->plan->fetch = 1 + find_buffer(pl, pl->operation->fetch);
	lua_settop(L, top);
}

struct batch_planning {
	struct planning each;
	struct plan_batch *batch;
};

/* Views take longer to make than plans, so those that are the same for all problems are made once. */
static int make_plans(lua_State *L)
{
	struct batch_planning *all = lua_touserdata(L, 1);
	struct plan_batch *b = all->batch;
	struct planning *pl = &all->each;
	struct case_shape shape, last;

	lua_rawgeti(L, LUA_REGISTRYINDEX, pl->variant->family->descriptor); /* index 2 */
	pl->views = 3;
	catalogue_push_params(L, pl->variant);
	lua_pushnil(L);
	lua_push_device(L, pl->device, "dev");
	for (b->at = 0; b->at < b->count; b->at++) {
		pl->problem = &b->problems[b->at];
		pl->plan = &b->plans[b->at];
		case_shape_of(&shape, pl->problem);
		shape.whole_rows = pl->variant->family->whole_rows;
		if (b->offset_type)
			shape.offset_type = b->offset_type;
		lua_push_case(L, &shape, b->at > 0 ? &last : NULL, pl->views + 1);
		lua_replace(L, pl->views + 1);
		last = shape;
		catalogue_make_plan(L, pl);
	}
	return 0;
}

int catalogue_plans(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		    struct plan_batch *batch, struct err *e)
{
	struct batch_planning all = {.each = {.operation = catalogue_operation_find(cat, v->family->operation),
					      .variant = v,
					      .device = device},
				     .batch = batch};

	return lua_host_run(cat->lua, make_plans, &all, e);
}

int catalogue_plan(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct problem *problem, struct plan *plan, struct err *e)
{
	return catalogue_plans(cat, v, device, &(struct plan_batch){.problems = problem, .plans = plan, .count = 1}, e);
}

struct possible_call {
	const struct variant *variant;
	const struct gpu_info *device;
	const struct case_shape *shape;
	int possible;
};

static int call_possible(lua_State *L)
{
	struct possible_call *t = lua_touserdata(L, 1);
	struct catalogue_call call = {.what = "'possible'", .variant = t->variant};

	lua_rawgeti(L, LUA_REGISTRYINDEX, t->variant->family->descriptor);
	if (lua_getfield(L, -1, "possible") == LUA_TNIL)
		return 0;
	catalogue_push_params(L, t->variant);
	lua_push_device(L, t->device, "dev");
	catalogue_push_case(L, t->variant->family, t->shape);
	catalogue_call(L, &call, 3);
	t->possible = catalogue_take_boolean(L, &call);
	return 0;
}

int catalogue_possible(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		       const struct case_shape *shape, int *possible, struct err *e)
{
	struct possible_call t = {v, device, shape, .possible = 1};

	*possible = 0;
	if ((v->family->backend[0] && strcmp(v->family->backend, device->backend) != 0) ||
	    family_unsupported_reason(v->family, shape->type, shape->oper) || !family_takes_row(v->family, shape))
		return 0;
	if (lua_host_run(cat->lua, call_possible, &t, e))
		return -1;
	*possible = t.possible;
	return 0;
}

struct tile_call {
	const struct variant *variant;
	const struct gpu_info *device;
	const struct case_shape *shape;
	int64_t tile;
};

static int call_tile(lua_State *L)
{
	struct tile_call *t = lua_touserdata(L, 1);
	struct catalogue_call call = {.what = "'tile'", .variant = t->variant};

	lua_rawgeti(L, LUA_REGISTRYINDEX, t->variant->family->descriptor);
	if (lua_getfield(L, -1, "tile") == LUA_TNIL)
		return 0;
	catalogue_push_params(L, t->variant);
	lua_push_device(L, t->device, "dev");
	catalogue_push_case(L, t->variant->family, t->shape);
	catalogue_call(L, &call, 3);
	t->tile = catalogue_take_integer(L, &call, 1, INT32_MAX);
	return 0;
}

int catalogue_tile(struct catalogue *cat, const struct variant *v, const struct gpu_info *device,
		   const struct case_shape *shape, int64_t *tile, struct err *e)
{
	struct tile_call t = {v, device, shape, .tile = DEFAULT_TILE};

	if (lua_host_run(cat->lua, call_tile, &t, e))
		return -1;
	*tile = t.tile;
	return 0;
}

struct unaligned_call {
	const struct variant *variant;
	const struct case_shape *shape;
	int unaligned;
};

static int call_unaligned(lua_State *L)
{
	struct unaligned_call *u = lua_touserdata(L, 1);
	struct catalogue_call call = {.what = "'unaligned'", .variant = u->variant};

	lua_rawgeti(L, LUA_REGISTRYINDEX, u->variant->family->descriptor);
	if (lua_getfield(L, -1, "unaligned") == LUA_TFUNCTION) {
		catalogue_push_params(L, u->variant);
		catalogue_push_case(L, u->variant->family, u->shape);
		catalogue_call(L, &call, 2);
	}
	u->unaligned = lua_toboolean(L, -1);
	return 0;
}

int catalogue_unaligned(struct catalogue *cat, const struct variant *v, const struct case_shape *shape, int *unaligned,
			struct err *e)
{
	struct unaligned_call u = {v, shape, 0};

	*unaligned = 0;
	if (family_unsupported_reason(v->family, shape->type, shape->oper))
		return 0;
	if (lua_host_run(cat->lua, call_unaligned, &u, e))
		return -1;
	*unaligned = u.unaligned;
	return 0;
}

struct bytes_call {
	const struct catalogue_operation *operation;
	const struct case_shape *shape;
	double bytes;
};

static int call_bytes(lua_State *L)
{
	struct bytes_call *b = lua_touserdata(L, 1);
	struct catalogue_call call = {.what = "'bytes'"};

	lua_rawgeti(L, LUA_REGISTRYINDEX, b->operation->descriptor);
	lua_getfield(L, -1, "bytes");
	lua_push_case(L, b->shape, NULL, 0);
	catalogue_call(L, &call, 1);
	b->bytes = catalogue_take_number(L, &call);
	return 0;
}

int catalogue_bytes(struct catalogue *cat, const char *operation, const struct case_shape *shape, double *bytes,
		    struct err *e)
{
	struct bytes_call b = {.operation = catalogue_operation_find(cat, operation), .shape = shape};

	if (!b.operation)
		return err_as(e, ERR_USAGE, "unknown operation '%s'", operation);
	if (lua_host_run(cat->lua, call_bytes, &b, e))
		return -1;
	*bytes = b.bytes;
	return 0;
}

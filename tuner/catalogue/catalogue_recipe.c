/* Recipes: calls a descriptor's functions with expressions instead of sizes. */
#include <lauxlib.h>
#include <string.h>

#include "tuner/catalogue/catalogue_impl.h"
#include "tuner/catalogue/recipe.h"
#include "tuner/lua/lua_trace.h"
#include "tuner/lua/lua_view.h"

struct tracing {
	struct lua_trace trace;
	const struct recipe_request *request;
	struct catalogue *catalogue;
	struct recipe *recipe;
	int device; /* stack index of the table behind the view of the device */
};

/* Fields of the views that become inputs. */
static const struct {
	const char *name;
	enum recipe_input input;
} case_fields[] = {{"n", INPUT_N},           {"segments", INPUT_SEGMENTS},
		   {"empty", INPUT_EMPTY},   {"longest", INPUT_LONGEST},
		   {"span", INPUT_SPAN},     {"columns", INPUT_COLUMNS},
		   {"length", INPUT_LENGTH}, {"mean", INPUT_MEAN},
		   {"width", INPUT_WIDTH},   {"stride", INPUT_STRIDE}},
  device_fields[] = {{"compute_units", INPUT_COMPUTE_UNITS}, {"max_block", INPUT_MAX_BLOCK},
		     {"local_bytes", INPUT_LOCAL_BYTES},     {"local_bytes_sm", INPUT_LOCAL_BYTES_SM},
		     {"threads_sm", INPUT_THREADS_SM},       {"blocks_sm", INPUT_BLOCKS_SM},
		     {"registers_sm", INPUT_REGISTERS_SM}};

/* Fields that only a measured case or device has; using them is an error. */
static const char *const hidden_case_fields[] = {"min", "max", "cv", NULL};
static const char *const hidden_device_fields[] = {"name", "memory_bytes", "l2_bytes", NULL};

static int input(struct tracing *t, enum recipe_input which)
{
	return expr_input(t->trace.exprs, (int)which, which == INPUT_MEAN);
}

static void set_expression(lua_State *L, const char *name, int node)
{
	lua_trace_push(L, node);
	lua_setfield(L, -2, name);
}

static void hide(lua_State *L, const char *const *names)
{
	for (; *names; names++) {
		lua_pushnil(L);
		lua_setfield(L, -2, *names);
	}
}

/* OpenCL has no query for the limits of a multiprocessor: they stay 0, for which descriptors test with ==. */
static int is_known(const struct tracing *t, enum recipe_input which)
{
	return which <= INPUT_LOCAL_BYTES || strcmp(t->request->device->backend, "opencl") != 0;
}

/* Compiled-in sizes exist for some operations only; for others the view keeps its values. */
static int is_asked_of(const struct operation *o, enum recipe_input which)
{
	if (which == INPUT_WIDTH || which == INPUT_STRIDE)
		return o->rows;
	return which != INPUT_LENGTH || o->regular;
}

/* Pushes p, case and dev, and the table behind dev. */
static void push_views(lua_State *L, struct tracing *t, const struct case_shape *shape)
{
	const struct recipe_request *r = t->request;

	catalogue_push_params(L, r->variant);
	catalogue_push_case(L, r->variant->family, shape);
	lua_host_push_viewed(L, -1);
	for (size_t i = 0; i < sizeof case_fields / sizeof *case_fields; i++)
		if (is_asked_of(r->operation, case_fields[i].input))
			set_expression(L, case_fields[i].name, input(t, case_fields[i].input));
	hide(L, hidden_case_fields);
	lua_pop(L, 1);
	lua_push_device(L, r->device, "dev");
	lua_host_push_viewed(L, -1);
	for (size_t i = 0; i < sizeof device_fields / sizeof *device_fields; i++)
		if (is_known(t, device_fields[i].input))
			set_expression(L, device_fields[i].name, input(t, device_fields[i].input));
	hide(L, hidden_device_fields);
	t->device = lua_gettop(L);
}

/* Traces separately for GPUs and, with OpenCL, for CPUs: is_cpu is a boolean, and Lua does not call a metamethod to
 * test one. */
static int trace_device(lua_State *L, struct tracing *t, int nargs, int is_cpu)
{
	const int first = lua_gettop(L) - nargs;

	lua_pushboolean(L, is_cpu);
	lua_setfield(L, t->device, "is_cpu");
	for (int i = 0; i <= nargs; i++)
		lua_pushvalue(L, first + i);
	return lua_trace_call(L, &t->trace, nargs);
}

int64_t catalogue_trace(lua_State *L, struct tracing *t, struct catalogue_call *c, int nargs)
{
	int node;

	lua_pushvalue(L, -nargs - 1);
	catalogue_find_location(L, c);
	lua_host_set_error_location(L, c->location);
	node = trace_device(L, t, nargs, 0);
	if (strcmp(t->request->device->backend, "opencl") == 0)
		node = expr_make(t->trace.exprs, EXPR_CHOICE, input(t, INPUT_IS_CPU), trace_device(L, t, nargs, 1),
				 node);
	lua_pop(L, nargs + 1);
	return node;
}

int64_t catalogue_trace_constant(struct tracing *t, int64_t value)
{
	return expr_whole(t->trace.exprs, value);
}

int catalogue_trace_scalar(struct tracing *t, const char *name, int64_t *node)
{
	if (strcmp(name, "n") != 0 && strcmp(name, "segments") != 0)
		return 0;
	*node = input(t, name[0] == 'n' ? INPUT_N : INPUT_SEGMENTS);
	return 1;
}

/* The descriptor is at index 2, the views from index 3 on. */
static void trace_possible(lua_State *L, struct tracing *t)
{
	struct catalogue_call call = {.what = "'possible'", .variant = t->request->variant};

	t->recipe->possible = expr_whole(t->trace.exprs, 1);
	if (lua_getfield(L, 2, "possible") != LUA_TFUNCTION) {
		lua_pop(L, 1);
		return;
	}
	lua_pushvalue(L, 3);
	lua_pushvalue(L, 5);
	lua_pushvalue(L, 4); /* predicates take p, dev, case */
	t->recipe->possible = (int)catalogue_trace(L, t, &call, 3);
}

static int make_recipe(lua_State *L)
{
	struct tracing *t = lua_touserdata(L, 1);
	const struct recipe_request *r = t->request;
	const int64_t none[RECIPE_INPUTS] = {0};
	struct recipe_case c;
	struct case_shape shape;
	struct planning pl = {.operation = catalogue_operation_find(t->catalogue, r->operation->name),
			      .variant = r->variant,
			      .device = r->device,
			      .problem = &c.problem,
			      .plan = &t->recipe->plan,
			      .tracing = t,
			      .views = 3};

	recipe_case_make(r, none, &c);
	case_shape_of(&shape, &c.problem);
	shape.offset_type = r->offset_type;
	lua_trace_begin(L, &t->trace, &t->recipe->exprs);
	(void)expr_whole(&t->recipe->exprs, 0);
	lua_rawgeti(L, LUA_REGISTRYINDEX, r->variant->family->descriptor);
	push_views(L, t, &shape);
	catalogue_make_plan(L, &pl);
	trace_possible(L, t);
	return 0;
}

static int end_trace(lua_State *L)
{
	struct tracing *t = lua_touserdata(L, 1);

	lua_trace_end(L, &t->trace);
	return 0;
}

int recipe_make(struct catalogue *cat, const struct recipe_request *r, struct recipe *recipe, struct err *e)
{
	struct tracing t = {.request = r, .catalogue = cat, .recipe = recipe};
	struct err ignored = {0};
	int status;

	*recipe = (struct recipe){0};
	status = lua_host_run(cat->lua, make_recipe, &t, e);
	if (lua_host_run(cat->lua, end_trace, &t, status ? &ignored : e))
		status = -1;
	if (status)
		recipe_release(recipe);
	return status;
}

void recipe_release(struct recipe *recipe)
{
	exprs_release(&recipe->exprs);
}

/* Whether the node is itself a number of the plan. */
static int plan_has(const struct plan *p, int node)
{
	for (int i = 0; i < p->ntemps; i++)
		if ((int)p->temps[i].bytes == node)
			return 1;
	for (int i = 0; i < p->nlaunches; i++) {
		const struct plan_launch *l = &p->launches[i];

		if (l->grid == node || l->block == node || l->local_bytes == node)
			return 1;
		for (int k = 0; k < l->nargs; k++)
			if (l->args[k].buffer < 0 && l->args[k].scalar == node)
				return 1;
	}
	return 0;
}

/* Whether it is an operand of another node. */
static int is_operand(const struct exprs *x, int node)
{
	for (int i = node + 1; i < x->count; i++)
		for (int a = 0; a < expr_arity(x->list[i].op); a++)
			if (x->list[i].operands[a] == node)
				return 1;
	return 0;
}

/* Every input has a node, so it matters only if other nodes or the plan use it. */
int recipe_asks(const struct recipe *recipe, enum recipe_input input)
{
	const struct exprs *x = &recipe->exprs;

	for (int i = 0; i < x->count; i++)
		if (x->list[i].op == EXPR_INPUT && x->list[i].operands[0] == (int)input)
			return plan_has(&recipe->plan, i) || is_operand(x, i);
	return 0;
}

void recipe_case_make(const struct recipe_request *r, const int64_t *inputs, struct recipe_case *c)
{
	const int64_t segments = inputs[INPUT_SEGMENTS], n = inputs[INPUT_N];
	const int64_t longest = inputs[INPUT_LENGTH] ? inputs[INPUT_LENGTH] : inputs[INPUT_LONGEST];
	const struct row_shape row = {inputs[INPUT_WIDTH], inputs[INPUT_STRIDE]};

	*c = (struct recipe_case){
		.geometry = {.n = n,
			     .segments = segments,
			     .columns = inputs[INPUT_COLUMNS],
			     .row = row.width ? row : family_sample_row(r->variant->family, r->operation)},
		.dataset = {.type = r->type, .oper = r->oper, .n = n},
		.problem = {.operation = r->operation,
			    .offset_type = r->offset_type,
			    .length = inputs[INPUT_LENGTH],
			    .columns = inputs[INPUT_COLUMNS]},
	};
	c->geometry.stats = (struct geometry_stats){.n = n,
						    .segments = segments,
						    .max = longest,
						    .seen = longest,
						    .empty = inputs[INPUT_EMPTY],
						    .span = inputs[INPUT_SPAN],
						    .mean = segments ? (double)n / (double)segments : 0};
	c->problem.dataset = &c->dataset;
	c->problem.geometry = &c->geometry;
	for (const char *const *name = r->operation->arrays; *name; name++)
		(void)snprintf(c->problem.arrays[c->problem.narrays++].name, sizeof c->problem.arrays->name, "%s",
			       *name);
}

void recipe_inputs(const struct recipe_case *c, const struct gpu_info *device, int64_t *whole, double *real)
{
	const struct geometry_stats *stats = &c->geometry.stats;

	memset(whole, 0, RECIPE_INPUTS * sizeof *whole);
	memset(real, 0, RECIPE_INPUTS * sizeof *real);
	whole[INPUT_N] = stats->n;
	whole[INPUT_SEGMENTS] = stats->segments;
	whole[INPUT_EMPTY] = stats->empty;
	whole[INPUT_LONGEST] = geometry_probed_longest(stats, c->problem.offset_type->bytes);
	whole[INPUT_SPAN] = stats->span;
	whole[INPUT_COLUMNS] = c->geometry.columns;
	whole[INPUT_LENGTH] = problem_length(c->problem.operation, &c->geometry);
	real[INPUT_MEAN] = stats->mean;
	whole[INPUT_WIDTH] = c->geometry.row.width;
	whole[INPUT_STRIDE] = c->geometry.row.stride;
	whole[INPUT_IS_CPU] = device->is_cpu;
	whole[INPUT_COMPUTE_UNITS] = device->compute_units;
	whole[INPUT_MAX_BLOCK] = device->max_block;
	whole[INPUT_LOCAL_BYTES] = device->local_bytes;
	whole[INPUT_LOCAL_BYTES_SM] = device->local_bytes_sm;
	whole[INPUT_THREADS_SM] = device->sm.threads;
	whole[INPUT_BLOCKS_SM] = device->sm.blocks;
	whole[INPUT_REGISTERS_SM] = device->sm.registers;
}

/* Expressions as Lua values: userdata with a node's index, whose metamethods make new nodes. */
#include "tuner/lua/lua_trace.h"

#include <lauxlib.h>
#include <string.h>

#include "tuner/lua/lua_host.h"

#define METATABLE "segtune.expression"

static const char trace_key = 0; /* its address is the registry key of the trace */

static struct lua_trace *trace_of(lua_State *L)
{
	struct lua_trace *t;

	lua_rawgetp(L, LUA_REGISTRYINDEX, &trace_key);
	t = lua_touserdata(L, -1);
	lua_pop(L, 1);
	if (!t)
		luaL_error(L, "an expression outlived its trace");
	return t;
}

void lua_trace_push(lua_State *L, int node)
{
	int *value = lua_newuserdatauv(L, sizeof *value, 0);

	*value = node;
	luaL_setmetatable(L, METATABLE);
}

static int is_expression(lua_State *L, int index)
{
	return luaL_testudata(L, index, METATABLE) != NULL;
}

/* The node of a value: an expression, number or boolean. */
static int node_of(lua_State *L, struct lua_trace *t, int index)
{
	if (is_expression(L, index))
		return *(int *)lua_touserdata(L, index);
	if (lua_isboolean(L, index))
		return expr_whole(t->exprs, lua_toboolean(L, index));
	if (lua_isinteger(L, index))
		return expr_whole(t->exprs, lua_tointeger(L, index));
	if (lua_type(L, index) == LUA_TNUMBER)
		return expr_real(t->exprs, lua_tonumber(L, index));
	return luaL_error(L, "a number or an expression in sizes was expected, not a %s", luaL_typename(L, index));
}

static int push_made(lua_State *L, struct lua_trace *t, enum expr_op op, int a, int b)
{
	const int node = expr_make(t->exprs, op, a, b, -1);

	if (t->exprs->is_full)
		return luaL_error(L, "more than %d nodes of expressions", EXPR_NODES);
	lua_trace_push(L, node);
	return 1;
}

/* A binary metamethod; the first upvalue is the operation. */
static int binary(lua_State *L)
{
	struct lua_trace *t = trace_of(L);
	const enum expr_op op = (enum expr_op)lua_tointeger(L, lua_upvalueindex(1));
	const int a = node_of(L, t, 1), b = node_of(L, t, 2);

	if (op == EXPR_MOD && (t->exprs->list[a].is_real || t->exprs->list[b].is_real))
		return luaL_error(L, "a remainder of fractions cannot be an expression");
	return push_made(L, t, op, a, b);
}

static int negate(lua_State *L)
{
	struct lua_trace *t = trace_of(L);

	return push_made(L, t, EXPR_SUB, expr_whole(t->exprs, 0), node_of(L, t, 1));
}

/* The answer to a comparison: that of a constant, else what this path said before, else the next answer of the path. */
static int answer(lua_State *L, struct lua_trace *t, int condition)
{
	double value;

	if (expr_constant(t->exprs, condition, &value))
		return value != 0;
	for (int i = 0; i < t->asked; i++)
		if (t->path[i].condition == condition)
			return t->path[i].answer;
	if (t->asked == TRACE_DEPTH)
		return luaL_error(L, "more than %d comparisons of sizes in one call", TRACE_DEPTH);
	if (t->asked == t->depth)
		t->path[t->depth++].answer = 1;
	t->path[t->asked].condition = condition;
	return t->path[t->asked++].answer;
}

static int comparison(lua_State *L)
{
	struct lua_trace *t = trace_of(L);
	const enum expr_op op = (enum expr_op)lua_tointeger(L, lua_upvalueindex(1));
	const int condition = expr_make(t->exprs, op, node_of(L, t, 1), node_of(L, t, 2), -1);

	lua_pushboolean(L, answer(L, t, condition));
	return 1;
}

/* ---- functions that accept expressions ---- */

/* Whether an argument is an expression. If not, calls the replaced function (first upvalue). */
static int is_traced(lua_State *L)
{
	for (int i = 1; i <= lua_gettop(L); i++)
		if (is_expression(L, i))
			return 1;
	lua_pushvalue(L, lua_upvalueindex(1));
	lua_insert(L, 1);
	lua_call(L, lua_gettop(L) - 1, 1);
	return 0;
}

/* math.min and max; the second upvalue is the operation. */
static int extreme(lua_State *L)
{
	struct lua_trace *t;
	int node;

	if (!is_traced(L))
		return 1;
	t = trace_of(L);
	node = node_of(L, t, 1);
	for (int i = 2; i <= lua_gettop(L); i++)
		node = expr_make(t->exprs, (enum expr_op)lua_tointeger(L, lua_upvalueindex(2)), node, node_of(L, t, i),
				 -1);
	if (t->exprs->is_full)
		return luaL_error(L, "more than %d nodes of expressions", EXPR_NODES);
	lua_trace_push(L, node);
	return 1;
}

static int unary(lua_State *L)
{
	struct lua_trace *t;

	if (!is_traced(L))
		return 1;
	t = trace_of(L);
	return push_made(L, t, (enum expr_op)lua_tointeger(L, lua_upvalueindex(2)), node_of(L, t, 1), -1);
}

static int quotient(lua_State *L)
{
	struct lua_trace *t;

	if (!is_traced(L))
		return 1;
	t = trace_of(L);
	return push_made(L, t, EXPR_CEIL_DIV, node_of(L, t, 1), node_of(L, t, 2));
}

static int rounded(lua_State *L)
{
	struct lua_trace *t;
	int divisor;

	if (!is_traced(L))
		return 1;
	t = trace_of(L);
	divisor = node_of(L, t, 2);
	return push_made(L, t, EXPR_MUL, expr_make(t->exprs, EXPR_CEIL_DIV, node_of(L, t, 1), divisor, -1), divisor);
}

/* ---- begin and end ---- */

static const struct {
	const char *name;
	lua_CFunction function;
	enum expr_op op;
} metamethods[] = {
	{"__add", binary, EXPR_ADD},        {"__sub", binary, EXPR_SUB},           {"__mul", binary, EXPR_MUL},
	{"__div", binary, EXPR_DIV},        {"__idiv", binary, EXPR_FLOOR_DIV},    {"__mod", binary, EXPR_MOD},
	{"__shl", binary, EXPR_SHIFT_LEFT}, {"__shr", binary, EXPR_SHIFT_RIGHT},   {"__unm", negate, EXPR_SUB},
	{"__lt", comparison, EXPR_LESS},    {"__le", comparison, EXPR_LESS_EQUAL}, {"__eq", comparison, EXPR_EQUAL},
};

static const struct {
	const char *name;
	lua_CFunction function;
	enum expr_op op;
} math_functions[] = {
	{"min", extreme, EXPR_MIN},   {"max", extreme, EXPR_MAX}, {"ceil", unary, EXPR_CEIL},
	{"floor", unary, EXPR_FLOOR}, {"sqrt", unary, EXPR_SQRT},
};

static void make_metatable(lua_State *L)
{
	if (luaL_newmetatable(L, METATABLE))
		for (size_t i = 0; i < sizeof metamethods / sizeof *metamethods; i++) {
			lua_pushinteger(L, (lua_Integer)metamethods[i].op);
			lua_pushcclosure(L, metamethods[i].function, 1);
			lua_setfield(L, -2, metamethods[i].name);
		}
	lua_pop(L, 1);
}

/* Pushes a copy of the table math in which some functions accept expressions. */
static void push_math(lua_State *L)
{
	lua_newtable(L);
	lua_getglobal(L, "math");
	lua_pushnil(L);
	while (lua_next(L, -2)) {
		lua_pushvalue(L, -2);
		lua_insert(L, -2);
		lua_rawset(L, -5);
	}
	for (size_t i = 0; i < sizeof math_functions / sizeof *math_functions; i++) {
		lua_getfield(L, -1, math_functions[i].name);
		lua_pushinteger(L, (lua_Integer)math_functions[i].op);
		lua_pushcclosure(L, math_functions[i].function, 2);
		lua_setfield(L, -3, math_functions[i].name);
	}
	lua_pop(L, 1);
}

static const char *const replaced[] = {"math", "ceil_div", "round_up"};
#define REPLACED (sizeof replaced / sizeof *replaced)

void lua_trace_begin(lua_State *L, struct lua_trace *t, struct exprs *exprs)
{
	*t = (struct lua_trace){.exprs = exprs};
	make_metatable(L);
	lua_pushlightuserdata(L, t);
	lua_rawsetp(L, LUA_REGISTRYINDEX, &trace_key);
	lua_createtable(L, 0, REPLACED);
	for (size_t i = 0; i < REPLACED; i++) {
		lua_getglobal(L, replaced[i]);
		lua_setfield(L, -2, replaced[i]);
	}
	t->globals = luaL_ref(L, LUA_REGISTRYINDEX);
	push_math(L);
	lua_setglobal(L, "math");
	lua_getglobal(L, "ceil_div");
	lua_pushcclosure(L, quotient, 1);
	lua_setglobal(L, "ceil_div");
	lua_getglobal(L, "round_up");
	lua_pushcclosure(L, rounded, 1);
	lua_setglobal(L, "round_up");
}

void lua_trace_end(lua_State *L, struct lua_trace *t)
{
	if (t->globals > 0) {
		lua_rawgeti(L, LUA_REGISTRYINDEX, t->globals);
		for (size_t i = 0; i < REPLACED; i++) {
			lua_getfield(L, -1, replaced[i]);
			lua_setglobal(L, replaced[i]);
		}
		lua_pop(L, 1);
		luaL_unref(L, LUA_REGISTRYINDEX, t->globals);
		t->globals = 0;
	}
	lua_pushnil(L);
	lua_rawsetp(L, LUA_REGISTRYINDEX, &trace_key);
}

/* ---- calls ---- */

/* Leaves the function and its arguments on the stack, from index `first` on. */
static int call_once(lua_State *L, struct lua_trace *t, int first, int nargs)
{
	int node;

	if (t->calls++ == TRACE_CALLS)
		return luaL_error(L, "more than %d ways through a function by comparisons of sizes", TRACE_CALLS);
	for (int i = 0; i <= nargs; i++)
		lua_pushvalue(L, first + i);
	t->asked = 0;
	lua_host_refill(L);
	lua_call(L, nargs, 1);
	node = node_of(L, t, -1);
	lua_pop(L, 1);
	return node;
}

/* The combined result of all paths that begin with the first `depth` answers. */
static int explore(lua_State *L, struct lua_trace *t, int first, int nargs, int depth)
{
	int result, condition, low;

	t->depth = depth;
	result = call_once(L, t, first, nargs);
	if (t->asked <= depth) /* no further comparison was made */
		return result;
	/* The call took the "true" side of every further comparison: its result is the true side of the last one. */
	for (int last = t->asked - 1; last >= depth; last--) {
		t->path[last].answer = 0;
		condition = t->path[last].condition;
		low = explore(L, t, first, nargs, last + 1);
		result = expr_make(t->exprs, EXPR_CHOICE, condition, result, low);
	}
	return result;
}

int lua_trace_call(lua_State *L, struct lua_trace *t, int nargs)
{
	const int first = lua_gettop(L) - nargs;
	int node;

	t->calls = 0;
	node = explore(L, t, first, nargs, 0);
	if (t->exprs->is_full)
		return luaL_error(L, "more than %d nodes of expressions", EXPR_NODES);
	lua_settop(L, first - 1);
	return node;
}

/*
 * Calls of Lua functions with expressions (expr.h) in place of numbers: what they compute becomes an expression.
 * Arithmetic, math.min, max, ceil, floor and sqrt, ceil_div and round_up take expressions. A comparison is answered in
 * both ways, in one call each, and the results are joined by a choice. An == between an expression and a number is
 * false in Lua without any call: who traces must compare some values.
 */
#ifndef SEGTUNE_LUA_TRACE_H
#define SEGTUNE_LUA_TRACE_H

#include <lua.h>

#include "tuner/lua/expr.h"

#define TRACE_DEPTH 24  /* comparisons in one call at most */
#define TRACE_CALLS 512 /* calls of one function at most */

struct lua_trace {
	struct exprs *exprs; /* borrowed: where nodes are made */
	int globals;         /* reference to the functions that were replaced; 0: none */
	int calls;           /* of the function being traced */
	int asked;           /* comparisons that the current call has asked */
	struct {
		int condition; /* a node; -1: not yet asked */
		int answer;
	} path[TRACE_DEPTH]; /* how comparisons are answered, in the order in which they are asked */
	int depth;           /* those of the path with an answer */
};

/*
 * Within a body (lua_host_run): begin and end. In between math, ceil_div and round_up are those that take expressions.
 * Where an error jumped out of the body, call lua_trace_end in another one.
 */
void lua_trace_begin(lua_State *L, struct lua_trace *t, struct exprs *exprs);
void lua_trace_end(lua_State *L, struct lua_trace *t);

/* Within a body: push the node as a value. */
void lua_trace_push(lua_State *L, int node);

/*
 * Within a body: call the function below nargs arguments, as often as its comparisons need, pop all and return the node
 * of its result, a number or a truth value. Raises what the function raises, or that it compares too often.
 */
int lua_trace_call(lua_State *L, struct lua_trace *t, int nargs);

#endif

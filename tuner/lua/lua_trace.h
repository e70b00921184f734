/*
 * Symbolic execution of Lua functions: called with expressions (expr.h) instead of numbers, they compute an expression.
 * Arithmetic, math.min, max, ceil, floor and sqrt, ceil_div and round_up accept expressions. A comparison is answered
 * both ways, in separate calls, and the two results are joined by EXPR_CHOICE. Beware: Lua evaluates == between an
 * expression and a number to false without calling a metamethod, so the caller must check traced results against some
 * real values.
 */
#ifndef SEGTUNE_LUA_TRACE_H
#define SEGTUNE_LUA_TRACE_H

#include <lua.h>

#include "tuner/lua/expr.h"

#define TRACE_DEPTH 24  /* maximum comparisons in one call */
#define TRACE_CALLS 512 /* maximum calls of one function */

struct lua_trace {
	struct exprs *exprs; /* where nodes are made; borrowed */
	int globals;         /* reference to the functions that were replaced; 0: none */
	int calls;           /* made so far of the function being traced */
	int asked;           /* number of comparisons made by the current call */
	struct {
		int condition; /* a node; -1: not reached yet */
		int answer;
	} path[TRACE_DEPTH]; /* answers to the comparisons, in the order in which they are made */
	int depth;           /* length of the path */
};

/* Inside a body (lua_host_run): begin and end of tracing. In between, math, ceil_div and round_up accept expressions.
 * If an error jumped out of the body, call lua_trace_end in another one. */
void lua_trace_begin(lua_State *L, struct lua_trace *t, struct exprs *exprs);
void lua_trace_end(lua_State *L, struct lua_trace *t);

/* Inside a body: pushes the node as a value. */
void lua_trace_push(lua_State *L, int node);

/* Inside a body: calls the function below nargs arguments once per path through its comparisons, pops everything, and
 * returns the node of its result, a number or a boolean. Raises the function's errors, and an error if it has too many
 * comparisons. */
int lua_trace_call(lua_State *L, struct lua_trace *t, int nargs);

#endif

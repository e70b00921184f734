/* A sandboxed Lua state: no os, io, package, debug, coroutines or byte code, no way to catch errors, and limits on
 * memory and instructions. Descriptors and tuning scripts run in one each. */
#ifndef SEGTUNE_LUA_HOST_H
#define SEGTUNE_LUA_HOST_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

struct lua_host;

/*
 * memory: maximum bytes of the state. instructions: maximum VM instructions between two refills. Globals: the safe part
 * of the base library (without print), math, string, table, and the helpers range, powers, ceil_div and round_up. A
 * body ends with ERR_STOPPED once the stop flag (harness/base/stop.h) is set, and with an error after 30 seconds
 * without a refill.
 */
int lua_host_open(size_t memory, int64_t instructions, struct lua_host **host, struct err *e);
void lua_host_close(struct lua_host *host);

/*
 * Runs body in protected mode with context as its argument (a light userdata). Everything that touches the state must
 * happen inside a body: an error raised outside aborts the program, and almost every Lua function can run out of
 * memory. Errors longjmp out of the body, so whatever must be freed has to be reachable from context. Returns -1 with e
 * set to "file:line: text" if a Lua function was active. Not reentrant.
 */
int lua_host_run(struct lua_host *host, lua_CFunction body, void *context, struct err *e);

/* Inside a body: restores the whole instruction budget, before a call that has a budget of its own. */
void lua_host_refill(lua_State *L);

/* Inside a body: compiles text as the file `name` and pushes the function; raises syntax errors. */
void lua_host_load(lua_State *L, const char *name, const char *text, size_t size);

/* Like lua_host_load, for library code called by other files. Errors in it are reported at the line of the calling
 * file. */
void lua_host_load_shared(lua_State *L, const char *name, const char *text, size_t size);

/* Inside a body: the location ("file:line") to report for errors while only shared code runs; "", the initial value:
 * that of the shared code. */
void lua_host_set_error_location(lua_State *L, const char *location);

/* Inside a body: raises e with its kind. Does not return. */
int lua_host_raise(lua_State *L, const struct err *e);

/* Inside a body: replaces the table on top of the stack by a read-only view of it, called `what` in messages, in which
 * missing fields are errors. Values can still be changed through the table itself. */
void lua_host_view(lua_State *L, const char *what);

/* Inside a body: from now on, reading a field of the view at this index sets *noted, which must outlive the view.
 * Fields that are views themselves do not count, nor do their fields. */
void lua_host_note_reads(lua_State *L, int view, int *noted);

/* Numbers that Lua code sees as fields of a view. */
struct lua_numbers {
	const int64_t *values;
	unsigned read; /* bit i: values[i] was read; the reader clears it */
};

/* Inside a body: replaces the table on top of the stack, which maps names to indices of values, by a read-only view of
 * these values. numbers must outlive the view; its values may change. */
void lua_host_view_numbers(lua_State *L, const char *what, struct lua_numbers *numbers);

/* Inside a body: pushes the table behind the view at this index. */
void lua_host_push_viewed(lua_State *L, int view);

#endif

/*
 * A sandboxed Lua state: no os, io, package, debug, coroutines or byte code, nothing that could catch an error, and
 * limits on memory and on instructions. Descriptors and tuning scripts run in one each.
 */
#ifndef SEGTUNE_LUA_HOST_H
#define SEGTUNE_LUA_HOST_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

#include "harness/base/err.h"

struct lua_host;

/*
 * memory: bytes that the state may hold. instructions: of the virtual machine, that may run between two refills.
 * Globals are the safe part of the base library (without print), math, string, table, and the helpers range, powers,
 * ceil_div and round_up. The stop flag (harness/base/stop.h) ends a body with ERR_STOPPED, and so do 30 seconds between
 * two refills, as an error.
 */
int lua_host_open(size_t memory, int64_t instructions, struct lua_host **host, struct err *e);
void lua_host_close(struct lua_host *host);

/*
 * Run body in protected mode with context as its argument (a light userdata). Everything that touches the state must
 * happen within a body: an error raised outside of one aborts the program, and nearly every function can run out of
 * memory. Errors jump out of a body, so what must be freed belongs to context. Fills e with "file:line: text" if a Lua
 * function was active. Not re-entrant.
 */
int lua_host_run(struct lua_host *host, lua_CFunction body, void *context, struct err *e);

/* Within a body: restore the whole instruction budget, before a call that has one of its own. */
void lua_host_refill(lua_State *L);

/* Within a body: compile text as the file called name and push the function; raises the syntax error. */
void lua_host_load(lua_State *L, const char *name, const char *text, size_t size);

/* As lua_host_load, for code that other files call. Errors in it are reported at the location in the calling file. */
void lua_host_load_shared(lua_State *L, const char *name, const char *text, size_t size);

/* Within a body: the location ("file:line") of errors raised while shared code alone runs; empty, as when a body
 * begins: that of the shared code. */
void lua_host_set_error_location(lua_State *L, const char *location);

/* Within a body: raise e with its kind. Does not return. */
int lua_host_raise(lua_State *L, const struct err *e);

/* Within a body: replace the table on top of the stack by a read-only view of it, called `what` in messages, in which a
 * missing field is an error. Values can still be changed through the table itself. */
void lua_host_view(lua_State *L, const char *what);

/* Within a body: from now on reading a field of the view at the index given sets *noted, which must outlive that.
 * Fields that are views themselves do not count, nor what is read of those. */
void lua_host_note_reads(lua_State *L, int view, int *noted);

/* Numbers that Lua code sees as fields of a view. */
struct lua_numbers {
	const int64_t *values;
	unsigned read; /* bit i: values[i] was read; the reader clears it */
};

/* Within a body: replace the table on top of the stack, indices of values by name, by a read-only view of these values.
 * numbers must outlive it; its values may change. */
void lua_host_view_numbers(lua_State *L, const char *what, struct lua_numbers *numbers);

/* Within a body: push the table behind the view at the index given. */
void lua_host_push_viewed(lua_State *L, int view);

#endif

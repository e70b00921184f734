/* Reading descriptors: shared by descriptor.c and the files that read operations and families. */
#ifndef SEGTUNE_DESCRIPTOR_IMPL_H
#define SEGTUNE_DESCRIPTOR_IMPL_H

#include "tuner/base/strings.h"
#include "tuner/catalogue/catalogue_impl.h"

/* The registry's key of the table of parameters.lua. */
#define DESCRIPTOR_PARAMETERS "variants/parameters.lua"

/* A descriptor being read; what must be freed after an error belongs to the operation or the family. */
struct reader {
	struct catalogue *cat;
	const char *origin, *text;
	struct catalogue_operation *operation; /* of the family, or the one that is read */
	struct family *family;                 /* NULL: an operation is read */
	int line;                              /* of the call strategy{...} or operation{...} */
	char source_origin[4400];              /* the descriptor from which source is inherited; empty: its own */
	int after;                             /* 1: a launch with 'after' was read */
	const char *source;                    /* the kernel file with its includes; the catalogue's */
	char problem[512];                     /* text of an error */
};

/* Raise "origin:line: problem", with the line of the word that the problem is about; NULL: the call's own line. */
__attribute__((format(printf, 4, 5))) _Noreturn void desc_error(lua_State *L, struct reader *r, const char *word,
								const char *format, ...);

/* Run the chunk; returns the stack index of its table. kind: "operation", "strategy". */
int desc_run(lua_State *L, struct reader *r, const char *kind);

/* The table at index `table` inherits what it lacks from the one at `from`; params, meaning and buffers name by name.
 */
void desc_inherit(lua_State *L, int table, int from);

/*
 * Checked access. `table` is a stack index; values are left on top of the stack by _get, _need, and nothing else.
 */

/* Push table[key], of type LUA_T... or nil; what: the type in messages. Returns 0 if it is nil. */
int desc_get(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what);

/* The same where nil is an error. */
void desc_need(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what);

int desc_has(lua_State *L, int table, const char *key);

/* The key at this index while a table is iterated: a name, else an error in `where`. */
const char *desc_key(lua_State *L, struct reader *r, int index, const char *where);

/* All keys must be among these, separated by spaces. */
void desc_check_keys(lua_State *L, struct reader *r, int table, const char *keys, const char *where);

/* table[key] as a malloc'd line; *line is left alone if it is missing. */
void desc_line(lua_State *L, struct reader *r, int table, const char *key, int required, char **line);

/* table[key] must be a function. */
void desc_function(lua_State *L, struct reader *r, int table, const char *key, int required);

/* Length of the list at index `table`, called `what` in messages, without gaps or names. */
int desc_list(lua_State *L, struct reader *r, int table, const char *what, int most);

/* Append the names of table[key], which must not be empty, to the list of at most `most`. */
void desc_names(lua_State *L, struct reader *r, int table, const char *key, int most, struct name_list *names);

char *desc_copy(lua_State *L, const char *text);

/* Is it the name of a macro that goes before every source? */
int is_reserved(const char *name);

/* qsort of texts. */
int by_text(const void *a, const void *b);

/* The path of the embedded file `name` in the folder of the same operation as the descriptor's. malloc'd. */
char *desc_embedded_path(const struct reader *r, const char *name);

/* Parts of a family: its parameters (read_params.c), its temporaries and launches (read_launches.c). */
void read_params(lua_State *L, struct reader *r, int table);
void read_buffers(lua_State *L, struct reader *r, int table);
void read_launches(lua_State *L, struct reader *r, int table);

#endif

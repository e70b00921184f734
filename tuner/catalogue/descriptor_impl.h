/* Reading descriptors: shared by descriptor.c and the files that read operations and families. */
#ifndef SEGTUNE_DESCRIPTOR_IMPL_H
#define SEGTUNE_DESCRIPTOR_IMPL_H

#include "tuner/base/strings.h"
#include "tuner/catalogue/catalogue_impl.h"

/* The registry key of the table from parameters.lua. */
#define DESCRIPTOR_PARAMETERS "variants/parameters.lua"

/* A descriptor being read. Whatever must be freed after an error belongs to the operation or the family. */
struct reader {
	struct catalogue *cat;
	const char *origin, *text;
	struct catalogue_operation *operation; /* of the family, or the one being read */
	struct family *family;                 /* NULL: an operation is being read */
	int line;                              /* of the call strategy{...} or operation{...} */
	char source_origin[4400];              /* the descriptor from which source is inherited; "": its own */
	int after;                             /* 1: a launch with 'after' has been read */
	const char *source;                    /* the kernel file with its includes; owned by the catalogue */
	char problem[512];                     /* error text */
};

/* Raises "origin:line: problem", with the line of the word concerned; word NULL: the line of the call. */
__attribute__((format(printf, 4, 5))) _Noreturn void desc_error(lua_State *L, struct reader *r, const char *word,
								const char *format, ...);

/* Runs the chunk; returns the stack index of its table. kind: "operation" or "strategy". */
int desc_run(lua_State *L, struct reader *r, const char *kind);

/* Makes the table at `table` inherit missing fields from the one at `from`; params, meaning and buffers per name. */
void desc_inherit(lua_State *L, int table, int from);

/* Checked access. `table` is a stack index. _get and _need leave the value on top of the stack and nothing else. */

/* Pushes table[key], which must have this Lua type or be nil; what: names the type in messages. Returns 0 if it is
 * nil. */
int desc_get(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what);

/* The same, but nil is an error. */
void desc_need(lua_State *L, struct reader *r, int table, const char *key, int type, const char *what);

int desc_has(lua_State *L, int table, const char *key);

/* The key at this index during iteration over a table; must be a name, else raises an error in `where`. */
const char *desc_key(lua_State *L, struct reader *r, int index, const char *where);

/* All keys must be among these space-separated ones. */
void desc_check_keys(lua_State *L, struct reader *r, int table, const char *keys, const char *where);

/* Reads table[key] as a malloc'd line; *line stays unchanged if it is missing. */
void desc_line(lua_State *L, struct reader *r, int table, const char *key, int required, char **line);

/* table[key] must be a function. */
void desc_function(lua_State *L, struct reader *r, int table, const char *key, int required);

/* The length of the list at `table`, called `what` in messages; it must have no gaps and no named fields. */
int desc_list(lua_State *L, struct reader *r, int table, const char *what, int most);

/* Appends the names in table[key], which must not be empty, to a list of at most `most`. */
void desc_names(lua_State *L, struct reader *r, int table, const char *key, int most, struct name_list *names);

char *desc_copy(lua_State *L, const char *text);

/* Whether the name is a macro that is defined before every source. */
int is_reserved(const char *name);

/* Compares texts, for qsort. */
int by_text(const void *a, const void *b);

/* The path of the embedded file `name` in the folder of the descriptor's operation; malloc'd. */
char *desc_embedded_path(const struct reader *r, const char *name);

/* Parts of a family: parameters (read_params.c), temporaries and launches (read_launches.c). */
void read_params(lua_State *L, struct reader *r, int table);
void read_buffers(lua_State *L, struct reader *r, int table);
void read_launches(lua_State *L, struct reader *r, int table);

#endif

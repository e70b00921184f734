/* Shared by the files of the catalogue; nobody else includes it. */
#ifndef SEGTUNE_CATALOGUE_IMPL_H
#define SEGTUNE_CATALOGUE_IMPL_H

#include <lua.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/lua_host.h"

#define CATALOGUE_TEXT_BYTES ((size_t)4 << 20) /* a descriptor or kernel file at most */
#define SOURCE "source"                        /* among a launch's arguments: the operation's source arrays */
#define CATALOGUE_PIECES "variants/pieces.lua"
#define CATALOGUE_PARAMETERS "variants/parameters.lua"
#define CATALOGUE_COMBINATIONS 4000000 /* of a family's parameter values at most */

/* An OPERATION/operation.lua. */
struct catalogue_operation {
	char name[32];
	char *about, *origin;
	int narrays;
	char arrays[PROBLEM_ARRAYS][24]; /* inputs, then outputs */
	int nsources;
	char sources[PROBLEM_ARRAYS][24]; /* the arrays that "source" among a launch's arguments stands for */
	char fetch[24];                   /* array that is read back at the end of a call; empty: none */
	char like[32];                    /* operation whose strategies serve this one too; empty: none */
	char computes[32];                /* the harness's operation that it is computed as */
	int nentries;
	struct operation *entries; /* those of `computes` under this one's name, one a key type */
	char *strategies;          /* the names of those, with a blank before and behind each; NULL: all of them */
	char *defines;             /* text of #define lines before every source */
	int descriptor;            /* reference to the Lua table */
};

/* A file, read once. */
struct catalogue_file {
	char *path, *text;
	uint64_t tokens; /* hash of those of a source, 0: not needed so far */
};

struct catalogue {
	struct lua_host *lua;
	char *dir; /* the user's folder, NULL without one */
	int noperations, nfamilies, nfiles;
	struct catalogue_operation *operations;
	struct family *families;
	struct catalogue_file *files;
	int nsources;
	struct catalogue_file *sources; /* of families, with their includes: most are asked for by many variants */
};

/* Text of a file of the catalogue ("variants/x.h", or a path within the user's folder): the user's on disk, else the
 * embedded one; NULL if there is none. Owned by the catalogue. */
const char *catalogue_text(struct catalogue *cat, const char *path);

struct catalogue_operation *catalogue_operation_find(const struct catalogue *cat, const char *name);

/* Is this argument of launches left out? "offsets" is, where the length of all segments is compiled in, and
 * "key_result", where nobody wants the keys of the runs. */
int catalogue_leaves_out(const struct operation *o, const char *name);

/*
 * Before any descriptor is read: run pieces.lua, whose functions all of them may call by the global `pieces`, and
 * parameters.lua, which says what parameters mean where descriptors do not.
 */
int catalogue_read_shared(struct catalogue *cat, struct err *e);

/* Read the descriptor text of the file origin into *o or *f, both zeroed but for the names (operation, strategy). */
int catalogue_read_operation(struct catalogue *cat, struct catalogue_operation *o, const char *origin, const char *text,
			     struct err *e);
int catalogue_read_family(struct catalogue *cat, struct family *f, const char *origin, const char *text, struct err *e);

void catalogue_operation_release(struct catalogue_operation *o);
void catalogue_family_release(struct family *f);

/* The file at path with its includes resolved, assembled once. Owned by the catalogue; NULL with e filled. */
const char *catalogue_assembled(struct catalogue *cat, const char *path, struct err *e);

/* A call of one of a descriptor's functions, for messages. */
struct catalogue_call {
	const char *what;              /* "'possible'", "'grid' of launch 1" */
	const struct variant *variant; /* NULL: a function of an operation */
	char place[512];               /* "file:line" of the function's definition */
};

/*
 * Within a body: call the function that lies under nargs arguments for one result, with an instruction budget of its
 * own. The catalogue_take_ functions then pop the result and raise a mistake, with the place of the function and the
 * parameters, where it is nonsense.
 */
void catalogue_call(lua_State *L, struct catalogue_call *c, int nargs);
int catalogue_take_boolean(lua_State *L, const struct catalogue_call *c);
int64_t catalogue_take_integer(lua_State *L, const struct catalogue_call *c, int64_t low, int64_t high);
double catalogue_take_number(lua_State *L, const struct catalogue_call *c);

/* Within a body: push table `p` of v's values as Lua code sees it. With `values` the table behind it stays below. */
void catalogue_push_params(lua_State *L, const struct variant *v, int values);

#endif

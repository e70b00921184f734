/* Private to the catalogue. */
#ifndef SEGTUNE_CATALOGUE_IMPL_H
#define SEGTUNE_CATALOGUE_IMPL_H

#include <lua.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/lua_host.h"

#define CATALOGUE_TEXT_BYTES ((size_t)4 << 20) /* a descriptor or kernel file at most */
#define SOURCE "source"                        /* among a launch's arguments: the operation's source arrays */
#define ENABLED_BY "enabled_by"                /* of a launch: the parameter whose value 0 leaves it out */
#define DISABLED_BY "disabled_by"              /* the same, any other value */
#define CATALOGUE_PRIORS "priors"              /* folder in variants, and in a user's own */
#define NAME_LIST 16

struct name_list {
	int count;
	char names[NAME_LIST][24];
};

int name_list_has(const struct name_list *list, const char *name);

/* An operation's entry for a key type of a script; at the end of the list NULL. */
struct key_entry {
	struct operation operation;
	struct key_entry *next;
};

/* An OPERATION/operation.lua. */
struct catalogue_operation {
	char name[32];
	char *about, *origin;
	struct name_list arrays;  /* inputs, then outputs */
	struct name_list sources; /* the arrays that SOURCE stands for */
	char fetch[24];           /* array that is read back at the end of a call; empty: none */
	char like[32];            /* operation from which this one inherits strategies; empty: none */
	char computes[32];        /* the operation of the harness that computes it */
	int nentries;
	struct operation *entries;   /* those of `computes` under this one's name, one for each key type */
	struct key_entry *own;       /* further ones, for key types of a script */
	struct name_list strategies; /* those that it inherits; empty: all */
	char *defines;               /* text of #define lines before every source */
	int descriptor;              /* reference to the Lua table */
};

/* A text that is kept; both are malloc'd. */
struct catalogue_file {
	char *path, *text;
	uint64_t tokens; /* hash of a source's tokens, 0: not computed yet */
};

struct catalogue_files {
	int count;
	struct catalogue_file *list;
};

/* NULL: not there. */
struct catalogue_file *files_find(const struct catalogue_files *files, const char *path);

/* Add the text, which is owned by *files even after a failure (NULL: out of memory). */
struct catalogue_file *files_add(struct catalogue_files *files, const char *path, char *text);

/* A file of variants/priors, once it was needed. */
struct catalogue_prior {
	char name[32]; /* "sm_90" */
	int table;     /* reference to what the file returns */
	int embedded;  /* 0: from the user's folder */
};

/*
 * Combinations of a family's values that its predicates reject on a device whatever the figures of the case are, as
 * they looked at its types and operator at most: most of a space. Walks for further cases of that kind skip them.
 */
struct rejected {
	const struct family *family;
	enum variant_space space;
	struct gpu_info device;
	uint64_t parts;       /* lua_case_parts_hash */
	int walked;           /* 1: the marks are there */
	unsigned char *marks; /* of each combination, in the order of the walk; 1: rejected */
};

struct catalogue {
	struct lua_host *lua;
	char *dir; /* the user's folder, NULL without one */
	int noperations, nfamilies;
	struct catalogue_operation *operations;
	struct family *families;
	int npriors;
	struct catalogue_prior *priors;
	struct {
		char key[96]; /* backend, architecture; empty: none so far */
		int prior;    /* index of its prior, -1: none */
	} last_device;        /* looking for a prior reads many files that are not there */
	int nrejected, rejected_room;
	struct rejected *rejected;
	struct catalogue_files files;   /* of the user's folder */
	struct err unreadable;          /* the first of those that is there and cannot be read; no text: none */
	struct catalogue_files sources; /* of families, with their includes: shared by many variants */
};

/* What walks of that family have found, at first nothing; owned by the catalogue, valid until the next call. NULL:
 * there are too many combinations or there is no memory, so a walk has to do without. */
struct rejected *catalogue_rejected(struct catalogue *cat, const struct family *family,
				    const struct variant_query *query, enum variant_space space, int64_t combinations);
void catalogue_rejected_release(struct catalogue *cat);

/* Text of a file of the catalogue ("variants/x.h", or a path within the user's folder): the user's, else the embedded
 * one; NULL if there is none. Owned by the catalogue. */
const char *catalogue_text(struct catalogue *cat, const char *path);

/* -1 where a file of the user's could not be read: what was found in its place would be something else. */
int catalogue_check_read(const struct catalogue *cat, struct err *e);

struct catalogue_operation *catalogue_operation_find(const struct catalogue *cat, const char *name);

/* Is this argument of launches omitted? "offsets" is, where the length of all segments is compiled in, and
 * "key_result", where the keys of the runs are not written. */
int catalogue_omits_argument(const struct operation *o, const char *name);

/*
 * Before any descriptor is read: run lib/common.lua, whose functions they may call through the global `pieces`, and
 * parameters.lua, the meanings of parameters.
 */
int catalogue_read_shared(struct catalogue *cat, struct err *e);

/* Read the descriptor text of the file origin into *o or *f, both zeroed but for the names (operation, strategy). */
int catalogue_read_operation(struct catalogue *cat, struct catalogue_operation *o, const char *origin, const char *text,
			     struct err *e);
int catalogue_read_family(struct catalogue *cat, struct family *f, const char *origin, const char *text, struct err *e);

/* What that has filled. */
void family_release(struct family *f);

/* variants/initial.cl, and its threads a block. */
#define INITIAL_SOURCE "variants/initial.cl"
#define INITIAL_NT 256

/* Does a launch behind those of the family put the operator's initial value in front of results? */
int catalogue_folds_initial(const struct family *f, const struct oper *oper);

/* variants/finish.cl, and its threads a block. */
#define FINISH_SOURCE "variants/finish.cl"
#define FINISH_NT 256

/* Does a launch behind those of the family make results of what these have stored? */
int catalogue_finishes_behind(const struct family *f, const struct elem_type *type, const struct oper *oper);

/* The file at path with its includes resolved, assembled once. Owned by the catalogue; NULL with e filled. */
const char *catalogue_assembled(struct catalogue *cat, const char *path, struct err *e);

/* The prior of the device's architecture, else of the newest older one (CUDA); NULL: none. */
int catalogue_find_prior(struct catalogue *cat, const struct gpu_info *device, const struct catalogue_prior **prior,
			 struct err *e);

/* Within a body: push the family's entry in a table ("hints", "left_out") of the prior, which may be NULL, or nil.
 * Returns its type. */
int catalogue_push_hint(lua_State *L, const struct catalogue_prior *prior, const struct family *f, const char *table);

/* A call of one of a descriptor's functions, for messages. */
struct catalogue_call {
	const char *what;              /* "'possible'", "'grid' of launch 1" */
	const struct variant *variant; /* NULL: a function of an operation */
	char location[512];            /* "file:line" of the function's definition */
};

/*
 * Within a body: call the function below nargs arguments for one result, with an instruction budget of its own. The
 * catalogue_take_ functions then pop the result; an invalid one is an error with the location of the function and the
 * parameters.
 */
void catalogue_call(lua_State *L, struct catalogue_call *c, int nargs);

/* The same in two steps, for many calls: pop the function and find its location; call with a known location. */
void catalogue_find_location(lua_State *L, struct catalogue_call *c);
void catalogue_call_known(lua_State *L, const struct catalogue_call *c, int nargs);

int catalogue_take_boolean(lua_State *L, const struct catalogue_call *c);
int64_t catalogue_take_integer(lua_State *L, const struct catalogue_call *c, int64_t low, int64_t high);
double catalogue_take_number(lua_State *L, const struct catalogue_call *c);

/* A trace of a variant's functions (recipe.h). */
struct tracing;

/* A plan in the making: the descriptor is at stack index 2. */
struct planning {
	const struct catalogue_operation *operation;
	const struct variant *variant;
	const struct gpu_info *device;
	const struct problem *problem;
	struct plan *plan;
	struct tracing *tracing; /* not NULL: the plan's numbers become nodes of its expressions */
	int launch;              /* its number in the descriptor */
	int views;               /* stack index of p; case and dev follow */
	int folds;               /* the buffer that kernels take for "result"; 0: those */
	char what[96];
};

/* Within a body. */
void catalogue_make_plan(lua_State *L, struct planning *pl);

/* Within a body: what catalogue_call and catalogue_take_integer are to numbers. */
int64_t catalogue_trace(lua_State *L, struct tracing *tracing, struct catalogue_call *c, int nargs);
int64_t catalogue_trace_constant(struct tracing *tracing, int64_t value);

/* The node of the scalar argument of that name; 0 if there is none. */
int catalogue_trace_scalar(struct tracing *tracing, const char *name, int64_t *node);

/* Within a body: push v's values as the view `p` of Lua code. */
void catalogue_push_params(lua_State *L, const struct variant *v);

/* Likewise values that change, in the order of the family's parameters. */
void catalogue_push_walked(lua_State *L, const struct family *f, struct lua_numbers *numbers);

/* Likewise the case, as the family's descriptor sees it. */
void catalogue_push_case(lua_State *L, const struct family *f, const struct case_shape *shape);

/* v->params from its values. */
void variant_write_params(struct variant *v);
void variant_set_defaults(struct variant *v, const struct family *family);

#endif

/* Private to the catalogue. */
#ifndef SEGTUNE_CATALOGUE_IMPL_H
#define SEGTUNE_CATALOGUE_IMPL_H

#include <lua.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/lua/lua_host.h"

#define CATALOGUE_TEXT_BYTES ((size_t)4 << 20) /* maximum size of a descriptor or kernel file */
#define SOURCE "source"                        /* as a launch argument: stands for the operation's source arrays */
#define ENABLED_BY "enabled_by"   /* field of a launch: a parameter that must not be 0, or the launch is omitted */
#define DISABLED_BY "disabled_by" /* the opposite: a parameter that must be 0 */
#define CATALOGUE_PRIORS "priors" /* folder in variants/ and in a user's folder */
#define NAME_LIST 16

struct name_list {
	int count;
	char names[NAME_LIST][24];
};

int name_list_has(const struct name_list *list, const char *name);

/* A list element: an operation's entry for a key type of a script. */
struct key_entry {
	struct operation operation;
	struct key_entry *next;
};

/* The contents of OPERATION/operation.lua. */
struct catalogue_operation {
	char name[32];
	char *about, *origin;
	struct name_list arrays;  /* inputs, then outputs */
	struct name_list sources; /* the arrays that SOURCE stands for */
	char fetch[24];           /* array that is read back at the end of each call; "": none */
	char like[32];            /* operation whose strategies it inherits; "": none */
	char computes[32];        /* name of the harness operation that computes it */
	int nentries;
	struct operation *entries;   /* those of `computes` under this name, one per key type */
	struct key_entry *own;       /* additional ones for key types of a script */
	struct name_list strategies; /* the inherited strategies; empty: all */
	char *defines;               /* text of #define lines before every source */
	int descriptor;              /* reference to the Lua table */
};

/* A cached text; path and text are malloc'd. */
struct catalogue_file {
	char *path, *text;
	uint64_t tokens; /* hash of a source's tokens; 0: not computed yet */
};

struct catalogue_files {
	int count;
	struct catalogue_file *list;
};

/* NULL if it is not there. */
struct catalogue_file *files_find(const struct catalogue_files *files, const char *path);

/* Adds the text, which *files owns from now on even if this fails (NULL: out of memory). */
struct catalogue_file *files_add(struct catalogue_files *files, const char *path, char *text);

/* A file of variants/priors, read when first needed. */
struct catalogue_prior {
	char name[32]; /* "sm_90" */
	int table;     /* reference to the table that the file returns */
	int embedded;  /* 0: from the user's folder */
};

/* Combinations of a family's values that its predicates reject on a device whatever the numbers of the case are,
 * because they looked only at its types and operator. That is most of a space; later walks for similar cases skip
 * them. */
struct rejected {
	const struct family *family;
	enum variant_space space;
	struct gpu_info device;
	uint64_t parts;       /* lua_case_parts_hash */
	int walked;           /* 1: marks are valid */
	unsigned char *marks; /* one per combination, in walk order; 1: rejected */
};

struct catalogue {
	struct lua_host *lua;
	char *dir; /* the user's folder; NULL: none */
	int noperations, nfamilies;
	struct catalogue_operation *operations;
	struct family *families;
	int npriors;
	struct catalogue_prior *priors;
	struct {
		char key[96]; /* backend, architecture; "": none yet */
		int prior;    /* index into priors; -1: none */
	} last_device;        /* cached, because looking for a prior tries many files that do not exist */
	int nrejected, rejected_room;
	struct rejected *rejected;
	struct catalogue_files files;   /* of the user's folder */
	struct err unreadable;          /* the first file that exists but cannot be read; empty text: none */
	struct catalogue_files sources; /* sources of families with their includes, shared by many variants */
};

/* The rejections found so far for a family, initially none; owned by the catalogue and valid until the next call. NULL:
 * too many combinations, or out of memory; then the walk does without. */
struct rejected *catalogue_rejected(struct catalogue *cat, const struct family *family,
				    const struct variant_query *query, enum variant_space space, int64_t combinations);
void catalogue_rejected_release(struct catalogue *cat);

/* The text of a file ("variants/x.h", or a path in the user's folder): the user's, else the embedded one; NULL if there
 * is none. Owned by the catalogue. */
const char *catalogue_text(struct catalogue *cat, const char *path);

/* -1 if a file of the user could not be read: whatever was found instead would be something else. */
int catalogue_check_read(const struct catalogue *cat, struct err *e);

struct catalogue_operation *catalogue_operation_find(const struct catalogue *cat, const char *name);

/* Whether a launch argument is omitted: "offsets" if segments have a compiled-in length, "key_result" if the keys of
 * the runs are not written. */
int catalogue_omits_argument(const struct operation *o, const char *name);

/* To be called before any descriptor is read: runs lib/common.lua, whose functions descriptors call through the global
 * `pieces`, and parameters.lua, the meanings of parameters. */
int catalogue_read_shared(struct catalogue *cat, struct err *e);

/* Read the descriptor `text` of file `origin` into *o or *f, which must be zero except for the names (operation,
 * strategy). */
int catalogue_read_operation(struct catalogue *cat, struct catalogue_operation *o, const char *origin, const char *text,
			     struct err *e);
int catalogue_read_family(struct catalogue *cat, struct family *f, const char *origin, const char *text, struct err *e);

/* Frees what catalogue_read_family has filled in. */
void family_release(struct family *f);

/* variants/initial.cl and its block size. */
#define INITIAL_SOURCE "variants/initial.cl"
#define INITIAL_NT 256

/* Whether a launch after those of the family adds the operator's initial value to the results. */
int catalogue_folds_initial(const struct family *f, const struct oper *oper);

/* variants/finish.cl and its block size. */
#define FINISH_SOURCE "variants/finish.cl"
#define FINISH_NT 256

/* Whether a launch after those of the family computes the results from what they store. */
int catalogue_finishes_behind(const struct family *f, const struct elem_type *type, const struct oper *oper);

/* The file at path with its includes resolved, assembled once. Owned by the catalogue; NULL with e filled on
 * failure. */
const char *catalogue_assembled(struct catalogue *cat, const char *path, struct err *e);

/* *prior: the prior for the device's architecture, else for the newest older one (CUDA); NULL: none. */
int catalogue_find_prior(struct catalogue *cat, const struct gpu_info *device, const struct catalogue_prior **prior,
			 struct err *e);

/* Inside a body: pushes the family's entry in a table ("hints", "left_out") of the prior, or nil; prior may be NULL.
 * Returns its type. */
int catalogue_push_hint(lua_State *L, const struct catalogue_prior *prior, const struct family *f, const char *table);

/* A call of a descriptor's function, for messages. */
struct catalogue_call {
	const char *what;              /* "'possible'", "'grid' of launch 1" */
	const struct variant *variant; /* NULL: a function of an operation */
	char location[512];            /* "file:line" of the function's definition */
};

/* Inside a body: calls the function below nargs arguments for one result, with its own instruction budget. The
 * catalogue_take_ functions then pop the result; if it is invalid they raise an error with the function's location and
 * the parameters. */
void catalogue_call(lua_State *L, struct catalogue_call *c, int nargs);

/* The same in two steps, for many calls: pop the function and find its location; call it with a known location. */
void catalogue_find_location(lua_State *L, struct catalogue_call *c);
void catalogue_call_known(lua_State *L, const struct catalogue_call *c, int nargs);

int catalogue_take_boolean(lua_State *L, const struct catalogue_call *c);
int64_t catalogue_take_integer(lua_State *L, const struct catalogue_call *c, int64_t low, int64_t high);
double catalogue_take_number(lua_State *L, const struct catalogue_call *c);

/* A trace of a variant's functions (recipe.h). */
struct tracing;

/* A plan under construction; the descriptor is at stack index 2. */
struct planning {
	const struct catalogue_operation *operation;
	const struct variant *variant;
	const struct gpu_info *device;
	const struct problem *problem;
	struct plan *plan;
	struct tracing *tracing; /* not NULL: the plan's numbers become nodes of expressions */
	int launch;              /* number of the launch in the descriptor */
	int views;               /* stack index of p; case and dev follow */
	int folds;               /* temporary that kernels get instead of "result"; 0: none */
	char what[96];
};

/* Inside a body. */
void catalogue_make_plan(lua_State *L, struct planning *pl);

/* Inside a body: the tracing counterparts of catalogue_call followed by catalogue_take_integer. */
int64_t catalogue_trace(lua_State *L, struct tracing *tracing, struct catalogue_call *c, int nargs);
int64_t catalogue_trace_constant(struct tracing *tracing, int64_t value);

/* *node: the scalar argument with this name. Returns 0 if there is none. */
int catalogue_trace_scalar(struct tracing *tracing, const char *name, int64_t *node);

/* Inside a body: pushes v's values as the view `p` for Lua code. */
void catalogue_push_params(lua_State *L, const struct variant *v);

/* The same for values that change; numbers has them in the order of the family's parameters. */
void catalogue_push_walked(lua_State *L, const struct family *f, struct lua_numbers *numbers);

/* The same for the case, as the family's descriptor sees it. */
void catalogue_push_case(lua_State *L, const struct family *f, const struct case_shape *shape);

/* Writes v->params from v->values. */
void variant_write_params(struct variant *v);
void variant_set_defaults(struct variant *v, const struct family *family);

#endif

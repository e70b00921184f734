/* Families of variants, and variants: their contents, their text, and lookup of equal or similar ones in a list. */
#ifndef SEGTUNE_VARIANT_H
#define SEGTUNE_VARIANT_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/data/elem.h"
#include "tuner/base/case_shape.h"

struct gpu_info;

#define FAMILY_PARAMS 16

struct family_param {
	char name[32];
	int nvalues;
	int64_t *values; /* in the descriptor's order; the first one is the default */
	char *meaning;   /* one line, or NULL */
	int rare;        /* 1: only the default is sensible */
};

/* A strategy of an operation, with the values of its parameters. */
struct family {
	char operation[32]; /* "segreduce" */
	char strategy[32];  /* "flat" */
	char name[72];      /* "segreduce/flat" */
	/* For people, one line each; NULL if the descriptor has none. */
	struct {
		char *about, *when, *idea;
		char *on_request; /* why sweeps use it only if it is named, or with all variants */
	};
	char *origin;      /* the descriptor's file */
	int line;          /* line of strategy{...} in it */
	char *kernels;     /* kernel names of the launches, in order, separated by spaces */
	char *temporaries; /* names of the temporaries, sorted, separated by spaces; "": none */
	char *source;      /* the kernel file: "variants/segreduce/flat.cl" or DIR/segreduce/flat.cl */
	struct {
		int library; /* 1: a peer: source is a shared library (harness/device/library.h) */
		int peer;    /* 1: only for comparison (a library or a baseline), never selected */
	};
	struct {
		int finishes; /* 1: its kernels store finished results; 0: a launch after them finishes */
		int begins;   /* 1: its kernels apply the initial value; 0: a launch after them does */
		int in_place; /* 1: results may overwrite the values */
		/* 1: values are copied unchanged and lifted later, so there must be an array of values. */
		int copies_values;
		int whole_rows; /* 1: an element is a whole row, for rows no larger than a vector */
	};
	char backend[16]; /* "": any; "cuda" for .cu sources; "opencl", "fake" */
	int takes_source; /* 1: elements come from variants/lib/source.h, so all operators and sources work */
	int takes_values; /* 1: a launch takes the array "values", so operations without it are excluded */
	int ordered;      /* 1: preserves the order of operands; 0: only for commutative operators */
	/* 1: floating-point results are bitwise identical in every run; 0: they may depend on timing */
	int reproducible;
	int nparams;
	struct family_param params[FAMILY_PARAMS]; /* sorted by name */
	int inherited;                             /* 1: inherited from the operation that this one is like */
	int descriptor;                            /* private: reference to the Lua table */
};

struct variant {
	const struct family *family;
	int64_t values[FAMILY_PARAMS]; /* in the order of family->params */
	char params[256];              /* canonical text: "HALF_CAPACITY=0 LDG=1 NT=128 VT=7"; "" without parameters */
	int sensible;                  /* 0: possible, but not worth a trial on any device */
	int hinted; /* 1: sensible, and fast on the device according to its prior; without a prior same as sensible */
};

/* The set of possible variants to use. Winners on known devices are kept in variants/priors: SPACE_DEFAULT means the
 * hinted ones if the device has a prior of its own, else all sensible ones. */
enum variant_space { SPACE_DEFAULT, SPACE_HINTED, SPACE_SENSIBLE, SPACE_POSSIBLE };

/* The space with this name ("": the default); -1 if unknown. */
int variant_space_find(const char *name);

/* The index of a parameter by name; -1 if the family does not have it. */
int family_param_find(const struct family *family, const char *name);

/* What the device lacks to support these elements and keys (NULL: no keys): static text; NULL if it supports them. */
const char *device_unsupported_reason(const struct gpu_info *device, const struct elem_type *type,
				      const struct elem_type *key);

/* Why no variant of the family supports this operator on this type: static text; NULL if some may. */
const char *family_unsupported_reason(const struct family *family, const struct elem_type *type,
				      const struct oper *oper);

/* 0 if the family's elements are whole rows and the shape's rows do not qualify: they must be contiguous, have 2^k
 * bytes, at most 16, and the accumulators of their columns at most 32. */
int family_takes_row(const struct family *family, const struct case_shape *shape);

/* operation_sample_row; for families of whole rows a row shape that qualifies. */
struct row_shape family_sample_row(const struct family *family, const struct operation *operation);

/* Whether results of this type may differ bitwise from run to run. */
static inline int family_varies(const struct family *family, const struct elem_type *type)
{
	return !family->reproducible && type->kind == 'f';
}

/* Parses "NT=128 VT=7"; missing parameters get their default. ERR_USAGE for unknown names or values. */
int variant_parse(const struct family *family, const char *params, struct variant *v, struct err *e);

/* Order by family, then parameters; 0: equal. For qsort. */
int variant_compare(const struct variant *a, const struct variant *b);

/* The index of v in the list; -1 if it is not there. */
int variant_find(const struct variant *list, int count, const struct variant *v);

/* A growing malloc'd list. */
struct variant_list {
	struct variant *list;
	int count;
};

/* If memory is short the list stays unchanged and the result is -1 with e filled. */
int variant_list_append(struct variant_list *l, const struct variant *more, int n, struct err *e);

/* v itself, or the variant of its family with the most similar parameters; NULL if the list has none of the family. */
const struct variant *variant_nearest(const struct variant *list, int count, const struct variant *v);

/* The same for the family's default, among hinted variants if the list has any of the family. */
const struct variant *variant_default(const struct variant *list, int count, const struct family *family);

#endif

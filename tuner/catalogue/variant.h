/* Families of variants, and variants: what they are made of, their text, which of a list are equal or near. */
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
	int64_t *values; /* in the descriptor's order; the first is the default */
	char *meaning;   /* one line, or NULL */
	int rare;        /* 1: sensible variants have the default */
};

/* A strategy of an operation, with all values of its parameters. */
struct family {
	char operation[32]; /* "segreduce" */
	char strategy[32];  /* "flat" */
	char name[72];      /* "segreduce/flat" */
	/* For people: a line each, NULL where the descriptor says nothing. */
	struct {
		char *about, *when, *idea;
		char *on_request; /* why sweeps take it only by its name or with all variants */
	};
	char *origin;      /* the descriptor's file */
	int line;          /* of strategy{...} in it */
	char *kernels;     /* names of the launches, in order, separated by spaces */
	char *temporaries; /* their names, sorted, separated by spaces; empty: none */
	char *source;      /* the kernel file: "variants/segreduce/flat.cl" or DIR/segreduce/flat.cl */
	struct {
		int library; /* 1: source is a shared library (harness/device/library.h), a peer */
		int peer;    /* 1: there to compare with, a library or a baseline: never chosen */
	};
	struct {
		int finishes;      /* 1: its kernels store results, made of folds; 0: a launch behind them does */
		int begins;        /* 1: its kernels put an initial value in front; 0: a launch behind them does */
		int in_place;      /* 1: results may take the place of the values */
		int copies_values; /* 1: values are copied as they are, and elements made of them later: there must be
				      values */
		int whole_rows;    /* 1: an element is a whole row: for rows that are a vector at most */
	};
	char backend[16]; /* "" any; "cuda" for .cu sources; or "opencl", "fake" */
	int takes_source; /* 1: elements come from variants/lib/source.h, for all operators and sources */
	int takes_values; /* 1: a launch takes the array "values": not for operations without it */
	int ordered;      /* 1: operands keep their order; 0: only for commutative operators */
	int reproducible; /* 1: floating results have the same bits in each run; 0: they may depend on timing */
	int nparams;
	struct family_param params[FAMILY_PARAMS]; /* sorted by name */
	int inherited;                             /* 1: from the operation that this one is like */
	int descriptor;                            /* private: reference to the Lua table */
};

struct variant {
	const struct family *family;
	int64_t values[FAMILY_PARAMS]; /* in the order of family->params */
	char params[256]; /* canonical text: "HALF_CAPACITY=0 LDG=1 NT=128 VT=7"; empty without parameters */
	int sensible;     /* 0: possible, but not worth a trial on any device */
	int hinted;       /* 1: sensible, and fast on the device by its prior; without a prior as sensible */
};

/*
 * Which variants of those that are possible are wanted. What won on a device is kept in variants/priors: the default
 * are the hinted ones where the device has a prior of its own, else all sensible ones.
 */
enum variant_space { SPACE_DEFAULT, SPACE_HINTED, SPACE_SENSIBLE, SPACE_POSSIBLE };

/* The space of that name ("" the default); -1: there is none. */
int variant_space_find(const char *name);

/* The index of the family's parameter of that name, -1 if it has none. */
int family_param_find(const struct family *family, const char *name);

/* What the device lacks for these elements and keys (NULL: none): static text; NULL where it lacks nothing. */
const char *device_unsupported_reason(const struct gpu_info *device, const struct elem_type *type,
				      const struct elem_type *key);

/* Why no variant of the family supports this operator on this type: static text; NULL where some may. */
const char *family_unsupported_reason(const struct family *family, const struct elem_type *type,
				      const struct oper *oper);

/*
 * 1 unless the family's elements are whole rows and the shape's cannot be: these lie side by side, have 2^k bytes, 16
 * at most, and the folds of their columns 32 at most.
 */
int family_takes_row(const struct family *family, const struct case_shape *shape);

/* operation_sample_row, or where elements are whole rows one that these can be. */
struct row_shape family_sample_row(const struct family *family, const struct operation *operation);

/* May results of this type differ in their bits from run to run? */
static inline int family_varies(const struct family *family, const struct elem_type *type)
{
	return !family->reproducible && type->kind == 'f';
}

/* Parse "NT=128 VT=7"; missing parameters have their default. ERR_USAGE for unknown names or values. */
int variant_parse(const struct family *family, const char *params, struct variant *v, struct err *e);

/* By family, then by parameters; 0: equal. For qsort. */
int variant_compare(const struct variant *a, const struct variant *b);

/* The index of v in the list, -1 if it is not there. */
int variant_find(const struct variant *list, int count, const struct variant *v);

/* A list that grows, malloc'd. */
struct variant_list {
	struct variant *list;
	int count;
};

/* Without memory the list is left as it is. */
int variant_list_append(struct variant_list *l, const struct variant *more, int n, struct err *e);

/* v itself, or the variant of its family with the nearest parameters; NULL if the list has none of the family. */
const struct variant *variant_nearest(const struct variant *list, int count, const struct variant *v);

/* The same for the default of the family, among hinted variants if the list has any of it. */
const struct variant *variant_default(const struct variant *list, int count, const struct family *family);

#endif

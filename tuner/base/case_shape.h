/* The shape of a case: what functions of descriptors can see of it, and what sources are compiled for. */
#ifndef SEGTUNE_CASE_SHAPE_H
#define SEGTUNE_CASE_SHAPE_H

#include <stdint.h>

#include "harness/data/elem.h"
#include "harness/operations/problem.h"

struct case_shape {
	const struct elem_type *type, *offset_type;
	const struct elem_type *key; /* of the keys that are read; NULL without keys */
	int writes_keys;             /* 1: the key of each run is a result */
	const struct oper *oper;
	int64_t n, segments, min, max, empty;
	int64_t longest;         /* as geometry_probed_longest; 0: unknown */
	int64_t span;            /* as in struct geometry_stats; 0: unknown */
	int64_t length, columns; /* as in struct problem */
	struct row_shape row;    /* as in struct problem */
	int whole_rows;          /* 1: the types are as large as a whole row, as families with `whole_rows` see them */
	double mean, cv;
};

void case_shape_of(struct case_shape *shape, const struct problem *problem);

/* The same before the problem exists. */
void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g);

#endif

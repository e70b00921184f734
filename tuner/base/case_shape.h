/* The shape of a case: what the functions of descriptors get, and what sources are compiled for. */
#ifndef SEGTUNE_CASE_SHAPE_H
#define SEGTUNE_CASE_SHAPE_H

#include <stdint.h>

#include "harness/data/elem.h"
#include "harness/operations/problem.h"

struct case_shape {
	const struct elem_type *type, *offset_type;
	const struct elem_type *key; /* of the keys that are read; NULL without */
	int writes_keys;             /* 1: the key of each run is a result */
	const struct oper *oper;
	int64_t n, segments, min, max, empty;
	int64_t length, columns; /* as in struct problem */
	struct row_shape row;    /* likewise */
	int whole_rows;          /* 1: types have the bytes of a row, as families of that kind see them */
	double mean, cv;
};

void case_shape_of(struct case_shape *shape, const struct problem *problem);

/* The same before there is a problem. */
void case_shape_make(struct case_shape *shape, const struct operation *o, const struct elem_type *type,
		     const struct oper *oper, const struct geometry *g);

#endif

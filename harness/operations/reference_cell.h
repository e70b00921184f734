/* Reference of operators whose elements are structures: one element at a time, exact. */
#ifndef SEGTUNE_REFERENCE_CELL_H
#define SEGTUNE_REFERENCE_CELL_H

#include <stdint.h>

#include "harness/data/elem.h"

/* A structure, its members widened. */
struct cell {
	int64_t whole[ELEM_MEMBERS];
	double real; /* in place of whole[0] where values are floating point numbers */
};

struct cell_rule {
	const char *oper;
	void (*identity)(const struct elem_type *type, struct cell *a);
	/* Of the value at index i, whole or real by its type. */
	void (*lift)(int64_t whole, double real, int64_t i, struct cell *a);
	/* a = a op b */
	void (*combine)(struct cell *a, const struct cell *b);
	/* To memory as kernels have it. type: of the values. */
	void (*store)(const struct elem_type *type, const struct cell *a, void *to);
};

/* How o combines structures; NULL if it does not. */
const struct cell_rule *cell_rule_of(const struct oper *o);

#endif

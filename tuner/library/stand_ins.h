/* Private to the library: fallback boxes, for rows that the boxes of a table cannot handle. */
#ifndef SEGTUNE_STAND_INS_H
#define SEGTUNE_STAND_INS_H

#include "tuner/catalogue/recipe.h"
#include "tuner/selection/selection.h"

/* The boxes of a table, followed by their fallbacks. Zero-initialized: empty. */
struct stand_ins {
	int count, measured;
	struct selection_box *boxes; /* malloc'd; fallbacks have only names and pace */
	int *narrower;               /* per box: index of the same one with narrower vectors; -1: there is none */
};

/*
 * For operations on rows, a box's vectors may not divide the stride: after the table's boxes come, for each, the same
 * box with narrower vectors, down to single values, and at the end one that is possible for rows of any width. Other
 * operations have the table's boxes only. r: device, operation, types and operator of the table. Release *s with
 * stand_ins_release, also after an error.
 */
int stand_ins_make(struct catalogue *cat, const struct selection_table *t, const struct recipe_request *r,
		   struct stand_ins *s, struct err *e);
void stand_ins_release(struct stand_ins *s);

#endif

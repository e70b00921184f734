/* Private to the library: boxes for rows that those of a table cannot take. */
#ifndef SEGTUNE_STAND_INS_H
#define SEGTUNE_STAND_INS_H

#include "tuner/catalogue/recipe.h"
#include "tuner/selection/selection.h"

/* The boxes of a table, then those that stand in for them. Zero-initialised is empty. */
struct stand_ins {
	int count, measured;
	struct selection_box *boxes; /* malloc'd; of those that stand in only names and pace count */
	int *narrower;               /* of each: the same with narrower vectors; -1: there is none */
};

/*
 * Where elements are rows a box's vectors may not suit the stride: behind the table's boxes each has the same one with
 * narrower vectors, down to single values, and the last is possible for rows of any width. Other operations have the
 * table's boxes alone. r: device, operation, types and operator of the table. The caller ends it with
 * stand_ins_release, after an error, too.
 */
int stand_ins_make(struct catalogue *cat, const struct selection_table *t, const struct recipe_request *r,
		   struct stand_ins *s, struct err *e);
void stand_ins_release(struct stand_ins *s);

#endif

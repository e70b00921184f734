/* Private to the selection: what a table says of itself. */
#ifndef SEGTUNE_SELECTION_DESCRIBE_H
#define SEGTUNE_SELECTION_DESCRIBE_H

#include "tuner/selection/fit.h"

/* Boxes, curve, kinds and bound of a table whose trees are there. */
int describe_table(struct selection_table *t, const struct fit *f, struct err *e);

/* What of the table's cases was not tried. */
void describe_coverage(struct selection_table *t, int cold, const struct selection_options *o);

#endif

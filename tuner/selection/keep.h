/* Private to the selection: boxes of a table that is in use. */
#ifndef SEGTUNE_SELECTION_KEEP_H
#define SEGTUNE_SELECTION_KEEP_H

#include "tuner/selection/fit.h"

/*
 * The variants of o's boxes to keep as all that fit may choose from, malloc'd: free(fit->kept). 0: there are none, or
 * the matrix has none of the names; 1: fit is filled in; -1: no memory.
 */
int keep_find(const struct matrix *m, const struct selection_options *o, struct fit_options *fit, struct err *e);

/*
 * The table to keep that is of the same name as t, if its trees cost no more than a tie against the fit's; NULL: none.
 * variants: of its boxes, room for o's max_boxes.
 */
const struct selection_table *keep_table(const struct selection_table *t, const struct fit *f,
					 const struct selection_options *o, int *variants);

/* Does the fit with the old boxes lose no more than a tie against the free one? */
int keep_is_tie(const struct fit *freely, const struct fit *old);

#endif

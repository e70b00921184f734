/* Private to the selection: keeping the boxes of a table that is in use. */
#ifndef SEGTUNE_SELECTION_KEEP_H
#define SEGTUNE_SELECTION_KEEP_H

#include "tuner/selection/fit.h"

/* Makes the variants of o's boxes to keep the only candidates of `fit`; malloc'd, free(fit->kept). 1: fit is filled in;
 * 0: there are none, or the matrix has none of them; -1: out of memory, e filled. */
int keep_find(const struct matrix *m, const struct selection_options *o, struct fit_options *fit, struct err *e);

/* The table to keep that corresponds to t, if its trees cost no more than a tie compared with the fit's; NULL: none.
 * variants: receives its boxes, with room for o's max_boxes. */
const struct selection_table *keep_table(const struct selection_table *t, const struct fit *f,
					 const struct selection_options *o, int *variants);

/* Whether the fit with the old boxes loses no more than a tie against the free one. */
int keep_is_tie(const struct fit *freely, const struct fit *old);

#endif

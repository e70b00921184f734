/* Private to the selection: the statistics that a table reports about itself. */
#ifndef SEGTUNE_SELECTION_DESCRIBE_H
#define SEGTUNE_SELECTION_DESCRIBE_H

#include "tuner/selection/fit.h"

/* Worst and mean regret of the boxes that the trees of t pick, on the cases of one kind of lengths or (NULL) all.
 * variants: the table's boxes in the matrix. Left-out regrets are NAN. */
struct selection_regret describe_regret(const struct selection_table *t, enum selection_level level,
					const struct matrix *m, const int *variants, const char *kind);

/* The same for lookups that know what a probe finds. */
struct selection_regret describe_probed_regret(const struct selection_table *t, const struct matrix *m,
					       const int *variants);

/* Gives t, whose boxes are f's, an estimate if that costs less than its trees. f must be fitted to all cases. */
int describe_estimate(struct selection_table *t, const struct fit *f, struct err *e);

/* Fills in boxes, kinds and bound of a table whose trees are done. */
int describe_table(struct selection_table *t, const struct fit *f, struct err *e);

/* Adds regrets by number of boxes to a table that is described. */
int describe_curve(struct selection_table *t, struct fit *f, struct err *e);

/* Describes what was not tried on the table's cases. */
int describe_coverage(struct selection_table *t, int cold, const struct selection_options *o, struct err *e);

#endif

/* Private to the selection: what a table says of itself. */
#ifndef SEGTUNE_SELECTION_DESCRIBE_H
#define SEGTUNE_SELECTION_DESCRIBE_H

#include "tuner/selection/fit.h"

/*
 * Worst and mean of what the trees of t pick on the cases of a kind of lengths or (NULL) all. variants: of its boxes in
 * the matrix. Left-out regrets are NAN.
 */
struct selection_regret describe_regret(const struct selection_table *t, enum selection_level level,
					const struct matrix *m, const int *variants, const char *kind);

/* The same of lookups that know what a probe finds. */
struct selection_regret describe_probed_regret(const struct selection_table *t, const struct matrix *m,
					       const int *variants);

/* Give t, whose boxes are f's, an estimate if that costs less than its trees; f is of all cases. */
int describe_estimate(struct selection_table *t, const struct fit *f, struct err *e);

/* Boxes, curve, kinds and bound of a table whose trees are there. */
int describe_table(struct selection_table *t, struct fit *f, struct err *e);

/* What of the table's cases was not tried. */
int describe_coverage(struct selection_table *t, int cold, const struct selection_options *o, struct err *e);

#endif

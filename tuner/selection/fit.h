/* Private to the selection: trees and boxes of one matrix, in sample and with each family left out. */
#ifndef SEGTUNE_SELECTION_FIT_H
#define SEGTUNE_SELECTION_FIT_H

#include "tuner/selection/tree.h"

struct fit_options {
	int max_boxes;  /* of the table */
	int max_leaves; /* that trees are grown to, at least max_boxes: for the curve */
	double tolerance;
	int *kept; /* variants: the boxes, whatever trees need of them; NULL: choose among all */
	int nkept;
};

/* Picks of trees with 1 .. most leaves on the cases: regrets, [(leaves - 1) * ncases + case]; NAN: a gap. */
struct picks {
	int most;
	double *regret;
};

struct fit {
	const struct matrix *matrix;
	const struct fit_options *options;
	struct grown shares, *without;        /* LEVEL_SHARES: of all cases, without each family */
	struct grown trees[SELECTION_LEVELS]; /* each over the boxes; shares' own is borrowed from `shares` */
	int leaves[SELECTION_LEVELS];
	int nboxes, *boxes; /* variants */
	struct picks left_out[SELECTION_LEVELS];
};

int fit_matrix(struct fit *f, const struct matrix *m, const struct fit_options *o, struct err *e);
void fit_release(struct fit *f);

/* Regrets of the tree of a level with so many leaves, over the cases of a kind of lengths or (NULL) all. */
struct selection_regret fit_regret(const struct fit *f, enum selection_level level, int leaves, const char *kind);

/* Worst and mean of always picking the right one of the boxes. */
struct selection_regret fit_bound(const struct fit *f);

/* Different boxes of the LEVEL_SHARES tree with so many leaves. */
int fit_boxes_at(const struct fit *f, int leaves);

#endif

/* Private to the selection: a decision tree, grown leaf by leaf. */
#ifndef SEGTUNE_SELECTION_TREE_H
#define SEGTUNE_SELECTION_TREE_H

#include "tuner/selection/matrix.h"

/* What a tree is grown from. */
struct growth {
	const struct matrix *matrix;
	enum selection_level level; /* what it may ask */
	int max_leaves;
	int least_families; /* minimum on both sides of a split */
	double tolerance;   /* minimum decrease of the cost by a split */
	/* How far across a threshold cases count on the other side, relative to the width suitable for few cases. */
	double width;
	int left_out;          /* a family that the tree must not use; -1: none */
	const int *candidates; /* variants to choose from */
	int ncandidates;
	int may_have_gaps; /* 1: a variant may serve a leaf with cases on which it did not run, at a cost */
};

struct grown_node {
	enum selection_feature feature;
	double below;
	int low, high; /* 0: this is a leaf */
	int split;     /* number of splits made before this one */
	int variant;   /* its variant as a leaf */
};

struct grown {
	int nnodes; /* 2 * leaves - 1 */
	struct grown_node *nodes;
};

/*
 * Grows a tree, always by the split that lowers the cost most (best first, as in CART: Breiman et al. 1984), so a tree
 * with fewer leaves is a prefix of it. A case counts on both sides of a split, in proportion to the likelihood of lying
 * there, as lengths are known only roughly: so neither a threshold nor a box depends on a single case next to it. A
 * leaf gets no variant with a gap on one of its cases, unless all candidates have gaps there; then one with the fewest.
 */
int tree_grow(const struct growth *g, struct grown *t, struct err *e);

/* The same, starting from the first leaves of another tree, whose variants must be among the candidates. */
int tree_extend(const struct growth *g, const struct grown *from, int leaves, struct grown *t, struct err *e);
void tree_release(struct grown *t);

/* The variant picked by the tree as it was with that many leaves. */
int tree_variant(const struct grown *t, int leaves, const double features[SELECTION_FEATURES]);

static inline int tree_leaves(const struct grown *t)
{
	return (t->nnodes + 1) / 2;
}

#endif

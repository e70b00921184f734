/* Private to the selection: one tree, grown leaf by leaf. */
#ifndef SEGTUNE_SELECTION_TREE_H
#define SEGTUNE_SELECTION_TREE_H

#include "tuner/selection/matrix.h"

/* From what a tree is grown. */
struct growth {
	const struct matrix *matrix;
	enum selection_level level; /* what it may ask */
	int max_leaves;
	int least_families;    /* on both sides of a split */
	double tolerance;      /* a split must lower the cost by more */
	double width;          /* how far beyond a threshold cases count, times what suits few cases */
	int left_out;          /* a family that the tree must not know; -1: none */
	const int *candidates; /* variants to choose from */
	int ncandidates;
	int may_have_gaps; /* 1: a variant may serve a leaf with cases that it did not run on, at a cost */
};

struct grown_node {
	enum selection_feature feature;
	double below;
	int low, high; /* 0: a leaf */
	int split;     /* how many splits were made before this one */
	int variant;   /* as a leaf */
};

struct grown {
	int nnodes; /* 2 * leaves - 1 */
	struct grown_node *nodes;
};

/*
 * Grow a tree, always the split that lowers the cost most (best first, as in CART: Breiman et al. 1984), so that a tree
 * of fewer leaves is a prefix of it. A case counts on both sides of a split, by how likely its lengths, known only so
 * well, lie there: then neither a threshold nor a box stands on one case next to it. No variant is chosen for a leaf
 * with a case that it has a gap on, unless all candidates have gaps there: then one with the fewest.
 */
int tree_grow(const struct growth *g, struct grown *t, struct err *e);

/* The same, beginning with the first leaves of another tree, whose variants are among the candidates. */
int tree_extend(const struct growth *g, const struct grown *from, int leaves, struct grown *t, struct err *e);
void tree_release(struct grown *t);

/* The variant picked by the tree as it was with so many leaves. */
int tree_variant(const struct grown *t, int leaves, const double features[SELECTION_FEATURES]);

static inline int tree_leaves(const struct grown *t)
{
	return (t->nnodes + 1) / 2;
}

#endif

/* Extremely randomized trees (Geurts, Ernst, Wehenkel 2006) over the value indexes of a space. */
#ifndef SEGTUNE_FOREST_H
#define SEGTUNE_FOREST_H

#include "tuner/search/search_impl.h"

#define FOREST_TREES 24

struct forest_node {
	int param;   /* parameter of the split; -1: a leaf */
	int above;   /* value indexes above this go right */
	int left;    /* index of the left child; the right one is the next node */
	double mean; /* of the samples in a leaf */
};

/* Zero-initialized: empty. */
struct forest {
	struct forest_node *nodes;
	int nnodes, room;
	int roots[FOREST_TREES];
	int *scratch;
};

/* Trains on count configurations with targets y, discarding what was learned before. Random numbers come from s. -1:
 * out of memory. */
int forest_train(struct forest *f, struct search *s, const int *configs, const double *y, int count);
void forest_release(struct forest *f);

/* Mean and variance of the trees' predictions for a configuration. */
void forest_predict(const struct forest *f, const struct space *space, int config, double *mean, double *variance);

#endif

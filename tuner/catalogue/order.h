/* The order in which the variants of a case are tried, and in which cases are measured. */
#ifndef SEGTUNE_ORDER_H
#define SEGTUNE_ORDER_H

#include "harness/operations/problem.h"
#include "tuner/catalogue/variant.h"

struct candidate {
	struct variant variant;
	double rank; /* ascending */
};

/* Orders n candidates so that all families advance at the same relative pace: every prefix of the list has about the
 * same fraction of each family. Within a family the given order is kept or, with `shuffle`, replaced by a random one
 * that depends only on seed and parameters, so that neighbouring cases try the same variants first. */
void order_candidates(struct candidate *list, int n, int shuffle, uint64_t seed);

/*
 * Geometries are measured in the order of their list, except for the first one, during which others are generated: this
 * is the largest one that is generated instantly, judged by its estimated number of segments. (Fewer segments would be
 * slow with variants for short ones, while all builds are still outstanding. In replays of 27 lengths other orders by
 * segments were no better.) Returns its index; 0 if builds are for a single length, to keep geometries of one length
 * together.
 */
int order_first(const struct operation *operation, char *const *texts, int count);

/* The index of the geometry at a position in that order. */
int order_index(int first, int place);

#endif

/* The order in which the variants of a case are tried, and cases are measured. */
#ifndef SEGTUNE_ORDER_H
#define SEGTUNE_ORDER_H

#include "harness/operations/problem.h"
#include "tuner/catalogue/variant.h"

struct candidate {
	struct variant variant;
	double rank; /* small first */
};

/*
 * Order n candidates so that every family advances at the same relative pace: any prefix of the list has about the same
 * fraction of each family. Within a family the given order is kept, or (shuffle) replaced by a random one that depends
 * on seed and parameters alone, so that neighbouring cases try the same variants first.
 */
void order_candidates(struct candidate *list, int n, int shuffle, uint64_t seed);

/*
 * Geometries are measured in the order of their list, but for the first, so that others are generated meanwhile: the
 * largest that generates instantly, by its estimated segments. Fewer segments would be slow with variants for short
 * ones while all builds are still to come. In replays of 27 lengths other orders by segments were no better. Returns
 * its index: 0 where builds are for one length, to keep geometries of one length together.
 */
int order_first(const struct operation *operation, char *const *texts, int count);

/* The index of the geometry at a position of that order. */
int order_index(int first, int place);

#endif

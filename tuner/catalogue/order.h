/* Which variants are the same or alike, and in which order those of a case are tried; in which order cases are. */
#ifndef SEGTUNE_ORDER_H
#define SEGTUNE_ORDER_H

#include "tuner/catalogue/catalogue.h"

struct candidate {
	struct variant variant;
	double rank; /* small first */
};

/* By family, then by parameters; 0: the same. As qsort wants it. */
int variant_compare(const struct variant *a, const struct variant *b);

/* Where v is in the list, -1: nowhere. */
int variant_find(const struct variant *list, int count, const struct variant *v);

/* v itself, or what is most like it of its family: NULL where the list has none of that. */
const struct variant *variant_like(const struct variant *list, int count, const struct variant *v);

/* The family's default, or where the list does not have that, what is most like it; NULL as above. */
const struct variant *variant_first(const struct variant *list, int count, const struct family *family);

/*
 * Order n candidates so that every family advances at the same relative pace: after any share of the list each family
 * has had about that share of its variants. Within a family the given order is kept, or (shuffle) replaced by a random
 * one that depends only on seed and the parameters, so that neighbouring cases try the same variants first.
 */
void order_candidates(struct candidate *list, int n, int shuffle, uint64_t seed);

/*
 * Geometries are taken as they are listed, but for one that comes before all, which is ready at once; others are made
 * ready while it is measured. It is the largest one that generates instantly, by its estimated segments: with fewer,
 * variants for short ones take long, and all builds are still to come. In replays of 27 lengths (results/search) other
 * orders by segments did no better. Returns its index: 0 where builds are for one length, lest lengths are torn apart.
 */
int order_first(const struct operation *operation, char *const *texts, int count);

/* The index of the geometry at a place of that order. */
int order_index(int first, int place);

#endif

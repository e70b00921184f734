/* A search over variants of the catalogue on one case. */
#ifndef SEGTUNE_SEARCH_VARIANTS_H
#define SEGTUNE_SEARCH_VARIANTS_H

#include "catalogue.h"

/*
 * Try a variant with this share of the samples (1: all); again: it was tried with fewer before. *seconds gets the time,
 * INFINITY: it failed. Returns 0; 1 to end the search (the budget is spent, nothing was tried); -1 with e filled.
 */
typedef int (*try_variant_on)(void *context, const struct variant *v, double share, int again, double *seconds,
			      struct err *e);

/* This variant will be tried soon, after those told of before it. Returns 0, or -1 with e filled. */
typedef int (*expect_variant)(void *context, const struct variant *v, struct err *e);

#define SEARCH_ADVANCE 16

/*
 * Search the `count` variants in list by the strategy of that name; first, in this order, those of hints that are in
 * the list, and each family's default, or what is most like it. Ends when all were tried or body says so. expect hears
 * of `advance` variants, at most SEARCH_ADVANCE, before they are tried; so many questions the search asks before it has
 * the answers. *best: index of the fastest, -1: none.
 */
int search_variants(const char *name, uint64_t seed, const struct variant *list, int count, const struct variant *hints,
		    int nhints, try_variant_on body, expect_variant expect, int advance, void *context, int *best,
		    struct err *e);

#endif

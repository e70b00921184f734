/* A search over variants of the catalogue on one case. */
#ifndef SEGTUNE_SEARCH_VARIANTS_H
#define SEGTUNE_SEARCH_VARIANTS_H

#include "tuner/catalogue/catalogue.h"

#define SEARCH_ADVANCE 16

/* What a search works with; the functions return -1 with e filled where it cannot go on. */
struct search_bench {
	/*
	 * Try a variant with this share of the samples (1: all); again: it was tried with fewer before. *seconds gets
	 * the time, INFINITY: it failed. Returns 0; 1 to end the search (the budget is spent, nothing was tried).
	 */
	int (*try)(void *context, const struct variant *v, double share, int again, double *seconds, struct err *e);
	/* This variant will be tried soon. Returns 0. */
	int (*expect)(void *context, const struct variant *v, struct err *e);
	/* Can it be tried without waiting? NULL: variants are tried in the order in which they were asked for. */
	int (*is_ready)(void *context, const struct variant *v, int *ready, struct err *e);
	/* None can: do something that is of use meanwhile, 1 in *did; 0: there is nothing. */
	int (*meanwhile)(void *context, int *did, struct err *e);
	void *context;
	/*
	 * So many questions, SEARCH_ADVANCE at most, the search asks before it has the answers to those before; expect
	 * hears of them. The first that is ready is tried first, where any is.
	 */
	int advance;
};

/*
 * Search the `count` variants in list by the strategy of that name; first, in this order, those of hints that are in
 * the list, and each family's default, or what is most like it. Ends when all were tried or the bench says so. *best:
 * index of the fastest, -1: none.
 */
int search_variants(const char *name, uint64_t seed, const struct variant *list, int count, const struct variant *hints,
		    int nhints, const struct search_bench *bench, int *best, struct err *e);

#endif

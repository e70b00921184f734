/* A search over the variants of one case. */
#ifndef SEGTUNE_SEARCH_VARIANTS_H
#define SEGTUNE_SEARCH_VARIANTS_H

#include "tuner/catalogue/catalogue.h"

#define SEARCH_LOOKAHEAD 16

/* How variants are evaluated. Functions return 0, or -1 with e filled to abort the search. */
struct search_evaluator {
	/*
	 * Evaluate a variant with this share of the samples (1: all); again: it was evaluated with fewer before.
	 * *seconds gets the time, INFINITY if it failed. Returns 1 to end the search: the budget is spent, and nothing
	 * was evaluated.
	 */
	int (*evaluate)(void *context, const struct variant *v, double share, int again, double *seconds,
			struct err *e);
	/* This variant will be evaluated soon: start its build. */
	int (*prefetch)(void *context, const struct variant *v, struct err *e);
	void *context;
	int lookahead; /* proposals prefetched ahead of the results, SEARCH_LOOKAHEAD at most */
};

struct variant_search {
	const char *method; /* name of the strategy */
	uint64_t seed;
	const struct variant *list;
	int count;
	const struct variant *hints; /* to try first, in this order, where they are in the list */
	int nhints;
};

/*
 * Search the variants of vs: after the hints each family's default or what is most like it, then what the strategy
 * proposes. Ends when all were tried or the evaluator says so. *best: index of the fastest, -1: none.
 */
int search_variants(const struct variant_search *vs, const struct search_evaluator *evaluator, int *best,
		    struct err *e);

#endif

/* A search over the variants of one case. */
#ifndef SEGTUNE_SEARCH_VARIANTS_H
#define SEGTUNE_SEARCH_VARIANTS_H

#include "tuner/catalogue/catalogue.h"

#define SEARCH_LOOKAHEAD 16

/* Evaluates variants. Functions return 0, or -1 with e filled to abort the search. */
struct search_evaluator {
	/* Evaluates a variant with this fraction of the samples (1: all); again: it was evaluated with fewer samples
	 * before. *seconds: its time, INFINITY if it failed. Returns 1 to end the search: the budget is spent and
	 * nothing was evaluated. */
	int (*evaluate)(void *context, const struct variant *v, double share, int again, double *seconds,
			struct err *e);
	/* This variant will be evaluated soon: starts its build. */
	int (*prefetch)(void *context, const struct variant *v, struct err *e);
	void *context;
	int lookahead; /* number of proposals to prefetch ahead of the results, at most SEARCH_LOOKAHEAD */
};

struct variant_search {
	const char *method; /* name of the strategy */
	uint64_t seed;
	const struct variant *list;
	int count;
	const struct variant *hints; /* to be tried first, in this order, if they are in the list */
	int nhints;
};

/* Searches the variants of vs: first the hints, then each family's default or the most similar variant, then what the
 * strategy proposes. Ends when all were tried or the evaluator says so. *best: index of the fastest; -1: none. */
int search_variants(const struct variant_search *vs, const struct search_evaluator *evaluator, int *best,
		    struct err *e);

#endif

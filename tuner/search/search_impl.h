/* Private to the search strategies: the interface they implement, and the helpers they share (search_draw.c). */
#ifndef SEGTUNE_SEARCH_IMPL_H
#define SEGTUNE_SEARCH_IMPL_H

#include "tuner/search/search.h"

#define SEARCH_NONE (-1)

/* A strategy. Only propose is required. */
struct search_method {
	const char *name, *about;
	int (*init)(struct search *s, struct err *e); /* make s->state */
	/* A configuration that was not proposed yet, or SEARCH_NONE: wait, or any one if nothing is pending. */
	int (*propose)(struct search *s, double *share);
	void (*report)(struct search *s, const struct trial *t, double seconds);
	void (*release)(struct search *s);
};

struct search {
	const struct search_method *method;
	const struct space *space;
	void *state; /* of the method */
	uint64_t seed, draws;
	int *hints; /* to try first */
	int nhints, hint;
	int pending;    /* trials proposed and not reported */
	int *order;     /* all configurations, shuffled */
	int at;         /* in order: all before it were proposed */
	char *proposed; /* of each configuration: 1 once it was */
	int best;       /* fastest reported so far, -1: none */
	double best_seconds;
	int *scratch; /* space_neighbour_room entries, free to use within a call */
};

/* The method of that name ("auto": the default), NULL if unknown. */
const struct search_method *search_method_find(const char *name);

/* Uniform random number below count > 0; in [0, 1). */
int search_below(struct search *s, int count);
double search_uniform(struct search *s);

/* A random configuration that was not proposed, or SEARCH_NONE. Constant time. */
int search_random(struct search *s);

/* The one with these value indexes if it was not proposed, else one a few random steps away, else any (or SEARCH_NONE).
 */
int search_near(struct search *s, const int *values);

struct search_result {
	int config;
	double seconds;
};
/* For qsort of results; equal ones by configuration. */
int search_fastest_first(const void *left, const void *right);

/* Shuffle count numbers. */
void search_shuffle(struct search *s, int *list, int count);

/* The error for lack of memory. */
int search_no_memory(const struct search *s, struct err *e);

#endif

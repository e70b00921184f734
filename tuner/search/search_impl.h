/* Private to search*.c: what a strategy is made of, and what all of them need. */
#ifndef SEGTUNE_SEARCH_IMPL_H
#define SEGTUNE_SEARCH_IMPL_H

#include "tuner/search/search.h"

/* A strategy. Only next is required. */
struct search_method {
	const char *name, *about;
	int (*init)(struct search *s, struct err *e); /* make s->state */
	/* The next configuration, which was never asked for (SEARCH_NONE: wait or, with nothing outstanding, any). */
	int (*next)(struct search *s, double *share);
	void (*told)(struct search *s, const struct trial *t, double seconds);
	void (*release)(struct search *s);
};

#define SEARCH_NONE (-1)

struct search {
	const struct search_method *method;
	const struct space *space;
	void *state; /* of the method */
	uint64_t seed, draws;
	int *hints; /* to try first */
	int nhints, hint;
	int outstanding; /* trials asked for and not told */
	int nasked;
	int *order;      /* all configurations, shuffled */
	int at;          /* in order: all before were asked for */
	double *seconds; /* of each configuration: NAN before it is told in full, INFINITY failed */
	char *asked;     /* 1: was asked for */
	int best;        /* fastest told so far, -1: none */
	int *scratch;    /* space_neighbour_room entries, free to use within a call */
};

/* Uniform random number below count > 0; in [0, 1). */
int search_below(struct search *s, int count);
double search_uniform(struct search *s);

/* A random configuration that was not asked for, or SEARCH_NONE. Constant time. */
int search_random(struct search *s);

/* One with these value indexes that was not asked for, else one a few random steps away, else any (or SEARCH_NONE). */
int search_near(struct search *s, const int *values);

/* An order of count numbers at random. */
void search_shuffle(struct search *s, int *list, int count);

/* What init says without memory. */
int search_no_memory(const struct search *s, struct err *e);

extern const struct search_method search_exhaustive, search_random_order, search_race, search_local, search_genetic,
	search_evolution, search_forest;

#endif

/* Private to the search strategies: the interface they implement, and shared helpers (search_draw.c). */
#ifndef SEGTUNE_SEARCH_IMPL_H
#define SEGTUNE_SEARCH_IMPL_H

#include "tuner/search/search.h"

#define SEARCH_NONE (-1)

/* A strategy. Only propose is required. */
struct search_method {
	const char *name, *about;
	int (*init)(struct search *s, struct err *e); /* allocates s->state */
	/* Returns a configuration not proposed before. SEARCH_NONE: wait for results or, if nothing is pending, take
	 * any. */
	int (*propose)(struct search *s, double *share);
	void (*report)(struct search *s, const struct trial *t, double seconds);
	void (*release)(struct search *s);
};

struct search {
	const struct search_method *method;
	const struct space *space;
	void *state; /* private to the method */
	uint64_t seed, draws;
	int *hints; /* to be tried first */
	int nhints, hint;
	int pending;    /* trials proposed but not yet reported */
	int *order;     /* all configurations in random order */
	int at;         /* position in order; everything before it has been proposed */
	char *proposed; /* one flag per configuration: 1: proposed */
	int best;       /* fastest reported so far; -1: none */
	double best_seconds;
	int *scratch; /* space_neighbour_room entries, free for use within a call */
};

/* The method with this name ("auto": the default); NULL if unknown. */
const struct search_method *search_method_find(const char *name);

/* Uniform random numbers: an integer in [0, count), count > 0; a real in [0, 1). */
int search_below(struct search *s, int count);
double search_uniform(struct search *s);

/* A random configuration not proposed before, or SEARCH_NONE. Constant time. */
int search_random(struct search *s);

/* The configuration with these value indexes if it was not proposed, else one a few random steps away, else any; or
 * SEARCH_NONE. */
int search_near(struct search *s, const int *values);

struct search_result {
	int config;
	double seconds;
};
/* Order by time, then configuration, for qsort. */
int search_fastest_first(const void *left, const void *right);

/* Shuffles `count` numbers. */
void search_shuffle(struct search *s, int *list, int count);

/* Returns -1 with e set to out of memory. */
int search_no_memory(const struct search *s, struct err *e);

#endif

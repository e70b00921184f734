/* Lets the pool compile what the next trials of a group need, so that builds are ready when their turn comes. */
#ifndef SEGTUNE_PREFETCH_H
#define SEGTUNE_PREFETCH_H

#include "tuner/sweep/case_group.h"

struct prefetch {
	struct case_group *group;
	/* Chooses the next build to prefetch: 1 with *b, 0: none. NULL: builds are named one by one
	 * (prefetch_build). */
	int (*choose)(void *context, struct build **b, struct err *e);
	void *context;
};

/* Until prefetch_close, the time while the device is busy is used, too. */
void prefetch_open(struct prefetch *p);
void prefetch_close(struct prefetch *p);

/* Lets the pool build what comes next, as far as it has room and evaluations are left. */
int prefetch_next(struct prefetch *p, struct err *e);

/* Lets it build v, which will be tried on c, if it has room and the store has no result. */
int prefetch_build(struct prefetch *p, const struct variant *v, const struct sweep_case *c, struct err *e);

/* To be called when the current case is done: cancels builds that were prefetched for it. */
void prefetch_cancel(struct prefetch *p);

#endif

/*
 * Has the pool compile what the trials of a group need next, so that a build is there when its turn comes.
 */
#ifndef SEGTUNE_PREFETCH_H
#define SEGTUNE_PREFETCH_H

#include "tuner/sweep/case_group.h"

struct prefetch {
	struct case_group *group;
	/* Which build is to be prefetched next: 1 with *b, 0: none. NULL: they are named one by one (prefetch_build).
	 */
	int (*choose)(void *context, struct build **b, struct err *e);
	void *context;
};

/* From now on to prefetch_close the device's busy time is used, too. */
void prefetch_open(struct prefetch *p);
void prefetch_close(struct prefetch *p);

/* Have the pool build what comes next, as far as it has room and evaluations are left. */
int prefetch_next(struct prefetch *p, struct err *e);

/* Have it build v, which will be tried on c, if it has room and the store has no result. */
int prefetch_build(struct prefetch *p, const struct variant *v, const struct sweep_case *c, struct err *e);

/* The case under way is done: cancel builds that were prefetched for it. */
void prefetch_cancel(struct prefetch *p);

#endif

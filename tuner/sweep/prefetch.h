/*
 * Hides latency in the trials of a group: builds are compiled in the pool before their turn, host work is done while
 * the device is busy, and time spent waiting for a build goes into cases to come.
 */
#ifndef SEGTUNE_PREFETCH_H
#define SEGTUNE_PREFETCH_H

#include "tuner/sweep/case_group.h"

/* ---- speculative measurements of a guided search (speculation.c) ---- */

/* A build that was measured, the fastest first in lists of these. */
struct timed {
	struct build *build; /* borrowed */
	double seconds;
	int case_index; /* on which it was measured; of recent ones: on which it is measured next */
};

struct timed_list {
	struct timed *list;
	int count, room;
};

/*
 * What is built and fast on the case under way is measured on cases to come, while builds are waited for. Begins as
 * {0}.
 */
struct speculation {
	struct timed_list recent; /* on the case under way */
	struct timed_list early;  /* results on cases to come */
};

/* b took that long on case k, which is under way. */
int speculation_note(struct speculation *s, struct build *b, double seconds, int k, struct err *e);

/*
 * Measure the fastest recent build that has a case left on the next such case that is on the device: 1 in *did; 0:
 * there is none. A failure there is stored as ever.
 */
int speculation_run(struct speculation *s, struct case_group *g, int *did, struct err *e);

/* The variants that were measured early on case k into list (room for early.count), the fastest first; their number. */
int speculation_hints(const struct speculation *s, int k, struct variant *list);
int speculation_has(const struct speculation *s, int k, const struct variant *v);

void speculation_release(struct speculation *s);

/* ---- prefetching (prefetch.c) ---- */

struct prefetch {
	struct case_group *group;
	/* Which build is to be prefetched next: 1 with *b, 0: none. NULL: they are named one by one (prefetch_build).
	 */
	int (*choose)(void *context, struct build **b, struct err *e);
	void *context;
	struct speculation speculation;
};

/* From now on to prefetch_close the device's busy time is used, too. */
void prefetch_open(struct prefetch *p);
void prefetch_close(struct prefetch *p);

/* Have the pool build what comes next, as far as it has room and evaluations are left. */
int prefetch_next(struct prefetch *p, struct err *e);

/* Have it build v, which will be tried on c, if it has room and the store has no result. */
int prefetch_build(struct prefetch *p, const struct variant *v, const struct sweep_case *c, struct err *e);

/* Can v be tried on c without waiting for a compiler? */
int prefetch_is_ready(const struct prefetch *p, const struct variant *v, const struct sweep_case *c, int *ready,
		      struct err *e);

/* Until b is built: put its adversarial problems on the device, then take and open further cases. */
int prefetch_wait(struct prefetch *p, struct build *b, struct err *e);

/* No build is ready: take or open a further case, or else measure speculatively. *did 0: there is nothing to do. */
int prefetch_idle(struct prefetch *p, int *did, struct err *e);

/* The case under way is done: cancel builds that were prefetched for it. */
void prefetch_cancel(struct prefetch *p);

#endif

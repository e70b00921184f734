/* A portfolio: few variants that together are near the fastest everywhere, tried on every case. Private to the sweep.
 */
#ifndef SEGTUNE_PORTFOLIO_H
#define SEGTUNE_PORTFOLIO_H

#include "tuner/sweep/prefetch.h"

struct portfolio_turn {
	int variant;
	double outlook; /* times as slow as the best of a like case */
	double overall; /* the same of all cases so far, geometric mean */
};

struct portfolio {
	struct case_group *group;
	struct prefetch *prefetch;
	int room; /* cases, at most */
	struct variant_list variants;
	double *seconds; /* [variant * room + case]; 0: not known */
	double *best;    /* of each case; 0: not known */
	int nturns;      /* of the case under way, in order */
	struct portfolio_turn *turns;
	char *pending; /* [variant * room + case]; 1: to be tried there when it is built */
	int npending;
};

/*
 * What the device's prior has of the strategies that the request wants, for a group of at most `room` cases: none where
 * the request does not cross cases, or counts evaluations.
 */
int portfolio_open(struct portfolio *p, struct case_group *g, int room, struct err *e);
void portfolio_close(struct portfolio *p);

/* Have its builds begun for case k. */
int portfolio_prefetch(struct portfolio *p, int k, struct err *e);

/*
 * Try those that may run on case k, which is on the device, up to a deadline of clock_now: not what is hopeless on
 * cases like it, nor, where none is known, what is not sensible there. They become entries of the group. What is not
 * built yet is pending: other cases need not wait for it.
 */
int portfolio_run(struct portfolio *p, int k, double deadline, struct err *e);

/*
 * Try what is pending and built by now; wait: all that is pending. Returns how many were tried. At the deadline nothing
 * is pending any more.
 */
int portfolio_catch_up(struct portfolio *p, double deadline, int wait, struct err *e);

/* The fastest few of them on case k so far, room for `most`. Returns how many. */
int portfolio_best(const struct portfolio *p, int k, struct variant *best, int most);

#endif

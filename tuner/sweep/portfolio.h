/* A portfolio: a few variants, one of which is near the fastest everywhere, tried on every case. Private to the
 * sweep. */
#ifndef SEGTUNE_PORTFOLIO_H
#define SEGTUNE_PORTFOLIO_H

#include "tuner/sweep/prefetch.h"

struct portfolio_turn {
	int variant;
	double outlook; /* expected slowdown relative to the best, from a similar case */
	double overall; /* the same over all cases so far, as a geometric mean */
};

struct portfolio {
	struct case_group *group;
	struct prefetch *prefetch;
	int room; /* maximum number of cases */
	struct variant_list variants;
	double *seconds; /* [variant * room + case]; 0: unknown */
	double *best;    /* per case; 0: unknown */
	int nturns;      /* for the current case, in order */
	struct portfolio_turn *turns;
	char *pending; /* [variant * room + case]; 1: to be tried there once it is built */
	int npending;
	char *unfinished; /* per case; 1: the deadline came before all its variants had been tried or were pending */
	int nunfinished;
	int resumed; /* the case with which portfolio_resume went on last */
};

/* Takes the portfolio of the device's prior, restricted to strategies that the request wants, for a group of at most
 * `room` cases. Empty if the request does not measure winners on other cases, or limits evaluations. */
int portfolio_open(struct portfolio *p, struct case_group *g, int room, struct err *e);
void portfolio_close(struct portfolio *p);

/* Starts its builds for case k. */
int portfolio_prefetch(struct portfolio *p, int k, struct err *e);

/* Tries the variants that can run on case k, which is uploaded, until a deadline of clock_now. Omits those that are
 * hopeless on similar cases or, if no such case is known, not sensible there. They become entries of the group. Those
 * not built yet become pending, so that other cases need not wait for them; a case whose time was too short becomes
 * unfinished. */
int portfolio_run(struct portfolio *p, int k, double deadline, struct err *e);

/* Goes on with an unfinished case, in turns, for a moment or until the deadline. Returns 0 if there is none or no time,
 * else 1. */
int portfolio_resume(struct portfolio *p, double deadline, struct err *e);

/* Tries what is pending and has been built; wait: everything that is pending. Returns the number tried. After the
 * deadline nothing is pending any more. */
int portfolio_catch_up(struct portfolio *p, double deadline, int wait, struct err *e);

/* The fastest variants of it on case k so far, at most `most`. Returns their number. */
int portfolio_best(const struct portfolio *p, int k, struct variant *best, int most);

#endif

/*
 * Head to head: the best few of each case are measured once more, in turns, and who won is stored. Ties go to the
 * variant that wins, or is tied for the win, in most other cases, then to the one with the smaller footprint.
 */
#ifndef SEGTUNE_FINALS_H
#define SEGTUNE_FINALS_H

#include "harness/measure/rounds.h"
#include "tuner/sweep/sweep_case.h"

/* One case. */
struct final {
	struct sweep_case *c;
	struct build *builds[ROUNDS_VARIANTS]; /* borrowed; built and right */
	struct rounds rounds;
	struct ranking ranks[ROUNDS_VARIANTS]; /* against the leader */
	int leader;
	int winner; /* that is stored, -1: none yet */
};

/*
 * Measure the count (2 to ROUNDS_VARIANTS) builds, which about took so many seconds each, on case c in turns. What a
 * single measurement is known to, sampling->target, counts as equal. The rounds take time_cap seconds at most. A launch
 * that fails gives f->c NULL: then there is no final, and the device can be used again.
 */
int final_hold(struct final *f, struct sweep_case *c, struct build *const *builds, const double *about, int count,
	       const struct sampling *sampling, double time_cap, struct err *e);

/*
 * Decide final k of a list by the first count of them (those without a case do not matter) and store what came of it,
 * unless it is what is stored already. To be called at once, so that it is not lost, and again when all were held: a
 * tie may then go to another.
 */
int final_decide(struct final *list, int count, int k, struct err *e);

#endif

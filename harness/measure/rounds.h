/*
 * Several variants on one case, in turns: what differs by less than a device drifts from one measurement to the next is
 * told apart only where the samples lie side by side.
 */
#ifndef SEGTUNE_ROUNDS_H
#define SEGTUNE_ROUNDS_H

#include "harness/measure/bench.h"

#define ROUNDS_RIVALS 32
#define ROUNDS_MOST 201

struct rival {
	const struct plan *plan;
	struct gpu_program *program;
	double about; /* seconds a call, as measured before */
};

struct rounds_options {
	int cold;        /* as in struct sampling */
	double tie;      /* ratios within so much of 1 count as equal */
	double time_cap; /* seconds that all of it may take; a few rounds are always made */
};

struct rounds {
	int rivals, count;                          /* how many of each; rounds that were made */
	int counts[ROUNDS_RIVALS];                  /* of them, those that a rival took part in: the first so many */
	double tie;                                 /* of the options */
	double seconds[ROUNDS_RIVALS][ROUNDS_MOST]; /* a call */
};

/* One rival against another. */
struct ranking {
	double seconds;          /* median */
	double ratio, low, high; /* of its seconds to the other's in the same round: median and 95% interval */
	int tied; /* it took part to the end, and the interval does not lie above 1, or all of it is within the tie */
};

/*
 * Rounds of one sample of each rival (2 to ROUNDS_RIVALS), who begin in turn, until the fastest is told from each of
 * the others or is within the tie of it, or ROUNDS_MOST or the time is reached. Whoever is slower than the fastest by
 * more than the tie, for certain, takes no further part: the time is for those that are close. All were verified on
 * this load. Leaves *r without owned memory; -1 with e filled where a launch fails.
 */
int bench_rounds(struct load *load, const struct rival *rivals, int count, const struct rounds_options *options,
		 struct rounds *r, struct err *e);

/* Of the rivals that took part to the end the one with the smallest median: its index. */
int rounds_leader(const struct rounds *r);

/* All rivals against one that took part to the end, each by the rounds that it was in, into ranks. */
void rounds_rank(const struct rounds *r, int against, struct ranking *ranks);

#endif

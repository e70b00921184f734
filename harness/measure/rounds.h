/*
 * Several variants on one case in interleaved rounds: a difference smaller than the device's drift shows only between
 * samples taken side by side.
 */
#ifndef SEGTUNE_ROUNDS_H
#define SEGTUNE_ROUNDS_H

#include "harness/measure/bench.h"

#define ROUNDS_VARIANTS 32
#define ROUNDS_MAX 201

struct rounds_variant {
	const struct plan *plan;
	struct gpu_program *program;
	double estimate; /* seconds a call, as measured before */
};

struct rounds_options {
	int cold;        /* as in struct sampling */
	double tie;      /* ratios this close to 1 count as equal */
	double time_cap; /* seconds in all, unless the few rounds that it takes to decide take longer */
	double limit;    /* seconds that these may take; where they would take longer, none is made */
};

struct rounds {
	int nvariants, count;                        /* rounds that were made */
	int counts[ROUNDS_VARIANTS];                 /* rounds that a variant was in: the first ones */
	double tie;                                  /* of the options */
	double seconds[ROUNDS_VARIANTS][ROUNDS_MAX]; /* a call */
};

/* One variant against another. */
struct ranking {
	double seconds;          /* median */
	double ratio, low, high; /* of its seconds to the other's in the same round: median and 95% interval */
	int tied; /* it was in all rounds, and the interval is not entirely above 1, or is entirely within the tie */
};

/*
 * Rounds of one sample of each of 2 to ROUNDS_VARIANTS variants, which take turns to begin, until every variant is
 * either slower than the fastest or tied with it, or ROUNDS_MAX or the time cap is reached. A variant that is certainly
 * slower than the fastest by more than the tie is dropped, which leaves the time to the close ones. All were verified
 * on this problem. *r owns no memory; its count is 0 where the limit allows no decision. -1 with e filled where a
 * launch fails.
 */
int bench_rounds(struct device_problem *p, const struct rounds_variant *variants, int count,
		 const struct rounds_options *options, struct rounds *r, struct err *e);

/* Index of the variant with the smallest median of those that were in all rounds. */
int rounds_leader(const struct rounds *r);

/* All variants against one that was in all rounds; each by the rounds that it was in. */
void rounds_rank(const struct rounds *r, int against, struct ranking *ranks);

#endif

/* Compares variants on one case in interleaved rounds: differences smaller than the device's drift are visible only
 * between samples taken close together. */
#ifndef SEGTUNE_ROUNDS_H
#define SEGTUNE_ROUNDS_H

#include "harness/measure/bench.h"

#define ROUNDS_VARIANTS 32
#define ROUNDS_MAX 201

struct rounds_variant {
	const struct plan *plan;
	struct gpu_program *program;
	double estimate; /* seconds per call, from an earlier measurement */
};

struct rounds_options {
	int cold;        /* as in struct sampling */
	double tie;      /* ratios within this distance of 1 count as equal */
	double time_cap; /* total seconds, unless the minimum number of rounds takes longer */
	double limit;    /* maximum seconds of that minimum; if it would take longer, no round is made */
};

struct rounds {
	int nvariants, count;                        /* number of rounds made */
	int counts[ROUNDS_VARIANTS];                 /* rounds in which a variant took part: always the first ones */
	double tie;                                  /* from the options */
	double seconds[ROUNDS_VARIANTS][ROUNDS_MAX]; /* seconds per call */
};

/* One variant compared with another. */
struct ranking {
	double seconds;          /* median */
	double ratio, low, high; /* of its time to the other's within a round: median and 95% confidence interval */
	/* It took part in all rounds, and its interval is not entirely above 1, or is entirely within the tie. */
	int tied;
};

/*
 * Makes rounds of one sample of each of 2 to ROUNDS_VARIANTS variants, which take turns to begin, until every variant
 * is either slower than the fastest or tied with it, or until ROUNDS_MAX or the time cap is reached. A variant that is
 * certainly slower than the fastest by more than the tie is dropped, which leaves more time for close ones. All
 * variants must have been verified on this problem. *r owns no memory; r->count is 0 if the limit is too short for a
 * decision. Returns -1 with e filled if a launch fails.
 */
int bench_rounds(struct device_problem *p, const struct rounds_variant *variants, int count,
		 const struct rounds_options *options, struct rounds *r, struct err *e);

/* Index of the variant with the smallest median among those that took part in all rounds. */
int rounds_leader(const struct rounds *r);

/* Ranks all variants against one that took part in all rounds, each by the rounds it took part in. */
void rounds_rank(const struct rounds *r, int against, struct ranking *ranks);

#endif

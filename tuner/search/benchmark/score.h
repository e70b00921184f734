/*
 * The score of a search, by the method of Willemsen et al. (A Methodology for Comparing Auto-Tuning Optimization
 * Algorithms, Future Generation Computer Systems, 2024): where its best-so-far lies between what random search is
 * expected to have found (0) and the optimum (1), averaged over a budget in which random search would come near the
 * optimum. The expectation is the value at the expected rank, not the expected value: with heavy-tailed times, the mean
 * score of random search itself is far below 0.
 */
#ifndef SEGTUNE_SCORE_H
#define SEGTUNE_SCORE_H

#include "tuner/search/benchmark/recording.h"

/* Start and end of the budget: when random search is expected to have covered this fraction of the way from the median
 * to the optimum. */
#define SCORE_START 0.01
#define SCORE_CUTOFF 0.95

struct baseline {
	int count;      /* number of configurations with a time */
	double *values; /* their times, worst first */
	/* Target: what random search is expected to have found at the end of the budget. */
	double optimum, median, target;
	double evaluation; /* mean cost of a configuration in seconds, including failed ones */
	int evaluations;   /* in the budget */
	double start, end; /* of the budget, in seconds */
	double *slopes;    /* of the smoothed curve at 1, 2, ... nslopes evaluations */
	int nslopes;
};

/* cutoff: SCORE_CUTOFF, or another fraction. */
int baseline_make(const struct recording *r, double cutoff, struct baseline *b, struct err *e);
void baseline_release(struct baseline *b);

/* Evaluations, without replacement, after which random search is expected to have covered the fraction `cutoff` of the
 * way from the median to the optimum. */
int baseline_evaluations(const struct baseline *b, double cutoff);

/* The time that random search is expected to have found after `evaluations` (>= 1, may be fractional): the value at the
 * expected rank, smoothed by monotone cubic interpolation between integers. */
double baseline_value(const struct baseline *b, double evaluations);

/* The best time found so far at each moment of a run, in order of time. */
struct run_point {
	double at;      /* simulated seconds since the start */
	double seconds; /* best time known then */
};

/* The performance of a run at the moment `at`: (F_random - F) / (F_random - F_optimum); 0 before anything was found.
 * NAN if random search has already reached the target: in small spaces it reaches it, and the optimum, before the
 * budget in seconds ends, and the quotient would grow without bound. */
double score_at(const struct baseline *b, const struct run_point *points, int count, double at);

/* The mean performance at evenly spaced moments of the budget; NAN if there is nothing to compare. curve (may be NULL):
 * the performance at `steps` of them, NAN as above. */
#define SCORE_STEPS 1000
double score_run(const struct baseline *b, const struct run_point *points, int count, double *curve, int steps);

#endif

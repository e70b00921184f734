/*
 * How good a search is, by the method of Willemsen et al. (A Methodology for Comparing Auto-Tuning Optimization
 * Algorithms, Future Generation Computer Systems, 2024): how far its best-so-far lies between what random search is
 * expected to have found (0) and the optimum (1), on average over a budget that random search would need to come near.
 * Expected is the value at the expected rank, not the expected value: where times have a heavy tail, the mean score of
 * random search itself lies far below 0.
 */
#ifndef SEGTUNE_SCORE_H
#define SEGTUNE_SCORE_H

#include "tuner/search/benchmark/recording.h"

/* Where the budget begins and ends: random search is expected to have come this far from the median to the optimum. */
#define SCORE_START 0.01
#define SCORE_CUTOFF 0.95

struct baseline {
	int count;                      /* configurations that have a time */
	double *values;                 /* their times, worst first */
	double optimum, median, target; /* target: random search has come there when the budget ends */
	double evaluation;              /* mean cost of a configuration in seconds, failed ones too */
	int evaluations;                /* in the budget */
	double start, end;              /* of the budget, in seconds */
	double *slopes;                 /* of the smoothed curve at 1, 2, ... nslopes evaluations */
	int nslopes;
};

/* cutoff: SCORE_CUTOFF, or another share. */
int baseline_make(const struct recording *r, double cutoff, struct baseline *b, struct err *e);
void baseline_release(struct baseline *b);

/*
 * Evaluations without replacement after which random search is expected to have come the share `cutoff` of the way from
 * the median to the optimum.
 */
int baseline_evaluations(const struct baseline *b, double cutoff);

/* Time that random search is expected to have found after some evaluations (>= 1, whole or not): the expected rank,
 * smoothed by monotone cubic interpolation between whole numbers. */
double baseline_value(const struct baseline *b, double evaluations);

/* Best so far: the time found at each moment of a run, in the order of the moments. */
struct run_point {
	double at;      /* simulated seconds since the start */
	double seconds; /* best configuration known then */
};

/*
 * Performance of a run at the moment `at`: (F_random - F) / (F_random - F_optimum). Before anything was found it is 0.
 * NAN where random search has already come to the target: in small spaces it gets there, and to the optimum, before the
 * budget in seconds ends, and the quotient would grow beyond all bounds.
 */
double score_at(const struct baseline *b, const struct run_point *points, int count, double at);

/* Its mean over moments spread evenly over the budget, NAN where nothing can be compared. curve (may be NULL) gets it
 * at `steps` of them, NAN as above. */
#define SCORE_STEPS 1000
double score_run(const struct baseline *b, const struct run_point *points, int count, double *curve, int steps);

#endif

/* One run on a recorded space in simulated time. */
#ifndef SEGTUNE_SIMULATION_H
#define SEGTUNE_SIMULATION_H

#include "tuner/search/benchmark/benchmark.h"
#include "tuner/search/search.h"

struct simulation {
	const struct benchmark_space *space;
	double clock, best;       /* simulated seconds; best time reported so far */
	struct run_point *points; /* one per improvement */
	int npoints;
	char *built; /* flags: configurations that were compiled */
	double within, first;
	int trials, reached; /* as in struct optimizer_run */
};

/* within: as in struct benchmark_request. -1 if out of memory; call simulation_end in any case. */
int simulation_begin(struct simulation *s, const struct benchmark_space *space, double within);

/* Returns the time of a trial; the clock advances by its cost. */
double simulation_try(struct simulation *s, const struct trial *t);

/* Whether the budget is spent. */
int simulation_is_over(const struct simulation *s);

/* Sets score, found and curve. */
void simulation_score(const struct simulation *s, struct optimizer_run *run);
void simulation_end(struct simulation *s);

#endif

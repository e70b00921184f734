/* One run on a recorded space in simulated time. */
#ifndef SEGTUNE_SIMULATION_H
#define SEGTUNE_SIMULATION_H

#include "tuner/search/benchmark/benchmark.h"
#include "tuner/search/search.h"

struct simulation {
	const struct benchmark_space *space;
	double clock, best;       /* simulated seconds; the best time reported so far */
	struct run_point *points; /* each improvement */
	int npoints;
	char *built; /* configurations that were compiled */
	double within, first;
	int trials, reached; /* as in struct optimizer_run */
};

/* within: as benchmark_request has it. -1 without memory; simulation_end releases it in any case. */
int simulation_begin(struct simulation *s, const struct benchmark_space *space, double within);

/* The time that a trial gives; the clock advances by its cost. */
double simulation_try(struct simulation *s, const struct trial *t);

/* Is the budget spent? */
int simulation_is_over(const struct simulation *s);

/* Score, found and curve. */
void simulation_score(const struct simulation *s, struct optimizer_run *run);
void simulation_end(struct simulation *s);

#endif

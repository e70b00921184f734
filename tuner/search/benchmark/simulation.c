/* One run in simulated time: what its trials cost and find, until the budget of the space is spent. */
#include "tuner/search/benchmark/simulation.h"

#include <math.h>
#include <stdlib.h>

int simulation_begin(struct simulation *s, const struct benchmark_space *space, double within)
{
	size_t configs = (size_t)space->recording.space.nconfigs + 1;

	*s = (struct simulation){.space = space, .best = INFINITY, .within = within, .first = NAN};
	/* A race may try a configuration three times. */
	s->points = malloc(4 * configs * sizeof *s->points);
	s->built = calloc(configs, 1);
	return s->points && s->built ? 0 : -1;
}

void simulation_end(struct simulation *s)
{
	free(s->points);
	free(s->built);
}

/* After a trial: whether the best found is within the requested regret. */
static void note_reached(struct simulation *s)
{
	const double found = s->npoints ? s->points[s->npoints - 1].seconds / s->space->baseline.optimum : INFINITY;

	if (s->trials++ == 0)
		s->first = found;
	if (!s->reached && found <= 1 + s->within && !simulation_is_over(s))
		s->reached = s->trials;
}

double simulation_try(struct simulation *s, const struct trial *t)
{
	const struct recording *r = &s->space->recording;
	double cost, seconds = recording_try(r, t->config, t->share, s->built[t->config], &cost);

	s->built[t->config] = 1;
	s->clock += cost;
	if (seconds < s->best) {
		s->best = seconds;
		/* Although it was chosen by a fraction of its samples, the configuration counts with its true time. */
		s->points[s->npoints++] = (struct run_point){s->clock, r->outcomes[t->config].seconds};
	}
	note_reached(s);
	return seconds;
}

int simulation_is_over(const struct simulation *s)
{
	return s->clock > s->space->baseline.end;
}

void simulation_score(const struct simulation *s, struct optimizer_run *run)
{
	const struct baseline *base = &s->space->baseline;

	run->done = 1;
	run->score = score_run(base, s->points, s->npoints, run->curve, BENCHMARK_STEPS);
	run->first = s->first;
	run->reached = s->reached;
	run->found = NAN;
	for (int i = 0; i < s->npoints && s->points[i].at <= base->end; i++)
		run->found = s->points[i].seconds / base->optimum;
}

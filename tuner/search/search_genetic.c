/* Genetic algorithm: tournament selection, uniform crossover, mutation; the best of parents and children survive. */
#include <math.h>
#include <stdlib.h>

#include "tuner/search/search_impl.h"

#define POPULATION 16

struct genetic {
	struct search_result members[2 * POPULATION]; /* the population, followed by its children */
	int size, born, reported; /* size of the population; children of this generation proposed, reported */
};

static int init(struct search *s, struct err *e)
{
	s->state = calloc(1, sizeof(struct genetic));
	return s->state ? 0 : search_no_memory(s, e);
}

static void release(struct search *s)
{
	free(s->state);
}

/* Tournament of two; members are sorted, fastest first. */
static const int *parent(struct search *s)
{
	const struct genetic *g = s->state;
	int a = search_below(s, g->size), b = search_below(s, g->size);

	return space_values(s->space, g->members[a < b ? a : b].config);
}

static int child(struct search *s)
{
	const int *mother = parent(s), *father = parent(s);
	int values[SPACE_PARAMS], nparams = s->space->nparams;

	for (int p = 0; p < nparams; p++) {
		values[p] = search_below(s, 2) ? mother[p] : father[p];
		if (search_below(s, nparams) == 0)
			values[p] = search_below(s, s->space->params[p].nvalues);
	}
	return search_near(s, values);
}

static void next_generation(struct genetic *g)
{
	int all = g->size + g->reported;

	qsort(g->members, (size_t)all, sizeof *g->members, search_fastest_first);
	g->size = all < POPULATION ? all : POPULATION;
	g->born = g->reported = 0;
}

static int propose(struct search *s, double *share)
{
	struct genetic *g = s->state;
	int config;

	(void)share;
	if (g->born == POPULATION) {
		if (g->reported < g->born)
			return SEARCH_NONE;
		next_generation(g);
	}
	config = g->size ? child(s) : search_random(s);
	if (config != SEARCH_NONE)
		g->born++;
	return config;
}

static void report(struct search *s, const struct trial *t, double seconds)
{
	struct genetic *g = s->state;

	/* Hints are added to the generation as long as there is room. */
	if (g->size + g->reported < 2 * POPULATION)
		g->members[g->size + g->reported++] = (struct search_result){t->config, seconds};
	if (g->born < g->reported)
		g->born = g->reported;
}

const struct search_method search_genetic = {.name = "genetic",
					     .about = "genetic algorithm",
					     .init = init,
					     .propose = propose,
					     .report = report,
					     .release = release};

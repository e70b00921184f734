/*
 * Differential evolution (Storn, Price 1997; best/1/bin) on the indexes of the values: what a parameter differs by
 * between two members is added to the best one's value.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/search_impl.h"

#define POPULATION 16
#define WEIGHT_LOW 0.5 /* of differences: drawn from here to 1 */
#define CROSSOVER 0.7  /* chance that a parameter is the mutant's */

struct evolution {
	int configs[POPULATION];
	double seconds[POPULATION];
	int challenger[POPULATION]; /* asked for to replace that member, -1: none */
	int size, turn;
};

static int init(struct search *s, struct err *e)
{
	struct evolution *d = calloc(1, sizeof *d);

	s->state = d;
	if (!d)
		return search_no_memory(s, e);
	for (int i = 0; i < POPULATION; i++)
		d->challenger[i] = -1;
	return 0;
}

static void release(struct search *s)
{
	free(s->state);
}

static int best_member(const struct evolution *d)
{
	int best = 0;

	for (int i = 1; i < d->size; i++)
		if (d->seconds[i] < d->seconds[best])
			best = i;
	return best;
}

static int clamp(double value, int count)
{
	return value < 0 ? 0 : value > count - 1 ? count - 1 : (int)lround(value);
}

static int challenge(struct search *s, int target)
{
	const struct evolution *d = s->state;
	const int *own = space_values(s->space, d->configs[target]);
	const int *base = space_values(s->space, d->configs[best_member(d)]);
	const int *plus = space_values(s->space, d->configs[search_below(s, d->size)]);
	const int *minus = space_values(s->space, d->configs[search_below(s, d->size)]);
	int values[SPACE_PARAMS], sure = search_below(s, s->space->nparams);
	double weight = WEIGHT_LOW + (1 - WEIGHT_LOW) * search_uniform(s);

	for (int p = 0; p < s->space->nparams; p++) {
		int mutant = clamp(base[p] + weight * (plus[p] - minus[p]), s->space->params[p].nvalues);

		values[p] = p == sure || search_uniform(s) < CROSSOVER ? mutant : own[p];
	}
	return search_near(s, values);
}

static int next(struct search *s, double *share)
{
	struct evolution *d = s->state;

	(void)share;
	if (d->size + s->outstanding < POPULATION)
		return search_random(s);
	if (d->size < POPULATION)
		return SEARCH_NONE;
	for (int i = 0; i < POPULATION; i++, d->turn = (d->turn + 1) % POPULATION)
		if (d->challenger[d->turn] < 0) {
			d->challenger[d->turn] = challenge(s, d->turn);
			return d->challenger[d->turn];
		}
	return SEARCH_NONE;
}

static void told(struct search *s, const struct trial *t, double seconds)
{
	struct evolution *d = s->state;

	for (int i = 0; i < POPULATION; i++)
		if (d->challenger[i] == t->config) {
			d->challenger[i] = -1;
			d->turn = (i + 1) % POPULATION;
			if (seconds > d->seconds[i])
				return;
			d->configs[i] = t->config;
			d->seconds[i] = seconds;
			return;
		}
	if (d->size < POPULATION) {
		d->configs[d->size] = t->config;
		d->seconds[d->size++] = seconds;
	}
}

const struct search_method search_evolution = {.name = "evolution",
					       .about = "differential evolution",
					       .init = init,
					       .next = next,
					       .told = told,
					       .release = release};

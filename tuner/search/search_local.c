/* Greedy iterated local search: starts at the best of a few random configurations and moves to the first faster
 * neighbour until there is none; then starts again from the best with some parameters redrawn. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/search_impl.h"

#define STARTS 5 /* random configurations before the first descent, and between two */
#define KICK 3   /* maximum parameters redrawn to leave a local optimum */

struct local {
	int current; /* configuration of the descent; -1: looking for a start */
	double seconds;
	int starts; /* random configurations proposed so far for a start */
	int count, at;
	int *list; /* neighbours of current, shuffled */
};

static int init(struct search *s, struct err *e)
{
	struct local *l = calloc(1, sizeof *l);

	s->state = l;
	if (!l)
		return search_no_memory(s, e);
	l->current = -1;
	l->seconds = INFINITY;
	l->list = malloc((size_t)space_neighbour_room(s->space) * sizeof *l->list);
	return l->list ? 0 : search_no_memory(s, e);
}

static void release(struct search *s)
{
	struct local *l = s->state;

	if (l)
		free(l->list);
	free(l);
}

static void move_to(struct search *s, int config, double seconds)
{
	struct local *l = s->state;

	l->current = config;
	l->seconds = seconds;
	l->count = space_neighbours(s->space, config, 0, l->list);
	l->at = 0;
	search_shuffle(s, l->list, l->count);
}

/* A configuration that differs from the best in a few parameters. */
static int kick(struct search *s)
{
	int values[SPACE_PARAMS], changes = 2 + search_below(s, KICK - 1);

	memcpy(values, space_values(s->space, s->best), (size_t)s->space->nparams * sizeof *values);
	while (changes-- > 0) {
		int p = search_below(s, s->space->nparams);

		values[p] = search_below(s, s->space->params[p].nvalues);
	}
	return search_near(s, values);
}

static int propose(struct search *s, double *share)
{
	struct local *l = s->state;

	(void)share;
	if (l->current < 0 && l->starts < STARTS) {
		l->starts++;
		return s->best >= 0 && l->count > 0 ? kick(s) : search_random(s);
	}
	if (l->current < 0)
		return SEARCH_NONE;
	while (l->at < l->count) {
		int config = l->list[l->at++];

		if (!s->proposed[config])
			return config;
	}
	if (s->pending > 0)
		return SEARCH_NONE; /* one of the pending ones may be faster */
	l->current = -1;
	l->seconds = INFINITY;
	l->starts = 1;
	return kick(s);
}

static void report(struct search *s, const struct trial *t, double seconds)
{
	struct local *l = s->state;

	if (seconds < l->seconds)
		move_to(s, t->config, seconds);
}

const struct search_method search_local = {.name = "local",
					   .about = "greedy local search, restarted near the best",
					   .init = init,
					   .propose = propose,
					   .report = report,
					   .release = release};

/*
 * A model of the times, trees grown on what was measured, orders the neighbours of the best configurations; in the
 * manner of SMAC (Hutter, Hoos, Leyton-Brown 2011). Promise is the mean that the trees predict less their disagreement.
 * Looking at neighbours and a few random configurations scored better than looking at the whole space: far from what
 * was measured the trees know too little to be asked. They are grown anew each time the measurements have grown by a
 * sixteenth.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/forest.h"

#define FIRST 8      /* random configurations before the first model */
#define LOOKED_AT 16 /* random configurations looked at */
#define TOPS 3       /* best ones whose neighbours are looked at */
#define BATCH 16     /* one sixteenth of the measurements at a time */
#define STRAY 16     /* one in so many is random */
#define BOLDNESS 1.0 /* how much the trees' disagreement, a standard deviation, counts */

struct promise {
	int config;
	double value;
};

struct model {
	struct forest forest;
	int *configs;   /* told, in the order they came */
	double *y;      /* log of seconds; failures: INFINITY */
	double *target; /* y, with failures as slow as the slowest */
	int count, asked;
	int grown;             /* measurements that the forest knows */
	struct promise *queue; /* most promising last */
	int queued, room;
	char *looked; /* marks of configurations in the queue */
};

static int init(struct search *s, struct err *e)
{
	size_t configs = (size_t)s->space->nconfigs + 1;
	struct model *m = calloc(1, sizeof *m);

	s->state = m;
	if (!m)
		return search_no_memory(s, e);
	m->room = LOOKED_AT + TOPS * space_neighbour_room(s->space);
	m->configs = malloc(configs * sizeof *m->configs);
	m->y = malloc(configs * sizeof *m->y);
	m->target = malloc(configs * sizeof *m->target);
	m->queue = malloc((size_t)m->room * sizeof *m->queue);
	m->looked = calloc(configs, 1);
	return m->configs && m->y && m->target && m->queue && m->looked ? 0 : search_no_memory(s, e);
}

static void release(struct search *s)
{
	struct model *m = s->state;

	if (!m)
		return;
	forest_release(&m->forest);
	free(m->configs);
	free(m->y);
	free(m->target);
	free(m->queue);
	free(m->looked);
	free(m);
}

/* Failures count as the slowest success: the model is to avoid them, not to see a cliff beside which all is flat. */
static void set_targets(struct model *m)
{
	double worst = -INFINITY;

	for (int i = 0; i < m->count; i++)
		if (isfinite(m->y[i]))
			worst = fmax(worst, m->y[i]);
	for (int i = 0; i < m->count; i++)
		m->target[i] = isfinite(m->y[i]) ? m->y[i] : isfinite(worst) ? worst : 0;
}

static void look_at(struct search *s, int config)
{
	struct model *m = s->state;

	if (s->asked[config] || m->looked[config] || m->queued == m->room)
		return;
	m->looked[config] = 1;
	m->queue[m->queued++].config = config;
}

/* The TOPS best told, by repeated passes: they are few. */
static void look_around_best(struct search *s)
{
	struct model *m = s->state;
	double above = -INFINITY;

	for (int k = 0; k < TOPS; k++) {
		int best = -1, count;

		for (int i = 0; i < m->count; i++)
			if (m->y[i] > above && isfinite(m->y[i]) && (best < 0 || m->y[i] < m->y[best]))
				best = i;
		if (best < 0)
			return;
		above = m->y[best];
		count = space_neighbours(s->space, m->configs[best], 0, s->scratch);
		for (int i = 0; i < count; i++)
			look_at(s, s->scratch[i]);
	}
}

static void look_around(struct search *s)
{
	struct model *m = s->state;
	int configs = s->space->nconfigs;

	m->queued = 0;
	memset(m->looked, 0, (size_t)configs);
	look_around_best(s);
	for (int i = 0; i < LOOKED_AT; i++)
		look_at(s, search_below(s, configs));
}

static int compare(const void *left, const void *right)
{
	const struct promise *a = left, *b = right;

	if (a->value < b->value || a->value > b->value)
		return a->value < b->value ? -1 : 1;
	return b->config - a->config;
}

/* Ask the model anew. */
static int refill(struct search *s)
{
	struct model *m = s->state;

	set_targets(m);
	look_around(s);
	/* Near the end the queue runs dry much faster than the measurements grow. */
	if (m->grown == 0 || (m->count - m->grown) * BATCH >= m->grown) {
		if (forest_grow(&m->forest, s, m->configs, m->target, m->count))
			return -1;
		m->grown = m->count;
	}
	for (int i = 0; i < m->queued; i++) {
		double mean, variance;

		forest_predict(&m->forest, s->space, m->queue[i].config, &mean, &variance);
		m->queue[i].value = BOLDNESS * sqrt(variance) - mean;
	}
	qsort(m->queue, (size_t)m->queued, sizeof *m->queue, compare);
	m->asked = 0;
	return 0;
}

static int next(struct search *s, double *share)
{
	struct model *m = s->state;

	(void)share;
	if (m->count + s->outstanding < FIRST || s->best < 0 || search_below(s, STRAY) == 0)
		return search_random(s);
	if (m->count < FIRST)
		return SEARCH_NONE;
	/* Without memory for the model what is left is chance. */
	if ((m->queued == 0 || m->asked > m->count / BATCH) && refill(s))
		return search_random(s);
	while (m->queued > 0) {
		int config = m->queue[--m->queued].config;

		if (s->asked[config])
			continue;
		m->asked++;
		return config;
	}
	return search_random(s);
}

static void told(struct search *s, const struct trial *t, double seconds)
{
	struct model *m = s->state;

	m->configs[m->count] = t->config;
	m->y[m->count++] = isfinite(seconds) ? log(seconds) : INFINITY;
}

const struct search_method search_forest = {.name = "forest",
					    .about = "asks where a model of the times, random trees, promises most",
					    .init = init,
					    .next = next,
					    .told = told,
					    .release = release};

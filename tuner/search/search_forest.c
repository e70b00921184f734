/*
 * Model-based search similar to SMAC (Hutter, Hoos, Leyton-Brown 2011): a random forest trained on the measured times
 * ranks candidates by a lower confidence bound, the predicted mean minus the standard deviation over the trees.
 * Candidates are the neighbours of the best configurations and a few random ones; ranking the whole space scored worse,
 * because the model extrapolates poorly. It is retrained when the number of measurements has grown by a sixteenth.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/forest.h"

#define FIRST 8              /* random configurations before the first model */
#define RANDOM_CANDIDATES 16 /* in addition to neighbours */
#define TOPS 3               /* number of best configurations whose neighbours are candidates */
#define BATCH 16             /* retrains after growth by 1 / BATCH */
#define EXPLORE 16           /* one in so many proposals is random */
#define CONFIDENCE 1.0       /* standard deviations below the mean */

struct candidate {
	int config;
	double bound; /* lower confidence bound, log of seconds */
};

struct model {
	struct forest forest;
	int *configs;   /* in the order reported */
	double *y;      /* log of seconds; failures: INFINITY */
	double *target; /* y, with failures as slow as the slowest success */
	int count;
	int trained;             /* number of measurements that the forest was trained on */
	int taken;               /* from the queue since then */
	struct candidate *queue; /* most promising last */
	int queued, room;
	char *is_queued; /* per configuration */
};

static int init(struct search *s, struct err *e)
{
	size_t configs = (size_t)s->space->nconfigs + 1;
	struct model *m = calloc(1, sizeof *m);

	s->state = m;
	if (!m)
		return search_no_memory(s, e);
	m->room = RANDOM_CANDIDATES + TOPS * space_neighbour_room(s->space);
	m->configs = malloc(configs * sizeof *m->configs);
	m->y = malloc(configs * sizeof *m->y);
	m->target = malloc(configs * sizeof *m->target);
	m->queue = malloc((size_t)m->room * sizeof *m->queue);
	m->is_queued = calloc(configs, 1);
	return m->configs && m->y && m->target && m->queue && m->is_queued ? 0 : search_no_memory(s, e);
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
	free(m->is_queued);
	free(m);
}

/* Failures count like the slowest success: larger values would swamp all other differences. */
static void set_targets(struct model *m)
{
	double worst = -INFINITY;

	for (int i = 0; i < m->count; i++)
		if (isfinite(m->y[i]))
			worst = fmax(worst, m->y[i]);
	for (int i = 0; i < m->count; i++)
		m->target[i] = isfinite(m->y[i]) ? m->y[i] : isfinite(worst) ? worst : 0;
}

static void add_candidate(struct search *s, int config)
{
	struct model *m = s->state;

	if (s->proposed[config] || m->is_queued[config] || m->queued == m->room)
		return;
	m->is_queued[config] = 1;
	m->queue[m->queued++].config = config;
}

/* Adds the neighbours of the TOPS best, which are found by repeated passes. */
static void add_neighbours(struct search *s)
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
			add_candidate(s, s->scratch[i]);
	}
}

static void add_candidates(struct search *s)
{
	struct model *m = s->state;
	int configs = s->space->nconfigs;

	m->queued = 0;
	memset(m->is_queued, 0, (size_t)configs);
	add_neighbours(s);
	for (int i = 0; i < RANDOM_CANDIDATES; i++)
		add_candidate(s, search_below(s, configs));
}

static int compare(const void *left, const void *right)
{
	const struct candidate *a = left, *b = right;

	if (a->bound < b->bound || a->bound > b->bound)
		return a->bound > b->bound ? -1 : 1;
	return b->config - a->config;
}

/* Ranks new candidates. */
static int refill(struct search *s)
{
	struct model *m = s->state;

	set_targets(m);
	add_candidates(s);
	/* Near the end the queue empties much faster than measurements accumulate. */
	if (m->trained == 0 || (m->count - m->trained) * BATCH >= m->trained) {
		if (forest_train(&m->forest, s, m->configs, m->target, m->count))
			return -1;
		m->trained = m->count;
	}
	for (int i = 0; i < m->queued; i++) {
		double mean, variance;

		forest_predict(&m->forest, s->space, m->queue[i].config, &mean, &variance);
		m->queue[i].bound = mean - CONFIDENCE * sqrt(variance);
	}
	qsort(m->queue, (size_t)m->queued, sizeof *m->queue, compare);
	m->taken = 0;
	return 0;
}

static int propose(struct search *s, double *share)
{
	struct model *m = s->state;

	(void)share;
	if (m->count + s->pending < FIRST || s->best < 0 || search_below(s, EXPLORE) == 0)
		return search_random(s);
	if (m->count < FIRST)
		return SEARCH_NONE;
	/* Without memory for the model, proposes at random. */
	if ((m->queued == 0 || m->taken > m->count / BATCH) && refill(s))
		return search_random(s);
	while (m->queued > 0) {
		int config = m->queue[--m->queued].config;

		if (s->proposed[config])
			continue;
		m->taken++;
		return config;
	}
	return search_random(s);
}

static void report(struct search *s, const struct trial *t, double seconds)
{
	struct model *m = s->state;

	m->configs[m->count] = t->config;
	m->y[m->count++] = isfinite(seconds) ? log(seconds) : INFINITY;
}

const struct search_method search_forest = {
	.name = "forest",
	.about = "model-based: what a random forest trained on the times predicts fastest",
	.init = init,
	.propose = propose,
	.report = report,
	.release = release};

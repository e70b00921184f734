/* Successive halving (Jamieson, Talwalkar 2016): a field of configurations is measured with a small fraction of the
 * samples, the best quarter with four times as many, and so on up to all samples; then the next field. Later fields are
 * half random, half neighbours of the best so far. */
#include <math.h>
#include <stdlib.h>

#include "tuner/search/search_impl.h"

#define FIELD 16 /* configurations in a field: KEEP to the power of the number of rounds before the last */
#define KEEP 4   /* one in so many reaches the next round */

struct race {
	struct search_result field[FIELD];
	int size, proposed, reported; /* in this round */
	double share;
};

static int init(struct search *s, struct err *e)
{
	struct race *r = calloc(1, sizeof *r);

	s->state = r;
	if (!r)
		return search_no_memory(s, e);
	r->share = 1.0 / FIELD;
	return 0;
}

static void release(struct search *s)
{
	free(s->state);
}

/* A new configuration for the first round. */
static int draw(struct search *s)
{
	int count;

	if (s->best < 0 || search_below(s, 2) == 0)
		return search_random(s);
	count = space_neighbours(s->space, s->best, 0, s->scratch);
	search_shuffle(s, s->scratch, count);
	for (int i = 0; i < count; i++)
		if (!s->proposed[s->scratch[i]])
			return s->scratch[i];
	return search_random(s);
}

/* The round is over: keeps the best, or begins the next field. */
static void next_round(struct race *r)
{
	int kept = 0;

	qsort(r->field, (size_t)r->reported, sizeof *r->field, search_fastest_first);
	if (r->share < 1)
		while (kept < (r->reported + KEEP - 1) / KEEP && isfinite(r->field[kept].seconds))
			kept++;
	r->size = kept;
	r->share = kept ? r->share * KEEP : 1.0 / FIELD;
	r->proposed = r->reported = 0;
}

static int propose(struct search *s, double *share)
{
	struct race *r = s->state;
	int first = r->share * FIELD < 1.5, config;

	if (r->reported == r->proposed && r->proposed > 0 && (r->proposed == (first ? FIELD : r->size) || first)) {
		/* A first round ends early if there are no new configurations. */
		if (!first || r->proposed == FIELD || search_random(s) == SEARCH_NONE) {
			next_round(r);
			first = r->share * FIELD < 1.5;
		}
	}
	if (r->proposed == (first ? FIELD : r->size))
		return SEARCH_NONE;
	config = first ? draw(s) : r->field[r->proposed].config;
	if (config == SEARCH_NONE)
		return SEARCH_NONE;
	if (first)
		r->field[r->proposed] = (struct search_result){config, INFINITY};
	r->proposed++;
	*share = r->share;
	return config;
}

static void report(struct search *s, const struct trial *t, double seconds)
{
	struct race *r = s->state;

	for (int i = 0; i < r->proposed; i++)
		if (r->field[i].config == t->config) {
			r->field[i].seconds = seconds;
			r->reported++;
			return;
		}
}

const struct search_method search_race = {.name = "race",
					  .about = "successive halving: a few samples of many, all of the best",
					  .init = init,
					  .propose = propose,
					  .report = report,
					  .release = release};

/* The part that all strategies share: the table, hints, random numbers, and never asking for the same thing twice. */
#include "tuner/search/search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/rng.h"
#include "tuner/search/search_impl.h"

static const struct search_method *const methods[] = {
	&search_exhaustive, &search_random_order, &search_race,   &search_local,
	&search_genetic,    &search_evolution,    &search_forest,
};
#define METHODS ((int)(sizeof methods / sizeof *methods))

int search_count(void)
{
	return METHODS;
}

struct search_listing search_list(int i)
{
	return (struct search_listing){methods[i]->name, methods[i]->about};
}

static const struct search_method *find(const char *name)
{
	if (strcmp(name, "auto") == 0)
		name = SEARCH_DEFAULT;
	for (int i = 0; i < METHODS; i++)
		if (strcmp(methods[i]->name, name) == 0)
			return methods[i];
	return NULL;
}

const char *search_name(const char *name)
{
	const struct search_method *method = find(name);

	return method ? method->name : NULL;
}

/* ---- random numbers ---- */

double search_uniform(struct search *s)
{
	return (double)(rng_bits(s->seed, 1, s->draws++) >> 11) * 0x1p-53;
}

int search_below(struct search *s, int count)
{
	return (int)(search_uniform(s) * count);
}

/* Fisher and Yates. */
void search_shuffle(struct search *s, int *list, int count)
{
	for (int i = count - 1; i > 0; i--) {
		int other = search_below(s, i + 1), kept = list[i];

		list[i] = list[other];
		list[other] = kept;
	}
}

int search_random(struct search *s)
{
	while (s->at < s->space->nconfigs && s->asked[s->order[s->at]])
		s->at++;
	return s->at < s->space->nconfigs ? s->order[s->at] : SEARCH_NONE;
}

/* ---- one search ---- */

int search_no_memory(const struct search *s, struct err *e)
{
	return err_as(e, ERR_TOO_LARGE, "out of memory to search %d configurations", s->space->nconfigs);
}

static int make(struct search *s, const struct search_options *o, struct err *e)
{
	size_t configs = (size_t)s->space->nconfigs + 1;

	s->hints = malloc(((size_t)o->nhints + 1) * sizeof *s->hints);
	s->order = malloc(configs * sizeof *s->order);
	s->seconds = malloc(configs * sizeof *s->seconds);
	s->asked = calloc(configs, 1);
	s->scratch = malloc((size_t)space_neighbour_room(s->space) * sizeof *s->scratch);
	if (!s->hints || !s->order || !s->seconds || !s->asked || !s->scratch)
		return search_no_memory(s, e);
	if (o->nhints > 0)
		memcpy(s->hints, o->hints, (size_t)o->nhints * sizeof *s->hints);
	for (int i = 0; i < s->space->nconfigs; i++) {
		s->order[i] = i;
		s->seconds[i] = NAN;
	}
	search_shuffle(s, s->order, s->space->nconfigs);
	return s->method->init ? s->method->init(s, e) : 0;
}

double search_share(int left, int count, int first)
{
	double shares = first ? fmin(5, 1 + count / 8.0) : 1;

	return shares / (left - 1 + shares);
}

int search_open(const char *name, const struct space *space, const struct search_options *o, struct search **search,
		struct err *e)
{
	const struct search_method *method = find(name);
	struct search *s;

	if (!method)
		return err_as(e, ERR_USAGE, "unknown search '%s'", name);
	s = calloc(1, sizeof *s);
	if (!s)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a search");
	s->method = method;
	s->space = space;
	s->seed = o->seed;
	s->nhints = o->nhints;
	s->best = -1;
	if (make(s, o, e)) {
		search_close(s);
		return -1;
	}
	*search = s;
	return 0;
}

void search_close(struct search *s)
{
	if (!s)
		return;
	if (s->method->release)
		s->method->release(s);
	free(s->hints);
	free(s->order);
	free(s->seconds);
	free(s->asked);
	free(s->scratch);
	free(s);
}

/* The next hint that was not tried. */
static int next_hint(struct search *s)
{
	while (s->hint < s->nhints) {
		int config = s->hints[s->hint++];

		if (!s->asked[config])
			return config;
	}
	return SEARCH_NONE;
}

enum search_answer search_ask(struct search *s, struct trial *t)
{
	t->share = 1;
	t->config = next_hint(s);
	if (t->config == SEARCH_NONE)
		t->config = s->method->next(s, &t->share);
	if (t->config == SEARCH_NONE && s->outstanding > 0)
		return SEARCH_WAIT;
	if (t->config == SEARCH_NONE)
		t->config = search_random(s);
	if (t->config == SEARCH_NONE)
		return SEARCH_DONE;
	s->asked[t->config] = 1;
	s->outstanding++;
	return SEARCH_TRIAL;
}

void search_tell(struct search *s, const struct trial *t, double seconds)
{
	s->outstanding--;
	if (t->share >= 1 || isinf(seconds))
		s->seconds[t->config] = seconds;
	if (t->share >= 1 && isfinite(seconds) && (s->best < 0 || seconds < s->seconds[s->best]))
		s->best = t->config;
	if (s->method->told)
		s->method->told(s, t, seconds);
}

#define NEAR_TRIES 48 /* random steps before any configuration will do */

int search_near(struct search *s, const int *values)
{
	int trial[SPACE_PARAMS], config = space_find(s->space, values);

	for (int i = 0; (config < 0 || s->asked[config]) && i < NEAR_TRIES; i++) {
		int steps = 1 + i / (NEAR_TRIES / 3);

		memcpy(trial, values, (size_t)s->space->nparams * sizeof *trial);
		while (steps-- > 0) {
			int p = search_below(s, s->space->nparams);

			trial[p] = search_below(s, s->space->params[p].nvalues);
		}
		config = space_find(s->space, trial);
	}
	return config >= 0 && !s->asked[config] ? config : search_random(s);
}

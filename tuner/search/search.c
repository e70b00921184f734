/* A search from open to close: hints first, then proposals of its strategy, without repetition. */
#include "tuner/search/search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/search_impl.h"

/* Moves flagged configurations after the others, preserving the order within both parts. */
static void put_behind(struct search *s, const char *marks)
{
	const int count = s->space->nconfigs;
	int *behind = malloc((size_t)count * sizeof *behind), first = 0, n = 0;

	if (!behind)
		return; /* out of memory: any order will do */
	for (int i = 0; i < count; i++) {
		if (marks[s->order[i]])
			behind[n++] = s->order[i];
		else
			s->order[first++] = s->order[i];
	}
	memcpy(s->order + first, behind, (size_t)n * sizeof *behind);
	free(behind);
}

static int init(struct search *s, const struct search_options *o, struct err *e)
{
	size_t configs = (size_t)s->space->nconfigs + 1;

	s->hints = malloc(((size_t)o->nhints + 1) * sizeof *s->hints);
	s->order = malloc(configs * sizeof *s->order);
	s->proposed = calloc(configs, 1);
	s->scratch = malloc((size_t)space_neighbour_room(s->space) * sizeof *s->scratch);
	if (!s->hints || !s->order || !s->proposed || !s->scratch)
		return search_no_memory(s, e);
	if (o->nhints > 0)
		memcpy(s->hints, o->hints, (size_t)o->nhints * sizeof *s->hints);
	for (int i = 0; i < s->space->nconfigs; i++)
		s->order[i] = i;
	search_shuffle(s, s->order, s->space->nconfigs);
	if (o->later)
		put_behind(s, o->later);
	return s->method->init ? s->method->init(s, e) : 0;
}

int search_open(const char *name, const struct space *space, const struct search_options *o, struct search **search,
		struct err *e)
{
	const struct search_method *method = search_method_find(name);
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
	s->best_seconds = INFINITY;
	if (init(s, o, e)) {
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
	free(s->proposed);
	free(s->scratch);
	free(s);
}

/* The next hint that was not tried. */
static int next_hint(struct search *s)
{
	while (s->hint < s->nhints) {
		int config = s->hints[s->hint++];

		if (!s->proposed[config])
			return config;
	}
	return SEARCH_NONE;
}

enum search_status search_next(struct search *s, struct trial *t)
{
	t->share = 1;
	t->config = next_hint(s);
	if (t->config == SEARCH_NONE)
		t->config = s->method->propose(s, &t->share);
	if (t->config == SEARCH_NONE && s->pending > 0)
		return SEARCH_WAIT;
	if (t->config == SEARCH_NONE)
		t->config = search_random(s);
	if (t->config == SEARCH_NONE)
		return SEARCH_DONE;
	s->proposed[t->config] = 1;
	s->pending++;
	return SEARCH_TRIAL;
}

void search_report(struct search *s, const struct trial *t, double seconds)
{
	s->pending--;
	if (t->share >= 1 && seconds < s->best_seconds) {
		s->best_seconds = seconds;
		s->best = t->config;
	}
	if (s->method->report)
		s->method->report(s, t, seconds);
}

double search_budget_share(int left, int count, int first)
{
	double shares = first ? fmin(5, 1 + count / 8.0) : 1;

	return shares / (left - 1 + shares);
}

/* Measures builds that are fast on the case under way on the cases to come, and remembers the results as hints. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/sweep/prefetch.h"
#include "tuner/sweep/trial.h"

static int insert(struct timed_list *l, struct timed t, struct err *e)
{
	struct timed *grown = list_grow(l->list, l->count, &l->room, sizeof *grown);
	int at = l->count;

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	for (l->list = grown; at > 0 && grown[at - 1].seconds > t.seconds; at--)
		grown[at] = grown[at - 1];
	grown[at] = t;
	l->count++;
	return 0;
}

void speculation_release(struct speculation *s)
{
	free(s->recent.list);
	free(s->early.list);
	*s = (struct speculation){0};
}

int speculation_note(struct speculation *s, struct build *b, double seconds, int k, struct err *e)
{
	return insert(&s->recent, (struct timed){b, seconds, k + 1}, e);
}

/* The case may be skipped, or the variant not wanted on it. */
static int fits(const struct case_group *g, const struct timed *t)
{
	return g->cases[t->case_index].on_device && case_group_has(g, t->case_index, &t->build->variant);
}

static struct timed *choose(const struct speculation *s, const struct case_group *g)
{
	for (int i = 0; i < s->recent.count; i++) {
		struct timed *t = &s->recent.list[i];

		while (t->case_index < g->opened && !fits(g, t))
			t->case_index++;
		if (t->case_index < g->opened)
			return t;
	}
	return NULL;
}

/* The best so far that a person sees stays that of the case under way. */
static int measure(struct speculation *s, struct case_group *g, struct build *b, int k, struct err *e)
{
	struct sweep *sw = g->sweep;
	struct progress *p = &sw->session->progress;
	struct sweep_case *c = &g->cases[k];
	char best[sizeof p->best];

	memcpy(best, p->best, sizeof best);
	if (trial_measure(c, b, &sw->sampling, e))
		return -1;
	memcpy(p->best, best, sizeof best);
	progress_step(p, b->variant.family->name, budget_time_left(&sw->budget));
	return isfinite(c->last) ? insert(&s->early, (struct timed){b, c->last, k}, e) : 0;
}

int speculation_run(struct speculation *s, struct case_group *g, int *did, struct err *e)
{
	const struct session *session = g->sweep->session;
	struct timed *t = choose(s, g);
	int k, seen;

	*did = t != NULL;
	if (!t)
		return 0;
	k = t->case_index++;
	if (store_seen(session->store, &session->gpu->info, &t->build->identity, g->cases[k].id, &seen, e))
		return -1;
	return seen ? 0 : measure(s, g, t->build, k, e);
}

int speculation_hints(const struct speculation *s, int k, struct variant *list)
{
	int count = 0;

	for (int i = 0; i < s->early.count; i++)
		if (s->early.list[i].case_index == k)
			list[count++] = s->early.list[i].build->variant;
	return count;
}

int speculation_has(const struct speculation *s, int k, const struct variant *v)
{
	for (int i = 0; i < s->early.count; i++)
		if (s->early.list[i].case_index == k && variant_compare(&s->early.list[i].build->variant, v) == 0)
			return 1;
	return 0;
}

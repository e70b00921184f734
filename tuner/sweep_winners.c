#include "sweep_winners.h"

/* A variant on a case whose search is over. */
static int try_again(struct sweep *sw, const struct variant *v, struct sweep_case *c, int hopeful, struct err *e)
{
	int reused = c->reused;
	struct build *b;

	if (session_stopped(e) || builds_get(&sw->builds, v, &b, e) || sweep_try_on_case(sw, b, c, hopeful, e))
		return -1;
	c->reused = reused; /* what this very search measured is nothing that was there before */
	return 0;
}

/* The pair behind *p: all of two early cases come before those of a later one. */
static void advance(struct pair *p)
{
	p->turn = !p->turn;
	p->early += !p->turn;
	if (p->early == p->late) {
		p->late++;
		p->early = 0;
	}
}

/* Try it if it can be done now: it is built, and meant for that case. */
static int try_pair(struct winners *w, struct sweep *sw, const struct pair *p, struct err *e)
{
	const int from = p->turn ? p->early : p->late, on = p->turn ? p->late : p->early;
	struct build *b;

	if (!w->of[from].family || !sweep_has_entry(sw, &w->of[from], on))
		return 0;
	if (builds_get(&sw->builds, &w->of[from], &b, e))
		return -1;
	return builds_are_ready(&sw->builds, b) ? try_again(sw, &w->of[from], &sw->cases[on], 0, e) : 0;
}

int winners_use_wait(struct winners *w, struct sweep *sw, struct err *e)
{
	if (w->next.late == 0)
		w->next.late = 1;
	while (w->next.late < w->cases && !sweep_is_spent(sw)) {
		const struct pair p = w->next;
		const struct sweep_case *c = &sw->cases[p.turn ? p.late : p.early];
		const int before = c->measured;

		advance(&w->next);
		if (try_pair(w, sw, &p, e))
			return -1;
		if (c->measured > before)
			return 1;
	}
	return 0;
}

/* Neighbouring lengths have neighbouring winners, but a search knows nothing of the case behind it. */
static int try_neighbours(struct winners *w, struct sweep *sw, struct variant *list, struct err *e)
{
	for (int i = 0; i < 2 * w->cases && !sweep_is_spent(sw); i++) {
		const int k = i / 2, neighbour = i % 2 ? k + 1 : k - 1;
		const struct variant *like;

		if (neighbour < 0 || neighbour >= w->cases || !w->of[neighbour].family || !w->of[k].family)
			continue;
		like = variant_like(list, sweep_variants_of_case(sw, k, list), &w->of[neighbour]);
		if (like && try_again(sw, like, &sw->cases[k], 1, e))
			return -1;
	}
	return 0;
}

/* On all cases that it is meant for: a launch box serves many lengths, so its variant must be known on many. */
static int try_everywhere(struct sweep *sw, const struct variant *v, struct err *e)
{
	for (const struct entry *entry = sweep_first_entry(sw, v); sweep_is_of(sw, entry, v); entry++)
		if (try_again(sw, v, &sw->cases[entry->case_index], 0, e))
			return -1;
	return 0;
}

int winners_try(struct winners *w, struct sweep *sw, struct variant *list, struct err *e)
{
	if (try_neighbours(w, sw, list, e))
		return -1;
	for (int k = w->cases - 1; k >= 0 && !sweep_is_spent(sw); k--)
		if (w->of[k].family && try_everywhere(sw, &w->of[k], e))
			return -1;
	return 0;
}

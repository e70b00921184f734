#include "tuner/sweep/sweep_winners.h"
#include "harness/base/stop.h"

/* A variant on a case whose search is over. */
static int try_again(struct sweep *sw, const struct variant *v, struct sweep_case *c, int hopeful, struct err *e)
{
	int reused = c->reused;
	struct build *b;

	if (stop_requested(e) || builds_get(&sw->builds, v, &b, e) || sweep_try_on_case(sw, b, c, hopeful, e))
		return -1;
	c->reused = reused; /* what this very search measured is nothing that was there before */
	return 0;
}

/* Neighbouring lengths have neighbouring winners, but a search knows nothing of the case behind it. */
static int try_neighbours(const struct winners *w, struct sweep *sw, struct variant *list, struct err *e)
{
	for (int i = 0; i < 2 * w->cases && !sweep_is_spent(sw); i++) {
		const int k = i / 2, neighbour = i % 2 ? k + 1 : k - 1;
		const struct variant *like;

		if (neighbour < 0 || neighbour >= w->cases || !w->of[neighbour].family || !w->of[k].family)
			continue;
		like = variant_nearest(list, sweep_variants_of_case(sw, k, list), &w->of[neighbour]);
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

int winners_try(const struct winners *w, struct sweep *sw, struct variant *list, struct err *e)
{
	if (try_neighbours(w, sw, list, e))
		return -1;
	for (int k = w->cases - 1; k >= 0 && !sweep_is_spent(sw); k--)
		if (w->of[k].family && try_everywhere(sw, &w->of[k], e))
			return -1;
	return 0;
}

#include "sweep_parts.h"

/* One variant on those of the cases from .. to - 1 for which it is meant. */
static int try_variant(struct sweep *sw, const struct variant *v, int from, int to, struct err *e)
{
	struct build *b;

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	for (const struct entry *entry = sweep_first_entry(sw, v); sweep_is_of(sw, entry, v); entry++) {
		if (entry->case_index < from || entry->case_index >= to)
			continue;
		if (session_stopped(e) || sweep_try_on_case(sw, b, &sw->cases[entry->case_index], 0, e))
			return -1;
		progress_step(&sw->session->progress, v->family->name, sweep_time_left(sw));
	}
	builds_pass(&sw->builds, b);
	return 0;
}

/* Cases that are ready, or all: they catch up with the first so many candidates, which were tried on those before. */
static int admit(struct sweep *sw, int tried, int wait, struct err *e)
{
	int opened = 0;

	while (!sweep_is_spent(sw) && (opened = sweep_open_next(sw, wait, e)) > 0)
		for (int i = 0; i < tried && !sweep_is_spent(sw); i++)
			if (try_variant(sw, &sw->candidates[i].variant, sw->opened - 1, sw->opened, e))
				return -1;
	return opened < 0 ? -1 : 0;
}

/* Is there a case of the group on which v would be tried now? */
static int is_wanted(const struct sweep *sw, const struct build *b, int *wanted, struct err *e)
{
	struct session *s = sw->session;

	*wanted = 0;
	for (const struct entry *entry = sweep_first_entry(sw, &b->variant);
	     sweep_is_of(sw, entry, &b->variant) && !*wanted; entry++) {
		const struct sweep_case *c = &sw->cases[entry->case_index];
		int seen;

		if (sweep_limited(sw) && case_is_hopeless(c, b->variant.family))
			continue;
		if (store_seen(s->store, &s->gpu->info, b->hash, c->id, &seen, e))
			return -1;
		*wanted = !seen;
	}
	return 0;
}

/* Have the pool build what comes next, as far as it has room. */
static int expect_next(struct sweep *sw, struct err *e)
{
	while (sw->expected < sw->ncandidates && builds_have_room(&sw->builds)) {
		struct build *b;
		int wanted;

		if (builds_get(&sw->builds, &sw->candidates[sw->expected].variant, &b, e) ||
		    is_wanted(sw, b, &wanted, e) || (wanted && builds_expect(&sw->builds, b, e)))
			return -1;
		sw->expected++;
	}
	return 0;
}

int sweep_try_all(struct sweep *sw, struct err *e)
{
	/* Which evaluations are made must not depend on how long it takes to make cases: all are waited for. */
	const int counted = sw->evaluations != INT64_MAX;

	progress_begin(&sw->session->progress, sw->nentries);
	if (expect_next(sw, e) || sweep_open_next(sw, 1, e) < 0)
		return -1;
	for (int i = 0; i < sw->ncandidates && !sweep_is_spent(sw); i++)
		if (admit(sw, i, counted, e) || expect_next(sw, e) ||
		    try_variant(sw, &sw->candidates[i].variant, 0, sw->opened, e))
			return -1;
	return admit(sw, sw->ncandidates, 1, e);
}

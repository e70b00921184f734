#include "harness/base/stop.h"
#include "tuner/sweep/sweep_parts.h"

#include <math.h>
#include <stdlib.h>

/* Which cases tell of which, and the number of levels: 1 without a screen. -1: no memory. */
static int plan_levels(struct sweep *sw, struct err *e)
{
	struct screen_case *cases;
	int levels;

	if (!(sw->request->screen > 0))
		return 1;
	cases = calloc((size_t)sw->ncases, sizeof *cases);
	sw->plan = calloc((size_t)sw->ncases, sizeof *sw->plan);
	if (!cases || !sw->plan) {
		free(cases);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	for (int k = 0; k < sw->ncases; k++) {
		const struct geometry *g = &sw->cases[k].geometry;

		cases[k] = (struct screen_case){g->name, g->n, sw->cases[k].shape.mean};
	}
	levels = screen_plan(cases, sw->ncases, sw->plan);
	free(cases);
	return levels;
}

/* What the variant of that entry took on case k, as a multiple of the best there; 0: not known. */
static double multiple_on(const struct sweep *sw, const struct entry *of, int k)
{
	for (const struct entry *entry = sweep_first_entry(sw, &of->variant); sweep_is_of(sw, entry, &of->variant);
	     entry++)
		if (entry->case_index == k)
			return entry->seconds / sw->cases[k].best;
	return 0;
}

static int is_of_level(const struct sweep *sw, const struct entry *entry)
{
	return !sw->plan || sw->plan[entry->case_index].level == sw->level;
}

/* Do cases of smaller levels say that it is slow? */
static int is_left_out(const struct sweep *sw, const struct entry *entry)
{
	double times[SCREEN_BY] = {0};

	if (!sw->plan)
		return 0;
	for (int i = 0; i < SCREEN_BY; i++)
		if (sw->plan[entry->case_index].by[i] >= 0)
			times[i] = multiple_on(sw, entry, sw->plan[entry->case_index].by[i]);
	return screen_drops(sw->request->screen, times);
}

static int try_entry(struct sweep *sw, struct build *b, struct entry *entry, struct err *e)
{
	struct sweep_case *c = &sw->cases[entry->case_index];

	if (is_left_out(sw, entry)) {
		entry->seconds = INFINITY; /* as slow as one can be: what it would have taken tells nobody */
		sw->left_out++;
		return 0;
	}
	c->last = 0;
	if (sweep_try_on_case(sw, b, c, 0, e))
		return -1;
	entry->seconds = b->tried && b->state != BUILD_OK ? INFINITY : c->last;
	return 0;
}

/* One variant on those of the cases from .. to - 1, of this level, for which it is meant. */
static int try_variant(struct sweep *sw, const struct variant *v, int from, int to, struct err *e)
{
	struct build *b;

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	for (struct entry *entry = sweep_first_entry(sw, v); sweep_is_of(sw, entry, v); entry++) {
		if (entry->case_index < from || entry->case_index >= to || !is_of_level(sw, entry))
			continue;
		if (stop_requested(e) || try_entry(sw, b, entry, e))
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

/* Is there a case of the group, of this level, on which v would be tried now? */
static int is_wanted(const struct sweep *sw, const struct build *b, int *wanted, struct err *e)
{
	struct session *s = sw->session;

	*wanted = 0;
	for (const struct entry *entry = sweep_first_entry(sw, &b->variant);
	     sweep_is_of(sw, entry, &b->variant) && !*wanted; entry++) {
		const struct sweep_case *c = &sw->cases[entry->case_index];
		int seen;

		if (!is_of_level(sw, entry) || is_left_out(sw, entry) ||
		    (sweep_limited(sw) && case_is_hopeless(c, b->variant.family)))
			continue;
		if (store_seen(s->store, &s->gpu->info, &b->identity, c->id, &seen, e))
			return -1;
		*wanted = !seen;
	}
	return 0;
}

/* Have the pool build what comes next, as far as it has room and there are evaluations left for it. */
static int expect_next(struct sweep *sw, struct err *e)
{
	while (sw->expected < sw->ncandidates && builds_have_room(&sw->builds) &&
	       sw->session->ahead < sw->evaluations) {
		struct build *b;
		int wanted;

		if (builds_get(&sw->builds, &sw->candidates[sw->expected].variant, &b, e) ||
		    is_wanted(sw, b, &wanted, e) || (wanted && builds_expect(&sw->builds, b, e)))
			return -1;
		sw->expected++;
	}
	return 0;
}

/* While the device is at work on checks of a variant: have others built, and plan those of the next. */
static void use_time(void *context)
{
	struct sweep *sw = context;
	struct build *b;
	struct err told_later;

	if (expect_next(sw, &told_later) == 0 && sw->next < sw->ncandidates &&
	    builds_get(&sw->builds, &sw->candidates[sw->next].variant, &b, &told_later) == 0)
		builds_plan_ahead(&sw->builds, b);
}

/* While the first builds and the first case are under way: the problems of the first variant. Then the case. */
static int begin(struct sweep *sw, struct err *e)
{
	struct build *b;

	if (expect_next(sw, e))
		return -1;
	if (sw->opened > 0)
		return 0;
	if (sw->ncandidates > 0 &&
	    (builds_get(&sw->builds, &sw->candidates[0].variant, &b, e) || builds_foresee(&sw->builds, b, e)))
		return -1;
	return sweep_open_next(sw, 1, e) < 0 ? -1 : 0;
}

/* Each candidate on the cases of this level. */
static int try_level(struct sweep *sw, struct err *e)
{
	/* Which evaluations are made must not depend on how long it takes to make cases: all are waited for. */
	const int counted = sw->evaluations != INT64_MAX;

	sw->expected = 0;
	if (begin(sw, e))
		return -1;
	for (int i = 0; i < sw->ncandidates && !sweep_is_spent(sw); i++) {
		sw->next = i + 1;
		if (admit(sw, i, counted, e) || expect_next(sw, e) ||
		    try_variant(sw, &sw->candidates[i].variant, 0, sw->opened, e))
			return -1;
	}
	return admit(sw, sw->ncandidates, 1, e);
}

int sweep_try_all(struct sweep *sw, struct err *e)
{
	const int levels = plan_levels(sw, e);
	int status = levels < 0 ? -1 : 0;

	sweep_sort_entries(sw);
	if (status == 0)
		status = sweep_list_candidates(sw, e);
	progress_begin(&sw->session->progress, sw->nentries);
	bench_set_idle(sw->session->bench, use_time, sw);
	for (sw->level = 0; sw->level < levels && status == 0; sw->level++)
		status = try_level(sw, e);
	bench_set_idle(sw->session->bench, NULL, NULL);
	if (sw->left_out)
		progress_say(&sw->session->progress, "%d of %d left out: slow where lengths or sizes are like theirs",
			     sw->left_out, sw->nentries);
	return status;
}

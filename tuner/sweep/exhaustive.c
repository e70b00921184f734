/* Tries every candidate on all cases of a group, in order. Cases that become ready late catch up. With a screen, cases
 * have levels, and variants that were slow on a lower level are omitted. */
#include <stdlib.h>

#include "harness/base/stop.h"
#include "tuner/sweep/prefetch.h"
#include "tuner/sweep/screen.h"
#include "tuner/sweep/trial.h"

struct exhaustive {
	struct case_group *group;
	struct prefetch prefetch;
	int prefetched;      /* candidates considered for prefetching */
	struct screen *plan; /* one per case if the request has a screen; else NULL */
	int level;           /* of the cases being tried */
	int left_out;        /* number of entries omitted */
	int elsewhere;       /* entries that another process was trying when their turn came */
	int revisiting;      /* 1: these are being handled */
};

/* ---- the screen ---- */

/* Plans which cases screen which. Returns the number of levels, 1 without a screen; -1: out of memory. */
static int plan_levels(struct exhaustive *x, struct err *e)
{
	const struct case_group *g = x->group;
	struct screen_case *cases;
	int levels;

	if (!(g->sweep->request->screen > 0))
		return 1;
	cases = calloc((size_t)g->ncases, sizeof *cases);
	x->plan = calloc((size_t)g->ncases, sizeof *x->plan);
	if (!cases || !x->plan) {
		free(cases);
		return err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	}
	for (int k = 0; k < g->ncases; k++) {
		const struct geometry *geometry = &g->cases[k].geometry;

		cases[k] = (struct screen_case){geometry->name, geometry->n, g->cases[k].shape.mean};
	}
	levels = screen_plan(cases, g->ncases, x->plan);
	free(cases);
	return levels;
}

/* The time of the variant on case k relative to the best there; 0: unknown. */
static double multiple_on(const struct case_group *g, const struct variant *v, int k)
{
	int count;
	const struct entry *entries = case_group_entries_of(g, v, &count);

	for (int i = 0; i < count; i++)
		if (entries[i].case_index == k)
			return entries[i].seconds / g->cases[k].best;
	return 0;
}

static int is_of_level(const struct exhaustive *x, const struct entry *entry)
{
	return !x->plan || x->plan[entry->case_index].level == x->level;
}

/* Whether it was slow on the lower-level cases that screen this one. */
static int is_left_out(const struct exhaustive *x, const struct entry *entry)
{
	double times[SCREEN_BY] = {0};

	if (!x->plan)
		return 0;
	for (int i = 0; i < SCREEN_BY; i++)
		if (x->plan[entry->case_index].by[i] >= 0)
			times[i] = multiple_on(x->group, &entry->variant, x->plan[entry->case_index].by[i]);
	return screen_drops(x->group->sweep->request->screen, times);
}

/* ---- prefetching ---- */

/* Whether there is a case of this level on which b would be tried now. */
static int is_wanted(const struct exhaustive *x, const struct build *b, int *wanted, struct err *e)
{
	const struct case_group *g = x->group;
	struct session *s = g->sweep->session;
	int count;
	const struct entry *entries = case_group_entries_of(g, &b->variant, &count);

	*wanted = 0;
	for (int i = 0; i < count && !*wanted; i++) {
		const struct sweep_case *c = &g->cases[entries[i].case_index];
		int seen;

		if (!is_of_level(x, &entries[i]) || is_left_out(x, &entries[i]) ||
		    (budget_is_limited(&g->sweep->budget) && trial_is_hopeless(c, b->variant.family)))
			continue;
		if (store_seen(s->store, &s->gpu->info, &b->identity, c->id, &seen, e))
			return -1;
		*wanted = !seen;
	}
	return 0;
}

/* Claims b on the cases of this level. 0: another process is already working on it. */
static int claim(const struct exhaustive *x, const struct build *b, const struct entry *entries, int count)
{
	const struct case_group *g = x->group;
	const struct session *s = g->sweep->session;

	for (int i = 0; i < count; i++)
		if (is_of_level(x, &entries[i]) &&
		    !store_claim(s->store, &s->gpu->info, &b->identity, g->cases[entries[i].case_index].id)) {
			store_release(s->store, &s->gpu->info, &b->identity, 0);
			return 0;
		}
	return 1;
}

/* The same for a build that will be prefetched. */
static int claim_wanted(const struct exhaustive *x, const struct build *b)
{
	int count;
	const struct entry *entries = case_group_entries_of(x->group, &b->variant, &count);

	return claim(x, b, entries, count);
}

/* The next candidate that will be tried on some case. */
static int choose(void *exhaustive, struct build **b, struct err *e)
{
	struct exhaustive *x = exhaustive;
	const struct case_group *g = x->group;
	int wanted = 0;

	for (; x->prefetched < g->ncandidates && !wanted; x->prefetched++)
		if (builds_get(&g->sweep->builds, &g->candidates[x->prefetched].variant, b, e) ||
		    is_wanted(x, *b, &wanted, e))
			return -1;
		else
			wanted = wanted && claim_wanted(x, *b);
	return wanted;
}

/* ---- trying ---- */

static int try_entry(struct exhaustive *x, struct build *b, struct entry *entry, struct err *e)
{
	struct sweep_case *c = &x->group->cases[entry->case_index];

	if (is_left_out(x, entry)) {
		entry->seconds = INFINITY; /* as a screening case it counts as the slowest */
		x->left_out++;
		return 0;
	}
	c->last = 0;
	entry->elsewhere = 0;
	if (trial_run_once(x->group->sweep, b, c, 0, e))
		return -1;
	entry->seconds = b->tried && b->state != BUILD_OK ? INFINITY : c->last;
	return 0;
}

/* Whether this entry is to be tried now, among cases from .. to - 1. */
static int has_turn(const struct exhaustive *x, const struct entry *entry, int from, int to)
{
	return entry->case_index >= from && entry->case_index < to && is_of_level(x, entry) &&
	       (!x->revisiting || entry->elsewhere);
}

/* Another process is trying it: continues with others, and checks the result at the end. */
static void put_off(struct exhaustive *x, struct entry *entry)
{
	x->elsewhere += !entry->elsewhere;
	entry->elsewhere = 1;
}

/* Tries a variant on those of the cases from .. to - 1 of this level on which it is wanted. */
static int try_variant(struct exhaustive *x, const struct variant *v, int from, int to, struct err *e)
{
	struct sweep *sw = x->group->sweep;
	struct session *s = sw->session;
	struct build *b;
	int count, mine;
	struct entry *entries = case_group_entries_of(x->group, v, &count);

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	mine = x->revisiting || claim(x, b, entries, count);
	for (int i = 0; i < count && clock_now() < sw->budget.deadline; i++) {
		if (!has_turn(x, &entries[i], from, to))
			continue;
		if (!mine) {
			put_off(x, &entries[i]);
			continue;
		}
		if (stop_requested(e) || try_entry(x, b, &entries[i], e))
			return -1;
		progress_step(&s->progress, v->family->name, sweep_time_left(sw));
	}
	store_release(s->store, &s->gpu->info, &b->identity, 0);
	builds_cancel(&sw->builds, b); /* it was not needed after all */
	return 0;
}

/* What other processes were trying: waits for the results, and tries what they left. */
static int revisit(struct exhaustive *x, struct err *e)
{
	const struct case_group *g = x->group;
	int status = 0;

	if (x->elsewhere)
		progress_say(&g->sweep->session->progress, "%d trials are left to another process that measures them",
			     x->elsewhere);
	x->revisiting = 1;
	for (int i = 0; i < g->ncandidates && x->elsewhere && status == 0 && !budget_is_spent(&g->sweep->budget); i++)
		status = try_variant(x, &g->candidates[i].variant, 0, g->opened, e);
	x->revisiting = x->elsewhere = 0;
	return status;
}

/* Uploads cases that are made, or with `wait` all of them, and tries the first `tried` candidates on each, as on the
 * others. */
static int admit(struct exhaustive *x, int tried, int wait, struct err *e)
{
	struct case_group *g = x->group;
	const struct budget *budget = &g->sweep->budget;
	int opened = 0;

	while (!budget_is_spent(budget) && (opened = case_group_open_next(g, wait, e)) > 0)
		for (int i = 0; i < tried && !budget_is_spent(budget); i++)
			if (try_variant(x, &g->candidates[i].variant, g->opened - 1, g->opened, e))
				return -1;
	return opened < 0 ? -1 : 0;
}

/* While the first builds are running: uploads the problems for the first of them, then the first case. */
static int begin(struct exhaustive *x, struct err *e)
{
	struct case_group *g = x->group;
	struct builds *builds = &g->sweep->builds;
	struct build *b;

	if (prefetch_next(&x->prefetch, e))
		return -1;
	if (g->opened > 0)
		return 0;
	if (g->ncandidates > 0 &&
	    (builds_get(builds, &g->candidates[0].variant, &b, e) || builds_prefetch_problems(builds, b, e)))
		return -1;
	return case_group_open_next(g, 1, e) < 0 ? -1 : 0;
}

/* Tries each candidate on the cases of this level. */
static int try_level(struct exhaustive *x, struct err *e)
{
	struct case_group *g = x->group;
	const int counted = budget_counts(&g->sweep->budget);

	x->prefetched = 0;
	/* Without time left, even starting would cost some: adversarial problems of wide rows take seconds. */
	if (!budget_is_spent(&g->sweep->budget) && begin(x, e))
		return -1;
	for (int i = 0; i < g->ncandidates && !budget_is_spent(&g->sweep->budget); i++)
		if (admit(x, i, counted, e) || prefetch_next(&x->prefetch, e) ||
		    try_variant(x, &g->candidates[i].variant, 0, g->opened, e))
			return -1;
	return admit(x, g->ncandidates, 1, e) || revisit(x, e) ? -1 : 0;
}

int sweep_exhaustively(struct case_group *g, struct err *e)
{
	struct exhaustive x = {.group = g, .prefetch = {.group = g, .choose = choose, .context = &x}};
	struct sweep *sw = g->sweep;
	const int levels = plan_levels(&x, e);
	int status = levels < 0 ? -1 : 0;

	case_group_sort_entries(g);
	if (status == 0)
		status = case_group_list_candidates(g, e);
	progress_begin(&sw->session->progress, g->nentries);
	prefetch_open(&x.prefetch);
	for (; x.level < levels && status == 0; x.level++)
		status = try_level(&x, e);
	prefetch_close(&x.prefetch);
	store_release_all(sw->session->store); /* claims on builds that were still to come, if interrupted */
	free(x.plan);
	sw->listed -= x.left_out;
	if (x.left_out)
		progress_say(&sw->session->progress, "%d of %d skipped: slow on similar lengths or sizes", x.left_out,
			     g->nentries);
	return status;
}

/*
 * Measures the best variants of each case of a group on all its other cases. A launch box serves many cases, and a
 * table may only choose one on cases that it ran on; a search leaves each case with variants of its own.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/prefetch.h"
#include "tuner/sweep/trial.h"

struct chosen {
	struct variant variant;
	int votes; /* cases that it is among the best of */
};

struct cross {
	struct case_group *group;
	struct prefetch prefetch;
	int prefetched; /* of the list: considered for prefetching */
	int count;
	struct chosen *list; /* by votes, most first */
};

static int compare_variants(const void *left, const void *right)
{
	const struct chosen *a = left, *b = right;

	return variant_compare(&a->variant, &b->variant);
}

static int compare_votes(const void *left, const void *right)
{
	const struct chosen *a = left, *b = right;

	return a->votes != b->votes ? b->votes - a->votes : compare_variants(left, right);
}

/* ---- who is measured ---- */

/* The variant of case k that the store calls so; NULL: the sweep has none such. */
static const struct variant *variant_of(const struct case_group *g, int k, const struct store_candidate *c)
{
	for (int i = 0; i < g->nentries; i++) {
		const struct variant *v = &g->entries[i].variant;

		if (g->entries[i].case_index == k && strcmp(v->family->strategy, c->strategy) == 0 &&
		    strcmp(v->params, c->params) == 0)
			return v;
	}
	return NULL;
}

static int vote(struct cross *x, int k, struct err *e)
{
	const struct case_group *g = x->group;
	struct session *s = g->sweep->session;
	struct store_candidate best[SWEEP_CROSS_MOST];
	const int most = g->sweep->request->cross;
	const int count = store_candidates(s->store, &s->gpu->info, g->cases[k].id, best, most, e);

	for (int i = 0; i < count; i++) {
		const struct variant *v = variant_of(g, k, &best[i]);

		if (v)
			x->list[x->count++] = (struct chosen){*v, 1};
	}
	return count < 0 ? -1 : 0;
}

/* Each variant once, with its votes. */
static void unite(struct cross *x)
{
	int count = 0;

	if (x->count)
		qsort(x->list, (size_t)x->count, sizeof *x->list, compare_variants);
	for (int i = 0; i < x->count; i++)
		if (count && compare_variants(&x->list[count - 1], &x->list[i]) == 0)
			x->list[count - 1].votes++;
		else
			x->list[count++] = x->list[i];
	x->count = count;
	if (count)
		qsort(x->list, (size_t)count, sizeof *x->list, compare_votes);
}

static int choose_best(struct cross *x, struct err *e)
{
	const struct case_group *g = x->group;

	x->list = calloc((size_t)g->ncases * SWEEP_CROSS_MOST + 1, sizeof *x->list);
	if (!x->list)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the best variants");
	for (int k = 0; k < g->ncases; k++)
		if (vote(x, k, e))
			return -1;
	unite(x);
	return 0;
}

/* ---- on which cases ---- */

static int list_has(const struct variant_list *l, const struct variant *v)
{
	for (int i = 0; i < l->count; i++)
		if (variant_compare(&l->list[i], v) == 0)
			return 1;
	return 0;
}

static int has_entry(const struct case_group *g, int k, const struct variant *v)
{
	int count;
	const struct entry *entries = case_group_entries_of(g, v, &count);

	for (int i = 0; i < count; i++)
		if (entries[i].case_index == k)
			return 1;
	return 0;
}

/*
 * Entries of case k for those of the list that are sensible there: what a prior leaves out is measured nevertheless, as
 * a hint is no reason for a gap; what structure rules out would take seconds. The group's entries are sorted; new ones
 * go behind them.
 */
static int add_entries(struct cross *x, int k, struct variant_list *more, struct err *e)
{
	struct case_group *g = x->group;
	struct sweep_request wide = *g->sweep->request;
	struct session *s = g->sweep->session;
	struct variant_list all;

	if (variant_space_find(wide.space) != SPACE_POSSIBLE)
		(void)snprintf(wide.space, sizeof wide.space, "sensible");
	if (sweep_variants(s->catalogue, &wide, &s->gpu->info, &g->cases[k].shape, &all, e))
		return -1;
	more->count = 0;
	for (int i = 0; i < x->count; i++)
		if (!has_entry(g, k, &x->list[i].variant) && list_has(&all, &x->list[i].variant))
			more->list[more->count++] = x->list[i].variant;
	free(all.list);
	return 0;
}

static int add_all_entries(struct cross *x, struct err *e)
{
	struct case_group *g = x->group;
	struct variant_list *more = calloc((size_t)g->ncases, sizeof *more);
	int status = 0;

	if (!more)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the best variants");
	case_group_sort_entries(g);
	for (int k = 0; k < g->ncases && status == 0; k++) {
		more[k].list = malloc(((size_t)x->count + 1) * sizeof *more[k].list);
		if (!more[k].list)
			status = err_as(e, ERR_TOO_LARGE, "out of memory for the best variants");
		else
			status = add_entries(x, k, &more[k], e);
	}
	for (int k = 0; k < g->ncases && status == 0; k++)
		status = case_group_add_entries(g, k, &more[k], e);
	case_group_sort_entries(g);
	for (int k = 0; k < g->ncases; k++)
		free(more[k].list);
	free(more);
	return status;
}

/* ---- measuring ---- */

/* Is there a case that the store has no result of it on? */
static int is_wanted(const struct cross *x, const struct build *b, int *wanted, struct err *e)
{
	const struct case_group *g = x->group;
	struct session *s = g->sweep->session;
	int count;
	const struct entry *entries = case_group_entries_of(g, &b->variant, &count);

	*wanted = 0;
	for (int i = 0; i < count && !*wanted; i++) {
		int seen;

		if (store_seen(s->store, &s->gpu->info, &b->identity, g->cases[entries[i].case_index].id, &seen, e))
			return -1;
		*wanted = !seen;
	}
	return 0;
}

static int choose(void *cross, struct build **b, struct err *e)
{
	struct cross *x = cross;
	int wanted = 0;

	for (; x->prefetched < x->count && !wanted; x->prefetched++)
		if (builds_get(&x->group->sweep->builds, &x->list[x->prefetched].variant, b, e) ||
		    is_wanted(x, *b, &wanted, e))
			return -1;
	return wanted;
}

static int try_on_all(struct cross *x, const struct variant *v, struct err *e)
{
	struct case_group *g = x->group;
	struct sweep *sw = g->sweep;
	struct session *s = sw->session;
	struct build *b;
	int count, seen;
	const struct entry *entries = case_group_entries_of(g, v, &count);

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	for (int i = 0; i < count && !budget_is_spent(&sw->budget); i++) {
		struct sweep_case *c = &g->cases[entries[i].case_index];

		if (stop_requested(e) || store_seen(s->store, &s->gpu->info, &b->identity, c->id, &seen, e) ||
		    (!seen && trial_run_once(sw, b, c, 1, e)))
			return -1;
	}
	builds_cancel(&sw->builds, b);
	progress_step(&s->progress, v->family->name, budget_time_left(&sw->budget));
	return 0;
}

int sweep_cross(struct case_group *g, struct err *e)
{
	struct cross x = {.group = g, .prefetch = {.group = g, .choose = choose, .context = &x}};
	struct sweep *sw = g->sweep;
	int status;

	if (sw->request->cross == 0 || g->ncases < 2 || budget_is_spent(&sw->budget))
		return 0;
	status = choose_best(&x, e) || add_all_entries(&x, e) ? -1 : 0;
	progress_begin(&sw->session->progress, x.count);
	prefetch_open(&x.prefetch);
	for (int i = 0; i < x.count && status == 0 && !budget_is_spent(&sw->budget); i++)
		status = prefetch_next(&x.prefetch, e) || try_on_all(&x, &x.list[i].variant, e) ? -1 : 0;
	prefetch_close(&x.prefetch);
	free(x.list);
	return status;
}

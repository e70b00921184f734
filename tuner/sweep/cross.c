/* Measures the best variants of each case of a group on all its other cases. A launch box serves many cases, and a
 * table may only choose it for cases on which it ran; but a search leaves each case with variants of its own. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/prefetch.h"
#include "tuner/sweep/trial.h"

/* If a variant takes this many times the time of the best on a case, it is not tried on cases beyond that one. What is
 * left of a budget then goes to a second pass with the second limit: fewer gaps allow a table more boxes. */
static const double limits[] = {3.0, 10.0};
#define FAR 50.0 /* the same limit for cases of another kind */

struct chosen {
	struct variant variant;
	int votes;        /* number of cases among whose best it is */
	double low, high; /* smallest and largest of their mean lengths, log2 */
};

/* A case, in the order in which a variant is tried on the cases. */
struct meeting {
	int k;           /* index of the case */
	int side;        /* -1: its mean length is below those of the variant's own cases, 1: above, 0: within */
	double distance; /* from them, log2 */
};

struct cross {
	struct case_group *group;
	struct prefetch prefetch;
	int prefetched; /* items of the list considered for prefetching */
	double limit;   /* of the current pass */
	int count;
	struct chosen *list;        /* most votes first */
	struct meeting *meetings;   /* one per case */
	struct variant_list *added; /* per case */
	double *seconds;            /* of the current variant, per case; 0: unknown */
	double *best;               /* per case: seconds of the fastest in the store, including other sweeps; 0: none */
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

static double log2_mean(const struct sweep_case *c)
{
	return c->shape.mean > 0 ? log2(c->shape.mean) : 0;
}

/* ---- the variants to measure ---- */

static int vote(struct cross *x, int k, struct err *e)
{
	const struct case_group *g = x->group;
	struct session *s = g->sweep->session;
	struct store_candidate best[SWEEP_CROSS_MOST];
	const int most = g->sweep->request->cross;
	const int count = store_candidates(s->store, &s->gpu->info, g->cases[k].id, best, most, e);

	if (count > 0)
		x->best[k] = best[0].seconds;
	for (int i = 0; i < count; i++) {
		const struct variant *v = case_group_variant(g, k, &best[i]);

		const double mean = log2_mean(&g->cases[k]);

		if (v)
			x->list[x->count++] = (struct chosen){*v, 1, mean, mean};
	}
	return count < 0 ? -1 : 0;
}

static void add_votes(struct chosen *to, const struct chosen *more)
{
	to->votes += more->votes;
	to->low = fmin(to->low, more->low);
	to->high = fmax(to->high, more->high);
}

/* Merges equal variants and counts their votes. */
static void unite(struct cross *x)
{
	int count = 0;

	if (x->count)
		qsort(x->list, (size_t)x->count, sizeof *x->list, compare_variants);
	for (int i = 0; i < x->count; i++)
		if (count && compare_variants(&x->list[count - 1], &x->list[i]) == 0)
			add_votes(&x->list[count - 1], &x->list[i]);
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

/* ---- the cases to measure them on ---- */

static int compare_meetings(const void *left, const void *right)
{
	const struct meeting *a = left, *b = right;

	if (a->distance < b->distance || a->distance > b->distance)
		return a->distance < b->distance ? -1 : 1;
	return a->k - b->k;
}

/* All cases, beginning with those nearest to the cases among whose best v is. */
static void order_meetings(struct cross *x, const struct chosen *v)
{
	for (int k = 0; k < x->group->ncases; k++) {
		const double mean = log2_mean(&x->group->cases[k]);
		const int side = mean < v->low ? -1 : mean > v->high;

		x->meetings[k] = (struct meeting){k, side, side < 0 ? v->low - mean : side ? mean - v->high : 0};
	}
	qsort(x->meetings, (size_t)x->group->ncases, sizeof *x->meetings, compare_meetings);
}

/* Whether the variant was hopeless on case k. A case of another kind says less, so the limit is higher there: each step
 * away from a variant's own lengths may cost a launch of a second. */
static int was_hopeless(const struct cross *x, int k, const char *kind)
{
	const int like = strcmp(x->group->cases[k].geometry.kind, kind) == 0;

	return x->best[k] > 0 && x->seconds[k] > (like ? x->limit : FAR) * x->best[k];
}

/* Whether the variant was hopeless on a case in between, or on the most similar one. Then measuring would not make it
 * eligible there. */
static int is_beyond_hope(const struct cross *x, int at)
{
	const struct meeting *m = &x->meetings[at];
	const struct outlook o = {x->seconds, x->best};
	const char *kind = x->group->cases[m->k].geometry.kind;

	for (int i = 0; i < at && m->side; i++)
		if (x->meetings[i].side == m->side && was_hopeless(x, x->meetings[i].k, kind))
			return 1;
	return outlook_nearest(x->group, &o, m->k) > x->limit || outlook_is_held_up(x->group, &o, m->k);
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

/* Records that v was tried on case k, for the finals. */
static int add(struct cross *x, int k, const struct variant *v, struct err *e)
{
	struct variant_list *l = &x->added[k];

	if (has_entry(x->group, k, v))
		return 0;
	return variant_list_append(l, v, 1, e);
}

/* ---- measuring ---- */

/* *wanted: whether there is a case for which the store has no result of it. */
static int is_wanted(const struct cross *x, const struct build *b, int *wanted, struct err *e)
{
	const struct case_group *g = x->group;
	struct session *s = g->sweep->session;

	*wanted = 0;
	for (int k = 0; k < g->ncases && !*wanted; k++) {
		int seen;

		if (store_seen(s->store, &s->gpu->info, &b->identity, g->cases[k].id, &seen, e))
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

/* The times stored for it on the cases, which tell what other cases are worth a trial. */
static int read_seconds(struct cross *x, const struct build *b, struct err *e)
{
	struct session *s = x->group->sweep->session;

	for (int k = 0; k < x->group->ncases; k++) {
		const int64_t id = x->group->cases[k].id;
		int seen;

		x->seconds[k] = 0;
		if (store_seen(s->store, &s->gpu->info, &b->identity, id, &seen, e) ||
		    (seen && store_seconds(s->store, &s->gpu->info, &b->identity, id, &x->seconds[k], e)))
			return -1;
	}
	return 0;
}

/* Measures it on a case, unless that was done or is not worthwhile. */
static int meet(struct cross *x, struct build *b, int at, struct err *e)
{
	const int k = x->meetings[at].k;
	struct sweep *sw = x->group->sweep;
	struct sweep_case *c = &x->group->cases[k];
	int possible;

	if (!c->on_device || x->seconds[k] > 0 || is_beyond_hope(x, at))
		return 0;
	/* `sensible` and priors are ignored here: a gap in the table would exclude a box from all similar lengths. */
	if (catalogue_possible(sw->session->catalogue, &b->variant, &sw->session->gpu->info, &c->shape, &possible, e))
		return -1;
	if (!possible)
		return 0;
	c->last = 0;
	if (add(x, k, &b->variant, e) || trial_run_once(sw, b, c, 1, e))
		return -1;
	x->seconds[k] = b->state == BUILD_OK ? c->last : INFINITY;
	if (isfinite(x->seconds[k]))
		x->best[k] = x->best[k] > 0 ? fmin(x->best[k], x->seconds[k]) : x->seconds[k];
	return 0;
}

static int meet_all(struct cross *x, const struct chosen *v, struct err *e)
{
	struct sweep *sw = x->group->sweep;
	struct build *b;

	if (builds_get(&sw->builds, &v->variant, &b, e))
		return -1;
	order_meetings(x, v);
	if (read_seconds(x, b, e))
		return -1;
	for (int i = 0; i < x->group->ncases && !budget_is_spent(&sw->budget); i++)
		if (stop_requested(e) || meet(x, b, i, e))
			return -1;
	builds_cancel(&sw->builds, b);
	progress_step(&sw->session->progress, v->variant.family->name, sweep_time_left(sw));
	return 0;
}

/* ---- the phase ---- */

static int open_cross(struct cross *x, struct err *e)
{
	const struct case_group *g = x->group;
	int opened = 1;

	x->meetings = calloc((size_t)g->ncases, sizeof *x->meetings);
	x->added = calloc((size_t)g->ncases, sizeof *x->added);
	x->seconds = calloc((size_t)g->ncases, sizeof *x->seconds);
	x->best = calloc((size_t)g->ncases, sizeof *x->best);
	if (!x->meetings || !x->added || !x->seconds || !x->best)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the cases");
	case_group_sort_entries(x->group);
	/* A search that exhausted its budget may have left cases that are not uploaded. */
	while (opened > 0)
		opened = case_group_open_next(x->group, 1, e);
	return opened < 0 || choose_best(x, e) ? -1 : 0;
}

/* Makes what was tried entries of the group, also if the phase was interrupted. */
static int close_cross(struct cross *x, struct err *e)
{
	struct case_group *g = x->group;
	int status = 0;

	for (int k = 0; k < g->ncases && x->added; k++) {
		if (status == 0)
			status = case_group_add_entries(g, k, &x->added[k], e);
		free(x->added[k].list);
	}
	case_group_sort_entries(g);
	free(x->added);
	free(x->meetings);
	free(x->seconds);
	free(x->best);
	free(x->list);
	return status;
}

static int pass(struct cross *x, double limit, struct err *e)
{
	struct sweep *sw = x->group->sweep;
	int status = 0;

	x->limit = limit;
	x->prefetched = 0;
	progress_begin(&sw->session->progress, x->count);
	prefetch_open(&x->prefetch);
	for (int i = 0; i < x->count && status == 0 && !budget_is_spent(&sw->budget); i++)
		status = prefetch_next(&x->prefetch, e) || meet_all(x, &x->list[i], e) ? -1 : 0;
	prefetch_close(&x->prefetch);
	return status;
}

int sweep_cross(struct case_group *g, struct err *e)
{
	struct cross x = {.group = g, .prefetch = {.group = g, .choose = choose, .context = &x}};
	struct sweep *sw = g->sweep;
	struct err ignored;
	int status;

	if (sw->request->cross == 0 || g->ncases < 2 || budget_is_spent(&sw->budget))
		return 0;
	status = open_cross(&x, e);
	if (status == 0)
		status = pass(&x, limits[0], e);
	if (status == 0 && isfinite(sw->budget.deadline) && !budget_is_spent(&sw->budget))
		status = pass(&x, limits[1], e);
	return close_cross(&x, status ? &ignored : e) || status ? -1 : 0;
}

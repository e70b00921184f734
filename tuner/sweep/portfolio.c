/* Tries the portfolio of the device's prior on every case: a launch box can only be chosen for cases on which it ran,
 * and variants that were fast on similar cases are where a search begins. */
#include "tuner/sweep/portfolio.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/base/strings.h"
#include "tuner/sweep/trial.h"

#define HOPELESS 3.0 /* slowdown relative to the best of a similar case */
#define UNKNOWN 2.0  /* assumed slowdown if nothing is known */
#define MOMENT 0.05  /* seconds for an unfinished case, while others wait */

/* ---- its variants ---- */

/* Whether the request allows it, by its strategies and parameters. */
static int allows(const struct sweep_request *r, const struct elem_type *type, const struct variant *v)
{
	for (int i = 0; i < v->family->nparams; i++) {
		const struct param_values *wanted = param_filter_find(&r->filter, v->family->params[i].name);

		if (wanted && !param_values_have(wanted, v->values[i]))
			return 0;
	}
	return !r->filter.reproducible || !family_varies(v->family, type);
}

static int add_family(struct portfolio *p, const struct family *f, struct err *e)
{
	const struct sweep *sw = p->group->sweep;
	struct session *s = sw->session;
	struct strings texts = {0};
	int status = catalogue_portfolio(s->catalogue, f, &s->gpu->info, &texts, e);

	for (int i = 0; i < texts.count && status == 0; i++) {
		struct variant v;

		status = variant_parse(f, texts.items[i], &v, e);
		v.sensible = v.hinted = 1;
		if (status == 0 && allows(sw->request, sw->type, &v))
			status = variant_list_append(&p->variants, &v, 1, e);
	}
	strings_release(&texts);
	return status;
}

int portfolio_open(struct portfolio *p, struct case_group *g, int room, struct err *e)
{
	const struct sweep *sw = g->sweep;
	const struct family *families;
	const int nfamilies = catalogue_families(sw->session->catalogue, &families);

	p->group = g;
	p->room = room;
	if (sw->request->cross == 0 || budget_counts(&sw->budget))
		return 0;
	for (int i = 0; i < nfamilies; i++)
		if (sweep_wants(sw->request, &families[i]) && add_family(p, &families[i], e))
			return -1;
	p->seconds = calloc((size_t)p->variants.count * (size_t)room + 1, sizeof *p->seconds);
	p->best = calloc((size_t)room + 1, sizeof *p->best);
	p->turns = calloc((size_t)p->variants.count + 1, sizeof *p->turns);
	p->pending = calloc((size_t)p->variants.count * (size_t)room + 1, sizeof *p->pending);
	p->unfinished = calloc((size_t)room + 1, sizeof *p->unfinished);
	return p->seconds && p->best && p->turns && p->pending && p->unfinished
		       ? 0
		       : err_as(e, ERR_TOO_LARGE, "out of memory for a portfolio");
}

void portfolio_close(struct portfolio *p)
{
	free(p->variants.list);
	free(p->seconds);
	free(p->best);
	free(p->turns);
	free(p->pending);
	free(p->unfinished);
	*p = (struct portfolio){0};
}

/* ---- on a case ---- */

static double *seconds_at(const struct portfolio *p, int i, int k)
{
	return &p->seconds[(size_t)i * (size_t)p->room + (size_t)k];
}

static int is_possible(const struct portfolio *p, const struct variant *v, int k, int *possible, struct err *e)
{
	struct session *s = p->group->sweep->session;

	return catalogue_possible(s->catalogue, v, &s->gpu->info, &p->group->cases[k].shape, possible, e);
}

static int is_sensible(const struct portfolio *p, const struct variant *v, int k, int *sensible, struct err *e)
{
	struct session *s = p->group->sweep->session;
	struct param_filter filter = {0};
	const struct variant_query query = {.device = &s->gpu->info,
					    .shape = &p->group->cases[k].shape,
					    .space = SPACE_SENSIBLE,
					    .most = 1,
					    .filter = &filter};
	struct variant *list;

	if (param_filter_parse(&filter, v->params, e) ||
	    catalogue_variants(s->catalogue, v->family, &query, &list, sensible, e))
		return -1;
	free(list);
	return 0;
}

/* Geometric mean of its slowdown relative to the best over all cases on which it ran so far; 1: none. */
static double overall_of(const struct portfolio *p, int i)
{
	const double *seconds = seconds_at(p, i, 0);
	double sum = 0;
	int count = 0;

	for (int k = 0; k < p->room; k++)
		if (seconds[k] > 0) {
			sum += log(seconds[k] / p->best[k]);
			count++;
		}
	return count ? exp(sum / count) : 1;
}

/* Whether variant i is worth trying on case k. A variant that is extremely slow by its structure, such as a block for
 * each of 2^26 segments, would take the time of hundreds of trials, and a gap there costs a table nothing. */
static int has_hope(const struct portfolio *p, int i, int k, struct portfolio_turn *turn, int *hope, struct err *e)
{
	const struct variant *v = &p->variants.list[i];
	const struct outlook o = {seconds_at(p, i, 0), p->best};
	const double times = outlook_nearest(p->group, &o, k);

	*turn = (struct portfolio_turn){i, times > 0 ? times : UNKNOWN, overall_of(p, i)};
	*hope = times <= HOPELESS && !outlook_is_held_up(p->group, &o, k);
	if (*hope && is_possible(p, v, k, hope, e))
		return -1;
	return *hope && !(times > 0) ? is_sensible(p, v, k, hope, e) : 0;
}

static int comes_before(const struct portfolio_turn *a, const struct portfolio_turn *b)
{
	return a->outlook < b->outlook || (a->outlook <= b->outlook && a->overall < b->overall);
}

/* The variants that can run on case k and are worth trying, most promising first: a much slower one then gets a single
 * sample. If nothing is known about similar cases, ordered by speed on all others. */
static int order(struct portfolio *p, int k, struct err *e)
{
	p->nturns = 0;
	for (int i = 0; i < p->variants.count; i++) {
		struct portfolio_turn turn;
		int at = p->nturns, hope;

		if (has_hope(p, i, k, &turn, &hope, e))
			return -1;
		if (!hope)
			continue;
		for (; at > 0 && comes_before(&turn, &p->turns[at - 1]); at--)
			p->turns[at] = p->turns[at - 1];
		p->turns[at] = turn;
		p->nturns++;
	}
	return 0;
}

/* Prefetches what follows on case k from this turn on, as far as the pool has room. */
static int prefetch_from(struct portfolio *p, int turn, int k, struct err *e)
{
	for (int i = turn; i < p->nturns; i++)
		if (prefetch_build(p->prefetch, &p->variants.list[p->turns[i].variant], &p->group->cases[k], e))
			return -1;
	return 0;
}

int portfolio_prefetch(struct portfolio *p, int k, struct err *e)
{
	return order(p, k, e) || prefetch_from(p, 0, k, e) ? -1 : 0;
}

static int try_variant(struct portfolio *p, int i, int k, struct variant_list *tried, struct err *e)
{
	struct sweep *sw = p->group->sweep;
	struct sweep_case *c = &p->group->cases[k];
	const struct variant *v = &p->variants.list[i];
	struct build *b;

	if (builds_get(&sw->builds, v, &b, e))
		return -1;
	c->last = INFINITY;
	if (trial_run_once(sw, b, c, 1, e))
		return -1;
	if (isfinite(c->last)) {
		*seconds_at(p, i, k) = c->last;
		p->best[k] = p->best[k] > 0 ? fmin(p->best[k], c->last) : c->last;
	}
	progress_step(&sw->session->progress, v->family->name, sweep_time_left(sw));
	return variant_list_append(tried, v, 1, e);
}

/* Skips those that are already entries of the case. */
static int add_entries(struct portfolio *p, int k, struct variant_list *tried, struct err *e)
{
	struct variant_list listed;
	int count = 0;

	if (case_group_variants(p->group, k, &listed, e))
		return -1;
	for (int i = 0; i < tried->count; i++)
		if (variant_find(listed.list, listed.count, &tried->list[i]) < 0)
			tried->list[count++] = tried->list[i];
	free(listed.list);
	tried->count = count;
	return case_group_add_entries(p->group, k, tried, e);
}

/* ---- what is not built yet ---- */

static char *pending_at(const struct portfolio *p, int i, int k)
{
	return &p->pending[(size_t)i * (size_t)p->room + (size_t)k];
}

/* *waited: whether variant i would make case k wait for a compiler. */
static int is_waited_for(const struct portfolio *p, int i, int k, int *waited, struct err *e)
{
	struct sweep *sw = p->group->sweep;
	const struct session *s = sw->session;
	struct build *b;
	int seen = 0;

	if (builds_get(&sw->builds, &p->variants.list[i], &b, e))
		return -1;
	*waited = !builds_is_ready(&sw->builds, b);
	if (*waited && store_seen(s->store, &s->gpu->info, &b->identity, p->group->cases[k].id, &seen, e))
		return -1;
	*waited &= !seen;
	return 0;
}

/* Tries variant i on case k now, or later, once it is built. */
static int try_or_defer(struct portfolio *p, int i, int k, struct variant_list *tried, struct err *e)
{
	int waited;

	if (is_waited_for(p, i, k, &waited, e))
		return -1;
	if (!waited)
		return try_variant(p, i, k, tried, e);
	*pending_at(p, i, k) = 1;
	p->npending++;
	return 0;
}

/* By now more is known about cases similar to k, so it may no longer be worth trying. */
static int try_pending(struct portfolio *p, int i, int k, struct err *e)
{
	struct portfolio_turn turn;
	struct variant_list tried = {0};
	int hope, status;

	*pending_at(p, i, k) = 0;
	p->npending--;
	status = has_hope(p, i, k, &turn, &hope, e);
	if (status == 0 && hope)
		status = try_variant(p, i, k, &tried, e) || add_entries(p, k, &tried, e) ? -1 : 0;
	free(tried.list);
	return status;
}

int portfolio_catch_up(struct portfolio *p, double deadline, int wait, struct err *e)
{
	int tried_now = 0, waited;

	for (int i = 0; i < p->variants.count && p->npending > 0; i++)
		for (int k = 0; k < p->room && p->npending > 0 && clock_now() < deadline; k++) {
			if (!*pending_at(p, i, k))
				continue;
			if (stop_requested(e) || is_waited_for(p, i, k, &waited, e))
				return -1;
			if (waited && !wait) { /* this holds for the other cases as well */
				if (prefetch_build(p->prefetch, &p->variants.list[i], &p->group->cases[k], e))
					return -1;
				break;
			}
			if (try_pending(p, i, k, e))
				return -1;
			tried_now++;
		}
	if (p->npending > 0 && clock_now() >= deadline) {
		memset(p->pending, 0, (size_t)p->variants.count * (size_t)p->room);
		p->npending = 0;
	}
	return tried_now;
}

static void set_unfinished(struct portfolio *p, int k, int unfinished)
{
	p->nunfinished += unfinished - p->unfinished[k];
	p->unfinished[k] = (char)unfinished;
}

static int is_done(const struct portfolio *p, int i, int k)
{
	return *pending_at(p, i, k) || *seconds_at(p, i, k) > 0;
}

/* Tries what is not tried yet, in order, until the deadline. */
static int try_turns(struct portfolio *p, int k, double deadline, struct err *e)
{
	struct variant_list tried = {0};
	int status = 0, i;

	for (i = 0; i < p->nturns && status == 0 && clock_now() < deadline; i++)
		if (!is_done(p, p->turns[i].variant, k))
			status = stop_requested(e) || case_group_take(p->group, 0, e) < 0 ||
						 prefetch_from(p, i, k, e) ||
						 try_or_defer(p, p->turns[i].variant, k, &tried, e)
					 ? -1
					 : 0;
	set_unfinished(p, k, i < p->nturns);
	if (status == 0)
		status = add_entries(p, k, &tried, e);
	free(tried.list);
	return status;
}

int portfolio_run(struct portfolio *p, int k, double deadline, struct err *e)
{
	return order(p, k, e) || try_turns(p, k, deadline, e) ? -1 : 0;
}

int portfolio_resume(struct portfolio *p, double deadline, struct err *e)
{
	if (p->nunfinished == 0 || clock_now() >= deadline)
		return 0;
	do
		p->resumed = (p->resumed + 1) % p->room;
	while (!p->unfinished[p->resumed]);
	if (order(p, p->resumed, e))
		return -1;
	/* Ordering takes time itself, which must not be all of the moment. */
	return try_turns(p, p->resumed, fmin(deadline, clock_now() + MOMENT), e) ? -1 : 1;
}

int portfolio_best(const struct portfolio *p, int k, struct variant *best, int most)
{
	double before = 0;
	int count = 0;

	while (count < most) {
		int next = -1;

		for (int i = 0; i < p->variants.count; i++) {
			const double seconds = *seconds_at(p, i, k);

			if (seconds > before && (next < 0 || seconds < *seconds_at(p, next, k)))
				next = i;
		}
		if (next < 0)
			break;
		before = *seconds_at(p, next, k);
		best[count++] = p->variants.list[next];
	}
	return count;
}

#include "harness/base/stop.h"
#include "tuner/sweep/sweep_winners.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/past_winners.h"
#include "tuner/search/search.h"
#include "tuner/search/search_variants.h"
#include "tuner/sweep/sweep_ahead.h"

/* Variants that are tried first on a case: at most so many from the database. */
#define KNOWN_FIRST 4

#define ADVANCE_LEAST 4

struct found {
	struct variant *list; /* of one case; room for all entries so far */
	int room;
	struct variant *hints; /* what won the cases so far, newest first; room for one a case, and more */
	int nhints;
	struct winners winners;
	struct past_winners known; /* of earlier sweeps, other devices */
	struct ahead ahead;
};

/* One case under a search that asks case by case. */
struct searched {
	struct sweep *sw;
	struct sweep_case *c;
	struct ahead *ahead;
	double share;     /* of what is left, from when it is on the device */
	double deadline;  /* of this case */
	int64_t reserved; /* evaluations for the cases after it */
};

/*
 * The first builds are under way when the case goes to the device; what that takes is not on its time. Returns 1 where
 * it cannot be measured.
 */
static int reach(struct searched *x, struct err *e)
{
	struct sweep *sw = x->sw;
	double now;

	if (sw->opened > x->c - sw->cases)
		return !x->c->on_device;
	while (sw->opened <= x->c - sw->cases)
		if (sweep_open_next(sw, 1, e) < 0)
			return -1;
	now = progress_clock();
	x->deadline = now + (sw->deadline - now) * x->share;
	return !x->c->on_device;
}

/* Which evaluations are made must not depend on how long builds take. */
static int are_counted(const struct sweep *sw)
{
	return sw->evaluations != INT64_MAX;
}

/* Nothing waits for what an earlier sweep has measured, either. */
static int is_ready(void *context, const struct variant *v, int *ready, struct err *e)
{
	const struct searched *x = context;
	struct session *s = x->sw->session;
	struct build *b;

	if (builds_get(&x->sw->builds, v, &b, e))
		return -1;
	*ready = builds_are_ready(&x->sw->builds, b);
	return *ready || b->job ? 0 : store_seen(s->store, &s->gpu->info, &b->identity, x->c->id, ready, e);
}

/* While b is built: what it will be checked on, then further cases, taken in and put on the device. */
static int use_wait(struct sweep *sw, struct build *b, struct err *e)
{
	int used = 1;

	if (builds_are_ready(&sw->builds, b))
		return 0;
	if (builds_expect(&sw->builds, b, e) || builds_foresee(&sw->builds, b, e))
		return -1;
	while (used > 0 && !builds_are_ready(&sw->builds, b)) {
		used = stop_requested(e) ? -1 : sweep_take(sw, 0, e);
		if (used == 0)
			used = sweep_open_next(sw, 0, e);
	}
	return used < 0 ? -1 : 0;
}

/* None of what was asked for is built: further cases, and what is built on those that come. */
static int meanwhile(void *context, int *did, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;

	*did = 0;
	if (sw->opened <= x->c - sw->cases || progress_clock() > x->deadline)
		return 0;
	*did = stop_requested(e) ? -1 : sweep_take(sw, 0, e);
	if (*did == 0)
		*did = sweep_open_next(sw, 0, e);
	if (*did < 0)
		return -1;
	return *did ? 0 : ahead_try(x->ahead, sw, did, e);
}

/* While the device is at work on checks of a variant. */
static void use_time(void *context)
{
	struct sweep *sw = context;

	builds_plan_any(&sw->builds);
}

static int try_searched(void *context, const struct variant *v, double share, int again, double *seconds, struct err *e)
{
	struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct sampling part = sw->sampling;
	struct build *b;
	int seen = 0, status = reach(x, e);
	const int reused = x->c->reused;

	if (status)
		return status;
	if (stop_requested(e) || sweep_take(sw, 0, e) < 0 || builds_get(&sw->builds, v, &b, e) ||
	    (!again && case_seen(x->c, b, &seen, e)))
		return -1;
	if (seen) {
		*seconds = x->c->last;
		if (ahead_has(x->ahead, (int)(x->c - sw->cases), v))
			x->c->reused = reused; /* nothing that was there before */
		return 0;
	}
	if (progress_clock() > x->deadline || sw->evaluations <= x->reserved) {
		sw->ended = 1;
		return 1;
	}
	if (use_wait(sw, b, e) || sweep_prepare(sw, b, x->c, e))
		return -1;
	x->c->failed += b->state != BUILD_OK;
	if (b->state != BUILD_OK)
		return 0;
	sw->evaluations -= sw->evaluations != INT64_MAX;
	part.max_samples = (int)fmax(part.min_samples, ceil(share * part.max_samples));
	part.time_cap *= share;
	if (case_measure(x->c, b, &part, e))
		return -1;
	*seconds = x->c->last;
	progress_step(&s->progress, v->family->name, sweep_time_left(sw));
	return isfinite(*seconds) ? ahead_note(x->ahead, b, *seconds, (int)(x->c - sw->cases), e) : 0;
}

static int expect_searched(void *context, const struct variant *v, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct build *b;
	int seen;

	if (builds_get(&sw->builds, v, &b, e) || store_seen(s->store, &s->gpu->info, &b->identity, x->c->id, &seen, e))
		return -1;
	return seen || !builds_have_room(&sw->builds) ? 0 : builds_expect(&sw->builds, b, e);
}

/*
 * Trials that are asked for in advance, so that their builds are under way: as many as workers can build at a time, for
 * in replays of 27 lengths waiting for builds cost a budget of time far more than choosing without the latest answers.
 * Evaluations that are counted are to be chosen well: twenty of a case with sixteen in advance lost 1.2% on average,
 * 0.4% with four.
 */
static int advance_of(const struct sweep *sw)
{
	const int workers = sw->session->pool ? build_pool_workers(sw->session->pool) : 0;

	if (!builds_have_room(&sw->builds))
		return 0;
	if (workers < ADVANCE_LEAST || are_counted(sw))
		return ADVANCE_LEAST;
	return workers < SEARCH_LOOKAHEAD ? workers : SEARCH_LOOKAHEAD;
}

/* The newest first: it is the nearest. */
static void note_winner(struct found *f, int k, int best)
{
	f->winners.cases = k + 1;
	if (best < 0)
		return;
	memmove(f->hints + 1, f->hints, (size_t)f->nhints++ * sizeof *f->hints);
	f->hints[0] = f->winners.of[k] = f->list[best];
}

/*
 * What is tried first on case k, behind the winners of those before in f->hints: what won similar ones in earlier
 * sweeps, *known of them; then, though it costs nothing, what was measured ahead. Returns how many; -1: out of memory.
 */
static int list_hints(struct sweep *sw, struct found *f, int k, int count, int *known, struct err *e)
{
	const struct case_shape *shape = &sw->cases[k].shape;
	const size_t room =
		(size_t)sw->request->geometries.count + KNOWN_FIRST + (size_t)ahead_hints(&f->ahead, k, NULL);
	const struct past_query query = {sw->session->gpu->info.name, shape->mean, shape->cv, f->list, count};
	struct variant *grown = realloc(f->hints, room * sizeof *grown);

	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	f->hints = grown;
	*known = past_winners_near(&f->known, sw->session->catalogue, &query, grown + f->nhints, KNOWN_FIRST);
	return f->nhints + *known + ahead_hints(&f->ahead, k, grown + f->nhints + *known);
}

/* What won the cases before, neighbours mostly, is tried first. */
static int search_case(struct sweep *sw, struct found *f, int k, struct err *e)
{
	const int to_come = sw->is_lazy ? sw->supply.to - sw->supply.next : 0, all = sw->ncases + to_come;
	int count = sweep_variants_of_case(sw, k, f->list), left = all - k + (all > 1), best;
	int nknown = 0, nhints = list_hints(sw, f, k, count, &nknown, e);
	double now = progress_clock(), share = search_budget_share(left, all, k == 0 && nknown == 0);
	struct searched x = {sw,
			     &sw->cases[k],
			     &f->ahead,
			     share,
			     now + (sw->deadline - now) * share,
			     are_counted(sw) ? sw->evaluations - (int64_t)ceil((double)sw->evaluations * share) : 0};
	struct search_evaluator evaluator = {
		try_searched, expect_searched, are_counted(sw) ? NULL : is_ready, meanwhile, &x, advance_of(sw)};
	struct variant_search vs = {sw->request->search, sw->request->seed, f->list, count, f->hints, nhints};

	ahead_begin(&f->ahead);
	if (nhints < 0 || search_variants(&vs, &evaluator, &best, e))
		return -1;
	builds_pass_all(&sw->builds); /* asked for in advance when the budget of this case ended */
	note_winner(f, k, best);
	return 0;
}

/* The list has room for all entries. */
static int grow_list(struct sweep *sw, struct found *f, struct err *e)
{
	struct variant *grown;

	if (sw->nentries <= f->room)
		return 0;
	grown = realloc(f->list, (size_t)sw->nentries * sizeof *grown);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	f->list = grown;
	f->room = sw->nentries;
	return 0;
}

/* Take case k in. Returns 0 where the group has no such case. */
static int take(struct sweep *sw, int k, struct err *e)
{
	int status = 1;

	while (status > 0 && sw->ncases <= k)
		status = sweep_take(sw, 1, e);
	return status;
}

/* The winners of a full group have one share of what is left: cases are to come. */
static int try_winners(struct sweep *sw, struct found *f, struct err *e)
{
	const int to_come = sw->is_lazy ? sw->supply.to - sw->supply.next : 0;
	const double end = sw->deadline, now = progress_clock();
	int status;

	sw->deadline = now + (end - now) / (to_come + 1);
	sweep_sort_entries(sw);
	status = grow_list(sw, f, e) || winners_try(&f->winners, sw, f->list, e) ? -1 : 0;
	sw->deadline = end;
	return status;
}

/* Case by case, each put on the device when it is its turn. One share of a budget is for the winners on all cases. */
static int search_cases(struct sweep *sw, struct found *f, struct err *e)
{
	int status = 1;

	for (int k = 0; !sweep_is_spent(sw) && (status = take(sw, k, e)) > 0; k++)
		if (grow_list(sw, f, e) || search_case(sw, f, k, e))
			return -1;
	return status < 0 || try_winners(sw, f, e) ? -1 : 0;
}

int sweep_search_cases(struct sweep *sw, struct err *e)
{
	const size_t cases = (size_t)sw->request->geometries.count;
	const struct store_filter near = {.operation = sw->operation->name,
					  .key_type = operation_key_type(sw->operation),
					  .type = sw->type->name,
					  .oper = sw->oper->name};
	struct found f = {.hints = calloc(cases + 1, sizeof *f.hints),
			  .winners.of = calloc(cases, sizeof *f.winners.of)};
	int status = -1;

	progress_begin(&sw->session->progress, sw->nentries);
	bench_set_idle(sw->session->bench, use_time, sw);
	if (!f.hints || !f.winners.of)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	else if (past_winners_read(sw->session->store, &near, &f.known, e) == 0)
		status = search_cases(sw, &f, e);
	bench_set_idle(sw->session->bench, NULL, NULL);
	past_winners_release(&f.known);
	ahead_release(&f.ahead);
	free(f.list);
	free(f.hints);
	free(f.winners.of);
	return status;
}

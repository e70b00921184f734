/* Case by case, a search strategy chooses what to try. It starts from the winners of previous cases and of similar
 * cases in earlier sweeps; at the end winners are tried on the other cases. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"
#include "tuner/search/past_winners.h"
#include "tuner/search/search.h"
#include "tuner/search/search_variants.h"
#include "tuner/sweep/portfolio.h"
#include "tuner/sweep/trial.h"

/* Maximum variants from the database to try first on a case. */
#define KNOWN_FIRST 4

/* With a portfolio: how many of its fastest on the case, and how many winners of previous cases. */
#define PORTFOLIO_FIRST 4
#define WINNERS_FIRST 8
#define EXTRA_HINTS (KNOWN_FIRST + PORTFOLIO_FIRST)

#define LOOKAHEAD_LEAST 4

struct guided {
	struct case_group *group;
	struct prefetch prefetch;
	struct variant *hints; /* winners of the previous cases, newest first; room for one per case and EXTRA_HINTS */
	int nhints;
	struct variant *winners;   /* per case; without a family if there is none; room for all of the request */
	int searched;              /* cases of the group so far */
	int met;                   /* number of cases on which the portfolio was tried */
	struct past_winners known; /* from earlier sweeps and other devices */
	struct portfolio portfolio;
};

/* The search of one case. */
struct case_search {
	struct guided *guided;
	int k;
	struct sweep_case *c;
	double share;     /* of what is left when the case is uploaded */
	double deadline;  /* of this case */
	int64_t reserved; /* evaluations reserved for the cases after it */
};

/* ---- callbacks of the search strategy (struct search_evaluator) ---- */

/* Uploads the case when its first trial comes, since the first builds are then running. That time does not count for
 * the case. Returns 1 if it cannot be measured. */
static int open_case(struct case_search *x, struct err *e)
{
	struct case_group *g = x->guided->group;
	double now;

	if (g->opened > x->k)
		return !x->c->on_device;
	while (g->opened <= x->k)
		if (case_group_open_next(g, 1, e) < 0)
			return -1;
	now = clock_now();
	x->deadline = now + (g->sweep->budget.deadline - now) * x->share;
	return !x->c->on_device;
}

static int prefetch(void *context, const struct variant *v, struct err *e)
{
	const struct case_search *x = context;

	return prefetch_build(&x->guided->prefetch, v, x->c, e);
}

/* With a fraction of the samples, and of their time. */
static int measure(struct case_search *x, struct build *b, double share, double *seconds, struct err *e)
{
	struct sweep *sw = x->guided->group->sweep;
	struct sampling part = sw->sampling;

	part.max_samples = (int)fmax(part.min_samples, ceil(share * part.max_samples));
	part.time_cap *= share;
	if (trial_run(sw, b, x->c, &part, e))
		return -1;
	if (b->state != BUILD_OK)
		return 0;
	*seconds = x->c->last;
	progress_step(&sw->session->progress, b->variant.family->name, sweep_time_left(sw));
	return 0;
}

/* again: measures once more with more samples, whoever else has measured it. */
static int try_build(struct case_search *x, struct build *b, double share, int again, double *seconds, struct err *e)
{
	struct sweep *sw = x->guided->group->sweep;
	int seen = 0;
	const int status = again ? 0 : trial_take(sw, b, x->c, &seen, e);

	if (status < 0)
		return -1;
	if (seen) {
		*seconds = x->c->last;
		return 0;
	}
	if (status || clock_now() > x->deadline || sw->budget.evaluations <= x->reserved) {
		sw->ended = 1;
		return 1;
	}
	return measure(x, b, share, seconds, e);
}

static int evaluate(void *context, const struct variant *v, double share, int again, double *seconds, struct err *e)
{
	struct case_search *x = context;
	struct case_group *g = x->guided->group;
	struct build *b;
	int status = open_case(x, e);

	if (status)
		return status;
	if (stop_requested(e) || case_group_take(g, 0, e) < 0 || builds_get(&g->sweep->builds, v, &b, e))
		return -1;
	status = try_build(x, b, share, again, seconds, e);
	trial_leave(b, x->c);
	return status;
}

/* ---- one case ---- */

/*
 * The number of trials requested from the strategy in advance, so that their builds can start: as many as workers build
 * in parallel. In replays of 27 lengths, waiting for builds cost a time budget far more than choosing without the
 * latest results. Limited evaluations must be chosen well: twenty per case with sixteen in advance lost 1.2% on
 * average, 0.4% with four.
 */
static int lookahead_of(const struct sweep *sw)
{
	const int workers = sw->session->pool ? build_pool_workers(sw->session->pool) : 0;

	if (!builds_have_room(&sw->builds))
		return 0;
	if (workers < LOOKAHEAD_LEAST || budget_counts(&sw->budget))
		return LOOKAHEAD_LEAST;
	return workers < SEARCH_LOOKAHEAD ? workers : SEARCH_LOOKAHEAD;
}

/* Newest first, as it is the most similar. With a portfolio, more than a few would leave a search no time of its
 * own. */
static void note_winner(struct guided *x, int k, const struct variant *winner)
{
	if (x->portfolio.variants.count == 0 || x->nhints < WINNERS_FIRST)
		x->nhints++;
	memmove(x->hints + 1, x->hints, (size_t)(x->nhints - 1) * sizeof *x->hints);
	x->hints[0] = x->winners[k] = *winner;
}

/* Adds what to try first on case k, after the winners of previous cases in x->hints: winners of similar cases in
 * earlier sweeps, and the best of the portfolio. Returns the number added. */
static int add_known(struct guided *x, int k, const struct variant_list *l)
{
	const struct sweep *sw = x->group->sweep;
	const struct case_shape *shape = &x->group->cases[k].shape;
	const struct past_query query = {.device = sw->session->gpu->info.name,
					 .is_cpu = sw->session->gpu->info.is_cpu,
					 .mean = shape->mean,
					 .cv = shape->cv,
					 .list = l->list,
					 .count = l->count};

	struct variant *room = x->hints + x->nhints;
	const int known = past_winners_near(&x->known, sw->session->catalogue, &query, room, KNOWN_FIRST);

	return known + portfolio_best(&x->portfolio, k, room + known, PORTFOLIO_FIRST);
}

/* The fraction of the remaining budget; first: nothing is known about any case yet. */
static double share_of(const struct guided *x, int k, int first)
{
	const struct case_group *g = x->group;
	const int all = g->ncases + case_source_left(g->source);

	return search_budget_share(all - k + (all > 1), all, first);
}

/* Searches the variants of l and records the winner. */
static int search_among(struct guided *guided, int k, const struct variant_list *l, struct err *e)
{
	struct case_group *g = guided->group;
	const struct sweep *sw = g->sweep;
	const struct budget *budget = &sw->budget;
	const int known = add_known(guided, k, l);
	const double now = clock_now(), share = share_of(guided, k, k == 0 && known == 0);
	struct case_search x = {.guided = guided, .k = k, .c = &g->cases[k], .share = share};
	const struct search_evaluator evaluator = {
		.evaluate = evaluate, .prefetch = prefetch, .context = &x, .lookahead = lookahead_of(sw)};
	const struct variant_search vs = {sw->request->search, sw->request->seed,     l->list, l->count,
					  guided->hints,       guided->nhints + known};
	int best;

	x.deadline = now + (budget->deadline - now) * share;
	if (budget_counts(budget))
		x.reserved = budget->evaluations - (int64_t)ceil((double)budget->evaluations * share);
	if (search_variants(&vs, &evaluator, &best, e))
		return -1;
	if (best >= 0)
		note_winner(guided, k, &l->list[best]);
	return 0;
}

/* Polling interval while nothing pending has been built. */
static const struct timespec between_looks = {0, 1000000};

/* Tries pending variants that have been built, else goes on with an unfinished case. Returns 0 if there was nothing to
 * try. */
static int use_wait(struct portfolio *p, double deadline, struct err *e)
{
	const int tried_now = portfolio_catch_up(p, deadline, 0, e);

	return tried_now ? tried_now : portfolio_resume(p, deadline, e);
}

/* Waits until `step` takes or uploads the next case, and meanwhile tries what the portfolio has left. */
static int await(struct guided *x, int (*step)(struct case_group *, int, struct err *), double deadline, struct err *e)
{
	struct portfolio *p = &x->portfolio;

	for (;;) {
		const int has_work = p->npending + p->nunfinished > 0 && clock_now() < deadline;
		const int status = step(x->group, !has_work, e);
		int used;

		if (status || !has_work)
			return status;
		used = use_wait(p, deadline, e);
		if (used < 0 || stop_requested(e))
			return -1;
		if (used == 0)
			(void)nanosleep(&between_looks, NULL);
	}
}

/* The share of the time until all cases have met the portfolio that one of them may take, in equal shares of those to
 * come: most need less, and on a slow host the last ones would otherwise meet nothing. */
#define MEETING_SHARES 2.0

static double meeting_share(const struct guided *x, int k)
{
	const struct case_group *g = x->group;

	return fmin(MEETING_SHARES / (g->ncases - k + case_source_left(g->source)), 1);
}

/* Tries the portfolio on case k; alone: it waits for builds, and no time is used for other cases. */
static int try_portfolio(struct guided *x, int k, int alone, struct err *e)
{
	struct case_group *g = x->group;
	const double end = g->sweep->budget.deadline;
	double now, deadline;

	if (portfolio_prefetch(&x->portfolio, k, e))
		return -1;
	while (g->opened <= k)
		if (await(x, case_group_open_next, alone ? 0 : end, e) < 0)
			return -1;
	x->met = k + 1;
	now = clock_now();
	deadline = now + (end - now) * (alone ? share_of(x, k, k == 0) : meeting_share(x, k));
	if (g->cases[k].on_device && portfolio_run(&x->portfolio, k, deadline, e))
		return -1;
	return alone && portfolio_catch_up(&x->portfolio, deadline, 1, e) < 0 ? -1 : 0;
}

static int search_case(struct guided *x, int k, struct err *e)
{
	struct variant_list l;
	int status;

	if (x->portfolio.variants.count > 0 && k >= x->met && try_portfolio(x, k, 1, e))
		return -1;
	if (case_group_variants(x->group, k, &l, e))
		return -1;
	status = search_among(x, k, &l, e);
	free(l.list);
	prefetch_cancel(&x->prefetch);
	x->searched = k + 1;
	return status;
}

/* ---- winners on other cases ---- */

/* Tries a variant on a case whose search is over. */
static int try_again(struct sweep *sw, const struct variant *v, struct sweep_case *c, int hopeful, struct err *e)
{
	const int reused = c->count.reused;
	struct build *b;

	if (stop_requested(e) || builds_get(&sw->builds, v, &b, e) || trial_run_once(sw, b, c, hopeful, e))
		return -1;
	c->count.reused = reused; /* what this search measured itself does not count as reused */
	return 0;
}

/* Tries the variant of case k that is most similar to the winner of another case. */
static int try_like(struct guided *x, int k, const struct variant *winner, struct err *e)
{
	const struct variant *like;
	struct variant_list l;
	int status;

	if (case_group_variants(x->group, k, &l, e))
		return -1;
	like = variant_nearest(l.list, l.count, winner);
	status = like ? try_again(x->group->sweep, like, &x->group->cases[k], 1, e) : 0;
	free(l.list);
	return status;
}

/* Similar lengths have similar winners, but a search knows nothing about the case after it. */
static int try_neighbours(struct guided *x, struct err *e)
{
	for (int i = 0; i < 2 * x->searched && !budget_is_spent(&x->group->sweep->budget); i++) {
		const int k = i / 2, neighbour = i % 2 ? k + 1 : k - 1;

		if (neighbour >= 0 && neighbour < x->searched && x->winners[neighbour].family && x->winners[k].family &&
		    try_like(x, k, &x->winners[neighbour], e))
			return -1;
	}
	return 0;
}

/* Tries a variant on all cases on which it is wanted: a launch box serves many lengths, so its time must be known on
 * many. */
static int try_everywhere(const struct case_group *g, const struct variant *v, struct err *e)
{
	int count;
	const struct entry *entries = case_group_entries_of(g, v, &count);

	for (int i = 0; i < count; i++)
		if (try_again(g->sweep, v, &g->cases[entries[i].case_index], 0, e))
			return -1;
	return 0;
}

/* The winners of a full group get one share of what is left, because more cases will follow. */
static int try_winners(struct guided *x, struct err *e)
{
	struct budget *budget = &x->group->sweep->budget;
	const double end = budget->deadline, now = clock_now();
	int status;

	budget->deadline = now + (end - now) / (case_source_left(x->group->source) + 1);
	case_group_sort_entries(x->group);
	status = try_neighbours(x, e);
	for (int k = x->searched - 1; k >= 0 && status == 0 && !budget_is_spent(budget); k--)
		if (x->winners[k].family)
			status = try_everywhere(x->group, &x->winners[k], e);
	budget->deadline = end;
	return status;
}

/* ---- all cases ---- */

/* Makes sure that case k is in the group. Returns 0 if there is no such case. */
static int take(struct case_group *g, int k, struct err *e)
{
	int status = 1;

	while (status > 0 && g->ncases <= k)
		status = case_group_take(g, 1, e);
	return status;
}

/* Tries the portfolio on all cases before any search: its builds are few and soon ready, and then a trial takes
 * milliseconds, while a search waits for builds of its own. A table can only be as good as the variants that ran on all
 * of its cases. Once all cases have met it, those whose share of the time was too short are finished. */
static int meet_portfolio(struct guided *x, struct err *e)
{
	const double deadline = x->group->sweep->budget.deadline;
	int status = 1;

	for (int k = 0; x->portfolio.variants.count > 0 && clock_now() < deadline && status > 0; k++) {
		while (status > 0 && x->group->ncases <= k)
			status = await(x, case_group_take, deadline, e);
		if (status > 0 && try_portfolio(x, k, 0, e))
			return -1;
	}
	while (status >= 0 && (status = use_wait(&x->portfolio, deadline, e)) > 0)
		if (stop_requested(e))
			return -1;
	if (status < 0)
		return -1;
	prefetch_cancel(&x->prefetch);
	return 0;
}

/* One share of the budget is reserved for trying the winners on all cases. */
static int search_cases(struct guided *x, struct err *e)
{
	int status = 1;

	if (meet_portfolio(x, e))
		return -1;
	for (int k = 0; !budget_is_spent(&x->group->sweep->budget) && (status = take(x->group, k, e)) > 0; k++)
		if (search_case(x, k, e))
			return -1;
	return status < 0 || try_winners(x, e) ? -1 : 0;
}

/* Reads the winners of similar cases: from this database, and from those that the request names. */
static int read_known(const struct sweep *sw, const struct store_filter *near, struct past_winners *known,
		      struct err *e)
{
	struct store *priors;
	int status;

	if (past_winners_add(sw->session->store, near, known, e))
		return -1;
	if (sw->request->priors.count == 0)
		return 0;
	if (store_open_several(&sw->request->priors, &priors, e))
		return -1;
	status = past_winners_add(priors, near, known, e);
	store_close(priors);
	return status;
}

int sweep_guided(struct case_group *g, struct err *e)
{
	const struct sweep *sw = g->sweep;
	const size_t cases = (size_t)sw->request->geometries.count;
	const struct store_filter near = {.operation = sw->operation->name,
					  .key_type = operation_key_type(sw->operation),
					  .type = sw->type->name,
					  .oper = sw->oper->name};
	struct guided x = {.group = g,
			   .prefetch = {.group = g},
			   .portfolio = {.prefetch = &x.prefetch},
			   .hints = calloc(cases + EXTRA_HINTS, sizeof *x.hints),
			   .winners = calloc(cases, sizeof *x.winners)};
	int status = -1;

	progress_begin(&sw->session->progress, g->nentries);
	prefetch_open(&x.prefetch);
	if (!x.hints || !x.winners)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	else if (read_known(sw, &near, &x.known, e) == 0 && portfolio_open(&x.portfolio, g, (int)cases, e) == 0)
		status = search_cases(&x, e);
	prefetch_close(&x.prefetch);
	past_winners_release(&x.known);
	portfolio_close(&x.portfolio);
	free(x.hints);
	free(x.winners);
	return status;
}

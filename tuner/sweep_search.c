#include "sweep_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "search.h"
#include "search_known.h"
#include "search_variants.h"

/* One case under a search that asks case by case. */
struct searched {
	struct sweep *sw;
	struct sweep_case *c;
	double deadline;  /* of this case */
	int64_t reserved; /* evaluations for the cases after it */
};

static int try_searched(void *context, const struct variant *v, double share, int again, double *seconds, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct sampling part = sw->sampling;
	struct build *b;
	int seen = 0;

	if (session_stopped(e) || builds_get(&sw->builds, v, &b, e) || (!again && case_seen(x->c, b, &seen, e)))
		return -1;
	if (seen) {
		*seconds = x->c->last;
		return 0;
	}
	if (progress_clock() > x->deadline || sw->evaluations <= x->reserved) {
		sw->ended = 1;
		return 1;
	}
	if (sweep_prepare(sw, b, x->c, e))
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
	return 0;
}

static int expect_searched(void *context, const struct variant *v, struct err *e)
{
	const struct searched *x = context;
	struct sweep *sw = x->sw;
	struct session *s = sw->session;
	struct build *b;
	int seen;

	if (builds_get(&sw->builds, v, &b, e) || store_seen(s->store, &s->gpu->info, b->hash, x->c->id, &seen, e))
		return -1;
	return seen || !builds_have_room(&sw->builds) ? 0 : builds_expect(&sw->builds, b, e);
}

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

/* Each winner on the cases where it was not tried: a launch box serves many lengths, so it must be known on many. */
static int try_winners(struct sweep *sw, const struct variant *winners, int count, struct err *e)
{
	for (int i = 0; i < count && !sweep_is_spent(sw); i++)
		for (const struct entry *entry = sweep_first_entry(sw, &winners[i]);
		     sweep_is_of(sw, entry, &winners[i]); entry++)
			if (try_again(sw, &winners[i], &sw->cases[entry->case_index], 0, e))
				return -1;
	return 0;
}

/* Variants that are tried first on a case: at most so many from the database. */
#define KNOWN_FIRST 4

#define ADVANCE_LEAST 4

struct found {
	struct variant *list;    /* of one case; room for all entries */
	struct variant *winners; /* of the cases so far, newest first; room for one a case and KNOWN_FIRST */
	int nwinners;
	struct variant *winner; /* of each case, without a family where there is none */
	struct known known;     /* of earlier sweeps, other devices */
};

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
	if (workers < ADVANCE_LEAST || sw->evaluations != INT64_MAX)
		return ADVANCE_LEAST;
	return workers < SEARCH_ADVANCE ? workers : SEARCH_ADVANCE;
}

/* What won the cases before, neighbours mostly, is tried first, then what won similar ones in earlier sweeps. */
static int search_case(struct sweep *sw, struct found *f, int k, struct err *e)
{
	struct session *s = sw->session;
	int count = sweep_variants_of_case(sw, k, f->list), left = sw->ncases - k + (sw->ncases > 1), best;
	int nknown = known_near(&f->known, s->catalogue, s->gpu->info.name, sw->cases[k].shape.mean,
				sw->cases[k].shape.cv, f->list, count, f->winners + f->nwinners, KNOWN_FIRST);
	double now = progress_clock(), share = search_share(left, sw->ncases, k == 0 && nknown == 0);
	struct searched x = {
		sw, &sw->cases[k], now + (sw->deadline - now) * share,
		sw->evaluations == INT64_MAX ? 0 : sw->evaluations - (int64_t)ceil((double)sw->evaluations * share)};

	if (search_variants(sw->request->search, sw->request->seed, f->list, count, f->winners, f->nwinners + nknown,
			    try_searched, expect_searched, advance_of(sw), &x, &best, e))
		return -1;
	builds_pass_all(&sw->builds); /* asked for in advance when the budget of this case ended */
	if (best < 0)
		return 0;
	/* The newest first: it is the nearest. */
	memmove(f->winners + 1, f->winners, (size_t)f->nwinners++ * sizeof *f->winners);
	f->winners[0] = f->winner[k] = f->list[best];
	return 0;
}

/* Each case once more, with what is most like the winner before it and the one behind it, of which its search knew
 * nothing: neighbouring lengths have neighbouring winners. */
static int try_neighbours(struct sweep *sw, struct found *f, struct err *e)
{
	for (int i = 0; i < 2 * sw->ncases && !sweep_is_spent(sw); i++) {
		const int k = i / 2, neighbour = i % 2 ? k + 1 : k - 1;
		const struct variant *like;

		if (neighbour < 0 || neighbour >= sw->ncases || !f->winner[neighbour].family || !f->winner[k].family)
			continue;
		like = variant_like(f->list, sweep_variants_of_case(sw, k, f->list), &f->winner[neighbour]);
		if (like && try_again(sw, like, &sw->cases[k], 1, e))
			return -1;
	}
	return 0;
}

/* Case by case, each put on the device when it is its turn. One share of a budget is for the winners on all cases. */
static int search_cases(struct sweep *sw, struct found *f, struct err *e)
{
	progress_begin(&sw->session->progress, sw->nentries);
	for (int k = 0; k < sw->ncases && !sweep_is_spent(sw); k++) {
		if (sweep_open_next(sw, 1, e) < 0)
			return -1;
		if (sw->cases[k].load && search_case(sw, f, k, e))
			return -1;
	}
	return try_neighbours(sw, f, e) || try_winners(sw, f->winners, f->nwinners, e) ? -1 : 0;
}

int sweep_search_cases(struct sweep *sw, struct err *e)
{
	struct found f = {.list = calloc((size_t)sw->nentries + 1, sizeof *f.list),
			  .winners = calloc((size_t)sw->ncases + KNOWN_FIRST + 1, sizeof *f.winners),
			  .winner = calloc((size_t)sw->ncases + 1, sizeof *f.winner)};
	int status = -1;

	if (!f.list || !f.winners || !f.winner)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for the search");
	else if (known_read(sw->session->store, sw->request->operation, sw->type->name, sw->oper->name, &f.known, e) ==
		 0)
		status = search_cases(sw, &f, e);
	known_release(&f.known);
	free(f.list);
	free(f.winners);
	free(f.winner);
	return status;
}

/* Final comparison: the best few variants of each case are measured once more, in turns, and the winner is stored. Ties
 * go to the variant that wins, or ties for the win, in most other cases, then to the one with the smaller footprint. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"
#include "harness/measure/rounds.h"
#include "tuner/sweep/trial.h"

#define COMPARISON_CAP 1.0 /* seconds */
#define COMPARISONS 3      /* maximum per case */
#define LEAST 4            /* number of the fastest that are always compared */
/* In units of the target: the maximum difference between first times of equal variants, in 19 of 20 cases (2 standard
 * deviations). */
#define HIDDEN 3.0

/* The participants of a case. */
struct finalists {
	int count;
	struct build *builds[ROUNDS_VARIANTS]; /* borrowed */
	int64_t rows[ROUNDS_VARIANTS];
	double about[ROUNDS_VARIANTS]; /* seconds, from their first measurement */
};

/* The final of one case. */
struct final {
	struct sweep_case *c; /* NULL: none was held */
	struct finalists who;
	struct rounds rounds;
	struct ranking ranks[ROUNDS_VARIANTS]; /* compared with the leader */
	int leader;
	int winner; /* as stored; -1: none yet */
};

/* The finals of a group. */
struct finals {
	struct case_group *group;
	double end;         /* monotonic seconds */
	struct final *list; /* one per case */
	int *compared;      /* per case: how many were compared */
	double *errors;     /* of first times: one per final held, ascending */
	int count;          /* of these */
};

/* ---- participants ---- */

static int is_called(const struct variant *v, const struct store_candidate *c)
{
	return strcmp(v->params, c->params) == 0 && strcmp(v->family->strategy, c->strategy) == 0;
}

/* *build: the build of a candidate that the sweep has on case k; NULL: there is none (any more). There are some dozens
 * of builds and a hundred thousand entries, and most candidates are built. */
static int build_of(struct case_group *g, int k, const struct store_candidate *c, struct build **build, struct err *e)
{
	const struct variant *v;

	for (*build = g->sweep->builds.list; *build; *build = (*build)->next)
		if (is_called(&(*build)->variant, c) && (*build)->identity.hash == c->hash)
			return 0;
	v = case_group_variant(g, k, c);
	if (!v)
		return 0;
	if (builds_get(&g->sweep->builds, v, build, e))
		return -1;
	if ((*build)->identity.hash != c->hash)
		*build = NULL;
	return 0;
}

/* How misleading first times may be: the 90th percentile of the observed errors, but at least what the target
 * permits. */
static double error_of_first_times(const struct finals *f)
{
	const double target = HIDDEN * f->group->sweep->sampling.target;

	return f->count ? fmax(target, f->errors[f->count * 9 / 10]) : target;
}

static int find_finalists(const struct finals *all, int k, struct finalists *f, struct err *e)
{
	struct case_group *g = all->group;
	struct session *s = g->sweep->session;
	const double error = error_of_first_times(all);
	struct store_candidate list[ROUNDS_VARIANTS];
	int count;

	f->count = 0;
	if (!g->cases[k].on_device)
		return 0;
	count = store_candidates(s->store, &s->gpu->info, g->cases[k].id, list, ROUNDS_VARIANTS, e);
	if (count < 0)
		return -1;
	for (int i = 0; i < count && (f->count < LEAST || list[i].seconds <= (1 + error) * list[0].seconds); i++) {
		struct build *b;

		if (build_of(g, k, &list[i], &b, e))
			return -1;
		if (!b)
			continue;
		f->builds[f->count] = b;
		f->rows[f->count] = list[i].build;
		f->about[f->count++] = list[i].seconds;
	}
	return 0;
}

/* *all: 1 if all are built, and correct on case k, before the finals end. */
static int prepare_all(const struct finals *finals, int k, const struct finalists *f, int *all, struct err *e)
{
	struct case_group *g = finals->group;

	*all = 1;
	for (int i = 0; i < f->count && *all; i++) {
		if (clock_now() > finals->end)
			*all = 0;
		else if (trial_prepare(g->sweep, f->builds[i], &g->cases[k], e))
			return -1;
		else
			*all = f->builds[i]->state == BUILD_OK;
	}
	return 0;
}

/* ---- comparing ---- */

static int run_rounds(struct final *f, const struct rounds_options *o, struct err *e)
{
	struct session *s = f->c->session;
	struct rounds_variant variants[ROUNDS_VARIANTS];
	struct plan plans[ROUNDS_VARIANTS];

	for (int i = 0; i < f->who.count; i++) {
		const struct build *b = f->who.builds[i];

		variants[i] = (struct rounds_variant){&plans[i], b->program, f->who.about[i]};
		if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &f->c->problem, &plans[i], e))
			return -1;
	}
	if (bench_rounds(f->c->on_device, variants, f->who.count, o, &f->rounds, e))
		return -1;
	if (f->rounds.count == 0)
		return 0;
	f->leader = rounds_leader(&f->rounds);
	rounds_rank(&f->rounds, f->leader, f->ranks);
	return 0;
}

/* If a launch fails or time runs out there is no final (f->c is NULL), and the device remains usable. */
static int compare(const struct finals *all, struct final *f, struct sweep_case *c, double time_cap, struct err *e)
{
	const struct sampling *sampling = &all->group->sweep->sampling;
	const struct rounds_options options = {sampling->cold, sampling->target, time_cap, all->end - clock_now()};
	struct err why = {0};
	int status;

	f->c = c;
	f->winner = -1;
	status = run_rounds(f, &options, &why);
	/* If there is not enough time for all, compares those with the fastest first times. */
	while (status == 0 && f->rounds.count == 0 && f->who.count >= 4) {
		f->who.count /= 2;
		status = run_rounds(f, &options, &why);
	}
	if (status == 0 && f->rounds.count > 0)
		return 0;
	f->c = NULL;
	if (status == 0)
		return 0;
	if (why.kind == ERR_STOPPED) {
		*e = why;
		return -1;
	}
	progress_say(&c->session->progress, "%s: the best could not be compared: %.200s", c->label, why.text);
	return session_revive(c->session, e);
}

/* The error of first times that the comparison reveals, as the spread of their ratios. It may be much larger than the
 * samples of one measurement show: the load from other programs varies from second to second. */
static void note_error(struct finals *all, const struct final *f)
{
	double least = 1, most = 1, error;
	int at = all->count++;

	for (int i = 0; i < f->rounds.nvariants; i++) {
		least = fmin(least, f->ranks[i].seconds / f->who.about[i]);
		most = fmax(most, f->ranks[i].seconds / f->who.about[i]);
	}
	error = most / least - 1;
	for (; at > 0 && all->errors[at - 1] > error; at--)
		all->errors[at] = all->errors[at - 1];
	all->errors[at] = error;
}

/* ---- deciding ---- */

/* Whether b may be declared the winner of f. */
static int may_win(const struct final *f, const struct build *b)
{
	for (int i = 0; f->c && i < f->rounds.nvariants; i++)
		if (f->who.builds[i] == b)
			return f->ranks[i].tied;
	return 0;
}

/* The number of cases that b wins or ties for. */
static int wins_of(const struct finals *all, const struct build *b)
{
	int wins = 0;

	for (int k = 0; k < all->group->ncases; k++)
		wins += may_win(&all->list[k], b);
	return wins;
}

/* Local memory in bytes plus registers: what keeps other blocks off a multiprocessor. */
static int footprint(const struct build *b)
{
	return b->local_bytes + b->registers;
}

static int winner_of(const struct finals *all, const struct final *f)
{
	struct build *const *builds = f->who.builds;
	int winner = f->leader, wins = wins_of(all, builds[winner]);

	for (int i = 0; i < f->rounds.nvariants; i++) {
		int others = wins_of(all, builds[i]);

		if (may_win(f, builds[i]) &&
		    (others > wins || (others == wins && footprint(builds[i]) < footprint(builds[winner])))) {
			winner = i;
			wins = others;
		}
	}
	return winner;
}

/* The winner first, then those tied with it, then the others, each by ratio. */
static int comes_before(const struct ranking *a, const struct ranking *b)
{
	return a->tied != b->tied ? a->tied : a->ratio < b->ratio;
}

static int store_final(const struct final *f, struct err *e)
{
	struct session *s = f->c->session;
	struct store_final rows[ROUNDS_VARIANTS];
	struct ranking ranks[ROUNDS_VARIANTS];
	int order[ROUNDS_VARIANTS] = {f->winner}, count = 1;

	rounds_rank(&f->rounds, f->winner, ranks);
	for (int i = 0; i < f->rounds.nvariants; i++) {
		int at = count;

		if (i == f->winner)
			continue;
		for (; at > 1 && comes_before(&ranks[i], &ranks[order[at - 1]]); at--)
			order[at] = order[at - 1];
		order[at] = i;
		count++;
	}
	for (int i = 0; i < count; i++) {
		const struct ranking *r = &ranks[order[i]];

		rows[i] = (struct store_final){.build = f->who.builds[order[i]]->row,
					       /* The winner counts as tied if another one is. */
					       .tied = i ? r->tied : ranks[order[1]].tied,
					       .ratio = r->ratio,
					       .low = r->low,
					       .high = r->high,
					       .seconds = r->seconds,
					       .samples = f->rounds.counts[order[i]]};
	}
	return store_finals(s->store, s->run, f->c->id, rows, count, e);
}

/* Decides the final of case k, given those held so far, and stores the result unless it is already stored. */
static int decide(struct finals *all, int k, struct err *e)
{
	struct final *f = &all->list[k];
	int winner;

	if (!f->c)
		return 0;
	winner = winner_of(all, f);
	if (winner == f->winner)
		return 0;
	f->winner = winner;
	f->c->winner = f->who.builds[winner]->variant;
	return store_final(f, e);
}

/* ---- all cases ---- */

/* Identifies the final of a case for claims, as if it were a build. */
static const struct store_identity final_identity = {"", "final", 0};

/* Holds the next final of case k, if several variants may be the best that were not compared yet. */
static int hold_final(struct finals *all, int k, double seconds, struct err *e)
{
	struct case_group *g = all->group;
	struct session *s = g->sweep->session;
	struct finalists who;
	int stored, right = 0;

	if (find_finalists(all, k, &who, e))
		return -1;
	if (who.count < 2 || who.count <= all->compared[k])
		return 0;
	all->compared[k] = who.count;
	stored = store_has_final(s->store, &s->gpu->info, g->cases[k].id, who.rows, who.count, e);
	if (stored < 0 || (!stored && prepare_all(all, k, &who, &right, e)))
		return -1;
	if (stored || !right)
		return 0;
	all->list[k].who = who;
	if (compare(all, &all->list[k], &g->cases[k], seconds, e))
		return -1;
	if (all->list[k].c)
		note_error(all, &all->list[k]);
	return 0;
}

/* Holds and decides the final of one case, so that its result is not lost. A result that another process produces is
 * found in the store later. */
static int hold_and_decide(struct finals *all, int k, double seconds, struct err *e)
{
	const struct sweep_case *c = &all->group->cases[k];
	const struct session *s = c->session;
	const int claimed = trial_claim(c, &final_identity, clock_now() + seconds, e);
	int status = claimed < 0 ? -1 : 0;

	if (claimed > 0)
		status = hold_final(all, k, seconds, e) || decide(all, k, e) ? -1 : 0;
	store_release(s->store, &s->gpu->info, &final_identity, c->id);
	return status;
}

/* One final for each case that needs one, as long as there is time. */
static int hold_finals(struct finals *all, struct err *e)
{
	const int cases = all->group->ncases;

	for (int k = 0; k < cases; k++) {
		const double left = (all->end - clock_now()) / (cases - k);

		if (left <= 0)
			return 0;
		if (stop_requested(e) || hold_and_decide(all, k, fmin(left, COMPARISON_CAP), e))
			return -1;
	}
	return 0;
}

/* How misleading first times are is known only after finals: if very, further variants are compared in additional
 * ones. */
int sweep_hold_finals(struct case_group *g, double end, struct err *e)
{
	const size_t room = (size_t)g->ncases + 1;
	struct finals all = {.group = g,
			     .end = end,
			     .list = calloc(room, sizeof *all.list),
			     .compared = calloc(room, sizeof *all.compared),
			     .errors = calloc(COMPARISONS * room, sizeof *all.errors)};
	const int made = all.list && all.compared && all.errors;
	int status = made ? 0 : err_as(e, ERR_TOO_LARGE, "out of memory for the finals");

	for (int i = 0; made && i < COMPARISONS && status == 0; i++)
		status = hold_finals(&all, e);
	/* All finals that were held count, whatever ended the others; a tie may now go to another variant. */
	for (int k = 0; made && k < g->ncases; k++)
		if (decide(&all, k, status ? NULL : e))
			status = -1;
	free(all.list);
	free(all.compared);
	free(all.errors);
	return status;
}

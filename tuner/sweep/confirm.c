/*
 * The winner of each case is launched again and again before it may be exported: on the case, and the first time that
 * it wins also some thousand times on a small problem. Where any result is wrong it has failed, and the next best is
 * looked at. How often it was launched on the case is stored; a winner of an earlier sweep that has no such row,
 * because that was killed or held no finals, is made up for. A box that is exported for several cases need have won
 * none of them: those behind the winners follow, in a small part of the time, once each.
 */
#include <stdio.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"
#include "tuner/sweep/sweep_impl.h"
#include "tuner/sweep/trial.h"

#define LAUNCHES 200 /* on the case */
#define SHORT 0.1    /* seconds: where they take no longer than that, all are made whatever the budget */
#define CAP 1.0      /* seconds for longer ones */
#define SMALL_CAP 3  /* and for those on a small problem, which a CPU device or a loaded host needs */
#define RANKS 4      /* of a case; those behind the winner as far as there is time */

/* *launches: on the case; 0: not all results were right. What ends the process or hangs is as wrong. cap: seconds for
 * each kind of launch, if that is less than they may take. */
static int repeat(struct sweep *sw, struct sweep_case *c, struct build *b, double cap, int *launches, struct err *e)
{
	const struct repetition on_case = {LAUNCHES, LAUNCHES * c->best <= SHORT ? INFINITY : fmin(CAP, cap)};
	struct session *s = c->session;
	struct plan plan;
	const struct bench_check check = {c->on_device, &plan};
	struct err why = {0};
	int status, made = 0;

	*launches = 0;
	if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &c->problem, &plan, e) || session_watch(s, e))
		return -1;
	status = bench_repeat(&check, b->program, &on_case, &made, &b->verdict, &why);
	if (status == 0 && !b->verdict.wrong && !b->repeated) {
		status = builds_repeat(&sw->builds, b, fmin(SMALL_CAP, cap), &b->verdict, &why);
		b->repeated = status == 0 && !b->verdict.wrong;
	}
	if (status && (why.kind == ERR_STOPPED || build_state_of(&why) == BUILD_OK)) {
		*e = why;
		return -1;
	}
	if (status == 0 && !b->verdict.wrong) {
		*launches = made;
		return 0;
	}
	(void)snprintf(b->reason, sizeof b->reason, "%.800s when launched again and again on %.180s",
		       status ? why.text : b->verdict.reason, status ? c->geometry.name : b->verdict.geometry);
	b->state = BUILD_WRONG;
	return status ? session_revive(s, e) : session_restart_if_corrupted(s, &b->verdict, e);
}

/* The fastest of the case that is valid still. */
static int find_successor(struct sweep_case *c, struct case_group *g, struct err *e)
{
	struct session *s = c->session;
	struct store_candidate next;
	const struct variant *v;
	const int count = store_candidates(s->store, &s->gpu->info, c->id, &next, 1, e);

	c->winner.family = NULL;
	c->valid = count > 0;
	c->best = count > 0 ? next.seconds : INFINITY;
	v = count > 0 ? case_group_variant(g, (int)(c - g->cases), &next) : NULL;
	if (v)
		c->winner = *v;
	return count < 0 ? -1 : 0;
}

/* As it was in an earlier sweep, or in this one. case_id: 0: on any case. */
static int is_confirmed(struct session *s, const struct build *b, int64_t case_id, int *confirmed, struct err *e)
{
	int64_t launches;

	if (store_launches(s->store, &s->gpu->info, &b->identity, case_id, &launches, e))
		return -1;
	*confirmed = launches > 0;
	return 0;
}

/* *launches: as above; 0 also where it does not build any more. */
static int confirm_build(struct case_group *g, struct sweep_case *c, struct build *b, double cap, int *launches,
			 struct err *e)
{
	*launches = 0;
	if (trial_prepare(g->sweep, b, c, e))
		return -1;
	if (b->state != BUILD_OK)
		return 0;
	if (repeat(g->sweep, c, b, cap, launches, e))
		return -1;
	return *launches ? store_confirmation(c->session->store, c->session->run, b->row, c->id, *launches, e)
			 : trial_note_wrong(g->sweep, b, c, e);
}

/* 1 in *done where the winner, if any, may stay. */
static int confirm(struct case_group *g, struct sweep_case *c, double cap, int *done, struct err *e)
{
	struct build *b;
	int launches = 0;

	*done = 1;
	if (!c->on_device || !c->winner.family)
		return 0;
	if (builds_get(&g->sweep->builds, &c->winner, &b, e) || is_confirmed(c->session, b, c->id, done, e))
		return -1;
	if (*done)
		return 0;
	if (confirm_build(g, c, b, cap, &launches, e))
		return -1;
	*done = launches > 0;
	if (*done)
		return 0;
	c->count.failed++;
	return find_successor(c, g, e);
}

int sweep_confirm_winners(struct case_group *g, double seconds, struct err *e)
{
	const double cap = seconds / 2 / (g->ncases + 1);

	for (int k = 0; k < g->ncases; k++)
		for (int i = 0, done = 0; i <= g->nentries && !done; i++) /* each time with one fewer */
			if (stop_requested(e) || confirm(g, &g->cases[k], cap, &done, e))
				return -1;
	return 0;
}

/* The one that is behind so many others of the case, unless it was on any case. */
static int confirm_next(struct case_group *g, struct sweep_case *c, int rank, double cap, struct err *e)
{
	struct session *s = c->session;
	struct store_candidate list[RANKS];
	const int count = store_candidates(s->store, &s->gpu->info, c->id, list, rank + 1, e);
	const struct variant *v =
		count > rank && c->on_device ? case_group_variant(g, (int)(c - g->cases), &list[rank]) : NULL;
	struct build *b;
	int confirmed, launches;

	if (count < 0)
		return -1;
	if (!v)
		return 0;
	if (builds_get(&g->sweep->builds, v, &b, e) || is_confirmed(s, b, 0, &confirmed, e))
		return -1;
	if (confirmed || b->identity.hash != list[rank].hash)
		return 0;
	if (confirm_build(g, c, b, cap, &launches, e))
		return -1;
	c->count.failed += launches == 0;
	return 0;
}

int sweep_confirm_others(struct case_group *g, double end, struct err *e)
{
	for (int rank = 1; rank < RANKS; rank++)
		for (int k = 0; k < g->ncases; k++) {
			const double left = end - clock_now();

			if (left <= 0)
				return 0;
			if (stop_requested(e) || confirm_next(g, &g->cases[k], rank, left, e))
				return -1;
		}
	return 0;
}

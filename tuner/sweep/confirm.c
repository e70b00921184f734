/*
 * Launches the winner of each case repeatedly before it may be exported: on the case and, the first time that it wins,
 * also several thousand times on a small problem. If any result is wrong it fails, and the next best takes its place.
 * The number of launches on the case is stored; winners of earlier sweeps without such a row, because the sweep was
 * killed or held no finals, are confirmed now. A box exported for several cases need not have won any of them, so the
 * runners-up follow, once each, in a small part of the time.
 */
#include <stdio.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/base/stop.h"
#include "tuner/sweep/sweep_impl.h"
#include "tuner/sweep/trial.h"

#define LAUNCHES 200 /* on the case */
#define SHORT 0.1    /* seconds; if they take no longer, all are made whatever the budget */
#define CAP 1.0      /* maximum seconds otherwise */
#define SMALL_CAP 3  /* the same for a small problem; a CPU device or a loaded host needs it */
#define RANKS 4      /* of a case; runners-up as far as there is time */

/* *launches: on the case; 0: some results were wrong. A crash or a hang counts as wrong. cap: maximum seconds for each
 * kind of launch, if less than CAP. */
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

/* The fastest variant of the case that is still valid. */
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

/* Whether it was confirmed, in an earlier sweep or in this one. case_id 0: on any case. */
static int is_confirmed(struct session *s, const struct build *b, int64_t case_id, int *confirmed, struct err *e)
{
	int64_t launches;

	if (store_launches(s->store, &s->gpu->info, &b->identity, case_id, &launches, e))
		return -1;
	*confirmed = launches > 0;
	return 0;
}

/* *launches: as above; also 0 if it can no longer be built. */
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

/* *done: 1 if the winner, if any, is confirmed. */
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
		for (int i = 0, done = 0; i <= g->nentries && !done; i++) /* each iteration leaves one fewer */
			if (stop_requested(e) || confirm(g, &g->cases[k], cap, &done, e))
				return -1;
	return 0;
}

/* Confirms the variant with this rank on the case, unless it was confirmed on any case. */
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

/*
 * The winner of each case is launched again and again before it may be exported: on the case, and the first time that
 * it wins also some thousand times on a small problem. Where any result is wrong it has failed, and the next best is
 * looked at.
 */
#include <stdio.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/sweep/sweep_impl.h"
#include "tuner/sweep/trial.h"

#define LAUNCHES 200 /* on the case */
#define CAP 0.5      /* seconds for them */
#define SMALL_CAP 3  /* and for those on a small problem, which a CPU device or a loaded host needs */

/* *right: whether all results were. What ends the process or hangs is as wrong. cap: seconds for each kind of launch,
 * if that is less than they may take. */
static int repeat(struct sweep *sw, struct sweep_case *c, struct build *b, double cap, int *right, struct err *e)
{
	const struct repetition on_case = {LAUNCHES, fmin(CAP, cap)};
	struct session *s = c->session;
	struct plan plan;
	const struct bench_check check = {c->on_device, &plan};
	struct err why = {0};
	int status;

	*right = 0;
	if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &c->problem, &plan, e) || session_watch(s, e))
		return -1;
	status = bench_repeat(&check, b->program, &on_case, &b->verdict, &why);
	if (status == 0 && !b->verdict.wrong && !b->repeated) {
		status = builds_repeat(&sw->builds, b, fmin(SMALL_CAP, cap), &b->verdict, &why);
		b->repeated = status == 0 && !b->verdict.wrong;
	}
	if (status && (why.kind == ERR_STOPPED || build_state_of(&why) == BUILD_OK)) {
		*e = why;
		return -1;
	}
	*right = status == 0 && !b->verdict.wrong;
	if (*right)
		return 0;
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
	const int count = store_candidates(s->store, &s->gpu->info, c->id, &next, 1, e);

	c->winner.family = NULL;
	c->valid = count > 0;
	c->best = count > 0 ? next.seconds : INFINITY;
	for (int i = 0; i < g->nentries && count > 0; i++) {
		const struct variant *v = &g->entries[i].variant;

		if (&g->cases[g->entries[i].case_index] == c && strcmp(v->family->strategy, next.strategy) == 0 &&
		    strcmp(v->params, next.params) == 0)
			c->winner = *v;
	}
	return count < 0 ? -1 : 0;
}

/* 1 in *done where the winner, if any, may stay. Those that were measured by an earlier process passed there. */
static int confirm(struct case_group *g, struct sweep_case *c, double cap, int *done, struct err *e)
{
	struct build *b;
	int right = 0;

	*done = 1;
	if (!c->on_device || !c->winner.family)
		return 0;
	if (builds_get(&g->sweep->builds, &c->winner, &b, e))
		return -1;
	if (!b->program || (b->state != BUILD_OK && b->state != BUILD_WRONG))
		return 0;
	if (b->state == BUILD_OK && repeat(g->sweep, c, b, cap, &right, e))
		return -1;
	if (right)
		return 0;
	*done = 0;
	c->count.failed++;
	return trial_note_wrong(g->sweep, b, c, e) || find_successor(c, g, e) ? -1 : 0;
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

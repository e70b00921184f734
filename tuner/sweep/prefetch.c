/*
 * Hides latency in the trials of a group. The pool compiles the next builds and a thread makes the next cases; this
 * decides what is begun when, and what the device and this thread do where they would wait.
 */
#include "tuner/sweep/prefetch.h"

#include "harness/base/stop.h"

/* While the device is busy with the check of a build. Errors come up again when the build has its turn. */
static void use_busy_time(void *prefetch)
{
	struct prefetch *p = prefetch;
	struct err ignored;

	if (prefetch_next(p, &ignored) == 0)
		builds_prefetch_plans(&p->group->sweep->builds);
}

void prefetch_open(struct prefetch *p)
{
	bench_set_idle(p->group->sweep->session->bench, use_busy_time, p);
}

void prefetch_close(struct prefetch *p)
{
	bench_set_idle(p->group->sweep->session->bench, NULL, NULL);
	prefetch_cancel(p);
	speculation_release(&p->speculation);
}

void prefetch_cancel(struct prefetch *p)
{
	builds_cancel_all(&p->group->sweep->builds);
	p->speculation.recent.count = 0;
}

int prefetch_next(struct prefetch *p, struct err *e)
{
	struct sweep *sw = p->group->sweep;
	int status = 1;

	while (p->choose && status > 0 && builds_have_room(&sw->builds) &&
	       sw->session->prefetched < sw->budget.evaluations) {
		struct build *b;

		status = p->choose(p->context, &b, e);
		if (status > 0 && builds_prefetch(&sw->builds, b, e))
			return -1;
	}
	return status < 0 ? -1 : 0;
}

int prefetch_build(struct prefetch *p, const struct variant *v, const struct sweep_case *c, struct err *e)
{
	struct builds *builds = &p->group->sweep->builds;
	struct build *b;
	int seen;

	if (builds_get(builds, v, &b, e) ||
	    store_seen(c->session->store, &c->session->gpu->info, &b->identity, c->id, &seen, e))
		return -1;
	return seen || !builds_have_room(builds) ? 0 : builds_prefetch(builds, b, e);
}

int prefetch_is_ready(const struct prefetch *p, const struct variant *v, const struct sweep_case *c, int *ready,
		      struct err *e)
{
	struct builds *builds = &p->group->sweep->builds;
	struct build *b;

	if (builds_get(builds, v, &b, e))
		return -1;
	*ready = builds_is_ready(builds, b);
	/* What an earlier sweep has measured needs no build. */
	return *ready || b->job ? 0
				: store_seen(c->session->store, &c->session->gpu->info, &b->identity, c->id, ready, e);
}

/* 1: one was taken or opened; 0: none can be, now. */
static int advance_cases(struct case_group *g, struct err *e)
{
	const int status = stop_requested(e) ? -1 : case_group_take(g, 0, e);

	return status ? status : case_group_open_next(g, 0, e);
}

int prefetch_wait(struct prefetch *p, struct build *b, struct err *e)
{
	struct builds *builds = &p->group->sweep->builds;
	int status = 1;

	if (builds_is_ready(builds, b))
		return 0;
	if (builds_prefetch(builds, b, e) || builds_prefetch_problems(builds, b, e))
		return -1;
	while (status > 0 && !builds_is_ready(builds, b))
		status = advance_cases(p->group, e);
	return status < 0 ? -1 : 0;
}

int prefetch_idle(struct prefetch *p, int *did, struct err *e)
{
	*did = advance_cases(p->group, e);
	if (*did < 0)
		return -1;
	return *did ? 0 : speculation_run(&p->speculation, p->group, did, e);
}

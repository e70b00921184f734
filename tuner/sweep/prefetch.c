/* Hides latency in the trials of a group. The pool compiles the next builds and a thread makes the next cases; this
 * file decides what is started when, and what the device and this thread do where they would otherwise wait. */
#include "tuner/sweep/prefetch.h"

#include "harness/base/stop.h"

/* Called while the device is busy verifying a build. Errors reappear when the build's turn comes. */
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
}

void prefetch_cancel(struct prefetch *p)
{
	builds_cancel_all(&p->group->sweep->builds);
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

	if (builds_get(builds, v, &b, e))
		return -1;
	if (builds_is_ready(builds, b) || b->job || !builds_have_room(builds))
		return 0;
	if (store_seen(c->session->store, &c->session->gpu->info, &b->identity, c->id, &seen, e))
		return -1;
	return seen ? 0 : builds_prefetch(builds, b, e);
}

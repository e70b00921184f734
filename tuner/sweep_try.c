#include "sweep_parts.h"

#include <math.h>
#include <string.h>

int sweep_limited(const struct sweep *sw)
{
	return isfinite(sw->deadline) || sw->evaluations != INT64_MAX;
}

double sweep_time_left(const struct sweep *sw)
{
	return isfinite(sw->deadline) ? sw->deadline - progress_clock() : -1;
}

int sweep_is_spent(const struct sweep *sw)
{
	return progress_clock() > sw->deadline || sw->evaluations <= 0;
}

static int store_the_build(const struct sweep *sw, struct build *b, struct err *e)
{
	const struct session *s = sw->session;
	struct store_build row = {.operation = b->variant.family->operation,
				  .type = sw->type->name,
				  .oper = sw->oper->name,
				  .strategy = b->variant.family->strategy,
				  .params = b->variant.params,
				  .compiler = b->variant.family->library ? s->peers.identity : s->gpu->info.compiler,
				  .arch = s->gpu->info.arch,
				  .hash = b->hash,
				  .seconds = b->seconds,
				  .registers = b->registers,
				  .spill_bytes = b->spill_bytes,
				  .local_bytes = b->local_bytes};

	return store_build(s->store, &row, &b->row, e);
}

/* Of a build that is good for nothing: on that case, 0: on every one. */
static int store_the_failure(struct session *s, const struct build *b, int64_t case_id, struct err *e)
{
	const struct verdict *verdict = b->state == BUILD_WRONG ? &b->verdict : NULL;

	return store_failure(s->store, s->run, b->row, case_id, build_state_name(b->state), b->reason, verdict, e);
}

int sweep_prepare(struct sweep *sw, struct build *b, const struct sweep_case *c, struct err *e)
{
	/* What was built for a length of segments, or for wide offsets, says nothing of other cases. */
	const int known = b->row != 0,
		  of_case = sw->operation->regular || strcmp(c->shape.offset_type->name, "i32") != 0;
	struct session *s = sw->session;
	char complaint[2048];

	if (builds_prepare(&sw->builds, b, e) || (!known && store_the_build(sw, b, e)))
		return -1;
	sw->right += b->state == BUILD_OK;
	if (b->state == BUILD_OK || (known && !of_case))
		return 0;
	if (!known) {
		builds_complaint(&sw->builds, b, complaint, sizeof complaint);
		progress_say(&s->progress, "%.500s", complaint);
		sw->wrong += b->state == BUILD_WRONG;
	}
	return store_the_failure(s, b, of_case ? c->id : 0, e);
}

int sweep_try_on_case(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e)
{
	int seen;

	if (!c->load)
		return 0;
	if (case_seen(c, b, &seen, e))
		return -1;
	if (seen || (!hopeful && sweep_limited(sw) && case_is_hopeless(c, b->variant.family)))
		return 0;
	if (sweep_prepare(sw, b, c, e))
		return -1;
	c->failed += b->state != BUILD_OK;
	if (b->state != BUILD_OK || sw->evaluations <= 0)
		return 0;
	if (sw->evaluations != INT64_MAX)
		sw->evaluations--;
	return case_measure(c, b, &sw->sampling, e);
}

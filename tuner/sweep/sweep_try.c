#include "tuner/sweep/sweep_parts.h"

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
				  .key_type = operation_key_type(sw->operation),
				  .type = sw->type->name,
				  .oper = sw->oper->name,
				  .strategy = b->variant.family->strategy,
				  .params = b->variant.params,
				  .compiler = b->variant.family->library ? s->peers.identity : s->gpu->info.compiler,
				  .arch = s->gpu->info.arch,
				  .hash = b->identity.hash,
				  .seconds = b->seconds,
				  .registers = b->registers,
				  .spill_bytes = b->spill_bytes,
				  .local_bytes = b->local_bytes};

	return store_build(s->store, &row, &b->row, e);
}

/* Of a build that is good for nothing: on that case, 0: on every one. */
static int store_the_failure(struct session *s, const struct build *b, int64_t case_id, struct err *e)
{
	const struct store_failure failure = {s->run,    b->row,
					      case_id,   build_state_name(b->state),
					      b->reason, b->state == BUILD_WRONG ? &b->verdict : NULL};

	return store_failure(s->store, &failure, e);
}

static int has_one_geometry(const struct sweep *sw)
{
	return sw->request->geometries.count == 1;
}

/* Where there is but one, what is tried on it is checked there at once: *under_way. */
static int prepare_for(struct sweep *sw, struct build *b, struct sweep_case *c, int *under_way, struct err *e)
{
	struct builds_case on = {&c->problem, c->on_device, 0, 0};

	if (builds_prepare(&sw->builds, b, c->on_device && has_one_geometry(sw) ? &on : NULL, e))
		return -1;
	c->checked = on.right ? b : NULL;
	*under_way = on.under_way;
	return 0;
}

/*
 * What was built for a length of segments, or for wide offsets, says nothing of other cases; nor does a time limit that
 * may have passed on the case.
 */
static int says_of_others(const struct sweep *sw, const struct build *b, const struct sweep_case *c, int under_way)
{
	return !sw->operation->regular && strcmp(c->shape.offset_type->name, "i32") == 0 &&
	       !(b->state == BUILD_TIMED_OUT && under_way);
}

int sweep_prepare(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e)
{
	const int known = b->row != 0;
	struct session *s = sw->session;
	char complaint[2048];
	int of_all, under_way;

	if (prepare_for(sw, b, c, &under_way, e) || (!known && store_the_build(sw, b, e)))
		return -1;
	sw->right += b->state == BUILD_OK;
	of_all = says_of_others(sw, b, c, under_way);
	if (b->state == BUILD_OK || (known && of_all))
		return 0;
	if (!known) {
		builds_complaint(&sw->builds, b, complaint, sizeof complaint);
		progress_say(&s->progress, "%.500s", complaint);
		sw->wrong += b->state == BUILD_WRONG;
	}
	return store_the_failure(s, b, of_all ? 0 : c->id, e);
}

int sweep_try_on_case(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e)
{
	int seen;

	if (!c->on_device)
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

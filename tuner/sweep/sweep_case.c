#include "tuner/sweep/sweep_case.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tuner/base/figures.h"
#include "tuner/base/json.h"

/* A variant so many times slower than the best is not sampled further. */
#define HOPELESS 4.0
/* A family whose best of so many variants is that much slower is not tried further on a case. */
#define TRIES_OF_FAMILY 4
#define HOPELESS_FAMILY 3.0

double case_footprint(const struct operation *o, const struct geometry *g, const struct elem_type *result)
{
	/* Offsets as 64-bit, results, expected results, tolerances; the host keeps about the same. */
	return ((double)(g->segments + 1) + o->large * (double)g->n) * (8 + 2 * result->bytes + 8);
}

static int store_the_case(struct sweep_case *c, int cold, struct err *e)
{
	struct store_case row = {.operation = c->operation->name,
				 .key_type = operation_key_type(c->operation),
				 .type = c->shape.type->name,
				 .oper = c->shape.oper->name,
				 .offset_type = c->shape.offset_type->name,
				 .dataset = "signed",
				 .geometry = &c->geometry,
				 .bytes = c->bytes,
				 .cold = cold};

	return store_case(c->session->store, &row, &c->id, e);
}

/* What the case is expected to give, where only the device can tell. */
static int expect(struct sweep_case *c, struct user_reference *reference, struct err *e)
{
	const struct problem *p = &c->problem;

	if (!c->shape.oper->user)
		return 0;
	return user_reference_for(reference, c->session, p->operation, c->shape.type, c->shape.oper, p->offset_type,
				  p->length, e) ||
			       user_reference_expect(reference, c->on_device, p, e)
		       ? -1
		       : 0;
}

#define UPLOADS 5 /* times that a device may crash before any variant is on it */

int case_open(struct sweep_case *c, struct user_reference *reference, struct err *e)
{
	struct session *s = c->session;

	for (int i = 1;; i++) {
		if (device_problem_open(s->bench, &c->problem, &c->on_device, e) == 0 && expect(c, reference, e) == 0)
			return 0;
		if (e->kind != ERR_CRASHED || i == UPLOADS)
			return -1;
		device_problem_close(c->on_device);
		c->on_device = NULL;
		if (session_revive(s, e))
			return -1;
	}
}

static int make(void *sweep_case, struct err *e)
{
	struct sweep_case *c = sweep_case;

	return problem_make(&c->problem, c->operation, c->data, &c->geometry, e);
}

int case_begin(struct sweep_case *c, struct session *s, const struct operation *operation, const struct dataset *data,
	       struct geometry *g, int cold, struct err *e)
{
	const char *key_type = operation_key_type(operation), *oper = operation->combines ? data->oper->name : "";

	*c = (struct sweep_case){.session = s, .operation = operation, .data = data, .geometry = *g, .best = INFINITY};
	c->making = (struct task){.run = make, .context = c};
	memset(g, 0, sizeof *g);
	case_shape_make(&c->shape, operation, data->type, data->oper, &c->geometry);
	(void)snprintf(c->label, sizeof c->label, "%s %s%s%s%s%s%s", data->type->name, oper, *oper ? " " : "",
		       *key_type ? "keys=" : "", key_type, *key_type ? " " : "", c->geometry.name);
	return catalogue_bytes(s->catalogue, operation->name, &c->shape, &c->bytes, e) || store_the_case(c, cold, e)
		       ? -1
		       : 0;
}

static void release_problem(struct sweep_case *c)
{
	if (c->on_device)
		device_problem_close(c->on_device);
	c->on_device = NULL;
	problem_release(&c->problem);
}

void case_skip(struct sweep_case *c, const struct err *why)
{
	progress_say(&c->session->progress, "skipped '%s': %s", c->geometry.name, why->text);
	release_problem(c);
	c->skipped = 1;
}

void case_close(struct sweep_case *c)
{
	release_problem(c);
	geometry_release(&c->geometry);
	memset(c, 0, sizeof *c);
}

static struct standing *standing_of(struct sweep_case *c, const struct family *f)
{
	for (int i = 0; i < c->nstandings; i++)
		if (c->standings[i].family == f)
			return &c->standings[i];
	if (c->nstandings == STANDINGS)
		return NULL;
	c->standings[c->nstandings] = (struct standing){f, 0, INFINITY};
	return &c->standings[c->nstandings++];
}

int case_is_hopeless(const struct sweep_case *c, const struct family *f)
{
	for (int i = 0; i < c->nstandings; i++)
		if (c->standings[i].family == f)
			return c->standings[i].tried >= TRIES_OF_FAMILY &&
			       c->standings[i].best > HOPELESS_FAMILY * c->best;
	return 0;
}

/* It is told, and stands apart: it is not what a sweep looks for. */
static void note_peer(struct sweep_case *c, const struct build *b, double seconds)
{
	char rate[24];

	progress_row(&c->session->progress, 42, "%-40s %5s GB/s %.3f peer %s", c->label,
		     rate_text(c->bytes / seconds * 1e-9, rate, sizeof rate),
		     c->bytes / seconds / c->session->copy_bandwidth, peer_name(b->variant.family->strategy));
}

/* The winner so far, whenever it was measured. */
static void note_best(struct sweep_case *c, const struct variant *v, double seconds)
{
	struct session *s = c->session;
	char rate[24];

	if (seconds >= c->best)
		return;
	c->best = seconds;
	c->winner = *v;
	(void)snprintf(s->progress.best, sizeof s->progress.best, "%s GB/s (%.2f) %s",
		       rate_text(c->bytes / seconds * 1e-9, rate, sizeof rate), c->bytes / seconds / s->copy_bandwidth,
		       v->family->strategy);
}

static void note_time(struct sweep_case *c, const struct build *b, double seconds)
{
	struct standing *standing = standing_of(c, b->variant.family);

	c->measured++;
	c->last = seconds;
	if (standing) {
		standing->tried++;
		standing->best = fmin(standing->best, seconds);
	}
	note_best(c, &b->variant, seconds);
}

int case_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e)
{
	struct session *s = c->session;

	if (store_seen(s->store, &s->gpu->info, &b->identity, c->id, seen, e))
		return -1;
	/* What failed just now is stored for all cases, which makes it no earlier result. */
	if (*seen && b->tried && b->state != BUILD_OK)
		c->failed++;
	else
		c->reused += *seen;
	if (!*seen)
		return 0;
	if (store_seconds(s->store, &s->gpu->info, &b->identity, c->id, &c->last, e))
		return -1;
	c->valid |= isfinite(c->last) != 0;
	if (!b->variant.family->library)
		note_best(c, &b->variant, c->last);
	return 0;
}

static void json_measurement(const struct sweep_case *c, const struct build *b, const struct timing *t)
{
	const char *key_type = operation_key_type(c->operation);

	(void)printf("{\"operation\":\"%s\",\"type\":\"%s\",\"operator\":\"%s\",", c->operation->name,
		     c->shape.type->name, c->shape.oper->name);
	if (*key_type)
		(void)printf("\"key_type\":\"%s\",", key_type);
	(void)fputs("\"geometry\":", stdout);
	json_string(stdout, c->geometry.name);
	(void)printf(",\"n\":%lld,\"segments\":%lld,\"strategy\":\"%s\",\"params\":\"%s\",\"seconds\":%.9g,"
		     "\"low\":%.9g,\"high\":%.9g,\"samples\":%d,\"gbs\":%.6g,\"fraction\":%.6g}\n",
		     (long long)c->shape.n, (long long)c->shape.segments, b->variant.family->strategy,
		     b->variant.params, t->median, t->low, t->high, t->count, c->bytes / t->median * 1e-9,
		     c->bytes / t->median / c->session->copy_bandwidth);
}

static int store_a_failure(struct sweep_case *c, const struct build *b, const char *outcome, const char *reason,
			   const struct verdict *verdict, struct err *e)
{
	struct session *s = c->session;
	const struct store_failure failure = {s->run, b->row, c->id, outcome, reason, verdict};

	c->failed++;
	progress_say(&s->progress, "%s %s on %s: %s: %.300s", b->variant.family->name, b->variant.params,
		     c->geometry.name, outcome, reason);
	return store_failure(s->store, &failure, e);
}

/* What a failure that is the variant's own is called in the store, NULL for any other. */
static const char *outcome_of(const struct err *e)
{
	static const struct {
		enum err_kind kind;
		const char *outcome;
	} faults[] = {{ERR_LAUNCH, "launch_failed"},
		      {ERR_TOO_LARGE, "too_large"},
		      {ERR_CRASHED, "crashed"},
		      {ERR_TIMED_OUT, "timed_out"}};

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (faults[i].kind == e->kind)
			return faults[i].outcome;
	return NULL;
}

/* Store it if it is the variant's fault, and make sure that the next one finds a device. */
static int note_failure(struct sweep_case *c, const struct build *b, const struct err *why, struct err *e)
{
	const char *outcome = outcome_of(why);

	if (!outcome) {
		*e = *why;
		return -1;
	}
	return store_a_failure(c, b, outcome, why->text, NULL, e) || session_revive(c->session, e) ? -1 : 0;
}

/* A build on a case. */
struct attempt {
	const struct plan *plan;
	struct gpu_program *program;
	int checked;
	struct sampling sampling;
	struct verdict verdict;
	struct timing timing; /* where the verdict is right */
};

static int attempt(struct sweep_case *c, struct attempt *a, struct err *e)
{
	if (!a->checked && bench_verify(c->on_device, a->plan, a->program, &a->verdict, e))
		return -1;
	a->checked = 0;
	return a->verdict.wrong ? 0 : bench_time(c->on_device, a->plan, a->program, &a->sampling, &a->timing, e);
}

static int note_timing(struct sweep_case *c, const struct build *b, const struct timing *t, struct err *e)
{
	struct session *s = c->session;

	double drift = t->drift > 0 ? t->drift : 1;

	if (store_measurement(s->store, s->run, b->row, c->id, t, e))
		return -1;
	c->valid = 1;
	if (b->variant.family->library)
		note_peer(c, b, t->median / drift);
	else
		note_time(c, b, t->median / drift);
	if (s->progress.mode == PROGRESS_JSON)
		json_measurement(c, b, t);
	return 0;
}

int case_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e)
{
	struct session *s = c->session;
	struct plan plan;
	struct attempt a = {&plan, b->program, c->checked == b, *sampling, {0}, {0}};
	struct err why = {0};
	int status;

	c->last = INFINITY;
	c->checked = NULL;
	a.sampling.hopeless = isfinite(c->best) ? HOPELESS * c->best : 0;
	if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &c->problem, &plan, e) || session_watch(s, e))
		return -1;
	status = attempt(c, &a, &why);
	/* It may pay for what another did to the process: the second time it has one of its own. */
	if (status && why.kind == ERR_CRASHED && session_revive(s, e) == 0)
		status = attempt(c, &a, &why);
	if (status)
		return note_failure(c, b, &why, e);
	if (a.verdict.wrong)
		return store_a_failure(c, b, "wrong", a.verdict.reason, &a.verdict, e) ||
				       session_cleanse(s, &a.verdict, e)
			       ? -1
			       : 0;
	a.timing.drift = sentinel_drift(&s->sentinel);
	status = note_timing(c, b, &a.timing, e);
	timing_release(&a.timing);
	return status;
}

int case_find_valid(const struct sweep_case *c, int *valid, struct err *e)
{
	struct store_candidate best;
	int count = c->valid;

	if (!count)
		count = store_candidates(c->session->store, &c->session->gpu->info, c->id, &best, 1, e);
	*valid |= count > 0;
	return count < 0 ? -1 : 0;
}

void case_say(const struct sweep_case *c)
{
	struct progress *p = &c->session->progress;
	char failed[24] = "", reused[32] = "", rate[24];

	if (c->skipped)
		return;
	if (c->failed)
		(void)snprintf(failed, sizeof failed, ", %d failed", c->failed);
	if (c->reused)
		(void)snprintf(reused, sizeof reused, ", %d already there", c->reused);
	if (c->measured)
		progress_row(p, 42, "%-40s %5s GB/s %.3f %s %s (%d measured%s%s)", c->label,
			     rate_text(c->bytes / c->best * 1e-9, rate, sizeof rate),
			     c->bytes / c->best / c->session->copy_bandwidth, c->winner.family->strategy,
			     c->winner.params, c->measured, failed, reused);
	else
		progress_say(p, "%-40s nothing new measured%s%s", c->label, failed, reused);
}

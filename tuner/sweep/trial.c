/* Tries a variant on a case: looks it up, prepares its build, measures it, and stores the result. */
#include "tuner/sweep/trial.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "harness/base/stop.h"
#include "tuner/base/figures.h"
#include "tuner/base/json.h"

/* A variant this many times slower than the best is not sampled further, if the difference exceeds what a disturbance
 * of several consecutive samples does to a short call: on an H100 22 us instead of 5.5 us, which a table took for the
 * variant's time. */
#define HOPELESS 4.0
#define DISTURBANCE 50e-6 /* seconds */
/* And a variant whose first launch is slower than that by this factor is not launched again. */
#define LOOK 2.0
/* If some variant took this many times as long as the best, and this long, lengths are so uneven that even members of a
 * fast family differ widely. */
#define UNEVEN 20.0
#define LONG 5e-3 /* seconds */
/* A family whose best is this much slower after this many variants is not tried further on a case. */
#define TRIES_OF_FAMILY 4
#define HOPELESS_FAMILY 3.0

/* ---- what is known of the case ---- */

/* The index of the family's entry; `count` if there is none. */
static int find_standing(const struct standings *s, const struct family *f)
{
	int i = 0;

	while (i < s->count && s->list[i].family != f)
		i++;
	return i;
}

int trial_is_hopeless(const struct sweep_case *c, const struct family *f)
{
	const struct standings *s = &c->standings;
	const int i = find_standing(s, f);

	return i < s->count && s->list[i].tried >= TRIES_OF_FAMILY && s->list[i].best > HOPELESS_FAMILY * c->best;
}

/* Whether a member of this family came near the best of the case. */
static int has_been_fast(const struct sweep_case *c, const struct family *f)
{
	const struct standings *s = &c->standings;
	const int i = find_standing(s, f);

	return i < s->count && s->list[i].best <= HOPELESS * c->best;
}

static int is_uneven(const struct sweep_case *c)
{
	return c->standings.worst > LONG && c->standings.worst > UNEVEN * c->best;
}

static void note_standing(struct sweep_case *c, const struct family *f, double seconds)
{
	struct standings *s = &c->standings;
	const int i = find_standing(s, f);

	s->worst = fmax(s->worst, seconds);
	if (i == STANDINGS)
		return;
	if (i == s->count)
		s->list[s->count++] = (struct standing){f, 0, INFINITY};
	s->list[i].tried++;
	s->list[i].best = fmin(s->list[i].best, seconds);
}

/* Updates the winner, whenever it was measured. */
static void note_best(struct sweep_case *c, const struct variant *v, double seconds)
{
	struct session *s = c->session;
	const double fraction = c->bytes / seconds / s->copy_bandwidth;
	char rate[24];

	if (seconds >= c->best)
		return;
	c->best = seconds;
	c->winner = *v;
	(void)snprintf(s->progress.best, sizeof s->progress.best, "%s GB/s (%.*f of copy) %s",
		       rate_text(c->bytes / seconds * 1e-9, rate, sizeof rate), decimals_of(fraction, 2), fraction,
		       v->family->strategy);
}

/* A peer is reported at once, and is no candidate for the best. */
static void report_peer(const struct sweep_case *c, const struct build *b, double seconds)
{
	const double fraction = c->bytes / seconds / c->session->copy_bandwidth;
	char rate[24];

	progress_row(&c->session->progress, 42, "%-40s %5s GB/s, %.*f of copy: peer %s", c->label,
		     rate_text(c->bytes / seconds * 1e-9, rate, sizeof rate), decimals_of(fraction, 3), fraction,
		     peer_name(b->variant.family->strategy));
}

int trial_seen(struct sweep_case *c, const struct build *b, int *seen, struct err *e)
{
	struct session *s = c->session;

	if (store_seen(s->store, &s->gpu->info, &b->identity, c->id, seen, e))
		return -1;
	if (!*seen)
		return 0;
	/* A failure just found is stored for all cases, which does not make it an earlier result. */
	if (b->tried && b->state != BUILD_OK)
		c->count.failed++;
	else
		c->count.reused++;
	if (store_seconds(s->store, &s->gpu->info, &b->identity, c->id, &c->last, e))
		return -1;
	c->valid |= isfinite(c->last) != 0;
	if (!b->variant.family->peer)
		note_best(c, &b->variant, c->last);
	return 0;
}

/* ---- other processes ---- */

/* If another process has stored nothing for this long it is considered stopped, and waiting ends. */
#define LEASE 60.0

/* Polling interval; a trial takes at least a few milliseconds. */
static const struct timespec between_looks = {0, 2000000};

int trial_claim(const struct sweep_case *c, const struct store_identity *what, double end, struct err *e)
{
	const struct session *s = c->session;
	int64_t changes = 0, last = -1;
	double lease = 0;

	while (!store_claim(s->store, &s->gpu->info, what, c->id)) {
		if (stop_requested(e) || store_changes(s->store, &changes, e))
			return -1;
		if (clock_now() > end)
			return 0;
		if (changes != last)
			lease = clock_now() + LEASE;
		else if (clock_now() > lease)
			return 1;
		last = changes;
		(void)nanosleep(&between_looks, NULL);
	}
	return 1;
}

int trial_take(struct sweep *sw, const struct build *b, struct sweep_case *c, int *seen, struct err *e)
{
	const struct session *s = sw->session;
	const int mine = store_claim(s->store, &s->gpu->info, &b->identity, c->id);
	int status;

	if (trial_seen(c, b, seen, e))
		return -1;
	if (*seen || mine)
		return 0;
	status = trial_claim(c, &b->identity, sw->budget.deadline, e);
	if (status <= 0)
		return status < 0 ? -1 : 1;
	return trial_seen(c, b, seen, e);
}

void trial_leave(const struct build *b, const struct sweep_case *c)
{
	const struct session *s = c->session;

	store_release(s->store, &s->gpu->info, &b->identity, c->id);
}

/* ---- preparing ---- */

static int store_the_build(const struct sweep *sw, struct build *b, struct err *e)
{
	struct session *s = sw->session;
	const struct family *f = b->variant.family;
	const struct peers *library = f->library ? session_peers(s, f->source, e) : NULL;
	struct store_build row = {.operation = b->variant.family->operation,
				  .key_type = operation_key_type(sw->operation),
				  .type = sw->type->name,
				  .oper = sw->oper->name,
				  .strategy = b->variant.family->strategy,
				  .params = b->variant.params,
				  .compiler = library ? library->identity : s->gpu->info.compiler,
				  .arch = s->gpu->info.arch,
				  .hash = b->identity.hash,
				  .seconds = b->seconds,
				  .registers = b->registers,
				  .spill_bytes = b->spill_bytes,
				  .local_bytes = b->local_bytes};

	if (f->library && !library)
		return -1;
	return store_build(s->store, &row, &b->row, e);
}

/* Stores a failed build, for that case; case_id 0: for all cases. */
static int store_build_failure(struct session *s, const struct build *b, int64_t case_id, struct err *e)
{
	const struct store_failure failure = {.run = s->run,
					      .build = b->row,
					      .case_id = case_id,
					      .outcome = build_state_name(b->state),
					      .reason = b->reason,
					      .verdict = b->state == BUILD_WRONG ? &b->verdict : NULL};

	return store_failure(s->store, &failure, e);
}

/* In a sweep of one geometry a build is verified on that as well, in the same batch of launches: c->checked.
 * *under_way: whether it was. */
static int prepare_on(struct sweep *sw, struct build *b, struct sweep_case *c, int *under_way, struct err *e)
{
	struct builds_case on = {&c->problem, c->on_device, 0, 0};
	const int fused = c->on_device && sw->request->geometries.count == 1;

	if (builds_prepare(&sw->builds, b, fused ? &on : NULL, e))
		return -1;
	c->checked = on.right ? b : NULL;
	*under_way = on.under_way;
	return 0;
}

/* Whether its failure holds for all cases. */
static int is_of_all(const struct sweep *sw, const struct sweep_case *c)
{
	return !sw->operation->regular && !sw->operation->rows && !sw->oper->input &&
	       strcmp(c->shape.offset_type->name, "i32") == 0;
}

static void say_failure(struct sweep *sw, const struct build *b)
{
	char text[2048];

	builds_describe_failure(&sw->builds, b, text, sizeof text);
	progress_say(&sw->session->progress, "%.500s", text);
	sw->wrong += b->state == BUILD_WRONG;
}

int trial_note_wrong(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e)
{
	say_failure(sw, b);
	return store_build_failure(sw->session, b, is_of_all(sw, c) ? 0 : c->id, e);
}

int trial_prepare(struct sweep *sw, struct build *b, struct sweep_case *c, struct err *e)
{
	const int known = b->row != 0;
	struct session *s = sw->session;
	int of_all, under_way;

	if (prepare_on(sw, b, c, &under_way, e) || (!known && store_the_build(sw, b, e)))
		return -1;
	sw->right += b->state == BUILD_OK;
	of_all = is_of_all(sw, c) && !(b->state == BUILD_TIMED_OUT && under_way);
	if (b->state == BUILD_OK || (known && of_all))
		return 0;
	if (!known)
		say_failure(sw, b);
	return store_build_failure(s, b, of_all ? 0 : c->id, e);
}

/* ---- measuring ---- */

static void json_measurement(const struct sweep_case *c, const struct build *b, const struct timing *t)
{
	const char *key_type = operation_key_type(c->operation);

	(void)printf("{\"operation\":\"%s\",\"type\":\"%s\",\"operator\":\"%s\",", c->operation->name,
		     c->shape.type->name, c->shape.oper->name);
	if (*key_type)
		(void)printf("\"key_type\":\"%s\",", key_type);
	if (c->shape.oper->input) {
		(void)fputs("\"input\":", stdout);
		json_string(stdout, c->shape.oper->input->text);
		(void)putchar(',');
	}
	(void)fputs("\"geometry\":", stdout);
	json_string(stdout, c->geometry.name);
	(void)printf(",\"n\":%lld,\"segments\":%lld,\"strategy\":\"%s\",\"params\":\"%s\",\"seconds\":%.9g,"
		     "\"low\":%.9g,\"high\":%.9g,\"samples\":%d,\"gbs\":%.6g,\"fraction\":%.6g}\n",
		     (long long)c->shape.n, (long long)c->shape.segments, b->variant.family->strategy,
		     b->variant.params, t->median, t->low, t->high, t->count, c->bytes / t->median * 1e-9,
		     c->bytes / t->median / c->session->copy_bandwidth);
}

static int note_timing(struct sweep_case *c, const struct build *b, const struct timing *t, struct err *e)
{
	struct session *s = c->session;
	const double seconds = t->median / (t->drift > 0 ? t->drift : 1);

	if (store_measurement(s->store, s->run, b->row, c->id, t, e))
		return -1;
	c->valid = 1;
	if (b->variant.family->peer) {
		report_peer(c, b, seconds);
	} else {
		c->count.measured++;
		c->last = seconds;
		note_standing(c, b->variant.family, seconds);
		note_best(c, &b->variant, seconds);
	}
	if (s->progress.mode == PROGRESS_JSON)
		json_measurement(c, b, t);
	return 0;
}

/* verdict: NULL unless the outcome is "wrong". */
static int note_failure(struct sweep_case *c, const struct build *b, const char *outcome, const char *reason,
			const struct verdict *verdict, struct err *e)
{
	struct session *s = c->session;
	const struct store_failure failure = {s->run, b->row, c->id, outcome, reason, verdict};

	c->count.failed++;
	progress_say(&s->progress, "%s %s on %s: %s: %.300s", b->variant.family->name, b->variant.params,
		     c->geometry.name, outcome, reason);
	return store_failure(s->store, &failure, e);
}

/* The store's name for a failure that is the variant's fault; NULL for any other error. */
static const char *outcome_of(const struct err *e)
{
	const enum build_state state = build_state_of(e);

	if (e->kind == ERR_TOO_LARGE)
		return "too_large";
	return state == BUILD_OK || state == BUILD_FAILED ? NULL : build_state_name(state);
}

/* A build on a case, to be verified and timed. */
struct attempt {
	const struct plan *plan;
	struct gpu_program *program;
	int checked; /* 1: it is known to be correct */
	int look;    /* 1: launch once first, because it may be hopeless */
	struct sampling sampling;
	struct verdict verdict;
	struct timing timing; /* valid if the verdict is correct */
};

/* Launches once and verifies the result. If that already shows that the variant is hopeless (*over), this is what is
 * stored: a block for each of 2^27 segments takes a second per launch, and verification and timing would take four. */
static int look(const struct bench_check *on_case, struct attempt *a, int *over, struct err *e)
{
	struct sampling one = a->sampling;

	one.warmup = 0;
	one.min_samples = one.max_samples = 1;
	if (bench_time(on_case, a->program, &one, &a->timing, &a->verdict, e))
		return -1;
	*over = a->verdict.wrong || a->timing.median > LOOK * a->sampling.hopeless;
	if (!*over || a->verdict.wrong)
		timing_release(&a->timing);
	else
		a->timing.stopped = "hopeless";
	return 0;
}

static int attempt(struct sweep_case *c, struct attempt *a, struct err *e)
{
	const struct bench_check on_case = {c->on_device, a->plan};
	int over = 0;

	if (a->look && look(&on_case, a, &over, e))
		return -1;
	a->look = 0;
	if (over)
		return 0;
	if (!a->checked && bench_verify(c->on_device, a->plan, a->program, &a->verdict, e))
		return -1;
	a->checked = 0;
	if (a->verdict.wrong)
		return 0;
	if (bench_time(&on_case, a->program, &a->sampling, &a->timing, &a->verdict, e))
		return -1;
	if (a->verdict.wrong) {
		timing_release(&a->timing);
		(void)snprintf(a->verdict.reason + strlen(a->verdict.reason),
			       sizeof a->verdict.reason - strlen(a->verdict.reason), " after it was timed");
	}
	return 0;
}

/* Stores the result, and makes sure that the device is usable for the next one. */
static int note_attempt(struct sweep_case *c, const struct build *b, struct attempt *a, const struct err *failed,
			struct err *e)
{
	struct session *s = c->session;
	const char *outcome = failed ? outcome_of(failed) : NULL;
	int status;

	if (outcome)
		return note_failure(c, b, outcome, failed->text, NULL, e) || session_revive(s, e) ? -1 : 0;
	if (failed) {
		*e = *failed;
		return -1;
	}
	if (a->verdict.wrong)
		return note_failure(c, b, "wrong", a->verdict.reason, &a->verdict, e) ||
				       session_restart_if_corrupted(s, &a->verdict, e)
			       ? -1
			       : 0;
	a->timing.drift = sentinel_drift(&s->sentinel);
	status = note_timing(c, b, &a->timing, e);
	timing_release(&a->timing);
	return status;
}

int trial_measure(struct sweep_case *c, const struct build *b, const struct sampling *sampling, struct err *e)
{
	struct session *s = c->session;
	struct plan plan;
	struct attempt a = {.plan = &plan, .program = b->program, .checked = c->checked == b, .sampling = *sampling};
	struct err why = {0};
	int status;

	c->last = INFINITY;
	c->checked = NULL;
	a.sampling.hopeless = isfinite(c->best) ? fmax(HOPELESS * c->best, c->best + DISTURBANCE) : 0;
	/* On a CPU the first launch with a size may compile. */
	a.look = !s->gpu->info.is_cpu && !a.checked && isfinite(c->best) &&
		 (!has_been_fast(c, b->variant.family) || is_uneven(c));
	if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &c->problem, &plan, e) || session_watch(s, e))
		return -1;
	status = attempt(c, &a, &why);
	/* It may suffer from what another variant did to the process; the second attempt has a fresh process. */
	if (status && why.kind == ERR_CRASHED && session_revive(s, e) == 0)
		status = attempt(c, &a, &why);
	return note_attempt(c, b, &a, status ? &why : NULL, e);
}

int trial_run(struct sweep *sw, struct build *b, struct sweep_case *c, const struct sampling *sampling, struct err *e)
{
	if (trial_prepare(sw, b, c, e))
		return -1;
	c->count.failed += b->state != BUILD_OK;
	if (b->state != BUILD_OK || sw->budget.evaluations <= 0)
		return 0;
	sw->budget.evaluations -= budget_counts(&sw->budget);
	return trial_measure(c, b, sampling, e);
}

int trial_run_once(struct sweep *sw, struct build *b, struct sweep_case *c, int hopeful, struct err *e)
{
	int seen, status;

	if (!c->on_device)
		return 0;
	status = trial_take(sw, b, c, &seen, e);
	if (status == 0 && !seen &&
	    (hopeful || !budget_is_limited(&sw->budget) || !trial_is_hopeless(c, b->variant.family)))
		status = trial_run(sw, b, c, &sw->sampling, e);
	trial_leave(b, c);
	return status < 0 ? -1 : 0;
}

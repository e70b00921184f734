#include "sweep.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builds.h"
#include "order.h"

/* Of the time a case has, so much is kept for trying what won elsewhere: a box must be measured where it is to serve.
 */
#define SECOND_ROUND_SHARE 0.2
/* How many of a case's fastest variants are tried on the other cases. */
#define CARRIED 3
/* A variant so many times slower than the best is not sampled further. */
#define HOPELESS 4.0

/* One variant that did well on some case. */
struct winner {
	char strategy[32], params[192];
};

struct sweep {
	struct session *session;
	const struct sweep_request *request;
	struct sampling sampling;
	const struct elem_type *type;
	const struct oper *oper;
	struct dataset dataset; /* of the last n */
	struct builds builds;   /* of the last offset type */
	/* What the search may still spend; it is shared out evenly among the cases left. */
	double deadline;     /* monotonic seconds, INFINITY: no budget */
	int64_t evaluations; /* measurements, INT64_MAX: no limit */
	int cases_left;      /* this one included */
	int nwinners;
	struct winner *winners;
};

/* One case under way. */
struct sweep_case {
	struct sweep *sweep;
	struct problem problem;
	struct case_shape shape;
	struct load *load;
	int64_t id;
	double bytes;
	char label[160];
	double best; /* seconds */
	struct candidate *list;
	int count;
	struct {
		double seconds;
		const struct variant *variant;
	} top[CARRIED];
	int measured, reused, wrong, failed;
};

static int is_random(const struct sweep *sw)
{
	return strcmp(sw->request->search, "random") == 0;
}

static int limited(const struct sweep *sw)
{
	return sw->request->budget > 0 || sw->request->evaluations > 0;
}

/* All variants of all families wanted that are possible on this case, in the order of the search. */
static int list_candidates(struct sweep_case *c, struct err *e)
{
	struct session *s = c->sweep->session;
	const struct sweep_request *r = c->sweep->request;
	const struct family *families;
	int nfamilies = catalogue_families(s->catalogue, &families);

	for (int i = 0; i < nfamilies; i++) {
		struct variant *variants;
		struct candidate *grown;
		int n;

		if (strcmp(families[i].operation, r->operation) != 0 ||
		    (r->strategies.count && !strings_have(&r->strategies, families[i].strategy)))
			continue;
		if (catalogue_variants(s->catalogue, &families[i], &s->gpu->info, &c->shape, r->all, &variants, &n, e))
			return -1;
		grown = realloc(c->list, ((size_t)c->count + (size_t)n + 1) * sizeof *grown);
		if (!grown) {
			free(variants);
			return err_as(e, ERR_TOO_LARGE, "out of memory for the list of variants");
		}
		c->list = grown;
		for (int k = 0; k < n; k++)
			c->list[c->count++].variant = variants[k];
		free(variants);
	}
	order_candidates(c->list, c->count, is_random(c->sweep), r->seed);
	return 0;
}

static void case_label(struct sweep_case *c)
{
	(void)snprintf(c->label, sizeof c->label, "%s %s %s", c->shape.type->name, c->shape.oper->name,
		       c->problem.geometry->name);
}

static int store_the_case(struct sweep_case *c, struct err *e)
{
	const struct problem *p = &c->problem;
	struct store_case row = {.operation = p->operation,
				 .type = c->shape.type->name,
				 .oper = c->shape.oper->name,
				 .offset_type = p->offset_type->name,
				 .dataset = "signed",
				 .geometry = p->geometry,
				 .bytes = c->bytes,
				 .cold = c->sweep->sampling.cold};

	return store_case(c->sweep->session->store, &row, &c->id, e);
}

/* Values for this n: kept while n stays the same, which it mostly does. */
static int need_dataset(struct sweep *sw, int64_t n, struct err *e)
{
	if (sw->dataset.values && sw->dataset.n == n)
		return 0;
	dataset_release(&sw->dataset);
	memset(&sw->dataset, 0, sizeof sw->dataset);
	return dataset_make(sw->type, sw->oper, DATA_SIGNED, n, &sw->dataset, e);
}

/* Builds for this offset type: it changes only where n passes 2^31. */
static void need_builds(struct sweep *sw, const struct elem_type *offset_type)
{
	if (sw->builds.offset_type == offset_type)
		return;
	builds_release(&sw->builds);
	builds_init(&sw->builds, sw->session, sw->request->operation, sw->type, sw->oper, offset_type);
}

static int open_case(struct sweep_case *c, struct sweep *sw, const struct geometry *g, struct err *e)
{
	struct session *s = sw->session;

	memset(c, 0, sizeof *c);
	c->sweep = sw;
	c->best = INFINITY;
	if (need_dataset(sw, g->n, e) || problem_make(&c->problem, sw->request->operation, &sw->dataset, g, e))
		return -1;
	need_builds(sw, c->problem.offset_type);
	case_shape_of(&c->shape, &c->problem);
	case_label(c);
	if (catalogue_bytes(s->catalogue, sw->request->operation, &c->shape, &c->bytes, e) || store_the_case(c, e) ||
	    list_candidates(c, e))
		return -1;
	return load_open(s->bench, &c->problem, &c->load, e);
}

static void close_case(struct sweep_case *c)
{
	if (c->load)
		load_close(c->load);
	problem_release(&c->problem);
	free(c->list);
}

static int store_the_build(const struct sweep_case *c, struct build *b, struct err *e)
{
	struct session *s = c->sweep->session;
	struct store_build row = {.operation = b->variant.family->operation,
				  .type = c->shape.type->name,
				  .oper = c->shape.oper->name,
				  .strategy = b->variant.family->strategy,
				  .params = b->variant.params,
				  .compiler = s->gpu->info.compiler,
				  .arch = s->gpu->info.arch,
				  .hash = b->hash,
				  .seconds = b->seconds,
				  .registers = b->registers,
				  .spill_bytes = b->spill_bytes,
				  .local_bytes = b->local_bytes};

	return b->row ? 0 : store_build(s->store, &row, &b->row, e);
}

static int store_a_failure(struct sweep_case *c, const struct build *b, int64_t case_id, const char *outcome,
			   const char *reason, const struct verdict *verdict, struct err *e)
{
	struct session *s = c->sweep->session;

	progress_say(&s->progress, "%s %s: %s: %.300s", b->variant.family->name, b->variant.params, outcome, reason);
	return store_failure(s->store, s->run, b->row, case_id, outcome, reason, verdict, e);
}

static void json_measurement(const struct sweep_case *c, const struct build *b, const struct timing *t)
{
	/* Names and parameters hold no character that JSON would escape; paths of geometries may. */
	(void)printf("{\"operation\":\"%s\",\"type\":\"%s\",\"operator\":\"%s\",\"strategy\":\"%s\",\"params\":\"%s\","
		     "\"n\":%lld,\"segments\":%lld,\"seconds\":%.9g,\"low\":%.9g,\"high\":%.9g,\"samples\":%d,"
		     "\"gbs\":%.6g,\"fraction\":%.6g}\n",
		     b->variant.family->operation, c->shape.type->name, c->shape.oper->name,
		     b->variant.family->strategy, b->variant.params, (long long)c->shape.n,
		     (long long)c->shape.segments, t->median, t->low, t->high, t->count, c->bytes / t->median * 1e-9,
		     c->bytes / t->median / c->sweep->session->copy_bandwidth);
}

/* Keep the fastest few of the case, fastest first. */
static void note_time(struct sweep_case *c, const struct build *b, double seconds)
{
	struct session *s = c->sweep->session;
	int i = CARRIED;

	while (i > 0 && (!c->top[i - 1].variant || seconds < c->top[i - 1].seconds))
		i--;
	if (i < CARRIED) {
		memmove(&c->top[i + 1], &c->top[i], (size_t)(CARRIED - 1 - i) * sizeof c->top[0]);
		c->top[i].seconds = seconds;
		c->top[i].variant = &b->variant;
	}
	if (seconds >= c->best)
		return;
	c->best = seconds;
	(void)snprintf(s->progress.best, sizeof s->progress.best, "%.0f GB/s (%.2f) %s", c->bytes / seconds * 1e-9,
		       c->bytes / seconds / s->copy_bandwidth, b->variant.family->strategy);
}

static int is_variants_fault(const struct err *e)
{
	return e->kind == ERR_LAUNCH || e->kind == ERR_TOO_LARGE;
}

/* Verify on the very case, time, store. A failure of the variant is stored; -1 only for what ends the sweep. */
static int measure(struct sweep_case *c, struct build *b, struct err *e)
{
	struct session *s = c->sweep->session;
	struct sampling sampling = c->sweep->sampling;
	struct verdict verdict = {0};
	struct timing timing = {0};
	struct err why = {0};
	struct plan plan;
	int status;

	sampling.hopeless = isfinite(c->best) ? HOPELESS * c->best : 0;
	if (catalogue_plan(s->catalogue, &b->variant, &s->gpu->info, &c->problem, &plan, e))
		return -1;
	if (bench_verify(c->load, &plan, b->program, &verdict, &why) ||
	    (!verdict.wrong && bench_time(c->load, &plan, b->program, &sampling, &timing, &why))) {
		c->failed++;
		if (!is_variants_fault(&why)) {
			*e = why;
			return -1;
		}
		return store_a_failure(c, b, c->id, why.kind == ERR_TOO_LARGE ? "too_large" : "launch_failed", why.text,
				       NULL, e) ||
				       gpu_finish(s->gpu, e)
			       ? -1
			       : 0;
	}
	if (verdict.wrong) {
		c->wrong++;
		return store_a_failure(c, b, c->id, "wrong", verdict.reason, &verdict, e);
	}
	status = store_measurement(s->store, s->run, b->row, c->id, &timing, e);
	if (status == 0) {
		c->measured++;
		note_time(c, b, timing.median);
		if (s->progress.mode == PROGRESS_JSON)
			json_measurement(c, b, &timing);
	}
	timing_release(&timing);
	return status;
}

/* One candidate: skip what the store has, build and verify, measure. */
static int try_candidate(struct sweep_case *c, const struct variant *v, struct err *e)
{
	struct sweep *sw = c->sweep;
	struct session *s = sw->session;
	struct build *b;
	int seen;

	if (builds_get(&sw->builds, v, &b, e) || store_seen(s->store, &s->gpu->info, b->hash, c->id, &seen, e))
		return -1;
	if (seen) {
		c->reused++;
		return 0;
	}
	if (builds_prepare(&sw->builds, b, e))
		return -1;
	if (b->state != BUILD_OK && b->row)
		return 0; /* told and stored when it was built */
	if (store_the_build(c, b, e))
		return -1;
	if (b->state != BUILD_OK)
		return store_a_failure(c, b, 0, build_state_name(b->state), b->reason,
				       b->state == BUILD_WRONG ? &b->verdict : NULL, e);
	return measure(c, b, e);
}

static int remember_winners(struct sweep_case *c, struct err *e)
{
	struct sweep *sw = c->sweep;

	for (int i = 0; i < CARRIED && c->top[i].variant; i++) {
		const struct variant *v = c->top[i].variant;
		struct winner *grown;
		int known = 0;

		for (int k = 0; k < sw->nwinners && !known; k++)
			known = strcmp(sw->winners[k].params, v->params) == 0 &&
				strcmp(sw->winners[k].strategy, v->family->strategy) == 0;
		if (known)
			continue;
		grown = realloc(sw->winners, ((size_t)sw->nwinners + 1) * sizeof *grown);
		if (!grown)
			return err_as(e, ERR_TOO_LARGE, "out of memory for the winners");
		sw->winners = grown;
		(void)snprintf(grown[sw->nwinners].strategy, sizeof grown->strategy, "%s", v->family->strategy);
		(void)snprintf(grown[sw->nwinners].params, sizeof grown->params, "%s", v->params);
		sw->nwinners++;
	}
	return 0;
}

/* Is v among those that did well on another case? */
static int won_elsewhere(const struct sweep *sw, const struct variant *v)
{
	for (int i = 0; i < sw->nwinners; i++)
		if (strcmp(sw->winners[i].params, v->params) == 0 &&
		    strcmp(sw->winners[i].strategy, v->family->strategy) == 0)
			return 1;
	return 0;
}

/* What one case may spend. */
struct allowance {
	double deadline;
	int64_t evaluations;
};

static struct allowance share_of_case(const struct sweep *sw)
{
	double now = progress_clock();
	struct allowance a = {now + (sw->deadline - now) / sw->cases_left, sw->evaluations};

	if (sw->evaluations != INT64_MAX)
		a.evaluations = (sw->evaluations + sw->cases_left - 1) / sw->cases_left;
	return a;
}

/* Go through the candidates that did well elsewhere (winners 1) or through the others. */
static int try_some(struct sweep_case *c, int winners, const struct allowance *a, struct err *e)
{
	struct sweep *sw = c->sweep;

	for (int i = 0; i < c->count; i++) {
		const struct variant *v = &c->list[i].variant;

		if (won_elsewhere(sw, v) != winners)
			continue;
		if (session_stopped(e))
			return -1;
		if (progress_clock() > a->deadline || c->measured >= a->evaluations)
			return 0;
		if (try_candidate(c, v, e))
			return -1;
		progress_step(&sw->session->progress, c->label,
			      isfinite(sw->deadline) ? sw->deadline - progress_clock() : -1);
	}
	return 0;
}

static int try_all(struct sweep_case *c, int only_winners, struct err *e)
{
	struct allowance a = share_of_case(c->sweep);
	struct progress *p = &c->sweep->session->progress;

	p->best[0] = '\0';
	p->total = p->done + (int64_t)c->count * c->sweep->cases_left;
	if (try_some(c, 1, &a, e) || (!only_winners && try_some(c, 0, &a, e)))
		return -1;
	if (c->sweep->evaluations != INT64_MAX)
		c->sweep->evaluations -= c->measured;
	return only_winners ? 0 : remember_winners(c, e);
}

static void say_case(const struct sweep_case *c)
{
	struct progress *p = &c->sweep->session->progress;
	char reused[48] = "";

	if (c->reused)
		(void)snprintf(reused, sizeof reused, ", %d already there", c->reused);
	if (c->top[0].variant)
		progress_say(p, "%-44s %5.0f GB/s %.3f  %s %s  (%d measured%s)", c->label, c->bytes / c->best * 1e-9,
			     c->bytes / c->best / c->sweep->session->copy_bandwidth,
			     c->top[0].variant->family->strategy, c->top[0].variant->params, c->measured, reused);
	else
		progress_say(p, "%-44s nothing new measured%s", c->label, reused);
}

static int run_case(struct sweep *sw, const char *geometry, int only_winners, struct err *e)
{
	struct geometry g = {0};
	struct sweep_case c = {0};
	int status = geometry_make(geometry, &g, e);

	if (status)
		return -1;
	if (open_case(&c, sw, &g, e) == 0) {
		status = try_all(&c, only_winners, e);
		if (status == 0 && (!only_winners || c.measured))
			say_case(&c);
	} else if (e->kind == ERR_TOO_LARGE) {
		progress_say(&sw->session->progress, "skipped '%s': %s", geometry, e->text);
	} else {
		status = -1;
	}
	close_case(&c);
	geometry_release(&g);
	return status;
}

static int run_round(struct sweep *sw, int only_winners, struct err *e)
{
	const struct strings *list = &sw->request->geometries;

	for (int i = 0; i < list->count; i++) {
		sw->cases_left = list->count - i;
		if (run_case(sw, list->items[i], only_winners, e))
			return -1;
	}
	return 0;
}

/* Every geometry once; when the search is limited, once more with what won elsewhere, for which a share is kept. */
static int run_geometries(struct sweep *sw, double deadline, int64_t evaluations, struct err *e)
{
	double now = progress_clock(), share = 1;
	int64_t kept = 0;
	int twice = limited(sw) && sw->request->geometries.count > 1;

	if (twice) {
		share = 1 - SECOND_ROUND_SHARE;
		kept = evaluations == INT64_MAX ? 0 : (int64_t)(SECOND_ROUND_SHARE * (double)evaluations);
	}
	sw->deadline = now + (deadline - now) * share;
	sw->evaluations = evaluations - kept;
	if (run_round(sw, 0, e))
		return -1;
	sw->deadline = deadline;
	sw->evaluations = evaluations == INT64_MAX ? evaluations : sw->evaluations + kept;
	return twice ? run_round(sw, 1, e) : 0;
}

/* One element type and operator: builds are shared by all geometries. */
static int run_pair(struct sweep *sw, double deadline, int64_t evaluations, struct err *e)
{
	int status;

	if (!oper_expression(sw->oper, sw->type)) {
		progress_say(&sw->session->progress, "skipped %s %s: there is no such operator for that type",
			     sw->type->name, sw->oper->name);
		return 0;
	}
	sw->nwinners = 0;
	status = run_geometries(sw, deadline, evaluations, e);
	builds_release(&sw->builds);
	memset(&sw->builds, 0, sizeof sw->builds);
	dataset_release(&sw->dataset);
	memset(&sw->dataset, 0, sizeof sw->dataset);
	return status;
}

static const char *type_name(const struct sweep_request *r, int i)
{
	return r->types.count ? r->types.items[i] : "f32";
}

static const char *oper_name(const struct sweep_request *r, int i)
{
	return r->opers.count ? r->opers.items[i] : "plus";
}

static int run_pairs(struct sweep *sw, struct err *e)
{
	const struct sweep_request *r = sw->request;
	double end = r->budget > 0 ? progress_clock() + r->budget : INFINITY;
	int ntypes = r->types.count ? r->types.count : 1, nopers = r->opers.count ? r->opers.count : 1;
	int left = ntypes * nopers;

	for (int t = 0; t < ntypes; t++)
		for (int o = 0; o < nopers; o++, left--) {
			double now = progress_clock();

			sw->type = elem_find(type_name(r, t));
			sw->oper = oper_find(oper_name(r, o));
			if (run_pair(sw, now + (end - now) / left,
				     r->evaluations ? r->evaluations / (ntypes * nopers) : INT64_MAX, e))
				return -1;
		}
	return 0;
}

/* Tell a misspelt operation, strategy or geometry before anything is built. */
static int check_request(struct session *s, const struct sweep_request *r, struct err *e)
{
	char canonical[512];

	if (!catalogue_operation_about(s->catalogue, r->operation))
		return err_as(e, ERR_USAGE, "unknown operation '%s' (segtune catalogue lists them)", r->operation);
	for (int i = 0; i < r->types.count; i++)
		if (!elem_find(r->types.items[i]))
			return err_as(e, ERR_USAGE, "unknown element type '%s'", r->types.items[i]);
	for (int i = 0; i < r->opers.count; i++)
		if (!oper_find(r->opers.items[i]))
			return err_as(e, ERR_USAGE, "unknown operator '%s'", r->opers.items[i]);
	for (int i = 0; i < r->strategies.count; i++)
		if (!catalogue_find(s->catalogue, r->operation, r->strategies.items[i]))
			return err_as(e, ERR_USAGE, "unknown strategy '%s' of operation '%s'", r->strategies.items[i],
				      r->operation);
	if (strcmp(r->search, "exhaustive") != 0 && strcmp(r->search, "random") != 0)
		return err_as(e, ERR_USAGE, "unknown search '%s' (there are exhaustive and random)", r->search);
	if (r->geometries.count == 0)
		return err_as(e, ERR_USAGE, "no geometry to sweep over");
	for (int i = 0; i < r->geometries.count; i++)
		if (geometry_canonical(r->geometries.items[i], canonical, sizeof canonical, e))
			return -1;
	return 0;
}

int sweep_run(struct session *s, const struct sweep_request *r, struct err *e)
{
	struct sweep sw = {.session = s, .request = r, .sampling = sampling_default};
	int status;

	if (check_request(s, r, e))
		return -1;
	sw.sampling.cold = !r->warm;
	if (r->max_samples)
		sw.sampling.max_samples = r->max_samples;
	if (sw.sampling.min_samples > sw.sampling.max_samples)
		sw.sampling.min_samples = sw.sampling.max_samples;
	if (r->time_cap > 0)
		sw.sampling.time_cap = r->time_cap;
	progress_begin(&s->progress, 0);
	status = run_pairs(&sw, e);
	builds_release(&sw.builds);
	dataset_release(&sw.dataset);
	free(sw.winners);
	return status;
}

#include "tuner/session/builds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "tuner/catalogue/order.h"

/* Builds in the pool at most: enough for every worker while a variant is measured, little memory, little lost work. */
#define AHEAD 48

/*
 * Adversarial problems are the same for all variants of one tile: kept, since uploading them costs more than the check.
 * They are made while the first of these variants is built.
 */
struct verify_cache {
	const struct operation *operation;
	const struct elem_type *type;
	const struct oper *oper;
	int64_t length, tile, most;
	struct task making;
	struct verify_set *set; /* once they are made */
	int loaded;             /* 1: they are on the device */
	struct verify_cache *next;
};

void builds_init(struct builds *b, struct session *s, const struct operation *operation, const struct elem_type *type,
		 const struct oper *oper, const struct elem_type *offset_type, int64_t length)
{
	memset(b, 0, sizeof *b);
	b->session = s;
	b->type = type;
	b->oper = oper;
	b->offset_type = offset_type;
	b->length = length;
	b->most = INT64_MAX;
	b->operation = operation;
}

static void forget_first_set(struct builds *b)
{
	struct verify_cache *c = b->cache;

	b->cache = c->next;
	tasks_cancel(b->session->tasks, &c->making);
	verify_close(c->set);
	free(c);
}

void builds_release(struct builds *b)
{
	while (b->list) {
		struct build *build = b->list;

		b->list = build->next;
		builds_pass(b, build);
		if (build->program)
			build->program->gpu->ops->unbuild(build->program);
		free(build->plans);
		free(build->text);
		free(build);
	}
	while (b->cache)
		forget_first_set(b);
	user_reference_release(&b->reference);
}

const char *build_state_name(enum build_state state)
{
	static const char *const names[] = {"ok", "build_failed", "launch_failed", "wrong", "crashed", "timed_out"};

	return names[state];
}

/*
 * Results of another compiler or device architecture must not be taken for this build's; nor those of another release
 * of a library, since a peer's text is not all that its results depend on. Databases of older releases have hashes of
 * texts with their comments. They do not keep the texts, so no migration can tell the hashes of tokens: what they
 * measured counts as results of older sources.
 */
static int identify(struct session *s, struct build *build, struct err *e)
{
	const struct family *f = build->variant.family;
	const struct gpu_info *device = &s->gpu->info;
	uint64_t hash;

	if (catalogue_source_hash(s->catalogue, f, build->text, &hash, e))
		return -1;
	if (f->library) {
		if (!s->peers.path[0] && peers_find(&s->peers, f->source, e))
			return -1;
		hash = hash_bytes(hash, s->peers.identity, strlen(s->peers.identity));
	}
	hash ^= hash_text(device->compiler) * 31 + hash_text(device->arch);
	build->identity = (struct store_identity){f->operation, f->strategy, hash};
	return 0;
}

int builds_get(struct builds *b, const struct variant *v, struct build **build, struct err *e)
{
	const struct case_shape shape = builds_ordinary_shape(b);
	struct build *found;

	for (found = b->list; found; found = found->next)
		if (variant_compare(&found->variant, v) == 0) {
			*build = found;
			return 0;
		}
	found = calloc(1, sizeof *found);
	if (!found)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a build");
	found->variant = *v;
	if (catalogue_source(b->session->catalogue, v, &shape, &found->text, e) || identify(b->session, found, e)) {
		free(found->text);
		free(found);
		return -1;
	}
	found->registers = found->spill_bytes = found->local_bytes = -1;
	found->next = b->list;
	b->list = found;
	*build = found;
	return 0;
}

struct case_shape builds_ordinary_shape(const struct builds *b)
{
	return (struct case_shape){.type = b->type,
				   .offset_type = b->offset_type,
				   .key = operation_key(b->operation),
				   .writes_keys = operation_writes_keys(b->operation),
				   .oper = b->oper,
				   .n = 1 << 16,
				   .segments = 1 << 10,
				   .min = 64,
				   .max = 64,
				   .length = b->length,
				   .mean = 64};
}

/* The tile is a property of the variant. */
static int tile_of(const struct builds *b, const struct build *build, int64_t *tile, struct err *e)
{
	struct session *s = b->session;
	struct case_shape shape = builds_ordinary_shape(b);

	return catalogue_tile(s->catalogue, &build->variant, &s->gpu->info, &shape, tile, e);
}

static int make_set(void *cache, struct err *e)
{
	struct verify_cache *c = cache;

	const struct verify_spec spec = {c->operation, c->type, c->oper, c->length, c->tile, c->most};

	return verify_make(&spec, &c->set, e);
}

/* The set for that tile, which is made by now or being made; it becomes the first of the list. */
static int begin_set(struct builds *b, int64_t tile, struct err *e)
{
	struct verify_cache **at = &b->cache, *c;

	while (*at && (*at)->tile != tile)
		at = &(*at)->next;
	c = *at;
	if (c) {
		*at = c->next;
	} else {
		c = calloc(1, sizeof *c);
		if (!c)
			return err_as(e, ERR_TOO_LARGE, "out of memory for adversarial geometries");
		*c = (struct verify_cache){.operation = b->operation,
					   .type = b->type,
					   .oper = b->oper,
					   .length = b->length,
					   .tile = tile,
					   .most = b->most,
					   .making = {.run = make_set, .context = c}};
		tasks_add(b->session->tasks, &c->making, TASK_FIRST);
	}
	c->next = b->cache;
	b->cache = c;
	return 0;
}

/* Wait until it is made, and put it on the device. */
static int finish_set(struct builds *b, struct verify_cache *c, struct err *e)
{
	struct verify_reference reference;

	if (c->loaded)
		return 0;
	if (tasks_done(b->session->tasks, &c->making, 1, e) < 0)
		return -1;
	if (c->making.failed) {
		*e = c->making.why;
		return -1;
	}
	if (user_reference_for(&b->reference, b->session, b->operation, b->type, b->oper, b->offset_type, b->length, e))
		return -1;
	reference = user_reference_verify(&b->reference);
	if (verify_load(c->set, b->session->bench, b->oper->user ? &reference : NULL, e))
		return -1;
	c->loaded = 1;
	return 0;
}

static int verify_set_for(struct builds *b, int64_t tile, struct verify_set **set, struct err *e)
{
	if (begin_set(b, tile, e))
		return -1;
	if (finish_set(b, b->cache, e)) {
		forget_first_set(b);
		return -1;
	}
	*set = b->cache->set;
	return 0;
}

struct planner_context {
	struct session *session;
	const struct variant *variant;
	const struct plan *ready; /* of all problems of the set; NULL: to be made */
};

static int make_plans(void *context, const struct problem *problems, int count, struct plan *plans, int *at,
		      struct err *e)
{
	const struct planner_context *c = context;
	struct plan_batch batch = {problems, plans, count, 0};
	int status;

	if (c->ready) {
		memcpy(plans, c->ready, (size_t)count * sizeof *plans);
		return 0;
	}
	status = catalogue_plans(c->session->catalogue, c->variant, &c->session->gpu->info, &batch, e);
	*at = batch.at;
	return status;
}

static int max_int(int a, int b)
{
	return a > b ? a : b;
}

/* Ask for every kernel that a plan launches; what a compiler does not tell stays -1. */
static int note_resources(struct build *build, const struct plan *plan, struct err *e)
{
	const struct gpu_ops *ops = build->program->gpu->ops;

	for (int i = 0; i < plan->nlaunches; i++) {
		struct gpu_kernel_info info;

		if (ops->kernel_info(build->program, plan->launches[i].kernel, &info, e))
			return -1;
		build->registers = max_int(build->registers, info.registers);
		build->spill_bytes = max_int(build->spill_bytes, info.spill_bytes);
		build->local_bytes = max_int(build->local_bytes, info.local_bytes);
	}
	return 0;
}

int builds_have_room(const struct builds *b)
{
	return b->session->pool && b->session->ahead < AHEAD;
}

int builds_expect(struct builds *b, struct build *build, struct err *e)
{
	int64_t tile;

	/* By `tried` it could not be told within builds_prepare, which sets that first. */
	if (!build->text || build->program || build->job || build->variant.family->library)
		return 0;
	if (build_job_start(b->session->pool, build->variant.family->source, build->text, &build->job, e))
		return -1;
	b->session->ahead++;
	/* What fails here is told when the build is prepared. */
	if (tile_of(b, build, &tile, NULL) == 0)
		(void)begin_set(b, tile, NULL);
	return 0;
}

int builds_are_ready(const struct builds *b, const struct build *build)
{
	if (!b->session->pool || build->tried || build->program || build->variant.family->library)
		return 1;
	return build->job && build_job_done(b->session->pool, build->job);
}

void builds_pass(struct builds *b, struct build *build)
{
	if (!build->job)
		return;
	build_job_drop(b->session->pool, build->job);
	free(build->plans);
	build->plans = NULL;
	build->job = NULL;
	b->session->ahead--;
}

void builds_pass_all(struct builds *b)
{
	for (struct build *build = b->list; build && b->session->ahead > 0; build = build->next)
		builds_pass(b, build);
}

static int build_in_place(struct builds *b, struct build *build, struct err *e)
{
	return session_build(b->session, build->variant.family->source, build->text, &build->program, &build->seconds,
			     e);
}

static int take_from_pool(struct builds *b, struct build *build, struct err *e)
{
	struct build_job *job;

	if (builds_expect(b, build, e))
		return -1;
	job = build->job;
	build->job = NULL;
	b->session->ahead--;
	return session_take_build(b->session, job, build->variant.family->source, build->text, &build->program,
				  &build->seconds, e);
}

static int load_library(struct session *s, struct build *build, struct err *e)
{
	const struct gpu_ops *ops = s->gpu->ops;

	if (!ops->library)
		return err_as(e, ERR_BUILD, "%s devices take no libraries", s->gpu->info.backend);
	return ops->library(s->gpu, s->peers.path, &build->program, e) ? err_as(e, ERR_BUILD, "%s", e->text) : 0;
}

static int compile(struct builds *b, struct build *build, struct err *e)
{
	if (build->program)
		return 0;
	if (build->variant.family->library)
		return load_library(b->session, build, e);
	return b->session->pool ? take_from_pool(b, build, e) : build_in_place(b, build, e);
}

/* What the variant is checked on. */
static int take_set(struct builds *b, const struct build *build, struct verify_set **set, struct err *e)
{
	int64_t tile;

	return tile_of(b, build, &tile, e) || verify_set_for(b, tile, set, e) ? -1 : 0;
}

int builds_foresee(struct builds *b, const struct build *build, struct err *e)
{
	struct verify_set *set;

	return build->job ? take_set(b, build, &set, e) : 0;
}

void builds_plan_ahead(struct builds *b, struct build *build)
{
	struct session *s = b->session;
	const struct verify_set *set;
	struct plan_batch batch = {0};
	int64_t tile;

	if (!build->job || build->plans || tile_of(b, build, &tile, NULL) || begin_set(b, tile, NULL) ||
	    tasks_done(s->tasks, &b->cache->making, 0, NULL) <= 0 || b->cache->making.failed)
		return;
	set = b->cache->set;
	batch.problems = verify_problem(set, 0);
	batch.count = verify_count(set);
	batch.plans = build->plans = calloc((size_t)batch.count, sizeof *build->plans);
	if (build->plans && catalogue_plans(s->catalogue, &build->variant, &s->gpu->info, &batch, NULL)) {
		free(build->plans);
		build->plans = NULL;
	}
}

void builds_plan_any(struct builds *b)
{
	for (struct build *build = b->list; build; build = build->next) {
		if (!build->job || build->plans)
			continue;
		builds_plan_ahead(b, build);
		if (build->plans)
			return;
	}
}

/* Of the last problem, for what its kernels need. */
static int last_plan(struct builds *b, const struct build *build, struct verify_set *set, struct plan *plan,
		     struct err *e)
{
	const int last = verify_count(set) - 1;

	if (build->plans) {
		*plan = build->plans[last];
		return 0;
	}
	return catalogue_plan(b->session->catalogue, &build->variant, &b->session->gpu->info, verify_problem(set, last),
			      plan, e);
}

/* Does the device still answer after such an error? */
static int is_harmless(const struct err *e)
{
	return e->kind != ERR_CRASHED && e->kind != ERR_TIMED_OUT && e->kind != ERR_LAUNCH;
}

/* On the set, and on the case; where it is the case that is not right, on the set alone: the case is told by itself. */
static int verify(struct builds *b, struct build *build, struct verify_set *set, int in_turn, struct builds_case *c,
		  struct err *e)
{
	struct session *s = b->session;
	struct planner_context context = {s, &build->variant, build->plans};
	struct plan plan;
	struct bench_check extra = {c ? c->on_device : NULL, &plan};
	struct verify_request request = {make_plans, &context, build->program, in_turn, NULL};

	if (c && !in_turn && gpu_lanes(s->gpu) > 1 && !build->variant.family->library) {
		struct err why = {0};
		int status = catalogue_plan(s->catalogue, &build->variant, &s->gpu->info, c->problem, &plan, &why);

		c->under_way = status == 0;
		request.extra = &extra;
		if (status == 0)
			status = verify_run(set, &request, &build->verdict, &why);
		c->right = status == 0 && !build->verdict.wrong;
		if (c->right || (status == 0 && build->verdict.check < verify_count(set)))
			return 0;
		if (status && !is_harmless(&why)) {
			*e = why;
			return -1;
		}
	}
	request.extra = NULL;
	return verify_run(set, &request, &build->verdict, e);
}

static int check(struct builds *b, struct build *build, struct verify_set *set, int in_turn, struct builds_case *c,
		 struct err *e)
{
	struct plan plan;

	if (last_plan(b, build, set, &plan, e) || note_resources(build, &plan, e) ||
	    verify(b, build, set, in_turn, c, e))
		return -1;
	if (build->verdict.wrong) {
		build->state = BUILD_WRONG;
		(void)snprintf(build->reason, sizeof build->reason, "%s on %.200s", build->verdict.reason,
			       build->verdict.geometry);
	}
	return 0;
}

/* What an error makes of a variant; 0 where it is not its fault (a descriptor's mistake, no memory): that ends the
 * work.
 */
static enum build_state state_of(const struct err *e)
{
	static const struct {
		enum err_kind kind;
		enum build_state state;
	} faults[] = {{ERR_BUILD, BUILD_FAILED},
		      {ERR_LAUNCH, BUILD_LAUNCH_FAILED},
		      {ERR_CRASHED, BUILD_CRASHED},
		      {ERR_TIMED_OUT, BUILD_TIMED_OUT}};

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
		if (faults[i].kind == e->kind)
			return faults[i].state;
	return BUILD_OK;
}

/* The problems first: while they are made the build may be under way. */
static int try_once(struct builds *b, struct build *build, int in_turn, struct builds_case *c, struct err *e)
{
	struct verify_set *set = NULL;

	return take_set(b, build, &set, e) || compile(b, build, e) || check(b, build, set, in_turn, c, e) ? -1 : 0;
}

/* It may pay for what another did to the process; and with all problems under way nobody knows which it fails on. */
static int deserves_another(const struct build *build, const struct err *why)
{
	return why->kind == ERR_CRASHED || (why->kind == ERR_LAUNCH && !build->verdict.geometry[0]);
}

int builds_prepare(struct builds *b, struct build *build, struct builds_case *c, struct err *e)
{
	struct err why = {0};
	int status;

	if (build->tried)
		return 0;
	build->tried = 1;
	build->state = BUILD_OK;
	status = try_once(b, build, 0, c, &why);
	if (status && deserves_another(build, &why) && session_revive(b->session, e) == 0)
		status = try_once(b, build, 1, c, &why);
	free(build->text);
	free(build->plans);
	build->text = NULL;
	build->plans = NULL;
	if (status == 0)
		return build->state == BUILD_WRONG ? session_cleanse(b->session, &build->verdict, e) : 0;
	build->state = state_of(&why);
	if (build->state == BUILD_OK) {
		*e = why;
		return -1;
	}
	(void)snprintf(build->reason, sizeof build->reason, "%.*s", (int)sizeof build->reason - 1, why.text);
	return build->state == BUILD_FAILED ? 0 : session_revive(b->session, e);
}

void builds_complaint(const struct builds *b, const struct build *build, char *out, size_t size)
{
	const struct verdict *v = &build->verdict;
	char length[32] = "", where[400] = "";

	if (b->length)
		(void)snprintf(length, sizeof length, " length %lld", (long long)b->length);
	if (v->wrong && v->bad)
		(void)snprintf(where, sizeof where, ": %s[%lld] is %s, expected %s (%lld differ)", v->array,
			       (long long)v->index, v->actual, v->expected, (long long)v->bad);
	(void)snprintf(out, size, "%s %s %s %s%s: %s: %s%s", build->variant.family->name, b->type->name, b->oper->name,
		       build->variant.params, length, build_state_name(build->state), build->reason, where);
}

/* Builds of one target: sources and their identity, prefetching in the pool, compilation, and adversarial
 * verification. */
#include "tuner/session/builds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "tuner/catalogue/order.h"

/* Maximum prefetched builds: enough for every worker while a variant is measured, with little memory and little lost
 * work. */
#define PREFETCHED 48

/* If one launch in a thousand fails, all of these are correct with a probability of 2%. */
#define REPETITIONS 4000

/* The adversarial problems for all variants with one tile size, kept because uploading them costs more than the check.
 * A thread makes them while the first of these variants is built. */
struct adversarial {
	const struct build_target *target;
	int64_t tile, most;
	int shifted;
	struct task making;
	struct verify_set *set; /* valid once it is made */
	int loaded;             /* 1: it is uploaded */
	struct adversarial *next;
};

void builds_init(struct builds *b, struct session *s, const struct build_target *target)
{
	*b = (struct builds){.session = s, .target = *target, .most = INT64_MAX};
}

static void drop_first_set(struct builds *b)
{
	struct adversarial *a = b->adversarial;

	b->adversarial = a->next;
	tasks_cancel(b->session->tasks, &a->making);
	verify_close(a->set);
	free(a);
}

void builds_release(struct builds *b)
{
	while (b->list) {
		struct build *build = b->list;

		b->list = build->next;
		builds_cancel(b, build);
		if (build->program)
			build->program->gpu->ops->unbuild(build->program);
		free(build->plans);
		free(build->text);
		free(build);
	}
	memset(b->buckets, 0, sizeof b->buckets);
	while (b->adversarial)
		drop_first_set(b);
	user_reference_release(&b->reference);
	*b = (struct builds){0};
}

const char *build_state_name(enum build_state state)
{
	static const char *const names[] = {"ok", "build_failed", "launch_failed", "wrong", "crashed", "timed_out"};

	return names[state];
}

/* ---- source and identity ---- */

/* Results from another compiler, architecture or library release must not be attributed to this build. Older databases
 * have hashes of texts with comments, but not the texts, so no migration can compute token hashes: their measurements
 * count as results of older sources. */
int build_hash(struct catalogue *cat, const struct family *f, const char *text, const struct build_maker *maker,
	       uint64_t *hash, struct err *e)
{
	if (catalogue_source_hash(cat, f, text, hash, e))
		return -1;
	*hash = hash_bytes(*hash, maker->library, strlen(maker->library));
	*hash ^= hash_text(maker->compiler) * 31 + hash_text(maker->arch);
	return 0;
}

static int identify(struct session *s, struct build *build, struct err *e)
{
	const struct family *f = build->variant.family;
	const struct gpu_info *device = &s->gpu->info;
	struct build_maker maker = {device->compiler, device->arch, ""};
	uint64_t hash;

	if (f->library) {
		const struct peers *library = session_peers(s, f->source, e);

		if (!library)
			return -1;
		maker.library = library->identity;
	}
	if (build_hash(s->catalogue, f, build->text, &maker, &hash, e))
		return -1;
	build->identity = (struct store_identity){f->operation, f->strategy, hash};
	return 0;
}

int builds_get(struct builds *b, const struct variant *v, struct build **build, struct err *e)
{
	struct build **bucket =
		&b->buckets[hash_bytes(hash_text(v->params), &v->family, sizeof v->family) % BUILD_BUCKETS];
	struct case_shape shape;
	struct build *found;

	for (found = *bucket; found; found = found->bucket_next)
		if (variant_compare(&found->variant, v) == 0) {
			*build = found;
			return 0;
		}
	found = calloc(1, sizeof *found);
	if (!found)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a build");
	found->variant = *v;
	shape = build_target_shape(&b->target);
	if (catalogue_source(b->session->catalogue, v, &shape, &found->text, e) || identify(b->session, found, e)) {
		free(found->text);
		free(found);
		return -1;
	}
	found->registers = found->spill_bytes = found->local_bytes = -1;
	found->next = b->list;
	b->list = found;
	found->bucket_next = *bucket;
	*bucket = found;
	*build = found;
	return 0;
}

/* ---- adversarial problems ---- */

/* The tile size is a property of the variant. */
static int tile_of(const struct builds *b, const struct build *build, int64_t *tile, struct err *e)
{
	struct session *s = b->session;
	const struct case_shape shape = build_target_shape(&b->target);

	return catalogue_tile(s->catalogue, &build->variant, &s->gpu->info, &shape, tile, e);
}

static int make_set(void *adversarial, struct err *e)
{
	struct adversarial *a = adversarial;
	const struct build_target *t = a->target;
	const struct verify_spec spec = {.operation = t->operation,
					 .type = t->type,
					 .oper = t->oper,
					 .length = t->length,
					 .row = t->row,
					 .tile = a->tile,
					 .shifted = a->shifted,
					 .max_elements = a->most,
					 .offset_type = t->offset_type};

	return verify_make(&spec, &a->set, e);
}

/* Maximum elements of a problem with unaligned arrays; small ones suffice. */
static int64_t most_shifted(const struct builds *b)
{
	const int64_t enough = 4096 + 2 * b->target.length;

	return b->most < enough ? b->most : enough;
}

/* Starts making the set for this tile unless it exists; it moves to the front of the list. shifted: with unaligned
 * arrays. */
static int begin_set(struct builds *b, int64_t tile, int shifted, struct err *e)
{
	struct adversarial **at = &b->adversarial, *a;

	while (*at && ((*at)->tile != tile || (*at)->shifted != shifted))
		at = &(*at)->next;
	a = *at;
	if (a) {
		*at = a->next;
	} else {
		a = calloc(1, sizeof *a);
		if (!a)
			return err_as(e, ERR_TOO_LARGE, "out of memory for adversarial geometries");
		*a = (struct adversarial){.target = &b->target,
					  .tile = tile,
					  .most = shifted ? most_shifted(b) : b->most,
					  .shifted = shifted,
					  .making = {.run = make_set, .context = a}};
		tasks_add(b->session->tasks, &a->making, TASK_FIRST);
	}
	a->next = b->adversarial;
	b->adversarial = a;
	return 0;
}

/* Waits until it is made, and uploads it. */
static int load_set(struct builds *b, struct adversarial *a, struct err *e)
{
	struct verify_reference reference;

	if (a->loaded)
		return 0;
	if (tasks_done(b->session->tasks, &a->making, 1, e) < 0)
		return -1;
	if (a->making.failed) {
		*e = a->making.why;
		return -1;
	}
	if (user_reference_for(&b->reference, b->session, &b->target, e))
		return -1;
	reference = user_reference_verify(&b->reference);
	if (verify_load(a->set, b->session->bench, oper_needs_device(b->target.oper) ? &reference : NULL, e))
		return -1;
	a->loaded = 1;
	return 0;
}

/* The uploaded problems on which the variant is verified. */
static int get_set(struct builds *b, const struct build *build, int shifted, struct verify_set **set, struct err *e)
{
	int64_t tile;

	if (tile_of(b, build, &tile, e) || begin_set(b, tile, shifted, e))
		return -1;
	if (load_set(b, b->adversarial, e)) {
		drop_first_set(b);
		return -1;
	}
	*set = b->adversarial->set;
	return 0;
}

/* ---- prefetching ---- */

int builds_have_room(const struct builds *b)
{
	return b->session->pool && b->session->prefetched < PREFETCHED;
}

int builds_prefetch(struct builds *b, struct build *build, struct err *e)
{
	int64_t tile;

	/* Not judged by `tried`, which builds_prepare has already set when it calls this. */
	if (!build->text || build->program || build->job || build->variant.family->library)
		return 0;
	if (build_job_start(b->session->pool, build->variant.family->source, build->text, &build->job, e))
		return -1;
	b->session->prefetched++;
	if (tile_of(b, build, &tile, NULL) == 0)
		(void)begin_set(b, tile, 0, NULL);
	return 0;
}

int builds_prefetch_problems(struct builds *b, const struct build *build, struct err *e)
{
	struct verify_set *set;

	return build->job ? get_set(b, build, 0, &set, e) : 0;
}

void builds_prefetch_plans(struct builds *b)
{
	struct session *s = b->session;
	struct build *oldest = NULL;
	const struct verify_set *set;
	struct plan_batch batch = {0};
	int64_t tile;

	for (struct build *build = b->list; build; build = build->next)
		if (build->job && !build->plans)
			oldest = build;
	if (!oldest || tile_of(b, oldest, &tile, NULL) || begin_set(b, tile, 0, NULL) ||
	    tasks_done(s->tasks, &b->adversarial->making, 0, NULL) <= 0 || b->adversarial->making.failed)
		return;
	set = b->adversarial->set;
	batch.problems = verify_problem(set, 0);
	batch.count = verify_count(set);
	batch.plans = oldest->plans = calloc((size_t)batch.count, sizeof *oldest->plans);
	if (oldest->plans && catalogue_plans(s->catalogue, &oldest->variant, &s->gpu->info, &batch, NULL)) {
		free(oldest->plans);
		oldest->plans = NULL;
	}
}

int builds_is_ready(const struct builds *b, const struct build *build)
{
	struct build_pool *pool = b->session->pool;

	if (!pool || build_pool_workers(pool) == 0 || build->tried || build->program || build->variant.family->library)
		return 1;
	return build->job && build_job_done(pool, build->job);
}

void builds_cancel(struct builds *b, struct build *build)
{
	if (!build->job)
		return;
	build_job_drop(b->session->pool, build->job);
	free(build->plans);
	build->plans = NULL;
	build->job = NULL;
	b->session->prefetched--;
}

void builds_cancel_all(struct builds *b)
{
	for (struct build *build = b->list; build && b->session->prefetched > 0; build = build->next)
		builds_cancel(b, build);
}

/* ---- compiling ---- */

static int load_library(struct session *s, struct build *build, struct err *e)
{
	const struct gpu_ops *ops = s->gpu->ops;
	const struct peers *library;

	if (!ops->library)
		return err_as(e, ERR_BUILD, "%s devices take no libraries", s->gpu->info.backend);
	library = session_peers(s, build->variant.family->source, e);
	if (!library || ops->library(s->gpu, library->path, &build->program, e))
		return err_as(e, ERR_BUILD, "%s", e->text);
	return 0;
}

static int take_from_pool(struct builds *b, struct build *build, struct session_build *result, struct err *e)
{
	struct build_job *job;

	if (builds_prefetch(b, build, e))
		return -1;
	job = build->job;
	build->job = NULL;
	b->session->prefetched--;
	return session_take_build(b->session, job, result, e);
}

static int compile(struct builds *b, struct build *build, struct err *e)
{
	struct session_build result = {.name = build->variant.family->source, .text = build->text};
	int status;

	if (build->program)
		return 0;
	if (build->variant.family->library)
		return load_library(b->session, build, e);
	status = b->session->pool ? take_from_pool(b, build, &result, e) : session_build(b->session, &result, e);
	build->program = result.program;
	build->seconds = result.seconds;
	return status;
}

static int max_int(int a, int b)
{
	return a > b ? a : b;
}

/* The maximum over the kernels of a plan; -1 for what the compiler does not report. ERR_BUILD if a kernel cannot be
 * launched as planned. */
static int note_resources(struct build *build, const struct plan *plan, struct err *e)
{
	const struct gpu_ops *ops = build->program->gpu->ops;

	for (int i = 0; i < plan->nlaunches; i++) {
		const struct plan_launch *l = &plan->launches[i];
		struct gpu_kernel_info info;

		if (ops->kernel_info(build->program, l->kernel, &info, e))
			return -1;
		/* This depends on registers, which a descriptor cannot know. */
		if (l->grid > 0 && info.max_block > 0 && l->block > info.max_block)
			return err_as(e, ERR_BUILD,
				      "kernel '%s' as compiled allows at most %d threads per block, its launch has %d",
				      l->kernel, info.max_block, l->block);
		build->registers = max_int(build->registers, info.registers);
		build->spill_bytes = max_int(build->spill_bytes, info.spill_bytes);
		build->local_bytes = max_int(build->local_bytes, info.local_bytes);
	}
	return 0;
}

/* ---- verifying ---- */

/* A build being verified. */
struct check {
	struct builds *builds;
	struct build *build;
	struct verify_set *set;
	int in_turn; /* one problem at a time */
};

static int make_plans(void *check, const struct problem *problems, int count, struct plan *plans, int *at,
		      struct err *e)
{
	const struct check *c = check;
	const struct session *s = c->builds->session;
	struct plan_batch batch = {.problems = problems, .plans = plans, .count = count};
	int status;

	if (c->build->plans) {
		memcpy(plans, c->build->plans, (size_t)count * sizeof *plans);
		return 0;
	}
	status = catalogue_plans(s->catalogue, &c->build->variant, &s->gpu->info, &batch, e);
	*at = batch.at;
	return status;
}

/* The plan for the last problem, to see what its kernels need. */
static int last_plan(const struct check *c, struct plan *plan, struct err *e)
{
	const struct session *s = c->builds->session;
	const int last = verify_count(c->set) - 1;

	if (c->build->plans) {
		*plan = c->build->plans[last];
		return 0;
	}
	return catalogue_plan(s->catalogue, &c->build->variant, &s->gpu->info, verify_problem(c->set, last), plan, e);
}

/* Whether the device still works after such an error. */
static int is_harmless(const struct err *e)
{
	return e->kind != ERR_CRASHED && e->kind != ERR_TIMED_OUT && e->kind != ERR_LAUNCH;
}

/* Verifies on the set and the case together. Returns 1 if that decides about the set; 0: it has to be verified
 * separately, because the case may be what fails, which is reported separately. */
static int verify_with_case(struct check *c, struct builds_case *on, struct err *e)
{
	struct session *s = c->builds->session;
	struct build *build = c->build;
	struct plan plan;
	struct bench_check extra = {on->on_device, &plan};
	const struct verify_request request = {make_plans, c, build->program, 0, &extra};
	struct err why = {0};

	if (catalogue_plan(s->catalogue, &build->variant, &s->gpu->info, on->problem, &plan, &why))
		return 0;
	on->under_way = 1;
	if (verify_run(c->set, &request, &build->verdict, &why)) {
		if (is_harmless(&why))
			return 0;
		*e = why;
		return -1;
	}
	on->right = !build->verdict.wrong;
	return on->right || build->verdict.check < verify_count(c->set);
}

static int verify(struct check *c, struct builds_case *on, struct err *e)
{
	const struct verify_request request = {make_plans, c, c->build->program, c->in_turn, NULL};

	if (on && !c->in_turn && gpu_streams(c->builds->session->gpu) > 1 && !c->build->variant.family->library) {
		const int status = verify_with_case(c, on, e);

		if (status)
			return status < 0 ? -1 : 0;
	}
	return verify_run(c->set, &request, &c->build->verdict, e);
}

/* Verifies on the same problems with arrays that begin one element after an aligned address, if the variant supports
 * that. */
static int verify_shifted(struct check *c, struct err *e)
{
	const struct session *s = c->builds->session;
	const struct case_shape shape = build_target_shape(&c->builds->target);
	int unaligned;

	if (!c->builds->shifted || !gpu_any_base(s->gpu) || c->build->verdict.wrong)
		return 0;
	if (catalogue_unaligned(s->catalogue, &c->build->variant, &shape, &unaligned, e))
		return -1;
	if (!unaligned)
		return 0;
	return get_set(c->builds, c->build, 1, &c->set, e) || verify(c, NULL, e)
		       ? err_context(e, "arrays that are not aligned")
		       : 0;
}

/* The problems first: while they are made, the build may still be running. */
static int try_once(struct builds *b, struct build *build, int in_turn, struct builds_case *on, struct err *e)
{
	struct check c = {b, build, NULL, in_turn};
	struct plan plan;

	if (get_set(b, build, 0, &c.set, e) || compile(b, build, e) || last_plan(&c, &plan, e) ||
	    note_resources(build, &plan, e) || verify(&c, on, e) || verify_shifted(&c, e))
		return -1;
	if (build->verdict.wrong) {
		build->state = BUILD_WRONG;
		(void)snprintf(build->reason, sizeof build->reason, "%s on %.200s%s", build->verdict.reason,
			       build->verdict.geometry,
			       verify_problem(c.set, 0)->shifted ? ", arrays not aligned" : "");
	}
	return 0;
}

enum build_state build_state_of(const struct err *e)
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

/* It may suffer from what another variant did to the process; and with all problems in flight it is unknown which one
 * it fails on. On a CPU, other programs, or the compiler at the first launch (whose result is cached), may have taken
 * the time. */
static int deserves_another(const struct builds *b, const struct build *build, const struct err *why)
{
	return why->kind == ERR_CRASHED || (why->kind == ERR_LAUNCH && !build->verdict.geometry[0]) ||
	       (why->kind == ERR_TIMED_OUT && b->session->gpu->info.is_cpu);
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
	if (status && deserves_another(b, build, &why) && session_revive(b->session, e) == 0)
		status = try_once(b, build, 1, c, &why);
	free(build->text);
	free(build->plans);
	build->text = NULL;
	build->plans = NULL;
	if (status == 0)
		return build->state == BUILD_WRONG ? session_restart_if_corrupted(b->session, &build->verdict, e) : 0;
	build->state = build_state_of(&why);
	if (build->state == BUILD_OK) {
		*e = why;
		return -1;
	}
	(void)snprintf(build->reason, sizeof build->reason, "%.*s", (int)sizeof build->reason - 1, why.text);
	return build->state == BUILD_FAILED ? 0 : session_revive(b->session, e);
}

int builds_repeat(struct builds *b, struct build *build, double seconds, struct verdict *verdict, struct err *e)
{
	struct check c = {b, build, NULL, 0};
	const struct verify_request request = {make_plans, &c, build->program, 0, NULL};
	const struct repetition repetition = {REPETITIONS, seconds};

	return get_set(b, build, 0, &c.set, e) || verify_repeat(c.set, &request, &repetition, verdict, e) ? -1 : 0;
}

int builds_reproduce(struct builds *b, struct build *build, int launches, int *differing, struct err *e)
{
	struct check c = {b, build, NULL, 0};
	const struct verify_request request = {make_plans, &c, build->program, 0, NULL};

	return get_set(b, build, 0, &c.set, e) || verify_reproduce(c.set, &request, launches, differing, e) ? -1 : 0;
}

void builds_describe_failure(const struct builds *b, const struct build *build, char *out, size_t size)
{
	const struct build_target *t = &b->target;
	const struct verdict *v = &build->verdict;
	char length[32] = "", row[64] = "", where[400] = "";

	if (t->length)
		(void)snprintf(length, sizeof length, " length %lld", (long long)t->length);
	if (t->row.width)
		(void)snprintf(row, sizeof row, " width %lld stride %lld", (long long)t->row.width,
			       (long long)t->row.stride);
	if (v->wrong && v->bad)
		(void)snprintf(where, sizeof where, ": %s[%lld] is %s, expected %s (%lld differ)", v->array,
			       (long long)v->index, v->actual, v->expected, (long long)v->bad);
	(void)snprintf(out, size, "%s %s %s %s%s%s: %s: %s%s", build->variant.family->name, t->type->name,
		       t->oper->name, build->variant.params, length, row, build_state_name(build->state), build->reason,
		       where);
}

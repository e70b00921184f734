/* Looks at offsets, and at times: probed and measured plans. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tuner/library/runtime/internal.h"

enum {
	PROBE_BLOCK = 128, /* as in probe.cl */
	SAMPLES = 1024,
	LOOK_BLOCKS = 32,
	LOOKED = 5, /* numbers a thread of probe_all */
	REPEATS = 3
};

/* A launch of one of the probe's kernels whose last argument is memory for `count` numbers, which are read back. */
struct look {
	struct launch launch;
	struct step step;
	int count;
};

static void add_number(struct look *l, int64_t value)
{
	l->step.numbers[l->launch.nargs] = value;
	l->launch.args[l->launch.nargs++].kind = ARG_NUMBER;
}

static void add_memory(struct look *l, const void *memory)
{
	memcpy(&l->step.memory[l->launch.nargs], &memory, sizeof memory);
	l->launch.args[l->launch.nargs++].kind = ARG_ARRAY;
}

/*
 * The kernel writes to the host's memory, so that nothing is allocated or copied: a probe takes half the time. Returns
 * -1 if that cannot be, as where another thread is at it, else a status. Within enter and leave.
 */
static int launch_into_shared(segred_context *c, struct look *l, void *stream, int64_t *numbers)
{
	const size_t bytes = (size_t)l->count * sizeof *numbers;
	struct shared_memory *shared = &c->shared;
	int status = SEGRED_OK;

	if (!c->backend->share || l->count > SAMPLES + 2 || pthread_mutex_trylock(&shared->mutex) != 0)
		return -1;
	if (!shared->host)
		status = c->backend->share(c, (SAMPLES + 2) * sizeof *numbers, &shared->host, &shared->device);
	if (status != SEGRED_OK) {
		shared->host = NULL;
		(void)pthread_mutex_unlock(&shared->mutex);
		return -1;
	}
	add_memory(l, shared->device);
	status = c->backend->launch(c, &l->step, stream);
	if (status == SEGRED_OK)
		status = c->backend->finish(c, stream);
	if (status == SEGRED_OK)
		memcpy(numbers, shared->host, bytes);
	(void)pthread_mutex_unlock(&shared->mutex);
	return status;
}

/* Within enter and leave. */
static int launch_and_read(segred_context *c, struct look *l, void *stream, int64_t *numbers)
{
	const size_t bytes = (size_t)l->count * sizeof *numbers;
	void *memory = NULL;
	int status = c->backend->alloc(c, bytes, stream, &memory);

	if (status != SEGRED_OK)
		return status;
	add_memory(l, memory);
	status = c->backend->launch(c, &l->step, stream);
	if (status == SEGRED_OK)
		status = c->backend->read(c, memory, numbers, bytes, stream);
	c->backend->free(c, memory, stream);
	return status;
}

static int run_look(segred_context *c, int offset_bytes, struct look *l, void *stream, int64_t *numbers)
{
	const int entered = c->backend->enter(c);
	void *program;
	int status = c->backend->check_stream(c, stream);

	l->step.launch = &l->launch;
	l->step.block = PROBE_BLOCK;
	if (status == SEGRED_OK)
		status = context_program(c, &segred_probes[offset_bytes == 8], 0, &program);
	if (status == SEGRED_OK)
		status = c->backend->kernel(c, program, l->launch.kernel, &l->step.kernel);
	if (status == SEGRED_OK) {
		status = launch_into_shared(c, l, stream, numbers);
		if (status < 0)
			status = launch_and_read(c, l, stream, numbers);
		c->backend->release_kernel(c, l->step.kernel);
	}
	c->backend->leave(c, entered);
	return status;
}

/* Problems with offsets that can be looked at. */
static int check_offsets(const segred_context *c, const struct segred_problem *p, const struct kind **kind)
{
	const int status = check_problem(p, kind);

	if (status != SEGRED_OK || (*kind)->offsets < 0 || p->segments == 0)
		return status;
	if (!p->offsets)
		return SEGRED_NULL_POINTER;
	if (c->backend->alignment && (uintptr_t)p->offsets % (uintptr_t)c->backend->alignment)
		return SEGRED_ALIGNMENT;
	return SEGRED_OK;
}

/* What a sample of lengths says, weighted by elements. */
static int take_samples(struct segred_problem *p, const int64_t *lengths, int samples)
{
	int i, in_1k = 0, in_4k = 0;
	int64_t longest = 0;

	if (lengths[samples] != 0 || lengths[samples + 1] != p->n)
		return SEGRED_OFFSETS;
	for (i = 0; i < samples; i++) {
		if (lengths[i] < 0 || lengths[i] > p->n)
			return SEGRED_OFFSETS;
		longest = lengths[i] > longest ? lengths[i] : longest;
		in_1k += lengths[i] >= 1024;
		in_4k += lengths[i] >= 4096;
	}
	p->longest = longest;
	p->share_1k = samples ? (double)in_1k / samples : 0;
	p->share_4k = samples ? (double)in_4k / samples : 0;
	return SEGRED_OK;
}

static int sample(segred_context *c, struct segred_problem *p, void *stream)
{
	const int samples = p->n < SAMPLES ? (int)p->n : SAMPLES;
	int64_t lengths[SAMPLES + 2];
	struct look l;
	int status;

	memset(&l, 0, sizeof l);
	l.launch.kernel = "probe_sample";
	l.count = samples + 2;
	l.step.grid = samples / PROBE_BLOCK + 1;
	add_memory(&l, p->offsets);
	add_number(&l, p->n);
	add_number(&l, p->segments);
	add_number(&l, samples);
	status = run_look(c, p->offset_bytes, &l, stream, lengths);
	return status == SEGRED_OK ? take_samples(p, lengths, samples) : status;
}

static int take_all(struct segred_problem *p, const int64_t *found, int threads)
{
	int64_t empty = 0, longest = 0, in_1k = 0, in_4k = 0;
	int i, wrong = found[LOOKED * threads] != 0 || found[LOOKED * threads + 1] != p->n;

	for (i = 0; i < threads; i++, found += LOOKED) {
		wrong |= found[0] != 0;
		empty += found[1];
		longest = found[2] > longest ? found[2] : longest;
		in_1k += found[3];
		in_4k += found[4];
	}
	if (wrong)
		return SEGRED_OFFSETS;
	p->empty = empty;
	p->longest = longest;
	p->share_1k = p->n ? (double)in_1k / (double)p->n : 0;
	p->share_4k = p->n ? (double)in_4k / (double)p->n : 0;
	return SEGRED_OK;
}

int segred_look(segred_context *c, struct segred_problem *p, void *stream)
{
	const int threads = LOOK_BLOCKS * PROBE_BLOCK;
	const struct kind *kind;
	int64_t *found;
	struct look l;
	int status;

	if (!c)
		return SEGRED_NULL_POINTER;
	status = check_offsets(c, p, &kind);
	if (status != SEGRED_OK || kind->offsets < 0)
		return status;
	if (p->segments == 0) {
		p->empty = p->longest = 0;
		p->share_1k = p->share_4k = 0;
		return SEGRED_OK;
	}
	memset(&l, 0, sizeof l);
	l.launch.kernel = "probe_all";
	l.count = LOOKED * threads + 2;
	l.step.grid = LOOK_BLOCKS;
	add_memory(&l, p->offsets);
	add_number(&l, p->segments);
	found = (int64_t *)malloc((size_t)l.count * sizeof *found);
	if (!found)
		return SEGRED_NO_MEMORY;
	status = run_look(c, p->offset_bytes, &l, stream, found);
	if (status == SEGRED_OK)
		status = take_all(p, found, threads);
	free(found);
	return status;
}

int segred_plan_probed(segred_context *c, const struct segred_problem *problem, void *stream, segred_plan **plan)
{
	const struct kind *kind;
	struct segred_problem p;
	int status;

	if (!c || !plan)
		return SEGRED_NULL_POINTER;
	*plan = NULL;
	status = check_offsets(c, problem, &kind);
	if (status != SEGRED_OK)
		return status;
	p = *problem;
	if (kind->needs_empty)
		status = segred_look(c, &p, stream);
	else if (kind->offsets >= 0 && p.segments > 0)
		status = sample(c, &p, stream);
	return status == SEGRED_OK ? segred_plan_shape(c, &p, plan) : status;
}

/* ---- measured ---- */

static double seconds_now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* The shortest of some calls, after one that makes temporaries. */
static int time_plan(segred_plan *plan, void *const *arrays, void *stream, double *seconds)
{
	segred_context *c = plan->context;
	int i, entered, status = segred_execute_arrays(plan, arrays, stream);

	for (i = 0; i <= REPEATS && status == SEGRED_OK; i++) {
		const double start = seconds_now();

		if (i > 0)
			status = segred_execute_arrays(plan, arrays, stream);
		entered = c->backend->enter(c);
		if (status == SEGRED_OK)
			status = c->backend->finish(c, stream);
		c->backend->leave(c, entered);
		if (i == 1 || (i > 1 && seconds_now() - start < *seconds))
			*seconds = seconds_now() - start;
	}
	return status;
}

static int fastest_box(segred_context *c, const struct segred_problem *p, void *const *arrays, void *stream,
		       segred_plan **best)
{
	const int count = segred_box_count(c, p);
	double seconds = 0, least = 0;
	segred_plan *plan;
	int i, status = count ? SEGRED_OK : SEGRED_NO_BOX;

	for (i = 0; i < count && status == SEGRED_OK; i++) {
		status = segred_plan_box(c, p, i, &plan);
		if (status == SEGRED_NO_BOX) {
			status = SEGRED_OK;
			continue;
		}
		if (status == SEGRED_OK)
			status = time_plan(plan, arrays, stream, &seconds);
		if (status == SEGRED_OK && (!*best || seconds < least)) {
			segred_plan *slower = *best;

			*best = plan;
			least = seconds;
			plan = slower;
		}
		segred_plan_free(plan);
	}
	if (status == SEGRED_OK && !*best)
		status = SEGRED_NO_BOX;
	if (status != SEGRED_OK) {
		segred_plan_free(*best);
		*best = NULL;
	}
	return status;
}

int segred_plan_measured(segred_context *c, const struct segred_problem *problem, void *const *arrays, void *stream,
			 segred_plan **plan)
{
	const struct kind *kind;
	struct segred_problem p;
	int status;

	if (!c || !plan || !arrays)
		return SEGRED_NULL_POINTER;
	*plan = NULL;
	status = check_problem(problem, &kind);
	if (status != SEGRED_OK)
		return status;
	p = *problem;
	if (kind->offsets >= 0) {
		p.offsets = arrays[kind->offsets];
		status = segred_look(c, &p, stream);
	}
	return status == SEGRED_OK ? fastest_box(c, &p, arrays, stream, plan) : status;
}

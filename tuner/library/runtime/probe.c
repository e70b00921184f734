/* Probes of offsets and indices; plans that are probed or measured. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tuner/library/runtime/internal.h"

enum {
	PROBE_BLOCK = 128, /* as in probe.cl */
	LOG_TEAM = 5,      /* threads per sample on a GPU; by times of an H200 */
	LOOK_BLOCKS = 32,
	REPEATS = 3
};

/* A probe kernel launch whose last argument is memory for `count` numbers, which are read back. */
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

/* Finds the kernel for the launch; the caller releases it with release_kernel. Within enter and leave. */
static int find_kernel(segred_context *c, int offset_bytes, struct look *l)
{
	const struct kernels *probe = &segred_probes[offset_bytes == 8];
	void *program;
	int status = context_program(c, probe, &probe->of, &program);

	l->step.launch = &l->launch;
	l->step.block = PROBE_BLOCK;
	return status == SEGRED_OK ? c->backend->kernel(c, program, l->launch.kernel, &l->step.kernel) : status;
}

/* Whether a kernel on that stream can read the offsets. */
static int check_look(segred_context *c, const void *offsets, void *stream)
{
	const int status = c->backend->streams->check(c, stream);

	if (status != SEGRED_OK)
		return status;
	return c->backend->reaches(c, offsets) ? SEGRED_OK : SEGRED_WRONG_DEVICE;
}

static int run_look(segred_context *c, int offset_bytes, struct look *l, void *stream, int64_t *numbers)
{
	const int entered = c->backend->enter(c);
	int status = check_look(c, l->step.memory[0], stream);

	if (status == SEGRED_OK)
		status = find_kernel(c, offset_bytes, l);
	if (status == SEGRED_OK) {
		status = launch_and_read(c, l, stream, numbers);
		c->backend->release_kernel(c, l->step.kernel);
	}
	c->backend->leave(c, entered);
	return status;
}

/* Validates a problem whose offsets are to be read. */
static int check_offsets(const segred_context *c, const struct segred_problem *p, const struct kind **kind)
{
	const int status = check_problem(p, kind);

	if (status != SEGRED_OK || (*kind)->offsets < 0 || p->segments == 0)
		return status;
	if (!p->offsets)
		return SEGRED_NULL_POINTER;
	if (c->backend->alignment && (uintptr_t)p->offsets % (uintptr_t)p->offset_bytes)
		return SEGRED_ALIGNMENT;
	return SEGRED_OK;
}

/* ---- samples ---- */

LOCAL struct answer *take_answer(segred_context *c)
{
	struct answer *a;

	(void)pthread_mutex_lock(&c->mutex);
	for (a = c->answers; a; a = a->next)
		if (!a->is_taken && (!a->numbers || c->backend->answers->answered(c, a)))
			break;
	if (!a) {
		a = (struct answer *)calloc(1, sizeof *a);
		if (a) {
			a->next = c->answers;
			c->answers = a;
		}
	}
	if (a)
		a->is_taken = 1;
	(void)pthread_mutex_unlock(&c->mutex);
	return a;
}

LOCAL void give_answer(segred_context *c, struct answer *a)
{
	(void)pthread_mutex_lock(&c->mutex);
	a->is_taken = 0;
	(void)pthread_mutex_unlock(&c->mutex);
}

LOCAL void free_answers(segred_context *c)
{
	struct answer *a, *next;

	for (a = c->answers; a; a = next) {
		next = a->next;
		c->backend->answers->release(c, a);
		free(a);
	}
	c->answers = NULL;
}

static int samples_of(const struct segred_problem *p)
{
	return p->n < SAMPLES ? (int)p->n : SAMPLES;
}

/* How many blocks scan all segments in addition to the samples. 0 if the offsets are more than about 1% of the bytes of
 * the values (taken as 4 bytes each), unless they are so few that each thread handles its share in a single step.
 * segtune's geometry_is_scanned says the same, so that kernels are measured with what is known here. */
static int lookers_of(const struct segred_problem *p)
{
	const int64_t few = 8 * PROBE_BLOCK; /* segments that a block loads at once */

	if (p->segments > LOOKERS * few && p->n / p->segments < (int64_t)32 * p->offset_bytes)
		return 0;
	return p->segments < LOOKERS * few ? (int)((p->segments + few - 1) / few) : LOOKERS;
}

static int answers_of(const struct segred_problem *p)
{
	return samples_of(p) + 2 + LOOKED * lookers_of(p);
}

/* Within enter and leave. */
LOCAL int ask_sample(segred_context *c, const struct segred_problem *p, struct answer *a, void *stream)
{
	const int samples = samples_of(p), log_team = c->device.is_cpu ? 0 : LOG_TEAM;
	struct look l;
	int status;

	memset(&l, 0, sizeof l);
	l.launch.kernel = "probe_sample";
	l.step.grid = samples / (PROBE_BLOCK >> log_team) + 1 + lookers_of(p);
	add_memory(&l, p->offsets);
	add_number(&l, p->n);
	add_number(&l, p->segments);
	add_number(&l, samples);
	add_number(&l, log_team);
	add_memory(&l, NULL);
	status = find_kernel(c, p->offset_bytes, &l);
	if (status != SEGRED_OK)
		return status;
	status = c->backend->answers->ask(c, &l.step, a, answers_of(p), stream);
	c->backend->release_kernel(c, l.step.kernel);
	return status;
}

/* Combines what the blocks that scanned all segments reported; *empty: the number of empty segments. */
static int take_looked(struct segred_problem *p, const int64_t *found, int blocks, int64_t *empty)
{
	int64_t longest = 0, in_16 = 0, in_1k = 0, in_4k = 0, span = 0;
	int i;

	*empty = 0;
	for (i = 0; i < blocks; i++, found += LOOKED) {
		if (found[0] < 0)
			return SEGRED_OFFSETS;
		*empty += found[0];
		longest = found[1] > longest ? found[1] : longest;
		in_16 += found[2];
		in_1k += found[3];
		in_4k += found[4];
		span = found[5] > span ? found[5] : span;
	}
	p->longest = longest;
	p->span = span;
	p->share_16 = p->n ? (double)in_16 / (double)p->n : 0;
	p->share_1k = p->n ? (double)in_1k / (double)p->n : 0;
	p->share_4k = p->n ? (double)in_4k / (double)p->n : 0;
	return SEGRED_OK;
}

/* The sampled lengths are weighted by elements, which gives the shares. The longest sampled segment need not be the
 * longest one, so without a full scan p->longest stays as it was. */
LOCAL int take_samples(struct segred_problem *p, const struct answer *a)
{
	const int64_t *found = a->numbers;
	const int samples = samples_of(p);
	const int lookers = lookers_of(p);
	int64_t empty, span = 0, seen = 0;
	int i, in_16 = 0, in_1k = 0, in_4k = 0;

	if (found[samples] != 0 || found[samples + 1] != p->n)
		return SEGRED_OFFSETS;
	for (i = 0; i < samples; i++) {
		if (found[i] < 0)
			return SEGRED_OFFSETS;
		in_16 += found[i] % SPAN_UNIT >= 16;
		in_1k += found[i] % SPAN_UNIT >= 1024;
		in_4k += found[i] % SPAN_UNIT >= 4096;
		seen = found[i] % SPAN_UNIT > seen ? found[i] % SPAN_UNIT : seen;
		span = found[i] / SPAN_UNIT > span ? found[i] / SPAN_UNIT : span;
	}
	p->share_16 = samples ? (double)in_16 / samples : 0;
	p->share_1k = samples ? (double)in_1k / samples : 0;
	p->share_4k = samples ? (double)in_4k / samples : 0;
	p->span = span;
	p->longest_seen = seen;
	return lookers ? take_looked(p, found + samples + 2, lookers, &empty) : SEGRED_OK;
}

static int sample(segred_context *c, struct segred_problem *p, void *stream)
{
	const int entered = c->backend->enter(c);
	struct answer *a = NULL;
	int status = check_look(c, p->offsets, stream);

	if (status == SEGRED_OK) {
		a = take_answer(c);
		status = a ? SEGRED_OK : SEGRED_NO_MEMORY;
	}
	if (status == SEGRED_OK)
		status = ask_sample(c, p, a, stream);
	if (status == SEGRED_OK)
		status = c->backend->answers->wait(c, a, stream);
	c->backend->leave(c, entered);
	if (status == SEGRED_OK)
		status = take_samples(p, a);
	if (a)
		give_answer(c, a);
	return status;
}

/* ---- all offsets ---- */

int segred_look(segred_context *c, struct segred_problem *p, void *stream)
{
	int64_t found[LOOKED * LOOK_BLOCKS + 2], empty;
	const struct kind *kind;
	struct look l;
	int status;

	if (!c)
		return SEGRED_NULL_POINTER;
	status = check_offsets(c, p, &kind);
	if (status != SEGRED_OK || kind->offsets < 0)
		return status;
	if (p->segments == 0) {
		p->empty = p->longest = p->span = 0;
		p->share_16 = p->share_1k = p->share_4k = 0;
		return SEGRED_OK;
	}
	memset(&l, 0, sizeof l);
	l.launch.kernel = "probe_all";
	l.count = LOOKED * LOOK_BLOCKS + 2;
	l.step.grid = LOOK_BLOCKS;
	add_memory(&l, p->offsets);
	add_number(&l, p->segments);
	status = run_look(c, p->offset_bytes, &l, stream, found);
	if (status != SEGRED_OK)
		return status;
	if (found[l.count - 2] != 0 || found[l.count - 1] != p->n)
		return SEGRED_OFFSETS;
	status = take_looked(p, found, LOOK_BLOCKS, &empty);
	if (status == SEGRED_OK)
		p->empty = empty;
	return status;
}

/* ---- the index of bags ---- */

/* The smallest of these numbers; -1 if all equal n, the number of entries. */
static int64_t first_of(const int64_t *found, int count, int64_t n)
{
	int64_t first = n;
	int i;

	for (i = 0; i < count; i++)
		first = found[i] < first ? found[i] : first;
	return first < n ? first : -1;
}

static int check_index(const segred_context *c, const struct segred_problem *p, const void *index)
{
	const struct kind *kind;
	const int status = check_problem(p, &kind);
	int i;

	if (status != SEGRED_OK)
		return status;
	for (i = 0; i < MOST_ARRAYS && kind->arrays[i] && strcmp(kind->arrays[i], "index") != 0;)
		i++;
	if (i == MOST_ARRAYS || !kind->arrays[i])
		return SEGRED_NOT_INCLUDED;
	if (p->table_rows < 0)
		return SEGRED_SIZES;
	if (!index && p->n > 0)
		return SEGRED_NULL_POINTER;
	return c->backend->alignment && (uintptr_t)index % (uintptr_t)kind->grain[i] ? SEGRED_ALIGNMENT : SEGRED_OK;
}

int segred_look_index(segred_context *c, const struct segred_problem *p, const void *index, void *stream,
		      int64_t *position)
{
	int64_t found[LOOK_BLOCKS * PROBE_BLOCK];
	struct look l;
	int status;

	if (!c || !position)
		return SEGRED_NULL_POINTER;
	*position = -1;
	status = check_index(c, p, index);
	if (status != SEGRED_OK || p->n == 0)
		return status;
	memset(&l, 0, sizeof l);
	l.launch.kernel = "probe_index";
	l.count = LOOK_BLOCKS * PROBE_BLOCK;
	l.step.grid = LOOK_BLOCKS;
	add_memory(&l, index);
	add_number(&l, p->n);
	add_number(&l, p->table_rows);
	status = run_look(c, strcmp(p->key_type, "i64") == 0 ? 8 : 4, &l, stream, found);
	if (status != SEGRED_OK)
		return status;
	*position = first_of(found, l.count, p->n);
	return *position < 0 ? SEGRED_OK : SEGRED_INDEX;
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

/* The shortest of several calls, after one that allocates the temporaries. */
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
			status = c->backend->streams->finish(c, stream);
		c->backend->leave(c, entered);
		if (i == 1 || (i > 1 && seconds_now() - start < *seconds))
			*seconds = seconds_now() - start;
	}
	return status;
}

/* Times the measured boxes, and the fallback boxes only while none has run. */
static int fastest_box(segred_context *c, const struct kind *k, const struct segred_problem *p, void *const *arrays,
		       void *stream, segred_plan **best)
{
	const struct table *t = find_table(c, k, p);
	const int count = t ? t->nboxes : 0;
	double seconds = 0, least = 0;
	segred_plan *plan;
	int i, status = count ? SEGRED_OK : SEGRED_NO_BOX;

	for (i = 0; i < count && status == SEGRED_OK && (i < t->nmeasured || !*best); i++) {
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
		status = p->unaligned ? SEGRED_ALIGNMENT : SEGRED_NO_BOX;
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
	p = with_arrays(c, kind, problem, arrays);
	if (kind->offsets >= 0) {
		p.offsets = arrays[kind->offsets];
		status = segred_look(c, &p, stream);
	}
	return status == SEGRED_OK ? fastest_box(c, kind, &p, arrays, stream, plan) : status;
}

/* Timed runs: bench_time, bench_copy. */
#include <stdlib.h>
#include <unistd.h>

#include "harness/measure/bench_impl.h"

#define GROUP 16                /* samples queued before the first is waited for, so that the device stays busy */
#define GROUP_START (2 * GROUP) /* mark before a group; samples use 2 k and 2 k + 1 */
#define STEP 8                  /* samples between two looks at the confidence interval */
#define SHORT 50e-6             /* seconds: shorter calls are timed in batches, well above the clock's step */
#define BATCH 1000
#define REPEATS 3    /* groups of one measurement that are taken again since the clock was throttled */
#define PAUSE 50000U /* microseconds before that: heat goes away slowly */
#define COPY_LEAST ((size_t)1 << 20)

_Static_assert(GROUP_START < GPU_EVENTS, "a group's marks do not fit");

const struct sampling sampling_default = {2, 11, 101, 0.005, 0.25, 0, 1};

/* What is timed: queue() queues one call. */
struct call {
	struct bench *bench;
	int (*queue)(const struct call *call, struct err *e);
	struct load *load; /* of a plan */
	const struct plan *plan;
	struct gpu_program *program;
	const struct temps *temps;
	struct gpu_mem *from, *to; /* of a copy */
};

static int queue_plan(const struct call *c, struct err *e)
{
	return plan_queue(c->load, c->plan, c->program, c->temps, 0, e);
}

static int queue_preparation(const struct call *c, struct err *e)
{
	return plan_queue(c->load, c->plan, c->program, c->temps, 1, e);
}

static int queue_driver_copy(const struct call *c, struct err *e)
{
	return c->bench->gpu->ops->copy(c->to, c->from, c->to->bytes, e);
}

static int queue_kernel_copy(const struct call *c, struct err *e)
{
	return bench_copy_kernel(c->bench, c->to, c->from, c->to->bytes, e);
}

static int record(const struct call *c, int slot, struct err *e)
{
	return gpu_record(c->bench->gpu, slot, e);
}

static int elapsed(const struct call *c, int slot, int since, double *seconds, struct err *e)
{
	return gpu_elapsed(c->bench->gpu, since, slot, seconds, e);
}

static int queue_times(const struct call *c, int times, struct err *e)
{
	for (int k = 0; k < times; k++)
		if (c->queue(c, e))
			return -1;
	return 0;
}

/*
 * Take count samples of t->batch calls each. *used grows by the device time of all of it, flushes included. A queue
 * that has run dry would let the first sample pay for its launches: a flush, or a call that is not timed, goes before.
 */
static int take(const struct call *c, const struct sampling *s, struct timing *t, int count, double *used,
		struct err *e)
{
	double group;

	if (record(c, GROUP_START, e) || (!s->cold && c->queue(c, e)))
		return -1;
	for (int k = 0; k < count; k++)
		if ((s->cold && bench_flush(c->bench, e)) || record(c, 2 * k, e) || queue_times(c, t->batch, e) ||
		    record(c, 2 * k + 1, e))
			return -1;
	for (int k = 0; k < count; k++) {
		double *sample = &t->samples[t->count + k];

		if (elapsed(c, 2 * k + 1, 2 * k, sample, e))
			return -1;
		*sample /= t->batch;
	}
	if (elapsed(c, 2 * count - 1, GROUP_START, &group, e))
		return -1;
	*used += group;
	t->count += count;
	return 0;
}

/*
 * Take a group, and again while the clock was throttled: those samples tell of the heat. What is throttled REPEATS
 * times is kept and counted, so that there is a measurement at the end. What was thrown away is not in *used.
 */
static int take_steady(const struct call *c, const struct sampling *s, struct timing *t, int count, int *repeats,
		       double *used, struct err *e)
{
	struct gpu_health health;
	double group = 0;

	for (;;) {
		if (take(c, s, t, count, &group, e) || gpu_health(c->bench->gpu, 1, &health, e))
			return -1;
		if (health.throttled <= 0 || *repeats == REPEATS)
			break;
		(*repeats)++;
		t->count -= count;
		t->repeated += count;
		group = 0;
		(void)usleep(PAUSE);
	}
	if (health.throttled < 0)
		t->repeated = t->throttled = -1;
	else
		t->throttled += health.throttled ? count : 0;
	*used += group;
	return 0;
}

static int at_least(const struct sampling *s)
{
	return s->min_samples < 3 ? s->min_samples : 3;
}

/* Why to stop now, or NULL. */
static const char *stopped(const struct sampling *s, const struct timing *t, double used)
{
	if (t->count < at_least(s) && t->count < s->max_samples)
		return NULL;
	if (s->hopeless > 0 && t->min > s->hopeless)
		return "hopeless";
	if (t->count >= s->min_samples && t->count >= TIMING_LEAST && t->high - t->low < s->target * t->median)
		return "target";
	if (t->count >= s->max_samples)
		return "max_samples";
	return used >= s->time_cap ? "time_cap" : NULL;
}

/* How many samples to take next: as many as the decision needs and the time that is left allows. */
static int next_group(const struct sampling *s, const struct timing *t, double used)
{
	int want = t->count < s->min_samples ? s->min_samples - t->count : STEP;
	double each = t->count ? used / t->count : 0, left = s->time_cap - used;

	if (t->count < at_least(s))
		want = at_least(s) - t->count;
	else if (each * want > left)
		want = left > each ? (int)(left / each) : 1;
	want = want < GROUP ? want : GROUP;
	return want < s->max_samples - t->count ? want : s->max_samples - t->count;
}

/* So slow that a single sample tells it: those that are meant for other lengths take a hundred times as long. */
static int beyond_hope(const struct sampling *s, double each)
{
	return s->hopeless > 0 && each > 2 * s->hopeless;
}

/* Warm-up calls; *each: seconds of the last one. A call that uses up the time cap is not repeated. */
static int warm_up(const struct call *c, const struct sampling *s, double *each, double *used, struct err *e)
{
	for (int k = 0; k < s->warmup && *used < s->time_cap && !beyond_hope(s, *each); k++) {
		if (record(c, 0, e) || c->queue(c, e) || record(c, 1, e) || elapsed(c, 1, 0, each, e))
			return -1;
		*used += *each;
	}
	return 0;
}

/* Cold ones are never batched: only the first call of a batch would find the cache flushed. */
int bench_batch(int cold, double each)
{
	if (cold || !(each > 0) || each >= SHORT)
		return 1;
	return SHORT / each < BATCH ? (int)(SHORT / each) + 1 : BATCH;
}

static int measure(const struct call *c, const struct sampling *wanted, struct timing *t, struct err *e)
{
	struct sampling s = *wanted;
	double each = 0, used = 0;
	int repeats = 0;

	*t = (struct timing){0};
	if (s.max_samples < 1 || s.min_samples < 1)
		return err_as(e, ERR_USAGE, "cannot time with %d to %d samples", s.min_samples, s.max_samples);
	t->samples = malloc((size_t)s.max_samples * sizeof *t->samples);
	if (!t->samples)
		return err_as(e, ERR_TOO_LARGE, "no memory for %d samples", s.max_samples);
	if (warm_up(c, &s, &each, &used, e))
		goto fail;
	if (beyond_hope(&s, each))
		s.min_samples = 1;
	t->batch = bench_batch(s.cold, each);
	used = 0; /* the cap is for samples */
	do {
		if (take_steady(c, &s, t, next_group(&s, t, used), &repeats, &used, e))
			goto fail;
		timing_summarise(t);
		if (!beyond_hope(&s, t->min)) /* the warm-up was slow for another reason */
			s.min_samples = wanted->min_samples;
		t->stopped = stopped(&s, t, used);
	} while (!t->stopped);
	return 0;
fail:
	timing_release(t);
	return -1;
}

/* Run what prepares the timed calls, a few times with the clock; the last run serves them. */
static int prepare(const struct call *timed, double *seconds, struct err *e)
{
	static const struct sampling few = {1, 3, 5, 0, 0.25, 0, 1};
	struct call call = *timed;
	struct timing t;

	call.queue = queue_preparation;
	if (measure(&call, &few, &t, e))
		return -1;
	*seconds = t.median;
	timing_release(&t);
	return 0;
}

int bench_time(struct load *load, const struct plan *plan, struct gpu_program *program, const struct sampling *sampling,
	       struct timing *timing, struct err *e)
{
	struct temps temps = {0};
	struct call call = {load->bench, queue_plan, load, plan, program, &temps, NULL, NULL};
	double seconds = 0;
	int status;

	*timing = (struct timing){0};
	if (load_repair(load, e) || temps_open(load, plan, &temps, e))
		return -1;
	status = (plan_prepares(plan) && prepare(&call, &seconds, e)) || measure(&call, sampling, timing, e) ? -1 : 0;
	timing->prepare = seconds;
	temps_close(load, &temps);
	return status;
}

/* Two buffers of `bytes`, or of half as much as often as memory is short. */
static int copy_buffers(struct call *c, size_t bytes, struct err *e)
{
	struct err first = {ERR_FAILED, ""};

	for (; bytes >= COPY_LEAST; bytes /= 2) {
		if (bench_alloc(c->bench, bytes, &c->from, &first) == 0 &&
		    bench_alloc(c->bench, bytes, &c->to, &first) == 0)
			return 0;
		bench_free(c->bench, c->from);
		c->from = NULL;
		if (first.kind != ERR_TOO_LARGE)
			break;
	}
	(void)err_as(e, first.kind, "cannot make buffers to copy: %s", first.text);
	return -1;
}

/* On a CPU the driver's copy may run on one core, where a kernel runs on all. */
static int faster_of_both(struct call *c, const struct sampling *s, struct timing *t, struct err *e)
{
	struct timing kernel, slower;

	if (measure(c, s, t, e))
		return -1;
	if (!c->bench->gpu->info.is_cpu)
		return 0;
	c->queue = queue_kernel_copy;
	if (measure(c, s, &kernel, e)) {
		timing_release(t);
		return -1;
	}
	slower = kernel.median < t->median ? *t : kernel;
	*t = kernel.median < t->median ? kernel : *t;
	timing_release(&slower);
	return 0;
}

int bench_copy(struct bench *bench, size_t *bytes, const struct sampling *sampling, double *bandwidth,
	       struct timing *timing, struct err *e)
{
	struct call call = {bench, queue_driver_copy, NULL, NULL, NULL, NULL, NULL, NULL};
	int status;

	*timing = (struct timing){0};
	if (copy_buffers(&call, *bytes < COPY_LEAST ? COPY_LEAST : *bytes, e))
		return -1;
	status = bench->gpu->ops->fill(call.from, 0, call.from->bytes, 0x3f800000U, e) ||
		 bench->gpu->ops->fill(call.to, 0, call.to->bytes, 0, e) || faster_of_both(&call, sampling, timing, e);
	if (!status) {
		*bytes = call.to->bytes;
		*bandwidth = 2 * (double)call.to->bytes / timing->median;
	}
	bench_free(bench, call.from);
	bench_free(bench, call.to);
	return status ? -1 : 0;
}

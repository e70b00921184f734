/* Timed runs: bench_time, bench_copy. */
#include <stdlib.h>
#include <unistd.h>

#include "harness/measure/bench_impl.h"

#define GROUP 16                /* samples enqueued before waiting for the first, so that the device stays busy */
#define GROUP_START (2 * GROUP) /* event before a group; sample k uses events 2 k and 2 k + 1 */
#define STEP 8                  /* samples between two checks of the confidence interval */
#define SHORT 50e-6             /* seconds; shorter calls are timed in batches, to be well above the clock resolution */
#define SHORT_LIBRARY                                                                                                  \
	500e-6 /* for calls of a library: the host launches their kernels, so the device waits for the first one */
#define MAX_BATCH 1000
#define MAX_REPEATS 3 /* maximum number of groups that a measurement repeats because of throttling */
/* Ratio of the bounds of the median's interval from which on something else must have run on the device for part of the
 * time. */
#define UNSTEADY 1.5
#define MAX_AGAIN 4  /* maximum number of times that such a measurement is repeated */
#define PAUSE 50000U /* microseconds before a repetition, because the device cools down slowly */
#define MIN_COPY ((size_t)1 << 20)

_Static_assert(GROUP_START < GPU_EVENTS, "a group's events do not fit");

const struct sampling sampling_default = {2, 11, 101, 0.005, 0.25, 0, 1};

/* The call being timed: queue() enqueues one. */
struct call {
	struct bench *bench;
	int (*queue)(const struct call *call, struct err *e);
	const struct plan_run *run; /* for a plan */
	int checked;                /* 1: its outputs are poisoned before each group of samples */
	struct gpu_mem *from, *to;  /* for a copy */
};

struct measurement {
	const struct call *call;
	struct sampling sampling;
	struct timing *timing;
	double used; /* seconds of device time spent on samples, flushes included */
	int repeats;
};

static int queue_plan(const struct call *c, struct err *e)
{
	return plan_run_timed(c->run, e);
}

static int queue_preparation(const struct call *c, struct err *e)
{
	return plan_run_prepare(c->run, e);
}

static int queue_driver_copy(const struct call *c, struct err *e)
{
	return c->bench->gpu->ops->copy(c->to, c->from, c->to->bytes, e);
}

static int queue_kernel_copy(const struct call *c, struct err *e)
{
	return bench_copy_kernel(c->bench, c->to, c->from, c->to->bytes, e);
}

static int queue_times(const struct call *c, int times, struct err *e)
{
	for (int k = 0; k < times; k++)
		if (c->queue(c, e))
			return -1;
	return 0;
}

/* In-place outputs get their values again before each sample, outside the timed part. */
static int restore(const struct call *c, struct err *e)
{
	return c->run ? outputs_take_values(c->run->problem, 0, e) : 0;
}

/* Enqueues what follows a call but is not timed: after the event that ends its time. */
static int queue_after(const struct call *c, struct err *e)
{
	return c->checked ? plan_run_after(c->run, e) : 0;
}

/* Takes `count` samples of timing->batch calls each. *seconds: device time of all of it. A flush, or an untimed call,
 * goes first: in an empty queue the first sample would include the launch overhead. */
static int take_group(const struct measurement *m, int count, double *seconds, struct err *e)
{
	const struct call *c = m->call;
	struct timing *t = m->timing;
	const int cold = m->sampling.cold;

	if ((c->checked && results_poison(c->run, t->count, e)) || gpu_record(c->bench->gpu, GROUP_START, e) ||
	    (!cold && c->queue(c, e)))
		return -1;
	for (int k = 0; k < count; k++)
		if (restore(c, e) || (cold && bench_flush(c->bench, e)) || gpu_record(c->bench->gpu, 2 * k, e) ||
		    queue_times(c, t->batch, e) || gpu_record(c->bench->gpu, 2 * k + 1, e) || queue_after(c, e))
			return -1;
	for (int k = 0; k < count; k++) {
		double *sample = &t->samples[t->count + k];

		if (gpu_elapsed(c->bench->gpu, 2 * k, 2 * k + 1, sample, e))
			return -1;
		*sample /= t->batch;
	}
	return gpu_elapsed(c->bench->gpu, GROUP_START, 2 * count - 1, seconds, e);
}

/* Takes a group of samples, again while the clock is throttled. After MAX_REPEATS a throttled group is kept and
 * counted, so that the measurement ends. The time of discarded groups does not count as used. */
static int take_unthrottled(struct measurement *m, int count, struct err *e)
{
	struct gpu *gpu = m->call->bench->gpu;
	struct timing *t = m->timing;
	struct gpu_health health;
	double seconds;

	for (;;) {
		if (take_group(m, count, &seconds, e) || gpu_health(gpu, 1, &health, e))
			return -1;
		if (health.throttled <= 0 || m->repeats == MAX_REPEATS)
			break;
		m->repeats++;
		t->repeated += count;
		(void)usleep(PAUSE);
	}
	if (health.throttled < 0)
		t->repeated = t->throttled = -1;
	else
		t->throttled += health.throttled ? count : 0;
	m->used += seconds;
	t->count += count;
	return 0;
}

/* The number of samples to take even after the time cap. */
static int min_count(const struct sampling *s)
{
	return s->min_samples < 3 ? s->min_samples : 3;
}

/* The reason to stop now, or NULL. */
static const char *stop_reason(const struct measurement *m)
{
	const struct sampling *s = &m->sampling;
	const struct timing *t = m->timing;

	if (t->count < min_count(s) && t->count < s->max_samples)
		return NULL;
	if (s->hopeless > 0 && t->min > s->hopeless)
		return "hopeless";
	if (t->count >= s->min_samples && t->count >= TIMING_MIN && t->high - t->low < s->target * t->median)
		return "target";
	if (t->count >= s->max_samples)
		return "max_samples";
	return m->used >= s->time_cap ? "time_cap" : NULL;
}

/* The number of samples to take next: as many as the decision needs and the remaining time allows. */
static int next_count(const struct measurement *m)
{
	const struct sampling *s = &m->sampling;
	const int count = m->timing->count;
	int want = count < s->min_samples ? s->min_samples - count : STEP;
	double each = count ? m->used / count : 0, left = s->time_cap - m->used;

	if (count < min_count(s))
		want = min_count(s) - count;
	else if (each * want > left)
		want = left > each ? (int)(left / each) : 1;
	want = want < GROUP ? want : GROUP;
	return want < s->max_samples - count ? want : s->max_samples - count;
}

/* So slow that one sample is enough: variants for other segment lengths can take a hundred times as long. */
static int is_far_too_slow(const struct sampling *s, double each)
{
	return s->hopeless > 0 && each > 2 * s->hopeless;
}

/* Warm-up calls, until they use up the time cap. *each: seconds of the last one. */
static int warm_up(const struct measurement *m, double *each, struct err *e)
{
	const struct sampling *s = &m->sampling;
	const struct call *c = m->call;
	double used = 0;

	for (int k = 0; k < s->warmup && used < s->time_cap && !is_far_too_slow(s, *each); k++) {
		if (gpu_record(c->bench->gpu, 0, e) || c->queue(c, e) || gpu_record(c->bench->gpu, 1, e) ||
		    gpu_elapsed(c->bench->gpu, 0, 1, each, e))
			return -1;
		used += *each;
	}
	return 0;
}

/* A cold sample holds one call, because the second call of a batch would find its data in the cache. */
int bench_batch(const struct gpu_program *program, int cold, double seconds)
{
	const double least = program && program->library ? SHORT_LIBRARY : SHORT;

	if (cold || !(seconds > 0) || seconds >= least)
		return 1;
	return least / seconds < MAX_BATCH ? (int)(least / seconds) + 1 : MAX_BATCH;
}

static int take_samples(struct measurement *m, struct err *e)
{
	const int min_samples = m->sampling.min_samples;
	const struct plan_run *run = m->call->run;
	struct timing *t = m->timing;
	double each = 0;

	if (warm_up(m, &each, e))
		return -1;
	if (run && device_problem_in_place(run->problem))
		t->batch = 1;
	else
		t->batch = bench_batch(run ? run->program : NULL, m->sampling.cold, each);
	if (is_far_too_slow(&m->sampling, each))
		m->sampling.min_samples = 1;
	do {
		if (take_unthrottled(m, next_count(m), e))
			return -1;
		timing_summarise(t);
		if (!is_far_too_slow(&m->sampling, t->min)) /* the warm-up was slow for another reason */
			m->sampling.min_samples = min_samples;
		t->stopped = stop_reason(m);
	} while (!t->stopped);
	return 0;
}

static int measure_once(const struct call *c, const struct sampling *s, struct timing *t, struct err *e)
{
	struct measurement m = {.call = c, .sampling = *s, .timing = t};

	*t = (struct timing){0};
	if (s->max_samples < 1 || s->min_samples < 1)
		return err_as(e, ERR_USAGE, "cannot time with %d to %d samples", s->min_samples, s->max_samples);
	t->samples = malloc((size_t)s->max_samples * sizeof *t->samples);
	if (!t->samples)
		return err_set(e, "no memory for %d samples", s->max_samples);
	if (take_samples(&m, e) == 0)
		return 0;
	timing_release(t);
	return -1;
}

/* A CPU always has other work to do. */
static int is_disturbed(const struct call *c, const struct sampling *s, const struct timing *t)
{
	return t->count == s->max_samples && t->high > UNSTEADY * t->low && !c->bench->gpu->info.is_cpu;
}

/* A disturbed measurement is repeated until it is not, and the steadiest samples are kept. */
static int measure(const struct call *c, const struct sampling *s, struct timing *t, struct err *e)
{
	if (measure_once(c, s, t, e))
		return -1;
	for (int k = 0; k < MAX_AGAIN && is_disturbed(c, s, t); k++) {
		struct timing again, worse;

		if (measure_once(c, s, &again, e)) {
			timing_release(t);
			return -1;
		}
		worse = again;
		if (again.high / again.low < t->high / t->low) {
			worse = *t;
			*t = again;
		}
		timing_release(&worse);
	}
	return 0;
}

/* Times the preparing launches a few times; the last run serves the calls. */
static int prepare(const struct call *timed, double *seconds, struct err *e)
{
	static const struct sampling few = {1, 3, 5, 0, 0.25, 0, 1};
	struct call call = *timed;
	struct timing t;

	call.queue = queue_preparation;
	call.checked = 0;
	if (measure(&call, &few, &t, e))
		return -1;
	*seconds = t.median;
	timing_release(&t);
	return 0;
}

int bench_time(const struct bench_check *check, struct gpu_program *program, const struct sampling *sampling,
	       struct timing *timing, struct verdict *verdict, struct err *e)
{
	struct device_problem *p = check->problem;
	struct plan_run run = {.problem = p, .plan = check->plan, .program = program};
	const struct call call = {.bench = p->bench, .queue = queue_plan, .run = &run, .checked = 1};
	double seconds = 0;
	int status;

	*timing = (struct timing){0};
	if (device_problem_repair(p, e) || bench_reset_findings(p->bench, 1, e) || plan_run_open(&run, e))
		return -1;
	status = (plan_prepares(run.plan) && prepare(&call, &seconds, e)) || measure(&call, sampling, timing, e) ? -1
														 : 0;
	timing->prepare = seconds;
	if (status == 0 && (results_compare(&run, e) || results_judge(&run, verdict, e))) {
		timing_release(timing);
		status = -1;
	}
	plan_run_close(&run);
	return status;
}

/* Allocates two buffers of `bytes`, halving that until they fit. */
static int alloc_copy_buffers(struct call *c, size_t bytes, struct err *e)
{
	struct err first = {ERR_FAILED, ""};

	for (; bytes >= MIN_COPY; bytes /= 2) {
		if (bench_alloc(c->bench, bytes, &c->from, &first) == 0 &&
		    bench_alloc(c->bench, bytes, &c->to, &first) == 0)
			return 0;
		bench_free(c->bench, c->from);
		c->from = NULL;
		if (first.kind != ERR_TOO_LARGE)
			break;
	}
	(void)err_as(e, first.kind, "cannot allocate buffers to measure a copy: %s", first.text);
	return -1;
}

/* On a CPU the driver's copy may use one core, a kernel all of them. */
static int time_faster_copy(struct call *c, const struct sampling *s, struct timing *t, struct err *e)
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
	struct call call = {.bench = bench, .queue = queue_driver_copy};
	int status;

	*timing = (struct timing){0};
	if (alloc_copy_buffers(&call, *bytes < MIN_COPY ? MIN_COPY : *bytes, e))
		return -1;
	status = bench->gpu->ops->fill(call.from, 0, call.from->bytes, 0x3f800000U, e) ||
		 bench->gpu->ops->fill(call.to, 0, call.to->bytes, 0, e) ||
		 time_faster_copy(&call, sampling, timing, e);
	if (!status) {
		*bytes = call.to->bytes;
		*bandwidth = 2 * (double)call.to->bytes / timing->median;
	}
	bench_free(bench, call.from);
	bench_free(bench, call.to);
	return status ? -1 : 0;
}

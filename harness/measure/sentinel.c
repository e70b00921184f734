#include "harness/measure/sentinel.h"

#include <math.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/measure/bench_impl.h"

#define CACHES 4                    /* a buffer is so many times as large as the last cache */
#define UNKNOWN ((int64_t)64 << 20) /* bytes where the device does not tell of one */
#define LEAST ((int64_t)4 << 20)
#define LARGEST ((int64_t)512 << 20)
#define TRIES 10      /* takes until a slow one is believed */
#define NOTHING 0.005 /* of a time: a difference that is none */

static int copy(struct sentinel *s, struct err *e)
{
	return bench_copy_kernel(s->bench, s->to, s->from, s->to->bytes, e);
}

/* One copy goes before those that are timed: a device that was idle has to wake up. */
static int take(struct sentinel *s, struct err *e)
{
	struct gpu *gpu = s->bench->gpu;

	if (copy(s, e))
		return -1;
	for (int k = 0; k < SENTINEL_SAMPLES; k++)
		if (gpu_record(gpu, 2 * k, e) || copy(s, e) || gpu_record(gpu, 2 * k + 1, e))
			return -1;
	for (int k = 0; k < SENTINEL_SAMPLES; k++)
		if (gpu_elapsed(gpu, 2 * k, 2 * k + 1, &s->last[k], e))
			return -1;
	s->when = clock_now();
	return 0;
}

static struct timing summary(const double *samples)
{
	double copied[SENTINEL_SAMPLES];
	struct timing t = {.samples = copied, .count = SENTINEL_SAMPLES};

	memcpy(copied, samples, sizeof copied);
	timing_summarise(&t);
	t.samples = NULL;
	return t;
}

/* Takes until none is faster than the one before it. */
static int wake(struct sentinel *s, struct err *e)
{
	double before = INFINITY;

	for (int i = 0; i < TRIES; i++) {
		double median;

		if (take(s, e))
			return -1;
		median = summary(s->last).median;
		if (median > before * (1 - NOTHING))
			return 0;
		before = median;
	}
	return 0;
}

int sentinel_open(struct sentinel *s, struct bench *bench, struct err *e)
{
	int64_t l2 = bench->gpu->info.l2_bytes, bytes = l2 > 0 ? CACHES * l2 : UNKNOWN;
	struct err why;

	*s = (struct sentinel){0};
	if (bench->gpu->info.is_cpu)
		return 0;
	bytes = bytes < LEAST ? LEAST : bytes < LARGEST ? bytes : LARGEST;
	s->bench = bench;
	if (bench_alloc(bench, (size_t)bytes, &s->from, &why) || bench_alloc(bench, (size_t)bytes, &s->to, &why) ||
	    bench->gpu->ops->fill(s->from, 0, (size_t)bytes, 0, &why) || wake(s, &why)) {
		sentinel_close(s);
		if (why.kind == ERR_TOO_LARGE)
			return 0;
		*e = why;
		return -1;
	}
	memcpy(s->first, s->last, sizeof s->first);
	return 0;
}

void sentinel_close(struct sentinel *s)
{
	if (s->bench) {
		bench_free(s->bench, s->from);
		bench_free(s->bench, s->to);
	}
	*s = (struct sentinel){0};
}

int sentinel_watch(struct sentinel *s, int now, struct err *e)
{
	if (!s->bench || (!now && clock_now() - s->when < SENTINEL_PERIOD))
		return 0;
	/* A device that waited for its next case is slow for some milliseconds: that is no drift. */
	for (int i = 0; i < TRIES; i++) {
		if (take(s, e))
			return -1;
		if (sentinel_drift(s) <= 1)
			break;
	}
	return 0;
}

double sentinel_drift(const struct sentinel *s)
{
	struct timing first, last;

	if (!s->bench)
		return 0;
	first = summary(s->first);
	last = summary(s->last);
	return last.low <= first.high && first.low <= last.high ? 1 : last.median / first.median;
}

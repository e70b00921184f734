/* Readings of the sentinel, and the drift computed from them. */
#include "harness/measure/sentinel.h"

#include <math.h>
#include <string.h>

#include "harness/base/clock.h"
#include "harness/measure/bench_impl.h"

#define CACHE_SIZES 4                     /* size of a buffer in units of the last-level cache */
#define DEFAULT_BYTES ((int64_t)64 << 20) /* size of a buffer if the cache size is unknown */
#define MIN_BYTES ((int64_t)4 << 20)
#define MAX_BYTES ((int64_t)512 << 20)
#define TRIES 10        /* readings before a slow one is believed */
#define TOLERANCE 0.005 /* relative difference of two readings that counts as none */

static int copy(struct sentinel *s, struct err *e)
{
	return bench_copy_kernel(s->bench, s->to, s->from, s->to->bytes, e);
}

/* The first copy is not timed, because an idle device has to wake up. */
static int read_once(struct sentinel *s, struct err *e)
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
	s->read_at = clock_now();
	return 0;
}

/* Reads until the device no longer gets faster. */
static int wake_up(struct sentinel *s, struct err *e)
{
	double before = INFINITY;

	for (int i = 0; i < TRIES; i++) {
		double median;

		if (read_once(s, e))
			return -1;
		median = timing_of(s->last, SENTINEL_SAMPLES).median;
		if (median > before * (1 - TOLERANCE))
			return 0;
		before = median;
	}
	return 0;
}

int sentinel_open(struct sentinel *s, struct bench *bench, struct err *e)
{
	int64_t l2 = bench->gpu->info.l2_bytes, bytes = l2 > 0 ? CACHE_SIZES * l2 : DEFAULT_BYTES;
	struct err why;

	*s = (struct sentinel){0};
	if (bench->gpu->info.is_cpu)
		return 0;
	bytes = bytes < MIN_BYTES ? MIN_BYTES : bytes < MAX_BYTES ? bytes : MAX_BYTES;
	s->bench = bench;
	if (bench_alloc(bench, (size_t)bytes, &s->from, &why) || bench_alloc(bench, (size_t)bytes, &s->to, &why) ||
	    bench->gpu->ops->fill(s->from, 0, (size_t)bytes, 0, &why) || wake_up(s, &why)) {
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

int sentinel_read(struct sentinel *s, int now, struct err *e)
{
	if (!s->bench || (!now && clock_now() - s->read_at < SENTINEL_PERIOD))
		return 0;
	/* A device that was idle between two cases is slow for some milliseconds; that is not drift. */
	for (int i = 0; i < TRIES; i++) {
		if (read_once(s, e))
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
	first = timing_of(s->first, SENTINEL_SAMPLES);
	last = timing_of(s->last, SENTINEL_SAMPLES);
	return last.low <= first.high && first.low <= last.high ? 1 : last.median / first.median;
}

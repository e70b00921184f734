/* Problems on a device: checked runs and timed runs of plans. */
#ifndef SEGTUNE_BENCH_H
#define SEGTUNE_BENCH_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/device/gpu.h"
#include "harness/measure/plan.h"
#include "harness/operations/problem.h"

/* A device with the harness's own kernels (fill, compare, checksum, flush, copy) built. */
struct bench;

/* A problem uploaded to a bench: inputs, outputs, expected values, tolerances, checksums of the inputs. */
struct load;

/* tools: text of the harness's kernels (variants/tools.cl with its includes resolved). The gpu is borrowed. */
int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e);

/* The same where they are built already; tools is taken over, also where this fails. */
int bench_open_built(struct gpu *gpu, struct gpu_program *tools, struct bench **bench, struct err *e);
void bench_close(struct bench *bench);

/* What lies in any of its arrays is no longer known (gpu_restart): each load is written again before its next use.
 */
void bench_forget(struct bench *bench);

/*
 * Upload. The problem is borrowed until load_close. Values of the largest dataset lately used are kept on the device
 * and shared. ERR_TOO_LARGE, with the bytes it needs, when it does not fit.
 */
int load_open(struct bench *bench, const struct problem *problem, struct load **load, struct err *e);

/* The same with each of count problems, faster than one by one: the device is waited for once. All of them or none. */
int load_open_all(struct bench *bench, const struct problem *problems, int count, struct load **loads, struct err *e);
void load_close(struct load *load);

/*
 * The expected values of a problem of a user's operator: run plan, which is trusted, and keep what it writes, in the
 * problem's own memory and on the device; tolerances follow from the operator's. ERR_USAGE where a result is no number:
 * nothing could be told from it.
 */
int load_expect(struct load *load, const struct plan *plan, struct gpu_program *program, struct err *e);

/* What a checked run found. */
struct verdict {
	int wrong;          /* 0: right */
	char reason[256];   /* "wrong result", "guard of 'carry' overwritten", "input 'values' changed", ...; empty if
			       right */
	char geometry[256]; /* name of the geometry it failed on */
	char array[24];
	int64_t index; /* first bad element (segment) */
	char expected[128], actual[128];
	int64_t bad; /* how many elements differ */
	int stray;   /* 1: it wrote where it must not; who knows where else */
};

struct bench_check {
	struct load *load;
	const struct plan *plan;
};

/*
 * Run each plan once with outputs and temporaries poisoned, compare on the device with the expected values, compare
 * guards, checksum the inputs; then once more with another poison, on what the first left in temporaries that began as
 * zero; then, where launches prepare, once more without them. All are under way at once where the device has lanes,
 * unless they are to be done in turn; then each run of a small problem has outputs of its own, and its inputs are
 * looked at when all is done. The verdict is on the first that is wrong in its first run, else in a later one. Returns
 * -1 only where nothing could be decided (a launch failed, no memory): a wrong result is 0 with verdict->wrong. *at:
 * the number of the check that is wrong or failed; -1: one of those that were under way.
 */
int bench_verify_all(struct bench *bench, const struct bench_check *checks, int count, struct gpu_program *program,
		     int in_turn, struct verdict *verdict, int *at, struct err *e);

/*
 * What the caller does with the time while a device with lanes is at work on that, whose bench it must not use: spare
 * is called once each time. NULL: nothing.
 */
void bench_use_time(struct bench *bench, void (*spare)(void *context), void *context);

/* Of one. */
int bench_verify(struct load *load, const struct plan *plan, struct gpu_program *program, struct verdict *verdict,
		 struct err *e);

struct sampling {
	int warmup, min_samples, max_samples;
	double target;   /* stop when the 95% confidence interval of the median is narrower than this, relative to it */
	double time_cap; /* seconds of device time for the samples, flushes included; at least min(3, min_samples) are
			    taken */
	double hopeless; /* stop after 3 samples when all are slower than this many seconds, after 1 when that and the
			    warm-up took twice as many; 0: never */
	int cold;        /* 1: the last-level cache is flushed before each sample */
};
extern const struct sampling sampling_default;

#define TIMING_LEAST 6 /* samples: fewer have no 95% confidence interval of their median */

struct timing {
	int count;       /* samples */
	int batch;       /* calls that one sample holds */
	double *samples; /* seconds a call, in the order taken; owned, timing_release */
	double median, low,
		high; /* seconds; low..high is the 95% confidence interval of the median (order statistics) */
	double min, mean;
	const char *stopped; /* "target", "max_samples", "time_cap", "hopeless" */
	double prepare;      /* seconds of the launches that prepare, median of a few; 0 without any */
	double drift;        /* times as slow as when the run began, as a sentinel tells it; 0: not known */
	int repeated;        /* samples thrown away since the clock was throttled; -1: the device does not tell */
	int throttled;       /* samples among count that were throttled again and again; -1 as above */
};
void timing_release(struct timing *t);

/*
 * Time plan on its load: device marks around the whole chain of launches of one call. Launches that prepare run before
 * and are timed apart. Temporaries as in bench_verify.
 */
int bench_time(struct load *load, const struct plan *plan, struct gpu_program *program, const struct sampling *sampling,
	       struct timing *timing, struct err *e);

/*
 * Copy bandwidth in bytes read plus written per second: the driver's device-to-device copy (on a CPU device the faster
 * of that and a copy kernel) over a buffer of *bytes, smaller where memory is short: the size taken is left in *bytes.
 * Median of the samples kept in *timing.
 */
int bench_copy(struct bench *bench, size_t *bytes, const struct sampling *sampling, double *bandwidth,
	       struct timing *timing, struct err *e);

/* Order-statistics summary of count samples (> 0): fills all but samples, batch and stopped. */
void timing_summarise(struct timing *t);

#endif

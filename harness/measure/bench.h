/* Problems on a device: checked runs and timed runs of plans. */
#ifndef SEGTUNE_BENCH_H
#define SEGTUNE_BENCH_H

#include <stdint.h>

#include "harness/base/err.h"
#include "harness/device/gpu.h"
#include "harness/measure/plan.h"
#include "harness/operations/problem.h"

/* A device with the harness's own kernels (fill, compare, hash, flush, copy) built. */
struct bench;

/* A problem uploaded to a bench: inputs, outputs, expected values, tolerances, hashes of the inputs. */
struct device_problem;

/* tools: text of the harness's kernels (variants/tools.cl with its includes resolved). The gpu is borrowed. */
int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e);

/* The same with tools built already; takes ownership of tools, also on failure. */
int bench_open_built(struct gpu *gpu, struct gpu_program *tools, struct bench **bench, struct err *e);
void bench_close(struct bench *bench);

/* All arrays have lost their contents (gpu_restart): each problem is written again before its next use. */
void bench_invalidate(struct bench *bench);

/*
 * idle is called once for each list of checks, while a device with streams works on it; it must not use the bench.
 * NULL: none.
 */
void bench_set_idle(struct bench *bench, void (*idle)(void *context), void *context);

/*
 * Upload. The problem is borrowed until device_problem_close. Problems share the values of a dataset; the largest one
 * used lately stays on the device. ERR_TOO_LARGE, with the bytes it needs, when it does not fit.
 */
int device_problem_open(struct bench *bench, const struct problem *problem, struct device_problem **opened,
			struct err *e);

/* The same for count problems with a single wait for the device. All of them or none. */
int device_problem_open_all(struct bench *bench, const struct problem *problems, int count,
			    struct device_problem **opened, struct err *e);
void device_problem_close(struct device_problem *p);

/*
 * The expected values of a problem whose operator needs the device: run plan, which is trusted. Of a user's operator
 * its results are kept on the host (in the problem's own memory) and on the device; tolerances follow from the
 * operator's. Over an input the plan leaves the n values in its first temporary, and the host computes what the
 * operator makes of them. ERR_USAGE where a user's operator gives NaN, with which nothing could be compared.
 */
int device_problem_expect(struct device_problem *p, const struct plan *plan, struct gpu_program *program,
			  struct err *e);

/* The outcome of checked runs. */
struct verdict {
	int wrong;          /* 0: correct */
	int check;          /* index of the check that is wrong or failed; -1: one of several that ran together */
	char reason[256];   /* "wrong result", "guard of 'carry' overwritten", "input 'values' changed", ...; empty if
			       correct */
	char geometry[256]; /* name of the geometry it failed on */
	char array[24];
	int64_t index; /* first wrong element (segment) */
	char expected[128], actual[128];
	int64_t bad;   /* how many elements are wrong */
	int corrupted; /* 1: it wrote outside its outputs, perhaps elsewhere too */
};

struct bench_check {
	struct device_problem *problem;
	const struct plan *plan;
};

struct check_list {
	const struct bench_check *checks;
	int count;
	struct gpu_program *program;
	int sequential; /* 1: one check at a time, even where the device has streams */
};

/*
 * Run each plan once with outputs and temporaries poisoned, compare on the device with the expected values, check the
 * guards, hash the inputs; then once more with another poison, on what the first run left in temporaries that began as
 * zero; then, where launches prepare, once more without them. On a device with streams all checks are in flight at once
 * unless they are sequential; each run of a small problem then has outputs of its own, and its inputs are hashed after
 * the last run. The verdict is on the first check that is wrong in its first run, else in a later one. A wrong result
 * is 0 with verdict->wrong; -1 only where nothing could be decided (a launch failed, no memory).
 */
int bench_verify_all(struct bench *bench, const struct check_list *list, struct verdict *verdict, struct err *e);

/* The same for one check. */
int bench_verify(struct device_problem *p, const struct plan *plan, struct gpu_program *program,
		 struct verdict *verdict, struct err *e);

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

#define TIMING_MIN 6 /* samples: fewer have no 95% confidence interval of their median */

struct timing {
	int count;       /* samples */
	int batch;       /* calls per sample */
	double *samples; /* seconds a call, in the order taken; owned, timing_release */
	double median, low,
		high; /* seconds; low..high is the 95% confidence interval of the median (order statistics) */
	double min, mean;
	const char *stopped; /* "target", "max_samples", "time_cap", "hopeless" */
	double prepare;      /* seconds of the launches that prepare, median of a few; 0 without any */
	double drift;        /* slowdown of the device since the run began, by its sentinel; 0: unknown */
	int repeated;        /* samples discarded because the clock was throttled; -1: the device does not report it */
	int throttled;       /* samples among count that were throttled at every repeat; -1 as above */
};
void timing_release(struct timing *t);

/*
 * Time plan on its problem: events around all launches of one call. Launches that prepare run before and are
 * timed apart. Temporaries as in bench_verify. Outputs are poisoned before each group of samples, and what the last
 * sample leaves is compared: *verdict. There is a timing in any case where it returns 0.
 */
int bench_time(const struct bench_check *check, struct gpu_program *program, const struct sampling *sampling,
	       struct timing *timing, struct verdict *verdict, struct err *e);

struct repetition {
	int launches;
	double time_cap; /* seconds; some launches are made in any case */
};

/*
 * Run a plan again and again, each call with outputs and temporaries poisoned, and compare the results of each on the
 * device; one wait for all. The verdict is on all of them together: bad counts the wrong elements of all calls, and the
 * value is that of the last call. *launches: how many there were.
 */
int bench_repeat(const struct bench_check *check, struct gpu_program *program, const struct repetition *r,
		 int *launches, struct verdict *verdict, struct err *e);

/*
 * Run a plan `launches` times, each with temporaries poisoned, and compare the bits of all outputs with those of the
 * first: *differing becomes the number of calls that differ. Waits for each.
 */
int bench_reproduce(const struct bench_check *check, struct gpu_program *program, int launches, int *differing,
		    struct err *e);

/*
 * Copy bandwidth in bytes read plus written per second: the driver's device-to-device copy (on a CPU device the faster
 * of that and a copy kernel) over a buffer of *bytes, or smaller where memory is short; the size used is left in
 * *bytes. Median of the samples in *timing.
 */
int bench_copy(struct bench *bench, size_t *bytes, const struct sampling *sampling, double *bandwidth,
	       struct timing *timing, struct err *e);

/* Order-statistics summary of count samples (> 0): fills all but samples, batch and stopped. */
void timing_summarise(struct timing *t);

/* The summary of samples that stay where they are. */
struct timing timing_of(const double *samples, int count);

#endif

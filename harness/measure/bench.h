/* Runs plans on problems on a device: verified runs and timed runs. */
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

/* Opens a bench on gpu, which is borrowed. tools: text of the harness's kernels (variants/tools.cl with its includes
 * resolved). */
int bench_open(struct gpu *gpu, const char *tools, struct bench **bench, struct err *e);

/* The same with tools already built; takes ownership of tools, even on failure. */
int bench_open_built(struct gpu *gpu, struct gpu_program *tools, struct bench **bench, struct err *e);
void bench_close(struct bench *bench);

/* Tells the bench that all arrays lost their contents (gpu_restart): each problem is uploaded again before its next
 * use. */
void bench_invalidate(struct bench *bench);

/* Sets a callback that is called once per list of checks, while a device with streams works on it. It must not use the
 * bench. NULL: none. */
void bench_set_idle(struct bench *bench, void (*idle)(void *context), void *context);

/* Uploads a problem, which is borrowed until device_problem_close. Problems share the values of a dataset; the largest
 * one recently used stays on the device. ERR_TOO_LARGE, with the bytes needed, if it does not fit. */
int device_problem_open(struct bench *bench, const struct problem *problem, struct device_problem **opened,
			struct err *e);

/* The same for count problems, waiting for the device once. Opens all of them or none. */
int device_problem_open_all(struct bench *bench, const struct problem *problems, int count,
			    struct device_problem **opened, struct err *e);
void device_problem_close(struct device_problem *p);

/*
 * Computes the expected values of a problem whose operator needs the device by running `plan`, which is trusted. For a
 * user's operator its results become the expected values, on the host (in the problem's own memory) and on the device,
 * with the operator's tolerance. For an input the plan leaves the n values in its first temporary, and the host
 * computes the operator's results from them. ERR_USAGE if a user's operator yields NaN, which nothing could be compared
 * with.
 */
int device_problem_expect(struct device_problem *p, const struct plan *plan, struct gpu_program *program,
			  struct err *e);

/* The outcome of verified runs. */
struct verdict {
	int wrong; /* 0: correct */
	int check; /* index of the check that is wrong or failed; -1: one of several that ran together */
	/* For example "wrong result", "guard of 'carry' overwritten", "input 'values' changed"; empty if correct. */
	char reason[256];
	char geometry[256]; /* name of the geometry on which it failed */
	char array[24];
	int64_t index; /* first wrong element (segment) */
	char expected[128], actual[128];
	int64_t bad;   /* number of wrong elements */
	int corrupted; /* 1: it wrote outside its outputs, perhaps to other memory as well */
};

struct bench_check {
	struct device_problem *problem;
	const struct plan *plan;
};

struct check_list {
	const struct bench_check *checks;
	int count;
	struct gpu_program *program;
	int sequential; /* 1: one check at a time, even if the device has streams */
};

/*
 * Verifies each plan: runs it with outputs and temporaries poisoned, compares on the device with the expected values,
 * checks the guards and hashes the inputs. Runs it again with another poison, on what the first run left in
 * zero-initialized temporaries; and if there are preparing launches, a third time without them. On a device with
 * streams all checks are in flight at once, unless they are sequential; then each run of a small problem has its own
 * outputs, and its inputs are hashed after the last run. The verdict is on the first check that fails in its first run,
 * else in a later one. Returns 0 even for a wrong result, with verdict->wrong set; -1 only if nothing could be decided
 * (a launch failed, out of memory).
 */
int bench_verify_all(struct bench *bench, const struct check_list *list, struct verdict *verdict, struct err *e);

/* The same for one check. */
int bench_verify(struct device_problem *p, const struct plan *plan, struct gpu_program *program,
		 struct verdict *verdict, struct err *e);

struct sampling {
	int warmup, min_samples, max_samples;
	double target; /* stop when the 95% confidence interval of the median, relative to it, is narrower than this */
	/* Maximum seconds of device time for the samples, flushes included; at least min(3, min_samples) samples are
	 * taken. */
	double time_cap;
	/* Stop after 3 samples if all take longer than this many seconds, and after 1 if it and the warm-up took twice
	 * as long; 0: never. */
	double hopeless;
	int cold; /* 1: the last-level cache is flushed before each sample */
};
extern const struct sampling sampling_default;

#define TIMING_MIN 6 /* fewer samples have no 95% confidence interval of the median */

struct timing {
	int count;       /* number of samples */
	int batch;       /* calls per sample */
	double *samples; /* seconds per call, in the order taken; owned, freed by timing_release */
	double median, low,
		/* Seconds; low..high is the 95% confidence interval of the median, from order statistics. */
		high;
	double min, mean;
	const char *stopped; /* "target", "max_samples", "time_cap", "hopeless" */
	double prepare;      /* median seconds of the preparing launches; 0 if there are none */
	double drift;        /* slowdown of the device since the start of the run, from the sentinel; 0: unknown */
	int repeated;        /* samples discarded because of throttling; -1: the device does not report it */
	int throttled;       /* samples in `count` that were throttled at every repetition; -1 as above */
};
void timing_release(struct timing *t);

/*
 * Times plan on its problem, with events around all launches of one call. Preparing launches run before that and are
 * timed separately. Temporaries as in bench_verify. Outputs are poisoned before each group of samples, and those of the
 * last sample are compared: *verdict. *timing is valid whenever this returns 0, even if the result is wrong; release it
 * with timing_release.
 */
int bench_time(const struct bench_check *check, struct gpu_program *program, const struct sampling *sampling,
	       struct timing *timing, struct verdict *verdict, struct err *e);

struct repetition {
	int launches;
	double time_cap; /* seconds; a few launches are made in any case */
};

/* Runs a plan repeatedly, each call with outputs and temporaries poisoned, and compares the results of each call on the
 * device; waits once at the end. The verdict covers all calls: `bad` counts wrong elements of all calls, and `actual`
 * is from the last call. *launches: number of calls made. */
int bench_repeat(const struct bench_check *check, struct gpu_program *program, const struct repetition *r,
		 int *launches, struct verdict *verdict, struct err *e);

/* Runs a plan `launches` times with temporaries poisoned and compares the bits of all outputs with those of the first
 * run. *differing: number of calls that differ. Waits for each call. */
int bench_reproduce(const struct bench_check *check, struct gpu_program *program, int launches, int *differing,
		    struct err *e);

/* Measures copy bandwidth, in bytes read plus bytes written per second: the driver's device-to-device copy, or on a CPU
 * device the faster of that and a copy kernel, with a buffer of *bytes or less if memory is short; *bytes becomes the
 * size used. Median of the samples in *timing. */
int bench_copy(struct bench *bench, size_t *bytes, const struct sampling *sampling, double *bandwidth,
	       struct timing *timing, struct err *e);

/* Summarizes count > 0 samples by order statistics: sets all fields but samples, batch and stopped. */
void timing_summarise(struct timing *t);

/* The summary of samples that the caller keeps. */
struct timing timing_of(const double *samples, int count);

#endif

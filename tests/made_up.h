/* Databases of made-up measurements, for unit tests of the store. */
#ifndef SEGTUNE_TESTS_MADE_UP_H
#define SEGTUNE_TESTS_MADE_UP_H

#include <stdio.h>

#include "tuner/store/store.h"

static const struct gpu_info some_device = {.backend = "fake",
					    .name = "test device",
					    .uuid = "u-1",
					    .driver = "1.0",
					    .compiler = "cc 1",
					    .arch = "t_10",
					    .compute_units = 4};

/* Begins a run with this command and copy bandwidth of the device. */
static inline int begin_run_of(struct store *s, const struct gpu_info *device, const char *command,
			       double copy_bandwidth, int64_t *id, struct err *e)
{
	static const struct gpu_health health = {1980, -1, 41, 700.5, 0, 0};
	double samples[] = {1e-3, 2e-3};
	struct timing copy = {.count = 2, .batch = 1, .samples = samples, .low = 1e-3, .high = 2e-3};
	struct store_run run = {.device = device,
				.command = command,
				.version = "0",
				.host = "here",
				.host_compiler = "cc",
				.copy_bandwidth = copy_bandwidth,
				.copy = &copy,
				.copy_bytes = 1 << 20,
				.health = &health};

	return store_run_begin(s, &run, id, e);
}

/* 1000 elements in segments of equal length; content: not 0 for a file. */
struct made_up_case {
	const char *geometry, *offset_type;
	int64_t segments;
	uint64_t content;
};

static inline int add_case_of(struct store *s, const struct made_up_case *of, int64_t *id, struct err *e)
{
	char kind[8], name[64];
	int bucket = 0;
	struct geometry g = {.name = name, .kind = kind, .n = 1000, .segments = of->segments, .content = of->content};
	struct store_case c = {.operation = "segreduce",
			       .type = "f32",
			       .oper = "plus",
			       .offset_type = of->offset_type,
			       .dataset = "signed",
			       .geometry = &g,
			       .bytes = 4e6,
			       .cold = 1};

	(void)snprintf(kind, sizeof kind, "%s", of->content ? "rowlen" : "fixed");
	(void)snprintf(name, sizeof name, "%s", of->geometry);
	g.stats = (struct geometry_stats){.n = 1000,
					  .segments = of->segments,
					  .min = 1000 / of->segments,
					  .max = 1000 / of->segments,
					  .mean = 1000.0 / (double)of->segments};
	for (int64_t length = g.stats.max; length > 0; length /= 2)
		bucket++;
	g.stats.histogram[bucket] = of->segments;
	return store_case(s, &c, id, e);
}

static inline int add_build(struct store *s, const char *params, uint64_t hash, int64_t *id, struct err *e)
{
	struct store_build b = {.operation = "segreduce",
				.type = "f32",
				.oper = "plus",
				.strategy = "flat",
				.params = params,
				.compiler = "cc 1",
				.arch = "t_10",
				.hash = hash,
				.seconds = -1,
				.registers = 32,
				.spill_bytes = -1,
				.local_bytes = 1024};

	return store_build(s, &b, id, e);
}

static inline int measure(struct store *s, int64_t run, int64_t build, int64_t case_id, double seconds, struct err *e)
{
	double samples[3] = {seconds, seconds * 1.1, seconds * 0.9};
	struct timing t = {.count = 3,
			   .batch = 1,
			   .samples = samples,
			   .median = seconds,
			   .low = seconds * 0.9,
			   .high = seconds * 1.1,
			   .min = seconds * 0.9,
			   .mean = seconds,
			   .stopped = "target"};

	return store_measurement(s, run, build, case_id, &t, e);
}

#endif

/*
 * Calls of an exported library that CUDA captures into graphs: f32 sums, through every launch box's plan and without a
 * plan. A graph's call must give the right sums whenever the graph runs, with calls of other sizes on the same stream
 * between its runs, and leave those right. Exits 77 without CUDA.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "segred.h"

#define CALLS(X)                                                                                                       \
	X(cuInit, (unsigned))                                                                                          \
	X(cuDevicePrimaryCtxRetain, (void **, int))                                                                    \
	X(cuCtxSetCurrent, (void *))                                                                                   \
	X(cuStreamCreate, (void **, unsigned))                                                                         \
	X(cuStreamSynchronize, (void *))                                                                               \
	X(cuMemsetD8Async, (unsigned long long, unsigned char, size_t, void *))                                        \
	X(cuStreamBeginCapture_v2, (void *, int))                                                                      \
	X(cuStreamEndCapture, (void *, void **))                                                                       \
	X(cuGraphInstantiateWithFlags, (void **, void *, unsigned long long))                                          \
	X(cuGraphLaunch, (void *, void *))                                                                             \
	X(cuGraphExecDestroy, (void *))                                                                                \
	X(cuGraphDestroy, (void *))
#define MEMBER(name, parameters) int(*name) parameters;
static struct {
	CALLS(MEMBER)
} cu;

enum { NON_BLOCKING = 1, RELAXED = 2, ROUNDS = 4 };

static int failures, checks;

static void check(int condition, const char *what)
{
	checks++;
	if (condition)
		return;
	failures++;
	(void)printf("FAIL %s\n", what);
}

static int load(void)
{
	void *library = dlopen("libcuda.so.1", RTLD_NOW), *symbol;

#define LOAD(name, parameters)                                                                                         \
	symbol = library ? dlsym(library, #name) : NULL;                                                               \
	if (!symbol)                                                                                                   \
		return 0;                                                                                              \
	memcpy(&cu.name, &symbol, sizeof symbol);
	CALLS(LOAD)
	return cu.cuInit(0) == 0;
}

struct data {
	struct segred_problem p;
	void *arrays[3]; /* values, offsets, result */
	float *sums;
};

static void make(segred_context *c, int32_t n, int32_t segments, struct data *d)
{
	float *values = (float *)malloc(4 * (size_t)n);
	int32_t *offsets = (int32_t *)malloc(4 * ((size_t)segments + 1)), i;

	d->sums = (float *)malloc(4 * (size_t)segments);
	if (!values || !offsets || !d->sums)
		exit(2);
	for (i = 0; i < n; i++)
		values[i] = 1;
	for (i = 0; i <= segments; i++)
		offsets[i] = (int32_t)((double)n * ((double)i / segments) * ((double)i / segments));
	segred_problem_init(&d->p);
	d->p.n = n;
	d->p.segments = segments;
	check(segred_memory_make(c, 4 * (size_t)n, values, &d->arrays[0]) == SEGRED_OK &&
		      segred_memory_make(c, 4 * ((size_t)segments + 1), offsets, &d->arrays[1]) == SEGRED_OK &&
		      segred_memory_make(c, 4 * (size_t)segments, NULL, &d->arrays[2]) == SEGRED_OK,
	      "memory");
	d->p.offsets = d->arrays[1];
	free(values);
	free(offsets);
}

/* The sums are those of the lengths; then they are wiped, so that the next call has to write them. */
static void check_sums(segred_context *c, struct data *d, void *stream, const char *what)
{
	const int32_t segments = (int32_t)d->p.segments;
	int wrong = 0, status = cu.cuStreamSynchronize(stream);
	int32_t i, from = 0, to;

	check(status == 0, "the stream's work");
	check(segred_memory_read(c, d->arrays[2], 4 * (size_t)segments, d->sums) == SEGRED_OK, "read");
	for (i = 0; i < segments; i++, from = to) {
		to = (int32_t)((double)d->p.n * ((double)(i + 1) / segments) * ((double)(i + 1) / segments));
		wrong += !(fabsf(d->sums[i] - (float)(to - from)) <= 1e-4f * (float)(to - from));
	}
	check(wrong == 0, what);
	check(cu.cuMemsetD8Async((uintptr_t)d->arrays[2], 0xff, 4 * (size_t)segments, stream) == 0, "wiped");
}

/* By the plan, or without one. */
static int call(segred_context *c, struct data *d, segred_plan *plan, void *stream)
{
	return plan ? segred_execute(plan, d->arrays[0], d->arrays[2], stream)
		    : segred_run(c, &d->p, d->arrays, stream);
}

/* The others' calls change what a stream's calls share. */
static void run_between(segred_context *c, struct data *others, int count, void *stream)
{
	int i;

	for (i = 0; i < count; i++) {
		check(segred_run(c, &others[i].p, others[i].arrays, stream) == SEGRED_OK, "between");
		check_sums(c, &others[i], stream, "sums between");
	}
}

static void capture(segred_context *c, struct data *d, segred_plan *plan, struct data *others, int count, void *stream)
{
	const char *what = plan ? segred_plan_name(plan) : "without a plan";
	void *graph = NULL, *exec = NULL;
	int i, status;

	check(call(c, d, plan, stream) == SEGRED_OK, what);
	check_sums(c, d, stream, what);
	check(cu.cuStreamBeginCapture_v2(stream, RELAXED) == 0, "capture begins");
	status = call(c, d, plan, stream);
	check(cu.cuStreamEndCapture(stream, &graph) == 0 && graph, "capture ends");
	check(status == SEGRED_OK, segred_status_text(status));
	if (!graph || cu.cuGraphInstantiateWithFlags(&exec, graph, 0) != 0) {
		check(0, "a graph");
		return;
	}
	for (i = 0; i < ROUNDS; i++) {
		run_between(c, others, plan ? 0 : count, stream);
		check(cu.cuGraphLaunch(exec, stream) == 0, "a graph's launch");
		check_sums(c, d, stream, what);
		check(call(c, d, plan, stream) == SEGRED_OK, "a call behind the graph's");
		check_sums(c, d, stream, what);
	}
	(void)cu.cuGraphExecDestroy(exec);
	(void)cu.cuGraphDestroy(graph);
}

int main(void)
{
	static const int32_t sizes[][2] = {{100000, 3000}, {1000000, 20}, {3000000, 1000000}};
	enum { COUNT = sizeof sizes / sizeof *sizes };
	struct data data[COUNT];
	segred_context *c;
	segred_plan *plan;
	void *native, *stream;
	int i, box;

	if (!load() || cu.cuDevicePrimaryCtxRetain(&native, 0) != 0 || cu.cuCtxSetCurrent(native) != 0 ||
	    segred_open_cuda(&c) != SEGRED_OK || cu.cuStreamCreate(&stream, NON_BLOCKING) != 0)
		return 77;
	for (i = 0; i < COUNT; i++)
		make(c, sizes[i][0], sizes[i][1], &data[i]);
	for (i = 0; i < COUNT; i++) {
		for (box = 0; box < segred_box_count(c, &data[i].p); box++)
			if (segred_plan_box(c, &data[i].p, box, &plan) == SEGRED_OK) {
				capture(c, &data[i], plan, NULL, 0, stream);
				segred_plan_free(plan);
			}
		capture(c, &data[i], NULL, data, COUNT, stream);
	}
	(void)printf("%d checks, %d failed\n", checks, failures);
	return failures != 0;
}

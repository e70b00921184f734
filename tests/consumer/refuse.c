/*
 * What an exported library refuses, with the status that it states, and that it works on afterwards: f32 sums.
 * Usage: refuse cuda|opencl. Exits 77 without a device.
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "segred.h"

enum { N = 5000, SEGMENTS = 100 };

static int failures, checks;

static void check(int condition, const char *what)
{
	checks++;
	if (condition)
		return;
	failures++;
	(void)printf("FAIL %s\n", what);
}

static void is(int status, int expected, const char *what)
{
	check(status == expected, what);
	if (status != expected)
		(void)printf("     %s, not %s\n", segred_status_text(status), segred_status_text(expected));
}

/* A problem and its arrays: values, offsets, result. */
struct data {
	struct segred_problem p;
	void *arrays[3];
};

static int make(segred_context *c, struct data *d)
{
	static float values[N];
	static int32_t offsets[SEGMENTS + 1];
	int i;

	for (i = 0; i < N; i++)
		values[i] = 1;
	for (i = 0; i <= SEGMENTS; i++)
		offsets[i] = i * (N / SEGMENTS);
	segred_problem_init(&d->p);
	d->p.n = N;
	d->p.segments = SEGMENTS;
	if (segred_memory_make(c, sizeof values, values, &d->arrays[0]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof offsets, offsets, &d->arrays[1]) != SEGRED_OK ||
	    segred_memory_make(c, sizeof(float) * SEGMENTS, NULL, &d->arrays[2]) != SEGRED_OK)
		return 0;
	d->p.offsets = d->arrays[1];
	return 1;
}

static void release(segred_context *c, struct data *d)
{
	int i;

	for (i = 0; i < 3; i++)
		segred_memory_free(c, d->arrays[i]);
}

/* What was refused has done no harm. */
static void works(segred_context *c, struct data *d, const char *after)
{
	float sums[SEGMENTS];
	int i, wrong = 0;

	is(segred_run(c, &d->p, d->arrays, NULL), SEGRED_OK, after);
	is(segred_memory_read(c, d->arrays[2], sizeof sums, sums), SEGRED_OK, after);
	for (i = 0; i < SEGMENTS; i++)
		wrong += (int)sums[i] != N / SEGMENTS;
	check(wrong == 0, after);
}

/* ---- no pointers ---- */

static void refuse_null_makers(segred_context *c, struct data *d)
{
	segred_plan *plan;

	is(segred_open(NULL, NULL), SEGRED_NULL_POINTER, "nowhere to put a context");
	is(segred_open_cuda(NULL), SEGRED_NULL_POINTER, "nowhere to put CUDA's");
	is(segred_memory_make(NULL, 4, NULL, d->arrays), SEGRED_NULL_POINTER, "memory without a context");
	is(segred_memory_make(c, 4, NULL, NULL), SEGRED_NULL_POINTER, "nowhere to put memory");
	is(segred_memory_read(c, NULL, 4, d), SEGRED_NULL_POINTER, "no memory to read");
	is(segred_plan_shape(c, &d->p, NULL), SEGRED_NULL_POINTER, "nowhere to put a plan");
	is(segred_plan_probed(c, NULL, NULL, &plan), SEGRED_NULL_POINTER, "no problem to probe");
	is(segred_plan_probed(NULL, &d->p, NULL, &plan), SEGRED_NULL_POINTER, "no context to probe in");
	is(segred_plan_measured(c, &d->p, NULL, NULL, &plan), SEGRED_NULL_POINTER, "no arrays to measure");
	is(segred_plan_box(c, NULL, 0, &plan), SEGRED_NULL_POINTER, "no problem for a box");
	is(segred_look(c, NULL, NULL), SEGRED_NULL_POINTER, "no problem to look at");
	is(segred_look(NULL, &d->p, NULL), SEGRED_NULL_POINTER, "no context to look in");
	check(segred_box_count(c, NULL) == 0 && segred_box_count(NULL, &d->p) == 0, "boxes of nothing");
	check(segred_included(0, NULL) == 0 && segred_array_name(NULL, 0) == NULL, "names of nothing");
	segred_problem_init(NULL);
	segred_close(NULL);
	segred_plan_free(NULL);
	segred_memory_free(c, NULL);
	segred_release_stream(NULL, NULL);
	check(segred_run_name(NULL, NULL)[0] == '\0' && segred_plan_name(NULL)[0] == '\0', "texts of nothing");
	check(segred_device_name(NULL)[0] == '\0' && segred_plan_bytes(NULL) == 0, "figures of nothing");
}

static void refuse_null_calls(segred_context *c, struct data *d)
{
	void *none[3] = {NULL, NULL, NULL};
	struct segred_call call;
	segred_plan *plan;

	memset(&call, 0, sizeof call);
	is(segred_run(c, &d->p, NULL, NULL), SEGRED_NULL_POINTER, "a call without arrays");
	is(segred_run(c, &d->p, none, NULL), SEGRED_NULL_POINTER, "a call with NULL arrays");
	is(segred_run(c, NULL, d->arrays, NULL), SEGRED_NULL_POINTER, "a call without a problem");
	is(segred_run_call(NULL), SEGRED_NULL_POINTER, "no call");
	is(segred_run_call(&call), SEGRED_NULL_POINTER, "a call without a problem to be like");
	call.like = &d->p;
	call.n = N;
	call.segments = SEGMENTS;
	is(segred_run_call(&call), SEGRED_NULL_POINTER, "a call without a context");
	call.context = c;
	is(segred_run_call(&call), SEGRED_NULL_POINTER, "a call in a struct without arrays");
	is(segred_execute(NULL, d->arrays[0], d->arrays[2], NULL), SEGRED_NULL_POINTER, "no plan");
	is(segred_plan_shape(c, &d->p, &plan), SEGRED_OK, "a plan");
	is(segred_execute(plan, NULL, d->arrays[2], NULL), SEGRED_NULL_POINTER, "a plan without values");
	is(segred_execute(plan, d->arrays[0], NULL, NULL), SEGRED_NULL_POINTER, "a plan without a result");
	is(segred_execute_arrays(plan, NULL, NULL), SEGRED_NULL_POINTER, "a plan without arrays");
	is(segred_execute(plan, d->arrays[0], d->arrays[2], NULL), SEGRED_OK, "the plan");
	segred_plan_free(plan);
	works(c, d, "after NULL pointers");
}

/* ---- sizes and offsets ---- */

static void refuse_sizes(segred_context *c, struct data *d)
{
	static const int64_t sizes[][2] = {
		{-1, 10}, {10, -1}, {INT64_MAX, 10}, {10, INT64_MAX}, {INT64_C(1) << 31, 10}};
	struct segred_call call = {c, &d->p, 0, 0, d->arrays[0], d->arrays[1], d->arrays[2], NULL};
	struct segred_problem p = d->p;
	segred_plan *plan;
	size_t i;

	for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		p.n = call.n = sizes[i][0];
		p.segments = call.segments = sizes[i][1];
		is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "sizes of a plan");
		is(segred_run(c, &p, d->arrays, NULL), SEGRED_SIZES, "sizes of a call");
		is(segred_run_call(&call), SEGRED_SIZES, "sizes of a call in a struct");
	}
	p = d->p;
	p.type = "f128";
	call.like = &p;
	is(segred_run_call(&call), SEGRED_NOT_INCLUDED, "a type");
	p = d->p;
	p.oper = "median";
	is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_NOT_INCLUDED, "an operator");
	p = d->p;
	p.longest = N + 1;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "a longest segment of more than n");
	p.longest = -1;
	p.longest_seen = N + 1;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "a longest segment seen of more than n");
	p.longest_seen = 0;
	p.span = N + 1;
	is(segred_plan_shape(c, &p, &plan), SEGRED_SIZES, "a span of more than n");
	p.span = 0;
	works(c, d, "after sizes");
}

/* Offsets that are wrong at one entry: by a look, and by a probe, which looks at all where they are few. */
static void refuse_offsets(segred_context *c, struct data *d)
{
	static const struct {
		const char *what;
		int at, by;
	} faults[] = {{"the first is not 0", 0, 1},
		      {"the last is not n", SEGMENTS, -1},
		      {"one decreases", SEGMENTS / 2, N},
		      {"one is negative", SEGMENTS / 2, -N}};
	int32_t offsets[SEGMENTS + 1];
	struct segred_problem p = d->p;
	segred_plan *plan;
	void *memory;
	size_t i;
	int s;

	for (i = 0; i <= sizeof faults / sizeof *faults; i++) {
		const int is_reversed = i == sizeof faults / sizeof *faults;

		for (s = 0; s <= SEGMENTS; s++)
			offsets[s] = (is_reversed && s > 0 && s < SEGMENTS ? SEGMENTS - s : s) * (N / SEGMENTS);
		if (!is_reversed)
			offsets[faults[i].at] += faults[i].by;
		is(segred_memory_make(c, sizeof offsets, offsets, &memory), SEGRED_OK, "memory");
		p.offsets = memory;
		is(segred_look(c, &p, NULL), SEGRED_OFFSETS, is_reversed ? "they decrease" : faults[i].what);
		is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_OFFSETS, "probed");
		segred_memory_free(c, memory);
	}
	p = d->p;
	p.n--;
	is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_OFFSETS, "n does not match");
	is(segred_look(c, &p, NULL), SEGRED_OFFSETS, "n does not match");
	works(c, d, "after offsets");
}

/* ---- elsewhere ---- */

static void refuse_devices(void)
{
	static const char *const names[] = {"cuda:999", "opencl:999", "cuda:-1", "opencl:", "cuda:0x", "gpu", ""};
	segred_context *c;
	size_t i;

	for (i = 0; i < sizeof names / sizeof *names; i++) {
		const int status = segred_open(names[i], &c);

		check((status == SEGRED_NO_DEVICE || status == SEGRED_NO_DRIVER) && !c, names[i]);
	}
}

/* One array after the other is of memory that the device cannot reach. */
static void refuse_memory(segred_context *c, struct data *d, void *elsewhere)
{
	struct segred_problem p = d->p;
	segred_plan *plan;
	void *arrays[3];
	int k;

	for (k = 0; k < 3; k++) {
		memcpy(arrays, d->arrays, sizeof arrays);
		arrays[k] = elsewhere;
		p.offsets = arrays[1];
		p.n = N - 1 - k; /* where sizes come again arrays are not looked at */
		is(segred_run(c, &p, arrays, NULL), SEGRED_WRONG_DEVICE, "a call with an array elsewhere");
		p.n = N;
		is(segred_plan_shape(c, &p, &plan), SEGRED_OK, "a plan by the shape");
		is(segred_execute(plan, arrays[0], arrays[2], NULL), SEGRED_WRONG_DEVICE, "a plan's array elsewhere");
		segred_plan_free(plan);
	}
	p.segments = SEGMENTS - 1;
	p.n = 0;
	for (k = 1; k < 3; k++) { /* offsets are read and results written without elements, too */
		memcpy(arrays, d->arrays, sizeof arrays);
		arrays[k] = elsewhere;
		p.offsets = arrays[1];
		is(segred_run(c, &p, arrays, NULL), SEGRED_WRONG_DEVICE, "a call without elements, an array elsewhere");
		is(segred_plan_shape(c, &p, &plan), SEGRED_OK, "a plan without elements");
		is(segred_execute_arrays(plan, arrays, NULL), SEGRED_WRONG_DEVICE, "its array elsewhere");
		segred_plan_free(plan);
	}
	p = d->p;
	p.offsets = elsewhere;
	is(segred_plan_probed(c, &p, NULL, &plan), SEGRED_WRONG_DEVICE, "offsets elsewhere, probed");
	is(segred_look(c, &p, NULL), SEGRED_WRONG_DEVICE, "offsets elsewhere, a look");
	works(c, d, "after arrays elsewhere");
}

static void refuse_stream(segred_context *c, struct data *d, void *stream)
{
	struct segred_problem p = d->p;
	segred_plan *plan;

	is(segred_run(c, &p, d->arrays, stream), SEGRED_WRONG_STREAM, "a call");
	is(segred_plan_probed(c, &p, stream, &plan), SEGRED_WRONG_STREAM, "a probe");
	is(segred_look(c, &p, stream), SEGRED_WRONG_STREAM, "a look");
	is(segred_plan_shape(c, &p, &plan), SEGRED_OK, "a plan");
	is(segred_execute(plan, d->arrays[0], d->arrays[2], stream), SEGRED_WRONG_STREAM, "a plan's call");
	segred_plan_free(plan);
	works(c, d, "after another context's stream");
}

/* A symbol of a library, as a function: memcpy, since C has no such cast. */
static int find(void *library, const char *name, void *function)
{
	void *symbol = library ? dlsym(library, name) : NULL;

	memcpy(function, &symbol, sizeof symbol);
	return symbol != NULL;
}

/* Memory for temporaries that is too small: each call fails, and leaves nothing that keeps the buffer. */
static void refuse_small(segred_context *c, struct data *d, void *library)
{
	enum { REFERENCE_COUNT = 0x1105, SMALL = 64 };
	int (*info)(void *, unsigned, size_t, void *, size_t *);
	void *memory = NULL;
	segred_plan *plan = NULL;
	unsigned count = 0;
	int i;

	is(segred_plan_shape(c, &d->p, &plan), SEGRED_OK, "a plan with temporaries");
	is(segred_memory_make(c, SMALL, NULL, &memory), SEGRED_OK, "memory");
	if (!plan || !find(library, "clGetMemObjectInfo", &info)) {
		check(0, "references");
		return;
	}
	check(segred_plan_bytes(plan) > SMALL, "a plan with more temporaries than fit");
	is(segred_plan_memory(plan, memory), SEGRED_OK, "memory for temporaries");
	for (i = 0; i < 3; i++)
		check(segred_execute(plan, d->arrays[0], d->arrays[2], NULL) != SEGRED_OK, "too little memory");
	segred_plan_free(plan);
	check(info(memory, REFERENCE_COUNT, sizeof count, &count, NULL) == 0 && count == 1, "nothing keeps the memory");
	segred_memory_free(c, memory);
	works(c, d, "after too little memory");
}

/* Another context's queue, and its memory. */
static void refuse_opencl(segred_context *c, struct data *d)
{
	void *library = dlopen("libOpenCL.so.1", RTLD_NOW), *platform = NULL, *device = NULL, *native, *queue, *memory;
	void *(*make_context)(const intptr_t *, unsigned, void *const *, void *, void *, int *);
	void *(*make_queue)(void *, void *, uint64_t, int *), *(*make_buffer)(void *, uint64_t, size_t, void *, int *);
	int (*platforms)(unsigned, void **, unsigned *), (*devices)(void *, uint64_t, unsigned, void **, unsigned *);
	int code = 0;

	if (!find(library, "clGetPlatformIDs", &platforms) || !find(library, "clGetDeviceIDs", &devices) ||
	    !find(library, "clCreateContext", &make_context) || !find(library, "clCreateCommandQueue", &make_queue) ||
	    !find(library, "clCreateBuffer", &make_buffer) || platforms(1, &platform, NULL) != 0 ||
	    devices(platform, 0xFFFFFFFF, 1, &device, NULL) != 0) {
		check(0, "OpenCL");
		return;
	}
	native = make_context(NULL, 1, &device, NULL, NULL, &code);
	queue = make_queue(native, device, 0, &code);
	memory = make_buffer(native, 1, 4 * (N + 1), NULL, &code);
	check(native && queue && memory, "another context");
	refuse_stream(c, d, queue);
	refuse_memory(c, d, memory);
	refuse_small(c, d, library);
}

/* Another context's stream; memory of the host, where the device cannot read that. */
static void refuse_cuda(segred_context *c, struct data *d)
{
	enum { PAGEABLE_MEMORY_ACCESS = 88 };
	void *library = dlopen("libcuda.so.1", RTLD_NOW), *native = NULL, *stream = NULL, *memory;
	int (*make_context)(void **, unsigned, int), (*make_stream)(void **, unsigned), (*pop)(void **);
	int (*attribute)(int *, int, int), is_pageable = 1;

	if (!find(library, "cuCtxCreate_v2", &make_context) || !find(library, "cuStreamCreate", &make_stream) ||
	    !find(library, "cuCtxPopCurrent_v2", &pop) || !find(library, "cuDeviceGetAttribute", &attribute) ||
	    make_context(&native, 0, 0) != 0 || make_stream(&stream, 0) != 0 || pop(&native) != 0) {
		check(0, "another context");
		return;
	}
	refuse_stream(c, d, stream);
	memory = malloc(4 * (N + 64));
	(void)attribute(&is_pageable, PAGEABLE_MEMORY_ACCESS, 0);
	if (memory && !is_pageable)
		refuse_memory(c, d, memory);
	free(memory);
}

int main(int argc, char **argv)
{
	const int is_cuda = argc > 1 && strcmp(argv[1], "cuda") == 0;
	segred_context *c;
	struct data d;

	if (segred_open(is_cuda ? "cuda:0" : "opencl:0", &c) != SEGRED_OK)
		return 77;
	if (!make(c, &d)) {
		(void)printf("no memory\n");
		return 1;
	}
	works(c, &d, "at first");
	refuse_devices();
	refuse_null_makers(c, &d);
	refuse_null_calls(c, &d);
	refuse_sizes(c, &d);
	refuse_offsets(c, &d);
	if (is_cuda)
		refuse_cuda(c, &d);
	else
		refuse_opencl(c, &d);
	release(c, &d);
	segred_close(c);
	(void)printf("%d checks, %d failed\n", checks, failures);
	return failures != 0;
}

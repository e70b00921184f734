/* Contexts: opening and closing, programs built at first use, device memory for programs that do not use a driver
 * API. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

const char *segred_status_text(int status)
{
	static const char *const texts[SEGRED_STATUSES] = {
		"no error",
		"a pointer is NULL",
		"a size is negative or too large, or n is no multiple of regular segments",
		"the library does not include this operation, type, operator or width of offsets",
		"no launch box can run on this device with these sizes",
		"the driver that the context needs, CUDA's or OpenCL, is not installed",
		"there is no such device, or no CUDA context is current",
		"the library has no code for this device, and NVRTC is not installed",
		"the compiler refused a kernel",
		"not enough memory",
		"the driver refused a launch",
		"a call of the driver failed",
		"the stream belongs to another context",
		"an array is not aligned to 16 bytes, which the launch box needs, or not to its elements",
		"the offsets decrease, or do not begin with 0 and end with n",
		"the operation must know its empty segments: segred_look finds them, or a probed plan",
		"an array is not in memory that the device can reach",
		"rows have no width, or more than 4096 values, or a stride below the width or above 65536",
		"an index is not that of a row of the table",
	};

	return status >= 0 && status < SEGRED_STATUSES ? texts[status] : "unknown status";
}

LOCAL segred_context *context_new(const struct backend *backend)
{
	segred_context *c = (segred_context *)calloc(1, sizeof *c);

	if (c && pthread_mutex_init(&c->mutex, NULL) != 0) {
		free(c);
		return NULL;
	}
	if (c)
		c->backend = backend;
	return c;
}

int segred_open(const char *device, segred_context **context)
{
	static const struct {
		const char *prefix;
		int (*open)(int number, segred_context **context);
	} backends[] = {{"cuda:", cuda_open_device}, {"opencl:", opencl_open_device}};
	int status = SEGRED_NO_DEVICE;
	size_t i;

	if (!context)
		return SEGRED_NULL_POINTER;
	*context = NULL;
	for (i = 0; i < sizeof backends / sizeof *backends; i++) {
		const size_t length = strlen(backends[i].prefix);
		char *end;
		long number;

		if (!device) {
			status = backends[i].open(0, context);
			if (status == SEGRED_OK)
				return status;
		} else if (strncmp(device, backends[i].prefix, length) == 0) {
			number = strtol(device + length, &end, 10);
			return end == device + length || *end || number < 0 || number > 1000
				       ? SEGRED_NO_DEVICE
				       : backends[i].open((int)number, context);
		}
	}
	return status;
}

void segred_close(segred_context *c)
{
	struct program *p, *next;
	int entered;

	if (!c)
		return;
	entered = c->backend->enter(c);
	(void)c->backend->streams->finish_all(c);
	free_runners(c);
	for (p = c->programs; p; p = next) {
		next = p->next;
		c->backend->unbuild(c, p->handle);
		free(p);
	}
	free_answers(c);
	c->backend->leave(c, entered);
	c->backend->close(c);
	(void)pthread_mutex_destroy(&c->mutex);
	free(c);
}

const char *segred_device_name(const segred_context *c)
{
	return c ? c->name : "";
}

LOCAL int is_same_build(const struct compiled_in *a, const struct compiled_in *b)
{
	return a->length == b->length && a->width == b->width && a->stride == b->stride;
}

/* Call with the mutex held. */
static int find_or_build(segred_context *c, const struct kernels *kernels, const struct compiled_in *in, void **handle)
{
	struct program *p;
	int status;

	for (p = c->programs; p; p = p->next)
		if (p->kernels == kernels && is_same_build(&p->in, in)) {
			*handle = p->handle;
			return SEGRED_OK;
		}
	p = (struct program *)calloc(1, sizeof *p);
	if (!p)
		return SEGRED_NO_MEMORY;
	status = c->backend->build(c, kernels, in, &p->handle);
	if (status != SEGRED_OK) {
		free(p);
		return status;
	}
	p->kernels = kernels;
	p->in = *in;
	p->next = c->programs;
	c->programs = p;
	*handle = p->handle;
	return SEGRED_OK;
}

LOCAL int context_program(segred_context *c, const struct kernels *kernels, const struct compiled_in *in,
			  void **program)
{
	int status;

	(void)pthread_mutex_lock(&c->mutex);
	status = find_or_build(c, kernels, in, program);
	(void)pthread_mutex_unlock(&c->mutex);
	return status;
}

static size_t length_of(const char *const *lines)
{
	size_t length = 0;

	for (; *lines; lines++)
		length += strlen(*lines);
	return length;
}

static char *append(char *at, const char *const *lines)
{
	for (; *lines; lines++) {
		const size_t length = strlen(*lines);

		memcpy(at, *lines, length);
		at += length;
	}
	return at;
}

LOCAL char *kernels_text(const struct kernels *kernels, const struct compiled_in *in)
{
	char define[96] = "", *text;
	const char *const first[] = {define, NULL};

	if (in->length > 0)
		(void)snprintf(define, sizeof define, "#define SEGLEN %lld\n", (long long)in->length);
	if (in->width > 0)
		(void)snprintf(define, sizeof define, "#define WIDTH %lld\n#define ROW_STRIDE %lld\n",
			       (long long)in->width, (long long)in->stride);
	text = (char *)malloc(length_of(first) + length_of(kernels->head) + length_of(kernels->body) + 1);
	if (text)
		*append(append(append(text, first), kernels->head), kernels->body) = '\0';
	return text;
}

int segred_memory_make(segred_context *c, size_t bytes, const void *host, void **memory)
{
	int entered, status;

	if (!c || !memory)
		return SEGRED_NULL_POINTER;
	*memory = NULL;
	entered = c->backend->enter(c);
	status = c->backend->alloc(c, bytes ? bytes : 1, NULL, memory);
	if (status == SEGRED_OK && host && bytes)
		status = c->backend->write(c, *memory, host, bytes);
	/* A copy from pageable memory can return before its last part arrives, and non-blocking streams would not wait
	 * for it. */
	if (status == SEGRED_OK)
		status = c->backend->streams->finish(c, NULL);
	if (status != SEGRED_OK && *memory) {
		c->backend->free(c, *memory, NULL);
		*memory = NULL;
	}
	c->backend->leave(c, entered);
	return status;
}

int segred_memory_read(segred_context *c, void *memory, size_t bytes, void *host)
{
	int entered, status;

	if (!c || !memory || !host)
		return SEGRED_NULL_POINTER;
	entered = c->backend->enter(c);
	status = bytes ? c->backend->read(c, memory, host, bytes, NULL) : SEGRED_OK;
	c->backend->leave(c, entered);
	return status;
}

void segred_memory_free(segred_context *c, void *memory)
{
	int entered;

	if (!c || !memory)
		return;
	entered = c->backend->enter(c);
	c->backend->free(c, memory, NULL);
	c->backend->leave(c, entered);
}

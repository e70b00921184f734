/*
 * Programs that are shared libraries: host functions that queue the work of other libraries, verified and timed like
 * kernels (peers.cu). The libraries include the first part, too, and may be C++.
 */
#ifndef SEGTUNE_LIBRARY_H
#define SEGTUNE_LIBRARY_H

#include <stdint.h>
#include <string.h>

/* One argument of a launch. */
struct library_arg {
	void *array;    /* device address; NULL for a scalar */
	int64_t scalar; /* 0 for an array */
};

/*
 * The function that a library exports for each kernel, under its name: it queues the work on the stream (a CUstream;
 * NULL on the host) and returns NULL, or a static text that says what failed. It may keep memory between calls.
 */
typedef const char *library_kernel(void *stream, int nargs, const struct library_arg *args);

/* A library contains this, followed by a line of text: its identity, under which results are stored. */
#define LIBRARY_MARK "segtune-library: "

/* A name ("f32", "minimum") as a scalar argument: its first eight characters. */
static inline int64_t library_name(const char *name)
{
	uint64_t code = 0;

	for (int shift = 0; shift < 64 && *name; shift += 8)
		code |= (uint64_t)(unsigned char)*name++ << shift;
	return (int64_t)code;
}

#ifndef __cplusplus

#include "harness/base/err.h"
#include "harness/device/gpu.h"

#define LIBRARY_ARGS 32

/*
 * A zeroed program of size bytes (of the backend's struct, which begins with struct gpu_program) for the library at
 * path; its owner frees program->library, too. NULL with e filled: ERR_ABSENT with the loader's reason if it does not
 * load.
 */
struct gpu_program *library_program(struct gpu *gpu, const char *path, size_t size, struct err *e);

/* The function of a kernel, valid until the process ends. ERR_LAUNCH where the library has none of that name. */
int library_find(const char *path, const char *kernel, library_kernel **function, struct err *e);

/* Call it for a launch. address returns the device address of an array. ERR_LAUNCH with the library's message. */
int library_call(library_kernel *function, const struct gpu_launch *launch, void *stream,
		 void *(*address)(const struct gpu_mem *mem), struct err *e);

#endif
#endif

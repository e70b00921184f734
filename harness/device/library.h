/* Programs that are shared libraries: host functions that enqueue the work of other libraries, verified and timed like
 * kernels (peers.cu). Such libraries include the first part of this file and may be C++. */
#ifndef SEGTUNE_LIBRARY_H
#define SEGTUNE_LIBRARY_H

#include <stdint.h>
#include <string.h>

/* One argument of a launch. */
struct library_arg {
	void *array;    /* device address; NULL for a scalar */
	int64_t scalar; /* 0 for an array */
};

/* The type of function that a library exports, one per kernel and with the kernel's name. It enqueues the work on the
 * stream (a CUstream; NULL on the host) and returns NULL, or a static error text. It may keep memory between calls. */
typedef const char *library_kernel(void *stream, int nargs, const struct library_arg *args);

/* A library contains this mark, followed by a line that identifies it; results are stored under that line. */
#define LIBRARY_MARK "segtune-library: "

/* Encodes a name ("f32", "minimum") as a scalar argument: its first eight characters. */
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

/* A zeroed program of `size` bytes (the backend's struct, which begins with struct gpu_program) for the library at
 * path. The owner also frees program->library. NULL with e filled on failure: ERR_ABSENT with the loader's reason if it
 * does not load. */
struct gpu_program *library_program(struct gpu *gpu, const char *path, size_t size, struct err *e);

/* Looks up a kernel's function, which stays valid until the process ends. ERR_LAUNCH if the library has none with that
 * name. */
int library_find(const char *path, const char *kernel, library_kernel **function, struct err *e);

/* Calls it for a launch. address: returns the device address of an array. ERR_LAUNCH with the library's message. */
int library_call(library_kernel *function, const struct gpu_launch *launch, void *stream,
		 void *(*address)(const struct gpu_mem *mem), struct err *e);

#endif
#endif

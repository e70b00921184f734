/*
 * Programs that are shared libraries: functions on the host that queue what other libraries offer, to be verified and
 * timed like kernels (peers.cu). The first part is for the libraries too, which may be C++.
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
 * What a library exports for each kernel, under its name: queue the work on the stream (a CUstream; NULL on the host)
 * and return NULL, or a text that lives on, which says what failed. It may keep memory of its own from call to call.
 */
typedef const char *library_kernel(void *stream, int nargs, const struct library_arg *args);

/* A library holds this and a line of text behind it: its identity, under which results are stored. */
#define LIBRARY_MARK "segtune-library: "

/* What stands for a name ("f32", "minimum") among the scalars: its first eight characters. */
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

/* Does the library at path load? ERR_ABSENT with the loader's reason. */
int library_check(const char *path, struct err *e);

/* The function that stands for a kernel; it stays where it is. ERR_LAUNCH where the library has none of that name. */
int library_find(const char *path, const char *kernel, library_kernel **function, struct err *e);

/* Call it for a launch. address tells where an array lies on the device. ERR_LAUNCH with what the library says. */
int library_call(library_kernel *function, const struct gpu_launch *launch, void *stream,
		 void *(*address)(const struct gpu_mem *mem), struct err *e);

#endif
#endif

/* Compilers that may run in any process; their output is loaded onto a device later, perhaps in another process
 * (gpu_ops.load). */
#ifndef SEGTUNE_COMPILER_H
#define SEGTUNE_COMPILER_H

#include <stddef.h>

#include "harness/base/err.h"

struct gpu_backend;
struct gpu_info;

/* Compiled code of one source. Zero-initialized: none. */
struct gpu_code {
	void *bytes; /* malloc'd, owned */
	size_t size;
	double seconds; /* compile time, in whichever process */
};

#define COMPILER_TARGET 400 /* size of a target text */

/* A compiler opened for one target. Each backend's own struct begins with this one. */
struct compiler {
	const struct compiler_ops *ops;
	/* Everything that determines the code besides name and text: compiler release, options, architecture. */
	char identity[COMPILER_TARGET + 64];
};

/* Functions return 0, or -1 with e filled. */
struct compiler_ops {
	/* Opens the compiler; target is the output of compiler_target for the device. ERR_ABSENT if the compiler is
	 * missing. */
	int (*open)(const struct gpu_backend *backend, const char *target, struct compiler **compiler, struct err *e);
	void (*close)(struct compiler *compiler);
	/* text as for gpu_ops.build; the caller frees code->bytes. ERR_BUILD with the log. */
	int (*compile)(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
		       struct err *e);
	/* a short source to compile first, if the first compilation in a process is slow; NULL: not needed */
	const char *warm_up;
	/* Writes the target for a device; NULL: the target is its architecture. */
	void (*target)(const struct gpu_info *device, char *out, size_t size);
	/* 1: every compiler process opens the device and takes some of its memory, or of a CPU's cores */
	int opens_device;
};

/* What a compiler needs to know about the device that it compiles for. */
void compiler_target(const struct compiler_ops *ops, const struct gpu_info *device, char out[COMPILER_TARGET]);

#endif

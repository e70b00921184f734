/* Compilers of any process: what they make is loaded onto a device later, in another one (gpu_ops.load). */
#ifndef SEGTUNE_COMPILER_H
#define SEGTUNE_COMPILER_H

#include <stddef.h>

#include "harness/base/err.h"

struct gpu_backend;
struct gpu_info;

/* Compiled code of one source. Zero-initialised: none. */
struct gpu_code {
	void *bytes; /* malloc'd */
	size_t size;
	double seconds; /* that the compiler took, in whichever process */
};

#define COMPILER_TARGET 400 /* bytes of a target */

/* A compiler opened for one target. Each backend's own struct begins with one of these. */
struct compiler {
	const struct compiler_ops *ops;
	char identity[COMPILER_TARGET + 64]; /* everything beside name and text that determines the code: release,
						options, architecture */
};

/* All return 0, or -1 with e filled. */
struct compiler_ops {
	/* Of that backend; target is what compiler_target says of the device. ERR_ABSENT where it is missing. */
	int (*open)(const struct gpu_backend *backend, const char *target, struct compiler **compiler, struct err *e);
	void (*close)(struct compiler *compiler);
	/* Text as gpu_ops.build takes it; the caller frees code->bytes. ERR_BUILD with the log. */
	int (*compile)(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
		       struct err *e);
	const char *warm_up; /* a short source, where the first compile of a process is slow; NULL: it is not */
	/* The target for a device; NULL: its architecture. */
	void (*target)(const struct gpu_info *device, char *out, size_t size);
	int opens_device; /* 1: each process opens the device: it takes of its memory, or of a CPU's cores */
};

/* What a compiler has to know of the device that it compiles for. */
void compiler_target(const struct compiler_ops *ops, const struct gpu_info *device, char out[COMPILER_TARGET]);

#endif

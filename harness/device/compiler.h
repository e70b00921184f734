/* Compilers that need no device: what they make, in any process, is loaded onto a device later (gpu_ops.load). */
#ifndef SEGTUNE_COMPILER_H
#define SEGTUNE_COMPILER_H

#include <stddef.h>

#include "harness/base/err.h"

/* Compiled code of one source. Zero-initialised: none. */
struct gpu_code {
	void *bytes; /* malloc'd */
	size_t size;
	double seconds; /* that the compiler took, in whichever process */
};

/* A compiler opened for one architecture. Each backend's own struct begins with one of these. */
struct compiler {
	const struct compiler_ops *ops;
	char identity[320]; /* everything beside name and text that determines the code: release, options, architecture
			     */
};

/* All return 0, or -1 with e filled. */
struct compiler_ops {
	/* arch is gpu_info.arch. ERR_ABSENT where the compiler is missing. */
	int (*open)(const char *arch, struct compiler **compiler, struct err *e);
	void (*close)(struct compiler *compiler);
	/* Text as gpu_ops.build takes it; the caller frees code->bytes. ERR_BUILD with the log. */
	int (*compile)(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
		       struct err *e);
	const char *warm_up; /* a short source, where the first compile of a process is slow; NULL: it is not */
};

#endif

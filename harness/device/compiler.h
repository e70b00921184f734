/* Compilers that need no device: what they make in any process is loaded onto a device later. */
#ifndef SEGTUNE_COMPILER_H
#define SEGTUNE_COMPILER_H

#include "harness/device/gpu.h"

/* What a compiler made of one source. Zero-initialised is none. */
struct gpu_code {
	void *bytes; /* malloc'd */
	size_t size;
	double seconds; /* that the compiler took, in whichever process */
};

/* A compiler made ready for one architecture. Each backend's own struct begins with one of these. */
struct compiler {
	const struct compiler_ops *ops;
	char identity[320]; /* all that decides beside name and text over what comes out: release, options, architecture
			     */
};

/* All return 0, or -1 with e filled. A backend that compiles only on its device has none (gpu_ops.compiler is NULL). */
struct compiler_ops {
	/* arch is gpu_info.arch. ERR_ABSENT where the compiler is not there. */
	int (*open)(const char *arch, struct compiler **compiler, struct err *e);
	void (*close)(struct compiler *compiler);
	/* Text as gpu_ops.build takes it; the caller frees code->bytes. ERR_BUILD with the log. */
	int (*compile)(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
		       struct err *e);
	/* A short source: where the first compile of a process takes longer than others that one can be it. NULL. */
	const char *first;
	/* Put code, made for this device's architecture, onto it. Takes code->bytes over, also where it fails. */
	int (*load)(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		    struct err *e);
};

#endif

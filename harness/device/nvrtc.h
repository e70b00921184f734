/* NVIDIA's run-time compiler, found with dlopen. It needs no GPU. */
#ifndef SEGTUNE_NVRTC_H
#define SEGTUNE_NVRTC_H

#include <stddef.h>

#include "harness/base/dynlib.h"
#include "harness/base/err.h"
#include "harness/device/compiler.h"

typedef struct nvrtc_program_object *nvrtc_program;

/* Every entry point: name, parameters. All return 0 or an error code. */
#define NVRTC_CALLS(X)                                                                                                 \
	X(nvrtcVersion, (int *major, int *minor))                                                                      \
	X(nvrtcGetNumSupportedArchs, (int *count))                                                                     \
	X(nvrtcGetSupportedArchs, (int *archs))                                                                        \
	X(nvrtcCreateProgram, (nvrtc_program * program, const char *text, const char *name, int nheaders,              \
			       const char *const *headers, const char *const *header_names))                           \
	X(nvrtcDestroyProgram, (nvrtc_program * program))                                                              \
	X(nvrtcCompileProgram, (nvrtc_program program, int noptions, const char *const *options))                      \
	X(nvrtcGetProgramLogSize, (nvrtc_program program, size_t * size))                                              \
	X(nvrtcGetProgramLog, (nvrtc_program program, char *log))                                                      \
	X(nvrtcGetCUBINSize, (nvrtc_program program, size_t * size))                                                   \
	X(nvrtcGetCUBIN, (nvrtc_program program, char *cubin))                                                         \
	X(nvrtcGetPTXSize, (nvrtc_program program, size_t * size))                                                     \
	X(nvrtcGetPTX, (nvrtc_program program, char *ptx))

struct nvrtc {
	struct dynlib lib;
	char version[32];     /* "NVRTC 13.0" */
	char library[128];    /* name and size of its file: versions lack the patch level */
	int newest;           /* compute capability supported at most: 90 is 9.0 */
	const char *extra[2]; /* further options, NULL: none. Tests use them to compile faster. */
	struct nvrtc_calls {
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(name, parameters) int(*name) parameters;
		NVRTC_CALLS(MEMBER)
#undef MEMBER
	} call;
};

/* ERR_ABSENT with the reason where the library is not there. The caller ends it with nvrtc_close. */
int nvrtc_open(struct nvrtc *n, struct err *e);
void nvrtc_close(struct nvrtc *n);

/* Everything besides name and text that determines the code: library, options, architecture. */
void nvrtc_identity(const struct nvrtc *n, int capability, char *out, size_t size);

/*
 * Compile text, called name in messages, for compute capability `capability` (90 for sm_90), into a cubin, or
 * PTX where NVRTC is older than that; the caller frees code->bytes. ERR_BUILD with the log.
 * Without fused multiply-add: results and error bounds are those of OpenCL.
 */
int nvrtc_compile(const struct nvrtc *n, const char *name, const char *text, int capability, struct gpu_code *code,
		  struct err *e);

#endif

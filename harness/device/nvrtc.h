/* NVRTC, NVIDIA's run-time compiler, loaded with dlopen. It needs no GPU. */
#ifndef SEGTUNE_NVRTC_H
#define SEGTUNE_NVRTC_H

#include <stddef.h>

#include "harness/base/dynlib.h"
#include "harness/base/err.h"
#include "harness/device/compiler.h"

typedef struct nvrtc_program_object *nvrtc_program;

/* The functions used: X(name, parameters). All return 0 or an error code. */
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
	char library[128];    /* name and size of the library file, because the version lacks the patch level */
	int newest;           /* highest supported compute capability: 90 is 9.0 */
	const char *extra[2]; /* additional options, NULL: none; tests use them to compile faster */
	struct nvrtc_calls {
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(name, parameters) int(*name) parameters;
		NVRTC_CALLS(MEMBER)
#undef MEMBER
	} call;
};

/* ERR_ABSENT with the reason if the library is missing. The caller closes it with nvrtc_close. */
int nvrtc_open(struct nvrtc *n, struct err *e);
void nvrtc_close(struct nvrtc *n);

/* Everything that determines the code besides name and text: library, options, architecture. */
void nvrtc_identity(const struct nvrtc *n, int capability, char *out, size_t size);

/* Compiles text, called `name` in messages, for compute capability `capability` (90 for sm_90) into a cubin, or into
 * PTX if NVRTC is older than the device; the caller frees code->bytes. ERR_BUILD with the log. Fused multiply-add is
 * disabled, so that results and error bounds equal those of OpenCL. */
int nvrtc_compile(const struct nvrtc *n, const char *name, const char *text, int capability, struct gpu_code *code,
		  struct err *e);

#endif

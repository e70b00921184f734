/* The CUDA backend: the part of the driver API that it uses, declared here so that no toolkit is needed, and state
 * shared by its files. */
#ifndef SEGTUNE_CUDA_IMPL_H
#define SEGTUNE_CUDA_IMPL_H

#include <stddef.h>

#include "harness/base/dynlib.h"
#include "harness/device/backends.h"
#include "harness/device/nvml.h"
#include "harness/device/nvrtc.h"

typedef int cu_device;
typedef unsigned long long cu_ptr;
typedef struct cu_context_object *cu_context;
typedef struct cu_module_object *cu_module;
typedef struct cu_function_object *cu_function;
typedef struct cu_stream_object *cu_stream;
typedef struct cu_event_object *cu_event;

struct cu_uuid {
	unsigned char bytes[16];
};

enum {
	CUDA_SUCCESS = 0,
	CUDA_ERROR_OUT_OF_MEMORY = 2,
	CUDA_ERROR_NOT_FOUND = 500,

	CU_MAX_THREADS_PER_BLOCK = 1,
	CU_MAX_SHARED_MEMORY_PER_BLOCK = 8,
	CU_WARP_SIZE = 10,
	CU_MULTIPROCESSOR_COUNT = 16,
	CU_L2_CACHE_SIZE = 38,
	CU_MAX_THREADS_PER_MULTIPROCESSOR = 39,
	CU_COMPUTE_CAPABILITY_MAJOR = 75,
	CU_COMPUTE_CAPABILITY_MINOR = 76,
	CU_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
	CU_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
	CU_COOPERATIVE_LAUNCH = 95,
	CU_MAX_BLOCKS_PER_MULTIPROCESSOR = 106, /* since CUDA 11 */

	CU_FUNC_MAX_THREADS_PER_BLOCK = 0,
	CU_FUNC_SHARED_SIZE_BYTES = 1,
	CU_FUNC_LOCAL_SIZE_BYTES = 3,
	CU_FUNC_NUM_REGS = 4,
	CU_FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
};

/* The functions used: X(name, parameters). All return a CUresult, 0 on success. */
#define CUDA_CALLS(X)                                                                                                  \
	X(cuInit, (unsigned flags))                                                                                    \
	X(cuDriverGetVersion, (int *version))                                                                          \
	X(cuGetErrorName, (int code, const char **text))                                                               \
	X(cuGetErrorString, (int code, const char **text))                                                             \
	X(cuDeviceGetCount, (int *count))                                                                              \
	X(cuDeviceGet, (cu_device * device, int index))                                                                \
	X(cuDeviceGetName, (char *name, int size, cu_device device))                                                   \
	X(cuDeviceGetUuid, (struct cu_uuid * uuid, cu_device device))                                                  \
	X(cuDeviceTotalMem_v2, (size_t * bytes, cu_device device))                                                     \
	X(cuDeviceGetAttribute, (int *value, int attribute, cu_device device))                                         \
	X(cuDevicePrimaryCtxRetain, (cu_context * context, cu_device device))                                          \
	X(cuDevicePrimaryCtxRelease_v2, (cu_device device))                                                            \
	X(cuCtxSetCurrent, (cu_context context))                                                                       \
	X(cuModuleLoadData, (cu_module * module, const void *image))                                                   \
	X(cuModuleUnload, (cu_module module))                                                                          \
	X(cuModuleGetFunction, (cu_function * function, cu_module module, const char *name))                           \
	X(cuFuncGetAttribute, (int *value, int attribute, cu_function function))                                       \
	X(cuFuncSetAttribute, (cu_function function, int attribute, int value))                                        \
	X(cuMemGetInfo_v2, (size_t * free, size_t * total))                                                            \
	X(cuMemAlloc_v2, (cu_ptr * address, size_t bytes))                                                             \
	X(cuMemFree_v2, (cu_ptr address))                                                                              \
	X(cuMemHostRegister_v2, (void *memory, size_t bytes, unsigned flags))                                          \
	X(cuMemcpyHtoD_v2, (cu_ptr to, const void *from, size_t bytes))                                                \
	X(cuMemcpyDtoH_v2, (void *to, cu_ptr from, size_t bytes))                                                      \
	X(cuMemcpyDtoDAsync_v2, (cu_ptr to, cu_ptr from, size_t bytes, cu_stream stream))                              \
	X(cuMemsetD32Async, (cu_ptr to, unsigned value, size_t words, cu_stream stream))                               \
	X(cuStreamCreate, (cu_stream * stream, unsigned flags))                                                        \
	X(cuStreamDestroy_v2, (cu_stream stream))                                                                      \
	X(cuCtxSynchronize, (void))                                                                                    \
	X(cuStreamSynchronize, (cu_stream stream))                                                                     \
	X(cuEventCreate, (cu_event * event, unsigned flags))                                                           \
	X(cuEventDestroy_v2, (cu_event event))                                                                         \
	X(cuEventRecord, (cu_event event, cu_stream stream))                                                           \
	X(cuEventSynchronize, (cu_event event))                                                                        \
	X(cuEventElapsedTime, (float *milliseconds, cu_event from, cu_event to))                                       \
	X(cuLaunchKernel, (cu_function function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,  \
			   unsigned block_y, unsigned block_z, unsigned shared_bytes, cu_stream stream,                \
			   void **parameters, void **extra))

struct cuda_calls {
/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(name, parameters) int(*name) parameters;
	CUDA_CALLS(MEMBER)
#undef MEMBER
};

struct cuda {
	struct gpu base;
	struct dynlib lib;
	struct cuda_calls cu;
	struct nvrtc nvrtc;
	struct nvml nvml;
	cu_device device;
	cu_context context;
	cu_stream streams[GPU_STREAMS];
	int stream, uses_streams; /* the current stream; 1: streams other than stream 0 may have work */
	int capability;           /* 90 for sm_90 */
	cu_event events[GPU_EVENTS];
};

struct cuda_mem {
	struct gpu_mem base;
	cu_ptr whole; /* allocation: front guard, array, back guard */
	cu_ptr view;  /* the array, as passed to kernels */
};

/* Returns 0 on success; else -1, with e naming the call, the error code and its text. */
static inline int cuda_check(const struct cuda_calls *cu, int code, enum err_kind kind, const char *call, struct err *e)
{
	const char *name = NULL, *text = NULL;

	if (code == CUDA_SUCCESS)
		return 0;
	(void)cu->cuGetErrorName(code, &name);
	(void)cu->cuGetErrorString(code, &text);
	return err_as(e, code == CUDA_ERROR_OUT_OF_MEMORY ? ERR_TOO_LARGE : kind, "%s failed: %s (%s)", call,
		      name ? name : "unknown code", text ? text : "no text");
}

/* Calls a function of struct cuda_calls: 0, or -1 with e filled. */
#define CUDA_TRY(cu, kind, e, name, ...) cuda_check(cu, (cu)->name(__VA_ARGS__), kind, #name, e)

/* The gpu_ops for programs and launches (cuda_program.c). */
int cuda_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e);
int cuda_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program, struct err *e);
int cuda_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e);
void cuda_unbuild(struct gpu_program *program);
int cuda_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info, struct err *e);
int cuda_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e);

/* Of the current stream. */
static inline cu_stream current_stream(const struct cuda *c)
{
	return c->streams[c->stream];
}

static inline cu_ptr address(const struct gpu_mem *mem, ptrdiff_t offset)
{
	/* a negative offset wraps around into the front guard */
	return ((const struct cuda_mem *)mem)->view + (cu_ptr)offset;
}

#endif

/* The OpenCL backend: the part of OpenCL that it uses (1.2 calls, 3.0 queries), declared here from the Khronos
 * specification so that no headers are needed, and state shared by its files. */
#ifndef SEGTUNE_OPENCL_IMPL_H
#define SEGTUNE_OPENCL_IMPL_H

#include <stddef.h>
#include <stdint.h>

#include "harness/base/dynlib.h"
#include "harness/device/backends.h"

typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_ulong;
typedef cl_ulong cl_bitfield;
typedef struct cl_platform_object *cl_platform_id;
typedef struct cl_device_object *cl_device_id;
typedef struct cl_context_object *cl_context;
typedef struct cl_queue_object *cl_command_queue;
typedef struct cl_mem_object *cl_mem;
typedef struct cl_program_object *cl_program;
typedef struct cl_kernel_object *cl_kernel;
typedef struct cl_event_object *cl_event;

struct cl_region {
	size_t origin, size;
};

struct cl_name_version {
	cl_uint version; /* 10 bits major, 10 minor, 12 patch */
	char name[64];
};

enum {
	CL_SUCCESS = 0,
	CL_DEVICE_NOT_FOUND = -1,
	CL_MEM_OBJECT_ALLOCATION_FAILURE = -4,
	CL_OUT_OF_RESOURCES = -5,
	CL_OUT_OF_HOST_MEMORY = -6,
	CL_INVALID_KERNEL_NAME = -46,
	CL_INVALID_BUFFER_SIZE = -61,
	CL_PLATFORM_NOT_FOUND_KHR = -1001,

	CL_PLATFORM_VERSION = 0x0901,
	CL_PLATFORM_NAME = 0x0902,

	CL_DEVICE_TYPE = 0x1000,
	CL_DEVICE_VENDOR_ID = 0x1001,
	CL_DEVICE_MAX_COMPUTE_UNITS = 0x1002,
	CL_DEVICE_MAX_WORK_GROUP_SIZE = 0x1004,
	CL_DEVICE_MAX_MEM_ALLOC_SIZE = 0x1010,
	CL_DEVICE_MEM_BASE_ADDR_ALIGN = 0x1019, /* in bits */
	CL_DEVICE_GLOBAL_MEM_CACHE_SIZE = 0x101E,
	CL_DEVICE_GLOBAL_MEM_SIZE = 0x101F,
	CL_DEVICE_LOCAL_MEM_SIZE = 0x1023,
	CL_DEVICE_NAME = 0x102B,
	CL_DRIVER_VERSION = 0x102D,
	CL_DEVICE_EXTENSIONS = 0x1030,
	CL_DEVICE_DOUBLE_FP_CONFIG = 0x1032,
	CL_DEVICE_OPENCL_C_VERSION = 0x103D,
	/* Since OpenCL 2.1 and 3.0. */
	CL_DEVICE_MAX_NUM_SUB_GROUPS = 0x105C,
	CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES = 0x1063,
	CL_DEVICE_ATOMIC_FENCE_CAPABILITIES = 0x1064,
	CL_DEVICE_OPENCL_C_ALL_VERSIONS = 0x1066,
	CL_ATOMIC_ORDER_ACQ_REL = 1 << 1,
	CL_ATOMIC_SCOPE_DEVICE = 1 << 5,

	CL_DEVICE_UUID_KHR = 0x106A, /* 16 bytes */
	CL_DEVICE_WARP_SIZE_NV = 0x4003,
	CL_DEVICE_WAVEFRONT_WIDTH_AMD = 0x4043,

	CL_QUEUE_PROFILING_ENABLE = 1 << 1,
	CL_MEM_READ_WRITE = 1 << 0,
	CL_MEM_USE_HOST_PTR = 1 << 3,
	CL_BUFFER_CREATE_TYPE_REGION = 0x1220,

	CL_PROGRAM_BINARY_SIZES = 0x1165,
	CL_PROGRAM_BINARIES = 0x1166,
	CL_PROGRAM_BUILD_LOG = 0x1183,
	CL_KERNEL_NUM_ARGS = 0x1191,
	CL_KERNEL_WORK_GROUP_SIZE = 0x11B0,
	CL_KERNEL_COMPILE_WORK_GROUP_SIZE = 0x11B1,
	CL_KERNEL_LOCAL_MEM_SIZE = 0x11B2,
	CL_KERNEL_PRIVATE_MEM_SIZE = 0x11B4,
	CL_PROFILING_COMMAND_END = 0x1283,
};

#define CL_DEVICE_TYPE_CPU (1u << 1)
#define CL_DEVICE_TYPE_ACCELERATOR (1u << 3)
#define CL_DEVICE_TYPE_ALL 0xFFFFFFFFu

/* Type of callbacks for builds and queues; none is used. */
typedef void (*cl_callback)(void);

/* The functions used: X(result, name, parameters). */
#define OPENCL_CALLS(X)                                                                                                \
	X(cl_int, clGetPlatformIDs, (cl_uint, cl_platform_id *, cl_uint *))                                            \
	X(cl_int, clGetPlatformInfo, (cl_platform_id, cl_uint, size_t, void *, size_t *))                              \
	X(cl_int, clGetDeviceIDs, (cl_platform_id, cl_bitfield, cl_uint, cl_device_id *, cl_uint *))                   \
	X(cl_int, clGetDeviceInfo, (cl_device_id, cl_uint, size_t, void *, size_t *))                                  \
	X(cl_context, clCreateContext,                                                                                 \
	  (const intptr_t *, cl_uint, const cl_device_id *, cl_callback, void *, cl_int *))                            \
	X(cl_int, clReleaseContext, (cl_context))                                                                      \
	X(cl_command_queue, clCreateCommandQueue, (cl_context, cl_device_id, cl_bitfield, cl_int *))                   \
	X(cl_int, clReleaseCommandQueue, (cl_command_queue))                                                           \
	X(cl_int, clFlush, (cl_command_queue))                                                                         \
	X(cl_int, clFinish, (cl_command_queue))                                                                        \
	X(cl_mem, clCreateBuffer, (cl_context, cl_bitfield, size_t, void *, cl_int *))                                 \
	X(cl_mem, clCreateSubBuffer, (cl_mem, cl_bitfield, cl_uint, const void *, cl_int *))                           \
	X(cl_int, clReleaseMemObject, (cl_mem))                                                                        \
	X(cl_int, clEnqueueReadBuffer,                                                                                 \
	  (cl_command_queue, cl_mem, cl_uint, size_t, size_t, void *, cl_uint, const cl_event *, cl_event *))          \
	X(cl_int, clEnqueueWriteBuffer,                                                                                \
	  (cl_command_queue, cl_mem, cl_uint, size_t, size_t, const void *, cl_uint, const cl_event *, cl_event *))    \
	X(cl_int, clEnqueueFillBuffer,                                                                                 \
	  (cl_command_queue, cl_mem, const void *, size_t, size_t, size_t, cl_uint, const cl_event *, cl_event *))     \
	X(cl_int, clEnqueueCopyBuffer,                                                                                 \
	  (cl_command_queue, cl_mem, cl_mem, size_t, size_t, size_t, cl_uint, const cl_event *, cl_event *))           \
	X(cl_int, clEnqueueMarkerWithWaitList, (cl_command_queue, cl_uint, const cl_event *, cl_event *))              \
	X(cl_int, clEnqueueNDRangeKernel,                                                                              \
	  (cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *, const size_t *, cl_uint,              \
	   const cl_event *, cl_event *))                                                                              \
	X(cl_int, clWaitForEvents, (cl_uint, const cl_event *))                                                        \
	X(cl_int, clReleaseEvent, (cl_event))                                                                          \
	X(cl_int, clGetEventProfilingInfo, (cl_event, cl_uint, size_t, void *, size_t *))                              \
	X(cl_program, clCreateProgramWithSource, (cl_context, cl_uint, const char **, const size_t *, cl_int *))       \
	X(cl_program, clCreateProgramWithBinary,                                                                       \
	  (cl_context, cl_uint, const cl_device_id *, const size_t *, const unsigned char **, cl_int *, cl_int *))     \
	X(cl_int, clGetProgramInfo, (cl_program, cl_uint, size_t, void *, size_t *))                                   \
	X(cl_int, clBuildProgram, (cl_program, cl_uint, const cl_device_id *, const char *, cl_callback, void *))      \
	X(cl_int, clGetProgramBuildInfo, (cl_program, cl_device_id, cl_uint, size_t, void *, size_t *))                \
	X(cl_int, clReleaseProgram, (cl_program))                                                                      \
	X(cl_kernel, clCreateKernel, (cl_program, const char *, cl_int *))                                             \
	X(cl_int, clReleaseKernel, (cl_kernel))                                                                        \
	X(cl_int, clSetKernelArg, (cl_kernel, cl_uint, size_t, const void *))                                          \
	X(cl_int, clGetKernelInfo, (cl_kernel, cl_uint, size_t, void *, size_t *))                                     \
	X(cl_int, clGetKernelWorkGroupInfo, (cl_kernel, cl_device_id, cl_uint, size_t, void *, size_t *))

/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(result, name, parameters) result(*name) parameters;
struct opencl_calls {
	OPENCL_CALLS(MEMBER)
};
#undef MEMBER

struct opencl {
	struct gpu base;
	struct dynlib lib;
	struct opencl_calls cl;
	cl_device_id device;
	cl_context context;
	cl_command_queue queue;
	size_t front;         /* bytes before each array: GPU_GUARD, or the device's base address alignment if larger */
	int64_t max_alloc;    /* maximum bytes of a buffer */
	int64_t allocated;    /* total bytes of all buffers */
	int separate_guards;  /* for Oclgrind: guards are in a separate buffer, see opencl_memory.c */
	const char *standard; /* language version of kernels, such as "CL1.2" */
	int host_clock;       /* events are host time stamps, taken while the queue is idle */
	cl_event events[GPU_EVENTS];
	int64_t times[GPU_EVENTS]; /* host time stamps in nanoseconds */
};

struct opencl_mem {
	struct gpu_mem base;
	cl_mem whole;     /* guards and array; with separate_guards only the two guards */
	cl_mem view;      /* the array, as passed to kernels */
	size_t allocated; /* bytes of device memory */
	void *host;       /* CPU only: the memory behind `whole` if the array is to be unaligned; else NULL */
};

/* Returns 0 for CL_SUCCESS; else -1, with e naming the call and the error code. */
int opencl_check(cl_int code, enum err_kind kind, const char *call, struct err *e);

/* The same, but ERR_TOO_LARGE if memory is exhausted. */
int opencl_check_memory(cl_int code, const char *call, struct err *e);

/* Calls a function of struct opencl_calls that returns a code: 0, or -1 with e filled. */
#define OPENCL_TRY(o, kind, e, name, ...) opencl_check((o)->cl.name(__VA_ARGS__), kind, #name, e)
#define OPENCL_TRY_MEMORY(o, e, name, ...) opencl_check_memory((o)->cl.name(__VA_ARGS__), #name, e)

/*
 * Finds a place for PoCL's kernel cache; call it before the OpenCL library is loaded. PoCL keeps built kernels in
 * POCL_CACHE_DIR, else in XDG_CACHE_HOME/pocl, else in HOME/.cache/pocl, and reports no device if it cannot create that
 * folder (in services, containers, read-only homes). If POCL_CACHE_DIR is unset and the other folders are not writable,
 * this sets it to segtune-pocl-UID under TMPDIR (default /tmp), private to this user. A folder of that name to which
 * others could write is never used; then the environment stays unchanged.
 */
void pocl_cache_prepare(void);

/* The gpu_ops of opencl_program.c. */
int opencl_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e);
int opencl_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program, struct err *e);
void opencl_unbuild(struct gpu_program *program);
int opencl_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info, struct err *e);
int opencl_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e);

/* The gpu_ops of opencl_memory.c. */
int opencl_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e);
void opencl_free(struct gpu_mem *mem);
int opencl_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e);
int opencl_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e);
int opencl_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e);
int opencl_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e);

#endif

/* The part of OpenCL 1.2 that opencl.c uses, declared from the Khronos specification: building needs no headers. */
#ifndef SEGTUNE_OPENCL_API_H
#define SEGTUNE_OPENCL_API_H

#include <stddef.h>
#include <stdint.h>

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
	CL_DEVICE_MAX_COMPUTE_UNITS = 0x1002,
	CL_DEVICE_MAX_WORK_GROUP_SIZE = 0x1004,
	CL_DEVICE_MAX_MEM_ALLOC_SIZE = 0x1010,
	CL_DEVICE_MEM_BASE_ADDR_ALIGN = 0x1019, /* in bits */
	CL_DEVICE_GLOBAL_MEM_CACHE_SIZE = 0x101E,
	CL_DEVICE_GLOBAL_MEM_SIZE = 0x101F,
	CL_DEVICE_LOCAL_MEM_SIZE = 0x1023,
	CL_DEVICE_NAME = 0x102B,
	CL_DRIVER_VERSION = 0x102D,
	CL_DEVICE_DOUBLE_FP_CONFIG = 0x1032,
	CL_DEVICE_OPENCL_C_VERSION = 0x103D,
	CL_DEVICE_WARP_SIZE_NV = 0x4003,
	CL_DEVICE_WAVEFRONT_WIDTH_AMD = 0x4043,

	CL_QUEUE_PROFILING_ENABLE = 1 << 1,
	CL_MEM_READ_WRITE = 1 << 0,
	CL_BUFFER_CREATE_TYPE_REGION = 0x1220,

	CL_PROGRAM_BUILD_LOG = 0x1183,
	CL_KERNEL_NUM_ARGS = 0x1191,
	CL_KERNEL_WORK_GROUP_SIZE = 0x11B0,
	CL_KERNEL_LOCAL_MEM_SIZE = 0x11B2,
	CL_KERNEL_PRIVATE_MEM_SIZE = 0x11B4,
	CL_PROFILING_COMMAND_END = 0x1283,
};

#define CL_DEVICE_TYPE_CPU (1u << 1)
#define CL_DEVICE_TYPE_ACCELERATOR (1u << 3)
#define CL_DEVICE_TYPE_ALL 0xFFFFFFFFu

/* What a build or a queue may call back; never used here. */
typedef void (*cl_callback)(void);

/* Every entry point: result, name, parameters. */
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
	X(cl_int, clBuildProgram, (cl_program, cl_uint, const cl_device_id *, const char *, cl_callback, void *))      \
	X(cl_int, clGetProgramBuildInfo, (cl_program, cl_device_id, cl_uint, size_t, void *, size_t *))                \
	X(cl_int, clReleaseProgram, (cl_program))                                                                      \
	X(cl_kernel, clCreateKernel, (cl_program, const char *, cl_int *))                                             \
	X(cl_int, clReleaseKernel, (cl_kernel))                                                                        \
	X(cl_int, clSetKernelArg, (cl_kernel, cl_uint, size_t, const void *))                                          \
	X(cl_int, clGetKernelInfo, (cl_kernel, cl_uint, size_t, void *, size_t *))                                     \
	X(cl_int, clGetKernelWorkGroupInfo, (cl_kernel, cl_device_id, cl_uint, size_t, void *, size_t *))

/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define OPENCL_FIELD(result, name, parameters) result(*name) parameters;
struct opencl_calls {
	OPENCL_CALLS(OPENCL_FIELD)
};
#undef OPENCL_FIELD

#endif

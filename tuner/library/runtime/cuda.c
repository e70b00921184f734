/* The CUDA backend: driver API and NVRTC through dlopen, declared here. NVRTC is needed only where the library has no
 * binary. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

typedef unsigned long long cu_ptr;

/* X(name, parameters). All return a CUresult, 0 on success. */
#define CUDA_CALLS(X)                                                                                                  \
	X(cuInit, (unsigned))                                                                                          \
	X(cuDeviceGet, (int *, int))                                                                                   \
	X(cuDeviceGetName, (char *, int, int))                                                                         \
	X(cuDeviceGetAttribute, (int *, int, int))                                                                     \
	X(cuDevicePrimaryCtxRetain, (void **, int))                                                                    \
	X(cuDevicePrimaryCtxRelease_v2, (int))                                                                         \
	X(cuCtxGetCurrent, (void **))                                                                                  \
	X(cuCtxGetDevice, (int *))                                                                                     \
	X(cuCtxPushCurrent_v2, (void *))                                                                               \
	X(cuCtxPopCurrent_v2, (void **))                                                                               \
	X(cuCtxSynchronize, (void))                                                                                    \
	X(cuStreamGetCtx, (void *, void **))                                                                           \
	X(cuModuleLoadData, (void **, const void *))                                                                   \
	X(cuModuleUnload, (void *))                                                                                    \
	X(cuModuleGetFunction, (void **, void *, const char *))                                                        \
	X(cuFuncSetAttribute, (void *, int, int))                                                                      \
	X(cuMemAlloc_v2, (cu_ptr *, size_t))                                                                           \
	X(cuMemFree_v2, (cu_ptr))                                                                                      \
	X(cuMemcpyHtoD_v2, (cu_ptr, const void *, size_t))                                                             \
	X(cuMemcpyDtoHAsync_v2, (void *, cu_ptr, size_t, void *))                                                      \
	X(cuMemsetD8Async, (cu_ptr, unsigned char, size_t, void *))                                                    \
	X(cuStreamSynchronize, (void *))                                                                               \
	X(cuMemHostAlloc, (void **, size_t, unsigned))                                                                 \
	X(cuStreamIsCapturing, (void *, int *))                                                                        \
	X(cuMemHostGetDevicePointer_v2, (cu_ptr *, void *, unsigned))                                                  \
	X(cuMemFreeHost, (void *))                                                                                     \
	X(cuPointerGetAttribute, (void *, int, cu_ptr))                                                                \
	X(cuLaunchKernel,                                                                                              \
	  (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **))

/* Stream-ordered allocation, since CUDA 11.2. */
#define CUDA_POOL_CALLS(X)                                                                                             \
	X(cuMemAllocAsync, (cu_ptr *, size_t, void *))                                                                 \
	X(cuMemFreeAsync, (cu_ptr, void *))

#define NVRTC_CALLS(X)                                                                                                 \
	X(nvrtcCreateProgram, (void **, const char *, const char *, int, const char *const *, const char *const *))    \
	X(nvrtcDestroyProgram, (void **))                                                                              \
	X(nvrtcCompileProgram, (void *, int, const char *const *))                                                     \
	X(nvrtcGetNumSupportedArchs, (int *))                                                                          \
	X(nvrtcGetSupportedArchs, (int *))                                                                             \
	X(nvrtcGetCUBINSize, (void *, size_t *))                                                                       \
	X(nvrtcGetCUBIN, (void *, char *))                                                                             \
	X(nvrtcGetPTXSize, (void *, size_t *))                                                                         \
	X(nvrtcGetPTX, (void *, char *))

enum {
	CUDA_ERROR_OUT_OF_MEMORY = 2,
	CU_MAX_THREADS_PER_BLOCK = 1,
	CU_MAX_SHARED_MEMORY_PER_BLOCK = 8,
	CU_MULTIPROCESSOR_COUNT = 16,
	CU_MAX_THREADS_PER_MULTIPROCESSOR = 39,
	CU_COMPUTE_CAPABILITY_MAJOR = 75,
	CU_COMPUTE_CAPABILITY_MINOR = 76,
	CU_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
	CU_MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
	CU_MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
	CU_PAGEABLE_MEMORY_ACCESS = 88,
	CU_MEMORY_POOLS_SUPPORTED = 115,
	CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2,
	CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3,
	CU_POINTER_ATTRIBUTE_IS_MANAGED = 8,
	CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9,
	CU_MEMORYTYPE_DEVICE = 2,
	CU_FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
	CU_MEMHOSTALLOC_DEVICEMAP = 2,
	LOOKS = 5000,
	STATIC_SHARED_BYTES = 48 * 1024
};

/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(name, parameters) int(*name) parameters;
static struct {
	int found, has_pools; /* 1: all functions were found */
	CUDA_CALLS(MEMBER)
	CUDA_POOL_CALLS(MEMBER)
} cu;
static struct {
	int found;
	NVRTC_CALLS(MEMBER)
} nvrtc;
#undef MEMBER

static pthread_once_t cuda_once = PTHREAD_ONCE_INIT, nvrtc_once = PTHREAD_ONCE_INIT;

/* memcpy: ISO C has no cast from an object pointer to a function pointer. */
static void load_cuda(void)
{
	void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *symbol;
	int missing = 0;

	if (!library)
		return;
#define LOAD(name, parameters)                                                                                         \
	symbol = dlsym(library, #name);                                                                                \
	memcpy(&cu.name, &symbol, sizeof symbol);                                                                      \
	missing |= !symbol;
	CUDA_CALLS(LOAD)
	cu.found = !missing && cu.cuInit(0) == 0;
	missing = 0;
	CUDA_POOL_CALLS(LOAD)
	cu.has_pools = !missing;
}

static void load_nvrtc(void)
{
	static const char *const names[] = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so",
					    "/usr/local/cuda/lib64/libnvrtc.so"};
	void *library = NULL, *symbol;
	int missing = 0;
	size_t i;

	for (i = 0; i < sizeof names / sizeof *names && !library; i++)
		library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
	if (!library)
		return;
#define LOAD_NVRTC(name, parameters)                                                                                   \
	symbol = dlsym(library, #name);                                                                                \
	memcpy(&nvrtc.name, &symbol, sizeof symbol);                                                                   \
	missing |= !symbol;
	NVRTC_CALLS(LOAD_NVRTC)
#undef LOAD_NVRTC
	nvrtc.found = !missing;
}
#undef LOAD

static int has_cuda(void)
{
	(void)pthread_once(&cuda_once, load_cuda);
	return cu.found;
}

static int has_nvrtc(void)
{
	(void)pthread_once(&nvrtc_once, load_nvrtc);
	return nvrtc.found;
}

static int cuda_status(int code, int otherwise)
{
	if (code == 0)
		return SEGRED_OK;
	return code == CUDA_ERROR_OUT_OF_MEMORY ? SEGRED_NO_MEMORY : otherwise;
}

/* Memory handles of the backend interface are device addresses. */
static cu_ptr address_of(const void *memory)
{
	return (cu_ptr)(uintptr_t)memory;
}

static void *pointer_to(cu_ptr address)
{
	return (void *)(uintptr_t)address; /* NOLINT(performance-no-int-to-ptr): addresses of the device are numbers */
}

static int64_t attribute(const segred_context *c, int which)
{
	int value = 0;

	return cu.cuDeviceGetAttribute(&value, which, c->number) == 0 ? value : 0;
}

static int open_context(void *native, int device, int owned, segred_context **context)
{
	segred_context *c = context_new(&segred_cuda);

	if (!c) {
		if (owned)
			(void)cu.cuDevicePrimaryCtxRelease_v2(device);
		return SEGRED_NO_MEMORY;
	}
	c->native = native;
	c->number = device;
	c->owned = owned;
	c->sm = (int)(10 * attribute(c, CU_COMPUTE_CAPABILITY_MAJOR) + attribute(c, CU_COMPUTE_CAPABILITY_MINOR));
	c->pools = cu.has_pools && attribute(c, CU_MEMORY_POOLS_SUPPORTED) != 0;
	c->device.compute_units = attribute(c, CU_MULTIPROCESSOR_COUNT);
	c->device.max_block = attribute(c, CU_MAX_THREADS_PER_BLOCK);
	c->device.local_bytes = attribute(c, CU_MAX_SHARED_MEMORY_PER_BLOCK);
	c->device.local_bytes_sm = attribute(c, CU_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
	c->device.threads_sm = attribute(c, CU_MAX_THREADS_PER_MULTIPROCESSOR);
	c->device.blocks_sm = attribute(c, CU_MAX_BLOCKS_PER_MULTIPROCESSOR);
	c->device.registers_sm = attribute(c, CU_MAX_REGISTERS_PER_MULTIPROCESSOR);
	(void)cu.cuDeviceGetName(c->name, (int)sizeof c->name - 1, device);
	*context = c;
	return SEGRED_OK;
}

int segred_open_cuda(segred_context **context)
{
	void *native = NULL;
	int device;

	if (!context)
		return SEGRED_NULL_POINTER;
	*context = NULL;
	if (!has_cuda())
		return SEGRED_NO_DRIVER;
	if (cu.cuCtxGetCurrent(&native) != 0 || !native || cu.cuCtxGetDevice(&device) != 0)
		return SEGRED_NO_DEVICE;
	return open_context(native, device, 0, context);
}

LOCAL int cuda_open_device(int number, segred_context **context)
{
	void *native;
	int device;

	if (!has_cuda())
		return SEGRED_NO_DRIVER;
	if (cu.cuDeviceGet(&device, number) != 0)
		return SEGRED_NO_DEVICE;
	if (cu.cuDevicePrimaryCtxRetain(&native, device) != 0)
		return SEGRED_DRIVER;
	return open_context(native, device, 1, context);
}

static int cuda_enter(segred_context *c)
{
	void *current = NULL;

	if (cu.cuCtxGetCurrent(&current) == 0 && current == c->native)
		return 0;
	return cu.cuCtxPushCurrent_v2(c->native) == 0;
}

static void cuda_leave(segred_context *c, int entered)
{
	void *popped;

	(void)c;
	if (entered)
		(void)cu.cuCtxPopCurrent_v2(&popped);
}

static void cuda_close(segred_context *c)
{
	if (c->owned)
		(void)cu.cuDevicePrimaryCtxRelease_v2(c->number);
}

/* The binary for the device's architecture, else for an older one of the same major version, which is binary
 * compatible. */
static const struct image *find_image(const segred_context *c, const struct kernels *kernels)
{
	const struct image *best = NULL;
	int i;

	for (i = 0; i < kernels->nimages; i++) {
		const struct image *image = &kernels->images[i];

		if (image->sm / 10 == c->sm / 10 && image->sm <= c->sm && (!best || image->sm > best->sm))
			best = image;
	}
	return best;
}

/* The newest architecture that NVRTC supports; 0 if it cannot tell. */
static int newest_known(void)
{
	enum { MOST = 256 };
	int count = 0, archs[MOST];

	if (nvrtc.nvrtcGetNumSupportedArchs(&count) != 0 || count < 1 || count > MOST ||
	    nvrtc.nvrtcGetSupportedArchs(archs) != 0)
		return 0;
	return archs[count - 1]; /* ascending */
}

/* The binary of a compiled program, or PTX, which the driver compiles for its device. */
static int load_compiled(void *program, int is_ptx, void **module)
{
	size_t size = 0;
	char *code;
	int status;

	if ((is_ptx ? nvrtc.nvrtcGetPTXSize(program, &size) : nvrtc.nvrtcGetCUBINSize(program, &size)) != 0)
		return SEGRED_BUILD;
	code = (char *)malloc(size + 1);
	if (!code)
		return SEGRED_NO_MEMORY;
	status = (is_ptx ? nvrtc.nvrtcGetPTX(program, code) : nvrtc.nvrtcGetCUBIN(program, code)) != 0
			 ? SEGRED_BUILD
			 : cuda_status(cu.cuModuleLoadData(module, code), SEGRED_BUILD);
	free(code);
	return status;
}

static int compile(const segred_context *c, const char *text, void **module)
{
	/* Without fused multiply-add, results equal those of OpenCL. */
	const char *options[] = {NULL, "--fmad=false", "--std=c++17", "--device-as-default-execution-space"};
	const int newest = newest_known(), is_ptx = newest && newest < c->sm;
	void *program = NULL;
	char arch[48];
	int status = SEGRED_BUILD;

	(void)snprintf(arch, sizeof arch, "--gpu-architecture=%s_%d", is_ptx ? "compute" : "sm",
		       is_ptx ? newest : c->sm);
	options[0] = arch;
	if (nvrtc.nvrtcCreateProgram(&program, text, "kernels", 0, NULL, NULL) != 0)
		return SEGRED_NO_MEMORY;
	if (nvrtc.nvrtcCompileProgram(program, (int)(sizeof options / sizeof *options), options) == 0)
		status = load_compiled(program, is_ptx, module);
	(void)nvrtc.nvrtcDestroyProgram(&program);
	return status;
}

static int cuda_build(segred_context *c, const struct kernels *kernels, const struct compiled_in *in, void **program)
{
	const struct image *image = is_same_build(&kernels->of, in) ? find_image(c, kernels) : NULL;
	char *text;
	int status;

	*program = NULL;
	if (image)
		return cuda_status(cu.cuModuleLoadData(program, image->bytes), SEGRED_BUILD);
	if (!has_nvrtc())
		return SEGRED_NO_COMPILER;
	text = kernels_text(kernels, in);
	if (!text)
		return SEGRED_NO_MEMORY;
	status = compile(c, text, program);
	free(text);
	return status;
}

static void cuda_unbuild(segred_context *c, void *program)
{
	(void)c;
	(void)cu.cuModuleUnload(program);
}

static int cuda_kernel(segred_context *c, void *program, const char *name, void **kernel)
{
	(void)c;
	return cuda_status(cu.cuModuleGetFunction(kernel, program, name), SEGRED_LAUNCH);
}

static void cuda_release_kernel(segred_context *c, void *kernel)
{
	(void)c;
	(void)kernel;
}

static int cuda_alloc(segred_context *c, size_t bytes, void *stream, void **memory)
{
	cu_ptr address = 0;
	const int code = c->pools ? cu.cuMemAllocAsync(&address, bytes, stream) : cu.cuMemAlloc_v2(&address, bytes);

	*memory = pointer_to(address);
	return cuda_status(code, SEGRED_DRIVER);
}

static void cuda_free(segred_context *c, void *memory, void *stream)
{
	(void)(c->pools ? cu.cuMemFreeAsync(address_of(memory), stream) : cu.cuMemFree_v2(address_of(memory)));
}

static int cuda_part(segred_context *c, void *memory, size_t offset, size_t bytes, void **part)
{
	(void)c;
	(void)bytes;
	*part = (char *)memory + offset;
	return SEGRED_OK;
}

static void cuda_release_part(segred_context *c, void *part)
{
	(void)c;
	(void)part;
}

static int cuda_zero(segred_context *c, void *memory, size_t bytes, void *stream)
{
	(void)c;
	return cuda_status(cu.cuMemsetD8Async(address_of(memory), 0, bytes, stream), SEGRED_DRIVER);
}

static int cuda_launch(segred_context *c, const struct step *s, void *stream)
{
	void *parameters[MOST_ARGS];
	int i, code = 0;

	(void)c;
	/* memcpy drops const: the driver only reads the values, although its parameter is not const. */
	for (i = 0; i < s->launch->nargs; i++) {
		const void *value = s->launch->args[i].kind == ARG_NUMBER ? (const void *)&s->numbers[i]
									  : (const void *)&s->memory[i];

		memcpy(&parameters[i], &value, sizeof value);
	}
	if (s->local_bytes > STATIC_SHARED_BYTES)
		code = cu.cuFuncSetAttribute(s->kernel, CU_FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)s->local_bytes);
	if (code == 0)
		code = cu.cuLaunchKernel(s->kernel, (unsigned)s->grid, 1, 1, (unsigned)s->block, 1, 1,
					 (unsigned)s->local_bytes, stream, parameters, NULL);
	return cuda_status(code, SEGRED_LAUNCH);
}

static int cuda_write(segred_context *c, void *memory, const void *from, size_t bytes)
{
	const int code = c->pools ? cu.cuStreamSynchronize(NULL) : 0; /* until the allocation is complete */

	return cuda_status(code ? code : cu.cuMemcpyHtoD_v2(address_of(memory), from, bytes), SEGRED_DRIVER);
}

static int cuda_read(segred_context *c, void *memory, void *to, size_t bytes, void *stream)
{
	const int code = cu.cuMemcpyDtoHAsync_v2(to, address_of(memory), bytes, stream);

	(void)c;
	return cuda_status(code ? code : cu.cuStreamSynchronize(stream), SEGRED_DRIVER);
}

static int cuda_finish(segred_context *c, void *stream)
{
	(void)c;
	return cuda_status(cu.cuStreamSynchronize(stream), SEGRED_DRIVER);
}

static int cuda_finish_all(segred_context *c)
{
	(void)c;
	return cuda_status(cu.cuCtxSynchronize(), SEGRED_DRIVER);
}

/* 0 for host memory unknown to CUDA, and for memory of another device without peer access. */
static int cuda_reaches(segred_context *c, const void *memory)
{
	const cu_ptr address = address_of(memory);
	int type = 0, device = c->number, is_managed = 0;
	cu_ptr here = 0;

	if (cu.cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address) != 0)
		return attribute(c, CU_PAGEABLE_MEMORY_ACCESS) != 0;
	if (type != CU_MEMORYTYPE_DEVICE ||
	    cu.cuPointerGetAttribute(&device, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address) != 0 || device == c->number)
		return 1;
	if (cu.cuPointerGetAttribute(&is_managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, address) == 0 && is_managed)
		return 1;
	return cu.cuPointerGetAttribute(&here, CU_POINTER_ATTRIBUTE_DEVICE_POINTER, address) == 0;
}

static int make_cuda_answer(struct answer *a)
{
	cu_ptr address = 0;
	void *host = NULL;
	int code = cu.cuMemHostAlloc(&host, ANSWER * sizeof *a->numbers, CU_MEMHOSTALLOC_DEVICEMAP);

	if (code != 0)
		return cuda_status(code, SEGRED_DRIVER);
	code = cu.cuMemHostGetDevicePointer_v2(&address, host, 0);
	if (code != 0) {
		(void)cu.cuMemFreeHost(host);
		return cuda_status(code, SEGRED_DRIVER);
	}
	a->numbers = (int64_t *)host;
	a->memory = pointer_to(address);
	return SEGRED_OK;
}

/* The kernel writes to pinned host memory, over numbers that no kernel writes. So nothing is allocated or copied, and
 * no event is needed, each of which would take longer than the kernel. */
static int cuda_ask(segred_context *c, struct step *s, struct answer *a, int count, void *stream)
{
	int i, status = a->numbers ? SEGRED_OK : make_cuda_answer(a);

	if (status != SEGRED_OK)
		return status;
	for (i = 0; i < count; i++)
		((volatile int64_t *)a->numbers)[i] = NOT_WRITTEN;
	a->count = count;
	s->memory[s->launch->nargs - 1] = a->memory;
	status = cuda_launch(c, s, stream);
	if (status != SEGRED_OK)
		a->count = 0;
	return status;
}

static int cuda_answered(segred_context *c, struct answer *a)
{
	const volatile int64_t *numbers = a->numbers;
	int i;

	(void)c;
	for (i = a->count - 1; i >= 0; i--)
		if (numbers[i] == NOT_WRITTEN)
			return 0;
	return 1;
}

/* Polling is faster than synchronizing with the stream; after a while it yields the processor. */
static int cuda_wait(segred_context *c, struct answer *a, void *stream)
{
	int i;

	for (i = 0; i < LOOKS; i++)
		if (cuda_answered(c, a))
			return SEGRED_OK;
	return cuda_finish(c, stream);
}

static void cuda_release_answer(segred_context *c, struct answer *a)
{
	(void)c;
	if (a->numbers)
		(void)cu.cuMemFreeHost(a->numbers);
}

static int cuda_is_capturing(segred_context *c, void *stream)
{
	int status = 1;

	(void)c;
	return cu.cuStreamIsCapturing(stream, &status) != 0 || status != 0;
}

static int cuda_check_stream(segred_context *c, void *stream)
{
	void *native = NULL;

	if (!stream) /* the default stream of whichever context is current now */
		return SEGRED_OK;
	if (cu.cuStreamGetCtx(stream, &native) != 0)
		return SEGRED_WRONG_STREAM;
	return native == c->native ? SEGRED_OK : SEGRED_WRONG_STREAM;
}

static const struct stream_calls cuda_streams = {cuda_finish, cuda_finish_all, cuda_check_stream, cuda_is_capturing};
static const struct answer_calls cuda_answers = {cuda_ask, cuda_answered, cuda_wait, cuda_release_answer};

const struct backend segred_cuda = {"cuda",       cuda_enter,        cuda_leave,          cuda_close,    cuda_build,
				    cuda_unbuild, cuda_kernel,       cuda_release_kernel, cuda_alloc,    cuda_free,
				    cuda_part,    cuda_release_part, cuda_zero,           cuda_launch,   cuda_write,
				    cuda_read,    cuda_reaches,      &cuda_streams,       &cuda_answers, 16};

/* The OpenCL backend: 1.2 calls and 3.0 queries, through dlopen, declared here from the Khronos specification. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/library/runtime/internal.h"

/* X(result, name, parameters). Handles are void *, integers as OpenCL defines them. */
#define OPENCL_CALLS(X)                                                                                                \
	X(int, clGetPlatformIDs, (unsigned, void **, unsigned *))                                                      \
	X(int, clGetDeviceIDs, (void *, uint64_t, unsigned, void **, unsigned *))                                      \
	X(int, clGetDeviceInfo, (void *, unsigned, size_t, void *, size_t *))                                          \
	X(void *, clCreateContext, (const intptr_t *, unsigned, void *const *, void *, void *, int *))                 \
	X(int, clReleaseContext, (void *))                                                                             \
	X(void *, clCreateCommandQueue, (void *, void *, uint64_t, int *))                                             \
	X(int, clGetCommandQueueInfo, (void *, unsigned, size_t, void *, size_t *))                                    \
	X(int, clRetainCommandQueue, (void *))                                                                         \
	X(int, clReleaseCommandQueue, (void *))                                                                        \
	X(void *, clCreateProgramWithSource, (void *, unsigned, const char **, const size_t *, int *))                 \
	X(int, clBuildProgram, (void *, unsigned, void *const *, const char *, void *, void *))                        \
	X(int, clReleaseProgram, (void *))                                                                             \
	X(void *, clCreateKernel, (void *, const char *, int *))                                                       \
	X(int, clReleaseKernel, (void *))                                                                              \
	X(int, clSetKernelArg, (void *, unsigned, size_t, const void *))                                               \
	X(int, clEnqueueNDRangeKernel,                                                                                 \
	  (void *, void *, unsigned, const size_t *, const size_t *, const size_t *, unsigned, void *, void *))        \
	X(void *, clCreateBuffer, (void *, uint64_t, size_t, void *, int *))                                           \
	X(void *, clCreateSubBuffer, (void *, uint64_t, unsigned, const void *, int *))                                \
	X(int, clReleaseMemObject, (void *))                                                                           \
	X(int, clGetMemObjectInfo, (void *, unsigned, size_t, void *, size_t *))                                       \
	X(int, clEnqueueFillBuffer, (void *, void *, const void *, size_t, size_t, size_t, unsigned, void *, void *))  \
	X(int, clEnqueueWriteBuffer,                                                                                   \
	  (void *, void *, unsigned, size_t, size_t, const void *, unsigned, void *, void *))                          \
	X(int, clEnqueueReadBuffer, (void *, void *, unsigned, size_t, size_t, void *, unsigned, void *, void *))      \
	X(int, clGetEventInfo, (void *, unsigned, size_t, void *, size_t *))                                           \
	X(int, clWaitForEvents, (unsigned, void *const *))                                                             \
	X(int, clReleaseEvent, (void *))                                                                               \
	X(int, clFinish, (void *))                                                                                     \
	X(int, clFlush, (void *))

enum {
	CL_MEM_READ_WRITE = 1,
	CL_DEVICE_TYPE = 0x1000,
	CL_DEVICE_VENDOR_ID = 0x1001,
	CL_DEVICE_MAX_COMPUTE_UNITS = 0x1002,
	CL_DEVICE_MAX_WORK_GROUP_SIZE = 0x1004,
	CL_DEVICE_LOCAL_MEM_SIZE = 0x1023,
	CL_DEVICE_NAME = 0x102B,
	CL_DEVICE_EXTENSIONS = 0x1030,
	CL_DEVICE_OPENCL_C_VERSION = 0x103D,
	CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES = 0x1063,
	CL_DEVICE_ATOMIC_FENCE_CAPABILITIES = 0x1064,
	CL_DEVICE_OPENCL_C_ALL_VERSIONS = 0x1066,
	CL_QUEUE_CONTEXT = 0x1090,
	CL_MEM_CONTEXT = 0x1106,
	CL_QUEUE_DEVICE = 0x1091,
	CL_EVENT_COMMAND_EXECUTION_STATUS = 0x11D3,
	CL_BUFFER_CREATE_TYPE_REGION = 0x1220
};
#define CL_DEVICE_TYPE_CPU 2u
#define CL_DEVICE_TYPE_ALL 0xFFFFFFFFu

/* NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration cannot have them */
#define MEMBER(result, name, parameters) result(*name) parameters;
static struct {
	int found; /* 1: all functions were found */
	OPENCL_CALLS(MEMBER)
} cl;
#undef MEMBER

static pthread_once_t opencl_once = PTHREAD_ONCE_INIT;

/* Once per process; never unloaded. memcpy: ISO C has no cast from an object pointer to a function pointer. */
static void load_opencl(void)
{
	void *library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL), *symbol;
	int missing = 0;

	if (!library)
		library = dlopen("libOpenCL.so", RTLD_NOW | RTLD_LOCAL);
	if (!library)
		return;
#define LOAD(result, name, parameters)                                                                                 \
	symbol = dlsym(library, #name);                                                                                \
	memcpy(&cl.name, &symbol, sizeof symbol);                                                                      \
	missing |= !symbol;
	OPENCL_CALLS(LOAD)
#undef LOAD
	cl.found = !missing;
}

static int has_opencl(void)
{
	(void)pthread_once(&opencl_once, load_opencl);
	return cl.found;
}

/* The status for an OpenCL error code. */
static int of_code(int code, int otherwise)
{
	switch (code) {
	case 0:
		return SEGRED_OK;
	case -4:  /* CL_MEM_OBJECT_ALLOCATION_FAILURE */
	case -5:  /* CL_OUT_OF_RESOURCES */
	case -6:  /* CL_OUT_OF_HOST_MEMORY */
	case -61: /* CL_INVALID_BUFFER_SIZE */
		return SEGRED_NO_MEMORY;
	case -34: /* CL_INVALID_CONTEXT */
	case -36: /* CL_INVALID_COMMAND_QUEUE */
		return SEGRED_WRONG_STREAM;
	default:
		return otherwise;
	}
}

static int64_t device_number(void *device, unsigned what, size_t bytes)
{
	uint64_t value = 0;

	return cl.clGetDeviceInfo(device, what, bytes, &value, NULL) == 0 ? (int64_t)value : 0;
}

/* Whether OpenCL C 3.0 is among the supported versions. Each entry has a 4-byte version and a 64-byte name. */
static int has_opencl_c_3(void *device)
{
	unsigned versions[16 * 17];
	size_t size = 0, i;

	if (cl.clGetDeviceInfo(device, CL_DEVICE_OPENCL_C_ALL_VERSIONS, sizeof versions, versions, &size) != 0)
		return 0;
	for (i = 0; i < size / sizeof *versions; i += 17)
		if (versions[i] >> 22 == 3)
			return 1;
	return 0;
}

static const char plain_options[] = "-cl-std=CL1.2 -w";

/* Build options: the language version whose fences order memory device-wide, if the device has one. */
static const char *build_options(void *device)
{
	enum { ORDER_ACQ_REL = 2, SCOPE_DEVICE = 32, NEEDED = ORDER_ACQ_REL | SCOPE_DEVICE };
	char version[256] = "";

	if ((device_number(device, CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES, 8) & NEEDED) == NEEDED &&
	    (device_number(device, CL_DEVICE_ATOMIC_FENCE_CAPABILITIES, 8) & NEEDED) == NEEDED &&
	    has_opencl_c_3(device))
		return "-cl-std=CL3.0 -w";
	(void)cl.clGetDeviceInfo(device, CL_DEVICE_OPENCL_C_VERSION, sizeof version - 1, version, NULL);
	return strncmp(version, "OpenCL C 2.", 11) == 0 ? "-cl-std=CL2.0 -w" : plain_options;
}

static int has_extension(void *device, const char *word)
{
	size_t size = 0;
	char *all;
	int found;

	if (cl.clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, 0, NULL, &size) != 0)
		return 0;
	all = calloc(1, size + 1);
	found = all && cl.clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, size, all, NULL) == 0 && strstr(all, word);
	free(all);
	return found;
}

/* What concurrently running blocks may rely on. OpenCL has no query for forward progress: AMD, NVIDIA and Intel GPUs,
 * and CPUs, are known to guarantee it. In OpenCL 1.2, NVIDIA's compiler makes fences device-wide. */
static int find_guarantees(void *device)
{
	enum { AMD = 0x1002, NVIDIA = 0x10DE, INTEL = 0x8086 };
	const int64_t vendor = device_number(device, CL_DEVICE_VENDOR_ID, 4);
	const int is_cpu = (device_number(device, CL_DEVICE_TYPE, 8) & CL_DEVICE_TYPE_CPU) != 0;
	int all = 0;

	if (is_cpu || vendor == AMD || vendor == NVIDIA || vendor == INTEL)
		all |= GUARANTEE_PROGRESS;
	if (build_options(device) != plain_options || vendor == NVIDIA)
		all |= GUARANTEE_ORDER;
	if (has_extension(device, "cl_khr_int64_base_atomics"))
		all |= GUARANTEE_ATOMICS_64;
	return all;
}

/* Takes ownership of the queue and, with `owned`, of the native context; releases both on failure. */
static int open_queue(void *native, void *device, void *queue, int owned, segred_context **context)
{
	segred_context *c = context_new(&segred_opencl);

	if (!c) {
		(void)cl.clReleaseCommandQueue(queue);
		if (owned)
			(void)cl.clReleaseContext(native);
		return SEGRED_NO_MEMORY;
	}
	c->native = native;
	c->native_device = device;
	c->queue = queue;
	c->owned = owned;
	c->guarantees = find_guarantees(device);
	c->device.is_cpu = (device_number(device, CL_DEVICE_TYPE, 8) & CL_DEVICE_TYPE_CPU) != 0;
	c->device.compute_units = device_number(device, CL_DEVICE_MAX_COMPUTE_UNITS, 4);
	c->device.max_block = device_number(device, CL_DEVICE_MAX_WORK_GROUP_SIZE, sizeof(size_t));
	c->device.local_bytes = device_number(device, CL_DEVICE_LOCAL_MEM_SIZE, 8);
	(void)cl.clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof c->name - 1, c->name, NULL);
	*context = c;
	return SEGRED_OK;
}

int segred_open_opencl(void *queue, segred_context **context)
{
	void *native, *device;

	if (!queue || !context)
		return SEGRED_NULL_POINTER;
	*context = NULL;
	if (!has_opencl())
		return SEGRED_NO_DRIVER;
	if (cl.clGetCommandQueueInfo(queue, CL_QUEUE_CONTEXT, sizeof native, &native, NULL) != 0 ||
	    cl.clGetCommandQueueInfo(queue, CL_QUEUE_DEVICE, sizeof device, &device, NULL) != 0 ||
	    cl.clRetainCommandQueue(queue) != 0)
		return SEGRED_WRONG_STREAM;
	return open_queue(native, device, queue, 0, context);
}

/* Device `number`, counted across all platforms; NULL if there are fewer. */
static void *find_device(int number)
{
	enum { MOST = 16 };
	void *platforms[MOST], *devices[MOST];
	unsigned nplatforms = 0, ndevices, i;

	if (cl.clGetPlatformIDs(MOST, platforms, &nplatforms) != 0)
		return NULL;
	for (i = 0; i < nplatforms && i < MOST; i++) {
		ndevices = 0;
		if (cl.clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_ALL, MOST, devices, &ndevices) != 0)
			continue;
		ndevices = ndevices < MOST ? ndevices : MOST;
		if ((unsigned)number < ndevices)
			return devices[number];
		number -= (int)ndevices;
	}
	return NULL;
}

LOCAL int opencl_open_device(int number, segred_context **context)
{
	void *device, *native, *queue;
	int code;

	if (!has_opencl())
		return SEGRED_NO_DRIVER;
	device = find_device(number);
	if (!device)
		return SEGRED_NO_DEVICE;
	native = cl.clCreateContext(NULL, 1, &device, NULL, NULL, &code);
	if (!native)
		return of_code(code, SEGRED_DRIVER);
	queue = cl.clCreateCommandQueue(native, device, 0, &code);
	if (!queue) {
		(void)cl.clReleaseContext(native);
		return of_code(code, SEGRED_DRIVER);
	}
	return open_queue(native, device, queue, 1, context);
}

static int opencl_enter(segred_context *c)
{
	(void)c;
	return 0;
}

static void opencl_leave(segred_context *c, int entered)
{
	(void)c;
	(void)entered;
}

static void opencl_close(segred_context *c)
{
	(void)cl.clReleaseCommandQueue(c->queue);
	if (c->owned)
		(void)cl.clReleaseContext(c->native);
}

static int opencl_build(segred_context *c, const struct kernels *kernels, const struct compiled_in *in, void **program)
{
	char *text = kernels_text(kernels, in);
	const char *texts = text;
	int code;

	*program = NULL;
	if (!text)
		return SEGRED_NO_MEMORY;
	*program = cl.clCreateProgramWithSource(c->native, 1, &texts, NULL, &code);
	free(text);
	if (!*program)
		return of_code(code, SEGRED_BUILD);
	code = cl.clBuildProgram(*program, 1, &c->native_device, build_options(c->native_device), NULL, NULL);
	if (code != 0)
		(void)cl.clReleaseProgram(*program);
	return of_code(code, SEGRED_BUILD);
}

static void opencl_unbuild(segred_context *c, void *program)
{
	(void)c;
	(void)cl.clReleaseProgram(program);
}

/* A kernel object per plan, because the object stores the arguments. */
static int opencl_kernel(segred_context *c, void *program, const char *name, void **kernel)
{
	int code;

	(void)c;
	*kernel = cl.clCreateKernel(program, name, &code);
	return *kernel ? SEGRED_OK : of_code(code, SEGRED_LAUNCH);
}

static void opencl_release_kernel(segred_context *c, void *kernel)
{
	(void)c;
	(void)cl.clReleaseKernel(kernel);
}

static int opencl_alloc(segred_context *c, size_t bytes, void *stream, void **memory)
{
	int code;

	(void)stream;
	*memory = cl.clCreateBuffer(c->native, CL_MEM_READ_WRITE, bytes, NULL, &code);
	return *memory ? SEGRED_OK : of_code(code, SEGRED_DRIVER);
}

/* Safe at once: the driver keeps the buffer until enqueued work is done. */
static void opencl_free(segred_context *c, void *memory, void *stream)
{
	(void)c;
	(void)stream;
	(void)cl.clReleaseMemObject(memory);
}

static int opencl_part(segred_context *c, void *memory, size_t offset, size_t bytes, void **part)
{
	const size_t region[2] = {offset, bytes};
	int code;

	(void)c;
	*part = cl.clCreateSubBuffer(memory, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, region, &code);
	return *part ? SEGRED_OK : of_code(code, SEGRED_DRIVER);
}

static void opencl_release_part(segred_context *c, void *part)
{
	(void)c;
	(void)cl.clReleaseMemObject(part);
}

static void *queue_of(const segred_context *c, void *stream)
{
	return stream ? stream : c->queue;
}

static int opencl_zero(segred_context *c, void *memory, size_t bytes, void *stream)
{
	const uint32_t zero = 0;

	return of_code(cl.clEnqueueFillBuffer(queue_of(c, stream), memory, &zero, sizeof zero, 0, bytes, 0, NULL, NULL),
		       SEGRED_DRIVER);
}

static int opencl_launch(segred_context *c, const struct step *s, void *stream)
{
	const size_t local = (size_t)s->block, global = (size_t)s->grid * local;
	int i, code = 0;

	for (i = 0; i < s->launch->nargs && code == 0; i++)
		code = s->launch->args[i].kind == ARG_NUMBER
			       ? cl.clSetKernelArg(s->kernel, (unsigned)i, sizeof s->numbers[i], &s->numbers[i])
			       : cl.clSetKernelArg(s->kernel, (unsigned)i, sizeof s->memory[i], &s->memory[i]);
	if (code == 0)
		code = cl.clEnqueueNDRangeKernel(queue_of(c, stream), s->kernel, 1, NULL, &global, &local, 0, NULL,
						 NULL);
	return of_code(code, SEGRED_LAUNCH);
}

static int opencl_write(segred_context *c, void *memory, const void *from, size_t bytes)
{
	return of_code(cl.clEnqueueWriteBuffer(c->queue, memory, 1, 0, bytes, from, 0, NULL, NULL), SEGRED_DRIVER);
}

static int opencl_read(segred_context *c, void *memory, void *to, size_t bytes, void *stream)
{
	return of_code(cl.clEnqueueReadBuffer(queue_of(c, stream), memory, 1, 0, bytes, to, 0, NULL, NULL),
		       SEGRED_DRIVER);
}

static int opencl_finish(segred_context *c, void *stream)
{
	return of_code(cl.clFinish(queue_of(c, stream)), SEGRED_DRIVER);
}

/* Other queues need no wait: the driver keeps buffers that their work uses. */
static int opencl_finish_all(segred_context *c)
{
	return opencl_finish(c, NULL);
}

static int make_opencl_answer(segred_context *c, struct answer *a)
{
	int status;

	a->numbers = (int64_t *)malloc(ANSWER * sizeof *a->numbers);
	if (!a->numbers)
		return SEGRED_NO_MEMORY;
	status = opencl_alloc(c, ANSWER * sizeof *a->numbers, NULL, &a->memory);
	if (status != SEGRED_OK) {
		free(a->numbers);
		a->numbers = NULL;
	}
	return status;
}

static int opencl_ask(segred_context *c, struct step *s, struct answer *a, int count, void *stream)
{
	void *queue = queue_of(c, stream), *event = NULL;
	int status = a->numbers ? SEGRED_OK : make_opencl_answer(c, a);

	if (status != SEGRED_OK)
		return status;
	s->memory[s->launch->nargs - 1] = a->memory;
	status = opencl_launch(c, s, stream);
	if (status == SEGRED_OK)
		status = of_code(cl.clEnqueueReadBuffer(queue, a->memory, 0, 0, (size_t)count * sizeof *a->numbers,
							a->numbers, 0, NULL, &event),
				 SEGRED_DRIVER);
	if (status != SEGRED_OK)
		return status;
	if (a->event)
		(void)cl.clReleaseEvent(a->event);
	a->event = event;
	(void)cl.clFlush(queue);
	return SEGRED_OK;
}

/* An execution status below 0 means that the command failed. */
static int opencl_answered(segred_context *c, struct answer *a)
{
	int status = 0;

	(void)c;
	return cl.clGetEventInfo(a->event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL) != 0 ||
	       status <= 0;
}

static int opencl_wait(segred_context *c, struct answer *a, void *stream)
{
	(void)a;
	return opencl_finish(c, stream);
}

static void opencl_release_answer(segred_context *c, struct answer *a)
{
	(void)c;
	if (a->event) {
		(void)cl.clWaitForEvents(1, &a->event);
		(void)cl.clReleaseEvent(a->event);
	}
	if (a->memory)
		(void)cl.clReleaseMemObject(a->memory);
	free(a->numbers);
}

static int opencl_is_capturing(segred_context *c, void *stream)
{
	(void)c;
	(void)stream;
	return 0;
}

static int opencl_check_stream(segred_context *c, void *stream)
{
	void *native = NULL;

	if (!stream || stream == c->queue)
		return SEGRED_OK;
	if (cl.clGetCommandQueueInfo(stream, CL_QUEUE_CONTEXT, sizeof native, &native, NULL) != 0)
		return SEGRED_WRONG_STREAM;
	return native == c->native ? SEGRED_OK : SEGRED_WRONG_STREAM;
}

static int opencl_reaches(segred_context *c, const void *memory)
{
	void *native = NULL, *buffer;

	memcpy(&buffer, &memory, sizeof memory);
	return cl.clGetMemObjectInfo(buffer, CL_MEM_CONTEXT, sizeof native, &native, NULL) == 0 && native == c->native;
}

static const struct stream_calls opencl_streams = {opencl_finish, opencl_finish_all, opencl_check_stream,
						   opencl_is_capturing};
static const struct answer_calls opencl_answers = {opencl_ask, opencl_answered, opencl_wait, opencl_release_answer};

const struct backend segred_opencl = {"opencl",       opencl_enter,    opencl_leave,    opencl_close,
				      opencl_build,   opencl_unbuild,  opencl_kernel,   opencl_release_kernel,
				      opencl_alloc,   opencl_free,     opencl_part,     opencl_release_part,
				      opencl_zero,    opencl_launch,   opencl_write,    opencl_read,
				      opencl_reaches, &opencl_streams, &opencl_answers, 0};

/*
 * OpenCL 1.2 backend.
 *
 * Under Oclgrind, through the ICD loader so that this program's dlopen finds it (`oclgrind PROGRAM` preloads a library
 * that dlsym on libOpenCL's handle never sees):
 *
 *   OCL_ICD_VENDORS=/usr/lib/oclgrind/liboclgrind-rt-icd.so OCLGRIND_DATA_RACES=1 OCLGRIND_UNINITIALIZED=1 \
 *     OCLGRIND_LOG=oclgrind.log PROGRAM --device opencl:oclgrind
 *
 * Its findings are in the log (without OCLGRIND_LOG on stderr); the program itself succeeds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness/base/dynlib.h"
#include "harness/base/hostmem.h"
#include "harness/base/poison.h"
#include "harness/device/backends.h"
#include "harness/device/buildlog.h"
#include "harness/device/opencl_api.h"
#include "harness/device/pocl_cache.h"

#define PLATFORMS 16
#define DEVICES 64
#define MEMORY_SPARE 32 /* one part in so many of the memory stays free for the driver and everybody else */

static const char *const sonames[] = {"libOpenCL.so.1", "libOpenCL.so", NULL};

#define SYMBOL(result, name, parameters) {#name, offsetof(struct opencl_calls, name)},
static const struct dynlib_symbol symbols[] = {OPENCL_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

struct opencl {
	struct gpu base;
	struct dynlib lib;
	struct opencl_calls cl;
	cl_device_id device;
	cl_context context;
	cl_command_queue queue;
	size_t front;      /* bytes before each array: GPU_GUARD or the device's base alignment if that is larger */
	int64_t max_alloc; /* of one buffer */
	int64_t allocated;
	int apart;      /* guards in a buffer of their own: see opencl_alloc */
	int host_clock; /* marks are host times taken on an idle queue */
	cl_event events[GPU_MARKS];
	int64_t times[GPU_MARKS]; /* nanoseconds of the host's clock */
};

struct opencl_mem {
	struct gpu_mem base;
	cl_mem whole; /* guards and array; with `apart` the two guards alone */
	cl_mem view;  /* the array: what kernels get */
	size_t taken; /* bytes of device memory */
};

/* A kernel that was asked for, with its limits. */
struct opencl_kernel {
	struct opencl_kernel *next;
	cl_kernel handle;
	cl_uint nargs;
	struct gpu_kernel_info info;
	char name[];
};

struct opencl_program {
	struct gpu_program base;
	cl_program handle;
	struct opencl_kernel *kernels;
};

static const struct code_name {
	cl_int code;
	const char *name;
} code_names[] = {
	{-1, "CL_DEVICE_NOT_FOUND"},
	{-2, "CL_DEVICE_NOT_AVAILABLE"},
	{-3, "CL_COMPILER_NOT_AVAILABLE"},
	{-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
	{-5, "CL_OUT_OF_RESOURCES"},
	{-6, "CL_OUT_OF_HOST_MEMORY"},
	{-7, "CL_PROFILING_INFO_NOT_AVAILABLE"},
	{-11, "CL_BUILD_PROGRAM_FAILURE"},
	{-13, "CL_MISALIGNED_SUB_BUFFER_OFFSET"},
	{-14, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"},
	{-30, "CL_INVALID_VALUE"},
	{-36, "CL_INVALID_COMMAND_QUEUE"},
	{-38, "CL_INVALID_MEM_OBJECT"},
	{-43, "CL_INVALID_BUILD_OPTIONS"},
	{-45, "CL_INVALID_PROGRAM_EXECUTABLE"},
	{-46, "CL_INVALID_KERNEL_NAME"},
	{-49, "CL_INVALID_ARG_INDEX"},
	{-50, "CL_INVALID_ARG_VALUE"},
	{-51, "CL_INVALID_ARG_SIZE"},
	{-52, "CL_INVALID_KERNEL_ARGS"},
	{-54, "CL_INVALID_WORK_GROUP_SIZE"},
	{-55, "CL_INVALID_WORK_ITEM_SIZE"},
	{-61, "CL_INVALID_BUFFER_SIZE"},
	{-63, "CL_INVALID_GLOBAL_WORK_SIZE"},
	{-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
	{0, NULL},
};

static const char *code_name(cl_int code)
{
	for (const struct code_name *c = code_names; c->name; c++)
		if (c->code == code)
			return c->name;
	return "unknown code";
}

/* 0 for CL_SUCCESS; else e filled with the call and the code's name. */
static int check(cl_int code, enum err_kind kind, const char *call, struct err *e)
{
	if (code == CL_SUCCESS)
		return 0;
	return err_as(e, kind, "%s failed: %s (%d)", call, code_name(code), code);
}

static int is_shortage(cl_int code)
{
	return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES ||
	       code == CL_OUT_OF_HOST_MEMORY || code == CL_INVALID_BUFFER_SIZE;
}

/* As check, for calls that may find memory exhausted. */
static int check_memory(cl_int code, const char *call, struct err *e)
{
	return check(code, is_shortage(code) ? ERR_TOO_LARGE : ERR_FAILED, call, e);
}

/* A number of a device (size bytes wide as the specification says), 0 where the query fails. */
static uint64_t device_number(const struct opencl_calls *cl, cl_device_id device, cl_uint what, size_t size)
{
	cl_uint narrow = 0;
	cl_ulong wide = 0;

	if (size == sizeof narrow)
		return cl->clGetDeviceInfo(device, what, sizeof narrow, &narrow, NULL) ? 0 : narrow;
	return cl->clGetDeviceInfo(device, what, sizeof wide, &wide, NULL) ? 0 : wide;
}

/* A text of a device, cut to size; empty where the query fails. */
static void device_text(const struct opencl_calls *cl, cl_device_id device, cl_uint what, char *out, size_t size)
{
	char text[1024] = "";

	if (cl->clGetDeviceInfo(device, what, sizeof text - 1, text, NULL) != CL_SUCCESS)
		text[0] = '\0';
	(void)snprintf(out, size, "%.*s", (int)size - 1, text);
}

static void platform_text(const struct opencl_calls *cl, cl_platform_id platform, cl_uint what, char *out, size_t size)
{
	char text[1024] = "";

	if (cl->clGetPlatformInfo(platform, what, sizeof text - 1, text, NULL) != CL_SUCCESS)
		text[0] = '\0';
	(void)snprintf(out, size, "%.*s", (int)size - 1, text);
}

/* A device and whose it is. */
struct place {
	cl_platform_id platform;
	cl_device_id device;
};

static void describe(const struct opencl_calls *cl, const struct place *place, int index, struct gpu_info *info)
{
	cl_device_id device = place->device;
	cl_bitfield type = device_number(cl, device, CL_DEVICE_TYPE, 8);
	uint64_t warp = device_number(cl, device, CL_DEVICE_WARP_SIZE_NV, 4);
	char driver[44], platform_name[48];

	memset(info, 0, sizeof *info);
	(void)snprintf(info->backend, sizeof info->backend, "opencl");
	info->index = index;
	device_text(cl, device, CL_DEVICE_NAME, info->name, sizeof info->name);
	device_text(cl, device, CL_DEVICE_NAME, info->arch, sizeof info->arch);
	device_text(cl, device, CL_DRIVER_VERSION, driver, sizeof driver);
	platform_text(cl, place->platform, CL_PLATFORM_NAME, platform_name, sizeof platform_name);
	(void)snprintf(info->driver, sizeof info->driver, "%s (%s)", driver, platform_name);
	device_text(cl, device, CL_DEVICE_OPENCL_C_VERSION, info->compiler, sizeof info->compiler);

	info->is_cpu = (type & CL_DEVICE_TYPE_CPU) != 0;
	/* Oclgrind calls itself every type at once. */
	info->only_named = (type & CL_DEVICE_TYPE_ACCELERATOR) != 0 || strstr(info->name, "Simulator") != NULL;
	info->has_f64 = device_number(cl, device, CL_DEVICE_DOUBLE_FP_CONFIG, 8) != 0;
	if (!warp)
		warp = device_number(cl, device, CL_DEVICE_WAVEFRONT_WIDTH_AMD, 4);
	info->warp = warp ? (int)warp : 1;
	info->compute_units = (int)device_number(cl, device, CL_DEVICE_MAX_COMPUTE_UNITS, 4);
	info->max_block = (int)device_number(cl, device, CL_DEVICE_MAX_WORK_GROUP_SIZE, 8);
	info->local_bytes = (int64_t)device_number(cl, device, CL_DEVICE_LOCAL_MEM_SIZE, 8);
	info->memory_bytes = (int64_t)device_number(cl, device, CL_DEVICE_GLOBAL_MEM_SIZE, 8);
	info->l2_bytes = (int64_t)device_number(cl, device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, 8);
}

/* Devices of all platforms in order to places, at most DEVICES of them; returns how many, -1 if there is none. */
static int find_places(const struct opencl_calls *cl, struct place *places, struct err *e)
{
	cl_platform_id platforms[PLATFORMS];
	cl_device_id devices[DEVICES];
	cl_uint nplatforms = 0, ndevices;
	cl_int code = cl->clGetPlatformIDs(PLATFORMS, platforms, &nplatforms);
	int count = 0;

	if (code == CL_PLATFORM_NOT_FOUND_KHR || (code == CL_SUCCESS && nplatforms == 0))
		return err_as(e, ERR_ABSENT, "no platform: no usable driver in '/etc/OpenCL/vendors'");
	if (check(code, ERR_ABSENT, "clGetPlatformIDs", e))
		return -1;
	for (cl_uint p = 0; p < nplatforms && p < PLATFORMS; p++) {
		/* A platform without devices says CL_DEVICE_NOT_FOUND; a broken one must not hide the others. */
		if (cl->clGetDeviceIDs(platforms[p], CL_DEVICE_TYPE_ALL, DEVICES, devices, &ndevices) != CL_SUCCESS)
			continue;
		for (cl_uint d = 0; d < ndevices && d < DEVICES && count < DEVICES; d++)
			places[count++] = (struct place){platforms[p], devices[d]};
	}
	if (count == 0)
		return err_as(e, ERR_ABSENT, "no device in any of the %u platforms", nplatforms);
	return count;
}

static int open_library(struct dynlib *lib, struct opencl_calls *cl, struct err *e)
{
	pocl_cache_prepare();
	return dynlib_open(lib, sonames, symbols, cl, e);
}

static int opencl_devices(struct gpu_info *list, int max, struct err *e)
{
	struct place places[DEVICES];
	struct opencl_calls cl;
	struct dynlib lib;
	int count;

	if (open_library(&lib, &cl, e))
		return -1;
	count = find_places(&cl, places, e);
	for (int i = 0; i < count && i < max; i++)
		describe(&cl, &places[i], i, &list[i]);
	dynlib_close(&lib);
	return count;
}

/* Wait for everything queued. */
static int finish(const struct opencl *o, struct err *e)
{
	return check(o->cl.clFinish(o->queue), ERR_LAUNCH, "clFinish", e);
}

static int64_t host_nanoseconds(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Behind all queued work: a marker whose profile tells when the device reached it. */
static int record(struct opencl *o, int slot, struct err *e)
{
	if (o->host_clock) {
		if (finish(o, e))
			return -1;
		o->times[slot] = host_nanoseconds();
		return 0;
	}
	if (o->events[slot])
		(void)o->cl.clReleaseEvent(o->events[slot]);
	o->events[slot] = NULL;
	if (check(o->cl.clEnqueueMarkerWithWaitList(o->queue, 0, NULL, &o->events[slot]), ERR_LAUNCH,
		  "clEnqueueMarkerWithWaitList", e))
		return -1;
	return check(o->cl.clFlush(o->queue), ERR_LAUNCH, "clFlush", e);
}

/* Wait for a mark and read its time in nanoseconds since some origin. */
static int reach(struct opencl *o, int slot, int64_t *time, struct err *e)
{
	cl_ulong nanoseconds = 0;

	if (o->host_clock) {
		*time = o->times[slot];
		return 0;
	}
	if (!o->events[slot])
		return err_set(e, "mark %d was never recorded", slot);
	if (check(o->cl.clWaitForEvents(1, &o->events[slot]), ERR_LAUNCH, "clWaitForEvents", e) ||
	    check(o->cl.clGetEventProfilingInfo(o->events[slot], CL_PROFILING_COMMAND_END, sizeof nanoseconds,
						&nanoseconds, NULL),
		  ERR_FAILED, "clGetEventProfilingInfo", e))
		return -1;
	*time = (int64_t)nanoseconds;
	return 0;
}

static int opencl_mark(struct gpu *gpu, int slot, int since, double *seconds, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	int64_t from = 0, to = 0;

	if (slot == -1 && seconds) {
		*seconds = 0;
		return finish(o, e);
	}
	if (backend_check_mark(slot, since, seconds, e))
		return -1;
	if (!seconds)
		return record(o, slot, e);
	if (reach(o, slot, &to, e) || reach(o, since, &from, e))
		return -1;
	*seconds = 1e-9 * (double)(to - from);
	return 0;
}

/*
 * Whether markers tell the time: across a pause of 2 ms on an idle queue they must show at least half of it and no more
 * than the host saw pass. Some drivers leave a marker's profile zero or refuse it.
 */
static int markers_tell_time(struct opencl *o)
{
	const struct timespec pause = {0, 2000000};
	int64_t start = host_nanoseconds(), from = 0, to = 0;

	if (record(o, 0, NULL) || finish(o, NULL) || nanosleep(&pause, NULL) || record(o, 1, NULL) || finish(o, NULL) ||
	    reach(o, 0, &from, NULL) || reach(o, 1, &to, NULL))
		return 0;
	return to - from >= pause.tv_nsec / 2 && to - from <= host_nanoseconds() - start;
}

static void opencl_close(struct gpu *gpu)
{
	struct opencl *o = (struct opencl *)gpu;

	if (!o)
		return;
	if (o->queue)
		(void)o->cl.clFinish(o->queue);
	for (int i = 0; i < GPU_MARKS; i++)
		if (o->events[i])
			(void)o->cl.clReleaseEvent(o->events[i]);
	if (o->queue)
		(void)o->cl.clReleaseCommandQueue(o->queue);
	if (o->context)
		(void)o->cl.clReleaseContext(o->context);
	dynlib_close(&o->lib);
	free(o);
}

/* Context, queue and limits of the device already chosen. */
static int start(struct opencl *o, struct err *e)
{
	size_t align = device_number(&o->cl, o->device, CL_DEVICE_MEM_BASE_ADDR_ALIGN, 4) / 8;
	cl_int code;

	o->max_alloc = (int64_t)device_number(&o->cl, o->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, 8);
	/* A sub-buffer must start at a multiple of the base alignment (a power of two). */
	o->front = align > GPU_GUARD ? align : GPU_GUARD;
	o->apart = strstr(o->base.info.name, "Oclgrind") != NULL;
	o->context = o->cl.clCreateContext(NULL, 1, &o->device, NULL, NULL, &code);
	if (check(code, ERR_FAILED, "clCreateContext", e))
		return -1;
	o->queue = o->cl.clCreateCommandQueue(o->context, o->device, CL_QUEUE_PROFILING_ENABLE, &code);
	if (check(code, ERR_FAILED, "clCreateCommandQueue", e))
		return -1;
	o->host_clock = !markers_tell_time(o);
	return 0;
}

static int opencl_open(int index, struct gpu **gpu, struct err *e)
{
	struct opencl *o = calloc(1, sizeof *o);
	struct place places[DEVICES];
	int count;

	*gpu = NULL;
	if (!o)
		return err_errno(e, "cannot open 'opencl:%d'", index);
	o->base.ops = &opencl_ops;
	if (open_library(&o->lib, &o->cl, e))
		goto fail;
	count = find_places(&o->cl, places, e);
	if (count < 0)
		goto fail;
	if (index < 0 || index >= count) {
		(void)err_as(e, ERR_ABSENT, "no device 'opencl:%d'", index);
		goto fail;
	}
	o->device = places[index].device;
	describe(&o->cl, &places[index], index, &o->base.info);
	if (start(o, e))
		goto fail;
	*gpu = &o->base;
	return 0;
fail:
	opencl_close(&o->base);
	return -1;
}

static void opencl_unbuild(struct gpu_program *program)
{
	struct opencl_program *p = (struct opencl_program *)program;
	struct opencl *o;

	if (!p)
		return;
	o = (struct opencl *)p->base.gpu;
	while (p->kernels) {
		struct opencl_kernel *k = p->kernels;

		p->kernels = k->next;
		(void)o->cl.clReleaseKernel(k->handle);
		free(k);
	}
	if (p->handle)
		(void)o->cl.clReleaseProgram(p->handle);
	free(p);
}

/* ERR_BUILD with the compiler's log. */
static int report_build(const struct opencl *o, cl_program handle, const char *name, cl_int code, struct err *e)
{
	size_t size = 0;
	char *log;

	(void)o->cl.clGetProgramBuildInfo(handle, o->device, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
	log = calloc(1, size + 1);
	if (!log || size == 0 ||
	    o->cl.clGetProgramBuildInfo(handle, o->device, CL_PROGRAM_BUILD_LOG, size, log, NULL) != CL_SUCCESS)
		(void)check(code, ERR_BUILD, "clBuildProgram", e);
	else
		(void)build_failed(e, name, log);
	free(log);
	return -1;
}

/* The binary stays unknown: asking PoCL for it takes as long as the build. */
static int opencl_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program,
			struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	struct opencl_program *p = calloc(1, sizeof *p);
	cl_int code;

	*program = NULL;
	if (!p)
		return err_errno(e, "cannot build '%s'", name);
	p->base.gpu = gpu;
	p->handle = o->cl.clCreateProgramWithSource(o->context, 1, &text, NULL, &code);
	if (check(code, ERR_FAILED, "clCreateProgramWithSource", e))
		goto fail;
	/* Oclgrind's check of uninitialised values does not know all that LLVM's optimiser makes: it aborts on some. */
	/* -w: PoCL counts warnings (a loop not unrolled) on the terminal, past the log. */
	code = o->cl.clBuildProgram(p->handle, 1, &o->device,
				    o->apart ? "-cl-std=CL1.2 -w -cl-opt-disable" : "-cl-std=CL1.2 -w", NULL, NULL);
	if (code != CL_SUCCESS) {
		(void)report_build(o, p->handle, name, code, e);
		goto fail;
	}
	*program = &p->base;
	return 0;
fail:
	opencl_unbuild(&p->base);
	return -1;
}

/* Limits of a kernel on this device; a figure the driver does not tell stays -1. */
static void ask_kernel(const struct opencl *o, struct opencl_kernel *k)
{
	cl_ulong local, private;
	size_t threads;

	k->info = (struct gpu_kernel_info){-1, -1, -1, o->base.info.max_block};
	if (!o->cl.clGetKernelWorkGroupInfo(k->handle, o->device, CL_KERNEL_WORK_GROUP_SIZE, sizeof threads, &threads,
					    NULL) &&
	    threads > 0 && threads < (size_t)k->info.max_block)
		k->info.max_block = (int)threads;
	if (!o->cl.clGetKernelWorkGroupInfo(k->handle, o->device, CL_KERNEL_LOCAL_MEM_SIZE, sizeof local, &local, NULL))
		k->info.local_bytes = (int)local;
	if (!o->cl.clGetKernelWorkGroupInfo(k->handle, o->device, CL_KERNEL_PRIVATE_MEM_SIZE, sizeof private, &private,
					    NULL))
		k->info.spill_bytes = (int)private;
	(void)o->cl.clGetKernelInfo(k->handle, CL_KERNEL_NUM_ARGS, sizeof k->nargs, &k->nargs, NULL);
}

/* The program's kernel of that name, made at its first use; NULL with e filled. Owned by the program. */
static struct opencl_kernel *get_kernel(struct opencl_program *p, const char *name, struct err *e)
{
	const struct opencl *o = (struct opencl *)p->base.gpu;
	size_t length = strlen(name);
	struct opencl_kernel *k;
	cl_int code;

	for (k = p->kernels; k; k = k->next)
		if (strcmp(k->name, name) == 0)
			return k;
	k = calloc(1, sizeof *k + length + 1);
	if (!k) {
		(void)err_errno(e, "cannot make kernel '%s'", name);
		return NULL;
	}
	memcpy(k->name, name, length);
	k->handle = o->cl.clCreateKernel(p->handle, name, &code);
	if (code != CL_SUCCESS) {
		free(k);
		if (code == CL_INVALID_KERNEL_NAME)
			(void)err_as(e, ERR_LAUNCH, "no kernel '%s' in the program", name);
		else
			(void)check(code, ERR_LAUNCH, "clCreateKernel", e);
		return NULL;
	}
	ask_kernel(o, k);
	k->next = p->kernels;
	p->kernels = k;
	return k;
}

static int opencl_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			      struct err *e)
{
	struct opencl_kernel *k = get_kernel((struct opencl_program *)program, kernel, e);

	if (!k)
		return -1;
	*info = k->info;
	return 0;
}

/* What every driver would refuse, and what some crash on. */
static int check_launch(const struct opencl *o, const struct gpu_launch *l, const struct opencl_kernel *k,
			struct err *e)
{
	if (l->block < 1 || l->block > k->info.max_block)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d threads a block: the kernel allows 1 to %d",
			      l->kernel, l->block, k->info.max_block);
	if (k->info.local_bytes > o->base.info.local_bytes)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d bytes of local memory: the device has %lld",
			      l->kernel, k->info.local_bytes, (long long)o->base.info.local_bytes);
	if ((cl_uint)l->nargs != k->nargs)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d arguments: the kernel has %u", l->kernel, l->nargs,
			      k->nargs);
	if (l->grid > INT64_MAX / l->block)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %lld blocks: too many", l->kernel,
			      (long long)l->grid);
	return 0;
}

static int opencl_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
{
	const struct opencl *o = (struct opencl *)gpu;
	struct opencl_kernel *k = get_kernel((struct opencl_program *)l->program, l->kernel, e);
	size_t global, local = (size_t)l->block;

	if (!k || check_launch(o, l, k, e))
		return -1;
	if (l->grid <= 0)
		return 0;
	for (int i = 0; i < l->nargs; i++) {
		const struct gpu_arg *a = &l->args[i];
		const struct opencl_mem *m = (const struct opencl_mem *)a->mem;
		cl_int code = o->cl.clSetKernelArg(k->handle, (cl_uint)i, m ? sizeof(cl_mem) : a->size,
						   m ? (const void *)&m->view : a->scalar);

		if (check(code, ERR_LAUNCH, "clSetKernelArg", e))
			return err_context(e, "argument %d of '%s'", i, l->kernel);
	}
	global = (size_t)l->grid * local; /* OpenCL counts threads, not blocks */
	if (check(o->cl.clEnqueueNDRangeKernel(o->queue, k->handle, 1, NULL, &global, &local, 0, NULL, NULL),
		  ERR_LAUNCH, "clEnqueueNDRangeKernel", e))
		return err_context(e, "launch of '%s'", l->kernel);
	return 0;
}

/* A stretch of an array and its guards within one buffer. */
struct piece {
	cl_mem buffer;
	size_t at, bytes;
};

/* The first piece of `bytes` bytes at offset (>= -GPU_GUARD): one is all, but for guards kept apart. */
static struct piece first_piece(const struct opencl_mem *m, ptrdiff_t offset, size_t bytes)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;
	ptrdiff_t end = (ptrdiff_t)m->base.bytes;
	struct piece p = {m->whole, 0, bytes};
	size_t room = SIZE_MAX;

	if (!o->apart) {
		p.at = o->front + (size_t)offset; /* a negative offset wraps back into the front guard */
	} else if (offset < 0) {
		p.at = (size_t)(GPU_GUARD + offset);
		room = (size_t)-offset;
	} else if (offset < end) {
		p.buffer = m->view;
		p.at = (size_t)offset;
		room = (size_t)(end - offset);
	} else {
		p.at = (size_t)(GPU_GUARD + offset - end);
	}
	if (p.bytes > room)
		p.bytes = room;
	return p;
}

/* Oclgrind: nothing was written to the array. A host write of no bytes leaves it a shadow of none: see settle. */
static int forget(const struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;

	return check(o->cl.clEnqueueWriteBuffer(o->queue, m->view, 1, 0, 0, "", 0, NULL, NULL), ERR_LAUNCH,
		     "clEnqueueWriteBuffer", e);
}

/*
 * Oclgrind: the host has written to the array; tell its check of uninitialised values. That keeps a shadow of each
 * buffer, which every write by the host, each word of a fill too, replaces with one of that write's size, whatever the
 * offset. Beyond its end stores are not noted and loads are taken for uninitialised. So the last write must be one of
 * the whole buffer. What nothing had written counts as written from then on.
 */
static int settle(const struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;
	size_t bytes = m->base.bytes;
	void *all;
	int status;

	if (!o->apart || bytes == 0)
		return 0;
	all = malloc(bytes);
	if (!all)
		return err_errno(e, "cannot copy an array of %zu bytes", bytes);
	status = check(o->cl.clEnqueueReadBuffer(o->queue, m->view, 1, 0, bytes, all, 0, NULL, NULL), ERR_LAUNCH,
		       "clEnqueueReadBuffer", e) ||
		 check(o->cl.clEnqueueWriteBuffer(o->queue, m->view, 1, 0, bytes, all, 0, NULL, NULL), ERR_LAUNCH,
		       "clEnqueueWriteBuffer", e);
	free(all);
	return status ? -1 : 0;
}

static int opencl_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;
	const char *source = from;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, source += p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (check(o->cl.clEnqueueWriteBuffer(o->queue, p.buffer, 1, p.at, p.bytes, source, 0, NULL, NULL),
			  ERR_LAUNCH, "clEnqueueWriteBuffer", e))
			return -1;
	}
	return settle((struct opencl_mem *)mem, e);
}

static int opencl_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;
	char *target = to;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, target += p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (check(o->cl.clEnqueueReadBuffer(o->queue, p.buffer, 1, p.at, p.bytes, target, 0, NULL, NULL),
			  ERR_LAUNCH, "clEnqueueReadBuffer", e))
			return -1;
	}
	return 0;
}

static int opencl_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (check_memory(o->cl.clEnqueueFillBuffer(o->queue, p.buffer, &pattern, sizeof pattern, p.at, p.bytes,
							   0, NULL, NULL),
				 "clEnqueueFillBuffer", e))
			return -1;
	}
	if (o->apart && (pattern == poison_patterns[0] || pattern == poison_patterns[1]))
		return forget((struct opencl_mem *)mem, e);
	return settle((struct opencl_mem *)mem, e);
}

static int opencl_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)to->gpu;

	if (backend_check_copy(to, from, bytes, e))
		return -1;
	if (bytes == 0)
		return 0;
	if (check(o->cl.clEnqueueCopyBuffer(o->queue, ((struct opencl_mem *)from)->view,
					    ((struct opencl_mem *)to)->view, 0, 0, bytes, 0, NULL, NULL),
		  ERR_LAUNCH, "clEnqueueCopyBuffer", e))
		return -1;
	return settle((struct opencl_mem *)to, e);
}

static void opencl_free(struct gpu_mem *mem)
{
	struct opencl_mem *m = (struct opencl_mem *)mem;
	struct opencl *o;

	if (!m)
		return;
	o = (struct opencl *)m->base.gpu;
	if (m->view)
		(void)o->cl.clReleaseMemObject(m->view);
	if (m->whole)
		(void)o->cl.clReleaseMemObject(m->whole);
	o->allocated -= (int64_t)m->taken;
	free(m);
}

/* OpenCL has no query for free memory: what this process took is known, and on a CPU what the host has left. */
static int check_free(const struct opencl *o, size_t bytes, struct err *e)
{
	int64_t left = o->base.info.memory_bytes - o->allocated;

	if (o->base.info.is_cpu && host_memory_free() < left)
		left = host_memory_free();
	left -= o->base.info.memory_bytes / MEMORY_SPARE;
	if (o->max_alloc < left)
		left = o->max_alloc;
	if (left < 0)
		left = 0;
	if (bytes > (size_t)left)
		return err_as(e, ERR_TOO_LARGE, "cannot take %zu bytes of device memory: %lld can be had", bytes,
			      (long long)left);
	return 0;
}

/*
 * Drivers allocate lazily, so a buffer that exists may still not fit: write a word of it to find out now. On a CPU the
 * pages are the host's, promised to everybody and backed on first touch: write them all, else the kernel's
 * out-of-memory killer ends the program in the middle of a run.
 */
static int commit(struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (struct opencl *)m->base.gpu;
	const cl_uint zero = 0;
	size_t bytes = o->base.info.is_cpu ? m->taken / 4 * 4 : sizeof zero;

	if (check_memory(o->cl.clEnqueueFillBuffer(o->queue, m->whole, &zero, sizeof zero, 0, bytes, 0, NULL, NULL),
			 "clEnqueueFillBuffer", e))
		return -1;
	return check_memory(o->cl.clFinish(o->queue), "clFinish", e);
}

/*
 * Guards and array are one buffer and kernels get a sub-buffer of it, so that what they write beyond the array lands in
 * a guard. Oclgrind would take the guards for a part of the array and miss what is out of bounds by less than their
 * size; there the array is a buffer of its own.
 */
static int make_buffers(struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (struct opencl *)m->base.gpu;
	/* Neither a buffer nor a sub-buffer may be empty. */
	struct cl_region region = {o->front, m->base.bytes ? m->base.bytes : sizeof(cl_uint)};
	cl_int code;

	m->whole =
		o->cl.clCreateBuffer(o->context, CL_MEM_READ_WRITE, o->apart ? 2 * GPU_GUARD : m->taken, NULL, &code);
	if (check_memory(code, "clCreateBuffer", e))
		return -1;
	if (o->apart) {
		m->view = o->cl.clCreateBuffer(o->context, CL_MEM_READ_WRITE, region.size, NULL, &code);
		/* Oclgrind gives out addresses again with the shadow of the buffer that was there. */
		return check_memory(code, "clCreateBuffer", e) || forget(m, e) ? -1 : 0;
	}
	m->view = o->cl.clCreateSubBuffer(m->whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
	if (check_memory(code, "clCreateSubBuffer", e))
		return -1;
	return commit(m, e);
}

static int opencl_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	size_t around = o->front + GPU_GUARD;
	struct opencl_mem *m;

	*mem = NULL;
	if (bytes > (size_t)PTRDIFF_MAX - around)
		return err_as(e, ERR_TOO_LARGE, "cannot take %zu bytes of device memory", bytes);
	if (check_free(o, bytes + around, e))
		return -1;
	m = calloc(1, sizeof *m);
	if (!m)
		return err_errno(e, "cannot describe an array");
	m->base.gpu = gpu;
	m->base.bytes = bytes;
	m->taken = bytes + around;
	o->allocated += (int64_t)m->taken;
	if (make_buffers(m, e)) {
		opencl_free(&m->base);
		return err_context(e, "cannot take %zu bytes of device memory", bytes);
	}
	*mem = &m->base;
	return 0;
}

const struct gpu_ops opencl_ops = {
	.name = "opencl",
	.devices = opencl_devices,
	.open = opencl_open,
	.close = opencl_close,
	.build = opencl_build,
	.unbuild = opencl_unbuild,
	.kernel_info = opencl_kernel_info,
	.alloc = opencl_alloc,
	.free = opencl_free,
	.write = opencl_write,
	.read = opencl_read,
	.fill = opencl_fill,
	.copy = opencl_copy,
	.launch = opencl_launch,
	.mark = opencl_mark,
};

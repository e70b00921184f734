/*
 * The OpenCL backend: devices and events. Programs are in opencl_program.c, arrays in opencl_memory.c.
 *
 * To run under Oclgrind (through the ICD loader, because `oclgrind PROGRAM` preloads a library that dlsym does not
 * find):
 *
 *   OCL_ICD_VENDORS=/usr/lib/oclgrind/liboclgrind-rt-icd.so OCLGRIND_DATA_RACES=1 OCLGRIND_UNINITIALIZED=1 \
 *     OCLGRIND_LOG=oclgrind.log PROGRAM --device opencl:oclgrind
 *
 * Its reports go to the log (to stderr without OCLGRIND_LOG); the program's exit status does not show them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "harness/device/opencl_impl.h"

#define PLATFORMS 16
#define DEVICES 64

static const char *const sonames[] = {"libOpenCL.so.1", "libOpenCL.so", NULL};

#define SYMBOL(result, name, parameters) {#name, offsetof(struct opencl_calls, name)},
static const struct dynlib_symbol symbols[] = {OPENCL_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

/* An integer property of a device; size: its width in the specification. 0 if the query fails. */
static uint64_t device_number(const struct opencl_calls *cl, cl_device_id device, cl_uint what, size_t size)
{
	cl_uint narrow = 0;
	cl_ulong wide = 0;

	if (size == sizeof narrow)
		return cl->clGetDeviceInfo(device, what, sizeof narrow, &narrow, NULL) ? 0 : narrow;
	return cl->clGetDeviceInfo(device, what, sizeof wide, &wide, NULL) ? 0 : wide;
}

/* A text property of a device, truncated to size; empty if the query fails. */
static void device_text(const struct opencl_calls *cl, cl_device_id device, cl_uint what, char *out, size_t size)
{
	char text[1024] = "";
	int known = cl->clGetDeviceInfo(device, what, sizeof text - 1, text, NULL) == CL_SUCCESS;

	(void)snprintf(out, size, "%.*s", (int)size - 1, known ? text : "");
}

static void platform_text(const struct opencl_calls *cl, cl_platform_id platform, cl_uint what, char *out, size_t size)
{
	char text[1024] = "";
	int known = cl->clGetPlatformInfo(platform, what, sizeof text - 1, text, NULL) == CL_SUCCESS;

	(void)snprintf(out, size, "%.*s", (int)size - 1, known ? text : "");
}

/* Whether OpenCL C 3.0 is supported. */
static int has_opencl_c_3(const struct opencl_calls *cl, cl_device_id device)
{
	struct cl_name_version versions[16];
	size_t size = 0;

	if (cl->clGetDeviceInfo(device, CL_DEVICE_OPENCL_C_ALL_VERSIONS, sizeof versions, versions, &size))
		return 0;
	for (size_t i = 0; i < size / sizeof *versions; i++)
		if (versions[i].version >> 22 == 3)
			return 1;
	return 0;
}

/* The language version to compile for: one whose fences order memory device-wide, if there is one. 2.0 has them, in 3.0
 * they are optional. (NVIDIA's 3.0 lacks them, and so has no advantage over 1.2.) */
static const char *find_standard(const struct opencl_calls *cl, cl_device_id device)
{
	const cl_bitfield needed = CL_ATOMIC_ORDER_ACQ_REL | CL_ATOMIC_SCOPE_DEVICE;
	char version[16];

	if ((device_number(cl, device, CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES, 8) & needed) == needed &&
	    (device_number(cl, device, CL_DEVICE_ATOMIC_FENCE_CAPABILITIES, 8) & needed) == needed &&
	    has_opencl_c_3(cl, device))
		return "CL3.0";
	device_text(cl, device, CL_DEVICE_OPENCL_C_VERSION, version, sizeof version);
	return strncmp(version, "OpenCL C 2.", 11) == 0 ? "CL2.0" : "CL1.2";
}

/* Whether the device has this extension. */
static int has_extension(const struct opencl_calls *cl, cl_device_id device, const char *word)
{
	const size_t length = strlen(word);
	size_t size = 0;
	int found = 0;
	char *all;

	if (cl->clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, 0, NULL, &size) || size == 0)
		return 0;
	all = calloc(1, size + 1);
	if (all && cl->clGetDeviceInfo(device, CL_DEVICE_EXTENSIONS, size, all, NULL) == CL_SUCCESS)
		for (const char *at = all; (at = strstr(at, word)) && !found; at += length)
			found = (at == all || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0');
	free(all);
	return found;
}

enum { VENDOR_AMD = 0x1002, VENDOR_NVIDIA = 0x10DE, VENDOR_INTEL = 0x8086 };

/*
 * Guarantees that OpenCL cannot be asked about, from what is known of implementations:
 *
 * - Memory order between blocks in 1.2: NVIDIA's compiler makes mem_fence(CLK_GLOBAL_MEM_FENCE) a membar.gl, which is
 *   device-wide; AMD's orders memory only within a block. Oclgrind has a single memory and executes in program order.
 * - Forward progress of blocks that have started: on NVIDIA, AMD and Intel GPUs a block stays on its multiprocessor
 *   until it ends, and all its warps are scheduled (Sorensen et al. 2021), unlike on some mobile GPUs. On a CPU an
 *   operating system thread runs a block to its end.
 */
static struct gpu_guarantees find_guarantees(const struct opencl_calls *cl, cl_device_id device,
					     const struct gpu_info *info)
{
	const uint64_t vendor = device_number(cl, device, CL_DEVICE_VENDOR_ID, 4);
	const int simulated = strstr(info->name, "Oclgrind") != NULL;

	return (struct gpu_guarantees){
		.forward_progress = info->is_cpu || simulated || vendor == VENDOR_NVIDIA || vendor == VENDOR_AMD ||
				    vendor == VENDOR_INTEL,
		.device_order = strcmp(find_standard(cl, device), "CL1.2") != 0 || vendor == VENDOR_NVIDIA || simulated,
		.atomics_64 = has_extension(cl, device, "cl_khr_int64_base_atomics"),
		.sub_groups = device_number(cl, device, CL_DEVICE_MAX_NUM_SUB_GROUPS, 4) > 0,
	};
}

/* The OpenCL C version and, unless it is 1.2, the version compiled for: part of the identity of compiled code. */
static void compiler_text(const struct opencl_calls *cl, cl_device_id device, char *out, size_t size)
{
	const char *standard = find_standard(cl, device);
	char version[64];

	device_text(cl, device, CL_DEVICE_OPENCL_C_VERSION, version, sizeof version);
	if (strcmp(standard, "CL1.2") == 0)
		(void)snprintf(out, size, "%s", version);
	else
		(void)snprintf(out, size, "%s as %s", version, standard);
}

/* Needs the extension cl_khr_device_uuid; otherwise out is unchanged. */
static void uuid_text(const struct opencl_calls *cl, cl_device_id device, char *out, size_t size)
{
	unsigned char bytes[16];

	if (cl->clGetDeviceInfo(device, CL_DEVICE_UUID_KHR, sizeof bytes, bytes, NULL) == CL_SUCCESS)
		backend_uuid_text(bytes, out, size);
}

/* A device and its platform. */
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
	uuid_text(cl, device, info->uuid, sizeof info->uuid);
	device_text(cl, device, CL_DRIVER_VERSION, driver, sizeof driver);
	platform_text(cl, place->platform, CL_PLATFORM_NAME, platform_name, sizeof platform_name);
	(void)snprintf(info->driver, sizeof info->driver, "%s (%s)", driver, platform_name);
	compiler_text(cl, device, info->compiler, sizeof info->compiler);

	info->is_cpu = (type & CL_DEVICE_TYPE_CPU) != 0;
	/* Oclgrind claims to be every device type at once. */
	info->explicit_only = (type & CL_DEVICE_TYPE_ACCELERATOR) != 0 || strstr(info->name, "Simulator") != NULL;
	info->has_f64 = device_number(cl, device, CL_DEVICE_DOUBLE_FP_CONFIG, 8) != 0;
	if (!warp)
		warp = device_number(cl, device, CL_DEVICE_WAVEFRONT_WIDTH_AMD, 4);
	info->warp = warp ? (int)warp : 1;
	info->compute_units = (int)device_number(cl, device, CL_DEVICE_MAX_COMPUTE_UNITS, 4);
	info->max_block = (int)device_number(cl, device, CL_DEVICE_MAX_WORK_GROUP_SIZE, 8);
	info->local_bytes = (int64_t)device_number(cl, device, CL_DEVICE_LOCAL_MEM_SIZE, 8);
	info->memory_bytes = (int64_t)device_number(cl, device, CL_DEVICE_GLOBAL_MEM_SIZE, 8);
	info->l2_bytes = (int64_t)device_number(cl, device, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, 8);
	info->has = find_guarantees(cl, device, info);
}

/* Lists the devices of all platforms, at most DEVICES. Returns their number; -1 with e filled if there are none. */
static int find_places(const struct opencl_calls *cl, struct place *places, struct err *e)
{
	cl_platform_id platforms[PLATFORMS];
	cl_device_id devices[DEVICES];
	cl_uint nplatforms = 0, ndevices;
	cl_int code = cl->clGetPlatformIDs(PLATFORMS, platforms, &nplatforms);
	int count = 0;

	if (code == CL_PLATFORM_NOT_FOUND_KHR || (code == CL_SUCCESS && nplatforms == 0))
		return err_as(e, ERR_ABSENT, "no platform: no usable driver in '/etc/OpenCL/vendors'");
	if (opencl_check(code, ERR_ABSENT, "clGetPlatformIDs", e))
		return -1;
	for (cl_uint p = 0; p < nplatforms && p < PLATFORMS; p++) {
		/* A platform without devices fails; so does a broken one, which must not hide the others. */
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

static int opencl_finish(struct gpu *gpu, struct err *e)
{
	const struct opencl *o = (struct opencl *)gpu;

	return OPENCL_TRY(o, ERR_LAUNCH, e, clFinish, o->queue);
}

static int64_t host_nanoseconds(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Enqueues a marker after all work; its profiling data tells when the device reached it. */
static int opencl_record(struct gpu *gpu, int event, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;

	if (o->host_clock) {
		if (opencl_finish(gpu, e))
			return -1;
		o->times[event] = host_nanoseconds();
		return 0;
	}
	if (o->events[event])
		(void)o->cl.clReleaseEvent(o->events[event]);
	o->events[event] = NULL;
	if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueMarkerWithWaitList, o->queue, 0, NULL, &o->events[event]))
		return -1;
	return OPENCL_TRY(o, ERR_LAUNCH, e, clFlush, o->queue);
}

/* Waits for an event and reads its time, in nanoseconds from an arbitrary origin. */
static int event_time(struct opencl *o, int event, int64_t *time, struct err *e)
{
	cl_ulong nanoseconds = 0;

	if (o->host_clock) {
		*time = o->times[event];
		return 0;
	}
	if (!o->events[event])
		return err_set(e, "event %d was never recorded", event);
	if (OPENCL_TRY(o, ERR_LAUNCH, e, clWaitForEvents, 1, &o->events[event]) ||
	    OPENCL_TRY(o, ERR_FAILED, e, clGetEventProfilingInfo, o->events[event], CL_PROFILING_COMMAND_END,
		       sizeof nanoseconds, &nanoseconds, NULL))
		return -1;
	*time = (int64_t)nanoseconds;
	return 0;
}

static int opencl_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	int64_t start = 0, end = 0;

	if (event_time(o, to, &end, e) || event_time(o, from, &start, e))
		return -1;
	*seconds = 1e-9 * (double)(end - start);
	return 0;
}

/* Whether markers can measure time: across a pause of 2 ms with an idle queue they must show at least 1 ms, and no more
 * than the host's clock. Some drivers leave a marker's profiling data zero or refuse to give it. */
static int markers_work(struct gpu *gpu)
{
	const struct timespec pause = {0, 2000000};
	int64_t start = host_nanoseconds();
	double seconds;

	if (opencl_record(gpu, 0, NULL) || opencl_finish(gpu, NULL) || nanosleep(&pause, NULL) ||
	    opencl_record(gpu, 1, NULL) || opencl_finish(gpu, NULL) || opencl_elapsed(gpu, 0, 1, &seconds, NULL))
		return 0;
	return seconds >= 1e-9 * (double)pause.tv_nsec / 2 && seconds <= 1e-9 * (double)(host_nanoseconds() - start);
}

static void opencl_close(struct gpu *gpu)
{
	struct opencl *o = (struct opencl *)gpu;

	if (!o)
		return;
	if (o->queue)
		(void)o->cl.clFinish(o->queue);
	for (int i = 0; i < GPU_EVENTS; i++)
		if (o->events[i])
			(void)o->cl.clReleaseEvent(o->events[i]);
	if (o->queue)
		(void)o->cl.clReleaseCommandQueue(o->queue);
	if (o->context)
		(void)o->cl.clReleaseContext(o->context);
	dynlib_close(&o->lib);
	free(o);
}

/* Creates context and queue, and queries the limits of o->device. */
static int start(struct opencl *o, struct err *e)
{
	size_t align = device_number(&o->cl, o->device, CL_DEVICE_MEM_BASE_ADDR_ALIGN, 4) / 8;
	cl_int code;

	o->max_alloc = (int64_t)device_number(&o->cl, o->device, CL_DEVICE_MAX_MEM_ALLOC_SIZE, 8);
	/* A sub-buffer must begin at a multiple of the base address alignment, which is a power of two. */
	o->front = align > GPU_GUARD ? align : GPU_GUARD;
	o->standard = find_standard(&o->cl, o->device);
	o->separate_guards = strstr(o->base.info.name, "Oclgrind") != NULL;
	o->context = o->cl.clCreateContext(NULL, 1, &o->device, NULL, NULL, &code);
	if (opencl_check(code, ERR_FAILED, "clCreateContext", e))
		return -1;
	o->queue = o->cl.clCreateCommandQueue(o->context, o->device, CL_QUEUE_PROFILING_ENABLE, &code);
	if (opencl_check(code, ERR_FAILED, "clCreateCommandQueue", e))
		return -1;
	o->host_clock = !markers_work(&o->base);
	return 0;
}

static const struct gpu_ops opencl_ops = {
	.close = opencl_close,
	.build = opencl_build,
	.load = opencl_load,
	.unbuild = opencl_unbuild,
	.kernel_info = opencl_kernel_info,
	.alloc = opencl_alloc,
	.free = opencl_free,
	.write = opencl_write,
	.read = opencl_read,
	.fill = opencl_fill,
	.copy = opencl_copy,
	.launch = opencl_launch,
	.record = opencl_record,
	.elapsed = opencl_elapsed,
	.finish = opencl_finish,
};

static int opencl_open(int index, struct gpu **gpu, struct err *e)
{
	struct opencl *o = calloc(1, sizeof *o);
	struct place places[DEVICES];
	int count;

	*gpu = NULL;
	if (!o)
		return err_errno(e, "cannot open 'opencl:%d'", index);
	o->base.backend = &opencl_backend;
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

/* A CPU uses host memory in place (opencl_memory.c), but Oclgrind does not. */
static int opencl_any_base(const struct gpu_info *device)
{
	return device->is_cpu && !device->explicit_only;
}

const struct gpu_backend opencl_backend = {
	.name = "opencl",
	.ops = &opencl_ops,
	.compiler = &opencl_compiler_ops,
	.devices = opencl_devices,
	.open = opencl_open,
	.any_base = opencl_any_base,
};

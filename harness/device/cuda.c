/* CUDA backend: driver API, kernels compiled by NVRTC for the device's own architecture. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/dynlib.h"
#include "harness/device/backends.h"
#include "harness/device/cuda_api.h"
#include "harness/device/library.h"
#include "harness/device/nvml.h"
#include "harness/device/nvrtc.h"

#define DEVICES 64
#define MAX_ARGS 64
#define MEMORY_SPARE ((size_t)256 << 20) /* left free for the driver: module loading takes device memory too */
#define SMALL ((size_t)1 << 20)          /* bytes that are taken without asking how many are free: that takes longer */

static const char *const driver_sonames[] = {"libcuda.so.1", "libcuda.so", NULL};

#define SYMBOL(name, parameters) {#name, offsetof(struct cuda_calls, name)},
static const struct dynlib_symbol driver_symbols[] = {CUDA_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

struct cuda {
	struct gpu base;
	struct dynlib lib;
	struct cuda_calls cu;
	struct nvrtc nvrtc;
	struct nvml nvml;
	cu_device device;
	cu_context context;
	cu_stream streams[GPU_LANES];
	int lane, uses_lanes; /* the lane that is taken; 1: others than the first may have work */
	int capability;       /* 90 for sm_90 */
	cu_event events[GPU_MARKS];
};

struct cuda_mem {
	struct gpu_mem base;
	cu_ptr whole; /* front guard, array, back guard */
	cu_ptr view;  /* the array: what kernels get */
};

/* A kernel that was asked for. */
struct cuda_kernel {
	struct cuda_kernel *next;
	cu_function function;
	library_kernel *library; /* in place of function, where the program is a library */
	struct gpu_kernel_info info;
	int64_t allowed; /* bytes of local memory beside what it declares */
	char name[];
};

struct cuda_program {
	struct gpu_program base;
	cu_module module;
	struct cuda_kernel *kernels;
	void *code;
	char *library; /* path of a library, which then is the program */
};

/* Of the lane that is taken. */
static cu_stream stream_of(const struct cuda *c)
{
	return c->streams[c->lane];
}

/* 0 for success; else e filled with the call, the code's name and its text. */
static int check(const struct cuda_calls *cu, int code, enum err_kind kind, const char *call, struct err *e)
{
	const char *name = NULL, *text = NULL;

	if (code == CUDA_SUCCESS)
		return 0;
	(void)cu->cuGetErrorName(code, &name);
	(void)cu->cuGetErrorString(code, &text);
	return err_as(e, code == CUDA_ERROR_OUT_OF_MEMORY ? ERR_TOO_LARGE : kind, "%s failed: %s (%s)", call,
		      name ? name : "unknown code", text ? text : "no text");
}

static int attribute(const struct cuda_calls *cu, cu_device device, int which)
{
	int value = 0;

	return cu->cuDeviceGetAttribute(&value, which, device) ? 0 : value;
}

/* "580.159.04" from NVML; the driver API's own version where NVML is not there. */
static void driver_version(const struct cuda_calls *cu, const struct nvml *nvml, char *out, size_t size)
{
	int version = 0;

	nvml_driver(nvml, out, size);
	if (out[0])
		return;
	(void)cu->cuDriverGetVersion(&version);
	(void)snprintf(out, size, "CUDA %d.%d", version / 1000, version % 1000 / 10);
}

static void uuid_text(const struct cuda_calls *cu, cu_device device, char *out, size_t size)
{
	struct cu_uuid u;
	size_t used;

	if (cu->cuDeviceGetUuid(&u, device))
		return;
	used = (size_t)snprintf(out, size, "GPU-");
	for (int i = 0; i < 16; i++)
		used += (size_t)snprintf(out + used, size - used,
					 i == 4 || i == 6 || i == 8 || i == 10 ? "-%02x" : "%02x", u.bytes[i]);
}

static int capability_of(const struct cuda_calls *cu, cu_device device)
{
	return 10 * attribute(cu, device, CU_COMPUTE_CAPABILITY_MAJOR) +
	       attribute(cu, device, CU_COMPUTE_CAPABILITY_MINOR);
}

static void describe(const struct cuda_calls *cu, cu_device device, int index, const struct nvrtc *nvrtc,
		     const struct nvml *nvml, struct gpu_info *info)
{
	size_t memory = 0;

	memset(info, 0, sizeof *info);
	(void)snprintf(info->backend, sizeof info->backend, "cuda");
	info->index = index;
	if (cu->cuDeviceGetName(info->name, sizeof info->name, device))
		(void)snprintf(info->name, sizeof info->name, "unknown CUDA device");
	uuid_text(cu, device, info->uuid, sizeof info->uuid);
	driver_version(cu, nvml, info->driver, sizeof info->driver);
	(void)snprintf(info->compiler, sizeof info->compiler, "%s", nvrtc->version);
	(void)snprintf(info->arch, sizeof info->arch, "sm_%d", capability_of(cu, device));
	info->has_f64 = 1;
	info->has_shuffle = 1;
	info->warp = attribute(cu, device, CU_WARP_SIZE);
	info->compute_units = attribute(cu, device, CU_MULTIPROCESSOR_COUNT);
	info->max_block = attribute(cu, device, CU_MAX_THREADS_PER_BLOCK);
	info->local_bytes = attribute(cu, device, CU_MAX_SHARED_MEMORY_PER_BLOCK);
	info->local_bytes_sm = attribute(cu, device, CU_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
	if (cu->cuDeviceTotalMem_v2(&memory, device) == 0)
		info->memory_bytes = (int64_t)memory;
	info->l2_bytes = attribute(cu, device, CU_L2_CACHE_SIZE);
}

/*
 * Each queue between host and device takes the driver 20 ms to open and close (NVIDIA H200, driver 580.159.04: a
 * program that only opens the device takes 0.23 s with one, 0.40 s with the usual eight). One is enough where lanes are
 * filled step by step.
 */
static void want_one_queue(void)
{
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "1", 0);
}

/* Load driver and compiler; returns the number of devices, -1 with nothing left open. */
static int load(struct dynlib *lib, struct cuda_calls *cu, struct nvrtc *nvrtc, struct err *e)
{
	int count = 0;

	if (dynlib_open(lib, driver_sonames, driver_symbols, cu, e))
		return -1;
	want_one_queue();
	if (check(cu, cu->cuInit(0), ERR_ABSENT, "cuInit", e) ||
	    check(cu, cu->cuDeviceGetCount(&count), ERR_ABSENT, "cuDeviceGetCount", e) || nvrtc_open(nvrtc, e)) {
		dynlib_close(lib);
		return -1;
	}
	return count;
}

static int cuda_devices(struct gpu_info *list, int max, struct err *e)
{
	struct cuda_calls cu;
	struct nvrtc nvrtc;
	struct nvml nvml;
	struct dynlib lib;
	int count = load(&lib, &cu, &nvrtc, e);

	if (count < 0)
		return -1;
	nvml_open(&nvml);
	for (int i = 0; i < count && i < max; i++) {
		cu_device device;

		if (check(&cu, cu.cuDeviceGet(&device, i), ERR_ABSENT, "cuDeviceGet", e)) {
			count = -1;
			break;
		}
		describe(&cu, device, i, &nvrtc, &nvml, &list[i]);
	}
	nvml_close(&nvml);
	nvrtc_close(&nvrtc);
	dynlib_close(&lib);
	return count;
}

static void cuda_close(struct gpu *gpu)
{
	struct cuda *c = (struct cuda *)gpu;

	if (!c)
		return;
	for (int i = 0; i < GPU_MARKS; i++)
		if (c->events[i])
			(void)c->cu.cuEventDestroy_v2(c->events[i]);
	for (int i = 0; i < GPU_LANES; i++)
		if (c->streams[i])
			(void)c->cu.cuStreamDestroy_v2(c->streams[i]);
	if (c->context)
		(void)c->cu.cuDevicePrimaryCtxRelease_v2(c->device);
	nvml_close(&c->nvml);
	nvrtc_close(&c->nvrtc);
	dynlib_close(&c->lib);
	free(c);
}

static int cuda_start(struct gpu *gpu, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	const struct cuda_calls *cu = &c->cu;

	if (check(cu, cu->cuDevicePrimaryCtxRetain(&c->context, c->device), ERR_FAILED, "cuDevicePrimaryCtxRetain",
		  e) ||
	    check(cu, cu->cuCtxSetCurrent(c->context), ERR_FAILED, "cuCtxSetCurrent", e))
		return -1;
	for (int i = 0; i < GPU_LANES; i++)
		if (check(cu, cu->cuStreamCreate(&c->streams[i], 0), ERR_FAILED, "cuStreamCreate", e))
			return -1;
	for (int i = 0; i < GPU_MARKS; i++)
		if (check(cu, cu->cuEventCreate(&c->events[i], 0), ERR_FAILED, "cuEventCreate", e))
			return -1;
	return 0;
}

/* What it can tell without a context. */
static int find(struct cuda *c, struct err *e)
{
	const struct cuda_calls *cu = &c->cu;

	if (check(cu, cu->cuDeviceGet(&c->device, c->base.info.index), ERR_FAILED, "cuDeviceGet", e))
		return -1;
	c->capability = capability_of(cu, c->device);
	nvml_open(&c->nvml);
	describe(cu, c->device, c->base.info.index, &c->nvrtc, &c->nvml, &c->base.info);
	nvml_find(&c->nvml, c->base.info.uuid);
	return 0;
}

static int cuda_open(int index, struct gpu **gpu, struct err *e)
{
	struct cuda *c = calloc(1, sizeof *c);
	int count;

	*gpu = NULL;
	if (!c)
		return err_errno(e, "cannot open 'cuda:%d'", index);
	c->base.ops = &cuda_ops;
	count = load(&c->lib, &c->cu, &c->nvrtc, e);
	if (count < 0) {
		free(c);
		return -1;
	}
	c->base.info.index = index;
	if (index < 0 || index >= count)
		(void)err_as(e, ERR_ABSENT, "no device 'cuda:%d'", index);
	else if (find(c, e) == 0) {
		*gpu = &c->base;
		return 0;
	}
	cuda_close(&c->base);
	return -1;
}

static void cuda_unbuild(struct gpu_program *program)
{
	struct cuda_program *p = (struct cuda_program *)program;

	if (!p)
		return;
	while (p->kernels) {
		struct cuda_kernel *k = p->kernels;

		p->kernels = k->next;
		free(k);
	}
	if (p->module)
		(void)((struct cuda *)p->base.gpu)->cu.cuModuleUnload(p->module);
	free(p->code);
	free(p->library);
	free(p);
}

/* Its functions run on the context that is current here: the primary one, which the runtime API uses too. */
static int cuda_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e)
{
	struct cuda_program *p;

	*program = NULL;
	if (library_check(path, e))
		return -1;
	p = calloc(1, sizeof *p);
	if (!p || !(p->library = strdup(path))) {
		free(p);
		return err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", path);
	}
	p->base.gpu = gpu;
	p->base.alone = 1;
	*program = &p->base;
	return 0;
}

int cuda_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	struct cuda_program *p = calloc(1, sizeof *p);

	*program = NULL;
	if (!p) {
		free(code->bytes);
		code->bytes = NULL;
		return err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", name);
	}
	p->base.gpu = gpu;
	p->code = code->bytes;
	p->base.binary = code->bytes;
	p->base.binary_bytes = code->size;
	code->bytes = NULL;
	if (check(&c->cu, c->cu.cuModuleLoadData(&p->module, p->code), ERR_BUILD, "cuModuleLoadData", e)) {
		p->module = NULL;
		cuda_unbuild(&p->base);
		return -1;
	}
	*program = &p->base;
	return 0;
}

static int cuda_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e)
{
	const struct cuda *c = (const struct cuda *)gpu;
	struct gpu_code code = {0};
	struct nvrtc_code made;

	*program = NULL;
	if (nvrtc_compile(&c->nvrtc, name, text, c->capability, &made, e))
		return -1;
	code.bytes = made.bytes;
	code.size = made.size;
	return cuda_load(gpu, name, &code, program, e);
}

static int function_number(const struct cuda *c, cu_function function, int which)
{
	int value;

	return c->cu.cuFuncGetAttribute(&value, which, function) ? -1 : value;
}

static int get_function(const struct cuda_program *p, struct cuda_kernel *k, struct err *e)
{
	const struct cuda *c = (struct cuda *)p->base.gpu;
	int code = c->cu.cuModuleGetFunction(&k->function, p->module, k->name);

	if (code == CUDA_ERROR_NOT_FOUND)
		return err_as(e, ERR_LAUNCH, "no kernel '%s' in the program", k->name);
	if (check(&c->cu, code, ERR_LAUNCH, "cuModuleGetFunction", e))
		return -1;
	k->info.registers = function_number(c, k->function, CU_FUNC_NUM_REGS);
	k->info.spill_bytes = function_number(c, k->function, CU_FUNC_LOCAL_SIZE_BYTES);
	k->info.local_bytes = function_number(c, k->function, CU_FUNC_SHARED_SIZE_BYTES);
	k->info.max_block = function_number(c, k->function, CU_FUNC_MAX_THREADS_PER_BLOCK);
	return 0;
}

/* Nothing is known of what a library's function launches. */
static int get_library(const struct cuda_program *p, struct cuda_kernel *k, struct err *e)
{
	k->info = (struct gpu_kernel_info){-1, -1, -1, -1};
	return library_find(p->library, k->name, &k->library, e);
}

/* The program's kernel of that name, looked up at its first use; NULL with e filled. Owned by the program. */
static struct cuda_kernel *get_kernel(struct cuda_program *p, const char *name, struct err *e)
{
	size_t length = strlen(name);
	struct cuda_kernel *k;

	for (k = p->kernels; k; k = k->next)
		if (strcmp(k->name, name) == 0)
			return k;
	k = calloc(1, sizeof *k + length + 1);
	if (!k) {
		(void)err_errno(e, "cannot look up kernel '%s'", name);
		return NULL;
	}
	memcpy(k->name, name, length);
	if (p->library ? get_library(p, k, e) : get_function(p, k, e)) {
		free(k);
		return NULL;
	}
	k->next = p->kernels;
	p->kernels = k;
	return k;
}

static int cuda_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			    struct err *e)
{
	struct cuda_kernel *k = get_kernel((struct cuda_program *)program, kernel, e);

	if (!k)
		return -1;
	*info = k->info;
	return 0;
}

static int cuda_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	size_t room = 0, total, around = 2 * (size_t)GPU_GUARD;
	struct cuda_mem *m;

	*mem = NULL;
	if (bytes > SMALL && check(&c->cu, c->cu.cuMemGetInfo_v2(&room, &total), ERR_LAUNCH, "cuMemGetInfo", e))
		return -1;
	if (bytes > SMALL && (room < MEMORY_SPARE + around || bytes > room - MEMORY_SPARE - around))
		return err_as(e, ERR_TOO_LARGE, "cannot take %zu bytes of device memory: %zu are free", bytes, room);
	m = calloc(1, sizeof *m);
	if (!m)
		return err_errno(e, "cannot describe an array");
	m->base.gpu = gpu;
	m->base.bytes = bytes;
	if (check(&c->cu, c->cu.cuMemAlloc_v2(&m->whole, bytes + around), ERR_LAUNCH, "cuMemAlloc", e)) {
		free(m);
		return -1;
	}
	m->view = m->whole + GPU_GUARD;
	*mem = &m->base;
	return 0;
}

static void cuda_free(struct gpu_mem *mem)
{
	struct cuda_mem *m = (struct cuda_mem *)mem;

	if (!m)
		return;
	(void)((struct cuda *)m->base.gpu)->cu.cuMemFree_v2(m->whole);
	free(m);
}

static int finish(struct cuda *c, struct err *e)
{
	const struct cuda_calls *cu = &c->cu;

	if (!c->uses_lanes)
		return check(cu, cu->cuStreamSynchronize(c->streams[0]), ERR_LAUNCH, "cuStreamSynchronize", e);
	c->uses_lanes = c->lane > 0;
	return check(cu, cu->cuCtxSynchronize(), ERR_LAUNCH, "cuCtxSynchronize", e);
}

static int cuda_lane(struct gpu *gpu, int lane, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;

	(void)e;
	c->lane = lane;
	c->uses_lanes |= lane > 0;
	return 0;
}

static cu_ptr address(const struct gpu_mem *mem, ptrdiff_t offset)
{
	return ((const struct cuda_mem *)mem)->view + (cu_ptr)offset; /* a negative offset wraps back into the guard */
}

static int cuda_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	struct cuda *c = (struct cuda *)mem->gpu;

	if (backend_check_range(mem, offset, bytes, e) || finish(c, e))
		return -1;
	return bytes ? check(&c->cu, c->cu.cuMemcpyHtoD_v2(address(mem, offset), from, bytes), ERR_LAUNCH,
			     "cuMemcpyHtoD", e)
		     : 0;
}

static int cuda_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	struct cuda *c = (struct cuda *)mem->gpu;

	if (backend_check_range(mem, offset, bytes, e) || finish(c, e))
		return -1;
	return bytes ? check(&c->cu, c->cu.cuMemcpyDtoH_v2(to, address(mem, offset), bytes), ERR_LAUNCH, "cuMemcpyDtoH",
			     e)
		     : 0;
}

static int cuda_point(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	cu_ptr values[GPU_WORDS];

	if (backend_check_point(table, words, count, e))
		return -1;
	for (int i = 0; i < count; i++) {
		const struct gpu_word *w = &words[i];

		values[i] = w->mem ? address(w->mem, (ptrdiff_t)w->value) : (cu_ptr)w->value;
	}
	return cuda_write(table, 0, values, (size_t)count * sizeof *values, e);
}

static int cuda_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	const struct cuda *c = (struct cuda *)mem->gpu;

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	return bytes ? check(&c->cu, c->cu.cuMemsetD32Async(address(mem, offset), pattern, bytes / 4, stream_of(c)),
			     ERR_LAUNCH, "cuMemsetD32Async", e)
		     : 0;
}

static int cuda_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	const struct cuda *c = (struct cuda *)to->gpu;

	if (backend_check_copy(to, from, bytes, e))
		return -1;
	return bytes ? check(&c->cu, c->cu.cuMemcpyDtoDAsync_v2(address(to, 0), address(from, 0), bytes, stream_of(c)),
			     ERR_LAUNCH, "cuMemcpyDtoDAsync", e)
		     : 0;
}

/* More than 48 KiB of local memory have to be asked for, each kernel once. */
static int allow_local(const struct cuda *c, struct cuda_kernel *k, int64_t bytes, struct err *e)
{
	if (bytes > INT32_MAX)
		return err_as(e, ERR_LAUNCH, "%lld bytes of local memory are too many", (long long)bytes);
	if (bytes <= k->allowed)
		return 0;
	if (check(&c->cu, c->cu.cuFuncSetAttribute(k->function, CU_FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES, (int)bytes),
		  ERR_LAUNCH, "cuFuncSetAttribute", e))
		return -1;
	k->allowed = bytes;
	return 0;
}

/* Of an array, as a library's function gets it. */
static void *library_address(const struct gpu_mem *mem)
{
	cu_ptr at = address(mem, 0);
	void *pointer;

	/* memcpy: not every pointer is as wide as the driver's. */
	memcpy(&pointer, &at, sizeof pointer);
	return pointer;
}

static int cuda_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
{
	const struct cuda *c = (struct cuda *)gpu;
	struct cuda_kernel *k = get_kernel((struct cuda_program *)l->program, l->kernel, e);
	static const cu_ptr zero = 0;
	void *parameters[MAX_ARGS];

	if (!k)
		return -1;
	if (l->grid <= 0)
		return 0;
	if (l->grid > INT32_MAX || l->nargs > MAX_ARGS)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %lld blocks and %d arguments: too many", l->kernel,
			      (long long)l->grid, l->nargs);
	if (k->library)
		return library_call(k->library, l, stream_of(c), library_address, e);
	/* The driver reads as many as the kernel has: what a wrong descriptor leaves out must not crash the host. */
	for (int i = 0; i < MAX_ARGS; i++) {
		const struct gpu_arg *a = i < l->nargs ? &l->args[i] : NULL;
		const struct cuda_mem *m = a ? (const struct cuda_mem *)a->mem : NULL;
		const void *value = m ? &m->view : a ? a->scalar : &zero;

		/* The driver only reads the values; its parameter is not const by an oversight. */
		memcpy(&parameters[i], &value, sizeof value);
	}
	if ((l->local_bytes && allow_local(c, k, l->local_bytes, e)) ||
	    check(&c->cu,
		  c->cu.cuLaunchKernel(k->function, (unsigned)l->grid, 1, 1, (unsigned)l->block, 1, 1,
				       (unsigned)l->local_bytes, stream_of(c), parameters, NULL),
		  ERR_LAUNCH, "cuLaunchKernel", e))
		return err_context(e, "launch of '%s'", l->kernel);
	return 0;
}

static int cuda_mark(struct gpu *gpu, int slot, int since, double *seconds, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	float milliseconds;

	if (slot == -1 && seconds) {
		*seconds = 0;
		return finish(c, e);
	}
	if (backend_check_mark(slot, since, seconds, e))
		return -1;
	if (!seconds)
		return check(&c->cu, c->cu.cuEventRecord(c->events[slot], stream_of(c)), ERR_LAUNCH, "cuEventRecord",
			     e);
	if (check(&c->cu, c->cu.cuEventSynchronize(c->events[slot]), ERR_LAUNCH, "cuEventSynchronize", e) ||
	    check(&c->cu, c->cu.cuEventElapsedTime(&milliseconds, c->events[since], c->events[slot]), ERR_LAUNCH,
		  "cuEventElapsedTime", e))
		return -1;
	*seconds = 1e-3 * (double)milliseconds;
	return 0;
}

/* What is locked in memory the device reads by itself; else the driver copies it first. */
static void cuda_expect_writes(struct gpu *gpu, void *memory, size_t bytes)
{
	(void)((struct cuda *)gpu)->cu.cuMemHostRegister_v2(memory, bytes, 0);
}

static int cuda_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	(void)e;
	nvml_health(&((struct cuda *)gpu)->nvml, brief, health);
	return 0;
}

const struct gpu_ops cuda_ops = {
	.name = "cuda",
	.compiler = &cuda_compiler_ops,
	.devices = cuda_devices,
	.open = cuda_open,
	.start = cuda_start,
	.close = cuda_close,
	.build = cuda_build,
	.library = cuda_library,
	.unbuild = cuda_unbuild,
	.kernel_info = cuda_kernel_info,
	.alloc = cuda_alloc,
	.free = cuda_free,
	.write = cuda_write,
	.read = cuda_read,
	.point = cuda_point,
	.fill = cuda_fill,
	.copy = cuda_copy,
	.launch = cuda_launch,
	.mark = cuda_mark,
	.lane = cuda_lane,
	.expect_writes = cuda_expect_writes,
	.health = cuda_health,
};

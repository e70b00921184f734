/* The CUDA backend: devices, memory and events through the driver API. Programs are in cuda_program.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/device/cuda_impl.h"

#define MEMORY_RESERVE ((size_t)256 << 20) /* reserved for the driver: loading a module needs device memory as well */
#define SMALL ((size_t)1 << 20)            /* smaller allocations skip the query for free memory, which takes longer */

static const char *const driver_sonames[] = {"libcuda.so.1", "libcuda.so", NULL};

#define SYMBOL(name, parameters) {#name, offsetof(struct cuda_calls, name)},
static const struct dynlib_symbol driver_symbols[] = {CUDA_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

static int attribute(const struct cuda_calls *cu, cu_device device, int which)
{
	int value = 0;

	return cu->cuDeviceGetAttribute(&value, which, device) ? 0 : value;
}

/* The driver version from NVML, such as "580.159.04"; the driver API's version if NVML is missing. */
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

	if (cu->cuDeviceGetUuid(&u, device) == 0)
		backend_uuid_text(u.bytes, out, size);
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
	info->sm.threads = attribute(cu, device, CU_MAX_THREADS_PER_MULTIPROCESSOR);
	info->sm.blocks = attribute(cu, device, CU_MAX_BLOCKS_PER_MULTIPROCESSOR);
	info->sm.registers = attribute(cu, device, CU_MAX_REGISTERS_PER_MULTIPROCESSOR);
	/* On every NVIDIA GPU a block stays on its multiprocessor until it ends, and all resident blocks are
	 * scheduled. */
	info->has = (struct gpu_guarantees){.cooperative_launch = attribute(cu, device, CU_COOPERATIVE_LAUNCH),
					    .forward_progress = 1,
					    .device_order = 1,
					    .atomics_64 = 1,
					    .sub_groups = 1};
	if (cu->cuDeviceTotalMem_v2(&memory, device) == 0)
		info->memory_bytes = (int64_t)memory;
	info->l2_bytes = attribute(cu, device, CU_L2_CACHE_SIZE);
}

/* The driver takes 20 ms to open and close each queue between host and device (NVIDIA H200, driver 580.159.04: opening
 * the device takes 0.23 s with one queue, 0.40 s with the default eight). One is enough, because checks interleave
 * streams. */
static void use_one_queue(void)
{
	(void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "1", 0);
}

/* Loads driver and compiler. Returns the number of devices, or -1 with nothing left open. */
static int load(struct dynlib *lib, struct cuda_calls *cu, struct nvrtc *nvrtc, struct err *e)
{
	int count = 0;

	if (dynlib_open(lib, driver_sonames, driver_symbols, cu, e))
		return -1;
	use_one_queue();
	if (CUDA_TRY(cu, ERR_ABSENT, e, cuInit, 0) || CUDA_TRY(cu, ERR_ABSENT, e, cuDeviceGetCount, &count) ||
	    nvrtc_open(nvrtc, e)) {
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

		if (CUDA_TRY(&cu, ERR_ABSENT, e, cuDeviceGet, &device, i)) {
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
	for (int i = 0; i < GPU_EVENTS; i++)
		if (c->events[i])
			(void)c->cu.cuEventDestroy_v2(c->events[i]);
	for (int i = 0; i < GPU_STREAMS; i++)
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

	if (CUDA_TRY(cu, ERR_FAILED, e, cuDevicePrimaryCtxRetain, &c->context, c->device) ||
	    CUDA_TRY(cu, ERR_FAILED, e, cuCtxSetCurrent, c->context))
		return -1;
	for (int i = 0; i < GPU_STREAMS; i++)
		if (CUDA_TRY(cu, ERR_FAILED, e, cuStreamCreate, &c->streams[i], 0))
			return -1;
	for (int i = 0; i < GPU_EVENTS; i++)
		if (CUDA_TRY(cu, ERR_FAILED, e, cuEventCreate, &c->events[i], 0))
			return -1;
	return 0;
}

/* Fills in what needs no context. */
static int identify(struct cuda *c, struct err *e)
{
	const struct cuda_calls *cu = &c->cu;

	if (CUDA_TRY(cu, ERR_FAILED, e, cuDeviceGet, &c->device, c->base.info.index))
		return -1;
	c->capability = capability_of(cu, c->device);
	nvml_open(&c->nvml);
	describe(cu, c->device, c->base.info.index, &c->nvrtc, &c->nvml, &c->base.info);
	nvml_find(&c->nvml, c->base.info.uuid);
	return 0;
}

static int cuda_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	size_t room = 0, total, around = 2 * (size_t)GPU_GUARD + (size_t)gpu->shift;
	struct cuda_mem *m;

	*mem = NULL;
	if (bytes > SMALL && CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemGetInfo_v2, &room, &total))
		return -1;
	if (bytes > SMALL && (room < MEMORY_RESERVE + around || bytes > room - MEMORY_RESERVE - around))
		return err_as(e, ERR_TOO_LARGE, "cannot allocate %zu bytes of device memory: %zu are free", bytes,
			      room);
	m = calloc(1, sizeof *m);
	if (!m)
		return err_errno(e, "cannot describe an array");
	m->base.gpu = gpu;
	m->base.bytes = bytes;
	if (CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemAlloc_v2, &m->whole, bytes + around)) {
		free(m);
		return -1;
	}
	m->view = m->whole + GPU_GUARD + (cu_ptr)gpu->shift;
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

static int cuda_finish(struct gpu *gpu, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	const struct cuda_calls *cu = &c->cu;

	if (!c->uses_streams)
		return CUDA_TRY(cu, ERR_LAUNCH, e, cuStreamSynchronize, c->streams[0]);
	c->uses_streams = c->stream > 0;
	return cuda_check(cu, cu->cuCtxSynchronize(), ERR_LAUNCH, "cuCtxSynchronize", e);
}

static int cuda_select_stream(struct gpu *gpu, int stream, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;

	(void)e;
	c->stream = stream;
	c->uses_streams |= stream > 0;
	return 0;
}

static int cuda_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	struct cuda *c = (struct cuda *)mem->gpu;

	if (backend_check_range(mem, offset, bytes, e) || cuda_finish(mem->gpu, e))
		return -1;
	return bytes ? CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemcpyHtoD_v2, address(mem, offset), from, bytes) : 0;
}

static int cuda_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	struct cuda *c = (struct cuda *)mem->gpu;

	if (backend_check_range(mem, offset, bytes, e) || cuda_finish(mem->gpu, e))
		return -1;
	return bytes ? CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemcpyDtoH_v2, to, address(mem, offset), bytes) : 0;
}

static int cuda_write_words(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	cu_ptr values[GPU_WORDS];

	if (backend_check_words(table, words, count, e))
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
	return bytes ? CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemsetD32Async, address(mem, offset), pattern, bytes / 4,
				current_stream(c))
		     : 0;
}

static int cuda_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	const struct cuda *c = (struct cuda *)to->gpu;

	if (backend_check_copy(to, from, bytes, e))
		return -1;
	return bytes ? CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuMemcpyDtoDAsync_v2, address(to, 0), address(from, 0), bytes,
				current_stream(c))
		     : 0;
}

static int cuda_record(struct gpu *gpu, int event, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;

	return CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuEventRecord, c->events[event], current_stream(c));
}

static int cuda_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	struct cuda *c = (struct cuda *)gpu;
	float milliseconds;

	if (CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuEventSynchronize, c->events[to]) ||
	    CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuEventElapsedTime, &milliseconds, c->events[from], c->events[to]))
		return -1;
	*seconds = 1e-3 * (double)milliseconds;
	return 0;
}

/* The device can read pinned memory directly; the driver copies from other memory first. */
static void cuda_pin(struct gpu *gpu, void *memory, size_t bytes)
{
	(void)((struct cuda *)gpu)->cu.cuMemHostRegister_v2(memory, bytes, 0);
}

static int cuda_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	(void)e;
	nvml_health(&((struct cuda *)gpu)->nvml, brief, health);
	return 0;
}

static const struct gpu_ops cuda_ops = {
	.close = cuda_close,
	.build = cuda_build,
	.load = cuda_load,
	.library = cuda_library,
	.unbuild = cuda_unbuild,
	.kernel_info = cuda_kernel_info,
	.alloc = cuda_alloc,
	.free = cuda_free,
	.write = cuda_write,
	.read = cuda_read,
	.write_words = cuda_write_words,
	.pin = cuda_pin,
	.fill = cuda_fill,
	.copy = cuda_copy,
	.launch = cuda_launch,
	.record = cuda_record,
	.elapsed = cuda_elapsed,
	.finish = cuda_finish,
	.select_stream = cuda_select_stream,
	.health = cuda_health,
};

static int cuda_open(int index, struct gpu **gpu, struct err *e)
{
	struct cuda *c = calloc(1, sizeof *c);
	int count;

	*gpu = NULL;
	if (!c)
		return err_errno(e, "cannot open 'cuda:%d'", index);
	c->base.backend = &cuda_backend;
	c->base.ops = &cuda_ops;
	count = load(&c->lib, &c->cu, &c->nvrtc, e);
	if (count < 0) {
		free(c);
		return -1;
	}
	c->base.info.index = index;
	if (index < 0 || index >= count)
		(void)err_as(e, ERR_ABSENT, "no device 'cuda:%d'", index);
	else if (identify(c, e) == 0) {
		*gpu = &c->base;
		return 0;
	}
	cuda_close(&c->base);
	return -1;
}

static int cuda_any_base(const struct gpu_info *device)
{
	(void)device;
	return 1;
}

const struct gpu_backend cuda_backend = {
	.name = "cuda",
	.ops = &cuda_ops,
	.compiler = &cuda_compiler_ops,
	.devices = cuda_devices,
	.open = cuda_open,
	.start = cuda_start,
	.any_base = cuda_any_base,
};

/* Arrays of the OpenCL backend: buffers with guards, and bookkeeping for Oclgrind. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/hostmem.h"
#include "harness/base/poison.h"
#include "harness/device/opencl_impl.h"

#define MEMORY_RESERVE 32 /* 1/32 of the memory is left for the driver and other programs */

/* The part of a range that lies within one buffer. */
struct piece {
	cl_mem buffer;
	size_t at, bytes;
};

/* The first piece of the range of `bytes` bytes at offset (>= -GPU_GUARD): all of it unless guards are separate. */
static struct piece first_piece(const struct opencl_mem *m, ptrdiff_t offset, size_t bytes)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;
	ptrdiff_t end = (ptrdiff_t)m->base.bytes;
	struct piece p = {m->whole, 0, bytes};
	size_t room = SIZE_MAX;

	if (!o->separate_guards) {
		p.at = o->front + (size_t)offset; /* a negative offset wraps around into the front guard */
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

/* For Oclgrind: makes the array count as unwritten. A host write of no bytes empties its shadow: see mark_written. */
static int mark_unwritten(const struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;

	return OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueWriteBuffer, o->queue, m->view, 1, 0, 0, "", 0, NULL, NULL);
}

/* For Oclgrind: makes the whole array count as written. Its check for uninitialized values keeps a shadow per buffer,
 * and each host write (each word of a fill, too) replaces it with one of the size of that write, whatever the offset.
 * Beyond its end stores are not recorded and loads are reported. So the last host write must cover the whole buffer. */
static int mark_written(const struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;
	size_t bytes = m->base.bytes;
	void *all;
	int status;

	if (!o->separate_guards || bytes == 0)
		return 0;
	all = malloc(bytes);
	if (!all)
		return err_errno(e, "cannot copy an array of %zu bytes", bytes);
	status =
		OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueReadBuffer, o->queue, m->view, 1, 0, bytes, all, 0, NULL, NULL) ||
		OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueWriteBuffer, o->queue, m->view, 1, 0, bytes, all, 0, NULL, NULL);
	free(all);
	return status ? -1 : 0;
}

int opencl_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;
	const char *source = from;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, source += p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueWriteBuffer, o->queue, p.buffer, 1, p.at, p.bytes, source, 0,
			       NULL, NULL))
			return -1;
	}
	return mark_written((struct opencl_mem *)mem, e);
}

int opencl_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;
	char *target = to;

	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, target += p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueReadBuffer, o->queue, p.buffer, 1, p.at, p.bytes, target, 0,
			       NULL, NULL))
			return -1;
	}
	return 0;
}

int opencl_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	const struct opencl *o = (struct opencl *)mem->gpu;

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	for (struct piece p; bytes > 0; offset += (ptrdiff_t)p.bytes, bytes -= p.bytes) {
		p = first_piece((struct opencl_mem *)mem, offset, bytes);
		if (OPENCL_TRY_MEMORY(o, e, clEnqueueFillBuffer, o->queue, p.buffer, &pattern, sizeof pattern, p.at,
				      p.bytes, 0, NULL, NULL))
			return -1;
	}
	if (o->separate_guards && (pattern == poison_patterns[0] || pattern == poison_patterns[1]))
		return mark_unwritten((struct opencl_mem *)mem, e);
	return mark_written((struct opencl_mem *)mem, e);
}

int opencl_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	const struct opencl *o = (struct opencl *)to->gpu;

	if (backend_check_copy(to, from, bytes, e))
		return -1;
	if (bytes == 0)
		return 0;
	if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueCopyBuffer, o->queue, ((struct opencl_mem *)from)->view,
		       ((struct opencl_mem *)to)->view, 0, 0, bytes, 0, NULL, NULL))
		return -1;
	return mark_written((struct opencl_mem *)to, e);
}

void opencl_free(struct gpu_mem *mem)
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
	free(m->host);
	o->allocated -= (int64_t)m->allocated;
	free(m);
}

/* OpenCL has no query for free memory: subtract what this process has allocated; on a CPU also ask the host. */
static int check_free(const struct opencl *o, size_t bytes, struct err *e)
{
	int64_t left = o->base.info.memory_bytes - o->allocated, host = o->base.info.is_cpu ? host_memory_free() : left;

	if (host < left)
		left = host;
	left -= o->base.info.memory_bytes / MEMORY_RESERVE;
	if (o->max_alloc < left)
		left = o->max_alloc;
	if (left < 0)
		left = 0;
	if (bytes > (size_t)left)
		return err_as(e, ERR_TOO_LARGE, "cannot allocate %zu bytes of device memory: %lld are free", bytes,
			      (long long)left);
	return 0;
}

/* Drivers allocate lazily, so a buffer may turn out not to fit: write a word to find out now. CPU buffers are host
 * pages, overcommitted until first touched: write all of them, or the out-of-memory killer may end a run half-way. */
static int commit(struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (struct opencl *)m->base.gpu;
	const cl_uint zero = 0;
	size_t bytes = o->base.info.is_cpu ? m->allocated / 4 * 4 : sizeof zero;

	if (OPENCL_TRY_MEMORY(o, e, clEnqueueFillBuffer, o->queue, m->whole, &zero, sizeof zero, 0, bytes, 0, NULL,
			      NULL))
		return -1;
	return OPENCL_TRY_MEMORY(o, e, clFinish, o->queue);
}

#define HOST_ALIGN 4096

/* Drivers align buffers and require aligned sub-buffers; only host memory that a CPU uses in place can begin at other
 * addresses. */
static int make_shifted(struct opencl_mem *m, size_t shift, struct err *e)
{
	const struct opencl *o = (const struct opencl *)m->base.gpu;
	cl_int code;

	m->host = aligned_alloc(HOST_ALIGN, (shift + m->allocated + HOST_ALIGN - 1) / HOST_ALIGN * HOST_ALIGN);
	if (!m->host)
		return err_as(e, ERR_TOO_LARGE, "out of memory");
	m->whole = o->cl.clCreateBuffer(o->context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, m->allocated,
					(char *)m->host + shift, &code);
	return opencl_check_memory(code, "clCreateBuffer", e);
}

/* Guards and array are one buffer; kernels get a sub-buffer of it, so that out-of-bounds writes hit a guard. With
 * Oclgrind the array is a separate buffer, because it would not report accesses to guards in the same buffer. */
static int make_buffers(struct opencl_mem *m, struct err *e)
{
	const struct opencl *o = (struct opencl *)m->base.gpu;
	/* Neither a buffer nor a sub-buffer may be empty. */
	struct cl_region region = {o->front, m->base.bytes ? m->base.bytes : sizeof(cl_uint)};
	cl_int code;

	if (o->base.shift > 0) {
		if (make_shifted(m, (size_t)o->base.shift, e))
			return -1;
	} else {
		m->whole = o->cl.clCreateBuffer(o->context, CL_MEM_READ_WRITE,
						o->separate_guards ? 2 * GPU_GUARD : m->allocated, NULL, &code);
		if (opencl_check_memory(code, "clCreateBuffer", e))
			return -1;
	}
	if (o->separate_guards) {
		m->view = o->cl.clCreateBuffer(o->context, CL_MEM_READ_WRITE, region.size, NULL, &code);
		/* Oclgrind reuses addresses together with the shadow of the previous buffer. */
		return opencl_check_memory(code, "clCreateBuffer", e) || mark_unwritten(m, e) ? -1 : 0;
	}
	m->view = o->cl.clCreateSubBuffer(m->whole, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, &region, &code);
	if (opencl_check_memory(code, "clCreateSubBuffer", e))
		return -1;
	return commit(m, e);
}

int opencl_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	size_t around = o->front + GPU_GUARD;
	struct opencl_mem *m;

	*mem = NULL;
	if (bytes > (size_t)PTRDIFF_MAX - around)
		return err_as(e, ERR_TOO_LARGE, "cannot allocate %zu bytes of device memory", bytes);
	if (check_free(o, bytes + around, e))
		return -1;
	m = calloc(1, sizeof *m);
	if (!m)
		return err_errno(e, "cannot describe an array");
	m->base.gpu = gpu;
	m->base.bytes = bytes;
	m->allocated = bytes + around;
	o->allocated += (int64_t)m->allocated;
	if (make_buffers(m, e)) {
		opencl_free(&m->base);
		return err_context(e, "cannot allocate %zu bytes of device memory", bytes);
	}
	*mem = &m->base;
	return 0;
}

/* Programs of the OpenCL backend: kernels and launches. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"
#include "harness/device/opencl_impl.h"

/* A kernel of a program, created when first used. */
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

void opencl_unbuild(struct gpu_program *program)
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

/* Returns -1 and ERR_BUILD with the compiler's log. */
static int report_build(const struct opencl *o, cl_program handle, const char *name, cl_int code, struct err *e)
{
	size_t size = 0;
	char *log;

	(void)o->cl.clGetProgramBuildInfo(handle, o->device, CL_PROGRAM_BUILD_LOG, 0, NULL, &size);
	log = calloc(1, size + 1);
	if (!log || size == 0 ||
	    o->cl.clGetProgramBuildInfo(handle, o->device, CL_PROGRAM_BUILD_LOG, size, log, NULL) != CL_SUCCESS)
		(void)opencl_check(code, ERR_BUILD, "clBuildProgram", e);
	else
		(void)build_failed(e, name, log);
	free(log);
	return -1;
}

/* -w: PoCL prints the number of warnings (loops not unrolled) to the terminal instead of the log. Oclgrind's check for
 * uninitialized values aborts on some instructions that LLVM's optimizer generates. */
static void build_options(const struct opencl *o, char *out, size_t size)
{
	(void)snprintf(out, size, "-cl-std=%s -w%s", o->standard, o->separate_guards ? " -cl-opt-disable" : "");
}

/* Takes over handle, which is NULL if its creation failed with `code`. ERR_BUILD with the log. */
static int finish_build(struct opencl *o, const char *name, cl_program handle, cl_int code,
			struct gpu_program **program, struct err *e)
{
	struct opencl_program *p = calloc(1, sizeof *p);
	char options[64];

	*program = NULL;
	if (!p) {
		if (code == CL_SUCCESS)
			(void)o->cl.clReleaseProgram(handle);
		return err_errno(e, "cannot build '%s'", name);
	}
	p->base.gpu = &o->base;
	if (opencl_check(code, ERR_FAILED, "clCreateProgram", e))
		goto fail;
	p->handle = handle;
	build_options(o, options, sizeof options);
	code = o->cl.clBuildProgram(handle, 1, &o->device, options, NULL, NULL);
	if (code != CL_SUCCESS) {
		(void)report_build(o, handle, name, code, e);
		goto fail;
	}
	*program = &p->base;
	return 0;
fail:
	opencl_unbuild(&p->base);
	return -1;
}

int opencl_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	cl_int code;
	cl_program handle = o->cl.clCreateProgramWithSource(o->context, 1, &text, NULL, &code);

	return finish_build(o, name, handle, code, program, e);
}

/* ---- compiled code: the driver's binary, followed by the text, for drivers that refuse their own binaries ---- */

struct code_head {
	uint64_t binary, text; /* sizes of the parts that follow, in this order; the text includes its NUL */
};

/* Returns 0 if the driver accepted the binary. */
static int load_binary(struct opencl *o, const char *name, const unsigned char *bytes, size_t size,
		       struct gpu_program **program)
{
	cl_int code, status = CL_SUCCESS;
	cl_program handle = o->cl.clCreateProgramWithBinary(o->context, 1, &o->device, &size, &bytes, &status, &code);

	if (code == CL_SUCCESS && status != CL_SUCCESS) {
		(void)o->cl.clReleaseProgram(handle);
		code = status;
	}
	return finish_build(o, name, handle, code, program, NULL);
}

int opencl_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program, struct err *e)
{
	const char *bytes = code->bytes;
	struct code_head head = {0};
	int status;

	*program = NULL;
	if (code->size > sizeof head)
		memcpy(&head, bytes, sizeof head);
	if (head.text == 0 || head.text > code->size || head.binary > code->size ||
	    sizeof head + head.binary + head.text != code->size || bytes[code->size - 1] != '\0')
		status = err_as(e, ERR_BUILD, "the code of '%s' is damaged", name);
	else if (head.binary > 0 && load_binary((struct opencl *)gpu, name, (const unsigned char *)bytes + sizeof head,
						(size_t)head.binary, program) == 0)
		status = 0;
	else
		status = opencl_build(gpu, name, bytes + sizeof head + head.binary, program, e);
	free(code->bytes);
	code->bytes = NULL;
	return status;
}

/* ---- the compiler: opens a device of its own at the first build ---- */

struct opencl_compiler {
	struct compiler base;
	const struct gpu_backend *backend;
	char target[COMPILER_TARGET];
	struct gpu *gpu;
};

/* "0: NVIDIA H200, 580.159.04 (NVIDIA CUDA), OpenCL C 1.2": the device number, and what its code depends on. */
static void opencl_compiler_target(const struct gpu_info *device, char *out, size_t size)
{
	(void)snprintf(out, size, "%d: %s, %s, %s", device->index, device->name, device->driver, device->compiler);
}

static int opencl_compiler_open(const struct gpu_backend *backend, const char *target, struct compiler **compiler,
				struct err *e)
{
	struct opencl_compiler *c = calloc(1, sizeof *c);

	*compiler = NULL;
	if (!c)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a compiler");
	c->base.ops = &opencl_compiler_ops;
	c->backend = backend;
	(void)snprintf(c->target, sizeof c->target, "%s", target);
	(void)snprintf(c->base.identity, sizeof c->base.identity, "OpenCL 2 -w %s", target);
	*compiler = &c->base;
	return 0;
}

static void opencl_compiler_close(struct compiler *compiler)
{
	struct opencl_compiler *c = (struct opencl_compiler *)compiler;

	if (!c)
		return;
	if (c->gpu)
		c->gpu->ops->close(c->gpu);
	free(c);
}

/* Another process may see other devices, or by now another driver; then building is left to the device itself. */
static int open_target(struct opencl_compiler *c, struct err *e)
{
	char found[COMPILER_TARGET];
	struct gpu *gpu;

	if (c->gpu)
		return 0;
	if (c->backend->open((int)strtol(c->target, NULL, 10), &gpu, e))
		return -1;
	opencl_compiler_target(&gpu->info, found, sizeof found);
	if (strcmp(found, c->target) != 0) {
		gpu->ops->close(gpu);
		return err_as(e, ERR_ABSENT, "device '%s' is '%s' in another process", c->target, found);
	}
	c->gpu = gpu;
	return 0;
}

/* The binary of a program, malloc'd at `offset` of a larger block; *size is 0 if the driver provides none. */
static char *take_binary(const struct opencl *o, cl_program handle, size_t offset, size_t more, size_t *size)
{
	unsigned char *at;
	char *block;

	*size = 0;
	if (o->cl.clGetProgramInfo(handle, CL_PROGRAM_BINARY_SIZES, sizeof *size, size, NULL) != CL_SUCCESS)
		*size = 0;
	block = malloc(offset + *size + more);
	if (!block)
		return NULL;
	at = (unsigned char *)block + offset;
	if (*size && o->cl.clGetProgramInfo(handle, CL_PROGRAM_BINARIES, sizeof at, &at, NULL) != CL_SUCCESS)
		*size = 0;
	return block;
}

static int opencl_compile(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
			  struct err *e)
{
	struct opencl_compiler *c = (struct opencl_compiler *)compiler;
	const size_t length = strlen(text) + 1;
	struct gpu_program *program;
	struct code_head head;
	size_t binary;
	char *block;

	*code = (struct gpu_code){0};
	/* The last condition is implied. */
	if (open_target(c, e) || opencl_build(c->gpu, name, text, &program, e) || !program)
		return -1;
	block = take_binary((struct opencl *)c->gpu, ((struct opencl_program *)program)->handle, sizeof head, length,
			    &binary);
	opencl_unbuild(program);
	if (!block)
		return err_as(e, ERR_TOO_LARGE, "out of memory for the code of '%s'", name);
	head = (struct code_head){binary, length};
	memcpy(block, &head, sizeof head);
	memcpy(block + sizeof head + binary, text, length);
	code->bytes = block;
	code->size = sizeof head + binary + length;
	return 0;
}

const struct compiler_ops opencl_compiler_ops = {
	.open = opencl_compiler_open,
	.close = opencl_compiler_close,
	.compile = opencl_compile,
	.warm_up = "__kernel void first(void) {}",
	.target = opencl_compiler_target,
	.opens_device = 1,
};

/* ---- kernels ---- */

/* A property of a kernel on this device; `unknown` if the driver does not report it. */
static int kernel_figure(const struct opencl *o, cl_kernel kernel, cl_uint what, int unknown)
{
	uint64_t figure = 0; /* cl_ulong or size_t, depending on `what` */
	const size_t size = what == CL_KERNEL_WORK_GROUP_SIZE ? sizeof(size_t) : sizeof figure;

	return o->cl.clGetKernelWorkGroupInfo(kernel, o->device, what, size, &figure, NULL) ? unknown : (int)figure;
}

/* The block size that the kernel requires (BOUNDS), which excludes any other; 0: none. */
static int named_block(const struct opencl *o, cl_kernel kernel)
{
	size_t sizes[3] = {0};

	return o->cl.clGetKernelWorkGroupInfo(kernel, o->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof sizes, sizes,
					      NULL)
		       ? 0
		       : (int)(sizes[0] * sizes[1] * sizes[2]);
}

/* If the kernel requires a block size that the device supports, trust that: NVIDIA's driver answers 256 for
 * CL_KERNEL_WORK_GROUP_SIZE even for kernels that require 1024. */
static void query_kernel(const struct opencl *o, struct opencl_kernel *k)
{
	const int named = named_block(o, k->handle), most = o->base.info.max_block;
	const int threads = named > 0 ? named : kernel_figure(o, k->handle, CL_KERNEL_WORK_GROUP_SIZE, 0);

	k->info.registers = -1;
	k->info.spill_bytes = kernel_figure(o, k->handle, CL_KERNEL_PRIVATE_MEM_SIZE, -1);
	k->info.local_bytes = kernel_figure(o, k->handle, CL_KERNEL_LOCAL_MEM_SIZE, -1);
	k->info.max_block = threads > 0 && threads < most ? threads : most;
	(void)o->cl.clGetKernelInfo(k->handle, CL_KERNEL_NUM_ARGS, sizeof k->nargs, &k->nargs, NULL);
}

/* The program's kernel with this name, which it owns; NULL with e filled on failure. */
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
		(void)err_errno(e, "cannot create kernel '%s'", name);
		return NULL;
	}
	memcpy(k->name, name, length);
	k->handle = o->cl.clCreateKernel(p->handle, name, &code);
	if (code != CL_SUCCESS) {
		free(k);
		if (code == CL_INVALID_KERNEL_NAME)
			(void)err_as(e, ERR_LAUNCH, "no kernel '%s' in the program", name);
		else
			(void)opencl_check(code, ERR_LAUNCH, "clCreateKernel", e);
		return NULL;
	}
	query_kernel(o, k);
	k->next = p->kernels;
	p->kernels = k;
	return k;
}

int opencl_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info, struct err *e)
{
	struct opencl_kernel *k = get_kernel((struct opencl_program *)program, kernel, e);

	if (!k)
		return -1;
	*info = k->info;
	return 0;
}

/* Rejects launches that drivers refuse or crash on. */
static int check_launch(const struct opencl *o, const struct gpu_launch *l, const struct opencl_kernel *k,
			struct err *e)
{
	if (l->block < 1 || l->block > k->info.max_block)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d threads per block: the kernel allows 1 to %d",
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

int opencl_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
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

		if (opencl_check(code, ERR_LAUNCH, "clSetKernelArg", e))
			return err_context(e, "argument %d of '%s'", i, l->kernel);
	}
	global = (size_t)l->grid * local; /* OpenCL counts work-items, not blocks */
	if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueNDRangeKernel, o->queue, k->handle, 1, NULL, &global, &local, 0, NULL,
		       NULL))
		return err_context(e, "launch of '%s'", l->kernel);
	return 0;
}

/* Programs of the OpenCL backend, their kernels and launches. */
#include <stdlib.h>
#include <string.h>

#include "harness/base/buildlog.h"
#include "harness/device/opencl_impl.h"

/* A kernel of a program, created at its first use. */
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

/* ERR_BUILD with the compiler's log. */
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

/* The binary is not queried: with PoCL that takes as long as the build. */
int opencl_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e)
{
	struct opencl *o = (struct opencl *)gpu;
	struct opencl_program *p = calloc(1, sizeof *p);
	cl_int code;

	*program = NULL;
	if (!p)
		return err_errno(e, "cannot build '%s'", name);
	p->base.gpu = gpu;
	p->handle = o->cl.clCreateProgramWithSource(o->context, 1, &text, NULL, &code);
	if (opencl_check(code, ERR_FAILED, "clCreateProgramWithSource", e))
		goto fail;
	/*
	 * -w: PoCL prints its number of warnings (a loop not unrolled) on the terminal, past the log. Oclgrind's check
	 * of uninitialised values aborts on some instructions that LLVM's optimiser makes.
	 */
	code = o->cl.clBuildProgram(p->handle, 1, &o->device,
				    o->separate_guards ? "-cl-std=CL1.2 -w -cl-opt-disable" : "-cl-std=CL1.2 -w", NULL,
				    NULL);
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

/* A figure of a kernel on this device, `unknown` where the driver does not report it. */
static int kernel_figure(const struct opencl *o, cl_kernel kernel, cl_uint what, int unknown)
{
	uint64_t figure = 0; /* cl_ulong or size_t, as what says */
	const size_t size = what == CL_KERNEL_WORK_GROUP_SIZE ? sizeof(size_t) : sizeof figure;

	return o->cl.clGetKernelWorkGroupInfo(kernel, o->device, what, size, &figure, NULL) ? unknown : (int)figure;
}

static void query_kernel(const struct opencl *o, struct opencl_kernel *k)
{
	int threads = kernel_figure(o, k->handle, CL_KERNEL_WORK_GROUP_SIZE, 0), most = o->base.info.max_block;

	k->info.registers = -1;
	k->info.spill_bytes = kernel_figure(o, k->handle, CL_KERNEL_PRIVATE_MEM_SIZE, -1);
	k->info.local_bytes = kernel_figure(o, k->handle, CL_KERNEL_LOCAL_MEM_SIZE, -1);
	k->info.max_block = threads > 0 && threads < most ? threads : most;
	(void)o->cl.clGetKernelInfo(k->handle, CL_KERNEL_NUM_ARGS, sizeof k->nargs, &k->nargs, NULL);
}

/* The program's kernel of that name, which it owns; NULL with e filled. */
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

/* Launches that drivers refuse, or crash on. */
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
	global = (size_t)l->grid * local; /* OpenCL counts threads, not blocks */
	if (OPENCL_TRY(o, ERR_LAUNCH, e, clEnqueueNDRangeKernel, o->queue, k->handle, 1, NULL, &global, &local, 0, NULL,
		       NULL))
		return err_context(e, "launch of '%s'", l->kernel);
	return 0;
}

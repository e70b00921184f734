/* Programs of the CUDA backend: kernels and launches. */
#include <stdlib.h>
#include <string.h>

#include "harness/device/cuda_impl.h"
#include "harness/device/library.h"

#define MAX_ARGS 64

/* A kernel of a program, looked up when first used. */
struct cuda_kernel {
	struct cuda_kernel *next;
	cu_function function;
	library_kernel *library; /* used instead of `function` if the program is a library */
	struct gpu_kernel_info info;
	int64_t allowed; /* bytes of dynamic local memory enabled so far */
	char name[];
};

struct cuda_program {
	struct gpu_program base;
	cu_module module;
	struct cuda_kernel *kernels;
	void *code;
};

void cuda_unbuild(struct gpu_program *program)
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
	free(p->base.library);
	free(p);
}

/* The library's functions run in the current context: the primary one, which the runtime API uses as well. */
int cuda_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e)
{
	*program = library_program(gpu, path, sizeof(struct cuda_program), e);
	if (!*program)
		return -1;
	(*program)->exclusive = 1;
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
	if (CUDA_TRY(&c->cu, ERR_BUILD, e, cuModuleLoadData, &p->module, p->code)) {
		p->module = NULL;
		cuda_unbuild(&p->base);
		return -1;
	}
	*program = &p->base;
	return 0;
}

int cuda_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e)
{
	const struct cuda *c = (const struct cuda *)gpu;
	struct gpu_code code;

	*program = NULL;
	return nvrtc_compile(&c->nvrtc, name, text, c->capability, &code, e) || cuda_load(gpu, name, &code, program, e)
		       ? -1
		       : 0;
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
	if (cuda_check(&c->cu, code, ERR_LAUNCH, "cuModuleGetFunction", e))
		return -1;
	k->info.registers = function_number(c, k->function, CU_FUNC_NUM_REGS);
	k->info.spill_bytes = function_number(c, k->function, CU_FUNC_LOCAL_SIZE_BYTES);
	k->info.local_bytes = function_number(c, k->function, CU_FUNC_SHARED_SIZE_BYTES);
	k->info.max_block = function_number(c, k->function, CU_FUNC_MAX_THREADS_PER_BLOCK);
	return 0;
}

/* Nothing is known about the kernels that a library's function launches. */
static int get_library(const struct cuda_program *p, struct cuda_kernel *k, struct err *e)
{
	k->info = (struct gpu_kernel_info){-1, -1, -1, -1};
	return library_find(p->base.library, k->name, &k->library, e);
}

/* The program's kernel with this name, looked up when first used; owned by the program. NULL with e filled on
 * failure. */
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
	if (p->base.library ? get_library(p, k, e) : get_function(p, k, e)) {
		free(k);
		return NULL;
	}
	k->next = p->kernels;
	p->kernels = k;
	return k;
}

int cuda_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info, struct err *e)
{
	struct cuda_kernel *k = get_kernel((struct cuda_program *)program, kernel, e);

	if (!k)
		return -1;
	*info = k->info;
	return 0;
}

/* More than 48 KiB of dynamic local memory must be enabled once per kernel. */
static int allow_local(const struct cuda *c, struct cuda_kernel *k, int64_t bytes, struct err *e)
{
	if (bytes > INT32_MAX)
		return err_as(e, ERR_LAUNCH, "%lld bytes of local memory are too many", (long long)bytes);
	if (bytes <= k->allowed)
		return 0;
	if (CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuFuncSetAttribute, k->function, CU_FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES,
		     (int)bytes))
		return -1;
	k->allowed = bytes;
	return 0;
}

/* The address of an array as library functions receive it. */
static void *library_address(const struct gpu_mem *mem)
{
	cu_ptr at = address(mem, 0);
	void *pointer;

	/* memcpy: pointers may be narrower than the driver's addresses. */
	memcpy(&pointer, &at, sizeof pointer);
	return pointer;
}

int cuda_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
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
		return library_call(k->library, l, current_stream(c), library_address, e);
	/* The driver reads as many parameters as the kernel has, so arguments missing in a descriptor must not crash
	 * the host. */
	for (int i = 0; i < MAX_ARGS; i++) {
		const struct gpu_arg *a = i < l->nargs ? &l->args[i] : NULL;
		const struct cuda_mem *m = a ? (const struct cuda_mem *)a->mem : NULL;
		const void *value = m ? &m->view : a ? a->scalar : &zero;

		/* memcpy drops const: the driver only reads the values, although its parameter is not const. */
		memcpy(&parameters[i], &value, sizeof value);
	}
	if ((l->local_bytes && allow_local(c, k, l->local_bytes, e)) ||
	    CUDA_TRY(&c->cu, ERR_LAUNCH, e, cuLaunchKernel, k->function, (unsigned)l->grid, 1, 1, (unsigned)l->block, 1,
		     1, (unsigned)l->local_bytes, current_stream(c), parameters, NULL))
		return err_context(e, "launch of '%s'", l->kernel);
	return 0;
}

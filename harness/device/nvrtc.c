/* NVRTC, also as a compiler that works in any process: a cubin does not depend on the driver. */
#include "harness/device/nvrtc.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "harness/base/buildlog.h"
#include "harness/device/backends.h"

#define NVRTC_OUT_OF_MEMORY 1
#define MAX_ARCHS 64

/* The toolkit's own folder comes last; the loader often does not know it. */
static const char *const sonames[] = {"libnvrtc.so.13",
				      "libnvrtc.so.12",
				      "libnvrtc.so.11.2",
				      "libnvrtc.so",
				      "/usr/local/cuda/lib64/libnvrtc.so",
				      NULL};

#define SYMBOL(name, parameters) {#name, offsetof(struct nvrtc_calls, name)},
static const struct dynlib_symbol symbols[] = {NVRTC_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

/* In addition to the architecture. */
static const char *const fixed_options[] = {"--std=c++17", "--fmad=false", "--device-as-default-execution-space"};
#define FIXED_OPTIONS (sizeof fixed_options / sizeof *fixed_options)
#define EXTRA_OPTIONS (sizeof((struct nvrtc *)0)->extra / sizeof(char *))

/* The resolved name and size of the library file; empty if the loader does not tell. */
static void describe_library(struct nvrtc *n)
{
	char path[PATH_MAX];
	struct stat status;
	void *function;
	Dl_info info;

	/* memcpy: ISO C has no cast from a function pointer to an object pointer. */
	memcpy(&function, &n->call.nvrtcVersion, sizeof function);
	if (!dladdr(function, &info) || !info.dli_fname || !realpath(info.dli_fname, path) || stat(path, &status) != 0)
		return;
	(void)snprintf(n->library, sizeof n->library, "%.90s %lld", strrchr(path, '/') + 1, (long long)status.st_size);
}

int nvrtc_open(struct nvrtc *n, struct err *e)
{
	int major = 0, minor = 0, count = 0, archs[MAX_ARCHS];

	memset(n, 0, sizeof *n);
	if (dynlib_open(&n->lib, sonames, symbols, &n->call, e))
		return -1;
	if (n->call.nvrtcVersion(&major, &minor) || n->call.nvrtcGetNumSupportedArchs(&count) || count < 1 ||
	    count > MAX_ARCHS || n->call.nvrtcGetSupportedArchs(archs)) {
		nvrtc_close(n);
		return err_as(e, ERR_ABSENT, "nvrtc does not report its version and architectures");
	}
	n->newest = archs[count - 1]; /* ascending */
	describe_library(n);
	(void)snprintf(n->version, sizeof n->version, "NVRTC %d.%d", major, minor);
	return 0;
}

void nvrtc_close(struct nvrtc *n)
{
	dynlib_close(&n->lib);
}

static int report_log(const struct nvrtc *n, nvrtc_program program, const char *name, int code, struct err *e)
{
	size_t size = 0;
	char *log = NULL;

	if (code == NVRTC_OUT_OF_MEMORY)
		return err_as(e, ERR_TOO_LARGE, "out of memory while building '%s'", name);
	if (n->call.nvrtcGetProgramLogSize(program, &size) == 0)
		log = calloc(1, size + 1);
	if (!log || n->call.nvrtcGetProgramLog(program, log))
		(void)err_as(e, ERR_BUILD, "cannot build '%s': nvrtc error %d", name, code);
	else
		(void)build_failed(e, name, log);
	free(log);
	return -1;
}

static int take_code(const struct nvrtc *n, nvrtc_program program, int is_ptx, struct gpu_code *code, struct err *e)
{
	int (*get_size)(nvrtc_program, size_t *) = is_ptx ? n->call.nvrtcGetPTXSize : n->call.nvrtcGetCUBINSize;
	int (*get)(nvrtc_program, char *) = is_ptx ? n->call.nvrtcGetPTX : n->call.nvrtcGetCUBIN;

	if (get_size(program, &code->size))
		return err_as(e, ERR_BUILD, "nvrtc returns no code");
	code->bytes = malloc(code->size);
	if (!code->bytes)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %zu bytes of code", code->size);
	if (get(program, code->bytes)) {
		free(code->bytes);
		code->bytes = NULL;
		return err_as(e, ERR_BUILD, "nvrtc returns no code");
	}
	return 0;
}

/* The option for the architecture: a binary, or PTX if NVRTC is too old for it. Returns 1 for PTX. */
static int architecture(const struct nvrtc *n, int capability, char *out, size_t size)
{
	int is_ptx = capability > n->newest;

	(void)snprintf(out, size, "--gpu-architecture=%s_%d", is_ptx ? "compute" : "sm",
		       is_ptx ? n->newest : capability);
	return is_ptx;
}

void nvrtc_identity(const struct nvrtc *n, int capability, char *out, size_t size)
{
	char arch[48];
	size_t used;

	(void)architecture(n, capability, arch, sizeof arch);
	used = (size_t)snprintf(out, size, "%s, %s, %s", n->version, n->library, arch);
	for (size_t i = 0; i < FIXED_OPTIONS && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, " %s", fixed_options[i]);
	for (size_t i = 0; i < EXTRA_OPTIONS && n->extra[i] && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, " %s", n->extra[i]);
}

int nvrtc_compile(const struct nvrtc *n, const char *name, const char *text, int capability, struct gpu_code *code,
		  struct err *e)
{
	char arch[48];
	const char *options[1 + FIXED_OPTIONS + EXTRA_OPTIONS] = {arch};
	int noptions = 1 + (int)FIXED_OPTIONS;
	nvrtc_program program = NULL;
	int is_ptx = architecture(n, capability, arch, sizeof arch), result, status;

	memcpy(options + 1, fixed_options, sizeof fixed_options);
	for (size_t i = 0; i < EXTRA_OPTIONS && n->extra[i]; i++)
		options[noptions++] = n->extra[i];
	*code = (struct gpu_code){0};
	if (n->call.nvrtcCreateProgram(&program, text, name, 0, NULL, NULL))
		return err_as(e, ERR_BUILD, "nvrtc cannot take the source of '%s'", name);
	result = n->call.nvrtcCompileProgram(program, noptions, options);
	status = result ? report_log(n, program, name, result, e) : take_code(n, program, is_ptx, code, e);
	(void)n->call.nvrtcDestroyProgram(&program);
	return status;
}

/* ---- as struct compiler ---- */

struct cuda_compiler {
	struct compiler base;
	struct nvrtc nvrtc;
	int capability;
};

static void cuda_compiler_close(struct compiler *compiler)
{
	struct cuda_compiler *c = (struct cuda_compiler *)compiler;

	if (!c)
		return;
	nvrtc_close(&c->nvrtc);
	free(c);
}

static int cuda_compiler_open(const struct gpu_backend *backend, const char *arch, struct compiler **compiler,
			      struct err *e)
{
	struct cuda_compiler *c;
	char *end = NULL;
	long capability = strncmp(arch, "sm_", 3) == 0 ? strtol(arch + 3, &end, 10) : 0;

	(void)backend;
	*compiler = NULL;
	if (capability <= 0 || capability > 9999 || *end)
		return err_as(e, ERR_USAGE, "'%s' is not a CUDA architecture", arch);
	c = calloc(1, sizeof *c);
	if (!c)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a compiler");
	c->base.ops = &cuda_compiler_ops;
	c->capability = (int)capability;
	if (nvrtc_open(&c->nvrtc, e)) {
		free(c);
		return -1;
	}
	nvrtc_identity(&c->nvrtc, c->capability, c->base.identity, sizeof c->base.identity);
	*compiler = &c->base;
	return 0;
}

static int cuda_compiler_compile(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
				 struct err *e)
{
	const struct cuda_compiler *c = (const struct cuda_compiler *)compiler;
	return nvrtc_compile(&c->nvrtc, name, text, c->capability, code, e);
}

const struct compiler_ops cuda_compiler_ops = {
	.open = cuda_compiler_open,
	.close = cuda_compiler_close,
	.compile = cuda_compiler_compile,
	.warm_up = "extern \"C\" __global__ void first() {}",
};

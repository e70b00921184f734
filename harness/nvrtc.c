#include "nvrtc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buildlog.h"

#define NVRTC_OUT_OF_MEMORY 1
#define MAX_ARCHS 64

/* The toolkit's own folder comes last: the loader often does not know it. */
static const char *const sonames[] = {"libnvrtc.so.13",
				      "libnvrtc.so.12",
				      "libnvrtc.so.11.2",
				      "libnvrtc.so",
				      "/usr/local/cuda/lib64/libnvrtc.so",
				      NULL};

#define SYMBOL(name, parameters) {#name, offsetof(struct nvrtc_calls, name)},
static const struct dynlib_symbol symbols[] = {NVRTC_CALLS(SYMBOL){NULL, 0}};
#undef SYMBOL

int nvrtc_open(struct nvrtc *n, struct err *e)
{
	int major = 0, minor = 0, count = 0, archs[MAX_ARCHS];

	memset(n, 0, sizeof *n);
	if (dynlib_open(&n->lib, sonames, symbols, &n->call, e))
		return -1;
	if (n->call.nvrtcVersion(&major, &minor) || n->call.nvrtcGetNumSupportedArchs(&count) || count < 1 ||
	    count > MAX_ARCHS || n->call.nvrtcGetSupportedArchs(archs)) {
		nvrtc_close(n);
		return err_as(e, ERR_ABSENT, "nvrtc does not tell its version and architectures");
	}
	n->newest = archs[count - 1]; /* ascending */
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

static int take_code(const struct nvrtc *n, nvrtc_program program, struct nvrtc_code *code, struct err *e)
{
	int (*get_size)(nvrtc_program, size_t *) = code->is_ptx ? n->call.nvrtcGetPTXSize : n->call.nvrtcGetCUBINSize;
	int (*get)(nvrtc_program, char *) = code->is_ptx ? n->call.nvrtcGetPTX : n->call.nvrtcGetCUBIN;

	if (get_size(program, &code->size))
		return err_as(e, ERR_BUILD, "nvrtc gives no code");
	code->bytes = malloc(code->size);
	if (!code->bytes)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %zu bytes of code", code->size);
	if (get(program, code->bytes)) {
		free(code->bytes);
		code->bytes = NULL;
		return err_as(e, ERR_BUILD, "nvrtc gives no code");
	}
	return 0;
}

int nvrtc_compile(const struct nvrtc *n, const char *name, const char *text, int capability, struct nvrtc_code *code,
		  struct err *e)
{
	char arch[48];
	const char *options[] = {arch, "--std=c++17", "--fmad=false", "--device-as-default-execution-space"};
	nvrtc_program program = NULL;
	int result, status;

	*code = (struct nvrtc_code){.is_ptx = capability > n->newest};
	(void)snprintf(arch, sizeof arch, "--gpu-architecture=%s_%d", code->is_ptx ? "compute" : "sm",
		       code->is_ptx ? n->newest : capability);
	if (n->call.nvrtcCreateProgram(&program, text, name, 0, NULL, NULL))
		return err_as(e, ERR_BUILD, "nvrtc cannot take the source of '%s'", name);
	result = n->call.nvrtcCompileProgram(program, sizeof options / sizeof *options, options);
	status = result ? report_log(n, program, name, result, e) : take_code(n, program, code, e);
	(void)n->call.nvrtcDestroyProgram(&program);
	return status;
}

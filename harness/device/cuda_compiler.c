/* NVRTC as a compiler that works in any process: the driver has no part in a cubin, so none of its version either. */
#include <stdlib.h>
#include <string.h>

#include "harness/device/backends.h"
#include "harness/device/nvrtc.h"

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

static int cuda_compiler_open(const char *arch, struct compiler **compiler, struct err *e)
{
	struct cuda_compiler *c;
	char *end = NULL;
	long capability = strncmp(arch, "sm_", 3) == 0 ? strtol(arch + 3, &end, 10) : 0;

	*compiler = NULL;
	if (capability <= 0 || capability > 9999 || *end)
		return err_as(e, ERR_USAGE, "'%s' is no CUDA architecture", arch);
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
	struct nvrtc_code made;

	*code = (struct gpu_code){0};
	if (nvrtc_compile(&c->nvrtc, name, text, c->capability, &made, e))
		return -1;
	code->bytes = made.bytes;
	code->size = made.size;
	return 0;
}

const struct compiler_ops cuda_compiler_ops = {
	.open = cuda_compiler_open,
	.close = cuda_compiler_close,
	.compile = cuda_compiler_compile,
	.first = "extern \"C\" __global__ void first() {}",
	.load = cuda_load,
};

/* Oclgrind through the OpenCL backend reports the faults of a kernel, and nothing about a correct one. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"
#include "harness/base/poison.h"
#include "harness/device/gpu.h"

#define DRIVER "/usr/lib/oclgrind/liboclgrind-rt-icd.so"
#define THREADS 64

static const char kernels[] =
	"__kernel void clean(__global int *to)\n"
	"{ __local int l[64]; int i = get_local_id(0); l[i] = i; barrier(CLK_LOCAL_MEM_FENCE); to[i] = l[63 - i]; }\n"
	"__kernel void race(__global int *to)\n"
	"{ __local int l[64]; int i = get_local_id(0); l[i] = i; to[i] = l[63 - i]; }\n"
	"__kernel void past(__global int *to) { to[get_local_id(0) + 1] = 1; }\n"
	"__kernel void before(__global int *to) { to[get_local_id(0)] += to[(int)get_local_id(0) - 1]; }\n"
	"__kernel void garbage(__global int *to)\n"
	"{ __local int l[64]; int i = get_local_id(0); if (i < 63) l[i] = i; barrier(CLK_LOCAL_MEM_FENCE);\n"
	"  if (l[63 - i] > 5) to[i] = 1; }\n"
	"__kernel void write(__global int *to) { to[get_local_id(0)] = 1; }\n"
	"__kernel void write_some(__global int *to) { if (get_local_id(0) != 40) to[get_local_id(0)] = 1; }\n"
	"__kernel void read(__global int *to) { if (to[get_local_id(0)] > 5) to[get_local_id(0)] = 1; }\n";

/* The contents of the array before the kernel runs. */
enum content { ZEROS, PIECES, COPIED, POISON, NOTHING };

/* What Oclgrind must report about a kernel (run after `first`, if there is one); NULL: nothing. */
static const struct want {
	const char *kernel, *finding;
	enum content content;
	const char *first;
} wants[] = {
	{"clean", NULL, ZEROS, NULL},
	{"race", "data race", ZEROS, NULL},
	{"past", "Invalid write", ZEROS, NULL},
	{"before", "Invalid read", ZEROS, NULL},
	{"garbage", "ninitialized", ZEROS, NULL},
	{"read", NULL, ZEROS, NULL},
	{"read", NULL, PIECES, NULL},
	{"read", NULL, COPIED, NULL},
	{"read", NULL, POISON, "write"},
	{"read", NULL, NOTHING, "write"},
	{"read", "ninitialized", POISON, NULL},
	{"read", "ninitialized", NOTHING, NULL}, /* in memory of an earlier array that was initialized */
	{"read", "ninitialized", POISON, "write_some"},
	{"read", "ninitialized", NOTHING, "write_some"},
};

/* Reads what was appended to the log since offset *seen, which moves to the log's end. */
static void read_log(const char *path, long *seen, char *out, size_t size)
{
	FILE *file = fopen(path, "r");
	size_t length = 0;

	if (file && fseek(file, *seen, SEEK_SET) == 0) {
		length = fread(out, 1, size - 1, file);
		if (fseek(file, 0, SEEK_END) == 0)
			*seen = ftell(file);
	}
	out[length] = '\0';
	if (file)
		(void)fclose(file);
}

static int prepare(struct gpu *gpu, struct gpu_mem *mem, enum content content, struct err *e)
{
	static const int values[THREADS];
	const struct gpu_ops *ops = gpu->ops;
	struct gpu_mem *from;
	int status;

	switch (content) {
	case ZEROS:
		return ops->fill(mem, -GPU_GUARD, mem->bytes + 2 * (size_t)GPU_GUARD, 0, e);
	case PIECES:
		return ops->write(mem, 100, (const char *)values + 100, sizeof values - 100, e) ||
		       ops->write(mem, 0, values, 100, e);
	case COPIED:
		if (ops->alloc(gpu, sizeof values, &from, e))
			return -1;
		status = ops->write(from, 0, values, sizeof values, e) || ops->copy(mem, from, sizeof values / 2, e);
		ops->free(from);
		return status;
	case POISON:
		return ops->fill(mem, 0, mem->bytes, 0, e) || ops->fill(mem, 0, mem->bytes, poison_patterns[0], e);
	case NOTHING:
	default:
		return 0;
	}
}

static int run(struct gpu *gpu, struct gpu_program *program, const struct want *w, struct err *e)
{
	struct gpu_mem *mem;
	struct gpu_arg arg;
	struct gpu_launch launch = {program, w->first, 1, THREADS, 1, &arg, 0};
	int status;

	if (gpu->ops->alloc(gpu, THREADS * sizeof(int), &mem, e))
		return -1;
	arg = (struct gpu_arg){.mem = mem};
	status = prepare(gpu, mem, w->content, e) || (w->first && gpu->ops->launch(gpu, &launch, e));
	launch.kernel = w->kernel;
	status = status || gpu->ops->launch(gpu, &launch, e) || gpu_finish(gpu, e);
	gpu->ops->free(mem);
	return status ? -1 : 0;
}

static void check(struct test_counts *t, struct gpu *gpu, const char *log)
{
	static char text[1 << 20];
	struct gpu_program *program;
	struct err e = {0};
	long seen = 0;

	if (!test_ok(t, gpu->ops->build(gpu, "test.cl", kernels, &program, &e) == 0, "builds %s", e.text))
		return;
	for (size_t i = 0; i < sizeof wants / sizeof *wants; i++) {
		const struct want *w = &wants[i];

		if (!test_ok(t, run(gpu, program, w, &e) == 0, "%zu: '%s' runs %s", i, w->kernel, e.text))
			continue;
		read_log(log, &seen, text, sizeof text);
		if (w->finding)
			test_ok(t, strstr(text, w->finding) != NULL, "%zu: '%s' is found out: %s", i, w->kernel,
				w->finding);
		else
			test_ok(t, text[0] == '\0', "%zu: '%s' is clean %.60s", i, w->kernel, text);
	}
	gpu->ops->unbuild(program);
}

int main(void)
{
	struct test_counts t = {0};
	char log[] = "/tmp/segtune-oclgrind-XXXXXX";
	int file = mkstemp(log);
	struct gpu *gpu;
	struct err e;

	if (file < 0 || close(file)) {
		test_skip(&t, "oclgrind", "no temporary file");
		return test_end(&t);
	}
	/* The libraries read these when they are loaded: when the first device is opened. */
	if (setenv("OCL_ICD_VENDORS", DRIVER, 1) || setenv("OCLGRIND_DATA_RACES", "1", 1) ||
	    setenv("OCLGRIND_UNINITIALIZED", "1", 1) || setenv("OCLGRIND_LOG", log, 1))
		return 1;
	if (gpu_open("auto", &gpu, &e) == 0) {
		test_ok(&t, 0, "auto takes '%s'", gpu->info.name);
		gpu->ops->close(gpu);
	}
	if (gpu_open("opencl:oclgrind", &gpu, &e)) {
		test_skip(&t, "oclgrind", e.text);
	} else {
		check(&t, gpu, log);
		gpu->ops->close(gpu);
	}
	(void)unlink(log);
	return test_end(&t);
}

/* Backends: every operation of gpu_ops on every device that tests may use, in this process and in a process of its own,
 * and errors in device names. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../test.h"
#include "harness/base/buildlog.h"
#include "harness/base/dynlib.h"
#include "harness/base/hostmem.h"
#include "harness/device/compiler.h"
#include "harness/device/gpu.h"
#include "harness/process/remote.h"

#define COUNT 1000

/* One source for OpenCL C and CUDA. */
static const char kernels[] =
	"#ifdef __OPENCL_VERSION__\n"
	"#define KERNEL __kernel\n"
	"#define GLOBAL __global\n"
	"#define LOCAL __local\n"
	"#define INDEX get_global_id(0)\n"
	"#else\n"
	"#define KERNEL extern \"C\" __global__\n"
	"#define GLOBAL\n"
	"#define LOCAL __shared__\n"
	"#define INDEX (blockIdx.x * (long)blockDim.x + threadIdx.x)\n"
	"#endif\n"
	"static inline int twice(int x) { return 2 * x; }\n"
	"KERNEL void tripled(GLOBAL const int *from, GLOBAL int *to, long count)\n"
	"{ long i = INDEX; if (i < count) to[i] = twice(from[i]) + from[i]; }\n"
	"#ifdef __OPENCL_VERSION__\n"
	"__attribute__((reqd_work_group_size(32, 1, 1)))\n"
	"#endif\n"
	"KERNEL void of_32(GLOBAL int *to) { if (INDEX == 0) to[0] = 1; }\n"
	"KERNEL void overrun(GLOBAL int *to, long at) { if (INDEX == 0) to[at] = 1; }\n"
	"KERNEL void slow(GLOBAL int *to, long rounds)\n"
	"{ int x = to[0]; long r; for (r = 0; r < rounds; r++) x = x * 1664525 + to[x & 1]; to[2] = x; }\n";

/* A device, and what the tests of its memory and kernels share. */
struct bed {
	struct test_counts *t;
	struct gpu *gpu;
	const char *title;
	struct gpu_program *program;
};

static struct gpu_arg array(const struct gpu_mem *mem)
{
	return (struct gpu_arg){.mem = mem};
}

static struct gpu_arg scalar(const int64_t *value)
{
	return (struct gpu_arg){.scalar = value, .size = sizeof *value};
}

static void check_memory(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	unsigned char front[GPU_GUARD], all[COUNT + 2 * GPU_GUARD];
	struct gpu_mem *mem = NULL, *other = NULL;
	struct err e = {0};
	int good = 1;

	test_ok(b->t, ops->alloc(b->gpu, COUNT, &mem, &e) == 0, "%s: takes memory %s", b->title, e.text);
	if (!mem)
		return;
	test_ok(b->t, mem->bytes == COUNT, "%s: memory knows its size", b->title);
	good = ops->fill(mem, -GPU_GUARD, COUNT + 2 * GPU_GUARD, 0xa1b2c3d4, &e) == 0 &&
	       ops->read(mem, -GPU_GUARD, all, sizeof all, &e) == 0;
	for (size_t i = 0; good && i < sizeof all; i++)
		good = all[i] == (unsigned char)(0xa1b2c3d4u >> 8 * (i % 4));
	test_ok(b->t, good, "%s: fill reaches array and guards %s", b->title, e.text);

	memset(front, 7, sizeof front);
	good = ops->write(mem, -100, front, 150, &e) == 0 && ops->write(mem, COUNT - 3, front, 5, &e) == 0 &&
	       ops->read(mem, -GPU_GUARD, all, sizeof all, &e) == 0;
	for (int i = -GPU_GUARD; good && i < COUNT + GPU_GUARD; i++) {
		int written = (i >= -100 && i < 50) || (i >= COUNT - 3 && i < COUNT + 2);

		good = (all[i + GPU_GUARD] == 7) == written;
	}
	test_ok(b->t, good, "%s: writes across the edges land where they should %s", b->title, e.text);

	good = ops->alloc(b->gpu, COUNT, &other, &e) == 0 && ops->fill(other, 0, COUNT, 0, &e) == 0 &&
	       ops->copy(other, mem, 48, &e) == 0 && ops->read(other, 0, all, COUNT, &e) == 0;
	for (int i = 0; good && i < COUNT; i++)
		good = all[i] == (i < 48 ? 7 : 0);
	test_ok(b->t, good, "%s: copies the first bytes %s", b->title, e.text);

	test_ok(b->t, ops->read(mem, COUNT, all, GPU_GUARD + 1, &e) == -1 && strstr(e.text, "outside"),
		"%s: refuses to read beyond the guard", b->title);
	test_ok(b->t, ops->write(mem, -GPU_GUARD - 1, all, 1, &e) == -1, "%s: refuses to write before the guard",
		b->title);
	test_ok(b->t, ops->fill(mem, 2, 4, 0, &e) == -1, "%s: refuses to fill half words", b->title);
	ops->free(mem);
	ops->free(other);

	mem = NULL;
	good = ops->alloc(b->gpu, 0, &mem, &e) == 0 && mem->bytes == 0 &&
	       ops->fill(mem, -GPU_GUARD, 2 * GPU_GUARD, 0x05050505, &e) == 0 &&
	       ops->read(mem, 0, front, sizeof front, &e) == 0;
	for (size_t i = 0; good && i < sizeof front; i++)
		good = front[i] == 5;
	test_ok(b->t, good, "%s: an empty array has guards %s", b->title, e.text);
	ops->free(mem);

	test_ok(b->t, ops->alloc(b->gpu, (size_t)1 << 50, &mem, &e) == -1 && e.kind == ERR_TOO_LARGE && !mem,
		"%s: a petabyte is too large: %s", b->title, e.text);
	test_ok(b->t, ops->alloc(b->gpu, SIZE_MAX, &mem, &e) == -1 && e.kind == ERR_TOO_LARGE,
		"%s: the largest size does not wrap", b->title);
}

/* Whether the launch fails with ERR_LAUNCH. A device in another process reports that only with the next call that
 * waits. */
static int refuses(struct bed *b, const struct gpu_launch *launch, struct err *e)
{
	return (b->gpu->ops->launch(b->gpu, launch, e) || gpu_finish(b->gpu, e)) && e->kind == ERR_LAUNCH;
}

static void check_kernels(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	int from[COUNT], to[COUNT];
	struct gpu_mem *in = NULL, *out = NULL;
	int64_t count = COUNT;
	struct gpu_kernel_info info;
	struct err e = {0};
	int good;

	if (ops->alloc(b->gpu, sizeof from, &in, &e) || ops->alloc(b->gpu, sizeof to, &out, &e)) {
		test_ok(b->t, 0, "%s: %s", b->title, e.text);
		goto done;
	}
	for (int i = 0; i < COUNT; i++)
		from[i] = 5 * i - 700;
	struct gpu_arg args[] = {array(in), array(out), scalar(&count)};
	struct gpu_launch launch = {b->program, "tripled", (COUNT + 31) / 32, 32, 3, args, 0};

	good = ops->write(in, 0, from, sizeof from, &e) == 0 && ops->fill(out, 0, sizeof to, 0xdeadbeef, &e) == 0 &&
	       ops->launch(b->gpu, &launch, &e) == 0 && ops->read(out, 0, to, sizeof to, &e) == 0;
	for (int i = 0; good && i < COUNT; i++)
		good = to[i] == 3 * from[i];
	test_ok(b->t, good, "%s: a kernel computes %s", b->title, e.text);

	launch.grid = 0;
	test_ok(b->t, ops->launch(b->gpu, &launch, &e) == 0, "%s: no blocks launch nothing", b->title);
	launch.grid = 1;
	launch.block = 1 << 20;
	test_ok(b->t, refuses(b, &launch, &e), "%s: too many threads are refused: %s", b->title, e.text);
	launch.block = 0;
	test_ok(b->t, refuses(b, &launch, &e), "%s: no threads are refused: %s", b->title, e.text);
	launch.block = 32;
	launch.kernel = "nothing";
	test_ok(b->t, refuses(b, &launch, &e) && strstr(e.text, "'nothing'"), "%s: an unknown kernel is named: %s",
		b->title, e.text);
	test_ok(b->t, ops->kernel_info(b->program, "nothing", &info, &e) == -1 && e.kind == ERR_LAUNCH,
		"%s: no figures of an unknown kernel", b->title);
	good = ops->kernel_info(b->program, "tripled", &info, &e) == 0;
	test_ok(b->t, good && info.max_block >= 32 && info.local_bytes < 64,
		"%s: figures of a kernel: %d registers, %d spilled, %d local, %d threads", b->title, info.registers,
		info.spill_bytes, info.local_bytes, info.max_block);
	good = ops->kernel_info(b->program, "of_32", &info, &e) == 0;
	test_ok(b->t, good && (info.max_block == 32 || strcmp(b->gpu->info.backend, "opencl") != 0),
		"%s: a kernel that says how many threads its blocks have: %d", b->title, info.max_block);
done:
	ops->free(in);
	ops->free(out);
}

static void check_guards(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct gpu_mem *mem = NULL;
	int64_t at = 4; /* the first int past an array of 4 */
	int after[2] = {0};
	struct err e = {0};

	if (ops->alloc(b->gpu, 16, &mem, &e)) {
		test_ok(b->t, 0, "%s: %s", b->title, e.text);
		return;
	}
	struct gpu_arg args[] = {array(mem), scalar(&at)};
	struct gpu_launch launch = {b->program, "overrun", 1, 32, 2, args, 0};

	test_ok(b->t,
		ops->fill(mem, -GPU_GUARD, 16 + 2 * GPU_GUARD, 0x77777777, &e) == 0 &&
			ops->launch(b->gpu, &launch, &e) == 0 && ops->read(mem, 16, after, sizeof after, &e) == 0 &&
			after[0] == 1 && after[1] == 0x77777777,
		"%s: a write past the end lands in the guard %s", b->title, e.text);
	ops->free(mem);
}

static double now(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds of a launch, by events and by the host's clock. */
struct timing {
	double device, host;
};

/* Times one launch of a kernel that runs for a while. */
static int time_once(struct bed *b, struct gpu_launch *launch, struct timing *t, struct err *e)
{
	const struct gpu_ops *ops = b->gpu->ops;
	double start;

	if (gpu_finish(b->gpu, e))
		return -1;
	start = now();
	if (gpu_record(b->gpu, 3, e) || ops->launch(b->gpu, launch, e) || gpu_record(b->gpu, 5, e) ||
	    gpu_elapsed(b->gpu, 3, 5, &t->device, e))
		return -1;
	t->host = now() - start;
	return 0;
}

/* Keeps the shorter of two times: on a busy machine one launch may take twice as long as it should. */
static int time_less(struct bed *b, struct gpu_launch *launch, struct timing *best, struct err *e)
{
	struct timing t;

	if (time_once(b, launch, &t, e))
		return -1;
	if (best->host == 0 || t.host < best->host)
		*best = t;
	return 0;
}

static int times_agree(const struct timing *once, const struct timing *four)
{
	return once->device > 0.5 * once->host && once->device < once->host && four->device > 2 * once->device;
}

/* Times both amounts of work in turns: a slow phase of the machine affects both, but wrong events stay wrong. */
static int time_both(struct bed *b, struct gpu_launch *launch, int64_t *rounds, struct timing *once,
		     struct timing *four, struct err *e)
{
	enum { LEAST = 3, MOST = 50 };

	for (int i = 0; i < LEAST || (i < MOST && !times_agree(once, four)); i++) {
		int failed = time_less(b, launch, once, e);

		*rounds *= 4;
		failed = failed || time_less(b, launch, four, e);
		*rounds /= 4;
		if (failed)
			return -1;
	}
	return 0;
}

static void check_events(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct timing once = {0}, four = {0};
	int64_t rounds = 2000000;
	struct gpu_mem *mem = NULL;
	struct err e = {0};

	if (ops->alloc(b->gpu, 12, &mem, &e) || ops->fill(mem, 0, 12, 1, &e)) {
		test_ok(b->t, 0, "%s: %s", b->title, e.text);
		goto done;
	}
	struct gpu_arg args[] = {array(mem), scalar(&rounds)};
	struct gpu_launch launch = {b->program, "slow", 1, 1, 2, args, 0};

	/* The first launch may compile, but is not the shortest. */
	test_ok(b->t, time_both(b, &launch, &rounds, &once, &four, &e) == 0, "%s: events measure time %s", b->title,
		e.text);
	test_ok(b->t, times_agree(&once, &four), "%s: events %g s of %g s, %g s of %g s for four times the work",
		b->title, once.device, once.host, four.device, four.host);
	test_ok(b->t, gpu_record(b->gpu, GPU_EVENTS, &e) == -1, "%s: events have a range", b->title);
	test_ok(b->t, gpu_finish(b->gpu, &e) == 0, "%s: finishes", b->title);
done:
	ops->free(mem);
}

static void check_builds(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct gpu_program *bad = NULL;
	struct err e = {0};

	test_ok(b->t, ops->build(b->gpu, "bad.cl", "#error no such luck\n", &bad, &e) == -1 && !bad, "%s: a bad source",
		b->title);
	test_ok(b->t, e.kind == ERR_BUILD && strstr(e.text, "bad.cl") && strstr(e.text, "no such luck"),
		"%s: the log comes with it: %s", b->title, e.text);
	test_ok(b->t, e.text[0] && e.text[strlen(e.text) - 1] != '\n', "%s: the log ends without a newline", b->title);
	test_ok(b->t, !b->program->binary || b->program->binary_bytes > 0, "%s: binary of %zu bytes", b->title,
		b->program->binary_bytes);
}

/* Compiles the kernels with the backend's compiler; malloc'd. */
static int compile(const struct gpu *gpu, struct gpu_code *code, struct err *e)
{
	const struct compiler_ops *ops = gpu->backend->compiler;
	char target[COMPILER_TARGET];
	struct compiler *compiler;
	int status;

	compiler_target(ops, &gpu->info, target);
	if (ops->open(gpu->backend, target, &compiler, e))
		return -1;
	status = ops->compile(compiler, "test.cl", kernels, code, e);
	ops->close(compiler);
	return status;
}

/* Code from a compiler, which opened the device itself, runs like what the device builds. */
static void check_loads(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	struct gpu_program *built = b->program, *cut = NULL;
	struct gpu_code code = {0}, part = {0};
	struct err e = {0};

	if (!test_ok(b->t, compile(b->gpu, &code, &e) == 0 && code.bytes && code.size > 0,
		     "%s: its compiler compiles %s", b->title, e.text))
		return;
	part.bytes = malloc(code.size);
	if (part.bytes && code.bytes)
		memcpy(part.bytes, code.bytes, code.size);
	part.size = code.size / 2;
	if (test_ok(b->t, ops->load(b->gpu, "test.cl", &code, &b->program, &e) == 0 && !code.bytes,
		    "%s: loads what it made %s", b->title, e.text)) {
		check_kernels(b);
		ops->unbuild(b->program);
	}
	test_ok(b->t, part.bytes && ops->load(b->gpu, "test.cl", &part, &cut, &e) == -1 && !cut && !part.bytes,
		"%s: half of it is refused: %s", b->title, e.text);
	b->program = built;
}

/* A driver that refuses its own binary gets the source. */
static void check_refused_binary(struct bed *b)
{
	const size_t head = 2 * sizeof(uint64_t);
	struct gpu_program *built = b->program;
	struct gpu_code code = {0};
	struct err e = {0};

	if (strcmp(b->gpu->info.backend, "opencl") != 0 || compile(b->gpu, &code, &e))
		return;
	memset((char *)code.bytes + head, 'x', code.size - head - sizeof kernels);
	if (test_ok(b->t, b->gpu->ops->load(b->gpu, "test.cl", &code, &b->program, &e) == 0,
		    "%s: what the driver refuses is built from its text %s", b->title, e.text)) {
		check_kernels(b);
		b->gpu->ops->unbuild(b->program);
	}
	b->program = built;
}

static int open_far(const char *spec, struct gpu **gpu, struct err *e)
{
	struct remote_options o = {.spec = spec, .limit = REMOTE_LIMIT};

	return remote_open(&o, gpu, e);
}

static void check_device(struct test_counts *t, const struct gpu_info *info, int far)
{
	char title[sizeof info->backend + 32], spec[sizeof info->backend + 16];
	struct bed b = {.t = t, .title = title};
	struct err e = {0};

	(void)snprintf(spec, sizeof spec, "%.15s:%d", info->backend, info->index);
	(void)snprintf(title, sizeof title, "%s%s", far ? "far " : "", spec);
	if (!test_ok(t, (far ? open_far : gpu_open)(spec, &b.gpu, &e) == 0,
		     "%s: opens '%s', driver '%s', compiler '%s' %s", title, info->name, info->driver, info->compiler,
		     e.text))
		return;
	test_ok(t, b.gpu->info.max_block >= 1 && b.gpu->info.memory_bytes > 0 && b.gpu->info.compute_units > 0,
		"%s: has threads, memory and cores", title);
	check_memory(&b);
	/* The fake device has kernels of its own, and simulators are slow: both have their own tests. */
	if (info->explicit_only) {
		b.gpu->ops->close(b.gpu);
		return;
	}
	if (test_ok(t, b.gpu->ops->build(b.gpu, "test.cl", kernels, &b.program, &e) == 0, "%s: builds %s", title,
		    e.text)) {
		check_builds(&b);
		check_kernels(&b);
		check_guards(&b);
		check_events(&b);
		if (b.gpu->backend->compiler && !far) {
			check_loads(&b);
			check_refused_binary(&b);
		}
		b.gpu->ops->unbuild(b.program);
	}
	b.gpu->ops->close(b.gpu);
}

/* All devices of a backend. */
static void check_backend(struct test_counts *t, const struct gpu_backend *backend)
{
	struct gpu_info list[8];
	struct err e = {0};
	int count = backend->devices(list, 8, &e);

	if (count < 0) {
		test_ok(t, e.kind == ERR_ABSENT && e.text[0], "%s: says why it is absent", backend->name);
		test_skip(t, backend->name, e.text);
		return;
	}
	for (int i = 0; i < count && i < 8; i++)
		for (int far = 0; far < 2; far++)
			check_device(t, &list[i], far);
}

/* A kernel that writes far outside its arrays loses the device for this process. That must be reported as an error, not
 * a crash, and as a lasting one, so that what runs next is not blamed. */
static void check_crash(struct bed *b)
{
	const struct gpu_ops *ops = b->gpu->ops;
	int64_t at = (int64_t)1 << 44;
	struct gpu_mem *mem = NULL;
	struct err e = {0};
	int status;

	if (ops->build(b->gpu, "test.cl", kernels, &b->program, &e) || ops->alloc(b->gpu, 16, &mem, &e)) {
		test_ok(b->t, 0, "%s: %s", b->title, e.text);
		return;
	}
	struct gpu_arg args[] = {array(mem), scalar(&at)};
	struct gpu_launch launch = {b->program, "overrun", 1, 32, 2, args, 0};

	status = ops->launch(b->gpu, &launch, &e) || gpu_finish(b->gpu, &e);
	test_ok(b->t, status && e.kind == ERR_LAUNCH, "%s: a kernel that crashes is an error: %s", b->title, e.text);
	e = (struct err){0};
	status = gpu_finish(b->gpu, &e);
	test_ok(b->t, status && e.kind == ERR_LAUNCH, "%s: the device stays lost: %s", b->title, e.text);
	ops->free(mem);
	b->gpu->ops->unbuild(b->program);
}

/* On the first GPU of each backend. Last, since a lost device does not come back. */
static void check_crashes(struct test_counts *t)
{
	static const char *const specs[] = {"cuda:0", "opencl:nvidia"};

	for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
		struct bed b = {.t = t, .title = specs[i]};
		struct err e;

		if (gpu_open(specs[i], &b.gpu, &e)) {
			test_skip(t, "a kernel that crashes", e.text);
			continue;
		}
		check_crash(&b);
		b.gpu->ops->close(b.gpu);
	}
}

static void check_name(struct test_counts *t, const char *spec, enum err_kind kind, const char *text)
{
	struct gpu *gpu = NULL;
	struct err e = {0};

	test_ok(t, gpu_open(spec, &gpu, &e) == -1 && !gpu && e.kind == kind && strstr(e.text, text), "device '%s': %s",
		spec, e.text);
}

static void check_names(struct test_counts *t)
{
	struct gpu *gpu = NULL;
	struct err e = {0};

	check_name(t, "vulkan:0", ERR_USAGE, "unknown device 'vulkan:0'");
	check_name(t, "", ERR_USAGE, "unknown device ''");
	check_name(t, "open", ERR_USAGE, "unknown device 'open'");
	if (gpu_open("opencl:pocl", &gpu, &e) == 0) {
		test_ok(t, gpu->info.is_cpu, "opencl:pocl is a CPU");
		gpu->ops->close(gpu);
		check_name(t, "opencl:99", ERR_ABSENT, "opencl has devices 0 to ");
		check_name(t, "opencl:-1", ERR_ABSENT, "none of the ");
		check_name(t, "opencl:", ERR_USAGE, "after the colon");
		check_name(t, "opencl:nosuchthing", ERR_ABSENT, "'opencl:nosuchthing'");
	} else {
		test_skip(t, "opencl:pocl", e.text);
	}
}

static void check_logs(struct test_counts *t)
{
	enum { LONG = 20000 };
	struct err e;
	char *log = malloc(LONG);

	(void)build_failed(&e, "a.cl", "");
	test_ok(t, e.kind == ERR_BUILD && strstr(e.text, "'a.cl' failed without a log"), "an empty log");
	(void)build_failed(&e, "a.cl", "a.cl:1: error: x\n\n");
	test_ok(t, strcmp(e.text, "build of 'a.cl' failed: a.cl:1: error: x") == 0, "a short log");
	if (!log)
		return;
	memset(log, 'w', LONG);
	for (int i = 99; i < LONG; i += 100)
		log[i] = '\n';
	memcpy(log + 9900, "Error: cause", 12);
	log[LONG - 1] = '\0';
	(void)build_failed(&e, "a.cl", log);
	test_ok(t, strstr(e.text, "failed: Error: cause") && strlen(e.text) > 3000, "a long log starts at its error");
	test_ok(t,
		strlen(e.text) < sizeof e.text - 400 &&
			(strlen(e.text) - strlen("build of 'a.cl' failed: ")) % 100 == 99,
		"a long log is cut between lines");
	free(log);
}

static void check_libraries(struct test_counts *t)
{
	static const char *const none[] = {"libnosuch.so.7", "libnosuch.so", NULL};
	static const char *const libm[] = {"libnosuch.so.7", "libm.so.6", NULL};
	static const struct dynlib_symbol good[] = {{"cos", 0}, {NULL, 0}};
	static const struct dynlib_symbol bad[] = {{"cos", 0}, {"no_such_symbol", 0}, {NULL, 0}};
	struct dynlib lib;
	struct err e = {0};
	struct {
		double (*cosine)(double);
	} table = {NULL};

	test_ok(t,
		dynlib_open(&lib, none, good, &table, &e) == -1 && e.kind == ERR_ABSENT &&
			strstr(e.text, "'libnosuch.so.7'"),
		"an absent library is named: %s", e.text);
	test_ok(t,
		dynlib_open(&lib, libm, bad, &table, &e) == -1 && e.kind == ERR_ABSENT &&
			strstr(e.text, "'no_such_symbol'"),
		"a missing symbol is named: %s", e.text);
	test_ok(t, dynlib_open(&lib, libm, good, &table, &e) == 0 && table.cosine(0) == 1.0, "a library is called");
	dynlib_close(&lib);
	dynlib_close(&lib);
	test_ok(t, host_memory_free() > 0, "the host has %" PRId64 " bytes free", host_memory_free());
}

int main(int argc, char **argv)
{
	struct test_counts t = {0};

	if (argc > 1 && strcmp(argv[1], REMOTE_WORKER) == 0)
		return remote_worker_main();

	check_libraries(&t);
	check_logs(&t);
	check_names(&t);
	for (const struct gpu_backend *const *b = gpu_backends; *b; b++)
		check_backend(&t, *b);
	check_crashes(&t);
	return test_end(&t);
}

/* The fake device: host memory, a computed clock, and injected faults. */
#include "harness/device/fake.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/base/buildlog.h"
#include "harness/base/hostmem.h"
#include "harness/base/rng.h"
#include "harness/device/backends.h"
#include "harness/device/library.h"

#define MAX_ARGS 32
#define MAX_BLOCK 1024
#define SLOWER 1000
#define GARBAGE ((size_t)4 << 20) /* filled per array: larger ones are for copies, and would cost page faults */

struct fake {
	struct gpu base;
	int64_t clock; /* nanoseconds of work enqueued so far */
	int64_t events[GPU_EVENTS];
	int64_t allocated;
	int lost;            /* 1: a launch crashed the device */
	double drift;        /* factor on the duration of work; 0: none */
	int drifting;        /* remaining copies and launches that it applies to; -1: all */
	int drift_pulse;     /* of these, every other group of so many is slower; 0: all are */
	int throttled;       /* remaining calls of health that report throttling */
	const void *fetched; /* last program with FAKE_FETCH; only compared, never dereferenced */
};

struct fake_mem {
	struct gpu_mem base;
	char *whole;             /* allocation: front guard, array, back guard */
	size_t clean, clean_end; /* range of `whole` still 0 and untouched, to save page faults */
};

struct fake_program {
	struct gpu_program base;
	enum fake_fault fault;
	double wobble; /* FAKE_WOBBLE */
	double fetch;  /* FAKE_FETCH */
	int64_t launches;
	int64_t large; /* number of launches with at least FAKE_FAULT_BYTES */
	int throttle;  /* FAKE_THROTTLE; 0 after the first launch */
	char *text;    /* NULL: a library */
	char *defines; /* the #define lines of the text, where lookups at a launch are five times as fast */
};

static void describe(struct gpu_info *info)
{
	*info = (struct gpu_info){
		.backend = "fake",
		.name = "fake",
		.uuid = "fake-0",
		.driver = "fake 1",
		.compiler = "fake 1",
		.arch = "fake",
		.explicit_only = 1,
		.has_f64 = 1,
		.warp = 32,
		.compute_units = 4,
		.max_block = MAX_BLOCK,
		.local_bytes = 48 << 10,
		.local_bytes_sm = 96 << 10,
		.sm = {.threads = 2048, .blocks = 32, .registers = 65536},
		.has = {1, 1, 1, 1, 1},
		.memory_bytes = 256 << 20, /* small, to save tests page faults */
		.l2_bytes = 1 << 20,
	};
}

static int fake_devices(struct gpu_info *list, int max, struct err *e)
{
	(void)e;
	if (max > 0)
		describe(list);
	return 1;
}

static void fake_close(struct gpu *gpu)
{
	free(gpu);
}

/* The compiled code is the text itself, with its NUL. */
static int fake_compile(struct compiler *compiler, const char *name, const char *text, struct gpu_code *code,
			struct err *e)
{
	enum fake_fault fault = (enum fake_fault)fake_number(text, "FAKE_FAULT", FAULT_NONE);

	(void)compiler;
	*code = (struct gpu_code){.size = strlen(text) + 1};
	(void)usleep((useconds_t)(1000 * fake_number(text, "FAKE_BUILD_TIME", 0)));
	if (fault == FAULT_BUILD) {
		(void)build_failed(e, name, "fake.c:1: error: by FAKE_FAULT\n");
		return -1;
	}
	if (fault == FAULT_BUILD_CRASHES)
		(void)raise(SIGKILL); /* unlike abort(), leaves no core file and no sanitizer report */
	if (fault == FAULT_BUILD_HANGS)
		for (;;)
			(void)pause();
	code->bytes = strdup(text);
	return code->bytes ? 0 : err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", name);
}

/* The #define lines of the text; NULL if out of memory. */
static char *only_defines(const char *text)
{
	char *all = calloc(1, strlen(text) + 1), *end = all;

	for (const char *next; all && *text; text = next) {
		next = strchrnul(text, '\n');
		next += *next != '\0';
		if (strncmp(text, "#define ", 8) == 0)
			end = mempcpy(end, text, (size_t)(next - text));
	}
	return all;
}

static int fake_load(struct gpu *gpu, const char *name, struct gpu_code *code, struct gpu_program **program,
		     struct err *e)
{
	struct fake_program *p = calloc(1, sizeof *p);
	const int is_text = code->size > 0 && ((char *)code->bytes)[code->size - 1] == '\0';

	*program = NULL;
	if (p && is_text)
		p->defines = only_defines(code->bytes);
	if (!p || !p->defines) {
		free(p);
		free(code->bytes);
		code->bytes = NULL;
		return err_as(e, is_text ? ERR_TOO_LARGE : ERR_BUILD,
			      is_text ? "out of memory for '%s'" : "no code '%s'", name);
	}
	p->text = code->bytes;
	code->bytes = NULL;
	p->fault = (enum fake_fault)fake_number(p->defines, "FAKE_FAULT", FAULT_NONE);
	p->throttle = (int)fake_number(p->defines, "FAKE_THROTTLE", 0);
	p->wobble = fake_number(p->defines, "FAKE_WOBBLE", 1);
	p->fetch = fake_number(p->defines, "FAKE_FETCH", 0);
	p->base.gpu = gpu;
	p->base.binary = p->text;
	p->base.binary_bytes = code->size;
	*program = &p->base;
	return 0;
}

static int fake_build(struct gpu *gpu, const char *name, const char *text, struct gpu_program **program, struct err *e)
{
	struct gpu_code code;

	*program = NULL;
	return fake_compile(NULL, name, text, &code, e) || fake_load(gpu, name, &code, program, e) ? -1 : 0;
}

static int fake_library(struct gpu *gpu, const char *path, struct gpu_program **program, struct err *e)
{
	*program = library_program(gpu, path, sizeof(struct fake_program), e);
	return *program ? 0 : -1;
}

static void fake_unbuild(struct gpu_program *program)
{
	struct fake_program *p = (struct fake_program *)program;

	if (!p)
		return;
	free(p->text);
	free(p->defines);
	free(p->base.library);
	free(p);
}

static const struct fake_kernel *find_kernel(const char *name, struct err *e)
{
	for (const struct fake_kernel *k = fake_kernels; k->name; k++)
		if (strcmp(k->name, name) == 0)
			return k;
	(void)err_as(e, ERR_LAUNCH, "no kernel '%s' in the program", name);
	return NULL;
}

static int fake_kernel_info(struct gpu_program *program, const char *kernel, struct gpu_kernel_info *info,
			    struct err *e)
{
	const struct fake_program *p = (const struct fake_program *)program;
	library_kernel *function;

	*info = (struct gpu_kernel_info){-1, -1, p->base.library ? -1 : 0, p->base.library ? -1 : MAX_BLOCK};
	if (p->base.library)
		return library_find(p->base.library, kernel, &function, e);
	return find_kernel(kernel, e) ? 0 : -1;
}

static int fake_alloc(struct gpu *gpu, size_t bytes, struct gpu_mem **mem, struct err *e)
{
	struct fake *f = (struct fake *)gpu;
	int64_t left = gpu->info.memory_bytes - f->allocated, host = host_memory_free();
	size_t around = 2 * (size_t)GPU_GUARD;
	struct fake_mem *m;

	*mem = NULL;
	left = left < host ? left : host;
	if (bytes > SIZE_MAX - around || bytes + around > (size_t)left)
		return err_as(e, ERR_TOO_LARGE, "cannot allocate %zu bytes of device memory: %lld are free", bytes,
			      (long long)left);
	m = calloc(1, sizeof *m);
	if (!m)
		return err_errno(e, "cannot describe an array");
	m->base.gpu = gpu;
	m->base.bytes = bytes;
	m->whole = calloc(1, bytes + around);
	if (!m->whole) {
		free(m);
		return err_as(e, ERR_TOO_LARGE, "cannot allocate %zu bytes of device memory", bytes);
	}
	m->clean_end = bytes + around;
	m->clean = m->clean_end < GARBAGE ? m->clean_end : GARBAGE;
	memset(m->whole, 0xa5, m->clean); /* the same garbage in every run */
	f->allocated += (int64_t)(bytes + around);
	*mem = &m->base;
	return 0;
}

static void fake_free(struct gpu_mem *mem)
{
	struct fake_mem *m = (struct fake_mem *)mem;

	if (!m)
		return;
	((struct fake *)mem->gpu)->allocated -= (int64_t)(mem->bytes + 2 * (size_t)GPU_GUARD);
	free(m->whole);
	free(m);
}

static const char *address(const struct gpu_mem *mem, ptrdiff_t offset)
{
	return ((const struct fake_mem *)mem)->whole + GPU_GUARD + offset;
}

/* The address of a range that will be written. Launch arguments are const, although kernels write to them. */
static char *touch(const struct gpu_mem *mem, ptrdiff_t offset, size_t bytes)
{
	struct fake_mem *m = (struct fake_mem *)mem;
	const size_t from = (size_t)(GPU_GUARD + offset), to = from + bytes;

	if (from <= m->clean && to > m->clean)
		m->clean = to;
	else if (from > m->clean && from < m->clean_end)
		m->clean_end = from; /* treats everything after it as touched */
	return m->whole + from;
}

/* The address of an array that a kernel may write anywhere, guards included. */
static char *touch_all(const struct gpu_mem *mem)
{
	return touch(mem, -(ptrdiff_t)GPU_GUARD, mem->bytes + 2 * (size_t)GPU_GUARD) + GPU_GUARD;
}

static void clear(struct fake_mem *m, size_t from, size_t to)
{
	const size_t head = to < m->clean ? to : m->clean, tail = from > m->clean_end ? from : m->clean_end;

	if (from < head)
		memset(m->whole + from, 0, head - from);
	if (tail < to)
		memset(m->whole + tail, 0, to - tail);
}

static int check_lost(const struct gpu *gpu, struct err *e)
{
	return ((const struct fake *)gpu)->lost ? err_as(e, ERR_LAUNCH, "an earlier launch crashed the device") : 0;
}

/* Advances the clock by the duration of work, times the drift. */
static void advance(struct fake *f, int64_t nanoseconds)
{
	const int slower = f->drift > 0 && f->drifting && (!f->drift_pulse || f->drifting / f->drift_pulse % 2 == 0);

	f->clock += slower ? llround(f->drift * (double)nanoseconds) : nanoseconds;
	f->drifting -= f->drifting > 0;
}

/* Advances the clock by the duration of a transfer; fails on a lost device. */
static int transfer(struct gpu *gpu, size_t bytes, struct err *e)
{
	advance((struct fake *)gpu, FAKE_OVERHEAD + (int64_t)(bytes / FAKE_BANDWIDTH));
	return check_lost(gpu, e);
}

static int fake_write(struct gpu_mem *mem, ptrdiff_t offset, const void *from, size_t bytes, struct err *e)
{
	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	if (bytes)
		memcpy(touch(mem, offset, bytes), from, bytes);
	return transfer(mem->gpu, bytes, e);
}

static int fake_read(struct gpu_mem *mem, ptrdiff_t offset, void *to, size_t bytes, struct err *e)
{
	if (backend_check_range(mem, offset, bytes, e))
		return -1;
	if (bytes)
		memcpy(to, address(mem, offset), bytes);
	return transfer(mem->gpu, bytes, e);
}

static int fake_fill(struct gpu_mem *mem, ptrdiff_t offset, size_t bytes, uint32_t pattern, struct err *e)
{
	char *at;

	if (backend_check_fill(mem, offset, bytes, e))
		return -1;
	if (pattern == 0)
		clear((struct fake_mem *)mem, (size_t)(GPU_GUARD + offset), (size_t)(GPU_GUARD + offset) + bytes);
	at = pattern ? touch(mem, offset, bytes) : NULL;
	for (size_t i = 0; at && i < bytes; i += sizeof pattern)
		memcpy(at + i, &pattern, sizeof pattern);
	return transfer(mem->gpu, bytes, e);
}

static int fake_write_words(struct gpu_mem *table, const struct gpu_word *words, int count, struct err *e)
{
	if (backend_check_words(table, words, count, e) || check_lost(table->gpu, e))
		return -1;
	for (int i = 0; i < count; i++) {
		const struct gpu_word *w = &words[i];
		const char *at = w->mem ? touch_all(w->mem) + w->value : NULL; /* a kernel may write there */
		const uint64_t value = at ? (uint64_t)(uintptr_t)at : (uint64_t)w->value;

		memcpy(touch(table, (ptrdiff_t)((size_t)i * sizeof value), sizeof value), &value, sizeof value);
	}
	return 0;
}

static int fake_copy(struct gpu_mem *to, struct gpu_mem *from, size_t bytes, struct err *e)
{
	if (backend_check_copy(to, from, bytes, e))
		return -1;
	if (bytes)
		memcpy(touch(to, 0, bytes), address(from, 0), bytes);
	return transfer(to->gpu, 2 * bytes, e);
}

/* Converts the arguments for the kernel; *bytes grows by the sizes of the arrays. */
static int convert_args(const struct gpu_launch *l, const struct fake_kernel *k, struct fake_arg *args, double *bytes,
			struct err *e)
{
	size_t want = strlen(k->args);

	if (l->nargs < 0 || (size_t)l->nargs != want || want > MAX_ARGS)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d arguments: the kernel has %zu", l->kernel,
			      l->nargs, want);
	for (int i = 0; i < l->nargs; i++) {
		const struct gpu_arg *a = &l->args[i];

		args[i] = (struct fake_arg){0};
		if ((a->mem != NULL) != (k->args[i] == 'a') || (!a->mem && a->size != sizeof args[i].scalar))
			return err_as(e, ERR_LAUNCH, "argument %d of '%s' is not %s", i, l->kernel,
				      k->args[i] == 'a' ? "an array" : "a scalar of 64 bits");
		if (a->mem) {
			args[i].data = touch_all(a->mem);
			args[i].bytes = a->mem->bytes;
			*bytes += (double)a->mem->bytes;
		} else {
			memcpy(&args[i].scalar, a->scalar, sizeof args[i].scalar);
		}
	}
	return 0;
}

static void *library_address(const struct gpu_mem *mem)
{
	return touch_all(mem);
}

/* Takes as long as moving its arrays. */
static int launch_library(struct gpu *gpu, const char *path, const struct gpu_launch *l, struct err *e)
{
	library_kernel *function;
	size_t bytes = 0;

	for (int i = 0; i < l->nargs; i++)
		bytes += l->args[i].mem ? l->args[i].mem->bytes : 0;
	if (check_lost(gpu, e) || library_find(path, l->kernel, &function, e) ||
	    library_call(function, l, NULL, library_address, e))
		return -1;
	return transfer(gpu, bytes, e);
}

/* Faults that end the device process. */
static void hang_or_crash(enum fake_fault fault)
{
	if (fault == FAULT_HANGS)
		for (;;)
			(void)pause();
	if (fault == FAULT_CRASHES) {
		(void)signal(SIGSEGV, SIG_DFL); /* so that sanitizers do not report it */
		(void)raise(SIGSEGV);
	}
}

static int is_faulty_launch(struct fake_program *p, double bytes)
{
	const uint64_t one_in = (uint64_t)fake_number(p->defines, "FAKE_FAULT_ONE_IN", 1);
	const uint64_t seed = (uint64_t)fake_number(p->defines, "FAKE_FAULT_SEED", 0);
	int64_t launch;

	if (bytes < fake_number(p->defines, "FAKE_FAULT_BYTES", 0))
		return 0;
	launch = p->large++;
	return (double)launch >= fake_number(p->defines, "FAKE_FAULT_FROM", 0) &&
	       (one_in < 2 || rng_bits(seed, 0, (uint64_t)launch) % one_in == 0);
}

/* Nanoseconds to load the program's code if another program ran last. */
static double fetch_time(struct fake *f, const struct fake_program *p)
{
	const int is_there = f->fetched == p;

	if (p->fetch > 0)
		f->fetched = p;
	return is_there ? 0 : p->fetch;
}

static int launch_kernel(struct fake *f, struct fake_program *p, const struct gpu_launch *l, struct err *e)
{
	const struct fake_kernel *k = find_kernel(l->kernel, e);
	struct fake_arg args[MAX_ARGS];
	struct fake_call call = {l->kernel, p->defines, l->grid, l->nargs, args, FAULT_NONE, 0};
	double bytes = 0, drift = fake_number(p->defines, "FAKE_DRIFT", 0);

	if (!k || check_lost(&f->base, e))
		return -1;
	if (l->block < 1 || l->block > MAX_BLOCK)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %d threads per block: the kernel allows 1 to %d",
			      l->kernel, l->block, MAX_BLOCK);
	if (l->grid > INT32_MAX)
		return err_as(e, ERR_LAUNCH, "launch of '%s' with %lld blocks: too many", l->kernel,
			      (long long)l->grid);
	if (convert_args(l, k, args, &bytes, e))
		return -1;
	if (l->grid <= 0)
		return 0;
	if (p->fault != FAULT_NONE && is_faulty_launch(p, bytes))
		call.fault = p->fault;
	f->lost = call.fault == FAULT_LOST;
	hang_or_crash(call.fault);
	if (call.fault == FAULT_LAUNCH)
		return err_as(e, ERR_LAUNCH, "launch of '%s': by FAKE_FAULT", l->kernel);
	call.nanoseconds = bytes / FAKE_BANDWIDTH;
	if (k->run(&call, e))
		return err_context(e, "launch of '%s'", l->kernel);
	if (call.fault == FAULT_SLOW)
		call.nanoseconds *= SLOWER;
	if (p->launches++ % 2)
		call.nanoseconds *= p->wobble;
	call.nanoseconds += fetch_time(f, p);
	advance(f, FAKE_OVERHEAD + llround(call.nanoseconds));
	if (drift > 0) {
		f->drift = drift;
		f->drifting = (int)fake_number(p->defines, "FAKE_DRIFTING", -1);
		f->drift_pulse = (int)fake_number(p->defines, "FAKE_DRIFT_PULSE", 0);
	}
	f->throttled += p->throttle;
	p->throttle = 0;
	return 0;
}

static int fake_launch(struct gpu *gpu, const struct gpu_launch *l, struct err *e)
{
	struct fake *f = (struct fake *)gpu;
	struct fake_program *p = (struct fake_program *)l->program;

	if (p->base.library)
		return l->grid > 0 ? launch_library(gpu, p->base.library, l, e) : 0;
	return launch_kernel(f, p, l, e);
}

static int fake_record(struct gpu *gpu, int event, struct err *e)
{
	struct fake *f = (struct fake *)gpu;

	f->events[event] = f->clock;
	return check_lost(gpu, e);
}

static int fake_elapsed(struct gpu *gpu, int from, int to, double *seconds, struct err *e)
{
	const struct fake *f = (const struct fake *)gpu;

	*seconds = 1e-9 * (double)(f->events[to] - f->events[from]);
	return check_lost(gpu, e);
}

static int fake_finish(struct gpu *gpu, struct err *e)
{
	return check_lost(gpu, e);
}

static int fake_health(struct gpu *gpu, int brief, struct gpu_health *health, struct err *e)
{
	struct fake *f = (struct fake *)gpu;

	(void)e;
	*health = gpu_health_unknown;
	health->throttled = f->throttled > 0;
	if (!brief)
		*health = (struct gpu_health){FAKE_CLOCK, FAKE_CLOCK / 2, 40, 100, 1, f->throttled > 0};
	f->throttled -= f->throttled > 0;
	return 0;
}

/* Work completes at once, so streams make no difference. */
static int fake_select_stream(struct gpu *gpu, int stream, struct err *e)
{
	(void)gpu;
	(void)stream;
	(void)e;
	return 0;
}

static const struct gpu_ops fake_ops = {
	.close = fake_close,
	.build = fake_build,
	.load = fake_load,
	.library = fake_library,
	.unbuild = fake_unbuild,
	.kernel_info = fake_kernel_info,
	.alloc = fake_alloc,
	.free = fake_free,
	.write = fake_write,
	.read = fake_read,
	.write_words = fake_write_words,
	.fill = fake_fill,
	.copy = fake_copy,
	.launch = fake_launch,
	.record = fake_record,
	.elapsed = fake_elapsed,
	.finish = fake_finish,
	.select_stream = fake_select_stream,
	.health = fake_health,
};

static int fake_open(int index, struct gpu **gpu, struct err *e)
{
	struct fake *f;

	*gpu = NULL;
	if (index != 0)
		return err_as(e, ERR_ABSENT, "no device 'fake:%d'", index);
	f = calloc(1, sizeof *f);
	if (!f)
		return err_errno(e, "cannot open 'fake:0'");
	f->base.backend = &fake_backend;
	f->base.ops = &fake_ops;
	describe(&f->base.info);
	*gpu = &f->base;
	return 0;
}

static const struct compiler_ops fake_compiler_ops;

static int fake_compiler_open(const struct gpu_backend *backend, const char *arch, struct compiler **compiler,
			      struct err *e)
{
	(void)backend;
	*compiler = calloc(1, sizeof **compiler);
	if (!*compiler)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a compiler");
	(*compiler)->ops = &fake_compiler_ops;
	(void)snprintf((*compiler)->identity, sizeof(*compiler)->identity, "fake 1 %s", arch);
	return 0;
}

static void fake_compiler_close(struct compiler *compiler)
{
	free(compiler);
}

static const struct compiler_ops fake_compiler_ops = {
	.open = fake_compiler_open,
	.close = fake_compiler_close,
	.compile = fake_compile,
};

const struct gpu_backend fake_backend = {
	.name = "fake",
	.ops = &fake_ops,
	.compiler = &fake_compiler_ops,
	.devices = fake_devices,
	.open = fake_open,
};

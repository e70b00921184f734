/* Devices in a process of their own, with the fake device, whose launches crash and hang on demand. The worker
 * processes run this program, too. */
#include "harness/process/remote.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../children.h"
#include "../test.h"
#include "harness/base/clock.h"
#include "harness/device/compiler.h"

#define COUNT 1000

static volatile sig_atomic_t stopped;

static struct gpu *open_fake(struct test_counts *t, double limit)
{
	struct remote_options o = {"fake:0", limit, &stopped};
	struct gpu *gpu = NULL;
	struct err e = {0};

	test_ok(t, remote_open(&o, &gpu, &e) == 0, "a device opens in another process %s", e.text);
	return gpu;
}

/* Copies COUNT words with a program that has this fault; returns what the launch and the wait for it return. */
static int launch(struct gpu *gpu, int fault, struct gpu_mem *from, struct gpu_mem *to, struct err *e)
{
	char text[64];
	struct gpu_program *program;
	int64_t words = COUNT;
	struct gpu_arg args[] = {{from, NULL, 0}, {to, NULL, 0}, {NULL, &words, sizeof words}};
	struct gpu_launch l = {NULL, "tool_copy", 1, 1, 3, args, 0};
	int status;

	(void)snprintf(text, sizeof text, "#define FAKE_FAULT %d\n", fault);
	if (gpu->ops->build(gpu, "copy.cl", text, &program, e))
		return -1;
	l.program = program;
	status = gpu->ops->launch(gpu, &l, e) || gpu_finish(gpu, e) ? -1 : 0;
	gpu->ops->unbuild(program);
	return status;
}

/* Whether writes arrive, and a correct program works on them. */
static void check_works(struct test_counts *t, struct gpu *gpu, struct gpu_mem *from, struct gpu_mem *to,
			const char *when)
{
	int sent[COUNT], got[COUNT] = {0};
	struct err e = {0};

	for (int i = 0; i < COUNT; i++)
		sent[i] = 3 * i;
	test_ok(t,
		gpu->ops->write(from, 0, sent, sizeof sent, &e) == 0 && launch(gpu, 0, from, to, &e) == 0 &&
			gpu->ops->read(to, 0, got, sizeof got, &e) == 0 && memcmp(sent, got, sizeof got) == 0,
		"it works %s %s", when, e.text);
}

static void check_fault(struct test_counts *t, struct gpu *gpu, int fault, enum err_kind kind, const char *text)
{
	struct gpu_mem *from = NULL, *to = NULL;
	struct gpu_program *kept = NULL;
	struct gpu_kernel_info info;
	struct err e = {0};

	if (gpu->ops->alloc(gpu, 4 * COUNT, &from, &e) || gpu->ops->alloc(gpu, 4 * COUNT, &to, &e) ||
	    gpu->ops->build(gpu, "kept.cl", "\n", &kept, &e)) {
		test_ok(t, 0, "arrays and a program: %s", e.text);
		goto done;
	}
	check_works(t, gpu, from, to, "before");
	test_ok(t, launch(gpu, fault, from, to, &e) == -1 && e.kind == kind && strstr(e.text, text), "fault %d: %s",
		fault, e.text);
	e = (struct err){0};
	test_ok(t, gpu->ops->fill(to, 0, 4, 0, &e) == -1 && e.kind == kind, "then nothing works: %s", e.text);
	test_ok(t, gpu_restart(gpu, &e) == 0, "it is started again %s", e.text);
	check_works(t, gpu, from, to, "with the arrays there were");
	test_ok(t, gpu->ops->kernel_info(kept, "tool_copy", &info, &e) == 0, "and the programs %s", e.text);
done:
	if (kept)
		gpu->ops->unbuild(kept);
	gpu->ops->free(from);
	gpu->ops->free(to);
}

/* Errors of the driver leave the process alive, and are reported once. */
static void check_launch_error(struct test_counts *t, struct gpu *gpu)
{
	struct gpu_mem *from = NULL, *to = NULL;
	struct err e = {0};

	if (gpu->ops->alloc(gpu, 4 * COUNT, &from, &e) == 0 && gpu->ops->alloc(gpu, 4 * COUNT, &to, &e) == 0) {
		test_ok(t, launch(gpu, 2, from, to, &e) == -1 && e.kind == ERR_LAUNCH, "a launch that fails: %s",
			e.text);
		check_works(t, gpu, from, to, "after it");
		test_ok(t, launch(gpu, 7, from, to, &e) == -1 && e.kind == ERR_LAUNCH, "a lost device: %s", e.text);
		test_ok(t, gpu_finish(gpu, &e) == -1, "it stays lost");
		test_ok(t, gpu_restart(gpu, &e) == 0, "until it is started again %s", e.text);
		check_works(t, gpu, from, to, "then");
	}
	gpu->ops->free(from);
	gpu->ops->free(to);
}

/* Requests after a launch that fails are served all the same, since callers learn of the failure later. */
static void check_behind_error(struct test_counts *t, struct gpu *gpu)
{
	struct gpu_program *program = NULL;
	struct gpu_mem *mem = NULL;
	struct gpu_launch l = {NULL, "tool_copy", 1, 1, 0, NULL, 0};
	int sent = 7, got[2] = {0};
	struct err e = {0}, launch = {0};

	if (gpu->ops->build(gpu, "fails.cl", "#define FAKE_FAULT 2\n", &program, &e) == 0) {
		l.program = program;
		test_ok(t,
			gpu->ops->launch(gpu, &l, &e) == 0 && gpu->ops->alloc(gpu, sizeof got, &mem, &e) == 0 &&
				gpu->ops->fill(mem, 0, sizeof got, 5, &e) == 0 &&
				gpu->ops->write(mem, 0, &sent, sizeof sent, &e) == 0 &&
				gpu_select_stream(gpu, 0, &e) == 0,
			"work behind a launch that fails is taken %s", e.text);
		test_ok(t, gpu_finish(gpu, &launch) == -1 && launch.kind == ERR_LAUNCH, "the launch is reported: %s",
			launch.text);
		test_ok(t, mem && gpu->ops->read(mem, 0, got, sizeof got, &e) == 0 && got[0] == sent && got[1] == 5,
			"the array holds what was put there %s", e.text);
		gpu->ops->unbuild(program);
	}
	gpu->ops->free(mem);
}

#define MANY 400 /* arrays of 1 MiB, allocated without waiting: more than the device has */

static void check_short_memory(struct test_counts *t, struct gpu *gpu)
{
	struct gpu_mem *mem[MANY] = {NULL};
	struct err e = {0};
	int count = 0;

	while (count < MANY && gpu->ops->alloc(gpu, (size_t)1 << 20, &mem[count], &e) == 0)
		count++;
	test_ok(t, gpu_finish(gpu, &e) == -1 && e.kind == ERR_TOO_LARGE, "%d arrays are too many: %s", count, e.text);
	while (count > 0)
		gpu->ops->free(mem[--count]);
	e = (struct err){0};
	test_ok(t, gpu_finish(gpu, &e) == 0, "they are freed, those that are not there too %s", e.text);
}

static void check_health(struct test_counts *t, struct gpu *gpu)
{
	struct gpu_health h = gpu_health_unknown;
	struct err e = {0};

	test_ok(t, gpu_health(gpu, 0, &h, &e) == 0 && h.sm_clock > 0 && h.temperature > 0 && h.throttled == 0,
		"its health: %d MHz %s", h.sm_clock, e.text);
	test_ok(t, gpu_health(gpu, 1, &h, &e) == 0 && h.sm_clock == -1 && h.throttled == 0, "in brief %s", e.text);
}

/* Killed while it is idle. */
static void check_killed(struct test_counts *t, struct gpu *gpu)
{
	struct err e = {0};
	pid_t child = 0;

	if (!test_ok(t, children_count(&child) == 1, "one process"))
		return; /* kill(0) would kill this program's whole process group */
	(void)kill(child, SIGKILL);
	test_ok(t, gpu_finish(gpu, &e) == -1 && e.kind == ERR_CRASHED && strstr(e.text, "signal 9"), "killed: %s",
		e.text);
	test_ok(t, gpu_restart(gpu, &e) == 0 && gpu_finish(gpu, &e) == 0, "it is started again %s", e.text);
}

static void ask_to_stop(int number)
{
	(void)number;
	stopped = 1;
}

/* Ctrl-C while a launch hangs. */
static void check_stop(struct test_counts *t)
{
	struct gpu *gpu = open_fake(t, 60);
	struct gpu_mem *from = NULL, *to = NULL;
	double start = clock_now();
	struct err e = {0};

	if (!gpu)
		return;
	(void)signal(SIGALRM, ask_to_stop);
	if (gpu->ops->alloc(gpu, 4 * COUNT, &from, &e) == 0 && gpu->ops->alloc(gpu, 4 * COUNT, &to, &e) == 0) {
		(void)ualarm(200000, 0);
		test_ok(t, launch(gpu, 10, from, to, &e) == -1 && e.kind == ERR_STOPPED && clock_now() - start < 1.2,
			"a launch that hangs is stopped after %.1f s: %s", clock_now() - start, e.text);
	}
	stopped = 0;
	gpu->ops->free(from);
	gpu->ops->free(to);
	gpu->ops->close(gpu);
}

/* More than the memory that both processes share. */
static void check_large(struct test_counts *t, struct gpu *gpu)
{
	size_t bytes = ((size_t)70 << 20) + 12;
	char *sent = malloc(bytes), *got = calloc(1, bytes);
	struct gpu_mem *mem = NULL;
	struct err e = {0};

	for (size_t i = 0; sent && i < bytes; i++)
		sent[i] = (char)(i * i >> 7);
	test_ok(t,
		sent && got && gpu->ops->alloc(gpu, bytes, &mem, &e) == 0 &&
			gpu->ops->write(mem, 0, sent, bytes, &e) == 0 && gpu->ops->read(mem, 0, got, bytes, &e) == 0 &&
			memcmp(sent, got, bytes) == 0,
		"70 MB there and back %s", e.text);
	gpu->ops->free(mem);
	free(sent);
	free(got);
}

static void check_open(struct test_counts *t)
{
	struct remote_options o = {"nosuch:0", 10, NULL};
	struct gpu *gpu = NULL;
	struct err e = {0};
	pid_t child;

	test_ok(t, remote_open(&o, &gpu, &e) == -1 && !gpu && e.kind == ERR_USAGE && strstr(e.text, "nosuch"),
		"no such device: %s", e.text);
	test_ok(t, children_count(&child) == 0, "no process stays");
}

/* Opening in two steps; a caller who finds another mistake in between closes the device before it is open. */
static void check_two_steps(struct test_counts *t)
{
	struct remote_options o = {"fake:0", 10, NULL}, none = {"nosuch:0", 10, NULL};
	struct gpu *gpu = NULL;
	struct err e = {0};
	pid_t child;

	test_ok(t, remote_begin(&o, &gpu, &e) == 0 && children_count(&child) == 1, "a device begins to open %s",
		e.text);
	gpu->ops->close(gpu);
	test_ok(t, children_count(&child) == 0, "closed before it is open, it leaves no process");
	test_ok(t, remote_begin(&none, &gpu, &e) == 0 && remote_await(gpu, &e) == -1 && e.kind == ERR_USAGE,
		"one that is not there is reported by the second step: %s", e.text);
	gpu->ops->close(gpu);
	test_ok(t, remote_begin(&o, &gpu, &e) == 0 && remote_await(gpu, &e) == 0 && gpu->info.max_block > 0,
		"the second step has it open %s", e.text);
	gpu->ops->close(gpu);
	test_ok(t, children_count(&child) == 0, "no process stays");
}

int main(int argc, char **argv)
{
	struct test_counts t = {0};
	struct gpu *gpu;
	pid_t child;

	if (argc > 1 && strcmp(argv[1], REMOTE_WORKER) == 0)
		return remote_worker_main();
	check_open(&t);
	check_two_steps(&t);
	gpu = open_fake(&t, 1);
	if (gpu) {
		check_fault(&t, gpu, 10, ERR_TIMED_OUT, "not done after 1 s");
		gpu->ops->close(gpu);
	}
	/* A long limit, so that whatever ends at all ends in time on a loaded machine, too. */
	gpu = open_fake(&t, 60);
	if (gpu) {
		test_ok(&t, gpu->info.max_block > 0 && strcmp(gpu->backend->name, "fake") == 0 && gpu->ops->load,
			"it says what it is");
		check_fault(&t, gpu, 11, ERR_CRASHED, "signal 11");
		check_launch_error(&t, gpu);
		check_behind_error(&t, gpu);
		check_short_memory(&t, gpu);
		check_health(&t, gpu);
		check_killed(&t, gpu);
		check_large(&t, gpu);
		gpu->ops->close(gpu);
	}
	test_ok(&t, children_count(&child) == 0, "no process stays");
	check_stop(&t);
	return test_end(&t);
}

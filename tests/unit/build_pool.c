/* Builds in worker processes: with the fake compiler, which hangs and crashes on demand, and with NVRTC, whose code
 * must be the same as that of a build in this process. The workers run this program, too. */
#include "harness/process/build_pool.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../children.h"
#include "../test.h"
#include "harness/base/clock.h"
#include "harness/process/build_worker.h"

static struct build_pool *open_pool(const char *name, const char *arch, int jobs, double limit, const char *cache)
{
	struct build_pool_options o = {.backend = gpu_find_backend(name), .target = arch, .jobs = jobs, .limit = limit};
	struct build_pool *pool = NULL;
	struct err e;

	if (cache && build_cache_open(cache, 1, BUILD_CACHE_CAP, &o.cache, &e))
		return NULL;
	return build_pool_open(&o, &pool, &e) ? NULL : pool;
}

/* Runs one build to its end. Returns 0 with its code (a fake's code is its source), else -1. */
static int build(struct build_pool *pool, const char *text, struct gpu_code *code, struct err *e)
{
	struct build_job *job;

	*code = (struct gpu_code){0};
	return build_job_start(pool, "test.cl", text, &job, e) ? -1 : build_job_take(pool, job, code, e);
}

static int builds_to_itself(struct build_pool *pool, const char *text)
{
	struct gpu_code code;
	struct err e;
	int good = build(pool, text, &code, &e) == 0 && code.size == strlen(text) + 1 && strcmp(code.bytes, text) == 0;

	free(code.bytes);
	return good;
}

/* Whether the build fails by its own fault, with this text in its message. */
static int fails_with(struct build_pool *pool, const char *text, const char *message)
{
	struct gpu_code code;
	struct err e = {0};
	int status = build(pool, text, &code, &e);

	if (status == -1 && e.kind == ERR_BUILD && strstr(e.text, message) && !code.bytes)
		return 1;
	(void)printf("    status %d, kind %d: %s\n", status, (int)e.kind, e.text);
	return 0;
}

static void check_many(struct test_counts *t, struct build_pool *pool)
{
	enum { MANY = 300 };
	struct build_job *jobs[MANY];
	static char text[MANY][100000];
	int started = 0, same = 0, order = 1;
	struct err e;

	/* Some texts are larger than a socket's buffer. */
	for (int i = 0; i < MANY; i++) {
		size_t size = i % 10 == 0 ? sizeof text[i] - 1 : (size_t)(40 + i);

		memset(text[i], ' ', size);
		(void)snprintf(text[i], sizeof text[i], "#define N %d", i);
		text[i][strlen(text[i])] = '\n';
		started += build_job_start(pool, "many.cl", text[i], &jobs[i], &e) == 0;
	}
	for (int i = 0; i < started; i++) {
		int k = (i * 7) % started; /* in another order than they were queued, as a search asks for them */
		struct gpu_code code = {0};

		order &= build_job_take(pool, jobs[k], &code, &e) == 0;
		same += code.bytes && code.size == strlen(text[k]) + 1 && strcmp(code.bytes, text[k]) == 0;
		free(code.bytes);
	}
	test_ok(t, started == MANY && order && same == MANY, "%d of %d builds come out right", same, MANY);
}

static void check_faults(struct test_counts *t, struct build_pool *pool)
{
	pid_t before = 0, after = 0;
	double start;

	test_ok(t, fails_with(pool, "#define FAKE_FAULT 1\n", "build of 'test.cl' failed: fake.c:1: error"),
		"a source that does not compile: the compiler's message");
	test_ok(t, builds_to_itself(pool, "next\n"), "the next build is good");
	test_ok(t, fails_with(pool, "#define FAKE_FAULT 9\n", "died of signal 9"), "a compiler that dies: its signal");
	test_ok(t, builds_to_itself(pool, "next\n"), "the next build is good again");
	start = clock_now();
	test_ok(t, fails_with(pool, "#define FAKE_FAULT 8\n", "not done after 2 s"), "a compiler that hangs: its time");
	test_ok(t, clock_now() - start < 10, "after that time: %.1f s", clock_now() - start);
	test_ok(t, builds_to_itself(pool, "next\n") && children_count(&before) == 1, "a worker is started again");
	(void)kill(before, SIGKILL);
	(void)usleep(100000);
	test_ok(t, builds_to_itself(pool, "next\n") && children_count(&after) == 1 && after != before,
		"one killed while idle costs no build");
}

/* Kills workers again and again during builds: each kill costs at most the worker's own build, and nothing hangs. */
static void check_killed(struct test_counts *t)
{
	enum { BUILDS = 60, KILLS = 20 };
	struct build_pool *pool = open_pool("fake", "fake", 2, 30, NULL);
	struct build_job *jobs[BUILDS];
	int good = 0, failed = 0, kills = 0;
	struct err e = {0};
	pid_t victim;

	if (!test_ok(t, pool != NULL, "a pool of two opens"))
		return;
	for (int i = 0; i < BUILDS; i++) {
		char text[100];

		(void)snprintf(text, sizeof text, "#define FAKE_BUILD_TIME 20\n#define N %d\n", i);
		if (build_job_start(pool, "killed.cl", text, &jobs[i], &e))
			jobs[i] = NULL;
	}
	for (int i = 0; i < BUILDS; i++) {
		struct gpu_code code = {0};

		if (kills < KILLS && i % 2 == 0 && children_count(&victim) > 0)
			kills += kill(victim, SIGKILL) == 0;
		if (!jobs[i] || build_job_take(pool, jobs[i], &code, &e) == 0)
			good += code.bytes != NULL;
		else
			failed += e.kind == ERR_BUILD && strstr(e.text, "died of signal 9") != NULL;
		free(code.bytes);
	}
	test_ok(t, kills > 5 && failed > 0 && good + failed == BUILDS && failed <= kills,
		"%d workers killed: %d builds lost, %d good", kills, failed, good);
	build_pool_close(pool);
	test_ok(t, children_count(&victim) == 0, "no process is left");
}

static void check_close(struct test_counts *t)
{
	struct build_pool *pool = open_pool("fake", "fake", 2, 30, NULL);
	struct build_job *jobs[6] = {0};
	double start = clock_now();
	struct err e = {0};
	pid_t child;

	if (!test_ok(t, pool != NULL, "another pool opens"))
		return;
	for (int i = 0; i < 6; i++)
		test_ok(t, build_job_start(pool, "hang.cl", "#define FAKE_FAULT 8\n", &jobs[i], &e) == 0,
			"build %d begins", i);
	test_ok(t, build_job_wait(pool, jobs[0], 0.2) == 0, "it is not done");
	for (int i = 0; i < 6; i++)
		build_job_drop(pool, jobs[i]);
	build_pool_close(pool);
	test_ok(t, clock_now() - start < 5, "closing does not wait for builds that hang: %.2f s", clock_now() - start);
	test_ok(t, children_count(&child) == 0, "no process is left then");
}

/* A process with two workers, one of which hangs, is killed this many microseconds after both were started. */
static void be_killed(int delay)
{
	struct build_pool *pool = open_pool("fake", "fake", 2, 30, NULL);
	struct build_job *hung, *done;
	pid_t worker;
	struct err e;

	if (!pool || build_job_start(pool, "hang.cl", "#define FAKE_FAULT 8\n", &hung, &e) ||
	    build_job_start(pool, "good.cl", "good\n", &done, &e))
		_exit(1);
	while (children_count(&worker) < 2)
		;
	(void)usleep((useconds_t)delay);
	(void)raise(SIGKILL);
}

/* Whether the pipe is closed soon: then every process that held its other end has exited. */
static int ends_soon(int pipe_end)
{
	struct pollfd fd = {pipe_end, POLLIN, 0};
	char byte;

	return poll(&fd, 1, 20000) == 1 && read(pipe_end, &byte, 1) == 0;
}

/* A parent that is killed leaves no worker behind: not an idle one, not one whose compiler hangs, and not one that is
 * only starting and finds its work in the socket. */
static void check_orphans(struct test_counts *t)
{
	enum { KILLS = 12 };
	int killed = 0, ended = 0;

	for (int i = 0; i < KILLS && ended == killed; i++) {
		int ends[2], status = 0;
		pid_t child;

		if (pipe(ends) != 0)
			break;
		child = fork();
		if (child == 0)
			be_killed(i * i * 1000); /* 0 to 121 ms: with sanitizers a worker takes 30 to start */
		(void)close(ends[1]);
		killed += child > 0 && waitpid(child, &status, 0) == child && WIFSIGNALED(status);
		/* The other end was open in the child, and in its workers, since it is not closed on exec. */
		ended += ends_soon(ends[0]);
		(void)close(ends[0]);
	}
	test_ok(t, killed == KILLS, "%d parents are killed", killed);
	test_ok(t, ended == KILLS, "the workers of %d of them end too", ended);
}

static void check_in_place(struct test_counts *t)
{
	struct build_pool *pool = open_pool("fake", "fake", 0, 1, NULL);
	pid_t child;

	if (!test_ok(t, pool != NULL, "a pool without workers opens"))
		return;
	test_ok(t, builds_to_itself(pool, "here\n"), "it builds in place");
	test_ok(t, fails_with(pool, "#define FAKE_FAULT 1\n", "fake.c:1: error"), "with the compiler's message");
	test_ok(t, children_count(&child) == 0, "and starts no process");
	build_pool_close(pool);
}

static void check_cache(struct test_counts *t, const char *folder)
{
	struct build_pool *pool = open_pool("fake", "fake", 2, 30, folder);
	struct build_counts counts;
	pid_t child;

	if (!test_ok(t, pool != NULL, "a pool with a cache opens"))
		return;
	test_ok(t, builds_to_itself(pool, "kept\n") && fails_with(pool, "#define FAKE_FAULT 1\n", "error"),
		"it builds one, and fails at one");
	build_pool_close(pool);
	pool = open_pool("fake", "fake", 2, 30, folder);
	if (!test_ok(t, pool && builds_to_itself(pool, "kept\n"), "another one has it"))
		return;
	counts = build_pool_counts(pool);
	test_ok(t, counts.cached == 1 && counts.compiled == 0 && children_count(&child) == 0,
		"from the cache, without starting a worker");
	test_ok(t, fails_with(pool, "#define FAKE_FAULT 1\n", "error"), "a failure is not kept");
	build_pool_close(pool);
	pool = open_pool("fake", "another", 2, 30, folder);
	test_ok(t, pool && builds_to_itself(pool, "kept\n") && build_pool_counts(pool).compiled == 1,
		"for another architecture it is built anew");
	build_pool_close(pool);
}

static const char *const kernel = "extern \"C\" __global__ void scale(float *x)\n"
				  "{\n"
				  "	__shared__ float tile[N];\n"
				  "	tile[threadIdx.x] = x[threadIdx.x] * N;\n"
				  "	__syncthreads();\n"
				  "	x[threadIdx.x] = tile[N - 1 - threadIdx.x] + M;\n"
				  "}\n";

static int same_code(const struct gpu_code *a, const struct gpu_code *b)
{
	return a->bytes && b->bytes && a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* The first build starts all workers. */
static void check_warm(struct test_counts *t, struct build_pool *pool)
{
	struct gpu_code code;
	struct err e = {0};
	pid_t child;
	int there = children_count(&child), first = build(pool, "extern \"C\" __global__ void k() {}\n", &code, &e);

	free(code.bytes);
	for (int i = 0; i < 1000 && children_count(&child) < 2; i++)
		(void)usleep(10000);
	test_ok(t, there == 0 && first == 0 && children_count(&child) == 2, "one build, and both workers are there %s",
		e.text);
}

static void check_nvrtc(struct test_counts *t, const char *folder)
{
	enum { MANY = 24 };
	struct build_pool *pool = open_pool("cuda", "sm_90", 2, 60, folder),
			  *here = open_pool("cuda", "sm_90", 0, 60, NULL);
	struct build_job *jobs[MANY] = {0};
	int same = 0;
	struct err e = {0};

	if (!pool || !here) {
		test_skip(t, "builds by NVRTC", "it is not there");
		build_pool_close(pool);
		build_pool_close(here);
		return;
	}
	check_warm(t, pool);
	/* Twice: from the compiler, then from the cache. */
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < 2 * MANY; i++) {
			struct gpu_code code = {0}, want = {0};
			char text[1000];

			(void)snprintf(text, sizeof text, "#define N %d\n#define M %d\n%s", 32 << i % 6, i % MANY,
				       kernel);
			if (i < MANY && build_job_start(pool, "scale.cl", text, &jobs[i], &e) == 0)
				continue;
			if (i >= MANY && build_job_take(pool, jobs[i - MANY], &code, &e) == 0 &&
			    build(here, text, &want, &e) == 0)
				same += same_code(&code, &want);
			free(code.bytes);
			free(want.bytes);
		}
	test_ok(t, same == 2 * MANY, "%d of %d builds by NVRTC are those of this process %s", same, 2 * MANY, e.text);
	test_ok(t, build_pool_counts(pool).compiled == 1 + MANY && build_pool_counts(pool).cached == MANY,
		"half of them from the cache");
	test_ok(t, fails_with(pool, "#line 7 \"some/kernel.cl\"\nint f() { return y; }\n", "some/kernel.cl(7)"),
		"its message names file and line");
	build_pool_close(pool);
	build_pool_close(here);
}

int main(int argc, char **argv)
{
	char base[] = "/tmp/segtune-pool-XXXXXX", path[256], command[300];
	struct test_counts t = {0};
	struct build_pool *pool;

	if (argc > 1 && strcmp(argv[1], BUILD_WORKER) == 0)
		return build_worker_main(argc, argv);
	if (!mkdtemp(base))
		return 1;
	pool = open_pool("fake", "fake", 1, 2, NULL);
	if (test_ok(&t, pool != NULL, "a pool of one opens"))
		check_faults(&t, pool);
	build_pool_close(pool);
	pool = open_pool("fake", "fake", 3, 30, NULL);
	if (test_ok(&t, pool != NULL, "a pool of three opens"))
		check_many(&t, pool);
	build_pool_close(pool);
	check_killed(&t);
	check_close(&t);
	check_orphans(&t);
	check_in_place(&t);
	(void)snprintf(path, sizeof path, "%s/fake", base);
	check_cache(&t, path);
	(void)snprintf(path, sizeof path, "%s/cuda", base);
	check_nvrtc(&t, path);
	(void)snprintf(command, sizeof command, "rm -rf '%s'", base);
	test_ok(&t, system(command) == 0, "the folder is removed");
	return test_end(&t);
}

/* Opens and closes what every command with a device uses, and restarts a crashed device. */
#include "tuner/session/session.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "harness/base/clock.h"
#include "harness/base/memory_stream.h"
#include "harness/base/parallel.h"
#include "harness/base/stop.h"
#include "harness/process/remote.h"
#include "tuner/base/figures.h"

#define DRIFT_REPORTED 0.01 /* smaller drift is not reported */

/* Whether the text needs no quoting in a shell. */
static int is_plain(const char *text)
{
	return *text && strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,^@%") ==
				strlen(text);
}

void session_put_word(FILE *f, const char *text)
{
	if (is_plain(text)) {
		(void)fputs(text, f);
		return;
	}
	(void)fputc('\'', f);
	for (; *text; text++)
		if (*text == '\'')
			(void)fputs("'\\''", f);
		else
			(void)fputc(*text, f);
	(void)fputc('\'', f);
}

char *session_command(int argc, char **argv)
{
	char *text = NULL;
	size_t size = 0;
	FILE *f = memory_stream(&text, &size);

	if (!f)
		return NULL;
	session_put_word(f, program_invocation_name);
	for (int i = 0; i < argc; i++) {
		(void)fputc(' ', f);
		session_put_word(f, argv[i]);
	}
	if (fclose(f) != 0) {
		free(text);
		return NULL;
	}
	return text;
}

const struct peers *session_peers(struct session *s, const char *name, struct err *e)
{
	struct peers *p = s->peers;

	while (p < s->peers + PEERS_LIBRARIES && p->name[0] && strcmp(p->name, name) != 0)
		p++;
	if (p == s->peers + PEERS_LIBRARIES) {
		(void)err_as(e, ERR_USAGE, "'%s' is one library too many: a run takes %d", name, PEERS_LIBRARIES);
		return NULL;
	}
	return p->name[0] || peers_find(p, name, e) == 0 ? p : NULL;
}

/* Far larger than any cache, yet fast enough on a CPU. The fake device computes its times and has no cache. */
static size_t copy_size(const struct gpu_info *device)
{
	if (strcmp(device->backend, "fake") == 0)
		return (size_t)8 << 20;
	return device->is_cpu ? (size_t)64 << 20 : (size_t)1 << 30;
}

static int begin_run(struct session *s, const char *command, struct err *e)
{
	struct gpu_health health;
	struct utsname host;
	struct timing copy = {0};
	struct store_run run = {.device = &s->gpu->info,
				.command = command,
				.version = SEGTUNE_VERSION,
				.host_compiler = __VERSION__,
				.copy = &copy,
				.health = &health,
				.copy_bytes = copy_size(&s->gpu->info)};
	char machine[256];
	int status;

	if (uname(&host) != 0)
		return err_errno(e, "cannot get the host name");
	(void)snprintf(machine, sizeof machine, "%s %s %s", host.sysname, host.release, host.machine);
	run.host = machine;
	if (bench_copy(s->bench, &run.copy_bytes, &sampling_default, &s->copy_bandwidth, &copy, e))
		return err_context(e, "cannot measure the copy bandwidth");
	run.copy_bandwidth = s->copy_bandwidth;
	/* The sentinel's baseline is taken now that clocks are up: on a cold device it would later show a speed-up. */
	status = store_earlier_copy(s->store, &s->gpu->info, run.copy_bytes, &s->earlier_copy, e) ||
				 gpu_health(s->gpu, 0, &health, e) || sentinel_open(&s->sentinel, s->bench, e) ||
				 store_run_begin(s->store, &run, &s->run, e)
			 ? -1
			 : 0;
	timing_release(&copy);
	return status;
}

/* A folder that the user names must work; the default one is used if it does. */
static int open_cache(const struct session_options *o, struct build_cache **cache, struct err *e)
{
	char folder[PATH_MAX];

	*cache = NULL;
	if (o->no_cache)
		return 0;
	if (o->cache)
		return build_cache_open(o->cache, 0, BUILD_CACHE_CAP, cache, e);
	if (build_cache_default(folder, sizeof folder) == 0)
		(void)build_cache_open(folder, 1, BUILD_CACHE_CAP, cache, NULL);
	return 0;
}

/* Memory of a worker that opens the device; all workers together get at most an eighth of the device's memory. */
#define WORKER_DEVICE_BYTES ((int64_t)1 << 29)

/* The default number of workers. A compiler on a CPU device would take the cores on which variants are timed. */
static int default_jobs(const struct compiler_ops *compiler, const struct gpu_info *device)
{
	const int jobs = parallel_processors();
	const int64_t most = device->memory_bytes / 8 / WORKER_DEVICE_BYTES;

	if (!compiler->opens_device)
		return jobs;
	return device->is_cpu ? 0 : most < 1 ? 1 : most < jobs ? (int)most : jobs;
}

/* No pool if all builds are made by the device itself. */
static int open_pool(struct session *s, const struct session_options *o, struct err *e)
{
	const struct compiler_ops *compiler = s->gpu->backend->compiler;
	struct build_pool_options pool = {.backend = s->gpu->backend, .limit = fmax(o->limit, BUILD_POOL_LIMIT)};
	char target[COMPILER_TARGET];

	if (!compiler)
		return 0;
	pool.jobs = o->jobs == SESSION_JOBS ? default_jobs(compiler, &s->gpu->info) : (int)o->jobs;
	if (compiler->opens_device && pool.jobs == 0)
		return 0;
	compiler_target(compiler, &s->gpu->info, target);
	pool.target = target;
	return open_cache(o, &pool.cache, e) || build_pool_open(&pool, &s->pool, e) ? -1 : 0;
}

static struct remote_options remote_of(const struct session_options *o)
{
	return (struct remote_options){o->device, o->limit > 0 ? o->limit : REMOTE_LIMIT, stop_flag()};
}

/* The device process is started first: while the driver wakes the device, everything else is opened. */
static int begin_device(struct session *s, const struct session_options *o, struct err *e)
{
	struct remote_options remote = remote_of(o);

	return o->in_process ? 0 : remote_begin(&remote, &s->gpu, e);
}

static int await_device(struct session *s, const struct session_options *o, struct err *e)
{
	return o->in_process ? gpu_open(o->device, &s->gpu, e) : remote_await(s->gpu, e);
}

int session_device(const struct session_options *o, struct gpu_info *info, struct err *e)
{
	struct remote_options remote = remote_of(o);
	struct gpu *gpu;

	if (remote_open(&remote, &gpu, e))
		return -1;
	*info = gpu->info;
	gpu->ops->close(gpu);
	return 0;
}

static int start_again(struct session *s, struct err *e)
{
	if (gpu_restart(s->gpu, e))
		return -1;
	bench_invalidate(s->bench);
	return 0;
}

int session_restart_if_corrupted(struct session *s, const struct verdict *verdict, struct err *e)
{
	return verdict->corrupted && s->gpu->info.is_cpu && gpu_can_restart(s->gpu) ? start_again(s, e) : 0;
}

int session_revive(struct session *s, struct err *e)
{
	struct err why;

	if (stop_requested(e))
		return -1;
	/* The first call may report an earlier failure, after which all is well. */
	if (gpu_finish(s->gpu, &why) == 0 || gpu_finish(s->gpu, &why) == 0)
		return 0;
	if (!gpu_can_restart(s->gpu)) {
		*e = why;
		return err_context(e, "device lost");
	}
	return start_again(s, e);
}

int session_watch(struct session *s, struct err *e)
{
	struct err why;

	return sentinel_read(&s->sentinel, 0, &why) ? session_revive(s, e) : 0;
}

void session_report_drift(struct session *s)
{
	double drift = sentinel_read(&s->sentinel, 1, NULL) ? 0 : sentinel_drift(&s->sentinel);

	if (drift > 0 && fabs(drift - 1) > DRIFT_REPORTED)
		progress_warn(&s->progress, "the device became %.1f%% %s during the run: times are corrected for it",
			      100 * fabs(drift - 1), drift > 1 ? "slower" : "faster");
}

#define STOP_LATENCY 0.1 /* seconds between checks for Ctrl-C */

int session_build(struct session *s, struct session_build *b, struct err *e)
{
	const double start = clock_now();
	const int status = s->gpu->ops->build(s->gpu, b->name, b->text, &b->program, e);

	b->seconds = clock_now() - start;
	return status;
}

int session_take_build(struct session *s, struct build_job *job, struct session_build *b, struct err *e)
{
	struct gpu_code code;

	while (!build_job_wait(s->pool, job, STOP_LATENCY))
		if (stop_requested(e)) {
			build_job_drop(s->pool, job);
			return -1;
		}
	if (build_job_take(s->pool, job, &code, e) == 0) {
		b->seconds = code.seconds;
		return s->gpu->ops->load(s->gpu, b->name, &code, &b->program, e);
	}
	return e->kind == ERR_BUILD ? -1 : session_build(s, b, e);
}

/* NVRTC takes almost a second for the harness's own kernels, so they are cached like variants. */
static int open_bench(struct session *s, const char *tools, struct err *e)
{
	struct session_build b = {.name = "tools.cl", .text = tools};
	struct build_job *job;

	if (!s->pool)
		return bench_open(s->gpu, tools, &s->bench, e);
	return build_job_start(s->pool, b.name, tools, &job, e) || session_take_build(s, job, &b, e)
		       ? -1
		       : bench_open_built(s->gpu, b.program, &s->bench, e);
}

#define BEGINNINGS 10 /* maximum crashes of a device before it has done anything */

/* Opens the bench and begins the run. A device that crashes here gets another chance, because no variant is at
 * fault. */
static int begin(struct session *s, const char *tools, const char *command, struct err *e)
{
	for (int i = 0;; i++) {
		if ((s->bench || open_bench(s, tools, e) == 0) && (!s->store || begin_run(s, command, e) == 0))
			return 0;
		if (e->kind != ERR_CRASHED || i == BEGINNINGS || !gpu_can_restart(s->gpu))
			return -1;
		sentinel_close(&s->sentinel);
		bench_close(s->bench);
		s->bench = NULL;
		if (gpu_restart(s->gpu, e))
			return -1;
	}
}

static int open_store(struct session *s, const struct session_options *o, struct err *e)
{
	if (store_open(o->db, STORE_WRITE, &s->store, e))
		return -1;
	if (o->retry)
		store_retry(s->store);
	return 0;
}

int session_begin_run(struct session *s, const struct session_options *o, const char *command, struct err *e)
{
	char *tools = NULL;
	int status =
		open_store(s, o, e) || catalogue_tools(s->catalogue, &tools, e) || begin(s, tools, command, e) ? -1 : 0;

	s->db = o->db;
	free(tools);
	return status;
}

/* Whether the database does not exist yet. It is made once there is a device, so that none is left empty. */
static int makes_store(const struct session_options *o)
{
	return o->db && access(o->db, F_OK) != 0;
}

int session_open(struct session *s, const struct session_options *o, const char *command, struct err *e)
{
	const int is_new = makes_store(o);
	char *tools = NULL;
	int status = -1;

	memset(s, 0, sizeof *s);
	s->opened = clock_now();
	s->db = o->db;
	if ((o->jobs < 0 && o->jobs != SESSION_JOBS) || o->jobs > BUILD_POOL_JOBS)
		return err_as(e, ERR_USAGE, "option '--jobs' must be 0 to %d", BUILD_POOL_JOBS);
	if (o->device && gpu_check_name(o->device, e))
		return -1;
	progress_init(&s->progress, o->progress);
	if (o->who)
		progress_name(&s->progress, o->who);
	if (begin_device(s, o, e) || catalogue_open(o->catalogue, &s->catalogue, e) ||
	    catalogue_tools(s->catalogue, &tools, e) || (o->check && o->check(o->context, s->catalogue, e)))
		goto done;
	/* A usage error is reported before a database is created, a foreign database before a device is used. */
	if (o->db && !is_new && open_store(s, o, e))
		goto done;
	if ((o->while_opening && o->while_opening(o->context, e)) || await_device(s, o, e) ||
	    (is_new && open_store(s, o, e)) || tasks_open(!s->gpu->info.is_cpu, &s->tasks, e) || open_pool(s, o, e) ||
	    begin(s, tools, command, e))
		goto done;
	status = 0;
done:
	free(tools);
	if (status)
		session_close(s, "failed");
	return status;
}

/* Fractions are relative to the copy bandwidth: those of runs with different bandwidths are not comparable. */
#define COPY_CHANGE 0.1

static void report_changed_copy(struct session *s)
{
	const double change = s->earlier_copy > 0 ? s->copy_bandwidth / s->earlier_copy - 1 : 0;

	if (fabs(change) > COPY_CHANGE)
		progress_say(&s->progress,
			     "the copy is %.0f%% %s than in earlier runs (%.3g GB/s): is the device shared, hot or "
			     "power-limited?",
			     100 * fabs(change), change < 0 ? "slower" : "faster", s->earlier_copy * 1e-9);
}

/* Reported once, however many there are. */
static void report_hidden(struct session *s)
{
	const struct family *families;
	const int count = catalogue_families(s->catalogue, &families);
	char list[160] = "";
	int hidden = 0;

	for (int i = 0; i < count; i++)
		if (catalogue_hides_shipped(s->catalogue, &families[i]) && hidden++ < 4)
			(void)snprintf(list + strlen(list), sizeof list - strlen(list), " %s", families[i].name);
	if (hidden)
		progress_say(&s->progress, "your catalogue replaces %d shipped strateg%s:%s%s", hidden,
			     hidden > 1 ? "ies" : "y", list, hidden > 4 ? " ..." : "");
}

void session_report_device(struct session *s)
{
	const struct gpu_info *d = &s->gpu->info;
	char rate[24];

	progress_say(&s->progress, "device %s (%s:%d), copy %s GB/s", d->name, d->backend, d->index,
		     rate_text(s->copy_bandwidth * 1e-9, rate, sizeof rate));
	report_changed_copy(s);
	report_hidden(s);
}

/* The end of a run is a note about it, not a result: nothing is lost if it cannot be written. */
static void end_run(struct session *s, const char *status)
{
	struct gpu_health health;
	int known = !stop_requested(NULL) && gpu_health(s->gpu, 0, &health, NULL) == 0;

	(void)store_run_end(s->store, s->run, status, known ? &health : NULL, NULL);
}

void session_close(struct session *s, const char *status)
{
	progress_end(&s->progress);
	build_pool_stop(s->pool);
	tasks_close(s->tasks);
	if (s->store) {
		if (s->run)
			end_run(s, status);
		store_close(s->store);
	}
	sentinel_close(&s->sentinel);
	if (s->bench)
		bench_close(s->bench);
	if (s->gpu)
		s->gpu->ops->close(s->gpu);
	build_pool_close(s->pool); /* by now its processes have had time to exit */
	if (s->catalogue)
		catalogue_close(s->catalogue);
	memset(s, 0, sizeof *s);
}

const char *session_default_db(void)
{
	const char *named = getenv("SEGTUNE_DB");

	return named && *named ? named : SEGTUNE_DEFAULT_DB;
}

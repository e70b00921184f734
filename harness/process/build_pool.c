/* The build pool: its job queue, and one thread per worker process. */
#include "harness/process/build_pool.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness/base/clock.h"
#include "harness/process/build_worker.h"

enum job_state { JOB_QUEUED, JOB_RUNNING, JOB_DONE };

struct build_job {
	char *name, *text;
	enum job_state state;
	int dropped; /* dropped while it ran; its thread frees it */
	int status;
	struct gpu_code code;
	struct err e;
	struct build_job *next; /* next in the queue */
};

struct build_pool {
	const struct gpu_backend *backend;
	char target[COMPILER_TARGET];
	double limit;
	struct build_cache *cache;
	struct compiler *compiler; /* in this process: for its identity, and for builds without workers */
	int stop[2];               /* a pipe: closing its write end stops all builds */
	pthread_mutex_t lock;      /* guards everything below, and the state of jobs */
	pthread_cond_t work, done;
	struct build_job *queue;
	int stopping;
	int cache_missed; /* 1: it is worth starting workers */
	struct build_counts counts;
	int nthreads;
	pthread_t threads[BUILD_POOL_JOBS];
};

static void free_job(struct build_job *job)
{
	free(job->code.bytes);
	free(job->name);
	free(job->text);
	free(job);
}

/* Uses the compiler of this process, which has one user: the caller of build_job_wait. */
static int compile_here(struct build_pool *p, struct build_job *job)
{
	double start = clock_now();
	int status = p->compiler->ops->compile(p->compiler, job->name, job->text, &job->code, &job->e);

	job->code.seconds = clock_now() - start;
	return status;
}

/* If one build is missing in the cache, others will be, too: all workers start. */
static void note_cache_miss(struct build_pool *p)
{
	(void)pthread_mutex_lock(&p->lock);
	if (!p->cache_missed)
		(void)pthread_cond_broadcast(&p->work);
	p->cache_missed = 1;
	(void)pthread_mutex_unlock(&p->lock);
}

/* Gets the code from the cache and returns 1, or compiles and caches it. w NULL: in this process. */
static int build(struct build_pool *p, struct build_worker *w, struct build_job *job)
{
	const struct build_key key = {p->compiler->identity, job->name, job->text};

	if (p->cache && build_cache_get(p->cache, &key, &job->code) == 0)
		return 1;
	job->status = w ? build_worker_compile(w, job->name, job->text, &job->code, &job->e) : compile_here(p, job);
	if (w) /* not earlier: warm-ups in parallel would delay the first build, which somebody waits for */
		note_cache_miss(p);
	if (p->cache && job->status == 0)
		build_cache_put(p->cache, &key, &job->code);
	return 0;
}

/* Call with the lock held. */
static void finish(struct build_pool *p, struct build_job *job, int cached)
{
	if (job->status)
		p->counts.failed++;
	else if (cached)
		p->counts.cached++;
	else
		p->counts.compiled++;
	job->state = JOB_DONE;
	(void)pthread_cond_broadcast(&p->done);
}

/* Compiles a short text while there is nothing else to do: starting the process and loading its library take long. */
static void warm_up(struct build_pool *p, struct build_worker *w)
{
	struct gpu_code code;
	struct err e;

	(void)build_worker_compile(w, "first", p->backend->compiler->warm_up, &code, &e);
	free(code.bytes);
}

static void *serve_worker(void *argument)
{
	struct build_pool *p = argument;
	struct build_worker worker = {
		.backend = p->backend, .target = p->target, .limit = p->limit, .stop = p->stop[0]};
	int warm = !p->backend->compiler->warm_up;

	(void)pthread_mutex_lock(&p->lock);
	while (!p->stopping) {
		struct build_job *job = p->queue;
		int cached;

		if (!job && p->cache_missed && !warm) {
			(void)pthread_mutex_unlock(&p->lock);
			warm_up(p, &worker);
			(void)pthread_mutex_lock(&p->lock);
			warm = 1;
			continue;
		}
		if (!job) {
			(void)pthread_cond_wait(&p->work, &p->lock);
			continue;
		}
		warm = 1;
		p->queue = job->next;
		job->state = JOB_RUNNING;
		(void)pthread_mutex_unlock(&p->lock);
		cached = build(p, &worker, job);
		(void)pthread_mutex_lock(&p->lock);
		finish(p, job, cached);
		if (job->dropped)
			free_job(job);
	}
	(void)pthread_mutex_unlock(&p->lock);
	worker_end(&worker.worker);
	return NULL;
}

/* Signals are delivered to the program's first thread only. */
static void start_threads(struct build_pool *p, int jobs)
{
	sigset_t all, before;

	(void)sigfillset(&all);
	(void)pthread_sigmask(SIG_SETMASK, &all, &before);
	while (p->nthreads < jobs && pthread_create(&p->threads[p->nthreads], NULL, serve_worker, p) == 0)
		p->nthreads++;
	(void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Waits use the monotonic clock. With these attributes none of the calls can fail on Linux. */
static void init_locks(struct build_pool *p)
{
	pthread_condattr_t monotonic;

	(void)pthread_condattr_init(&monotonic);
	(void)pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
	(void)pthread_mutex_init(&p->lock, NULL);
	(void)pthread_cond_init(&p->work, NULL);
	(void)pthread_cond_init(&p->done, &monotonic);
	(void)pthread_condattr_destroy(&monotonic);
}

int build_pool_open(const struct build_pool_options *o, struct build_pool **pool, struct err *e)
{
	struct build_pool *p = calloc(1, sizeof *p);

	*pool = NULL;
	if (!p || o->backend->compiler->open(o->backend, o->target, &p->compiler, e)) {
		build_cache_close(o->cache);
		if (!p)
			(void)err_as(e, ERR_TOO_LARGE, "out of memory for a pool of builds");
		free(p);
		return -1;
	}
	p->cache = o->cache;
	p->backend = o->backend;
	p->limit = o->limit;
	(void)snprintf(p->target, sizeof p->target, "%s", o->target);
	if (pipe2(p->stop, O_CLOEXEC) != 0) {
		(void)err_errno(e, "cannot make a pool of builds");
		p->compiler->ops->close(p->compiler);
		build_cache_close(p->cache);
		free(p);
		return -1;
	}
	init_locks(p);
	start_threads(p, o->jobs < BUILD_POOL_JOBS ? o->jobs : BUILD_POOL_JOBS);
	*pool = p;
	return 0;
}

void build_pool_stop(struct build_pool *p)
{
	if (!p || p->stopping)
		return;
	(void)pthread_mutex_lock(&p->lock);
	p->stopping = 1;
	(void)pthread_cond_broadcast(&p->work);
	(void)pthread_mutex_unlock(&p->lock);
	(void)close(p->stop[1]);
}

void build_pool_close(struct build_pool *p)
{
	if (!p)
		return;
	build_pool_stop(p);
	while (p->nthreads > 0)
		(void)pthread_join(p->threads[--p->nthreads], NULL);
	(void)close(p->stop[0]);
	(void)pthread_cond_destroy(&p->work);
	(void)pthread_cond_destroy(&p->done);
	(void)pthread_mutex_destroy(&p->lock);
	p->compiler->ops->close(p->compiler);
	build_cache_close(p->cache);
	free(p);
}

struct build_counts build_pool_counts(struct build_pool *pool)
{
	struct build_counts counts;

	(void)pthread_mutex_lock(&pool->lock);
	counts = pool->counts;
	(void)pthread_mutex_unlock(&pool->lock);
	return counts;
}

int build_pool_workers(const struct build_pool *pool)
{
	return pool->nthreads;
}

/* Returns 0 if the job was not in the queue. Call with the lock held. */
static int unqueue(struct build_pool *p, struct build_job *job)
{
	for (struct build_job **at = &p->queue; *at; at = &(*at)->next)
		if (*at == job) {
			*at = job->next;
			return 1;
		}
	return 0;
}

int build_job_start(struct build_pool *pool, const char *name, const char *text, struct build_job **job, struct err *e)
{
	struct build_job *j = calloc(1, sizeof *j), **last = &pool->queue;

	*job = j;
	if (!j)
		return err_as(e, ERR_TOO_LARGE, "out of memory for a build");
	j->name = strdup(name);
	j->text = strdup(text);
	if (!j->name || !j->text) {
		free_job(j);
		*job = NULL;
		return err_as(e, ERR_TOO_LARGE, "out of memory for a build");
	}
	(void)pthread_mutex_lock(&pool->lock);
	while (*last)
		last = &(*last)->next;
	*last = j;
	(void)pthread_cond_signal(&pool->work);
	(void)pthread_mutex_unlock(&pool->lock);
	return 0;
}

int build_job_wait(struct build_pool *pool, struct build_job *job, double seconds)
{
	const double end = clock_now() + seconds;
	const struct timespec at = {(time_t)end, (long)(1e9 * (end - floor(end)))};
	int done;

	(void)pthread_mutex_lock(&pool->lock);
	if (job->state == JOB_QUEUED && unqueue(pool, job)) {
		if (pool->nthreads == 0) {
			finish(pool, job, build(pool, NULL, job));
		} else {
			job->next = pool->queue;
			pool->queue = job;
		}
	}
	while (job->state != JOB_DONE && pthread_cond_timedwait(&pool->done, &pool->lock, &at) == 0)
		;
	done = job->state == JOB_DONE;
	(void)pthread_mutex_unlock(&pool->lock);
	return done;
}

int build_job_done(struct build_pool *pool, const struct build_job *job)
{
	int done;

	(void)pthread_mutex_lock(&pool->lock);
	done = job->state == JOB_DONE;
	(void)pthread_mutex_unlock(&pool->lock);
	return done;
}

int build_job_take(struct build_pool *pool, struct build_job *job, struct gpu_code *code, struct err *e)
{
	int status;

	while (!build_job_wait(pool, job, 1))
		;
	status = job->status;
	*code = job->code;
	if (status)
		*e = job->e;
	job->code.bytes = NULL;
	free_job(job);
	return status;
}

void build_job_drop(struct build_pool *pool, struct build_job *job)
{
	if (!job)
		return;
	(void)pthread_mutex_lock(&pool->lock);
	if (job->state == JOB_RUNNING)
		job->dropped = 1;
	else {
		(void)unqueue(pool, job);
		free_job(job);
	}
	(void)pthread_mutex_unlock(&pool->lock);
}

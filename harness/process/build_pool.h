/* Background builds in worker processes (NVRTC scales with processes, not with threads), with a cache on disk. Each
 * worker process is driven by a thread of this process; the functions here must be called from one thread. */
#ifndef SEGTUNE_BUILD_POOL_H
#define SEGTUNE_BUILD_POOL_H

#include "harness/process/build_cache.h"

#define BUILD_POOL_JOBS 64    /* maximum number of workers */
#define BUILD_POOL_LIMIT 60.0 /* default of build_pool_options.limit */

struct build_pool;
struct build_job;

struct build_pool_options {
	const struct gpu_backend *backend; /* must have a compiler */
	const char *target;                /* compiler_target of the device */
	int jobs;                          /* number of workers; 0: build_job_wait compiles on the calling thread */
	double limit;                      /* time limit of a build in a worker, in seconds */
	struct build_cache *cache;         /* owned by the pool from now on, even on failure; NULL: no cache */
};

struct build_counts {
	int64_t compiled, cached; /* successful builds, by the compiler and from the cache */
	int64_t failed;
};

/* Workers start with the first build that is not in the cache. ERR_ABSENT if there is no compiler. */
int build_pool_open(const struct build_pool_options *o, struct build_pool **pool, struct err *e);

/* Cancels all builds and kills the workers, without waiting. Only build_pool_close may follow. */
void build_pool_stop(struct build_pool *pool);

/* The same, and waits. All jobs must have been taken or dropped. */
void build_pool_close(struct build_pool *pool);

struct build_counts build_pool_counts(struct build_pool *pool);

int build_pool_workers(const struct build_pool *pool);

/* Queues a build of text, called `name` in messages; both are copied. The job is released by build_job_take or
 * build_job_drop. */
int build_job_start(struct build_pool *pool, const char *name, const char *text, struct build_job **job, struct err *e);

/* Moves the job to the front of the queue and waits at most this long. Returns 1 if it is done. */
int build_job_wait(struct build_pool *pool, struct build_job *job, double seconds);

/* Whether the job is done; does not wait or move it. */
int build_job_done(struct build_pool *pool, const struct build_job *job);

/* Waits for the result and releases the job: 0 with *code, whose bytes the caller frees, or -1. ERR_BUILD means that
 * the text is at fault (with a log, or the signal or time limit that ended the compiler); any other kind is a failure
 * of the pool, and the build may succeed another way. */
int build_job_take(struct build_pool *pool, struct build_job *job, struct gpu_code *code, struct err *e);

/* Cancels a job or discards its result. NULL is ignored. */
void build_job_drop(struct build_pool *pool, struct build_job *job);

#endif

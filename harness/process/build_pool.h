/*
 * Builds in the background, in worker processes (NVRTC scales with processes, not with threads) and with a cache on
 * disk. Each worker process has a thread of this process; the functions here are for one thread.
 */
#ifndef SEGTUNE_BUILD_POOL_H
#define SEGTUNE_BUILD_POOL_H

#include "harness/process/build_cache.h"

#define BUILD_POOL_JOBS 64    /* workers at most */
#define BUILD_POOL_LIMIT 60.0 /* default of build_pool_options.limit */

struct build_pool;
struct build_job;

struct build_pool_options {
	const struct gpu_backend *backend; /* one with a compiler */
	const char *target;                /* compiler_target of the device */
	int jobs;                          /* workers; 0: build_job_wait compiles in the calling thread */
	double limit;                      /* seconds a build in a worker may take */
	struct build_cache *cache;         /* owned by the pool from now on, also on failure; NULL: none */
};

struct build_counts {
	int64_t compiled, cached; /* successful builds, from the compiler and from the cache */
	int64_t failed;
};

/* The workers start with the first build that is not in the cache. ERR_ABSENT without a compiler. */
int build_pool_open(const struct build_pool_options *o, struct build_pool **pool, struct err *e);

/* Cancel all builds and kill the workers, without waiting. Only build_pool_close may follow. */
void build_pool_stop(struct build_pool *pool);

/* The same, and wait. All jobs must have been taken or dropped. */
void build_pool_close(struct build_pool *pool);

struct build_counts build_pool_counts(struct build_pool *pool);

int build_pool_workers(const struct build_pool *pool);

/* Queue a build of text, called name in messages; both are copied. *job ends with build_job_take or build_job_drop. */
int build_job_start(struct build_pool *pool, const char *name, const char *text, struct build_job **job, struct err *e);

/* Wait, at most so many seconds, after moving the job to the front of the queue. Returns 1 if it is done. */
int build_job_wait(struct build_pool *pool, struct build_job *job, double seconds);

/* Is it done? Neither waits nor moves it. */
int build_job_done(struct build_pool *pool, const struct build_job *job);

/*
 * Wait for the result: 0 with *code, whose bytes the caller frees, or -1. ERR_BUILD is the fault of the text (with a
 * log, or the signal or time limit that ended the compiler); any other kind is the pool's, and the build may succeed in
 * another way.
 */
int build_job_take(struct build_pool *pool, struct build_job *job, struct gpu_code *code, struct err *e);

/* Cancel a job, or discard its result. NULL is ignored. */
void build_job_drop(struct build_pool *pool, struct build_job *job);

#endif

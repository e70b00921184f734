/*
 * Builds made ahead of their use, in processes of their own (NVRTC's threads do not scale, its processes do) and by way
 * of a cache on disk. One thread of this process looks after each worker process; its calls are for one thread.
 */
#ifndef SEGTUNE_BUILD_POOL_H
#define SEGTUNE_BUILD_POOL_H

#include "harness/process/build_cache.h"

#define BUILD_POOL_JOBS 64    /* workers at most */
#define BUILD_POOL_LIMIT 60.0 /* seconds a build may take, unless it is said otherwise */

struct build_pool;
struct build_job;

struct build_pool_options {
	const struct gpu_backend *backend; /* one with a compiler */
	const char *arch;                  /* gpu_info.arch */
	int jobs;                          /* workers; 0: each build is made by the caller of build_job_wait */
	double limit;                      /* seconds a build in a worker may take */
	struct build_cache *cache;         /* taken over, also where this fails; NULL: none */
};

/* What a pool has done. */
struct build_counts {
	int64_t compiled, cached; /* good builds from the compiler and from the cache */
	int64_t failed;
};

/* All workers start with the first build that the cache does not have. ERR_ABSENT where there is no compiler. */
int build_pool_open(const struct build_pool_options *o, struct build_pool **pool, struct err *e);

/* Drops what is not done and has the workers killed, without waiting. Nothing but build_pool_close may follow. */
void build_pool_stop(struct build_pool *pool);

/* The same, and waits. All jobs must have been taken or dropped. */
void build_pool_close(struct build_pool *pool);

struct build_counts build_pool_counts(struct build_pool *pool);

int build_pool_workers(const struct build_pool *pool);

/* Queue a build of text, called name in messages; both are copied. *job ends with build_job_take or build_job_drop. */
int build_job_start(struct build_pool *pool, const char *name, const char *text, struct build_job **job, struct err *e);

/* Wait for it, at most so many seconds; where it has not begun it is the next to begin. Returns 1 if it is done. */
int build_job_wait(struct build_pool *pool, struct build_job *job, double seconds);

/* Is it done? Nothing waits and nothing is hurried. */
int build_job_done(struct build_pool *pool, const struct build_job *job);

/*
 * The result of a job that is done: 0 with *code, whose bytes the caller frees, or -1. ERR_BUILD is the fault of what
 * was built (a log, the signal or time limit that ended the compiler); any other kind is one of the pool's own, and the
 * build may be made in another way.
 */
int build_job_take(struct build_pool *pool, struct build_job *job, struct gpu_code *code, struct err *e);

/* Nobody wants it any more, done or not. */
void build_job_drop(struct build_pool *pool, struct build_job *job);

#endif

/* Parallel loops on host threads. */
#ifndef SEGTUNE_PARALLEL_H
#define SEGTUNE_PARALLEL_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Processors available to this process, at most 16. */
int parallel_processors(void);

/* Calls body(context, i) once for every i in [0, count), in any order, on parallel_processors() threads including the
 * caller. Returns when all calls are done. Cannot fail: if no thread can be started, the caller does all the work. */
void parallel_each(int64_t count, void (*body)(void *context, int64_t i), void *context);

/* The same, but can be interrupted: once *stopped is set (stopped may be NULL) no further calls start, and the result
 * is -1 with ERR_STOPPED. */
int parallel_until(const volatile sig_atomic_t *stopped, int64_t count, void (*body)(void *context, int64_t i),
		   void *context, struct err *e);

/* The same for calls that may fail: body returns 0, or -1 with the e passed to it filled, a separate one per call.
 * After the first failure no further calls start. Returns 0, or -1 with e (may be NULL) from the failed call with the
 * lowest i. */
int parallel_try(int64_t count, int (*body)(void *context, int64_t i, struct err *e), void *context, struct err *e);

/* Calls body(context, from, to) for ranges that cover [0, count), in parallel; short ranges run on the calling
 * thread. */
void parallel_ranges(int64_t count, void (*body)(void *context, int64_t from, int64_t to), void *context);

#endif

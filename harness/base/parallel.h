/* Work on the host spread over threads. */
#ifndef SEGTUNE_PARALLEL_H
#define SEGTUNE_PARALLEL_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Processors that this process may run on, at most 16. */
int parallel_processors(void);

/*
 * Call body(context, i) once for every i in [0, count), in any order, on parallel_processors() threads including the
 * caller; returns when all are done. Cannot fail: where no thread can be started the caller does the work alone.
 */
void parallel_each(int64_t count, void (*body)(void *context, int64_t i), void *context);

/* The same; once *stopped is set (NULL: never) no further call is begun and ERR_STOPPED returned: work is incomplete.
 */
int parallel_until(const volatile sig_atomic_t *stopped, int64_t count, void (*body)(void *context, int64_t i),
		   void *context, struct err *e);

/*
 * The same of work that may fail: body returns 0, or -1 and fills its e, each call one of its own. Once one has failed
 * no further call is begun. Returns 0, or -1 with the error of the least i that failed in e (may be NULL).
 */
int parallel_try(int64_t count, int (*body)(void *context, int64_t i, struct err *e), void *context, struct err *e);

/* Call body(context, from, to) for ranges that cover [0, count), as parallel_each; a short one is left to the caller.
 */
void parallel_ranges(int64_t count, void (*body)(void *context, int64_t from, int64_t to), void *context);

#endif

/* Work on the host spread over threads. */
#ifndef SEGTUNE_PARALLEL_H
#define SEGTUNE_PARALLEL_H

#include <signal.h>
#include <stdint.h>

#include "harness/base/err.h"

/* Processors this process may run on, at most 16. */
int parallel_processors(void);

/*
 * Call body(context, i) once for every i in [0, count), on as many threads as the process may run on (16 at most), the
 * calling one among them; returns when all are done. Bodies may run in any order and at the same time. Cannot fail:
 * where no thread can be started the caller does the work alone.
 */
void parallel_each(int64_t count, void (*body)(void *context, int64_t i), void *context);

/*
 * The same, but nothing more is begun once *stopped is raised (NULL: nobody raises it): then -1 (ERR_STOPPED), and what
 * was to be made may be there in part.
 */
int parallel_until(const volatile sig_atomic_t *stopped, int64_t count, void (*body)(void *context, int64_t i),
		   void *context, struct err *e);

/*
 * Call body(context, from, to) for ranges that together are [0, count), as parallel_each does; a short count is done in
 * one piece by the caller.
 */
void parallel_ranges(int64_t count, void (*body)(void *context, int64_t from, int64_t to), void *context);

#endif

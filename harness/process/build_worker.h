/* A process that compiles: a compiler that crashes, hangs or eats memory costs one build. */
#ifndef SEGTUNE_BUILD_WORKER_H
#define SEGTUNE_BUILD_WORKER_H

#include "harness/device/gpu.h"
#include "harness/process/worker.h"

/* First argument of such a process; every program that starts some checks for it first in main(). */
#define BUILD_WORKER "build-worker"

/* Serve with the compiler that argv names until the socket is closed. Returns the exit status. */
int build_worker_main(int argc, char **argv);

struct build_worker {
	struct worker worker;              /* started by the first build; ended by worker_end */
	const struct gpu_backend *backend; /* of the compiler */
	const char *target;                /* it is opened for */
	double limit;                      /* seconds a build may take */
	int stop;                          /* a pipe: builds end with ERR_STOPPED once its writing end is closed */
};

/*
 * Compile text, called name in messages. ERR_BUILD is the fault of the text: with the compiler's log, or the signal or
 * time limit that ended the worker. The caller frees code->bytes.
 */
int build_worker_compile(struct build_worker *w, const char *name, const char *text, struct gpu_code *code,
			 struct err *e);

#endif

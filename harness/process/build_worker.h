/* A compiler in a process of its own: if it crashes, hangs or exhausts memory, only one build is lost. */
#ifndef SEGTUNE_BUILD_WORKER_H
#define SEGTUNE_BUILD_WORKER_H

#include "harness/device/gpu.h"
#include "harness/process/worker.h"

/* First argument of such a process; the main() of every program that starts one checks for it first. */
#define BUILD_WORKER "build-worker"

/* Serves the compiler named by argv until the socket is closed. Returns the exit status. */
int build_worker_main(int argc, char **argv);

struct build_worker {
	struct worker worker;              /* started by the first build; ended by worker_end */
	const struct gpu_backend *backend; /* whose compiler is used */
	const char *target;                /* what the compiler is opened for */
	double limit;                      /* time limit of a build, in seconds */
	int stop;                          /* a pipe: once its write end is closed, builds fail with ERR_STOPPED */
};

/* Compiles text, called `name` in messages. ERR_BUILD means that the text is at fault: with the compiler's log, or the
 * signal or time limit that ended the worker. The caller frees code->bytes. */
int build_worker_compile(struct build_worker *w, const char *name, const char *text, struct gpu_code *code,
			 struct err *e);

#endif

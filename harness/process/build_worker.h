/* A process that compiles. What the compiler does to it (it crashes, hangs, eats memory) costs one build. */
#ifndef SEGTUNE_BUILD_WORKER_H
#define SEGTUNE_BUILD_WORKER_H

#include "harness/device/compiler.h"
#include "harness/device/gpu.h"
#include "harness/process/worker.h"

/* First argument of a process that is a worker; every program that starts workers looks for it first in main(). */
#define BUILD_WORKER "build-worker"

/* What argv says such a process is to do: serve until the other end is closed. Returns the exit status. */
int build_worker_main(int argc, char **argv);

/*
 * Compile name and text with the compiler of backend for arch in the worker, started where it is not running. Waits
 * limit seconds at most, and ends with ERR_STOPPED as soon as the other end of the pipe `stop` is closed. ERR_BUILD is
 * the fault of what was compiled: the compiler's log, or the signal or the time that ended the worker. The caller frees
 * code->bytes, and ends the worker with worker_end.
 */
int build_worker_compile(struct worker *w, const struct gpu_backend *backend, const char *arch, const char *name,
			 const char *text, double limit, int stop, struct gpu_code *code, struct err *e);

#endif

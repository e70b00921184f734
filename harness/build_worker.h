/*
 * A process that compiles: this program, started anew with a hidden command. What the compiler does to its process (it
 * crashes, hangs, eats memory) costs one build and not the program.
 */
#ifndef SEGTUNE_BUILD_WORKER_H
#define SEGTUNE_BUILD_WORKER_H

#include <sys/types.h>

#include "compiler.h"

/* First argument of a process that is a worker; every program that starts workers looks for it first in main(). */
#define BUILD_WORKER "build-worker"

/* What argv says such a process is to do: serve until the other end is closed. Returns the exit status. */
int build_worker_main(int argc, char **argv);

/* The process as its user has it. Zero-initialised is not started. */
struct build_worker {
	pid_t pid;
	int socket;
};

/*
 * Compile name and text with the compiler of backend for arch in the worker, started where it is not running. Waits
 * limit seconds at most, and ends with ERR_STOPPED as soon as the other end of the pipe `stop` is closed. ERR_BUILD is
 * the fault of what was compiled: the compiler's log, or the signal or the time that ended the worker. The caller frees
 * code->bytes, and ends the worker with build_worker_end.
 */
int build_worker_compile(struct build_worker *w, const struct gpu_ops *backend, const char *arch, const char *name,
			 const char *text, double limit, int stop, struct gpu_code *code, struct err *e);

/* Kill and reap; harmless where it is not running. */
void build_worker_end(struct build_worker *w);

#endif

/*
 * A process of its own for what may crash or hang: this program, started anew with a hidden command, and a socket to
 * it. What happens to it costs only what it was asked for. Both ends are the same program on the same machine: structs
 * go as they lie in memory.
 */
#ifndef SEGTUNE_WORKER_H
#define SEGTUNE_WORKER_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>

#include "harness/base/err.h"

/* The process as its user has it. Zero-initialised is not started. */
struct worker {
	pid_t pid;
	int socket;
};

/*
 * Start this program with argv, NULL at its end; argv[1] is the hidden command, for which main() looks first. shared: a
 * file that the process finds open as WORKER_SHARED, -1: none. Its standard output is the caller's standard error: what
 * a compiler or driver prints must not get among what the program prints. It does not get Ctrl-C. worker_end ends it.
 */
int worker_start(struct worker *w, char *const argv[], int shared, struct err *e);

#define WORKER_SHARED 3

/* Kill and reap; harmless where it is not running. */
void worker_end(struct worker *w);

/* Close the socket, give it so many seconds to end by itself, then kill and reap. */
void worker_close(struct worker *w, double seconds);

/* Does it run, with nothing said that was not asked for? One that died while it was idle does not. */
int worker_is_idle(const struct worker *w);

/* Nothing of the asking side blocks longer than until the deadline or the stop. */
struct exchange {
	const struct worker *worker;
	int stop;                             /* ends when the other end of this pipe is closed; -1: none */
	const volatile sig_atomic_t *stopped; /* ends soon after this is set; NULL: none */
	double deadline;                      /* clock_now() */
};

enum moved { MOVED_ALL, MOVED_ENDED, MOVED_LATE, MOVED_STOPPED };

enum moved worker_give(const struct exchange *x, const void *data, size_t size);
enum moved worker_take(const struct exchange *x, void *data, size_t size);

/* After an exchange that was not MOVED_ALL: end the worker, and say in text what ended it ("died of signal 9
 * (Killed)").
 */
void worker_fate(struct worker *w, enum moved how, double limit, char *text, size_t size);

/* The serving side: blocking, -1 once the other end is closed. */
int worker_serve(int niceness); /* first of all; -1: end at once */
int worker_receive(void *data, size_t size);
ssize_t worker_receive_some(void *data, size_t size); /* what there is, one byte at least; -1 */
int worker_send(const void *data, size_t size);

#endif

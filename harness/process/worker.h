/*
 * A worker process for what may crash or hang: this program, started again with a hidden command, and a socket to it. A
 * crash costs only the request. Both ends are the same program on the same machine, so structs are sent as they are.
 */
#ifndef SEGTUNE_WORKER_H
#define SEGTUNE_WORKER_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "harness/base/err.h"

/* Zero-initialised: not started. */
struct worker {
	pid_t pid;
	int socket;
};

/*
 * Start this program with argv, NULL-terminated; argv[1] is the hidden command, which main() checks for first. shared:
 * a file that the process finds open as WORKER_SHARED, -1: none. Its standard output is the caller's standard error, so
 * that what a compiler or driver prints does not mix with the program's output. It ignores Ctrl-C; worker_end ends it.
 */
int worker_start(struct worker *w, char *const argv[], int shared, struct err *e);

#define WORKER_SHARED 3

/* Kill and reap; harmless where it is not running. */
void worker_end(struct worker *w);

/* Close the socket; kill and reap unless it ends by itself within so many seconds. */
void worker_close(struct worker *w, double seconds);

/* Is it running, with nothing to read? Not where it died while idle. */
int worker_is_idle(const struct worker *w);

/* The caller's side, which never blocks beyond the deadline or the stop. */
struct exchange {
	const struct worker *worker;
	int stop;                             /* a pipe: ends when its writing end is closed; -1: none */
	const volatile sig_atomic_t *stopped; /* ends soon after it is set; NULL: none */
	double deadline;                      /* clock_now() */
};

enum transfer { TRANSFER_DONE, TRANSFER_BROKEN, TRANSFER_TIMED_OUT, TRANSFER_STOPPED }; /* broken: it has ended */

enum transfer exchange_send(const struct exchange *x, const void *data, size_t size);
enum transfer exchange_receive(const struct exchange *x, void *data, size_t size);

/* After a transfer that was not TRANSFER_DONE: end the worker; text: how it ended ("died of signal 9 (Killed)"). */
void worker_end_as(struct worker *w, enum transfer how, double limit, char *text, size_t size);

/* The worker's side: blocking, -1 once the caller has closed the socket. */
int worker_serve(int niceness); /* before all else; -1: exit at once */
int worker_receive(void *data, size_t size);
ssize_t worker_receive_some(void *data, size_t size); /* what has arrived, one byte at least */

/* Precedes each answer. */
struct worker_answer {
	int32_t status, kind; /* of the request; enum err_kind */
	double seconds;
	uint64_t size; /* of what follows: the error's text, or the result */
};
int worker_answer(int status, const struct err *e, const void *result, size_t size, double seconds);

#endif

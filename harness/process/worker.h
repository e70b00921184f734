/* Worker processes for work that may crash or hang: this program, started again with a hidden command, connected by a
 * socket. A crash costs only the request. Both ends are the same program on the same machine, so structs are sent as
 * they are. */
#ifndef SEGTUNE_WORKER_H
#define SEGTUNE_WORKER_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "harness/base/err.h"

/* Zero-initialized: not started. */
struct worker {
	pid_t pid;
	int socket;
};

/*
 * Starts this program with argv (NULL-terminated); argv[1] is the hidden command, for which main() checks first.
 * shared: a file descriptor that the process receives as WORKER_SHARED, or -1. The standard output of the process is
 * the caller's standard error, so that what a compiler or driver prints does not mix with the program's output. It
 * ignores Ctrl-C; end it with worker_end.
 */
int worker_start(struct worker *w, char *const argv[], int shared, struct err *e);

#define WORKER_SHARED 3

/* Kills and reaps the process; does nothing if it is not running. */
void worker_end(struct worker *w);

/* Closes the socket; kills the process unless it exits by itself within this many seconds; reaps it. */
void worker_close(struct worker *w, double seconds);

/* Whether it is running and has sent nothing. 0 if it died while idle. */
int worker_is_idle(const struct worker *w);

/* The caller's end, which never blocks beyond the deadline or a stop. */
struct exchange {
	const struct worker *worker;
	int stop;                             /* a pipe: transfers end once its write end is closed; -1: none */
	const volatile sig_atomic_t *stopped; /* transfers end soon after it is set; NULL: never */
	double deadline;                      /* as from clock_now() */
};

/* Broken: the worker has ended. */
enum transfer { TRANSFER_DONE, TRANSFER_BROKEN, TRANSFER_TIMED_OUT, TRANSFER_STOPPED };

enum transfer exchange_send(const struct exchange *x, const void *data, size_t size);
enum transfer exchange_receive(const struct exchange *x, void *data, size_t size);

/* Ends the worker after a transfer other than TRANSFER_DONE; text: how it ended, such as "died of signal 9
 * (Killed)". */
void worker_end_as(struct worker *w, enum transfer how, double limit, char *text, size_t size);

/* The worker's end: blocking calls that return -1 once the caller has closed the socket. */
int worker_serve(int niceness); /* call it first; -1: exit at once */
int worker_receive(void *data, size_t size);
ssize_t worker_receive_some(void *data, size_t size); /* reads what has arrived, at least one byte */

/* The header of each answer. */
struct worker_answer {
	int32_t status, kind; /* result of the request; enum err_kind */
	double seconds;
	uint64_t size; /* bytes that follow: the error text or the result */
};
int worker_answer(int status, const struct err *e, const void *result, size_t size, double seconds);

#endif

/* A device in a process of its own: a kernel that crashes, hangs or corrupts the driver's context costs only that
 * process, which can be restarted. */
#ifndef SEGTUNE_REMOTE_H
#define SEGTUNE_REMOTE_H

#include <signal.h>

#include "harness/device/gpu.h"

/* First argument of a device process; the main() of every program that opens one checks for it first. */
#define REMOTE_WORKER "device-worker"

/* Serves until the other end closes the connection. Returns the exit status. */
int remote_worker_main(void);

struct remote_options {
	const char *spec;                     /* as for gpu_open */
	double limit;                         /* time limit for all enqueued work, in seconds */
	const volatile sig_atomic_t *stopped; /* once set, waiting fails with ERR_STOPPED; NULL: never */
};

#define REMOTE_LIMIT 60.0

/*
 * Opens the device in a new process; it is closed like any device. Besides the errors of its backend, every call may
 * fail with ERR_CRASHED (the process died) or ERR_TIMED_OUT (it took too long and was killed). After that all calls
 * fail until gpu_restart, which loses only the contents of arrays. Errors of enqueued work (launch, fill, copy, fetch,
 * mark) are reported by the next call that waits.
 */
int remote_open(const struct remote_options *o, struct gpu **gpu, struct err *e);

/* remote_open in two steps, because drivers take a quarter of a second to open: start the process, then wait for it.
 * Until remote_await succeeds the device can only be closed, and the caller must close it if remote_await fails. */
int remote_begin(const struct remote_options *o, struct gpu **gpu, struct err *e);
int remote_await(struct gpu *gpu, struct err *e);

#endif

/*
 * A device in a process of its own: a kernel that crashes, hangs or corrupts the driver's context costs that process
 * only, which is started again.
 */
#ifndef SEGTUNE_REMOTE_H
#define SEGTUNE_REMOTE_H

#include <signal.h>

#include "harness/device/gpu.h"

/* First argument of a device's process; every program that opens one checks for it first in main(). */
#define REMOTE_WORKER "device-worker"

/* Serve until the other end is closed. Returns the exit status. */
int remote_worker_main(void);

struct remote_options {
	const char *spec;                     /* as gpu_open takes it */
	double limit;                         /* seconds that the device may take for all that is queued */
	const volatile sig_atomic_t *stopped; /* once set, waiting ends with ERR_STOPPED; NULL: never */
};

#define REMOTE_LIMIT 60.0

/*
 * Open it in a new process; closed like any device. Besides the errors of its backend, every call may fail with
 * ERR_CRASHED (the process died) or ERR_TIMED_OUT (it took too long and was killed). From then on all calls fail until
 * gpu_restart has started it again, which loses the contents of arrays and nothing else. Errors of queued work
 * (launch, fill, copy, fetch, mark) are reported by the next call that waits.
 */
int remote_open(const struct remote_options *o, struct gpu **gpu, struct err *e);

/*
 * The same in two steps, since drivers need a quarter of a second to open: start the process, and wait for it. Until
 * remote_await has succeeded the device can only be closed, which the caller also does where it fails.
 */
int remote_begin(const struct remote_options *o, struct gpu **gpu, struct err *e);
int remote_await(struct gpu *gpu, struct err *e);

#endif

/*
 * A device in a process of its own: what crashes, hangs or spoils a driver's context there costs that process only, and
 * it is started again.
 */
#ifndef SEGTUNE_REMOTE_H
#define SEGTUNE_REMOTE_H

#include <signal.h>

#include "harness/device/gpu.h"

/* First argument of a process that is a device's; every program that opens one looks for it first in main(). */
#define REMOTE_WORKER "device-worker"

/* Serve until the other end is closed. Returns the exit status. */
int remote_worker_main(void);

struct remote_options {
	const char *spec;                     /* as gpu_open takes it */
	double limit;                         /* seconds that the device may take to do all that was asked of it */
	const volatile sig_atomic_t *stopped; /* once set, waiting ends with ERR_STOPPED; NULL: never */
};

#define REMOTE_LIMIT 60.0

/*
 * Open it in a new process; closed as every device is. Beside what its backend reports, everything may fail with
 * ERR_CRASHED (the process died) or ERR_TIMED_OUT (it took too long and was killed). From then on nothing works until
 * gpu_restart has started it again, which leaves arrays with any content and everything else as it was. Queued work
 * (launch, fill, copy, fetch, mark) reports what the driver says of it with the next call that waits.
 */
int remote_open(const struct remote_options *o, struct gpu **gpu, struct err *e);

/*
 * The same in two steps, since opening takes a driver a quarter of a second: start the process, whose device can only
 * be closed until remote_await has succeeded. Where remote_await fails the caller closes it.
 */
int remote_begin(const struct remote_options *o, struct gpu **gpu, struct err *e);
int remote_await(struct gpu *gpu, struct err *e);

#endif

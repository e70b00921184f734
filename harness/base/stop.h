/* The stop flag: set by Ctrl-C or SIGTERM, polled by long-running loops. */
#ifndef SEGTUNE_STOP_H
#define SEGTUNE_STOP_H

#include <signal.h>

#include "harness/base/err.h"

/* Installs the handlers: the first SIGINT or SIGTERM sets the flag, a second one ends the process at once. */
void stop_on_signals(void);

/* Returns 0, or -1 with ERR_STOPPED once the flag is set. e may be NULL. */
int stop_requested(struct err *e);

/* The flag itself, for loops that poll a pointer. Never NULL. */
const volatile sig_atomic_t *stop_flag(void);

#endif

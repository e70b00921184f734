/* A sweep on several devices at once. */
#ifndef SEGTUNE_CREW_SWEEP_H
#define SEGTUNE_CREW_SWEEP_H

#include "tuner/request/request.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

/*
 * One sweep, its cases shared out among the devices: a process each, with a session and a run of its own that command
 * is stored with, which has its share of the processors. names gets the name of each device, once; *found as
 * sweep_run, of all devices. Fails as crew_run does; no device and no store may be open in this process.
 */
int crew_sweep(const struct strings *devices, const struct session_options *o, const char *command,
	       const struct sweep_request *r, struct strings *names, struct sweep_found *found, struct err *e);

#endif

/* Several devices of one machine at once: a process for each, which does what one process does for one device. */
#ifndef SEGTUNE_CREW_H
#define SEGTUNE_CREW_H

#include "tuner/request/request.h"

/* What a process does with its device. */
typedef int (*crew_work)(void *context, const char *device, struct err *e);

/*
 * The devices of a list as --device takes it. ERR_USAGE for one that is there twice: its processes would disturb each
 * other's times. (The fake device has none that it could disturb.)
 */
int crew_devices(const char *list, struct strings *devices, struct err *e);

/*
 * Run work once for each device, all at the same time, and wait for all. Returns -1 with the error of the first in the
 * list that failed, or that died; the others have gone on. Ctrl-C and SIGTERM reach each of them once. What stands in
 * context is each process's own. Nothing may have opened a device before.
 */
int crew_run(const struct strings *devices, crew_work work, void *context, struct err *e);

#endif

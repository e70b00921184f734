/* A sweep on several devices of one machine: one process a device, the cases taken from a shared queue. */
#ifndef SEGTUNE_MULTI_DEVICE_H
#define SEGTUNE_MULTI_DEVICE_H

#include "tuner/request/request.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

/* Several devices, or one. */
struct device_list {
	struct strings specs; /* as gpu_open takes them */
	struct strings names; /* of those that were swept on, each once */
};

/*
 * The devices of a list as --device takes it. ERR_USAGE for one that is given twice: its processes would disturb each
 * other's times. (The fake device has none to disturb.)
 */
int device_list_read(struct device_list *l, const char *list, struct err *e);
void device_list_release(struct device_list *l);

/*
 * Run r on all devices of l at once and wait for all. Each process has a session, a run that is stored with command,
 * and its share of the processors. Adds to l->names; *found is that of all devices. Returns -1 with the error of the
 * first in the list that failed or died; the others run to their end. Ctrl-C and SIGTERM reach each process once.
 * Nothing may have opened a device or a store in this process before.
 */
int multi_device_sweep(struct device_list *l, const struct session_options *o, const char *command,
		       const struct sweep_request *r, struct sweep_found *found, struct err *e);

#endif

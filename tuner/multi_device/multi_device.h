/* A sweep on several devices of one machine: one process per device; the cases are taken from a shared queue. */
#ifndef SEGTUNE_MULTI_DEVICE_H
#define SEGTUNE_MULTI_DEVICE_H

#include "tuner/request/request.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

/* One or several devices. */
struct device_list {
	struct strings specs; /* as for gpu_open */
	struct strings names; /* of the devices swept on, without duplicates */
};

/* Parses the argument of --device. ERR_USAGE for a device given twice, because its processes would disturb each other's
 * timing. (Not for the fake device.) */
int device_list_read(struct device_list *l, const char *list, struct err *e);
void device_list_release(struct device_list *l);

/*
 * Runs r on all devices of l at once and waits for all of them. Each process has its own session, its own run stored
 * with `command`, and its share of the processors. Adds to l->names; *found covers all devices. Returns -1 with the
 * error of the first device in the list that failed or died; the others run to completion. Ctrl-C and SIGTERM reach
 * each process once. No device and no store may have been opened in this process before.
 */
int multi_device_sweep(struct device_list *l, const struct session_options *o, const char *command,
		       const struct sweep_request *r, struct sweep_found *found, struct err *e);

#endif

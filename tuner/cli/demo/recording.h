/* The recorded sweep that is built into the program. */
#ifndef SEGTUNE_DEMO_RECORDING_H
#define SEGTUNE_DEMO_RECORDING_H

#include "tuner/store/store.h"

#define DEMO_DATABASE "h200.db" /* its name, also where the user wants it kept */

/* Zero-initialised is closed. */
struct demo_recording {
	struct store *store;
	char folder[256]; /* private, with the database in it */
	char path[300];   /* of the database */
};

/* Unpack it into a folder of its own and open it; demo_recording_close removes both, also after a failure. */
int demo_recording_open(struct demo_recording *r, struct err *e);
void demo_recording_close(struct demo_recording *r);

#endif

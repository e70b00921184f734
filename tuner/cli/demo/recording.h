/* The recorded sweep embedded in the program. */
#ifndef SEGTUNE_DEMO_RECORDING_H
#define SEGTUNE_DEMO_RECORDING_H

#include "tuner/store/store.h"

#define DEMO_DATABASE "h200.db" /* its file name, also in the folder where the user keeps it */

/* Zero-initialized: closed. */
struct demo_recording {
	struct store *store;
	char folder[256]; /* private folder that contains the database */
	char path[300];   /* of the database */
};

/* Unpacks it into a private folder and opens it; demo_recording_close removes both, also after a failure. */
int demo_recording_open(struct demo_recording *r, struct err *e);
void demo_recording_close(struct demo_recording *r);

#endif

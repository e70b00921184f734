/* Which results of a database are old: of another source, compiler or driver than today's. */
#ifndef SEGTUNE_STALE_H
#define SEGTUNE_STALE_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The first that applies. STALE_GONE: the catalogue has no such strategy or value any more. */
enum stale_reason { STALE_NOT, STALE_GONE, STALE_SOURCE, STALE_COMPILER, STALE_DRIVER, STALE_REASONS };

/* "gone", "source", ...; empty for STALE_NOT. By enum stale_reason. */
extern const char *const stale_names[];

/* Devices that are here, whose drivers and compilers are what is new. */
struct stale_devices {
	const struct gpu_info *list;
	int count;
};

/*
 * Fill reasons[i] for each row, as store_rows returns them. What is new of a device is what `here` says, else what its
 * newest row has. Of operators that scripts define the source is not known: only drivers and compilers count.
 */
int stale_find(struct catalogue *cat, const struct stale_devices *here, const struct store_row *rows, int count,
	       enum stale_reason *reasons, struct err *e);

#endif

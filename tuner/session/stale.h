/* Finds stale results in a database: last tried with a source, compiler or driver other than the current one. */
#ifndef SEGTUNE_STALE_H
#define SEGTUNE_STALE_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The first reason that applies. STALE_GONE: the catalogue no longer has this strategy or value. */
enum stale_reason { STALE_NOT, STALE_GONE, STALE_SOURCE, STALE_COMPILER, STALE_DRIVER, STALE_REASONS };

/* "gone", "source", ...; "" for STALE_NOT. Indexed by enum stale_reason. */
extern const char *const stale_names[];

struct stale_query {
	struct catalogue *catalogue;
	struct store *store;
	const struct gpu_info *here; /* devices present, whose drivers and compilers are the current ones */
	int devices;
};

/* Sets reasons[i] for each row, as returned by store_rows of the store. For a device that is not present, current means
 * the driver and compiler of its newest row. Sources of operators defined by scripts are unknown, so only drivers and
 * compilers count. */
int stale_find(const struct stale_query *q, const struct store_row *rows, int count, enum stale_reason *reasons,
	       struct err *e);

#endif

/* Which results of a database are old: last tried with another source, compiler or driver than today's. */
#ifndef SEGTUNE_STALE_H
#define SEGTUNE_STALE_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/store/store.h"

/* The first that applies. STALE_GONE: the catalogue has no such strategy or value any more. */
enum stale_reason { STALE_NOT, STALE_GONE, STALE_SOURCE, STALE_COMPILER, STALE_DRIVER, STALE_REASONS };

/* "gone", "source", ...; empty for STALE_NOT. By enum stale_reason. */
extern const char *const stale_names[];

struct stale_query {
	struct catalogue *catalogue;
	struct store *store;
	const struct gpu_info *here; /* devices, whose drivers and compilers are what is new */
	int devices;
};

/*
 * Fill reasons[i] for each row, as store_rows of the store returns them. What is new of a device that is not here is
 * what its newest row has. Of operators that scripts define the source is not known: only drivers and compilers count.
 */
int stale_find(const struct stale_query *q, const struct store_row *rows, int count, enum stale_reason *reasons,
	       struct err *e);

#endif

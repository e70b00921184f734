/* Exports launch-box headers. */
#ifndef SEGTUNE_EXPORT_H
#define SEGTUNE_EXPORT_H

#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/selection/selection.h"
#include "tuner/store/store.h"

/* Writes the header that r asks for (atomically; "-" to stdout). cat: says on which devices boxes can run. Fails if
 * nothing valid was measured or (unless r->force) if too few variants of a case were tried for its table to be trusted.
 * summary: receives regret by number of boxes, and what was not tried; may be NULL. */
int export_header(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  struct err *e);

/* ERR_USAGE unless the header's comment can describe the lookup for the devices in r->guess_for. */
int export_check_guesses(const struct export_request *r, struct err *e);

/* Receives tables instead of a header: take returns 0, or -1 with e filled. The tables are freed after that. */
struct export_sink {
	int (*take)(void *context, const struct selection_table *tables, int count, struct err *e);
	void *context;
};

/* Passes on the tables that a header would contain, under the same conditions, for other outputs. */
int export_tables(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  const struct export_sink *sink, struct err *e);

#endif

/* Launch-box headers. */
#ifndef SEGTUNE_EXPORT_H
#define SEGTUNE_EXPORT_H

#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/selection/selection.h"
#include "tuner/store/store.h"

/*
 * Write the header that r asks for (atomically; "-" to stdout). cat says on which devices boxes can run. An error if
 * nothing valid was measured, or (unless r->force) where a case has too few variants tried for its table to be trusted.
 * summary: gets regret by number of boxes and what was not tried; NULL: nobody.
 */
int export_header(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  struct err *e);

/* Can a comment tell about what r wants guesses for? ERR_USAGE if not. */
int export_check_guesses(const struct export_request *r, struct err *e);

/* Who gets tables in place of a header: take returns 0, or -1 with e filled. The tables are gone after it. */
struct export_sink {
	int (*take)(void *context, const struct selection_table *tables, int count, struct err *e);
	void *context;
};

/* The tables that a header would have, under the same conditions, for what is no header. */
int export_tables(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  const struct export_sink *sink, struct err *e);

#endif

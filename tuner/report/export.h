/* Launch-box headers. */
#ifndef SEGTUNE_EXPORT_H
#define SEGTUNE_EXPORT_H

#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

/*
 * Write the header that r asks for (atomically; "-" to stdout). cat says on which devices boxes can run. An error if
 * nothing valid was measured, or (unless r->force) where a case has too few variants tried for its table to be trusted.
 * summary: gets regret by number of boxes and what was not tried; NULL: nobody.
 */
int export_header(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		  struct err *e);

#endif

/* Launch-box headers. */
#ifndef SEGTUNE_EXPORT_H
#define SEGTUNE_EXPORT_H

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

/*
 * Write the header that r asks for (atomically; "-" to stdout). cat says on which devices boxes can run. An error if
 * nothing valid was measured.
 */
int export_header(struct store *store, struct catalogue *cat, const struct export_request *r, struct err *e);

#endif

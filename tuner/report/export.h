/* Launch-box headers. */
#ifndef SEGTUNE_EXPORT_H
#define SEGTUNE_EXPORT_H

#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Write the header that r asks for (atomically; "-" to stdout). An error if nothing valid was measured. */
int export_header(struct store *store, const struct export_request *r, struct err *e);

#endif

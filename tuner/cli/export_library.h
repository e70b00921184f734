/* `segtune export --format library`. */
#ifndef SEGTUNE_EXPORT_LIBRARY_H
#define SEGTUNE_EXPORT_LIBRARY_H

#include "tuner/base/strings.h"
#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Writes the folder r->out from the measurements; archs: "sm_90". */
int export_library(struct store *store, struct catalogue *cat, const struct export_request *r,
		   const struct strings *archs, struct err *e);

#endif

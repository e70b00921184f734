/* What `segtune export` writes: launch-box headers (tuner/report), and results in formats of other programs. */
#ifndef SEGTUNE_FORMATS_H
#define SEGTUNE_FORMATS_H

#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

/*
 * Write what r asks for in the format that it names: a header as export_header does, or a format of results, for which
 * an empty operation is every one. summary: as export_header's. ERR_USAGE for a format that there is not; an error
 * where nothing was measured that the request and the format are for.
 */
int formats_export(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		   struct err *e);

/* Is it a format of results, not of tables? */
int format_is_of_results(const char *name);

#endif

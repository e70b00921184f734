/* The outputs of `segtune export`: launch-box headers (tuner/report), and results in formats of other programs. */
#ifndef SEGTUNE_FORMATS_H
#define SEGTUNE_FORMATS_H

#include <stdio.h>

#include "tuner/catalogue/catalogue.h"
#include "tuner/request/request.h"
#include "tuner/store/store.h"

/* Writes what r asks for in the format that it names: a header, like export_header, or results, for which an empty
 * operation means all. summary: as for export_header. ERR_USAGE for an unknown format; fails if nothing was measured
 * that fits the request and the format. */
int formats_export(struct store *store, struct catalogue *cat, const struct export_request *r, FILE *summary,
		   struct err *e);

/* Whether this is a format for results rather than tables. */
int format_is_of_results(const char *name);

/* The name of format i; NULL past the last. */
const char *format_name(int i);

#endif

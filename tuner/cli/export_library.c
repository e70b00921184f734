/* Exports the results of a database as the folder of a library. */
#include "tuner/cli/export_library.h"

#include <stdio.h>

#include "tuner/library/library.h"
#include "tuner/report/export.h"

struct library_export {
	struct catalogue *catalogue;
	struct library_request request;
};

static int take_tables(void *context, const struct selection_table *tables, int count, struct err *e)
{
	struct library_export *x = context;

	x->request.tables = tables;
	x->request.ntables = count;
	return library_write(x->catalogue, &x->request, e);
}

int export_library(struct store *store, struct catalogue *cat, const struct export_request *r,
		   const struct strings *archs, struct err *e)
{
	struct library_export x = {.catalogue = cat, .request = {.out = r->out, .archs = archs}};

	return export_tables(store, cat, r, stdout, &(struct export_sink){take_tables, &x}, e);
}

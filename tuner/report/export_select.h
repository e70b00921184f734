/* Tables for an export: weights, boxes to keep and coverage as requested, and what is printed of them. */
#ifndef SEGTUNE_EXPORT_SELECT_H
#define SEGTUNE_EXPORT_SELECT_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/selection/selection.h"

/* Measurements of a store, as store_rows returns them. */
struct export_rows {
	const struct store_row *list;
	int count;
};

/* Tables from rows as r asks for them: selection_free. Errors: r->keep cannot be read, a weight is none. */
int export_select(struct store *store, const struct export_request *r, const struct export_rows *rows,
		  struct selection_table **tables, int *count, struct err *e);

/* Regret by number of boxes, in sample and left out, and what was not tried. */
void export_summary(FILE *out, const struct selection_table *tables, int count);

/* An error where a case has under 30% of its variants tried and no search of it ended. */
int export_check_coverage(const struct selection_table *tables, int count, struct err *e);

/*
 * The launch boxes that the text of an exported header has, in any format of the header: a strategy's name followed by
 * its parameters as literals. *list malloc'd, at most 1000.
 */
int export_read_boxes(const char *path, struct selection_name **list, int *count, struct err *e);

#endif

/* Selects tables for an export, with the requested weights, boxes to keep and coverage, and prints statistics about
 * them. */
#ifndef SEGTUNE_EXPORT_SELECT_H
#define SEGTUNE_EXPORT_SELECT_H

#include <stdio.h>

#include "tuner/request/request.h"
#include "tuner/selection/selection.h"

/* Measurements of a store, as returned by store_rows. with_curve: of the tables made from them (selection_options). */
struct export_rows {
	const struct store_row *list;
	int count, with_curve;
};

/* The boxes, tolerance and weights that r requests, as copies. Fails if a weight is invalid; then *o holds nothing. */
int export_options(const struct export_request *r, struct selection_options *o, struct err *e);
void export_options_release(struct selection_options *o);

/* Makes tables from rows as r requests; free with selection_free. Fails if r->keep cannot be read or a weight is
 * invalid. */
int export_select(struct store *store, const struct export_request *r, const struct export_rows *rows,
		  struct selection_table **tables, int *count, struct err *e);

/* Prints regret by number of boxes, in sample and left out, of tables that have it, and what was not tried. */
void export_summary(FILE *out, const struct selection_table *tables, int count);

/* Fails if less than 30% of a case's variants were tried and no search of it ended. */
int export_check_coverage(const struct selection_table *tables, int count, struct err *e);

/* The launch boxes in an exported header in any format: a strategy's name followed by its parameters as literals. *list
 * is malloc'd and has at most 1000. */
int export_read_boxes(const char *path, struct selection_name **list, int *count, struct err *e);

#endif

/* Private to the C header: writes its tables as C text. */
#ifndef SEGTUNE_EXPORT_TABLES_IMPL_H
#define SEGTUNE_EXPORT_TABLES_IMPL_H

#include "tuner/catalogue/conditions.h"
#include "tuner/report/export_impl.h"

/* Writes boxes, trees and the array of tables of x with names that begin with id; conditions[i][k]: of box k of table
 * i. */
int export_write_tables(FILE *out, const struct export_content *x, struct conditions *const *conditions, const char *id,
			struct err *e);

/* Adds to the comment that tables are guesses on devices that were not measured and, for devices that the request
 * names, whose tables are used. */
int export_guesses(FILE *out, const struct export_content *x, struct conditions *const *conditions, struct err *e);

/* The number of a strategy, and its macro name. */
int export_strategy_number(const char *strategy);
void export_strategy_name(FILE *out, const struct export_content *x, const char *strategy);

#endif

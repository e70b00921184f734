/* Private to the C header: its tables as C text. */
#ifndef SEGTUNE_EXPORT_TABLES_IMPL_H
#define SEGTUNE_EXPORT_TABLES_IMPL_H

#include "tuner/catalogue/conditions.h"
#include "tuner/report/export_impl.h"

/* Boxes, trees and the array of tables of x under names that begin with id; conditions[i][k]: of box k of table i. */
int export_write_tables(FILE *out, const struct export_content *x, struct conditions *const *conditions, const char *id,
			struct err *e);

/* Adds to the comment that tables are guesses on devices that were not measured; of those that the request names, which
 * device's serve. */
int export_guesses(FILE *out, const struct export_content *x, struct conditions *const *conditions, struct err *e);

/* The number and the macro's name of a strategy. */
int export_strategy_number(const char *strategy);
void export_strategy_name(FILE *out, const struct export_content *x, const char *strategy);

#endif

/* Tables of a page: they sort and filter by page.js. */
#ifndef SEGTUNE_LISTING_H
#define SEGTUNE_LISTING_H

#include <stdio.h>

#include "tuner/store/store.h"

/* A column's name; '#' before it: of numbers. */
void table_begin(FILE *to, const char *const *columns, int count);
void table_end(FILE *to);

/* A cell of text (NULL or empty: an empty one), or of a number to so many digits (NAN: empty). */
void table_text(FILE *to, const char *text);
void table_number(FILE *to, const char *format, double value) __attribute__((format(printf, 2, 0)));

/* A share of 1, with a bar. */
void table_share(FILE *to, double value);

/* A cell with a fraction, of tiny ones two digits. */
void table_fraction(FILE *to, double value);

/*
 * A listing of the store as a table, without the columns that are empty; a paragraph that says so if it has no rows, or
 * more than `most`.
 */
int listing_write(FILE *to, struct store *store, const char *name, const struct store_filter *filter, int most,
		  struct err *e);

#endif

/* Tables of a page, which page.js sorts and filters. */
#ifndef SEGTUNE_LISTING_H
#define SEGTUNE_LISTING_H

#include <stdio.h>

#include "tuner/store/store.h"

/* columns: names; '#' before a name: a column of numbers. */
void table_begin(FILE *to, const char *const *columns, int count);
void table_end(FILE *to);

/* Write a cell: a text (NULL or "": empty), or a number in the given format (NAN: empty). */
void table_text(FILE *to, const char *text);
void table_number(FILE *to, const char *format, double value) __attribute__((format(printf, 2, 0)));

/* Writes a fraction, with a bar. */
void table_share(FILE *to, double value);

/* Writes a cell with a fraction, with two significant digits if it is tiny. */
void table_fraction(FILE *to, double value);

/* Writes a listing of the store as a table without empty columns; with a note if it has no rows, or more than
 * `most`. */
int listing_write(FILE *to, struct store *store, const char *name, const struct store_filter *filter, int most,
		  struct err *e);

#endif

/* Wraps text to the width of a terminal. */
#ifndef SEGTUNE_WRAP_H
#define SEGTUNE_WRAP_H

#include <stdio.h>

#define WRAP_COLUMNS 80

/* Prints text, broken at blanks and line ends, to WRAP_COLUMNS or the width of a narrower terminal; a longer word gets
 * a line of its own. The cursor is at `column`. The text, with its leading blanks, begins at column `first` (after one
 * blank if the cursor is past that), later lines at column `rest`. Ends the line. */
void wrap_print(FILE *to, const char *text, int column, int first, int rest);

/* The same with a formatted text, from the start of a line; not wrapped if out of memory. */
void wrap_printf(FILE *to, int first, int rest, const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Ends a row with its last field, which must stay whole: on a terminal too narrow for it, on a line of its own. The
 * cursor is at `column`. */
void wrap_last(FILE *to, const char *text, int column);

/* The available columns for a table on `to`: COLUMNS from the environment, else the width of the terminal, else
 * WRAP_COLUMNS. */
int terminal_columns(FILE *to);

#endif

/* Text broken to the width of a terminal. */
#ifndef SEGTUNE_WRAP_H
#define SEGTUNE_WRAP_H

#include <stdio.h>

#define WRAP_COLUMNS 80

/*
 * Print text, broken at blanks and line ends to WRAP_COLUMNS, or to a narrower terminal's width; a longer word has a
 * line of its own. The cursor is at `column`; the text, with its leading blanks, begins at column `first` (behind a
 * blank if the cursor is past that), later lines at column `rest`. Ends the line.
 */
void wrap_print(FILE *to, const char *text, int column, int first, int rest);

/* The same from the beginning of a line with a formatted text; unbroken where there is no memory. */
void wrap_printf(FILE *to, int first, int rest, const char *format, ...) __attribute__((format(printf, 4, 5)));

/*
 * How many columns a table for `to` may have: what COLUMNS in the environment says, else the terminal's width, else
 * WRAP_COLUMNS where it is no terminal.
 */
int terminal_columns(FILE *to);

#endif

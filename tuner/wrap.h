/* Text broken to the width of a terminal. */
#ifndef SEGTUNE_WRAP_H
#define SEGTUNE_WRAP_H

#define WRAP_COLUMNS 80

/*
 * Print text to stdout, broken at blanks before WRAP_COLUMNS, from column `indent` on; the cursor is at `column`, at
 * most `indent`. Later lines are indented as well. Ends the line.
 */
void wrap_print(const char *text, int column, int indent);

#endif

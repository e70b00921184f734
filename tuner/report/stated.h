/* What a header states of its tables in comments: regrets by what is known besides n and the mean length. */
#ifndef SEGTUNE_STATED_H
#define SEGTUNE_STATED_H

#include <stdio.h>

#include "tuner/selection/selection.h"

/* Begins the line that names the operation of a header, before the lines of its tables. */
#define STATED_TITLE " * Launch boxes of "

/* ": worst regret A%, mean B%", and "; ", left_out, "C%, mean D%" where that is known. */
void stated_write_regret(FILE *out, const char *left_out, const struct selection_regret *r);

/* A line of the comment for each level, and for each lookup of a table whose cases have spans. */
void stated_write(FILE *out, const struct selection_table *t);

/*
 * Those lines read back from a header's text, of the table of that device, type, operator and key type: its levels and
 * lookups; NAN where there is none. The text is untrusted.
 */
void stated_read(const char *header, struct selection_table *t);

#endif

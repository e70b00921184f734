/* The regrets that a header states about its tables in comments, by what is known besides n and the mean length. */
#ifndef SEGTUNE_STATED_H
#define SEGTUNE_STATED_H

#include <stdio.h>

#include "tuner/selection/selection.h"

/* The line that names a header's operation begins with this; it precedes the lines of its tables. */
#define STATED_TITLE " * Launch boxes of "

/* Writes ": worst regret A%, mean B%" and, if known, "; ", left_out, "C%, mean D%". */
void stated_write_regret(FILE *out, const char *left_out, const struct selection_regret *r);

/* Writes a comment line for each level and, if the table's cases have spans, for each lookup. */
void stated_write(FILE *out, const struct selection_table *t);

/* Reads these lines from a header's text into t's levels and lookups, for the table of t's device, type, operator and
 * key type; NAN if missing. The text is untrusted. */
void stated_read(const char *header, struct selection_table *t);

#endif

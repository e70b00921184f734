/* The program gnuplot, fed through its standard input. */
#ifndef SEGTUNE_GNUPLOT_H
#define SEGTUNE_GNUPLOT_H

#include <stdio.h>

#include "harness/base/err.h"

/*
 * Run gnuplot on a script read from the start of the stream (a regular file); it may write to our standard output.
 * ERR_ABSENT without gnuplot; the error text is gnuplot's own.
 */
int gnuplot_run(FILE *script, struct err *e);

/*
 * Write text as a gnuplot string. In single quotes gnuplot substitutes nothing: no backslashes, no shell commands in
 * backquotes. Control characters become '?'.
 */
void gnuplot_string(FILE *to, const char *text);

#endif

/* Runs gnuplot, fed through its standard input. */
#ifndef SEGTUNE_GNUPLOT_H
#define SEGTUNE_GNUPLOT_H

#include <stdio.h>

#include "harness/base/err.h"

/*
 * Runs gnuplot on a script read from the start of the stream (a regular file); its drawing goes to picture (another
 * regular file). The script must not set an output, because gnuplot would execute "|command". ERR_ABSENT without
 * gnuplot; otherwise the error text is gnuplot's. Gnuplot does not report a full disk, so the caller must check that
 * the picture is complete.
 */
int gnuplot_run(FILE *script, FILE *picture, struct err *e);

/* Writes text as a gnuplot string. In single quotes gnuplot expands neither backslashes nor shell commands in
 * backquotes. Control characters become '?'. */
void gnuplot_string(FILE *to, const char *text);

#endif

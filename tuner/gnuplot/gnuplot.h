/* The program gnuplot, fed through its standard input. */
#ifndef SEGTUNE_GNUPLOT_H
#define SEGTUNE_GNUPLOT_H

#include <stdio.h>

#include "harness/base/err.h"

/*
 * Run gnuplot on a script read from the start of the stream (a regular file); what it draws goes to the picture
 * (another one). The script must set no output: gnuplot takes "|command" for one. ERR_ABSENT without gnuplot; the error
 * text is gnuplot's own. It succeeds on a full disk too: the caller looks whether the picture is whole.
 */
int gnuplot_run(FILE *script, FILE *picture, struct err *e);

/*
 * Write text as a gnuplot string. In single quotes gnuplot substitutes nothing: no backslashes, no shell commands in
 * backquotes. Control characters become '?'.
 */
void gnuplot_string(FILE *to, const char *text);

#endif

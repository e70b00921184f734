/* Plots to files: PNG, SVG, or both. */
#ifndef SEGTUNE_PLOT_FILES_H
#define SEGTUNE_PLOT_FILES_H

#include <stdio.h>

#include "tuner/base/strings.h"

/* Write a script for gnuplot, svg 1 for SVG, 0 for PNG. It sets no output. */
typedef int (*plot_writer)(const void *context, int svg, FILE *to, struct err *e);

/* ERR_USAGE for a path that ends in another kind of picture (.pdf): so that it is refused before the work. */
int plot_check_path(const char *out, struct err *e);

/*
 * Draw to `out`: one file where its ending names a kind, else out.png and out.svg; "-" is PNG on standard output. Each
 * file is replaced atomically. written gets the paths. ERR_ABSENT without gnuplot.
 */
int plot_files(const char *out, plot_writer writer, const void *context, struct strings *written, struct err *e);

/* The asset `name`, a script of ours, onto the stream. */
int plot_script(const char *name, FILE *to, struct err *e);

#endif

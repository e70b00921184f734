/* Plots to files: PNG, SVG, PDF, or the first two. */
#ifndef SEGTUNE_PLOT_FILES_H
#define SEGTUNE_PLOT_FILES_H

#include <stdio.h>

#include "tuner/base/strings.h"

enum plot_kind { PLOT_PNG, PLOT_SVG, PLOT_PDF, PLOT_TEXT };

/* Write a script for gnuplot. It sets no output; terminal_is_svg and terminal_is_pdf are set before it. */
typedef int (*plot_writer)(const void *context, enum plot_kind kind, FILE *to, struct err *e);

/* The plot as text on standard output. */
#define PLOT_TEXT_OUT "-.txt"

/* ERR_USAGE for a path that ends in another kind of picture (.gif): so that it is refused before the work. */
int plot_check_path(const char *out, struct err *e);

/*
 * Draw to `out`: one file where its ending names a kind, else out.png and out.svg; "-" is PNG on standard output, or
 * "-.txt" text. Each file is replaced atomically. written gets the paths. ERR_ABSENT without gnuplot.
 */
int plot_files(const char *out, plot_writer writer, const void *context, struct strings *written, struct err *e);

/* The asset `name`, a script of ours, onto the stream. */
int plot_script(const char *name, FILE *to, struct err *e);

#endif

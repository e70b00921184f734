/* Plots to files: PNG, SVG, PDF, or both PNG and SVG. */
#ifndef SEGTUNE_PLOT_FILES_H
#define SEGTUNE_PLOT_FILES_H

#include <stdio.h>

#include "tuner/base/strings.h"

enum plot_kind { PLOT_PNG, PLOT_SVG, PLOT_PDF, PLOT_TEXT };

/* Writes a script for gnuplot. It must not set an output; terminal_is_svg and terminal_is_pdf are set before it. */
typedef int (*plot_writer)(const void *context, enum plot_kind kind, FILE *to, struct err *e);

/* Draws the plot as text on standard output. */
#define PLOT_TEXT_OUT "-.txt"

/* ERR_USAGE for a path with another picture extension (.gif), so that it is refused before the work. */
int plot_check_path(const char *out, struct err *e);

/* Draws to `out`: one file if its extension names a kind, else out.png and out.svg; "-": PNG on standard output,
 * "-.txt": text. Each file is replaced atomically. written: receives the paths. ERR_ABSENT without gnuplot. */
int plot_files(const char *out, plot_writer writer, const void *context, struct strings *written, struct err *e);

/* Writes the asset `name`, one of our scripts, to the stream. */
int plot_script(const char *name, FILE *to, struct err *e);

#endif

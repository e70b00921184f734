/* Whole files as text. */
#ifndef SEGTUNE_FILE_H
#define SEGTUNE_FILE_H

#include <stddef.h>

#include "harness/base/err.h"

/*
 * The bytes of the file at path and a NUL behind them, malloc'd into *text; their number to *size. An error for what
 * cannot be read, for a directory, and for more than limit bytes. A gzipped file is expanded.
 */
int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e);

#endif

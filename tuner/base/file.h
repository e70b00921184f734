/* Whole files as text. */
#ifndef SEGTUNE_FILE_H
#define SEGTUNE_FILE_H

#include <stddef.h>

#include "harness/base/err.h"

/*
 * Read the file at path into *text (malloc'd, with a NUL behind) and its length into *size. A gzipped file is expanded.
 * Fails on a directory and on more than limit bytes.
 */
int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e);

#endif

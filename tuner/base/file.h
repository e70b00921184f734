/* Reads whole files as text. */
#ifndef SEGTUNE_FILE_H
#define SEGTUNE_FILE_H

#include <stddef.h>

#include "harness/base/err.h"

/* Reads the file at path into *text (malloc'd, NUL-terminated); *size: its length in bytes. Gzipped files are
 * decompressed. Returns -1 with e filled for a directory and for more than limit bytes. */
int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e);

#endif

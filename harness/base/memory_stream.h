/* Streams that write to memory. glibc's open_memstream silently drops output when out of memory and still reports
 * success. */
#ifndef SEGTUNE_MEMORY_STREAM_H
#define SEGTUNE_MEMORY_STREAM_H

#include <stdio.h>

/* A stream whose output is in *text, malloc'd and NUL-terminated, after a successful fclose; *size (may be NULL): its
 * length in bytes. If memory ran out, fclose fails and *text is NULL. Returns NULL if the stream cannot be created. */
FILE *memory_stream(char **text, size_t *size);

#endif

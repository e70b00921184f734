/* Streams into memory. open_memstream of glibc drops what it has no memory for and reports success. */
#ifndef SEGTUNE_MEMORY_STREAM_H
#define SEGTUNE_MEMORY_STREAM_H

#include <stdio.h>

/*
 * A stream whose text is *text, malloc'd and ended by '\0', once fclose has succeeded; *size: its bytes, may be NULL.
 * If anything written had no memory, fclose fails, and *text is NULL. NULL without memory for the stream.
 */
FILE *memory_stream(char **text, size_t *size);

#endif

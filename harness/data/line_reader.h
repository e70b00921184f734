/* Reads lines of a plain or gzipped text file; messages name the file and the line. */
#ifndef SEGTUNE_LINE_READER_H
#define SEGTUNE_LINE_READER_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "harness/base/err.h"

struct reader {
	void *file; /* gzFile */
	const char *path;
	char *buffer;
	size_t begin, end; /* unread bytes of the buffer */
	int at_end;
	long number; /* number of the line last read, from 1 */
};

/* Fails for a missing file and for a directory. */
int reader_open(struct reader *r, const char *path, struct err *e);
void reader_close(struct reader *r);

/* Reads the next line, without LF or CR LF; *line is valid until the next call. Returns 1 for a line, 0 at the end of
 * the file, -1 on an error (line too long, a NUL byte, damaged gzip data). */
int reader_line(struct reader *r, char **line, struct err *e);

/* err_set with "PATH:LINE: " before the text and the subject (unless NULL) after it, made printable. */
int reader_fail(const struct reader *r, struct err *e, const char *text, const char *subject);

/* Parses a decimal integer at *p after blanks and advances *p past it. -1 if there is none or it does not fit. */
int read_integer(char **p, int64_t *value);

/* Opens a binary file for reading; the caller closes it. NULL with e filled on failure; also for a directory, which
 * fopen accepts. */
FILE *open_bytes(const char *path, struct err *e);

#endif

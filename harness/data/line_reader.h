/* Lines of a plain or gzipped text file, with messages that name the file and the line. */
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
	size_t begin, end; /* of what is unread in the buffer */
	int at_end;
	long number; /* of the line last read, from 1 */
};

/* Refuses a missing file and a directory. */
int reader_open(struct reader *r, const char *path, struct err *e);
void reader_close(struct reader *r);

/*
 * The next line, without LF or CR LF, in *line, valid until the next call. Returns 1 for a line, 0 at the end of the
 * file, -1 for an error (too long, a NUL byte, damaged gzip data).
 */
int reader_line(struct reader *r, char **line, struct err *e);

/* As err_set, with "PATH:LINE: " in front and the subject (unless NULL), made printable, behind. */
int reader_fail(const struct reader *r, struct err *e, const char *text, const char *subject);

/* Parse a decimal integer at *p, after blanks, and move *p behind it. -1: none there, or it does not fit. */
int read_integer(char **p, int64_t *value);

/* Open a file of bytes for reading; the caller closes it. NULL with e filled, also for a directory, which fopen takes.
 */
FILE *open_bytes(const char *path, struct err *e);

#endif

/* Reads lines of plain and gzipped text files. */
#include "harness/data/line_reader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "harness/base/stop.h"

#define READER_BUFFER ((size_t)1 << 18)
#define MAX_LINE ((size_t)1 << 16)
#define GZIP_BUFFER (1u << 16)

/* -1 with e filled if the path does not exist or is a directory, which fopen and gzopen would accept. */
static int check_file(const char *path, struct err *e)
{
	struct stat info;

	if (stat(path, &info) != 0)
		return err_errno(e, "cannot open '%s'", path);
	if (S_ISDIR(info.st_mode))
		return err_set(e, "cannot read '%s': it is a directory", path);
	return 0;
}

FILE *open_bytes(const char *path, struct err *e)
{
	FILE *f;

	if (check_file(path, e))
		return NULL;
	f = fopen(path, "rb");
	if (!f)
		(void)err_errno(e, "cannot open '%s'", path);
	return f;
}

int reader_open(struct reader *r, const char *path, struct err *e)
{
	memset(r, 0, sizeof *r);
	r->path = path;
	if (check_file(path, e))
		return -1;
	r->buffer = malloc(READER_BUFFER + 1);
	if (!r->buffer)
		return err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", path);
	r->file = gzopen(path, "rb");
	if (!r->file) {
		(void)err_errno(e, "cannot open '%s'", path);
		reader_close(r);
		return -1;
	}
	(void)gzbuffer(r->file, GZIP_BUFFER); /* only for speed, so failure is ignored */
	return 0;
}

void reader_close(struct reader *r)
{
	if (r->file)
		(void)gzclose_r(r->file);
	free(r->buffer);
	memset(r, 0, sizeof *r);
}

int reader_fail(const struct reader *r, struct err *e, const char *text, const char *subject)
{
	char shown[64];
	size_t i;

	if (!subject)
		return err_set(e, "%s:%ld: %s", r->path, r->number, text);
	/* The file may contain any bytes; the message must stay one printable line. */
	for (i = 0; subject[i] && i + 1 < sizeof shown; i++)
		shown[i] = subject[i] >= ' ' && subject[i] <= '~' ? subject[i] : '?';
	shown[i] = '\0';
	return err_set(e, "%s:%ld: %s '%s'", r->path, r->number, text, shown);
}

/* Moves unread bytes to the front of the buffer and reads more after them. */
static int refill(struct reader *r, struct err *e)
{
	size_t kept = r->end - r->begin;
	int got, code;

	if (stop_requested(e))
		return -1;
	errno = 0;
	memmove(r->buffer, r->buffer + r->begin, kept);
	r->begin = 0;
	r->end = kept;
	got = gzread(r->file, r->buffer + kept, (unsigned)(READER_BUFFER - kept));
	if (got <= 0) {
		(void)gzerror(r->file, &code);
		if (code == Z_ERRNO)
			return err_errno(e, "cannot read '%s'", r->path);
		/* This includes Z_BUF_ERROR: the file ends within the compressed stream. */
		if (code != Z_OK && code != Z_STREAM_END)
			return err_set(e, "%s:%ld: gzip data damaged or cut here or further on", r->path,
				       r->number + 1);
	}
	r->at_end = got == 0;
	r->end += (size_t)got;
	return 0;
}

int reader_line(struct reader *r, char **line, struct err *e)
{
	char *newline;
	size_t length;

	while (!(newline = memchr(r->buffer + r->begin, '\n', r->end - r->begin)) && !r->at_end) {
		if (r->end - r->begin > MAX_LINE)
			return err_set(e, "%s:%ld: line is longer than %zu characters", r->path, r->number + 1,
				       MAX_LINE);
		if (refill(r, e))
			return -1;
	}
	if (r->begin == r->end)
		return 0;
	*line = r->buffer + r->begin;
	length = newline ? (size_t)(newline - *line) : r->end - r->begin;
	r->begin += length + (newline != NULL);
	r->number++;
	if (memchr(*line, '\0', length))
		return reader_fail(r, e, "a zero byte in a text file", NULL);
	if (length && (*line)[length - 1] == '\r')
		length--;
	(*line)[length] = '\0';
	return 1;
}

int read_integer(char **p, int64_t *value)
{
	char *s = *p;
	int negative;
	uint64_t v = 0;

	s += strspn(s, " \t");
	negative = *s == '-';
	s += *s == '-' || *s == '+';
	if (*s < '0' || *s > '9')
		return -1;
	for (; *s >= '0' && *s <= '9'; s++) {
		if (v > (uint64_t)INT64_MAX / 10 - 1)
			return -1;
		v = v * 10 + (uint64_t)(*s - '0');
	}
	*value = negative ? -(int64_t)v : (int64_t)v;
	*p = s;
	return 0;
}

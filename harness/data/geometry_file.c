/* Plain profiles of lengths and raw offsets, and the lines of text files that all readers go through. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

#include "harness/data/geometry_impl.h"

#define READER_BUFFER ((size_t)1 << 18)
#define MAX_LINE ((size_t)1 << 16)
#define GZIP_BUFFER (1u << 16)

/* gzopen would open a directory and fail late with no reason. */
static int check_file(const char *path, struct err *e)
{
	struct stat info;

	if (stat(path, &info) != 0)
		return err_errno(e, "cannot open '%s'", path);
	if (S_ISDIR(info.st_mode))
		return err_set(e, "cannot read '%s': it is a directory", path);
	return 0;
}

int reader_open(struct reader *r, const char *path, struct err *e)
{
	memset(r, 0, sizeof *r);
	r->path = path;
	if (check_file(path, e))
		return -1;
	r->line = malloc(READER_BUFFER + 1);
	if (!r->line)
		return err_as(e, ERR_TOO_LARGE, "out of memory for '%s'", path);
	r->file = gzopen(path, "rb");
	if (!r->file) {
		(void)err_errno(e, "cannot open '%s'", path);
		reader_close(r);
		return -1;
	}
	(void)gzbuffer(r->file, GZIP_BUFFER); /* only speed hangs on it */
	return 0;
}

void reader_close(struct reader *r)
{
	if (r->file)
		(void)gzclose_r(r->file);
	free(r->line);
	memset(r, 0, sizeof *r);
}

int reader_fail(const struct reader *r, struct err *e, const char *text, const char *subject)
{
	char shown[64];
	size_t i;

	if (!subject)
		return err_set(e, "%s:%ld: %s", r->path, r->number, text);
	/* Whatever bytes the file has, the message stays one line and leaves the terminal alone. */
	for (i = 0; subject[i] && i + 1 < sizeof shown; i++)
		shown[i] = subject[i] >= ' ' && subject[i] <= '~' ? subject[i] : '?';
	shown[i] = '\0';
	return err_set(e, "%s:%ld: %s '%s'", r->path, r->number, text, shown);
}

/* Move what is unread to the front and read more behind it. */
static int refill(struct reader *r, struct err *e)
{
	size_t kept = r->end - r->begin;
	int got, code;

	errno = 0;
	memmove(r->line, r->line + r->begin, kept);
	r->begin = 0;
	r->end = kept;
	got = gzread(r->file, r->line + kept, (unsigned)(READER_BUFFER - kept));
	if (got <= 0) {
		(void)gzerror(r->file, &code);
		if (code == Z_ERRNO)
			return err_errno(e, "cannot read '%s'", r->path);
		/* Z_BUF_ERROR: the data end within the compressed stream. */
		if (code != Z_OK && code != Z_STREAM_END)
			return err_set(e, "%s:%ld: gzip data damaged or cut here or further on", r->path,
				       r->number + 1);
	}
	r->finished = got == 0;
	r->end += (size_t)got;
	return 0;
}

int reader_line(struct reader *r, char **line, struct err *e)
{
	char *newline;
	size_t length;

	while (!(newline = memchr(r->line + r->begin, '\n', r->end - r->begin)) && !r->finished) {
		if (r->end - r->begin > MAX_LINE) {
			(void)err_set(e, "%s:%ld: line is longer than %zu characters", r->path, r->number + 1,
				      MAX_LINE);
			return -1;
		}
		if (refill(r, e))
			return -1;
	}
	if (r->begin == r->end)
		return 0;
	*line = r->line + r->begin;
	length = newline ? (size_t)(newline - *line) : r->end - r->begin;
	r->begin += length + (newline != NULL);
	r->number++;
	if (memchr(*line, '\0', length)) {
		(void)reader_fail(r, e, "a zero byte in a text file", NULL);
		return -1;
	}
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

	while (*s == ' ' || *s == '\t')
		s++;
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

/* What the head of a profile says about it; -1: not said. */
struct profile {
	struct reader reader;
	int64_t rows, columns, elements;
	int64_t *offsets, room, segments;
};

/* "% rows: 15606": the keys that are known are kept, to be compared with what is read. */
static int read_key(struct profile *p, char *line, struct err *e)
{
	const struct {
		const char *key;
		int64_t *value;
	} keys[] = {{"rows:", &p->rows}, {"cols:", &p->columns}, {"nnz:", &p->elements}};

	line += 1 + strspn(line + 1, " \t");
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		char *value = line + strlen(keys[i].key);

		if (strncmp(line, keys[i].key, strlen(keys[i].key)) == 0 &&
		    (read_integer(&value, keys[i].value) || *keys[i].value < 0))
			return reader_fail(&p->reader, e, "not a count:", line);
	}
	return 0;
}

/* "LEN" or "LENxCOUNT". */
static int read_length(struct reader *r, char *line, int64_t *length, int64_t *count, struct err *e)
{
	char *p = line;

	*count = 1;
	if (read_integer(&p, length) || (*p == 'x' && (p++, read_integer(&p, count))) || p[strspn(p, " \t")])
		return reader_fail(r, e, "neither LENGTH nor LENGTHxCOUNT:", line);
	if (*length < 0 || *count < 0)
		return reader_fail(r, e, "negative length or count:", line);
	return 0;
}

static int append_lengths(struct profile *p, int64_t length, int64_t count, struct err *e)
{
	int64_t total, at = p->offsets[p->segments];

	if (count > INT32_MAX || p->segments + count > INT32_MAX)
		return reader_fail(&p->reader, e, "more than 2^31 - 1 segments", NULL);
	if (__builtin_mul_overflow(length, count, &total) || __builtin_add_overflow(total, at, &total))
		return reader_fail(&p->reader, e, "more elements than 63 bits can count", NULL);
	if (grow_list(&p->offsets, &p->room, p->segments + count + 1, e))
		return err_context(e, "%s:%ld", p->reader.path, p->reader.number);
	for (int64_t i = 0; i < count; i++)
		p->offsets[++p->segments] = at += length;
	return 0;
}

/* A profile cut at a line's end is found only by what its head says. */
static int check_profile(const struct profile *p, struct err *e)
{
	if (p->rows >= 0 && p->segments != p->rows)
		return err_set(e, "%s:%ld: ends after %lld lengths, its head says %lld rows", p->reader.path,
			       p->reader.number, (long long)p->segments, (long long)p->rows);
	if (p->elements >= 0 && p->offsets[p->segments] != p->elements)
		return err_set(e, "%s:%ld: the lengths sum up to %lld, its head says %lld nnz", p->reader.path,
			       p->reader.number, (long long)p->offsets[p->segments], (long long)p->elements);
	if (p->rows < 0 && p->segments == 0)
		return err_set(e, "%s: no lengths in it", p->reader.path);
	return 0;
}

static int read_profile(struct profile *p, struct err *e)
{
	int64_t length = 0, count = 0;
	char *line = NULL;
	int got;

	if (grow_list(&p->offsets, &p->room, 1, e))
		return -1;
	p->offsets[0] = 0;
	while ((got = reader_line(&p->reader, &line, e)) > 0) {
		line += strspn(line, " \t");
		if (!*line)
			continue;
		if (*line == '%'
			    ? read_key(p, line, e)
			    : read_length(&p->reader, line, &length, &count, e) || append_lengths(p, length, count, e))
			return -1;
	}
	return got < 0 ? -1 : check_profile(p, e);
}

int rowlen_read(const char *path, struct geometry *g, struct err *e)
{
	struct profile p = {.rows = -1, .columns = -1, .elements = -1};
	int status;

	if (reader_open(&p.reader, path, e))
		return -1;
	status = read_profile(&p, e);
	if (status == 0) {
		/* One column is said of what is no matrix. */
		status = geometry_take(path, "rowlen", p.offsets, p.segments, p.columns > 1 ? p.columns : 0, g, e);
		p.offsets = NULL;
	}
	free(p.offsets);
	reader_close(&p.reader);
	return status;
}

static int64_t little_endian(const unsigned char *p, int bytes)
{
	uint64_t v = 0;

	for (int i = bytes - 1; i >= 0; i--)
		v = v << 8 | p[i];
	return bytes == 4 ? (int32_t)(uint32_t)v : (int64_t)v;
}

/* Entry `index` must not be below the one before it, nor negative; the first is 0. */
static int check_offset(const char *path, int64_t index, int64_t before, int64_t value, struct err *e)
{
	if (value < 0)
		return err_set(e, "%s: offset %lld is negative: %lld", path, (long long)index, (long long)value);
	if (index == 0 && value != 0)
		return err_set(e, "%s: the first offset is %lld, not 0 (a file holds segments + 1 offsets)", path,
			       (long long)value);
	if (value < before)
		return err_set(e, "%s: offset %lld is %lld, below the one before it (%lld)", path, (long long)index,
			       (long long)value, (long long)before);
	return 0;
}

static int read_offsets(FILE *f, const char *path, int bytes, int64_t **offsets, int64_t *count, struct err *e)
{
	unsigned char buffer[8 * 4096];
	int64_t room = 0;
	size_t got;

	while ((got = fread(buffer, 1, (size_t)bytes * 4096, f)) > 0) {
		if (got % (size_t)bytes)
			return err_set(e, "%s: its size is no multiple of %d bytes", path, bytes);
		if (grow_list(offsets, &room, *count + (int64_t)got / bytes, e))
			return -1;
		for (size_t i = 0; i < got; i += (size_t)bytes, (*count)++) {
			int64_t value = little_endian(buffer + i, bytes);

			if (check_offset(path, *count, *count ? (*offsets)[*count - 1] : 0, value, e))
				return -1;
			(*offsets)[*count] = value;
		}
	}
	if (ferror(f))
		return err_errno(e, "cannot read '%s'", path);
	return *count ? 0 : err_set(e, "%s: no offsets in it (a file holds segments + 1 of them)", path);
}

int offsets_read(const char *path, int bytes, struct geometry *g, struct err *e)
{
	int64_t *offsets = NULL, count = 0;
	FILE *f;
	int status;

	if (check_file(path, e))
		return -1;
	f = fopen(path, "rb");
	if (!f)
		return err_errno(e, "cannot open '%s'", path);
	status = read_offsets(f, path, bytes, &offsets, &count, e);
	(void)fclose(f);
	if (status == 0)
		return geometry_take(path, "offsets", offsets, count - 1, 0, g, e);
	free(offsets);
	return -1;
}

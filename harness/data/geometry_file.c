/* Reads .rowlen profiles and raw offsets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "harness/data/geometry_impl.h"
#include "harness/data/line_reader.h"

/* A .rowlen file being read. rows, columns and elements are from its header; -1 if absent. */
struct profile {
	struct reader reader;
	int64_t rows, columns, elements;
	int64_t *offsets, capacity, segments;
};

/* "% rows: 15606": stores known keys, to check the lengths against them. */
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
	if (segments_check_limit(p->segments + count, e) ||
	    offsets_reserve(&p->offsets, &p->capacity, p->segments + count + 1, e))
		return err_context(e, "%s:%ld", p->reader.path, p->reader.number);
	for (int64_t i = 0; i < count; i++)
		p->offsets[++p->segments] = at += length;
	return 0;
}

/* A file truncated at a line end is recognized by its header only. */
static int check_profile(const struct profile *p, struct err *e)
{
	if (p->rows >= 0 && p->segments != p->rows)
		return err_set(e, "%s:%ld: ends after %lld lengths, its header says %lld rows", p->reader.path,
			       p->reader.number, (long long)p->segments, (long long)p->rows);
	if (p->elements >= 0 && p->offsets[p->segments] != p->elements)
		return err_set(e, "%s:%ld: the lengths sum up to %lld, its header says %lld nnz", p->reader.path,
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

	if (offsets_reserve(&p->offsets, &p->capacity, 1, e))
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
		status = geometry_adopt(path, "rowlen", p.offsets, p.segments, g, e);
		g->columns = p.columns > 1 ? p.columns : 0; /* files that are not matrices have one column */
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

/* Offsets must start at 0 and must not decrease or be negative. */
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
	int64_t capacity = 0;
	size_t got;

	while ((got = fread(buffer, 1, (size_t)bytes * 4096, f)) > 0) {
		if (got % (size_t)bytes)
			return err_set(e, "%s: its size is not a multiple of %d bytes", path, bytes);
		if (stop_requested(e) || segments_check_limit(*count, e) ||
		    offsets_reserve(offsets, &capacity, *count + (int64_t)got / bytes, e))
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

static int offsets_read(const char *path, int bytes, struct geometry *g, struct err *e)
{
	int64_t *offsets = NULL, count = 0;
	FILE *f;
	int status;

	f = open_bytes(path, e);
	if (!f)
		return -1;
	status = read_offsets(f, path, bytes, &offsets, &count, e);
	(void)fclose(f);
	if (status == 0)
		return geometry_adopt(path, "offsets", offsets, count - 1, g, e);
	free(offsets);
	return -1;
}

int off32_read(const char *path, struct geometry *g, struct err *e)
{
	return offsets_read(path, 4, g, e);
}

int off64_read(const char *path, struct geometry *g, struct err *e)
{
	return offsets_read(path, 8, g, e);
}

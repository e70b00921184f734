/* Reads lengths as comma-separated values: .csv, also .csv.gz. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "harness/data/geometry_impl.h"
#include "harness/data/line_reader.h"

/* A file being read: every value of every line is a length, in file order. */
struct csv {
	struct reader reader;
	int64_t *offsets, capacity, segments;
	int begun; /* 1: a line of values, or the header line, was read */
};

static int append_length(struct csv *c, int64_t length, struct err *e)
{
	int64_t at = c->offsets[c->segments];

	if (__builtin_add_overflow(at, length, &at))
		return reader_fail(&c->reader, e, "more elements than 63 bits can count", NULL);
	if (c->segments + 1 > INT32_MAX)
		return reader_fail(&c->reader, e, "more than 2^31 - 1 segments", NULL);
	if (segments_check_limit(c->segments + 1, e) || offsets_reserve(&c->offsets, &c->capacity, c->segments + 2, e))
		return err_context(e, "%s:%ld", c->reader.path, c->reader.number);
	c->offsets[++c->segments] = at;
	return 0;
}

static char *skip_separators(char *p)
{
	return p + strspn(p, " \t,;");
}

/* Values may be quoted, because some programs quote everything. */
static int read_value(struct csv *c, char **p, int64_t *length, struct err *e)
{
	const int quoted = **p == '"';
	char *from = *p;

	*p += quoted;
	if (read_integer(p, length) || (quoted && *(*p)++ != '"') || (**p && !strchr(" \t,;", **p)))
		return reader_fail(&c->reader, e, "not a length:", from);
	return *length < 0 ? reader_fail(&c->reader, e, "negative length:", from) : 0;
}

/* A file with more than one column is refused: all its values would be taken for lengths. */
static int check_names(struct csv *c, const char *line, struct err *e)
{
	const char *more = line + strcspn(line, ",;\t");

	if (more[strspn(more, ",; \t")])
		return reader_fail(&c->reader, e,
				   "names several columns, and all values are read as lengths: keep one:", line);
	return 0;
}

static int read_values(struct csv *c, char *line, struct err *e)
{
	int64_t length;
	char *p = line;

	if (!c->begun && strncmp(p, "\xef\xbb\xbf", 3) == 0) /* the byte order mark of spreadsheets */
		p += 3;
	p = skip_separators(p);
	/* The first line may be a header with the name of the column. */
	if (!c->begun && (isalpha((unsigned char)*p) || (*p == '"' && isalpha((unsigned char)p[1])))) {
		c->begun = 1;
		return check_names(c, p, e);
	}
	for (; *p && *p != '#'; p = skip_separators(p)) {
		c->begun = 1;
		if (read_value(c, &p, &length, e) || append_length(c, length, e))
			return -1;
	}
	return 0;
}

static int read_lines(struct csv *c, struct err *e)
{
	char *line = NULL;
	int got;

	if (offsets_reserve(&c->offsets, &c->capacity, 1, e))
		return -1;
	c->offsets[0] = 0;
	while ((got = reader_line(&c->reader, &line, e)) > 0)
		if (read_values(c, line, e))
			return -1;
	if (got == 0 && c->segments == 0)
		return err_set(e, "%s: no lengths in it", c->reader.path);
	return got;
}

int csv_read(const char *path, struct geometry *g, struct err *e)
{
	struct csv c = {.segments = 0};
	int status;

	if (reader_open(&c.reader, path, e))
		return -1;
	status = read_lines(&c, e);
	if (status == 0) {
		status = geometry_adopt(path, "csv", c.offsets, c.segments, g, e);
		c.offsets = NULL;
	}
	free(c.offsets);
	reader_close(&c.reader);
	return status;
}

/* Matrix Market (Boisvert, Pozo, Remington 1996): row lengths of a matrix, read as a stream. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "harness/data/geometry_impl.h"
#include "harness/data/line_reader.h"

enum { COORDINATE, ARRAY };
enum { REAL, INTEGER, COMPLEX, PATTERN };
enum { GENERAL, SYMMETRIC, SKEW, HERMITIAN };

static const char *const formats[] = {"coordinate", "array", NULL};
static const char *const fields[] = {"real", "integer", "complex", "pattern", NULL};
static const char *const symmetries[] = {"general", "symmetric", "skew-symmetric", "hermitian", NULL};
static const int values_of_field[] = {1, 1, 2, 0};

struct mtx {
	struct reader reader;
	int format, field, symmetry;
	int64_t rows, columns, entries;
	int64_t *lengths; /* rows + 1: becomes the offsets */
};

static int index_of(const char *const *names, const char *name)
{
	for (int i = 0; names[i]; i++)
		if (strcasecmp(names[i], name) == 0)
			return i;
	return -1;
}

static int read_banner(struct mtx *m, struct err *e)
{
	char *line, word[5][24] = {""};
	int got = reader_line(&m->reader, &line, e);

	if (got < 0)
		return -1;
	if (got == 0)
		return err_set(e, "%s: empty file", m->reader.path);
	if (sscanf(line, "%23s %23s %23s %23s %23s", word[0], word[1], word[2], word[3], word[4]) != 5 ||
	    strcasecmp(word[0], "%%MatrixMarket") != 0 || strcasecmp(word[1], "matrix") != 0)
		return reader_fail(&m->reader, e, "no Matrix Market banner:", line);
	m->format = index_of(formats, word[2]);
	m->field = index_of(fields, word[3]);
	m->symmetry = index_of(symmetries, word[4]);
	if (strcasecmp(word[3], "double") == 0)
		m->field = REAL; /* an old spelling */
	if (m->format < 0 || m->field < 0 || m->symmetry < 0 || (m->format == ARRAY && m->field == PATTERN))
		return reader_fail(&m->reader, e, "unknown kind of matrix:", line);
	return 0;
}

/* The next line that is neither comment nor blank; 0 at the end. */
static int next_line(struct mtx *m, char **line, struct err *e)
{
	int got;

	while ((got = reader_line(&m->reader, line, e)) > 0) {
		*line += strspn(*line, " \t");
		if (**line && **line != '%')
			break;
	}
	return got;
}

static int read_sizes(struct mtx *m, struct err *e)
{
	char *line, *p;
	int got = next_line(m, &line, e);

	if (got < 0)
		return -1;
	if (got == 0)
		return err_set(e, "%s: ends before the line of sizes", m->reader.path);
	p = line;
	if (read_integer(&p, &m->rows) || read_integer(&p, &m->columns) ||
	    (m->format == COORDINATE && read_integer(&p, &m->entries)) || p[strspn(p, " \t")])
		return reader_fail(&m->reader, e, "the line of sizes cannot be read:", line);
	if (m->rows < 0 || m->columns < 0 || m->entries < 0)
		return reader_fail(&m->reader, e, "negative size:", line);
	if (m->rows > INT32_MAX || m->columns > INT32_MAX)
		return reader_fail(&m->reader, e, "more than 2^31 - 1 rows or columns:", line);
	if (m->symmetry != GENERAL && m->rows != m->columns)
		return reader_fail(&m->reader, e, "a symmetric matrix must be square:", line);
	if (m->entries > INT64_MAX / 2)
		return reader_fail(&m->reader, e, "more than 2^62 entries:", line);
	/* A wrong header must not take all memory. */
	if (segments_check_limit(m->rows, e) || offsets_check_memory(m->rows + 1, e))
		return err_context(e, "%s:%ld", m->reader.path, m->reader.number);
	return 0;
}

static char *skip_digits(char *p)
{
	return p + strspn(p, "0123456789");
}

/* Skip "inf", "infinity" or "nan" in any case; NULL if p is at none of them. */
static char *skip_word(char *p)
{
	static const char *const words[] = {"infinity", "inf", "nan"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strncasecmp(p, words[i], strlen(words[i])) == 0)
			return p + strlen(words[i]);
	return NULL;
}

/* Skip a decimal number, which may have Fortran's exponent ("1.5D+03"); NULL if p is at none. */
static char *skip_number(char *p)
{
	char *begin, *end, *exponent;

	p += *p == '-' || *p == '+';
	begin = p;
	p = skip_digits(p);
	end = *p == '.' ? skip_digits(p + 1) : p;
	if (end - begin - (*p == '.') <= 0)
		return skip_word(begin);
	if (*end != 'e' && *end != 'E' && *end != 'd' && *end != 'D')
		return end;
	exponent = end + 1;
	exponent += *exponent == '-' || *exponent == '+';
	p = skip_digits(exponent);
	return p > exponent ? p : NULL;
}

static int is_end_of_word(char c)
{
	return strchr(" \t", c) != NULL; /* also at the end of the line */
}

/* The rest of a line must be exactly `count` numbers, inf and nan among them. Their values do not matter. */
static int check_values(struct mtx *m, char *p, int count, const char *line, struct err *e)
{
	for (int i = 0; i < count; i++) {
		p += strspn(p, " \t");
		if (!*p)
			return reader_fail(&m->reader, e, "a value is missing:", line);
		p = skip_number(p);
		if (!p || !is_end_of_word(*p))
			return reader_fail(&m->reader, e, "a value is no number:", line);
	}
	p += strspn(p, " \t");
	return *p ? reader_fail(&m->reader, e, "more on the line than belongs there:", line) : 0;
}

static int read_entry(struct mtx *m, char *line, struct err *e)
{
	char *p = line;
	int64_t row, column;

	if (read_integer(&p, &row) || read_integer(&p, &column) || !is_end_of_word(*p))
		return reader_fail(&m->reader, e, "row and column cannot be read:", line);
	if (row < 1 || row > m->rows)
		return reader_fail(&m->reader, e, "row index out of range:", line);
	if (column < 1 || column > m->columns)
		return reader_fail(&m->reader, e, "column index out of range:", line);
	if (check_values(m, p, values_of_field[m->field], line, e))
		return -1;
	m->lengths[row]++;
	if (m->symmetry != GENERAL && row != column)
		m->lengths[column]++; /* the mirrored entry, which the file leaves out */
	return 0;
}

/* Entries of an array file: a triangle where it is symmetric, without the diagonal where skew. */
static int64_t array_entries(const struct mtx *m)
{
	int64_t n = m->rows;

	if (m->symmetry == GENERAL)
		return m->rows * m->columns;
	return m->symmetry == SKEW ? n * (n - 1) / 2 : n * (n + 1) / 2;
}

static int read_entries(struct mtx *m, struct err *e)
{
	int64_t expected = m->format == ARRAY ? array_entries(m) : m->entries, seen = 0;
	char *line;
	int got;

	while ((got = next_line(m, &line, e)) > 0) {
		if (seen++ == expected)
			return reader_fail(&m->reader, e, "more entries than the header says:", line);
		if (m->format == ARRAY ? check_values(m, line, values_of_field[m->field], line, e)
				       : read_entry(m, line, e))
			return -1;
	}
	if (got == 0 && seen < expected)
		return err_set(e, "%s:%ld: ends after %lld entries, the header says %lld", m->reader.path,
			       m->reader.number, (long long)seen, (long long)expected);
	return got;
}

/* Every row of a dense matrix is full; the zero diagonal of a skew one counts, as it is stored for use. */
static void fill_dense(struct mtx *m)
{
	for (int64_t i = 1; i <= m->rows; i++)
		m->lengths[i] = m->columns;
}

static int read_matrix(struct mtx *m, struct err *e)
{
	if (read_banner(m, e) || read_sizes(m, e))
		return -1;
	m->lengths = calloc((size_t)m->rows + 1, sizeof *m->lengths);
	if (!m->lengths)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %lld rows of '%s'", (long long)m->rows,
			      m->reader.path);
	if (read_entries(m, e))
		return -1;
	if (m->format == ARRAY)
		fill_dense(m);
	for (int64_t i = 1; i <= m->rows; i++)
		m->lengths[i] += m->lengths[i - 1];
	return 0;
}

int mtx_read(const char *path, struct geometry *g, struct err *e)
{
	struct mtx m = {.entries = 0};
	char kind[96];
	int status;

	if (reader_open(&m.reader, path, e))
		return -1;
	status = read_matrix(&m, e);
	if (status == 0) {
		(void)snprintf(kind, sizeof kind, "mtx %s %s %s", formats[m.format], fields[m.field],
			       symmetries[m.symmetry]);
		status = geometry_adopt(path, kind, m.lengths, m.rows, g, e);
		g->columns = m.columns;
		m.lengths = NULL;
	}
	free(m.lengths);
	reader_close(&m.reader);
	return status;
}

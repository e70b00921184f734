/* Reads Matrix Market files (Boisvert, Pozo, Remington 1996) as a stream: first the row lengths; once these are known,
 * the entries in row order. Only the real part of complex entries is used. */
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
	/* Rows + 1 entries, which become the offsets. While entries are read: where each row's next entry goes. */
	int64_t *lengths;
	struct matrix_entries *matrix; /* NULL: only lengths are read */
	const int64_t *offsets;        /* row offsets, while entries are read */
	int64_t row, column;           /* for an array file: position of the next entry, from 1 */
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

/* The next line that is neither a comment nor blank; 0 at the end. */
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
	/* A corrupt header must not make this allocate all memory. */
	if (segments_check_limit(m->rows, e) || offsets_check_memory(m->rows + 1, e))
		return err_context(e, "%s:%ld", m->reader.path, m->reader.number);
	return 0;
}

static char *skip_digits(char *p)
{
	return p + strspn(p, "0123456789");
}

/* Skips "inf", "infinity" or "nan" in any case; NULL if there is none at p. */
static char *skip_word(char *p)
{
	static const char *const words[] = {"infinity", "inf", "nan"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strncasecmp(p, words[i], strlen(words[i])) == 0)
			return p + strlen(words[i]);
	return NULL;
}

/* Skips a decimal number, possibly with a Fortran exponent ("1.5D+03"); NULL if there is none at p. */
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
	return strchr(" \t", c) != NULL; /* also true at the end of the line */
}

/* The number at p, as accepted by skip_number. */
static double number_at(char *p)
{
	char *exponent = p + strspn(p, "+-.0123456789"), was = *exponent;
	double value;

	if (was == 'd' || was == 'D')
		*exponent = 'e';
	value = strtod(p, NULL);
	*exponent = was;
	return value;
}

/* Checks that the rest of a line is exactly `count` numbers (inf and nan included). If a matrix is read, *value is the
 * first; 1 if count is 0. */
static int read_values(struct mtx *m, char *p, int count, const char *line, double *value, struct err *e)
{
	*value = 1;
	for (int i = 0; i < count; i++) {
		p += strspn(p, " \t");
		if (!*p)
			return reader_fail(&m->reader, e, "a value is missing:", line);
		if (i == 0 && m->matrix)
			*value = number_at(p);
		p = skip_number(p);
		if (!p || !is_end_of_word(*p))
			return reader_fail(&m->reader, e, "a value is not a number:", line);
	}
	p += strspn(p, " \t");
	return *p ? reader_fail(&m->reader, e, "more on the line than belongs there:", line) : 0;
}

/* Adds an entry to its row; row and column from 1. Rows must have the lengths read earlier, unless the file changed. */
static int put_entry(struct mtx *m, int64_t row, int64_t column, double value, struct err *e)
{
	int64_t at;

	if (!m->matrix) {
		m->lengths[row]++;
		return 0;
	}
	at = m->lengths[row - 1]++;
	if (at >= m->offsets[row])
		return reader_fail(&m->reader, e, "the file has changed while it was in use", NULL);
	m->matrix->columns[at] = (int32_t)(column - 1);
	m->matrix->values[at] = value;
	return 0;
}

/* The same, plus the mirrored entry of a symmetric matrix, which the file omits. */
static int put_entries(struct mtx *m, int64_t row, int64_t column, double value, struct err *e)
{
	if (put_entry(m, row, column, value, e))
		return -1;
	if (m->symmetry == GENERAL || row == column)
		return 0;
	return put_entry(m, column, row, m->symmetry == SKEW ? -value : value, e);
}

static int read_entry(struct mtx *m, char *line, struct err *e)
{
	char *p = line;
	int64_t row, column;
	double value;

	if (read_integer(&p, &row) || read_integer(&p, &column) || !is_end_of_word(*p))
		return reader_fail(&m->reader, e, "row and column cannot be read:", line);
	if (row < 1 || row > m->rows)
		return reader_fail(&m->reader, e, "row index out of range:", line);
	if (column < 1 || column > m->columns)
		return reader_fail(&m->reader, e, "column index out of range:", line);
	if (read_values(m, p, values_of_field[m->field], line, &value, e))
		return -1;
	return put_entries(m, row, column, value, e);
}

/* The number of entries in an array file: a triangle if symmetric, without the diagonal if skew-symmetric. */
static int64_t array_entries(const struct mtx *m)
{
	int64_t n = m->rows;

	if (m->symmetry == GENERAL)
		return m->rows * m->columns;
	return m->symmetry == SKEW ? n * (n - 1) / 2 : n * (n + 1) / 2;
}

/* Reads an entry of an array file. It is stored by columns, each starting at the diagonal unless the matrix is
 * general. */
static int read_dense_entry(struct mtx *m, char *line, struct err *e)
{
	double value;

	if (read_values(m, line, values_of_field[m->field], line, &value, e))
		return -1;
	if (m->matrix && put_entries(m, m->row, m->column, value, e))
		return -1;
	if (++m->row > m->rows) {
		m->column++;
		m->row = m->symmetry == GENERAL ? 1 : m->column + (m->symmetry == SKEW);
	}
	return 0;
}

static int read_entries(struct mtx *m, struct err *e)
{
	int64_t expected = m->format == ARRAY ? array_entries(m) : m->entries, seen = 0;
	char *line;
	int got;

	while ((got = next_line(m, &line, e)) > 0) {
		if (seen++ == expected)
			return reader_fail(&m->reader, e, "more entries than the header says:", line);
		if (m->format == ARRAY ? read_dense_entry(m, line, e) : read_entry(m, line, e))
			return -1;
	}
	if (got == 0 && seen < expected)
		return err_set(e, "%s:%ld: ends after %lld entries, the header says %lld", m->reader.path,
			       m->reader.number, (long long)seen, (long long)expected);
	return got;
}

/* Every row of a dense matrix is full; the zero diagonal of a skew-symmetric one counts, because the stored matrix
 * contains it. */
static void fill_dense(struct mtx *m)
{
	for (int64_t i = 1; i <= m->rows; i++)
		m->lengths[i] = m->columns;
}

static int read_header(struct mtx *m, struct err *e)
{
	if (read_banner(m, e) || read_sizes(m, e))
		return -1;
	m->column = 1;
	m->row = 1 + (m->symmetry == SKEW);
	return 0;
}

static int read_lengths(struct mtx *m, struct err *e)
{
	if (read_header(m, e))
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
	status = read_lengths(&m, e);
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

int geometry_is_matrix(const struct geometry *g)
{
	return strncmp(g->kind, "mtx ", 4) == 0;
}

void matrix_entries_release(struct matrix_entries *m)
{
	free(m->columns);
	free(m->values);
	*m = (struct matrix_entries){NULL, NULL};
}

/* Adds the diagonal of a dense skew-symmetric matrix, which its file omits. */
static int put_diagonal(struct mtx *m, struct err *e)
{
	for (int64_t i = 1; i <= m->rows; i++)
		if (put_entry(m, i, i, 0, e))
			return -1;
	return 0;
}

/* Reads the entries of the file. Its rows must be those of g, which may repeat them. */
static int read_matrix(struct mtx *m, const struct geometry *g, struct err *e)
{
	if (read_header(m, e))
		return -1;
	if (m->columns != g->columns || (m->rows > 0 ? g->segments % m->rows != 0 : g->segments != 0))
		return reader_fail(&m->reader, e, "the file has changed while it was in use", NULL);
	m->lengths = malloc((size_t)m->rows * sizeof *m->lengths + 1);
	if (!m->lengths)
		return err_as(e, ERR_TOO_LARGE, "out of memory for %lld rows of '%s'", (long long)m->rows,
			      m->reader.path);
	memcpy(m->lengths, g->offsets, (size_t)m->rows * sizeof *m->lengths);
	if ((m->format == ARRAY && m->symmetry == SKEW && put_diagonal(m, e)) || read_entries(m, e))
		return -1;
	for (int64_t row = 0; row < m->rows; row++)
		if (m->lengths[row] != g->offsets[row + 1])
			return reader_fail(&m->reader, e, "the file has changed while it was in use", NULL);
	return 0;
}

/* Copies the file's entries to all repetitions. */
static void repeat_entries(const struct geometry *g, int64_t rows, struct matrix_entries *to)
{
	const int64_t n = rows > 0 ? g->offsets[rows] : 0;

	for (int64_t at = n; n > 0 && at < g->n; at += n) {
		memcpy(to->columns + at, to->columns, (size_t)n * sizeof *to->columns);
		memcpy(to->values + at, to->values, (size_t)n * sizeof *to->values);
	}
}

int geometry_read_matrix(const struct geometry *g, struct matrix_entries *to, struct err *e)
{
	struct mtx m = {.matrix = to, .offsets = g->offsets};
	const char *rows;
	size_t length;
	char *path;
	int status = -1;

	(void)repeat_size(g->name, &length, &rows);
	path = strndup(g->name, length);
	to->columns = malloc((size_t)g->n * sizeof *to->columns + 1);
	to->values = malloc((size_t)g->n * sizeof *to->values + 1);
	if (!path || !to->columns || !to->values) {
		(void)err_as(e, ERR_TOO_LARGE, "no memory for the %lld entries of '%s'", (long long)g->n, g->name);
	} else if (reader_open(&m.reader, path, e) == 0) {
		status = read_matrix(&m, g, e);
		reader_close(&m.reader);
	}
	if (status == 0)
		repeat_entries(g, m.rows, to);
	else
		matrix_entries_release(to);
	free(m.lengths);
	free(path);
	return status;
}

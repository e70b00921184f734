/* Decides whether text is a synthetic spec, or which reader handles the file, by its extension. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "harness/base/hash.h"
#include "harness/data/geometry_impl.h"
#include "harness/data/geometry_spec.h"
#include "harness/data/line_reader.h"

#define GEOMETRY_NAME 4096 /* longest path of a repeated file */

typedef int read_file(const char *path, struct geometry *g, struct err *e);

/* To add a file format, add a line here and a reader in geometry_impl.h. */
static const struct {
	const char *ending;
	read_file *read;
} readers[] = {
	{".mtx", mtx_read},     {".mtx.gz", mtx_read}, {".rowlen", rowlen_read}, {".rowlen.gz", rowlen_read},
	{".off32", off32_read}, {".i32", off32_read},  {".off64", off64_read},   {".i64", off64_read},
	{".csv", csv_read},     {".csv.gz", csv_read}, {".npy", npy_read},
};

static int ends_with(const char *text, const char *ending)
{
	size_t a = strlen(text), b = strlen(ending);

	return a > b && strcmp(text + a - b, ending) == 0;
}

/* The reader for a file name; NULL if there is none. */
static read_file *reader_for(const char *path)
{
	for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
		if (ends_with(path, readers[i].ending))
			return readers[i].read;
	return NULL;
}

static int fail_unknown(const char *text, struct err *e)
{
	static const char *const packed[] = {".xz", ".bz2", ".zst", ".zip"};

	for (size_t i = 0; i < sizeof packed / sizeof *packed; i++)
		if (ends_with(text, packed[i]))
			return err_as(e, ERR_USAGE,
				      "'%s' is compressed as %s, which is not supported: unpack it, or use gzip", text,
				      packed[i]);
	return err_as(e, ERR_USAGE,
		      "'%s' is not a geometry: neither a spec like uniform:n=1M,mean=32 nor a file .mtx, .rowlen, .csv "
		      "(.gz), .npy, .i32, .off32, .i64 or .off64",
		      text);
}

int geometry_make(const char *text, struct geometry *g, struct err *e)
{
	return geometry_make_until(NULL, text, g, e);
}

/* Parses "FILE", "FILE@SIZE" or "FILE@SIZE:width=16": returns FILE, malloc'd; *n: SIZE or 0; *rows: the row
 * parameters. */
static char *file_of(const char *text, int64_t *n, struct spec *rows, struct err *e)
{
	const char *list;
	size_t length;
	char *path;

	*n = repeat_size(text, &length, &list);
	if (spec_file_rows(list ? list : "", rows, e)) {
		(void)err_context(e, "geometry '%.200s'", text);
		return NULL;
	}
	path = strndup(text, length);
	if (!path)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for a path");
	return path;
}

/* Hash of the contents, independent of the name and of compression. Called right after the file was read; 0 if it has
 * disappeared since. */
static uint64_t hash_file(const char *path)
{
	unsigned char buffer[1 << 16];
	uint64_t hash = HASH_START;
	gzFile f = gzopen(path, "rb"); /* reads other files as they are */
	int got;

	if (!f)
		return 0;
	while ((got = gzread(f, buffer, sizeof buffer)) > 0)
		hash = hash_bytes(hash, buffer, (size_t)got);
	(void)gzclose_r(f);
	return hash;
}

static int read_geometry(const char *text, struct geometry *g, struct err *e)
{
	char name[GEOMETRY_NAME];
	struct spec rows;
	read_file *read;
	int64_t n;
	char *path = file_of(text, &n, &rows, e);
	int status = -1;

	if (!path)
		return -1;
	read = reader_for(path);
	status = read ? read(path, g, e) : fail_unknown(text, e);
	if (status == 0 && strcmp(text, path) != 0) {
		status = geometry_canonical(text, name, sizeof name, e) || geometry_repeat(g, name, n ? n : g->n, e)
				 ? -1
				 : 0;
		if (status)
			geometry_release(g);
	}
	if (status == 0) {
		g->content = hash_file(path);
		spec_shape(&rows, &g->row, &g->table);
	}
	free(path);
	return status;
}

int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e)
{
	memset(g, 0, sizeof *g);
	return spec_matches(text) ? spec_make(stopped, text, g, e) : read_geometry(text, g, e);
}

int geometry_check_readable(const char *text, struct err *e)
{
	struct spec rows;
	struct reader r;
	int64_t n;
	char *path;
	int status;

	if (spec_matches(text))
		return 0;
	path = file_of(text, &n, &rows, e);
	if (!path)
		return -1;
	status = reader_open(&r, path, e);
	if (status == 0)
		reader_close(&r);
	free(path);
	return status;
}

int64_t geometry_estimate_segments(const char *text)
{
	return spec_matches(text) ? spec_estimate_segments(text) : -1;
}

struct row_shape geometry_row(const char *text)
{
	struct row_shape row = {1, 1};
	struct table_shape table;
	const char *list;
	struct spec rows;
	size_t length;

	if (spec_matches(text))
		return spec_row(text);
	(void)repeat_size(text, &length, &list);
	if (list && spec_file_rows(list, &rows, NULL) == 0)
		spec_shape(&rows, &row, &table);
	return row;
}

int geometry_canonical(const char *text, char *out, int size, struct err *e)
{
	char repeated[32] = "", behind[256];
	struct spec rows;
	int64_t n;
	char *path;
	int status = 0;

	if (spec_matches(text))
		return spec_canonical(text, out, size, e);
	path = file_of(text, &n, &rows, e);
	if (!path)
		return -1;
	if (n) {
		repeated[0] = '@';
		spec_whole_text(n, repeated + 1, sizeof repeated - 1);
	}
	if (!reader_for(path))
		status = fail_unknown(text, e);
	else if (spec_file_rows_canonical(&rows, behind, sizeof behind, e))
		status = -1;
	else if (snprintf(out, (size_t)size, "%s%s%s", path, repeated, behind) >= size)
		status = err_set(e, "path is too long: '%s'", text);
	free(path);
	return status;
}

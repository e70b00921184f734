/* The registry: which text is a synthetic spec, and which reader takes a file, by its ending. */
#include <string.h>

#include "harness/data/geometry_impl.h"
#include "harness/data/line_reader.h"

typedef int read_file(const char *path, struct geometry *g, struct err *e);

/* A new kind of file takes a line here and a reader in geometry_impl.h. */
static const struct {
	const char *ending;
	read_file *read;
} readers[] = {
	{".mtx", mtx_read},     {".mtx.gz", mtx_read}, {".rowlen", rowlen_read}, {".rowlen.gz", rowlen_read},
	{".off32", off32_read}, {".i32", off32_read},  {".off64", off64_read},   {".i64", off64_read},
};

static int ends_with(const char *text, const char *ending)
{
	size_t a = strlen(text), b = strlen(ending);

	return a > b && strcmp(text + a - b, ending) == 0;
}

/* The reader for a file of this name, NULL if there is none. */
static read_file *reader_for(const char *path)
{
	for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
		if (ends_with(path, readers[i].ending))
			return readers[i].read;
	return NULL;
}

static int fail_unknown(const char *text, struct err *e)
{
	return err_as(e, ERR_USAGE,
		      "'%s' is no geometry: neither a spec like uniform:n=1M,mean=32 nor a file .mtx, .rowlen (.gz), "
		      ".i32, .off32, .i64 or .off64",
		      text);
}

int geometry_make(const char *text, struct geometry *g, struct err *e)
{
	return geometry_make_until(NULL, text, g, e);
}

int geometry_make_until(const volatile sig_atomic_t *stopped, const char *text, struct geometry *g, struct err *e)
{
	read_file *read;

	memset(g, 0, sizeof *g);
	if (spec_matches(text))
		return spec_make(stopped, text, g, e);
	read = reader_for(text);
	return read ? read(text, g, e) : fail_unknown(text, e);
}

int geometry_check_readable(const char *text, struct err *e)
{
	struct reader r;

	if (spec_matches(text))
		return 0;
	if (reader_open(&r, text, e))
		return -1;
	reader_close(&r);
	return 0;
}

int64_t geometry_estimate_segments(const char *text)
{
	return spec_matches(text) ? spec_estimate_segments(text) : -1;
}

int geometry_canonical(const char *text, char *out, int size, struct err *e)
{
	if (spec_matches(text))
		return spec_canonical(text, out, size, e);
	if (!reader_for(text))
		return fail_unknown(text, e);
	if (strlen(text) >= (size_t)size)
		return err_set(e, "path is too long: '%s'", text);
	memcpy(out, text, strlen(text) + 1);
	return 0;
}

/* Reads whole files, gzipped or not. */
#include "tuner/base/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <zlib.h>

#define READ_BYTES ((size_t)1 << 20) /* per call, because gzread counts in int */

/* The reason why zlib stopped: damaged data or a system error. */
static int read_error(gzFile file, const char *path, struct err *e)
{
	int code = Z_OK;

	(void)gzerror(file, &code);
	return code == Z_ERRNO ? err_errno(e, "cannot read '%s'", path)
			       : err_set(e, "cannot read '%s': gzip data damaged or cut", path);
}

struct reading {
	gzFile file;
	const char *path;
	size_t limit, room, used;
	char *bytes;
};

/* Makes room for at least one more byte and a NUL. */
static int grow(struct reading *r, struct err *e)
{
	const size_t wanted = r->room ? 2 * r->room : 8192;
	char *grown;

	if (r->used + 1 < r->room)
		return 0;
	grown = realloc(r->bytes, wanted);
	if (!grown)
		return err_as(e, ERR_TOO_LARGE, "no memory to read '%s'", r->path);
	r->room = wanted;
	r->bytes = grown;
	return 0;
}

/* Returns how many bytes came, 0 at the end; -1 with e filled. */
static int read_more(struct reading *r, struct err *e)
{
	size_t room;
	int got, code;

	if (grow(r, e))
		return -1;
	room = r->room - r->used - 1;
	got = gzread(r->file, r->bytes + r->used, (unsigned)(room < READ_BYTES ? room : READ_BYTES));
	/* Only the code reveals truncated data. A directory can be opened, but fails here. */
	if (got < 0 || (got == 0 && (gzerror(r->file, &code), code < 0)))
		return read_error(r->file, r->path, e);
	r->used += (size_t)got;
	if (r->used > r->limit)
		return err_set(e, "'%s' is longer than the %zu bytes such a file may have", r->path, r->limit);
	return got;
}

int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e)
{
	struct reading r = {.file = (errno = 0, gzopen(path, "rb")), .path = path, .limit = limit};
	int got;

	if (!r.file)
		return err_errno(e, "cannot open '%s'", path);
	while ((got = read_more(&r, e)) > 0)
		;
	(void)gzclose_r(r.file);
	if (got < 0 || !r.bytes) { /* the second condition is implied; it is for static analysers */
		free(r.bytes);
		return -1;
	}
	r.bytes[r.used] = '\0';
	*text = r.bytes;
	*size = r.used;
	return 0;
}

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

int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e)
{
	gzFile file = (errno = 0, gzopen(path, "rb"));
	char *bytes = NULL;
	size_t room = 0, used = 0;

	if (!file)
		return err_errno(e, "cannot open '%s'", path);
	for (;;) {
		int got, code;

		/* One byte is reserved for the NUL. */
		if (used + 1 >= room) {
			size_t wanted = room ? 2 * room : 8192;
			char *grown = realloc(bytes, wanted);

			if (!grown) {
				(void)err_set(e, "no memory to read '%s'", path);
				goto fail;
			}
			bytes = grown;
			room = wanted;
		}
		got = gzread(file, bytes + used,
			     (unsigned)(room - used - 1 < READ_BYTES ? room - used - 1 : READ_BYTES));
		/* Only the code reveals truncated data. A directory can be opened, but fails here. */
		if (got < 0 || (got == 0 && (gzerror(file, &code), code < 0))) {
			(void)read_error(file, path, e);
			goto fail;
		}
		used += (size_t)got;
		if (used > limit) {
			(void)err_set(e, "'%s' is longer than the %zu bytes such a file may have", path, limit);
			goto fail;
		}
		if (got == 0)
			break;
	}
	(void)gzclose_r(file);
	bytes[used] = '\0';
	*text = bytes;
	*size = used;
	return 0;
fail:
	(void)gzclose_r(file);
	free(bytes);
	return -1;
}

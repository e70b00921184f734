#include "file.h"

#include <stdio.h>
#include <stdlib.h>

int file_read(const char *path, size_t limit, char **text, size_t *size, struct err *e)
{
	FILE *file = fopen(path, "rb");
	char *bytes = NULL;
	size_t room = 0, used = 0;

	if (!file)
		return err_errno(e, "cannot open '%s'", path);
	for (;;) {
		size_t got;

		/* One byte always stays free for the NUL. */
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
		got = fread(bytes + used, 1, room - used - 1, file);
		used += got;
		if (used > limit) {
			(void)err_set(e, "'%s' is longer than the %zu bytes such a file may have", path, limit);
			goto fail;
		}
		if (got == 0)
			break;
	}
	if (ferror(file)) {
		(void)err_errno(e, "cannot read '%s'", path); /* a directory opens, and fails here */
		goto fail;
	}
	(void)fclose(file);
	bytes[used] = '\0';
	*text = bytes;
	*size = used;
	return 0;
fail:
	(void)fclose(file);
	free(bytes);
	return -1;
}

/* Finds embedded files. */
#include "tuner/base/assets.h"

#include <stdlib.h>
#include <string.h>

static int by_path(const void *path, const void *asset)
{
	return strcmp(path, ((const struct asset *)asset)->path);
}

const struct asset *asset_find(const char *path)
{
	return bsearch(path, assets, asset_count, sizeof *assets, by_path);
}

int asset_write(FILE *out, const char *path, struct err *e)
{
	const struct asset *asset = asset_find(path);

	if (!asset)
		return err_set(e, "no file '%s' in the program", path);
	for (const char *text = asset->text; *text;) {
		size_t length = strcspn(text, "\n");

		length += text[length] == '\n';
		if (strncmp(text, "#include \"", 10) != 0)
			(void)fwrite(text, 1, length, out);
		text += length;
	}
	return 0;
}

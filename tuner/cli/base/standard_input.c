/* Keeps standard input in a file. */
#include "tuner/cli/base/standard_input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/hash.h"
#include "harness/process/build_cache.h"
#include "tuner/base/atomic_file.h"

#define INPUT_MOST ((size_t)1 << 30)

/* The ending that chooses a reader. */
static const char *ending_of(const char *bytes, size_t size)
{
	static const struct {
		const char *begin;
		size_t size;
		const char *ending;
	} kinds[] = {{"%%MatrixMarket", 14, ".mtx"},
		     {"\x93NUMPY", 6, ".npy"},
		     {"\x1f\x8b", 2, ".csv.gz"},
		     {"%", 1, ".rowlen"}};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (size >= kinds[i].size && memcmp(bytes, kinds[i].begin, kinds[i].size) == 0)
			return kinds[i].ending;
	return ".csv";
}

/* All of standard input, malloc'd. */
static char *read_all(size_t *size, struct err *e)
{
	size_t room = 1 << 16;
	char *bytes = malloc(room);

	*size = 0;
	while (bytes) {
		char *grown;

		*size += fread(bytes + *size, 1, room - *size, stdin);
		if (*size < room)
			break;
		grown = room < INPUT_MOST ? realloc(bytes, room *= 2) : NULL;
		if (!grown)
			free(bytes);
		bytes = grown;
	}
	if (!bytes)
		(void)err_as(e, ERR_TOO_LARGE, "standard input is too large for a geometry: put it into a file");
	else if (ferror(stdin))
		(void)err_errno(e, "cannot read standard input");
	else if (*size == 0)
		(void)err_set(e, "standard input is empty: there are no lengths in it");
	else
		return bytes;
	free(bytes);
	return NULL;
}

static int keep(const char *bytes, size_t size, const char *path, struct err *e)
{
	struct atomic_file file;

	if (atomic_open(&file, path, e) != 0)
		return -1;
	if (fwrite(bytes, 1, size, file.stream) == size)
		return atomic_commit(&file, e);
	(void)err_errno(e, "cannot write '%s'", path);
	atomic_abort(&file);
	return -1;
}

int geometry_operand(const char *text, char out[GEOMETRY_OPERAND], struct err *e)
{
	char folder[GEOMETRY_OPERAND - 64], *bytes;
	size_t size;
	int status;

	if (strcmp(text, "-") != 0)
		return snprintf(out, GEOMETRY_OPERAND, "%s", text) < GEOMETRY_OPERAND
			       ? 0
			       : err_as(e, ERR_USAGE, "'%.60s...' is too long for a geometry", text);
	if (build_cache_default(folder, sizeof folder) != 0)
		return err_set(e, "no folder to keep standard input in: set HOME or XDG_CACHE_HOME");
	bytes = read_all(&size, e);
	if (!bytes)
		return -1;
	(void)snprintf(out, GEOMETRY_OPERAND, "%s/input/%016llx%s", folder,
		       (unsigned long long)hash_bytes(HASH_START, bytes, size), ending_of(bytes, size));
	status = keep(bytes, size, out, e);
	free(bytes);
	return status;
}

/* Saves standard input to a file. */
#include "tuner/cli/base/standard_input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "harness/base/hash.h"
#include "harness/process/build_cache.h"
#include "tuner/base/atomic_file.h"

#define INPUT_MOST ((size_t)1 << 30)

/* How files begin, and the ending of the name by which a reader is chosen. */
static const struct kind {
	const char *begin;
	size_t size;
	const char *ending;
} kinds[] = {{"%%MatrixMarket", 14, ".mtx"}, {"\x93NUMPY", 6, ".npy"}, {"%", 1, ".rowlen"}};

static const struct kind packed[] = {{"\xfd"
				      "7zXZ",
				      5, ".xz"},
				     {"BZh", 3, ".bz2"},
				     {"\x28\xb5\x2f\xfd", 4, ".zst"},
				     {"PK\x03\x04", 4, ".zip"}};

static const char *ending_among(const struct kind *list, size_t count, const char *bytes, size_t size)
{
	for (size_t i = 0; i < count; i++)
		if (size >= list[i].size && memcmp(bytes, list[i].begin, list[i].size) == 0)
			return list[i].ending;
	return NULL;
}

/* Decompresses the first bytes of gzipped data. */
static size_t unpack_beginning(const char *bytes, size_t size, char *out, size_t room)
{
	z_stream z = {.next_in = (unsigned char *)(uintptr_t)bytes,
		      .avail_in = size < 4096 ? (unsigned)size : 4096,
		      .next_out = (unsigned char *)out,
		      .avail_out = (unsigned)room};

	if (inflateInit2(&z, 15 + 16) != Z_OK)
		return 0;
	(void)inflate(&z, Z_SYNC_FLUSH);
	(void)inflateEnd(&z);
	return room - z.avail_out;
}

/* The ending by which a reader is chosen; NULL with e filled for data that none reads. */
static const char *ending_of(const char *bytes, size_t size, char text[16], struct err *e)
{
	const int is_gzip = size >= 2 && memcmp(bytes, "\x1f\x8b", 2) == 0;
	const char *ending = ending_among(packed, sizeof packed / sizeof *packed, bytes, size);
	char beginning[64];

	if (ending) {
		(void)err_as(e, ERR_USAGE,
			     "standard input is compressed as %s, which is not supported: unpack it, or use gzip",
			     ending);
		return NULL;
	}
	if (is_gzip) {
		size = unpack_beginning(bytes, size, beginning, sizeof beginning);
		bytes = beginning;
	}
	ending = ending_among(kinds, sizeof kinds / sizeof *kinds, bytes, size);
	if (is_gzip && ending && strcmp(ending, ".npy") == 0) {
		(void)err_as(e, ERR_USAGE, "standard input is an array of NumPy compressed by gzip: unpack it");
		return NULL;
	}
	(void)snprintf(text, 16, "%s%s", ending ? ending : ".csv", is_gzip ? ".gz" : "");
	return text;
}

/* Reads all of standard input, malloc'd. */
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
	char folder[GEOMETRY_OPERAND - 64], *bytes, text_of_ending[16];
	const char *ending;
	size_t size;
	int status = -1;

	if (strcmp(text, "-") != 0)
		return snprintf(out, GEOMETRY_OPERAND, "%s", text) < GEOMETRY_OPERAND
			       ? 0
			       : err_as(e, ERR_USAGE, "'%.60s...' is too long for a geometry", text);
	if (build_cache_default(folder, sizeof folder) != 0)
		return err_set(e, "no folder to keep standard input in: set HOME or XDG_CACHE_HOME");
	bytes = read_all(&size, e);
	if (!bytes)
		return -1;
	ending = ending_of(bytes, size, text_of_ending, e);
	if (ending) {
		(void)snprintf(out, GEOMETRY_OPERAND, "%s/input/%016llx%s", folder,
			       (unsigned long long)hash_bytes(HASH_START, bytes, size), ending);
		status = keep(bytes, size, out, e);
	}
	free(bytes);
	return status;
}

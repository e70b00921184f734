/* Inspects database files and their folders without SQLite. */
#include "tuner/store/store_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tuner/store/schema.h"

/* The header of an SQLite file (sqlite.org, "Database File Format", 1.3): offsets of the big-endian fields read
 * here. */
enum { HEADER_BYTES = 100, PAGE_SIZE_AT = 16, PAGES_AT = 28, USER_VERSION_AT = 60, APPLICATION_ID_AT = 68 };

static uint32_t big_endian(const unsigned char *at)
{
	return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | (uint32_t)at[3];
}

static int not_empty(const char *path, const char *suffix)
{
	size_t size = strlen(path) + strlen(suffix) + 1;
	char *name = malloc(size);
	struct stat status;
	int result;

	if (!name)
		return 1; /* to be safe; SQLite will check itself */
	(void)snprintf(name, size, "%s%s", path, suffix);
	result = stat(name, &status) == 0 && status.st_size > 0;
	free(name);
	return result;
}

int store_file_logged(const char *path)
{
	return not_empty(path, "-wal") || not_empty(path, "-journal");
}

static int check_header(const char *path, const unsigned char *header, int64_t size, int logged, struct err *e)
{
	uint32_t page = (uint32_t)header[PAGE_SIZE_AT] << 8 | header[PAGE_SIZE_AT + 1];
	int64_t pages = big_endian(header + PAGES_AT), needed;
	uint32_t version = big_endian(header + USER_VERSION_AT);

	if (big_endian(header + APPLICATION_ID_AT) != SCHEMA_APPLICATION_ID)
		return err_set(e, "'%s' is a database of another program", path);
	if (version > SCHEMA_VERSION)
		return err_set(e, "'%s' was written by a newer segtune (format %u, this one knows %d)", path, version,
			       SCHEMA_VERSION);
	if (page == 1)
		page = 65536; /* does not fit in the field */
	needed = pages * page;
	/* the missing pages may be in a log next to it, which SQLite decides */
	if (!logged && size < needed)
		return err_set(e, "'%s' is truncated: %lld of %lld bytes", path, (long long)size, (long long)needed);
	return 0;
}

static int check_content(const char *path, int64_t size, int logged, struct err *e)
{
	unsigned char header[HEADER_BYTES];
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t got;

	if (fd < 0)
		return err_errno(e, "cannot read database '%s'", path);
	got = read(fd, header, sizeof header);
	if (got < 0) {
		(void)err_errno(e, "cannot read database '%s'", path);
		(void)close(fd);
		return -1;
	}
	(void)close(fd);
	if (got < HEADER_BYTES || memcmp(header, "SQLite format 3", 16) != 0)
		return err_set(e, "'%s' is not a segtune database", path);
	return check_header(path, header, size, logged, e);
}

/* SQLite needs the folder for its log, and would only report "unable to open database file". */
static int check_folder(const char *path, struct err *e)
{
	char *folder = strdup(path);
	char *slash;
	int result;

	if (!folder)
		return err_set(e, "no memory for the path '%s'", path);
	slash = strrchr(folder, '/');
	if (slash)
		slash[slash == folder] = '\0';
	result = access(slash ? folder : ".", W_OK | X_OK);
	if (result != 0)
		(void)err_errno(e, "cannot write database '%s': folder '%s'", path, slash ? folder : ".");
	free(folder);
	return result;
}

int store_file_inspect(const char *path, int write, enum store_file_kind *kind, struct err *e)
{
	struct stat status;

	*kind = STORE_FILE_NONE;
	if (stat(path, &status) != 0) {
		if (errno != ENOENT)
			return err_errno(e, "cannot open database '%s'", path);
		return write ? check_folder(path, e) : 0;
	}
	if (!S_ISREG(status.st_mode))
		return err_set(e, "cannot open database '%s': %s", path,
			       S_ISDIR(status.st_mode) ? "it is a folder" : "it is not a regular file");
	if (status.st_size > 0) {
		int logged = store_file_logged(path);

		if (check_content(path, status.st_size, logged, e) != 0)
			return -1;
		*kind = logged ? STORE_FILE_LOGGED : STORE_FILE_CLEAN;
	}
	if (!write)
		return 0;
	if (access(path, W_OK) != 0)
		return err_errno(e, "cannot write database '%s'", path);
	return check_folder(path, e);
}

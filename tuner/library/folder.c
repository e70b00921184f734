/* Output folders: written under a temporary name beside their destination, then renamed. */
#include "tuner/library/folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tuner/base/atomic_file.h"

/* 1: there is nothing at path, or an empty folder; 0: there is something else; -1: it cannot be read. */
static int is_free(const char *path)
{
	DIR *dir = opendir(path);
	struct dirent *entry;
	int empty = 1;

	if (!dir)
		return errno == ENOENT ? 1 : errno == ENOTDIR ? 0 : -1;
	while (empty && (entry = readdir(dir)))
		empty = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
	(void)closedir(dir);
	return empty;
}

static void release(struct folder *f)
{
	free(f->path);
	free(f->temporary);
	free(f->file);
	*f = (struct folder){0};
}

int folder_open(struct folder *f, const char *path, struct err *e)
{
	size_t length = strlen(path);
	const int is = is_free(path);

	*f = (struct folder){0};
	while (length > 1 && path[length - 1] == '/')
		length--;
	if (is < 0)
		return err_errno(e, "cannot read folder '%s'", path);
	if (!is)
		return err_as(e, ERR_USAGE, "'%s' exists and is not an empty folder", path);
	f->path = strndup(path, length);
	f->room = length + sizeof ".XXXXXX/" + FOLDER_NAME;
	f->temporary = malloc(f->room);
	f->file = malloc(f->room);
	if (!f->path || !f->temporary || !f->file) {
		release(f);
		return err_set(e, "out of memory for the name of a folder");
	}
	(void)snprintf(f->temporary, f->room, "%s.XXXXXX", f->path);
	if (make_parents(f->path, e) != 0 ||
	    (!mkdtemp(f->temporary) && err_errno(e, "cannot make a folder beside '%s'", path))) {
		release(f);
		return -1;
	}
	return 0;
}

static const char *path_in(const struct folder *f, const char *name)
{
	(void)snprintf(f->file, f->room, "%s/%s", f->temporary, name);
	return f->file;
}

FILE *folder_file(struct folder *f, const char *name, struct err *e)
{
	FILE *file;

	if (f->count == FOLDER_FILES) {
		(void)err_set(e, "too many files in folder '%s'", f->path);
		return NULL;
	}
	file = fopen(path_in(f, name), "w");
	if (file)
		f->names[f->count++] = name;
	else
		(void)err_errno(e, "cannot write '%s'", f->file);
	return file;
}

int folder_close_file(FILE *file, const char *name, struct err *e)
{
	const int failed = fflush(file) != 0 || ferror(file) || fsync(fileno(file)) != 0;
	const int error = errno;

	if (fclose(file) == 0 && !failed)
		return 0;
	errno = failed ? error : errno;
	return err_errno(e, "cannot write '%s'", name);
}

int folder_commit(struct folder *f, struct err *e)
{
	/* mkdtemp creates the folder with mode 0700; the umask decides what others may do, as for any new folder. */
	const mode_t mask = umask(0);

	(void)umask(mask);
	if (chmod(f->temporary, 0777 & ~mask) != 0 || rename(f->temporary, f->path) != 0) {
		(void)err_errno(e, "cannot move folder '%s' into place", f->path);
		folder_abort(f);
		return -1;
	}
	release(f);
	return 0;
}

void folder_abort(struct folder *f)
{
	for (int i = 0; i < f->count; i++)
		(void)unlink(path_in(f, f->names[i]));
	if (f->temporary)
		(void)rmdir(f->temporary);
	release(f);
}

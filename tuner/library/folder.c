/* Folders: written beside their place and renamed. */
#include "tuner/library/folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tuner/base/atomic_file.h"

/* 1: there is nothing at path, or an empty folder; 0: something else; -1: it cannot be read. */
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
		return err_as(e, ERR_USAGE, "'%s' is there already and is no empty folder", path);
	f->path = strndup(path, length);
	if (!f->path || asprintf(&f->temporary, "%s.XXXXXX", f->path) < 0) {
		f->temporary = NULL;
		release(f);
		return err_set(e, "out of memory for the name of a folder");
	}
	if (make_parents(f->path, e) != 0 ||
	    (!mkdtemp(f->temporary) && err_errno(e, "cannot make a folder beside '%s'", path))) {
		release(f);
		return -1;
	}
	return 0;
}

FILE *folder_file(struct folder *f, const char *name, struct err *e)
{
	char *path;
	FILE *file = NULL;

	if (f->count == FOLDER_FILES || asprintf(&path, "%s/%s", f->temporary, name) < 0) {
		(void)err_set(e, "too many files in folder '%s'", f->path);
		return NULL;
	}
	file = fopen(path, "w");
	if (file)
		f->names[f->count++] = name;
	else
		(void)err_errno(e, "cannot write '%s'", path);
	free(path);
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
	/* mkdtemp makes it for this user alone; what others may do is for the umask to say. */
	const mode_t mask = umask(0);

	(void)umask(mask);
	if (chmod(f->temporary, 0777 & ~mask) != 0 || rename(f->temporary, f->path) != 0) {
		(void)err_errno(e, "cannot put folder '%s' in its place", f->path);
		folder_abort(f);
		return -1;
	}
	release(f);
	return 0;
}

void folder_abort(struct folder *f)
{
	for (int i = 0; i < f->count; i++) {
		char *path;

		if (asprintf(&path, "%s/%s", f->temporary, f->names[i]) >= 0) {
			(void)unlink(path);
			free(path);
		}
	}
	if (f->temporary)
		(void)rmdir(f->temporary);
	release(f);
}

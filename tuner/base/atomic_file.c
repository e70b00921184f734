/* Files that appear completely or not at all. */
#include "tuner/base/atomic_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int make_parents(const char *path, struct err *e)
{
	char *folder = strdup(path);
	int result = 0;

	if (!folder)
		return err_set(e, "no memory for the path '%s'", path);
	for (char *slash = strchr(folder + (*folder == '/'), '/'); slash && result == 0;
	     slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		if (mkdir(folder, 0777) != 0 && errno != EEXIST)
			result = err_errno(e, "cannot create folder '%s'", folder);
		*slash = '/';
	}
	free(folder);
	return result;
}

static void release(struct atomic_file *f)
{
	if (f->stream)
		(void)fclose(f->stream);
	free(f->path);
	free(f->temporary);
	*f = (struct atomic_file){0};
}

/* mkstemp makes files private; this sets the mode that open() would have used. */
static void set_default_mode(int fd)
{
	mode_t mask = umask(0);

	(void)umask(mask);
	(void)fchmod(fd, 0666 & ~mask); /* may fail on a file system without permissions */
}

static int fail_in_folder(const char *path, struct err *e)
{
	const char *slash = strrchr(path, '/');
	const int length = slash > path ? (int)(slash - path) : 1; /* of the root, and of "." */

	return err_errno(e, "cannot write '%s': folder '%.*s'", path, length, slash ? path : ".");
}

static int open_temporary(struct atomic_file *f, struct err *e)
{
	size_t size = strlen(f->path) + sizeof ".XXXXXX";
	int fd;

	f->temporary = malloc(size);
	if (!f->temporary)
		return err_set(e, "no memory for the path '%s'", f->path);
	(void)snprintf(f->temporary, size, "%s.XXXXXX", f->path);
	fd = mkstemp(f->temporary);
	if (fd < 0) {
		free(f->temporary);
		f->temporary = NULL; /* nothing to remove */
		return fail_in_folder(f->path, e);
	}
	set_default_mode(fd);
	f->stream = fdopen(fd, "w");
	if (!f->stream) {
		(void)err_errno(e, "cannot write '%s'", f->temporary);
		(void)close(fd);
		return -1;
	}
	return 0;
}

/* A separate stream, because stdout is filtered by plain_output.h, which what is written here must not be. */
static int open_standard_output(struct atomic_file *f, struct err *e)
{
	int fd;

	(void)fflush(stdout);
	fd = dup(STDOUT_FILENO);
	f->stream = fd >= 0 ? fdopen(fd, "w") : NULL;
	if (f->stream)
		return 0;
	(void)err_errno(e, "cannot write standard output");
	if (fd >= 0)
		(void)close(fd);
	return -1;
}

int atomic_open(struct atomic_file *f, const char *path, struct err *e)
{
	struct stat status;
	int exists;

	*f = (struct atomic_file){0};
	if (strcmp(path, "-") == 0)
		return open_standard_output(f, e);
	exists = stat(path, &status) == 0;
	if (exists && S_ISDIR(status.st_mode))
		return err_set(e, "cannot write '%s': it is a folder", path);
	if (!exists && make_parents(path, e) != 0)
		return -1;
	/* The target of a symbolic link: renaming over the link itself would leave the target unchanged. */
	f->path = exists && S_ISREG(status.st_mode) ? realpath(path, NULL) : strdup(path);
	if (!f->path)
		return err_errno(e, "cannot write '%s'", path);
	if (!exists || S_ISREG(status.st_mode)) {
		if (open_temporary(f, e) == 0)
			return 0;
	} else {
		f->stream = fopen(path, "w");
		if (f->stream)
			return 0;
		(void)err_errno(e, "cannot write '%s'", path);
	}
	atomic_abort(f);
	return -1;
}

int atomic_commit(struct atomic_file *f, struct err *e)
{
	/* Some file systems execute the rename before the writes: without fsync a power failure could leave an empty
	 * file. */
	int failed = fflush(f->stream) != 0 || ferror(f->stream) || (f->temporary && fsync(fileno(f->stream)) != 0);

	if (!failed) {
		failed = fclose(f->stream) != 0;
		f->stream = NULL;
		failed = failed || (f->temporary && rename(f->temporary, f->path) != 0);
	}
	if (failed) {
		(void)err_errno(e, "cannot write '%s'", f->path ? f->path : "standard output");
		atomic_abort(f);
		return -1;
	}
	release(f);
	return 0;
}

int atomic_finish(struct atomic_file *f, int status, struct err *e)
{
	if (status == 0)
		return atomic_commit(f, e);
	atomic_abort(f);
	return -1;
}

void atomic_abort(struct atomic_file *f)
{
	if (f->temporary)
		(void)unlink(f->temporary);
	release(f);
}

/* Finds a writable folder for PoCL's kernel cache. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/device/opencl_impl.h"

/* An environment variable; NULL if unset or empty. */
static const char *setting(const char *name)
{
	const char *text = getenv(name);

	return text && *text ? text : NULL;
}

/* Shortens an absolute path to its longest existing part. -1 if that is not a folder. */
static int cut_to_existing(char *path)
{
	struct stat status;

	while (stat(path, &status) != 0) {
		char *slash = strrchr(path, '/');

		if (errno != ENOENT || !slash)
			return -1;
		slash[slash == path] = '\0';
	}
	return S_ISDIR(status.st_mode) ? 0 : -1;
}

/* Whether base/below can be created or written to. Tries it, because permissions do not decide that (root, quotas,
 * read-only disks). */
static int can_make(const char *base, const char *below)
{
	char path[PATH_MAX], probe[PATH_MAX + 20];

	if (!base || base[0] != '/' || snprintf(path, sizeof path, "%s%s", base, below) >= (int)sizeof path ||
	    cut_to_existing(path))
		return 0;
	(void)snprintf(probe, sizeof probe, "%s/.segtune-XXXXXX", path);
	return mkdtemp(probe) && rmdir(probe) == 0;
}

/* The path of the user's private folder under base, created if needed. -1 if others have access to it. */
static int make_private(const char *base, char *path, size_t size)
{
	struct stat status;

	if (snprintf(path, size, "%s/segtune-pocl-%lu", base, (unsigned long)geteuid()) >= (int)size ||
	    (mkdir(path, S_IRWXU) != 0 && errno != EEXIST))
		return -1;
	/* lstat: someone else may have put a symbolic link there. */
	if (lstat(path, &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != geteuid() ||
	    (status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
		return -1;
	return can_make(path, "") ? 0 : -1;
}

void pocl_cache_prepare(void)
{
	const char *xdg = setting("XDG_CACHE_HOME"), *tmp = setting("TMPDIR");
	char path[PATH_MAX];

	if (setting("POCL_CACHE_DIR"))
		return;
	(void)unsetenv("POCL_CACHE_DIR"); /* PoCL aborts if it is empty */
	if (xdg ? can_make(xdg, "/pocl/kcache") : can_make(setting("HOME"), "/.cache/pocl/kcache"))
		return;
	if (make_private(tmp ? tmp : "/tmp", path, sizeof path) == 0)
		(void)setenv("POCL_CACHE_DIR", path, 1);
}

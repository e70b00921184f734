/*
 * Preloaded into the program (LD_PRELOAD): PoCL loads the first kernel that it has compiled a minute late, once while
 * the file LATE_ONCE is not there. As on a machine that is busy with something else.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void *dlopen(const char *path, int flags)
{
	void *(*next)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
	const char *cache = getenv("POCL_CACHE_DIR"), *once = getenv("LATE_ONCE");
	int fd;

	if (path && cache && once && strncmp(path, cache, strlen(cache)) == 0) {
		fd = open(once, O_CREAT | O_EXCL | O_WRONLY, 0666);
		if (fd >= 0) {
			(void)close(fd);
			(void)sleep(60);
		}
	}
	return next(path, flags);
}

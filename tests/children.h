/* The child processes of a test. */
#ifndef SEGTUNE_TESTS_CHILDREN_H
#define SEGTUNE_TESTS_CHILDREN_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How many child processes there are that were not reaped; *first is one of them. */
static inline int children_count(pid_t *first)
{
	DIR *dir = opendir("/proc");
	const struct dirent *d;
	int count = 0;

	while (dir && (d = readdir(dir)) != NULL) {
		char path[300], text[512];
		const char *at;
		FILE *f;

		(void)snprintf(path, sizeof path, "/proc/%s/stat", d->d_name);
		f = d->d_name[0] >= '0' && d->d_name[0] <= '9' ? fopen(path, "r") : NULL;
		if (!f)
			continue;
		at = fgets(text, sizeof text, f) ? strrchr(text, ')') : NULL;
		/* In /proc/PID/stat ") S 123": the state, then the parent. */
		if (at && strlen(at) > 4 && strtol(at + 4, NULL, 10) == getpid()) {
			*first = (pid_t)strtol(d->d_name, NULL, 10);
			count++;
		}
		(void)fclose(f);
	}
	if (dir)
		(void)closedir(dir);
	return count;
}

#endif

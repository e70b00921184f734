/* For tests of exported text: compiles and runs programs in a folder of their own; random numbers. */
#ifndef SEGTUNE_TEST_COMPILE_H
#define SEGTUNE_TEST_COMPILE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "test.h"

static char folder[] = "/tmp/segtune-export-XXXXXX";

#define FLAGS "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"

/* xorshift64 (Marsaglia 2003): times that look measured, but are the same in every run. */
static inline double next_random(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (double)(*state >> 11) * 0x1p-53;
}

static inline int make_folder(void)
{
	return mkdtemp(folder) ? 0 : -1;
}

static inline void remove_folder(void)
{
	char command[64];

	(void)snprintf(command, sizeof command, "rm -rf '%s'", folder);
	if (system(command) != 0)
		(void)fputs("cannot remove the test's folder\n", stderr);
}

static inline void path_in(char *out, size_t size, const char *name)
{
	(void)snprintf(out, size, "%s/%s", folder, name);
}

static inline int has_command(const char *name)
{
	char line[128];

	(void)snprintf(line, sizeof line, "command -v %s >/dev/null 2>&1", name);
	return system(line) == 0;
}

/* Runs a command in the test's folder; its output is shown only if it fails. */
static inline int in_folder(const char *command)
{
	char line[1024];

	(void)snprintf(line, sizeof line, "cd %s && { %s; } >log 2>&1 || { head -20 log; false; }", folder, command);
	return system(line) == 0;
}

static inline int write_text(const char *name, const char *text)
{
	char path[128];
	FILE *f;
	int result;

	path_in(path, sizeof path, name);
	f = fopen(path, "w");
	if (!f)
		return -1;
	result = fputs(text, f) < 0;
	return fclose(f) != 0 || result ? -1 : 0;
}

static inline int file_exists(const char *name)
{
	char path[128];

	path_in(path, sizeof path, name);
	return access(path, F_OK) == 0;
}

static const char *const languages[][2] = {{"gcc", "gcc -x c -std=c99"},
					   {"g++", "g++ -x c++ -std=c++11"},
					   {"clang", "clang -x c -std=c99"},
					   {"clang++", "clang++ -x c++ -std=c++11"}};

/* Compiles source.c in each language whose compiler is installed; a.out is that of the last. */
static inline void compiles(struct test_counts *t, const char *what, int from)
{
	char command[256], title[128];

	for (int i = from; i < 4; i += 1 + from) {
		(void)snprintf(title, sizeof title, "%s with %s", what, languages[i][1]);
		if (!has_command(languages[i][0])) {
			test_skip(t, title, "no such compiler");
			continue;
		}
		(void)snprintf(command, sizeof command, "%s " FLAGS " -o a.out source.c", languages[i][1]);
		test_ok(t, in_folder(command), "%s", title);
	}
}

#endif

/* Private to the library: a folder that appears completely or not at all. */
#ifndef SEGTUNE_FOLDER_H
#define SEGTUNE_FOLDER_H

#include <stdio.h>

#include "harness/base/err.h"

#define FOLDER_FILES 16
#define FOLDER_NAME 64

struct folder {
	char *path, *temporary; /* final path; current path */
	char *file; /* buffer for a path in it, allocated in advance because removing everything must not need memory */
	size_t room;
	const char *names[FOLDER_FILES]; /* of the files made so far; static texts */
	int count;
};

/* Begins a folder next to path, which must not exist or be empty (ERR_USAGE). End with folder_commit or
 * folder_abort. */
int folder_open(struct folder *f, const char *path, struct err *e);

/* Creates a file in it, to be closed by folder_close_file; NULL with e filled on failure. name: static text, shorter
 * than FOLDER_NAME. */
FILE *folder_file(struct folder *f, const char *name, struct err *e);
int folder_close_file(FILE *file, const char *name, struct err *e);

/* Moves it to its final path. On failure everything is removed. */
int folder_commit(struct folder *f, struct err *e);

/* Removes what was written. Does nothing if the folder is closed. */
void folder_abort(struct folder *f);

#endif

/* Private to the library: a folder that appears whole or not at all. */
#ifndef SEGTUNE_FOLDER_H
#define SEGTUNE_FOLDER_H

#include <stdio.h>

#include "harness/base/err.h"

#define FOLDER_FILES 16
#define FOLDER_NAME 64

struct folder {
	char *path, *temporary; /* where it will be, where it is now */
	char *file;             /* a path in it: room for that, since to remove all must need no memory */
	size_t room;
	const char *names[FOLDER_FILES]; /* of the files made so far; static texts */
	int count;
};

/* Begin a folder beside path, which must not exist or be empty (ERR_USAGE). End with folder_commit or folder_abort. */
int folder_open(struct folder *f, const char *path, struct err *e);

/* A new file in it, to be closed by folder_close_file; NULL with e filled. name: static text, shorter than
 * FOLDER_NAME. */
FILE *folder_file(struct folder *f, const char *name, struct err *e);
int folder_close_file(FILE *file, const char *name, struct err *e);

/* Put it in its place. On failure all is removed. */
int folder_commit(struct folder *f, struct err *e);

/* Remove what was written. Does nothing on a closed folder. */
void folder_abort(struct folder *f);

#endif

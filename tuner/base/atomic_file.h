/* Files that appear whole or not at all: written to a temporary beside them, synced, renamed. */
#ifndef SEGTUNE_ATOMIC_FILE_H
#define SEGTUNE_ATOMIC_FILE_H

#include <stdio.h>

#include "harness/base/err.h"

/* A file being written. Zero-initialised is closed. */
struct atomic_file {
	FILE *stream;    /* write here */
	char *path;      /* where it will be; NULL for standard output */
	char *temporary; /* where it is now, in the folder of path; NULL where path is written in place */
};

/*
 * Begin to write path, making its parent folders. "-" is standard output. What exists but is no regular file
 * (/dev/null, a pipe) is written in place: renaming over it would replace the device. End with atomic_commit or
 * atomic_abort.
 */
int atomic_open(struct atomic_file *f, const char *path, struct err *e);

/* Flush, sync, rename. Closes f in any case; on failure the temporary is removed and path is as it was. */
int atomic_commit(struct atomic_file *f, struct err *e);

/* Commit if status is 0, else abort; returns 0 or -1. */
int atomic_finish(struct atomic_file *f, int status, struct err *e);

/* Discard what was written. Does nothing on a closed f. */
void atomic_abort(struct atomic_file *f);

/* Make the parent folders of path. */
int make_parents(const char *path, struct err *e);

#endif

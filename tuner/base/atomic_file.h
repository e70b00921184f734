/* Files that appear completely or not at all: written to a temporary file next to them, synced, then renamed. */
#ifndef SEGTUNE_ATOMIC_FILE_H
#define SEGTUNE_ATOMIC_FILE_H

#include <stdio.h>

#include "harness/base/err.h"

/* A file being written. Zero-initialized: closed. */
struct atomic_file {
	FILE *stream;    /* write to this */
	char *path;      /* the final path; NULL for standard output */
	char *temporary; /* the temporary file, in the same folder; NULL if path is written in place */
};

/* Starts writing path, creating its parent folders. "-" is standard output. Something that exists but is not a regular
 * file (/dev/null, a pipe) is written in place, because renaming over it would replace the device. Returns -1 with e
 * filled on failure. End with atomic_commit or atomic_abort. */
int atomic_open(struct atomic_file *f, const char *path, struct err *e);

/* Flushes, syncs and renames. Always closes f; on failure the temporary file is removed and path is unchanged. */
int atomic_commit(struct atomic_file *f, struct err *e);

/* Commits if status is 0, else aborts; returns 0 or -1. */
int atomic_finish(struct atomic_file *f, int status, struct err *e);

/* Discards what was written. Does nothing if f is closed. */
void atomic_abort(struct atomic_file *f);

/* Creates the parent folders of path. */
int make_parents(const char *path, struct err *e);

#endif

/* What a database file is, without SQLite, which would write beside it or even into it. */
#ifndef SEGTUNE_STORE_FILE_H
#define SEGTUNE_STORE_FILE_H

#include "harness/base/err.h"

enum store_file_kind {
	STORE_FILE_NONE,  /* no such file, or an empty one: may become a database */
	STORE_FILE_CLEAN, /* ours, without a log beside it: everything is in the file */
	STORE_FILE_LOGGED /* ours, with a log beside it: a writer is active or was killed */
};

/*
 * Inspect path. -1 for what must not be touched: a folder or device, no SQLite database, one of another program or of a
 * newer version, or one that is truncated. write: also -1 if it or its folder cannot be written to.
 */
int store_file_inspect(const char *path, int write, enum store_file_kind *kind, struct err *e);

/* Whether the log of path (its write-ahead log, or a rollback journal) exists and is not empty. */
int store_file_logged(const char *path);

#endif

/* Inspects a database file without SQLite, which might write next to it or even into it. */
#ifndef SEGTUNE_STORE_FILE_H
#define SEGTUNE_STORE_FILE_H

#include "harness/base/err.h"

enum store_file_kind {
	STORE_FILE_NONE,  /* no such file, or an empty one, which may become a database */
	STORE_FILE_CLEAN, /* ours, with no log next to it: everything is in the file */
	STORE_FILE_LOGGED /* ours, with a log next to it: a writer is active or was killed */
};

/* Inspects path. -1 with e filled for what must not be touched: a folder or device, a file that is not an SQLite
 * database, belongs to another program or a newer version, or is truncated; with `write`, also if it or its folder is
 * not writable. */
int store_file_inspect(const char *path, int write, enum store_file_kind *kind, struct err *e);

/* Whether the log of path (write-ahead log or rollback journal) exists and is not empty. */
int store_file_logged(const char *path);

#endif

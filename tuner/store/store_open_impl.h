/* Private to opening a database: restrictions of a connection, migrations, and verification of a file's schema. */
#ifndef SEGTUNE_STORE_OPEN_IMPL_H
#define SEGTUNE_STORE_OPEN_IMPL_H

#include "tuner/store/store_sql.h"

/* Limits what a malicious file can make SQLite do. To be called first on a connection, before anything is read. */
int store_distrust(struct store *s, struct err *e);

/* Adds the SQL functions that migrations and queries call. */
int store_add_functions(struct store *s, struct err *e);

/* Fills e with why SQLite cannot open the file. Returns -1. */
int store_fail_open(struct store *s, struct err *e);

/* Migrates from version `from` to version `to`, within the caller's transaction if there is one. */
int store_migrate(struct store *s, int64_t from, int64_t to, struct err *e);

/* Checks that every table, index, view and trigger of the file is one that segtune creates in this version, and that
 * none is missing. A modified view could give any answer to our queries, and a trigger could act on our writes. */
int store_check_schema(struct store *s, int64_t version, struct err *e);

/* A new in-memory database, which exists until it is closed; name: for messages. */
int store_open_private(const char *name, struct store **store, struct err *e);

/* The file whose bytes claims lock. It is closed after the connection: closing it earlier would drop the locks of
 * that. */
int claims_open(struct store *s, struct err *e);
void claims_close(struct store *s);

#endif

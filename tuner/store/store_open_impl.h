/* Private to opening a database: what a connection may do, migrations, and whether a file's schema is ours. */
#ifndef SEGTUNE_STORE_OPEN_IMPL_H
#define SEGTUNE_STORE_OPEN_IMPL_H

#include "tuner/store/store_sql.h"

/* Limit what a file can make SQLite do. The first thing on a connection, before anything is read. */
int store_distrust(struct store *s, struct err *e);

/* The SQL functions that migrations and queries call. */
int store_add_functions(struct store *s, struct err *e);

/* From version `from` to version `to`, within the caller's transaction if there is one. */
int store_migrate(struct store *s, int64_t from, int64_t to, struct err *e);

/*
 * Is each table, index, view and trigger of the file one that segtune makes in this version, and is none missing? A
 * view of another text would answer our queries with what it likes, a trigger would act on our writes.
 */
int store_check_schema(struct store *s, int64_t version, struct err *e);

/* A new database without a file, which goes when it is closed; name: for messages. */
int store_open_private(const char *name, struct store **store, struct err *e);

/*
 * The file whose bytes claims lock. It is closed after the connection, whose locks closing it would drop.
 */
int claims_open(struct store *s, struct err *e);
void claims_close(struct store *s);

#endif

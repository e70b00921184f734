/* The database schema, as SQL text. */
#ifndef SEGTUNE_SCHEMA_H
#define SEGTUNE_SCHEMA_H

/* "SegT": identifies the file as ours, in bytes 68..71 of its header. */
#define SCHEMA_APPLICATION_ID 0x53656754
#define SCHEMA_VERSION 16
#define SCHEMA_READABLE 2 /* schema_views can be used from this version on */

/*
 * schema_migrations[v] holds the SQL texts, NULL-terminated, that take a database from version v to v + 1 in one
 * transaction. To change the schema, append an entry and increase SCHEMA_VERSION; never edit released entries. Views
 * are created and dropped by texts of their own, which begin with CREATE VIEW or DROP VIEW, so that a new database can
 * skip views that a later version drops.
 */
extern const char *const *const schema_migrations[SCHEMA_VERSION];

/* schema_views[v] holds the current views and what they need, all temporary, for reading a file of version v that
 * cannot be written. */
extern const char *const *const schema_views[SCHEMA_VERSION];

/* The durable tables, ordered such that rows refer to earlier tables only; NULL-terminated. */
extern const char *const schema_tables[];

#endif

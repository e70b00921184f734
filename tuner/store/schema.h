/* The database's schema, as text. */
#ifndef SEGTUNE_SCHEMA_H
#define SEGTUNE_SCHEMA_H

/* "SegT": marks a file as ours in bytes 68..71 of its header. */
#define SCHEMA_APPLICATION_ID 0x53656754
#define SCHEMA_VERSION 14
#define SCHEMA_READABLE 2 /* versions from this one on can be read with schema_views */

/*
 * schema_migrations[v] are the SQL texts, NULL at the end, that take a database from version v to v + 1 in one
 * transaction. A change of the schema appends one and raises SCHEMA_VERSION; what has been released is never edited.
 * Views are made and dropped by texts of their own, which begin with that: of a new database those are left out that a
 * later version drops.
 */
extern const char *const *const schema_migrations[SCHEMA_VERSION];

/* schema_views[v] are the views of this version and what they need, all temporary, to read a file of version v that
 * cannot be written to. */
extern const char *const *const schema_views[SCHEMA_VERSION];

/* The durable tables in an order in which a row refers to earlier tables only; NULL at the end. */
extern const char *const schema_tables[];

#endif

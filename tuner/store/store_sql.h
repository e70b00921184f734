/* Private to store*.c: a connection, values, statements, one way to report what SQLite says. */
#ifndef SEGTUNE_STORE_SQL_H
#define SEGTUNE_STORE_SQL_H

#include <sqlite3.h>
#include <stdint.h>

#include "tuner/store/store.h"

#define STORE_STATEMENTS 32

struct store {
	sqlite3 *db;
	char *path;
	int retry; /* store_retry */
	int alike; /* store_share */
	/* Statements of the writing side, prepared at first use and kept: [k] belongs to keys[k], a string literal. */
	struct {
		const char *sql;
		sqlite3_stmt *stmt;
	} kept[STORE_STATEMENTS];
};

enum value_kind { VALUE_NULL, VALUE_INT, VALUE_REAL, VALUE_TEXT, VALUE_BLOB };

/* What is bound to one parameter. Texts and blobs are borrowed until the statement has run. */
struct value {
	enum value_kind kind;
	int64_t integer; /* or bytes of a blob */
	double real;
	const void *data;
};

struct value value_int(int64_t i);
struct value value_maybe(int64_t i); /* NULL if negative */
struct value value_real(double r);
struct value value_text(const char *text); /* NULL pointer: empty text */
struct value value_blob(const void *data, int64_t bytes);

/* A list of values as two arguments: array, count. */
#define VALUES(...)                                                                                                    \
	(const struct value[]){__VA_ARGS__}, (int)(sizeof(const struct value[]){__VA_ARGS__} / sizeof(struct value))

/* Fill e from the connection's last error: path first, full disk and locks in plain words. Always -1. */
int store_fail(struct store *s, const char *what, struct err *e);

/* Run SQL without results, one or more statements. */
int store_exec(struct store *s, const char *sql, struct err *e);

/*
 * A kept statement, reset, with values bound to ?1, ?2, ...; a statement may use only the first of them. sql must be a
 * string literal. NULL on failure.
 */
sqlite3_stmt *store_kept(struct store *s, const char *sql, const struct value *values, int count, struct err *e);

/* Prepare and bind; the caller finalises. NULL on failure. */
sqlite3_stmt *store_prepare(struct store *s, const char *sql, const struct value *values, int count, struct err *e);

/* Run a kept statement that gives no rows. */
int store_put(struct store *s, const char *sql, const struct value *values, int count, struct err *e);

/* First column of the first row as an integer, `missing` without a row; kept statement. */
int store_int(struct store *s, const char *sql, const struct value *values, int count, int64_t missing, int64_t *result,
	      struct err *e);

/* Text of a column, never NULL. */
const char *store_column(sqlite3_stmt *stmt, int column);

#endif

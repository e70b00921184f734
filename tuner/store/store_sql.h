/* Private to store*.c: the connection, values, statements, and SQLite errors. */
#ifndef SEGTUNE_STORE_SQL_H
#define SEGTUNE_STORE_SQL_H

#include <sqlite3.h>
#include <stdint.h>

#include "tuner/store/store.h"

#define STORE_STATEMENTS 32

/* Limit for the fraction of the copy bandwidth: no cache is a hundred times as fast as the memory behind it. */
#define STORE_FRACTION_MAX 100

struct store {
	sqlite3 *db;
	char *path;
	int claims;    /* descriptor of the file whose bytes are locked (claims.c); -1: none */
	int retry;     /* store_retry */
	int same_name; /* store_accept_same_name */
	/* Statements prepared at first use and kept, identified by the address of their string literal. */
	struct {
		const char *sql;
		sqlite3_stmt *stmt;
	} kept[STORE_STATEMENTS];
};

enum value_kind { VALUE_NULL, VALUE_INT, VALUE_REAL, VALUE_TEXT, VALUE_BLOB };

/* A value for one parameter. Texts and blobs are borrowed until the statement has run. */
struct value {
	enum value_kind kind;
	int64_t integer; /* or the size of a blob */
	double real;
	const void *data;
};

struct value value_int(int64_t i);
struct value value_maybe(int64_t i); /* SQL NULL if negative */
struct value value_real(double r);
struct value value_text(const char *text); /* a NULL pointer becomes "" */
struct value value_blob(const void *data, int64_t bytes);

/* The values of ?1, ?2, ... */
struct values {
	const struct value *list;
	int count;
};

#define VALUES(...)                                                                                                    \
	((struct values){(const struct value[]){__VA_ARGS__},                                                          \
			 (int)(sizeof(const struct value[]){__VA_ARGS__} / sizeof(struct value))})
#define NO_VALUES ((struct values){NULL, 0})

/* Fills e from the connection's last error, with plain words for a full disk and for locks. Always returns -1. */
int store_fail(struct store *s, const char *what, struct err *e);

/* Copies all pages of `from` over those of `to`. Not VACUUM INTO: it omits the indexes of tables that are hidden by
 * temporary ones with the same name, as they are in databases of an older format. */
int store_copy_pages(struct store *to, struct store *from, struct err *e);

/* Runs one or more SQL statements without results. */
int store_exec(struct store *s, const char *sql, struct err *e);

/* Ends a transaction: commits if result is 0, else rolls back. Returns the result, with the first error in e. */
int store_end(struct store *s, int result, struct err *e);

/* A kept statement, reset, with values bound; it may use fewer of them. sql must be a string literal. NULL with e
 * filled on failure. */
sqlite3_stmt *store_kept(struct store *s, const char *sql, struct values values, struct err *e);

/* Prepares and binds a statement that the caller finalizes. NULL with e filled on failure. */
sqlite3_stmt *store_prepare(struct store *s, const char *sql, struct values values, struct err *e);

/* Runs a kept statement without results. */
int store_put(struct store *s, const char *sql, struct values values, struct err *e);

/* *result: the first column of the first row of a kept statement; 0 without a row. */
int store_int(struct store *s, const char *sql, struct values values, int64_t *result, struct err *e);

/* SQL expressions: the input of a case whose columns have this prefix ("c."), "" without an input; whether it is what a
 * filter wants. */
#define INPUT_OF(prefix)                                                                                               \
	"CASE WHEN instr(" prefix "dataset, ' ') > 0 THEN substr(" prefix "dataset, instr(" prefix                     \
	"dataset, ' ') + 1) ELSE '' END"
#define OF_INPUT(prefix, wanted) "(" wanted " = '" STORE_EVERY_INPUT "' OR " wanted " = (" INPUT_OF(prefix) "))"

/* The filter's input in the form that OF_INPUT expects. */
struct value store_wanted_input(const struct store_filter *f);

/* The text of a column; never NULL. */
const char *store_column(sqlite3_stmt *stmt, int column);

#endif

/* The database as a whole: its digest, its check, compact copies. */
#include "tuner/store/store.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/base/hash.h"
#include "tuner/base/atomic_file.h"
#include "tuner/store/schema.h"
#include "tuner/store/store_open_impl.h"
#include "tuner/store/store_sql.h"

/* Hashes kind, length and bytes; the length distinguishes ("ab", "c") from ("a", "bc"). */
static uint64_t digest_column(uint64_t hash, sqlite3_stmt *stmt, int column)
{
	unsigned char kind = (unsigned char)sqlite3_column_type(stmt, column);
	int64_t integer = sqlite3_column_int64(stmt, column);
	double real = sqlite3_column_double(stmt, column);
	const void *data = kind == SQLITE_INTEGER ? &integer : (const void *)&real;
	int size = sizeof integer;

	if (kind == SQLITE_TEXT || kind == SQLITE_BLOB || kind == SQLITE_NULL) {
		data = sqlite3_column_blob(stmt, column);
		size = sqlite3_column_bytes(stmt, column);
	}
	hash = hash_bytes(hash, &kind, sizeof kind);
	hash = hash_bytes(hash, &size, sizeof size);
	return hash_bytes(hash, data, (size_t)size);
}

static int digest_table(struct store *s, const char *table, uint64_t *digest, struct err *e)
{
	char sql[96];
	sqlite3_stmt *stmt;
	int code, result = 0;

	(void)snprintf(sql, sizeof sql, "SELECT * FROM %s ORDER BY 1", table);
	stmt = store_prepare(s, sql, NO_VALUES, e);
	if (!stmt)
		return -1;
	while ((code = sqlite3_step(stmt)) == SQLITE_ROW)
		for (int c = 0; c < sqlite3_column_count(stmt); c++)
			if (!strstr(sqlite3_column_name(stmt, c), "samples"))
				*digest = digest_column(*digest, stmt, c);
	if (code != SQLITE_DONE)
		result = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return result;
}

int store_digest(struct store *s, uint64_t *digest, struct err *e)
{
	int result = store_exec(s, "BEGIN", e); /* one snapshot of all tables */

	if (result != 0)
		return -1;
	*digest = HASH_START;
	for (const char *const *table = schema_tables; *table && result == 0; table++)
		result = digest_table(s, *table, digest, e);
	(void)store_exec(s, "COMMIT", NULL);
	return result;
}

/* The only update of durable rows, made to a copy; the triggers are dropped for its duration. */
static int drop_samples(struct store *copy, struct err *e)
{
	static const char steps[] = "BEGIN;"
				    "CREATE TEMP TABLE kept AS SELECT name, sql FROM sqlite_schema "
				    "WHERE name IN ('measurement_keeps_values', 'run_keeps_values');"
				    "DROP TRIGGER measurement_keeps_values; DROP TRIGGER run_keeps_values;"
				    "UPDATE measurement SET samples = NULL; UPDATE run SET copy_samples = NULL;";
	sqlite3_stmt *stmt;
	int result = store_exec(copy, steps, e);

	for (int i = 0; i < 2 && result == 0; i++) {
		stmt = store_prepare(copy, "SELECT sql FROM temp.kept ORDER BY name LIMIT 1 OFFSET ?1",
				     VALUES(value_int(i)), e);
		if (!stmt)
			return -1;
		if (sqlite3_step(stmt) != SQLITE_ROW)
			result = store_fail(copy, "read", e);
		else
			result = store_exec(copy, store_column(stmt, 0), e);
		(void)sqlite3_finalize(stmt);
	}
	return result == 0 ? store_exec(copy, "COMMIT; DROP TABLE temp.kept; VACUUM", e) : -1;
}

/* Writes a compact copy of s into the empty file at path. */
static int write_copy(struct store *s, char *path, int samples, struct err *e)
{
	struct store copy = {.path = path};
	int result = 0;

	if (sqlite3_open_v2(path, &copy.db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		result = copy.db ? store_fail_open(&copy, e) : err_set(e, "no memory for '%s'", path);
	if (result == 0)
		result = store_copy_pages(&copy, s, e);
	/* without a log, so that the copy is complete in one file */
	if (result == 0)
		result = store_exec(&copy, "PRAGMA journal_mode = DELETE", e);
	if (result == 0)
		result = samples ? store_exec(&copy, "VACUUM", e) : drop_samples(&copy, e);
	(void)sqlite3_close(copy.db);
	return result;
}

int store_copy(struct store *s, const char *path, int samples, struct err *e)
{
	struct atomic_file f;

	if (access(path, F_OK) == 0)
		return err_set(e, "'%s' exists already", path);
	if (atomic_open(&f, path, e) != 0)
		return -1;
	if (!f.temporary)
		return err_set(e, "cannot write a database to standard output");
	if (write_copy(s, f.temporary, samples, e) == 0)
		return atomic_commit(&f, e);
	atomic_abort(&f);
	return -1;
}

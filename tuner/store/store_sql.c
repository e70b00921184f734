/* Values, statements and errors of SQLite for all of the store. */
#include "tuner/store/store_sql.h"

#include <string.h>

#include "harness/base/stop.h"
#include "harness/data/input.h"

struct value value_int(int64_t i)
{
	return (struct value){.kind = VALUE_INT, .integer = i};
}

struct value value_maybe(int64_t i)
{
	return i < 0 ? (struct value){.kind = VALUE_NULL} : value_int(i);
}

struct value value_real(double r)
{
	return (struct value){.kind = VALUE_REAL, .real = r};
}

struct value value_text(const char *text)
{
	return (struct value){.kind = VALUE_TEXT, .data = text ? text : ""};
}

struct value store_wanted_input(const struct store_filter *f)
{
	return value_text(input_is_array(f->input) ? "" : f->input);
}

struct value value_blob(const void *data, int64_t bytes)
{
	return (struct value){.kind = data ? VALUE_BLOB : VALUE_NULL, .data = data, .integer = bytes};
}

static int locked(const struct store *s, struct err *e)
{
	return stop_requested(e) ? -1 : err_set(e, "database '%s' is locked by another program", s->path);
}

int store_fail(struct store *s, const char *what, struct err *e)
{
	int extended = sqlite3_extended_errcode(s->db);

	switch (extended & 0xff) {
	case SQLITE_BUSY:
		return locked(s, e);
	case SQLITE_FULL:
		return err_set(e, "disk is full: cannot write database '%s'", s->path);
	case SQLITE_READONLY:
		return err_set(e, "cannot write database '%s': it is read-only", s->path);
	case SQLITE_CORRUPT:
	case SQLITE_NOTADB:
		return err_set(e, "database '%s' is damaged: %s", s->path, sqlite3_errmsg(s->db));
	case SQLITE_IOERR:
		return err_set(e, "cannot %s database '%s': %s (%s)",
			       extended == SQLITE_IOERR_READ || extended == SQLITE_IOERR_SHORT_READ ? "read" : "write",
			       s->path, sqlite3_errmsg(s->db), what);
	default:
		return err_set(e, "database '%s': %s (%s)", s->path, sqlite3_errmsg(s->db), what);
	}
}

int store_exec(struct store *s, const char *sql, struct err *e)
{
	return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : store_fail(s, "statement", e);
}

int store_copy_pages(struct store *to, struct store *from, struct err *e)
{
	sqlite3_backup *backup = sqlite3_backup_init(to->db, "main", from->db, "main");
	const int step = backup ? sqlite3_backup_step(backup, -1) : SQLITE_ERROR;

	/* An error of the step is in the connection once the backup is finished; a lock never is. */
	if (backup && sqlite3_backup_finish(backup) == SQLITE_OK && step == SQLITE_DONE)
		return 0;
	return step == SQLITE_BUSY || step == SQLITE_LOCKED ? locked(from, e) : store_fail(to, "copy", e);
}

int store_end(struct store *s, int result, struct err *e)
{
	if (result == 0)
		result = store_exec(s, "COMMIT", e);
	if (result != 0 && !sqlite3_get_autocommit(s->db))
		(void)store_exec(s, "ROLLBACK", NULL);
	return result;
}

static int bind(sqlite3_stmt *stmt, int at, const struct value *v)
{
	switch (v->kind) {
	case VALUE_INT:
		return sqlite3_bind_int64(stmt, at, v->integer);
	case VALUE_REAL:
		return sqlite3_bind_double(stmt, at, v->real);
	case VALUE_TEXT:
		return sqlite3_bind_text(stmt, at, v->data, -1, SQLITE_STATIC);
	case VALUE_BLOB:
		return sqlite3_bind_blob64(stmt, at, v->data, (sqlite3_uint64)v->integer, SQLITE_STATIC);
	case VALUE_NULL:
		break;
	}
	return sqlite3_bind_null(stmt, at);
}

static int bind_all(struct store *s, sqlite3_stmt *stmt, struct values values, struct err *e)
{
	int used = sqlite3_bind_parameter_count(stmt);

	for (int i = 0; i < values.count && i < used; i++)
		if (bind(stmt, i + 1, &values.list[i]) != SQLITE_OK)
			return store_fail(s, "bind", e);
	return 0;
}

sqlite3_stmt *store_prepare(struct store *s, const char *sql, struct values values, struct err *e)
{
	sqlite3_stmt *stmt = NULL;

	if (sqlite3_prepare_v2(s->db, sql, -1, &stmt, NULL) != SQLITE_OK) {
		(void)store_fail(s, sql, e);
		return NULL;
	}
	if (bind_all(s, stmt, values, e) == 0)
		return stmt;
	(void)sqlite3_finalize(stmt);
	return NULL;
}

sqlite3_stmt *store_kept(struct store *s, const char *sql, struct values values, struct err *e)
{
	int at = 0;

	while (at < STORE_STATEMENTS && s->kept[at].sql && s->kept[at].sql != sql)
		at++;
	if (at == STORE_STATEMENTS) {
		(void)err_set(e, "database '%s': more than %d statements", s->path, STORE_STATEMENTS);
		return NULL;
	}
	if (!s->kept[at].sql) {
		if (sqlite3_prepare_v3(s->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &s->kept[at].stmt, NULL) !=
		    SQLITE_OK) {
			(void)store_fail(s, sql, e);
			return NULL;
		}
		s->kept[at].sql = sql;
	}
	return bind_all(s, s->kept[at].stmt, values, e) == 0 ? s->kept[at].stmt : NULL;
}

/* A statement that is not reset keeps its lock, and its bindings point to borrowed memory. */
static void reset(sqlite3_stmt *stmt)
{
	(void)sqlite3_reset(stmt);
	(void)sqlite3_clear_bindings(stmt);
}

int store_put(struct store *s, const char *sql, struct values values, struct err *e)
{
	sqlite3_stmt *stmt = store_kept(s, sql, values, e);
	int result = 0;

	if (!stmt)
		return -1;
	if (sqlite3_step(stmt) != SQLITE_DONE)
		result = store_fail(s, "write", e);
	reset(stmt);
	return result;
}

int store_int(struct store *s, const char *sql, struct values values, int64_t *result, struct err *e)
{
	sqlite3_stmt *stmt = store_kept(s, sql, values, e);
	int code;

	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	*result = code == SQLITE_ROW ? sqlite3_column_int64(stmt, 0) : 0;
	if (code != SQLITE_ROW && code != SQLITE_DONE) {
		(void)store_fail(s, "read", e);
		reset(stmt);
		return -1;
	}
	reset(stmt);
	return 0;
}

const char *store_column(sqlite3_stmt *stmt, int column)
{
	const unsigned char *text = sqlite3_column_text(stmt, column);

	return text ? (const char *)text : "";
}

/* Merges databases: rows are added with new ids, after the rows that identify them are looked up. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/base/stop.h"
#include "tuner/base/atomic_file.h"
#include "tuner/store/schema.h"
#include "tuner/store/store_open_impl.h"
#include "tuner/store/store_sql.h"

#define COLUMNS 32 /* maximum columns of a table */
#define SQL_SIZE 1024

/* What makes two rows the same: these columns, with references to other rows translated first. Texts and samples that
 * follow from them are omitted, so that a copy without samples counts as the same. */
static const struct identity {
	const char *table, *columns;
	const char *or_columns; /* also the same if these are, and the first of them is not 0; NULL: none */
} identities[] = {
	{"device", "name uuid backend arch compute_units", NULL},
	{"environment", "driver compiler host host_compiler version", NULL},
	{"run", "device environment started command copy_bandwidth copy_bytes", NULL},
	{"run_end", "run", NULL},
	{"geometry", "name kind n segments columns min max std empty histogram", "content kind n segments columns"},
	{"tuning_case", "operation key_type type oper offset_type dataset geometry cold bytes", NULL},
	{"build", "hash operation type oper strategy params arch", NULL},
	{"measurement", "run build tuning_case taken median", NULL},
	{"failure", "run build tuning_case taken outcome reason", NULL},
	{"final", "run build tuning_case taken rank", NULL},
	{"search_end", "run tuning_case taken outcome listed", NULL},
	{"confirmation", "run build tuning_case taken launches", NULL},
	{"span", "geometry", NULL},
};

/* The columns and statements of the table being merged. */
struct merger {
	struct store *to, *from;
	const char *table;
	int columns, id; /* id: column number of the id; -1: none */
	char names[COLUMNS][32];
	char refers[COLUMNS][32]; /* table whose id it is; "": none */
	sqlite3_stmt *rows;       /* of `from` */
	sqlite3_stmt *find, *add, *old_id, *keep_id;
	struct store_merged *merged;
};

/* Appends to a statement. What does not fit makes the SQL invalid, which is detected when it is prepared. */
static void append(char *sql, const char *text)
{
	size_t used = strlen(sql);

	(void)snprintf(sql + used, SQL_SIZE - used, "%s", text);
}

static int read_columns(struct merger *m, struct err *e)
{
	sqlite3_stmt *stmt =
		store_prepare(m->to,
			      "SELECT t.name, coalesce(f.\"table\", '') FROM pragma_table_info(?1) t "
			      "LEFT JOIN pragma_foreign_key_list(?1) f ON f.\"from\" = t.name ORDER BY t.cid",
			      VALUES(value_text(m->table)), e);
	int code;

	m->columns = 0;
	m->id = -1;
	if (!stmt)
		return -1;
	while ((code = sqlite3_step(stmt)) == SQLITE_ROW && m->columns < COLUMNS) {
		(void)snprintf(m->names[m->columns], sizeof *m->names, "%s", store_column(stmt, 0));
		(void)snprintf(m->refers[m->columns], sizeof *m->refers, "%s", store_column(stmt, 1));
		if (strcmp(m->names[m->columns], "id") == 0)
			m->id = m->columns;
		m->columns++;
	}
	if (code != SQLITE_DONE)
		(void)store_fail(m->to, "read", e);
	(void)sqlite3_finalize(stmt);
	return code == SQLITE_DONE ? 0 : -1;
}

static const struct identity *identity_of(const char *table)
{
	size_t i = 0;

	while (strcmp(identities[i].table, table) != 0)
		i++;
	return &identities[i];
}

/* Appends "SELECT rowid FROM main.TABLE WHERE name IS ?2 AND kind IS ?3": parameter ?k is column k of the table. */
static void append_find(const struct merger *m, const char *identity, char *sql)
{
	const char *between = " WHERE ";
	char part[64];

	append(sql, "SELECT rowid FROM main.");
	append(sql, m->table);
	for (int c = 0; c < m->columns; c++) {
		if (!words_have(identity, m->names[c]))
			continue;
		(void)snprintf(part, sizeof part, "%s%s IS ?%d", between, m->names[c], c + 1);
		append(sql, part);
		between = " AND ";
	}
}

static sqlite3_stmt *prepare_find(struct merger *m, struct err *e)
{
	const struct identity *identity = identity_of(m->table);
	char sql[SQL_SIZE] = "";

	append_find(m, identity->columns, sql);
	if (identity->or_columns) {
		append(sql, " UNION ALL ");
		append_find(m, identity->or_columns, sql);
		append(sql, " AND content <> 0 LIMIT 1");
	}
	return store_prepare(m->to, sql, NO_VALUES, e);
}

/* Parameters as in append_find. SQLite chooses the new id. */
static sqlite3_stmt *prepare_add(struct merger *m, struct err *e)
{
	char sql[SQL_SIZE] = "INSERT INTO main.", values[SQL_SIZE] = "", part[64];
	const char *comma = "";

	append(sql, m->table);
	append(sql, "(");
	for (int c = 0; c < m->columns; c++) {
		if (c == m->id)
			continue;
		(void)snprintf(part, sizeof part, "%s%s", comma, m->names[c]);
		append(sql, part);
		(void)snprintf(part, sizeof part, "%s?%d", comma, c + 1);
		append(values, part);
		comma = ",";
	}
	append(sql, ") VALUES(");
	append(sql, values);
	append(sql, ")");
	return store_prepare(m->to, sql, NO_VALUES, e);
}

/* By name, because columns may be in another order in a database with another history. */
static sqlite3_stmt *prepare_rows(struct merger *m, struct err *e)
{
	char sql[SQL_SIZE] = "SELECT ";

	for (int c = 0; c < m->columns; c++) {
		append(sql, c ? "," : "");
		append(sql, m->names[c]);
	}
	append(sql, " FROM main.");
	append(sql, m->table);
	append(sql, " ORDER BY rowid");
	return store_prepare(m->from, sql, NO_VALUES, e);
}

static int prepare(struct merger *m, struct err *e)
{
	m->rows = prepare_rows(m, e);
	m->find = m->rows ? prepare_find(m, e) : NULL;
	m->add = m->find ? prepare_add(m, e) : NULL;
	m->old_id =
		m->add ? store_prepare(m->to, "SELECT new FROM temp.merged WHERE name = ?1 AND old = ?2", NO_VALUES, e)
		       : NULL;
	m->keep_id =
		m->old_id ? store_prepare(m->to, "INSERT INTO temp.merged VALUES(?1, ?2, ?3)", NO_VALUES, e) : NULL;
	return m->keep_id ? 0 : -1;
}

static void finalize(struct merger *m)
{
	sqlite3_stmt **const list[] = {&m->rows, &m->find, &m->add, &m->old_id, &m->keep_id};

	for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
		(void)sqlite3_finalize(*list[i]);
		*list[i] = NULL;
	}
}

/* Runs a statement that returns at most one row with one integer: *result, 0 without a row. Resets it. */
static int run_statement(struct merger *m, sqlite3_stmt *stmt, int64_t *result, struct err *e)
{
	int code = sqlite3_step(stmt);

	*result = code == SQLITE_ROW ? sqlite3_column_int64(stmt, 0) : 0;
	if (code != SQLITE_ROW && code != SQLITE_DONE) {
		(void)store_fail(m->to, "merge", e);
		(void)sqlite3_reset(stmt);
		return -1;
	}
	(void)sqlite3_reset(stmt);
	return 0;
}

static int look_up(struct merger *m, const char *table, int64_t old, int64_t *new_id, struct err *e)
{
	(void)sqlite3_bind_text(m->old_id, 1, table, -1, SQLITE_STATIC);
	(void)sqlite3_bind_int64(m->old_id, 2, old);
	if (run_statement(m, m->old_id, new_id, e) != 0)
		return -1;
	if (*new_id == 0)
		return err_set(e, "database '%s' is damaged: a %s has no %s %lld", m->from->path, m->table, table,
			       (long long)old);
	return 0;
}

/* Binds a row of `from` to both statements, with ids translated. */
static int bind_row(struct merger *m, struct err *e)
{
	for (int c = 0; c < m->columns; c++) {
		const sqlite3_value *value = sqlite3_column_value(m->rows, c);
		int64_t id;

		if (!m->refers[c][0] || sqlite3_column_type(m->rows, c) == SQLITE_NULL) {
			if (c < sqlite3_bind_parameter_count(m->find))
				(void)sqlite3_bind_value(m->find, c + 1, value);
			(void)sqlite3_bind_value(m->add, c + 1, value);
			continue;
		}
		if (look_up(m, m->refers[c], sqlite3_column_int64(m->rows, c), &id, e) != 0)
			return -1;
		if (c < sqlite3_bind_parameter_count(m->find))
			(void)sqlite3_bind_int64(m->find, c + 1, id);
		(void)sqlite3_bind_int64(m->add, c + 1, id);
	}
	return 0;
}

static int merge_row(struct merger *m, struct err *e)
{
	int64_t id, unused;

	if (bind_row(m, e) != 0 || run_statement(m, m->find, &id, e) != 0)
		return -1;
	m->merged->rows++;
	if (id == 0) {
		if (run_statement(m, m->add, &unused, e) != 0)
			return -1;
		id = sqlite3_last_insert_rowid(m->to->db);
		m->merged->added++;
	}
	if (m->id < 0)
		return 0;
	(void)sqlite3_bind_text(m->keep_id, 1, m->table, -1, SQLITE_STATIC);
	(void)sqlite3_bind_int64(m->keep_id, 2, sqlite3_column_int64(m->rows, m->id));
	(void)sqlite3_bind_int64(m->keep_id, 3, id);
	return run_statement(m, m->keep_id, &unused, e);
}

static int merge_table(struct merger *m, const char *table, struct err *e)
{
	int result, code = SQLITE_DONE;

	m->table = table;
	result = read_columns(m, e) || prepare(m, e) ? -1 : 0;
	while (result == 0 && (code = sqlite3_step(m->rows)) == SQLITE_ROW)
		result = stop_requested(e) || merge_row(m, e) ? -1 : 0;
	if (result == 0 && code != SQLITE_DONE)
		result = store_fail(m->from, "read", e);
	finalize(m);
	return result;
}

/* Adds every row of `from` that `to` does not have yet, within a transaction of `to`. */
static int merge_database(struct store *to, struct store *from, struct store_merged *merged, struct err *e)
{
	struct merger m = {.to = to, .from = from, .merged = merged};
	int result = store_exec(to, "DELETE FROM temp.merged", e) || store_exec(from, "BEGIN", e) ? -1 : 0;

	*merged = (struct store_merged){0};
	for (const char *const *table = schema_tables; *table && result == 0; table++)
		result = merge_table(&m, *table, e);
	if (!sqlite3_get_autocommit(from->db))
		(void)store_exec(from, "COMMIT", NULL);
	return result;
}

/* Whether it is the file that is merged into. Its rows are already there, and would be read while being written. */
static int is_same_file(const char *a, const char *b)
{
	struct stat x, y;

	return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static int merge_all(struct store *to, const char *path, const struct strings *from, struct store_merged *merged,
		     struct err *e)
{
	int result = store_exec(to,
				"CREATE TEMP TABLE merged(name TEXT, old INTEGER, new INTEGER, PRIMARY KEY(name, old)) "
				"WITHOUT ROWID; BEGIN IMMEDIATE",
				e);

	for (int i = 0; i < from->count && result == 0; i++) {
		struct store *s;

		merged[i] = (struct store_merged){0};
		if (path && is_same_file(path, from->items[i]))
			continue;
		result = store_open(from->items[i], STORE_MIGRATED, &s, e);
		if (result == 0)
			result = merge_database(to, s, &merged[i], e);
		store_close(s);
	}
	return store_end(to, result, e);
}

static int merge_into(const char *file, const char *path, const struct strings *from, struct store_merged *merged,
		      struct err *e)
{
	struct store *to;
	int result = store_open(file, STORE_WRITE, &to, e);

	if (result == 0)
		result = merge_all(to, path, from, merged, e);
	/* without a log, a new file is complete in itself; an existing file may be in use */
	if (result == 0 && file != path)
		result = store_exec(to, "PRAGMA journal_mode = DELETE", e);
	store_close(to);
	return result;
}

/* Removes the logs that a killed or failed writer leaves next to its database. */
static void remove_logs(const char *path)
{
	static const char *const endings[] = {"-wal", "-shm", "-journal"};
	char name[4096];

	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if ((size_t)snprintf(name, sizeof name, "%s%s", path, endings[i]) < sizeof name)
			(void)unlink(name);
}

static int merge_new(const char *path, const struct strings *from, struct store_merged *merged, struct err *e)
{
	struct atomic_file f;
	int result;

	if (atomic_open(&f, path, e) != 0)
		return -1;
	if (!f.temporary)
		return err_set(e, "cannot write a database to '%s'", path);
	result = merge_into(f.temporary, path, from, merged, e);
	if (result == 0 && access(path, F_OK) == 0)
		result = err_set(e, "'%s' was created by another program in the meantime", path);
	if (result == 0)
		return atomic_commit(&f, e);
	remove_logs(f.temporary);
	atomic_abort(&f);
	return -1;
}

/* Before anything is written: fails at the first that cannot be read. */
static int check_readable(const struct strings *from, struct err *e)
{
	for (int i = 0; i < from->count; i++) {
		struct store *s;

		if (store_open(from->items[i], STORE_MIGRATED, &s, e) != 0)
			return -1;
		store_close(s);
	}
	return 0;
}

int store_merge(const char *to, const struct strings *from, struct store_merged *merged, struct err *e)
{
	struct stat status;

	if (check_readable(from, e) != 0)
		return -1;
	if (stat(to, &status) == 0)
		return merge_into(to, to, from, merged, e);
	return merge_new(to, from, merged, e);
}

int store_open_several(const struct strings *paths, struct store **store, struct err *e)
{
	struct store_merged *merged;
	char name[256] = "";

	if (paths->count == 1)
		return store_open(paths->items[0], STORE_READ, store, e);
	for (int i = 0; i < paths->count; i++)
		(void)snprintf(name + strlen(name), sizeof name - strlen(name), "%s%s", i ? " + " : "",
			       paths->items[i]);
	if (store_open_private(name, store, e) != 0)
		return -1;
	merged = calloc((size_t)paths->count, sizeof *merged);
	if (merged && merge_all(*store, NULL, paths, merged, e) == 0 &&
	    store_exec(*store, "PRAGMA query_only = ON", e) == 0) {
		free(merged);
		return 0;
	}
	if (!merged)
		(void)err_set(e, "no memory for '%s'", name);
	free(merged);
	store_close(*store);
	*store = NULL;
	return -1;
}

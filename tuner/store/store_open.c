/* Opens databases: checks what the file is, migrates it for a writer, and configures connections. */
#include "tuner/store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "harness/base/stop.h"
#include "tuner/base/atomic_file.h"
#include "tuner/store/schema.h"
#include "tuner/store/store_file.h"
#include "tuner/store/store_open_impl.h"
#include "tuner/store/store_sql.h"

/* Number of attempts while another writer is active; its commits take milliseconds. */
#define BUSY_LOOKS 250
#define BUSY_INTERVAL 20 /* maximum milliseconds between two, which Ctrl-C has to wait */

/* Larger files are not checked at every open: that takes about a second with a slow disk. */
#define CHECKED_BYTES ((int64_t)256 << 20)

/* "file:PATH?mode=ro&immutable=1", with which SQLite creates no log and takes no lock. malloc'd, NULL if out of
 * memory. */
static char *immutable_uri(const char *path)
{
	char *uri = malloc(3 * strlen(path) + sizeof "file:?mode=ro&immutable=1");
	char *to = uri;

	if (!uri)
		return NULL;
	to += sprintf(to, "file:");
	while (path[0] == '/' && path[1] == '/')
		path++; /* "file://x" would name a host */
	for (; *path; path++)
		to += sprintf(to, strchr("%?#", *path) ? "%%%02X" : "%c", (unsigned)(unsigned char)*path);
	(void)sprintf(to, "?mode=ro&immutable=1");
	return uri;
}

/* The busy handler. 1: try again, another writer's transaction may have ended. */
static int wait_for_writer(void *unused, int looks)
{
	const struct timespec interval = {0, (looks < BUSY_INTERVAL ? looks + 1 : BUSY_INTERVAL) * 1000000L};

	(void)unused;
	if (stop_requested(NULL) || looks >= BUSY_LOOKS)
		return 0;
	(void)nanosleep(&interval, NULL);
	return 1;
}

/* SQLite says only that it cannot open a file whose full path is too long for it: with "-journal" it must fit. */
int store_fail_open(struct store *s, struct err *e)
{
	const int most = sqlite3_vfs_find(NULL)->mxPathname - (int)strlen("-journal");
	char *folder = s->path[0] == '/' ? NULL : getcwd(NULL, 0);
	const size_t length = strlen(s->path) + (folder ? strlen(folder) + 1 : 0);

	free(folder);
	if (length > (size_t)most)
		return err_set(e, "the full path of database '%s' has %zu bytes, more than the %d that SQLite opens",
			       s->path, length, most);
	return store_fail(s, "open", e);
}

static int open_connection(struct store *s, const char *name, int flags, struct err *e)
{
	if (sqlite3_open_v2(name, &s->db, flags, NULL) != SQLITE_OK)
		return s->db ? store_fail_open(s, e) : err_set(e, "no memory for database '%s'", s->path);
	(void)sqlite3_extended_result_codes(s->db, 1);
	(void)sqlite3_busy_handler(s->db, wait_for_writer, NULL);
	return store_distrust(s, e) || store_add_functions(s, e) ? -1 : 0;
}

static int open_immutable(struct store *s, struct err *e)
{
	char *uri = immutable_uri(s->path);
	int result;

	if (!uri)
		return err_set(e, "no memory for database '%s'", s->path);
	result = open_connection(s, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, e);
	free(uri);
	return result;
}

static int quick_check(struct store *s, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(s, "PRAGMA quick_check(1)", NO_VALUES, e);
	int result = 0;

	if (!stmt)
		return -1;
	if (sqlite3_step(stmt) != SQLITE_ROW)
		result = store_fail(s, "check", e);
	else if (strcmp(store_column(stmt, 0), "ok") != 0)
		result = err_set(e, "database '%s' is damaged: %s", s->path, store_column(stmt, 0));
	(void)sqlite3_finalize(stmt);
	return result;
}

static int worth_checking(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0 && status.st_size <= CHECKED_BYTES;
}

/* Checks a file without a log through a connection that writes neither to it nor next to it. */
static int check_clean(struct store *s, struct err *e)
{
	struct store probe = {.path = s->path};
	int result = open_immutable(&probe, e);

	if (result == 0)
		result = quick_check(&probe, e);
	(void)sqlite3_close(probe.db);
	return result;
}

/* In a folder that is not writable SQLite cannot create its log: reads the file as it is. */
static int connect_reader(struct store *s, enum store_file_kind kind, struct err *e)
{
	enum store_file_kind unused;
	struct err ignored;

	if (store_file_inspect(s->path, 1, &unused, &ignored) == 0)
		return open_connection(s, s->path, SQLITE_OPEN_READWRITE, e);
	if (kind == STORE_FILE_CLEAN)
		return open_immutable(s, e);
	return open_connection(s, s->path, SQLITE_OPEN_READONLY, e);
}

static int connect(struct store *s, enum store_mode mode, enum store_file_kind kind, struct err *e)
{
	int checked = !worth_checking(s->path) || kind == STORE_FILE_NONE;

	if (!checked && kind == STORE_FILE_CLEAN) {
		checked = check_clean(s, e) == 0;
		/* a writer that started in the meantime is not damage: check again, with its log */
		if (!checked && !store_file_logged(s->path))
			return -1;
	}
	if (mode != STORE_WRITE ? connect_reader(s, kind, e)
				: open_connection(s, s->path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, e))
		return -1;
	if (checked)
		return 0;
	/* closing copies the log into the file, which must not happen to a damaged one */
	(void)sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
	if (quick_check(s, e) != 0)
		return -1;
	(void)sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
	return 0;
}

static int user_version(struct store *s, int64_t *version, struct err *e)
{
	if (store_int(s, "PRAGMA user_version", NO_VALUES, version, e) != 0)
		return -1;
	/* the header was checked before, but a newer version may have been in the log */
	if (*version > SCHEMA_VERSION)
		return err_set(e, "'%s' was written by a newer segtune (format %lld, this one knows %d)", s->path,
			       (long long)*version, SCHEMA_VERSION);
	return 0;
}

/* One transaction, begun before the version is read: if two programs create a database, one waits. */
static int migrate(struct store *s, struct err *e)
{
	int64_t version;
	int result;

	if (user_version(s, &version, e) != 0)
		return -1;
	if (version == SCHEMA_VERSION)
		return store_check_schema(s, version, e);
	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	result = user_version(s, &version, e) || store_check_schema(s, version, e) ||
				 store_migrate(s, version, SCHEMA_VERSION, e)
			 ? -1
			 : 0;
	return store_end(s, result, e);
}

/* SQLite calls no busy handler here: if others open a new database at the same moment, waiting is up to us. */
static int turn_on_log(struct store *s, struct err *e)
{
	int looks = 0;

	while (store_exec(s, "PRAGMA journal_mode = WAL", NULL) != 0)
		if ((sqlite3_errcode(s->db) & 0xff) != SQLITE_BUSY || !wait_for_writer(NULL, looks++))
			return store_fail(s, "statement", e);
	return 0;
}

/*
 * Foreign keys are enabled after the migration, which may replace a table that others refer to.
 *
 * WAL is enabled after the migration, so that the header with our application_id is in the file itself from the first
 * commit on. synchronous=NORMAL: a commit is a write() to the log, which survives the process; a power failure may lose
 * the last commits but not consistency. FULL would cost an fsync per measurement.
 */
static int configure_writer(struct store *s, struct err *e)
{
	if (store_exec(s, "PRAGMA foreign_keys = OFF; PRAGMA recursive_triggers = ON", e) != 0 || migrate(s, e) != 0)
		return -1;
	return turn_on_log(s, e) || store_exec(s, "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL", e) ? -1 : 0;
}

static int configure_reader(struct store *s, struct err *e)
{
	int64_t version;

	if (user_version(s, &version, e) != 0)
		return -1;
	if (version < SCHEMA_READABLE)
		return err_set(e, "'%s' has the older format %lld: any command that measures upgrades it", s->path,
			       (long long)version);
	if (store_check_schema(s, version, e) != 0)
		return -1;
	if (version < SCHEMA_VERSION)
		for (const char *const *view = schema_views[version]; *view; view++)
			if (store_exec(s, *view, e) != 0)
				return -1;
	return store_exec(s, "PRAGMA query_only = ON", e);
}

/* Moves a connection to a temporary database without a name, which SQLite removes when it is closed. */
static int move_to_copy(struct store *s, struct err *e)
{
	struct store copy = {.path = s->path};

	if (open_connection(&copy, "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, e) ||
	    store_copy_pages(&copy, s, e)) {
		(void)sqlite3_close(copy.db);
		return -1;
	}
	(void)sqlite3_close(s->db);
	s->db = copy.db;
	return 0;
}

/* Reads a file in an older format from a migrated copy; the file stays unchanged. */
static int configure_migrated(struct store *s, struct err *e)
{
	int64_t version;

	if (user_version(s, &version, e) != 0 || store_check_schema(s, version, e) != 0)
		return -1;
	if (version < SCHEMA_VERSION) {
		if (move_to_copy(s, e) != 0 || store_exec(s, "PRAGMA foreign_keys = OFF", e) != 0 || migrate(s, e) != 0)
			return -1;
	}
	return store_exec(s, "PRAGMA query_only = ON", e);
}

static int configure(struct store *s, enum store_mode mode, struct err *e)
{
	static int (*const configurers[])(struct store * s, struct err * e) = {[STORE_READ] = configure_reader,
									       [STORE_WRITE] = configure_writer,
									       [STORE_MIGRATED] = configure_migrated};

	return configurers[mode](s, e);
}

/* Removes the empty file that a failed creation leaves after SQLite's rollback. */
static void remove_empty(const char *path)
{
	struct stat status;

	if (stat(path, &status) == 0 && status.st_size == 0)
		(void)unlink(path);
}

int store_open(const char *path, enum store_mode mode, struct store **store, struct err *e)
{
	enum store_file_kind kind;
	int existed = access(path, F_OK) == 0;
	struct store *s = NULL;

	*store = NULL;
	if (mode == STORE_WRITE && !existed && make_parents(path, e) != 0)
		return -1;
	if (store_file_inspect(path, mode == STORE_WRITE, &kind, e) != 0)
		return -1;
	if (mode != STORE_WRITE && kind == STORE_FILE_NONE)
		return err_set(e, "there is no database %s'%s'%s", existed ? "in " : "", path,
			       existed ? ": the file is empty" : "");
	s = calloc(1, sizeof *s);
	if (!s)
		return err_set(e, "no memory for database '%s'", path);
	s->claims = -1;
	s->path = strdup(path);
	if (!s->path) {
		(void)err_set(e, "no memory for database '%s'", path);
		goto fail;
	}
	if (connect(s, mode, kind, e) != 0)
		goto fail;
	if (configure(s, mode, e) != 0 || (mode == STORE_WRITE && claims_open(s, e) != 0))
		goto fail;
	*store = s;
	return 0;
fail:
	store_close(s);
	if (!existed)
		remove_empty(path);
	return -1;
}

int store_open_private(const char *name, struct store **store, struct err *e)
{
	struct store *s = calloc(1, sizeof *s);

	*store = NULL;
	if (s) {
		s->claims = -1;
		s->path = strdup(name);
	}
	if (!s || !s->path) {
		store_close(s);
		return err_set(e, "no memory for database '%s'", name);
	}
	if (open_connection(s, "", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, e) != 0 || migrate(s, e) != 0) {
		store_close(s);
		return -1;
	}
	*store = s;
	return 0;
}

void store_close(struct store *s)
{
	if (!s)
		return;
	for (int i = 0; i < STORE_STATEMENTS; i++)
		(void)sqlite3_finalize(s->kept[i].stmt);
	(void)sqlite3_close(s->db);
	claims_close(s);
	free(s->path);
	free(s);
}

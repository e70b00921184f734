#include "tuner/store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "tuner/base/atomic_file.h"
#include "tuner/base/peers.h"
#include "tuner/store/renames.h"
#include "tuner/store/schema.h"
#include "tuner/store/store_file.h"
#include "tuner/store/store_sql.h"

/* How long to wait for another writer; its commits take milliseconds. */
#define BUSY_MILLISECONDS 5000

/* Files above this many bytes are not read through at every open: about a second from a slow disk. */
#define CHECKED_BYTES ((int64_t)256 << 20)

/* Samples are stored as they lie in memory. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the store's blobs are little-endian");

/* ---- opening ---- */

/* "file:PATH?mode=ro&immutable=1": SQLite then makes no log and takes no lock. malloc'd, NULL without memory. */
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

static const char *text_of(sqlite3_value *value)
{
	const unsigned char *text = sqlite3_value_text(value);

	return text ? (const char *)text : "";
}

static void call_peer_name(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_text(context, peer_name(text_of(values[0])), -1, SQLITE_TRANSIENT);
}

static void call_renamed_strategy(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_text(context, renamed_strategy(text_of(values[0]), text_of(values[1]), text_of(values[2])), -1,
			    SQLITE_TRANSIENT);
}

static void call_renamed_params(sqlite3_context *context, int count, sqlite3_value **values)
{
	char *params = renamed_params(text_of(values[0]), text_of(values[1]));

	(void)count;
	if (params)
		sqlite3_result_text(context, params, -1, free);
	else
		sqlite3_result_error_nomem(context);
}

/* What queries call, with so many arguments. */
static const struct {
	const char *name;
	int count;
	void (*call)(sqlite3_context *context, int count, sqlite3_value **values);
} functions[] = {
	{"peer_name", 1, call_peer_name},
	{"renamed_strategy", 3, call_renamed_strategy},
	{"renamed_params", 2, call_renamed_params},
};

static int open_connection(struct store *s, const char *name, int flags, struct err *e)
{
	if (sqlite3_open_v2(name, &s->db, flags, NULL) != SQLITE_OK)
		return s->db ? store_fail(s, "open", e) : err_set(e, "no memory for database '%s'", s->path);
	(void)sqlite3_extended_result_codes(s->db, 1);
	(void)sqlite3_busy_timeout(s->db, BUSY_MILLISECONDS);
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (sqlite3_create_function(s->db, functions[i].name, functions[i].count,
					    SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, functions[i].call, NULL,
					    NULL) != SQLITE_OK)
			return store_fail(s, "open", e);
	return 0;
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
	sqlite3_stmt *stmt = store_prepare(s, "PRAGMA quick_check(1)", NULL, 0, e);
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

/* Check a file without a log through a connection that cannot change it or write beside it. */
static int check_untouched(struct store *s, struct err *e)
{
	struct store probe = {.path = s->path};
	int result = open_immutable(&probe, e);

	if (result == 0)
		result = quick_check(&probe, e);
	(void)sqlite3_close(probe.db);
	return result;
}

/* A folder that cannot be written to has no room for SQLite's log: then the file is read as it is. */
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
		checked = check_untouched(s, e) == 0;
		/* a writer that came in between is no damage: look again, with its log */
		if (!checked && !store_file_logged(s->path))
			return -1;
	}
	if (mode == STORE_READ ? connect_reader(s, kind, e)
			       : open_connection(s, s->path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, e))
		return -1;
	if (checked)
		return 0;
	/* closing copies the log into the file, which a damaged one must not suffer */
	(void)sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
	if (quick_check(s, e) != 0)
		return -1;
	(void)sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
	return 0;
}

static int user_version(struct store *s, int64_t *version, struct err *e)
{
	if (store_int(s, "PRAGMA user_version", NULL, 0, 0, version, e) != 0)
		return -1;
	/* the header was looked at before, but a newer version may still have been in the log */
	if (*version > SCHEMA_VERSION)
		return err_set(e, "'%s' was written by a newer segtune (format %lld, this one knows %d)", s->path,
			       (long long)*version, SCHEMA_VERSION);
	return 0;
}

static int migrate_from(struct store *s, int64_t version, struct err *e)
{
	char stamp[96];

	for (; version < SCHEMA_VERSION; version++)
		for (const char *const *sql = schema_migrations[version]; *sql; sql++)
			if (store_exec(s, *sql, e) != 0)
				return -1;
	(void)snprintf(stamp, sizeof stamp, "PRAGMA application_id = %d; PRAGMA user_version = %d",
		       SCHEMA_APPLICATION_ID, SCHEMA_VERSION);
	return store_exec(s, stamp, e);
}

/* End a transaction: commit if all went well, else roll back and keep the first error. */
static int end(struct store *s, int result, struct err *e)
{
	if (result == 0)
		result = store_exec(s, "COMMIT", e);
	if (result != 0 && !sqlite3_get_autocommit(s->db))
		(void)store_exec(s, "ROLLBACK", NULL);
	return result;
}

/* One transaction, begun before the version is read: of two programs that create a database one waits. */
static int migrate(struct store *s, struct err *e)
{
	int64_t version;
	int result;

	if (user_version(s, &version, e) != 0)
		return -1;
	if (version == SCHEMA_VERSION)
		return 0;
	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	result = user_version(s, &version, e);
	if (result == 0)
		result = migrate_from(s, version, e);
	return end(s, result, e);
}

/*
 * Foreign keys come after the migration, which may put another table in the place of one that others refer to.
 *
 * WAL comes after the migration, so that the header with our application_id is in the file itself from the first
 * commit on. synchronous=NORMAL: a commit is a write() into the log, which the kernel keeps when the process is
 * killed; only a power cut can take the last commits, never the consistency. FULL would cost an fsync a measurement.
 */
static int configure_writer(struct store *s, struct err *e)
{
	if (store_exec(s, "PRAGMA foreign_keys = OFF; PRAGMA recursive_triggers = ON", e) != 0 || migrate(s, e) != 0)
		return -1;
	return store_exec(s, "PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", e);
}

static int configure_reader(struct store *s, struct err *e)
{
	int64_t version;

	if (user_version(s, &version, e) != 0)
		return -1;
	if (version < SCHEMA_READABLE)
		return err_set(e, "'%s' has the older format %lld: any command that measures brings it up to date",
			       s->path, (long long)version);
	if (version < SCHEMA_VERSION)
		for (const char *const *view = schema_views[version]; *view; view++)
			if (store_exec(s, *view, e) != 0)
				return -1;
	return store_exec(s, "PRAGMA query_only = ON", e);
}

/* What a failed creation leaves: SQLite has rolled back to an empty file. */
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
	if (mode == STORE_READ && kind == STORE_FILE_NONE)
		return err_set(e, "there is no database %s'%s'%s", existed ? "in " : "", path,
			       existed ? ": the file is empty" : "");
	s = calloc(1, sizeof *s);
	if (!s)
		return err_set(e, "no memory for database '%s'", path);
	s->path = strdup(path);
	if (!s->path) {
		(void)err_set(e, "no memory for database '%s'", path);
		goto fail;
	}
	if (connect(s, mode, kind, e) != 0)
		goto fail;
	if (mode == STORE_WRITE ? configure_writer(s, e) : configure_reader(s, e))
		goto fail;
	*store = s;
	return 0;
fail:
	store_close(s);
	if (!existed)
		remove_empty(path);
	return -1;
}

void store_share(struct store *s)
{
	s->alike = 1;
}

void store_retry(struct store *s)
{
	s->retry = 1;
}

void store_close(struct store *s)
{
	if (!s)
		return;
	for (int i = 0; i < STORE_STATEMENTS; i++)
		(void)sqlite3_finalize(s->kept[i].stmt);
	(void)sqlite3_close(s->db);
	free(s->path);
	free(s);
}

/* ---- writing ---- */

static int64_t milliseconds_now(void)
{
	struct timespec now;

	(void)clock_gettime(CLOCK_REALTIME, &now);
	return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/*
 * Id of the row that `find` gives, else of the one that `add` inserts; both take the same values, what identifies the
 * row first. Looks first, since
 * nearly always the row is there and reading takes no lock. `add` ends in ON CONFLICT DO NOTHING, so that of two
 * writers with the same row the second finds the first's.
 */
static int find_or_add(struct store *s, const char *find, const char *add, const struct value *values, int count,
		       int64_t *id, struct err *e)
{
	if (store_int(s, find, values, count, 0, id, e) != 0)
		return -1;
	if (*id != 0)
		return 0;
	if (store_put(s, add, values, count, e) != 0 || store_int(s, find, values, count, 0, id, e) != 0)
		return -1;
	return *id != 0 ? 0 : err_set(e, "database '%s': a row that was added is not there", s->path);
}

static int add_device(struct store *s, const struct gpu_info *d, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM device WHERE name=?1 AND uuid=?2 AND backend=?3 AND arch=?4 AND "
				   "compute_units=?5";
	static const char add[] =
		"INSERT INTO device(name, uuid, backend, arch, compute_units, is_cpu, has_f64, has_shuffle, warp, "
		"max_block, local_bytes, local_bytes_sm, memory_bytes, l2_bytes) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14) ON CONFLICT DO NOTHING";

	return find_or_add(s, find, add,
			   VALUES(value_text(d->name), value_text(d->uuid), value_text(d->backend), value_text(d->arch),
				  value_int(d->compute_units), value_int(d->is_cpu), value_int(d->has_f64),
				  value_int(d->has_shuffle), value_int(d->warp), value_int(d->max_block),
				  value_int(d->local_bytes), value_int(d->local_bytes_sm), value_int(d->memory_bytes),
				  value_int(d->l2_bytes)),
			   id, e);
}

static int add_environment(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM environment WHERE driver=?1 AND compiler=?2 AND host=?3 AND "
				   "host_compiler=?4 AND version=?5";
	static const char add[] = "INSERT INTO environment(driver, compiler, host, host_compiler, version) "
				  "VALUES(?1,?2,?3,?4,?5) ON CONFLICT DO NOTHING";

	return find_or_add(s, find, add,
			   VALUES(value_text(run->device->driver), value_text(run->device->compiler),
				  value_text(run->host), value_text(run->host_compiler), value_text(run->version)),
			   id, e);
}

static int add_run(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	static const char add[] =
		"INSERT INTO run(device, environment, started, command, copy_bandwidth, copy_bytes, "
		"copy_low, copy_high, copy_samples, ecc, power_limit, sm_clock, memory_clock, temperature) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14)";
	static const struct timing none = {0};
	const struct gpu_health *h = run->health ? run->health : &gpu_health_unknown;
	const struct timing *copy = run->copy ? run->copy : &none;
	int64_t device, environment;

	if (add_device(s, run->device, &device, e) != 0 || add_environment(s, run, &environment, e) != 0)
		return -1;
	if (store_put(s, add,
		      VALUES(value_int(device), value_int(environment), value_int(milliseconds_now()),
			     value_text(run->command), value_real(run->copy_bandwidth),
			     value_int((int64_t)run->copy_bytes), value_real(copy->low), value_real(copy->high),
			     value_blob(copy->samples, (int64_t)sizeof(double) * copy->count), value_maybe(h->ecc),
			     h->power_limit < 0 ? value_maybe(-1) : value_real(h->power_limit),
			     value_maybe(h->sm_clock), value_maybe(h->memory_clock), value_maybe(h->temperature)),
		      e) != 0)
		return -1;
	*id = sqlite3_last_insert_rowid(s->db);
	return 0;
}

int store_run_begin(struct store *s, const struct store_run *run, int64_t *id, struct err *e)
{
	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	return end(s, add_run(s, run, id, e), e);
}

int store_run_end(struct store *s, int64_t run, const char *status, const struct gpu_health *health, struct err *e)
{
	static const char add[] = "INSERT INTO run_end(run, ended, status, sm_clock, memory_clock, temperature) "
				  "VALUES(?1,?2,?3,?4,?5,?6)";
	const struct gpu_health *h = health ? health : &gpu_health_unknown;

	return store_put(s, add,
			 VALUES(value_int(run), value_int(milliseconds_now()), value_text(status),
				value_maybe(h->sm_clock), value_maybe(h->memory_clock), value_maybe(h->temperature)),
			 e);
}

/* JSON array of the buckets up to the last that is not zero. */
static void histogram_text(const int64_t *buckets, char *out, size_t size)
{
	int last = GEOMETRY_BUCKETS - 1;
	size_t used = 0;

	while (last > 0 && buckets[last] == 0)
		last--;
	for (int i = 0; i <= last && used < size; i++)
		used += (size_t)snprintf(out + used, size - used, "%s%lld", i ? "," : "[", (long long)buckets[i]);
	if (used < size)
		(void)snprintf(out + used, size - used, "]");
}

static int add_geometry(struct store *s, const struct geometry *g, int64_t *id, struct err *e)
{
	static const char find[] =
		"SELECT id FROM geometry WHERE name=?1 AND kind=?2 AND n=?3 AND segments=?4 AND columns=?5 AND "
		"min=?6 AND max=?7 AND std=?8 AND empty=?9 AND histogram=?10";
	static const char add[] =
		"INSERT INTO geometry(name, kind, n, segments, columns, min, max, std, empty, histogram, mean, cv) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12) ON CONFLICT DO NOTHING";
	char histogram[GEOMETRY_BUCKETS * 21 + 2]; /* 19 digits, sign, comma */
	const struct geometry_stats *f = &g->stats;

	histogram_text(f->histogram, histogram, sizeof histogram);
	return find_or_add(s, find, add,
			   VALUES(value_text(g->name), value_text(g->kind), value_int(g->n), value_int(g->segments),
				  value_int(g->columns), value_int(f->min), value_int(f->max), value_real(f->std),
				  value_int(f->empty), value_text(histogram), value_real(f->mean), value_real(f->cv)),
			   id, e);
}

int store_case(struct store *s, const struct store_case *c, int64_t *id, struct err *e)
{
	static const char find[] =
		"SELECT id FROM tuning_case WHERE operation=?1 AND type=?2 AND oper=?3 AND "
		"offset_type=?4 AND dataset=?5 AND geometry=?6 AND cold=?7 AND bytes=?8 AND key_type=?9";
	static const char add[] =
		"INSERT INTO tuning_case(operation, type, oper, offset_type, dataset, geometry, cold, bytes, key_type) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9) ON CONFLICT DO NOTHING";
	int64_t geometry;

	if (add_geometry(s, c->geometry, &geometry, e) != 0)
		return -1;
	return find_or_add(s, find, add,
			   VALUES(value_text(c->operation), value_text(c->type), value_text(c->oper),
				  value_text(c->offset_type), value_text(c->dataset), value_int(geometry),
				  value_int(c->cold), value_real(c->bytes), value_text(c->key_type)),
			   id, e);
}

int store_build(struct store *s, const struct store_build *b, int64_t *id, struct err *e)
{
	static const char find[] = "SELECT id FROM build WHERE hash=?1 AND operation=?2 AND type=?3 AND oper=?4 AND "
				   "strategy=?5 AND params=?6 AND arch=?7";
	static const char add[] = "INSERT INTO build(hash, operation, type, oper, strategy, params, arch, compiler, "
				  "seconds, registers, spill_bytes, local_bytes, key_type) "
				  "VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13) ON CONFLICT DO NOTHING";
	struct value seconds = b->seconds < 0 ? value_maybe(-1) : value_real(b->seconds);

	return find_or_add(s, find, add,
			   VALUES(value_int((int64_t)b->hash), value_text(b->operation), value_text(b->type),
				  value_text(b->oper), value_text(b->strategy), value_text(b->params),
				  value_text(b->arch), value_text(b->compiler), seconds, value_maybe(b->registers),
				  value_maybe(b->spill_bytes), value_maybe(b->local_bytes), value_text(b->key_type)),
			   id, e);
}

int store_seen(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
	       int *seen, struct err *e)
{
	static const char query[] =
		"SELECT EXISTS(SELECT 1 FROM build b JOIN measurement m ON m.build = b.id AND m.tuning_case = ?2 "
		"JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device JOIN environment v ON v.id = "
		"r.environment "
		"WHERE b.hash = ?1 AND b.operation = ?9 AND b.strategy = ?10 AND d.name = ?3 AND (?8 OR d.uuid = ?4) "
		"AND d.backend = ?5 AND "
		"v.driver = ?6) "
		"OR EXISTS(SELECT 1 FROM build b JOIN failure f ON f.build = b.id "
		"JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device JOIN environment v ON v.id = "
		"r.environment "
		"WHERE b.hash = ?1 AND b.operation = ?9 AND b.strategy = ?10 AND (f.tuning_case = ?2 OR f.tuning_case "
		"IS NULL) AND d.name = ?3 "
		"AND (?8 OR d.uuid = ?4) AND d.backend = ?5 AND v.driver = ?6 "
		"AND NOT (?7 AND f.outcome IN ('crashed', 'timed_out', 'launch_failed')))";
	int64_t result;

	if (store_int(s, query,
		      VALUES(value_int((int64_t)build->hash), value_int(case_id), value_text(device->name),
			     value_text(device->uuid), value_text(device->backend), value_text(device->driver),
			     value_int(s->retry), value_int(s->alike), value_text(build->operation),
			     value_text(build->strategy)),
		      0, &result, e) != 0)
		return -1;
	*seen = result != 0;
	return 0;
}

int store_measurement(struct store *s, int64_t run, int64_t build, int64_t case_id, const struct timing *t,
		      struct err *e)
{
	static const char add[] =
		"INSERT INTO measurement(run, build, tuning_case, taken, median, low, high, min, mean, count, batch, "
		"stopped, samples, prepare, repeated, throttled, drift) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17)";
	struct value prepare = t->prepare > 0 ? value_real(t->prepare) : value_maybe(-1);

	return store_put(s, add,
			 VALUES(value_int(run), value_int(build), value_int(case_id), value_int(milliseconds_now()),
				value_real(t->median), value_real(t->low), value_real(t->high), value_real(t->min),
				value_real(t->mean), value_int(t->count), value_int(t->batch), value_text(t->stopped),
				value_blob(t->samples, (int64_t)sizeof(double) * t->count), prepare,
				value_maybe(t->repeated), value_maybe(t->throttled),
				t->drift > 0 ? value_real(t->drift) : value_maybe(-1)),
			 e);
}

int store_failure(struct store *s, int64_t run, int64_t build, int64_t case_id, const char *outcome, const char *reason,
		  const struct verdict *verdict, struct err *e)
{
	static const char add[] =
		"INSERT INTO failure(run, build, tuning_case, taken, outcome, reason, geometry, array, bad_index, "
		"expected, actual, bad) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)";
	const struct value none = value_maybe(-1);
	const struct verdict *v = verdict;

	return store_put(s, add,
			 VALUES(value_int(run), value_int(build), case_id ? value_int(case_id) : none,
				value_int(milliseconds_now()), value_text(outcome), value_text(reason),
				v ? value_text(v->geometry) : none, v ? value_text(v->array) : none,
				v ? value_int(v->index) : none, v ? value_text(v->expected) : none,
				v ? value_text(v->actual) : none, v ? value_int(v->bad) : none),
			 e);
}

static int add_final(struct store *s, int64_t run, int64_t case_id, int64_t taken, const struct store_final *f,
		     int rank, struct err *e)
{
	static const char add[] =
		"INSERT INTO final(run, build, tuning_case, taken, rank, tied, ratio, low, high, seconds, count) "
		"VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11)";

	return store_put(s, add,
			 VALUES(value_int(run), value_int(f->build), value_int(case_id), value_int(taken),
				value_int(rank), value_int(f->tied), value_real(f->ratio), value_real(f->low),
				value_real(f->high), value_real(f->seconds), value_int(f->samples)),
			 e);
}

/* Now, or just after what was taken of the case before: of two the later one must be newer. */
static int time_of_final(struct store *s, int64_t case_id, int64_t *taken, struct err *e)
{
	const int64_t now = milliseconds_now();

	if (store_int(s, "SELECT max(taken) + 1 FROM final WHERE tuning_case = ?1", VALUES(value_int(case_id)), 0,
		      taken, e))
		return -1;
	*taken = *taken > now ? *taken : now;
	return 0;
}

int store_finals(struct store *s, int64_t run, int64_t case_id, const struct store_final *list, int count,
		 struct err *e)
{
	int64_t taken;
	int status = 0;

	if (store_exec(s, "BEGIN IMMEDIATE", e) != 0)
		return -1;
	status = time_of_final(s, case_id, &taken, e);
	for (int i = 0; i < count && status == 0; i++)
		status = add_final(s, run, case_id, taken, &list[i], i + 1, e);
	return end(s, status, e);
}

/* Queries: results and listings. */
#include "tuner/store/store.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/figures.h"
#include "tuner/store/store_sql.h"

/* ?10: a driver; "newest": the driver last measured with, per device; or one of EVERY_DRIVER. ?11: the newest drivers,
 * one line per device. As the condition contains no subquery, SQLite tests it before it searches for the newest result
 * of each driver. */
#define EVERY_DRIVER "coalesce(?10, '') IN ('', '" STORE_EVERY_DRIVER "')"
#define DRIVER_LINE(device, backend, driver) backend " || char(9) || " device " || char(9) || " driver
#define IS_OF_DRIVER(device, backend, driver)                                                                          \
	"(" EVERY_DRIVER " OR " driver " = ?10 OR (?10 = '" STORE_NEWEST_DRIVER                                        \
	"' AND instr(?11, char(10) || " DRIVER_LINE(device, backend, driver) " || char(10)) > 0)) "
#define OF_DRIVER IS_OF_DRIVER("device", "backend", "driver")
/* Listings of everything that was done restrict drivers only if one is named. */
#define OF_NAMED_DRIVER(driver) "(" EVERY_DRIVER " OR ?10 IN ('" STORE_NEWEST_DRIVER "', " driver ")) "
#define MATCHES                                                                                                        \
	" WHERE (?1 = '' OR operation = ?1) AND (?2 = '' OR type = ?2) AND (?3 = '' OR oper = ?3) "                    \
	"AND (?4 = '' OR device = ?4) AND (?5 = '' OR kind = ?5) AND (?6 < 0 OR cold = ?6) "                           \
	"AND (?8 = '' OR key_type = ?8) AND " OF_INPUT("", "?9") " AND " OF_DRIVER
#define BEST_OF_DRIVER                                                                                                 \
	"WITH best AS (SELECT *, min(seconds) AS least, count(*) AS variants FROM decided WHERE " OF_DRIVER            \
	"GROUP BY device, backend, driver, tuning_case) "

/* The largest number of consecutive launches that confirmed a result. */
#define LAUNCHES_OF(view)                                                                                              \
	"(SELECT max(k.launches) FROM confirmation k JOIN run o ON o.id = k.run JOIN device x ON x.id = o.device "     \
	"JOIN environment w ON w.id = o.environment WHERE k.build = " view ".build "                                   \
	"AND k.tuning_case = " view ".tuning_case AND x.name = " view ".device AND x.backend = " view ".backend "      \
	"AND w.driver = " view ".driver) AS launches"
/* NULL: unknown. */
#define SPAN_OF(view)                                                                                                  \
	"(SELECT s.elements FROM tuning_case k JOIN span s ON s.geometry = k.geometry WHERE k.id = " view              \
	".tuning_case) AS span"
#define FROM_HISTOGRAM(view, estimate)                                                                                 \
	"(SELECT " estimate " FROM tuning_case k JOIN geometry g ON g.id = k.geometry WHERE k.id = " view              \
	".tuning_case)"
#define SHARE_16_OF(view) FROM_HISTOGRAM(view, "share_estimate(g.histogram, g.n, g.max, 16)") " AS share_16"
#define SEEN_OF(view) FROM_HISTOGRAM(view, "seen_estimate(g.histogram, g.n, g.max)") " AS longest_seen"
#define IS_CPU_OF(view)                                                                                                \
	"(SELECT max(is_cpu) FROM device y WHERE y.name = " view ".device AND y.backend = " view ".backend) AS is_cpu"
/* The measured time, before a final comparison adjusted it; corrected for drift like the view's `low`. */
#define MEASURED_OF(view)                                                                                              \
	"(SELECT z.median * " view ".low / z.low FROM measurement z WHERE z.id = " view ".measurement) AS measured"
/* Keeps the rows of each driver together. */
#define ROWS_FROM(view, from)                                                                                          \
	"SELECT device, backend, arch, driver, compiler, operation, type, oper, key_type, offset_type, geometry, "     \
	"kind, "                                                                                                       \
	"strategy, params, n, segments, max, mean, cv, share_1k, share_4k, seconds, bytes, copy_bandwidth, fraction, " \
	"samples, "                                                                                                    \
	"cold, hash, taken, prepare, low, high, " MEASURED_OF(view) ", " LAUNCHES_OF(view) ", " IS_CPU_OF(             \
		view) ", " SPAN_OF(view) ", " SHARE_16_OF(view) ", " SEEN_OF(view) " FROM " from                       \
		MATCHES "ORDER BY device, backend, CASE WHEN ?10 <> '' THEN driver END, operation, key_type, type, "   \
										   "oper, n, mean, geometry, cold, "   \
										   "seconds"
#define ROWS_OF(view) ROWS_FROM(view, view)

/* Without a driver: the newest result of each variant, from any driver. */
#define NEWEST_ROWS_OF(view)                                                                                           \
	ROWS_FROM(view, "(SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY device, backend, tuning_case, "     \
			"strategy, params ORDER BY taken DESC, measurement DESC) AS place FROM " view                  \
			") WHERE place = 1) AS " view)

#define TEXT_FIELD(name)                                                                                               \
	{                                                                                                              \
		offsetof(struct store_row, name), sizeof((struct store_row *)0)->name                                  \
	}

/* Text fields of a row, in the order of the query's first columns. */
static const struct {
	size_t at, size;
} text_fields[] = {
	TEXT_FIELD(device),    TEXT_FIELD(backend), TEXT_FIELD(arch),     TEXT_FIELD(driver),   TEXT_FIELD(compiler),
	TEXT_FIELD(operation), TEXT_FIELD(type),    TEXT_FIELD(oper),     TEXT_FIELD(key_type), TEXT_FIELD(offset_type),
	TEXT_FIELD(geometry),  TEXT_FIELD(kind),    TEXT_FIELD(strategy), TEXT_FIELD(params),
};

/* A final comparison may have changed the time from what was measured; the interval is scaled by the same factor. The
 * midpoint of the interval is no suitable reference, since some intervals are many times wider above the median than
 * below. */
static void read_interval(struct store_row *row, double low, double high, double measured)
{
	const double shift = measured > 0 ? row->seconds / measured : 0;

	row->low = shift > 0 ? low * shift : row->seconds;
	row->high = shift > 0 ? high * shift : row->seconds;
}

static void read_row(sqlite3_stmt *stmt, struct store_row *row)
{
	int c = 0;

	for (; c < (int)(sizeof text_fields / sizeof *text_fields); c++)
		(void)snprintf((char *)row + text_fields[c].at, text_fields[c].size, "%s", store_column(stmt, c));
	row->n = sqlite3_column_int64(stmt, c++);
	row->segments = sqlite3_column_int64(stmt, c++);
	row->longest = sqlite3_column_int64(stmt, c++);

	row->mean = sqlite3_column_double(stmt, c++);
	row->cv = sqlite3_column_double(stmt, c++);
	row->share_1k = sqlite3_column_double(stmt, c++);
	row->share_4k = sqlite3_column_double(stmt, c++);
	row->seconds = sqlite3_column_double(stmt, c++);

	row->bytes = sqlite3_column_double(stmt, c++);
	row->copy_bandwidth = sqlite3_column_double(stmt, c++);
	row->fraction = sqlite3_column_double(stmt, c++);
	row->samples = sqlite3_column_int(stmt, c++);
	row->cold = sqlite3_column_int(stmt, c++);

	row->build_hash = (uint64_t)sqlite3_column_int64(stmt, c++);
	row->taken = sqlite3_column_int64(stmt, c++);
	row->prepare = sqlite3_column_double(stmt, c++); /* 0 for NULL */
	read_interval(row, sqlite3_column_double(stmt, c), sqlite3_column_double(stmt, c + 1),
		      sqlite3_column_double(stmt, c + 2));
	row->launches = sqlite3_column_int(stmt, c + 3); /* 0 for NULL */
	row->is_cpu = sqlite3_column_int(stmt, c + 4);
	row->span = sqlite3_column_int64(stmt, c + 5); /* 0 for NULL */
	row->share_16 = sqlite3_column_double(stmt, c + 6);
	row->longest_seen = sqlite3_column_double(stmt, c + 7);
}

/* Selected boxes go into production headers: nothing may be selected from a file with such implausible numbers. */
static int is_possible(const struct store_row *row)
{
	return row->seconds > 0 && row->fraction >= 0 && row->fraction <= STORE_FRACTION_MAX;
}

/* Binds ?11 if the query has it. */
static int bind_newest_drivers(struct store *s, sqlite3_stmt *stmt, struct err *e)
{
	static const char query[] =
		"SELECT char(10) || group_concat(line, char(10)) || char(10) FROM "
		"(SELECT " DRIVER_LINE(
			"d.name", "d.backend",
			"v.driver") " AS line, max(m.taken) FROM measurement m "
				    "JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device "
				    "JOIN environment v ON v.id = r.environment GROUP BY d.name, d.backend)";
	sqlite3_stmt *newest;
	int status;

	if (sqlite3_bind_parameter_count(stmt) < 11)
		return 0;
	newest = store_prepare(s, query, NO_VALUES, e);
	if (!newest)
		return -1;
	status = sqlite3_step(newest) == SQLITE_ROW &&
				 sqlite3_bind_text(stmt, 11, store_column(newest, 0), -1, SQLITE_TRANSIENT) == SQLITE_OK
			 ? 0
			 : store_fail(s, "read", e);
	(void)sqlite3_finalize(newest);
	return status;
}

static sqlite3_stmt *prepare_filtered(struct store *s, const char *sql, const struct store_filter *f, int64_t limit,
				      struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(s, sql,
					   VALUES(value_text(f->operation), value_text(f->type), value_text(f->oper),
						  value_text(f->device), value_text(f->kind), value_int(f->cold),
						  value_int(limit), value_text(f->key_type), store_wanted_input(f),
						  value_text(f->driver), value_text("")),
					   e);

	if (stmt && f->driver && strcmp(f->driver, STORE_NEWEST_DRIVER) == 0 && bind_newest_drivers(s, stmt, e) != 0) {
		(void)sqlite3_finalize(stmt);
		stmt = NULL;
	}
	return stmt;
}

static int rows_of(struct store *s, const char *query, const struct store_filter *f, struct store_row **rows,
		   int *count, struct err *e)
{
	sqlite3_stmt *stmt = prepare_filtered(s, query, f, -1, e);
	struct store_row *list = NULL;
	int room = 0, used = 0, code;

	*rows = NULL;
	*count = 0;
	if (!stmt)
		return -1;
	while ((code = sqlite3_step(stmt)) == SQLITE_ROW) {
		struct store_row *grown = list_grow(list, used, &room, sizeof *list);

		if (!grown) {
			(void)err_set(e, "no memory for the results of '%s'", s->path);
			goto fail;
		}
		list = grown;
		list[used] = (struct store_row){0};
		read_row(stmt, &list[used++]);
		if (!is_possible(&list[used - 1])) {
			(void)err_set(e,
				      "database '%s' has an impossible result, a fraction of %g of the copy bandwidth: "
				      "see segtune db check",
				      s->path, list[used - 1].fraction);
			goto fail;
		}
	}
	if (code != SQLITE_DONE) {
		(void)store_fail(s, "read", e);
		goto fail;
	}
	(void)sqlite3_finalize(stmt);
	*rows = list;
	*count = used;
	return 0;
fail:
	free(list);
	(void)sqlite3_finalize(stmt);
	return -1;
}

static int of_any_driver(const struct store_filter *f)
{
	return !f->driver || !f->driver[0];
}

int store_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e)
{
	return rows_of(s, of_any_driver(f) ? NEWEST_ROWS_OF("decided") : ROWS_OF("decided"), f, rows, count, e);
}

int store_has_computed(struct store *s, const struct store_filter *f)
{
	struct store_filter any = *f;
	struct store_row *rows = NULL, *all = NULL;
	int count = 0, counted = 0;

	any.input = STORE_EVERY_INPUT;
	if ((f->input && *f->input) || store_rows(s, f, &rows, &count, NULL) != 0)
		return 0;
	free(rows);
	if (count > 0 || store_rows(s, &any, &all, &counted, NULL) != 0)
		return 0;
	free(all);
	return counted > 0;
}

int store_peer_rows(struct store *s, const struct store_filter *f, struct store_row **rows, int *count, struct err *e)
{
	return rows_of(s, of_any_driver(f) ? NEWEST_ROWS_OF("peer") : ROWS_OF("peer"), f, rows, count, e);
}

/* From the first row of the statement, if there is one. */
static int read_detail(struct store *s, sqlite3_stmt *stmt, struct store_detail *detail, struct err *e)
{
	const int code = sqlite3_step(stmt);
	int bytes;

	if (code != SQLITE_ROW)
		return code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
	detail->build_seconds = sqlite3_column_double(stmt, 1); /* 0 for NULL */
	bytes = sqlite3_column_bytes(stmt, 0);
	if (bytes == 0)
		return 0;
	detail->samples = malloc((size_t)bytes);
	if (!detail->samples)
		return err_set(e, "no memory for the samples of '%s'", s->path);
	memcpy(detail->samples, sqlite3_column_blob(stmt, 0), (size_t)bytes);
	detail->count = bytes / (int)sizeof *detail->samples;
	return 0;
}

int store_row_detail(struct store *s, const struct store_row *row, struct store_detail *detail, struct err *e)
{
	static const char query[] =
		"SELECT m.samples, b.seconds FROM measurement m JOIN build b ON b.id = m.build "
		"JOIN tuning_case c ON c.id = m.tuning_case JOIN geometry g ON g.id = c.geometry "
		"WHERE b.strategy = ?1 AND b.params = ?2 AND b.hash = ?3 AND m.taken = ?4 AND g.name = ?5";
	sqlite3_stmt *stmt = store_prepare(s, query,
					   VALUES(value_text(row->strategy), value_text(row->params),
						  value_int((int64_t)row->build_hash), value_int(row->taken),
						  value_text(row->geometry)),
					   e);
	int status;

	*detail = (struct store_detail){0};
	if (!stmt)
		return -1;
	status = read_detail(s, stmt, detail, e);
	(void)sqlite3_finalize(stmt);
	return status;
}

/* Copies the first column of the first row to text; "" without a row. Finalizes the statement. */
static int read_text(struct store *s, sqlite3_stmt *stmt, char *text, int size, struct err *e)
{
	int code;

	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	(void)snprintf(text, (size_t)size, "%s", code == SQLITE_ROW ? store_column(stmt, 0) : "");
	if (code != SQLITE_ROW && code != SQLITE_DONE)
		(void)store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return code == SQLITE_ROW || code == SQLITE_DONE ? 0 : -1;
}

int store_usual_operation(struct store *s, const char *device, char *name, int size, struct err *e)
{
	static const char query[] =
		"SELECT c.operation FROM measurement m JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device "
		"JOIN tuning_case c ON c.id = m.tuning_case WHERE ?1 = '' OR d.name = ?1 "
		"GROUP BY c.operation ORDER BY c.operation = 'segreduce' DESC, max(m.taken) DESC LIMIT 1";

	return read_text(s, store_prepare(s, query, VALUES(value_text(device)), e), name, size, e);
}

int store_names(struct store *s, enum store_name of, struct strings *names, struct err *e)
{
	static const char *const queries[] = {
		[STORE_OPERATIONS] = "SELECT DISTINCT operation FROM tuning_case ORDER BY 1",
		[STORE_TYPES] = "SELECT DISTINCT type FROM tuning_case ORDER BY 1",
		[STORE_OPERATORS] = "SELECT DISTINCT oper FROM tuning_case ORDER BY 1",
		[STORE_KEY_TYPES] = "SELECT DISTINCT key_type FROM tuning_case WHERE key_type <> '' ORDER BY 1",
		[STORE_DEVICES] = "SELECT DISTINCT name FROM device ORDER BY 1",
		[STORE_DRIVERS] = "SELECT DISTINCT driver FROM environment ORDER BY 1"};
	sqlite3_stmt *stmt = store_prepare(s, queries[of], NO_VALUES, e);
	int code = SQLITE_ERROR, result = stmt ? 0 : -1;

	while (result == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW)
		result = strings_add(names, store_column(stmt, 0), e);
	if (result == 0 && code != SQLITE_DONE)
		result = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return result;
}

int store_last_device(struct store *s, const char *operation, char *name, int size, struct err *e)
{
	static const char query[] =
		"SELECT d.name FROM measurement m JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device "
		"JOIN tuning_case c ON c.id = m.tuning_case WHERE ?1 = '' OR c.operation = ?1 "
		"ORDER BY m.taken DESC, m.id DESC LIMIT 1";

	return read_text(s, store_prepare(s, query, VALUES(value_text(operation)), e), name, size, e);
}

/* clang-format off */
static const char list_summary[] =
	"SELECT 'devices' AS what, (SELECT count(*) FROM device) AS number "
	"UNION ALL SELECT 'runs', count(*) FROM run "
	"UNION ALL SELECT 'runs that did not end', count(*) FROM run WHERE id NOT IN (SELECT run FROM run_end) "
	"UNION ALL SELECT 'geometries', count(*) FROM geometry "
	"UNION ALL SELECT 'cases', count(*) FROM tuning_case "
	"UNION ALL SELECT 'builds', count(*) FROM build "
	"UNION ALL SELECT 'measurements', count(*) FROM measurement "
	"UNION ALL SELECT 'measurements with samples', count(*) FROM measurement WHERE samples IS NOT NULL "
	"UNION ALL SELECT * FROM (SELECT 'failures: ' || outcome, count(*) FROM failure GROUP BY outcome ORDER BY "
	"outcome)";

/* What can be plotted and exported, with the fraction of the best variants from the worst to the best case. */
static const char list_contents[] = BEST_OF_DRIVER
	"SELECT operation, type, oper AS operator, key_type AS keys, " INPUT_OF("") " AS input, count(*) AS cases, sum(variants) AS results, "
	"figure(min(fraction), 3) AS worst, figure(max(fraction), 3) AS best, "
	"strftime('%Y-%m-%d', max(taken) / 1000, 'unixepoch') AS measured, device, driver FROM best" MATCHES
	"GROUP BY device, backend, driver, operation, type, oper, key_type, input "
	"ORDER BY device, driver, operation, key_type, type, oper LIMIT ?7";

static const char list_runs[] =
	"SELECT r.id, strftime('%Y-%m-%d %H:%M', r.started / 1000, 'unixepoch') AS started, coalesce(x.status, 'not ended') AS status, "
	"(SELECT count(*) FROM measurement m WHERE m.run = r.id) AS measured, "
	"(SELECT count(*) FROM failure f WHERE f.run = r.id) AS failed, "
	"figure(r.copy_bandwidth / 1e9, 1) AS copy_GBs, d.name AS device, r.command "
	"FROM run r JOIN device d ON d.id = r.device JOIN environment v ON v.id = r.environment LEFT JOIN run_end x ON x.run = r.id "
	"WHERE (?4 = '' OR d.name = ?4) AND " OF_NAMED_DRIVER("v.driver") "ORDER BY r.started DESC, r.id DESC LIMIT ?7";

/* The state of the device at the start of a run, under load, and at its end. */
static const char list_conditions[] =
	"SELECT r.id, r.sm_clock AS MHz, x.sm_clock AS MHz_end, r.memory_clock AS mem_MHz, r.temperature AS C, "
	"x.temperature AS C_end, figure(r.power_limit, 1) AS W, CASE r.ecc WHEN 1 THEN 'on' WHEN 0 THEN 'off' END AS ecc, "
	"(SELECT sum(m.repeated) FROM measurement m WHERE m.run = r.id) AS repeated, "
	"(SELECT sum(m.throttled) FROM measurement m WHERE m.run = r.id) AS throttled, d.name AS device "
	"FROM run r JOIN device d ON d.id = r.device LEFT JOIN run_end x ON x.run = r.id "
	"WHERE (?4 = '' OR d.name = ?4) ORDER BY r.started DESC, r.id DESC LIMIT ?7";

static const char list_devices[] =
	"SELECT d.backend, d.arch, d.compute_units AS units, d.memory_bytes / 1000000 AS memory_MB, "
	"(SELECT count(*) FROM run r WHERE r.device = d.id) AS runs, d.name AS device, "
	"(SELECT v.driver FROM run r JOIN environment v ON v.id = r.environment WHERE r.device = d.id "
	"ORDER BY r.started DESC, r.id DESC LIMIT 1) AS driver FROM device d WHERE (?4 = '' OR d.name = ?4) ORDER BY d.id LIMIT ?7";

static const char list_cases[] =
	"SELECT * FROM (SELECT c.id, c.operation, c.type, c.oper AS operator, c.key_type AS keys, " INPUT_OF("c.") " AS input, CASE c.cold WHEN 1 THEN 'cold' ELSE 'warm' END AS "
	"cache, "
	"g.n, figure(g.mean, 2) AS mean, (SELECT count(*) FROM measurement m WHERE m.tuning_case = c.id) AS measured, "
	"g.name AS geometry FROM tuning_case c JOIN geometry g ON g.id = c.geometry "
	"WHERE (?5 = '' OR g.kind = ?5) AND (?6 < 0 OR c.cold = ?6)) "
	"WHERE (?1 = '' OR operation = ?1) AND (?2 = '' OR type = ?2) AND (?3 = '' OR operator = ?3) AND (?8 = '' OR keys = ?8) AND (?9 = '" STORE_EVERY_INPUT "' OR ?9 = input) ORDER BY id LIMIT ?7";

static const char list_builds[] =
	"SELECT id, type, oper AS operator, key_type AS keys, operation || '/' || strategy AS family, params, figure(seconds, 3) AS seconds, "
	"registers AS regs, spill_bytes AS spill, local_bytes AS local, printf('%016x', hash) AS hash, arch "
	"FROM build WHERE (?1 = '' OR operation = ?1) AND (?2 = '' OR type = ?2) AND (?3 = '' OR oper = ?3) AND (?8 = '' OR key_type = ?8) ORDER BY id DESC LIMIT ?7";

/* If results of two backends are present, they must be distinguishable. */
#define BACKEND_OF_SEVERAL "CASE WHEN (SELECT count(DISTINCT backend) FROM best) > 1 THEN backend ELSE '' END AS backend"
static const char list_best[] = BEST_OF_DRIVER
	"SELECT operation, type, oper AS operator, key_type AS keys, " INPUT_OF("") " AS input, "
	BACKEND_OF_SEVERAL ", "
	"figure(mean, mean < 1000) AS mean, "
	"figure(fraction, 3) AS fraction, strategy, params, geometry, "
	"figure(bytes / seconds / 1e9, 1) AS GBs, kind, n, " LAUNCHES_OF("best") ", device, driver FROM best" MATCHES
	"ORDER BY device, backend, driver, operation, key_type, type, oper, n, mean, geometry LIMIT ?7";

/* How close the best variants of each case were in the last comparison. */
static const char list_finals[] =
	"SELECT f.rank, f.tied, figure(100 * (f.ratio - 1), 2) AS percent, figure(f.seconds * 1e3, 6) AS ms, "
	"figure(g.mean, 2) AS mean, b.strategy, b.params, c.operation, c.type, c.oper AS operator, c.key_type AS keys, " INPUT_OF("c.") " AS input, figure(100 * (f.low - 1), 2) AS low, "
	"figure(100 * (f.high - 1), 2) AS high, f.count AS rounds, g.name AS geometry, d.name AS device, v.driver "
	"FROM final f JOIN run r ON r.id = f.run JOIN environment v ON v.id = r.environment "
	"JOIN device d ON d.id = r.device JOIN build b ON b.id = f.build "
	"JOIN tuning_case c ON c.id = f.tuning_case JOIN geometry g ON g.id = c.geometry "
	"WHERE f.taken = (SELECT max(n.taken) FROM final n JOIN run o ON o.id = n.run JOIN device h ON h.id = o.device "
	"JOIN environment w ON w.id = o.environment WHERE n.tuning_case = f.tuning_case AND h.name = d.name "
	"AND h.backend = d.backend AND w.driver = v.driver) AND " IS_OF_DRIVER("d.name", "d.backend", "v.driver")
	"AND (?1 = '' OR c.operation = ?1) AND (?2 = '' OR c.type = ?2) AND (?3 = '' OR c.oper = ?3) "
	"AND (?4 = '' OR d.name = ?4) AND (?5 = '' OR g.kind = ?5) AND (?6 < 0 OR c.cold = ?6) "
	"AND (?8 = '' OR c.key_type = ?8) AND " OF_INPUT("c.", "?9") " ORDER BY f.taken DESC, f.tuning_case, f.rank LIMIT ?7";

static const char list_failures[] =
	"SELECT f.id, f.outcome, b.strategy, b.params, f.reason, coalesce(f.geometry, g.name) AS geometry, "
	"f.array, f.bad_index, f.expected, f.actual, f.bad FROM failure f JOIN build b ON b.id = f.build "
	"JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device JOIN environment v ON v.id = r.environment "
	"LEFT JOIN tuning_case c ON c.id = f.tuning_case LEFT JOIN geometry g ON g.id = c.geometry "
	"WHERE (?1 = '' OR b.operation = ?1) AND (?2 = '' OR c.type = ?2) AND (?3 = '' OR c.oper = ?3) "
	"AND (?4 = '' OR d.name = ?4) AND (?8 = '' OR b.key_type = ?8) AND " OF_NAMED_DRIVER("v.driver") "ORDER BY f.taken DESC, f.id DESC LIMIT ?7";

/* Cost and benefit of an operation NAME_apply compared with NAME on the same case, using the best variant of each. */
static const char list_break_even[] = BEST_OF_DRIVER
	"SELECT a.operation, a.type, a.oper AS operator, a.key_type AS keys, " INPUT_OF("a.") " AS input, figure(a.mean, 2) AS mean, figure(a.prepare * 1e3, 4) AS prepare_ms, "
	"figure(a.seconds * 1e3, 4) AS apply_ms, figure(d.seconds * 1e3, 4) AS direct_ms, "
	"CASE WHEN d.seconds > a.seconds THEN CAST(a.prepare / (d.seconds - a.seconds) AS INTEGER) + 1 END AS calls, "
	"a.strategy, d.strategy AS direct, a.geometry "
	"FROM best a JOIN best d ON a.operation = d.operation || '_apply' AND d.device = a.device "
	"AND d.backend = a.backend AND d.driver = a.driver AND d.type = a.type AND d.oper = a.oper AND d.key_type = a.key_type AND d.geometry = a.geometry AND d.dataset = a.dataset "
	"AND d.n = a.n AND d.cold = a.cold "
	"WHERE a.prepare IS NOT NULL AND (?1 = '' OR a.operation = ?1) AND (?2 = '' OR a.type = ?2) "
	"AND (?3 = '' OR a.oper = ?3) AND (?4 = '' OR a.device = ?4) AND (?5 = '' OR a.kind = ?5) "
	"AND (?6 < 0 OR a.cold = ?6) AND (?8 = '' OR a.key_type = ?8) AND " OF_INPUT("a.", "?9") " "
	"ORDER BY a.operation, a.key_type, a.type, a.oper, a.mean LIMIT ?7";

/* The best variant of a case compared with the fastest peer; times: ratio of the peer's time to the variant's. */
static const char list_peers[] = BEST_OF_DRIVER
	"SELECT b.operation, b.kind, b.n, figure(b.mean, 1) AS mean, figure(p.seconds / b.seconds, 3) AS times, "
	"peer_name(p.strategy) AS peer, b.strategy, figure(b.fraction, 3) AS fraction, "
	"figure(p.fraction, 3) AS peer_fraction, b.type, b.oper AS operator, b.key_type AS keys, b.params, b.geometry, b.device, b.driver FROM best b "
	"JOIN (SELECT *, min(seconds) AS best FROM peer GROUP BY device, backend, driver, tuning_case) p "
	"ON p.device = b.device AND p.backend = b.backend AND p.driver = b.driver AND p.tuning_case = b.tuning_case "
	"WHERE (?1 = '' OR b.operation = ?1) AND (?2 = '' OR b.type = ?2) AND (?3 = '' OR b.oper = ?3) "
	"AND (?4 = '' OR b.device = ?4) AND (?5 = '' OR b.kind = ?5) AND (?6 < 0 OR b.cold = ?6) "
	"AND (?8 = '' OR b.key_type = ?8) AND " OF_INPUT("b.", "?9") " ORDER BY b.operation, b.key_type, b.type, b.oper, b.kind, b.n, b.mean, b.geometry, b.driver LIMIT ?7";

static const char list_measurements[] =
	"SELECT m.id, c.type, c.oper AS operator, c.key_type AS keys, " INPUT_OF("c.") " AS input, figure(g.mean, 2) AS mean, figure(m.median * 1e3, 6) AS ms, "
	"figure(c.bytes / m.median / r.copy_bandwidth, 3) AS fraction, b.strategy, b.params, "
	"figure(c.bytes / m.median / 1e9, 1) AS GBs, g.name AS geometry, m.count AS samples, m.stopped, c.operation, d.name AS device "
	"FROM measurement m JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device JOIN build b ON b.id = m.build "
	"JOIN environment v ON v.id = r.environment JOIN tuning_case c ON c.id = m.tuning_case JOIN geometry g ON g.id = c.geometry "
	"WHERE (?1 = '' OR c.operation = ?1) AND (?2 = '' OR c.type = ?2) AND (?3 = '' OR c.oper = ?3) "
	"AND (?4 = '' OR d.name = ?4) AND (?5 = '' OR g.kind = ?5) AND (?6 < 0 OR c.cold = ?6) "
	"AND (?8 = '' OR c.key_type = ?8) AND " OF_INPUT("c.", "?9") " AND " OF_NAMED_DRIVER("v.driver") "ORDER BY m.taken DESC, m.id DESC "
	"LIMIT ?7";
/* clang-format on */

const struct store_listing store_listings[] = {
	{"summary", "number of entries of each kind"},
	{"contents", "cases and results of each operation, type, operator and device"},
	{"devices", "devices that were measured"},
	{"runs", "invocations, the newest first"},
	{"conditions", "clocks, temperature, throttled samples of each run, the newest first"},
	{"cases", "operation, type, operator, geometry"},
	{"builds", "compiled variants, the newest first"},
	{"best", "the best variant of each case"},
	{"finals", "the latest final comparison of the best of each case"},
	{"failures", "variants that failed to build or run, or were wrong, the newest first"},
	{"measurements", "everything that was timed, the newest first"},
	{"peers", "the best variant and the fastest peer of each case"},
	{"break_even", "number of calls after which preparing once pays off"},
	{NULL, NULL},
};

/* In the order of store_listings. */
static const char *const list_queries[] = {
	list_summary, list_contents, list_devices,  list_runs,         list_conditions, list_cases,     list_builds,
	list_best,    list_finals,   list_failures, list_measurements, list_peers,      list_break_even};
_Static_assert(sizeof list_queries / sizeof *list_queries + 1 == sizeof store_listings / sizeof *store_listings,
	       "a query for each listing");

#define LIST_COLUMNS 24

/* figure(x, digits) in listings: rounded for people; an integer without digits. */
static void round_figure(sqlite3_context *context, int count, sqlite3_value **values)
{
	const int digits = sqlite3_value_int(values[1]);
	const double value = sqlite3_value_double(values[0]);
	char text[400];

	(void)count;
	if (sqlite3_value_type(values[0]) == SQLITE_NULL)
		return;
	(void)snprintf(text, sizeof text, "%.*f", decimals_of(value, digits), value);
	if (digits > 0)
		sqlite3_result_double(context, strtod(text, NULL));
	else
		sqlite3_result_int64(context, strtoll(text, NULL, 10));
}

/* For programs: unchanged. */
static void keep_figure(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_value(context, values[0]);
}

/* SQLite's own text of a number has 15 digits, which do not reproduce the number. */
#define FULL_TEXT 32
static const char *full_text(sqlite3_stmt *stmt, int column, char text[FULL_TEXT])
{
	(void)snprintf(text, FULL_TEXT, "%.17g", sqlite3_column_double(stmt, column));
	return text;
}

/* Passes the rows of stmt to a sink, then finalizes it. */
static int send_rows(struct store *s, sqlite3_stmt *stmt, int exact, const struct store_sink *to, struct err *e)
{
	struct store_cell cells[LIST_COLUMNS] = {{0}};
	char texts[LIST_COLUMNS][FULL_TEXT];
	int columns = sqlite3_column_count(stmt), result = 0, code = SQLITE_DONE;

	while (result == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW) {
		for (int c = 0; c < columns && c < LIST_COLUMNS; c++) {
			int kind = sqlite3_column_type(stmt, c);

			cells[c].name = sqlite3_column_name(stmt, c);
			cells[c].number = kind == SQLITE_INTEGER || kind == SQLITE_FLOAT;
			cells[c].text = kind == SQLITE_NULL             ? NULL
					: exact && kind == SQLITE_FLOAT ? full_text(stmt, c, texts[c])
									: store_column(stmt, c);
		}
		result = to->row(to->context, cells, columns, e);
	}
	if (result == 0 && code != SQLITE_DONE)
		result = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return result;
}

int store_list(struct store *s, const char *listing, const struct store_filter *f, int64_t limit,
	       const struct store_sink *to, struct err *e)
{
	sqlite3_stmt *stmt;
	int at = 0;

	while (store_listings[at].name && strcmp(store_listings[at].name, listing) != 0)
		at++;
	if (!store_listings[at].name)
		return err_as(e, ERR_USAGE, "unknown listing '%s'", listing);
	if (sqlite3_create_function(s->db, "figure", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
				    f->exact ? keep_figure : round_figure, NULL, NULL) != SQLITE_OK)
		return store_fail(s, "read", e);
	stmt = prepare_filtered(s, list_queries[at], f, limit, e);
	return stmt ? send_rows(s, stmt, f->exact, to, e) : -1;
}

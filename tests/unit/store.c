/* The store: what was committed stays, and files that are not ours are left as they are. */
#include "tuner/store/store.h"
#include "tuner/store/shares.h"

#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../made_up.h"
#include "../test.h"
#include "tuner/store/schema.h"

/* ---- a folder of its own ---- */

/* The path of a file in the test's folder; the buffer is reused after four calls. */
static const char *in_folder(const char *name)
{
	static char folder[64], paths[4][160];
	static int slot;

	if (!folder[0]) {
		(void)snprintf(folder, sizeof folder, "%s", "/tmp/segtune-store-XXXXXX");
		if (!mkdtemp(folder))
			exit(1);
	}
	slot = (slot + 1) % 4;
	(void)snprintf(paths[slot], sizeof paths[slot], "%s/%s", folder, name);
	return paths[slot];
}

static int begin_run_at(struct store *s, const struct gpu_info *device, double copy_bandwidth, int64_t *id,
			struct err *e)
{
	return begin_run_of(s, device, "segtune test", copy_bandwidth, id, e);
}

static int begin_run(struct store *s, const struct gpu_info *device, int64_t *id, struct err *e)
{
	return begin_run_at(s, device, 1e9, id, e);
}

static int add_case(struct store *s, const char *geometry, int64_t segments, int64_t *id, struct err *e)
{
	return add_case_of(s, &(struct made_up_case){geometry, "i32", segments, 0}, id, e);
}

/* What most tests start with: a new database with a run, a case and a build. */
struct fixture {
	const char *path;
	struct store *s;
	int64_t run, case_id, build;
	struct err e;
};

static int fixture_open(struct fixture *f, const char *name)
{
	f->path = in_folder(name);
	f->e = (struct err){0};
	if (store_open(f->path, STORE_WRITE, &f->s, &f->e) == 0 && begin_run(f->s, &some_device, &f->run, &f->e) == 0 &&
	    add_case(f->s, "fixed:n=1000,mean=10", 100, &f->case_id, &f->e) == 0 &&
	    add_build(f->s, "NT=64 VT=7", 0xfedcba9876543210u, &f->build, &f->e) == 0)
		return 0;
	(void)printf("FAIL fixture '%s': %s\n", name, f->e.text);
	exit(1);
}

static int64_t sql_number(const char *path, const char *sql)
{
	sqlite3 *db = NULL;
	sqlite3_stmt *stmt = NULL;
	int64_t result = -1;

	if (sqlite3_open(path, &db) == SQLITE_OK && sqlite3_prepare_v2(db, sql, -1, &stmt, NULL) == SQLITE_OK &&
	    sqlite3_step(stmt) == SQLITE_ROW)
		result = sqlite3_column_int64(stmt, 0);
	(void)sqlite3_finalize(stmt);
	(void)sqlite3_close(db);
	return result;
}

/* SQLite's result code for a statement on a database. */
static int sql_code(const char *path, const char *sql)
{
	sqlite3 *db = NULL;
	int code = sqlite3_open(path, &db);

	if (code == SQLITE_OK)
		code = sqlite3_exec(db, sql, NULL, NULL, NULL);
	(void)sqlite3_close(db);
	return code;
}

/* All bytes of a file; NULL if it cannot be read. */
static char *slurp(const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	char *bytes = NULL;
	struct stat status;

	if (f && fstat(fileno(f), &status) == 0 && (bytes = malloc((size_t)status.st_size + 1)))
		*size = fread(bytes, 1, (size_t)status.st_size, f);
	if (f)
		(void)fclose(f);
	return bytes;
}

static void spill(const char *path, const void *bytes, size_t size)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(bytes, 1, size, f) != size || fclose(f) != 0)
		exit(1);
}

static int file_exists(const char *path, const char *suffix)
{
	char name[200];

	(void)snprintf(name, sizeof name, "%s%s", path, suffix);
	return access(name, F_OK) == 0;
}

static int rows_of(struct store *s, struct store_row **rows, struct err *e)
{
	struct store_filter all = {.cold = -1};
	int count = -1;

	return store_rows(s, &all, rows, &count, e) == 0 ? count : -1;
}

/* ---- tests ---- */

static void test_append_only(struct test_counts *t)
{
	const struct store_final final = {1, 1, 1, 1, 1e-3, 7, 0};
	const struct gpu_health ended = {1500, 2619, 60, 700.5, 0, 1};
	struct fixture f;
	struct verdict v = {
		.wrong = 1, .geometry = "edge", .array = "result", .expected = "1", .actual = "2", .bad = 3};
	char sql[128];

	(void)fixture_open(&f, "append.db");
	test_ok(t, measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e) == 0, "a measurement is stored: %s", f.e.text);
	test_ok(t,
		store_failure(f.s, &(struct store_failure){f.run, f.build, f.case_id, "wrong", "wrong result", &v},
			      &f.e) == 0,
		"a failure with a verdict is stored");
	test_ok(t,
		store_failure(f.s, &(struct store_failure){f.run, f.build, 0, "build_failed", "log", NULL}, &f.e) == 0,
		"a failure for every case is stored");
	test_ok(t, store_failure(f.s, &(struct store_failure){f.run, f.build, 0, "odd", "", NULL}, &f.e) != 0,
		"an unknown outcome is refused");
	test_ok(t, store_finals(f.s, f.run, f.case_id, &final, 1, &f.e) == 0, "a last comparison is stored");
	test_ok(t, store_search_end(f.s, f.run, f.case_id, "complete", 7, &f.e) == 0, "a search ends");
	test_ok(t, store_search_end(f.s, f.run, f.case_id, "odd", 7, &f.e) != 0, "but not in any way");
	test_ok(t, store_confirmation(f.s, f.run, f.build, f.case_id, 200, &f.e) == 0, "launches are stored");
	test_ok(t, store_confirmation(f.s, f.run, f.build, f.case_id, 0, &f.e) != 0, "but not none");
	test_ok(t, store_add_span(f.s, 1, 640, &f.e) == 0, "a span is stored");
	test_ok(t, store_run_end(f.s, f.run, "done", &ended, &f.e) == 0, "a run ends");
	test_ok(t, store_run_end(f.s, f.run, "done", NULL, &f.e) != 0, "but once only");
	store_close(f.s);
	for (const char *const *table = schema_tables; *table; table++) {
		(void)snprintf(sql, sizeof sql, "DELETE FROM %s", *table);
		test_ok(t, sql_code(f.path, sql) == SQLITE_CONSTRAINT, "no DELETE FROM %s", *table);
		(void)snprintf(sql, sizeof sql, "UPDATE %s SET rowid = rowid + 1", *table);
		test_ok(t, sql_code(f.path, sql) == SQLITE_CONSTRAINT, "no UPDATE of %s", *table);
	}
	(void)snprintf(sql, sizeof sql, "SELECT sum(bad) FROM failure");
	test_ok(t, sql_number(f.path, sql) == 3, "the verdict is there");
	test_ok(t,
		sql_number(f.path,
			   "SELECT count(*) FROM run r JOIN run_end x ON x.run = r.id WHERE r.sm_clock = 1980 AND "
			   "r.memory_clock IS NULL AND r.power_limit = 700.5 AND r.ecc = 0 AND x.temperature = 60") ==
			1,
		"so is the device's state");
}

static void test_found_or_added(struct test_counts *t)
{
	struct fixture f;
	int64_t again = 0, other = 0;

	(void)fixture_open(&f, "found.db");
	test_ok(t, add_case(f.s, "fixed:n=1000,mean=10", 100, &again, &f.e) == 0 && again == f.case_id,
		"the same case has the same id");
	test_ok(t, add_case(f.s, "fixed:n=1000,mean=10", 50, &other, &f.e) == 0 && other != f.case_id,
		"a file whose content changed is another case");
	test_ok(t, add_build(f.s, "NT=64 VT=7", 0xfedcba9876543210u, &again, &f.e) == 0 && again == f.build,
		"the same build has the same id");
	test_ok(t, add_build(f.s, "NT=64 VT=7", 1, &other, &f.e) == 0 && other != f.build,
		"another source is another build");
	test_ok(t, measure(f.s, f.run, 999, f.case_id, 1e-3, &f.e) != 0, "a measurement of no build is refused");
	store_close(f.s);
	test_ok(t, sql_number(f.path, "SELECT count(*) FROM build WHERE spill_bytes IS NULL AND registers = 32") == 2,
		"what is unknown of a build is NULL");
}

static void test_seen(struct test_counts *t)
{
	struct fixture f;
	struct gpu_info newer = some_device, twin = some_device;
	int64_t other_case = 0, broken = 0;
	int seen[10] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
	double seconds = 0;
	int64_t launches[5] = {-1, -1, -1, -1, -1};
	const struct store_identity build = {"segreduce", "flat", 0xfedcba9876543210u},
				    edited = {"segreduce", "flat", 0xfedcba9876543211u},
				    failing = {"segreduce", "flat", 7}, planned = {"segreduce", "walk", build.hash},
				    applied = {"segreduce_apply", "flat", 7};

	(void)fixture_open(&f, "seen.db");
	(void)snprintf(newer.driver, sizeof newer.driver, "2.0");
	(void)add_case(f.s, "fixed:n=1000,mean=20", 50, &other_case, &f.e);
	(void)add_build(f.s, "NT=1024 VT=7", 7, &broken, &f.e);
	(void)store_seen(f.s, &some_device, &build, f.case_id, &seen[0], &f.e);
	(void)measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e);
	(void)store_failure(f.s, &(struct store_failure){f.run, broken, 0, "build_failed", "log", NULL}, &f.e);
	store_close(f.s);
	test_ok(t, store_open(f.path, STORE_WRITE, &f.s, &f.e) == 0, "opened again");
	(void)store_seen(f.s, &some_device, &build, f.case_id, &seen[1], &f.e);
	(void)store_seen(f.s, &some_device, &build, other_case, &seen[2], &f.e);
	(void)store_seen(f.s, &some_device, &edited, f.case_id, &seen[3], &f.e);
	(void)store_seen(f.s, &newer, &build, f.case_id, &seen[4], &f.e);
	(void)store_seen(f.s, &some_device, &failing, other_case, &seen[5], &f.e);
	(void)store_seen(f.s, &some_device, &planned, f.case_id, &seen[8], &f.e);
	(void)store_seen(f.s, &some_device, &applied, other_case, &seen[9], &f.e);
	(void)store_launches(f.s, &some_device, &build, f.case_id, &launches[0], &f.e);
	(void)store_confirmation(f.s, f.run, f.build, f.case_id, 150, &f.e);
	(void)store_confirmation(f.s, f.run, f.build, f.case_id, 50, &f.e);
	(void)store_launches(f.s, &some_device, &build, f.case_id, &launches[1], &f.e);
	(void)store_launches(f.s, &some_device, &build, other_case, &launches[2], &f.e);
	(void)store_launches(f.s, &some_device, &build, 0, &launches[3], &f.e);
	(void)store_launches(f.s, &newer, &build, f.case_id, &launches[4], &f.e);
	(void)snprintf(twin.uuid, sizeof twin.uuid, "another of its name");
	(void)store_seen(f.s, &twin, &build, f.case_id, &seen[6], &f.e);
	store_accept_same_name(f.s);
	(void)store_seen(f.s, &twin, &build, f.case_id, &seen[7], &f.e);
	(void)store_seconds(f.s, &twin, &build, f.case_id, &seconds, &f.e);
	store_close(f.s);
	test_ok(t, seen[6] == 0 && seen[7] == 1, "seen on another device of that name only where they share cases");
	test_ok(t, fabs(seconds - 1e-3) < 1e-9, "its time too");
	test_ok(t, launches[0] == 0 && launches[1] == 150, "the most launches, after they were made");
	test_ok(t, launches[2] == 0 && launches[3] == 150, "of that case, or of any");
	test_ok(t, launches[4] == 0, "and of that driver");
	test_ok(t, seen[0] == 0 && seen[1] == 1, "seen after it was measured, not before");
	test_ok(t, seen[2] == 0, "not seen on another case");
	test_ok(t, seen[3] == 0, "not seen with another source");
	test_ok(t, seen[4] == 0, "not seen under another driver");
	test_ok(t, seen[5] == 1, "a build that failed is seen on every case");
	test_ok(t, seen[8] == 0 && seen[9] == 0, "not seen of a strategy or an operation with the same tokens");
}

static void test_rows(struct test_counts *t)
{
	struct fixture f;
	int64_t rebuilt = 0, other = 0, worse = 0;
	struct store_row *rows = NULL;
	char name[64] = "?";
	struct store_filter none = {.operation = "segreduce", .type = "i64", .cold = -1};
	int count;

	(void)fixture_open(&f, "rows.db");
	(void)measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e);
	(void)add_build(f.s, "NT=64 VT=7", 2, &rebuilt, &f.e);
	(void)measure(f.s, f.run, rebuilt, f.case_id, 2e-3, &f.e);
	count = rows_of(f.s, &rows, &f.e);
	test_ok(t, count == 1 && rows[0].seconds == 2e-3 && rows[0].build_hash == 2,
		"of one variant the newest result counts, though an older was faster");
	test_ok(t, count == 1 && rows[0].fraction > 1.999 && rows[0].fraction < 2.001 && rows[0].samples == 3,
		"fraction is bytes / seconds / copy bandwidth");
	test_ok(t,
		count == 1 && strcmp(rows[0].params, "NT=64 VT=7") == 0 && strcmp(rows[0].driver, "1.0") == 0 &&
			rows[0].cold == 1 && rows[0].mean == 10.0,
		"texts and figures arrive");
	free(rows);
	(void)store_failure(f.s, &(struct store_failure){f.run, rebuilt, f.case_id, "wrong", "wrong result", NULL},
			    &f.e);
	test_ok(t, rows_of(f.s, &rows, &f.e) == 0, "wrong later: no result, not even the older one");
	free(rows);
	(void)add_case(f.s, "fixed:n=1000,mean=20", 50, &other, &f.e);
	(void)add_build(f.s, "NT=128 VT=7", 3, &worse, &f.e);
	(void)measure(f.s, f.run, worse, other, 3e-3, &f.e);
	(void)measure(f.s, f.run, rebuilt, other, 1e-3, &f.e);
	count = rows_of(f.s, &rows, &f.e);
	test_ok(t, count == 2 && rows[0].seconds == 1e-3 && rows[1].seconds == 3e-3,
		"wrong on one case, valid on another; sorted by time");
	free(rows);
	test_ok(t, store_rows(f.s, &none, &rows, &count, &f.e) == 0 && count == 0, "a filter that nothing matches");
	free(rows);
	(void)store_failure(f.s, &(struct store_failure){f.run, worse, 0, "wrong", "wrong result", NULL}, &f.e);
	count = rows_of(f.s, &rows, &f.e);
	test_ok(t, count == 1 && rows[0].seconds == 1e-3, "wrong for every case: that build has no results");
	free(rows);
	(void)add_build(f.s, "NT=64 VT=7", 4, &worse, &f.e);
	(void)store_failure(f.s, &(struct store_failure){f.run, worse, 0, "build_failed", "log", NULL}, &f.e);
	test_ok(t, rows_of(f.s, &rows, &f.e) == 0, "a source that no longer builds hides the results of the older one");
	free(rows);
	(void)add_case_of(f.s, &(struct made_up_case){"fixed:n=1000,mean=20", "i64", 50, 0}, &other, &f.e);
	(void)measure(f.s, f.run, rebuilt, other, 1e-3, &f.e);
	(void)store_failure(f.s, &(struct store_failure){f.run, worse, 0, "wrong", "wrong result", NULL}, &f.e);
	test_ok(t, rows_of(f.s, &rows, &f.e) == 1, "but not those with wide offsets, for which others are built");
	free(rows);
	(void)store_failure(f.s, &(struct store_failure){f.run, worse, other, "wrong", "wrong result", NULL}, &f.e);
	test_ok(t, rows_of(f.s, &rows, &f.e) == 0, "until one of these is wrong");
	free(rows);
	test_ok(t, store_last_device(f.s, "", name, sizeof name, &f.e) == 0 && strcmp(name, "test device") == 0,
		"the device measured last is '%s'", name);
	store_close(f.s);
}

/* Counts the rows of a driver, which may be one of STORE_EVERY_DRIVER and the like. */
static int rows_of_driver(struct store *s, const char *driver, struct store_row **rows, struct err *e)
{
	struct store_filter f = {.cold = -1, .driver = driver};
	int count = -1;

	return store_rows(s, &f, rows, &count, e) == 0 ? count : -1;
}

/* Whether there are `count` rows, and the fastest has these parameters and seconds. */
static int has_rows(struct fixture *f, const char *driver, int count, const char *params, double seconds)
{
	struct store_row *rows = NULL;
	const int found = rows_of_driver(f->s, driver, &rows, &f->e);
	const int same =
		found == count &&
		(count == 0 || (strcmp(rows[0].params, params) == 0 && fabs(rows[0].seconds - seconds) < 1e-9));

	free(rows);
	return same;
}

#define FIRST "NT=64 VT=7"
#define OTHER "NT=128 VT=7"

/* FIRST and OTHER took 1 and 2 ms with driver 1.0; later FIRST took 4 ms with driver 2.0. */
static int64_t measure_drivers(struct fixture *f, struct gpu_info *newer, int64_t *other)
{
	const struct timespec next_moment = {0, 2000000}; /* times are stored in milliseconds */
	int64_t run = 0;

	*newer = some_device;
	(void)snprintf(newer->driver, sizeof newer->driver, "2.0");
	(void)begin_run(f->s, newer, &run, &f->e);
	(void)add_build(f->s, OTHER, 3, other, &f->e);
	(void)measure(f->s, f->run, f->build, f->case_id, 1e-3, &f->e);
	(void)measure(f->s, f->run, *other, f->case_id, 2e-3, &f->e);
	(void)nanosleep(&next_moment, NULL);
	(void)measure(f->s, run, f->build, f->case_id, 4e-3, &f->e);
	return run;
}

/* A case's rows include its span; a missing span of a stored geometry is added once. */
static void test_spans(struct test_counts *t)
{
	struct fixture f;
	struct store_geometry *list = NULL;
	struct store_row *rows = NULL;
	int count;

	(void)fixture_open(&f, "spans.db");
	(void)measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e);
	test_ok(t,
		store_without_span(f.s, &list, &count, &f.e) == 0 && count == 1 && list[0].n == 1000 &&
			strcmp(list[0].name, "fixed:n=1000,mean=10") == 0,
		"a geometry without its span: %s", f.e.text);
	test_ok(t, rows_of(f.s, &rows, &f.e) == 1 && rows[0].span == 0, "it is not known");
	free(rows);
	rows = NULL;
	test_ok(t,
		store_add_span(f.s, list[0].id, 640, &f.e) == 0 && store_add_span(f.s, list[0].id, 650, &f.e) == 0 &&
			rows_of(f.s, &rows, &f.e) == 1 && rows[0].span == 640,
		"added once: %s", f.e.text);
	free(rows);
	free(list);
	test_ok(t, store_without_span(f.s, &list, &count, &f.e) == 0 && count == 0, "then none is without");
	free(list);
	store_close(f.s);
}

/* A row has the share of elements in segments of at least 16, and the longest segment that a sample sees, by the
 * histogram of lengths. */
static void test_share_16(struct test_counts *t)
{
	struct fixture f;
	struct store_row *rows = NULL;
	int64_t longer;

	(void)fixture_open(&f, "share_16.db");
	(void)add_case(f.s, "fixed:n=1000,mean=100", 10, &longer, &f.e);
	(void)measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e);
	(void)measure(f.s, f.run, f.build, longer, 1e-3, &f.e);
	test_ok(t,
		rows_of(f.s, &rows, &f.e) == 2 && rows[0].mean < rows[1].mean && rows[0].share_16 == 0 &&
			rows[1].share_16 == 1,
		"no element of lengths of 10, each of lengths of 100: %s", f.e.text);
	test_ok(t, rows[0].longest_seen == 10 && rows[1].longest_seen == 100, "of which a sample sees the longest");
	free(rows);
	store_close(f.s);
}

/* One segment in as many elements as lie between two samples may be missed. */
static void test_longest_seen(struct test_counts *t)
{
	test_ok(t, seen_estimate("[0,0,0,0,1048576,0,0,0,0,0,1]", 8 * 1048576, 1000) == sqrt(8 * 15),
		"one segment of 1000 among 8 million elements is not seen");
	test_ok(t, seen_estimate("[0,0,0,0,1048576,0,0,0,0,0,20]", 8 * 1048576, 1000) == 1000, "20 are");
	test_ok(t, seen_estimate("[0,0,0,0,1000,0,0,0,0,0,1]", 9000, 1000) == 1000, "one among 9000 is");
	test_ok(t, seen_estimate("[0,10,0,1]", 15, 5) == 5, "of less than 1024 elements all are seen");
	test_ok(t, seen_estimate("[3]", 0, 0) == 0 && seen_estimate("[", 5, 5) == 0, "nothing to see");
}

static void test_drivers(struct test_counts *t)
{
	const struct store_identity first = {"segreduce", "flat", 0xfedcba9876543210u};
	struct gpu_info newer;
	struct store_candidate best[4];
	struct fixture f;
	int64_t other = 0;
	double seconds = 0;

	(void)fixture_open(&f, "drivers.db");
	(void)measure_drivers(&f, &newer, &other);
	test_ok(t, has_rows(&f, "1.0", 2, FIRST, 1e-3) && has_rows(&f, "2.0", 1, FIRST, 4e-3),
		"each driver has its newest");
	test_ok(t, has_rows(&f, STORE_NEWEST_DRIVER, 1, FIRST, 4e-3), "the newest driver has what it measured");
	test_ok(t, has_rows(&f, STORE_EVERY_DRIVER, 3, FIRST, 1e-3), "every driver has all");
	test_ok(t, has_rows(&f, NULL, 2, OTHER, 2e-3), "of each variant the newest of any driver");
	test_ok(t,
		store_candidates(f.s, &newer, f.case_id, best, 4, &f.e) == 1 && best[0].build == f.build &&
			store_candidates(f.s, &some_device, f.case_id, best, 4, &f.e) == 2,
		"only what was measured with the device's driver is compared again");
	test_ok(t,
		store_measured(f.s, &some_device, f.case_id, best, 4, &f.e) == 2 && best[0].build == other &&
			best[1].seconds == 4e-3,
		"but all that was measured can be listed, each once");
	test_ok(t,
		store_seconds(f.s, &some_device, &first, f.case_id, &seconds, &f.e) == 0 && fabs(seconds - 1e-3) < 1e-9,
		"the time with its driver");
	store_close(f.s);
}

/* Comparisons and failures with one driver, and what is left for the other. */
static void test_decided_by_driver(struct test_counts *t)
{
	struct gpu_info newer;
	struct fixture f;
	int64_t other = 0, run;
	struct store_final finals[2] = {{.ratio = 1, .low = 1, .high = 1, .seconds = 1e-3, .samples = 7},
					{.ratio = 1.5, .low = 1.4, .high = 1.6, .seconds = 1.5e-3, .samples = 7}};

	(void)fixture_open(&f, "decided.db");
	run = measure_drivers(&f, &newer, &other);
	(void)measure(f.s, run, other, f.case_id, 8e-3, &f.e);
	finals[0].build = other;
	finals[1].build = f.build;
	test_ok(t, store_finals(f.s, f.run, f.case_id, finals, 2, &f.e) == 0, "compared with one driver");
	test_ok(t, has_rows(&f, "1.0", 2, OTHER, 1e-3) && has_rows(&f, "2.0", 2, FIRST, 4e-3),
		"a comparison decides for its driver alone");
	test_ok(t,
		store_has_final(f.s, &some_device, f.case_id, &other, 1, &f.e) == 1 &&
			store_has_final(f.s, &newer, f.case_id, &other, 1, &f.e) == 0,
		"with the other there was none");
	(void)store_failure(f.s, &(struct store_failure){run, other, 0, "build_failed", "log", NULL}, &f.e);
	test_ok(t, has_rows(&f, "1.0", 2, OTHER, 1e-3) && has_rows(&f, "2.0", 1, FIRST, 4e-3),
		"what a newer compiler refuses stays valid with the older");
	(void)store_failure(f.s, &(struct store_failure){run, f.build, f.case_id, "wrong", "wrong result", NULL}, &f.e);
	test_ok(t, has_rows(&f, "1.0", 1, OTHER, 2e-3) && has_rows(&f, "2.0", 0, NULL, 0),
		"what is wrong with one is wrong with all");
	store_close(f.s);
}

/* Intervals of samples alone are a fifth wide here: comparisons of that or less decide. */
static void test_imprecise_final(struct test_counts *t)
{
	const double own[] = {1e-3, 1.01e-3, 1.05e-3, 0.9e-3}, expected[] = {0.9e-3, 1.17e-3, 1.05e-3, 0.9000009e-3};
	struct store_final finals[] = {{.ratio = 1, .low = 1, .high = 1},
				       {.ratio = 1.3, .low = 1.2, .high = 1.38},
				       {.ratio = 1.3, .low = 1.16, .high = 1.38},
				       {.ratio = 1.2, .low = 0.9, .high = 1.6}};
	struct fixture f;

	(void)fixture_open(&f, "imprecise.db");
	for (int i = 0; i < 4; i++) {
		char params[16];

		(void)snprintf(params, sizeof params, "NT=%d", i + 10);
		finals[i].seconds = own[i];
		finals[i].samples = 7;
		(void)(add_build(f.s, params, 10 + (uint64_t)i, &finals[i].build, &f.e) ||
		       measure(f.s, f.run, finals[i].build, f.case_id, own[i], &f.e));
	}
	test_ok(t, store_finals(f.s, f.run, f.case_id, finals, 4, &f.e) == 0, "four are compared: %s", f.e.text);
	store_close(f.s);
	for (int i = 0; i < 4; i++) {
		char sql[96];

		(void)snprintf(sql, sizeof sql, "SELECT round(seconds * 1e10) FROM decided WHERE params = 'NT=%d'",
			       i + 10);
		test_ok(t, llabs(sql_number(f.path, sql) - llround(expected[i] * 1e10)) <= 1,
			"time %d: a comparison that says less than its samples does not count, the winner is first", i);
	}
}

/* A writer that writes until it is killed, and sends a byte through the pipe after each commit. */
static void write_for_ever(const char *path, int tell)
{
	struct store *s = NULL;
	struct err e = {0};
	int64_t run = 0, case_id = 0, build = 0;

	if (store_open(path, STORE_WRITE, &s, &e) != 0 || begin_run(s, &some_device, &run, &e) != 0 ||
	    add_case(s, "fixed:n=1000,mean=10", 100, &case_id, &e) != 0)
		_exit(1);
	for (uint64_t i = 0;; i++) {
		char params[32];

		(void)snprintf(params, sizeof params, "NT=%u", (unsigned)i);
		if (add_build(s, params, i, &build, &e) != 0 || measure(s, run, build, case_id, 1e-3, &e) != 0 ||
		    write(tell, "m", 1) != 1)
			_exit(1);
	}
}

static int64_t kill_writer_after(const char *path, int64_t commits)
{
	int ends[2];
	pid_t child;
	int64_t told = 0;
	char byte;

	if (pipe(ends) != 0 || (child = fork()) < 0)
		return -1;
	if (child == 0)
		write_for_ever(path, ends[1]);
	(void)close(ends[1]);
	while (told < commits && read(ends[0], &byte, 1) == 1)
		told++;
	(void)kill(child, SIGKILL);
	(void)waitpid(child, NULL, 0);
	while (read(ends[0], &byte, 1) == 1) /* commits between the last read and the kill */
		told++;
	(void)close(ends[0]);
	return told;
}

static int no_line(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)context;
	(void)count;
	(void)e;
	(void)printf("# %s: %s\n", cells[0].name, cells[0].text ? cells[0].text : "");
	return 0;
}

static void test_killed(struct test_counts *t)
{
	const char *path = in_folder("killed.db");
	int64_t told = 0;
	struct store *s = NULL;
	struct err e = {0};
	int problems = -1, seen = 0;
	const struct store_identity first = {"segreduce", "flat", 0};

	for (int round = 0; round < 3; round++) {
		int64_t before = sql_number(path, "SELECT count(*) FROM measurement"), now, after;

		now = kill_writer_after(path, 40 + 17 * round);
		after = sql_number(path, "SELECT count(*) FROM measurement") - (before > 0 ? before : 0);
		/* The byte of the last commit may not have been sent. */
		test_ok(t, now > 0 && (after == now || after == now + 1), "killed after %lld commits: %lld rows",
			(long long)now, (long long)after);
		told += after;
	}
	test_ok(t, store_open(path, STORE_WRITE, &s, &e) == 0, "a killed writer's database opens: %s", e.text);
	test_ok(t, s && store_check(s, &(struct store_sink){no_line, NULL}, &problems, &e) == 0 && problems == 0,
		"and is sound");
	test_ok(t, s && store_seen(s, &some_device, &first, 1, &seen, &e) == 0 && seen == 1,
		"and goes on where it stopped");
	store_close(s);
	test_ok(t, sql_number(path, "SELECT count(*) FROM measurement") == told, "with all %lld rows", (long long)told);
	test_ok(t, sql_number(path, "SELECT count(*) FROM run WHERE id NOT IN (SELECT run FROM run_end)") == 3,
		"and three runs that did not end");
}

static void test_two_writers(struct test_counts *t)
{
	const char *path = in_folder("two.db");
	pid_t children[2];
	int good = 1;

	for (int c = 0; c < 2; c++) {
		children[c] = fork();
		if (children[c] == 0) {
			struct store *s = NULL;
			struct err e = {0};
			int64_t run = 0, case_id = 0, build = 0;
			int bad = store_open(path, STORE_WRITE, &s, &e) != 0 || /* both may create it */
				  begin_run(s, &some_device, &run, &e) != 0;

			for (unsigned i = 0; i < 100 && !bad; i++) {
				char params[32];

				(void)snprintf(params, sizeof params, "NT=%u", i);
				bad = add_case(s, params, 1 + i % 7, &case_id, &e) != 0 ||
				      add_build(s, params, i, &build, &e) != 0 ||
				      measure(s, run, build, case_id, 1e-3, &e) != 0;
			}
			if (bad)
				(void)fprintf(stderr, "writer %d: %s\n", c, e.text);
			store_close(s);
			_exit(bad);
		}
	}
	for (int c = 0; c < 2; c++) {
		int status = 1;

		good &= children[c] > 0 && waitpid(children[c], &status, 0) == children[c] && status == 0;
	}
	test_ok(t, good, "two writers at once, from creation on");
	test_ok(t, sql_number(path, "SELECT count(*) FROM measurement") == 200, "all their rows are there");
	test_ok(t, sql_number(path, "SELECT count(*) FROM build") == 100, "and what both found is there once");
}

/* store_open must refuse the file with an error that contains `text`, and leave it and its folder unchanged. */
static void refused(struct test_counts *t, const char *path, const char *text)
{
	for (int mode = STORE_READ; mode <= STORE_WRITE; mode++) {
		size_t before_size = 0, after_size = 0;
		char *before = slurp(path, &before_size), *after;
		struct store *s = NULL;
		struct err e = {0};
		int result = store_open(path, (enum store_mode)mode, &s, &e);

		after = slurp(path, &after_size);
		test_ok(t, result != 0 && strstr(e.text, text) && strstr(e.text, path), "%s: refused: %s",
			mode == STORE_READ ? "read" : "write", e.text);
		test_ok(t, before && after && before_size == after_size && memcmp(before, after, before_size) == 0,
			"and left as it was");
		test_ok(t, !file_exists(path, "-wal") && !file_exists(path, "-shm") && !file_exists(path, "-journal"),
			"with nothing beside it");
		store_close(s);
		free(before);
		free(after);
	}
}

static void fill_some(const char *name)
{
	struct fixture f;

	(void)fixture_open(&f, name);
	for (int i = 0; i < 200; i++)
		(void)measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e);
	store_close(f.s);
}

static void test_refused(struct test_counts *t)
{
	const char *path = in_folder("notes.txt");
	size_t size = 0;
	char *bytes, number[32];
	struct store *s = NULL;
	struct err e = {0};

	spill(path,
	      "not a database at all, but longer than one hundred bytes so that a header could be in it, had it "
	      "been one of ours\n",
	      113);
	refused(t, path, "is not a segtune database");
	spill(path, "short", 5);
	refused(t, path, "is not a segtune database");

	path = in_folder("foreign.db");
	(void)sql_code(path, "PRAGMA application_id = 252006673; CREATE TABLE t(x); INSERT INTO t VALUES(1)");
	refused(t, path, "another program");
	path = in_folder("foreign-wal.db");
	(void)sql_code(path, "PRAGMA journal_mode = WAL; CREATE TABLE t(x); INSERT INTO t VALUES(1)");
	refused(t, path, "another program");

	fill_some("newer.db");
	path = in_folder("newer.db");
	(void)snprintf(number, sizeof number, "PRAGMA user_version = %d", SCHEMA_VERSION + 1);
	(void)sql_code(path, number);
	refused(t, path, "newer segtune");

	fill_some("damaged.db");
	path = in_folder("damaged.db");
	bytes = slurp(path, &size);
	memset(bytes + size / 2, 0xa5, 3000);
	spill(path, bytes, size);
	refused(t, path, "is damaged");
	memset(bytes + 100, 0, 3996); /* the page of the schema; the header is left */
	spill(path, bytes, size);
	refused(t, path, "is damaged");
	spill(path, bytes, size / 3);
	refused(t, path, "is truncated");
	free(bytes);

	test_ok(t, store_open("/", STORE_READ, &s, &e) != 0 && strstr(e.text, "folder"), "a folder: %s", e.text);
	test_ok(t, store_open("/dev/null", STORE_WRITE, &s, &e) != 0, "a device: %s", e.text);
	path = in_folder("none.db");
	test_ok(t, store_open(path, STORE_READ, &s, &e) != 0 && !file_exists(path, ""),
		"reading does not create a database: %s", e.text);
	path = in_folder("notes.txt/x.db");
	test_ok(t, store_open(path, STORE_WRITE, &s, &e) != 0, "a file for a folder: %s", e.text);
	path = in_folder("odd %41?#&.db");
	test_ok(t, store_open(path, STORE_WRITE, &s, &e) == 0, "odd characters in a path");
	store_close(s);
	test_ok(t, file_exists(path, "") && store_open(path, STORE_READ, &s, &e) == 0, "name that very file: %s",
		e.text);
	store_close(s);
}

static void test_locked(struct test_counts *t)
{
	struct fixture f;
	sqlite3 *db = NULL;

	(void)fixture_open(&f, "locked.db");
	if (sqlite3_open(f.path, &db) == SQLITE_OK &&
	    sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK) {
		test_ok(t, measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e) != 0 && strstr(f.e.text, "is locked"),
			"a lock held for long: %s", f.e.text);
		(void)sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
		test_ok(t, measure(f.s, f.run, f.build, f.case_id, 1e-3, &f.e) == 0, "and when it is gone it goes on");
	} else {
		test_ok(t, 0, "cannot lock a database to test with");
	}
	(void)sqlite3_close(db);
	store_close(f.s);
}

/* A copy has a rollback journal, so that a writer locks out readers, too: what is locked is not copied in part. */
static void test_copy_of_locked(struct test_counts *t)
{
	const char *path = in_folder("journal.db"), *copied = in_folder("copied.db");
	struct fixture f;
	struct store *s = NULL;
	sqlite3 *db = NULL;

	(void)fixture_open(&f, "locked_copy.db");
	if (store_copy(f.s, path, 1, &f.e) == 0 && store_open(path, STORE_READ, &s, &f.e) == 0 &&
	    sqlite3_open(path, &db) == SQLITE_OK &&
	    sqlite3_exec(db, "BEGIN EXCLUSIVE", NULL, NULL, NULL) == SQLITE_OK) {
		test_ok(t, store_copy(s, copied, 1, &f.e) != 0 && strstr(f.e.text, "is locked"),
			"a copy of a locked database: %s", f.e.text);
		test_ok(t, access(copied, F_OK) != 0, "there is no copy");
		(void)sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
		test_ok(t, store_copy(s, copied, 1, &f.e) == 0, "when the lock is gone there is one");
	} else {
		test_ok(t, 0, "cannot lock a copy to test with: %s", f.e.text);
	}
	(void)sqlite3_close(db);
	store_close(s);
	store_close(f.s);
}

/* Writes to the database for a moment from another process; returns once that has begun. */
static pid_t write_for_a_moment(const char *path)
{
	int ends[2];
	char begun = 0;
	pid_t child;

	if (pipe(ends) != 0 || (child = fork()) < 0)
		return -1;
	if (child == 0) {
		sqlite3 *db = NULL;

		if (sqlite3_open(path, &db) == SQLITE_OK &&
		    sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK)
			begun = 1;
		(void)!write(ends[1], &begun, 1);
		(void)usleep(100000);
		_exit(0);
	}
	(void)close(ends[1]);
	(void)!read(ends[0], &begun, 1);
	(void)close(ends[0]);
	return begun ? child : -1;
}

/* As when several processes create the database: switching to the write-ahead log needs exclusive access, for which
 * SQLite does not wait. */
static void test_others_at_creation(struct test_counts *t)
{
	struct fixture f;
	pid_t writer;
	int status;

	(void)fixture_open(&f, "born_twice.db");
	store_close(f.s);
	test_ok(t, sql_code(f.path, "PRAGMA journal_mode = DELETE") == SQLITE_OK, "a database without a log");
	writer = write_for_a_moment(f.path);
	test_ok(t, writer > 0 && store_open(f.path, STORE_WRITE, &f.s, &f.e) == 0,
		"... is opened when another process has ended writing to it: %s", f.e.text);
	store_close(f.s);
	test_ok(t, waitpid(writer, &status, 0) == writer, "... which has ended");
}

/* Run in a child: the limit on file size stands in for a full disk and needs no privileges. */
static int run_out_of_space(const char *path)
{
	struct rlimit limit = {0};
	struct store *s = NULL;
	struct err e = {0};
	int64_t run = 0, case_id = 0, build = 0;
	struct stat status;
	int result = 0;

	(void)signal(SIGXFSZ, SIG_IGN);
	if (store_open(path, STORE_WRITE, &s, &e) != 0 || begin_run(s, &some_device, &run, &e) != 0 ||
	    add_case(s, "fixed:n=1000,mean=10", 100, &case_id, &e) != 0 || add_build(s, "NT=1", 1, &build, &e) != 0 ||
	    stat(path, &status) != 0)
		return 1;
	limit.rlim_cur = limit.rlim_max = (rlim_t)status.st_size + 65536;
	if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
		return 2;
	for (int i = 0; i < 100000 && result == 0; i++)
		result = measure(s, run, build, case_id, 1e-3, &e);
	store_close(s);
	(void)printf("# %s\n", e.text);
	(void)fflush(stdout);
	return result != 0 && strstr(e.text, path) && strstr(e.text, "cannot write") ? 0 : 3;
}

static void test_full_disk(struct test_counts *t)
{
	const char *path = in_folder("full.db"), *born = in_folder("born.db");
	struct store *s = NULL;
	struct err e = {0};
	int status = 1, problems = -1;
	pid_t child;

	(void)fflush(stdout);
	child = fork();
	if (child == 0)
		_exit(run_out_of_space(path));
	(void)waitpid(child, &status, 0);
	test_ok(t, status == 0, "a full disk is one clear line");
	test_ok(t, store_open(path, STORE_WRITE, &s, &e) == 0, "and the database opens after it: %s", e.text);
	test_ok(t, s && store_check(s, &(struct store_sink){no_line, NULL}, &problems, &e) == 0 && problems == 0,
		"and is sound");
	store_close(s);
	test_ok(t, sql_number(path, "SELECT count(*) FROM measurement") > 0, "with what was committed");

	child = fork();
	if (child == 0) {
		struct rlimit limit = {8192, 8192};

		(void)signal(SIGXFSZ, SIG_IGN);
		(void)setrlimit(RLIMIT_FSIZE, &limit);
		_exit(store_open(born, STORE_WRITE, &s, &e) != 0 ? 0 : 1);
	}
	(void)waitpid(child, &status, 0);
	test_ok(t, status == 0 && !file_exists(born, "") && !file_exists(born, "-journal"),
		"a database that cannot be created leaves no file");
}

/* As an unprivileged user, to whom file modes apply. */
static void test_read_only(struct test_counts *t)
{
	const char *path;
	int status = 1;
	pid_t child;

	(void)mkdir(in_folder("locked"), 0777);
	(void)chmod(in_folder("."), 0755);
	fill_some("locked/x.db");
	path = in_folder("locked/x.db");
	(void)chmod(path, 0444);
	(void)chmod(in_folder("locked"), 0555);
	(void)fflush(stdout);
	child = fork();
	if (child == 0) {
		struct store *s = NULL;
		struct err e = {0};
		struct store_row *rows = NULL;
		int bad = geteuid() == 0 && setuid(65534) != 0;

		if (bad || access(path, W_OK) == 0)
			_exit(77);
		bad = store_open(path, STORE_WRITE, &s, &e) == 0 || !strstr(e.text, "cannot write");
		(void)printf("# %s\n", e.text);
		bad |= store_open(path, STORE_READ, &s, &e) != 0 || rows_of(s, &rows, &e) != 1;
		if (bad)
			(void)printf("# %s\n", e.text);
		store_close(s);
		free(rows);
		(void)fflush(stdout);
		_exit(bad);
	}
	(void)waitpid(child, &status, 0);
	(void)chmod(in_folder("locked"), 0755);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 77)
		test_skip(t, "read-only database", "modes do not apply to this user");
	else
		test_ok(t, status == 0, "a read-only database in a read-only folder is read, not written");
	test_ok(t, !file_exists(path, "-wal") && !file_exists(path, "-shm"), "and nothing is left beside it");
}

static void test_reading_leaves_nothing(struct test_counts *t)
{
	const char *path = in_folder("plain.db");
	size_t before_size = 0, after_size = 0;
	char *before, *after;
	struct store *s = NULL;
	struct err e = {0};
	struct store_row *rows = NULL;

	fill_some("plain.db");
	before = slurp(path, &before_size);
	test_ok(t, store_open(path, STORE_READ, &s, &e) == 0 && rows_of(s, &rows, &e) == 1, "read: %s", e.text);
	test_ok(t, store_run_end(s, 1, "done", NULL, &e) != 0, "a reader cannot write: %s", e.text);
	store_close(s);
	free(rows);
	after = slurp(path, &after_size);
	test_ok(t, before && after && before_size == after_size && memcmp(before, after, before_size) == 0,
		"reading changes no byte");
	test_ok(t, !file_exists(path, "-wal") && !file_exists(path, "-shm"), "and leaves nothing beside it");
	free(before);
	free(after);
}

static int count_line(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)cells;
	(void)e;
	*(int *)context += count > 0;
	return 0;
}

static void test_copy_and_lists(struct test_counts *t)
{
	const char *path = in_folder("whole.db"), *copy = in_folder("copy.db");
	struct store *s = NULL, *c = NULL;
	struct store_filter all = {.cold = -1};
	struct err e = {0};
	uint64_t digests[2] = {1, 2};

	fill_some("whole.db");
	test_ok(t, store_open(path, STORE_READ, &s, &e) == 0 && store_copy(s, copy, 0, &e) == 0, "trimmed copy: %s",
		e.text);
	test_ok(t, store_copy(s, copy, 0, &e) != 0 && strstr(e.text, "exists"), "is not overwritten: %s", e.text);
	test_ok(t, store_open(copy, STORE_READ, &c, &e) == 0, "opens: %s", e.text);
	if (s && c && store_digest(s, &digests[0], &e) == 0)
		(void)store_digest(c, &digests[1], &e);
	test_ok(t, digests[0] == digests[1], "and has the same digest %016llx", (unsigned long long)digests[0]);
	for (const struct store_listing *l = store_listings; l->name; l++) {
		int lines = 0, result = store_list(s, l->name, &all, 5, &(struct store_sink){count_line, &lines}, &e);

		int none = strcmp(l->name, "failures") == 0 || strcmp(l->name, "break_even") == 0 ||
			   strcmp(l->name, "peers") == 0 || strcmp(l->name, "finals") == 0;

		test_ok(t, result == 0 && (lines > 0) == !none, "list %s: %d lines%s%s", l->name, lines,
			result ? " " : "", result ? e.text : "");
	}
	test_ok(t,
		store_list(s, "nothing", &all, 5, &(struct store_sink){count_line, &digests}, &e) != 0 &&
			e.kind == ERR_USAGE,
		"an unknown listing is a usage error");
	store_close(s);
	store_close(c);
	test_ok(t,
		sql_number(copy, "SELECT count(*) FROM measurement WHERE samples IS NULL") == 200 &&
			sql_number(copy, "SELECT count(*) FROM run WHERE copy_samples IS NULL") == 1,
		"its samples are gone");
	test_ok(t, sql_code(copy, "UPDATE measurement SET median = 1") == SQLITE_CONSTRAINT,
		"and it is append-only like any other");
	test_ok(t,
		store_open(path, STORE_WRITE, &s, &e) == 0 && begin_run(s, &some_device, &(int64_t){0}, &e) == 0 &&
			store_digest(s, &digests[1], &e) == 0 && digests[0] != digests[1],
		"a row more is another digest");
	store_close(s);
}

static int note_calls(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)e;
	for (int i = 0; i < count; i++)
		if (strcmp(cells[i].name, "calls") == 0)
			*(int *)context = cells[i].text ? (int)strtol(cells[i].text, NULL, 10) : -1;
	return 0;
}

/* A preparation of 5 ms makes each call take 1 ms instead of 3 ms: it has paid off at the third call. */
static void test_break_even(struct test_counts *t)
{
	struct fixture f;
	struct store_case c = {.operation = "segreduce_apply",
			       .type = "f32",
			       .oper = "plus",
			       .offset_type = "i32",
			       .dataset = "signed",
			       .bytes = 3e6,
			       .cold = 1};
	struct store_build b = {.operation = "segreduce_apply",
				.type = "f32",
				.oper = "plus",
				.strategy = "bitmap",
				.params = "",
				.compiler = "cc 1",
				.arch = "t_10",
				.hash = 5};
	char name[] = "fixed:n=1000,mean=10", kind[] = "fixed";
	struct geometry g = {.name = name, .kind = kind, .n = 1000, .segments = 100};
	double samples[] = {1e-3};
	struct timing apply = {.count = 1,
			       .batch = 1,
			       .samples = samples,
			       .median = 1e-3,
			       .low = 1e-3,
			       .high = 1e-3,
			       .min = 1e-3,
			       .mean = 1e-3,
			       .stopped = "target",
			       .prepare = 5e-3};
	struct store_filter all = {.cold = -1};
	int64_t case_id, build;
	int calls = 0, failed;

	fixture_open(&f, "break_even.db");
	g.stats = (struct geometry_stats){.n = 1000, .segments = 100, .mean = 10};
	g.stats.histogram[3] = 100;
	c.geometry = &g;
	failed = measure(f.s, f.run, f.build, f.case_id, 3e-3, &f.e) || store_case(f.s, &c, &case_id, &f.e) ||
		 store_build(f.s, &b, &build, &f.e) || store_measurement(f.s, f.run, build, case_id, &apply, &f.e) ||
		 store_list(f.s, "break_even", &all, -1, &(struct store_sink){note_calls, &calls}, &f.e);
	test_ok(t, !failed && calls == 3, "preparing pays at call %d %s", calls, f.e.text);
	store_close(f.s);
}

#define BUILDS_HAVE_TYPES 6 /* the version that first stored types with builds */
#define KEY_TYPES_ARE_STORED 8
#define NAMES_ARE_NEW 7 /* the version that first had today's names of strategies */

/* Registered for migrations of empty tables, whose SQL needs the function to exist. */
static void never_called(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	(void)values;
	sqlite3_result_null(context);
}

/* The columns that builds have had in every version. */
#define OLD_BUILD                                                                                                      \
	"build(id,hash,operation,type,oper,strategy,params,compiler,arch,seconds,registers,spill_bytes,local_bytes) "

/* Makes a database as that version left it, with a variant and a faster peer. */
static int make_old(const char *path, int version)
{
	char number[64];
	sqlite3 *db = NULL;
	int made = sqlite3_open(path, &db);

	made |= sqlite3_create_function(db, "renamed_strategy", 3, SQLITE_UTF8, NULL, never_called, NULL, NULL);
	made |= sqlite3_create_function(db, "renamed_params", 2, SQLITE_UTF8, NULL, never_called, NULL, NULL);
	made |= sqlite3_create_function(db, "share_estimate", 4, SQLITE_UTF8, NULL, never_called, NULL, NULL);
	for (int v = 0; v < version; v++)
		for (const char *const *sql = schema_migrations[v]; *sql; sql++)
			made |= sqlite3_exec(db, *sql, NULL, NULL, NULL);
	/* Builds were once stored without their types. */
	made |= sqlite3_exec(
		db,
		version < BUILDS_HAVE_TYPES
			? "INSERT INTO " OLD_BUILD "VALUES(1,7,'segreduce','','','flat','','c','a',1,1,1,1)"
			: "INSERT INTO " OLD_BUILD "VALUES(1,7,'segreduce','f32','plus','flat','','c','a',1,1,1,1)",
		NULL, NULL, NULL);
	made |= sqlite3_exec(
		db,
		version < NAMES_ARE_NEW
			? "INSERT INTO " OLD_BUILD
			  "VALUES(2,8,'segreduce','f32','plus','peer','WHICH=1','c','a',1,1,1,1)"
			: "INSERT INTO " OLD_BUILD
			  "VALUES(2,8,'segreduce','f32','plus','peer_cub_segmented_reduce','','c','a',1,1,1,1)",
		NULL, NULL, NULL);
	made |= sqlite3_exec(
		db,
		"INSERT INTO device VALUES(1,'fake','d','','a',0,1,1,32,4,256,1024,0,0,0);"
		"INSERT INTO environment VALUES(1,'','','','','');"
		"INSERT INTO run(id,device,environment,started,command,copy_bandwidth,copy_bytes)"
		"  VALUES(1,1,1,0,'',1e9,1);"
		"INSERT INTO geometry(id,name,kind,n,segments,columns,min,max,mean,std,cv,empty,histogram)"
		"  VALUES(1,'g','fixed',10,1,0,10,10,10,0,0,0,'[]');"
		"INSERT INTO measurement(id,run,build,tuning_case,taken,median,low,high,min,mean,count,batch,stopped)"
		"  VALUES(1,1,1,1,0,1,1,1,1,1,1,1,'target'), (2,1,2,1,0,0.5,1,1,1,1,1,1,'target');"
		"PRAGMA application_id = 0x53656754",
		NULL, NULL, NULL);
	made |= sqlite3_exec(
		db,
		version < KEY_TYPES_ARE_STORED
			? "INSERT INTO tuning_case VALUES(1,'segreduce','f32','plus','i32','signed',1,1,100)"
			: "INSERT INTO tuning_case "
			  "VALUES(1,'segreduce','','f32','plus','i32','signed',1,1,100)",
		NULL, NULL, NULL);
	(void)snprintf(number, sizeof number, "PRAGMA user_version = %d", version);
	made |= sqlite3_exec(db, number, NULL, NULL, NULL);
	(void)sqlite3_close(db);
	return made;
}

/* Operations that are now reduce_by_key with other keys, on one geometry. */
static const struct {
	const char *before, *now, *key_type;
} keyed[] = {
	{"reduce_by_key", "reduce_by_key", "i32"},           {"reduce_by_key_i64", "reduce_by_key", "i64"},
	{"reduce_by_key_f32", "reduce_by_key", "f32"},       {"reduce_by_key_values", "reduce_by_key", "none"},
	{"reduce_by_key_host", "reduce_by_key_host", "i32"}, {"reduce_by_key_apply", "reduce_by_key_apply", "i32"}};
#define KEYED ((int)(sizeof keyed / sizeof *keyed))

static int add_keyed(const char *path)
{
	sqlite3 *db = NULL;
	int made = sqlite3_open(path, &db);

	for (int i = 0; i < KEYED; i++) {
		char sql[512];

		(void)snprintf(sql, sizeof sql,
			       "INSERT INTO tuning_case VALUES(%d,'%s','f32','plus','i32','signed',1,1,100);"
			       "INSERT INTO build VALUES(%d,%d,'%s','f32','plus','flat','','c','a',1,1,1,1);"
			       "INSERT INTO measurement(id,run,build,tuning_case,taken,median,low,high,min,mean,count,"
			       "batch,stopped) VALUES(%d,1,%d,%d,0,1,1,1,1,1,1,1,'target');",
			       10 + i, keyed[i].before, 10 + i, 10 + i, keyed[i].before, 10 + i, 10 + i, 10 + i);
		made |= sqlite3_exec(db, sql, NULL, NULL, NULL);
	}
	(void)sqlite3_close(db);
	return made;
}

/* Checks that each of them is found by its key type. */
static void check_keyed(struct test_counts *t, struct store *s, const char *what)
{
	int found = 0;

	for (int i = 0; i < KEYED; i++) {
		const struct store_filter one = {.operation = keyed[i].now, .key_type = keyed[i].key_type, .cold = -1};
		struct store_row *rows = NULL;
		struct err e = {0};
		int count = 0;

		found += store_rows(s, &one, &rows, &count, &e) == 0 && count == 1 &&
			 strcmp(rows[0].key_type, keyed[i].key_type) == 0;
		free(rows);
	}
	test_ok(t, found == KEYED, "%s: %d of %d cases by their key types", what, found, KEYED);
}

/* Before there were key types, some of them were operations of their own. */
static void test_key_types(struct test_counts *t)
{
	for (int version = BUILDS_HAVE_TYPES; version < KEY_TYPES_ARE_STORED; version++) {
		const char *path = in_folder("keys.db");
		struct store *s = NULL;
		struct err e = {0};

		test_ok(t, make_old(path, version) == SQLITE_OK && add_keyed(path) == SQLITE_OK, "keys.db is made");
		if (test_ok(t, store_open(path, STORE_READ, &s, &e) == 0, "keys.db opens: %s", e.text)) {
			check_keyed(t, s, "to read");
			store_close(s);
		}
		if (test_ok(t, store_open(path, STORE_WRITE, &s, &e) == 0, "keys.db opens to write: %s", e.text)) {
			check_keyed(t, s, "to write");
			store_close(s);
		}
		test_ok(t, sql_number(path, "SELECT count(*) FROM pragma_foreign_key_check") == 0,
			"what refers to cases still does");
		test_ok(t, sql_code(path, "UPDATE tuning_case SET oper = ''") != SQLITE_OK, "cases keep their values");
		(void)unlink(path);
	}
}

static int note_peer(void *context, const struct store_cell *cells, int count, struct err *e)
{
	char *found = context;

	(void)e;
	for (int i = 0; i < count; i++)
		if (strcmp(cells[i].name, "peer") == 0 || strcmp(cells[i].name, "times") == 0)
			(void)snprintf(found + strlen(found), 128 - strlen(found), "%s ", cells[i].text);
	return 0;
}

/* Variants are the ones listed as valid and best; the peer is listed separately. */
static void check_peers(struct test_counts *t, struct store *s, const char *what)
{
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct err e = {0};
	char found[128] = "";
	int count = 0, failed = store_rows(s, &all, &rows, &count, &e);

	test_ok(t, !failed && count == 1 && strcmp(rows[0].strategy, "flat") == 0 && !(rows[0].prepare > 0),
		"%s: its variant is there, without the peer: %s", what, e.text);
	free(rows);
	failed = store_peer_rows(s, &all, &rows, &count, &e);
	test_ok(t, !failed && count == 1 && strcmp(rows[0].strategy, "peer_cub_segmented_reduce") == 0,
		"%s: so is the peer: %s", what, e.text);
	free(rows);
	failed = store_list(s, "peers", &all, -1, &(struct store_sink){note_peer, found}, &e);
	test_ok(t, !failed && strcmp(found, "0.5 cub::DeviceSegmentedReduce ") == 0, "%s: side by side: %s%s", what,
		found, e.text);
}

static void test_migration(struct test_counts *t)
{
	for (int version = 1; version < SCHEMA_VERSION; version++) {
		const char *path = in_folder("old.db");
		struct store *s = NULL;
		struct err e = {0};
		char what[32];

		(void)snprintf(what, sizeof what, "version %d", version);
		test_ok(t, make_old(path, version) == SQLITE_OK, "%s is made", what);
		if (version >= SCHEMA_READABLE &&
		    test_ok(t, store_open(path, STORE_READ, &s, &e) == 0, "%s opens: %s", what, e.text)) {
			check_peers(t, s, "to read");
			store_close(s);
			test_ok(t, sql_number(path, "PRAGMA user_version") == version, "%s: reading left it as it was",
				what);
		}
		if (test_ok(t, store_open(path, STORE_WRITE, &s, &e) == 0, "%s opens to write: %s", what, e.text)) {
			check_peers(t, s, "to write");
			store_close(s);
		}
		test_ok(t, sql_number(path, "PRAGMA user_version") == SCHEMA_VERSION, "%s: it is of this version now",
			what);
		/* These files lack views of older versions, which the migration of a real file passed through. */
		test_ok(t, store_open(path, STORE_READ, &s, &e) == 0, "%s: its schema is that of new ones: %s", what,
			e.text);
		store_close(s);
		test_ok(t, sql_number(path, "SELECT count(*) FROM build WHERE type = 'f32' AND oper = 'plus'") == 2,
			"%s: builds have their types", what);
		test_ok(t, sql_code(path, "UPDATE build SET oper = ''") != SQLITE_OK, "%s: and keep them", what);
		(void)unlink(path);
	}
}

/* Builds of version 6 and their names today. Where a name had several meanings, the strategy decides. */
static const struct {
	const char *operation, *strategy, *params, *new_strategy, *new_params;
} renamings[] = {
	{"segreduce", "stage", "ASIDE=0 EVEN=0 LANES=1 LDG=0 LOAD_MODIFIER=0 LONG=32 NT=128 NV=2048 OCC=16 PAD=0 SPT=4",
	 "stream",
	 "BALANCED=0 BUFFER_ITEMS=2048 LDG=0 LOAD_MODIFIER=0 MIN_BLOCKS=16 NT=128 PADDING=0 SEGMENTS_PER_THREAD=4 "
	 "SPLIT_SEGMENT_MIN=0 THREADS_PER_SEGMENT=1 WARP_SEGMENT_MIN=32"},
	{"segreduce_apply", "bulk", "NT=128 OCC=16 PIECE=8", "stream_bulk", "BITS_PER_LOAD=8 MIN_BLOCKS=16 NT=128"},
	{"spmv", "flatp", "AHEAD=4 DEAL=14 NT=128 OCC=5 WEIGHT=3", "flat_persistent",
	 "BLOCKS_PER_SM=5 NT=128 PREFETCH=4 SEGMENT_COST=3 STATIC_SHARE=14"},
	{"segscan", "flat", "NT=64 OCC=0 VT=7 WAVES=4", "flat", "BLOCKS_PER_SM=4 MIN_BLOCKS=0 NT=64 VT=7"},
	{"segreduce", "flat", "NT=64 SEARCH=0", "flat", "END_MARKS=0 NT=64"},
	{"interval_move", "lbs", "NT=64 SEARCH=0", "load_balance", "NT=64 SERIAL_MERGE=0"},
	{"segreduce", "multi", "CHUNK=4096 FINISH=1", "split", "FINISH=1 SPLIT_ITEMS=4096"},
	{"segreduce_regular", "large", "CHUNK=16 NT=128", "large", "ITEMS_PER_THREAD=16 NT=128"},
	{"histogram", "chunk", "ITEMS=4096 NT=1 WAYS=4", "chunk", "CHUNK_ITEMS=4096 COPIES=4 NT=1"},
	{"histogram", "rle", "COPIES=8 ITEMS=64", "rle", "COPIES=8 VECS=64"},
	{"scan", "row", "DEFER=3 OCC=1 STAGES=5 VT=12 WORKERS=24", "lookback_resident",
	 "BLOCKS_PER_SM=1 CONSUMER_WARPS=24 STAGES=5 STORE_DELAY=3 VT=12"},
	{"reduce_by_key_apply", "apply", "OCC=0 WAVES=8", "bitmap", "BLOCKS_PER_SM=8 MIN_BLOCKS=0"},
	{"segreduce", "seq", "NT=128 SPT=2", "thread", "NT=128 SEGMENTS_PER_THREAD=2"},
	{"spmv", "peer", "WHICH=9", "peer_cusparse_alg2", ""},
	/* Names that users gave are kept. */
	{"segreduce", "thread", "NT=128 SEGMENTS_PER_THREAD=2", "thread", "NT=128 SEGMENTS_PER_THREAD=2"},
	{"segreduce", "mine", "CHUNK=1 NV=2 OCC=3", "mine", "CHUNK=1 NV=2 OCC=3"},
	{"segreduce", "apply", "WHICH=1", "apply", "WHICH=1"},
	{"segreduce", "peer", "WHICH=40", "peer_of_user", "WHICH=40"},
};

#define RENAMINGS ((int)(sizeof renamings / sizeof *renamings))

/* Called with each line in turn, the newest first: whether it is the expected build. */
struct renaming_check {
	int seen, right;
};

static int check_renaming(void *context, const struct store_cell *cells, int count, struct err *e)
{
	struct renaming_check *c = context;
	char family[80];

	(void)e;
	if (c->seen == RENAMINGS)
		return 0; /* those that every old database has */
	const int i = RENAMINGS - 1 - c->seen++;

	(void)snprintf(family, sizeof family, "%s/%s", renamings[i].operation, renamings[i].new_strategy);
	for (int k = 0, same = 0; k < count; k++) {
		same += strcmp(cells[k].name, "family") == 0 && strcmp(cells[k].text, family) == 0;
		same += strcmp(cells[k].name, "params") == 0 && strcmp(cells[k].text, renamings[i].new_params) == 0;
		c->right += same == 2;
		same = same == 2 ? 0 : same;
	}
	return 0;
}

static void check_renamings(struct test_counts *t, const char *path, enum store_mode mode, const char *what)
{
	struct store_filter all = {.cold = -1};
	struct renaming_check c = {0, 0};
	struct store *s = NULL;
	struct err e = {0};

	if (store_open(path, mode, &s, &e) == 0)
		(void)store_list(s, "builds", &all, -1, &(struct store_sink){check_renaming, &c}, &e);
	test_ok(t, c.right == RENAMINGS, "%s: %d of %d builds have their new names: %s", what, c.right, RENAMINGS,
		e.text);
	store_close(s);
}

static void test_renamings(struct test_counts *t)
{
	const char *path = in_folder("names.db");
	int made = make_old(path, 6);

	for (int i = 0; i < RENAMINGS; i++) {
		char sql[512];

		(void)snprintf(sql, sizeof sql,
			       "INSERT INTO build VALUES(%d,%d,'%s','f32','plus','%s','%s','c','a',1,1,1,1)", 10 + i,
			       90 + i, renamings[i].operation, renamings[i].strategy, renamings[i].params);
		made |= sql_code(path, sql);
	}
	test_ok(t, made == SQLITE_OK, "a database with the old names");
	check_renamings(t, path, STORE_READ, "to read");
	test_ok(t, sql_number(path, "SELECT count(*) FROM build WHERE strategy = 'stage'") == 1, "the file keeps them");
	check_renamings(t, path, STORE_WRITE, "to write");
	test_ok(t, sql_number(path, "SELECT count(*) FROM build WHERE strategy = 'stage'") == 0,
		"the file has new ones");
	check_renamings(t, path, STORE_READ, "to read again");
	(void)unlink(path);
}

/* The strategy of the variant that the store reports as best in the only case. */
static const char *best_of(const char *path, enum store_mode mode)
{
	static char strategy[32];
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct store *s = NULL;
	struct err e = {0};
	int count = 0;

	strategy[0] = '\0';
	if (store_open(path, mode, &s, &e) || store_rows(s, &all, &rows, &count, &e))
		(void)printf("# %s\n", e.text);
	if (count > 0)
		(void)snprintf(strategy, sizeof strategy, "%s", rows[0].strategy);
	free(rows);
	store_close(s);
	return strategy;
}

/* Final comparisons of the first version that had them are applied, too, whether the database is migrated or not. */
static void test_old_finals(struct test_counts *t)
{
	const char *path = in_folder("old.db");

	test_ok(t,
		make_old(path, 4) == SQLITE_OK &&
			sql_code(path,
				 "INSERT INTO build VALUES(3,9,'segreduce','f32','plus','seq','','c','a',1,1,1,1);"
				 "INSERT INTO "
				 "measurement(id,run,build,tuning_case,taken,median,low,high,min,mean,count,batch,"
				 "stopped) VALUES(3,1,3,1,0,1.01,1,1,1,1,1,1,'target');"
				 "INSERT INTO final "
				 "VALUES(1,1,3,1,5,1,0,1,1,1,1,7),(2,1,1,1,5,2,0,1.01,1.01,1.01,1,7)") == SQLITE_OK,
		"a database of version 4 with a final");
	test_ok(t, sql_number(path, "SELECT build FROM best") == 1, "its view does not follow it");
	test_ok(t, strcmp(best_of(path, STORE_READ), "thread") == 0, "reading it does");
	test_ok(t, strcmp(best_of(path, STORE_WRITE), "thread") == 0, "so does writing it");
	test_ok(t, sql_number(path, "SELECT build FROM best") == 3, "and then its view");
	(void)unlink(path);
}

/* Two variants were compared and one was not: the comparison's result replaces what was measured. */
static void test_finals(struct test_counts *t)
{
	struct store_filter all = {.cold = -1};
	struct store_candidate near[4];
	struct store_row *rows = NULL;
	struct fixture f;
	int64_t second = 0, third = 0, met[2];
	int count = 0, lines = 0;

	(void)fixture_open(&f, "finals.db");
	if (add_build(f.s, "NT=2", 2, &second, &f.e) || add_build(f.s, "NT=3", 3, &third, &f.e) ||
	    measure(f.s, f.run, f.build, f.case_id, 1.00e-3, &f.e) ||
	    measure(f.s, f.run, second, f.case_id, 1.01e-3, &f.e) ||
	    measure(f.s, f.run, third, f.case_id, 1.05e-3, &f.e))
		test_ok(t, 0, "three variants: %s", f.e.text);
	met[0] = f.build;
	met[1] = second;
	test_ok(t,
		store_candidates(f.s, &some_device, f.case_id, near, 4, &f.e) == 3 && near[0].build == f.build &&
			near[1].build == second && near[1].hash == 2 && near[2].build == third,
		"the fastest first %s", f.e.text);
	test_ok(t, store_candidates(f.s, &some_device, f.case_id, near, 2, &f.e) == 2, "no more than asked for %s",
		f.e.text);
	test_ok(t, store_has_final(f.s, &some_device, f.case_id, met, 2, &f.e) == 0, "they have not met");
	test_ok(t,
		store_finals(f.s, f.run, f.case_id,
			     (const struct store_final[]){{second, 1, 1, 1, 9e-4, 7, 1},
							  {f.build, 0.999, 0.998, 1.001, 9e-4, 7, 1}},
			     2, &f.e) == 0 &&
			store_has_final(f.s, &some_device, f.case_id, met, 2, &f.e) == 1,
		"now they have %s", f.e.text);
	test_ok(t, store_has_final(f.s, &some_device, f.case_id, met, 1, &f.e) == 1, "each of them has");
	met[1] = third;
	test_ok(t, store_has_final(f.s, &some_device, f.case_id, met, 2, &f.e) == 0, "with others not");
	test_ok(t,
		store_list(f.s, "finals", &all, -1, &(struct store_sink){count_line, &lines}, &f.e) == 0 && lines == 2,
		"the listing has both");
	if (store_rows(f.s, &all, &rows, &count, &f.e) || count != 3)
		test_ok(t, 0, "three rows: %s", f.e.text);
	else
		test_ok(t,
			strcmp(rows[0].params, "NT=2") == 0 && fabs(rows[0].seconds - 1e-3) < 1e-12 &&
				rows[1].seconds > rows[0].seconds && fabs(rows[1].seconds - 1e-3) < 1e-8 &&
				fabs(rows[2].seconds - 1.05e-3) < 1e-12,
			"the winner is the best: %s", rows[0].params);
	free(rows);
	test_ok(t,
		store_finals(
			f.s, f.run, f.case_id,
			(const struct store_final[]){{f.build, 1, 1, 1, 9e-4, 7, 1}, {second, 1, 1, 1, 9e-4, 7, 1}}, 2,
			&f.e) == 0 &&
			store_list(f.s, "finals", &all, -1, &(struct store_sink){count_line, &lines}, &f.e) == 0 &&
			lines == 4,
		"decided again at once: the listing has the later two %d %s", lines, f.e.text);
	store_close(f.s);
	test_ok(t, sql_number(f.path, "SELECT build FROM best") == f.build, "they count, in the view as well");
}

/* When a time is adjusted, its interval stays around the median as before, however asymmetric it is. */
static void test_moved_interval(struct test_counts *t)
{
	double sample = 1e-3;
	const struct timing skewed = {.count = 1,
				      .batch = 1,
				      .samples = &sample,
				      .median = 1e-3,
				      .low = 0.9e-3,
				      .high = 0.1,
				      .min = 0.9e-3,
				      .mean = 1e-3,
				      .stopped = "cap"};
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct fixture f;
	int64_t second = 0;
	int count = 0;

	(void)fixture_open(&f, "moved.db");
	if (add_build(f.s, "NT=2", 2, &second, &f.e) ||
	    store_measurement(f.s, f.run, second, f.case_id, &skewed, &f.e) ||
	    measure(f.s, f.run, f.build, f.case_id, 0.5e-3, &f.e) ||
	    store_finals(
		    f.s, f.run, f.case_id,
		    (const struct store_final[]){{f.build, 1, 1, 1, 5e-4, 7, 0}, {second, 1.1, 1, 1.2, 5e-4, 7, 0}}, 2,
		    &f.e) ||
	    store_rows(f.s, &all, &rows, &count, &f.e) || count != 2)
		test_ok(t, 0, "a final: %s", f.e.text);
	else
		test_ok(t,
			fabs(rows[1].seconds - 0.55e-3) < 1e-9 && fabs(rows[1].low - 0.495e-3) < 1e-9 &&
				fabs(rows[1].high - 0.055) < 1e-9,
			"a skewed interval moves with its median: %g to %g around %g", rows[1].low, rows[1].high,
			rows[1].seconds);
	free(rows);
	store_close(f.s);
}

/* Measurements on a device that slowed down count as if it had not. */
static void test_drift(struct test_counts *t)
{
	const struct store_identity build = {"segreduce", "flat", 0xfedcba9876543210u};
	double sample = 1.25e-3, seconds = 0;
	struct timing slow = {.count = 1,
			      .batch = 1,
			      .samples = &sample,
			      .median = sample,
			      .low = sample,
			      .high = sample,
			      .min = sample,
			      .mean = sample,
			      .stopped = "target",
			      .drift = 1.25};
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct fixture f;
	int count = 0;

	(void)fixture_open(&f, "drift.db");
	if (store_measurement(f.s, f.run, f.build, f.case_id, &slow, &f.e) ||
	    store_rows(f.s, &all, &rows, &count, &f.e) || count != 1)
		test_ok(t, 0, "a measurement: %s", f.e.text);
	else
		test_ok(t, fabs(rows[0].seconds - 1e-3) < 1e-12, "without the drift: %g s", rows[0].seconds);
	free(rows);
	test_ok(t,
		store_seconds(f.s, &some_device, &build, f.case_id, &seconds, &f.e) == 0 &&
			fabs(seconds - 1e-3) < 1e-12,
		"for a search as well: %g s %s", seconds, f.e.text);
	test_ok(t, sql_number(f.path, "SELECT count(*) FROM measurement WHERE median = 1.25e-3 AND drift = 1.25") == 1,
		"what was measured is kept");
	store_close(f.s);
}

/* Of the copy bandwidth, in thousandths. */
static int64_t fraction_of(const char *path, const char *backend)
{
	char sql[120];

	(void)snprintf(sql, sizeof sql, "SELECT round(1000 * fraction) FROM best WHERE backend = '%s'", backend);
	return sql_number(path, sql);
}

/* One GPU through two backends has one copy bandwidth; another GPU of the same name does not share it. */
static void test_shared_copy(struct test_counts *t)
{
	struct gpu_info opencl = some_device, cuda = some_device;
	struct fixture f;
	int64_t run;

	(void)snprintf(opencl.backend, sizeof opencl.backend, "opencl");
	(void)snprintf(cuda.backend, sizeof cuda.backend, "cuda");
	(void)snprintf(cuda.uuid, sizeof cuda.uuid, "u-2");
	if (fixture_open(&f, "shared.db") || begin_run_at(f.s, &opencl, 1e9, &run, &f.e) ||
	    measure(f.s, run, f.build, f.case_id, 8e-3, &f.e)) {
		test_ok(t, 0, "a database through OpenCL: %s", f.e.text);
		return;
	}
	test_ok(t, fraction_of(f.path, "opencl") == 500, "through OpenCL alone: its own copy");
	test_ok(t, begin_run_at(f.s, &cuda, 2e9, &run, &f.e) == 0 && fraction_of(f.path, "opencl") == 500,
		"another GPU through CUDA");
	(void)snprintf(cuda.uuid, sizeof cuda.uuid, "%s", opencl.uuid);
	test_ok(t, begin_run_at(f.s, &cuda, 0.5e9, &run, &f.e) == 0 && fraction_of(f.path, "opencl") == 500,
		"the same, with a slower copy");
	test_ok(t,
		begin_run_at(f.s, &cuda, 4e9, &run, &f.e) == 0 &&
			measure(f.s, run, f.build, f.case_id, 4e-3, &f.e) == 0 &&
			fraction_of(f.path, "opencl") == 125 && fraction_of(f.path, "cuda") == 250,
		"with a faster one: both stand against it");
	store_close(f.s);
}

int main(void)
{
	struct test_counts t = {0};
	char remove[128];

	test_append_only(&t);
	test_found_or_added(&t);
	test_seen(&t);
	test_rows(&t);
	test_spans(&t);
	test_share_16(&t);
	test_longest_seen(&t);
	test_drivers(&t);
	test_decided_by_driver(&t);
	test_imprecise_final(&t);
	test_finals(&t);
	test_moved_interval(&t);
	test_renamings(&t);
	test_old_finals(&t);
	test_shared_copy(&t);
	test_drift(&t);
	test_killed(&t);
	test_two_writers(&t);
	test_refused(&t);
	test_locked(&t);
	test_copy_of_locked(&t);
	test_others_at_creation(&t);
	test_full_disk(&t);
	test_read_only(&t);
	test_reading_leaves_nothing(&t);
	test_copy_and_lists(&t);
	test_break_even(&t);
	test_migration(&t);
	test_key_types(&t);
	(void)snprintf(remove, sizeof remove, "rm -rf '%s'", in_folder(""));
	if (system(remove) != 0)
		(void)fputs("cannot remove the test's folder\n", stderr);
	return test_end(&t);
}

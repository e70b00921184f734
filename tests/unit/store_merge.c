/* Merging databases: each row once, identified by its contents and not its number; completely or not at all. */
#include "tuner/store/store.h"

#include <signal.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../made_up.h"
#include "../test.h"
#include "tuner/store/schema.h"

static int begin_run(struct store *s, const char *command, const char *driver, int64_t *id, struct err *e)
{
	struct gpu_info device = some_device;

	(void)snprintf(device.driver, sizeof device.driver, "%s", driver);
	return begin_run_of(s, &device, command, 1e9, id, e);
}

static int add_case(struct store *s, const char *path, uint64_t content, int64_t *id, struct err *e)
{
	return add_case_of(s, &(struct made_up_case){path, "i32", 10, content}, id, e);
}

/* Makes a database with one run of `count` variants, each taking `seconds`, on one file. */
static int make(const char *path, const char *command, const char *geometry, int count, double seconds)
{
	struct store *s = NULL;
	struct err e = {0};
	int64_t run, case_id, build;
	int bad = store_open(path, STORE_WRITE, &s, &e) || begin_run(s, command, "1.0", &run, &e) ||
		  add_case(s, geometry, 77, &case_id, &e);

	for (int i = 0; i < count && !bad; i++) {
		char params[32];

		(void)snprintf(params, sizeof params, "NT=%d", i);
		bad = add_build(s, params, (uint64_t)i + 1, &build, &e) || measure(s, run, build, case_id, seconds, &e);
	}
	bad = bad || store_run_end(s, run, "done", NULL, &e);
	if (bad)
		(void)fprintf(stderr, "%s\n", e.text);
	store_close(s);
	return bad;
}

static int64_t number(const char *path, const char *sql)
{
	sqlite3 *db = NULL;
	sqlite3_stmt *stmt = NULL;
	int64_t result = -1;

	if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
	    sqlite3_prepare_v2(db, sql, -1, &stmt, NULL) == SQLITE_OK && sqlite3_step(stmt) == SQLITE_ROW)
		result = sqlite3_column_int64(stmt, 0);
	(void)sqlite3_finalize(stmt);
	(void)sqlite3_close(db);
	return result;
}

static int execute(const char *path, const char *sql)
{
	sqlite3 *db = NULL;
	int code = sqlite3_open(path, &db);

	if (code == SQLITE_OK)
		code = sqlite3_exec(db, sql, NULL, NULL, NULL);
	(void)sqlite3_close(db);
	return code;
}

static int merge(const char *to, const char *a, const char *b, struct store_merged *merged, struct err *e)
{
	struct strings from = {0};
	int status = strings_add(&from, a, e) || (b && strings_add(&from, b, e)) ? -1 : 0;

	if (status == 0)
		status = store_merge(to, &from, merged, e);
	strings_release(&from);
	return status;
}

static void test_once(struct test_counts *t)
{
	struct store_merged merged[2] = {{0}};
	struct err e = {0};

	test_ok(t, !make("a.db", "one", "/a/x.rowlen", 3, 1e-3) && !make("b.db", "two", "/b/y.rowlen", 4, 2e-3),
		"two databases");
	test_ok(t, merge("all.db", "a.db", "b.db", merged, &e) == 0, "are merged: %s", e.text);
	test_ok(t, merged[0].added == merged[0].rows && merged[0].rows > 0, "all of the first is new");
	test_ok(t, number("all.db", "SELECT count(*) FROM measurement") == 7, "measurements of both");
	test_ok(t, number("all.db", "SELECT count(*) FROM run") == 2, "both runs");
	test_ok(t, number("all.db", "SELECT count(*) FROM run_end") == 2, "both ended");
	test_ok(t, number("all.db", "SELECT count(*) FROM device") == 1, "one device");
	test_ok(t, number("all.db", "SELECT count(*) FROM build") == 4, "builds of both, each once");
	test_ok(t, number("all.db", "SELECT count(*) FROM geometry") == 1, "a file is one geometry under two paths");
	test_ok(t,
		number("all.db", "SELECT count(*) FROM measurement m JOIN run r ON r.id = m.run WHERE r.command = "
				 "'two' AND m.median = 2e-3 AND length(m.samples) = 24") == 4,
		"each with its run and its samples");
	test_ok(t, number("all.db", "SELECT count(*) FROM pragma_foreign_key_check") == 0, "every reference holds");
	test_ok(t, merge("all.db", "b.db", "a.db", merged, &e) == 0 && merged[0].added == 0 && merged[1].added == 0,
		"merged again nothing is new: %s", e.text);
	test_ok(t,
		merge("all.db", "all.db", "a.db", merged, &e) == 0 && number("all.db", "SELECT count(*) FROM run") == 2,
		"with itself: %s", e.text);
	test_ok(t,
		merge("other.db", "b.db", "all.db", merged, &e) == 0 &&
			number("other.db", "SELECT count(*) FROM measurement") == 7,
		"in another order: %s", e.text);
	test_ok(t, access("all.db-wal", F_OK) != 0, "a file by itself");
	test_ok(t, number("a.db", "SELECT count(*) FROM measurement") == 3, "those merged stay as they are");
}

/* Time decides what is newest: an older database may be merged later. */
static void test_time(struct test_counts *t)
{
	struct store_filter all = {.cold = -1};
	struct store_merged merged[2] = {{0}};
	struct store_row *rows = NULL;
	struct store *s = NULL;
	struct err e = {0};
	int count = 0;

	test_ok(t, !make("old.db", "old", "x", 1, 1e-3) && usleep(5000) == 0 && !make("new.db", "new", "x", 1, 3e-3),
		"an old one and a new one");
	test_ok(t, merge("time.db", "new.db", "old.db", merged, &e) == 0, "merged, the new one first: %s", e.text);
	test_ok(t, number("time.db", "SELECT count(*) FROM measurement") == 2, "both are kept");
	test_ok(t,
		store_open("time.db", STORE_READ, &s, &e) == 0 && store_rows(s, &all, &rows, &count, &e) == 0 &&
			count == 1 && rows[0].seconds > 2e-3,
		"the newer counts: %s", e.text);
	free(rows);
	store_close(s);
}

static void test_several(struct test_counts *t)
{
	struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct strings paths = {0};
	struct store *s = NULL;
	struct err e = {0};
	int count = 0;

	test_ok(t,
		!strings_add(&paths, "a.db", &e) && !strings_add(&paths, "b.db", &e) &&
			store_open_several(&paths, &s, &e) == 0,
		"several are opened as one: %s", e.text);
	test_ok(t, s && store_rows(s, &all, &rows, &count, &e) == 0 && count == 4, "the newest of each variant: %d %s",
		count, e.text);
	free(rows);
	store_close(s);
	strings_release(&paths);
}

/* A database as an older version left it. */
static void test_migrated(struct test_counts *t)
{
	/* Making later formats needs functions of the store's own; store.c tests their migration. */
	for (int version = 1; version <= 6; version++) {
		struct store_merged merged[1] = {{0}};
		struct err e = {0};
		char sql[64];
		int made = 0;

		(void)unlink("old_format.db");
		(void)unlink("from_old.db");
		for (int v = 0; v < version; v++)
			for (const char *const *step = schema_migrations[v]; *step; step++)
				made |= execute("old_format.db", *step);
		made |= execute(
			"old_format.db",
			"INSERT INTO device VALUES(1,'fake','d','','a',0,1,1,32,4,256,1024,0,0,0);"
			"INSERT INTO environment VALUES(1,'','','','','');"
			"INSERT INTO run(id,device,environment,started,command,copy_bandwidth,copy_bytes)"
			"  VALUES(1,1,1,0,'',1e9,1);"
			"INSERT INTO geometry VALUES(1,'g','fixed',10,1,0,10,10,10,0,0,0,'[0,0,0,0,1]');"
			"INSERT INTO tuning_case VALUES(1,'segreduce','f32','plus','i32','signed',1,1,100);"
			"INSERT INTO build VALUES(1,7,'segreduce','f32','plus','seq','NT=1 "
			"SPT=2','c','a',1,1,1,1);"
			"INSERT INTO measurement(id,run,build,tuning_case,taken,median,low,high,min,mean,count,batch,"
			"stopped) VALUES(1,1,1,1,0,1,1,1,1,1,1,1,'target');"
			"PRAGMA application_id = 0x53656754");
		(void)snprintf(sql, sizeof sql, "PRAGMA user_version = %d", version);
		made |= execute("old_format.db", sql);
		test_ok(t, made == SQLITE_OK && merge("from_old.db", "old_format.db", NULL, merged, &e) == 0,
			"format %d is merged: %s", version, e.text);
		test_ok(t,
			number("from_old.db", "SELECT count(*) FROM measurement m JOIN build b ON b.id = m.build "
					      "WHERE b.strategy = 'thread'") == 1,
			"under today's names");
		test_ok(t, number("old_format.db", "PRAGMA user_version") == version, "and stays as it is");
	}
}

static void test_refused(struct test_counts *t)
{
	struct store_merged merged[2] = {{0}};
	struct err e = {0};

	test_ok(t,
		execute("orphan.db", "SELECT 1") == SQLITE_OK && !make("orphan.db", "x", "x", 2, 1e-3) &&
			execute("orphan.db",
				"DROP TRIGGER measurement_keeps_values; UPDATE measurement SET build = 99 "
				"WHERE id = 2; CREATE TRIGGER measurement_keeps_values BEFORE UPDATE ON "
				"measurement BEGIN SELECT RAISE(ABORT, 'measurement is append-only'); END") ==
				SQLITE_OK,
		"a measurement of no build");
	test_ok(t, merge("all.db", "new.db", "orphan.db", merged, &e) != 0 && strstr(e.text, "has no build 99"),
		"is refused: %s", e.text);
	test_ok(t, number("all.db", "SELECT count(*) FROM run") == 2, "and nothing before it is kept");
	test_ok(t, merge("never.db", "new.db", "orphan.db", merged, &e) != 0 && access("never.db", F_OK) != 0,
		"nor is a new file: %s", e.text);
	test_ok(t,
		merge("never.db", "new.db", "nowhere.db", merged, &e) != 0 && strstr(e.text, "nowhere.db") &&
			access("never.db", F_OK) != 0,
		"a missing one: %s", e.text);
}

/* If the merge is killed at any moment, the result is unchanged or complete. */
static void test_killed(struct test_counts *t)
{
	const int many = 2000;
	int whole = 0, before = 0, broken = 0;

	test_ok(t, !make("many.db", "many", "many", many, 1e-3), "a larger database");
	for (int i = 0; i < 12; i++) {
		pid_t child;
		int64_t found;

		(void)unlink("killed.db");
		(void)make("killed.db", "before", "before", 1, 1e-3);
		child = fork();
		if (child == 0) {
			struct store_merged merged[1] = {{0}};

			_exit(merge("killed.db", "many.db", NULL, merged, NULL) != 0);
		}
		(void)usleep((useconds_t)(3000 * i));
		(void)kill(child, SIGKILL);
		(void)waitpid(child, NULL, 0);
		found = number("killed.db", "SELECT count(*) FROM measurement");
		whole += found == many + 1;
		before += found == 1;
		broken += found != 1 && found != many + 1;
	}
	test_ok(t, broken == 0 && before > 0, "killed 12 times: %d whole, %d as before, %d neither", whole, before,
		broken);
}

int main(void)
{
	struct test_counts t = {0};
	char folder[] = "/tmp/segtune-merge-XXXXXX", remove[64];

	if (!mkdtemp(folder) || chdir(folder) != 0)
		return 1;
	test_once(&t);
	test_time(&t);
	test_several(&t);
	test_migrated(&t);
	test_refused(&t);
	test_killed(&t);
	(void)snprintf(remove, sizeof remove, "rm -rf '%s'", folder);
	if (system(remove) != 0)
		(void)fputs("cannot remove the test's folder\n", stderr);
	return test_end(&t);
}

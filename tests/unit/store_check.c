/* Databases from elsewhere: a schema that is not ours is refused, contradictory contents are found. */
#include "tuner/store/store.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../test.h"

#define DB "test.db"

static const struct gpu_info device = {
	.backend = "fake", .name = "device", .driver = "1", .compiler = "cc", .arch = "t", .compute_units = 4};

/* Stores one measurement, with everything that it refers to. */
static int fill(struct store *s, struct err *e)
{
	double samples[5] = {3e-3, 1e-3, 2e-3, 5e-3, 4e-3};
	struct timing t = {.count = 5, .batch = 1, .samples = samples, .stopped = "target"};
	struct store_run run = {.device = &device,
				.command = "test",
				.version = "0",
				.host = "here",
				.host_compiler = "cc",
				.copy_bandwidth = 1e9,
				.copy = &t,
				.copy_bytes = 1 << 20};
	struct store_build b = {.operation = "segreduce",
				.type = "f32",
				.oper = "plus",
				.strategy = "flat",
				.params = "NT=64",
				.compiler = "cc",
				.arch = "t"};
	struct store_case c = {.operation = "segreduce",
			       .type = "f32",
			       .oper = "plus",
			       .offset_type = "i32",
			       .dataset = "signed",
			       .bytes = 4e3,
			       .cold = 1};
	struct geometry g;
	int64_t run_id, case_id, build_id;
	int status;

	timing_summarise(&t);
	if (geometry_make("uniform:n=10K,mean=7", &g, e) != 0)
		return -1;
	c.geometry = &g;
	status = store_run_begin(s, &run, &run_id, e) || store_case(s, &c, &case_id, e) ||
		 store_build(s, &b, &build_id, e) || store_measurement(s, run_id, build_id, case_id, &t, e);
	geometry_release(&g);
	return status;
}

static int run_sql(const char *sql)
{
	sqlite3 *db = NULL;
	int status = sqlite3_open(DB, &db) || sqlite3_exec(db, sql, NULL, NULL, NULL);

	if (status)
		(void)printf("# %s\n", sqlite3_errmsg(db));
	(void)sqlite3_close(db);
	return status;
}

/* Makes a new database and runs the SQL on it. */
static int prepare(const char *sql)
{
	struct store *s = NULL;
	struct err e = {0};
	int status;

	(void)unlink(DB);
	status = store_open(DB, STORE_WRITE, &s, &e) || fill(s, &e);
	store_close(s);
	if (status)
		(void)printf("# %s\n", e.text);
	return status || run_sql(sql);
}

/* ---- the schema ---- */

static const struct stranger {
	const char *what, *sql, *message;
} strangers[] = {
	{"a trigger", "CREATE TRIGGER spy AFTER INSERT ON run BEGIN SELECT 1; END", "no such trigger 'spy'"},
	{"a view", "CREATE VIEW more AS SELECT * FROM run", "no such view 'more'"},
	{"a table", "CREATE TABLE more(x)", "no such table 'more'"},
	{"an index", "CREATE INDEX more ON run(command)", "no such index 'more'"},
	{"a view of ours that says something else",
	 "DROP VIEW best; CREATE VIEW best AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x FROM r) SELECT * "
	 "FROM r",
	 "no such view 'best'"},
	{"a string in a view that says something else",
	 "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, '''wrong''', '''wr ong''') "
	 "WHERE name = 'valid'",
	 "no such view 'valid'"},
	{"a table of ours without its constraints",
	 "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CHECK(count > 0)', '') "
	 "WHERE name = 'measurement'",
	 "no such table 'measurement'"},
	{"a trigger of ours that is gone", "DROP TRIGGER run_keeps_rows", "lacks trigger 'run_keeps_rows'"},
};

static void test_schema(struct test_counts *t)
{
	for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++)
		for (int write = 0; write < 2; write++) {
			const struct stranger *x = &strangers[i];
			struct err e = {.text = ""};
			struct store *s = NULL;
			int made = prepare(x->sql) == 0;

			test_ok(t,
				made && store_open(DB, write ? STORE_WRITE : STORE_READ, &s, &e) != 0 &&
					strstr(e.text, x->message),
				"%s is refused to a %s: %s", x->what, write ? "writer" : "reader", e.text);
			store_close(s);
		}
}

static void test_harmless(struct test_counts *t)
{
	static const char *const harmless[] = {
		"ANALYZE", "VACUUM",
		("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CREATE TABLE run(', "
		 "'CREATE TABLE \"run\" ( -- runs' || char(10)) WHERE name = 'run'")};

	for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++) {
		struct err e = {.text = ""};
		struct store *s = NULL;
		int made = prepare(harmless[i]) == 0;

		test_ok(t, made && store_open(DB, STORE_READ, &s, &e) == 0, "opened after %s %s", harmless[i], e.text);
		store_close(s);
	}
}

/* ---- the contents ---- */

static int keep_problem(void *context, const struct store_cell *cells, int count, struct err *e)
{
	char *text = context;

	(void)count;
	(void)e;
	(void)snprintf(text + strlen(text), 1024 - strlen(text), "%s; ", cells[0].text);
	return 0;
}

/* Returns the problems that a check finds. */
static int check(char text[1024])
{
	const struct store_sink sink = {keep_problem, text};
	struct err e = {.text = ""};
	struct store *s = NULL;
	int problems = -1;

	text[0] = '\0';
	if (store_open(DB, STORE_READ, &s, &e) != 0 || store_check(s, &sink, &problems, &e) != 0)
		(void)printf("# %s\n", e.text);
	store_close(s);
	return problems;
}

static const struct lie {
	const char *what, *table, *set, *message;
} lies[] = {
	{"a median that its samples do not have", "measurement", "median = median / 1.01", "contradicts its samples"},
	{"an interval that they do not have", "measurement", "high = high * 1.01", "contradicts its samples"},
	{"a mean that they do not have", "measurement", "mean = mean * 1.01", "contradicts its samples"},
	{"other samples", "measurement", "samples = zeroblob(40)", "contradicts its samples"},
	{"samples that are no numbers", "measurement", "samples = CAST(x'ffffffffffffffff' || zeroblob(32) AS BLOB)",
	 "contradicts its samples"},
	{"a time without end", "measurement", "median = 9e999, high = 9e999, samples = NULL", "not in order"},
	{"a time below nothing", "measurement", "low = -1, min = -1, samples = NULL", "not in order"},
	{"a fraction of 299", "measurement", "median = 1e-8, low = 1e-8, min = 1e-8, samples = NULL", "fraction"},
	{"a bandwidth without end", "run", "copy_bandwidth = 9e999", "copy bandwidth"},
	{"endless bytes", "tuning_case", "bytes = 9e999", "moves"},
	{"more elements than lengths", "geometry", "n = n + 1", "contradict"},
	{"more segments", "geometry", "segments = segments + 1", "contradict"},
	{"another variation", "geometry", "cv = cv + 0.5", "contradict"},
	{"shares above one", "geometry", "share_1k = 2", "contradict"},
	{"a histogram of other lengths", "geometry", "histogram = '[0,1]'", "histogram"},
	{"a histogram that is none", "geometry", "histogram = 'words'", "histogram"},
	{"a span of less than a segment", "span", "elements = 1", "heaviest span"},
	{"one of more than all", "span", "elements = 1000000000000", "heaviest span"},
	{"lengths beyond the longest", "geometry", "n = 4 * n, mean = 4 * mean, std = 4 * std, max = 4 * max",
	 "histogram"},
};

static void test_lies(struct test_counts *t)
{
	char text[1024];

	test_ok(t, prepare("") == 0 && check(text) == 0, "what was measured is sound %s", text);
	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		const struct lie *l = &lies[i];
		char sql[512];

		(void)snprintf(sql, sizeof sql,
			       "CREATE TEMP TABLE kept AS SELECT sql FROM sqlite_schema WHERE name = '%s_keeps_values';"
			       "DROP TRIGGER %s_keeps_values; UPDATE %s SET %s;",
			       l->table, l->table, l->table, l->set);
		test_ok(t, prepare(sql) == 0, "%s", l->what);
		(void)snprintf(sql, sizeof sql,
			       "CREATE TRIGGER %s_keeps_values BEFORE UPDATE ON %s BEGIN SELECT RAISE(ABORT, '%s is "
			       "append-only'); END",
			       l->table, l->table, l->table);
		test_ok(t, run_sql(sql) == 0 && check(text) > 0 && strstr(text, l->message), "... is found: %s", text);
	}
}

/* What is selected goes into headers, so impossible results are not even read. */
static void test_absurd(struct test_counts *t)
{
	static const char sql[] =
		"DROP TRIGGER run_keeps_values; UPDATE run SET copy_bandwidth = 1e-3;"
		"CREATE TRIGGER run_keeps_values BEFORE UPDATE ON run BEGIN SELECT RAISE(ABORT, 'run is "
		"append-only'); END";
	const struct store_filter all = {.cold = -1};
	struct store_row *rows = NULL;
	struct store *s = NULL;
	struct err e = {.text = ""};
	int count = 0;

	test_ok(t, prepare(sql) == 0 && store_open(DB, STORE_READ, &s, &e) == 0, "an absurd database %s", e.text);
	test_ok(t, s && store_rows(s, &all, &rows, &count, &e) != 0 && strstr(e.text, "impossible"),
		"is not chosen from: %s", e.text);
	free(rows);
	store_close(s);
}

int main(void)
{
	struct test_counts t = {0};
	char folder[] = "/tmp/segtune-check-XXXXXX";

	if (!mkdtemp(folder) || chdir(folder) != 0)
		return 1;
	test_schema(&t);
	test_harmless(&t);
	test_lies(&t);
	test_absurd(&t);
	(void)unlink(DB);
	(void)unlink(DB "-wal");
	(void)unlink(DB "-shm");
	if (chdir("/") == 0)
		(void)rmdir(folder);
	return test_end(&t);
}

/* Checks a database: pages, constraints, references, and everything that can be recomputed from what is stored. */
#include "tuner/store/store.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/measure/bench.h"
#include "tuner/store/shares.h"
#include "tuner/store/store_sql.h"

/* Sums and quotients may be rounded differently on other machines. */
#define ROUNDING 1e-9

/* Where problems are reported, and their number. */
struct findings {
	const struct store_sink *to;
	int count;
};

__attribute__((format(printf, 3, 4))) static int found(struct findings *f, struct err *e, const char *format, ...)
{
	char text[512];
	const struct store_cell cell = {"problem", text, 0};
	va_list args;

	va_start(args, format);
	(void)vsnprintf(text, sizeof text, format, args);
	va_end(args);
	f->count++;
	return f->to->row(f->to->context, &cell, 1, e);
}

/* ---- checks in SQL ---- */

/* Each row of these is a problem. Times are in seconds: a year is implausible, and so is infinity, which a numeric
 * column can hold. The 100 is STORE_FRACTION_MAX. */
static const char *const queries[] = {
	"SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
	"SELECT printf('row %d of %s refers to a row of %s that is not there', \"rowid\", \"table\", \"parent\") "
	"FROM pragma_foreign_key_check",
	"SELECT printf('run %d has a copy bandwidth of %g GB/s', id, copy_bandwidth / 1e9) FROM run "
	"WHERE NOT copy_bandwidth BETWEEN 1 AND 1e15",
	"SELECT printf('measurement %d: its times are not in order: %g, %g, %g, %g s', id, min, low, median, high) "
	"FROM measurement WHERE NOT (0 < min AND min <= low AND low <= median AND median <= high AND min <= mean * "
	"1.000001 "
	"AND high < 3e7 AND mean < 3e7)",
	"SELECT printf('measurement %d: its fraction of the copy bandwidth is %g', m.id, "
	"c.bytes / m.median / r.copy_bandwidth) FROM measurement m JOIN run r ON r.id = m.run "
	"JOIN tuning_case c ON c.id = m.tuning_case WHERE NOT c.bytes / m.median / r.copy_bandwidth BETWEEN 0 AND 100",
	"SELECT printf('case %d moves %g bytes', id, bytes) FROM tuning_case WHERE NOT bytes BETWEEN 0 AND 1e18",
	"SELECT printf('geometry %d: its lengths contradict each other', id) FROM geometry "
	"WHERE NOT (n >= 0 AND segments >= 0 AND columns >= 0 AND min >= 0 AND max >= min AND empty BETWEEN 0 AND "
	"segments "
	"AND std >= 0 AND cv >= 0 AND share_4k >= 0 AND share_1k >= share_4k AND share_1k <= 1.000001 "
	"AND abs(mean * segments - n) <= 1e-9 * n AND abs(cv * mean - std) <= 1e-9 * std AND (segments = 0 OR "
	"(min <= mean * 1.000001 AND mean <= max * 1.000001 AND max <= n)))",
	"SELECT printf('geometry %d has a heaviest span of %d elements', g.id, s.elements) FROM span s "
	"JOIN geometry g ON g.id = s.geometry WHERE NOT s.elements BETWEEN g.max AND g.n",
	"SELECT printf('final comparison %d has a ratio of %g in %g to %g', id, ratio, low, high) FROM final "
	"WHERE NOT (0 < low AND low <= ratio AND ratio <= high AND high < 1e9 AND seconds < 3e7 AND rank > 0)",
};

static int run_query(struct store *s, const char *sql, struct findings *f, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(s, sql, NO_VALUES, e);
	int result = 0, code = SQLITE_DONE;

	if (!stmt)
		return -1;
	while (result == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW)
		result = found(f, e, "%s", store_column(stmt, 0));
	if (result == 0 && code != SQLITE_DONE)
		result = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return result;
}

/* ---- checks of samples ---- */

static int differ(double stored, double computed)
{
	return !(fabs(stored - computed) <= ROUNDING * fabs(computed));
}

/* Columns: id, count, samples, median, low, high, min, mean. */
static int check_samples(struct findings *f, sqlite3_stmt *stmt, struct err *e)
{
	const int bytes = sqlite3_column_bytes(stmt, 2), count = bytes / (int)sizeof(double);
	double *samples = malloc((size_t)bytes + 1), stored[5];
	struct timing t;
	int wrong = 0;

	if (!samples)
		return err_set(e, "no memory for samples");
	memcpy(samples, sqlite3_column_blob(stmt, 2), (size_t)bytes); /* SQLite's blob may not be aligned */
	t = timing_of(samples, count);
	free(samples);
	for (int i = 0; i < 5; i++)
		stored[i] = sqlite3_column_double(stmt, 3 + i);
	wrong = differ(stored[0], t.median) || differ(stored[1], t.low) || differ(stored[2], t.high) ||
		differ(stored[3], t.min) || differ(stored[4], t.mean);
	return wrong ? found(f, e, "measurement %lld: its median of %g s contradicts its samples, which give %g s",
			     (long long)sqlite3_column_int64(stmt, 0), stored[0], t.median)
		     : 0;
}

/* ---- checks of histograms ---- */

/* Columns: id, n, segments, empty, histogram. n must be within the range of totals that lengths in these buckets can
 * have. */
static int check_histogram(struct findings *f, sqlite3_stmt *stmt, struct err *e)
{
	const int64_t n = sqlite3_column_int64(stmt, 1), segments = sqlite3_column_int64(stmt, 2);
	double buckets[HISTOGRAM_BUCKETS] = {0}, all = 0, least = 0, most = 0;
	const double n_empty = sqlite3_column_double(stmt, 3);
	const int count = histogram_read(store_column(stmt, 4), buckets);

	for (int k = 0; k < count; k++) {
		all += buckets[k];
		least += k ? ldexp(buckets[k], k - 1) : 0;
		most += k ? ldexp(buckets[k], k) : 0;
	}
	if (count > 0 && !differ((double)segments, all) && buckets[0] >= n_empty && buckets[0] <= n_empty &&
	    least <= (double)n * (1 + ROUNDING) && (double)n <= most)
		return 0;
	return found(f, e, "geometry %lld: its histogram contradicts its lengths",
		     (long long)sqlite3_column_int64(stmt, 0));
}

/* ---- all checks ---- */

typedef int (*row_checker)(struct findings *f, sqlite3_stmt *stmt, struct err *e);

static int check_rows(struct store *s, const char *sql, row_checker check, struct findings *f, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(s, sql, NO_VALUES, e);
	int result = 0, code = SQLITE_DONE;

	if (!stmt)
		return -1;
	while (result == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW)
		result = check(f, stmt, e);
	if (result == 0 && code != SQLITE_DONE)
		result = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return result;
}

int store_check(struct store *s, const struct store_sink *to, int *problems, struct err *e)
{
	struct findings f = {to, 0};
	int result = 0;

	for (size_t i = 0; i < sizeof queries / sizeof *queries && result == 0; i++)
		result = run_query(s, queries[i], &f, e);
	if (result == 0)
		result = check_rows(s,
				    "SELECT id, count, samples, median, low, high, min, mean FROM measurement "
				    "WHERE samples IS NOT NULL",
				    check_samples, &f, e);
	if (result == 0)
		result =
			check_rows(s, "SELECT id, n, segments, empty, histogram FROM geometry", check_histogram, &f, e);
	*problems = f.count;
	return result;
}

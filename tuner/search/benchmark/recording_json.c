/* Recorded spaces of other tools: Kernel Tuner cache files and T4 results, read with SQLite's JSON functions. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/file.h"
#include "tuner/base/strings.h"
#include "tuner/search/benchmark/recording.h"
#include "tuner/store/store_sql.h"

#define FILE_LIMIT ((size_t)1 << 30)

/* Where each format keeps its data, as SQL: ?1 is the whole file, c.value one configuration; times are in milliseconds.
 * A T4 file has no list of parameters; the first result names them. */
struct format {
	const char *has;    /* SQL condition: whether the file has this format */
	const char *params; /* query for the parameter names */
	const char *path;   /* JSON path of a parameter in a configuration */
	const char *rows;   /* query for all configurations */
	const char *error;  /* why it is invalid, or NULL */
	const char *time, *build, *bench, *samples;
	const char *kernel, *device;
};

static const struct format formats[] = {
	{"json_type(?1, '$.cache') = 'object' AND json_type(?1, '$.tune_params_keys') = 'array'",
	 "SELECT value FROM json_each(?1, '$.tune_params_keys')", "$.\"%s\"", "json_each(?1, '$.cache')",
	 "coalesce(json_extract(c.value, '$.__error__'), CASE json_type(c.value, '$.time') WHEN 'text' THEN "
	 "json_extract(c.value, '$.time') END)",
	 "CASE WHEN json_type(c.value, '$.time') IN ('real', 'integer') THEN json_extract(c.value, '$.time') END",
	 "coalesce(json_extract(c.value, '$.compile_time'), 0) + "
	 "coalesce(json_extract(c.value, '$.verification_time'), 0)",
	 "json_extract(c.value, '$.benchmark_time')", "json_extract(c.value, '$.times')",
	 "json_extract(?1, '$.kernel_name')", "json_extract(?1, '$.device_name')"},
	{"json_type(?1, '$.results') = 'array'", "SELECT key FROM json_each(?1, '$.results[0].configuration')",
	 "$.configuration.\"%s\"", "json_each(?1, '$.results')",
	 "CASE WHEN json_extract(c.value, '$.invalidity') <> 'correct' THEN json_extract(c.value, '$.invalidity') END",
	 "(SELECT json_extract(m.value, '$.value') FROM json_each(c.value, '$.measurements') AS m WHERE "
	 "json_extract(m.value, '$.name') = 'time' AND json_type(m.value, '$.value') IN ('real', 'integer'))",
	 "coalesce(json_extract(c.value, '$.times.compilation'), json_extract(c.value, '$.times.compilation_time'), 0) "
	 "+ "
	 "coalesce(json_extract(c.value, '$.times.validation'), 0)",
	 "json_extract(c.value, '$.times.benchmark')", "json_extract(c.value, '$.times.runtimes')", "NULL", "NULL"},
};
#define FORMATS ((int)(sizeof formats / sizeof *formats))

struct json_file {
	const char *path;
	struct store store; /* an in-memory connection */
	char *text;
	size_t size;
};

static int fail(const struct json_file *f, const char *what, struct err *e)
{
	return err_set(e, "cannot read '%s' as a recording: %s", f->path, what);
}

/* The first column of a query with the file as ?1, copied to answer ("" for NULL). */
static int query_text(struct json_file *f, const char *sql, char *answer, int size, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(&f->store, sql, VALUES(value_text(f->text)), e);
	int code;

	answer[0] = '\0';
	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	if (code == SQLITE_ROW)
		(void)snprintf(answer, (size_t)size, "%s", store_column(stmt, 0));
	(void)sqlite3_finalize(stmt);
	return code == SQLITE_ROW ? 0 : fail(f, sqlite3_errmsg(f->store.db), e);
}

static int is_valid(struct json_file *f, int *valid, struct err *e)
{
	char answer[8];

	*valid = 0;
	if (query_text(f, "SELECT json_valid(?1)", answer, sizeof answer, e))
		return -1;
	*valid = strcmp(answer, "1") == 0;
	return 0;
}

/* A cache that is still being written, or whose writer was killed, ends after a configuration: closes both objects. */
static int check_text(struct json_file *f, struct err *e)
{
	static const char end[] = "\n}\n}";
	char *longer;
	int valid;

	if (is_valid(f, &valid, e) || valid)
		return valid ? 0 : -1;
	longer = realloc(f->text, f->size + sizeof end);
	if (!longer)
		return fail(f, "out of memory", e);
	f->text = longer;
	while (f->size > 0 && strchr(" \t\r\n,", f->text[f->size - 1]))
		f->size--;
	memcpy(f->text + f->size, end, sizeof end);
	if (is_valid(f, &valid, e))
		return -1;
	return valid ? 0 : fail(f, "it is not JSON", e);
}

static const struct format *find_format(struct json_file *f, struct err *e)
{
	char sql[256], answer[8];

	for (int i = 0; i < FORMATS; i++) {
		(void)snprintf(sql, sizeof sql, "SELECT %s", formats[i].has);
		if (query_text(f, sql, answer, sizeof answer, e))
			return NULL;
		if (strcmp(answer, "1") == 0)
			return &formats[i];
	}
	(void)fail(f, "neither a Kernel Tuner cache ('cache', 'tune_params_keys') nor T4 results ('results')", e);
	return NULL;
}

static int read_params(struct json_file *f, const struct format *format, struct space *space, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(&f->store, format->params, VALUES(value_text(f->text)), e);
	int status = 0;

	if (!stmt)
		return -1;
	while (status == 0 && sqlite3_step(stmt) == SQLITE_ROW)
		status = space_add_param(space, store_column(stmt, 0), e) < 0 ? -1 : 0;
	(void)sqlite3_finalize(stmt);
	if (status)
		return err_context(e, "cannot read '%s' as a recording", f->path);
	return space->nparams ? 0 : fail(f, "it names no parameters", e);
}

/* Converts "[1.5,2]" in milliseconds to seconds, malloc'd. SQLite has checked that it is a JSON array. */
static int read_samples(const char *text, struct outcome *o)
{
	int room = 1;

	for (const char *p = text; *p; p++)
		room += *p == ',';
	o->samples = *text == '[' ? malloc((size_t)room * sizeof *o->samples) : NULL;
	if (*text != '[')
		return 0;
	if (!o->samples)
		return -1;
	while (*text == '[' || *text == ',') {
		char *end;
		double value = strtod(text + 1, &end);

		if (end == text + 1)
			break;
		o->samples[o->nsamples++] = value / 1e3;
		text = end;
	}
	return 0;
}

/* Columns of a row before the parameters. */
enum { ROW_NAME, ROW_ERROR, ROW_TIME, ROW_BUILD, ROW_BENCH, ROW_SAMPLES, ROW_PARAMS };

/* JSON allows numbers that a double cannot represent. */
static int is_time(double seconds)
{
	return isfinite(seconds) && seconds >= 0;
}

static int all_times(const struct outcome *o)
{
	int all = 1;

	for (int i = 0; i < o->nsamples; i++)
		all &= is_time(o->samples[i]);
	return all;
}

static int read_outcome(const struct json_file *f, sqlite3_stmt *row, struct outcome *o, struct err *e)
{
	const char *reason = store_column(row, ROW_ERROR);

	*o = (struct outcome){.seconds = INFINITY, .build = sqlite3_column_double(row, ROW_BUILD) / 1e3};
	if (read_samples(store_column(row, ROW_SAMPLES), o))
		return fail(f, "out of memory", e);
	for (int i = 0; i < o->nsamples; i++)
		o->bench += o->samples[i];
	if (sqlite3_column_type(row, ROW_BENCH) != SQLITE_NULL)
		o->bench = sqlite3_column_double(row, ROW_BENCH) / 1e3;
	if (*reason) {
		o->reason = strdup(reason);
		return o->reason ? 0 : fail(f, "out of memory", e);
	}
	o->seconds = sqlite3_column_double(row, ROW_TIME) / 1e3;
	if (!is_time(o->build) || !is_time(o->bench) || !all_times(o))
		return err_set(e,
			       "cannot read '%s' as a recording: configuration '%.200s' has a time that is infinite or "
			       "below 0",
			       f->path, store_column(row, ROW_NAME));
	if (o->seconds > 0 && isfinite(o->seconds))
		return 0;
	return err_set(
		e, "cannot read '%s' as a recording: configuration '%.200s' has neither a time above 0 nor an error",
		f->path, store_column(row, ROW_NAME));
}

static int read_row(const struct json_file *f, sqlite3_stmt *row, struct recording *r, struct err *e)
{
	const char *values[SPACE_PARAMS];
	struct outcome o;

	for (int p = 0; p < r->space.nparams; p++) {
		if (sqlite3_column_type(row, ROW_PARAMS + p) == SQLITE_NULL)
			return err_set(e,
				       "cannot read '%s' as a recording: configuration '%.200s' lacks parameter '%s'",
				       f->path, store_column(row, ROW_NAME), r->space.params[p].name);
		values[p] = store_column(row, ROW_PARAMS + p);
	}
	if (read_outcome(f, row, &o, e)) {
		free(o.samples);
		return -1;
	}
	return recording_add(r, values, &o, e) < 0 ? -1 : 0;
}

/* The query for all rows; the paths of the parameters are bound from ?2 on, because names may contain quotes. */
static sqlite3_stmt *prepare_rows(struct json_file *f, const struct format *format, const struct space *space,
				  struct err *e)
{
	char sql[8192], path[256];
	sqlite3_stmt *stmt;
	int used = snprintf(sql, sizeof sql, "SELECT c.key, %s, %s, %s, %s, %s", format->error, format->time,
			    format->build, format->bench, format->samples);

	for (int p = 0; p < space->nparams; p++)
		used += snprintf(sql + used, sizeof sql - (size_t)used, ", json_extract(c.value, ?%d)", p + 2);
	(void)snprintf(sql + used, sizeof sql - (size_t)used, " FROM %s AS c", format->rows);
	stmt = store_prepare(&f->store, sql, VALUES(value_text(f->text)), e);
	for (int p = 0; stmt && p < space->nparams; p++) {
		(void)snprintf(path, sizeof path, format->path, space->params[p].name);
		(void)sqlite3_bind_text(stmt, p + 2, path, -1, SQLITE_TRANSIENT);
	}
	return stmt;
}

static int read_rows(struct json_file *f, const struct format *format, struct recording *r, struct err *e)
{
	sqlite3_stmt *stmt = prepare_rows(f, format, &r->space, e);
	int code = SQLITE_ROW, status = 0;

	if (!stmt)
		return -1;
	while (status == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW)
		status = read_row(f, stmt, r, e);
	if (status == 0 && code != SQLITE_DONE)
		status = fail(f, sqlite3_errmsg(f->store.db), e);
	(void)sqlite3_finalize(stmt);
	return status;
}

/* Kernel and device, if the file has them; else the file name. */
static int read_names(struct json_file *f, const struct format *format, struct recording *r, struct err *e)
{
	char sql[128], kernel[128];

	(void)snprintf(sql, sizeof sql, "SELECT %s", format->device);
	if (query_text(f, sql, r->device, sizeof r->device, e))
		return -1;
	(void)snprintf(sql, sizeof sql, "SELECT %s", format->kernel);
	if (query_text(f, sql, kernel, sizeof kernel, e))
		return -1;
	(void)snprintf(r->name, sizeof r->name, "%s", *kernel ? kernel : path_name(f->path));
	return 0;
}

static int read_all(struct json_file *f, struct recording *r, struct err *e)
{
	const struct format *format;

	if (sqlite3_open_v2(":memory:", &f->store.db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		return fail(f, "out of memory", e);
	if (check_text(f, e))
		return -1;
	format = find_format(f, e);
	if (!format || read_params(f, format, &r->space, e) || read_names(f, format, r, e) ||
	    read_rows(f, format, r, e))
		return -1;
	r->by_mean = 1;
	return recording_close(r, e) ? err_context(e, "cannot read '%s' as a recording", f->path) : 0;
}

int recording_read_json(const char *path, struct recording *r, struct err *e)
{
	struct json_file f = {.path = path, .store = {.path = (char *)(size_t)path}};
	int status;

	memset(r, 0, sizeof *r);
	if (file_read(path, FILE_LIMIT, &f.text, &f.size, e))
		return -1;
	status = read_all(&f, r, e);
	if (status)
		recording_release(r);
	(void)sqlite3_close(f.store.db);
	free(f.text);
	return status;
}

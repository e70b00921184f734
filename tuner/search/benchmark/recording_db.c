/* Recorded spaces from databases: each case with all its measurements and failures. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/search/benchmark/recording.h"
#include "tuner/store/store_sql.h"

static const char cases_query[] =
	"SELECT device, backend, tuning_case, operation || ' ' || type || ' ' || oper || ' ' || "
	"CASE key_type WHEN '' THEN '' ELSE 'keys=' || key_type || ' ' END || geometry || "
	"CASE cold WHEN 1 THEN '' ELSE ' warm' END, operation, type, oper, key_type, geometry, cold, mean, cv, "
	"(SELECT max(is_cpu) FROM device y WHERE y.name = valid.device AND y.backend = valid.backend) FROM valid "
	"GROUP BY device, backend, tuning_case HAVING count(DISTINCT strategy || ' ' || params) >= ?1 ORDER BY device, "
	"backend, operation, key_type, "
	"type, oper, "
	"n, kind, mean, tuning_case";

/* Valid times, for each variant the newest from any driver; then variants that failed on this case, or on every case,
 * and have no valid time. */
static const char rows_query[] =
	"WITH newest AS (SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY strategy, params "
	"ORDER BY taken DESC, measurement DESC) AS place FROM valid "
	"WHERE device = ?1 AND backend = ?2 AND tuning_case = ?3) WHERE place = 1) "
	"SELECT 'strategy=' || v.strategy || ' ' || v.params, v.seconds, coalesce(b.seconds, 0), "
	"m.mean * m.count * m.batch, m.samples, '' "
	"FROM newest v JOIN measurement m ON m.id = v.measurement JOIN build b ON b.id = v.build "
	"UNION ALL "
	"SELECT 'strategy=' || b.strategy || ' ' || b.params, NULL, max(coalesce(b.seconds, 0)), 0, NULL, "
	"f.outcome || ': ' || f.reason "
	"FROM failure f JOIN build b ON b.id = f.build JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device "
	"JOIN tuning_case c ON c.id = ?3 "
	"WHERE d.name = ?1 AND d.backend = ?2 "
	"AND (f.tuning_case = c.id OR (f.tuning_case IS NULL AND c.offset_type = 'i32')) "
	"AND b.operation = c.operation AND b.type = c.type AND b.oper = c.oper AND b.key_type = c.key_type "
	"AND substr(b.strategy, 1, 5) <> 'peer_' "
	"AND NOT EXISTS (SELECT 1 FROM newest v WHERE v.strategy = b.strategy AND v.params = b.params) GROUP BY "
	"b.strategy, b.params ORDER BY 1";

static sqlite3_stmt *prepare_case(struct store *s, const char *sql, sqlite3_stmt *which, struct err *e)
{
	return store_prepare(s, sql,
			     VALUES(value_text(store_column(which, 0)), value_text(store_column(which, 1)),
				    value_int(sqlite3_column_int64(which, 2))),
			     e);
}

static int read_outcome(sqlite3_stmt *row, struct outcome *o)
{
	int bytes = sqlite3_column_bytes(row, 4), failed = sqlite3_column_type(row, 1) == SQLITE_NULL;

	*o = (struct outcome){.seconds = failed ? INFINITY : sqlite3_column_double(row, 1),
			      .build = sqlite3_column_double(row, 2),
			      .bench = sqlite3_column_double(row, 3)};
	if (bytes > 0) {
		o->samples = malloc((size_t)bytes);
		if (!o->samples)
			return -1;
		memcpy(o->samples, sqlite3_column_blob(row, 4), (size_t)bytes);
		o->nsamples = bytes / (int)sizeof *o->samples;
	}
	o->reason = failed ? strdup(store_column(row, 5)) : NULL;
	if (!failed || o->reason)
		return 0;
	free(o->samples);
	return -1;
}

static int add_row(sqlite3_stmt *row, struct recording *r, struct err *e)
{
	const char *values[SPACE_PARAMS];
	struct outcome o;
	char *text = strdup(store_column(row, 0));
	int index = -1;

	if (!text || read_outcome(row, &o)) {
		(void)err_as(e, ERR_TOO_LARGE, "out of memory for a recording");
	} else {
		space_split(&r->space, text, values);
		index = recording_add(r, values, &o, e);
	}
	free(text);
	return index < 0 ? -1 : 0;
}

typedef int (*row_body)(sqlite3_stmt *row, struct recording *r, struct err *e);

static int declare_row(sqlite3_stmt *row, struct recording *r, struct err *e)
{
	return space_declare(&r->space, store_column(row, 0), e);
}

static int each_row(struct store *s, sqlite3_stmt *rows, row_body body, struct recording *r, struct err *e)
{
	int code;

	while ((code = sqlite3_step(rows)) == SQLITE_ROW)
		if (body(rows, r, e))
			return -1;
	(void)sqlite3_reset(rows);
	return code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
}

/* Two passes over the rows: for parameter names, then for values. */
static int read_case(struct store *s, sqlite3_stmt *which, struct recording *r, struct err *e)
{
	sqlite3_stmt *rows = prepare_case(s, rows_query, which, e);
	int status = rows ? 0 : -1;

	(void)snprintf(r->device, sizeof r->device, "%s", store_column(which, 0));
	(void)snprintf(r->name, sizeof r->name, "%s", store_column(which, 3));
	(void)snprintf(r->operation, sizeof r->operation, "%s", store_column(which, 4));
	(void)snprintf(r->type, sizeof r->type, "%s", store_column(which, 5));
	(void)snprintf(r->oper, sizeof r->oper, "%s", store_column(which, 6));
	(void)snprintf(r->key_type, sizeof r->key_type, "%s", store_column(which, 7));
	(void)snprintf(r->geometry, sizeof r->geometry, "%s", store_column(which, 8));
	r->cold = sqlite3_column_int(which, 9);
	r->mean = sqlite3_column_double(which, 10);
	r->cv = sqlite3_column_double(which, 11);
	r->is_cpu = sqlite3_column_int(which, 12);
	if (status == 0)
		status = each_row(s, rows, declare_row, r, e) || each_row(s, rows, add_row, r, e) ? -1 : 0;
	(void)sqlite3_finalize(rows);
	return status ? -1 : recording_close(r, e);
}

static int read_cases(struct store *s, int min_configs, struct recording **list, int *count, struct err *e)
{
	sqlite3_stmt *cases = store_prepare(s, cases_query, VALUES(value_int(min_configs > 1 ? min_configs : 1)), e);
	int code = SQLITE_DONE, status = cases ? 0 : -1;

	while (status == 0 && (code = sqlite3_step(cases)) == SQLITE_ROW) {
		struct recording *grown = realloc(*list, (size_t)(*count + 1) * sizeof *grown);

		if (!grown) {
			status = err_as(e, ERR_TOO_LARGE, "out of memory for the recordings");
			break;
		}
		*list = grown;
		memset(&grown[*count], 0, sizeof *grown);
		status = read_case(s, cases, &grown[(*count)++], e);
	}
	if (status == 0 && code != SQLITE_DONE)
		status = store_fail(s, "read", e);
	(void)sqlite3_finalize(cases);
	return status;
}

int recording_read_db(const char *path, int min_configs, struct recording **list, int *count, struct err *e)
{
	struct store *s;
	int status;

	*list = NULL;
	*count = 0;
	if (store_open(path, STORE_READ, &s, e))
		return -1;
	status = read_cases(s, min_configs, list, count, e);
	store_close(s);
	if (status) {
		recording_list_release(*list, *count);
		*list = NULL;
		*count = 0;
	}
	return status;
}

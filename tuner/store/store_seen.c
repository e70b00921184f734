/* Lookups of a sweep: what was already measured, the fastest variants of a case, whether they were compared. */
#include "tuner/store/store.h"

#include <math.h>
#include <stdio.h>

#include "tuner/store/store_sql.h"

void store_accept_same_name(struct store *s)
{
	s->same_name = 1;
}

void store_retry(struct store *s)
{
	s->retry = 1;
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
			     value_int(s->retry), value_int(s->same_name), value_text(build->operation),
			     value_text(build->strategy)),
		      &result, e) != 0)
		return -1;
	*seen = result != 0;
	return 0;
}

int store_seconds(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		  double *seconds, struct err *e)
{
	static const char query[] =
		"SELECT m.median / coalesce(m.drift, 1) FROM build b JOIN measurement m ON m.build = b.id AND "
		"m.tuning_case = ?2 "
		"JOIN run r ON r.id = m.run JOIN device d ON d.id = r.device JOIN environment v ON v.id = "
		"r.environment "
		"WHERE b.hash = ?1 AND b.operation = ?7 AND b.strategy = ?8 AND d.name = ?3 AND (?6 OR d.uuid = ?4) "
		"AND d.backend = ?5 AND v.driver = ?9 ORDER BY m.taken DESC, m.id DESC LIMIT 1";
	sqlite3_stmt *stmt = store_kept(
		s, query,
		VALUES(value_int((int64_t)build->hash), value_int(case_id), value_text(device->name),
		       value_text(device->uuid), value_text(device->backend), value_int(s->same_name),
		       value_text(build->operation), value_text(build->strategy), value_text(device->driver)),
		e);
	int code;

	*seconds = INFINITY;
	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	if (code == SQLITE_ROW)
		*seconds = sqlite3_column_double(stmt, 0);
	(void)sqlite3_reset(stmt);
	return code == SQLITE_ROW || code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
}

int store_launches(struct store *s, const struct gpu_info *device, const struct store_identity *build, int64_t case_id,
		   int64_t *launches, struct err *e)
{
	static const char query[] =
		"SELECT max(k.launches) FROM build b JOIN confirmation k ON k.build = b.id "
		"AND (?2 = 0 OR k.tuning_case = ?2) JOIN run r ON r.id = k.run JOIN device d ON d.id = r.device "
		"JOIN environment v ON v.id = r.environment WHERE b.hash = ?1 AND b.operation = ?7 "
		"AND b.strategy = ?8 AND d.name = ?3 AND (?6 OR d.uuid = ?4) AND d.backend = ?5 AND v.driver = ?9";

	return store_int(s, query,
			 VALUES(value_int((int64_t)build->hash), value_int(case_id), value_text(device->name),
				value_text(device->uuid), value_text(device->backend), value_int(s->same_name),
				value_text(build->operation), value_text(build->strategy), value_text(device->driver)),
			 launches, e);
}

/* Reads build, strategy, params, hash, seconds into list, which has room for `most`. Resets the statement. */
static int read_candidates(struct store *s, sqlite3_stmt *stmt, struct store_candidate *list, int most, struct err *e)
{
	int code, count = 0;

	if (!stmt)
		return -1;
	while ((code = sqlite3_step(stmt)) == SQLITE_ROW && count < most) {
		struct store_candidate *c = &list[count++];

		c->build = sqlite3_column_int64(stmt, 0);
		(void)snprintf(c->strategy, sizeof c->strategy, "%s", store_column(stmt, 1));
		(void)snprintf(c->params, sizeof c->params, "%s", store_column(stmt, 2));
		c->hash = (uint64_t)sqlite3_column_int64(stmt, 3);
		c->seconds = sqlite3_column_double(stmt, 4);
	}
	if (code != SQLITE_ROW && code != SQLITE_DONE)
		count = store_fail(s, "read", e);
	(void)sqlite3_reset(stmt);
	return count;
}

int store_candidates(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		     int most, struct err *e)
{
	static const char query[] = "SELECT build, strategy, params, hash, seconds FROM valid "
				    "WHERE tuning_case = ?1 AND device = ?2 AND backend = ?3 AND driver = ?5 "
				    "ORDER BY seconds, build LIMIT ?4";

	return read_candidates(
		s,
		store_kept(s, query,
			   VALUES(value_int(case_id), value_text(device->name), value_text(device->backend),
				  value_int(most), value_text(device->driver)),
			   e),
		list, most, e);
}

int store_measured(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		   int most, struct err *e)
{
	static const char query[] =
		"SELECT build, strategy, params, hash, seconds FROM (SELECT *, row_number() OVER "
		"(PARTITION BY strategy, params ORDER BY taken DESC, measurement DESC) AS place FROM valid "
		"WHERE tuning_case = ?1 AND device = ?2 AND backend = ?3) WHERE place = 1 "
		"ORDER BY seconds, build LIMIT ?4";

	return read_candidates(s,
			       store_kept(s, query,
					  VALUES(value_int(case_id), value_text(device->name),
						 value_text(device->backend), value_int(most)),
					  e),
			       list, most, e);
}

/* 1: the build took part in the newest final comparison of the case, 0: it did not. */
static int is_in_newest(struct store *s, const struct gpu_info *device, int64_t case_id, int64_t build, struct err *e)
{
	static const char query[] =
		"WITH last AS (SELECT f.build, f.taken FROM final f JOIN run r ON r.id = f.run "
		"JOIN device d ON d.id = r.device JOIN environment v ON v.id = r.environment "
		"WHERE f.tuning_case = ?1 AND d.name = ?2 AND d.backend = ?3 AND v.driver = ?5) "
		"SELECT count(*) FROM last WHERE build = ?4 AND taken = (SELECT max(taken) FROM last)";
	int64_t rows;

	if (store_int(s, query,
		      VALUES(value_int(case_id), value_text(device->name), value_text(device->backend),
			     value_int(build), value_text(device->driver)),
		      &rows, e))
		return -1;
	return rows > 0;
}

int store_has_final(struct store *s, const struct gpu_info *device, int64_t case_id, const int64_t *builds, int count,
		    struct err *e)
{
	int found = 1;

	for (int i = 0; i < count && found == 1; i++)
		found = is_in_newest(s, device, case_id, builds[i], e);
	return found;
}

int store_earlier_copy(struct store *s, const struct gpu_info *device, size_t bytes, double *bandwidth, struct err *e)
{
	/* the median of the last nine */
	static const char query[] =
		"WITH last AS (SELECT r.copy_bandwidth AS b FROM run r JOIN device d ON d.id = r.device "
		"WHERE d.name = ?1 AND d.uuid = ?2 AND d.backend = ?3 AND r.copy_bytes = ?4 "
		"ORDER BY r.started DESC, r.id DESC LIMIT 9) "
		"SELECT b FROM last ORDER BY b LIMIT 1 OFFSET (SELECT count(*) FROM last) / 2";
	sqlite3_stmt *stmt = store_prepare(s, query,
					   VALUES(value_text(device->name), value_text(device->uuid),
						  value_text(device->backend), value_int((int64_t)bytes)),
					   e);
	int code;

	*bandwidth = 0;
	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	if (code == SQLITE_ROW)
		*bandwidth = sqlite3_column_double(stmt, 0);
	(void)sqlite3_finalize(stmt);
	return code == SQLITE_ROW || code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
}

static void set_maker(struct store_maker *m, uint64_t hash, const char *compiler, const char *arch, const char *driver)
{
	m->build_hash = hash;
	(void)snprintf(m->compiler, sizeof m->compiler, "%s", compiler);
	(void)snprintf(m->arch, sizeof m->arch, "%s", arch);
	(void)snprintf(m->driver, sizeof m->driver, "%s", driver);
}

int store_last_try(struct store *s, const struct store_row *row, struct store_maker *maker, struct err *e)
{
	static const char query[] =
		"SELECT b.hash, b.compiler, b.arch, v.driver FROM build b JOIN failure f ON f.build = b.id "
		"JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device JOIN environment v ON v.id = "
		"r.environment "
		"LEFT JOIN tuning_case c ON c.id = f.tuning_case LEFT JOIN geometry g ON g.id = c.geometry "
		"WHERE b.strategy = ?1 AND b.params = ?2 AND b.operation = ?3 AND b.key_type = ?4 AND b.type = ?5 "
		"AND b.oper = ?6 AND d.name = ?7 AND d.backend = ?8 AND f.taken >= ?9 "
		"AND CASE WHEN c.id IS NULL THEN ?10 = 'i32' ELSE c.offset_type = ?10 AND c.cold = ?11 "
		"AND g.name = ?12 AND g.n = ?13 AND g.segments = ?14 AND " INPUT_OF(
			"c.") " = '' END "
			      "AND NOT (?15 AND f.outcome IN ('crashed', 'timed_out', 'launch_failed')) "
			      "ORDER BY f.taken DESC, f.id DESC LIMIT 1";
	sqlite3_stmt *stmt =
		store_kept(s, query,
			   VALUES(value_text(row->strategy), value_text(row->params), value_text(row->operation),
				  value_text(row->key_type), value_text(row->type), value_text(row->oper),
				  value_text(row->device), value_text(row->backend), value_int(row->taken),
				  value_text(row->offset_type), value_int(row->cold), value_text(row->geometry),
				  value_int(row->n), value_int(row->segments), value_int(s->retry)),
			   e);
	int code;

	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	if (code == SQLITE_ROW)
		set_maker(maker, (uint64_t)sqlite3_column_int64(stmt, 0), store_column(stmt, 1), store_column(stmt, 2),
			  store_column(stmt, 3));
	else
		set_maker(maker, row->build_hash, row->compiler, row->arch, row->driver);
	(void)sqlite3_reset(stmt);
	return code == SQLITE_ROW || code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
}

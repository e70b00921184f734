/* What the store knows of the last comparisons of the best: who should take part, and whether they already did. */
#include "tuner/store/store.h"

#include <stdio.h>
#include <string.h>

#include "tuner/store/store_sql.h"

int store_candidates(struct store *s, const struct gpu_info *device, int64_t case_id, struct store_candidate *list,
		     int most, int *count, struct err *e)
{
	static const char query[] =
		"SELECT build, strategy, params, hash, seconds FROM valid "
		"WHERE tuning_case = ?1 AND device = ?2 AND backend = ?3 ORDER BY seconds, build LIMIT ?4";
	sqlite3_stmt *stmt = store_kept(
		s, query,
		VALUES(value_int(case_id), value_text(device->name), value_text(device->backend), value_int(most)), e);
	int code;

	*count = 0;
	if (!stmt)
		return -1;
	while ((code = sqlite3_step(stmt)) == SQLITE_ROW && *count < most) {
		struct store_candidate *c = &list[(*count)++];

		c->build = sqlite3_column_int64(stmt, 0);
		(void)snprintf(c->strategy, sizeof c->strategy, "%s", store_column(stmt, 1));
		(void)snprintf(c->params, sizeof c->params, "%s", store_column(stmt, 2));
		c->hash = (uint64_t)sqlite3_column_int64(stmt, 3);
		c->seconds = sqlite3_column_double(stmt, 4);
	}
	code = code == SQLITE_ROW || code == SQLITE_DONE ? 0 : store_fail(s, "read", e);
	(void)sqlite3_reset(stmt);
	return code;
}

static int is_in_newest(struct store *s, const struct gpu_info *device, int64_t case_id, int64_t build, int64_t *rows,
			struct err *e)
{
	static const char query[] =
		"SELECT count(*) FROM final f JOIN run r ON r.id = f.run JOIN device d ON d.id = r.device "
		"WHERE f.tuning_case = ?1 AND d.name = ?2 AND d.backend = ?3 AND f.build = ?4 AND "
		"f.taken = (SELECT max(g.taken) FROM final g JOIN run q ON q.id = g.run "
		"JOIN device h ON h.id = q.device WHERE g.tuning_case = ?1 AND h.name = ?2 AND h.backend = ?3)";

	return store_int(
		s, query,
		VALUES(value_int(case_id), value_text(device->name), value_text(device->backend), value_int(build)), 0,
		rows, e);
}

int store_has_final(struct store *s, const struct gpu_info *device, int64_t case_id, const int64_t *builds, int count,
		    int *has, struct err *e)
{
	int64_t rows = 1;

	for (int i = 0; i < count && rows; i++)
		if (is_in_newest(s, device, case_id, builds[i], &rows, e))
			return -1;
	*has = rows > 0;
	return 0;
}

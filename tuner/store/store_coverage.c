/* How many variants of each case were tried. */
#include "tuner/store/store.h"

#include <stdio.h>
#include <stdlib.h>

#include "harness/base/list.h"
#include "tuner/store/store_sql.h"

/* clang-format off */
static const char query[] =
	"WITH seen AS ("
	"  SELECT m.run, m.tuning_case, m.build, NULL AS listed, 0 AS complete FROM measurement m"
	"  UNION ALL SELECT f.run, f.tuning_case, f.build, NULL, 0 FROM failure f WHERE f.tuning_case IS NOT NULL"
	"  UNION ALL SELECT x.run, x.tuning_case, NULL, x.listed, x.outcome = 'complete' FROM search_end x) "
	"SELECT d.name, d.backend, v.driver, c.operation, c.type, c.oper, c.key_type, g.name, g.n, g.segments, c.cold, "
	"count(DISTINCT CASE WHEN substr(b.strategy, 1, 5) <> 'peer_' THEN b.strategy || ' ' || b.params END), "
	"coalesce(max(seen.listed), -1), max(seen.complete) "
	"FROM seen JOIN run r ON r.id = seen.run JOIN device d ON d.id = r.device "
	"JOIN environment v ON v.id = r.environment "
	"JOIN tuning_case c ON c.id = seen.tuning_case JOIN geometry g ON g.id = c.geometry "
	"LEFT JOIN build b ON b.id = seen.build "
	"WHERE (?1 = '' OR c.operation = ?1) AND (?2 = '' OR c.type = ?2) AND (?3 = '' OR c.oper = ?3) "
	"AND (?4 = '' OR d.name = ?4) AND (?5 < 0 OR c.cold = ?5) AND (?6 = '' OR c.key_type = ?6) "
	"AND " OF_INPUT("c.", "?7") " "
	"GROUP BY d.name, d.backend, v.driver, c.id ORDER BY d.name, d.backend, v.driver, c.id";
/* clang-format on */

#define TEXT(field, column) (void)snprintf(field, sizeof(field), "%s", store_column(stmt, column))

static void read_coverage(sqlite3_stmt *stmt, struct store_coverage *x)
{
	TEXT(x->device, 0);
	TEXT(x->backend, 1);
	TEXT(x->driver, 2);
	TEXT(x->operation, 3);
	TEXT(x->type, 4);
	TEXT(x->oper, 5);
	TEXT(x->key_type, 6);
	TEXT(x->geometry, 7);
	x->n = sqlite3_column_int64(stmt, 8);
	x->segments = sqlite3_column_int64(stmt, 9);
	x->cold = sqlite3_column_int(stmt, 10);
	x->tried = sqlite3_column_int(stmt, 11);
	x->listed = sqlite3_column_int(stmt, 12);
	x->complete = sqlite3_column_int(stmt, 13);
}

int store_coverage(struct store *s, const struct store_filter *f, struct store_coverage **list, int *count,
		   struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(s, query,
					   VALUES(value_text(f->operation), value_text(f->type), value_text(f->oper),
						  value_text(f->device), value_int(f->cold), value_text(f->key_type),
						  store_wanted_input(f)),
					   e);
	int room = 0, code = SQLITE_ERROR, status = stmt ? 0 : -1;

	*list = NULL;
	*count = 0;
	while (status == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW) {
		struct store_coverage *grown = list_grow(*list, *count, &room, sizeof **list);

		if (grown) {
			*list = grown;
			read_coverage(stmt, &grown[(*count)++]);
		} else {
			status = err_set(e, "no memory for the cases of '%s'", s->path);
		}
	}
	if (status == 0 && code != SQLITE_DONE)
		status = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	if (status) {
		free(*list);
		*list = NULL;
		*count = 0;
	}
	return status;
}

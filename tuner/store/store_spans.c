/* Heaviest spans of geometries, including those that were stored before spans were. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/base/list.h"
#include "tuner/store/store_sql.h"

int store_add_span(struct store *s, int64_t geometry, int64_t span, struct err *e)
{
	static const char add[] = "INSERT INTO span(geometry, elements) VALUES(?1,?2) ON CONFLICT DO NOTHING";

	return store_put(s, add, VALUES(value_int(geometry), value_int(span)), e);
}

int store_without_span(struct store *s, struct store_geometry **list, int *count, struct err *e)
{
	static const char query[] = "SELECT id, name, n, segments, max, content FROM geometry "
				    "WHERE id NOT IN (SELECT geometry FROM span) ORDER BY id";
	sqlite3_stmt *stmt = store_prepare(s, query, NO_VALUES, e);
	int room = 0, code = SQLITE_ERROR, status = stmt ? 0 : -1;

	*list = NULL;
	*count = 0;
	while (status == 0 && (code = sqlite3_step(stmt)) == SQLITE_ROW) {
		struct store_geometry *grown = list_grow(*list, *count, &room, sizeof **list), *g;

		if (!grown) {
			status = err_set(e, "no memory for the geometries of '%s'", s->path);
			continue;
		}
		*list = grown;
		g = &grown[(*count)++];
		g->id = sqlite3_column_int64(stmt, 0);
		(void)snprintf(g->name, sizeof g->name, "%s", store_column(stmt, 1));
		g->n = sqlite3_column_int64(stmt, 2);
		g->segments = sqlite3_column_int64(stmt, 3);
		g->longest = sqlite3_column_int64(stmt, 4);
		g->content = (uint64_t)sqlite3_column_int64(stmt, 5);
	}
	if (status == 0 && code != SQLITE_DONE)
		status = store_fail(s, "read", e);
	(void)sqlite3_finalize(stmt);
	return status;
}

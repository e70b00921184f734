/* Untrusted files: limits what SQLite does for them, and requires their schema to be exactly ours. */
#include <ctype.h>
#include <string.h>

#include "tuner/store/schema.h"
#include "tuner/store/store_open_impl.h"

/* sqlite.org, "Defense Against The Dark Arts". ATTACHED is needed by VACUUM INTO. */
static const struct {
	int limit, most;
} limits[] = {
	{SQLITE_LIMIT_LENGTH, 256 << 20},   {SQLITE_LIMIT_SQL_LENGTH, 1 << 20}, {SQLITE_LIMIT_COLUMN, 100},
	{SQLITE_LIMIT_EXPR_DEPTH, 200},     {SQLITE_LIMIT_COMPOUND_SELECT, 50}, {SQLITE_LIMIT_VDBE_OP, 100000},
	{SQLITE_LIMIT_FUNCTION_ARG, 16},    {SQLITE_LIMIT_ATTACHED, 2},         {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100},
	{SQLITE_LIMIT_VARIABLE_NUMBER, 64}, {SQLITE_LIMIT_TRIGGER_DEPTH, 10},
};

int store_distrust(struct store *s, struct err *e)
{
	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
		(void)sqlite3_limit(s->db, limits[i].limit, limits[i].most);
	if (sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) != SQLITE_OK ||
	    sqlite3_db_config(s->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) != SQLITE_OK)
		return store_fail(s, "open", e);
	return store_exec(s, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0", e);
}

/* The end of a comment, a blank or a quotation mark around a name that begins here; NULL if there is none. SQLite
 * rewrites these when a table is altered, each release a little differently. */
static const char *skip_unimportant(const char *at)
{
	const char *end = at[0] == '-' && at[1] == '-' ? strchr(at, '\n') : NULL;

	if (at[0] == '-' && at[1] == '-')
		return end ? end : at + strlen(at);
	return isspace((unsigned char)*at) || *at == '"' ? at + 1 : NULL;
}

/* The next significant character and its position; '\0' at the end. Strings are compared unchanged. */
static char next_char(const char **at, int *in_string)
{
	const char *skipped;

	while (!*in_string && (skipped = skip_unimportant(*at)) != NULL)
		*at = skipped;
	if (**at == '\'')
		*in_string = !*in_string;
	return **at ? *(*at)++ : '\0';
}

static int same_sql(const char *a, const char *b)
{
	int in_a = 0, in_b = 0;
	char c;

	do {
		c = next_char(&a, &in_a);
		if (c != next_char(&b, &in_b))
			return 0;
	} while (c);
	return 1;
}

/* Omits what SQLite itself adds: indexes of UNIQUE constraints, which have no text, and the statistics of ANALYZE. ?1:
 * compare views by name only, because views of older versions are replaced before anything is read from them. */
#define OBJECTS                                                                                                        \
	"SELECT type, name, CASE WHEN type = 'view' AND ?1 THEN '' ELSE sql END FROM main.sqlite_schema "              \
	"WHERE NOT (type = 'index' AND sql IS NULL) "                                                                  \
	"AND NOT (type = 'table' AND name IN ('sqlite_stat1', 'sqlite_stat4'))"

/* 1: the model has it, with the same text; 0: it does not. */
static int is_known(struct store *model, int old, sqlite3_stmt *object, struct err *e)
{
	sqlite3_stmt *stmt = store_kept(
		model, OBJECTS " AND type = ?2 AND name = ?3",
		VALUES(value_int(old), value_text(store_column(object, 0)), value_text(store_column(object, 1))), e);
	int code, same;

	if (!stmt)
		return -1;
	code = sqlite3_step(stmt);
	same = code == SQLITE_ROW && same_sql(store_column(object, 2), store_column(stmt, 2));
	(void)sqlite3_reset(stmt);
	return code == SQLITE_ROW || code == SQLITE_DONE ? same : store_fail(model, "read", e);
}

/* Every object of `in` must also be in `model`. */
static int compare(struct store *in, struct store *model, int old, const char *what, struct err *e)
{
	sqlite3_stmt *stmt = store_prepare(in, OBJECTS, VALUES(value_int(old)), e);
	int code = SQLITE_DONE, known = 1;

	if (!stmt)
		return -1;
	while (known == 1 && (code = sqlite3_step(stmt)) == SQLITE_ROW)
		known = is_known(model, old, stmt, e);
	if (known == 0)
		(void)err_set(e, "database '%s' %s %.20s '%.60s'", in->path, what, store_column(stmt, 0),
			      store_column(stmt, 1));
	else if (known == 1 && code != SQLITE_DONE)
		known = store_fail(in, "read", e);
	(void)sqlite3_finalize(stmt);
	return known == 1 ? 0 : -1;
}

static void close_statements(struct store *s)
{
	for (int i = 0; i < STORE_STATEMENTS; i++)
		(void)sqlite3_finalize(s->kept[i].stmt);
	memset(s->kept, 0, sizeof s->kept);
}

int store_check_schema(struct store *s, int64_t version, struct err *e)
{
	struct store model = {.path = s->path};
	const int old = version < SCHEMA_VERSION;
	int result;

	if (sqlite3_open_v2(":memory:", &model.db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
		result = err_set(e, "no memory for database '%s'", s->path);
	else
		result = store_add_functions(&model, e) || store_migrate(&model, 0, version, e) ||
					 compare(s, &model, old, "is refused: segtune has made no such", e) ||
					 compare(&model, s, old, "is damaged: it lacks", e)
				 ? -1
				 : 0;
	close_statements(&model);
	close_statements(s); /* open statements would block a migration */
	(void)sqlite3_close(model.db);
	return result;
}

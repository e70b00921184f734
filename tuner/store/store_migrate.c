/* The migrations of schema.c, and the SQL functions that they call. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/peers.h"
#include "tuner/store/renames.h"
#include "tuner/store/schema.h"
#include "tuner/store/shares.h"
#include "tuner/store/store_open_impl.h"

static const char *text_of(sqlite3_value *value)
{
	const unsigned char *text = sqlite3_value_text(value);

	return text ? (const char *)text : "";
}

static void call_peer_name(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_text(context, peer_name(text_of(values[0])), -1, SQLITE_TRANSIENT);
}

static void call_renamed_strategy(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_text(context, renamed_strategy(text_of(values[0]), text_of(values[1]), text_of(values[2])), -1,
			    SQLITE_TRANSIENT);
}

static void call_renamed_params(sqlite3_context *context, int count, sqlite3_value **values)
{
	char *params = renamed_params(text_of(values[0]), text_of(values[1]));

	(void)count;
	if (params)
		sqlite3_result_text(context, params, -1, free);
	else
		sqlite3_result_error_nomem(context);
}

static void call_share_estimate(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_double(context, share_estimate(text_of(values[0]), sqlite3_value_int64(values[1]),
						      sqlite3_value_int64(values[2]), sqlite3_value_int64(values[3])));
}

static void call_seen_estimate(sqlite3_context *context, int count, sqlite3_value **values)
{
	(void)count;
	sqlite3_result_double(context, seen_estimate(text_of(values[0]), sqlite3_value_int64(values[1]),
						     sqlite3_value_int64(values[2])));
}

/* SQL functions of our own, with their number of arguments. Only our statements may call them, not views in a file. */
static const struct {
	const char *name;
	int count;
	void (*call)(sqlite3_context *context, int count, sqlite3_value **values);
} functions[] = {
	{"peer_name", 1, call_peer_name},           {"renamed_strategy", 3, call_renamed_strategy},
	{"renamed_params", 2, call_renamed_params}, {"share_estimate", 4, call_share_estimate},
	{"seen_estimate", 3, call_seen_estimate},
};

int store_add_functions(struct store *s, struct err *e)
{
	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
		if (sqlite3_create_function(s->db, functions[i].name, functions[i].count,
					    SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
					    functions[i].call, NULL, NULL) != SQLITE_OK)
			return store_fail(s, "open", e);
	return 0;
}

#define DROP "DROP VIEW "
#define CREATE "CREATE VIEW "

static int begins_with(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

/* Whether a later step drops the view that this one creates. */
static int is_dropped(const char *create, int64_t after, int64_t to)
{
	const char *name = create + strlen(CREATE);
	char drop[64];

	(void)snprintf(drop, sizeof drop, DROP "%.*s;", (int)strcspn(name, " "), name);
	for (int64_t version = after + 1; version < to; version++)
		for (const char *const *sql = schema_migrations[version]; *sql; sql++)
			if (begins_with(*sql, DROP) && strstr(*sql, drop))
				return 1;
	return 0;
}

/* A new database gets only views that stay: SQLite parses all views for every table that is altered. */
static int is_needed(const char *sql, int64_t version, int64_t from, int64_t to)
{
	return from > 0 || !(begins_with(sql, DROP) || (begins_with(sql, CREATE) && is_dropped(sql, version, to)));
}

int store_migrate(struct store *s, int64_t from, int64_t to, struct err *e)
{
	char stamp[96];

	for (int64_t version = from; version < to; version++)
		for (const char *const *sql = schema_migrations[version]; *sql; sql++)
			if (is_needed(*sql, version, from, to) && store_exec(s, *sql, e) != 0)
				return -1;
	(void)snprintf(stamp, sizeof stamp, "PRAGMA application_id = %d; PRAGMA user_version = %d",
		       SCHEMA_APPLICATION_ID, (int)to);
	return store_exec(s, stamp, e);
}

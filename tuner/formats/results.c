/* Results without any processing, one for each row, as CSV, JSON or Lua with the same fields. `segtune help formats`
 * documents them. */
#include <inttypes.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "tuner/base/json.h"
#include "tuner/formats/formats_impl.h"
#include "tuner/report/export_impl.h"

#define SCHEMA "segtune results"
#define SCHEMA_VERSION "1"

enum field_kind { FIELD_TEXT, FIELD_INTEGER, FIELD_INT, FIELD_REAL, FIELD_PARAMS, FIELD_CACHE, FIELD_HASH };

#define ROW(member) offsetof(struct store_row, member)

/* The fields in the order of CSV's columns. Times are in seconds, sizes in bytes, rates in bytes per second. */
static const struct field {
	const char *name;
	enum field_kind kind;
	size_t at;
} fields[] = {
	{"device", FIELD_TEXT, ROW(device)},
	{"backend", FIELD_TEXT, ROW(backend)},
	{"arch", FIELD_TEXT, ROW(arch)},
	{"driver", FIELD_TEXT, ROW(driver)},
	{"compiler", FIELD_TEXT, ROW(compiler)},
	{"copy_bandwidth", FIELD_REAL, ROW(copy_bandwidth)},
	{"operation", FIELD_TEXT, ROW(operation)},
	{"type", FIELD_TEXT, ROW(type)},
	{"operator", FIELD_TEXT, ROW(oper)},
	{"key_type", FIELD_TEXT, ROW(key_type)},
	{"offset_type", FIELD_TEXT, ROW(offset_type)},
	{"geometry", FIELD_TEXT, ROW(geometry)},
	{"kind", FIELD_TEXT, ROW(kind)},
	{"n", FIELD_INTEGER, ROW(n)},
	{"segments", FIELD_INTEGER, ROW(segments)},
	{"longest", FIELD_INTEGER, ROW(longest)},
	{"mean", FIELD_REAL, ROW(mean)},
	{"cv", FIELD_REAL, ROW(cv)},
	{"share_1k", FIELD_REAL, ROW(share_1k)},
	{"share_4k", FIELD_REAL, ROW(share_4k)},
	{"bytes", FIELD_REAL, ROW(bytes)},
	{"cache", FIELD_CACHE, ROW(cold)},
	{"strategy", FIELD_TEXT, ROW(strategy)},
	{"params", FIELD_PARAMS, ROW(params)},
	{"hash", FIELD_HASH, ROW(build_hash)},
	{"seconds", FIELD_REAL, ROW(seconds)},
	{"low", FIELD_REAL, ROW(low)},
	{"high", FIELD_REAL, ROW(high)},
	{"fraction", FIELD_REAL, ROW(fraction)},
	{"prepare", FIELD_REAL, ROW(prepare)},
	{"samples", FIELD_INT, ROW(samples)},
	{"taken", FIELD_INTEGER, ROW(taken)},
};
#define FIELDS (sizeof fields / sizeof *fields)

/* The notation of a file. */
struct notation {
	const char *begin, *end;                       /* of the file */
	const char *row, *row_end, *between;           /* of a row, and between two rows */
	const char *name;                              /* of a field, with %s; empty: fields have no name */
	const char *null;                              /* what is written for NaN and infinity */
	void (*put_text)(FILE *out, const char *text); /* writes a string, quoted where needed */
	void (*put_params)(FILE *out, const char *params, const struct notation *n);
};

static void put_name(FILE *out, const char *name, const struct notation *n)
{
	const char *mark = strchr(n->name, '%');

	if (mark)
		(void)fprintf(out, "%.*s%s%s", (int)(mark - n->name), n->name, name, mark + 2);
}

/* Writes parameters as an object of numbers. */
static void put_object(FILE *out, const char *params, const struct notation *n)
{
	char name[64];
	const char *before = "";
	int64_t value;

	(void)fputc('{', out);
	while (export_param(&params, name, sizeof name, &value, NULL) > 0) {
		(void)fputs(before, out);
		put_name(out, name, n);
		(void)fprintf(out, "%" PRId64, value);
		before = ",";
	}
	(void)fputc('}', out);
}

static void put_plain(FILE *out, const char *params, const struct notation *n)
{
	n->put_text(out, params);
}

/* Escapes bytes in decimal, the only form that Lua has for all of them. */
static void put_lua_text(FILE *out, const char *text)
{
	(void)fputc('"', out);
	for (; *text; text++) {
		const unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\' || c < 0x20 || c == 0x7f)
			(void)fprintf(out, "\\%03u", c);
		else
			(void)fputc(c, out);
	}
	(void)fputc('"', out);
}

/* Quotes by RFC 4180. */
static void put_csv_text(FILE *out, const char *text)
{
	const int quoted = text[strcspn(text, ",\"\r\n")] != '\0';

	if (quoted)
		(void)fputc('"', out);
	for (; *text; text++) {
		if (*text == '"')
			(void)fputc('"', out);
		(void)fputc(*text, out);
	}
	if (quoted)
		(void)fputc('"', out);
}

static void put_value(FILE *out, const struct store_row *row, const struct field *f, const struct notation *n)
{
	const char *at = (const char *)row + f->at;
	double real;
	int64_t integer;
	uint64_t hash;
	int number;

	switch (f->kind) {
	case FIELD_TEXT:
		n->put_text(out, at);
		break;
	case FIELD_PARAMS:
		n->put_params(out, at, n);
		break;
	case FIELD_REAL:
		memcpy(&real, at, sizeof real);
		format_real(out, real, n->null);
		break;
	case FIELD_INTEGER:
		memcpy(&integer, at, sizeof integer);
		(void)fprintf(out, "%" PRId64, integer);
		break;
	case FIELD_HASH: /* as a string: a double cannot hold all 64 bits */
		memcpy(&hash, at, sizeof hash);
		(void)fprintf(out, n->name[0] ? "\"%016" PRIx64 "\"" : "%016" PRIx64, hash);
		break;
	case FIELD_INT:
	case FIELD_CACHE:
		memcpy(&number, at, sizeof number);
		if (f->kind == FIELD_INT)
			(void)fprintf(out, "%d", number);
		else
			n->put_text(out, number ? "cold" : "warm");
		break;
	}
}

static void put_rows(FILE *out, const struct format_rows *rows, const struct notation *n)
{
	(void)fputs(n->begin, out);
	for (int i = 0; i < rows->count; i++) {
		(void)fputs(i ? n->between : "", out);
		(void)fputs(n->row, out);
		for (size_t k = 0; k < FIELDS; k++) {
			(void)fputs(k ? "," : "", out);
			put_name(out, fields[k].name, n);
			put_value(out, &rows->list[i], &fields[k], n);
		}
		(void)fputs(n->row_end, out);
	}
	(void)fputs(n->end, out);
}

static int write_csv(FILE *out, const struct format_rows *rows, struct err *e)
{
	static const struct notation csv = {"", "", "", "\n", "", "", "", put_csv_text, put_plain};

	(void)e;
	for (size_t k = 0; k < FIELDS; k++)
		(void)fprintf(out, "%s%s", k ? "," : "", fields[k].name);
	(void)fputc('\n', out);
	put_rows(out, rows, &csv);
	return 0;
}

static int write_json(FILE *out, const struct format_rows *rows, struct err *e)
{
	static const struct notation json = {"{\"schema\":\"" SCHEMA "\",\"version\":" SCHEMA_VERSION
					     ",\"results\":[\n",
					     "\n]}\n",
					     "{",
					     "}",
					     ",\n",
					     "\"%s\":",
					     "null",
					     json_string,
					     put_object};

	(void)e;
	put_rows(out, rows, &json);
	return 0;
}

static int write_lua(FILE *out, const struct format_rows *rows, struct err *e)
{
	static const struct notation lua = {"return { schema = \"" SCHEMA "\", version = " SCHEMA_VERSION
					    ", results = {\n",
					    "} }\n",
					    "\t{",
					    "},\n",
					    "",
					    "%s=",
					    "nil",
					    put_lua_text,
					    put_object};

	(void)e;
	put_rows(out, rows, &lua);
	return 0;
}

const struct result_format format_csv = {.name = "csv", .write = write_csv};
const struct result_format format_json = {.name = "json", .write = write_json};
const struct result_format format_lua = {.name = "lua", .write = write_lua};

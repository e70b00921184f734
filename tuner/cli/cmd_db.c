/* `segtune db`: listings of a database as tables or JSON, its check, and copies. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "harness/base/list.h"
#include "tuner/base/json.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/options.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune db [LISTING] [options]\n"
			    "       segtune db check [options]\n"
			    "       segtune db copy FILE [--without-samples] [options]\n"
			    "\n"
			    "Look into a database. Listings: summary (default), devices, runs, conditions,\n"
			    "cases, builds, best, finals, failures, measurements, peers, break_even. Tables\n"
			    "are cut to 80 columns; --json has everything. check reads the whole file and\n"
			    "exits with 1 if it is damaged. copy writes a compact copy.";

struct db_options {
	const char *db;
	struct store_filter filter;
	int64_t limit;
	int json, without_samples;
};

/* ---- tables ---- */

#define TABLE_WIDTH 80
#define TABLE_COLUMNS 24
#define TEXT_WIDTH 16   /* texts are cut to this before a column is left out */
#define PARAMS_WIDTH 28 /* but parameters, which identify variants, only to this for the columns after them */

/* A listing, collected to find the widths of its columns. */
struct lines {
	int columns, count, room;
	char *names[TABLE_COLUMNS];
	char **cells; /* [line][column], NULL where there is no value */
	int number[TABLE_COLUMNS];
};

static void lines_release(struct lines *l)
{
	for (int i = 0; i < l->count * l->columns; i++)
		free(l->cells[i]);
	for (int c = 0; c < l->columns; c++)
		free(l->names[c]);
	free(l->cells);
}

/* Names of the columns, at the first line. */
static int add_names(struct lines *l, const struct store_cell *cells, int count, struct err *e)
{
	for (int c = 0; c < count && c < TABLE_COLUMNS; c++) {
		l->names[c] = strdup(cells[c].name);
		if (!l->names[c])
			return err_set(e, "no memory for a table");
		l->columns++;
	}
	return 0;
}

static int add_line(void *context, const struct store_cell *cells, int count, struct err *e)
{
	struct lines *l = context;
	char **grown;

	if (l->columns == 0 && add_names(l, cells, count, e) != 0)
		return -1;
	grown = list_grow(l->cells, l->count, &l->room, (size_t)l->columns * sizeof *grown);
	if (!grown)
		return err_set(e, "no memory for a table");
	l->cells = grown;
	memset(&l->cells[l->count * l->columns], 0, (size_t)l->columns * sizeof *l->cells);
	l->count++;
	for (int c = 0; c < l->columns; c++) {
		if (!cells[c].text)
			continue;
		l->cells[(l->count - 1) * l->columns + c] = strdup(cells[c].text);
		if (!l->cells[(l->count - 1) * l->columns + c])
			return err_set(e, "no memory for a table");
		l->number[c] |= cells[c].number;
	}
	return 0;
}

static int min_int(int a, int b)
{
	return a < b ? a : b;
}

static int max_int(int a, int b)
{
	return a > b ? a : b;
}

/* The least width of column c in a table of so many columns. */
static int least_width(const struct lines *l, const int *width, int columns, int c)
{
	if (l->number[c])
		return width[c];
	return min_int(width[c], strcmp(l->names[c], "params") == 0 && c + 1 < columns ? PARAMS_WIDTH : TEXT_WIDTH);
}

/* Widths that fit of so many columns: texts shrink to their least width, then the last columns are dropped. Returns
 * how many remain. */
static int fit(const struct lines *l, int columns, int *width)
{
	int least, sum, shrinkable;

	for (int c = 0; c < columns; c++) {
		width[c] = (int)strlen(l->names[c]);
		for (int i = 0; i < l->count; i++) {
			const char *text = l->cells[i * l->columns + c];

			width[c] = max_int(width[c], text ? (int)strlen(text) : 0);
		}
	}
	do {
		least = sum = 2 * (columns - 1);
		for (int c = 0; c < columns; c++) {
			sum += width[c];
			least += least_width(l, width, columns, c);
		}
	} while (least > TABLE_WIDTH && columns-- > 1);
	for (sum = 2 * (columns - 1), shrinkable = 0; shrinkable < columns; shrinkable++)
		sum += width[shrinkable];
	for (; sum > TABLE_WIDTH; sum--) {
		int widest = -1;

		for (int c = 0; c < columns; c++)
			if (width[c] > least_width(l, width, columns, c) && (widest < 0 || width[c] > width[widest]))
				widest = c;
		if (widest < 0)
			break;
		width[widest]--;
	}
	return columns;
}

/* One cell; newlines (of compiler logs) as blanks, "~" at the end of a text that is cut. */
static void print_cell(const char *text, int width, int right, int last)
{
	int length = (int)strlen(text), cut = length > width;

	if (right)
		(void)printf("%*s", max_int(width - length, 0), "");
	for (int i = 0; i < min_int(length, width); i++)
		(void)putchar(cut && i == width - 1 ? '~' : (unsigned char)text[i] < ' ' ? ' ' : text[i]);
	if (!last)
		(void)printf("%*s", (right ? 0 : max_int(width - length, 0)) + 2, "");
}

static int is_empty(const struct lines *l, int column)
{
	for (int i = 0; i < l->count; i++) {
		const char *text = l->cells[i * l->columns + column];

		if (text && *text)
			return 0;
	}
	return 1;
}

static void swap(char **a, char **b)
{
	char *kept = *a;

	*a = *b;
	*b = kept;
}

/* If no row has a key type, that column is moved to the end and no longer counted. */
static int hide_keys(struct lines *l)
{
	int at = 0;

	while (at < l->columns && strcmp(l->names[at], "keys") != 0)
		at++;
	if (at == l->columns || !is_empty(l, at))
		return l->columns;
	for (int c = at; c + 1 < l->columns; c++) {
		swap(&l->names[c], &l->names[c + 1]);
		l->number[c] = l->number[c + 1];
		for (int i = 0; i < l->count; i++)
			swap(&l->cells[i * l->columns + c], &l->cells[i * l->columns + c + 1]);
	}
	return l->columns - 1;
}

static void print_lines(struct lines *l)
{
	int width[TABLE_COLUMNS], columns;

	if (l->count == 0) {
		(void)puts("none");
		return;
	}
	columns = fit(l, hide_keys(l), width);
	for (int i = -1; i < l->count; i++) {
		for (int c = 0; c < columns; c++) {
			const char *text = i < 0 ? l->names[c] : l->cells[i * l->columns + c];

			print_cell(text ? text : "", width[c], l->number[c], c + 1 == columns);
		}
		(void)putchar('\n');
	}
}

/* ---- listings ---- */

static int json_line(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)context;
	(void)e;
	for (int c = 0; c < count; c++) {
		(void)fputs(c ? "," : "{", stdout);
		json_string(stdout, cells[c].name);
		(void)putchar(':');
		if (!cells[c].text)
			(void)fputs("null", stdout);
		else if (cells[c].number)
			(void)fputs(cells[c].text, stdout);
		else
			json_string(stdout, cells[c].text);
	}
	(void)puts("}");
	return 0;
}

static int list(struct store *s, const char *listing, const struct db_options *o, struct err *e)
{
	struct lines l = {0};
	const struct store_sink json = {json_line, NULL}, table = {add_line, &l};
	int status;

	if (o->json)
		return store_list(s, listing, &o->filter, o->limit, &json, e);
	status = store_list(s, listing, &o->filter, o->limit, &table, e);
	if (status == 0)
		print_lines(&l);
	lines_release(&l);
	return status;
}

static int print_problem(void *context, const struct store_cell *cells, int count, struct err *e)
{
	(void)context;
	(void)count;
	(void)e;
	(void)printf("%s\n", cells[0].text ? cells[0].text : "");
	return 0;
}

static int check(struct store *s, const char *path, struct err *e)
{
	const struct store_sink print = {print_problem, NULL};
	int problems;

	if (store_check(s, &print, &problems, e) != 0)
		return -1;
	if (problems)
		return err_set(e, "database '%s' is damaged: %d problems", path, problems);
	(void)printf("%s: sound\n", path);
	return 0;
}

static int summary(struct store *s, const struct db_options *o, struct err *e)
{
	struct stat status;
	uint64_t digest;

	if (o->json)
		return list(s, "summary", o, e);
	if (stat(o->db, &status) != 0)
		return err_errno(e, "cannot read database '%s'", o->db);
	if (check(s, o->db, e) != 0 || store_digest(s, &digest, e) != 0)
		return -1;
	(void)printf("%.1f MB, digest %016llx\n\n", (double)status.st_size / 1e6, (unsigned long long)digest);
	return list(s, "summary", o, e);
}

static int copy(struct store *s, int operands, char **operand, const struct db_options *o, struct err *e)
{
	if (operands != 2)
		return err_as(e, ERR_USAGE, "copy needs the file to write (segtune db --help)");
	if (store_copy(s, operand[1], !o->without_samples, e) != 0)
		return -1;
	(void)printf("%s\n", operand[1]);
	return 0;
}

static int known_listing(const char *name)
{
	for (const struct store_listing *l = store_listings; l->name; l++)
		if (strcmp(l->name, name) == 0)
			return 1;
	return 0;
}

static int show(int operands, char **operand, const struct db_options *o, struct err *e)
{
	const char *what = operands ? operand[0] : "summary";
	int is_copy = strcmp(what, "copy") == 0, is_check = strcmp(what, "check") == 0, status;
	struct store *s = NULL;

	if (!is_copy && !is_check && !known_listing(what))
		return err_as(e, ERR_USAGE, "unknown listing '%s' (segtune db --help)", what);
	if (operands > 1 && !is_copy)
		return err_as(e, ERR_USAGE, "db %s takes no operand '%s' (segtune db --help)", what, operand[1]);
	if (store_open(o->db, STORE_READ, &s, e) != 0)
		return -1;
	if (is_copy)
		status = copy(s, operands, operand, o, e);
	else if (is_check)
		status = check(s, o->db, e);
	else if (strcmp(what, "summary") == 0)
		status = summary(s, o, e);
	else
		status = list(s, what, o, e);
	store_close(s);
	return status;
}

int cmd_db(int argc, char **argv)
{
	struct db_options o = {.db = SEGTUNE_DEFAULT_DB, .filter = {.cold = -1}, .limit = -2};
	const struct option options[] = {
		{"db", OPTION_TEXT, &o.db, "FILE", "database (default " SEGTUNE_DEFAULT_DB ")"},
		{"operation", OPTION_TEXT, &o.filter.operation, "NAME", "only this operation"},
		{"type", OPTION_TEXT, &o.filter.type, "TYPE", "only this element type"},
		{"operator", OPTION_TEXT, &o.filter.oper, "NAME", "only this operator"},
		{"key-type", OPTION_TEXT, &o.filter.key_type, "TYPE", "only this key type"},
		{"device", OPTION_TEXT, &o.filter.device, "NAME", "only this device, by its name"},
		{"limit", OPTION_INT, &o.limit, "N", "so many lines at most (default 40; with --json all)"},
		{"json", OPTION_FLAG, &o.json, NULL, "one JSON object a line"},
		{"without-samples", OPTION_FLAG, &o.without_samples, NULL, "copy: medians and intervals only"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status != OPTIONS_GO_ON)
		return status;
	if (o.limit == -2)
		o.limit = o.json ? -1 : 40;
	status = show(operands, argv + 1, &o, &e);
	return status ? report(&e) : 0;
}

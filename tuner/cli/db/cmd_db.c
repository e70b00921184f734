/* `segtune db`: lists the contents of a database as tables or JSON, checks it, and copies it. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/cli/db/db_impl.h"
#include "tuner/cli/db/table.h"
#include "tuner/session/session.h"
#include "tuner/store/store.h"

static const char usage[] = "segtune db [LISTING] [options]\n"
			    "       segtune db check [options]\n"
			    "       segtune db copy FILE [--without-samples] [options]\n"
			    "       segtune db merge OUT IN...\n"
			    "       segtune db compare A B\n"
			    "       segtune db stale\n"
			    "       segtune db spans FILE...\n"
			    "\n"
			    "List what databases hold, or check, copy, merge and compare them. Listings:\n"
			    "summary (default), contents, devices, runs, conditions, cases, builds, best,\n"
			    "finals, failures, measurements, peers, break_even. Tables are cut to the width\n"
			    "of the terminal; --json and --csv print everything, numbers in full. check reads\n"
			    "the whole file and exits with 1 if it is damaged, copy writes a compact copy,\n"
			    "merge joins databases, compare shows which is faster, stale lists outdated\n"
			    "results, spans adds data that older formats lack: see segtune db merge --help,\n"
			    "and so on.";

#define DEFAULT_LINES 40
#define LIMIT_NOT_GIVEN (-2)

struct db_options {
	struct strings dbs;
	struct store_filter filter;
	char device[DEVICE_NAME]; /* device of the filter */
	int64_t limit;
	enum table_format format;
	int json, csv, without_samples;
};

static int list(struct store *s, const char *listing, const struct db_options *o, struct err *e)
{
	struct table t = {.format = o->format, .keep = o->format == TABLE_TEXT && o->limit > 0 ? (int)o->limit : 0};
	const struct store_sink to = {table_row, &t};
	/* For a table all rows are counted, so that it can say how many it left out. */
	int status = store_list(s, listing, &o->filter, t.keep ? -1 : o->limit, &to, e);

	if (status == 0)
		table_print(&t);
	table_release(&t);
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

/* Checks and prints one file: whether it is sound, its size, and the digest that headers name. */
static int print_file(const char *path, struct err *e)
{
	struct store *s;
	struct stat file;
	uint64_t digest;
	int status;

	if (store_open(path, STORE_READ, &s, e) != 0)
		return -1;
	status = check(s, path, e) || store_digest(s, &digest, e) ? -1 : 0;
	store_close(s);
	if (status == 0 && stat(path, &file) != 0)
		status = err_errno(e, "cannot read database '%s'", path);
	if (status == 0)
		(void)printf("%.1f MB, digest %016llx\n\n", (double)file.st_size / 1e6, (unsigned long long)digest);
	return status;
}

static int summary(struct store *s, const struct db_options *o, struct err *e)
{
	for (int i = 0; i < o->dbs.count && o->format == TABLE_TEXT; i++)
		if (print_file(o->dbs.items[i], e) != 0)
			return -1;
	if (o->format != TABLE_TEXT)
		return list(s, "summary", o, e);
	if (list(s, "contents", o, e) != 0)
		return -1;
	(void)putchar('\n');
	return list(s, "summary", o, e);
}

/* Checks all files, even after a damaged one, so that each of those is reported. */
static int check_files(const struct db_options *o, struct err *e)
{
	int status = 0;

	for (int i = 0; i < o->dbs.count; i++) {
		struct store *s = NULL;
		struct err one;

		if (store_open(o->dbs.items[i], STORE_READ, &s, &one) || check(s, o->dbs.items[i], &one)) {
			if (status != 0)
				(void)report(e);
			*e = one;
			status = -1;
		}
		store_close(s);
	}
	return status;
}

static int copy(struct store *s, int operands, char **operand, const struct db_options *o, struct err *e)
{
	if (operands != 2)
		return err_as(e, ERR_USAGE, "copy needs the file to write (segtune db --help)");
	if (o->dbs.count > 1)
		return err_as(e, ERR_USAGE, "copy takes one database: segtune db merge joins several");
	if (store_copy(s, operand[1], !o->without_samples, e) != 0)
		return -1;
	(void)printf("%s\n", operand[1]);
	return 0;
}

/* Subcommands with options of their own. */
static const struct db_command {
	const char *name, *about;
	int (*run)(int argc, char **argv);
} db_commands[] = {{"merge", "join databases into one", db_merge},
		   {"compare", "show which of two databases is faster, case by case", db_compare},
		   {"stale", "list results of an older source, compiler or driver", db_stale},
		   {"spans", "add the heaviest spans to older databases", db_spans}};

static const struct db_command *find_command(const char *name)
{
	for (size_t i = 0; i < sizeof db_commands / sizeof *db_commands; i++)
		if (strcmp(db_commands[i].name, name) == 0)
			return &db_commands[i];
	return NULL;
}

static int known_listing(const char *name)
{
	for (const struct store_listing *l = store_listings; l->name; l++)
		if (strcmp(l->name, name) == 0)
			return 1;
	return 0;
}

static int fail_unknown_listing(const char *name, struct err *e)
{
	struct nearest near = nearest_to(name);

	for (const struct store_listing *l = store_listings; l->name; l++)
		nearest_offer(&near, l->name);
	for (size_t i = 0; i < sizeof db_commands / sizeof *db_commands; i++)
		nearest_offer(&near, db_commands[i].name);
	if (near.best)
		return err_as(e, ERR_USAGE, "unknown listing '%.80s': did you mean %s?", name, near.best);
	return err_as(e, ERR_USAGE, "unknown listing '%.80s' (segtune db --help)", name);
}

static int show(int operands, char **operand, struct db_options *o, struct err *e)
{
	const char *what = operands ? operand[0] : "summary";
	int is_copy = strcmp(what, "copy") == 0, is_check = strcmp(what, "check") == 0, status;
	struct store *s = NULL;

	if (find_command(what))
		return err_as(e, ERR_USAGE, "write '%s' first: segtune db %s ...", what, what);
	if (!is_copy && !is_check && !known_listing(what))
		return fail_unknown_listing(what, e);
	if (operands > 1 && !is_copy)
		return err_as(e, ERR_USAGE, "db %s takes no operand '%s' (segtune db --help)", what, operand[1]);
	if (is_check)
		return check_files(o, e);
	if (store_open_several(&o->dbs, &s, e) != 0)
		return -1;
	status = database_complete_filter(s, &o->filter, o->device, e);
	if (status != 0)
		;
	else if (is_copy)
		status = copy(s, operands, operand, o, e);
	else if (strcmp(what, "summary") == 0)
		status = summary(s, o, e);
	else
		status = list(s, what, o, e);
	store_close(s);
	return status;
}

static int complete_options(struct db_options *o, struct err *e)
{
	if (o->json && o->csv)
		return err_as(e, ERR_USAGE, "options '--json' and '--csv' exclude each other");
	o->format = o->json ? TABLE_JSON : o->csv ? TABLE_CSV : TABLE_TEXT;
	o->filter.exact = o->format != TABLE_TEXT;
	if (o->limit == LIMIT_NOT_GIVEN)
		o->limit = o->format == TABLE_TEXT ? DEFAULT_LINES : -1;
	return databases_default(&o->dbs, e);
}

static int listings(int argc, char **argv)
{
	struct db_options o = {.filter = {.cold = -1, .input = STORE_EVERY_INPUT}, .limit = LIMIT_NOT_GIVEN};
	const struct option options[] = {
		OPTION_DATABASES(&o.dbs),
		FILTER_OPTIONS(o.filter),
		{"input", OPTION_TEXT, &o.filter.input, "INPUT", "only this input; array: values in memory"},
		{"limit", OPTION_COUNT, &o.limit, "N",
		 "maximum number of lines (default 40; with --json or --csv: all)"},
		{"json", OPTION_FLAG, &o.json, NULL, "print one JSON object per line"},
		{"csv", OPTION_FLAG, &o.csv, NULL, "print CSV with a header line"},
		{"without-samples", OPTION_FLAG, &o.without_samples, NULL, "copy: only medians and intervals"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status == OPTIONS_GO_ON)
		status = complete_options(&o, &e) || show(operands, argv + 1, &o, &e) ? report(&e) : 0;
	strings_release(&o.dbs);
	return status;
}

/* Lists the words for shell completion. */
static int list_words(void)
{
	for (const struct store_listing *l = store_listings; l->name; l++)
		(void)printf("%s\t%s\n", l->name, l->about);
	(void)puts("check\tread the whole file\ncopy\twrite a compact copy");
	for (size_t i = 0; i < sizeof db_commands / sizeof *db_commands; i++)
		(void)printf("%s\t%s\n", db_commands[i].name, db_commands[i].about);
	return 0;
}

int cmd_db(int argc, char **argv)
{
	const struct db_command *command = argc > 1 ? find_command(argv[1]) : NULL;
	char name[32];

	if (argc > 1 && strcmp(argv[1], "--list-words") == 0)
		return list_words();
	if (!command)
		return listings(argc, argv);
	(void)snprintf(name, sizeof name, "db %s", command->name);
	argv[1] = name;
	return command->run(argc - 1, argv + 1);
}

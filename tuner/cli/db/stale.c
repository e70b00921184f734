/* `segtune db stale`: lists results made stale by a new driver, compiler or source. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/list.h"
#include "tuner/base/wrap.h"
#include "tuner/cli/base/databases.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/db/db_impl.h"
#include "tuner/cli/db/table.h"
#include "tuner/session/stale.h"

#define DEVICES 64
#define DEFAULT_LINES 40

static const char usage[] = "segtune db stale [options]\n"
			    "\n"
			    "List results that were made with a source, kernel compiler or driver other than\n"
			    "the current ones, and those of strategies and parameter values that no longer\n"
			    "exist. The current driver and compiler are those of the device if it is present,\n"
			    "else those of its newest result. `segtune sweep --stale` repeats these\n"
			    "measurements. If one fails then, it is no longer stale; `segtune db failures`\n"
			    "says why it failed.";

struct stale_options {
	struct strings dbs;
	const char *catalogue;
	struct store_filter filter;
	char device[DEVICE_NAME]; /* device of the filter */
	const char *of_driver;    /* driver of the results to list; empty: any */
	int64_t limit;
	int json, csv;
};

/* Results of one strategy that are stale for the same reason. */
struct group {
	const struct store_row *row; /* any of its rows */
	enum stale_reason reason;
	int results, cases;
	const char *geometry; /* of the result counted last */
};

struct groups {
	struct group *list;
	int count, room;
	int results, stale; /* how many there are, and how many of them are stale */
};

/* ---- devices of this machine ---- */

static int occurs(const struct store_row *rows, int count, const char *backend)
{
	for (int i = 0; i < count; i++)
		if (strcmp(rows[i].backend, backend) == 0)
			return 1;
	return 0;
}

/* Finds the devices of the backends that the rows name; a backend that is not available has none. list has room for
 * DEVICES. */
static int devices_here(const struct store_row *rows, int count, struct gpu_info *list)
{
	int found = 0;

	for (const struct gpu_backend *const *b = gpu_backends; *b; b++) {
		struct err absent;
		int n = occurs(rows, count, (*b)->name) ? (*b)->devices(list + found, DEVICES - found, &absent) : 0;

		found += n < 0 ? 0 : n > DEVICES - found ? DEVICES - found : n;
	}
	return found;
}

/* ---- groups ---- */

static int is_in_group(const struct group *g, const struct store_row *row, enum stale_reason reason)
{
	const struct store_row *r = g->row;

	return g->reason == reason && strcmp(r->device, row->device) == 0 && strcmp(r->backend, row->backend) == 0 &&
	       strcmp(r->operation, row->operation) == 0 && strcmp(r->type, row->type) == 0 &&
	       strcmp(r->oper, row->oper) == 0 && strcmp(r->key_type, row->key_type) == 0 &&
	       strcmp(r->strategy, row->strategy) == 0;
}

/* Adds a stale row to its group; rows of a case are adjacent. */
static int add_row(struct groups *all, const struct store_row *row, enum stale_reason reason, struct err *e)
{
	struct group *g = NULL;

	for (int i = 0; i < all->count && !g; i++)
		if (is_in_group(&all->list[i], row, reason))
			g = &all->list[i];
	if (!g) {
		struct group *grown = list_grow(all->list, all->count, &all->room, sizeof *grown);

		if (!grown)
			return err_as(e, ERR_TOO_LARGE, "out of memory");
		all->list = grown;
		g = &all->list[all->count++];
		*g = (struct group){.row = row, .reason = reason};
	}
	g->cases += !g->geometry || strcmp(g->geometry, row->geometry) != 0;
	g->geometry = row->geometry;
	g->results++;
	all->stale++;
	return 0;
}

/* driver: count only its results; empty: of any. */
static int add_rows(struct groups *all, const struct store_row *rows, const enum stale_reason *reasons, int count,
		    const char *driver, struct err *e)
{
	for (int i = 0; i < count; i++) {
		if (driver[0] && strcmp(rows[i].driver, driver) != 0)
			continue;
		all->results++;
		if (reasons[i] != STALE_NOT && add_row(all, &rows[i], reasons[i], e) != 0)
			return -1;
	}
	return 0;
}

/* ---- output ---- */

static int print_group(struct table *t, const struct group *g, struct err *e)
{
	char results[24], cases[24];
	const struct store_cell cells[] = {
		{"because of", stale_names[g->reason], 0},
		{"operation", g->row->operation, 0},
		{"strategy", g->row->strategy, 0},
		{"type", g->row->type, 0},
		{"operator", g->row->oper, 0},
		{"keys", g->row->key_type, 0},
		{"results", results, 1},
		{"cases", cases, 1},
		{"device", g->row->device, 0},
		{"driver", g->row->driver, 0},
	};

	(void)snprintf(results, sizeof results, "%d", g->results);
	(void)snprintf(cases, sizeof cases, "%d", g->cases);
	return table_row(t, cells, (int)(sizeof cells / sizeof *cells), e);
}

static int print_groups(const struct stale_options *o, const struct groups *all, struct err *e)
{
	struct table t = {.format = o->json ? TABLE_JSON : o->csv ? TABLE_CSV : TABLE_TEXT};
	int status = 0;

	t.keep = t.format == TABLE_TEXT ? (int)o->limit : 0;
	for (int i = 0; i < all->count && status == 0; i++)
		status = print_group(&t, &all->list[i], e);
	if (status == 0)
		table_print(&t);
	table_release(&t);
	if (status == 0 && t.format == TABLE_TEXT) {
		(void)putchar('\n');
		wrap_printf(stdout, 0, 2, "%d of %d results are stale%s", all->stale, all->results,
			    all->stale ? ": segtune sweep --stale repeats them" : "");
	}
	return status;
}

/* If a variant was measured again with a newer driver, its older result does not count as stale. */
static int find(struct store *s, struct catalogue *cat, const struct stale_options *o, struct err *e)
{
	struct gpu_info *devices = calloc(DEVICES, sizeof *devices);
	struct store_row *rows = NULL;
	enum stale_reason *reasons = NULL;
	struct stale_query query = {cat, s, devices, 0};
	struct groups all = {0};
	int count = 0, status = devices ? store_rows(s, &o->filter, &rows, &count, e) : -1;

	if (!devices)
		(void)err_as(e, ERR_TOO_LARGE, "out of memory");
	if (status == 0) {
		query.devices = devices_here(rows, count, devices);
		reasons = calloc((size_t)count + 1, sizeof *reasons);
		status = !reasons ? err_as(e, ERR_TOO_LARGE, "out of memory")
			 : stale_find(&query, rows, count, reasons, e) ||
					 add_rows(&all, rows, reasons, count, o->of_driver, e) ||
					 print_groups(o, &all, e)
				 ? -1
				 : 0;
	}
	free(all.list);
	free(reasons);
	free(rows);
	free(devices);
	return status;
}

/* Results of all drivers are read, since only they show what is newer; those of the driver asked for are picked
 * later. */
static int complete_filter(struct store *s, struct stale_options *o, struct err *e)
{
	const char *driver = o->filter.driver ? o->filter.driver : "all";

	if (database_complete_filter(s, &o->filter, o->device, e) != 0)
		return -1;
	o->filter.driver = NULL;
	o->of_driver = strcmp(driver, "all") == 0 ? "" : driver;
	return 0;
}

static int stale(struct stale_options *o, struct err *e)
{
	struct catalogue *cat = NULL;
	struct store *s = NULL;
	int status = databases_default(&o->dbs, e) || store_open_several(&o->dbs, &s, e) ||
				     catalogue_open(o->catalogue, &cat, e) || complete_filter(s, o, e) ||
				     find(s, cat, o, e)
			     ? -1
			     : 0;

	catalogue_close(cat);
	store_close(s);
	return status;
}

int db_stale(int argc, char **argv)
{
	struct stale_options o = {.filter = {.cold = -1}, .limit = DEFAULT_LINES};
	const struct option options[] = {
		OPTION_DATABASES(&o.dbs),
		{"catalogue", OPTION_TEXT, &o.catalogue, "DIR", "also read strategies from this folder"},
		FILTER_OPTIONS(o.filter),
		{"limit", OPTION_COUNT, &o.limit, "N", "maximum number of lines per table (default 40)"},
		{"json", OPTION_FLAG, &o.json, NULL, "print one JSON object per line"},
		{"csv", OPTION_FLAG, &o.csv, NULL, "print CSV with a header line"},
		{0}};
	struct err e = {0};
	int operands, status = options_parse(argc, argv, options, usage, &operands);

	if (status == OPTIONS_GO_ON)
		status = options_refuse_operands(argv, operands, &e) || stale(&o, &e) ? report(&e) : 0;
	strings_release(&o.dbs);
	return status;
}

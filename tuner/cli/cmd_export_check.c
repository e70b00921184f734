/* `segtune export --check`: what a table costs on geometries that took no part in it, measured or recorded. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/base/stop.h"
#include "tuner/cli/base/options.h"
#include "tuner/cli/commands.h"
#include "tuner/report/check_table.h"
#include "tuner/report/export_select.h"
#include "tuner/report/read_header.h"
#include "tuner/request/request.h"
#include "tuner/search/benchmark/replay.h"
#include "tuner/session/session.h"
#include "tuner/sweep/sweep.h"

static const char usage[] = "segtune export --check [options] SPEC|FILE ...\n"
			    "\n"
			    "Measure the regret of this device's tables on geometries that were not used to\n"
			    "make them: the box picked, with less or more known of the lengths, against the\n"
			    "fastest of the tables' boxes and, with --search, of more variants. Measurements\n"
			    "go to a separate database. Of a recording, all geometries if none is named.";

struct check {
	struct session_options session; /* its database is `into` */
	const char *db;                 /* database of the tables */
	const char *into;               /* NULL: a name made from db */
	const char *table;              /* header with the tables; NULL: they are made from db */
	struct export_request export;   /* operation, types, operators, key types, limits */
	int64_t max_boxes;
	char search[24];
	double budget;
	int64_t evaluations, samples;
	struct strings strategies; /* of the search; empty: all */
	struct strings geometries; /* canonical names; of a recording none: all */
	struct selection_table *tables;
	int ntables;
	int cold; /* 1: the tables were measured with cold caches */
};

/* ---- the tables ---- */

static int is_wanted(const struct check *c, const struct selection_table *t)
{
	return strings_allow(&c->export.types, t->type) && strings_allow(&c->export.opers, t->oper) &&
	       strings_allow(&c->export.key_types, t->key_type);
}

static void note_part(const struct check *c, const struct store_row *rows, int nrows)
{
	for (int k = 0; k < c->geometries.count; k++)
		for (int i = 0; i < nrows; i++)
			if (strcmp(rows[i].geometry, c->geometries.items[k]) == 0) {
				(void)fprintf(stderr, "segtune: note: the tables were made with %s\n",
					      rows[i].geometry);
				break;
			}
}

static int fit_tables(struct check *c, struct store *store, struct err *e)
{
	struct store_filter filter = {.operation = c->export.operation,
				      .cold = 1,
				      .driver = c->export.driver[0] ? c->export.driver : STORE_EVERY_DRIVER};
	struct store_row *rows;
	int nrows, status;

	if (store_rows(store, &filter, &rows, &nrows, e))
		return -1;
	c->cold = nrows > 0;
	if (!c->cold) { /* warm results only where nothing was measured cold, as in a header */
		free(rows);
		filter.cold = 0;
		if (store_rows(store, &filter, &rows, &nrows, e))
			return -1;
	}
	note_part(c, rows, nrows);
	status = export_select(store, &c->export, &(struct export_rows){rows, nrows, 0}, &c->tables, &c->ntables, e);
	free(rows);
	return status;
}

static int read_tables(struct check *c, struct err *e)
{
	struct store *store;
	int status;

	if (!c->table && !c->export.operation[0])
		(void)snprintf(c->export.operation, sizeof c->export.operation, "segreduce");
	if (c->table) {
		c->cold = 1; /* as in most headers: only a header's comment says so */
		return header_read_tables(c->table, c->export.operation, &c->tables, &c->ntables, e);
	}
	if (store_open(c->db, STORE_READ, &store, e))
		return -1;
	status = fit_tables(c, store, e);
	store_close(store);
	return status;
}

/* ---- measurements ---- */

/* Makes a request for table t on the geometries. The caller releases its lists. */
static int make_request(const struct check *c, const struct selection_table *t, struct sweep_request *r, struct err *e)
{
	sweep_request_init(r);
	(void)snprintf(r->operation, sizeof r->operation, "%s", t->operation);
	r->sampling.warm = !c->cold;
	r->sampling.max_samples = (int)c->samples;
	if (strings_add(&r->types, t->type, e) ||
	    (strcmp(t->oper, "none") != 0 && strings_add(&r->opers, t->oper, e)) ||
	    (t->key_type[0] && strings_add(&r->key_types, t->key_type, e)))
		return -1;
	for (int i = 0; i < c->geometries.count; i++)
		if (strings_add(&r->geometries, c->geometries.items[i], e))
			return -1;
	return 0;
}

/* Measures the variants that r asks for. That none of them is valid is not an error here: the outcome shows it. */
static int sweep(struct session *s, const struct sweep_request *r, struct err *e)
{
	struct sweep_found found;

	return sweep_check_request(s->catalogue, r, e) || sweep_run(s, r, NULL, NULL, &found, e) ? -1 : 0;
}

/* Measures all boxes in one sweep, so that each geometry is generated once. */
static int measure_boxes(const struct check *c, struct session *s, const struct selection_table *t, struct err *e)
{
	struct sweep_request r;
	char name[sizeof t->boxes->strategy + sizeof t->boxes->params + 1];
	int status = make_request(c, t, &r, e);

	r.sampling.no_finals = 1;
	for (int k = 0; k < t->nboxes && status == 0; k++) {
		(void)snprintf(name, sizeof name, "%s %s", t->boxes[k].strategy, t->boxes[k].params);
		status = strings_add(&r.only.named, name, e);
	}
	if (status == 0)
		status = sweep(s, &r, e);
	sweep_request_release(&r);
	return status;
}

static int is_searched(const struct check *c)
{
	return c->search[0] || c->budget > 0 || c->evaluations;
}

/* Searches for variants faster than the boxes. Called once with only_check before anything is measured, and again after
 * the boxes. */
static int search_more(const struct check *c, struct session *s, const struct selection_table *t, int only_check,
		       struct err *e)
{
	struct sweep_request r;
	int status;

	if (!is_searched(c))
		return 0;
	status = make_request(c, t, &r, e);
	(void)snprintf(r.search, sizeof r.search, "%s", c->search[0] ? c->search : "auto");
	r.budget = c->budget;
	r.evaluations = c->evaluations;
	for (int i = 0; i < c->strategies.count && status == 0; i++)
		status = strings_add(&r.strategies, c->strategies.items[i], e);
	if (status == 0)
		status = only_check ? sweep_check_request(s->catalogue, &r, e) : sweep(s, &r, e);
	sweep_request_release(&r);
	return status;
}

static int name_all(const struct store_row *rows, int nrows, struct strings *names, struct err *e)
{
	for (int i = 0; i < nrows; i++)
		if (!strings_have(names, rows[i].geometry) && strings_add(names, rows[i].geometry, e))
			return -1;
	return 0;
}

/* Prints what table t costs by the times in the database; nothing if it has none of the device. */
static int report_table(const struct check *c, struct store *store, const struct selection_table *t, int *valid,
			struct err *e)
{
	const struct store_filter filter = {.operation = t->operation,
					    .type = t->type,
					    .oper = t->oper,
					    .device = t->device,
					    .cold = c->cold,
					    .key_type = t->key_type[0] ? t->key_type : NULL};
	struct check_result result = {.cases = 0};
	struct strings all = {0};
	struct store_row *rows;
	int nrows, status;

	if (store_rows(store, &filter, &rows, &nrows, e))
		return -1;
	status = c->geometries.count ? 0 : name_all(rows, nrows, &all, e);
	if (status == 0 && nrows)
		check_table(t, rows, nrows, c->geometries.count ? &c->geometries : &all, &result);
	strings_release(&all);
	free(rows);
	*valid += result.cases;
	return status;
}

static int check_one(const struct check *c, struct session *s, const struct selection_table *t, int *valid,
		     struct err *e)
{
	if (search_more(c, s, t, 1, e))
		return -1;
	if (measure_boxes(c, s, t, e) || search_more(c, s, t, 0, e))
		return -1;
	progress_end(&s->progress);
	return report_table(c, s->store, t, valid, e);
}

static int no_table(const struct check *c, const char *device, struct err *e)
{
	return err_set(e, "%s has no table%s%s%s%s", c->table ? c->table : c->db,
		       c->export.operation[0] ? " of operation " : "", c->export.operation, device[0] ? " for " : "",
		       device);
}

static int check_all(const struct check *c, struct session *s, struct err *e)
{
	const struct gpu_info *device = &s->gpu->info;
	int found = 0, valid = 0;

	for (int i = 0; i < c->ntables; i++) {
		const struct selection_table *t = &c->tables[i];

		if (!is_wanted(c, t) || strcmp(t->device, device->name) != 0 ||
		    strcmp(t->backend, device->backend) != 0)
			continue;
		found++;
		if (check_one(c, s, t, &valid, e))
			return -1;
	}
	if (!found)
		return no_table(c, device->name, e);
	return valid ? 0 : err_set(e, "nothing valid was measured on these geometries");
}

/* ---- recorded times ---- */

/* Refuses options that choose what to measure. */
static int check_recorded(const struct check *c, struct err *e)
{
	const struct replay_option options[] = {{c->into != NULL, "into", NULL},
						{c->search[0] != 0, "search", NULL},
						{c->budget > 0, "budget", NULL},
						{c->evaluations > 0, "evaluations", NULL},
						{c->strategies.count > 0, "strategy", NULL},
						{c->samples > 0, "samples", NULL}};

	return replay_refuse(options, sizeof options / sizeof *options, e);
}

static int check_recording(const struct check *c, const char *path, struct err *e)
{
	struct store *store;
	int found = 0, valid = 0, status = store_open(path, STORE_READ, &store, e);

	if (status)
		return -1;
	for (int i = 0; i < c->ntables && status == 0; i++)
		if (is_wanted(c, &c->tables[i])) {
			found++;
			status = report_table(c, store, &c->tables[i], &valid, e);
		}
	store_close(store);
	if (status || valid)
		return status;
	return found ? err_set(e, "%s has no times of these tables' devices on these geometries", path)
		     : no_table(c, "", e);
}

/* ---- the command ---- */

/* Writes "results/segtune.check.db" for "results/segtune.db", unless a name is given. */
static int name_database(const struct check *c, char *out, size_t size, struct err *e)
{
	const size_t length = strlen(c->db);
	const int stem = length > 3 && strcmp(c->db + length - 3, ".db") == 0 ? (int)length - 3 : (int)length;
	const int used =
		c->into ? snprintf(out, size, "%s", c->into) : snprintf(out, size, "%.*s.check.db", stem, c->db);

	if (used < 0 || (size_t)used >= size)
		return err_set(e, "the name of the database is too long");
	if (strcmp(out, c->db) == 0)
		return err_as(e, ERR_USAGE, "--into %s: later tables would use what is measured there", out);
	return 0;
}

static int read_geometries(struct check *c, char **names, int count, struct err *e)
{
	const int recorded = replay_path(c->session.device) != NULL;
	char canonical[1024];

	if (count == 0 && !recorded)
		return err_as(e, ERR_USAGE, "export --check takes geometries (segtune export --check --help)");
	for (int i = 0; i < count; i++)
		if ((!recorded && geometry_check_readable(names[i], e)) ||
		    geometry_canonical(names[i], canonical, sizeof canonical, e) ||
		    strings_add(&c->geometries, canonical, e))
			return -1;
	return 0;
}

static int measure(struct check *c, const char *command, struct err *e)
{
	struct session s = {0};
	char into[1024];
	int status;

	if (name_database(c, into, sizeof into, e) || read_tables(c, e))
		return -1;
	c->session.db = into;
	status = session_open(&s, &c->session, command, e);
	if (status == 0)
		status = check_all(c, &s, e);
	progress_end(&s.progress);
	session_close(&s, status == 0 ? "done" : e->kind == ERR_STOPPED ? "interrupted" : "failed");
	return status;
}

static int run(struct check *c, const char *command, struct err *e)
{
	const char *recording = replay_path(c->session.device);

	stop_on_signals();
	if (c->max_boxes > 1000)
		return err_as(e, ERR_USAGE, "option '--max-boxes' cannot be '%lld' (1 to 1000)",
			      (long long)c->max_boxes);
	c->export.max_boxes = (int)c->max_boxes;
	if (!recording)
		return measure(c, command, e);
	return check_recorded(c, e) || read_tables(c, e) || check_recording(c, recording, e) ? -1 : 0;
}

static int parse_and_run(int argc, char **argv, struct check *c, const char *command)
{
	int checking = 0, quiet = 0, operands, status;
	const struct option options[] = {
		{"check", OPTION_FLAG, &checking, NULL, "check tables: this command"},
		{"db", OPTION_TEXT, &c->db, "FILE", "database of the tables (" ABOUT_DEFAULT_DB ")"},
		{"table", OPTION_TEXT, &c->table, "FILE", "check the tables of this header instead"},
		{"into", OPTION_TEXT, &c->into, "FILE",
		 "database for the measurements (default: FILE.check.db next to --db)"},
		{"on", OPTION_TEXT, &c->session.device, "DEVICE",
		 "cuda:0, opencl:0, ... or auto (default); a recording: replay:FILE.db"},
		SESSION_OPTIONS(c->session),
		{"operation", OPTION_CHARS(c->export.operation), "NAME", "default segreduce; for a header: all"},
		{"type", OPTION_LIST, &c->export.types, "LIST", "element types (default all measured)"},
		{"operator", OPTION_LIST, &c->export.opers, "LIST", "operators (default all measured)"},
		{"key-type", OPTION_LIST, &c->export.key_types, "LIST", "key types (default all measured)"},
		{"max-boxes", OPTION_COUNT, &c->max_boxes, "N", "maximum launch boxes per table (default 4)"},
		{"tolerance", OPTION_POSITIVE, &c->export.tolerance, "REGRET", "as for export (default 0.01)"},
		{"driver", OPTION_CHARS(c->export.driver), "TEXT", "as for export"},
		{"keep", OPTION_CHARS(c->export.keep), "FILE", "as for export"},
		{"weights", OPTION_LIST, &c->export.weights, "LIST", "as for export"},
		{"search", OPTION_CHARS(c->search), "NAME", "also search for faster variants: exhaustive, auto, ..."},
		{"budget", OPTION_SECONDS, &c->budget, "TIME", "time of this search per table: 60s, 5m"},
		{"evaluations", OPTION_COUNT, &c->evaluations, "N", "maximum measurements of this search per table"},
		{"strategy", OPTION_LIST, &c->strategies, "LIST", "only these strategies in this search"},
		{"samples", OPTION_COUNT, &c->samples, "N", "maximum samples per measurement (default 101)"},
		{"quiet", OPTION_FLAG, &quiet, NULL, "print no progress"},
		{NULL, OPTION_FLAG, NULL, NULL, NULL},
	};
	struct err e = {0};

	status = options_parse(argc, argv, options, usage, &operands);
	if (status != OPTIONS_GO_ON)
		return status;
	c->session.progress = quiet ? PROGRESS_QUIET : PROGRESS_AUTO;
	return read_geometries(c, argv + 1, operands, &e) || run(c, command, &e) ? report(&e) : 0;
}

int cmd_export_check(int argc, char **argv)
{
	struct check c = {.session = {.device = "auto", .jobs = SESSION_JOBS},
			  .db = session_default_db(),
			  .max_boxes = REQUEST_MAX_BOXES};
	char *command = session_command(argc, argv), form[] = "export --check";
	int status;

	if (!command)
		return report_no_memory();
	argv[0] = form; /* whose help wrong options point to */
	export_request_init(&c.export);
	c.export.operation[0] = '\0';
	status = parse_and_run(argc, argv, &c, command);
	selection_free(c.tables, c.ntables);
	strings_release(&c.strategies);
	strings_release(&c.geometries);
	export_request_release(&c.export);
	free(command);
	return status;
}
